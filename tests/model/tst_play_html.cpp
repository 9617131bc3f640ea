#include "model/file/bundled/bundled.h"
#include "model/phrase/functions.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <random>

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

bool isTaken(const Design &design)
{
    return verdictOf(page(), Subject(design), {}).obstacles.empty();
}

QStringList sorted(const std::vector<std::string> &texts)
{
    QStringList all;
    for (const std::string &text : texts)
        all << QString::fromStdString(text);
    all.sort();
    return all;
}

TargetEnd asEnd(const std::optional<GameEnd> &end)
{
    if (!end)
        return TargetEnd::GoesOn;
    if (end->isDraw || !end->winner)
        return TargetEnd::Drawn;
    return end->winner->index() == 0 ? TargetEnd::FirstWins : TargetEnd::SecondWins;
}

/// Positions of random games with what is legal and how it stands there.
struct Games
{
    std::vector<ProofQuestion> questions;
    std::vector<QStringList> moves;
    std::vector<TargetEnd> ends;
};

/// Asks what is legal and how it stands now.
void ask(Games &games,
         const Subject &subject,
         const ProofTarget &target,
         const std::vector<std::string> &path,
         GameRecord &game,
         const std::vector<Move> &legal)
{
    std::vector<std::string> texts;
    for (const Move &move : legal)
        texts.push_back(target.text(subject, game.position(), move));
    games.questions.push_back({{}, path, {}, false});
    games.moves.push_back(sorted(texts));
    games.ends.push_back(asEnd(game.end()));
}

Games randomGames(const Subject &subject, const ProofTarget &target, int count, int plies)
{
    Games games;
    std::mt19937 random(11);
    MoveRules moveRules(subject.design());
    for (int i = 0; i < count; ++i) {
        GameRecord game(moveRules, startPosition(subject.design(), moveRules.board()));
        std::vector<std::string> path;
        for (int ply = 0; ply <= plies; ++ply) {
            Position position = game.position();
            std::vector<Move> legal;
            moveRules.legal(position, legal);
            const auto end = game.end();
            if (ply % 3 == 0 || end || ply == plies)
                ask(games, subject, target, path, game, legal);
            if (end || legal.empty())
                break;
            const Move move = legal[random() % legal.size()];
            path.push_back(target.text(subject, game.position(), move));
            game.play(move);
        }
    }
    return games;
}

/// Where these moves lead.
Games gameOf(const Subject &subject, const ProofTarget &target, const QStringList &moves)
{
    Games games;
    MoveRules moveRules(subject.design());
    GameRecord game(moveRules, startPosition(subject.design(), moveRules.board()));
    std::vector<std::string> path;
    std::vector<Move> legal;
    for (const QString &text : moves) {
        Position position = game.position();
        moveRules.legal(position, legal);
        game.play(must(findMove(text.toStdString(), moveRules.board(), subject.pieces(), legal)));
        path.push_back(text.toStdString());
    }
    Position position = game.position();
    moveRules.legal(position, legal);
    ask(games, subject, target, path, game, legal);
    return games;
}

template<class Draw>
void checkSame(const Design &design, Draw draw)
{
    const Subject subject(design);
    const auto made = exported(page(), subject, {{}, "game"});
    QVERIFY(made.has_value());
    const ScratchFolder scratch;
    const ReadyTarget ready = playHtmlTarget(*made, {}, proofRequest(1), scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    const Games games = draw(subject, *ready.target);
    const auto answers = ready.target->answers(games.questions);
    QVERIFY2(answers.has_value(), answers ? "" : answers.error().sentence().c_str());
    QCOMPARE(answers->size(), games.questions.size());
    for (std::size_t i = 0; i < answers->size(); ++i) {
        std::string path;
        for (const std::string &move : games.questions[i].path)
            path += " " + move;
        const ProofAnswer &answer = (*answers)[i];
        QVERIFY2(!answer.refused && answer.texts, path.c_str());
        QVERIFY2(sorted(*answer.texts) == games.moves[i], path.c_str());
        QVERIFY2(answer.end == games.ends[i], path.c_str());
    }
}

} // namespace

void tst_play_html::sameGame_data()
{
    QTest::addColumn<Design>("design");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const std::string name(bundledDesigns()[i].name);
        if (const Design design = bundledDesign(name); isTaken(design))
            QTest::newRow(name.c_str()) << design;
    }
    const QDir folder(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/own_rules"));
    const QStringList files = folder.entryList({"*.rookery"}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i < files.size(); i += static_cast<qsizetype>(stride(13))) {
        const auto read = readDesignFile(folder.filePath(files[i]).toStdString());
        QVERIFY2(read.has_value(), qPrintable(files[i]));
        if (isTaken(read->design))
            QTest::newRow(qPrintable(files[i])) << read->design;
    }
}

void tst_play_html::sameGame()
{
    QFETCH(Design, design);
    checkSame(design, [](const Subject &subject, const ProofTarget &target) {
        const int count = static_cast<int>(seeds(amount(2U, 1U)));
        return randomGames(subject, target, count, amount(60, 12));
    });
}

void tst_play_html::sameAfterMoves_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::newRow("a held piece gives no check")
        << "madrasi-chess"
        << "h2-h4 g7-g5 c2-c4 a7-a5 g2-g4 a8-a6 d1-a4 e7-e6 a4-d7";
    QTest::newRow("nor does one that nothing guards")
        << "patrol-chess"
        << "a2-a3 h7-h5 e2-e3 g7-g5 f1-e2 f7-f5 e2-h5 g5-g4 h2-h3";
}

/// Moves that random games rarely find.
void tst_play_html::sameAfterMoves()
{
    QFETCH(QString, name);
    QFETCH(QString, moves);
    checkSame(bundledDesign(name.toStdString()),
              [&](const Subject &subject, const ProofTarget &target) {
                  return gameOf(subject, target, moves.split(QLatin1Char(' ')));
              });
}

static bool isLeftToChance(const Rules &rules)
{
    return rules.hasSecrets() || rules.deciders().size() < rules.players.size();
}

void tst_play_html::mostDesignsAreTaken()
{
    std::size_t taken = 0;
    std::size_t exact = 0;
    std::size_t asked = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const Design design = bundledDesign(bundledDesigns()[i].name);
        if (isLeftToChance(*design.rules))
            continue; // dice and secrets are not played there
        ++asked;
        const Verdict verdict = verdictOf(page(), Subject(design), {});
        taken += verdict.obstacles.empty() ? 1 : 0;
        exact += verdict.portability() == Portability::Exact ? 1 : 0;
    }
    QCOMPARE(exact, taken);
    QVERIFY2(taken + 2 >= asked, // those with more than 500 cells
             std::to_string(taken).c_str());
}

/// Of the language of own rules.
void tst_play_html::everyFunctionIsKnown()
{
    const std::string_view text = bundledRulesScript();
    const QString script = QString::fromUtf8(text.data(), qsizetype(text.size()));
    for (const phrase::FunctionRow &row : phrase::functions()) {
        const QString name = QString::fromUtf8(row.name.data(), qsizetype(row.name.size()));
        const QRegularExpression meaning(
            QStringLiteral("\n    (%1|\"%1\")(:|\\()").arg(QRegularExpression::escape(name)));
        QVERIFY2(meaning.match(script).hasMatch(), qPrintable(name));
    }
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
