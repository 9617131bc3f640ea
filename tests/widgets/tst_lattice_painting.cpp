#include "model/edit/board/board_edits.h"
#include "tests/designs.h"
#include "tests/widgets/editing.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/known_pieces.h"
#include "widgets/library/library_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>

#include <set>
#include <tuple>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A bundled design's board, directions and players with one piece that cannot move yet.
Design emptyPieceOn(const char *name)
{
    Design design = bundledDesign(name);
    const Design fresh = onePiece();
    design.pieces = fresh.pieces;
    design.setup = fresh.setup;
    Rules rules;
    rules.players = design.rules->players;
    design.rules = rules;
    design.examples = fresh.examples;
    return design;
}

void click(const Editing &e, const Vector &at)
{
    QTest::mouseClick(e.grid(), Qt::LeftButton, {}, e.grid()->cellPixel(at));
}

} // namespace

/// The pattern painter on boards that are not made of squares, and every design in every mode.
class tst_lattice_painting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void painting_data();
    void painting();
    void playersPaintTheirOwnWay();
    void legsAreDrawnAndTurn();
    void wallsAndPiecesStandThere();
    void cursorGoesWhereTheKeyPoints();
    void choicesGoByTheLattice();
    void anotherLatticeBringsAnotherGrid();
    void handDrawnBoardsAreNotPainted();
    void knownPiecesFitTheBoard();
    void cellsAreEasyToHitInTheWindow();
    void everyModeShowsEveryDesign();
};

void tst_lattice_painting::painting_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("pencil");
    QTest::addColumn<Vector>("cell");
    QTest::addColumn<QString>("path");
    const auto row =
        [](const char *name, const char *design, Pencil pencil, Vector at, const char *path) {
            QTest::newRow(name) << design << static_cast<int>(pencil) << at << path;
        };
    row("hexagonal knight",
        "glinski",
        Pencil::Leap,
        {{1, 2, -3}},
        "leap nnne nene nee see sese ssse sssw swsw sww nww nwnw nnnw");
    row("hexagonal rook", "glinski", Pencil::Ride, {{0, 3, -3}}, "ride n ne se s sw nw");
    row("hexagonal bishop", "mccooey", Pencil::Ride, {{2, -1, -1}}, "ride nne e sse ssw w nnw");
    row("a leap without a name",
        "mccooey",
        Pencil::Leap,
        {{2, 2, -4}},
        "leap (2,2,-4) (4,-2,-2) (2,-4,2) (-2,-2,4) (-4,2,2) (-2,4,-2)");
    row("unicorn of three axes",
        "raumschach",
        Pencil::Ride,
        {{1, 1, 1}},
        "ride dne une dse use dsw usw dnw unw");
    row("along the fourth axis", "hyper-3x3x3x3", Pencil::Ride, {{0, 0, 0, 1}}, "ride D U");
    row("over a triangle's corner",
        "triangular-chess",
        Pencil::Leap,
        {{-1, 2, -1}},
        "leap nee see s sww nww n");
}

void tst_lattice_painting::painting()
{
    QFETCH(QString, design);
    QFETCH(int, pencil);
    QFETCH(Vector, cell);
    QFETCH(QString, path);
    Editing e(emptyPieceOn(design.toUtf8().constData()));
    e.use(static_cast<Pencil>(pencil));
    click(e, cell);
    QCOMPARE(e.paths(), path);
    QCOMPARE(e.grid()->markAt(cell), MarkKind::Both);
    e.use(Pencil::Erase);
    click(e, cell);
    QCOMPARE(e.paths(), "");
    QVERIFY(!e.grid()->markAt(cell));
}

/// The second player of Glinski's game looks down the board.
void tst_lattice_painting::playersPaintTheirOwnWay()
{
    Editing e(emptyPieceOn("glinski"));
    e.workspace.choices().setPlayer(PlayerId(1));
    e.use(Pencil::Leap, PaintSymmetry::None);
    click(e, {{0, -1, 1}});
    QCOMPARE(e.paths(), "leap n");
    e.workspace.choices().setPlayer(PlayerId(0));
    QCOMPARE(e.grid()->markAt({{0, 1, -1}}), MarkKind::Both);
    QCOMPARE(e.grid()->cellText({{0, 2, -2}}), "2 × n");
    e.use(Pencil::Leap, PaintSymmetry::LeftRight);
    click(e, {{1, 0, -1}});
    QCOMPARE(e.paths(), "leap n ne nw");
}

