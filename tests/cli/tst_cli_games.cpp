#include "tests/cli/command_line.h"

using namespace rookery::test;

/// Games of files, read and written by `play`.
class tst_cli_games : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsAndReads_data();
    void recordsAndReads();
    void sanIsTyped();
    void gamesFromStreams();
    void gamesAreNumbered();
    void faultsKeepWhatCameBefore();
    void databasesAreMergedAndExplored();
    void matchesAreKept();
    void refusals_data();
    void refusals();

private:
    CommandLine m_line;
};

void tst_cli_games::recordsAndReads_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("text");
    const auto row =
        [](const char *design, const char *format, const char *moves, const char *text) {
            QTest::newRow(design) << design << format << moves << text;
        };
    row("chess",
        "pgn",
        "e2-e4 e7-e5 f1-c4 b8-c6 d1-h5 g8-f6 h5-f7",
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
    row("crazyhouse", "pgn", "e2-e4 d7-d5 e4-d5 d8-d5 P@e4", "1. e4 d5 2. exd5 Qxd5 3. P@e4");
    row("international-draughts", "pdn", "d4-e5 g7-f6 e5-g7", "1. 32-28 19-23 2. 28x19");
    row("xiangqi", "wxf", "h3-e3 h10-g8", "C2=5");
}

/// A game that is written is read as the same moves, from a file and from standard input.
void tst_cli_games::recordsAndReads()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    QFETCH(QString, moves);
    QFETCH(QString, text);
    const Ran recorded = m_line.run({"play", design, "--moves", moves, "--record", format});
    QVERIFY2(recorded.exitCode == 0, qPrintable(recorded.err));
    QVERIFY2(recorded.out.simplified().contains(text), qPrintable(recorded.out));
    m_line.write("read." + format, recorded.out.toUtf8());
    const Ran played = m_line.run({"play", design, "--moves", moves});
    const Ran read = m_line.run({"play", design, "--game", "read." + format});
    QCOMPARE(read.err, QString());
    QCOMPARE(read.out, played.out);
    QCOMPARE(m_line.run({"play", design, "--game", "read." + format, "--record", format}).out,
             recorded.out);
}

void tst_cli_games::sanIsTyped()
{
    const Ran san = m_line.run({"play", "chess", "--moves", "e4 e5 Nf3 Nc6 Bb5 a6 O-O"});
    const Ran whole =
        m_line.run({"play", "chess", "--moves", "e2-e4 e7-e5 g1-f3 b8-c6 f1-b5 a7-a6 e1-g1"});
    QCOMPARE(san.exitCode, 0);
    QCOMPARE(san.out, whole.out);
}

void tst_cli_games::gamesFromStreams()
{
    const QString played = m_line.run({"play", "chess", "--moves", "e4 e5"}).out;
    QCOMPARE(m_line.run({"play", "chess", "--game", "-"}, "1. e4 e5 *\n").out, played);
    QProcess shell; // which passes a descriptor of its own
    shell.start("bash", {"-c", "\"$0\" play chess --game <(echo '1. e4 e5 *')", ROOKERY_PROGRAM});
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(120'000));
    QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), played);
}

void tst_cli_games::gamesAreNumbered()
{
    m_line.write("two.pgn", "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 d5 *\n");
    QCOMPARE(m_line.run({"play", "chess", "--game", "two.pgn", "--number", "2"}).out,
             m_line.run({"play", "chess", "--moves", "d4 d5"}).out);
    const Ran none = m_line.run({"play", "chess", "--game", "two.pgn", "--number", "3"});
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.err,
             QString("--number:1: error: the file has 2 games; they are numbered from 1\n"));
}

void tst_cli_games::faultsKeepWhatCameBefore()
{
    m_line.write("bad.pgn", "[Event \"A\"]\n\n1. e4 e5 2. Nf3 Ke4 3. d4 *\n");
    const Ran ran = m_line.run({"play", "chess", "--game", "bad.pgn"});
    QCOMPARE(ran.exitCode, 1);
    QVERIFY2(ran.err.startsWith("bad.pgn:3: error: "), qPrintable(ran.err));
    QCOMPARE(ran.err.count('\n'), 1);
    QCOMPARE(ran.out, m_line.run({"play", "chess", "--moves", "e4 e5 Nf3"}).out);
}

