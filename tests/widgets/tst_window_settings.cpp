#include "app/settings/rookery_style.h"
#include "tests/widgets/settings_support.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/base/window_bounds.h"
#include "widgets/canvas/trail_player.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/pieces/leg_list.h"
#include "widgets/pieces/piece_editor.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QStyleOptionComboBox>
#include <QToolButton>

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// The window follows its settings, and the room that it has.
class tst_window_settings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void keysAreOthersAtOnce();
    void partsHaveOtherKeysAtOnce();
    void legendAndRecentFilesFollow();
    void aThemeOfHighContrast();
    void motionIsReduced();
    void longChoicesAreReadable();
    void choicesAreWholeAtTheirNaturalWidth();
    void textIsLarger();
    void theDialogOpensFromTheMenu();
    void theDialogSpeaksAnotherLanguage();
    void questionsHaveIconsOfTheProgram_data();
    void questionsHaveIconsOfTheProgram();
    void whatIsChosenHasAnAccentIcon_data() { themes(); }
    void whatIsChosenHasAnAccentIcon();
    void theFirstWindowIsWithinTheScreen();

private:
    static void themes();
};

void tst_window_settings::keysAreOthersAtOnce()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    PreferenceValues values;
    values.keys = {{"file.save", QKeySequence("Ctrl+J")},
                   {"tool.paint", QKeySequence("U")},
                   {"panel.history", QKeySequence("Ctrl+Alt+H")},
                   {"edit.redo", QKeySequence()}};
    bench.preferences.set(values);
    const QAction *save = bench.window.actions().at("file.save");
    QCOMPARE(save->shortcut(), QKeySequence("Ctrl+J"));
    QVERIFY2(save->toolTip().endsWith("(Ctrl+J)"), qPrintable(save->toolTip()));
    QVERIFY(bench.window.actions().at("edit.redo")->shortcut().isEmpty());
    QCOMPARE(bench.find<QAction>("panel.history")->shortcut(), QKeySequence("Ctrl+Alt+H"));
    BoardCanvas &canvas = bench.window.current()->canvas();
    bench.workspace().choices().setTool("select");
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_U);
    QCOMPARE(bench.workspace().choices().tool(), QString("paint"));
    bench.preferences.set({});
    QCOMPARE(save->shortcut(), QKeySequence(QKeySequence::Save));
    QCOMPARE(bench.window.actions().at("edit.redo")->shortcuts().size(), 2);
}

void tst_window_settings::partsHaveOtherKeysAtOnce()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.pieces");
    auto *editor = bench.find<PieceEditor>("pieceEditor");
    MovementGrid &grid = *editor->grid();
    const QWidget *any = editor->anyPiecesBox();
    const QWidget *guest = editor->guestBox();
    const auto buttons = editor->legList()->findChildren<QToolButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton *each) {
        return each->toolTip().startsWith("Duplicate this move");
    });
    QVERIFY(found != buttons.end());
    const QWidget *duplicate = *found;
    const QString usualTip = any->toolTip();
    QVERIFY2(usualTip.endsWith(" (A)"), qPrintable(usualTip));
    QVERIFY2(guest->toolTip().endsWith(" (E)"), qPrintable(guest->toolTip()));
    PreferenceValues values = bench.preferences.values();
    values.keys = {{"part.painter.any-pieces", QKeySequence("Ctrl+J")},
                   {"part.painter.enemy-at-pointer", QKeySequence()},
                   {"part.legs.duplicate", QKeySequence("Alt+D")}};
    bench.preferences.set(values);
    QCOMPARE(any->toolTip(), usualTip.chopped(3) + QStringLiteral("(Ctrl+J)"));
    QCOMPARE(any->statusTip(), any->toolTip());
    QVERIFY2(!guest->toolTip().endsWith(QLatin1Char(')')), qPrintable(guest->toolTip()));
    QVERIFY2(duplicate->toolTip().endsWith(" (Alt+D)"), qPrintable(duplicate->toolTip()));
    QCOMPARE(duplicate->accessibleName(), duplicate->toolTip());
    using Pieces = MovementGrid::Pieces;
    grid.setFocus();
    QTest::keyClick(&grid, Qt::Key_A);
    QCOMPARE(grid.piecesShown(), Pieces::AsPlaced);
    QTest::keyClick(&grid, Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(grid.piecesShown(), Pieces::Anyhow);
    QTest::keyClick(&grid, Qt::Key_J, Qt::ControlModifier);
    values.keys.clear();
    bench.preferences.set(values);
    QCOMPARE(any->toolTip(), usualTip);
    QTest::keyClick(&grid, Qt::Key_A);
    QCOMPARE(grid.piecesShown(), Pieces::Anyhow);
}

