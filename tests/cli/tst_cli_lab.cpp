#include "tests/cli/command_line.h"

#include <csignal>

using namespace rookery::test;

/// What `analyse` answers beside reach: the best move, and what is certain.
class tst_cli_lab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bestMoves_data();
    void bestMoves();
    void bestSaysItForPeople();
    void bestIsTheSameAgain();
    void bestEndsWhenInterrupted();
    void matingPowerOfTheOracle();
    void matingPowerOfDesigns_data();
    void matingPowerOfDesigns();
    void matingLeavesRulesOpen_data();
    void matingLeavesRulesOpen();
    void longestWinsEndInMate_data();
    void longestWinsEndInMate();
    void matingEndsWhenInterrupted();
    void solves_data();
    void solves();
    void solveSaysItForPeople();
    void solveEndsWhenInterrupted();
    void valuesComeWithErrors();
    void gamesMakeValuesSurer();
    void balanceComesWithErrors();
    void looksInThreads();
    void learnsFromGames();
    void whatIsLearnedIsKept();
    void whatIsLearnedPlays();
    void partsAddUp_data();
    void partsAddUp();
    void partsAreGoneOnWith();
    void answersAreKeptAndReported();
    void refusals_data();
    void refusals() { compareRow(m_line); }

private:
    /// Starts the program, interrupts it when it has said this on standard error, and says how it
    /// ends.
    Ran interrupted(const QStringList &arguments, const QByteArray &after) const;

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
             QStringLiteral("e1-e8\n  score  won in 1 move for the player to move\n  depth  1, 19 "
                            "positions\n  line   e1-e8\n"));
}

void tst_cli_lab::bestIsTheSameAgain()
{
    const QStringList words{"analyse", "xiangqi", "--best", "--nodes", "3000", "--json"};
    const QString first = m_line.run(words).out;
    QVERIFY(!first.isEmpty());
    QCOMPARE(m_line.run(words).out, first);
}

Ran tst_cli_lab::interrupted(const QStringList &arguments, const QByteArray &after) const
{
    QProcess process;
    process.start(QStringLiteral(ROOKERY_PROGRAM), arguments);
    if (!process.waitForStarted())
        return {-1, {}, process.errorString()};
    // It listens from before it says for the first time how far it has come.
    process.setReadChannel(QProcess::StandardError);
    for (QByteArray said; !said.contains(after); said += process.readAllStandardError()) {
        if (!process.waitForReadyRead(60'000))
            return {-1, {}, QStringLiteral("it says only: ") + QString::fromUtf8(said)};
    }
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), {}};
}

void tst_cli_lab::bestEndsWhenInterrupted()
{
    const Ran ran =
        interrupted({"analyse", "chess", "--best", "--seconds", "1000", "--json"}, "depth ");
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out.toUtf8()).object();
    QVERIFY(!json["move"].toString().isEmpty());
}

QJsonObject objectOf(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QJsonObject oracle(const QString &name)
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/") + name);
    return file.open(QIODevice::ReadOnly) ? objectOf(QString::fromUtf8(file.readAll()))
                                          : QJsonObject();
}

