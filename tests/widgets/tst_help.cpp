#include "app/help/help_page.h"
#include "app/help/key_sheet.h"
#include "app/languages.h"
#include "app/settings/settings_dialog.h"
#include "app/window/panel_docks.h"
#include "app/window/panel_title.h"
#include "tests/widgets/window_support.h"
#include "widgets/export/export_view.h"
#include "widgets/pieces/piece_editor.h"

#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

/// The manual, found from every panel and searched, and the sheet of keys.
class tst_help : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyPanelHasItsPlace();
    void panelsLeadToTheirPlace_data();
    void panelsLeadToTheirPlace();
    void editorsLeadToTheirPlace();
    void f1FollowsTheKeyboard();
    void manualsHaveTheSameParts_data();
    void manualsHaveTheSameParts();
    void everyPictureIsMade_data();
    void everyPictureIsMade();
    void wrongPicturesSayWhy_data();
    void wrongPicturesSayWhy();
    void picturesFollowTheColours();
    void otherLanguagesReadTheEnglishOne();
    void theManualFollowsTheLanguage();
    void wordsAreFound_data();
    void wordsAreFound();
    void searchingByKeyboard();
    void contentsLeadToHeadings();
    void everyKeyIsOnTheSheet();
    void placesOfKeysAreWords_data();
    void placesOfKeysAreWords();
    void changedKeysAreOnTheSheet();
    void theSheetIsSearched();
    void theSheetIsSaved();
};

namespace {

HelpPage *manualOf(Bench &bench)
{
    return bench.window.findChild<HelpPage *>();
}

QString manualFile(const QString &name)
{
    return QString::fromUtf8(contents(QStringLiteral(":/help/") + name));
}

/// All that fits, in the order of the text.
QStringList partsOf(const QString &text, const char *pattern)
{
    QStringList parts;
    const QRegularExpression form(QString::fromLatin1(pattern),
                                  QRegularExpression::MultilineOption);
    for (auto each = form.globalMatch(text); each.hasNext();)
        parts << each.next().captured(1);
    return parts;
}

/// What is typed is the same in every language, but for what is printed on keys; in the order of
/// the alphabet, for sentences of other languages are built otherwise.
QStringList codeOf(const QString &text)
{
    static const QHash<QString, QString> keys = {
        {"Strg", "Ctrl"},
        {"Umschalt", "Shift"},
        {"Mayús", "Shift"},
        {"Eingabe", "Enter"},
        {"Intro", "Enter"},
        {"Leertaste", "Space"},
        {"Espacio", "Space"},
        {"Rücktaste", "Backspace"},
        {"Retroceso", "Backspace"},
        {"Links", "Left"},
        {"Rechts", "Right"},
        {"Izquierda", "Left"},
        {"Derecha", "Right"},
        {"Pos1", "Home"},
        {"Inicio", "Home"},
        {"Ende", "End"},
        {"Fin", "End"},
    };
    QStringList code = partsOf(text, "`([^`]+)`");
    for (QString &each : code) {
        QStringList names = each.split(QLatin1Char('+'));
        for (QString &name : names)
            name = keys.value(name, name);
        each = names.join(QLatin1Char('+'));
    }
    code.sort();
    return code;
}

/// Whether all of it has one colour; of nothing as well.
bool isPlain(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return false;
        }
    }
    return true;
}

/// The heading under which the place on show stands.
QString shownHeading(const QWidget &page)
{
    const auto *text = page.findChild<QTextBrowser *>(QStringLiteral("manualText"));
    QString heading;
    for (const ManualHeading &each : headingsOf(*text->document())) {
        if (each.position <= text->textCursor().position())
            heading = each.title;
    }
    return heading;
}

QStringList visibleRows(const QTreeWidget &list)
{
    QStringList rows;
    for (int g = 0; g < list.topLevelItemCount(); ++g) {
        const QTreeWidgetItem *group = list.topLevelItem(g);
        for (int i = 0; i < group->childCount(); ++i) {
            const QTreeWidgetItem *row = group->child(i);
            if (!group->isHidden() && !row->isHidden())
                rows << row->text(0) + QLatin1Char('|') + row->text(1) + QLatin1Char('|')
                            + row->text(2);
        }
    }
    return rows;
}

} // namespace

