#include "app/settings/key_rows.h"
#include "app/settings/preferences_text.h"
#include "tests/widgets/settings_support.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSpinBox>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Every preference as it is not at first.
PreferenceValues otherValues()
{
    PreferenceValues values;
    values.look = {Theme::Contrast, 150, Motion::Reduced, BoardTheme::Slate, PieceTheme::Letters};
    values.language = QStringLiteral("de");
    values.keys = {{QStringLiteral("file.save"), QKeySequence("Ctrl+J")},
                   {QStringLiteral("tool.paint"), QKeySequence()},
                   {QStringLiteral("part.painter.leap"), QKeySequence("Ctrl+L")},
                   {QStringLiteral("part.board.path"), QKeySequence()}};
    values.legend = LegendView::Folded;
    values.minimap = MinimapView::Hidden;
    values.sounds = Sounds::On;
    values.moves = MoveView::AtOnce;
    values.recentCount = 7;
    values.folder = QStringLiteral("/tmp/games");
    values.threads = 1;
    values.engines = {{"A", {"/opt/a b", "-x"}, EngineProtocol::Cecp, {{"Hash", "64"}}},
                      {"", {"c"}, EngineProtocol::Usi}};
    return values;
}

const KeyRow &rowOf(const QList<KeyRow> &rows, const char *id)
{
    for (const KeyRow &row : rows) {
        if (row.id == QLatin1String(id))
            return row;
    }
    qFatal("no row %s", id);
}

QTreeWidgetItem *itemOf(QTreeWidget *list, const char *title)
{
    const auto found = list->findItems(QString::fromUtf8(title), Qt::MatchExactly, 0);
    return found.isEmpty() ? nullptr : found.front();
}

} // namespace

class tst_settings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void whatIsKeptIsReadAgain();
    void whatIsTriedOutIsNotRemembered();
    void aFileHoldsEverything();
    void aFaultyFileIsOneSentence_data();
    void aFaultyFileIsOneSentence();
    void keysThatMeet_data();
    void keysThatMeet();
    void cancelPutsBackAndOkKeeps();
    void applyKeepsAndStays();
    void aTakenKeyIsNamed();
    void keysThatBelongTogetherStay();
    void aPartGetsAnotherKey();
    void everyRowOfAPartHasAName();
    void aKeyOfAPartIsNamed();
    void oneKeyAndAllAreReset();
    void recoveryCopiesAreShown();
    void settingsGoToAFileAndBack();
    void aDamagedFileChangesNothing();
    void everythingIsReset();
    void systemStandsFirstAmongLanguages();
    void everyControlExplainsItself();
    void itFitsASmallScreenWithLargeText();
    void keysThatAreTakenAwayAreNamedNowhere();
    void chosenRowsAreFilledSoftly_data();
    void chosenRowsAreFilledSoftly();
};

void tst_settings::whatIsKeptIsReadAgain()
{
    PreferenceValues values = otherValues();
    values.tour = TourOffer::Answered;
    Preferences().set(values);
    QVERIFY(Preferences().values() == values);
    Preferences().set({});
    QVERIFY(Preferences().values() == PreferenceValues());
}

void tst_settings::whatIsTriedOutIsNotRemembered()
{
    Preferences preferences;
    preferences.tryOut(otherValues());
    QVERIFY(preferences.values() == otherValues());
    QVERIFY(Preferences().values() == PreferenceValues());
    preferences.putBack();
    QVERIFY(preferences.values() == PreferenceValues());
}

void tst_settings::aFileHoldsEverything()
{
    const auto read = PreferencesText::read(PreferencesText::write(otherValues()), {});
    QVERIFY2(std::holds_alternative<PreferenceValues>(read),
             qPrintable(std::get_if<QString>(&read) ? std::get<QString>(read) : QString()));
    QVERIFY(std::get<PreferenceValues>(read) == otherValues());
    // What a file does not name stays as it is.
    const auto part =
        PreferencesText::read(R"({"rookery-settings": 1, "theme": "dark"})", otherValues());
    PreferenceValues expected = otherValues();
    expected.look.theme = Theme::Dark;
    QVERIFY(std::get<PreferenceValues>(part) == expected);
}

