#include "model/analysis/army_worth.h"
#include "model/edit/setup_arrangement.h"
#include "model/file/design_writer.h"
#include "model/play/position_text.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/setup_panel.h"
#include "widgets/setup/army_box.h"
#include "widgets/setup/setup_tray.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr const char *knightPath = "leap nne nee see sse ssw sww nww nnw";

/// The window in Setup mode, with a hand on the board.
class SetupBench : public Bench
{
public:
    explicit SetupBench(const char *bundled = "chess")
    {
        window.openBundled(QLatin1String(bundled));
        begin();
    }
    explicit SetupBench(const Design &design)
    {
        write(path("own.rookery"), QByteArray::fromStdString(writeDesign(design)));
        window.openFile(path("own.rookery"));
        begin();
    }

    /// The board's part of the position as text.
    QString board() { return text().section(QLatin1Char(' '), 0, 0); }
    QString text()
    {
        return QString::fromStdString(
            writePosition(session().position(), session().design(), session().board()));
    }
    void press(const char *name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void choose(QComboBox *combo, int index)
    {
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(combo, Qt::Key_Down);
    }
    const std::string &pickedPiece()
    {
        return (*session().design().pieces)[*workspace().piece()].name;
    }

    CanvasHand hand;

private:
    void begin()
    {
        trigger("mode.setup");
        hand = CanvasHand(&window.current()->canvas());
        window.current()->canvas().setFocus();
    }
};

} // namespace

class tst_setup_mode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void keysOfThePalette();
    void thePaletteCounts();
    void bothSidesAtOnce_data();
    void bothSidesAtOnce();
    void erasingOnBothSides();
    void wholeArmies();
    void shuffledArmies();
    void resetAndClear();
    void textIsLive();
    void faultsOfTheText_data();
    void faultsOfTheText();
    void whoMovesFirst();
    void rightsToCastle();
    void handsBesideTheBoard();
    void handsOfShogi();
    void whatTheArmiesAreWorth();
    void aKnightByKeyboardAlone();
    void twoPiecesShareALetter();
};

void tst_setup_mode::keysOfThePalette()
{
    SetupBench bench;
    bench.hand.key(Qt::Key_R);
    QCOMPARE(bench.pickedPiece(), std::string("Rook"));
    bench.hand.key(Qt::Key_N);
    QCOMPARE(bench.pickedPiece(), std::string("Knight"));
    bench.hand.key(Qt::Key_2);
    QCOMPARE(bench.pickedPiece(), std::string("Queen"));
    bench.hand.key(Qt::Key_X);
    QCOMPARE(bench.workspace().tool(), QString("erase-men"));
    QVERIFY(bench.find<QToolButton>("paletteEraser")->isChecked());
    bench.hand.click("a2");
    QVERIFY(!bench.session().position().at(bench.hand.cell("a2")));
    bench.hand.key(Qt::Key_P);
    QCOMPARE(bench.workspace().tool(), QString("place"));
    bench.hand.key(Qt::Key_Tab);
    QVERIFY(bench.find<QToolBar>("modeBar")->isVisible()); // no panel was hidden
    QCOMPARE(bench.workspace().player(), PlayerId(1));
    bench.hand.sweep({"a4", "d4"});
    QCOMPARE(bench.board(), QString("rnbqkbnr/pppppppp/8/8/pppp4/8/1PPPPPPP/RNBQKBNR"));
    QTest::mouseClick(bench.find<QToolButton>("paletteEraser"), Qt::LeftButton);
    QCOMPARE(bench.workspace().tool(), QString("erase-men"));
}

void tst_setup_mode::thePaletteCounts()
{
    SetupBench bench;
    const auto entry = [&](const char *name) {
        for (QToolButton *button :
             bench.find<SetupPanel>("setupPanel")->findChildren<QToolButton *>()) {
            if (button->accessibleName().startsWith(QLatin1String(name)))
                return button;
        }
        return static_cast<QToolButton *>(nullptr);
    };
    QCOMPARE(entry("Pawn")->text(), QString("8"));
    QCOMPARE(entry("Queen")->text(), QString("1"));
    QCOMPARE(entry("Queen")->toolTip(), QString("Queen (2, Q)"));
    bench.hand.key(Qt::Key_Q);
    bench.hand.click("d4");
    QCOMPARE(entry("Queen")->text(), QString("2"));
    bench.hand.key(Qt::Key_Tab);
    QCOMPARE(entry("Queen")->text(), QString("1"));
    // A rule about how many there may be is shown too.
    Design design = bench.session().design();
    design.rules.edit([&](Rules &rules) {
        rules.promotions.front().limits = {{*design.pieces->find("Queen"), 3}};
    });
    bench.session().apply("Limit", design);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(entry("Queen")->text(), QString("1/3"));
}