void tst_window_settings::legendAndRecentFilesFollow()
{
    Bench bench;
    bench.preferences.setRecentFiles({"/a.rookery", "/b.rookery", "/c.rookery"});
    auto *recent = bench.find<QListWidget>("recentFiles");
    QCOMPARE(recent->count(), 3);
    PreferenceValues values;
    values.recentCount = 2;
    values.legend = LegendView::Folded;
    bench.preferences.set(values);
    QCOMPARE(recent->count(), 2);
    QVERIFY(!bench.window.actions().at("view.legend")->isChecked());
    bench.trigger("view.legend");
    QCOMPARE(Preferences().values().legend, LegendView::Open);
}

void tst_window_settings::aThemeOfHighContrast()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("view.theme-contrast");
    QCOMPARE(Preferences().values().look.theme, Theme::Contrast);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    QTRY_COMPARE(bench.window.current()->canvas().picture().theme.lightCell,
                 CanvasTheme::contrast().lightCell);
    // Fusion's own frame of a button on black is black.
    QPushButton button(QStringLiteral("x"));
    button.resize(80, 30);
    const QImage image = button.grab().toImage();
    int bright = 0;
    for (int x = 0; x < image.width(); ++x)
        bright += qGray(image.pixel(x, 0)) > 100 || qGray(image.pixel(x, 1)) > 100 ? 1 : 0;
    QVERIFY2(bright > image.width() * 3 / 4, qPrintable(QString::number(bright)));
}

void tst_window_settings::motionIsReduced()
{
    applyLook({});
    QVERIFY(!wantsLittleMotion());
    Look look;
    look.motion = Motion::Reduced;
    applyLook(look);
    QVERIFY(wantsLittleMotion());
}

/// A text that is too long ends in dots, not in the middle of a letter, and is whole in the list.
void tst_window_settings::longChoicesAreReadable()
{
    RookeryStyle style(Outlines::Usual, Motion::Full);
    const QString text = QStringLiteral("Where the lines of the board cross one another");
    const auto seen = [&](const QString &shown) {
        QComboBox combo;
        combo.setStyle(&style);
        combo.addItem(shown);
        combo.resize(150, combo.sizeHint().height());
        return combo.grab().toImage();
    };
    const QImage whole = seen(text);
    bool endsInDots = false;
    for (int letters = 4; letters < 30 && !endsInDots; ++letters)
        endsInDots = seen(text.left(letters) + QChar(u'…')) == whole;
    QVERIFY(endsInDots);
    QVERIFY(seen("Short") != seen("Shore"));
    QComboBox combo;
    combo.setStyle(&style);
    combo.addItems({text, "Short"});
    combo.resize(150, combo.sizeHint().height());
    combo.show();
    combo.showPopup();
    QVERIFY(combo.view()->viewport()->width() >= combo.fontMetrics().horizontalAdvance(text));
    combo.hidePopup();
}

/// A choice that is as wide as it wants to be shows its text whole.
void tst_window_settings::choicesAreWholeAtTheirNaturalWidth()
{
    RookeryStyle style(Outlines::Usual, Motion::Full);
    for (const char *text : {"10 seconds", "1 minute", "Everything", "Illinois WWW"}) {
        QComboBox combo;
        combo.setStyle(&style);
        combo.addItem(QLatin1String(text));
        const QSize hint = combo.sizeHint();
        const auto seen = [&](int width) {
            combo.resize(width, hint.height());
            QStyleOptionComboBox option;
            option.initFrom(&combo);
            const QRect field = style.subControlRect(
                QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
            return combo
                .grab({field.topLeft(),
                       QSize(combo.fontMetrics().horizontalAdvance(QLatin1String(text)),
                             field.height())})
                .toImage();
        };
        QCOMPARE(seen(hint.width()), seen(hint.width() + 40));
    }
}

void tst_window_settings::textIsLarger()
{
    Bench bench;
    const int before = bench.window.fontMetrics().height();
    PreferenceValues values;
    values.look.textPercent = 200;
    bench.preferences.set(values);
    QTRY_VERIFY(bench.window.fontMetrics().height() > before * 3 / 2);
    bench.preferences.set({});
    QTRY_COMPARE(bench.window.fontMetrics().height(), before);
}

void tst_window_settings::theDialogOpensFromTheMenu()
{
    Bench bench;
    bench.trigger("edit.settings");
    auto *dialog = bench.find<SettingsDialog>("settingsDialog");
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!bench.find<SettingsDialog>("settingsDialog"));
}

