#include "model/play/reach/reach_map.h"
#include "model/play/reach/trace.h"
#include "tests/model/random_designs.h"
#include "tests/model/walk_witness.h"
#include "tests/support.h"

#include <QTest>

#include <optional>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Pieces whose legs lead in circles can have too many paths; the test counts how many remain.
constexpr int mostEvents = 1'500;

QString describe(const Reach &reach, const Board &board)
{
    std::string text;
    for (const auto &[mark, letter] : {std::pair(Mark::Move, " m:"),
                                       std::pair(Mark::Capture, " c:"),
                                       std::pair(Mark::Via, " v:"),
                                       std::pair(Mark::Blocked, " b:"),
                                       std::pair(Mark::Hurdle, " h:"),
                                       std::pair(Mark::Victim, " t:")}) {
        text += letter;
        for (const CellId cell : reach.cells(mark))
            text += board.name(cell) + " ";
    }
    return QString::fromStdString(text);
}

/// Slides in every direction of the board.
LegGraph queenLegs(const Design &design)
{
    Leg leg;
    leg.most = unlimited;
    leg.onEmpty.stop = true;
    leg.onEnemy = {{true, Effect::Capture}, {}, {}};
    for (const DirectionId direction : IdRange<DirectionId>(design.directions->list.size()))
        leg.steps.emplace_back(direction);
    return {{leg}, {LegId(0)}};
}

/// Every other piece never leaves a zone of its board.
std::optional<ZoneId> givenHome(Design &design, PieceId piece, unsigned seed)
{
    std::optional<ZoneId> home;
    if (seed % 2 == 1 && !design.board->edits.zones.empty())
        home = ZoneId(0);
    design.pieces.edit([&](Pieces &pieces) { pieces.types[piece.index()].confinedTo = home; });
    return home;
}

/// On a third of the cells that are still empty.
void addWalls(Position &position, Dice &dice)
{
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (position.isEmpty(cell) && dice.oneIn(3))
            position.putWall(cell);
    }
}

using LegMaker = LegGraph (Dice::*)();

/// The kinds of random legs that are walked in ways of their own.
void addLegMakers()
{
    QTest::addColumn<LegMaker>("legs");
    QTest::addColumn<unsigned>("share");
    QTest::newRow("any legs") << LegMaker(&Dice::legs) << 1U;
    QTest::newRow("legs that never turn") << LegMaker(&Dice::straightLegs) << 1U;
    QTest::newRow("short legs") << LegMaker(&Dice::shortLegs) << 4U;
}

} // namespace

class tst_agreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compiledGameEqualsWalker_data() { addLegMakers(); }
    void compiledGameEqualsWalker();
    void tracesEqualWalker();
    void recompiledEqualsFresh();
    void raysNeverRepeatAState();
    void keptReachEqualsFresh_data() { addLegMakers(); }
    void keptReachEqualsFresh();
};

void tst_agreement::compiledGameEqualsWalker()
{
    QFETCH(LegMaker, legs);
    QFETCH(unsigned, share);
    const unsigned last = seeds(400) / share;
    int compared = 0;
    for (unsigned seed = 0; seed < last; ++seed) {
        Dice dice(seed);
        Design design = dice.board();
        if (Board(design.board, design.directions).size() == 0)
            continue;
        design = must(withPieceAdded(design, "Other")); // legs may name both types
        design = must(withPieceAdded(design, "Piece"));
        design =
            must(withMovementAdded(design, PieceId(1), Movement{(dice.*legs)(), When::Always, {}}));
        const auto home = givenHome(design, PieceId(1), seed);
        if (seed % 3 == 0)
            design.pieces.edit([](Pieces &pieces) { pieces.types[0].royalty = Royalty::Royal; });
        Asker asker(design);
        dice.fill(asker.position(), 10 * dice.upTo(6));
        if (seed % 2 == 0)
            addWalls(asker.position(), dice);
        const auto movements = legsOf((*design.pieces)[PieceId(1)], design);
        for (const int player : {0, 1}) {
            const CellId from(dice.upTo(static_cast<int>(asker.board().size()) - 1));
            const bool moved = dice.oneIn(2);
            const Mover mover{from,
                              PlayerId(player),
                              design.rules->players[std::size_t(player)].facing,
                              moved,
                              false,
                              &asker.game().zones(),
                              home};
            const auto walked =
                walkedReach(asker.board(), asker.position(), mover, movements, mostEvents);
            if (!walked)
                continue;
            const Reach &compiled = asker.reach("Piece", from, player, moved);
            if (*walked != compiled) {
                qWarning() << "seed" << seed << "walker  " << describe(*walked, asker.board());
                qWarning() << "seed" << seed << "compiled" << describe(compiled, asker.board());
            }
            QVERIFY2(*walked == compiled, qPrintable(QString("seed %1").arg(seed)));
            const auto outcomes =
                walkedOutcomes(asker.board(), asker.position(), mover, movements, mostEvents);
            QVERIFY2(*outcomes == asker.outcomes("Piece", from, player, moved),
                     qPrintable(QString("seed %1").arg(seed)));
            ++compared;
        }
    }
    QVERIFY2(compared > static_cast<int>(last), qPrintable(QString::number(compared)));
}

