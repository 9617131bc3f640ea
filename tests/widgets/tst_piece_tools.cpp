#include "model/edit/board/board_edits.h"
#include "model/file/design/design_writer.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/move_drawing.h"
#include "widgets/pieces/piece_editor.h"

using namespace rookery;
using namespace rookery::test;

namespace {

/// The real board beside the movement editor.
struct PieceDesk : Desk
{
    explicit PieceDesk(const Design &design)
        : Desk(design)
        , editor(workspace)
    {
        workspace.choices().setMode(Mode::Pieces);
        workspace.choices().setPiece(PieceId(0));
        workspace.trial().setStageCell(cell("d4"));
        canvas.setFocus();
    }

    QString file() const { return QString::fromStdString(writeDesign(workspace.design())); }
    QString path() const
    {
        const auto &moves = workspace.design().pieces->types.front().moves;
        return moves.empty() ? QString() : QString::fromStdString(movementText(moves.front()));
    }

    PieceEditor editor;
};

} // namespace

/// The tools of Pieces mode on the real board.
class tst_piece_tools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void legsAreDrawnOnTheBoard();
    void escapeTakesTheLegBack();
    void aClickStandsThePieceThere();
    void theTestPieceStandsInTheMiddle_data();
    void theTestPieceStandsInTheMiddle();
    void blackDrawsFromItsSide();
    void aLegDrawnOverTheEdgeBounces();
    void testPiecesBlock();
    void testPiecesAreSweptAndSetByKey();
    void testWallsBlock();
    void testPiecesOfOtherTypes();
    void anEnemyFollowsThePointer();
    void testPiecesAreNotPartOfTheDesign();
};

void tst_piece_tools::legsAreDrawnOnTheBoard()
{
    PieceDesk d(must(withPieceAdded(designOf("square:8x8"), "Piece")));
    d.sweep({"d4", "d5"});
    QCOMPARE(d.marked(Mark::Move), QString("c4 d3 d5 e4"));
    d.sweep({"d5", "e6"});
    QCOMPARE(d.undoCount(), 2);
    QCOMPARE(d.marked(Mark::Move).split(' ').size(), 12);
    const auto &move = d.editor.drawing().move();
    QVERIFY(move);
    QCOMPARE(move->legs.size(), std::size_t(2));
    QVERIFY((move->legs[1].by == Vector{{1, 1}}));
    QCOMPARE(d.workspace.trial().stageCell(), d.cell("d4"));
}

void tst_piece_tools::escapeTakesTheLegBack()
{
    PieceDesk d(designOf("square:8x8", {{"Piece", "leap n"}}));
    const QString before = d.file();
    d.press("d4");
    d.drag(d.at("d7"));
    QVERIFY(d.file() != before);
    d.key(Qt::Key_Escape);
    QCOMPARE(d.file(), before);
    d.drag(d.at("d8"));
    d.release("d8");
    QCOMPARE(d.file(), before);
    QCOMPARE(d.undoCount(), 0);
    QVERIFY(!d.editor.drawing().isDragging());
}

void tst_piece_tools::aClickStandsThePieceThere()
{
    PieceDesk d(designOf("square:8x8", {{"Piece", "leap n"}}));
    d.click("b2");
    QCOMPARE(d.workspace.trial().stageCell(), d.cell("b2"));
    d.click("b2");
    QCOMPARE(d.workspace.trial().stageCell(), d.cell("b2"));
    d.sweep({"f6", "g7"});
    QCOMPARE(d.workspace.trial().stageCell(), d.cell("g7"));
    QCOMPARE(d.undoCount(), 0);
}

void tst_piece_tools::theTestPieceStandsInTheMiddle_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("cell");
    QTest::newRow("even") << "square:8x8"
                          << "e5";
    QTest::newRow("odd") << "square:9x7"
                         << "e4";
    QTest::newRow("hexagons") << "hex:6"
                              << "f6";
    QTest::newRow("levels") << "cube:5x5x5"
                            << "Cc3";
}