void tst_help::everyPanelHasItsPlace()
{
    Bench bench;
    QTextDocument manual;
    manual.setMarkdown(manualText({}, QStringLiteral("en")));
    const ManualPlaces places = takePlaces(manual);
    QVERIFY(!manual.toPlainText().contains(QStringLiteral("{#")));
    const QStringList wanted = bench.window.findChild<PanelDocks *>()->places();
    QCOMPARE(wanted.size(), 13);
    for (const QString &place : wanted)
        QVERIFY2(places.contains(place), qPrintable(place));
    for (const auto &mode : enumRows<Mode>())
        QVERIFY2(places.contains(QString::fromUtf8(mode.name.data())), mode.name.data());
    for (const char *other : {"start", "movement"})
        QVERIFY2(places.contains(QLatin1String(other)), other);
}

void tst_help::panelsLeadToTheirPlace_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("tabs");
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("heading");
    const auto row = [](const char *name,
                        const char *mode,
                        const char *dock,
                        const char *tabs,
                        int page,
                        const char *heading) {
        QTest::newRow(name) << QString(mode) << QString(dock) << QString(tabs) << page
                            << QString(heading);
    };
    row("pieces", "mode.board", "piecesDock", "", 0, "Pieces mode");
    row("board", "mode.board", "modeDock", "boardPages", 0, "Board mode");
    row("directions", "mode.directions", "modeDock", "", 0, "Directions mode");
    row("library", "mode.pieces", "modeDock", "pieceTabs", 0, "Known pieces");
    row("rules", "mode.setup", "modeDock", "setupPages", 1, "Rules");
    row("position", "mode.setup", "modeDock", "setupPages", 0, "Setup mode");
    row("play", "mode.play", "modeDock", "", 0, "Play mode");
    row("analysis", "mode.analysis", "modeDock", "", 0, "Analysis mode");
    row("problems", "mode.board", "problemsDock", "", 0, "Problems");
}

void tst_help::panelsLeadToTheirPlace()
{
    QFETCH(QString, mode);
    QFETCH(QString, dock);
    QFETCH(QString, tabs);
    QFETCH(int, page);
    QFETCH(QString, heading);
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger(qPrintable(mode));
    if (!tabs.isEmpty())
        bench.find<QTabWidget>(qPrintable(tabs))->setCurrentIndex(page);
    if (dock == QLatin1String("problemsDock"))
        bench.find<QToolButton>("problemCount")->click();
    auto *button = bench.find<QDockWidget>(qPrintable(dock))
                       ->titleBarWidget()
                       ->findChild<QToolButton *>(QStringLiteral("panelHelp"));
    QVERIFY(button->isVisible());
    button->click();
    QVERIFY(manualOf(bench));
    QCOMPARE(shownHeading(*manualOf(bench)), heading);
    // A second time it is the same window.
    button->click();
    QCOMPARE(bench.window.findChildren<HelpPage *>().size(), 1);
}

/// What stands in the middle of the window has a help button too.
void tst_help::editorsLeadToTheirPlace()
{
    Bench bench;
    bench.window.openBundled("chess");
    const auto press = [&](QWidget &editor) {
        auto *button = editor.findChild<QToolButton *>(QStringLiteral("panelHelp"));
        QVERIFY(button && button->isVisible());
        button->click();
    };
    bench.trigger("mode.pieces");
    press(bench.window.current()->pieceEditor());
    QCOMPARE(shownHeading(*manualOf(bench)), QString("Movement: painting"));
    bench.trigger("mode.export");
    press(bench.window.current()->exportView());
    QCOMPARE(shownHeading(*manualOf(bench)), QString("Export mode"));
}

