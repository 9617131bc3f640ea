#include "model/movement/betza/betza_writer.h"
#include "model/movement/movement.h"
#include "tests/model/leg_evaluator.h"
#include "tests/support.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int boards = 8;
constexpr int side = 8;

Grid randomGrid(std::mt19937 &random)
{
    Grid grid(side, side);
    const unsigned emptiness = 2 + random() % 8;
    for (char &piece : grid.pieces) {
        if (random() % emptiness == 0)
            piece = random() % 2 == 0 ? 'F' : 'E';
    }
    grid.from = static_cast<int>(random() % grid.pieces.size());
    grid.moved = random() % 2 == 0;
    return grid;
}

/// Empty if both pieces have the same moves on some random boards.
QString difference(const BetzaPiece &one, const BetzaPiece &other)
{
    std::mt19937 random(77);
    for (int i = 0; i < boards; ++i) {
        const Grid grid = randomGrid(random);
        if (LegEvaluator(grid).outcomes(one.moves) != LegEvaluator(grid).outcomes(other.moves))
            return QStringLiteral("they differ on board %1").arg(i);
    }
    return {};
}

BetzaDialect dialectOf(const QString &name)
{
    return enumFromName<BetzaDialect>(name.toStdString()).value();
}

QStringList oracleStrings(const char *name)
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    QStringList strings;
    for (const QJsonValue &piece :
         QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("pieces")].toArray())
        strings << piece[QStringLiteral("betza")].toString();
    return strings;
}

} // namespace

class tst_betza_writer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void written_data();
    void written();
    void refused_data();
    void refused();
    void readsBack_data();
    void readsBack();
    void namedDirections();
    void stepsStraightOn_data();
    void stepsStraightOn();
};

void tst_betza_writer::written_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *betza, const char *dialect, const char *expected) {
        QTest::addRow("%s in %s", betza, dialect) << betza << dialect << expected;
    };
    for (const char *same :
         {"K",      "R4",      "NN",         "fhNbF",   "mNcB",      "pR",         "gQ",
          "pR3",    "gR3",     "jR4",        "jjR",     "nN",        "nD",         "nDD",
          "nH",     "jD",      "jH",         "zN",      "zB3",       "qN",         "oR",
          "ooN",    "U",       "mU",         "udQ",     "cdK",       "gW",         "pN",
          "FyafsF", "mRcaibR", "paifQ",      "mQcafmQ", "gabyabsR",  "tpafR",      "fmFfcafmF",
          "imnD",   "cabK",    "mQcabyafmK", "mpafN",   "(afsafz)W", "f(afsafz)W", "(afsafs)F"})
        row(same, "xbetza", same);
    row("fsK", "xbetza", "fF");
    row("[F?R]", "xbetza", "FyafsF");
    row("[W-F]", "xbetza", "afsW");
    row("[D?B]", "xbetza", "D[D-fsQ]");
    row("[cQ-mK]", "xbetza", "[cQ-fmK]");
    row("FX", "xbetza", "(4,1)");
    row("FX0", "xbetza", "(4,1)0");
    row("L", "xbetza", "C");
    row("afafsKafsafzfK", "xbetza", "afafsKaflafrfKafraflfK");
    row("NN", "xboard", "N0");
    row("FyafsF", "xboard", "FyafsF");
    row("L", "xboard", "C");
    row("Z", "betza1", "J");
    row("C", "betza1", "L");
    row("fsK", "betza1", "fF");
    row("fhNbhsK", "fairy-stockfish", "fhNbsWbF");
    row("Q", "fairy-stockfish", "RB");
    row("mQcpQ", "fairy-stockfish", "mRmBcpRcpB");
    row("ifmnDfmWfcF", "fairy-stockfish", "ifmnDfmWfcF");
}

void tst_betza_writer::written()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QString, expected);
    TAKE(piece, readBetza(betza.toStdString(), BetzaDialect::XBetza));
    TAKE(text, writeBetza(piece.moves, dialectOf(dialect)));
    QCOMPARE(QString::fromStdString(text), expected);
}