/// Every row of the file with ROOKERY_ALL_ENDINGS; else those with small tables.
void tst_cli_lab::matingPowerOfTheOracle()
{
    const bool isWhole = qEnvironmentVariableIsSet("ROOKERY_ALL_ENDINGS");
    constexpr int few = 25'000; // placements that are legal
    QJsonArray expected;
    for (const QJsonValue row : oracle(QStringLiteral("mating_power.json"))["endings"].toArray()) {
        if (isWhole || row.toObject()["legal_positions_strong_side_to_move"].toInt() < few)
            expected.append(row);
    }
    QVERIFY(expected.size() >= 15);
    m_line.write("endings.json", QJsonDocument(QJsonObject{{"endings", expected}}).toJson());
    QProcess process;
    process.start(QStringLiteral(ROOKERY_PROGRAM),
                  {"analyse", "--mating", "--json", "--batch", m_line.path("endings.json")});
    QVERIFY(process.waitForFinished(isWhole ? 3'600'000 : 120'000));
    const QJsonArray found = objectOf(process.readAllStandardOutput())["endings"].toArray();
    QCOMPARE(found.size(), expected.size());
    for (int i = 0; i < found.size(); ++i) {
        for (const char *key : {"ending",
                                "board",
                                "result",
                                "max_dtm_moves",
                                "percent_won_strong_side_to_move",
                                "percent_lost_lone_king_to_move",
                                "mate_positions",
                                "legal_positions_strong_side_to_move"}) {
            const QString row = QStringLiteral("%1 %2 %3 %4")
                                    .arg(expected[i].toObject()["ending"].toString(),
                                         expected[i].toObject()["board"].toString(),
                                         expected[i].toObject()["topology"].toString(),
                                         QString(key));
            QCOMPARE(row + ' ' + found[i].toObject()[key].toVariant().toString(),
                     row + ' ' + expected[i].toObject()[key].toVariant().toString());
        }
    }
}

void tst_cli_lab::matingPowerOfDesigns_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("result");
    QTest::addColumn<int>("moves");
    QTest::newRow("queen") << "chess"
                           << "Queen"
                           << "wins" << 10;
    QTest::newRow("rook") << "chess"
                          << "Rook"
                          << "wins" << 16;
    QTest::newRow("knight") << "chess"
                            << "Knight"
                            << "no" << 0;
    QTest::newRow("hexagons") << "glinski"
                              << "Bishop"
                              << "exceptions" << 1;
}

void tst_cli_lab::matingPowerOfDesigns()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, result);
    QFETCH(int, moves);
    const QJsonArray endings =
        m_line.json({"analyse", design, "--mating", "--piece", piece, "--json", "--quiet"})
            .object()["endings"]
            .toArray();
    QCOMPARE(endings.size(), 1);
    QCOMPARE(endings.first().toObject()["result"].toString(), result);
    QCOMPARE(endings.first().toObject()["max_dtm_moves"].toInt(), moves);
}

/// What tables of movements do not know is left open, never guessed.
void tst_cli_lab::matingLeavesRulesOpen_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("reason");
    QTest::newRow("promotion") << "los-alamos-chess"
                               << "Pawn"
                               << "the Pawn promotes";
    QTest::newRow("generals that face each other") << "xiangqi"
                                                   << "Chariot"
                                                   << "more rules than movement decide, as in ";
    QTest::newRow("a lone king has lost") << "shatranj"
                                          << "Rook"
                                          << "more rules than movement decide, as in ";
}

void tst_cli_lab::matingLeavesRulesOpen()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, reason);
    const QJsonArray endings =
        m_line.json({"analyse", design, "--mating", "--piece", piece, "--json", "--quiet"})
            .object()["endings"]
            .toArray();
    QCOMPARE(endings.size(), 1);
    QCOMPARE(endings.first().toObject()["result"].toString(), QStringLiteral("open"));
    QVERIFY2(endings.first().toObject()["reason"].toString().startsWith(reason),
             qPrintable(endings.first().toObject()["reason"].toString()));
}

void tst_cli_lab::longestWinsEndInMate_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::newRow("chess") << "chess"
                           << "Rook";
    QTest::newRow("a small board") << "los-alamos-chess"
                                   << "Queen";
}

void tst_cli_lab::longestWinsEndInMate()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    const QJsonObject ending =
        m_line.json({"analyse", design, "--mating", "--piece", piece, "--json", "--quiet"})
            .object()["endings"]
            .toArray()
            .first()
            .toObject();
    const QStringList line = ending["line"].toVariant().toStringList();
    QCOMPARE(line.size(), 2 * ending["max_dtm_moves"].toInt() - 1);
    const QString played = m_line
                               .run({"play",
                                     design,
                                     "--position",
                                     ending["position"].toString(),
                                     "--moves",
                                     line.join(' ')})
                               .out;
    QVERIFY2(played.contains("checkmated"), qPrintable(played));
}

void tst_cli_lab::matingEndsWhenInterrupted()
{
    m_line.write("long.json", R"({"endings": [
        {"ending": "K+Q v K", "board": "square:4x4", "pieces": [{"betza": "Q"}]},
        {"ending": "K+R v K", "board": "square:18x18", "pieces": [{"betza": "R"}]}]})");
    const Ran ran = interrupted(
        {"analyse", "--mating", "--batch", m_line.path("long.json"), "--json"}, "18x18:");
    QCOMPARE(ran.exitCode, 1);
    QCOMPARE(namesOf(objectOf(ran.out)["endings"], "ending"), QStringList("K+Q v K"));
}

