#include "tests/model/betza_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int randomBoards = 60;

} // namespace

/// What must hold whatever stands on the board.
class tst_betza_laws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameMoves_data();
    void sameMoves();
    void twoPiecesAreTheirUnion_data();
    void twoPiecesAreTheirUnion();
    void leftIsTheMirrorOfRight_data();
    void leftIsTheMirrorOfRight();
    void longerRangesReachFarther_data();
    void longerRangesReachFarther();
    void sizes_data();
    void sizes();
};

void tst_betza_laws::sameMoves_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("secondDialect");
    const auto same = [](const char *first, const char *second, const char *dialect = "xbetza") {
        QTest::addRow("%s = %s (%s)", first, second, dialect) << first << second << dialect;
    };
    same("pR", "pafR");
    same("gQ", "gafQ");
    same("FyafsF", "[F?R]");
    same("yafsF", "[F-R]");
    same("WyafsW", "[W?B]");
    same("afsW", "nN");
    same("afsW", "[W-F]");
    same("afF", "nA");
    same("afW", "nD");
    same("afafW", "nH");
    same("afafF", "nG");
    same("afsafW", "nZ", "fairy-stockfish");
    same("nN", "nN", "xboard");
    same("RmasR", "[R?sR]");
    same("BmasB", "[B?sB]");
    same("mQcafmQ", "mQ[cQ-mQ]");
    same("cafmQ", "[cQ-mQ]");
    same("mRpafcR", "mR[pR-cR]");
    same("(az)F", "zB");
    same("(az)N", "zN");
    same("qN", "qNN");
    same("qN", "qN7");
    same("qB", "qF");
    same("zB", "zFF");
    same("fzB", "fzF");
    same("W4", "R4");
    same("RR2", "R");
    same("KK", "K");
    same("jR4", "jW4");
    same("L", "C");
    same("J", "Z");
    same("L", "J", "xboard");
    same("J", "L", "xboard");
    same("NN", "N0", "xboard");
    same("(4,1)", "FX");
    same("(1,2)", "N");
    same("(0,3)", "H");
    same("(3,3)", "G");
    same("(2,1)3", "N3");
    same("FX", "(1,4)");
    same("DY", "(2,4)");
    same("AY", "(4,4)");
    same("FXX", "(1,7)");
    same("FX0", "(1,4)0");
    same("oN", "oN", "xboard");
    same("oN", "oN", "betza1");
    same("zN", "zN", "betza1");
    same("vN", "fbN");
    same("afafsKafsafzfK", "afafsKafsafKafraflKaflafrK");
    same("m[F?R]", "mFmyafsmF");
    same("c[F?R]", "cFmyafscF");
    same("paifQ", "[pQ-iQ]");
    same("gafsQ", "[pQ-fsK]");
    same("nW", "W");
    same("ifmnW2", "ifmW2");
    same("jR", "mpyafW");
    same("jjR", "mpampfyafW");
    same("[F-W-W-R]", "afsafyafF");
    same("v[F?R]", "FfrblyaflFflbryafrF");
    same("[N-B]", "[N-F][N-F-B]");
    same("[N?R]", "N[N-W][N-W-R]");
    same("Rp(afp)afcR", "RpafcRpafpafcRpafpafpafcRpafpafpafpafcRpafpafpafpafpafcR");
    same("K2", "W2F2");
    same("cdK", "cKdK");
    same("nDD", "nDnD2nD9");
}

void tst_betza_laws::sameMoves()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, secondDialect);
    const BetzaDialect dialect = enumFromName<BetzaDialect>(secondDialect.toStdString()).value();
    std::mt19937 random(20261);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        const int longest = std::max(grid.files, grid.ranks);
        const auto one =
            LegEvaluator(grid).outcomes(pieceOf(first, BetzaDialect::XBetza, longest).moves);
        const auto other = LegEvaluator(grid).outcomes(pieceOf(second, dialect, longest).moves);
        QVERIFY2(one == other, qPrintable(QString::number(i)));
    }
}

