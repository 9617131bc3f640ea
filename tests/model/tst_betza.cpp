#include "tests/model/betza_support.h"
#include "tests/model/betza_tables.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The cells one step away, named by direction.
QString directionsOf(const QString &betza, BetzaDialect dialect)
{
    static const char *const words[] = {"N",
                                        "NNE",
                                        "NE",
                                        "ENE",
                                        "E",
                                        "ESE",
                                        "SE",
                                        "SSE",
                                        "S",
                                        "SSW",
                                        "SW",
                                        "WSW",
                                        "W",
                                        "WNW",
                                        "NW",
                                        "NNW"};
    static const int steps[][2] = {{0, 1},
                                   {1, 2},
                                   {1, 1},
                                   {2, 1},
                                   {1, 0},
                                   {2, -1},
                                   {1, -1},
                                   {1, -2},
                                   {0, -1},
                                   {-1, -2},
                                   {-1, -1},
                                   {-2, -1},
                                   {-1, 0},
                                   {-2, 1},
                                   {-1, 1},
                                   {-1, 2}};
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
    // Pasted texts have blanks around and between atoms, and before them.
    for (const BetzaDialect dialect : {BetzaDialect::XBetza,
                                       BetzaDialect::Betza1,
                                       BetzaDialect::FairyStockfish,
                                       BetzaDialect::XBoard})
        add(" f W\tb  s W ", dialect, "N E S W");
}

void tst_betza::directions()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QString, expected);
    QCOMPARE(directionsOf(betza, enumFromName<BetzaDialect>(dialect.toStdString()).value()),
             expected);
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
    QCOMPARE(static_cast<int>(targets(grid, pieceOf(betza, BetzaDialect::XBetza, 15)).size()),
             reached);
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
    QCOMPARE(static_cast<int>(targets(grid, pieceOf(betza, BetzaDialect::XBetza, 15)).size()),
             reached);
}

QTEST_APPLESS_MAIN(tst_betza)
#include "tst_betza.moc"
