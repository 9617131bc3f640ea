#include "model/analysis/bindings.h"
#include "model/edit/board/board_edits.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

class tst_bindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classes_data();
    void classes();
    void distancesCountMoves();
    void pawnsOnlyGoForward();
    void parity_data();
    void parity();
    void deadCells();
    void mobilityOfChess();
    void palacesAndRiversOfEachPlayer_data();
    void palacesAndRiversOfEachPlayer();
};

/// Sizes of the classes as the games' descriptions give them.
void tst_bindings::classes_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<QList<int>>("sizes");
    const auto row =
        [](const char *name, const char *spec, const char *path, const QList<int> &sizes) {
            QTest::newRow(name) << std::string(spec) << std::string(path) << sizes;
        };
    row("bishop", "square:8x8", "ride ne se sw nw", {32, 32});
    row("rook", "square:8x8", "ride n e s w", {64});
    row("dabbaba rider", "square:8x8", "ride (0,2) (2,0) (0,-2) (-2,0)", {16, 16, 16, 16});
    row("bishop on a cylinder of odd girth", "square:7x8:cylinder", "ride ne se sw nw", {56});
    row("Glinski's bishop", "hex:glinski", "ride nne e sse ssw w nnw", {31, 30, 30});
    row("Raumschach's unicorn",
        "cube:5x5x5",
        "ride une use usw unw dne dse dsw dnw",
        {35, 30, 30, 30});
    row("Raumschach's bishop", "cube:5x5x5", "ride ne se sw nw un ue us uw dn de ds dw", {63, 62});
    row("two levels without a way up", "cube:3x3x2", "leap n e s w", {9, 9});
}

void tst_bindings::classes()
{
    QFETCH(std::string, spec);
    QFETCH(std::string, path);
    QFETCH(QList<int>, sizes);
    const CompiledGame game(designOf(spec, {{"Piece", path.c_str()}}));
    const Bindings bindings(game, PieceId(0), PlayerId(0));
    QList<int> found;
    for (std::size_t i = 0; i < bindings.classes().size(); ++i) {
        found << static_cast<int>(bindings.classes()[i].size());
        for (const CellId cell : bindings.classes()[i])
            QCOMPARE(bindings.classOf(cell), i);
    }
    QCOMPARE(found, sizes);
}

void tst_bindings::distancesCountMoves()
{
    const CompiledGame game(
        designOf("square:8x8", {{"Knight", "leap nne nee see sse ssw sww nww nnw"}}));
    const Bindings bindings(game, PieceId(0), PlayerId(0));
    const auto distances = bindings.distances(cellOf(game.board(), "a1"));
    const auto to = [&](const char *cell) {
        return *distances[cellOf(game.board(), cell).index()];
    };
    QCOMPARE(to("a1"), 0);
    QCOMPARE(to("b3"), 1);
    QCOMPARE(to("b2"), 4);
    QCOMPARE(to("h8"), 6);
    QCOMPARE(bindings.reached(cellOf(game.board(), "a1")), std::size_t(63));
}

void tst_bindings::pawnsOnlyGoForward()
{
    const CompiledGame game(designOf("square:3x4", {{"Pawn", "leap n"}}));
    const Bindings white(game, PieceId(0), PlayerId(0));
    QCOMPARE(white.reached(cellOf(game.board(), "a1")), std::size_t(3));
    QCOMPARE(white.reached(cellOf(game.board(), "a4")), std::size_t(0));
    QVERIFY(!white.distances(cellOf(game.board(), "a2"))[cellOf(game.board(), "a1").index()]);
    const Bindings black(game, PieceId(0), PlayerId(1));
    QCOMPARE(black.reached(cellOf(game.board(), "a1")), std::size_t(0));
    QCOMPARE(joined(names(game.board(), black.unreached())), QString("a4 b4 c4"));
}

