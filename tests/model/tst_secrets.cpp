#include "model/engine/fast_game.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"
#include "model/exchange/target/format.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/player_views.h"
#include "tests/model/table.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr PlayerId white(0);
constexpr PlayerId black(1);
constexpr const char *kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// A game of two players on a small board with these rules.
Design withRules(const QString &rules)
{
    const QString text =
        R"json({"rookery": 2, "board": {"lattice": "square", "size": [4, 4]},
 "pieces": [{"name": "Scout", "letters": "S", "moves": [{"betza": "W"}]},
            {"name": "Mine", "letters": "M"}, {"name": "Back", "letters": "B"}],
 "setup": {"White": {"Scout": ["a1"], "Mine": ["b1"]}, "Black": {"Scout": ["d4"], "Mine": ["c4"]}},
 "rules": )json"
        + rules + "}";
    auto read = readDesign(text.toStdString());
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// A table with what its players see.
struct SecretTable : Table
{
    using Table::Table;

    PlayerViews views{design, moveRules.sharedGame()};

    QString seenBy(PlayerId player)
    {
        const Position real = now;
        now = views.seen(real, player);
        const QString text = pieces();
        now = real;
        return text;
    }
    QStringList texts(const std::vector<Move> &moves) const
    {
        QStringList all;
        for (const Move &move : moves)
            all << QString::fromStdString(moveText(move, moveRules.board(), *design.pieces, moves));
        all.sort();
        return all;
    }
    /// A try that is written so.
    Move tried(const QString &text)
    {
        return must(
            findMove(text.toStdString(), moveRules.board(), *design.pieces, views.tries(now)));
    }
    std::vector<Move> legalMoves()
    {
        std::vector<Move> moves;
        moveRules.legal(now, moves);
        return moves;
    }
    QStringList told(const QString &move, PlayerId listener)
    {
        QStringList all;
        for (const std::string &text : views.told(now, find(move), listener))
            all << QString::fromStdString(text);
        return all;
    }
    QStringList refused(const QString &move, PlayerId listener)
    {
        QStringList all;
        for (const std::string &text : views.refused(now, tried(move), listener))
            all << QString::fromStdString(text);
        return all;
    }
};

} // namespace

/// What players see of a game with secrets, may try, and are told.
class tst_secrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheOwnPiecesAreSeen();
    void nothingIsGivenAwayByTheRest();
    void triesKnowOnlyWhatIsSeen();
    void triesAreRefusedOrPlayed();
    void announcements_data();
    void announcements();
    void perftCountsLegalMoves_data();
    void perftCountsLegalMoves();
    void hiddenPiecesMayLookLikeOthers();
    void hiddenNumbersAreThoseOfTheStart();
    void phrasesAskWhatIsSeen();
    void viewsSeeEverything();
    void secretChoicesAreOpenAfterTheRound();
    void triesThatCountForNothing();
    void triesThatCountForNothingLeaveThePast();
    void programsSeeNoMore();
    void noExportShowsASecret_data();
    void noExportShowsASecret();
};

void tst_secrets::onlyTheOwnPiecesAreSeen()
{
    SecretTable table(QString("kriegspiel"), "e1:K a1:R e8:k d4:q / turn=1");
    QCOMPARE(table.seenBy(white), QString("a1:R e1:K"));
    QCOMPARE(table.seenBy(black), QString("d4:q e8:k"));
    SecretTable open(QString("chess"), {});
    QCOMPARE(open.seenBy(white), open.pieces());
}

void tst_secrets::nothingIsGivenAwayByTheRest()
{
    SecretTable table(QString("kriegspiel"), {});
    table.play("e2-e4");
    QVERIFY(!table.now.state().passers.empty());
    const Position seen = table.views.seen(table.now, black);
    QVERIFY(seen.state().passers.empty());
    QCOMPARE(QString::fromStdString(writePosition(seen, table.design, table.moveRules.board())),
             QString("rnbqkbnr/pppppppp/8/8/8/8/8/8 b kq - 0 1"));
}

