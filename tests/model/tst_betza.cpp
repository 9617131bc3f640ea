#include "model/movement/betza.h"
#include "tests/model/leg_evaluator.h"
#include "tests/support.h"

#include <QTest>

#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

/// One string and the directions that three programs give it on an empty board.
struct DirectionRow
{
    const char *betza;
    const char *diagram;
    const char *fairy;
    const char *xboard;
};

/// `hl` and `hr` on atoms that are not oblique are an error in XBetza; the table keeps what the
/// diagram makes of them.
constexpr DirectionRow directionRows[] = {
    {"fN", "NNE NNW", "NNE NNW", "NNE NNW"},
    {"vN", "NNE SSE SSW NNW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"sN", "ENE ESE WSW WNW", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"ffN", "NNE NNW", "NNE NNW", "NNE NNW"},
    {"fbN", "NNE SSE SSW NNW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"flN", "WNW", "WNW", "WNW"},
    {"frN", "ENE", "ENE", "ENE"},
    {"fvN", "NNE NNW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"fsN", "ENE WNW", "ENE WNW", "ENE WNW"},
    {"fhN", "NNE ENE WNW NNW", "NNE ENE WNW NNW", "NNE ENE WNW NNW"},
    {"bvN", "SSE SSW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"bsN", "ESE WSW", "ESE WSW", "ESE WSW"},
    {"lfN", "NNW", "NNW", "NNW"},
    {"lrN", "ENE ESE WSW WNW", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"lvN", "SSW NNW", "SSW NNW", "SSW NNW"},
    {"lsN", "WSW WNW", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"lhN", "SSW WSW WNW NNW", "SSW WSW WNW NNW", "SSW WSW WNW NNW"},
    {"rfN", "NNE", "NNE", "NNE"},
    {"rvN", "NNE SSE", "NNE SSE", "NNE SSE"},
    {"rsN", "ENE ESE", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"vfN", "NNE NNW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"vbN", "SSE SSW", "NNE SSE SSW NNW", "NNE SSE SSW NNW"},
    {"vlN", "NNE SSE SSW WSW WNW NNW", "", "NNE SSE SSW WSW WNW NNW"},
    {"vrN", "NNE ENE ESE SSE SSW NNW", "", "NNE ENE ESE SSE SSW NNW"},
    {"vvN", "NNE SSE SSW NNW", "NNE SSE SSW NNW", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"vsN", "NNE ENE ESE SSE SSW WSW WNW NNW", "", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"vhN", "NNE SSE SSW NNW", "", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"sfN", "NNE ENE ESE WSW WNW NNW", "", "NNE ENE ESE WSW WNW NNW"},
    {"sbN", "ENE ESE SSE SSW WSW WNW", "", "ENE ESE SSE SSW WSW WNW"},
    {"slN", "WSW WNW", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"srN", "ENE ESE", "ENE ESE WSW WNW", "ENE ESE WSW WNW"},
    {"svN", "NNE ENE ESE SSE SSW WSW WNW NNW", "", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"ssN", "ENE ESE WSW WNW", "ENE ESE WSW WNW", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"shN", "ENE ESE WSW WNW", "", "NNE ENE ESE SSE SSW WSW WNW NNW"},
    {"hfN", "NNE NNW", "", "ENE SSE WSW NNW"},
    {"hbN", "SSE SSW", "", "ENE SSE WSW NNW"},
    {"hlN", "ENE SSE WSW NNW", "ENE SSE WSW NNW", "ENE SSE WSW NNW"},
    {"hrN", "NNE ESE SSW WNW", "NNE ESE SSW WNW", "NNE ESE SSW WNW"},
    {"hvN", "NNE SSE SSW NNW", "", "ENE SSE WSW NNW"},
    {"hsN", "ENE ESE WSW WNW", "", "ENE SSE WSW NNW"},
    {"hhN", "NNE ENE ESE SSE SSW WSW WNW NNW", "", "ENE SSE WSW NNW"},
    {"fF", "NE NW", "NE NW", "NE NW"},
    {"lF", "SW NW", "SW NW", "SW NW"},
    {"vF", "NE SE SW NW", "NE SE SW NW", "NE SE SW NW"},
    {"sF", "NE SE SW NW", "NE SE SW NW", "NE SE SW NW"},
    {"fbF", "NE SE SW NW", "NE SE SW NW", "NE SE SW NW"},
    {"flF", "NW", "NW", "NW"},
    {"fvF", "NE NW", "NE SE SW NW", "NE NW"},
    {"fsF", "NE NW", "NE NW", "NE SE SW NW"},
    {"fhF", "NE NW", "NE NW", "NE NW"},
    {"bvF", "SE SW", "NE SE SW NW", "SE SW"},
    {"bsF", "SE SW", "SE SW", "NE SE SW NW"},
    {"lfF", "NW", "NW", "NW"},
    {"lvF", "SW NW", "SW NW", "NE SE SW NW"},
    {"lsF", "SW NW", "NE SE SW NW", "SW NW"},
    {"rvF", "NE SE", "NE SE", "NE SE SW NW"},
    {"rsF", "NE SE", "NE SE SW NW", "NE SE"},
    {"vfF", "NE NW", "NE SE SW NW", "NE NW"},
    {"vbF", "SE SW", "NE SE SW NW", "SE SW"},
    {"vlF", "SW NW", "", "NE SE SW NW"},
    {"vrF", "NE SE", "", "NE SE SW NW"},
    {"vsF", "NE SE SW NW", "", "NE SE SW NW"},
    {"vhF", "NE SE SW NW", "", "NE SE SW NW"},
    {"sfF", "NE NW", "", "NE SE SW NW"},
    {"sbF", "SE SW", "", "NE SE SW NW"},
    {"slF", "SW NW", "NE SE SW NW", "SW NW"},
    {"srF", "NE SE", "NE SE SW NW", "NE SE"},
    {"svF", "NE SE SW NW", "", "NE SE SW NW"},
    {"shF", "NE SE SW NW", "", "NE SE SW NW"},
    {"hfF", "NE NW", "", "NE NW"},
    {"hbF", "SE SW", "", "SE SW"},
    {"hlF", "SW NW", "NE SE SW NW", "SW NW"},
    {"hrF", "NE SE", "NE SE SW NW", "NE SE"},
    {"hvF", "NE SE SW NW", "", "NE SE SW NW"},
    {"hsF", "NE SE SW NW", "", "NE SE SW NW"},
    {"hhF", "NE SE SW NW", "", "NE SE SW NW"},
    {"fW", "N", "N", "N"},
    {"vW", "N S", "N S", "N S"},
    {"frW", "N E", "N E", "N E"},
    {"fsW", "N E W", "N E W", "N E W"},
    {"fK", "N", "N NE NW", "N"},
    {"bK", "S", "SE S SW", "S"},
    {"lK", "W", "SW W NW", "W"},
    {"rK", "E", "NE E SE", "E"},
    {"vK", "N S", "N NE SE S SW NW", "N S"},
    {"sK", "E W", "NE E SE SW W NW", "E W"},
    {"ffK", "N", "N NE NW", "N"},
    {"fbK", "N S", "N NE SE S SW NW", "N S"},
    {"flK", "NW", "W NW", "NW"},
    {"frK", "NE", "NE E", "NE"},
    {"fvK", "N", "N NE SE S SW NW", "N S"},
    {"fsK", "NE NW", "NE E W NW", "NE NW"},
    {"fhK", "N NE NW", "N NE E W NW", "N NE E SE S SW W NW"},
    {"bfK", "N S", "N NE SE S SW NW", "N S"},
    {"bbK", "S", "SE S SW", "S"},
    {"blK", "SW", "SW W", "SW"},
    {"brK", "SE", "E SE", "SE"},
    {"bvK", "S", "N NE SE S SW NW", "N S"},
    {"bsK", "SE SW", "E SE SW W", "SE SW"},
    {"bhK", "SE S SW", "E SE S SW W", "N NE E SE S SW W NW"},
    {"lfK", "NW", "N NW", "NW"},
    {"lbK", "SW", "S SW", "SW"},
    {"llK", "W", "SW W NW", "W"},
    {"lrK", "E W", "NE E SE SW W NW", "E W"},
    {"lvK", "SW NW", "N S SW NW", "SW NW"},
    {"lsK", "W", "NE E SE SW W NW", "E W"},
    {"lhK", "SW W NW", "N S SW W NW", "N NE E SE S SW W NW"},
    {"rfK", "NE", "N NE", "NE"},
    {"rbK", "SE", "SE S", "SE"},
    {"rlK", "E W", "NE E SE SW W NW", "E W"},
    {"rrK", "E", "NE E SE", "E"},
    {"rvK", "NE SE", "N NE SE S", "NE SE"},
    {"rsK", "E", "NE E SE SW W NW", "E W"},
    {"rhK", "NE E SE", "N NE E SE S", "N NE E SE S SW W NW"},
    {"vfK", "N S", "N NE SE S SW NW", "N S"},
    {"vbK", "N S", "N NE SE S SW NW", "N S"},
    {"vlK", "SW NW", "", "N S W"},
    {"vrK", "NE SE", "", "N E S"},
    {"vvK", "N S", "N NE SE S SW NW", "N S"},
    {"vsK", "NE SE SW NW", "", "N E S W"},
    {"vhK", "N NE SE S SW NW", "", "N NE E SE S SW W NW"},
    {"sfK", "NE NW", "", "N E W"},
    {"sbK", "SE SW", "", "E S W"},
    {"slK", "E W", "NE E SE SW W NW", "E W"},
    {"srK", "E W", "NE E SE SW W NW", "E W"},
    {"svK", "NE SE SW NW", "", "N E S W"},
    {"ssK", "E W", "NE E SE SW W NW", "E W"},
    {"shK", "NE E SE SW W NW", "", "N NE E SE S SW W NW"},
    {"hfK", "N", "", "N NE E SE S SW W NW"},
    {"hbK", "S", "", "N NE E SE S SW W NW"},
    {"hlK", "W", "N NE E SE S SW W NW", "N NE E SE S SW W NW"},
    {"hrK", "E", "N NE E SE S SW W NW", "N NE E SE S SW W NW"},
    {"hvK", "N S", "", "N NE E SE S SW W NW"},
    {"hsK", "E W", "", "N NE E SE S SW W NW"},
    {"hhK", "N NE E SE S SW W NW", "", "N NE E SE S SW W NW"},
};

/// A piece and the number of cells it reaches from the middle of an empty 15x15 board.
struct ExampleRow
{
    const char *name;
    const char *betza;
    int reached;
};

constexpr ExampleRow examples[] = {
    {"Wazir", "W", 4},
    {"Ferz", "F", 4},
    {"Commoner / Mann / King's step", "K", 8},
    {"Dabbaba", "D", 4},
    {"Alfil", "A", 4},
    {"Knight", "N", 8},
    {"Threeleaper", "H", 4},
    {"Camel", "C", 8},
    {"Zebra", "Z", 8},
    {"Tripper", "G", 4},
    {"Giraffe (4,1)", "FX", 8},
    {"Fourleaper", "WX", 4},
    {"Alibaba", "AD", 8},
    {"Squirrel", "NAD", 16},
    {"Champion (Omega)", "WAD", 12},
    {"Wizard (Omega)", "FC", 12},
    {"Bison", "CZ", 16},
    {"Gold General", "WfF", 6},
    {"Silver General", "FfW", 5},
    {"Copper General", "vWfF", 4},
    {"Drunk Elephant", "FfsW", 7},
    {"Soldier across the river", "fsW", 3},
    {"Lance", "fR", 7},
    {"Shogi Knight", "fN", 2},
    {"Short Rook", "R4", 16},
    {"Nightrider", "NN", 24},
    {"Dabbaba-rider", "DD", 12},
    {"Camelrider", "CC", 16},
    {"Charging Knight", "fhNbhsK", 9},
    {"Charging Rook", "fsRbhK", 24},
    {"Fibnif", "FvN", 8},
    {"Chiral knight", "hrN", 4},
    {"Shatranj pawn", "fmWfcF", 1},
    {"FIDE pawn", "ifmnDfmWfceF", 1},
    {"Berolina pawn", "ifmnAfmFfceW", 2},
    {"Castling king", "KisO2", 8},
    {"Knibis", "mNcB", 8},
    {"Xiangqi Cannon (Pao)", "mRcpR", 28},
    {"Vao", "mBcpB", 28},
    {"Leo", "mQcpQ", 56},
    {"Janggi Cannon", "pR", 0},
    {"Grasshopper", "gQ", 0},
    {"Contra-Grasshopper", "gafK", 0},
    {"Equihopper (line, blockable)", "paifQ", 0},
    {"Eagle (90-degree grasshopper)", "gasQ", 0},
    {"Moose (45-degree)", "gafsQ", 0},
    {"Sparrow (135-degree)", "gabsQ", 0},
    {"Mao (Xiangqi Horse)", "afsW", 8},
    {"Moa", "afsF", 8},
    {"Moo", "afsK", 8},
    {"Xiangqi Elephant", "nA", 4},
    {"Lame Dabbaba", "nD", 4},
    {"Janggi Elephant", "afsafW", 8},
    {"Falcon (multi-path lame bison)", "afafsKafsafKafraflKaflafrK", 16},
    {"Griffon", "FyafsF", 52},
    {"Aanca / Manticore", "WyafsW", 52},
    {"Hook Mover", "RmasR", 224},
    {"Capricorn", "BmasB", 112},
    {"Picket (Tamerlane)", "afB", 24},
    {"Ski-Bishop", "jB", 24},
    {"Crooked Bishop", "zB", 40},
    {"Crooked Rook", "zR", 80},
    {"Quintessence", "zN", 44},
    {"Rose", "qN", 32},
    {"Cylinder Rook", "oR", 28},
    {"Chu Shogi Lion", "KNADcaKcabKmabK", 25},
    {"Horned Falcon", "BsbRfDfcavWfmabW", 51},
    {"Soaring Eagle", "RbBfAfcavFfmabF", 45},
    {"Checkers Man", "fmFfcafmF", 2},
    {"International king (single capture)", "mBcafmB", 28},
    {"Ultima Long Leaper (single)", "mQcafmQ", 56},
    {"Ultima Withdrawer", "mQcabyafmK", 56},
    {"Ultima Advancer", "mQyafcabmK", 56},
    {"Rifle Rook", "mRcaibR", 28},
    {"Igui king", "cabK", 0},
    {"Charging double mover casR", "casR", 0},
    {"Bifurcator", "pafsR", 0},
    {"Collision bifurcator", "gabyabsR", 0},
    {"Transparent (4,2) leaper", "mpafN", 8},
    {"Three-step area mover", "aaK", 49},
    {"Tenjiku Rook General (jumping capture)", "Rp(afp)afcR", 28},
    {"Swapper", "udQ", 0},
    {"Universal leaper", "U", 224},
    {"Osprey", "[D?B]", 44},
    {"Griffon, bracket form", "[F?R]", 52},
    {"Bent rook, 90 degrees after one step", "[W?sR]", 56},
    {"Mao, bracket form", "[W-F]", 8},
    {"Tamerlane Giraffe", "[F-W-W-R]", 32},
    {"Locust", "[cQ-mK]", 0},
    {"Grasshopper, bracket form", "[pQ-K]", 0},
    {"Falcon with z", "afafsKafsafzfK", 16},
    {"Zigzag WF slider by repetition", "(afsafz)W", 40},
};

BetzaPiece pieceOf(const QString &betza, BetzaDialect dialect, int longestSide)
{
    return must(readBetza(betza.toStdString(), dialect, longestSide));
}

std::set<int> targets(const Grid &grid, const BetzaPiece &piece)
{
    std::set<int> cells;
    for (const Ending &outcome : LegEvaluator(grid).outcomes(piece.moves))
        cells.insert(outcome.to);
    return cells;
}

/// The cells one step away, named by direction.
QString directionsOf(const QString &betza, BetzaDialect dialect)
{
    static const char *const words[] = {"N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"};
    static const int steps[][2] = {{0, 1}, {1, 2}, {1, 1}, {2, 1}, {1, 0}, {2, -1}, {1, -1}, {1, -2}, {0, -1}, {-1, -2}, {-1, -1}, {-2, -1}, {-1, 0}, {-2, 1}, {-1, 1}, {-1, 2}};
    Grid grid(5, 5);
    grid.from = grid.cell(2, 2);
    const std::set<int> cells = targets(grid, pieceOf(betza, dialect, 5));
    QStringList found;
    for (std::size_t i = 0; i < std::size(words); ++i) {
        if (cells.contains(grid.cell(2 + steps[i][0], 2 + steps[i][1])))
            found << QLatin1String(words[i]);
    }
    return found.join(' ');
}

Grid randomGrid(std::mt19937 &random)
{
    Grid grid(7 + static_cast<int>(random() % 4), 7 + static_cast<int>(random() % 4));
    const unsigned emptiness = 2 + random() % 8;
    for (char &man : grid.men) {
        if (random() % emptiness == 0)
            man = random() % 2 == 0 ? 'F' : 'E';
    }
    grid.from = static_cast<int>(random() % grid.men.size());
    grid.men[static_cast<std::size_t>(grid.from)] = ' ';
    grid.moved = random() % 2 == 0;
    return grid;
}

/// The board after a half turn, or mirrored so that left and right are exchanged.
Grid mirrored(const Grid &grid)
{
    Grid other = grid;
    const auto image = [&](int cell) { return grid.cell(grid.files - 1 - cell % grid.files, cell / grid.files); };
    for (int cell = 0; cell < static_cast<int>(grid.men.size()); ++cell)
        other.men[static_cast<std::size_t>(image(cell))] = grid.men[static_cast<std::size_t>(cell)];
    other.from = image(grid.from);
    return other;
}

constexpr int randomBoards = 60;

} // namespace

class tst_betza : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void directions_data();
    void directions();
    void workedExamples_data();
    void workedExamples();
    void virginMoves_data();
    void virginMoves();
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

void tst_betza::directions_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *betza, BetzaDialect dialect, const char *expected) {
        const QByteArray name = enumName(dialect).data();
        QTest::addRow("%s %s", betza, name.data()) << betza << QString::fromUtf8(name) << expected;
    };
    for (const DirectionRow &row : directionRows) {
        const QString betza = row.betza;
        if (!(betza.startsWith("hl") || betza.startsWith("hr")) || betza.endsWith("N"))
            add(row.betza, BetzaDialect::XBetza, row.diagram);
        add(row.betza, BetzaDialect::FairyStockfish, row.fairy);
        add(row.betza, BetzaDialect::XBoard, row.xboard);
    }
    add("fK", BetzaDialect::Betza1, "N NE NW");
    add("fsK", BetzaDialect::Betza1, "N NE E W NW");
    add("flN", BetzaDialect::Betza1, "WNW");
    add("frW", BetzaDialect::Betza1, "N E");
    add("frW", BetzaDialect::XBetza, "N E");
    add("rlbK", BetzaDialect::XBetza, "E SW");
    add("sbhK", BetzaDialect::XBetza, "SE SW");
    add("ffrrN", BetzaDialect::XBetza, "NNE ENE ESE NNW");
    add("lfrbN", BetzaDialect::XBetza, "SSE NNW");
    add("fsRbK", BetzaDialect::XBetza, "N E S W");
    add("fhW", BetzaDialect::XBetza, "N");
}

void tst_betza::directions()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QString, expected);
    QCOMPARE(directionsOf(betza, enumFromName<BetzaDialect>(dialect.toStdString()).value()), expected);
}

