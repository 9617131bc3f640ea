#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

/// The piece library at the command line.
class tst_cli_pieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void badValues_data();
    void badValues();
    void everyPieceIsListed();
    void asJson();
    void reachKnowsTheirNames_data();
    void reachKnowsTheirNames();

private:
    CommandLine m_line;
};

void tst_cli_pieces::tables_data()
{
    addColumns();
    fine("found by a name from elsewhere",
         {"pieces", "--search", "shishi"},
         "Lion  KNADcaKcabKmabK  Chu shogi, 14th century\n");
    fine("vectors as row and column",
         {"analyse", "gardner-minichess", "--vectors", "--piece", "Knight"},
         "(row, column); + again and again, m to empty cells, c captures, j jumps over an enemy, f "
         "while unmoved\nKnight (1,-2) (-1,-2) (2,-1) (-2,-1) (2,1) (-2,1) (1,2) (-1,2)\n");
    fine("columns are as wide as what stands in them",
         {"pieces", "--search", "ralph betza colourbound"},
         "FAD   FAD  Colorbound Clobberers, Ralph Betza, 1996\n"
         "Bede  BD   Colorbound Clobberers, Ralph Betza, 1996\n");
    fine("a letter with an accent is one letter wide",
         {"pieces", "--search", "argentine cQmpQ"},
         "Señora  cQmpQ  Argentine problem piece: the Leo turned round\n");
    fine("nothing found", {"pieces", "--search", "jabberwock"}, "");
    fine("this is the gryphon",
         {"pieces", "--like", "[F?R]", "--search", "grant acedrex"},
         "Gryphon  FyafsF  the same\n");
    fine("the same but for some cells",
         {"pieces", "--like", "[F?R]", "--search", "scirocco bent"},
         "Octopus  yafsF  also to the Ferz squares\n"
         "Spider   yafsW  also to the Ferz squares, the Camel squares, the Giraffe squares, all "
         "(5,1), all (6,1) and all (7,1); not to the Zebra squares, the Antelope squares, all "
         "(5,4), all (6,5) and all (7,6)\n");
    fine("more than the camel",
         {"pieces", "--like", "CbW", "--search", "jamal"},
         "Camel  C  also to (0,-1)\n");
    fine("one that is turned",
         {"pieces", "--like", "lR", "--search", "kyosha"},
         "Lance  fR  the same, turned: a quarter turn anticlockwise\n");
}

void tst_cli_pieces::tables()
{
    compareRow(m_line);
}

void tst_cli_pieces::badValues_data()
{
    addColumns();
    refused(
        "a letter that is none",
        {"pieces", "--like", "FyafsP"},
        1,
        "--like:6: error: unknown atom 'P'; the atoms are W F D N A H C L Z J G, K R B Q and U");
    refused("an unknown option",
            {"pieces", "--find", "lion"},
            2,
            "error: unknown option '--find'; did you mean '--like'?");
    addRow("a warning does not stop it",
           {"pieces", "--like", "fmWfceF", "--search", "baidaq"},
           0,
           "Shatranj Pawn  fmWfcF  the same\n",
           "--like:1:6: warning: captures en passant: noted, adds nothing to the reach\n");
}

void tst_cli_pieces::badValues()
{
    compareRow(m_line);
}

void tst_cli_pieces::everyPieceIsListed()
{
    const Ran ran = m_line.run({"pieces"});
    QCOMPARE(ran.exitCode, 0);
    const auto lines = ran.out.count('\n');
    QVERIFY(lines >= 250);
    QCOMPARE(m_line.json({"pieces", "--json"})["pieces"].toArray().size(), lines);
}

void tst_cli_pieces::asJson()
{
    const QString line = m_line.run({"pieces", "--json", "--search", "mRcpR"}).out;
    QCOMPARE(
        line,
        QStringLiteral(
            R"({"pieces":[{"name":"Pao","names":{"xiangqi":"Cannon","cannon-shogi":"Silver Cannon"},)"
            R"("betza":"mRcpR","origin":"Xiangqi, the cannon","groups":["hopper","divergent"]}]})")
            + "\n");
    const auto like =
        m_line.json({"pieces", "--json", "--like", "CbW", "--search", "jamal"})["pieces"][0]
            .toObject();
    QCOMPARE(like["name"].toString(), QStringLiteral("Camel"));
    QCOMPARE(like["same"].toBool(), false);
    QCOMPARE(like["turned"].toString(), QStringLiteral("same"));
    QCOMPARE(like["moves"].toObject(),
             QJsonObject({{"gained", QJsonArray{QJsonArray{0, -1}}}, {"lost", QJsonArray{}}}));
    QCOMPARE(like["captures"].toObject(), like["moves"].toObject());
    QCOMPARE(like["differs"].toString(), QStringLiteral("also to (0,-1)"));
}

void tst_cli_pieces::reachKnowsTheirNames_data()
{
    addColumns();
    const auto reach = [](const QString &piece) {
        return QStringList{
            "reach", "--json", "--board", "square:4x4", "--at", "b2", "--piece", piece};
    };
    const auto row = [&](const char *name, const QString &piece, const char *moves) {
        fine(name,
             reach(piece),
             QStringLiteral("{\"at\":\"b2\",\"moves\":[%1],\"captures\":[],\"locust\":[]}\n")
                 .arg(moves));
    };
    row("a piece of the library", "Gold General", R"("a2","a3","b1","b3","c2","c3")");
    row("by another name and without accents", "kinsho", R"("a2","a3","b1","b3","c2","c3")");
    row("a bundled design's piece comes first",
        "Griffon",
        R"("a1","a3","a4","c1","c3","c4","d1","d3")");
    refused("a name that no one has",
            reach("Falcon-Hunter"),
            1,
            "--piece:1: error: no piece is called 'Falcon-Hunter'");
    refused(
        "several by another name",
        reach("Cardinal"),
        1,
        "--piece:1: error: several pieces are called 'Cardinal': Archbishop and Empire Cardinal");
    refused("a slip of the pen",
            reach("Gold Genral"),
            1,
            "--piece:1: error: no piece is called 'Gold Genral'; did you mean 'Gold General'?");
}

void tst_cli_pieces::reachKnowsTheirNames()
{
    compareRow(m_line);
}

QTEST_APPLESS_MAIN(tst_cli_pieces)
#include "tst_cli_pieces.moc"
