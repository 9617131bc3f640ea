#include "model/board/square_lattice.h"
#include "model/edit/board/link_edits.h"
#include "model/play/reach/trace.h"
#include "tests/support.h"

#include <QTest>

#include <functional>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr const char *rook = "ride n s e w";
constexpr const char *bishop = "ride nw ne sw se";
constexpr const char *queen = "ride n s e w nw ne sw se";
constexpr const char *king = "leap n s e w nw ne sw se";
constexpr const char *knight = "leap nne nnw sse ssw nee nww sww see";
constexpr const char *griffon =
    "(nw (n)) (nw (w)) (ne (n)) (ne (e)) (sw (s)) (sw (w)) (se (s)) (se (e))";

/// Coordinates that wrap, computed here and not by the generator.
struct Wrap
{
    int files;
    int ranks;
    bool filesJoin;
    bool ranksJoin;

    bool step(int &x, int &y, int dx, int dy) const
    {
        x += dx;
        y += dy;
        if (filesJoin)
            x = (x % files + files) % files;
        if (ranksJoin)
            y = (y % ranks + ranks) % ranks;
        return x >= 0 && x < files && y >= 0 && y < ranks;
    }
};

std::set<std::pair<int, int>> directTargets(
    const Wrap &wrap, int x, int y, const std::vector<std::pair<int, int>> &steps, bool rides)
{
    std::set<std::pair<int, int>> targets;
    for (const auto &[dx, dy] : steps) {
        int atX = x;
        int atY = y;
        // A ride on a wrapped board comes back to its start after at most files * ranks steps.
        for (int k = 0; k < (rides ? wrap.files * wrap.ranks : 1); ++k) {
            if (!wrap.step(atX, atY, dx, dy) || (atX == x && atY == y))
                break;
            targets.insert({atX, atY});
        }
    }
    return targets;
}

const std::vector<std::pair<int, int>> orthogonal = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const std::vector<std::pair<int, int>> diagonal = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const std::vector<std::pair<int, int>> oblique = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

} // namespace

class tst_facts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsOnAnEmptyChessboard_data();
    void sumsOnAnEmptyChessboard();
    void wrappedBoardsEqualCoordinates_data();
    void wrappedBoardsEqualCoordinates();
    void basisVectorsAreMultiplesOfTheirStep();
    void griffonEqualsItsDefinition();
    void bishopOnACylinderGoesFromH4ToA5();
    void drawnLinksMakeACylinder();
    void circularRookCirclesItsRingOnce();
    void circularRookStopsAtItself();
    void moebiusBishopCrossesItsOwnCell();
    void hookMoverOnAnEmptyBoard();
    void maoIsLame();
    void capturesAndBlockers_data();
    void capturesAndBlockers();
    void blackSeesTheBoardFromItsSide();
    void pawnDoubleStepOnlyWhileUnmoved();
    void rangesEndWhereTheySay_data();
    void rangesEndWhereTheySay();
};

void tst_facts::sumsOnAnEmptyChessboard_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("sum");
    QTest::newRow("rook") << rook << 896;
    QTest::newRow("bishop") << bishop << 560;
    QTest::newRow("queen") << queen << 1456;
    QTest::newRow("knight") << knight << 336;
    QTest::newRow("king") << king << 420;
}

void tst_facts::sumsOnAnEmptyChessboard()
{
    QFETCH(QString, path);
    QFETCH(int, sum);
    Asker asker(designOf("square:8x8", {{"Piece", qPrintable(path)}}));
    QCOMPARE(asker.sumOfTargets("Piece"), std::size_t(sum));
}

void tst_facts::wrappedBoardsEqualCoordinates_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("piece");
    for (const char *spec :
         {"square:8x8:cylinder", "square:8x8:cylinder-v", "square:8x8:torus", "square:5x7:torus"}) {
        for (const char *piece : {"rook", "bishop", "queen", "knight", "king", "nightrider"})
            QTest::addRow("%s on %s", piece, spec) << spec << piece;
    }
}