void tst_bindings::parity_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<bool>("changes");
    QTest::newRow("knight") << std::string("square:8x8")
                            << std::string("leap nne nee see sse ssw sww nww nnw") << true;
    QTest::newRow("king") << std::string("square:8x8") << std::string("leap n ne e se s sw w nw")
                          << false;
    QTest::newRow("wazir") << std::string("square:8x8") << std::string("leap n e s w") << true;
    QTest::newRow("wazir round an odd cylinder")
        << std::string("square:7x4:cylinder") << std::string("leap n e s w") << false;
    QTest::newRow("step on hexagons")
        << std::string("hex:4") << std::string("leap n ne se s sw nw") << false;
    QTest::newRow("step along a row of triangles")
        << std::string("triangle:4") << std::string("leap e ne nw w sw se") << true;
}

void tst_bindings::parity()
{
    QFETCH(std::string, spec);
    QFETCH(std::string, path);
    QFETCH(bool, changes);
    const CompiledGame game(designOf(spec, {{"Piece", path.c_str()}}));
    const Bindings bindings(game, PieceId(0), PlayerId(0));
    const auto colours = bindings.parity();
    QCOMPARE(colours.has_value(), changes);
    if (!colours)
        return;
    for (const CellId from : game.board().cells()) {
        for (const CellId to : bindings.moves(from))
            QVERIFY((*colours)[from.index()] != (*colours)[to.index()]);
    }
}

void tst_bindings::deadCells()
{
    Design design = designOf("square:3x3", {{"Knight", "leap nne nee see sse ssw sww nww nnw"}});
    const CompiledGame game(design);
    const Bindings bindings(game, PieceId(0), PlayerId(0));
    QCOMPARE(joined(names(game.board(), bindings.withoutMoves())), QString("b2"));
    QCOMPARE(joined(names(game.board(), bindings.unreached())), QString("b2"));
}

/// The averages on the empty chess board that every textbook gives.
void tst_bindings::mobilityOfChess()
{
    const CompiledGame game(designOf("square:8x8",
                                     {{"Rook", "ride n e s w"},
                                      {"Bishop", "ride ne se sw nw"},
                                      {"Knight", "leap nne nee see sse ssw sww nww nnw"}}));
    QCOMPARE(Bindings(game, PieceId(0), PlayerId(0)).mobility(), std::size_t(14'000));
    QCOMPARE(Bindings(game, PieceId(1), PlayerId(0)).mobility(), std::size_t(8'750));
    QCOMPARE(Bindings(game, PieceId(2), PlayerId(0)).mobility(), std::size_t(5'250));
}

void tst_bindings::palacesAndRiversOfEachPlayer_data()
{
    QTest::addColumn<std::string>("piece");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("cells");
    const auto row = [](const char *piece, int player, const char *cells) {
        QTest::addRow("%s of player %d", piece, player + 1)
            << std::string(piece) << player << QString(cells);
    };
    row("Advisor", 0, "d1 d3 e2 f1 f3");
    row("Advisor", 1, "d10 d8 e9 f10 f8");
    row("Elephant", 0, "a3 c1 c5 e3 g1 g5 i3");
    row("Elephant", 1, "a8 c10 c6 e8 g10 g6 i8");
    row("General", 0, "d1 d2 d3 e1 e2 e3 f1 f2 f3");
    row("General", 1, "d10 d8 d9 e10 e8 e9 f10 f8 f9");
}

/// In xiangqi an advisor has five points, an elephant seven, a general nine, on his own side.
void tst_bindings::palacesAndRiversOfEachPlayer()
{
    QFETCH(std::string, piece);
    QFETCH(int, player);
    QFETCH(QString, cells);
    const Design design = bundledDesign("xiangqi");
    const CompiledGame game(design);
    const Board &board = game.board();
    const PieceId type = *design.pieces->find(piece);
    const Bindings bindings(game, type, PlayerId(player));
    QStringList found;
    const auto distances =
        bindings.distances(cellOf(board, cells.split(' ').first().toStdString()));
    for (const CellId cell : board.cells()) {
        if (distances[cell.index()])
            found << QString::fromStdString(board.name(cell));
    }
    found.sort();
    QCOMPARE(found.join(' '), cells);
}

QTEST_APPLESS_MAIN(tst_bindings)
#include "tst_bindings.moc"