/// The window waits until the dialog is closed (tst_languages); the dialog itself does not.
void tst_window_settings::theDialogSpeaksAnotherLanguage()
{
    SettingsBench bench;
    bench.dialog->showPage(1);
    QCOMPARE(bench.dialog->windowTitle(), QString("Settings"));
    installLanguage(QStringLiteral("de"));
    QTRY_COMPARE(bench.dialog->windowTitle(), QString("Einstellungen"));
    QCOMPARE(bench.find<QListWidget>("settingsPages")->currentRow(), 1);
    QCOMPARE(bench.find<QListWidget>("settingsPages")->count(), 5);
    // Files of the disk, not those of a board.
    QCOMPARE(bench.find<QListWidget>("settingsPages")->item(3)->text(), QString("Dateien"));
    installLanguage(QStringLiteral("en"));
    QTRY_COMPARE(bench.dialog->windowTitle(), QString("Settings"));
}

void tst_window_settings::themes()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
    QTest::newRow("contrast") << Theme::Contrast;
}

void tst_window_settings::questionsHaveIconsOfTheProgram_data()
{
    themes();
}

void tst_window_settings::questionsHaveIconsOfTheProgram()
{
    QFETCH(Theme, theme);
    Look look;
    look.theme = theme;
    applyLook(look);
    const std::pair<QMessageBox::Icon, QColor Tokens::*> rows[] = {
        {QMessageBox::Information, &Tokens::accent},
        {QMessageBox::Question, &Tokens::accent},
        {QMessageBox::Warning, &Tokens::doubtful},
        {QMessageBox::Critical, &Tokens::wrong}};
    for (const auto &[icon, ink] : rows) {
        const QMessageBox box(icon, QStringLiteral("Title"), QStringLiteral("Text"));
        const QImage picture = box.iconPixmap().toImage().convertToFormat(QImage::Format_ARGB32);
        QVERIFY(!picture.isNull());
        const QRgb wanted = (Tokens::of(QApplication::palette()).*ink).rgba();
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (qAlpha(picture.pixel(x, y)) != 255)
                    continue;
                QCOMPARE(picture.pixel(x, y), wanted); // one colour alone
                ++inked;
            }
        }
        QVERIFY2(inked > 20, qPrintable(QString::number(inked)));
    }
}

void tst_window_settings::whatIsChosenHasAnAccentIcon()
{
    QFETCH(Theme, theme);
    Look look;
    look.theme = theme;
    applyLook(look);
    QToolButton button;
    button.setAutoRaise(true);
    button.setCheckable(true);
    button.setIconSize({24, 24});
    button.setFixedSize(60, 60); // the bar below is far from the icon
    const QColor accent = Tokens::of(QApplication::palette()).accent;
    const auto accented = [&] {
        const QImage picture = button.grab().toImage().copy(18, 18, 24, 24);
        int count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y) == accent ? 1 : 0;
        }
        return count;
    };
    button.setIcon(tintedIcon(QStringLiteral("mode-board")));
    QCOMPARE(accented(), 0);
    button.setChecked(true);
    QVERIFY(accented() > 50);
    // What has colours of its own keeps them.
    QPixmap red(24, 24);
    red.fill(Qt::red);
    button.setIcon(red);
    QCOMPARE(accented(), 0);
}

void tst_window_settings::theFirstWindowIsWithinTheScreen()
{
    QWidget window;
    window.setMinimumSize(1024, 640);
    window.resize(1280, 760);
    keepWithin(window, QRect(0, 0, 1024, 700));
    QVERIFY(window.width() <= 1024 && window.height() <= 700);
    window.setGeometry(1500, 900, 1280, 760); // it was on another screen
    const QRect screen(0, 0, 1920, 1080);
    keepWithin(window, screen);
    QVERIFY(screen.contains(window.geometry()));
    QCOMPARE(window.size(), QSize(1280, 760));
    QWidget large;
    large.resize(3000, 2000);
    keepWithin(large, QRect(0, 0, 800, 600));
    QVERIFY(large.width() <= 800 && large.height() <= 600);
}

ROOKERY_WIDGET_TEST(tst_window_settings)
#include "tst_window_settings.moc"
