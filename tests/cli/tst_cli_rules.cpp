#include "tests/cli/command_line.h"

using namespace rookery::test;

/// Rules in words.
class tst_cli_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesHaveRows()
    {
        const Ran table = m_line.run({"rules"});
        QCOMPARE(table.exitCode, 0);
        QVERIFY(table.out.contains(QStringLiteral("  promotions      Pieces become others, where "
                                                  "and by which moves they must or may.\n")));
        QVERIFY(table.out.contains(QStringLiteral(
            "  stalemate       The player to move is not in check and has no move.\n")));
        const QJsonObject rows = m_line.json({"rules", "--json"}).object();
        QVERIFY(rows[QLatin1String("rules")].toArray().size() > 15);
        QCOMPARE(rows[QLatin1String("ends")].toArray().size(), 15);
    }

    /// Every component, with the values that its members take.
    void componentsAreExplained()
    {
        for (const QString &key :
             namesOf(m_line.json({"rules", "--json"}).object()[QLatin1String("rules")].toArray(),
                     QStringLiteral("key"))) {
            const Ran told = m_line.run({"rules", "--explain", key});
            QCOMPARE(told.exitCode, 0);
            QVERIFY2(told.out.count(QLatin1Char('\n')) > 1, qPrintable(key));
        }
        const QString moves = m_line.run({"rules", "--explain", "own-moves"}).out;
        QVERIFY(moves.contains(
            QStringLiteral("      result: with the same result (where nothing is said)\n"
                           "      choices: with the same choices\n")));
        QVERIFY(moves.contains(QStringLiteral("  do (list of lines of steps): ")));
        // What the reader takes: an empty list is refused.
        QVERIFY(m_line.run({"rules", "--explain", "drops"})
                    .out.contains(QStringLiteral(" (piece types, left out: all)")));
        QCOMPARE(m_line.run({"rules", "--explain", "own-movs"}).err,
                 QStringLiteral("--explain: error: there is no component 'own-movs'; 'rookery-cli "
                                "rules' lists them\n"));
    }

    void theLanguageIsListed()
    {
        const QString text = m_line.run({"rules", "--functions"}).out;
        for (const char *line : {"\nSteps\n",
                                 "  while A at most N: …\n",
                                 "      Example: repeat 3: add 2 to round\n",
                                 "  every x in S has A\n",
                                 "\nFunctions: Board\n",
                                 "  step(c: cell, d: direction) -> cell\n"})
            QVERIFY2(text.contains(QString::fromUtf8(line)), line);
        const QStringList names =
            namesOf(m_line.json({"rules", "--functions", "--json"}).array(), "name");
        QVERIFY(names.contains(QStringLiteral("step")));
        QVERIFY(names.contains(QStringLiteral("swap A with B")));
    }

    void aDesignSaysItsRules()
    {
        m_line.write(
            "passing.rookery",
            R"({"rookery": 2, "board": {"lattice": "square", "size": [8, 8]}, "rules": {"pass": "stuck",
                         "ends": [{"when": "mate", "outcome": "loss"}]}})");
        QCOMPARE(m_line.run({"rules", "passing.rookery"}).out,
                 QStringLiteral("A player may pass only without any other move.\n"
                                "A player who is in check and has no move loses.\n"));
    }

    void readyRulesAreAdded()
    {
        const QStringList keys =
            namesOf(m_line.json({"rules", "--library", "--json"}).array(), QStringLiteral("key"));
        QVERIFY(keys.contains(QStringLiteral("superko")));
        QVERIFY(m_line.run({"rules", "--library"})
                    .out.contains(QStringLiteral("superko: No position comes twice (superko)\n")));
        const QStringList add = {"rules", "chess", "--add", "superko", "-o"};
        QCOMPARE(m_line.run(add + QStringList{"mine.rookery"}).exitCode, 0);
        QVERIFY(m_line.run({"rules", "mine.rookery"})
                    .out.contains(QStringLiteral(
                        "A move that brings back an earlier position is not allowed.")));
        const Ran again =
            m_line.run({"rules", "mine.rookery", "--add", "superko", "-o", "more.rookery"});
        QCOMPARE(
            again.err,
            QStringLiteral("--add: error: the design has the rules of 'No position comes twice "
                           "(superko)' already\n"));
        QCOMPARE(m_line.run(add + QStringList{"mine.rookery"}).exitCode, 3); // it is there already
        QCOMPARE(m_line.run({"rules", "chess", "--add", "bananas", "-o", "-"}).err,
                 QStringLiteral("--add: error: there is no ready rule called 'bananas'\n"));
        QCOMPARE(m_line.run({"rules", "chess", "--add", "superko"}).exitCode, 2);
    }

private:
    CommandLine m_line;
};

QTEST_GUILESS_MAIN(tst_cli_rules)
#include "tst_cli_rules.moc"