void tst_setup_mode::bothSidesAtOnce_data()
{
    QTest::addColumn<int>("mirror");
    QTest::addColumn<QString>("board");
    QTest::newRow("one side") << 0 << "8/8/8/8/8/8/8/3Q4";
    QTest::newRow("turned") << 1 << "4q3/8/8/8/8/8/8/3Q4";
    QTest::newRow("mirrored") << 2 << "3q4/8/8/8/8/8/8/3Q4";
}

void tst_setup_mode::bothSidesAtOnce()
{
    QFETCH(int, mirror);
    QFETCH(QString, board);
    SetupBench bench;
    bench.press("clearSetup");
    bench.choose(bench.find<QComboBox>("armyMirror"), mirror);
    bench.hand.key(Qt::Key_Q);
    bench.hand.click("d1");
    QCOMPARE(bench.board(), board);
    QCOMPARE(bench.session().undoStack().count(), 2);
    bench.hand.click("d1", Qt::RightButton);
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
}

void tst_setup_mode::erasingOnBothSides()
{
    SetupBench bench;
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.hand.key(Qt::Key_X);
    bench.hand.sweep({"a2", "c2"});
    QCOMPARE(bench.board(), QString("rnbqkbnr/3ppppp/8/8/8/8/3PPPPP/RNBQKBNR"));
}

void tst_setup_mode::wholeArmies()
{
    SetupBench bench;
    bench.press("clearSetup");
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.press("pawnRow");
    QCOMPARE(bench.board(), QString("8/pppppppp/8/8/8/8/PPPPPPPP/8"));
    bench.choose(bench.find<QComboBox>("armyMirror"), 0);
    bench.hand.key(Qt::Key_R);
    bench.hand.click("a1");
    // The pawns stand alike either way, so that players see their armies turned.
    bench.press("mirrorArmy");
    QCOMPARE(bench.board(), QString("7r/pppppppp/8/8/8/8/PPPPPPPP/R7"));
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.press("mirrorArmy");
    QCOMPARE(bench.board(), QString("r7/pppppppp/8/8/8/8/PPPPPPPP/R7"));
}

void tst_setup_mode::shuffledArmies()
{
    SetupBench bench;
    const QString before = bench.board();
    int changed = 0;
    for (const unsigned seed : {1U, 2U, 3U, 4U}) {
        bench.window.findChild<ArmyBox *>()->setSeed(seed);
        bench.press("shuffleArmy");
        const QStringList ranks = bench.board().split(QLatin1Char('/'));
        QString sorted = ranks.back();
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, QString("BBKNNQRR"));
        QCOMPARE(ranks.front(), ranks.back().toLower()); // the other army follows
        QCOMPARE(ranks[1], QString("pppppppp"));
        changed += bench.board() != before ? 1 : 0;
    }
    QVERIFY(changed > 0);
}