void tst_cli_games::databasesAreMergedAndExplored()
{
    m_line.write("two.pgn",
                 "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
                 "[White \"B\"]\n[Black \"A\"]\n[Result \"1/2-1/2\"]\n\n1. e4 c5 1/2-1/2\n");
    const Ran merged =
        m_line.run({"games", "merge", "all.rookery-games", "two.pgn", "--design", "chess"});
    QCOMPARE(merged.err, QString());
    QCOMPARE(merged.out, QString("two.pgn: 2 new games\n"));
    QCOMPARE(
        m_line.run({"games", "merge", "two.pgn", "-o", "all.rookery-games", "--design", "chess"})
            .out,
        QString("two.pgn: 0 new games, 2 that were there already\n"));
    QCOMPARE(m_line.run({"games", "merge", "copy.rookery-games", "all.rookery-games"}).out,
             QString("all.rookery-games: 2 new games\n"));
    const QJsonObject found =
        m_line.json({"games", "explore", "copy.rookery-games", "--json"}).object();
    QCOMPARE(found["design"].toString(), QString("Chess"));
    QCOMPARE(found["games"].toInt(), 2);
    const QJsonObject move = found["moves"].toArray().first().toObject();
    QCOMPARE(move["move"].toString(), QString("e2-e4"));
    QCOMPARE(move["games"].toInt(), 2);
    QCOMPARE(move["won"].toInt(), 1);
    QCOMPARE(move["share"].toDouble(), 0.75);
    const QJsonObject replies =
        m_line.json({"games", "explore", "copy.rookery-games", "--moves", "e4", "--json"}).object();
    QCOMPARE(namesOf(replies["moves"], "move"), (QStringList{"c7-c5", "e7-e5"}));
    QCOMPARE(m_line.json({"games", "list", "copy.rookery-games", "--result", "1-0", "--json"})
                 .array()
                 .size(),
             1);
    for (const char *left : {"copy.rookery-games-wal", "copy.rookery-games-shm"})
        QVERIFY2(!QFile::exists(m_line.path(left)), left);
}

void tst_cli_games::matchesAreKept()
{
    const Ran match = m_line.run({"match",
                                  "random",
                                  "random",
                                  "--design",
                                  "tic-tac-toe",
                                  "--games",
                                  "4",
                                  "--keep",
                                  "match.rookery-games"});
    QCOMPARE(match.err, QString());
    const QJsonArray games =
        m_line.json({"games", "list", "match.rookery-games", "--json"}).array();
    QCOMPARE(games.size(), 4);
    QCOMPARE(games.first()["white"].toString(), QString("random"));
}

void tst_cli_games::refusals_data()
{
    addColumns();
    refused("a missing file",
            {"play", "chess", "--game", "no.pgn"},
            3,
            "no.pgn: error: the game file cannot be read, or is empty");
    refused("an unknown format",
            {"play", "chess", "--record", "pgm"},
            1,
            "--record:1: error: there is no format 'pgm'; there are pgn, pdn, wxf, kif, csa and "
            "sgf; did you mean 'pgn'?");
    refused("a format without words for the game",
            {"play", "chess", "--record", "pdn"},
            5,
            "--record: error: PDN has no number for a game called 'Chess'");
    m_line.write("text.rookery-games", "hello");
    refused("no database",
            {"games", "explore", "text.rookery-games"},
            3,
            "text.rookery-games: error: it is no database of games");
    refused("no database to merge",
            {"games", "merge", "new.rookery-games", "text.rookery-games"},
            3,
            "text.rookery-games: error: it is no database of games");
    m_line.write("one.pgn", "1. e4 *\n");
    refused("games of no design",
            {"games", "merge", "one.pgn", "-o", "more.rookery-games"},
            2,
            "error: '--design' has to say which game the games of 'one.pgn' are of");
    refused("an unknown question",
            {"games", "foo", "x"},
            2,
            "error: 'games' can 'list', 'explore', 'merge' and tell 'results', not 'foo'");
    refused(
        "-o alone", {"play", "chess", "-o", "x.pgn"}, 2, "error: '-o' goes with '--record' only");
}

void tst_cli_games::refusals()
{
    compareRow(m_line);
}

QTEST_APPLESS_MAIN(tst_cli_games)
#include "tst_cli_games.moc"
