#include "model/exchange/proof/rule_removal.h"
#include "tests/model/export_support.h"
#include "tests/model/play_beside.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Every interactive diagram that is written reads back as the game that its verdict says it is.
/// Games end as they do where the verdict says nothing else than draws by counting.
class tst_diagram_roundtrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gallery_data();
    void gallery();
};

namespace {

const Format &diagram()
{
    return *findFormat("interactive-diagram");
}

/// The design without what the verdict leaves out; nothing where there is no diagram, or where a
/// rule is left out that no function takes out of a design.
std::optional<Design> asWritten(Design design)
{
    constexpr int longest = 5; // rules that appear when others are gone
    for (int i = 0; i < longest; ++i) {
        const Subject subject(design);
        const Verdict verdict = verdictOf(diagram(), subject, {});
        if (!verdict.obstacles.empty())
            return std::nullopt;
        const auto isLeftOut = [](const Loss &loss) {
            return loss.sentence().starts_with("left out: ");
        };
        RemainingGame kept = remainingGame(design, subject.usedRules(), verdict);
        if (std::any_of(kept.rest.begin(), kept.rest.end(), isLeftOut))
            return std::nullopt;
        const bool isAll =
            std::none_of(verdict.differences.begin(), verdict.differences.end(), isLeftOut);
        design = std::move(kept.design);
        if (isAll)
            return design;
    }
    return std::nullopt;
}

/// Cells by file and rank, and types by name: a diagram lists the types in an order of its own.
const Naming naming{[](const Board &board, CellId cell) {
                        const Vector at = board.coordinates(cell).value_or(Vector{});
                        return std::to_string(at.x()) + "," + std::to_string(at.y());
                    },
                    [](const Design &design, PieceId type) {
                        return (*design.pieces)[type].name;
                    }};

} // namespace

void tst_diagram_roundtrip::gallery_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const BundledDesign &row = bundledDesigns()[i];
        if (!asWritten(bundledDesign(row.name)))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QVERIFY2(designs >= amount(50, 1), std::to_string(designs).c_str());
}

void tst_diagram_roundtrip::gallery()
{
    QFETCH(QString, name);
    const Design design = *asWritten(bundledDesign(name.toStdString()));
    const auto made = exported(diagram(), Subject(design), {{}, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().text().c_str());
    const auto read = readDiagram(made->files.front().text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence().c_str());
    for (int depth = 1; depth <= 2; ++depth)
        QCOMPARE(countOf(read->design, depth), countOf(design, depth));
    const bool isWhole =
        verdictOf(diagram(), Subject(design), {}).portability() <= Portability::ExactButDraws;
    playBeside(design, read->design, naming, {amount(6, 1), amount(100, 10), isWhole});
}

QTEST_APPLESS_MAIN(tst_diagram_roundtrip)
#include "tst_diagram_roundtrip.moc"
