#include "tests/model/export_support.h"
#include "tests/model/play_beside.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Every game file that is written reads back as the game that its verdict says it is.
class tst_zrf_roundtrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boards_data();
    void boards();
    void gallery_data();
    void gallery();
};

namespace {

template<class Rows>
void eraseAt(Rows &rows, std::size_t index)
{
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Takes one rule away that a verdict leaves out; whether this test knows how.
bool takeAway(Rules &rules, const UsedRule &rule)
{
    switch (rule.kind) {
    case RuleKind::Turns:
        rules.turns = {};
        return true;
    case RuleKind::Passing:
        rules.pass = Pass::Never;
        rules.passers.clear();
        return true;
    case RuleKind::RoyalGroup:
        rules.royals.clear();
        return true;
    case RuleKind::Check:
        rules.check = {};
        return true;
    case RuleKind::Castling:
        rules.castling.clear();
        return true;
    case RuleKind::EnPassant:
        rules.enPassant.clear();
        return true;
    case RuleKind::Promotion:
        eraseAt(rules.promotions, rule.index);
        return true;
    case RuleKind::Drop:
        rules.drops = {Drop{}};
        return true;
    case RuleKind::DropDuty:
        rules.dropDuties.clear();
        return true;
    case RuleKind::Gating:
        rules.gating.clear();
        return true;
    case RuleKind::Walling:
        rules.walling.clear();
        return true;
    case RuleKind::Compulsion:
        rules.compulsions.clear();
        return true;
    case RuleKind::Immunity:
        rules.immunities.clear();
        return true;
    case RuleKind::Aim:
        rules.aims.clear();
        return true;
    case RuleKind::Explosion:
        rules.explosions.clear();
        return true;
    case RuleKind::Petrification:
        rules.petrifications.clear();
        return true;
    case RuleKind::Enclosing:
        rules.enclosing.clear();
        return true;
    case RuleKind::End:
        eraseAt(rules.ends, rule.index);
        return true;
    case RuleKind::Scoring:
        rules.scoring = {};
        return true;
    default:
        return false;
    }
}

/// The design without what the verdict leaves out, so that the file says all of it; nothing where a
/// rule is left out that takeAway() does not know, or where there is no file at all.
std::optional<Design> asWritten(Design design)
{
    constexpr int longest = 60;
    for (int i = 0; i < longest; ++i) {
        const Subject subject(design);
        const Verdict verdict = verdictOf(*findFormat("zrf"), subject, {});
        if (!verdict.obstacles.empty())
            return std::nullopt;
        if (verdict.differences.empty())
            return design;
        const auto &used = subject.usedRules();
        const auto rule = std::find_if(used.begin(), used.end(), [&](const UsedRule &row) {
            return "left out: " + row.sentence == verdict.differences.front().sentence();
        });
        bool isKnown = rule != used.end();
        design.rules.edit([&](Rules &rules) { isKnown = isKnown && takeAway(rules, *rule); });
        if (!isKnown)
            return std::nullopt;
    }
    return std::nullopt;
}

/// Names may have letters, digits and '_' in the file.
std::string nameOf(const Board &board, CellId cell)
{
    std::string name = board.name(cell);
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

/// In words that do not depend on letters and site numbers.
const Naming naming{nameOf, [](const Design &, PieceId type) {
                        return std::to_string(type.index());
                    }};

/// Each player has a piece that slides in every direction and two that step one way only.
Design smallGameOn(const std::string &spec)
{
    Design design = designOf(spec);
    Leg leg;
    for (const Direction &direction : design.directions->list)
        leg.steps.emplace_back(*design.directions->find(direction.name));
    leg.most = unlimited;
    leg.onEmpty.stop = leg.onEnemy.stop = true;
    leg.onEnemy.effect = Effect::Capture;
    design = withLegs(design, "Rider", {{leg}, {LegId(0)}});
    leg.steps.resize(1);
    leg.most = 1;
    design = withLegs(design, "Walker", {{leg}, {LegId(0)}});
    const Board board(design.board, design.directions);
    design.setup.edit([&](Setup &setup) {
        for (const CellId cell : board.cells()) {
            const std::size_t fromEnd = board.size() - 1 - cell.index();
            const std::size_t place = std::min(cell.index(), fromEnd);
            if (place < 3)
                setup.placements.push_back({board.site(cell),
                                            PieceId(place == 0 ? 0 : 1),
                                            PlayerId(cell.index() == place ? 0 : 1)});
        }
    });
    return design;
}

void comesBack(const Design &design)
{
    const auto made = exported(*findFormat("zrf"), Subject(design), {{}, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().text().c_str());
    const auto read = findFormat("zrf")->read(made->files.front().text, {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence().c_str());
    for (int depth = 1; depth <= 3; ++depth) {
        const std::uint64_t nodes = countOf(design, depth);
        QCOMPARE(countOf(read->design, depth), nodes);
        if (nodes > amount(20'000U, 500U))
            break;
    }
    playBeside(design, read->design, naming, {amount(4, 1), amount(60, 8), true});
}

} // namespace

void tst_zrf_roundtrip::boards_data()
{
    QTest::addColumn<QString>("board");
    for (const char *board : {"square:6x6",
                              "square:6x6:cylinder",
                              "square:6x6:torus",
                              "ring:8x3",
                              "cross:7x3",
                              "hex:4",
                              "hex:4:pointy",
                              "hex:5x5",
                              "triangle:5",
                              "cube:3x3x3",
                              "hyper:3x3x3x3"})
        QTest::newRow(board) << board;
}

/// Boards of any form, with two players who face each other.
void tst_zrf_roundtrip::boards()
{
    QFETCH(QString, board);
    comesBack(smallGameOn(board.toStdString()));
}

void tst_zrf_roundtrip::gallery_data()
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
    QVERIFY2(designs >= amount(60, 3), std::to_string(designs).c_str());
}

void tst_zrf_roundtrip::gallery()
{
    QFETCH(QString, name);
    comesBack(*asWritten(bundledDesign(name.toStdString())));
}

QTEST_APPLESS_MAIN(tst_zrf_roundtrip)
#include "tst_zrf_roundtrip.moc"