void tst_help::f1FollowsTheKeyboard()
{
    Bench bench;
    QApplication::setActiveWindow(&bench.window);
    bench.trigger("help.page");
    QCOMPARE(shownHeading(*manualOf(bench)), QString("Rookery"));
    bench.window.openBundled("chess");
    QApplication::setActiveWindow(&bench.window);
    bench.window.current()->canvas().setFocus();
    bench.trigger("help.page");
    QCOMPARE(shownHeading(*manualOf(bench)), QString("Setup mode"));
    bench.trigger("mode.board");
    QApplication::setActiveWindow(&bench.window);
    bench.find<QListWidget>("pieceList")->setFocus();
    bench.trigger("help.page");
    QCOMPARE(shownHeading(*manualOf(bench)), QString("Pieces mode"));
}

void tst_help::manualsHaveTheSameParts_data()
{
    QTest::addColumn<QString>("file");
    const QStringList files =
        QDir(QStringLiteral(":/help")).entryList({QStringLiteral("help_*.md")});
    QCOMPARE(files, (QStringList{QStringLiteral("help_de.md"), QStringLiteral("help_es.md")}));
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << file;
}

/// Whatever the English manual gets, the others get too.
void tst_help::manualsHaveTheSameParts()
{
    QFETCH(QString, file);
    const QString english = manualFile(QStringLiteral("help.md"));
    const QString other = manualFile(file);
    QVERIFY(!english.isEmpty() && !other.isEmpty());
    QVERIFY(partsOf(english, "^(#+) ").size() > 10);
    // Levels of headings; paragraphs; rows of lists; places and generated parts; pictures.
    for (const char *part : {"^(#+) ",
                             "\\n(\\n)",
                             "^(- |[0-9]\\.)",
                             "(\\{#?[a-z:-]+\\})",
                             "!\\[[^\\]]*\\]\\(([^)]*)\\)"})
        QCOMPARE(partsOf(other, part), partsOf(english, part));
    QCOMPARE(codeOf(other), codeOf(english));
}

void tst_help::everyPictureIsMade_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es"})
        QTest::newRow(language) << QString(language);
}

/// The text of each picture is one piece of plain text, which stands below it.
void tst_help::everyPictureIsMade()
{
    QFETCH(QString, language);
    const QString text = manualText({}, language);
    const QStringList addresses = partsOf(text, "!\\[[^\\]]*\\]\\(([^)]*)\\)");
    const QStringList descriptions = partsOf(text, "!\\[([^\\]]*)\\]\\(");
    QVERIFY(addresses.size() >= 10);
    for (const QString &address : addresses) {
        const auto picture = manualPicture(QUrl(address), CanvasTheme::light(), 1);
        QVERIFY2(picture.has_value(),
                 picture ? "" : qPrintable(address + QStringLiteral(": ") + picture.error()));
        QVERIFY2(!isPlain(picture->toImage()), qPrintable(address));
        const auto fine = manualPicture(QUrl(address), CanvasTheme::light(), 2);
        QCOMPARE(fine->size(), picture->size() * 2);
        QCOMPARE(fine->deviceIndependentSize().toSize(), picture->size());
    }
    QTextDocument manual;
    manual.setMarkdown(text);
    describePictures(manual);
    QCOMPARE(manual.toRawText().count(QChar::ObjectReplacementCharacter), addresses.size());
    for (const QString &description : descriptions) {
        const QTextCursor found = manual.find(description);
        QVERIFY2(!found.isNull(), qPrintable(description));
        QCOMPARE(found.block().text().at(0), QChar(QChar::ObjectReplacementCharacter));
        // What is found there is shown without the picture's sign.
        const QList<ManualHit> hits = hitsOf(manual, description);
        QVERIFY(!hits.isEmpty());
        for (const ManualHit &hit : hits)
            QVERIFY(!hit.excerpt.contains(QChar::ObjectReplacementCharacter));
    }
}

