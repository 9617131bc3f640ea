#include "model/board/layout.h"
#include "model/file/bundled/bundled.h"
#include "model/picture/glyph_figures.h"
#include "model/picture/glyph_frame.h"
#include "model/picture/glyph_legend.h"
#include "model/picture/move_glyph.h"
#include "model/play/reach/compiled_game.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Where a piece goes from a cell of the design's own board, asked without the glyph's help: by
/// drawn place, level and fourth axis.
struct Offset
{
    int x = 0;
    int y = 0;
    int up = 0;
    int across = 0;

    QString text() const
    {
        return QStringLiteral("(%1,%2,%3,%4)").arg(x).arg(y).arg(up).arg(across);
    }
};

bool isSame(const Offset &a, const Offset &b)
{
    constexpr int rounding = 8; // thousandths of a cell
    return std::abs(a.x - b.x) <= rounding && std::abs(a.y - b.y) <= rounding && a.up == b.up
           && a.across == b.across;
}

bool has(const std::vector<Offset> &places, const Offset &place)
{
    return std::any_of(
        places.begin(), places.end(), [&](const Offset &each) { return isSame(each, place); });
}

bool hasLevels(const Board &board)
{
    return board.recipe().lattice == Lattice::Cube || board.recipe().lattice == Lattice::Hyper;
}

Offset placeOf(const Board &board, CellId from, CellId to)
{
    const auto a = board.coordinates(from);
    const auto b = board.coordinates(to);
    if (board.recipe().lattice == Lattice::Square && a && b)
        return {(b->x() - a->x()) * cellUnit, (b->y() - a->y()) * cellUnit};
    if (hasLevels(board)) {
        const Vector away = *b + -*a;
        return {away.x() * cellUnit, away.y() * cellUnit, away.along[2], away.along[3]};
    }
    const Point away = cellShape(board, to).centre - cellShape(board, from).centre;
    return {away.x, away.y};
}

struct Targets
{
    std::vector<Offset> moves;
    std::vector<Offset> captures;
};

Targets reachedFrom(const CompiledGame &game, std::size_t players, CellId from, const Piece &piece)
{
    const Board &board = game.board();
    Targets reached;
    Reach reach;
    ReachScratch scratch;
    Position position(board.size(), players, piece.type.index() + 1);
    game.reach(position, from, piece, reach, scratch);
    for (const CellId cell : reach.cells(Mark::Move))
        reached.moves.push_back(placeOf(board, from, cell));
    const PlayerId enemy((piece.owner.index() + 1) % players);
    for (const CellId cell : board.cells()) {
        if (cell == from)
            continue;
        position.put(cell, {piece.type, enemy, true});
        game.reach(position, from, piece, reach, scratch);
        if (reach.has(cell, Mark::Capture))
            reached.captures.push_back(placeOf(board, from, cell));
        position.take(cell);
    }
    return reached;
}

/// The cell nearest to the middle; of triangles one that points up for a player who sees the board
/// as it lies, and down for one who sees it after a half turn.
CellId centralCell(const Board &board, const Orientation &facing)
{
    std::vector<double> sum(4, 0);
    const auto parts = [&](CellId cell) {
        const Offset place = placeOf(board, CellId(0), cell);
        return std::vector<double>{double(place.x),
                                   double(place.y),
                                   double(place.up) * cellUnit,
                                   double(place.across) * cellUnit};
    };
    for (const CellId cell : board.cells()) {
        for (std::size_t i = 0; i < 4; ++i)
            sum[i] += parts(cell)[i];
    }
    const bool isDown = facing != Orientation{};
    CellId best;
    double least = -1;
    for (const CellId cell : board.cells()) {
        const auto at = board.coordinates(cell);
        if (board.recipe().lattice == Lattice::Triangle && (at->along[2] == 1) != isDown)
            continue;
        double far = 0;
        for (std::size_t i = 0; i < 4; ++i)
            far += std::pow(parts(cell)[i] - sum[i] / double(board.size()), 2);
        if (least < 0 || far < least) {
            least = far;
            best = cell;
        }
    }
    return best;
}

Offset placeOf(const MoveGlyph::Mark &mark)
{
    return {mark.drawn.x, mark.drawn.y, mark.up, mark.across};
}

/// Whether a glyph says that the piece goes there, by a mark or by a ride over its edge.
bool says(const MoveGlyph &glyph, const Offset &place, bool captures)
{
    for (const MoveGlyph::Mark &mark : glyph.marks) {
        if (isSame(placeOf(mark), place))
            return captures ? mark.captures : mark.moves;
    }
    for (const MoveGlyph::Ride &ride : glyph.rides) {
        for (int step = 1; step < 40; ++step) {
            const Offset at{ride.drawnFrom.x + step * ride.drawnStep.x,
                            ride.drawnFrom.y + step * ride.drawnStep.y,
                            ride.up + step * ride.upStep,
                            ride.across + step * ride.acrossStep};
            if (isSame(at, place))
                return true;
        }
    }
    return false;
}