/// One step over an edge, then on at a sixth turn: six ways, each to both sides.
void tst_lattice_painting::legsAreDrawnAndTurn()
{
    Editing e(emptyPieceOn("glinski"));
    e.use(Pencil::Leap);
    const auto drag = [&](const Vector &from, const Vector &to) {
        QTest::mousePress(e.grid(), Qt::LeftButton, {}, e.grid()->cellPixel(from));
        QTest::mouseMove(e.grid(), e.grid()->cellPixel(to));
        QTest::mouseRelease(e.grid(), Qt::LeftButton, {}, e.grid()->cellPixel(to));
    };
    drag({}, {{0, 1, -1}});
    drag({{0, 1, -1}}, {{1, 1, -2}});
    const auto &type = e.workspace.design().pieces->types.front();
    const auto legs = must(legsOf(type.moves.front(), *e.workspace.design().directions));
    QCOMPARE(legs.front().legs.legs.size(), std::size_t(2));
    QCOMPARE(legs.front().legs.legs[0].steps.size(), std::size_t(6));
    QVERIFY((legs.front().legs.legs[1].steps == std::vector<Step>{Turn{1}, Turn{-1}}));
    QCOMPARE(e.grid()->markAt({{-1, 2, -1}}), MarkKind::Both);
}

void tst_lattice_painting::wallsAndPiecesStandThere()
{
    Editing e(emptyPieceOn("glinski"));
    e.use(Pencil::Ride);
    click(e, {{0, 1, -1}});
    e.use(Pencil::Wall);
    click(e, {{0, 2, -2}});
    e.use(Pencil::Enemy);
    click(e, {{2, 0, -2}});
    QCOMPARE(e.grid()->cellText({{0, 2, -2}}), "2 × n: test wall");
    QVERIFY(!e.grid()->markAt({{0, 3, -3}}));
    QCOMPARE(e.grid()->markAt({{2, 0, -2}}), MarkKind::Capture);
    QVERIFY(!e.grid()->markAt({{3, 0, -3}}));
    QCOMPARE(e.grid()->markAt({{0, -3, 3}}), MarkKind::Both);
}

void tst_lattice_painting::cursorGoesWhereTheKeyPoints()
{
    Editing e(emptyPieceOn("glinski"));
    e.key(Qt::Key_Up);
    e.key(Qt::Key_Up);
    QCOMPARE(e.grid()->cursorCell(), (Vector{{0, 2, -2}}));
    e.key(Qt::Key_Down);
    e.key(Qt::Key_Down);
    e.key(Qt::Key_Right);
    e.key(Qt::Key_Right);
    QCOMPARE(e.grid()->cursorCell(), (Vector{{2, -1, -1}})); // by turns up and down, along the line
    Editing levels(emptyPieceOn("raumschach"));
    levels.key(Qt::Key_PageUp);
    levels.key(Qt::Key_Right);
    QCOMPARE(levels.grid()->cursorCell(), (Vector{{1, 0, 1}}));
    QCOMPARE(levels.grid()->cellText({{1, 0, 1}}), "1 right, 1 up");
}

void tst_lattice_painting::choicesGoByTheLattice()
{
    Editing squares(onePiece());
    QCOMPARE(squares.bar()->symmetryBox()->itemText(0), "8-fold");
    Editing e(emptyPieceOn("glinski"));
    const QComboBox *box = e.bar()->symmetryBox();
    QCOMPARE(box->itemText(0), "12-fold");
    QCOMPARE(box->itemText(1), "6 rotations");
    QCOMPARE(box->findData(static_cast<int>(PaintSymmetry::EveryLine)), -1);
    QCOMPARE(e.bar()->sideBox()->currentText(), "15 across");
    e.grid()->setSide(7);
    QVERIFY(e.grid()->cellPixel(Vector{{0, 3, -3}}) != QPoint());
    QVERIFY(e.grid()->cellPixel(Vector{{0, 4, -4}}) == QPoint());
}

void tst_lattice_painting::anotherLatticeBringsAnotherGrid()
{
    Editing e(onePiece("leap n"));
    e.use(Pencil::Enemy, PaintSymmetry::EveryLine);
    e.click(2, 2);
    e.workspace.session().apply("another board", Result<Design>(emptyPieceOn("glinski")));
    QCOMPARE(e.grid()->lattice(), Lattice::Hex);
    QVERIFY(e.grid()->pieces().empty());
    QCOMPARE(e.bar()->symmetryBox()->currentText(), "12-fold");
    e.undoStack().undo();
    QCOMPARE(e.grid()->lattice(), Lattice::Square);
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
}

void tst_lattice_painting::handDrawnBoardsAreNotPainted()
{
    Editing e(emptyPieceOn("nine-mens-morris"));
    QCOMPARE(e.workspace.design().board->lattice, Lattice::Free);
    e.click(1, 2);
    QCOMPARE(e.paths(), "");
}