void tst_agreement::tracesEqualWalker()
{
    for (unsigned seed = 0; seed < seeds(80); ++seed) {
        Dice dice(seed);
        Design design = dice.board();
        if (Board(design.board, design.directions).size() == 0)
            continue;
        design = must(withPieceAdded(design, "Other")); // legs may name both types
        design = must(withPieceAdded(design, "Piece"));
        design =
            must(withMovementAdded(design, PieceId(1), Movement{dice.legs(), When::Always, {}}));
        const auto home = givenHome(design, PieceId(1), seed);
        Asker asker(design);
        dice.fill(asker.position(), 30);
        const auto movements = legsOf((*design.pieces)[PieceId(1)], design);
        const CellId from(dice.upTo(static_cast<int>(asker.board().size()) - 1));
        const Mover mover{from, PlayerId(0), {}, true, false, &asker.game().zones(), home};
        const auto walked =
            walkedReach(asker.board(), asker.position(), mover, movements, mostEvents);
        if (!walked)
            continue;
        for (const CellId to : asker.board().cells()) {
            const auto ways = trajectories(asker.board(), asker.position(), mover, movements, to);
            const bool reaches = !ways.empty() && !ways.front().obstacle;
            QVERIFY2(reaches == walked->isTarget(to),
                     qPrintable(QString("seed %1 to %2").arg(seed).arg(to.index())));
            for (const Trajectory &way : ways) {
                QCOMPARE(way.path.back().cell, to);
                QCOMPARE(way.obstacle.has_value(), !reaches);
            }
        }
    }
}

