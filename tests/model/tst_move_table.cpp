#include "model/edit/board/board_edits.h"
#include "tests/model/table_walk.h"
#include "tests/model/walk_witness.h"
#include "tests/support.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

std::vector<MovementLegs> movementsOf(const Design &design, const std::string &piece)
{
    return legsOf((*design.pieces)[*design.pieces->find(piece)], design);
}

Step direction(const Design &design, std::string_view name)
{
    return *design.directions->find(name);
}

LegEnd capture()
{
    return {{true, Effect::Capture}, {}, {}};
}

/// Slides like a rook; on the first piece it meets it turns half a right angle and goes on as a
/// bishop.
LegGraph bentHopper(const Directions &directions)
{
    Leg first;
    for (const char *name : {"n", "e", "s", "w"})
        first.steps.emplace_back(*directions.find(std::string_view(name)));
    first.most = unlimited;
    first.onFriend.then = {LegId(1)};
    first.onEnemy.then = {LegId(1)};
    Leg second;
    second.steps = {Turn{1}, Turn{-1}};
    second.most = unlimited;
    second.onEmpty.stop = true;
    second.onEnemy = capture();
    return {{first, second}, {LegId(0)}};
}

/// Up to three steps over anything, onto an empty cell, then perhaps back the way it came.
LegGraph yoyo(const Directions &directions)
{
    Leg out;
    for (const char *name : {"n", "ne"})
        out.steps.emplace_back(*directions.find(std::string_view(name)));
    out.least = 2;
    out.most = 3;
    out.way = Way::Any;
    out.onEmpty = {{true, Effect::None}, {LegId(1)}, {}};
    out.onFriend.then = {LegId(1)};
    out.onEnemy.then = {LegId(1)};
    Leg back;
    back.steps = {Turn{4}};
    back.most = unlimited;
    back.onEmpty.stop = true;
    back.onEnemy = capture();
    return {{out, back}, {LegId(0)}};
}

/// A step, and from there as far again as the last leg that had a choice: none had, so it ends
/// there.
LegGraph asFarAsNothing(const Directions &directions)
{
    Leg step;
    step.steps = {*directions.find(std::string_view("n"))};
    step.onEmpty = {{true, Effect::None}, {LegId(1)}, {}};
    Leg again;
    again.steps = {*directions.find(std::string_view("e"))};
    again.sameLength = true;
    again.onEmpty.stop = true;
    again.onEnemy = capture();
    return {{step, again}, {LegId(0)}};
}

Design menagerie(const std::string &spec)
{
    Design design = designOf(spec,
                             {{"Rook", "ride n s e w"},
                              {"Knight", "leap nne nnw sse ssw nee nww sww see"},
                              {"Camel", "leap (3,1) (-3,1) (1,-3)"},
                              {"Griffon", "(nw (n)) (nw (w)) (ne (n)) (ne (e))"},
                              {"Mao", "(~n ne stop) (~n nw stop) (~e ne stop) (~s se stop)"},
                              {"Crooked", "(ne nw (ne nw)) (e (n e))"},
                              {"Pawn", "move leap n capture leap nw ne"}});
    design = withLegs(design, "Hook mover", hookMover(*design.directions));
    design = withLegs(design, "Bent hopper", bentHopper(*design.directions));
    design = withLegs(design, "Yo-yo", yoyo(*design.directions));
    design = withLegs(design, "Goes nowhere", asFarAsNothing(*design.directions));
    const Movement start{PathText{"move (n n stop)"}, When::Unmoved, {}};
    return must(withMovementAdded(design, *design.pieces->find("Pawn"), start));
}

void fill(Position &position, int percent, std::mt19937 &random)
{
    for (const CellId cell : IdRange<CellId>(position.size())) {
        position.take(cell);
        if (static_cast<int>(random() % 100) < percent)
            position.put(cell, {PieceId(0), PlayerId(random() % 2), true});
    }
}

Mover randomMover(const Design &design, const Position &position, std::mt19937 &random)
{
    const PlayerId player(random() % 2);
    const CellId from(random() % position.size());
    return {from, player, (*design.rules)[player].facing, random() % 2 == 0};
}

} // namespace

class tst_move_table : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizes_data();
    void sizes();
    void aHookMoversOwnRowsAreRows();
    void entriesAreATree();
    void tablesThatAreTooLargeAreRefused();
    void relativeTablesThatCannotBeAreRefused();
    void tableEqualsWalker_data();
    void tableEqualsWalker();
    void relativeTableEqualsWalker();
};