void tst_betza::workedExamples_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("reached");
    for (const ExampleRow &row : examples)
        QTest::newRow(row.name) << row.betza << row.reached;
}

void tst_betza::workedExamples()
{
    QFETCH(QString, betza);
    QFETCH(int, reached);
    Grid grid(15, 15);
    grid.from = grid.cell(7, 7);
    QCOMPARE(static_cast<int>(targets(grid, pieceOf(betza, BetzaDialect::XBetza, 15)).size()), reached);
}

void tst_betza::virginMoves_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("reached");
    QTest::newRow("FIDE pawn") << "ifmnDfmWfceF" << 2;
    QTest::newRow("Berolina pawn") << "ifmnAfmFfceW" << 4;
    QTest::newRow("brackets") << "i[F-W]W" << 12;
    QTest::newRow("chain") << "iafsWF" << 12;
}

void tst_betza::virginMoves()
{
    QFETCH(QString, betza);
    QFETCH(int, reached);
    Grid grid(15, 15);
    grid.from = grid.cell(7, 7);
    grid.moved = false;
    QCOMPARE(static_cast<int>(targets(grid, pieceOf(betza, BetzaDialect::XBetza, 15)).size()), reached);
}

void tst_betza::sameMoves_data()
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

void tst_betza::sameMoves()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, secondDialect);
    const BetzaDialect dialect = enumFromName<BetzaDialect>(secondDialect.toStdString()).value();
    std::mt19937 random(20261);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        const int longest = std::max(grid.files, grid.ranks);
        const auto one = LegEvaluator(grid).outcomes(pieceOf(first, BetzaDialect::XBetza, longest).moves);
        const auto other = LegEvaluator(grid).outcomes(pieceOf(second, dialect, longest).moves);
        QVERIFY2(one == other, qPrintable(QString::number(i)));
    }
}