/// Beyond what a glyph looks at: of a hook mover's second turn there.
bool isTooFar(const Offset &place)
{
    constexpr int farthest = MoveGlyph::farthest * cellUnit;
    return std::abs(place.x) > farthest || std::abs(place.y) > farthest;
}

/// Moves of the piece itself: no zone keeps it at home, and it does not imitate others.
Design withPlainPieces(Design design)
{
    design.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            type.confinedTo = std::nullopt;
            type.imitates.clear();
        }
    });
    return design;
}

bool isPlain(const BoardRecipe &board)
{
    return board.edits.links.empty() && board.edits.facings.empty() && board.edits.added.empty();
}

} // namespace

class tst_move_glyph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatReachSays_data();
    void showsWhatReachSays();
    void directions_data();
    void directions();
    void everySignHasItsShape();
    void everyMarkHasASign();
};

void tst_move_glyph::showsWhatReachSays_data()
{
    QTest::addColumn<QString>("name");
    std::size_t at = 0;
    for (const BundledDesign &row : bundledDesigns()) {
        const std::string name(row.name);
        if (++at % stride(4) == 0)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

/// On the design's own board, from a cell in its middle: each place that reach finds is on the
/// glyph, and each that is on the glyph and on the board is found.
void tst_move_glyph::showsWhatReachSays()
{
    QFETCH(QString, name);
    const Design whole = bundledDesign(name.toLatin1().constData());
    const Design design = withPlainPieces(whole);
    const CompiledGame game(design);
    const Board &board = game.board();
    const bool isTriangle = board.recipe().lattice == Lattice::Triangle;
    if (!isPlain(*design.board) && !isTriangle)
        QSKIP("drawn links and facings of cells lead where no plain lattice does");
    const std::size_t players = std::max<std::size_t>(2, design.rules->players.size());
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        const CellId from = centralCell(board, (*design.rules)[player].facing);
        for (const PieceId piece : IdRange<PieceId>(design.pieces->types.size())) {
            const PieceType &type = (*design.pieces)[piece];
            const MoveGlyph glyph = moveGlyph(type, design, player);
            if (glyph.leadsAnywhere || glyph.isOfOwnBoard)
                continue;
            const Targets reached = reachedFrom(game, players, from, {piece, player, true});
            const auto where = [&](const Offset &place) {
                return type.name + " of player " + std::to_string(player.index() + 1) + " "
                       + place.text().toStdString() + " from " + board.name(from);
            };
            // Over a joined edge it comes to places that it would reach otherwise, too.
            const bool isJoined = design.board->topology != Topology::Flat;
            for (const Offset &place : reached.moves)
                QVERIFY2(isJoined || isTooFar(place) || says(glyph, place, false),
                         where(place).c_str());
            for (const Offset &place : reached.captures)
                QVERIFY2(isJoined || isTooFar(place) || says(glyph, place, true),
                         where(place).c_str());
            if (!design.board->edits.removed.empty())
                continue;
            for (const CellId cell : board.cells()) {
                const Offset place = placeOf(board, from, cell);
                for (const MoveGlyph::Mark &mark : glyph.marks) {
                    if (!isSame(placeOf(mark), place) || mark.isFirst)
                        continue;
                    QVERIFY2(!mark.moves || has(reached.moves, place), where(place).c_str());
                    QVERIFY2(!mark.captures || has(reached.captures, place), where(place).c_str());
                }
            }
        }
    }
}

void tst_move_glyph::directions_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("rides"); ///< in degrees from east, anticlockwise
    QTest::addColumn<QString>("marks"); ///< nearest ones, also with their levels
    QTest::newRow("Sente's lance") << "shogi"
                                   << "Lance" << 0 << "90"
                                   << "90";
    QTest::newRow("Gote's lance") << "shogi"
                                  << "Lance" << 1 << "270"
                                  << "270";
    QTest::newRow("Gote's silver") << "shogi"
                                   << "Silver General" << 1 << ""
                                   << "45 135 225 270 315";
    QTest::newRow("rook of hexagons in files") << "glinski"
                                               << "Rook" << 0 << "30 90 150 210 270 330"
                                               << "30 90 150 210 270 330";
    QTest::newRow("bishop of hexagons in files") << "glinski"
                                                 << "Bishop" << 1 << "0 60 120 180 240 300"
                                                 << "0 60 120 180 240 300";
    QTest::newRow("unicorn of the space") << "raumschach"
                                          << "Unicorn" << 0 << ""
                                          << "45u 45d 135u 135d 225u 225d 315u 315d";
    QTest::newRow("rook of triangles, over an edge and on") << "triangular-chess"
                                                            << "Rook" << 0 << "30 150 270"
                                                            << "30 150 270";
    QTest::newRow("Black's rook of triangles") << "triangular-chess"
                                               << "Rook" << 1 << "90 210 330"
                                               << "90 210 330";
}