/// From the start: the twenty moves, and two captures of each pawn but one at the edge.
void tst_secrets::triesKnowOnlyWhatIsSeen()
{
    SecretTable table(QString("kriegspiel"), {});
    QCOMPARE(table.views.tries(table.now).size(), std::size_t(34));
    // The same whatever the other side has done.
    for (const char *position : {"e1:K a1:R e8:k a5:r / turn=1", "e1:K a1:R h8:k a2:q / turn=1"}) {
        SecretTable other(QString("kriegspiel"), position);
        const QStringList tries = other.texts(other.views.tries(other.now));
        QVERIFY2(tries.contains("a1-a8"), position);
        QCOMPARE(tries.size(), 10 + 6); // the rook's on a board of its own, the king's, castling
    }
    // A game that is over has none.
    SecretTable mate(QString("kriegspiel"), "a8:k b7:Q b6:K / turn=2");
    QVERIFY(mate.views.tries(mate.now).empty());
    // Where nothing is to be tried, there are the legal moves.
    SecretTable chess(QString("chess"), {});
    QCOMPARE(chess.texts(chess.views.tries(chess.now)), chess.texts(chess.legalMoves()));
}

void tst_secrets::triesAreRefusedOrPlayed()
{
    SecretTable table(QString("kriegspiel"), "e1:K e2:R e8:r a8:k d4:P d5:p c5:n / turn=1");
    const auto played = [&](const char *text) {
        return PlayerViews::played(table.tried(text), table.legalMoves());
    };
    QVERIFY(!played("e2-d2")); // the king would be in check
    QVERIFY(!played("d4-d5")); // a piece that is not seen stands in the way
    QVERIFY(!played("d4-e5")); // no one stands there
    QVERIFY(played("e2-e5"));
    QVERIFY(played("d4-c5")->captures);
    QCOMPARE(table.refused("e2-d2", white), QStringList{"no"});
    QCOMPARE(table.refused("e2-d2", black), QStringList());
    QCOMPARE(table.now.toMove(), white);
    // A pawn en passant, which the player only knows as a capture.
    SecretTable passing(QString("kriegspiel"), {});
    for (const char *move : {"e2-e4", "a7-a6", "e4-e5", "d7-d5"})
        passing.play(move);
    const auto enPassant = PlayerViews::played(passing.tried("e5-d6"), passing.legalMoves());
    QVERIFY(enPassant && !enPassant->taken.empty());
    QVERIFY(!PlayerViews::played(passing.tried("e5-f6"), passing.legalMoves()));
}

void tst_secrets::announcements_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("told");
    const auto row =
        [](const char *name, const char *position, const char *move, const QStringList &told) {
            QTest::newRow(name) << QString(position) << QString(move) << told;
        };
    row("nothing", "", "e2-e4", {});
    row("a pawn", "e1:K e8:k a1:R a5:p / turn=1", "a1-a5", {"pawn captured on a5"});
    row("a piece", "e1:K e8:k a1:R a5:n / turn=1", "a1-a5", {"piece captured on a5"});
    row("on the file", "e1:K e8:k a1:R / turn=1", "a1-a8", {"check on the rank"});
    row("on the rank", "d1:K e8:k h1:R / turn=1", "h1-e1", {"check on the file"});
    row("the short diagonal", "a1:K e8:k c1:B / turn=1", "c1-g5", {});
    row("the long diagonal of e8",
        "a1:K e8:k f1:B / turn=1",
        "f1-b5",
        {"check on the long diagonal"});
    row("the short diagonal of e8",
        "a1:K e8:k d1:B / turn=1",
        "d1-h5",
        {"check on the short diagonal"});
    row("a knight", "a1:K e8:k e4:N / turn=1", "e4-f6", {"check by a knight"});
    row("a pawn gives check", "a1:K e8:k d6:P / turn=1", "d6-d7", {"check on the long diagonal"});
    row("two at once",
        "a1:K e8:k e1:R e4:N / turn=1",
        "e4-f6",
        {"check on the file", "check by a knight"});
    row("pawns that may capture",
        "e1:K e8:k d5:p g5:p e3:P f3:P / turn=1",
        "e3-e4",
        {"pawn tries: 1"});
    row("pawns that are pinned may not", "a1:K e8:k e7:p e2:R c3:N f4:Q / turn=1", "f4-d6", {});
    row("en passant is a pawn try",
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "d7-d5",
        {"pawn tries: 1"});
    row("what was promoted is a piece",
        "e1:K e8:k a1:R a5:q / turn=1",
        "a1-a5",
        {"piece captured on a5"});
}

void tst_secrets::announcements()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(QStringList, told);
    SecretTable table(QString("kriegspiel"), position);
    QCOMPARE(table.told(move, white), told);
    QCOMPARE(table.told(move, black), told);
}

void tst_secrets::perftCountsLegalMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QList<int>>("counts");
    QTest::newRow("the start") << QString() << QList<int>{20, 400, 8902};
    QTest::newRow("kiwipete") << QString(kiwipete) << QList<int>{48, 2039};
}

