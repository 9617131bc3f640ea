#include "app/games/game_finder.h"
#include "tests/widgets/clipped_texts.h"
#include "tests/widgets/dialogs.h"
#include "tests/widgets/editing.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/base/window_bounds.h"
#include "widgets/pieces/leg_form.h"
#include "widgets/pieces/leg_list.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>

using namespace rookery;
using namespace rookery::test;

/// Dialogs as large as the screens that people have.
class tst_dialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void fitSmallScreens_data();
    void fitSmallScreens();
    void theFormOfALegFits();
    void theListOfGamesFits();
    void noDialogIsLargerThanItsScreen();
    void popupsLieWithinTheScreen();
    void plainDialogsAreAlike();
    void aDialogFollowsItsText();
    void enterLosesNothing();

private:
    static void show(QDialog &dialog);
    static QStringList outside(const QDialog &dialog);
};

namespace {

/// A screen of 1920x1080 at 200 %, in logical pixels.
constexpr QRect smallScreen(0, 0, 960, 540);
/// One of 1280x720 at 150 %.
constexpr QRect smallestScreen(0, 0, 853, 480);

bool scrolls(const QWidget *widget)
{
    for (const QWidget *up = widget->parentWidget(); up && !up->isWindow();
         up = up->parentWidget()) {
        if (qobject_cast<const QScrollArea *>(up))
            return true;
    }
    return false;
}

} // namespace

void tst_dialogs::show(QDialog &dialog)
{
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCoreApplication::processEvents();
}

/// The buttons that no one can click. What scrolls comes into view by itself.
QStringList tst_dialogs::outside(const QDialog &dialog)
{
    QStringList names;
    for (const QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
        const QRect place(button->mapTo(&dialog, QPoint(0, 0)), button->size());
        if (button->isVisible() && !scrolls(button) && !dialog.rect().contains(place))
            names << button->text() + QLatin1Char(' ') + button->objectName();
    }
    return names;
}

void tst_dialogs::fitSmallScreens_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QRect>("screen");
    Bench bench;
    bench.window.openBundled(QStringLiteral("chess"));
    for (const QRect &screen : {smallScreen, smallestScreen}) {
        for (const auto &[name, make] : dialogsAbout(bench))
            QTest::addRow("%s, %d", qPrintable(name), screen.width()) << name << screen;
    }
}

void tst_dialogs::fitSmallScreens()
{
    QFETCH(QString, name);
    QFETCH(QRect, screen);
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const std::unique_ptr<QDialog> dialog(dialogsAbout(bench).at(name)());
    keepWithin(*dialog, screen);
    show(*dialog);
    const QSize least = dialog->minimumSizeHint();
    const QSize room = screen.marginsRemoved(usualFrame).size();
    QVERIFY2(least.expandedTo(room) == room,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    QVERIFY(screen.contains(QRect(QPoint(), dialog->size())));
    const QStringList cut = clippedTexts(dialog.get());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QStringLiteral(", "))));
    const QStringList hidden = outside(*dialog);
    QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(QStringLiteral(", "))));
}

void tst_dialogs::theFormOfALegFits()
{
    Editing e(withLegs(designOf("square:8x8"), "Hook mover", hookMover(standardDirections())));
    e.tree()->setCurrentItem(e.editor->legList()->row(0, {0, LegId(0)}));
    QTest::keyClick(e.tree(), Qt::Key_Return);
    LegForm *form = e.editor->legList()->form();
    QVERIFY(form);
    QVERIFY(smallestScreen.contains(QRect(QPoint(), form->minimumSizeHint())));
    QVERIFY(outside(*form).isEmpty());
}

void tst_dialogs::theListOfGamesFits()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const QString path = bench.path("games.pgn");
    write(path, "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n");
    QVERIFY(bench.window.openFile(path));
    auto *finder = bench.find<GameFinder>("gameFinder");
    QVERIFY(finder);
    QTRY_VERIFY(!finder->isReading());
    QVERIFY(smallestScreen.contains(QRect(QPoint(), finder->minimumSizeHint())));
    QVERIFY(outside(*finder).isEmpty());
}

/// Those that ask for more get what there is, Qt's own included.
void tst_dialogs::noDialogIsLargerThanItsScreen()
{
    QMessageBox box(QMessageBox::Warning, QStringLiteral("?"), QString(4000, QLatin1Char('x')));
    QDialog dialog;
    dialog.setMinimumSize(4000, 3000);
    for (QDialog *each : {static_cast<QDialog *>(&box), &dialog}) {
        show(*each);
        const QRect screen = each->screen()->availableGeometry();
        QVERIFY(each->width() <= screen.width() && each->height() <= screen.height());
    }
}

/// Also when they are shown for the first time and need more room than they were given.
void tst_dialogs::plainDialogsAreAlike()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const auto make = dialogsAbout(bench);
    for (const char *name : {"description", "lines"}) {
        const std::unique_ptr<QDialog> dialog(make.at(QLatin1String(name))());
        QCOMPARE(dialog->width(), Tokens::scaled(Tokens::dialogWidth, dialog->font()));
    }
}

/// As wide as the design of the look says beside a text of 13 pixels.
void tst_dialogs::aDialogFollowsItsText()
{
    const auto sizeBeside = [](int text) {
        QDialog dialog;
        QFont font = dialog.font();
        font.setPixelSize(text);
        dialog.setFont(font);
        form::sizeDialog(dialog, 400);
        return dialog.size();
    };
    QCOMPARE(sizeBeside(13), QSize(560, 400));
    QCOMPARE(sizeBeside(26), QSize(1120, 800));
}

void tst_dialogs::popupsLieWithinTheScreen()
{
    QPushButton button(QStringLiteral("Choose"));
    const QRect screen = button.screen()->availableGeometry();
    button.move(screen.right() - 120, screen.center().y());
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    QWidget popup(&button, Qt::Popup);
    auto *row = new QHBoxLayout(&popup);
    for (const char *text : {"Nothing before these", "Remove the last of them"})
        row->addWidget(new QPushButton(QString::fromLatin1(text)));
    popup.resize(120, 40);
    form::popUnder(&popup, &button);
    QVERIFY(popup.width() > 120);
    QCOMPARE(popup.frameGeometry().intersected(screen), popup.frameGeometry());
}

/// Questions about work that could be lost answer Enter with what keeps it.
void tst_dialogs::enterLosesNothing()
{
    const Questions questions = Questions::byDialog([] { return QString(); });
    const auto pressEnter = [] {
        QTimer::singleShot(
            0, qApp, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return); });
    };
    pressEnter();
    QCOMPARE(questions.overwriteChanged(nullptr, QStringLiteral("chess")),
             Questions::Overwrite::Cancel);
    pressEnter();
    QCOMPARE(questions.unsaved(nullptr, QStringLiteral("chess")), Questions::Unsaved::Save);
}

ROOKERY_WIDGET_TEST(tst_dialogs)
#include "tst_dialogs.moc"