void tst_settings::aFaultyFileIsOneSentence_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *text, const char *sentence) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(sentence);
    };
    row("cut off",
        "{\"rookery-settings\": 1,\n \"theme\": ",
        "line 2, column 11: unterminated object.");
    row("something else", "{\"name\": \"chess\"}", "these are no settings of Rookery.");
    row("of a later program",
        "{\"rookery-settings\": 2}",
        "it is of version 2; this program reads version 1.");
    row("no such theme",
        "{\"rookery-settings\": 1, \"theme\": \"pink\"}",
        "“theme” is not one of system, light, dark, contrast.");
    row("too large",
        "{\"rookery-settings\": 1, \"text-size\": 900}",
        "“text-size” is no whole number from 100 to 300.");
    row("no number",
        "{\"rookery-settings\": 1, \"recent-files\": \"many\"}",
        "“recent-files” is no whole number from 0 to 50.");
    row("no text", "{\"rookery-settings\": 1, \"folder\": 3}", "“folder” is no text.");
    row("unknown",
        "{\"rookery-settings\": 1, \"sound\": true}",
        "“sound” is no setting of Rookery.");
    row("key of nothing",
        "{\"rookery-settings\": 1, \"keys\": {\"file.fly\": \"Ctrl+J\"}}",
        "“keys” names “file.fly”, which is nothing that has a key.");
    row("no key",
        "{\"rookery-settings\": 1, \"keys\": {\"file.save\": 7}}",
        "The key of “file.save” is no key.");
    row("one key of two",
        "{\"rookery-settings\": 1, \"keys\": {\"file.save\": \"Ctrl+O\"}}",
        "“Save” and “Open…” have the same key, Ctrl+O.");
    row("one key of two in a part",
        "{\"rookery-settings\": 1, \"keys\": {\"part.painter.leap\": \"2\"}}",
        "“Leap” and “Ride” have the same key, 2.");
    row("keys that stay",
        "{\"rookery-settings\": 1, \"keys\": {\"part.colours.\": \"J\"}}",
        "“keys” names “part.colours.”, which is nothing that has a key.");
}

void tst_settings::aFaultyFileIsOneSentence()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const auto read = PreferencesText::read(text, otherValues());
    QVERIFY(std::holds_alternative<QString>(read));
    QCOMPARE(std::get<QString>(read), sentence);
}

void tst_settings::keysThatMeet_data()
{
    QTest::addColumn<QString>("wanting");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("holder"); ///< its title; empty if the key is free
    const auto row = [](const char *name, const char *wanting, const char *key, const char *title) {
        QTest::newRow(name) << wanting << key << title;
    };
    row("of another action", "file.save", "Ctrl+O", "Open…");
    row("its own", "file.save", "Ctrl+S", "");
    row("free", "file.save", "Ctrl+J", "");
    row("the second of two", "file.save", "Ctrl+Y", "Redo");
    row("of a panel", "file.save", "Ctrl+Alt+3", "Problems");
    row("of a tool", "view.flip", "Z", "Paint zones");
    row("tools of one mode", "tool.erase", "B", "Fill cells");
    row("tools of other modes", "tool.link", "K", "");
    row("of the board", "view.flip", "P", "The path to the cell under the pointer");
    row("of the board, but usual", "tool.follow", "W", "");
    row("of the cursor", "view.flip", "PgUp", "Move the cursor");
    row("two of a part", "part.painter.leap", "2", "Ride");
    row("of a part and of a tool", "part.painter.leap", "Z", "");
    row("of a part and of another part", "part.painter.leap", "Shift+F2", "");
    row("for the board, of a tool", "part.board.path", "Z", "Paint zones");
    row("for the board, of the board", "part.board.path", "0", "Fit the board");
    row("for the board, its own", "part.board.say", "W", "");
}