void tst_agreement::recompiledEqualsFresh()
{
    for (unsigned seed = 0; seed < seeds(70); ++seed) {
        Dice dice(seed);
        Design before = dice.board();
        if (Board(before.board, before.directions).size() == 0)
            continue;
        for (const char *name : {"First", "Second"})
            before = must(withPieceAdded(before, name));
        for (const PieceId piece : {PieceId(0), PieceId(1)})
            before =
                must(withMovementAdded(before, piece, Movement{dice.legs(), When::Always, {}}));
        const CompiledGame first(before);
        Design after = before;
        after = must(
            withMovementChanged(after, PieceId(1), 0, Movement{dice.legs(), When::Always, {}}));
        if (dice.oneIn(2))
            after = must(withPieceAt(after, PieceId(0), 1));
        const CompiledGame again(after, &first);
        const CompiledGame fresh(after);
        Position position(fresh.board().size(), 2, 2);
        dice.fill(position, 30);
        Reach a;
        Reach b;
        ReachScratch scratch;
        for (const CellId from : fresh.board().cells()) {
            for (const PieceId type : {PieceId(0), PieceId(1)}) {
                // Such pieces share no tables, and can have more states than a test can wait for.
                if (fresh.program(type, PlayerId(1)).needsMemory)
                    continue;
                again.reach(position, from, {type, PlayerId(1), true}, a, scratch);
                fresh.reach(position, from, {type, PlayerId(1), true}, b, scratch);
                QVERIFY2(a == b, qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
}

void tst_agreement::raysNeverRepeatAState()
{
    for (unsigned seed = 0; seed < seeds(100); ++seed) {
        Dice dice(seed);
        const Design design = dice.board();
        const Board board(design.board, design.directions);
        for (const CellId from : board.cells()) {
            const DirectionId direction(
                dice.upTo(static_cast<int>(design.directions->list.size()) - 1));
            const FollowedRay ray = follow(board, from, direction, dice.orientation());
            std::set<std::pair<CellId, OrientationId>> seen;
            for (const WalkStep &step : ray.steps)
                QVERIFY(seen.insert({step.cell, step.orientation}).second);
        }
    }
}

namespace {

/// Pieces come, go and take each other's places.
std::vector<CellId> shuffled(Position &position, Dice &dice)
{
    std::vector<CellId> changed;
    for (int i = dice.upTo(2); i >= 0; --i) {
        const CellId from(dice.upTo(static_cast<int>(position.size()) - 1));
        const CellId to(dice.upTo(static_cast<int>(position.size()) - 1));
        auto piece = position.take(from);
        position.take(to);
        if (!piece)
            piece = Piece{PieceId(dice.upTo(2)), PlayerId(dice.upTo(1)), dice.oneIn(2)};
        position.put(to, *piece);
        for (const CellId cell : {from, to}) {
            if (std::find(changed.begin(), changed.end(), cell) == changed.end())
                changed.push_back(cell);
        }
    }
    return changed;
}

/// Empty, or where a map differs from asking every piece anew.
std::string faultIn(ReachMap &map, const CompiledGame &game, const Position &position)
{
    Reach reach;
    ReachScratch scratch;
    std::vector<std::array<int, 2>> visitors(position.size());
    std::array<std::size_t, 2> counts{};
    std::vector<std::pair<CellId, CellId>> moves;
    for (const CellId from : game.board().cells()) {
        std::vector<CellId> kept(map.targets(from).begin(), map.targets(from).end());
        std::sort(kept.begin(), kept.end());
        std::vector<CellId> fresh;
        if (const auto piece = position.at(from)) {
            game.reach(position, from, *piece, reach, scratch);
            for (const CellId cell : game.board().cells()) {
                if (reach.isTarget(cell))
                    fresh.push_back(cell);
            }
            counts[piece->owner.index()] += fresh.size();
            for (const CellId cell : fresh)
                moves.emplace_back(from, cell);
            for (const CellId cell : fresh)
                ++visitors[cell.index()][piece->owner.index()];
        }
        if (kept != fresh)
            return "other targets from " + game.board().name(from);
    }
    std::vector<std::pair<CellId, CellId>> listed;
    map.list(position, listed);
    std::sort(listed.begin(), listed.end());
    std::sort(moves.begin(), moves.end());
    if (listed != moves)
        return "lists other moves";
    for (const PlayerId player : IdRange<PlayerId>(2)) {
        if (map.count(player) != counts[player.index()])
            return "another sum of targets";
        for (const CellId cell : game.board().cells()) {
            if (map.visitors(player, cell) != visitors[cell.index()][player.index()])
                return "other visitors on " + game.board().name(cell);
        }
    }
    return {};
}

} // namespace

void tst_agreement::keptReachEqualsFresh()
{
    QFETCH(LegMaker, legs);
    QFETCH(unsigned, share);
    for (unsigned seed = 0; seed < seeds(40) / share; ++seed) {
        Dice dice(seed);
        Design design = dice.board();
        if (Board(design.board, design.directions).size() == 0)
            continue;
        for (const char *name : {"First", "Second", "Third"})
            design = must(withPieceAdded(design, name));
        for (const PieceId piece : {PieceId(0), PieceId(1)})
            design = must(withMovementAdded(
                design,
                piece,
                Movement{(dice.*legs)(), dice.oneIn(3) ? When::Unmoved : When::Always, {}}));
        design = must(
            withMovementAdded(design, PieceId(2), Movement{queenLegs(design), When::Always, {}}));
        givenHome(design, PieceId(2), seed);
        const auto game = std::make_shared<const CompiledGame>(design);
        Position position(game->board().size(), 2, 3);
        dice.fill(position, 30);
        ReachMap map(game);
        map.reset(position);
        for (int round = 0; round < 12; ++round) {
            const std::string fault = faultIn(map, *game, position);
            QVERIFY2(fault.empty(),
                     qPrintable(QString("seed %1, round %2: %3")
                                    .arg(seed)
                                    .arg(round)
                                    .arg(QString::fromStdString(fault))));
            map.update(position, shuffled(position, dice));
        }
    }
}

QTEST_APPLESS_MAIN(tst_agreement)
#include "tst_agreement.moc"
