#include "model/edit/board/board_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "widgets/tools/pieces_tool.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design rooks(const char *spec)
{
    return designOf(spec, {{"Rook", "ride n e s w"}});
}

QString cells(const Desk &desk)
{
    std::vector<std::string> all;
    for (const CellId cell : desk.workspace.board().cells())
        all.push_back(desk.workspace.board().name(cell));
    return joined(all);
}

QString selected(const Desk &desk)
{
    std::vector<std::string> all;
    for (const CellId cell : desk.workspace.choices().selectedCells())
        all.push_back(desk.workspace.board().name(cell));
    return joined(all);
}

QString pieces(const Desk &desk)
{
    std::vector<std::string> words;
    for (const Placement &piece : desk.design().setup->placements)
        words.push_back(desk.workspace.board().siteName(piece.site));
    return joined(words);
}

void select(Desk &desk, std::initializer_list<const char *> names)
{
    std::set<SiteId> sites;
    for (const char *name : names)
        sites.insert(desk.workspace.board().site(desk.cell(name)));
    desk.workspace.choices().setSelection(sites);
}

Design withPiece(const Design &design, const char *cell)
{
    const Board board(design.board, design.directions);
    const SiteId site = board.site(cellOf(board, cell));
    return must(withPiecesPlaced(design, std::span(&site, 1), PieceId(0), PlayerId(0)));
}

Design withZone(const Design &design, const char *cell)
{
    const Board board(design.board, design.directions);
    const SiteId site = board.site(cellOf(board, cell));
    return must(withZoneAdded(design, "home", std::span(&site, 1)));
}

} // namespace

class tst_select_cells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rectangleAndShift();
    void lassoTakesTheMiddles();
    void controlToggles();
    void dragCarriesEverything();
    void controlDragCopies();
    void turnAndMirror();
    void nudgeByKeys();
    void pasteFollowsThePointer();
    void pasteByKeyboard();
    void pasteTurnsLinksAlong();
    void cellsBesideTheBoardAreLeftOut();
    void escapeLeavesPasting();
    void looseCellsKeepTheirNames();
    void duplicateLooseCells();
    void deleteWithSymmetry();
    void symmetriesOfTheBoard();
    void ofOneColour();
};

