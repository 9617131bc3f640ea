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

private:
    CommandLine m_line;
};

QTEST_GUILESS_MAIN(tst_cli_rules)
#include "tst_cli_rules.moc"