void tst_betza::twoPiecesAreTheirUnion_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char *first, const char *second) { QTest::addRow("%s + %s", first, second) << first << second; };
    row("R", "N");
    row("mRcaibR", "B");
    row("caK", "cabK");
    row("gQ", "pN");
    row("imN", "fW");
    row("zB", "qN");
}

void tst_betza::twoPiecesAreTheirUnion()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    std::mt19937 random(3);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        auto sum = LegEvaluator(grid).outcomes(pieceOf(first, BetzaDialect::XBetza, 10).moves);
        sum.merge(LegEvaluator(grid).outcomes(pieceOf(second, BetzaDialect::XBetza, 10).moves));
        QVERIFY(LegEvaluator(grid).outcomes(pieceOf(first + second, BetzaDialect::XBetza, 10).moves) == sum);
    }
}

void tst_betza::leftIsTheMirrorOfRight_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const auto row = [](const char *left, const char *right) { QTest::addRow("%s and %s", left, right) << left << right; };
    for (const char *same : {"K", "fhNbhsK", "FyafsF", "RmasR", "KNADcaKcabKmabK", "zB", "qN", "zN", "gabyabsR", "mQcabyafmK", "nN", "[D?B]", "(afsafz)W"})
        row(same, same);
    row("lN", "rN");
    row("lfN", "rfN");
    row("hlN", "hrN");
    row("flK", "frK");
    row("lhQ", "rhQ");
    row("aflW", "afrW");
    row("lmasR", "rmasR");
}