void tst_setup_mode::resetAndClear()
{
    SetupBench bench;
    const QString before = bench.board();
    bench.press("clearSetup");
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
    bench.hand.key(Qt::Key_K);
    bench.hand.click("e4");
    bench.press("resetSetup");
    QCOMPARE(bench.board(), before);
    bench.trigger("edit.undo");
    QCOMPARE(bench.board(), QString("8/8/8/8/4K3/8/8/8"));
    bench.trigger("edit.undo");
    QTest::keyClick(&bench.window.current()->canvas(),
                    Qt::Key_Backspace,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QCOMPARE(bench.board(), before);
}

void tst_setup_mode::textIsLive()
{
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    QVERIFY(field->text().startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w"));
    // No Enter was needed, and what was typed stays as it is.
    QCOMPARE(bench.board(), QString("4k3/8/8/8/8/8/8/4K2R"));
    QCOMPARE(field->text(), QString("4k3/8/8/8/8/8/8/4K2R w"));
    QCOMPARE(bench.session().undoStack().count(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), bench.text());
    // The other way round.
    bench.window.current()->canvas().setFocus();
    bench.hand.key(Qt::Key_N);
    bench.hand.click("c3");
    QVERIFY(field->text().startsWith("4k3/8/8/8/8/2N5/8/4K2R w"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QVERIFY(field->text().startsWith("rnbqkbnr/"));
}

void tst_setup_mode::faultsOfTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::newRow("an unknown letter") << "4k3/8/8/3Z4/8/8/8/4K3 w" << 10;
    QTest::newRow("too many cells") << "4k3/9/8/8/8/8/8/4K3 w" << 5;
}

void tst_setup_mode::faultsOfTheText()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    auto *fault = bench.find<QLabel>("positionFault");
    const Design before = bench.session().design();
    field->setFocus();
    field->setText(text);
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, QStringLiteral(" "));
    QVERIFY(fault->isVisible());
    QVERIFY2(fault->text().endsWith(QStringLiteral("(column %1)").arg(column)),
             qPrintable(fault->text()));
    QVERIFY(bench.session().design() == before);
    // Leaving the field shows again what is on the board.
    bench.window.current()->canvas().setFocus();
    QVERIFY(!fault->isVisible());
    QCOMPARE(field->text(), bench.text());
}

void tst_setup_mode::whoMovesFirst()
{
    SetupBench bench;
    bench.choose(bench.find<QComboBox>("firstMover"), 1);
    QCOMPARE(bench.session().position().toMove(), PlayerId(1));
    QVERIFY(bench.text().contains(" b "));
    auto *field = bench.find<QLineEdit>("positionText");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w"));
    QCOMPARE(bench.session().position().toMove(), PlayerId(0));
    QCOMPARE(bench.find<QComboBox>("firstMover")->currentIndex(), 0);
}

void tst_setup_mode::rightsToCastle()
{
    SetupBench bench;
    auto *box = bench.find<QCheckBox>("right:1Q");
    QVERIFY(box->isChecked());
    QCOMPARE(box->text(), QString("Black may castle e8–c8"));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(bench.text().contains(" KQk "));
    box = bench.find<QCheckBox>("right:1Q");
    QVERIFY(!box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(bench.text().contains(" KQkq "));
}

void tst_setup_mode::handsBesideTheBoard()
{
    SetupBench bench;
    auto *tray = bench.find<SetupTray>("bottomTray");
    QVERIFY(!tray->isVisible()); // chess has no hands
    auto *wants = bench.find<QCheckBox>("wantsHands");
    QTest::mouseClick(wants, Qt::LeftButton, {}, QPoint(8, wants->height() / 2));
    QVERIFY(tray->isVisible());
    bench.hand.key(Qt::Key_N);
    QTest::mouseClick(bench.find<QToolButton>("hand:0:+"), Qt::LeftButton);
    const PieceId knight = *bench.session().design().pieces->find("Knight");
    const auto button = [&] {
        return bench.find<QToolButton>(qPrintable(QStringLiteral("hand:0:%1").arg(knight.index())));
    };
    QCOMPARE(bench.session().position().count(OffBoard::Hand, PlayerId(0), knight), 1);
    QTest::mouseClick(button(), Qt::LeftButton);
    QCOMPARE(button()->text(), QString("×2"));
    QTest::mouseClick(button(), Qt::RightButton);
    QCOMPARE(button()->text(), QString("×1"));
    QTest::keyClick(button(), Qt::Key_Delete);
    QVERIFY(!button());
    QTest::mouseClick(bench.find<QToolButton>("hand:1:+"), Qt::LeftButton);
    QCOMPARE(bench.session().position().count(OffBoard::Hand, PlayerId(1), knight), 1);
    QVERIFY(bench.text().contains("[n]"));
    bench.trigger("mode.board");
    QVERIFY(!tray->isVisible());
}

void tst_setup_mode::handsOfShogi()
{
    Design design = designOf(
        "square:5x5", {{"King", "leap n ne e se s sw w nw"}, {"Gold", "leap n ne e s w nw"}});
    design.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
    SetupBench bench(design);
    QVERIFY(bench.find<SetupTray>("bottomTray")->isVisible());
    QVERIFY(bench.find<SetupTray>("topTray")->isVisible());
    QVERIFY(bench.find<QCheckBox>("wantsHands")->isChecked());
    QVERIFY(!bench.find<QCheckBox>("wantsHands")->isEnabled());
    QVERIFY(bench.find<SetupTray>("bottomTray")->findChild<QToolButton *>("hand:0:+"));
    bench.workspace().setFlipped(true);
    QVERIFY(bench.find<SetupTray>("topTray")->findChild<QToolButton *>("hand:0:+"));
}

void tst_setup_mode::whatTheArmiesAreWorth()
{
    SetupBench bench(designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Knight", knightPath}}));
    bench.hand.key(Qt::Key_1);
    bench.hand.click("a1");
    bench.hand.key(Qt::Key_2);
    bench.hand.click("b1");
    bench.hand.key(Qt::Key_Tab);
    bench.hand.click("b8");
    // Counted elsewhere often enough: a rook has 14 moves from any cell, a knight 336 from all
    // 64: 5.25.
    QCOMPARE(bench.find<QLabel>("material")->text(), QString("Mobility: White 19.3 · Black 5.3"));
    Design design = bench.session().design();
    design.rules.edit([](Rules &rules) { rules.scoring.men = {{PieceId(0), 5}, {PieceId(1), 3}}; });
    bench.session().apply("Points", design);
    QCOMPARE(bench.find<QLabel>("material")->text(), QString("Points: White 8 · Black 3"));
}

/// Twelve keys at most, and no mouse.
void tst_setup_mode::aKnightByKeyboardAlone()
{
    SetupBench bench(
        designOf("square:8x8", {{"King", "leap n ne e se s sw w nw"}, {"Knight", knightPath}}));
    bench.trigger("mode.board");
    QString heard;
    connect(&bench.workspace(), &Workspace::said, this, [&](const QString &sentence) {
        heard = sentence;
    });
    const QList<Qt::Key> keys = {Qt::Key_F5,
                                 Qt::Key_2,
                                 Qt::Key_Up,
                                 Qt::Key_Up,
                                 Qt::Key_Up,
                                 Qt::Key_Right,
                                 Qt::Key_Right,
                                 Qt::Key_Return,
                                 Qt::Key_W};
    QVERIFY(keys.size() <= 12);
    for (const Qt::Key key : keys)
        QTest::keyClick(QApplication::focusWidget(), key);
    QCOMPARE(bench.board(), QString("8/8/8/8/8/2N5/8/8"));
    QVERIFY2(heard.startsWith("White Knight on c3: 8 move"), qPrintable(heard));
    QVERIFY2(heard.endsWith(": a2, a4, b1, b5, d1, d5, e2, e4"), qPrintable(heard));
}

/// From the badge to a letter of its own in three clicks.
void tst_setup_mode::twoPiecesShareALetter()
{
    Design design = designOf("square:8x8", {{"Cannon", "ride n e s w"}, {"Camel", knightPath}});
    design.pieces.edit([](Pieces &pieces) { pieces.types[1].letter = pieces.types[0].letter; });
    SetupBench bench(design);
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    problems->checkNow();
    auto *badge = bench.find<QToolButton>("problemCount");
    QVERIFY(badge);
    QCOMPARE(badge->text(), QString("● 0  ▲ 1"));
    bench.trigger("view.hide-panels");
    QTest::mouseClick(badge, Qt::LeftButton); // 1
    QVERIFY(problems->isVisible());
    auto *list = problems->findChild<QTreeWidget *>();
    QTreeWidgetItem *item = nullptr;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->text(1).contains("share the letter C"))
            item = list->topLevelItem(i);
    }
    QVERIFY(item);
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center()); // 2
    QCOMPARE(bench.workspace().piece(), std::optional(PieceId(1)));
    auto *fix = qobject_cast<QPushButton *>(list->itemWidget(item, 3));
    QCOMPARE(fix->text(), QString("Give it a free letter"));
    QTest::mouseClick(fix, Qt::LeftButton); // 3
    const auto &types = bench.session().design().pieces->types;
    QVERIFY(types[0].letter != types[1].letter);
    problems->checkNow();
    QCOMPARE(problems->warnings(), 0);
}

ROOKERY_WIDGET_TEST(tst_setup_mode)
#include "tst_setup_mode.moc"