void tst_settings::keysThatMeet()
{
    QFETCH(QString, wanting);
    QFETCH(QString, key);
    QFETCH(QString, holder);
    const QList<KeyRow> rows = keyRows();
    const KeyRow *found = keyHolder(rows, {}, rowOf(rows, qPrintable(wanting)), QKeySequence(key));
    QCOMPARE(found ? found->title : QString(), holder);
}

void tst_settings::cancelPutsBackAndOkKeeps()
{
    for (const bool isKept : {false, true}) {
        SettingsBench bench;
        bench.find<QSpinBox>("settingsText")->setValue(150);
        bench.find<QLineEdit>("settingsFolder")->setText("/tmp/mine");
        Q_EMIT bench.find<QLineEdit>("settingsFolder")->editingFinished();
        QCOMPARE(bench.preferences.values().look.textPercent, 150); // at once
        QCOMPARE(Preferences().values().look.textPercent, 100);
        auto *buttons = bench.dialog->findChild<QDialogButtonBox *>();
        buttons->button(isKept ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel)->click();
        QVERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.preferences.values().look.textPercent, isKept ? 150 : 100);
        QCOMPARE(Preferences().values().look.textPercent, isKept ? 150 : 100);
        QCOMPARE(Preferences().values().folder, isKept ? QString("/tmp/mine") : QString());
    }
}

void tst_settings::applyKeepsAndStays()
{
    SettingsBench bench;
    auto *apply = bench.dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Apply);
    QVERIFY(!apply->isEnabled());
    auto *theme = bench.find<QComboBox>("settingsTheme");
    theme->setCurrentIndex(theme->findText("Dark"));
    Q_EMIT theme->activated(theme->currentIndex());
    QVERIFY(apply->isEnabled());
    apply->click();
    QVERIFY(bench.dialog->isVisible() && !apply->isEnabled());
    QCOMPARE(Preferences().values().look.theme, Theme::Dark);
    bench.dialog->reject(); // closes what is kept
    QCOMPARE(Preferences().values().look.theme, Theme::Dark);
}

void tst_settings::aTakenKeyIsNamed()
{
    SettingsBench bench;
    bench.dialog->showPage(2);
    auto *list = bench.find<QTreeWidget>("keyList");
    list->setCurrentItem(itemOf(list, "Save"));
    auto *edit = bench.find<QKeySequenceEdit>("keyEdit");
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(bench.find<QLabel>("keyMessage")->text(),
             QString("Ctrl+O is the key of “Open…” (File)."));
    QVERIFY(bench.preferences.values().keys.isEmpty());
    QVERIFY(bench.find<QPushButton>("keyTake")->isVisible());
    bench.find<QPushButton>("keyTake")->click();
    QCOMPARE(bench.preferences.values().keys,
             (KeyChanges{{"file.save", QKeySequence("Ctrl+O")}, {"file.open", QKeySequence()}}));
    QCOMPARE(itemOf(list, "Save")->text(2), QString("Ctrl+O"));
    QCOMPARE(itemOf(list, "Open…")->text(2), QString());
    QVERIFY(!bench.find<QPushButton>("keyTake")->isVisible());
    // One that has two keys keeps the other.
    QTest::keyClick(edit, Qt::Key_Y, Qt::ControlModifier);
    bench.find<QPushButton>("keyTake")->click();
    QCOMPARE(itemOf(list, "Redo")->text(2), QString("Ctrl+Shift+Z"));
    QCOMPARE(itemOf(list, "Save")->text(2), QString("Ctrl+Y"));
}

