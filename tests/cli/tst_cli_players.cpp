#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace rookery::test;

/// Programs that play: for windows that speak UCI or XBoard's protocol, and against each other.
class tst_cli_players : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uciIntroducesItself();
    void uciSearchesInThreads();
    void uciFindsMate_data();
    void uciFindsMate();
    void uciPlaysOtherGames_data();
    void uciPlaysOtherGames();
    void uciSaysWhatIsWrong();
    void uciCountsMoves();
    void uciThinksUntilItIsStopped();
    void xboardPlays();
    void xboardSaysWhatIsWrong();
    void xboardConcedes();
    void matchesAreKept();
    void matchesAreCutShort();
    void enginesResign();
    void matchesOfPrograms();
    void openingsEndNoGame();
    void matchesNameBadEngines_data();
    void matchesNameBadEngines();
    void wrongMatches_data();
    void wrongMatches();

private:
    /// The lines that a program prints for these commands.
    QStringList told(const QString &program, const QStringList &commands) const
    {
        const Ran ran = m_line.run({program}, commands.join('\n').toUtf8() + '\n');
        if (ran.exitCode != 0 || !ran.err.isEmpty())
            qWarning("%d: %s", ran.exitCode, qPrintable(ran.err));
        return ran.out.split('\n', Qt::SkipEmptyParts);
    }

    static QStringList bestMoves(const QStringList &lines)
    {
        QStringList moves;
        for (const QString &line : lines.filter(QRegularExpression(QStringLiteral("^bestmove "))))
            moves << line.mid(9);
        return moves;
    }

    CommandLine m_line;
};

void tst_cli_players::uciIntroducesItself()
{
    const QStringList lines = told("uci", {"uci", "isready", "quit"});
    QVERIFY(lines.first().startsWith(QStringLiteral("id name Rookery ")));
    QVERIFY(lines[1].startsWith(QStringLiteral("id author ")));
    QCOMPARE(lines[lines.size() - 2], QStringLiteral("uciok"));
    QCOMPARE(lines.last(), QStringLiteral("readyok"));
    const QStringList options = lines.mid(2, lines.size() - 4);
    const QRegularExpression option(
        QStringLiteral("^option name \\w+ type (spin default \\d+ min \\d+ max \\d+"
                       "|check default (true|false)|string default .+"
                       "|combo default \\S+( var \\S+)+)$"));
    for (const QString &line : options)
        QVERIFY2(option.match(line).hasMatch(), qPrintable(line));
    for (const char *name : {"Hash", "Threads", "MultiPV", "UCI_Variant", "VariantPath"})
        QVERIFY(!options.filter(QStringLiteral("name %1 ").arg(name)).isEmpty());
}

/// They share the nodes that are asked for.
void tst_cli_players::uciSearchesInThreads()
{
    const QStringList lines = told("uci",
                                   {"setoption name Threads value 3",
                                    "position startpos moves e2e4",
                                    "go nodes 900",
                                    "isready"});
    QCOMPARE(bestMoves(lines).size(), 1);
    const QStringList reports = lines.filter(QStringLiteral(" nodes "));
    QVERIFY(!reports.isEmpty());
    static const QRegularExpression nodes(QStringLiteral(" nodes (\\d+) "));
    for (const QString &report : reports)
        QVERIFY2(nodes.match(report).captured(1).toInt() <= 950, qPrintable(report));
}

void tst_cli_players::uciFindsMate_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("go");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("score");
    QTest::newRow("fool's mate") << "startpos moves f2f3 e7e5 g2g4"
                                 << "depth 3"
                                 << "d8h4"
                                 << "mate 1";
    QTest::newRow("on the back rank") << "fen 6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"
                                      << "mate 1"
                                      << "e1e8"
                                      << "mate 1";
    QTest::newRow("two rooks") << "fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1"
                               << "depth 5"
                               << ""
                               << "mate 2";
    QTest::newRow("to be mated") << "fen k7/8/1K6/8/8/8/8/7R b - - 0 1"
                                 << "depth 4"
                                 << "a8b8"
                                 << "mate -1";
    QTest::newRow("promotion") << "fen 8/P6k/8/8/8/8/8/K7 w - - 0 1"
                               << "depth 3"
                               << "a7a8q"
                               << "";
    QTest::newRow("only one move") << "startpos"
                                   << "depth 2 searchmoves a2a3"
                                   << "a2a3"
                                   << "";
    QTest::newRow("nothing to play") << "startpos moves f2f3 e7e5 g2g4 d8h4"
                                     << "depth 3"
                                     << "(none)"
                                     << "";
}