void tst_facts::wrappedBoardsEqualCoordinates()
{
    QFETCH(QString, spec);
    QFETCH(QString, piece);
    const BoardRecipe recipe = must(readBoardSpec(spec.toStdString()));
    const Wrap wrap{recipe.files,
                    recipe.ranks,
                    recipe.topology != Topology::CylinderV,
                    recipe.topology != Topology::Cylinder};
    auto both = orthogonal;
    both.insert(both.end(), diagonal.begin(), diagonal.end());
    const auto steps = piece == "rook"                       ? orthogonal
                       : piece == "bishop"                   ? diagonal
                       : piece == "queen" || piece == "king" ? both
                                                             : oblique;
    const bool rides = piece != "knight" && piece != "king";
    const std::string path = piece == "rook"     ? rook
                             : piece == "bishop" ? bishop
                             : piece == "queen"  ? queen
                             : piece == "king"   ? king
                             : piece == "knight" ? knight
                                                 : "ride nne nnw sse ssw nee nww sww see";
    Asker asker(designOf(spec.toStdString(), {{"Piece", path.c_str()}}));
    for (int x = 0; x < recipe.files; ++x) {
        for (int y = 0; y < recipe.ranks; ++y) {
            std::set<std::pair<int, int>> expected = directTargets(wrap, x, y, steps, rides);
            std::set<std::pair<int, int>> found;
            const Reach &reach =
                asker.reach("Piece", cellOf(asker.board(), fileLetters(x) + std::to_string(y + 1)));
            for (const CellId cell : reach.cells(Mark::Move)) {
                const Vector at = *asker.board().coordinates(cell);
                found.insert({at.x(), at.y()});
            }
            QCOMPARE(found, expected);
        }
    }
}

void tst_facts::basisVectorsAreMultiplesOfTheirStep()
{
    // origin + k * basis for k = 1, 2, 3 ..., in (row, column) with rows counted downwards.
    Asker asker(designOf("square:8x8", {{"Queen", queen}}));
    const std::pair<int, int> bases[] = {
        {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            std::set<std::string> expected;
            for (const auto &[down, right] : bases) {
                for (int k = 1; k < 8; ++k) {
                    const int r = row + k * down;
                    const int c = column + k * right;
                    if (r >= 0 && r < 8 && c >= 0 && c < 8)
                        expected.insert(fileLetters(c) + std::to_string(8 - r));
                }
            }
            const std::string from = fileLetters(column) + std::to_string(8 - row);
            const auto found = names(
                asker.board(), asker.reach("Queen", cellOf(asker.board(), from)).cells(Mark::Move));
            QCOMPARE(std::set<std::string>(found.begin(), found.end()), expected);
        }
    }
}

void tst_facts::griffonEqualsItsDefinition()
{
    // The tutorial's mathematical definition: a Ferz step, or the Ferz step of the target's
    // quadrant and from there a Rook move, but never on the Griffon's own rank or file.
    Asker asker(designOf("square:8x8", {{"Griffon", griffon}}));
    for (int x = 0; x < 8; ++x) {
        for (int y = 0; y < 8; ++y) {
            std::set<std::pair<int, int>> expected;
            for (int tx = 0; tx < 8; ++tx) {
                for (int ty = 0; ty < 8; ++ty) {
                    if (tx == x || ty == y)
                        continue;
                    const int mx = x + (tx > x ? 1 : -1);
                    const int my = y + (ty > y ? 1 : -1);
                    if (tx == mx || ty == my)
                        expected.insert({tx, ty});
                }
            }
            std::set<std::pair<int, int>> found;
            const CellId from = cellOf(asker.board(), fileLetters(x) + std::to_string(y + 1));
            for (const CellId cell : asker.reach("Griffon", from).cells(Mark::Move)) {
                const Vector at = *asker.board().coordinates(cell);
                found.insert({at.x(), at.y()});
            }
            QCOMPARE(found, expected);
        }
    }
}

void tst_facts::bishopOnACylinderGoesFromH4ToA5()
{
    Asker asker(designOf("square:8x8:cylinder", {{"Bishop", bishop}}));
    QVERIFY(
        asker.reach("Bishop", cellOf(asker.board(), "h4")).isTarget(cellOf(asker.board(), "a5")));
}