void tst_piece_tools::theTestPieceStandsInTheMiddle()
{
    QFETCH(QString, board);
    QFETCH(QString, cell);
    Workspace workspace(designOf(qPrintable(board)));
    const PieceTrial &trial = workspace.trial();
    QCOMPARE(QString::fromStdString(workspace.board().name(trial.stageCell())), cell);
    // Without the middle, next to it.
    const SiteId middle = workspace.board().site(trial.stageCell());
    workspace.session().apply("hole", withCellsRemoved(workspace.design(), std::array{middle}));
    QVERIFY(!workspace.board().cellAt(middle));
    QVERIFY(trial.stageCell().index() < workspace.board().size());
}

void tst_piece_tools::blackDrawsFromItsSide()
{
    PieceDesk d(must(withPieceAdded(designOf("square:8x8"), "Piece")));
    d.workspace.choices().setPlayer(PlayerId(1));
    d.sweep({"d4", "d2"});
    const auto &move = d.editor.drawing().move();
    QVERIFY(move);
    QVERIFY((move->end() == Vector{{0, 2}}));
}

/// On the real board the edge is its own; what was drawn is the bishop that bounces.
void tst_piece_tools::aLegDrawnOverTheEdgeBounces()
{
    PieceDesk d(must(withPieceAdded(designOf("square:8x8"), "Piece")));
    d.click("c1");
    d.sweep({"c1", "e3", "h6", "f8", "d6"});
    QCOMPARE(d.undoCount(), 1);
    const auto &move = d.editor.drawing().move();
    QVERIFY(move);
    QCOMPARE(move->legs.size(), std::size_t(1));
    QVERIFY((move->bounces == std::vector<Vector>{{{-2, 2}}, {{-2, -2}}}));
    QCOMPARE(d.marked(Mark::Move), QString("a3 b2 b4 c5 d2 d6 e3 e7 f4 f8 g5 g7 h6"));
}

void tst_piece_tools::testPiecesBlock()
{
    PieceDesk d(designOf("square:8x8", {{"Rook", "ride n e s w"}}));
    d.setTool("test-pieces");
    d.click("d6");
    d.click("f4");
    d.click("f4");
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Capture), QString("d6"));
    QCOMPARE(d.marked(Mark::Blocked), QString("f4"));
    QCOMPARE(d.marked(Mark::Move), QString("a4 b4 c4 d1 d2 d3 d5 e4"));
    d.click("f4"); // a wall, which is in the way too
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Blocked), QString("f4"));
    d.click("f4"); // a piece of no player
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Blocked), QString("f4"));
    d.click("f4"); // nothing again: the design has no other type
    d.click("d6", Qt::RightButton);
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Move).split(' ').size(), 14);
}

void tst_piece_tools::testWallsBlock()
{
    // A cannon leaps over a friend and over a wall alike, but a wall can never be taken.
    PieceDesk d(
        must(withMovementAdded(must(withPieceAdded(designOf("square:8x8"), "Cannon")),
                               PieceId(0),
                               {BetzaText{"mRcpR", BetzaDialect::XBetza}, When::Always, {}})));
    d.setTool("test-pieces");
    for (int i = 0; i < 3; ++i)
        d.click("d6");
    d.click("d7");
    QCOMPARE(d.workspace.trial().testPieces().at(d.workspace.board().site(d.cell("d6"))),
             TestSide::Wall);
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Capture), QString("d7"));
    d.click("d7", Qt::RightButton);
    for (int i = 0; i < 3; ++i)
        d.click("d8");
    d.hover(QPoint(1, 1));
    QCOMPARE(d.marked(Mark::Capture), QString());
    d.key(Qt::Key_Delete);
    QVERIFY(d.workspace.trial().testPieces().empty());
}