void tst_cli_players::uciFindsMate()
{
    QFETCH(QString, position);
    QFETCH(QString, go);
    QFETCH(QString, move);
    QFETCH(QString, score);
    // What follows does not cut a search short that ends by itself.
    const QStringList lines =
        told("uci", {"position " + position, "go " + go, "position startpos", "isready"});
    const QStringList moves = bestMoves(lines);
    QCOMPARE(moves.size(), 1);
    if (!move.isEmpty())
        QCOMPARE(moves.first(), move);
    if (!score.isEmpty()) {
        const QStringList reports = lines.filter(QStringLiteral(" multipv 1 "));
        QVERIFY(!reports.isEmpty());
        QVERIFY2(reports.last().contains(" score " + score + " nodes "),
                 qPrintable(reports.last()));
    }
}

void tst_cli_players::uciPlaysOtherGames_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"xiangqi",
                             "shogi",
                             "breakthrough",
                             "tic-tac-toe",
                             "oware",
                             "konane",
                             "english-draughts",
                             "arimaa",
                             "dots-and-boxes",
                             "go-9x9",
                             "crazyhouse",
                             "four-player-chess"})
        QTest::newRow(game) << game;
}

/// The move is one of the game.
void tst_cli_players::uciPlaysOtherGames()
{
    QFETCH(QString, game);
    const QStringList begin = {"setoption name UCI_Variant value " + game, "position startpos"};
    const QStringList moves = bestMoves(told("uci", begin + QStringList{"go nodes 300"}));
    QCOMPARE(moves.size(), 1);
    QVERIFY(moves.first() != QLatin1String("(none)"));
    const QStringList after =
        told("uci", {begin[0], "position startpos moves " + moves.first(), "go nodes 100"});
    QVERIFY2(after.filter(QStringLiteral("info string")).isEmpty(), qPrintable(after.join('\n')));
    QCOMPARE(bestMoves(after).size(), 1);
}

void tst_cli_players::uciSaysWhatIsWrong()
{
    const auto said = [&](const QStringList &commands) {
        return told("uci", commands).filter(QStringLiteral("info string")).join('\n');
    };
    QCOMPARE(said({"position startpos moves e2e5"}),
             QStringLiteral("info string e2e5: 'e2e5' is not a move here; did you mean 'e2-e3'?"));
    QCOMPARE(said({"position fen 8/8 w"}),
             QStringLiteral("info string the position ends on rank 7; every rank down to 1 is to "
                            "be given"));
    QVERIFY(said({"setoption name UCI_Variant value nosuch"}).contains(QLatin1String("'nosuch'")));
    // And goes on as before.
    QCOMPARE(bestMoves(told("uci", {"nonsense", "setoption", "position", "go depth 1"})).size(), 1);
}

void tst_cli_players::uciCountsMoves()
{
    QCOMPARE(told("uci", {"position startpos", "go perft 3"}), QStringList{"Nodes searched: 8902"});
}

void tst_cli_players::uciThinksUntilItIsStopped()
{
    const QStringList lines = told("uci", {"position startpos", "go infinite", "isready", "stop"});
    QCOMPARE(bestMoves(lines).size(), 1);
    QCOMPARE(lines.last().left(9), QStringLiteral("bestmove "));
}

void tst_cli_players::xboardPlays()
{
    const QStringList lines = told("xboard",
                                   {"xboard",
                                    "protover 2",
                                    "new",
                                    "force",
                                    "usermove f2f3",
                                    "usermove e7e5",
                                    "usermove g2g4",
                                    "sd 3",
                                    "go",
                                    "ping 7"});
    QVERIFY(lines.first().startsWith(QStringLiteral("feature ")));
    QVERIFY(lines.contains(QStringLiteral("feature done=1")));
    QCOMPARE(lines.mid(lines.size() - 3),
             (QStringList{"move d8h4", "0-1 {Black wins: White is checkmated}", "pong 7"}));
}