void tst_facts::drawnLinksMakeACylinder()
{
    // link e (h1 a1) ...; rlink w (h1 a1) ... on a flat board: rooks circle, bishops do not yet.
    Design design = designOf("square:8x8", {{"Rook", rook}, {"Bishop", bishop}});
    const Board flat(design.board, design.directions);
    std::vector<LinkPair> pairs;
    for (int rank = 1; rank <= 8; ++rank) {
        const std::string number = std::to_string(rank);
        pairs.push_back(
            {flat.site(cellOf(flat, "h" + number)), flat.site(cellOf(flat, "a" + number)), {}});
    }
    design = must(withLinks(design, *design.directions->find("e"), pairs));
    design = must(withReverseLinks(design, *design.directions->find("w"), pairs));
    QCOMPARE(design.board->edits.links.size(), std::size_t(16));
    Asker drawn(design);
    Asker generated(designOf("square:8x8:cylinder", {{"Rook", rook}}));
    for (const CellId from : drawn.board().cells())
        QCOMPARE(drawn.reach("Rook", from), generated.reach("Rook", from));
    QVERIFY(
        !drawn.reach("Bishop", cellOf(drawn.board(), "h4")).isTarget(cellOf(drawn.board(), "a5")));
}

void tst_facts::circularRookCirclesItsRingOnce()
{
    Asker asker(designOf("ring:16x4", {{"Rook", rook}}));
    for (const CellId from : asker.board().cells()) {
        const Reach &reach = asker.reach("Rook", from);
        QCOMPARE(reach.cells(Mark::Move).size(), std::size_t(15 + 3));
        QVERIFY(!reach.isTarget(from));
    }
}

void tst_facts::circularRookStopsAtItself()
{
    const Design design = designOf("ring:16x4", {{"Rook", rook}});
    Asker asker(design);
    const CellId from = cellOf(asker.board(), "c2");
    const FollowedRay ray =
        follow(asker.board(), from, *design.directions->find("e"), orientation::same);
    QCOMPARE(ray.steps.size(), std::size_t(16));
    QCOMPARE(ray.steps.back().cell, from);
    QCOMPARE(describeRayEnd(ray, asker.board(), from).text(),
             std::string("loop closed after 16 steps"));
}

void tst_facts::moebiusBishopCrossesItsOwnCell()
{
    // On a strip of odd height a bishop in the middle comes home mirrored after one lap, and
    // goes on along the other diagonal.
    const Design design = designOf("square:4x5:moebius", {{"Bishop", "ride ne"}});
    Asker asker(design);
    const Board &board = asker.board();
    const FollowedRay ray =
        follow(board, cellOf(board, "a1"), *design.directions->find("ne"), orientation::same);
    // a1 b2 c3 d4, over the seam (d4 -> own north is now south) to a1 mirrored: d5 lies at a1.
    QCOMPARE(QString::fromStdString(board.name(ray.steps[3].cell)), QString("a1"));
    QCOMPARE(ray.steps[3].orientation, board.compass().find(orientation::flipNorthSouth));
    QVERIFY(!asker.reach("Bishop", cellOf(board, "a1")).isTarget(cellOf(board, "a1")));
}

void tst_facts::hookMoverOnAnEmptyBoard()
{
    Design design = designOf("square:19x19");
    design = withLegs(design, "Hook mover", hookMover(*design.directions));
    Asker asker(design);
    // Two perpendicular rook moves reach every other cell of an empty board.
    QCOMPARE(asker.reach("Hook mover", cellOf(asker.board(), "j10")).cells(Mark::Move).size(),
             std::size_t(360));
    QCOMPARE(asker.reach("Hook mover", cellOf(asker.board(), "a1")).cells(Mark::Move).size(),
             std::size_t(360));
}

void tst_facts::maoIsLame()
{
    Asker asker(designOf("square:5x5",
                         {{"Mao",
                           "(~n ne stop) (~n nw stop) (~e ne stop) (~e se stop) "
                           "(~s se stop) (~s sw stop) (~w nw stop) (~w sw stop)"}}));
    const Board &board = asker.board();
    QCOMPARE(asker.targets("Mao", "c3"), QString("a2 a4 b1 b5 d1 d5 e2 e4"));
    QCOMPARE(asker.reach("Mao", cellOf(board, "c3")).viaLeg(cellOf(board, "c4")), 1);
    asker.position().put(cellOf(board, "c4"), {PieceId(0), PlayerId(1), true});
    QCOMPARE(asker.targets("Mao", "c3"), QString("a2 a4 b1 d1 e2 e4"));
    QVERIFY(asker.reach("Mao", cellOf(board, "c3")).has(cellOf(board, "c4"), Mark::Blocked));
}