/// Arrows belong together, and so do digits.
void tst_settings::keysThatBelongTogetherStay()
{
    SettingsBench bench;
    bench.dialog->showPage(2);
    auto *list = bench.find<QTreeWidget>("keyList");
    list->setCurrentItem(itemOf(list, "Flip the board"));
    auto *edit = bench.find<QKeySequenceEdit>("keyEdit");
    QTest::keyClick(edit, Qt::Key_PageUp);
    QCOMPARE(bench.find<QLabel>("keyMessage")->text(),
             QString("PgUp always does this in “Cursor of the board”: Move the cursor."));
    QVERIFY(!bench.find<QPushButton>("keyTake")->isVisible());
    QVERIFY(bench.preferences.values().keys.isEmpty());
    QTreeWidgetItem *colours = itemOf(list, "Choose a colour");
    QVERIFY(colours && colours->text(2).startsWith("1, 2, 3"));
    list->setCurrentItem(colours);
    QVERIFY(!edit->isEnabled());
    QVERIFY(!bench.find<QPushButton>("keyNone")->isEnabled());
    QCOMPARE(bench.find<QLabel>("keyMessage")->text(),
             QString("These keys belong together and stay as they are."));
    list->setCurrentItem(itemOf(list, "Flip the board"));
    QVERIFY(edit->isEnabled());
    QVERIFY(bench.find<QLabel>("keyMessage")->text().isEmpty());
}