void tst_cli_lab::solves_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("depth");
    QTest::newRow("a draw") << QStringList{"tic-tac-toe"} << "draw" << 9;
    QTest::newRow("a position") << QStringList{"tic-tac-toe", "--position", "3/ss1/S1S w - - 0 3"}
                                << "first player wins" << 1;
    QTest::newRow("a puzzle of chess")
        << QStringList{"chess", "--position", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "--nodes", "500"}
        << "open" << 0;
}

void tst_cli_lab::solves()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, value);
    QFETCH(int, depth);
    const QJsonObject json =
        m_line.json(QStringList{"analyse"} + arguments + QStringList{"--solve", "--json"}).object();
    QCOMPARE(json.keys(), QStringList({"depth_plies", "line", "nodes", "value"}));
    QCOMPARE(json["value"].toString(), value);
    QCOMPARE(json["depth_plies"].isNull(), depth == 0);
    QCOMPARE(json["depth_plies"].toInt(), depth);
    QCOMPARE(json["line"].toArray().size(), depth);
}

void tst_cli_lab::solveSaysItForPeople()
{
    QCOMPARE(m_line.run({"analyse", "tic-tac-toe", "--solve", "--position", "3/ss1/S1S w - - 0 3"})
                 .out.section('\n', 0, 3),
             QStringLiteral("first player wins\n  by      all 50 positions\n  depth   1 move of "
                            "both\n  line    b1"));
    const QString hands = QStringLiteral("hand:Q hand:Q hand:Q hand:Q hand:Q hand:Q / turn=1");
    QVERIFY(m_line.run({"analyse", "eight-queens", "--solve", "--position", "a1:Q b5:Q " + hands})
                .out.contains(QLatin1String("depth   6 moves\n")));
    QVERIFY(m_line.run({"analyse", "eight-queens", "--solve", "--position", "a1:Q b4:Q " + hands})
                .out.startsWith(QLatin1String("cannot be solved\n")));
}

void tst_cli_lab::solveEndsWhenInterrupted()
{
    const Ran ran =
        interrupted({"analyse", "chess", "--solve", "--seconds", "1000", "--json"}, "moves made");
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(objectOf(ran.out)["value"].toString(), QStringLiteral("open"));
}

void tst_cli_lab::valuesComeWithErrors()
{
    const QJsonArray pieces =
        m_line.json({"analyse", "chess", "--values", "--json"}).object()["pieces"].toArray();
    QMap<QString, double> values;
    for (const QJsonValue piece : pieces) {
        values[piece.toObject()["piece"].toString()] = piece.toObject()["value"].toDouble();
        QVERIFY(piece.toObject()["error"].toDouble() > 0);
    }
    QVERIFY(values["Queen"] > values["Rook"]);
    QVERIFY(values["Rook"] > values["Knight"]);
    QVERIFY(values["Knight"] > values["Pawn"]);
}

void tst_cli_lab::gamesMakeValuesSurer()
{
    const auto errorsOf = [&](const QString &games) {
        const QStringList words{
            "analyse", "los-alamos-chess", "--values", "--games", games, "--nodes", "20", "--json"};
        const QJsonObject json = m_line.json(words).object();
        QMap<QString, double> errors;
        if (json["games"].toInt() != games.toInt() || m_line.json(words).object() != json)
            return errors; // not as many games, or not the same again
        for (const QJsonValue piece : json["pieces"].toArray())
            errors[piece.toObject()["piece"].toString()] = piece.toObject()["error"].toDouble();
        return errors;
    };
    const auto few = errorsOf(QStringLiteral("4"));
    const auto many = errorsOf(QStringLiteral("16"));
    QCOMPARE(few.keys(), QStringList({"King", "Knight", "Pawn", "Queen", "Rook"}));
    QCOMPARE(many.keys(), few.keys());
    for (const QString &piece : few.keys()) {
        if (piece == QLatin1String("King"))
            QCOMPARE(many[piece], few[piece]); // never missing
        else
            QVERIFY2(many[piece] < few[piece], qPrintable(piece));
    }
    const QString text =
        m_line.run({"analyse", "los-alamos-chess", "--values", "--games", "2", "--nodes", "20"})
            .out;
    QVERIFY(text.startsWith(QLatin1String("2 games at 20 nodes a move")));
    QVERIFY(text.contains(QLatin1String("by mobility  King\n")));
}