void tst_cli_players::xboardSaysWhatIsWrong()
{
    const QStringList lines = told(
        "xboard",
        {"protover 2", "new", "force", "usermove e2e5", "setboard 8/8 w", "nonsense", "ping 1"});
    QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("^Illegal move"))).size(), 1);
    QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("^tellusererror "))).size(), 1);
    QVERIFY(lines.contains(QStringLiteral("Error (unknown command): nonsense")));
    QCOMPARE(lines.last(), QStringLiteral("pong 1"));
}

/// When it is told to: a king with two cells left resigns at its fourth move, and takes any draw.
void tst_cli_players::xboardConcedes()
{
    const QString option = QStringLiteral("option Resigns and agrees to draws=1");
    const QStringList begin = {"protover 2",
                               "new",
                               "force",
                               "setboard 7k/8/R7/8/8/8/8/K2Q2R1 b - - 0 1",
                               "sd 2",
                               "go",
                               "ping 1",
                               "usermove a1b2",
                               "ping 2",
                               "usermove b2c3",
                               "ping 3",
                               "usermove c3b4",
                               "ping 4"};
    const QStringList deaf = told("xboard", begin + QStringList{"draw", "ping 5"});
    QCOMPARE(deaf.filter(QRegularExpression(QStringLiteral("^move "))).size(), 4);
    QVERIFY(!deaf.contains(QStringLiteral("offer draw")));
    const QStringList late = told("xboard", begin + QStringList{option, "draw", "ping 5"});
    QCOMPARE(late.mid(late.size() - 2), (QStringList{"offer draw", "pong 5"}));
    const QStringList lines = told("xboard", QStringList{option} + begin);
    QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("^move "))).size(), 3);
    QCOMPARE(lines.mid(lines.size() - 2), (QStringList{"resign", "pong 4"}));
}

/// Games that are lost or equal by both players' scores need not be played to their end.
void tst_cli_players::matchesAreCutShort()
{
    const QStringList games = {"--design", "chess", "--games", "2", "-o", "games"};
    QCOMPARE(m_line.run(QStringList{"match", "nodes:20", "nodes:500", "--resign", "500"} + games)
                 .exitCode,
             0);
    const QString resigned = QString::fromUtf8(m_line.read("games"));
    QVERIFY2(resigned.contains(QLatin1String(" resigns\"")), qPrintable(resigned));
    QFile::remove(m_line.path("games"));
    QCOMPARE(m_line.run(QStringList{"match", "nodes:300", "nodes:300", "--draw", "100000"} + games)
                 .exitCode,
             0);
    const QString drawn = QString::fromUtf8(m_line.read("games"));
    QVERIFY2(drawn.contains(QLatin1String(" offers a draw\"")), qPrintable(drawn));
}