void tst_betza::leftIsTheMirrorOfRight()
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

void tst_betza::longerRangesReachFarther_data()
{
    QTest::addColumn<QString>("prefix");
    for (const char *prefix : {"R", "B", "Q", "N", "D", "jR", "pR", "pN", "zB", "qN", "nD", "nA", "czB", "pzB"})
        QTest::newRow(prefix) << prefix;
}

void tst_betza::longerRangesReachFarther()
{
    QFETCH(QString, prefix);
    std::mt19937 random(5);
    for (int i = 0; i < randomBoards; ++i) {
        const Grid grid = randomGrid(random);
        std::set<int> shorter;
        for (int range = 2; range <= 11; ++range) {
            const std::set<int> cells = targets(grid, pieceOf(prefix + QString::number(range % 11), BetzaDialect::XBetza, 12));
            QVERIFY(std::includes(cells.begin(), cells.end(), shorter.begin(), shorter.end()));
            shorter = cells;
        }
    }
}

void tst_betza::sizes_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("legs");
    const auto row = [](const char *betza, int legs) { QTest::newRow(betza) << betza << legs; };
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

void tst_betza::sizes()
{
    QFETCH(QString, betza);
    QFETCH(int, legs);
    std::size_t found = 0;
    for (const MovementLegs &move : must(readBetza(betza.toStdString(), BetzaDialect::XBetza)).moves) {
        found += move.legs.legs.size();
        QCOMPARE(legGraphFault(move.legs, standardDirections()), std::string());
    }
    QCOMPARE(static_cast<int>(found), legs);
}

QTEST_APPLESS_MAIN(tst_betza)
#include "tst_betza.moc"
