#include "model/file/bundled/bundled.h"
#include "tests/model/played_designs.h"

#include <QRegularExpression>

using namespace rookery;
using namespace rookery::test;

/// The playable page: its script in Node says the same moves and ends as we do, in random games of
/// every bundled design that it takes, and the page itself works in a browser.
class tst_play_html : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameGame_data();
    void sameGame();
    void sameAfterMoves_data();
    void sameAfterMoves();
    void mostDesignsAreTaken();
    void everyFunctionIsKnown();
    void largeBoardsAreRefused();
    void hostileTextsStayTexts();
    void turnedBoardsHaveTurnedTiles();
    void nothingIsLoaded();
    void inABrowser_data();
    void inABrowser();
};

namespace {

const Format &page()
{
    return *findFormat("play-html");
}

std::string pageOf(const Design &design)
{
    const auto made = exported(page(), Subject(design), {{}, "game"});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return made->files.front().text;
}

} // namespace

void tst_play_html::sameGame_data()
{
    addPlayedDesigns(page());
}

void tst_play_html::sameGame()
{
    QFETCH(Design, design);
    checkSame(
        page(), playHtmlTarget, design, [](const Subject &subject, const ProofTarget &target) {
            const int count = static_cast<int>(seeds(amount(2U, 1U)));
            return randomGames(subject, target, count, amount(60, 12));
        });
}

void tst_play_html::sameAfterMoves_data()
{
    addRareGames();
}

void tst_play_html::sameAfterMoves()
{
    QFETCH(QString, name);
    QFETCH(QString, moves);
    checkSameAfter(page(), playHtmlTarget, name, moves);
}

void tst_play_html::mostDesignsAreTaken()
{
    checkMostAreTaken(page());
}

/// Of the language of own rules.
void tst_play_html::everyFunctionIsKnown()
{
    checkFunctionsAreKnown(bundledRulesScript(), QStringLiteral("\n    (%1|\"%1\")(:|\\()"));
}

void tst_play_html::largeBoardsAreRefused()
{
    const auto made = exported(page(), Subject(bundledDesign("taikyoku-shogi")), {});
    QVERIFY(!made.has_value());
    QCOMPARE(QString::fromStdString(made.error().notes.front().text()),
             QString("the board may have 500 cells, not 1296"));
}

/// Names from elsewhere, in the page's text and in its data.
void tst_play_html::hostileTextsStayTexts()
{
    const std::string hostile = "</script><img src=x onerror=alert(1)>&\"'";
    Design design = bundledDesign("chess");
    design.info.edit([&](Info &info) { info.name = info.author = hostile; });
    design.rules.edit([&](Rules &rules) { rules.players[0].name = hostile; });
    design.pieces.edit([&](Pieces &pieces) { pieces.types[0].name = hostile; });
    const QString text = QString::fromStdString(pageOf(design));
    QCOMPARE(text.count("<img"), 0);
    QCOMPARE(text.count("</script>"), 3);
    QCOMPARE(text.count("onerror=alert(1)&gt;"),
             text.count("onerror=alert(1)") - text.count("onerror=alert(1)\\u003e"));
}

/// Tiles of moves are there twice unless they are the same both ways; figures stay upright.
void tst_play_html::turnedBoardsHaveTurnedTiles()
{
    Design design = bundledDesign("chess");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[pieces.find("Pawn")->index()].name = "Somebody";
        pieces.types[pieces.find("Knight")->index()].name = "Jumper";
    });
    const std::size_t tile = design.pieces->find("Somebody")->index();
    const QString text = QString::fromStdString(pageOf(design));
    for (const int player : {0, 1})
        QVERIFY(text.contains(
            QStringLiteral("<symbol id=\"piece-%1-%2-turned\"").arg(tile).arg(player)));
    QCOMPARE(text.count("-turned\" viewBox"), 2);
    const QRegularExpression symbol(
        QStringLiteral("<symbol id=\"piece-%1-0(-turned)?\"[^>]*>(.*?)</symbol>").arg(tile));
    auto found = symbol.globalMatch(text);
    QVERIFY(found.hasNext());
    const QString upright = found.next().captured(2);
    QVERIFY(found.hasNext());
    QVERIFY(found.next().captured(2) != upright);
}

/// No address but the names of SVG, and a policy that lets nothing be loaded.
void tst_play_html::nothingIsLoaded()
{
    const QString text = QString::fromStdString(pageOf(bundledDesign("shogi")));
    QVERIFY(text.contains("default-src 'none'"));
    const QRegularExpression address("https?://[^\"' ]*");
    for (auto found = address.globalMatch(text); found.hasNext();)
        QVERIFY(found.next().captured().startsWith("http://www.w3.org/"));
    for (const char *word : {"fetch(", "XMLHttpRequest", "import(", "eval(", " style=", " src="})
        QVERIFY2(!text.contains(word), word);
}

void tst_play_html::inABrowser_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"chess",
                             "crazyhouse",
                             "english-draughts",
                             "duck-chess",
                             "hex-11",
                             "oware",
                             "tak-5x5",
                             "arimaa"})
        QTest::newRow(name) << name;
}

/// The page clicks its way through a game by itself: the first cell or piece that may be picked,
/// again and again.
void tst_play_html::inABrowser()
{
    if (!qEnvironmentVariableIsSet("ROOKERY_BROWSER"))
        QSKIP("only in the slow suite");
    if (installedProgram("chromium").empty())
        QSKIP("chromium is not installed (Debian package chromium)");
    QFETCH(QString, name);
    QString text = QString::fromStdString(pageOf(bundledDesign(name.toStdString())));
    const QString word = QRegularExpression("nonce-(\\w+)").match(text).captured(1);
    const QString clicks =
        R"(<script nonce="%1">
let dice = 7;
const next = (all) => all[(dice = (dice * 1103515245 + 12345) % 2147483648) % all.length];
for (let i = 0; i < 400; ++i) {
  const words = [...document.querySelectorAll("#choice button")];
  const open = [...document.querySelectorAll(".cell.open"), ...document.querySelectorAll(".held:enabled")];
  const all = words.length ? words : open;
  if (!all.length) break;
  next(all).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
</script>)";
    text.replace("</body>", clicks.arg(word) + "</body>");
    const ScratchFolder scratch;
    const auto file = scratch.path() / "page.html";
    std::ofstream(file) << text.toStdString();
    const ProcessLimits limits{std::chrono::milliseconds(300'000), 64U << 20U, 0, nullptr};
    const ProcessReport report = supervise({{"chromium",
                                             "--headless",
                                             "--no-sandbox",
                                             "--disable-gpu",
                                             "--dump-dom",
                                             "file://" + file.string()},
                                            {},
                                            scratch.path(),
                                            {},
                                            limits});
    QVERIFY2(report.isFine(), report.errors.c_str());
    const QString dom = QString::fromStdString(report.output);
    QVERIFY2(dom.count("class=\"move\"") > 20, qPrintable(dom.right(4000)));
    QVERIFY(dom.contains("class=\"move latest\""));
}

QTEST_APPLESS_MAIN(tst_play_html)
#include "tst_play_html.moc"