void tst_betza_laws::twoPiecesAreTheirUnion_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char *first, const char *second) {
        QTest::addRow("%s + %s", first, second) << first << second;
    };
    row("R", "N");
    row("mRcaibR", "B");
    row("caK", "cabK");
    row("gQ", "pN");
    row("imN", "fW");
    row("zB", "qN");
}

void tst_betza_laws::twoPiecesAreTheirUnion()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    std::mt19937 random(3);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        auto sum = LegEvaluator(grid).outcomes(pieceOf(first, BetzaDialect::XBetza, 10).moves);
        sum.merge(LegEvaluator(grid).outcomes(pieceOf(second, BetzaDialect::XBetza, 10).moves));
        QVERIFY(LegEvaluator(grid).outcomes(pieceOf(first + second, BetzaDialect::XBetza, 10).moves)
                == sum);
    }
}

void tst_betza_laws::leftIsTheMirrorOfRight_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const auto row = [](const char *left, const char *right) {
        QTest::addRow("%s and %s", left, right) << left << right;
    };
    for (const char *same : {"K",
                             "fhNbhsK",
                             "FyafsF",
                             "RmasR",
                             "KNADcaKcabKmabK",
                             "zB",
                             "qN",
                             "zN",
                             "gabyabsR",
                             "mQcabyafmK",
                             "nN",
                             "[D?B]",
                             "(afsafz)W"})
        row(same, same);
    row("lN", "rN");
    row("lfN", "rfN");
    row("hlN", "hrN");
    row("flK", "frK");
    row("lhQ", "rhQ");
    row("aflW", "afrW");
    row("lmasR", "rmasR");
}

void tst_betza_laws::leftIsTheMirrorOfRight()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    std::mt19937 random(8);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        const Grid image = mirrored(grid);
        std::set<int> expected;
        for (const int cell : targets(grid, pieceOf(left, BetzaDialect::XBetza, 10)))
            expected.insert(grid.cell(grid.files - 1 - cell % grid.files, cell / grid.files));
        QVERIFY(targets(image, pieceOf(right, BetzaDialect::XBetza, 10)) == expected);
    }
}

void tst_betza_laws::longerRangesReachFarther_data()
{
    QTest::addColumn<QString>("prefix");
    for (const char *prefix :
         {"R", "B", "Q", "N", "D", "jR", "pR", "pN", "zB", "qN", "nD", "nA", "czB", "pzB"})
        QTest::newRow(prefix) << prefix;
}

void tst_betza_laws::longerRangesReachFarther()
{
    QFETCH(QString, prefix);
    std::mt19937 random(5);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        std::set<int> shorter;
        for (int range = 2; range <= 11; ++range) {
            const std::set<int> cells = targets(
                grid, pieceOf(prefix + QString::number(range % 11), BetzaDialect::XBetza, 12));
            QVERIFY(std::includes(cells.begin(), cells.end(), shorter.begin(), shorter.end()));
            shorter = cells;
        }
    }
}

void tst_betza_laws::sizes_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("legs");
    const auto row = [](const char *betza, int legs) {
        QTest::newRow(betza) << betza << legs;
    };
    row("Q", 1);
    row("RmasR", 3);
    row("FyafsF", 3);
    row("[F?R]", 2);
    row("zB", 3);
    row("qN", 13);
    row("(az)F", 9);
    row("mRcaibR", 3);
    row("pR", 2);
    row("gR3", 2);
    row("pR3", 4);
    row("nN", 2);
    row("[D?B]", 8);
}

void tst_betza_laws::sizes()
{
    QFETCH(QString, betza);
    QFETCH(int, legs);
    std::size_t found = 0;
    for (const MovementLegs &move :
         must(readBetza(betza.toStdString(), BetzaDialect::XBetza)).moves) {
        found += move.legs.legs.size();
        QCOMPARE(legGraphFault(move.legs, standardDirections()).text(), std::string());
    }
    QCOMPARE(static_cast<int>(found), legs);
}

QTEST_APPLESS_MAIN(tst_betza_laws)
#include "tst_betza_laws.moc"
