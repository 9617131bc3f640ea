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
        QCOMPARE(rows[QLatin1String("ends")].toArray().size(), 24);
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
                    .out.contains(QStringLiteral("the board has been so before")));
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
