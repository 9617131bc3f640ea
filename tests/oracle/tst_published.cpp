#include "tests/cli/command_line.h"

using namespace rookery::test;

namespace {

const char *const counts = R"({ "entries": [
  { "game": "draughts/Checkers", "position": "initial [checkers, basic_board<rectangular<8, 8>>]",
    "perft": { "1": 7, "2": 49, "3": 302, "9": 3963680 } },
  { "game": "draughts/Woldouby", "position": "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38 [international]",
    "perft": { "1": 6, "2": 12, "3": 31 } },
  { "game": "othello/8x8", "position": "initial", "perft": { "5": 1396 } },
  { "game": "tak/3x3", "position": "x3/x3/x3 1 1", "perft": { "1": 9 } },
  { "game": "fsf/breakthrough", "position": "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1", "perft": { "4": 256036 } }
] })";

const char *const listed = R"(# game | part of the position | why
draughts/Woldouby | [international] | a reason
tak/3x3 | x4 | another board
othello/8x8 | initial
)";

const char *const tests = R"({ "tests": [
  { "variant": "chess", "position": "startpos", "normalised_fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "depth": 2, "nodes": 400 }
] })";

} // namespace

/// Counts from the literature, held against the bundled games.
class tst_published : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsOfFiles_data()
    {
        addColumns();
        addRow("games",
               {"games.json", "--most-nodes", "2000"},
               1,
               "PASS draughts/Checkers 'initial [checkers, basic_board<rectangular<8, 8>>]': 3 "
               "counts of english-draughts\n"
               "FAIL draughts/Woldouby "
               "'W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38 [international]': "
               "at depth 3: 30 instead of 31\n"
               "PASS othello/8x8 'initial': 1 counts of othello\n"
               "REFUSED tak/3x3 'x3/x3/x3 1 1': no bundled design plays it from there\n"
               "REFUSED fsf/breakthrough 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1': "
               "every count is larger than 2000\n"
               "4 counts compared\n"
               "2 passed, 1 failed, 2 refused\n",
               {});
        addRow("tests of an engine",
               {"tests.json"},
               0,
               "PASS fsf/chess 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1': 1 "
               "counts of fsf:chess\n"
               "1 counts compared\n"
               "1 passed, 0 failed, 0 refused\n",
               {});
        addRow("what is listed is not compared, and nothing else may be left",
               {"games.json", "--most-nodes", "30", "--uncounted", "listed.txt"},
               1,
               "PASS draughts/Checkers 'initial [checkers, basic_board<rectangular<8, 8>>]': 1 "
               "counts of english-draughts\n"
               "REFUSED draughts/Woldouby "
               "'W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38 [international]': "
               "a reason\n"
               "REFUSED othello/8x8 'initial': every count is larger than 30\n"
               "FAIL tak/3x3 'x3/x3/x3 1 1': no bundled design plays it from there, and it is not "
               "listed\n"
               "REFUSED fsf/breakthrough 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1': "
               "every count is larger than 30\n"
               "FAIL no entry is that of 'tak/3x3 | x4 | another board'\n"
               "FAIL no entry is that of 'othello/8x8 | initial'\n"
               "1 counts compared\n"
               "1 passed, 3 failed, 3 refused\n",
               {});
        addRow("an entry without counts",
               {"odd.json"},
               1,
               {},
               "odd.json: error: count 1 needs a 'game', a 'position' and a 'perft' with counts by "
               "depth\n");
    }

    void formsOfFiles()
    {
        m_line.write("games.json", counts);
        m_line.write("tests.json", tests);
        m_line.write("listed.txt", listed);
        m_line.write("odd.json", R"({ "entries": [ { "game": "chess" } ] })");
        compareRow(m_line);
    }

    /// Every count of the literature that is not too large to be counted here, but for those that
    /// are listed with a reason.
    void theLiteratureAgrees_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("uncounted");
#ifdef NDEBUG
        QTest::newRow("published") << "perft_published.json"
                                   << "uncounted_published.txt";
#endif
        QTest::newRow("more games") << "more_games_perft.json"
                                    << "uncounted_more_games.txt";
        QTest::newRow("regression") << "fsf_regression_shared.json" << QString();
    }

    void theLiteratureAgrees()
    {
        QFETCH(QString, file);
        QFETCH(QString, uncounted);
#ifdef NDEBUG
        const QString mostNodes = "20000";
#else
        const QString mostNodes = "80";
#endif
        const QString folder = QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/");
        QStringList arguments = {folder + file, "--most-nodes", mostNodes};
        if (!uncounted.isEmpty())
            arguments << "--uncounted" << folder + uncounted;
        const Ran ran = m_line.run(arguments);
        const auto lines = ran.out.split('\n');
        for (const QString &line : lines)
            QVERIFY2(!line.startsWith("FAIL"), qPrintable(line));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QVERIFY(ran.out.contains(" passed, 0 failed, "));
    }

private:
    CommandLine m_line;
};

QTEST_GUILESS_MAIN(tst_published)
#include "tst_published.moc"
