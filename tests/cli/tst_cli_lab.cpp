#include "tests/cli/command_line.h"

#include <csignal>

using namespace rookery::test;

/// What `analyse` answers beside reach: the best move.
class tst_cli_lab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bestMoves_data();
    void bestMoves();
    void bestSaysItForPeople();
    void bestIsTheSameAgain();
    void bestEndsWhenInterrupted();
    void refusals_data();
    void refusals() { compareRow(m_line); }

private:
    /// Starts the program, waits until it has begun, interrupts it and says how it ends.
    Ran interrupted(const QStringList &arguments) const;

    CommandLine m_line;
};

void tst_cli_lab::bestMoves_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<int>("score");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const QStringList &line,
                        int score) {
        QTest::newRow(name) << design << position << line << score;
    };
    row("mate on the back rank", "chess", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", {"e1-e8"}, 999'999);
    row("to be mated", "chess", "k7/8/1K6/8/8/8/8/7R b - - 0 1", {"a8-b8", "h1-h8"}, -999'998);
    row("a row of three", "tic-tac-toe", "3/ss1/SS1 w - - 0 3", {"c1"}, 999'999);
    row("the game is over", "chess", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", {}, 0);
}

void tst_cli_lab::bestMoves()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QStringList, line);
    QFETCH(int, score);
    const QJsonObject json =
        m_line
            .json(
                {"analyse", design, "--best", "--position", position, "--nodes", "5000", "--json"})
            .object();
    QCOMPARE(json.keys(), QStringList({"depth", "line", "move", "nodes", "score"}));
    QCOMPARE(json["line"].toVariant().toStringList(), line);
    QCOMPARE(json["move"].toString(), line.value(0));
    QCOMPARE(json["score"].toInt(), score);
    QVERIFY(json["nodes"].toInt() <= 5'000);
}

void tst_cli_lab::bestSaysItForPeople()
{
    QCOMPARE(m_line
                 .run({"analyse",
                       "chess",
                       "--best",
                       "--position",
                       "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1",
                       "--nodes",
                       "1000"})
                 .out,
             QStringLiteral("e1-e8\n  score  won in 1 move for the player to move\n  depth  1, 18 "
                            "positions\n  line   e1-e8\n"));
}

void tst_cli_lab::bestIsTheSameAgain()
{
    const QStringList words{"analyse", "xiangqi", "--best", "--nodes", "3000", "--json"};
    const QString first = m_line.run(words).out;
    QVERIFY(!first.isEmpty());
    QCOMPARE(m_line.run(words).out, first);
}

Ran tst_cli_lab::interrupted(const QStringList &arguments) const
{
    QProcess process;
    process.start(QStringLiteral(ROOKERY_PROGRAM), arguments);
    if (!process.waitForStarted())
        return {-1, {}, process.errorString()};
    // It listens from before it says for the first time how far it has come.
    process.setReadChannel(QProcess::StandardError);
    if (!process.waitForReadyRead(60'000))
        return {-1, {}, QStringLiteral("it says nothing")};
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), {}};
}

void tst_cli_lab::bestEndsWhenInterrupted()
{
    const Ran ran = interrupted({"analyse", "chess", "--best", "--seconds", "1000", "--json"});
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out.toUtf8()).object();
    QVERIFY(!json["move"].toString().isEmpty());
}

void tst_cli_lab::refusals_data()
{
    addColumns();
    refused("two questions",
            {"analyse", "chess", "--best", "--tables"},
            2,
            "error: '--tables' and '--best' are two questions");
    refused("two designs",
            {"analyse", "chess", "tablut", "--best"},
            2,
            "error: '--best' asks about one design");
    refused("an option of another question",
            {"analyse", "chess", "--nodes", "5"},
            2,
            "error: '--nodes' says nothing about where pieces are bound");
    refused("no number of seconds",
            {"analyse", "chess", "--best", "--seconds", "soon"},
            1,
            "--seconds:1: error: 'soon' is no number of seconds from 0.001 to 1000000");
    refused("no number of nodes",
            {"analyse", "chess", "--best", "--nodes", "-3"},
            1,
            "--nodes:1: error: '-3' is no number up to 1000000000000");
}

QTEST_GUILESS_MAIN(tst_cli_lab)
#include "tst_cli_lab.moc"