void tst_cli_lab::balanceComesWithErrors()
{
    const QStringList words{
        "analyse", "tic-tac-toe", "--balance", "--games", "20", "--nodes", "30", "--json"};
    const QJsonObject json = m_line.json(words).object();
    QCOMPARE(json["games"].toInt(), 20);
    QCOMPARE(json["first_wins"].toInt() + json["second_wins"].toInt() + json["draws"].toInt(), 20);
    for (const char *key : {"first_player", "drawn", "length", "branching"}) {
        QVERIFY(json[key].toObject().contains("value"));
        QVERIFY(json[key].toObject()["error"].toDouble() > 0);
    }
    const double length = json["length"].toObject()["value"].toDouble();
    QVERIFY(length >= 5 && length <= 9);
    QCOMPARE(m_line.json(words).object(), json);
}

void tst_cli_lab::looksInThreads()
{
    const QJsonObject found =
        m_line.json({"analyse", "chess", "--best", "--threads", "2", "--nodes", "600", "--json"})
            .object();
    QVERIFY(!found["move"].toString().isEmpty());
    QVERIFY(found["nodes"].toInt() >= 300 && found["nodes"].toInt() <= 650);
}

void tst_cli_lab::learnsFromGames()
{
    const QStringList learn{"analyse",
                            "gardner-minichess",
                            "--learn",
                            "--games",
                            "20",
                            "--nodes",
                            "20",
                            "-o",
                            "taught"};
    const QString text = m_line.run(learn).out;
    QVERIFY2(text.startsWith(QLatin1String("20 games, ")), qPrintable(text));
    QVERIFY(text.contains(QLatin1String("  Queen\n")));
    const QStringList best{"analyse", "gardner-minichess", "--best", "--nodes", "200", "--json"};
    QCOMPARE(m_line.json(best + QStringList{"--learned", "taught"}).object()["nodes"].toInt(), 200);
    m_line.write("notes", "mine");
    const Ran onto = m_line.run(learn.mid(0, learn.size() - 1) + QStringList{"notes"});
    QCOMPARE(onto.exitCode, 1);
    QCOMPARE(onto.err, QString("notes: error: this is no file of what games have taught\n"));
    QCOMPARE(m_line.read("notes"), QByteArray("mine"));
    const Ran other =
        m_line.run({"analyse", "chess", "--best", "--nodes", "20", "--learned", "taught"});
    QCOMPARE(other.exitCode, 2);
    QCOMPARE(other.err,
             QString("error: 'taught' is about another design, or another version of this one\n"));
}

/// In a database, for everything that plays.
void tst_cli_lab::whatIsLearnedIsKept()
{
    const auto learn = [this](const char *design, const char *file) {
        m_line.run(
            {"analyse", design, "--learn", "--games", "20", "--nodes", "20", "--keep", file});
    };
    learn("gardner-minichess", "mini.rookery-games");
    const auto best = [this](const char *file) {
        return m_line.run(
            {"analyse", "gardner-minichess", "--best", "--nodes", "200", "--learned", file});
    };
    QCOMPARE(best("mini.rookery-games").exitCode, 0);
    learn("hex-11", "hex.rookery-games");
    const Ran other = best("hex.rookery-games");
    QCOMPARE(other.exitCode, 2);
    QCOMPARE(other.err,
             QString("error: 'hex.rookery-games' is about another design, or another version of "
                     "this one\n"));
    const QStringList match{"match",
                            "learned:mini.rookery-games",
                            "random",
                            "--design",
                            "gardner-minichess",
                            "--games",
                            "2",
                            "--nodes",
                            "50",
                            "--json"};
    const QJsonObject played = m_line.json(match).object();
    QCOMPARE(played["wins"].toInt() + played["draws"].toInt() + played["losses"].toInt(), 2);
    QStringList wrong = match;
    wrong[1] = "learned:hex.rookery-games";
    const Ran refused = m_line.run(wrong);
    QVERIFY(refused.exitCode != 0);
    QVERIFY2(refused.err.contains("'hex.rookery-games' is about another design"),
             qPrintable(refused.err));
    // A database is no place for a file of its own.
    const Ran onto = m_line.run(
        {"analyse", "gardner-minichess", "--learn", "--games", "2", "-o", "mini.rookery-games"});
    QCOMPARE(onto.exitCode, 1);
    QCOMPARE(best("mini.rookery-games").exitCode, 0);
}