void tst_settings::aPartGetsAnotherKey()
{
    SettingsBench bench;
    bench.dialog->showPage(2);
    auto *list = bench.find<QTreeWidget>("keyList");
    auto *edit = bench.find<QKeySequenceEdit>("keyEdit");
    auto *message = bench.find<QLabel>("keyMessage");
    QTreeWidgetItem *draw = itemOf(list, "Draw a leg to the cursor");
    QVERIFY(draw);
    QCOMPARE(draw->text(1), QString("Pattern painter"));
    QCOMPARE(draw->text(2), QString("D"));
    list->setCurrentItem(draw);
    QTest::keyClick(edit, Qt::Key_L, Qt::AltModifier);
    QCOMPARE(draw->text(2), QString("Alt+L"));
    QCOMPARE(bench.preferences.values().keys,
             (KeyChanges{{"part.painter.draw", QKeySequence("Alt+L")}}));
    // One of the same part is named, and gives its key up.
    QTest::keyClick(edit, Qt::Key_2);
    QCOMPARE(message->text(), QString("2 is the key of “Ride” (Pattern painter)."));
    QVERIFY(bench.find<QPushButton>("keyTake")->isVisible());
    bench.find<QPushButton>("keyTake")->click();
    QCOMPARE(bench.preferences.values().keys,
             (KeyChanges{{"part.painter.draw", QKeySequence("2")},
                         {"part.painter.ride", QKeySequence()}}));
    // What the window does with the key elsewhere is said.
    QTest::keyClick(edit, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(message->text(), QString("In “Pattern painter” Ctrl+S no longer does this: Save."));
    QCOMPARE(bench.preferences.values().keys.value("part.painter.draw"), QKeySequence("Ctrl+S"));
    bench.find<QPushButton>("keyUsual")->click();
    QCOMPARE(draw->text(2), QString("D"));
    bench.find<QPushButton>("keysReset")->click();
    QVERIFY(bench.preferences.values().keys.isEmpty());
}

/// Settings keep what users change by it: each is there once.
void tst_settings::everyRowOfAPartHasAName()
{
    static const QRegularExpression form(
        QStringLiteral("^part\\.[a-z]+(-[a-z]+)*\\.[a-z]+(-[a-z]+)*$"));
    QSet<QString> names;
    int parts = 0;
    for (const KeyRow &row : keyRows()) {
        const bool isPart = row.kind == KeyRow::Kind::Part || row.kind == KeyRow::Kind::Board;
        if (isPart && row.id.isEmpty()) {
            QVERIFY2(row.usual.size() > 1, qPrintable(row.title));
            continue;
        }
        QVERIFY2(!names.contains(row.id), qPrintable(row.id));
        names << row.id;
        if (!isPart)
            continue;
        ++parts;
        QVERIFY2(form.match(row.id).hasMatch(), qPrintable(row.id));
    }
    QVERIFY(parts > 60);
}

/// A part that keeps a key while it has the keyboard is named, and the key is given all the same.
void tst_settings::aKeyOfAPartIsNamed()
{
    SettingsBench bench;
    bench.dialog->showPage(2);
    bench.find<QTreeWidget>("keyList")->setCurrentItem(
        itemOf(bench.find<QTreeWidget>("keyList"), "Save"));
    auto *edit = bench.find<QKeySequenceEdit>("keyEdit");
    QTest::keyClick(edit, Qt::Key_F2, Qt::ShiftModifier);
    QCOMPARE(
        bench.find<QLabel>("keyMessage")->text(),
        QString("In “List of moves and legs” Shift+F2 keeps its meaning: Change how far it goes."));
    QVERIFY(!bench.find<QPushButton>("keyTake")->isVisible());
    QCOMPARE(bench.preferences.values().keys,
             (KeyChanges{{"file.save", QKeySequence("Shift+F2")}}));
    // Nothing is said of the usual key of something.
    const QList<KeyRow> rows = keyRows();
    const KeyRow &duplicate = rowOf(rows, "edit.duplicate");
    QVERIFY(duplicate.usual.contains(QKeySequence("Ctrl+D")));
    const KeyRow &save = rowOf(rows, "file.save");
    QVERIFY(!doneElsewhere(rows, {}, duplicate, QKeySequence("Ctrl+D")));
    QVERIFY(doneElsewhere(rows, {}, save, QKeySequence("Ctrl+D")));
    QVERIFY(!doneElsewhere(rows, {}, save, QKeySequence("Ctrl+J")));
    // Where the part has another key, this one is free.
    const KeyChanges changes{{"part.legs.reach", QKeySequence("Shift+F3")}};
    QVERIFY(doneElsewhere(rows, {}, save, QKeySequence("Shift+F2")));
    QVERIFY(!doneElsewhere(rows, changes, save, QKeySequence("Shift+F2")));
    QVERIFY(doneElsewhere(rows, changes, save, QKeySequence("Shift+F3")));
}

void tst_settings::oneKeyAndAllAreReset()
{
    SettingsBench bench;
    bench.dialog->showPage(2);
    auto *list = bench.find<QTreeWidget>("keyList");
    list->setCurrentItem(itemOf(list, "Save"));
    bench.find<QPushButton>("keyNone")->click();
    QCOMPARE(bench.preferences.values().keys, (KeyChanges{{"file.save", QKeySequence()}}));
    list->setCurrentItem(itemOf(list, "Redo"));
    QTest::keyClick(bench.find<QKeySequenceEdit>("keyEdit"), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bench.preferences.values().keys.size(), 2);
    // Its usual key is the other's now.
    list->setCurrentItem(itemOf(list, "Save"));
    bench.find<QPushButton>("keyUsual")->click();
    QCOMPARE(bench.find<QLabel>("keyMessage")->text(),
             QString("Ctrl+S is the key of “Redo” (Edit)."));
    QCOMPARE(bench.preferences.values().keys.size(), 2);
    list->setCurrentItem(itemOf(list, "Redo"));
    bench.find<QPushButton>("keyUsual")->click();
    QCOMPARE(bench.preferences.values().keys, (KeyChanges{{"file.save", QKeySequence()}}));
    QCOMPARE(itemOf(list, "Redo")->text(2), QString("Ctrl+Shift+Z, Ctrl+Y"));
    bench.find<QPushButton>("keysReset")->click();
    QVERIFY(bench.preferences.values().keys.isEmpty());
}

/// The dialog says where they are and opens the folder once there is one.
void tst_settings::recoveryCopiesAreShown()
{
    const QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    const bool wasSet = qEnvironmentVariableIsSet("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", home.path().toUtf8());
    SettingsBench bench;
    if (wasSet)
        qputenv("XDG_STATE_HOME", before);
    else
        qunsetenv("XDG_STATE_HOME");
    const QString folder = home.filePath(QStringLiteral("rookery/recovery"));
    QCOMPARE(bench.find<QLabel>("recoveryFolder")->text(), QDir::toNativeSeparators(folder));
    auto *open = bench.find<QPushButton>("openRecovery");
    auto *message = bench.find<QLabel>("settingsMessage");
    open->click();
    QCOMPARE(message->text(), QString("There are no recovery copies yet."));
    QCOMPARE(bench.shownFolder, QString());
    QVERIFY(QDir().mkpath(folder));
    open->click();
    QCOMPARE(bench.shownFolder, folder);
    QCOMPARE(message->text(), QString());
}

void tst_settings::settingsGoToAFileAndBack()
{
    const PreferenceValues values = otherValues();
    SettingsBench bench;
    bench.path = bench.folder.filePath("settings.json");
    bench.preferences.set(values);
    bench.find<QPushButton>("exportSettings")->click();
    QVERIFY(QFile::exists(bench.path));
    bench.preferences.set({});
    bench.find<QPushButton>("importSettings")->click();
    QVERIFY(bench.preferences.values() == values);
    QVERIFY(Preferences().values() == PreferenceValues());        // until OK
    QCOMPARE(bench.find<QSpinBox>("settingsRecent")->value(), 7); // the pages show it
    bench.dialog->accept();
    QVERIFY(Preferences().values() == values);
}

void tst_settings::aDamagedFileChangesNothing()
{
    SettingsBench bench;
    bench.preferences.set(otherValues());
    bench.path = bench.folder.filePath("half.json");
    QFile file(bench.path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"rookery-settings": 1, "theme": "light", "sound": 3})");
    file.close();
    bench.find<QPushButton>("importSettings")->click();
    QCOMPARE(bench.find<QLabel>("settingsMessage")->text(),
             QString("“half.json” was not imported: “sound” is no setting of Rookery."));
    QVERIFY(bench.preferences.values() == otherValues());
    bench.path = bench.folder.filePath("missing.json");
    bench.find<QPushButton>("importSettings")->click();
    QVERIFY2(bench.find<QLabel>("settingsMessage")->text().contains("missing.json"),
             qPrintable(bench.find<QLabel>("settingsMessage")->text()));
    QVERIFY(bench.preferences.values() == otherValues());
}

