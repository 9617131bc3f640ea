#include "model/exchange/drawing/drawing.h"
#include "model/exchange/target/quoting.h"
#include "model/file/bundled/bundled.h"
#include "tests/model/played_designs.h"

#include <QRegularExpression>

using namespace rookery;
using namespace rookery::test;

/// The playable page: its script in Node says the same moves and ends as we do, in random games of
/// every bundled design that it takes, and the page itself works in a browser. It shows how the
/// pieces move, and plays against those who want it.
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
    void everyPieceHasItsPicture_data();
    void everyPieceHasItsPicture();
    void signsThatAreSeenAreExplained();
    void manyPiecesAreFolded();
    void computerPlaysByTheRules_data();
    void computerPlaysByTheRules();
    void computerSeesWhatIsNear_data();
    void computerSeesWhatIsNear();
    void computerKnowsItsGames_data();
    void computerKnowsItsGames();
    void inABrowser_data();
    void inABrowser();
    void computerInABrowser();
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

QString pageText(const char *name)
{
    return QString::fromStdString(pageOf(bundledDesign(name)));
}

/// What is said in Node by a script that knows the page's rules and its opponent, the game that the
/// page plays and a function that makes the moves of a text.
QString saidInNode(const QString &text, const QString &script)
{
    const QString driver = QStringLiteral(R"js("use strict";
const page = require("fs").readFileSync("page.html", "utf8");
const between = (id) => {
  const begin = page.indexOf(">", page.indexOf(`id="${id}"`)) + 1;
  return page.slice(begin, page.indexOf("</script>", begin));
};
const names = "{ Book, Legal, GameRecord, Notation, Opponent }";
const made = new Function(between("rules-script") + between("opponent-script") + "return " + names + ";")();
const book = new made.Book(JSON.parse(between("game-data")).game);
const legal = new made.Legal(book);
const notation = new made.Notation(book);
const textOf = (move, among) => notation.text(move, among);
const played = (texts) => {
  const game = new made.GameRecord(legal);
  for (const text of texts.split(" ").filter((each) => each)) {
    const moves = game.legalMoves();
    game.play(moves.find((move) => textOf(move, moves) === text));
  }
  return game;
};
)js") + script;
    const ScratchFolder scratch;
    std::ofstream(scratch.path() / "page.html") << text.toStdString();
    std::ofstream(scratch.path() / "driver.js") << driver.toStdString();
    const ProcessLimits limits{std::chrono::milliseconds(300'000), 4U << 20U, 0, nullptr};
    const ProcessReport report = supervise({{"node", "driver.js"}, {}, scratch.path(), {}, limits});
    return QString::fromStdString(report.isFine() ? report.output : report.errors).trimmed();
}

/// The page in Chromium once this script has run in it, and timers for so many of their seconds.
QString domAfter(QString text, const QString &script, int seconds = 0)
{
    const QString word = QRegularExpression("nonce-(\\w+)").match(text).captured(1);
    text.replace("</body>", QString("<script nonce=\"%1\">%2</script></body>").arg(word, script));
    const ScratchFolder scratch;
    const auto file = scratch.path() / "page.html";
    std::ofstream(file) << text.toStdString();
    std::vector<std::string> command{"chromium", "--headless", "--no-sandbox", "--disable-gpu"};
    if (seconds > 0)
        command.push_back("--virtual-time-budget=" + std::to_string(seconds * 1'000));
    command.insert(command.end(), {"--dump-dom", "file://" + file.string()});
    const ProcessLimits limits{std::chrono::milliseconds(300'000), 64U << 20U, 0, nullptr};
    const ProcessReport report = supervise({command, {}, scratch.path(), {}, limits});
    return QString::fromStdString(report.isFine() ? report.output : report.errors);
}

/// Why nothing is asked in a browser; empty if it is.
QString withoutBrowser()
{
    if (!qEnvironmentVariableIsSet("ROOKERY_BROWSER"))
        return "only in the slow suite";
    return installedProgram("chromium").empty()
               ? "chromium is not installed (Debian package chromium)"
               : QString();
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
    design.info.edit(
        [&](Info &info) { info.name = info.author = info.about = info.license = hostile; });
    design.rules.edit([&](Rules &rules) { rules.players[0].name = hostile; });
    design.pieces.edit(
        [&](Pieces &pieces) { pieces.types[0].name = pieces.types[0].letter = hostile; });
    const QString text = QString::fromStdString(pageOf(design));
    QCOMPARE(text.count("<img"), 0);
    QCOMPARE(text.count("</script>"), 4);
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

/// No address but the names of SVG, and a policy that lets nothing be loaded. What is said about a
/// game may name its sources.
void tst_play_html::nothingIsLoaded()
{
    Design design = bundledDesign("shogi");
    design.info.edit([](Info &info) { info.about.clear(); });
    const QString text = QString::fromStdString(pageOf(design));
    QVERIFY(text.contains("default-src 'none'"));
    const QRegularExpression address("https?://[^\"' ]*");
    for (auto found = address.globalMatch(text); found.hasNext();)
        QVERIFY(found.next().captured().startsWith("http://www.w3.org/"));
    for (const char *word : {"fetch(", "XMLHttpRequest", "import(", "eval(", " style=", " src="})
        QVERIFY2(!text.contains(word), word);
}

void tst_play_html::everyPieceHasItsPicture_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("pictures");
    QTest::newRow("squares") << "chess" << 6;
    QTest::newRow("hexagons") << "glinski" << 6;
    QTest::newRow("levels") << "raumschach" << 7;
    QTest::newRow("links drawn by hand") << "yalta" << 6;
    QTest::newRow("pieces drawn from their moves") << "grasshopper-chess" << 7;
    QTest::newRow("stones that never move") << "go-9x9" << 0;
}

/// Each is named and described, and shows only what the page has.
void tst_play_html::everyPieceHasItsPicture()
{
    QFETCH(QString, name);
    QFETCH(int, pictures);
    const Design design = bundledDesign(name.toStdString());
    const Subject subject(design);
    const QString text = QString::fromStdString(pageOf(design));
    QCOMPARE(text.count("class=\"ways\""), pictures);
    for (const PieceId piece : subject.pieceIds()) {
        const QString words =
            QString::fromStdString(htmlText(pieceSentence(subject, piece).text()));
        const QString title = QString::fromStdString(htmlText(subject.pieces()[piece].name));
        QCOMPARE(text.count(words + "</p></li>"), 1);
        QCOMPARE(text.count("<title>" + title + "</title><desc>" + words + "</desc>"),
                 pictures > 0 ? 1 : 0);
    }
    const QRegularExpression use("<use href=\"#([^\"]+)\"");
    for (auto found = use.globalMatch(text); found.hasNext();) {
        const QString symbol = found.next().captured(1);
        QCOMPARE(text.count(" id=\"" + symbol + "\""), 1);
    }
}

void tst_play_html::signsThatAreSeenAreExplained()
{
    const QString capture = "</svg>moves only to capture</li>"; // pawns
    const QString hop = "</svg>goes there over a piece</li>";
    const QString above = "</svg>on the level above</li>";
    const QString chess = pageText("chess");
    QCOMPARE(chess.count(capture), 1);
    QCOMPARE(chess.count(hop), 0);
    QCOMPARE(chess.count(above), 0);
    QCOMPARE(pageText("grasshopper-chess").count(hop), 1);
    QCOMPARE(pageText("raumschach").count(above), 1);
    QCOMPARE(pageText("go-9x9").count("class=\"signs\""), 0);
}

void tst_play_html::manyPiecesAreFolded()
{
    QCOMPARE(pageText("chess").count("<details open>\n<summary>Pieces"), 1);
    const QString many = pageText("maka-dai-dai-shogi");
    QCOMPARE(many.count("<details>\n<summary>Pieces"), 1);
    const qsizetype begin = many.indexOf("<ul class=\"pieces\">");
    const qsizetype end = many.indexOf("</ul>", begin);
    QVERIFY(begin > 0 && end > begin);
    QVERIFY2(end - begin < 3'000 * many.count("class=\"ways\""), "the pictures are too large");
}

void tst_play_html::computerPlaysByTheRules_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"chess", "english-draughts", "glinski", "crazyhouse", "hive"})
        QTest::newRow(name) << name;
}

/// Against random moves, on either side. It leaves the position as it was.
void tst_play_html::computerPlaysByTheRules()
{
    if (installedProgram("node").empty())
        QSKIP("node is not installed (Debian package nodejs)");
    QFETCH(QString, name);
    const QString script = QStringLiteral(R"js(
let dice = 7;
const random = () => (dice = (dice * 48271) % 2147483647) / 2147483647;
const stateOf = ({ owner, type, hand, numbers, toMove, state }) =>
  JSON.stringify([[...owner], [...type], [...hand], [...numbers], toMove, state]);
let count = 0;
for (let i = 0; i < 4; ++i) {
  const game = played("");
  const opponent = new made.Opponent(legal, random);
  for (let ply = 0; ply < %1 && !game.end(); ++ply) {
    const moves = game.legalMoves();
    let move = moves[Math.floor(random() * moves.length)];
    if (game.position.toMove === i % 2) {
      const before = stateOf(game.position);
      const found = opponent.choose(game, 20, 2);
      if (stateOf(game.position) !== before) throw new Error("the position has changed");
      move = moves.find((each) => JSON.stringify(each) === JSON.stringify(found));
      if (!move) throw new Error("no legal move: " + JSON.stringify(found));
      ++count;
    }
    game.play(move);
  }
}
console.log(count > %1 ? "by the rules" : "too few moves: " + count);
)js")
                               .arg(amount(40, 24));
    QCOMPARE(saidInNode(pageText(qPrintable(name)), script), QString("by the rules"));
}

void tst_play_html::computerSeesWhatIsNear_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("a hanging queen") << "chess"
                                     << "e2-e4 d7-d6 d1-g4"
                                     << "c8-g4";
    QTest::newRow("mate in one") << "chess"
                                 << "f2-f3 e7-e5 g2-g4"
                                 << "d8-h4";
    QTest::newRow("four in a row at once, not in a while")
        << "connect-four"
        << "f1 g1 g2 d1 c1 g3 f2 d2 d3 e1 e2 a1 f3 a2 c2 g4 d4 g5 d5 e3 b1 a3"
        << "f4 e4 d6";
    QTest::newRow("four in a row that must be kept from the other") << "connect-four"
                                                                    << "d1 a1 d2 a2 d3"
                                                                    << "d4";
}

/// One of the wanted moves is made, whatever the dice say.
void tst_play_html::computerSeesWhatIsNear()
{
    if (installedProgram("node").empty())
        QSKIP("node is not installed (Debian package nodejs)");
    QFETCH(QString, name);
    QFETCH(QString, moves);
    QFETCH(QString, wanted);
    const QString script = QStringLiteral(R"js(
const wanted = "%2".split(" ");
for (const luck of [0, 0.3, 0.999]) {
  const game = played("%1");
  const among = game.legalMoves();
  let dice = luck;
  const random = () => (dice = (dice * 7.3 + 0.11) % 1);
  const text = textOf(new made.Opponent(legal, random).choose(game, 20000), among);
  if (!wanted.includes(text)) throw new Error("played " + text);
}
console.log("seen");
)js")
                               .arg(moves, wanted);
    QCOMPARE(saidInNode(pageText(qPrintable(name)), script), QString("seen"));
}

void tst_play_html::computerKnowsItsGames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    QTest::newRow("pieces are worth something") << "chess"
                                                << "plays, pieces count";
    QTest::newRow("pieces are a burden") << "antichess"
                                         << "plays, pieces are a burden";
    QTest::newRow("four players") << "four-player-chess"
                                  << "does not play";
    QTest::newRow("a puzzle") << "fifteen-puzzle"
                              << "does not play";
}

void tst_play_html::computerKnowsItsGames()
{
    if (installedProgram("node").empty())
        QSKIP("node is not installed (Debian package nodejs)");
    QFETCH(QString, name);
    QFETCH(QString, said);
    const QString script = QStringLiteral(R"js(
const queen = book.types.findIndex((type) => type.name === "Queen");
const worth = () => new made.Opponent(legal).worthsOf(queen, 0).mean;
if (!made.Opponent.knows(book)) console.log("does not play");
else console.log("plays, pieces " + (worth() > 0 ? "count" : "are a burden"));
)js");
    QCOMPARE(saidInNode(pageText(qPrintable(name)), script), said);
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
    if (const QString reason = withoutBrowser(); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    QFETCH(QString, name);
    const QString dom = domAfter(pageText(qPrintable(name)), R"(
let dice = 7;
const next = (all) => all[(dice = (dice * 1103515245 + 12345) % 2147483648) % all.length];
for (let i = 0; i < 400; ++i) {
  const words = [...document.querySelectorAll("#choice button")];
  const open = [...document.querySelectorAll(".cell.open"), ...document.querySelectorAll(".held:enabled")];
  const all = words.length ? words : open;
  if (!all.length) break;
  next(all).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
)");
    QVERIFY2(dom.count("class=\"move\"") > 20, qPrintable(dom.right(4000)));
    QVERIFY(dom.contains("class=\"move latest\""));
}

/// It makes the first move, and one more after it has been answered.
void tst_play_html::computerInABrowser()
{
    if (const QString reason = withoutBrowser(); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    const QString dom = domAfter(pageText("chess"),
                                 R"(
const computer = document.getElementById("computer");
computer.value = "0";
computer.dispatchEvent(new Event("change"));
if (document.querySelector(".cell.open")) throw new Error("its pieces are offered");
const timer = setInterval(() => {
  const open = document.querySelector(".cell.open");
  if (!open) return;
  clearInterval(timer);
  for (const name of ["a7", "a6"])
    document.querySelector(`[aria-label^="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}, 100);
)",
                                 5);
    QCOMPARE(dom.count("class=\"move\""), 2);
    QCOMPARE(dom.count("class=\"move latest\""), 1);
    QVERIFY(dom.contains(">Black to move<"));
}

QTEST_APPLESS_MAIN(tst_play_html)
#include "tst_play_html.moc"
