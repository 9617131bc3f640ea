#include "app/window/new_board_dialog.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/setup/setup_panel.h"

#include <QLabel>
#include <QLineEdit>

using namespace rookery;
using namespace rookery::test;

/// What people read: plurals above all.
class tst_texts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void noTextLeavesThePluralOpen();
    void oneCellAndTwoCells();
    void oneStepAndTwoSteps();
    void onePieceAndTwoPieces();
};

void tst_texts::noTextLeavesThePluralOpen()
{
    Bench bench;
    bench.window.openBundled("chess");
    for (const char *mode : {"mode.board", "mode.directions", "mode.pieces", "mode.setup"}) {
        bench.trigger(mode);
        int seen = 0;
        for (const QLabel *label : bench.window.findChildren<QLabel *>()) {
            QVERIFY2(!label->text().contains(QStringLiteral("(s)")), qPrintable(label->text()));
            seen += label->text().isEmpty() ? 0 : 1;
        }
        QVERIFY(seen > 10);
    }
}

void tst_texts::oneCellAndTwoCells()
{
    NewBoardDialog dialog;
    dialog.show();
    auto *spec = dialog.findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    auto *verdict = dialog.findChild<QLabel *>(QStringLiteral("boardVerdict"));
    const auto verdictFor = [&](const char *text) {
        spec->clear();
        QTest::keyClicks(spec, QLatin1String(text));
        return verdict->text();
    };
    QCOMPARE(verdictFor("square:1x1"), QString("Flat, open edges · 1 cell"));
    QCOMPARE(verdictFor("square:2x1"), QString("Flat, open edges · 2 cells"));
}

void tst_texts::oneStepAndTwoSteps()
{
    Desk desk(designOf("square:3x1"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("e"));
    desk.setTool("follow");
    const auto walk = [&] {
        return desk.canvas.toolHint().section(QStringLiteral(" \u00b7 "), 0, 0);
    };
    desk.click("b1");
    QCOMPARE(walk(), QString("e from b1, 1 step: edge after c1"));
    desk.click("a1");
    QCOMPARE(walk(), QString("e from a1, 2 steps: edge after c1"));
}

void tst_texts::onePieceAndTwoPieces()
{
    Desk desk(designOf("square:2x2", {{"Rook", "n e s w"}}));
    desk.workspace.choices().setMode(Mode::Setup);
    desk.workspace.choices().setArmyMirror(ArmyMirror::None);
    SetupPanel panel;
    panel.bind(&desk.workspace);
    const auto counts = [&] {
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            if (label->text().contains(QStringLiteral("piece")))
                return label->text();
        }
        return QString();
    };
    desk.click("a1");
    QCOMPARE(counts(), QString("White: 1 piece · Black: 0 pieces"));
    desk.click("b1");
    QCOMPARE(counts(), QString("White: 2 pieces · Black: 0 pieces"));
}

ROOKERY_WIDGET_TEST(tst_texts)
#include "tst_texts.moc"