/// Whatever the match was told: an engine may give up by itself.
void tst_cli_players::enginesResign()
{
    m_line.write("resigns.sh",
                 "while read -r line; do case \"$line\" in\n"
                 "uci) echo uciok;;\nisready) echo readyok;;\n"
                 "go*) echo 'bestmove resign';;\nquit) exit 0;;\nesac; done\n");
    const Ran ran = m_line.run(
        {"match", "random", "uci:sh resigns.sh", "--design", "chess", "--games", "4", "--json"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY2(ran.out.contains(QLatin1String("\"wins\":4")), qPrintable(ran.out));
}

/// A match that goes on has the games that are in its file, and parts add up to the whole.
void tst_cli_players::matchesAreKept()
{
    const QStringList match = {
        "match", "random", "greedy", "--design", "tic-tac-toe", "--seed", "3"};
    const QString whole = m_line.run(match + QStringList{"--games", "8", "-o", "whole"}).out;
    QVERIFY2(whole.contains(QLatin1String(" of 8 games")), qPrintable(whole));
    QCOMPARE(m_line.read("whole").count('\n'), 8);
    QVERIFY(m_line.run(match + QStringList{"--games", "4", "-o", "kept"})
                .out.contains(QLatin1String(" of 4 games")));
    QCOMPARE(m_line.run(match + QStringList{"--games", "8", "-o", "kept"}).out, whole);
    QCOMPARE(m_line.read("kept"), m_line.read("whole"));
    for (const char *part : {"1/2", "2/2"})
        m_line.run(match
                   + QStringList{"--games", "8", "--shard", part, "-o", QString(part).left(1)});
    QCOMPARE(m_line.run(match + QStringList{"--merge", "1", "--merge", "2"}).out, whole);
    const QJsonObject json = m_line.json(match + QStringList{"--games", "8", "--json"}).object();
    QCOMPARE(json["wins"].toInt() + json["draws"].toInt() + json["losses"].toInt(), 8);
}

/// Another program is played against by its protocol: here this one against itself.
void tst_cli_players::matchesOfPrograms()
{
    for (const char *protocol : {"uci", "xboard"}) {
        const QString player = QStringLiteral("%1:%2 %1").arg(protocol, ROOKERY_PROGRAM);
        const Ran ran = m_line.run({"match",
                                    player,
                                    "random",
                                    "--design",
                                    "tic-tac-toe",
                                    "--games",
                                    "4",
                                    "--nodes",
                                    "500",
                                    "--opening",
                                    "0"});
        QCOMPARE(ran.err, QString());
        QVERIFY2(ran.out.contains(QLatin1String("-0 of 4 games")), qPrintable(ran.out));
    }
}

/// After nine random moves tic-tac-toe is always over, after eight it may go on; players move last.
void tst_cli_players::openingsEndNoGame()
{
    const Ran ran = m_line.run({"match",
                                "random",
                                "greedy",
                                "--design",
                                "tic-tac-toe",
                                "--games",
                                "12",
                                "--opening",
                                "9",
                                "-o",
                                "openings"});
    QCOMPARE(ran.err, QString());
    const QList<QByteArray> games = m_line.read("openings").trimmed().split('\n');
    QCOMPARE(games.size(), 12);
    for (const QByteArray &game : games)
        QCOMPARE(QJsonDocument::fromJson(game).object()["moves"].toArray().size(), 9);
}

void tst_cli_players::matchesNameBadEngines_data()
{
    QTest::addColumn<QString>("go");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("crashes") << "echo boom >&2; kill -SEGV $$"
                             << "chess"
                             << "sh: it crashed with signal 11; its last words: 'boom'";
    QTest::newRow("plays what is not legal")
        << "echo bestmove e2e5"
        << "chess"
        << "sh plays 'e2e5', which is not legal in the position "
           "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("does not know the game")
        << "echo bestmove e2e4"
        << "xiangqi"
        << "sh cannot play this game: it does not know this game; it plays chess only";
}

void tst_cli_players::matchesNameBadEngines()
{
    QFETCH(QString, go);
    QFETCH(QString, design);
    QFETCH(QString, sentence);
    m_line.write("engine.sh",
                 "while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo "
                 "readyok;; go*) "
                     + go.toUtf8() + ";; quit) exit;; esac; done\n");
    const Ran ran = m_line.run({"match",
                                "uci:sh engine.sh",
                                "random",
                                "--design",
                                design,
                                "--games",
                                "2",
                                "--opening",
                                "0"});
    QCOMPARE(ran.err, "error: " + sentence + "\n");
    QCOMPARE(ran.exitCode, 4);
}

void tst_cli_players::wrongMatches_data()
{
    addColumns();
    refused("no player",
            {"match", "random", "bogus", "--design", "chess"},
            2,
            "error: 'bogus' is no player; players are 'random', 'greedy', 'rookery', 'level:1' to "
            "'level:8', 'nodes:N', 'playouts', 'uct:GAMES', 'learned:FILE', 'uci:COMMAND', "
            "'xboard:COMMAND', 'usi:COMMAND' and "
            "'ucci:COMMAND'");
    refused("no design",
            {"match", "random", "greedy", "--design", "nosuch"},
            3,
            "error: 'nosuch' cannot be read: No such file or directory");
}

void tst_cli_players::wrongMatches()
{
    compareRow(m_line);
}

QTEST_GUILESS_MAIN(tst_cli_players)
#include "tst_cli_players.moc"
