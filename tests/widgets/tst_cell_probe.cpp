#include "tests/model/file_support.h"
#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/movement/probe_bar.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// P as a window system sends it, at a time in milliseconds.
void sendKey(const Editing &e, QEvent::Type type, quint64 time, bool isRepeated = false)
{
    QKeyEvent event(type, Qt::Key_P, Qt::NoModifier, QStringLiteral("p"), isRepeated);
    event.setTimestamp(time);
    QCoreApplication::sendEvent(e.grid(), &event);
}

} // namespace

/// Why the piece reaches a cell or not, and what it could do if others stood elsewhere.
class tst_cell_probe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whyAndWhyNot_data();
    void whyAndWhyNot();
    void saysThatNotAllIsShown();
    void asksAboutThePointedCell();
    void aHeldKeyFollowsThePointer();
    void aTapKeepsTheAnswer();
    void everyWayCanBeSeen();
    void stepsAlongTheWay();
    void playing();
    void theProbeFollowsEdits();
    void wallsAreHoles();
    void anEnemyAtThePointer();
    void aNewBoardHasAnswers();
    void anyPieces_data();
    void anyPieces();
    void anyPiecesFollowEdits();
};

void tst_cell_probe::whyAndWhyNot_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<Vector>("cell");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *path, int x, int y, const char *text) {
        QTest::addRow("%s to %d %d", path, x, y)
            << QString(path) << Vector{{x, y}} << QString(text);
    };
    // An enemy stands three forward, a friend two to the right.
    row("ride n e", 0, 2, "To 2 forward by n n");
    row("ride n e", 0, 5, "Not to 5 forward by n n n n n · 3 forward: an enemy is in the way");
    row("ride n e", 4, 0, "Not to 4 right by e e e e · 2 right: a friend is in the way");
    row("ride n e", 2, 0, "Not to 2 right by e e · 2 right: a friend stands there");
    row("ride n e", -1, 0, "1 left: no move leads there in any position");
    row("move ride n",
        0,
        3,
        "Not to 3 forward by n n n · 3 forward: an enemy stands there and this path is without "
        "capturing");
    row("capture leap ne", 1, 1, "To 1 right, 1 forward by ne, capturing an enemy there");
    row("(n n stop)", 0, 4, "Not to 4 forward by n n n n · 3 forward: out of range");
    row("(s s stop)", 0, -4, "Not to 4 back by s s s s · 3 back: out of range");
    row("(~s s stop)", 0, -1, "Not to 1 back by s · 1 back: the piece passes and may not stop");
}

void tst_cell_probe::whyAndWhyNot()
{
    QFETCH(QString, path);
    QFETCH(Vector, cell);
    QFETCH(QString, text);
    Editing e(onePiece(qPrintable(path)));
    e.use(Pencil::Enemy);
    e.click(0, 3);
    e.use(Pencil::Friend);
    e.click(2, 0);
    const QString before = e.file();
    while (e.grid()->cursorCell().x() < cell.x())
        e.key(Qt::Key_Right);
    while (e.grid()->cursorCell().x() > cell.x())
        e.key(Qt::Key_Left);
    while (e.grid()->cursorCell().y() < cell.y())
        e.key(Qt::Key_Up);
    while (e.grid()->cursorCell().y() > cell.y())
        e.key(Qt::Key_Down);
    e.key(Qt::Key_P);
    QCOMPARE(e.editor->probeBar()->text(), text);
    QVERIFY(e.editor->probeBar()->whyButton()->isChecked());
    e.key(Qt::Key_P);
    QVERIFY(!e.editor->probeBar()->whyButton()->isChecked());
    QCOMPARE(e.file(), before);
}

/// Where the moves branch too often, an unmarked cell is no cell without a move.
void tst_cell_probe::saysThatNotAllIsShown()
{
    const Editing few(onePiece("leap n"));
    QVERIFY(!few.grid()->isCut());
    QCOMPARE(few.editor->probeBar()->text(), QString());
    const Editing e(designOfText(R"json({"rookery": 2, "name": "Hops",
 "board": {"lattice": "square", "size": [8, 8]},
 "pieces": [{"name": "Hopper", "moves": [{"betza": "camcamcamcamcamcamQ"}]}]})json"));
    QVERIFY(e.grid()->isCut());
    QCOMPARE(e.editor->probeBar()->text(),
             QString("The moves branch too often: not all are shown."));
    QVERIFY(e.grid()->accessibleDescription().endsWith("not all moves are shown"));
}