/// Moves that depend on the type of what they meet can be tried.
void tst_piece_tools::testPiecesOfOtherTypes()
{
    PieceDesk d(
        designOf("square:8x8", {{"Rook", "ride n e s w"}, {"King", "leap n"}, {"Pawn", "leap n"}}));
    Design royal = d.workspace.design();
    royal.pieces.edit([](Pieces &pieces) { pieces.types[1].royalty = Royalty::Royal; });
    d.workspace.session().apply("royal", royal);
    d.setTool("test-pieces");
    const auto site = d.workspace.board().site(d.cell("d6"));
    QList<TestSide> seen;
    for (int i = 0; i < 7; ++i) {
        d.click("d6");
        const auto &pieces = d.workspace.trial().testPieces();
        if (pieces.contains(site))
            seen << pieces.at(site);
    }
    QCOMPARE(seen,
             (QList{TestSide::Enemy,
                    TestSide::Friend,
                    TestSide::Wall,
                    TestSide::Unowned,
                    TestSide::Royal,
                    TestSide::Other}));
    QCOMPARE(testType(TestSide::Royal, PieceId(0), *royal.pieces), std::optional(PieceId(1)));
    QCOMPARE(testType(TestSide::Other, PieceId(0), *royal.pieces), std::optional(PieceId(2)));
    QCOMPARE(testType(TestSide::Other, PieceId(2), *royal.pieces), std::optional(PieceId(0)));
}

void tst_piece_tools::anEnemyFollowsThePointer()
{
    PieceDesk d(designOf("square:8x8", {{"Rook", "ride n e s w"}}));
    d.hover("d6");
    QCOMPARE(d.marked(Mark::Capture), QString()); // the piece itself stands there
    d.key(Qt::Key_E);
    d.hover("d6");
    QCOMPARE(d.marked(Mark::Capture), QString("d6"));
    QVERIFY(d.editor.guestBox()->isChecked());
    d.hover("f4");
    QCOMPARE(d.marked(Mark::Capture), QString("f4"));
    QVERIFY(d.workspace.design().setup->placements.empty());
    d.editor.guestBox()->setChecked(false);
    d.hover("f4");
    QCOMPARE(d.marked(Mark::Capture), QString());
}

void tst_piece_tools::testPiecesAreSweptAndSetByKey()
{
    PieceDesk d(designOf("square:8x8", {{"Rook", "ride n e s w"}}));
    d.setTool("test-pieces");
    d.sweep({"c5", "e5"});
    QCOMPARE(d.workspace.trial().testPieces().size(), std::size_t(3));
    d.sweep({"c5", "d5"}, Qt::RightButton);
    QCOMPARE(d.workspace.trial().testPieces().size(), std::size_t(1));
    d.canvas.setCursorCell(d.cell("d6"));
    d.key(Qt::Key_Return);
    QCOMPARE(d.workspace.trial().testPieces().at(d.workspace.board().site(d.cell("d6"))),
             TestSide::Enemy);
    d.key(Qt::Key_Return);
    QCOMPARE(d.workspace.trial().testPieces().at(d.workspace.board().site(d.cell("d6"))),
             TestSide::Friend);
    d.canvas.eraseAtCursor();
    QCOMPARE(d.workspace.trial().testPieces().size(), std::size_t(1));
    d.workspace.trial().clearTestPieces();
    QVERIFY(d.workspace.trial().testPieces().empty());
}

void tst_piece_tools::testPiecesAreNotPartOfTheDesign()
{
    PieceDesk d(designOf("square:8x8", {{"Rook", "ride n e s w"}}));
    const QString before = d.file();
    d.setTool("test-pieces");
    d.click("d6");
    QCOMPARE(d.file(), before);
    QCOMPARE(d.undoCount(), 0);
    // Only Pieces mode shows them.
    QVERIFY(d.canvas.picture().position->at(d.cell("d6")));
    d.workspace.choices().setMode(Mode::Setup);
    QVERIFY(!d.canvas.picture().position->at(d.cell("d6")));
}

ROOKERY_WIDGET_TEST(tst_piece_tools)
#include "tst_piece_tools.moc"