void tst_help::wrongPicturesSayWhy_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *address, const char *sentence) {
        QTest::newRow(name) << QString(address) << QString::fromUtf8(sentence);
    };
    row("design", "board:ches", "there is no bundled design “ches”");
    row("part",
        "board:chess?pice=Knight&at=b1",
        "“pice” is none of position, moves, arrows, piece, at, to, links, zones, size");
    row("piece", "board:chess?piece=Archer&at=b1", "the design has no piece “Archer”");
    row("cell", "board:chess?piece=Knight&at=z9", "the board has no cell “z9”");
    row("piece without a cell",
        "board:chess?piece=Knight",
        "“piece” and “at” belong together, and “to” needs them");
    row("path without a piece",
        "board:chess?to=c3",
        "“piece” and “at” belong together, and “to” needs them");
    row("path", "board:chess?piece=Knight&at=b1&to=b2", "no path leads to b2");
    row("direction", "board:chess?links=up", "the board has no direction “up”");
    row("move", "board:chess?moves=e4,e4", "'e4' is not a move here");
    row("size", "board:chess?size=5000", "the longer side has 60 to 600 pixels, not “5000”");
    row("size in words", "board:chess?size=big", "the longer side has 60 to 600 pixels, not “big”");
}

void tst_help::wrongPicturesSayWhy()
{
    QFETCH(QString, address);
    QFETCH(QString, sentence);
    const auto picture = manualPicture(QUrl(address), CanvasTheme::light(), 1);
    QVERIFY(!picture);
    QCOMPARE(picture.error(), sentence);
    // In the page the sentence stands in place of the picture.
    const QWidget page;
    ManualPictures pictures(page);
    QVERIFY(!isPlain(pictures.of(QUrl(address)).value<QPixmap>().toImage()));
    QVERIFY(!pictures.of(QUrl(QStringLiteral("file:chess.png"))).isValid());
}

void tst_help::picturesFollowTheColours()
{
    HelpPage page({}, nullptr);
    const auto *text = page.findChild<QTextBrowser *>(QStringLiteral("manualText"));
    const auto shown = [&] {
        const QUrl address(QStringLiteral("board:chess?piece=Knight&at=b1"));
        return text->document()
            ->resource(QTextDocument::ImageResource, address)
            .value<QPixmap>()
            .toImage();
    };
    const auto paint = [&](Qt::GlobalColor paper, Qt::GlobalColor ink) {
        QPalette colours = page.palette();
        for (const auto role : {QPalette::Window, QPalette::Base})
            colours.setColor(role, paper);
        for (const auto role : {QPalette::WindowText, QPalette::Text})
            colours.setColor(role, ink);
        page.setPalette(colours);
    };
    paint(Qt::white, Qt::black);
    const QImage light = shown();
    QVERIFY(!light.isNull());
    QCOMPARE(light.pixelColor(0, 0), QColor(Qt::white));
    paint(Qt::black, Qt::white);
    QCOMPARE(shown().pixelColor(0, 0), QColor(Qt::black));
    QVERIFY(shown() != light);
    paint(Qt::white, Qt::black);
    QCOMPARE(shown(), light);
}

void tst_help::otherLanguagesReadTheEnglishOne()
{
    QCOMPARE(manualText({}, QStringLiteral("xx")), manualText({}, QStringLiteral("en")));
    QVERIFY(manualText({}, QStringLiteral("de")) != manualText({}, QStringLiteral("en")));
}

/// An open manual stays at its heading, and a search is made again.
void tst_help::theManualFollowsTheLanguage()
{
    HelpPage page({}, nullptr);
    page.show();
    QVERIFY(page.goTo(QStringLiteral("play")));
    QCOMPARE(shownHeading(page), QString("Play mode"));
    const auto speak = [](const char *language) {
        installLanguage(QLatin1String(language));
        QCoreApplication::processEvents();
    };
    speak("de");
    const QString german = shownHeading(page);
    const QString title = page.windowTitle();
    page.findChild<QLineEdit *>(QStringLiteral("manualSearch"))->setText("Kriegspiel");
    speak("es");
    const QString spanish = shownHeading(page);
    speak("en");
    QCOMPARE(german, QString("Modus Spielen"));
    QCOMPARE(title, QString("Hilfe"));
    QCOMPARE(spanish, QString("Reglas propias"));
    QCOMPARE(shownHeading(page), QString("Own rules"));
}