void tst_move_table::sizes_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("first");
    QTest::addColumn<int>("fromCell");
    QTest::addColumn<int>("relative");

    QTest::newRow("a hook mover's tree for one direction on 19x19")
        << "square:19x19"
        << "Hook mover"
        << "a1"
        << "n" << 18 + 18 * 18 << 18 + 18 * 36;
    QTest::newRow("all four of a hook mover's trees, two of them empty in the corner")
        << "square:19x19"
        << "Hook mover"
        << "a1"
        << "" << 2 * 342 << 4 * 666;
    QTest::newRow("a hook mover in the middle of 19x19 has half of its relative table")
        << "square:19x19"
        << "Hook mover"
        << "j10"
        << "" << 4 * (9 + 9 * 18) << 4 * 666;
    QTest::newRow("a rook has one row each way") << "square:8x8"
                                                 << "Rook"
                                                 << "a1"
                                                 << "" << 14 << 28;
    QTest::newRow("a knight has one entry a leap") << "square:8x8"
                                                   << "Knight"
                                                   << "d4"
                                                   << "" << 8 << 8;
    QTest::newRow("a direction the piece does not begin with") << "square:8x8"
                                                               << "Rook"
                                                               << "d4"
                                                               << "ne" << 0 << 0;
    QTest::newRow("a pawn's double step is a trajectory of its own") << "square:8x8"
                                                                     << "Pawn"
                                                                     << "d2"
                                                                     << "n" << 3 << 3;
}

void tst_move_table::sizes()
{
    QFETCH(QString, spec);
    QFETCH(QString, piece);
    QFETCH(QString, from);
    QFETCH(QString, first);
    QFETCH(int, fromCell);
    QFETCH(int, relative);
    const Design design = menagerie(spec.toStdString());
    const CompiledGame game(design);
    const auto movements = movementsOf(design, piece.toStdString());
    MoveTableRequest request{movements};
    if (!first.isEmpty())
        request.firstStep = direction(design, first.toStdString());
    TAKE(table, moveTable(game.board(), cellOf(game.board(), from.toStdString()), request));
    QCOMPARE(int(table.entries.size()), fromCell);
    const BoardRecipe &recipe = *design.board;
    TAKE(all, relativeMoveTable(*design.directions, recipe.files, recipe.ranks, request));
    QCOMPARE(int(all.table.entries.size()), relative);
}

void tst_move_table::aHookMoversOwnRowsAreRows()
{
    const Design design = menagerie("square:4x4");
    const CompiledGame game(design);
    const auto movements = movementsOf(design, "Hook mover");
    MoveTableRequest request{movements};
    request.firstStep = direction(design, "n");
    TAKE(table, moveTable(game.board(), cellOf(game.board(), "a1"), request));
    const auto cellsAfter = [&](MoveTable::Range range) {
        std::vector<CellId> cells;
        for (std::uint32_t i = range.begin; i < range.end; ++i)
            cells.push_back(table.entries[table.continuations[i]].cell);
        return joined(names(game.board(), cells));
    };
    QCOMPARE(cellsAfter(table.firstAlways), QString("a2"));
    const auto &a2 = table.entries[table.continuations[table.firstAlways.begin]];
    QCOMPARE(cellsAfter(a2.ends[0].then), QString("a3 b2"));
    QCOMPARE(cellsAfter(a2.ends[1].then), QString());
    QCOMPARE(cellsAfter(a2.ends[2].then), QString());
    QVERIFY(a2.ends[0].mark == Mark::Move);
    QVERIFY(a2.ends[1].mark == Mark::Blocked);
    QVERIFY(a2.ends[2].mark == Mark::Capture);
}

/// Every entry is the continuation of exactly one other, or a first one.
void tst_move_table::entriesAreATree()
{
    const Design design = menagerie("square:5x6:moebius");
    const CompiledGame game(design);
    for (const PieceType &type : design.pieces->types) {
        const auto movements = movementsOf(design, type.name);
        TAKE(table, moveTable(game.board(), cellOf(game.board(), "b2"), {movements}));
        std::vector<std::optional<std::size_t>> parent(table.entries.size());
        for (std::size_t i = 0; i < table.entries.size(); ++i) {
            for (const MoveTable::End &end : table.entries[i].ends) {
                for (std::uint32_t k = end.then.begin; k < end.then.end; ++k) {
                    const std::uint32_t next = table.continuations[k];
                    QVERIFY(next > i);
                    QVERIFY(parent[next].value_or(i) == i);
                    parent[next] = i;
                }
            }
        }
        for (const auto range : {table.firstAlways, table.firstUnmoved}) {
            for (std::uint32_t k = range.begin; k < range.end; ++k) {
                QVERIFY(!parent[table.continuations[k]]);
                parent[table.continuations[k]] = 0;
            }
        }
        QCOMPARE(std::count(parent.begin(), parent.end(), std::nullopt), 0);
    }
}