/// Not of the cell that was clicked last.
void tst_cell_probe::asksAboutThePointedCell()
{
    Editing e(onePiece("ride n e"));
    e.use(Pencil::Enemy);
    e.click(3, 3);
    e.move(0, 2);
    e.key(Qt::Key_P);
    QCOMPARE(e.editor->probeBar()->text(), "To 2 forward by n n");
    e.move(2, 0);
    e.key(Qt::Key_P);
    QCOMPARE(e.editor->probeBar()->text(), "To 2 right by e e");
}

/// As on the board: until it is released, however often the key is repeated meanwhile.
void tst_cell_probe::aHeldKeyFollowsThePointer()
{
    Editing e(onePiece("ride n e"));
    const auto isAsking = [&e] {
        return e.editor->probeBar()->whyButton()->isChecked();
    };
    e.move(0, 2);
    sendKey(e, QEvent::KeyPress, 1000);
    QCOMPARE(e.editor->probeBar()->text(), "To 2 forward by n n");
    e.move(3, 0);
    QCOMPARE(e.editor->probeBar()->text(), "To 3 right by e e e");
    sendKey(e, QEvent::KeyRelease, 1100);
    QVERIFY(!isAsking()); // soon, but not where it began
    sendKey(e, QEvent::KeyPress, 2000);
    QVERIFY(isAsking());
    sendKey(e, QEvent::KeyRelease, 2400);
    QVERIFY(!isAsking());
    sendKey(e, QEvent::KeyPress, 3000);
    for (const quint64 time : {3100U, 3110U, 3120U}) {
        sendKey(e, QEvent::KeyRelease, time, true);
        sendKey(e, QEvent::KeyPress, time, true);
        QVERIFY(isAsking());
    }
    sendKey(e, QEvent::KeyRelease, 3130);
    QVERIFY(!isAsking());
    sendKey(e, QEvent::KeyPress, 4000);
    e.line()->field()->setFocus(); // which hears of the release in its place
    QVERIFY(!isAsking());
}

void tst_cell_probe::aTapKeepsTheAnswer()
{
    Editing e(onePiece("(n e stop) (e n stop)"));
    const auto tap = [&e](quint64 time) {
        sendKey(e, QEvent::KeyPress, time);
        sendKey(e, QEvent::KeyRelease, time + 200);
        return e.editor->probeBar()->text();
    };
    e.move(1, 1);
    QCOMPARE(tap(1000), "To 1 right, 1 forward by n e (way 1 of 2)");
    e.move(3, 3); // to the buttons
    QCOMPARE(e.editor->probeBar()->text(), "To 1 right, 1 forward by n e (way 1 of 2)");
    e.move(1, 1);
    QCOMPARE(tap(2000), "To 1 right, 1 forward by e n (way 2 of 2)");
    tap(3000);
    QVERIFY(!e.editor->probeBar()->whyButton()->isChecked());
}

void tst_cell_probe::everyWayCanBeSeen()
{
    Editing e(onePiece("(n e stop) (e n stop)"));
    e.move(1, 1);
    e.grid()->setFocus();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_P})
        e.key(key);
    QCOMPARE(e.editor->probeBar()->text(), "To 1 right, 1 forward by n e (way 1 of 2)");
    e.editor->probeBar()->nextWayButton()->click();
    QCOMPARE(e.editor->probeBar()->text(), "To 1 right, 1 forward by e n (way 2 of 2)");
    e.editor->probeBar()->nextWayButton()->click();
    QCOMPARE(e.grid()->probe().way(), std::size_t(0));
}

void tst_cell_probe::stepsAlongTheWay()
{
    Editing e(onePiece("ride n"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Up, Qt::Key_P})
        e.key(key);
    TrailPlayer &player = e.grid()->probe().player();
    QCOMPARE(player.length(), std::size_t(3));
    QCOMPARE(player.at(), std::size_t(3));
    QVERIFY(!e.editor->probeBar()->stepButton()->isEnabled());
    e.editor->probeBar()->stepBackButton()->click();
    e.editor->probeBar()->stepBackButton()->click();
    QCOMPARE(player.shown()->cells.size(), std::size_t(1));
    e.editor->probeBar()->stepButton()->click();
    QCOMPARE(player.shown()->cells.size(), std::size_t(2));
}

void tst_cell_probe::playing()
{
    Editing e(onePiece("ride n"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_P})
        e.key(key);
    TrailPlayer &player = e.grid()->probe().player();
    e.editor->probeBar()->playButton()->click();
    if (wantsLittleMotion()) {
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.at(), std::size_t(2));
        return;
    }
    QVERIFY(player.isPlaying());
    QCOMPARE(player.at(), std::size_t(0));
    QTRY_COMPARE(player.at(), std::size_t(2));
    QVERIFY(!player.isPlaying());
    e.editor->probeBar()->playButton()->click();
    e.editor->probeBar()->playButton()->click();
    QVERIFY(!player.isPlaying());
}