void tst_settings::everythingIsReset()
{
    SettingsBench bench;
    PreferenceValues values = otherValues();
    values.tour = TourOffer::Answered;
    bench.preferences.set(values);
    bench.find<QPushButton>("resetSettings")->click();
    PreferenceValues usual;
    usual.tour = TourOffer::Answered; // an answer is no setting
    QVERIFY(bench.preferences.values() == usual);
    bench.dialog->reject();
    QVERIFY(bench.preferences.values() == values);
}

void tst_settings::systemStandsFirstAmongLanguages()
{
    SettingsBench bench;
    auto *list = bench.find<QListWidget>("settingsLanguages");
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->item(0)->text(), QString("As the system has it"));
    QCOMPARE(list->currentRow(), 0);
    list->setCurrentRow(1);
    QCOMPARE(bench.preferences.values().language, QString("de"));
    list->setCurrentRow(0);
    QCOMPARE(bench.preferences.values().language, QString());
}

void tst_settings::everyControlExplainsItself()
{
    SettingsBench bench;
    for (int page = 0; page < 5; ++page) {
        bench.dialog->showPage(page);
        int seen = 0;
        for (QWidget *widget : bench.dialog->findChildren<QWidget *>()) {
            const bool isControl = widget->focusPolicy() & Qt::TabFocus && widget->isVisible()
                                   && !widget->objectName().startsWith("qt_")
                                   && !qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
                                   && !qobject_cast<QKeySequenceEdit *>(widget->parentWidget())
                                   && !qobject_cast<QScrollArea *>(widget);
            if (!isControl)
                continue;
            ++seen;
            const QString what = QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
                                 + widget->objectName();
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(what + " has no name"));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(what + " has no tooltip"));
        }
        QVERIFY(seen > 3);
    }
}

