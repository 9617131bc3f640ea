#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
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
    void enoughAreExact_data();
    void enoughAreExact();
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

/// As many positions as a user's proof has.
ProofRequest wholeProof()
{
    ProofRequest request = proofRequest(2);
    request.positions = {};
    request.positions.effort = 2'000'000;
    return request;
}

/// What became of all designs in one target.
struct Sweep
{
    int exactProved = 0; ///< of the bundled designs, as the next six
    int exactPartly = 0;
    int otherBoards = 0;
    int butDraws = 0; ///< the same but for draws by counting
    int lossyAgrees = 0;
    int lossyDiffers = 0;
    int impossible = 0;
    int variants = 0; ///< known by name, exact and the same
    std::size_t positions = 0;
    QStringList wrong;

    void add(const Named &named, Portability portability, bool isRectangle, const Proof &proof)
    {
        const bool isExact = portability == Portability::Exact;
        const bool isButDraws = portability == Portability::ExactButDraws;
        positions += proof.positions;
        const QString line = QString("%1: %2").arg(QString::fromStdString(named.name),
                                                   QString::fromStdString(proof.sentence.text()));
        if ((isExact || isButDraws) && !agrees(proof)) {
            wrong << line;
        } else if (!named.isBundled) {
            ++variants;
        } else if (isExact) {
            ++(proof.state == ProofState::Proved ? exactProved : exactPartly);
            otherBoards += isRectangle ? 0 : 1;
        } else if (isButDraws) {
            ++butDraws;
        } else {
            ++(agrees(proof) ? lossyAgrees : lossyDiffers);
        }
        if (!agrees(proof))
            qInfo("%s%s", isExact ? "" : "with differences: ", qPrintable(line));
        for (const ExercisedRule &rule : proof.rules) {
            if (isExact && rule.positions == 0)
                qInfo("%s: not exercised: %s", named.name.c_str(), rule.rule.sentence.c_str());
        }
    }

    void print() const
    {
        qInfo("bundled: exact and every rule exercised %d, exact and some not %d (%d of both on "
              "boards that are no rectangles), exact but for draws %d, with differences and "
              "else the same %d, with differences and otherwise too %d, impossible %d; other "
              "variants exact %d; %zu positions",
              exactProved,
              exactPartly,
              otherBoards,
              butDraws,
              lossyAgrees,
              lossyDiffers,
              impossible,
              variants,
              positions);
    }
};

bool hasPieces(const Design &design)
{
    return !design.setup->placements.empty();
}

} // namespace

/// Of some designs, with ROOKERY_SEEDS of all: no verdict is empty where the file is refused, and
/// every difference is written into the file's head.
void tst_proof_counts::everyVerdictCanBeRead()
{
    std::map<std::string_view, std::array<int, 4>> counts;
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
                QVERIFY2(!loss.sentence().empty(), what.c_str());
            const std::string &text = made->files.front().text;
            const auto heads =
                static_cast<std::size_t>(QString::fromStdString(text).count("Difference: "));
            QVERIFY2(heads >= verdict.differences.size(), what.c_str());
        }
    }
    for (const auto &[id, count] : counts)
        qInfo("%-20s exact %3d, but for draws %3d, with differences %3d, impossible %3d",
              id.data(),
              count[0],
              count[1],
              count[2],
              count[3]);
}

void tst_proof_counts::enoughAreExact_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("least");
    QTest::addColumn<QString>("open"); // what is known to be missing
    QTest::newRow("Fairy-Stockfish") << "fairy-stockfish" << 64 << "";
    QTest::newRow("Jocly") << "jocly" << 45 << "";
    QTest::newRow("Sjaak II") << "sjaak" << 20 << "";
    QTest::newRow("Fairy-Max") << "fairymax" << 8 << "";
    QTest::newRow("Zillions") << "zrf" << 40 << "";
    QTest::newRow("Interactive Diagram") << "interactive-diagram" << 20 << "";
    QTest::newRow("Ludii") << "ludii" << 20 << "";
}

/// So many bundled designs go to the target whole, or but for draws by counting.
void tst_proof_counts::enoughAreExact()
{
    QFETCH(QString, format);
    QFETCH(int, least);
    QFETCH(QString, open);
    if (!qEnvironmentVariableIsSet("ROOKERY_ALL_PROOFS"))
        QSKIP("ROOKERY_ALL_PROOFS is not set: asking every design takes minutes");
    const Format &row = *findFormat(format.toStdString());
    int exact = 0;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const Design design = bundledDesign(bundled.name);
        const Portability portability = verdictOf(row, Subject(design), {}).portability();
        exact += portability == Portability::Exact || portability == Portability::ExactButDraws;
    }
    if (!open.isEmpty())
        QEXPECT_FAIL("", qPrintable(open), Abort);
    QVERIFY2(exact >= least, std::to_string(exact).c_str());
}

void tst_proof_counts::exactIsProved_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("leastOther");
    QTest::newRow("Fairy-Stockfish") << "fairy-stockfish"
                                     << "current" << 30 << 0;
    QTest::newRow("Fairy-Stockfish 11.1") << "fairy-stockfish"
                                          << "11.1" << 15 << 0;
    // Its draws by quiet moves come a move later, and its repetitions count otherwise, so that most
    // games are exact but for these.
    QTest::newRow("Sjaak II") << "sjaak"
                              << "" << 20 << 0;
    QTest::newRow("Jocly") << "jocly"
                           << "" << 45 << 10;
    QTest::newRow("move table") << "movetable"
                                << "" << 0 << 0;
    QTest::newRow("Nomignolov script") << "nomignolov"
                                       << "" << 0 << 0;
}

void tst_proof_counts::exactIsProved()
{
    QFETCH(QString, format);
    QFETCH(QString, dialect);
    QFETCH(int, least);
    QFETCH(int, leastOther);
    if (!qEnvironmentVariableIsSet("ROOKERY_ALL_PROOFS"))
        QSKIP("ROOKERY_ALL_PROOFS is not set: proving every design takes minutes");
    const Format &row = *findFormat(format.toStdString());
    const ExportRequest request{dialect.toStdString(), "game"};
    Sweep sweep;
    for (const Named &named : allDesigns()) {
        const Subject subject(named.design);
        const Verdict verdict = verdictOf(row, subject, request);
        if (!hasPieces(named.design) || !verdict.obstacles.empty()) {
            sweep.impossible += named.isBundled ? 1 : 0;
            continue;
        }
        if (verdict.portability() != Portability::Exact && !named.isBundled)
            continue;
        const Proof proof = prove(row, subject, request, wholeProof());
        SKIP_IF_MISSING(proof);
        sweep.add(named, verdict.portability(), subject.isPlainRectangle(), proof);
    }
    sweep.print();
    QVERIFY2(sweep.wrong.isEmpty(), qPrintable(sweep.wrong.join('\n')));
    QVERIFY(sweep.exactProved + sweep.exactPartly + sweep.butDraws >= least);
    QVERIFY(sweep.otherBoards >= leastOther);
}

QTEST_APPLESS_MAIN(tst_proof_counts)
#include "tst_proof_counts.moc"