/// Tries that are refused are no moves, neither by tables nor by trying.
void tst_secrets::perftCountsLegalMoves()
{
    QFETCH(QString, position);
    QFETCH(QList<int>, counts);
    const Table table(QString("kriegspiel"), position);
    const auto tables = makeGameEngine(table.design);
    QVERIFY(tables->hasTables());
    GameEngine tried(table.design);
    tables->begin(table.now);
    tried.begin(table.now);
    for (int depth = 1; depth <= counts.size(); ++depth) {
        QCOMPARE(tables->perft(depth), quint64(counts[depth - 1]));
        QCOMPARE(tried.perft(depth), quint64(counts[depth - 1]));
    }
}

void tst_secrets::hiddenPiecesMayLookLikeOthers()
{
    SecretTable table(
        withRules(
            R"json({"views": [{"hides": "cells - pieces(p)", "as": "if type(c) = Mine then Back else none"},
                              {"players": ["Black"], "hides": "pieces(White, Scout)", "as": "Back"}]})json"),
        QString());
    QCOMPARE(table.seenBy(white), QString("a1:S b1:M c4:b"));
    QCOMPARE(table.seenBy(black), QString("a1:B b1:B c4:m d4:s"));
}

void tst_secrets::hiddenNumbersAreThoseOfTheStart()
{
    SecretTable table(QString("footsteps"), {});
    const auto bids = [&](PlayerId player) {
        const Position seen = table.views.seen(table.now, player);
        return QList<int>{seen.numbers()[2], seen.numbers()[3]};
    };
    table.play("20");
    QCOMPARE(bids(white), (QList<int>{20, 0}));
    QCOMPARE(bids(black), (QList<int>{0, 0}));
    QCOMPARE(table.now.numbers()[2], 20);
}

void tst_secrets::phrasesAskWhatIsSeen()
{
    // A move that is only there while Black sees no more than two pieces.
    SecretTable table(
        withRules(
            R"json({"views": [{"players": ["Black"], "hides": "pieces(White)", "moves": "hidden"}],
        "numbers": [{"name": "purse", "of": "player", "start": 7, "hidden-from": "others"}],
        "own-moves": [{"name": "few", "players": ["White"], "do": ["set purse(me) = 9"],
                       "when": "(count c in cells where seen-by(Black, occupied(c))) = 2"},
                      {"name": "all", "players": ["White"], "do": ["set purse(me) = 8"],
                       "when": "(count c in seen-by(White, pieces(White) + pieces(Black))) = 4"},
                      {"name": "rich", "players": ["White"], "do": ["set purse(me) = 5"],
                       "when": "purse(White) = 9 and seen-by(Black, purse(White)) = 7"}]})json"),
        QString());
    QVERIFY(table.legal().contains("few"));
    QVERIFY(table.legal().contains("all"));
    QVERIFY(!table.legal().contains("rich"));
    table.play("few");
    table.play("d4-d3");
    QVERIFY(table.legal().contains("rich"));
}

/// A view that asks what is seen does not go round in a circle.
void tst_secrets::viewsSeeEverything()
{
    SecretTable table(withRules(R"json({"views": [{"hides": "seen-by(p, pieces(White))"}]})json"),
                      QString());
    QCOMPARE(table.seenBy(black), QString("c4:m d4:s"));
}

void tst_secrets::secretChoicesAreOpenAfterTheRound()
{
    SecretTable table(QString("footsteps"), {});
    std::vector<Move> moves;
    std::vector<PlayerId> movers;
    const auto unseen = [&](PlayerId player, GameStage stage = GameStage::GoesOn) {
        QString text;
        for (const bool each : table.views.unseenMoves(moves, movers, player, stage))
            text += each ? '?' : '.';
        return text;
    };
    for (const char *bid : {"5", "7", "9"}) {
        moves.push_back(table.find(bid));
        movers.push_back(table.now.toMove());
        table.play(bid);
    }
    QCOMPARE(unseen(white), QString("..."));
    QCOMPARE(unseen(black), QString("..?"));
    QCOMPARE(unseen(black, GameStage::IsOver), QString("..."));
    // What a view hides stays so.
    SecretTable hidden(QString("kriegspiel"), {});
    moves = {hidden.find("e2-e4")};
    movers = {white};
    QCOMPARE(hidden.views.unseenMoves(moves, movers, white, GameStage::GoesOn).front(), false);
    QCOMPARE(hidden.views.unseenMoves(moves, movers, black, GameStage::GoesOn).front(), true);
}

