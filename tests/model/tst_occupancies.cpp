#include "model/analysis/occupancies.h"
#include "tests/model/library_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// What a piece can do on each cell, over all the ways in which other pieces could stand about.
class tst_occupancies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedCells_data();
    void namedCells();
    void agreesWithRandomBoards_data();
    void agreesWithRandomBoards();
    void wrappedBoard();
    void canBeStopped();
    void words();

private:
    struct Asked
    {
        Design design;
        Asker asker;
        std::vector<MovementLegs> legs;
        Mover mover;
    };
    static Asked askAbout(const std::string &spec, const QString &betza, const char *from)
    {
        Design design = designWith(
            spec,
            {typeOf(
                "piece",
                must(readBetza(betza.toStdString(), BetzaDialect::XBetza, longestSide(spec))))});
        Asker asker(design);
        const CellId cell = cellOf(asker.board(), from);
        auto legs = legsOf(design.pieces->types.front(), design);
        return {design, std::move(asker), std::move(legs), {cell, PlayerId(0), {}, false}};
    }
    static std::vector<CellChances> chances(const Asked &asked)
    {
        const auto found = chancesOf(asked.asker.board(), asked.mover, asked.legs, 2);
        return found.value_or(std::vector<CellChances>());
    }
};

void tst_occupancies::namedCells_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *betza, const char *cell, const char *words) {
        QTest::addRow("%s on %s", betza, cell) << QString(betza) << QString(cell) << QString(words);
    };
    // The piece stands on d4 of an 8x8 board.
    row("N", "e6", "moves and captures always");
    row("N", "e5", "");
    row("R", "d5", "moves and captures always");
    row("R", "d6", "moves and captures while the way is free");
    row("nN", "e6", "moves and captures while the way is free");
    row("mN", "e6", "moves always, never captures");
    row("cN", "e6", "captures always, never moves");
    row("gQ", "d5", "");
    row("gQ", "d6", "moves and captures only with another piece to jump or take");
    row("mRcpR",
        "d6",
        "moves while the way is free, captures only with another piece to jump or take");
    row("mRcpR", "d5", "moves always, never captures");
    row("pR", "d8", "moves and captures only with another piece to jump or take");
    row("fmWfcF", "d5", "moves always, never captures");
    row("fmWfcF", "e5", "captures always, never moves");
    row("fmWfcFifmnD", "d6", "moves while the way is free, never captures");
    row("NnN", "e6", "moves and captures always");
    row("ND", "d6", "moves and captures always");
    row("FyafsF", "e7", "moves and captures while the way is free");
    row("KR", "d5", "moves and captures always");
    row("RmasR", "g7", "moves and captures while the way is free");
}

void tst_occupancies::namedCells()
{
    QFETCH(QString, betza);
    QFETCH(QString, cell);
    QFETCH(QString, words);
    const Asked asked = askAbout("square:8x8", betza, "d4");
    const auto found = chances(asked);
    QCOMPARE(found.size(), std::size_t(64));
    const CellId at = cellOf(asked.asker.board(), cell.toStdString());
    QCOMPARE(QString::fromStdString(describeChances(found[at.index()]).text()), words);
}

void tst_occupancies::agreesWithRandomBoards_data()
{
    QTest::addColumn<QString>("betza");
    for (const char *betza :
         {"N", "Q", "gQ", "mRcpR", "nN", "FyafsF", "RmasR", "cNmR", "fmWfcF", "pQ", "ND", "afsF"})
        QTest::newRow(betza) << QString(betza);
}

/// Always and never hold on any board; the others hold on some.
void tst_occupancies::agreesWithRandomBoards()
{
    QFETCH(QString, betza);
    Asked asked = askAbout("square:6x6", betza, "c3");
    const auto found = chances(asked);
    QCOMPARE(found.size(), std::size_t(36));
    std::vector<int> can(36);
    std::vector<int> cannot(36);
    std::mt19937 random(5);
    for (unsigned seed = 0; seed < seeds(800); ++seed) {
        strew(asked.asker.position(), random);
        const CellId from = asked.mover.from;
        const Reach &reach = asked.asker.reach("piece", from, 0, false);
        for (const CellId cell : asked.asker.board().cells()) {
            if (cell == from)
                continue;
            const Occupant who = asked.asker.position().seenBy(PlayerId(0), cell);
            const CellChances &known = found[cell.index()];
            const Dependence dependence = who == Occupant::Empty ? known.move : known.capture;
            const bool does = reach.isTarget(cell);
            if (who == Occupant::Friend)
                continue;
            QVERIFY2(dependence != Dependence::Never || !does,
                     asked.asker.board().name(cell).c_str());
            QVERIFY2(dependence != Dependence::Always || does,
                     asked.asker.board().name(cell).c_str());
            if (dependence == Dependence::FreeWay || dependence == Dependence::NeedsPiece)
                ++(does ? can : cannot)[cell.index()];
        }
    }
    for (std::size_t i = 0; i < can.size(); ++i)
        QVERIFY(can[i] + cannot[i] == 0 || (can[i] > 0 && cannot[i] > 0));
}

void tst_occupancies::wrappedBoard()
{
    // It takes two pieces to keep a rook on a ring from coming round either way.
    const Asked asked = askAbout("square:8x1:cylinder", "R", "a1");
    for (const CellId cell : asked.asker.board().cells()) {
        if (cell == asked.mover.from)
            continue;
        const bool isNeighbour =
            cell == cellOf(asked.asker.board(), "b1") || cell == cellOf(asked.asker.board(), "h1");
        QCOMPARE(chances(asked)[cell.index()].move,
                 isNeighbour ? Dependence::Always : Dependence::FreeWay);
    }
}

void tst_occupancies::canBeStopped()
{
    const Asked asked = askAbout("square:8x8", "Q", "d4");
    int questions = 0;
    const auto stopped = chancesOf(
        asked.asker.board(), asked.mover, asked.legs, 2, [&] { return ++questions < 10; });
    QVERIFY(!stopped);
    QVERIFY(questions < 200);
    QVERIFY(!chancesOf(
        asked.asker.board(), asked.mover, asked.legs, 2, [] { return true; }, 20));
}

void tst_occupancies::words()
{
    QVERIFY(describeChances({}).isEmpty());
    QCOMPARE(describeChances({Dependence::Always, Dependence::FreeWay}).text(),
             std::string("moves always, captures while the way is free"));
}

QTEST_APPLESS_MAIN(tst_occupancies)
#include "tst_occupancies.moc"
