#include "model/exchange/engines/engine_finder.h"
#include "model/file/bundled/bundled.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/widgets/dialogs.h"
#include "tests/widgets/every_page.h"
#include "tests/widgets/pseudo_locale.h"
#include "tests/widgets/rules_support.h"
#include "widgets/rules/part_menu.h"
#include "widgets/rules/sentence_editor.h"
#include "widgets/rules/sentence_view.h"

using namespace rookery;
using namespace rookery::test;

/// What is not translated, and what has no room in a language with longer words.
class tst_pseudo_locale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void aMarkIsFound();
    void gluedTextsAreFound_data();
    void gluedTextsAreFound();
    void modes_data();
    void modes();
    void dialogs_data();
    void dialogs();
    void rules_data();
    void rules();

private:
    enum class Check { Translated, Whole, Sentences };
    static constexpr std::pair<const char *, Check> checks[] = {{"translated", Check::Translated},
                                                                {"whole", Check::Whole},
                                                                {"sentences", Check::Sentences}};

    QStringList looksFor(Check check, QWidget *top)
    {
        return check == Check::Translated ? unmarked(top)
               : check == Check::Whole    ? clippedTexts(top)
                                          : glued(top);
    }
    QStringList unmarked(QWidget *top);
    static QStringList glued(QWidget *top);
    void addNames(const Design &design);
    bool isAllowed(const QString &given) const;

    std::unique_ptr<PseudoTranslator> m_texts;
    QSet<QString> m_names; ///< words of designs, which every language leaves as they are
};

namespace {

const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));

void addWords(QSet<QString> &names, const std::string &text)
{
    for (auto found = word.globalMatch(QString::fromStdString(text)); found.hasNext();)
        names << found.next().captured();
}

} // namespace

void tst_pseudo_locale::initTestCase()
{
    m_texts = std::make_unique<PseudoTranslator>(
        QStringLiteral(ROOKERY_SOURCE_DIR "/resources/translations/rookery_de.ts"));
    QVERIFY(m_texts->count() > 2000);
    QCoreApplication::installTranslator(m_texts.get());
    for (const BundledDesign &bundled : bundledDesigns()) {
        addWords(m_names, std::string(bundled.title) + " " + std::string(bundled.author));
        addWords(m_names, std::string(bundled.name));
    }
    const PieceLibrary library = bundledPieceLibrary();
    for (const LibraryPiece &piece : library.pieces()) {
        addWords(m_names, piece.name + " " + piece.betza + " " + piece.origin);
        for (const OtherName &other : piece.names)
            addWords(m_names, other.name + " " + other.tradition);
    }
    for (const EngineSetup &engine : installedEngines())
        addWords(m_names, engine.name);
    // Names of the design, keys, words of its language, formats and programs.
    addWords(m_names,
             "White Black Sente Gote current Rookery Ctrl Alt Shift Del Esc Enter Space Backspace "
             "Tab Home End Left "
             "Right Down PgUp PgDown Ins Return Meta ride leap nne nee see sse ssw sww nww nnw all "
             "orthogonal diagonal last rank square hex ring free flat chess Betza XBetza XBoard "
             "Fairy Stockfish Max Sjaak Jocly Ludii Zillions PyChess Nomignolov PDF PNG SVG FEN "
             "PGN PDN SGF KIF CSA WXF TeX TikZ HTML lua gcc python node ini txt lud svg png pdf "
             "html zrf rbg js MIT CC0 CC BY SA Qt nlohmann json CLI11 files move capture stop then "
             "unmoved start any turn fairymax sjaakii ffish npm variants Regular Boardgames Menu");
}

/// What a design itself names, and the reasons that its author gave.
void tst_pseudo_locale::addNames(const Design &design)
{
    addWords(m_names, writeDesign(design));
}

bool tst_pseudo_locale::isAllowed(const QString &given) const
{
    // A name that is cut short says so.
    const QString text =
        given.endsWith(QChar(u'…')) ? given.section(QLatin1Char(' '), 0, -2) : given;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        if (!m_names.contains(found.next().captured()))
            return false;
    }
    return true;
}

QStringList tst_pseudo_locale::unmarked(QWidget *top)
{
    QStringList found;
    for (const SeenText &seen : TextCollector().of(top)) {
        const QString rest = withoutMarked(seen.text);
        if (!isAllowed(rest))
            found << seen.where + QStringLiteral(": ") + seen.text;
    }
    found.removeDuplicates();
    return found;
}

/// Texts of which parts were translated each by itself and put beside one another, as no list is.
QStringList tst_pseudo_locale::glued(QWidget *top)
{
    QStringList found;
    for (const SeenText &seen : TextCollector().of(top)) {
        if (isGlued(seen.text))
            found << seen.where + QStringLiteral(": ") + seen.text;
    }
    found.removeDuplicates();
    return found;
}

void tst_pseudo_locale::gluedTextsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isWrong");
    const auto row = [](const char *text, bool isWrong) {
        QTest::newRow(text) << QString::fromUtf8(text) << isWrong;
    };
    row("⟦one⟧", false);
    row("⟦%1 of ⟦two⟧ and ⟦three⟧⟧", false);
    row("⟦A sentence.~~⟧ ⟦Another.~~⟧", false);
    row("⟦one⟧, ⟦two⟧ · ⟦three⟧", false);
    row("⟦one⟧\n⟦two⟧", false);
    row("⟦gains~⟧⟦ or ~⟧⟦loses⟧", true);
    row("⟦moves~⟧ ⟦lost~⟧", true);
}