void tst_facts::capturesAndBlockers_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("captures");
    QTest::addColumn<QString>("blocked");
    // From a1 on a 5x5 board: a friend on a4, an enemy on c1, an enemy on c3.
    QTest::newRow("queen") << queen << "a2 a3 b1 b2"
                           << "c1 c3"
                           << "a4";
    QTest::newRow("rook that only moves") << "move ride n e"
                                          << "a2 a3 b1"
                                          << ""
                                          << "a4 c1";
    QTest::newRow("rook that only captures") << "capture ride n e"
                                             << ""
                                             << "c1"
                                             << "a4";
    QTest::newRow("alfil jumps") << "leap (2,2) (0,3)"
                                 << ""
                                 << "c3"
                                 << "a4";
}

void tst_facts::capturesAndBlockers()
{
    QFETCH(QString, path);
    QFETCH(QString, moves);
    QFETCH(QString, captures);
    QFETCH(QString, blocked);
    Asker asker(designOf("square:5x5", {{"Piece", qPrintable(path)}}));
    const Board &board = asker.board();
    asker.position().put(cellOf(board, "a4"), {PieceId(0), PlayerId(0), true});
    asker.position().put(cellOf(board, "c1"), {PieceId(0), PlayerId(1), true});
    asker.position().put(cellOf(board, "c3"), {PieceId(0), PlayerId(1), true});
    const Reach &reach = asker.reach("Piece", cellOf(board, "a1"));
    QCOMPARE(joined(names(board, reach.cells(Mark::Move))), moves);
    QCOMPARE(joined(names(board, reach.cells(Mark::Capture))), captures);
    QCOMPARE(joined(names(board, reach.cells(Mark::Blocked))), blocked);
}

void tst_facts::blackSeesTheBoardFromItsSide()
{
    Asker asker(designOf("square:8x8",
                         {{"Pawn", "move leap n capture leap nw ne"}, {"Knight", "leap nnw"}}));
    QCOMPARE(asker.targets("Pawn", "e2", 0), QString("e3"));
    QCOMPARE(asker.targets("Pawn", "e7", 1), QString("e6"));
    QCOMPARE(asker.targets("Knight", "e4", 0), QString("d6"));
    QCOMPARE(asker.targets("Knight", "e4", 1), QString("f2"));
}

void tst_facts::pawnDoubleStepOnlyWhileUnmoved()
{
    Design design = designOf("square:8x8", {{"Pawn", "move leap n"}});
    design = must(withMovementAdded(
        design, PieceId(0), Movement{PathText{"move (~n n stop)"}, When::Unmoved, {}}));
    Asker asker(design);
    QCOMPARE(asker.targets("Pawn", "e2", 0, false), QString("e3 e4"));
    QCOMPARE(asker.targets("Pawn", "e2", 0, true), QString("e3"));
    asker.position().put(cellOf(asker.board(), "e3"), {PieceId(0), PlayerId(1), true});
    QCOMPARE(asker.targets("Pawn", "e2", 0, false), QString());
}

void tst_facts::rangesEndWhereTheySay_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("targets"); // from a1 eastwards on a ring of six cells
    QTest::newRow("once") << 1 << 1 << "b1";
    QTest::newRow("two to three") << 2 << 3 << "c1 d1";
    QTest::newRow("at least four") << 4 << unlimited << "b1 c1 d1 e1 f1";
    QTest::newRow("more than once round") << 7 << 8 << "b1 c1";
    QTest::newRow("at least ten") << 10 << unlimited << "b1 c1 d1 e1 f1";
    QTest::newRow("once round and no more") << 6 << 6 << "";
}

void tst_facts::rangesEndWhereTheySay()
{
    QFETCH(int, least);
    QFETCH(int, most);
    QFETCH(QString, targets);
    Leg leg;
    leg.steps = {Vector{1, 0}};
    leg.least = least;
    leg.most = most;
    leg.onEmpty.stop = true;
    Asker asker(withLegs(designOf("square:6x1:cylinder"), "Rider", {{leg}, {LegId(0)}}));
    QCOMPARE(asker.targets("Rider", "a1"), targets);
}

QTEST_APPLESS_MAIN(tst_facts)
#include "tst_facts.moc"