void tst_help::wordsAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("heading"); ///< of the first place
    const auto row =
        [](const char *name, const char *language, const char *words, const char *heading) {
            QTest::newRow(name) << QString(language) << QString::fromUtf8(words)
                                << QString::fromUtf8(heading);
        };
    row("one word", "en", "kriegspiel", "Own rules");
    row("two words", "en", "castling passant", "Movement: the notation");
    row("a key", "en", "Ctrl+Alt+G", "Play mode");
    row("a tool from the table", "en", "mirror", "Board mode");
    row("nothing", "en", "xylophone", "");
    row("no words", "en", "  ", "");
    row("a German word", "de", "rochade", "Bewegung: die Notation");
    row("umlauts in capitals", "de", "VERRÜCKEN", "Modus Brett");
    row("umlauts small", "de", "übersprungen", "Rookery");
    row("umlauts of two characters", "de", "verru\u0308cken", "Modus Brett");
    row("Spanish accents", "es", "PROMOCIÓN ESTÁN", "Modo Jugar");
}

void tst_help::wordsAreFound()
{
    QFETCH(QString, language);
    QFETCH(QString, words);
    QFETCH(QString, heading);
    QTextDocument manual;
    manual.setMarkdown(manualText({}, language));
    takePlaces(manual);
    const QList<ManualHit> hits = hitsOf(manual, words);
    QCOMPARE(hits.value(0).heading, heading);
    for (const ManualHit &hit : hits) {
        for (const ManualHit::Word &word : hit.words) {
            QTextCursor cursor(&manual);
            cursor.setPosition(word.position);
            cursor.setPosition(word.position + word.length, QTextCursor::KeepAnchor);
            QVERIFY2(words.normalized(QString::NormalizationForm_C)
                         .contains(cursor.selectedText(), Qt::CaseInsensitive),
                     qPrintable(cursor.selectedText()));
        }
        QVERIFY(hit.excerpt.contains(
                    words.normalized(QString::NormalizationForm_C).split(QLatin1Char(' ')).first(),
                    Qt::CaseInsensitive)
                || hit.words.size() > 1);
    }
}

void tst_help::searchingByKeyboard()
{
    HelpPage page({}, nullptr);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *field = page.findChild<QLineEdit *>(QStringLiteral("manualSearch"));
    auto *list = page.findChild<QListWidget *>(QStringLiteral("manualList"));
    auto *count = page.findChild<QLabel *>(QStringLiteral("manualCount"));
    auto *text = page.findChild<QTextBrowser *>(QStringLiteral("manualText"));
    QTest::keyClicks(field, QStringLiteral("grasshopper"));
    QVERIFY(list->count() >= 2);
    QCOMPARE(list->currentRow(), 0);
    QVERIFY(count->text().startsWith(QStringLiteral("1 of %1: ").arg(list->count())));
    QVERIFY(!text->extraSelections().isEmpty());
    const int first = text->textCursor().position();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(list->currentRow(), 1);
    QVERIFY(text->textCursor().position() > first);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(text->textCursor().position(), first);
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(list->currentRow(), list->count() - 1);
    const int before = text->verticalScrollBar()->value();
    QTest::keyClick(field, Qt::Key_PageUp);
    QVERIFY(text->verticalScrollBar()->value() < before);
    QTest::keyClicks(field, QStringLiteral("xyz"));
    QCOMPARE(count->text(), QString("Nothing found"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(page.isVisible() && field->text().isEmpty() && text->extraSelections().isEmpty());
    QVERIFY(list->item(0)->text().contains(QStringLiteral("Rookery")));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!page.isVisible());
}

void tst_help::contentsLeadToHeadings()
{
    HelpPage page({}, nullptr);
    auto *list = page.findChild<QListWidget *>(QStringLiteral("manualList"));
    for (int row = 1; row < list->count(); ++row) {
        list->setCurrentRow(row);
        QCOMPARE(shownHeading(page), list->item(row)->text().remove(QChar::Nbsp));
    }
    QVERIFY(page.goTo(QStringLiteral("zones")));
    QCOMPARE(list->currentItem()->text().remove(QChar::Nbsp), QString("Board mode"));
    QVERIFY(!page.goTo(QStringLiteral("nowhere")));
}

void tst_help::everyKeyIsOnTheSheet()
{
    const KeySheet sheet({});
    const QStringList rows = visibleRows(*sheet.findChild<QTreeWidget *>());
    for (const KeyRow &row : keyRows()) {
        if (!row.usual.isEmpty())
            QVERIFY2(rows.contains(keyNames(row.usual) + QLatin1Char('|') + row.title
                                   + QLatin1Char('|')),
                     qPrintable(row.title));
    }
    // Keys that parts of the window have for themselves.
    for (const char *row : {"D|Draw a leg to the cursor|",
                            "Q|Next player|",
                            "W|Say what the cell under the pointer is|",
                            "Alt+PgUp, Alt+PgDown|Move it along the fourth axis|",
                            "A–Z|The piece that has this letter|",
                            "Shift+Arrows, Shift+PgUp, Shift+PgDown|Select cells on its way|",
                            "Shift+F2|Change how far it goes|",
                            "Shift+R|Turn counterclockwise|"})
        QVERIFY2(rows.contains(QString::fromUtf8(row)), row);
}

void tst_help::placesOfKeysAreWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("first");
    QTest::newRow("en") << "en"
                        << "File";
    QTest::newRow("de") << "de"
                        << "Datei";
    QTest::newRow("es") << "es"
                        << "Archivo";
}