void tst_move_glyph::directions()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(int, player);
    QFETCH(QString, rides);
    QFETCH(QString, marks);
    const Design whole = bundledDesign(design.toLatin1().constData());
    const auto id = whole.pieces->find(piece.toStdString());
    QVERIFY(id.has_value());
    const MoveGlyph glyph = moveGlyph((*whole.pieces)[*id], whole, PlayerId(player));
    const auto degrees = [](Point way) {
        const int angle =
            static_cast<int>(std::lround(std::atan2(way.y, way.x) * 180 / std::acos(-1.0)));
        return (angle + 360) % 360;
    };
    std::set<std::pair<int, QString>> gone;
    for (const MoveGlyph::Ride &ride : glyph.rides) {
        if (ride.upStep == 0)
            gone.insert({degrees(ride.drawnStep), QString()});
    }
    const auto listed = [](const std::set<std::pair<int, QString>> &set) {
        QStringList words;
        for (const auto &[angle, level] : set)
            words << QString::number(angle) + level;
        return words.join(QLatin1Char(' '));
    };
    QCOMPARE(listed(gone), rides);
    std::set<std::pair<int, QString>> near;
    double least = 1e9;
    for (const MoveGlyph::Mark &mark : glyph.marks)
        least = std::min(least, mark.isPlace() ? std::hypot(mark.drawn.x, mark.drawn.y) : 1e9);
    for (const MoveGlyph::Mark &mark : glyph.marks) {
        if (mark.isPlace() && std::hypot(mark.drawn.x, mark.drawn.y) < least * 1.5)
            near.insert({degrees(mark.drawn),
                         mark.up > 0   ? QStringLiteral("u")
                         : mark.up < 0 ? QStringLiteral("d")
                                       : QString()});
    }
    QStringList expected = marks.split(QLatin1Char(' '));
    QStringList found = listed(near).split(QLatin1Char(' '));
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
}

/// One row of the legend for each that is seen, none twice, and no two that look alike.
void tst_move_glyph::everySignHasItsShape()
{
    MoveGlyph glyph;
    const auto add = [&](auto change) {
        MoveGlyph::Mark mark;
        change(mark);
        glyph.marks.push_back(mark);
    };
    add([](MoveGlyph::Mark &mark) { mark.moves = mark.captures = mark.isStoppable = true; });
    add([](MoveGlyph::Mark &mark) { mark.moves = mark.isFirst = true; });
    add([](MoveGlyph::Mark &mark) { mark.captures = mark.isHurdle = true; });
    add([](MoveGlyph::Mark &mark) { mark.hops = mark.hopCaptures = true; });
    add([](MoveGlyph::Mark &mark) { mark.hopCaptures = mark.isJoint = true; });
    add([](MoveGlyph::Mark &mark) { mark.isVictim = true; });
    for (const auto &[up, across] : {std::pair(2, 0), {-1, 0}, {0, 1}, {0, -1}}) {
        add([&](MoveGlyph::Mark &mark) {
            mark.moves = true;
            mark.up = up;
            mark.across = across;
        });
    }
    glyph.rides.emplace_back();
    glyph.leadsAnywhere = true;
    const std::vector<GlyphSign> signs = glyphLegend(std::array{glyph});
    std::set<std::string> names;
    std::vector<std::vector<Figure>> shapes;
    for (const GlyphSign &sign : signs) {
        QVERIFY2(names.insert(sign.name).second, sign.name);
        auto shape = glyphFigures(sign.example, 30, pieceColours(PlayerId(0)));
        QVERIFY2(std::find(shapes.begin(), shapes.end(), shape) == shapes.end(), sign.name);
        shapes.push_back(std::move(shape));
    }
    QCOMPARE(signs.size(), std::size_t(18));
    QCOMPARE(glyphLegend(std::array{MoveGlyph()}).size(), std::size_t(1));
}

/// Nothing is shown that the legend does not know.
void tst_move_glyph::everyMarkHasASign()
{
    for (const char *name : {"chess", "xiangqi", "grasshopper-chess", "raumschach", "ultima"}) {
        const Design design = bundledDesign(name);
        for (const PieceType &type : design.pieces->types) {
            MoveGlyph alone;
            for (const MoveGlyph::Mark &mark : moveGlyph(type, design, PlayerId(0)).marks) {
                alone.marks = {mark};
                QVERIFY2(glyphLegend(std::array{alone}).size() > 1, type.name.c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(tst_move_glyph)
#include "tst_move_glyph.moc"
