#include "tests/cli/command_line.h"

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

/// What rookery-oracle prints of counts by another program.
class tst_comparisons : public QObject
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
        addRow(
            "all",
            {"counts.json", "--most-nodes", "1000"},
            0,
            "PASS small: 2 counts\n"
            "REFUSED odd: 'petrifyBlastPieces' of odd cannot be imported: pieces that an explosion "
            "turns into walls are no rule here\n"
            "PASS chess: 1 counts\n"
            "3 counts compared\n"
            "2 passed, 0 failed, 1 refused\n",
            {});
        addRow("one variant",
               {"wrong.json", "--variant", "chess", "--most-nodes", "1000"},
               1,
               "FAIL chess: 1 of 1 counts; first 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
               "KQkq - 0 1' at depth 2: 400 "
               "instead of 401\n"
               "1 counts compared\n"
               "0 passed, 1 failed, 0 refused\n",
               {});
        refused("no such variant",
                {"counts.json", "--variant", "smal"},
                1,
                "--variant:1: error: the file has no variant 'smal'; did you mean 'small'?");
        refused("two files",
                {"counts.json", "wrong.json"},
                2,
                "error: 'wrong.json' is not expected here");
        refused("no file", {"--divide"}, 2, "error: a FILE is missing");
        refused("no number",
                {"counts.json", "--most-nodes", "many"},
                1,
                "--most-nodes:1: error: 'many' is no number");
    }

    void comparisons() { compareRow(m_line); }

    void explainsItself()
    {
        const Ran ran = m_line.run({"--help"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("\nUsage: rookery-oracle FILE [--definitions INI] "));
    }

private:
    CommandLine m_line;
};

QTEST_GUILESS_MAIN(tst_comparisons)
#include "tst_comparisons.moc"