void tst_select_cells::rectangleAndShift()
{
    Desk desk(rooks("square:4x4"));
    desk.sweep({"a1", "b2"});
    QCOMPARE(selected(desk), QString("a1 a2 b1 b2"));
    desk.sweep({"d4", "d3"}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(selected(desk), QString("a1 a2 b1 b2 d3 d4"));
    QCOMPARE(desk.undoCount(), 0);
}

void tst_select_cells::lassoTakesTheMiddles()
{
    Desk desk(rooks("square:5x5"));
    // Round c3 from the corner cells of the ring about it.
    desk.sweep({"b2", "d2", "d4", "b4", "b2"}, Qt::LeftButton, Qt::AltModifier);
    QVERIFY(selected(desk).contains("c3"));
    QVERIFY(!selected(desk).contains("a1") && !selected(desk).contains("e5"));
}

void tst_select_cells::controlToggles()
{
    Desk desk(rooks("square:4x4"));
    desk.click("a1");
    desk.click("b3", Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(selected(desk), QString("a1 b3"));
    desk.click("a1", Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(selected(desk), QString("b3"));
}

void tst_select_cells::dragCarriesEverything()
{
    Desk desk(withZone(withPiece(rooks("square:4x4"), "a1"), "a2"));
    select(desk, {"a1", "a2"});
    desk.sweep({"a1", "c1"});
    QVERIFY(!cells(desk).contains("a1") && !cells(desk).contains("a2"));
    QCOMPARE(pieces(desk), QString("c1"));
    QCOMPARE(desk.design().board->edits.zones.front().cells,
             (std::vector<SiteId>{desk.workspace.board().site(desk.cell("c2"))}));
    QCOMPARE(selected(desk), QString("c1 c2"));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_select_cells::controlDragCopies()
{
    Desk desk(withPiece(rooks("square:4x4"), "a1"));
    select(desk, {"a1"});
    desk.press("a1", Qt::LeftButton, Qt::ControlModifier);
    desk.drag(desk.at("d4"), Qt::LeftButton, Qt::ControlModifier);
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, Qt::ControlModifier, desk.at("d4"));
    QCOMPARE(pieces(desk), QString("a1 d4"));
    QCOMPARE(desk.workspace.board().size(), std::size_t(16));
}

void tst_select_cells::turnAndMirror()
{
    Desk desk(withPiece(rooks("square:3x3"), "b3"));
    select(desk, {"b1", "b2", "b3"});
    desk.key(Qt::Key_R); // clockwise: the piece from the top to the right
    QCOMPARE(pieces(desk), QString("c2"));
    QCOMPARE(cells(desk), QString("a1 a2 a3 b2 c1 c2 c3"));
    desk.key(Qt::Key_M);
    QCOMPARE(pieces(desk), QString("a2"));
    desk.key(Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(pieces(desk), QString("b1"));
    QCOMPARE(desk.undoCount(), 3);
}

void tst_select_cells::nudgeByKeys()
{
    Desk desk(withPiece(rooks("square:3x3"), "a1"));
    select(desk, {"a1"});
    desk.key(Qt::Key_Up, Qt::AltModifier);
    desk.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(pieces(desk), QString("b2"));
    QCOMPARE(selected(desk), QString("b2"));
}

void tst_select_cells::pasteFollowsThePointer()
{
    Desk desk(withPiece(rooks("square:4x4"), "a1"));
    select(desk, {"a1"});
    desk.key(Qt::Key_C, Qt::ControlModifier);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.hover("c3");
    QCOMPARE(pieces(desk), QString("a1 c3"));
    desk.hover("d1");
    QCOMPARE(pieces(desk), QString("a1 d1"));
    QCOMPARE(desk.undoCount(), 0);
    desk.click("d1");
    QCOMPARE(desk.undoCount(), 1);
    QCOMPARE(selected(desk), QString("d1"));
    desk.hover("b2");
    QCOMPARE(pieces(desk), QString("a1 d1"));
}

void tst_select_cells::pasteByKeyboard()
{
    Desk desk(withPiece(rooks("square:4x4"), "a1"));
    select(desk, {"a1"});
    desk.key(Qt::Key_C, Qt::ControlModifier);
    desk.canvas.setCursorCell(desk.cell("b1"));
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.key(Qt::Key_Up);
    QCOMPARE(pieces(desk), QString("a1 b2"));
    desk.key(Qt::Key_Return);
    QCOMPARE(pieces(desk), QString("a1 b2"));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_select_cells::pasteTurnsLinksAlong()
{
    Desk desk(rooks("square:5x5"));
    const DirectionId east = *desk.design().directions->find("e");
    const LinkPair pair{desk.workspace.board().site(desk.cell("a1")),
                        desk.workspace.board().site(desk.cell("c1")),
                        {}};
    desk.session().apply("link", must(withLinks(desk.design(), east, std::span(&pair, 1))));
    select(desk, {"a1", "b1", "c1"});
    desk.key(Qt::Key_C, Qt::ControlModifier);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.key(Qt::Key_R);
    desk.hover("e3");
    desk.click("e3");
    const Board &board = desk.workspace.board();
    const auto link =
        board.link(desk.cell("e4"), board.compass().step(*desk.design().directions->find("s")));
    QVERIFY(link);
    QCOMPARE(board.name(link->to), std::string("e2"));
}

void tst_select_cells::cellsBesideTheBoardAreLeftOut()
{
    Desk desk(withPiece(rooks("square:4x4"), "a1"));
    select(desk, {"a1", "b1", "c1"});
    desk.key(Qt::Key_C, Qt::ControlModifier);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.hover("d4");
    QVERIFY2(desk.canvas.toolHint().contains("1 cell"), qPrintable(desk.canvas.toolHint()));
    desk.click("d4");
    QCOMPARE(pieces(desk), QString("a1 c4"));
}

void tst_select_cells::escapeLeavesPasting()
{
    Desk desk(withPiece(rooks("square:4x4"), "a1"));
    const Design before = desk.design();
    select(desk, {"a1"});
    desk.key(Qt::Key_C, Qt::ControlModifier);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.hover("c3");
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.design() == before);
    desk.hover("b2");
    QVERIFY(desk.design() == before);
}

void tst_select_cells::looseCellsKeepTheirNames()
{
    Design design = rooks("free");
    for (const int x : {0, 1, 2})
        design = must(withCellAdded(design, {x * cellUnit, 0}));
    Desk desk(design);
    select(desk, {"x1", "x3"});
    desk.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(cells(desk), QString("x1 x2 x3"));
    QCOMPARE(desk.design().board->edits.added[0].at, (Point{0, 250}));
    QCOMPARE(desk.design().board->edits.added[1].at, (Point{cellUnit, 0}));
}

void tst_select_cells::duplicateLooseCells()
{
    Design design = rooks("free");
    for (const int x : {0, 1})
        design = must(withCellAdded(design, {x * cellUnit, 0}));
    const LinkPair pair{SiteId(0), SiteId(1), {}};
    design = must(withTwoWayLink(design, *design.directions->find("e"), pair));
    Desk desk(design);
    select(desk, {"x1", "x2"});
    desk.key(Qt::Key_D, Qt::ControlModifier);
    desk.key(Qt::Key_Return); // without a cursor there is nothing to put down yet
    desk.hover("x2");
    desk.click("x2");
    QCOMPARE(desk.workspace.board().size(), std::size_t(4));
    QCOMPARE(desk.design().board->edits.links.size(), std::size_t(4));
}

void tst_select_cells::deleteWithSymmetry()
{
    Desk desk(rooks("square:12x12"));
    desk.workspace.choices().setSymmetry(Symmetry::QuarterTurns);
    desk.sweep({"a1", "c3"});
    QCOMPARE(desk.canvas.picture().echoes.size(), std::size_t(27));
    eraseSelection(desk.workspace.session(), desk.workspace.choices());
    QCOMPARE(desk.workspace.board().size(), std::size_t(108));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_select_cells::symmetriesOfTheBoard()
{
    const auto offered = [](const char *spec) {
        Workspace workspace(rooks(spec));
        QStringList names;
        for (const Symmetry symmetry : workspace.choices().symmetries())
            names << QString::fromUtf8(enumName(symmetry).data());
        return names.join(' ');
    };
    QCOMPARE(offered("square:8x8"),
             QString("none quarter-turns half-turn left-right top-bottom both players"));
    QCOMPARE(offered("square:10x8"), QString("none half-turn left-right top-bottom both players"));
}

void tst_select_cells::ofOneColour()
{
    Desk desk(rooks("square:4x4"));
    select(desk, {"a1"});
    desk.canvas.selectAlike();
    QCOMPARE(selected(desk), QString("a1 a3 b2 b4 c1 c3 d2 d4"));
}

ROOKERY_WIDGET_TEST(tst_select_cells)
#include "tst_select_cells.moc"
