#include "model/exchange/fairy_stockfish/fairy_catalogue.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <map>

using namespace rookery;
using namespace rookery::test;

/// Every design that comes with the program, and every variant that can be imported by name, in
/// every target that can be run: what is called exact has to be, and enough of the bundled ones
/// have to be exact. It takes minutes, so that it runs only where ROOKERY_ALL_PROOFS is set.
class tst_proof_counts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVerdictCanBeRead();
    void exactIsProved_data();
    void exactIsProved();
};

namespace {

struct Named
{
    std::string name;
    Design design;
    bool isBundled = false;
};

std::vector<Named> allDesigns()
{
    std::vector<Named> all;
    for (const BundledDesign &bundled : bundledDesigns())
        all.push_back({std::string(bundled.name), bundledDesign(bundled.name), true});
    for (const fairy::IniSection &section : fairy::builtInVariants().sections) {
        const std::string &name = section.name;
        auto variant = fairy::importVariant({}, name);
        if (variant)
            all.push_back({"variant " + name, std::move(variant->design), false});
    }
    return all;
}

bool hasMen(const Design &design)
{
    return !design.setup->placements.empty();
}

} // namespace

/// Of some designs, with ROOKERY_SEEDS of all: no verdict is empty where the file is refused, and every difference is written into the file's
/// head.
void tst_proof_counts::everyVerdictCanBeRead()
{
    std::map<std::string_view, std::array<int, 3>> counts;
    constexpr std::size_t large = 150; // cells, of which every pair may be written out
    const std::vector<Named> designs = allDesigns();
    for (std::size_t i = 0; i < designs.size(); i += stride(12)) {
        const Named &named = designs[i];
        const Subject subject(named.design);
        if (stride(2) > 1 && subject.board().size() > large)
            continue;
        for (const Format &format : formats()) {
            if (!format.writes())
                continue;
            const std::string what = named.name + " as " + std::string(format.id);
            const Verdict verdict = verdictOf(format, subject, {});
            ++counts[format.id][static_cast<std::size_t>(verdict.portability())];
            if (format.isPainted || format.id == "movetable")
                continue; // what is painted or takes long to make
            const auto made = exported(format, subject, {});
            QVERIFY2(made.has_value() == verdict.obstacles.empty(), what.c_str());
            if (!made || format.carries == Carries::Position || format.id == "html")
                continue;
            for (const Loss &loss : verdict.differences)
                QVERIFY2(!loss.sentence.empty(), what.c_str());
            const std::string &text = made->files.front().text;
            const auto heads =
                static_cast<std::size_t>(QString::fromStdString(text).count("Difference: "));
            QVERIFY2(heads >= verdict.differences.size(), what.c_str());
        }
    }
    for (const auto &[id, count] : counts)
        qInfo("%-20s exact %3d, with differences %3d, impossible %3d",
              id.data(),
              count[0],
              count[1],
              count[2]);
}

void tst_proof_counts::exactIsProved_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("leastOther");
    QTest::newRow("Fairy-Stockfish") << "fairy-stockfish" << 30 << 0;
    QTest::newRow("Sjaak II") << "sjaak" << 15 << 0;
    QTest::newRow("Jocly") << "jocly" << 15 << 5;
}

void tst_proof_counts::exactIsProved()
{
    QFETCH(QString, format);
    QFETCH(int, least);
    QFETCH(int, leastOther);
    if (!qEnvironmentVariableIsSet("ROOKERY_ALL_PROOFS"))
        QSKIP("ROOKERY_ALL_PROOFS is not set: proving every design takes minutes");
    const Format &row = *findFormat(format.toStdString());
    int proved = 0;
    int bundled = 0;
    int otherBoards = 0;
    QStringList wrong;
    for (const Named &named : allDesigns()) {
        const Subject subject(named.design);
        if (!hasMen(named.design)
            || verdictOf(row, subject, {}).portability() != Portability::Exact)
            continue;
        const Proof proof = prove(row, subject, {}, proofRequest(2));
        SKIP_IF_MISSING(proof);
        if (!agrees(proof)) {
            wrong << QString("%1: %2").arg(QString::fromStdString(named.name),
                                           QString::fromStdString(proof.sentence));
            continue;
        }
        ++proved;
        bundled += named.isBundled ? 1 : 0;
        otherBoards += named.isBundled && !subject.isPlainRectangle() ? 1 : 0;
    }
    qInfo("%d designs proved exact; %d of them bundled, of which %d on boards that are no rectangles",
          proved,
          bundled,
          otherBoards);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    QVERIFY(bundled >= least);
    QVERIFY(otherBoards >= leastOther);
}

QTEST_APPLESS_MAIN(tst_proof_counts)
#include "tst_proof_counts.moc"