void tst_cell_probe::theProbeFollowsEdits()
{
    Editing e(onePiece("ride n"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_P})
        e.key(key);
    QCOMPARE(e.editor->probeBar()->text(), "To 2 forward by n n");
    e.type("leap n");
    QCOMPARE(e.editor->probeBar()->text(), "Not to 2 forward by n n · 2 forward: out of range");
    e.grid()->setSide(7);
    QCOMPARE(e.grid()->probe().cell(), std::optional<CellId>());
}

void tst_cell_probe::wallsAreHoles()
{
    Editing e(onePiece("ride n e leap (0,3)"));
    const QString before = e.file();
    e.key(Qt::Key_8);
    e.click(0, 2);
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(0, 2));
    QVERIFY(!e.grid()->markAt(0, 4));
    QCOMPARE(e.grid()->markAt(0, 3), MarkKind::Both); // leapt to
    QCOMPARE(e.grid()->markAt(5, 0), MarkKind::Both);
    QCOMPARE(e.grid()->cellText({{0, 2}}), "2 forward: test wall");
    QCOMPARE(e.file(), before);
    e.click(0, 2);
    QCOMPARE(e.grid()->markAt(0, 4), MarkKind::Both);
    e.click(3, 0);
    QVERIFY(!e.grid()->markAt(4, 0));
    e.bar()->clearButton()->click();
    QCOMPARE(e.grid()->markAt(4, 0), MarkKind::Both);
}

void tst_cell_probe::anEnemyAtThePointer()
{
    Editing e(onePiece("ride n"));
    e.key(Qt::Key_E);
    QVERIFY(e.editor->guestBox()->isChecked());
    e.move(0, 3);
    QCOMPARE(e.grid()->markAt(0, 3), MarkKind::Capture);
    QVERIFY(!e.grid()->markAt(0, 4));
    e.move(0, 5);
    QCOMPARE(e.grid()->markAt(0, 4), MarkKind::Both);
    QCOMPARE(e.grid()->markAt(0, 5), MarkKind::Capture);
    e.editor->guestBox()->click();
    QCOMPARE(e.grid()->markAt(0, 6), MarkKind::Both);
    QVERIFY(e.grid()->pieces().empty());
}

/// The grid may get another size, and a key, before anything is shown on it.
void tst_cell_probe::aNewBoardHasAnswers()
{
    const PatternBoard board(Lattice::Square, 7);
    const std::vector<MovementLegs> none;
    QVERIFY(board.waysAsItIs(*board.cell({1, 0}), none).empty());
    QVERIFY(board.waysWithEnemy(*board.cell({1, 0}), none).empty());
}

void tst_cell_probe::anyPieces_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("text");
    QTest::newRow("knight") << "N"
                            << "1 right, 2 forward: moves and captures always";
    QTest::newRow("mao") << "nN"
                         << "1 right, 2 forward: moves and captures while the way is free";
    QTest::newRow("rook") << "R"
                          << "1 right, 2 forward: no move";
    QTest::newRow("nightrider hopper") << "gNN"
                                       << "1 right, 2 forward: no move";
}

void tst_cell_probe::anyPieces()
{
    QFETCH(QString, betza);
    QFETCH(QString, text);
    Editing e(onePiece());
    e.type(qPrintable(betza));
    e.editor->anyPiecesBox()->click();
    QTRY_VERIFY(e.grid()->chancesAt({{1, 2}}));
    QCOMPARE(e.grid()->cellText({{1, 2}}), text);
    e.editor->anyPiecesBox()->click();
    QVERIFY(!e.grid()->chancesAt({{1, 2}}));
}

void tst_cell_probe::anyPiecesFollowEdits()
{
    Editing e(onePiece("leap n"));
    e.key(Qt::Key_A);
    QTRY_VERIFY(e.grid()->chancesAt({{0, 1}}));
    QCOMPARE(e.grid()->chancesAt({{0, 1}})->move, Dependence::Always);
    e.type("gR");
    QTRY_COMPARE(e.grid()->chancesAt({{0, 2}})->move, Dependence::NeedsPiece);
    QCOMPARE(e.grid()->chancesAt({{0, 1}})->move, Dependence::Never);
    // Every mark is of a kind of its own in the picture.
    const QImage over = e.grid()->grab().toImage();
    e.key(Qt::Key_A);
    QVERIFY(over != e.grid()->grab().toImage());
}

ROOKERY_WIDGET_TEST(tst_cell_probe)
#include "tst_cell_probe.moc"