/// A window that speaks UCI names the file.
void tst_cli_lab::whatIsLearnedPlays()
{
    m_line.run({"analyse", "chess", "--learn", "--games", "4", "--nodes", "20", "-o", "four"});
    const auto said = [this](const char *file) {
        const QByteArray words = "setoption name LearnedFile value " + QByteArray(file)
                                 + "\nposition startpos\ngo nodes 3000\nquit\n";
        return m_line.run({"uci"}, words).out;
    };
    const auto line = [](const QString &text) {
        // Times differ from run to run.
        static const QRegularExpression times("(nps|time) [0-9]+");
        return QString(text).remove(times);
    };
    QVERIFY(!said("four").contains("info string"));
    QVERIFY(line(said("four")) != line(said("<empty>")));
    QVERIFY(said("nosuch").contains("info string error: 'nosuch' cannot be read"));
    m_line.run({"analyse", "hex-11", "--learn", "--games", "2", "--nodes", "20", "-o", "hex"});
    QVERIFY(said("hex").contains("info string 'hex' is about another design"));
    QCOMPARE(line(said("hex").section("info string 'hex'", 1).section('\n', 1)),
             line(said("<empty>")));
}

void tst_cli_lab::partsAddUp_data()
{
    QTest::addColumn<QStringList>("question");
    QTest::newRow("balance") << QStringList{"analyse", "tic-tac-toe", "--balance"};
    QTest::newRow("values") << QStringList{"analyse", "los-alamos-chess", "--values"};
}

/// Parts that were played apart are the same games as the whole, whatever is there twice.
void tst_cli_lab::partsAddUp()
{
    QFETCH(QStringList, question);
    const QStringList play = question + QStringList{"--games", "10", "--nodes", "10", "--json"};
    for (const char *part : {"1/2", "2/2"}) {
        const Ran ran = m_line.run(
            play + QStringList{"--quiet", "--shard", part, "-o", QString("part%1").arg(part[0])});
        QCOMPARE(ran.err, QString());
    }
    const QStringList merge{"--merge", "part1", "--merge", "part2", "--merge", "part1", "--json"};
    const QJsonObject merged = m_line.json(question + merge).object();
    QCOMPARE(merged, m_line.json(play).object());
    QCOMPARE(merged["games"].toInt(), 10);
    const QJsonObject half = m_line.json(question + merge.mid(0, 2) + merge.mid(6)).object();
    QVERIFY(half["games"].toInt() < 10 && half["games"].toInt() > 0);
    const Ran other =
        m_line.run({"analyse", "breakthrough-6x6", "--balance", "--merge", "part1", "--json"});
    QCOMPARE(other.exitCode, 1);
    QFile::remove(m_line.path("part1"));
    QFile::remove(m_line.path("part2"));
}

void tst_cli_lab::partsAreGoneOnWith()
{
    const QStringList play{"analyse",
                           "tic-tac-toe",
                           "--balance",
                           "--games",
                           "6",
                           "--nodes",
                           "10",
                           "-o",
                           "on",
                           "--json"};
    const QJsonObject whole = m_line.json(play).object();
    // A kill in the middle of a line.
    QByteArray text = m_line.read("on");
    text.truncate(text.size() - 20);
    m_line.write("on", text);
    QCOMPARE(m_line.json(play).object(), whole);
    const Ran other = m_line.run(play + QStringList{"--seed", "2"});
    QCOMPARE(other.exitCode, 3);
    QVERIFY(other.err.contains("another design, question, seed or number of nodes"));
}