void tst_pseudo_locale::gluedTextsAreFound()
{
    QFETCH(QString, text);
    QFETCH(bool, isWrong);
    QCOMPARE(isGlued(text), isWrong);
}

void tst_pseudo_locale::aMarkIsFound()
{
    QWidget top;
    auto *marked = new QLabel(QCoreApplication::translate("Actions", "File"), &top);
    auto *raw = new QLabel(QStringLiteral("Some words"), &top);
    auto *wrong = new QLabel(QCoreApplication::translate("NoContext", "File"), &top);
    marked->setObjectName(QStringLiteral("marked"));
    raw->setObjectName(QStringLiteral("raw"));
    wrong->setObjectName(QStringLiteral("wrong"));
    raw->resize(10, 20);
    top.show();
    const QStringList found = unmarked(&top);
    QCOMPARE(found.size(), 2);
    QVERIFY(found[0].contains(QStringLiteral("raw")));
    QVERIFY(found[1].contains(QStringLiteral("wrong")));
    QCOMPARE(clippedTexts(&top).filter(QStringLiteral("raw")).size(), 1);
}

struct OtherPage
{
    const char *title;
    const char *design;
    const char *mode;
};

/// What chess does not show.
constexpr OtherPage otherPages[] = {
    {"hands", "shogi", "play"},
    {"hands in setup", "crazyhouse", "setup"},
    {"a board of hexagons", "glinski", "board"},
    {"pieces on hexagons", "glinski", "pieces"},
    {"own numbers", "oware", "play"},
    {"own rules", "oware", "analysis"},
};

void tst_pseudo_locale::modes_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<Check>("check");
    for (const auto &[what, check] : checks) {
        const QByteArray name(what);
        for (const char *mode :
             {"board", "directions", "pieces", "setup", "play", "analysis", "export"})
            QTest::newRow(name + ": " + mode)
                << QStringLiteral("chess") << QString::fromLatin1(mode) << check;
        for (const OtherPage &page : otherPages)
            QTest::newRow(name + ": " + page.title)
                << QString::fromLatin1(page.design) << QString::fromLatin1(page.mode) << check;
        QTest::newRow(name + ": welcome") << QString() << QString() << check;
    }
}

void tst_pseudo_locale::modes()
{
    QFETCH(QString, design);
    QFETCH(QString, mode);
    QFETCH(Check, check);
    Bench bench;
    bench.window.resize(1024, 700);
    QStringList found;
    if (design.isEmpty()) {
        found = looksFor(check, &bench.window);
    } else {
        QVERIFY(bench.window.openBundled(design));
        addNames(bench.session().design());
        onEveryPage(bench, mode, [&](const QString &page) {
            for (const QString &text : looksFor(check, &bench.window))
                found << page + QStringLiteral(": ") + text;
        });
    }
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

void tst_pseudo_locale::dialogs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Check>("check");
    for (const auto &[what, check] : checks) {
        for (const char *name : namedDialogs) {
            // The manual is a document of its own in each language.
            if (check == Check::Whole || name != std::string_view("help"))
                QTest::newRow(QByteArray(what) + ": " + name) << QString::fromLatin1(name) << check;
        }
        for (int page = 0; page < settingsPages; ++page)
            QTest::addRow("%s: settings %d", what, page)
                << QStringLiteral("settings %1").arg(page) << check;
    }
}

void tst_pseudo_locale::dialogs()
{
    QFETCH(QString, name);
    QFETCH(Check, check);
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const auto make = dialogsAbout(bench);
    const std::unique_ptr<QDialog> dialog(make.at(name)());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    settle();
    const QStringList found = looksFor(check, dialog.get());
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

void tst_pseudo_locale::rules_data()
{
    QTest::addColumn<QString>("design");
    for (const char *design : {"chess", "shogi", "go-9x9", "pente", "quoridor"})
        QTest::newRow(design) << QString(design);
}

/// Each rule with its form, and of an own rule what its first part may be.
void tst_pseudo_locale::rules()
{
    QFETCH(QString, design);
    RulesBench bench(qPrintable(design));
    bench.window.resize(1024, 700);
    addNames(bench.session().design());
    std::vector<std::string> paths;
    for (const RuleRowView *row : bench.panel->findChildren<RuleRowView *>())
        paths.push_back(row->entry().path);
    QVERIFY(!paths.empty());
    QStringList found = unmarked(bench.panel);
    for (const std::string &path : paths) {
        bench.choose(path.c_str());
        found << unmarked(bench.panel);
        for (SentenceEditor *editor : bench.panel->findChildren<SentenceEditor *>()) {
            SentenceView *sentence = editor->sentence();
            if (!editor->isVisible() || !sentence->chip(0))
                continue;
            Q_EMIT sentence->changeWanted(0, {});
            found << unmarked(editor->menu());
            editor->menu()->hide();
        }
    }
    // A sentence is cut into its words, marks and all; tst_draft looks at those.
    found.erase(std::remove_if(found.begin(),
                               found.end(),
                               [](const QString &each) {
                                   return each.startsWith(QStringLiteral("rookery::SentenceChip"));
                               }),
                found.end());
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

ROOKERY_WIDGET_TEST(tst_pseudo_locale)
#include "tst_pseudo_locale.moc"
