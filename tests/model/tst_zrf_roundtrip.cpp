#include "model/play/game_record.h"
#include "model/play/referee.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <algorithm>
#include <map>
#include <random>

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
            return "left out: " + row.sentence == verdict.differences.front().sentence;
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

/// Each legal move by what it does, in words that do not depend on letters and site numbers.
std::map<std::string, Move> movesOf(GameRecord &game, const Board &board)
{
    std::map<std::string, Move> moves;
    for (const Move &move : game.legalMoves()) {
        std::string key = std::to_string(int(move.kind)) + " " + std::to_string(move.type.index());
        if (move.kind == Move::Kind::Displace)
            key += " " + nameOf(board, move.from);
        if (move.kind != Move::Kind::Pass)
            key += " " + nameOf(board, move.to);
        if (move.becomes)
            key += " =" + std::to_string(move.becomes->index());
        moves.insert({key, move});
    }
    return moves;
}

QString keysOf(const std::map<std::string, Move> &moves)
{
    QStringList keys;
    for (const auto &[key, move] : moves)
        keys << QString::fromStdString(key);
    return keys.join(QStringLiteral(", "));
}

/// The same moves in the same random games, ply by ply, and ends in the same places.
void playBeside(const Design &before, const Design &after)
{
    Referee ours(before);
    Referee theirs(after);
    std::mt19937 random(5);
    for (int i = 0; i < amount(4, 1); ++i) {
        GameRecord one(ours, startPosition(before, ours.board()));
        GameRecord other(theirs, startPosition(after, theirs.board()));
        for (int ply = 0; ply < amount(60, 8); ++ply) {
            const auto a = one.end();
            const auto b = other.end();
            QCOMPARE(a.has_value(), b.has_value());
            if (a) {
                QCOMPARE(a->winner, b->winner);
                QCOMPARE(a->isDraw, b->isDraw);
                break;
            }
            const auto moves = movesOf(one, ours.board());
            const auto again = movesOf(other, theirs.board());
            QCOMPARE(keysOf(again), keysOf(moves));
            const auto chosen = std::next(moves.begin(), std::ptrdiff_t(random() % moves.size()));
            one.play(chosen->second);
            other.play(again.at(chosen->first));
        }
    }
}

std::uint64_t countOf(const Design &design, int depth)
{
    Referee referee(design);
    Position position = startPosition(design, referee.board());
    return referee.perft(position, depth);
}

/// Each player has a piece that slides in every direction and two that step one way only.
Design smallGameOn(const std::string &spec)
{
    Design design = designOf(spec);
    Leg leg;
    for (const Direction &direction : design.directions->list)
        leg.steps.emplace_back(*design.directions->find(direction.name));
    leg.most = unlimited;
    leg.onEmpty.stop = leg.onFoe.stop = true;
    leg.onFoe.effect = Effect::Capture;
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
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().c_str());
    const auto read = findFormat("zrf")->read(made->files.front().text, {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().message.c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence.c_str());
    for (int depth = 1; depth <= 3; ++depth) {
        const std::uint64_t nodes = countOf(design, depth);
        QCOMPARE(countOf(read->design, depth), nodes);
        if (nodes > amount(20'000U, 500U))
            break;
    }
    playBeside(design, read->design);
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