void tst_lattice_painting::knownPiecesFitTheBoard()
{
    Workspace workspace(onePiece());
    LibraryPanel panel;
    panel.bind(&workspace);
    panel.show(QString());
    const auto *list = panel.findChild<QListView *>(QStringLiteral("libraryList"));
    QVERIFY(list->model()->rowCount() > 250);
    workspace.session().apply("hexagons", Result<Design>(emptyPieceOn("glinski")));
    const auto notationOf = [&](const char *name) {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() == QLatin1String(name))
                return index.data(LibraryModel::NotationRole).toString();
        }
        return QString();
    };
    QCOMPARE(notationOf("Rook"), QStringLiteral("ride n ne se s sw nw"));
    QCOMPARE(notationOf("Camel"), QString()); // of squares
    const auto *note = panel.findChild<QLabel *>(QStringLiteral("libraryNote"));
    QVERIFY(note->isHidden());
    panel.searchField()->setText(QStringLiteral("rook"));
    const std::size_t before = workspace.design().pieces->types.size();
    QTest::keyClick(panel.searchField(), Qt::Key_Return);
    QCOMPARE(workspace.design().pieces->types.size(), before + 1);
    QCOMPARE(
        QString::fromStdString(movementText(workspace.design().pieces->types.back().moves.front())),
        QStringLiteral("ride n ne se s sw nw"));
    panel.searchField()->clear();
    panel.bind(nullptr); // as when the window closes
    panel.bind(&workspace);
    QCOMPARE(notationOf("Rook"), QStringLiteral("ride n ne se s sw nw"));
    workspace.session().apply("triangles", Result<Design>(designOf("triangle:6")));
    QCOMPARE(list->model()->rowCount(), 6);
    QVERIFY(!note->isHidden());
    QVERIFY2(note->text().startsWith(
                 QLatin1String("On triangles only King, Queen, Rook, Bishop, Wazir and Ferz are")),
             qPrintable(note->text()));
    workspace.session().undoStack().setIndex(0);
    QVERIFY(list->model()->rowCount() > 250);
    QVERIFY(note->isHidden());
    const Design hexagons = bundledDesign("glinski");
    const auto identity = known_pieces::identityOf(hexagons.pieces->types.front(), hexagons);
    QVERIFY(!identity.isKnown());
}

/// At 1440x900 with fresh settings, and after a board that cannot be painted.
void tst_lattice_painting::cellsAreEasyToHitInTheWindow()
{
    constexpr qreal easy = 24; // pixels
    QSettings().clear();
    Bench bench;
    bench.window.resize(1440, 900);
    const auto cellSide = [&bench] {
        bench.trigger("mode.pieces");
        QCoreApplication::processEvents();
        return bench.window.current()->pieceEditor().grid()->cellRect({}).width();
    };
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.session().apply("one piece", Result<Design>(onePiece(knightPath)));
    QTRY_VERIFY2(cellSide() >= easy, qPrintable(QString::number(cellSide())));
    const qreal before = cellSide();
    QVERIFY(bench.window.openBundled(QStringLiteral("nine-mens-morris")));
    bench.trigger("mode.pieces");
    QCoreApplication::processEvents();
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.session().apply("one piece", Result<Design>(onePiece(knightPath)));
    QTRY_COMPARE(cellSide(), before);
    QCOMPARE(bench.window.size(), QSize(1440, 900));
    constexpr qreal least = 16; // where there is less room
    bench.window.resize(1024, 700);
    QTRY_VERIFY2(cellSide() >= least, qPrintable(QString::number(cellSide())));
}

/// With sanitizers one design of each kind of board, with ROOKERY_SEEDS all of them.
void tst_lattice_painting::everyModeShowsEveryDesign()
{
    std::set<std::tuple<Lattice, Outline, Topology, Layout, std::size_t>> seen;
    Bench bench;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const Design design = bundledDesign(bundled.name);
        const BoardRecipe &board = *design.board;
        const bool isNew = seen.insert({board.lattice,
                                        board.outline,
                                        board.topology,
                                        board.layout,
                                        design.rules->players.size()})
                               .second;
        if (!isNew && stride(2) > 1)
            continue;
        QVERIFY(bench.window.openBundled(
            QString::fromUtf8(bundled.name.data(), static_cast<qsizetype>(bundled.name.size()))));
        for (const Mode mode : {Mode::Board,
                                Mode::Directions,
                                Mode::Pieces,
                                Mode::Setup,
                                Mode::Play,
                                Mode::Analysis,
                                Mode::Export}) {
            bench.workspace().choices().setMode(mode);
            QCoreApplication::processEvents();
            for (std::size_t player = 0; player < design.rules->players.size(); ++player) {
                bench.workspace().choices().setPlayer(PlayerId(player));
                QCoreApplication::processEvents();
            }
        }
        QVERIFY2(bench.session().design() == design, std::string(bundled.name).c_str());
    }
    QVERIFY(seen.size() >= 12);
}

ROOKERY_WIDGET_TEST(tst_lattice_painting)
#include "tst_lattice_painting.moc"