/// 1024x700 with text of 150 %: nothing wider than the screen, no button out of the dialog.
void tst_settings::itFitsASmallScreenWithLargeText()
{
    Look look;
    look.textPercent = 150;
    applyLook(look);
    SettingsBench bench;
    bench.dialog->resize(bench.dialog->sizeHint().boundedTo({1000, 640}));
    for (int page = 0; page < 5; ++page) {
        bench.dialog->showPage(page);
        QCoreApplication::processEvents();
        QVERIFY2(bench.dialog->width() <= 1000 && bench.dialog->height() <= 640,
                 qPrintable(QString::number(page)));
        for (const QPushButton *button : bench.dialog->findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            const QPoint corner = button->mapTo(bench.dialog.get(), button->rect().bottomRight());
            QVERIFY2(bench.dialog->rect().contains(corner), qPrintable(button->text()));
            QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                     qPrintable(button->text()));
        }
    }
}

/// In tips, hints and texts of the window; keys of dialogs and of every list stay as they are.
void tst_settings::keysThatAreTakenAwayAreNamedNowhere()
{
    static const QRegularExpression named("\\(((Ctrl|Alt|Shift)\\+[^()]*|F\\d+|[A-Z]|Del|Left|"
                                          "Right|Space)\\)|\\b(Ctrl|Alt)\\+[A-Z]\\b");
    const auto collect = [](Bench &bench, QStringList &into) {
        for (const QWidget *widget : bench.window.findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            QStringList texts{widget->toolTip(), widget->statusTip()};
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                texts << label->text();
            for (const QString &text : texts) {
                if (named.match(text).hasMatch() && !into.contains(text))
                    into << text;
            }
        }
    };
    const auto inEveryMode = [&](Bench &bench) {
        QStringList found;
        for (const char *spec : {"", "square:6x6"}) {
            bench.window.openBundled(QStringLiteral("chess"));
            if (*spec)
                bench.session().apply(QStringLiteral("Clear"), designOf(spec));
            for (const char *mode : {"board", "directions", "pieces", "setup", "play", "export"}) {
                bench.trigger(qPrintable(QStringLiteral("mode.") + QLatin1String(mode)));
                QCoreApplication::processEvents();
                collect(bench, found);
            }
        }
        return found;
    };
    Bench bench;
    bench.window.resize(1600, 900);
    QVERIFY(inEveryMode(bench).size() > 10);
    PreferenceValues values = bench.preferences.values();
    for (const KeyRow &row : keyRows()) {
        if (!row.id.isEmpty())
            values.keys.insert(row.id, QKeySequence());
    }
    bench.preferences.tryOut(values);
    const QStringList left = inEveryMode(bench);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
    // And a key that was given is named in the place of the usual one.
    values.keys = {{QStringLiteral("pieces.new"), QKeySequence("Ctrl+J")},
                   {QStringLiteral("board.symmetry"), QKeySequence("Ctrl+J")}};
    bench.preferences.tryOut(values);
    QCOMPARE(withGivenKey(QStringLiteral("make one (N), or not"), QStringLiteral("pieces.new")),
             QString("make one (Ctrl+J), or not"));
    QCOMPARE(withGivenKey(QStringLiteral("in Setup (F5)"), QStringLiteral("mode.setup")),
             QString("in Setup (F5)"));
    bench.trigger("mode.directions");
    QVERIFY(
        bench.find<QPushButton>("repeatLinks")->toolTip().contains("symmetry (Ctrl+J) repeats"));
    values.keys.clear();
    bench.preferences.tryOut(values);
    QVERIFY(bench.find<QPushButton>("repeatLinks")->toolTip().contains("symmetry (S) repeats"));
}