void tst_secrets::triesThatCountForNothing()
{
    const char *rules = R"json({"numbers": [{"name": "asked", "repetition": "ignored"}],
        "own-moves": [{"name": "ask", "idle": true, "do": ["add 1 to asked", "again"]}],
        "ends": [{"when": "stalemate", "outcome": "loss"}]})json";
    SecretTable table(withRules(rules), QString());
    QCOMPARE(table.legal(), (QStringList{"a1-a2", "ask"}));
    GameEngine engine(table.design);
    QCOMPARE(engine.perft(1), quint64(1));
    // The same player moves again, and again the try is left out.
    engine.make(table.find("ask"));
    QCOMPARE(engine.position().toMove(), white);
    QCOMPARE(engine.perft(1), quint64(1));
    // Nothing but tries is nothing at all.
    SecretTable stuck(withRules(rules), "a1:M c4:s / turn=1 numbers=asked:0");
    QCOMPARE(stuck.legal(), QStringList());
    const auto end = stuck.moveRules.end(stuck.now);
    QVERIFY(end
            && std::holds_alternative<Stalemate>(stuck.design.rules->ends[*end->rule].condition));
}

void tst_secrets::triesThatCountForNothingLeaveThePast()
{
    const Design design = withRules(R"json({
        "own-moves": [{"name": "ask", "idle": true, "do": ["again"]}],
        "ends": [{"when": "repetition", "times": 2}, {"when": "quiet-moves", "moves": 9}]})json");
    Table table(design, QString());
    GameRecord record(table.moveRules, table.now);
    const auto play = [&](const char *text) {
        record.play(
            must(findMove(text, table.moveRules.board(), *design.pieces, record.legalMoves())));
    };
    play("a1-a2");
    const int quiet = record.position().state().quietMoves;
    play("ask");
    play("ask");
    QCOMPARE(record.position().state().quietMoves, quiet);
    QVERIFY(!record.end());
    QVERIFY(!record.isRepeating());
    for (const char *text : {"d4-d3", "ask", "a2-a1"})
        play(text);
    QVERIFY(!record.end());
    play("d3-d4"); // the start once more
    QVERIFY(record.end());
}

void tst_secrets::programsSeeNoMore()
{
    const Table chess(QString("chess"), {});
    QCOMPARE(Searcher(chess.design, makeGameEngine(chess.design)).blindness(), std::string());
    const Table table(QString("kriegspiel"), "e1:K e2:R e8:r a8:k / turn=1");
    Searcher searcher(table.design, makeGameEngine(table.design));
    QCOMPARE(searcher.blindness(),
             std::string("moves are drawn at random from what the player may try: the view "
                         "'enemy pieces' hides pieces from players"));
    GameRecord record(searcher.engine(), table.now);
    const auto legal = record.legalMoves();
    const std::atomic<bool> stop{false};
    std::set<std::string> drawn;
    for (int i = 0; i < 40; ++i) {
        const auto result = searcher.search(record, Strategy::AlphaBeta, {}, stop);
        QVERIFY(result.best && result.lines.empty());
        QVERIFY(std::find(legal.begin(), legal.end(), *result.best) != legal.end());
        drawn.insert(
            moveText(*result.best, searcher.engine().board(), *table.design.pieces, legal));
    }
    // One that looks ahead would always take the rook.
    QVERIFY(drawn.size() > 4);
}

void tst_secrets::noExportShowsASecret_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("obstacle");
    QTest::newRow("pieces")
        << QString("kriegspiel")
        << QString(
               "nothing is hidden there, and the view 'enemy pieces' hides pieces from players");
    QTest::newRow("a number") << QString("footsteps")
                              << QString("nothing is hidden there, and the number 'bid' is hidden "
                                         "from the other players");
    QTest::newRow("choices") << QString("footsteps")
                             << QString("nothing is hidden there, and the own move 'offer' is "
                                        "secret until all have moved");
}

void tst_secrets::noExportShowsASecret()
{
    QFETCH(QString, name);
    QFETCH(QString, obstacle);
    const Subject subject(bundledDesign(name.toStdString()));
    for (const Format &format : formats()) {
        if (format.carries != Carries::Game || format.check == nullptr)
            continue;
        const Verdict verdict = verdictOf(format, subject, {});
        QVERIFY2(std::any_of(
                     verdict.obstacles.begin(),
                     verdict.obstacles.end(),
                     [&](const Loss &loss) { return loss.sentence() == obstacle.toStdString(); }),
                 format.id.data());
    }
}

QTEST_APPLESS_MAIN(tst_secrets)
#include "tst_secrets.moc"
