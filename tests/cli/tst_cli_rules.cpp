#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

const char *const counts = R"({
  "variants": {
    "small": {
      "files": 3, "ranks": 3,
      "pieces": { "p": { "name": "", "betza": "fmWfcF" } },
      "rules": { "stalemateValue": "loss", "castling": false, "flagPieceWhite": "p", "flagPieceBlack": "p",
                 "flagRegionWhite": "*3", "flagRegionBlack": "*1" },
      "startFen": "ppp/3/PPP w"
    },
    "odd": { "files": 3, "ranks": 3, "pieces": {}, "rules": { "petrifyBlastPieces": true }, "startFen": "3/3/3 w" }
  },
  "perft": [
    { "variant": "small", "fen": "ppp/3/PPP w", "depth": 1, "nodes": 3 },
    { "variant": "small", "fen": "ppp/3/PPP w", "depth": 2, "nodes": 10 },
    { "variant": "odd", "fen": "3/3/3 w", "depth": 1, "nodes": 0 },
    { "variant": "chess", "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "depth": 2, "nodes": 400 },
    { "variant": "chess", "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "depth": 4, "nodes": 197281 }
  ]
})";

} // namespace

/// Rules in words, and counts compared with another program's.
class tst_cli_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_line.write("counts.json", counts);
        QByteArray wrong(counts);
        m_line.write("wrong.json", wrong.replace("\"nodes\": 400", "\"nodes\": 401"));
    }

    void comparisons_data()
    {
        addColumns();
        addRow("all",
               {"perft", "--oracle", "counts.json", "--most-nodes", "1000"},
               0,
               "PASS small: 2 counts\n"
               "REFUSED odd: 'petrifyBlastPieces' of odd cannot be imported: men that an explosion "
               "turns into walls are no rule here\n"
               "PASS chess: 1 counts\n"
               "3 counts compared\n"
               "2 passed, 0 failed, 1 refused\n",
               {});
        addRow("one variant",
               {"perft", "--oracle", "wrong.json", "--variant", "chess", "--most-nodes", "1000"},
               1,
               "FAIL chess: 1 of 1 counts; first 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
               "KQkq - 0 1' at depth 2: 400 "
               "instead of 401\n"
               "1 counts compared\n"
               "0 passed, 1 failed, 0 refused\n",
               {});
        refused("no such variant",
                {"perft", "--oracle", "counts.json", "--variant", "smal"},
                1,
                "--variant:1: error: the file has no variant 'smal'; did you mean 'small'?");
        refused("a design beside it",
                {"perft", "chess", "3", "--oracle", "counts.json"},
                2,
                "error: '--oracle' compares a file of counts; it goes with '--definitions', "
                "'--variant', '--most-nodes' and "
                "'--divide' only");
        refused("only half", {"perft", "chess"}, 2, "error: perft needs a FILE and a DEPTH");
        refused("without an oracle",
                {"perft", "chess", "2", "--variant", "x"},
                2,
                "error: '--definitions', '--variant' and '--most-nodes' go with '--oracle'");
    }

    void comparisons() { compareRow(m_line); }

    void rulesHaveRows()
    {
        const Ran table = m_line.run({"rules"});
        QCOMPARE(table.exitCode, 0);
        QVERIFY(table.out.contains(QStringLiteral(
            "  promotions      Men become others, where and by which moves they must or may.\n")));
        QVERIFY(table.out.contains(QStringLiteral(
            "  stalemate       The player to move is not in check and has no move.\n")));
        const QJsonObject rows = m_line.json({"rules", "--json"}).object();
        QVERIFY(rows[QLatin1String("rules")].toArray().size() > 15);
        QCOMPARE(rows[QLatin1String("ends")].toArray().size(), 23);
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