void tst_cli_lab::answersAreKeptAndReported()
{
    const QStringList play{"analyse", "tic-tac-toe", "--balance", "--games", "4", "--nodes", "10"};
    const Ran ran =
        m_line.run(play + QStringList{"--keep", "ttt.rookery-games", "--report", "r.html"});
    QCOMPARE(ran.err, QString());
    const QByteArray page = m_line.read("r.html");
    QVERIFY(page.contains("<svg") && page.contains("Balance of Tic-tac-toe"));
    QCOMPARE(m_line.json({"games", "list", "ttt.rookery-games", "--json"}).array().size(), 4);
    const QJsonArray answers =
        m_line.json({"games", "results", "ttt.rookery-games", "--json"}).array();
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers.first()["question"].toString(), QString("balance"));
    QCOMPARE(answers.first()["answer"]["games"].toInt(), 4);
    // The same games again are the same games.
    m_line.run(play + QStringList{"--keep", "ttt.rookery-games"});
    QCOMPARE(m_line.json({"games", "list", "ttt.rookery-games", "--json"}).array().size(), 4);
    QCOMPARE(m_line.run(play + QStringList{"--report", "r.doc"}).exitCode, 2);
}

void tst_cli_lab::refusals_data()
{
    addColumns();
    m_line.write("bad.json",
                 "{\"endings\": [\n{\"ending\": \"K+X v K\", \"board\": \"square:4x4\",\n"
                 "\"pieces\": [{\"betza\": \"?\"}]}]}");
    m_line.write(
        "board.json",
        "{\"endings\": [{\"ending\": \"K+R v K\", \"board\": \"round\", \"pieces\": []}]}");
    refused("no design", {"analyse"}, 2, "error: a FILE is missing");
    refused("a design for a file of endings",
            {"analyse", "chess", "--mating", "--batch", "bad.json"},
            2,
            "error: '--batch' asks about no design");
    refused("a piece that is none",
            {"analyse", "--mating", "--batch", "bad.json"},
            1,
            "bad.json:3:22: error: '?': '?' belongs between '[' and ']'");
    refused("a board that is none",
            {"analyse", "--mating", "--batch", "board.json"},
            1,
            "board.json:1:14: error: 'round': unknown lattice 'round'; lattices are square, ring, "
            "cross, disc, diamond, octagon, mask, hex, star, triangle, cube, hyper and free");
    refused("no royal piece",
            {"analyse", "tic-tac-toe", "--mating"},
            1,
            "error: no piece of Cross is royal, so that none mates or is mated");
    refused("three players",
            {"analyse", "four-player-chess", "--mating"},
            2,
            "error: '--mating' is about two players, and this design has 4");
    refused("games of four players",
            {"analyse", "four-player-chess", "--balance"},
            2,
            "error: '--balance' is about two players, and this design has 4");
    refused("to learn from dice",
            {"analyse", "backgammon", "--learn"},
            2,
            "error: '--learn' finds no game: nothing is learned of games with chance");
    refused("to learn by a file that is none",
            {"analyse", "chess", "--best", "--learned", "chess"},
            1,
            "chess: error: this is no file of what games have taught");
    refused("values by games of four players",
            {"analyse", "four-player-chess", "--values", "--games", "5"},
            2,
            "error: '--values --games' finds no game: this is about two players, and this design "
            "has 4");
    refused("values by games without pieces",
            {"analyse", "tic-tac-toe", "--values", "--games", "5"},
            2,
            "error: '--values --games' finds no game: no piece on the board at the start could be "
            "missing");
    refused("nodes of no game",
            {"analyse", "chess", "--values", "--nodes", "5"},
            2,
            "error: '--nodes' says nothing to '--values' without '--games'");
    refused("games without moves",
            {"analyse", "taikyoku-board", "--balance"},
            2,
            "error: '--balance' finds no game: the game is over before its first move");
    refused("too much memory",
            {"analyse", "chess", "--solve", "--memory", "5000"},
            1,
            "--memory:1: error: '5000' is no number up to 4000");
    refused("no number of megabytes",
            {"analyse", "chess", "--mating", "--memory", "much"},
            1,
            "--memory:1: error: 'much' is no number up to 1000000");
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
    refused("threads where games are played",
            {"analyse", "chess", "--balance", "--threads", "2"},
            2,
            "error: '--threads' says nothing to '--balance'");
    refused("no number of threads",
            {"analyse", "chess", "--best", "--threads", "257"},
            1,
            "--threads:1: error: '257' is no number up to 256");
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