void tst_settings::chosenRowsAreFilledSoftly_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QAbstractItemView::SelectionBehavior>("behavior");
    for (const auto &[name, theme] : {std::pair("light", Theme::Light),
                                      std::pair("dark", Theme::Dark),
                                      std::pair("contrast", Theme::Contrast)}) {
        QTest::addRow("%s, rows", name) << theme << QAbstractItemView::SelectRows;
        QTest::addRow("%s, the record's moves", name) << theme << QAbstractItemView::SelectItems;
    }
}

void tst_settings::chosenRowsAreFilledSoftly()
{
    QFETCH(Theme, theme);
    QFETCH(QAbstractItemView::SelectionBehavior, behavior);
    Look look;
    look.theme = theme;
    applyLook(look);
    QTreeWidget list;
    list.setSelectionBehavior(behavior);
    list.setFocusPolicy(Qt::NoFocus); // or a ring has the colour of the bar
    list.setColumnCount(2);
    for (int row = 0; row < 2; ++row)
        new QTreeWidgetItem(&list, {QStringLiteral("e4"), QStringLiteral("e5")});
    list.setColumnWidth(0, 150);
    list.resize(340, 120);
    list.setCurrentItem(list.topLevelItem(1), 1);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    const QImage image = list.viewport()->grab().toImage();
    const Tokens &tokens = Tokens::of(list.palette());
    const auto cell = [&](int row, int column) {
        return list.visualRect(list.model()->index(row, column));
    };
    // Behind the words of each.
    const auto colourOf = [&](int row, int column) {
        const QPoint place = cell(row, column).center() + QPoint(cell(row, column).width() / 4, 0);
        return image.pixelColor(place);
    };
    QCOMPARE(colourOf(1, 1), tokens.accentSoft);
    const bool isWhole = behavior == QAbstractItemView::SelectRows;
    QCOMPARE(colourOf(1, 0) == tokens.accentSoft, isWhole);
    QVERIFY(colourOf(0, 1) != tokens.accentSoft);
    // The bar stands at the beginning of what is chosen, and only there.
    const auto hasBar = [&](int column) {
        const QRect area = cell(1, column);
        return image.pixelColor(area.left() + 1, area.center().y()) == tokens.accent;
    };
    QVERIFY(image.pixelColor(cell(1, isWhole ? 0 : 1).left() + 2, cell(1, 0).center().y())
            != tokens.accent); // words begin there
    QCOMPARE(hasBar(0), isWhole);
    QCOMPARE(hasBar(1), !isWhole);
    // A picture with its words below has it under them.
    QListWidget gallery;
    gallery.setViewMode(QListView::IconMode);
    gallery.setFocusPolicy(Qt::NoFocus);
    new QListWidgetItem(QStringLiteral("chess"), &gallery);
    gallery.setCurrentRow(0);
    gallery.resize(200, 200);
    gallery.show();
    QVERIFY(QTest::qWaitForWindowExposed(&gallery));
    const QRect tile = gallery.visualItemRect(gallery.item(0));
    const QImage shown = gallery.viewport()->grab().toImage();
    QCOMPARE(shown.pixelColor(tile.center().x(), tile.bottom()), tokens.accent);
    QVERIFY(shown.pixelColor(tile.left() + 1, tile.center().y()) != tokens.accent);
    // Icons are drawn for the soft fill.
    const QIcon icon = tintedIcon(QStringLiteral("add"));
    QCOMPARE(icon.pixmap(16, QIcon::Selected).toImage(), icon.pixmap(16).toImage());
}

ROOKERY_WIDGET_TEST(tst_settings)
#include "tst_settings.moc"