/// Without the mark of a menu's letter.
void tst_help::placesOfKeysAreWords()
{
    QFETCH(QString, language);
    QFETCH(QString, first);
    installLanguage(language);
    const QList<KeyRow> rows = keyRows();
    installLanguage(QStringLiteral("en"));
    QCOMPARE(rows.front().group, first);
    for (const KeyRow &row : rows)
        QVERIFY2(!row.group.contains(QLatin1Char('&')), qPrintable(row.group));
}

void tst_help::changedKeysAreOnTheSheet()
{
    Bench bench;
    bench.trigger("help.keys");
    auto *sheet = bench.find<KeySheet>("keySheet");
    QVERIFY(sheet);
    auto *list = sheet->findChild<QTreeWidget *>();
    QVERIFY(list->isColumnHidden(2));
    PreferenceValues values = bench.preferences.values();
    values.keys.insert(QStringLiteral("view.flip"), QKeySequence(QStringLiteral("Ctrl+Alt+Y")));
    values.keys.insert(QStringLiteral("view.fit"), QKeySequence());
    bench.preferences.set(values);
    QVERIFY(!list->isColumnHidden(2));
    const QStringList rows = visibleRows(*list);
    QVERIFY(rows.contains(QStringLiteral("Ctrl+Alt+Y|Flip the board|usually F")));
    QCOMPARE(rows.filter(QStringLiteral("no key|")).size(), 1);
    sheet->findChild<QPushButton *>(QStringLiteral("changeKeys"))->click();
    auto *settings = bench.window.findChild<SettingsDialog *>();
    QVERIFY(settings);
    QVERIFY(settings->findChild<QLineEdit *>(QStringLiteral("keySearch"))->isVisible());
}

void tst_help::theSheetIsSearched()
{
    KeySheet sheet({});
    sheet.show();
    auto *field = sheet.findChild<QLineEdit *>(QStringLiteral("sheetSearch"));
    QTest::keyClicks(field, QStringLiteral("flip board"));
    const QStringList rows = visibleRows(*sheet.findChild<QTreeWidget *>());
    QCOMPARE(rows, QStringList{QStringLiteral("F|Flip the board|")});
    QTest::keyClicks(field, QStringLiteral(" xyz"));
    QVERIFY(visibleRows(*sheet.findChild<QTreeWidget *>()).isEmpty());
    QVERIFY(!sheet.findChild<QPushButton *>(QStringLiteral("saveKeys"))->isEnabled());
}

void tst_help::theSheetIsSaved()
{
    Bench bench;
    bench.saveAnswer = bench.path("keys");
    bench.trigger("help.keys");
    bench.find<QPushButton>("saveKeys")->click();
    const QByteArray pdf = contents(bench.path("keys.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.size() > 10000);
}

ROOKERY_WIDGET_TEST(tst_help)
#include "tst_help.moc"