void tst_move_table::tablesThatAreTooLargeAreRefused()
{
    // A leg that may follow itself in any direction has a path for every way round the board.
    Leg wander;
    for (int i = 0; i < 8; ++i)
        wander.steps.emplace_back(DirectionId(i));
    wander.onEmpty = {{true, Effect::None}, {LegId(0)}, {}};
    const Design design = withLegs(designOf("square:8x8"), "Wanderer", {{wander}, {LegId(0)}});
    const CompiledGame game(design);
    const auto movements = movementsOf(design, "Wanderer");
    MoveTableRequest request{movements};
    request.mostEntries = 20'000;
    const auto table = moveTable(game.board(), CellId(0), request);
    QVERIFY(!table.has_value());
    QCOMPARE(table.error().sentence(),
             std::string("the move table would have more than 20000 entries"));
}

void tst_move_table::relativeTablesThatCannotBeAreRefused()
{
    Design design = menagerie("square:8x8");
    const auto movements = movementsOf(design, "Rook");
    const auto tooLarge = relativeMoveTable(*design.directions, 255, 255, {movements});
    QVERIFY(!tooLarge.has_value());
    QCOMPARE(
        tooLarge.error().sentence(),
        std::string(
            "a table for every cell of 255x255 needs a board of 259081 cells; there may be 65535"));
    design.directions.edit([](Directions &directions) {
        directions.list.push_back({"mao", std::nullopt, {DirectionId(0), DirectionId(1)}, {}});
    });
    const auto walked = relativeMoveTable(*design.directions, 8, 8, {movements});
    QVERIFY(!walked.has_value());
    QCOMPARE(walked.error().sentence(),
             std::string("a table for every cell cannot follow directions that are walked"));
}

void tst_move_table::tableEqualsWalker_data()
{
    QTest::addColumn<QString>("spec");
    for (const char *spec : {"square:8x8",
                             "square:5x6:cylinder",
                             "square:4x5:torus",
                             "square:4x5:moebius",
                             "square:4x4:klein",
                             "square:4x4:projective",
                             "square:6x3:sphere",
                             "ring:8x3"})
        QTest::newRow(spec) << spec;
}

void tst_move_table::tableEqualsWalker()
{
    QFETCH(QString, spec);
    Design design = menagerie(spec.toStdString());
    const SiteId hole(7);
    design = must(withCellsRemoved(design, std::span(&hole, 1)));
    const CompiledGame game(design);
    Position position(game.board().size(), 2, design.pieces->types.size());
    std::mt19937 random(1);
    for (const PieceType &type : design.pieces->types) {
        const auto movements = movementsOf(design, type.name);
        for (int round = 0; round < 12; ++round) {
            fill(position, 5 * round, random);
            const Mover mover = randomMover(design, position, random);
            MoveTableRequest request{movements};
            request.facing = mover.facing;
            TAKE(table, moveTable(game.board(), mover.from, request));
            const auto walked = walkedReach(game.board(), position, mover, movements);
            QVERIFY2(reachFromTable(table, position, mover) == walked, type.name.c_str());
        }
    }
}

void tst_move_table::relativeTableEqualsWalker()
{
    const Design design = menagerie("square:7x5");
    const CompiledGame game(design);
    Position position(game.board().size(), 2, design.pieces->types.size());
    std::mt19937 random(2);
    for (const PieceType &type : design.pieces->types) {
        const auto movements = movementsOf(design, type.name);
        for (const PlayerId player : {PlayerId(0), PlayerId(1)}) {
            MoveTableRequest request{movements};
            request.facing = (*design.rules)[player].facing;
            TAKE(table, relativeMoveTable(*design.directions, 7, 5, request));
            for (const CellId from : game.board().cells()) {
                fill(position, static_cast<int>(random() % 60), random);
                const Mover mover{from, player, request.facing, random() % 2 == 0};
                const auto walked = walkedReach(game.board(), position, mover, movements);
                QVERIFY2(reachFromTable(table, position, mover) == walked, type.name.c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(tst_move_table)
#include "tst_move_table.moc"