void tst_betza_writer::refused_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *betza, const char *dialect, const char *message) {
        QTest::addRow("%s in %s", betza, dialect) << betza << dialect << message;
    };
    row("(az)F", "xbetza", "leg 6 leads back to itself, which a chain cannot express");
    row("[N-B]", "xbetza", "leg 9 steps in a direction of its own, which a chain cannot express");
    row("FyafsF", "fairy-stockfish", "leg 2 cannot be written in Fairy-Stockfish");
    row("R10", "fairy-stockfish", "Fairy-Stockfish skips '0', in R10");
    row("gR3",
        "fairy-stockfish",
        "Fairy-Stockfish reads the digit in place of 'g', which becomes 'p', in gR3");
    row("R2pR",
        "fairy-stockfish",
        "Fairy-Stockfish lets moves along the same lines take over each other's reach, in R2pR");
    row("RmasR", "betza1", "leg 2 cannot be written in Betza 1.0");
    row("imW", "betza1", "Betza 1.0 has no moves for unmoved pieces only");
    row("U", "xboard", "leg 1 leads anywhere, which cannot be written here");
    row("(4,1)", "xboard", "leg 1 cannot be written in XBoard");
}

void tst_betza_writer::refused()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    TAKE(piece, readBetza(betza.toStdString(), BetzaDialect::XBetza));
    const auto text = writeBetza(piece.moves, dialectOf(dialect));
    QVERIFY(!text);
    QCOMPARE(QString::fromStdString(text.error().sentence()), message);
}

void tst_betza_writer::readsBack_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("into");
    const auto add = [](const QStringList &strings, const char *from) {
        for (const QString &betza : strings) {
            for (const auto &row : enumRows<BetzaDialect>())
                QTest::addRow("%s %s to %s", qPrintable(betza), from, row.name.data())
                    << betza << from << QString::fromUtf8(row.name.data());
        }
    };
    add(oracleStrings("betza_reach_xbetza.shared.json"), "xbetza");
    add(oracleStrings("betza_reach_fsf.shared.json"), "fairy-stockfish");
    add({"v[F?R]",
         "[Q-R]",
         "R2pR",
         "qB3",
         "jA",
         "pB4",
         "gB5",
         "nAA",
         "[A?R]",
         "[D-A]",
         "iyafsF",
         "dafmW",
         "afudQ",
         "cafumK",
         "oyafsF",
         "[F-N]"},
        "xbetza");
    add({"R2pR", "fNNnN", "B2gB", "RfR3", "fRbpR"}, "fairy-stockfish");
}

/// A string that is written means what the legs mean. The chess-like subset is written everywhere.
void tst_betza_writer::readsBack()
{
    QFETCH(QString, betza);
    QFETCH(QString, from);
    QFETCH(QString, into);
    TAKE(piece, readBetza(betza.toStdString(), dialectOf(from)));
    const auto text = writeBetza(piece.moves, dialectOf(into));
    if (!text) {
        const QSet<QString> circles = {
            "(az)F", "(afaf)afW", "fNNnN", "R2pR", "B2gB", "[F-N]", "[D-A]"};
        QVERIFY2(into != "xbetza" || circles.contains(betza), text.error().sentence().c_str());
        return;
    }
    TAKE(again, readBetza(*text, dialectOf(into)));
    const QString wrong = difference(piece, again);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong + ": " + QString::fromStdString(*text)));
}

void tst_betza_writer::namedDirections()
{
    const Directions directions = standardDirections();
    const MovementLegs hook{hookMover(directions), When::Always};
    TAKE(text, writeBetza({&hook, 1}, BetzaDialect::XBetza, directions));
    QCOMPARE(QString::fromStdString(text), QStringLiteral("RasR"));
}

void tst_betza_writer::stepsStraightOn_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("betza");
    QTest::newRow("a double step") << "move (~n n stop)"
                                   << "fmnD";
    QTest::newRow("a triple step") << "move (~n ~n n stop)"
                                   << "fmnH";
    QTest::newRow("a capture two cells away") << "capture (~n n stop)"
                                              << "fcnD";
}

/// Steps over empty cells in one direction are the lame leap that they make.
void tst_betza_writer::stepsStraightOn()
{
    QFETCH(QString, path);
    QFETCH(QString, betza);
    const Directions directions = standardDirections(Lattice::Square);
    const auto moves =
        must(legsOf(Movement{PathText{path.toStdString()}, When::Always, {}}, directions, {}));
    QCOMPARE(QString::fromStdString(must(writeBetza(moves, BetzaDialect::XBetza, directions))),
             betza);
}

QTEST_APPLESS_MAIN(tst_betza_writer)
#include "tst_betza_writer.moc"
