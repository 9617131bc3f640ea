#include "model/analysis/piece_finder.h"
#include "tests/model/library_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

const PieceFinder &finder()
{
    static const PieceFinder known(library());
    return known;
}

std::vector<MovementLegs> legsOf(const QString &betza)
{
    return must(readBetza(betza.toStdString(), BetzaDialect::XBetza, 8)).moves;
}

QString text(const PieceMatch &match)
{
    QString result = QString::fromStdString(library()[match.piece].name);
    if (match.turned != Orientation{})
        result += QStringLiteral(" ") + QString::fromLatin1(enumName(match.turned).data());
    return result;
}

} // namespace

/// Pieces known by what they do.
class tst_piece_finder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void identify_data();
    void identify();
    void everyPieceIsItself();
    void nearest_data();
    void nearest();
    void oneStepAway_data();
    void oneStepAway();
    void directionsOfADesign();
    void facingsHaveInverses();
};

void tst_piece_finder::identify_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("matches");
    const auto row = [](const char *name, const char *betza, const char *matches) {
        QTest::newRow(name) << QString::fromLatin1(betza) << QString::fromLatin1(matches);
    };
    row("this is the gryphon", "[F?R]", "Gryphon");
    row("in other words", "afsW", "Mao");
    row("a slide as long as the board", "WFRB", "Queen");
    row("two pieces that move alike", "WF", "King, Commoner");
    row("crooked on a small board", "zB", "Crooked Bishop");
    row("a pawn that goes down", "bmWibmW2bcF", "Pawn half");
    row("a lance to the left", "lR", "Lance back-quarter");
    row("mirrored", "hlN", "Chiral Knight flip-ns");
    row("unmoved only makes the difference", "fmWfcF", "Shatranj Pawn");
    row("a bishop is no cylinder bishop", "B", "Bishop");
    row("a hopper that needs two pieces", "[pQ-fpQ-fK]", "Kangaroo");
    row("unknown", "CbW", "");
    row("nothing", "ifceW", "");
    row("leaps past the edge of what is seen", "(9,1)", "");
}

void tst_piece_finder::identify()
{
    QFETCH(QString, betza);
    QFETCH(QString, matches);
    QStringList found;
    for (const PieceMatch &match : finder().identify(legsOf(betza)))
        found << text(match);
    QCOMPARE(found.join(QStringLiteral(", ")), matches);
}

void tst_piece_finder::everyPieceIsItself()
{
    for (std::size_t i = 0; i < library().size(); i += stride(16)) {
        const auto matches = finder().identify(readBetza(library()[i], 11).moves);
        const PieceMatch itself{i, {}};
        QVERIFY2(std::find(matches.begin(), matches.end(), itself) != matches.end(),
                 library()[i].name.c_str());
    }
}

void tst_piece_finder::nearest_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("difference");
    const auto row =
        [](const char *name, const char *betza, const char *first, const char *difference) {
            QTest::newRow(name) << QString::fromLatin1(betza) << QString::fromLatin1(first)
                                << QString::fromLatin1(difference);
        };
    row("the same", "[F?R]", "Gryphon", "the same");
    row("the same, turned",
        "lR",
        "Lance back-quarter",
        "the same, turned: a quarter turn anticlockwise");
    row("one vector more", "CbW", "Camel", "also to (0,-1)");
    row("shorter slides", "RfB3", "Square Mover", "also to (-2,2), (2,2), (-3,3) and (3,3)");
    row("moves and captures", "CmW", "Camel", "also moving to the Wazir squares");
    row("captures only", "CcW", "Camel", "also capturing on the Wazir squares");
    row("some more and some less",
        "CZfW(7,1)(7,5)",
        "Bison",
        "also to (0,1), all (7,1) and all (7,5)");
    row("a ring with gaps", "(5,0)(6,1)bW", "Flamingo", "also to (0,-1) and all (5,0)");
    row("a hop more", "NpD", "Knight", "also hopping to the Fourleaper squares");
    row("in a crowd only", "mRcpR4", "Pao", "the same, except among several pieces");
}

void tst_piece_finder::nearest()
{
    QFETCH(QString, betza);
    QFETCH(QString, first);
    QFETCH(QString, difference);
    const auto found = finder().nearest(legsOf(betza), 5);
    QCOMPARE(found.size(), std::size_t{5});
    QCOMPARE(text(found.front().match) + ": "
                 + QString::fromStdString(likenessText(found.front()).text()),
             first + ": " + difference);
    for (std::size_t i = 1; i < found.size(); ++i)
        QVERIFY(found[i - 1].places() <= found[i].places());
}

void tst_piece_finder::oneStepAway_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *betza, const char *sentence) {
        QTest::newRow(name) << QString::fromLatin1(betza) << QString::fromLatin1(sentence);
    };
    row("one leap more", "CbW", "Like the Camel, and also to (0,-1)");
    row("a leaper more that makes no known piece", "RCH", "");
    row("only to move",
        "CmW",
        "Like the Camel, and also moves to the Wazir squares without capturing");
    row("only to capture", "CcW", "Like the Camel, and also captures on the Wazir squares");
    row("a leap less", "frlC", "");
    // What the word "only" was said of before, and was not so.
    row("captures a neighbour and steps on", "cafW", "");
    row("a ferz that captures one and may step on", "FcafWcafasW", "");
    row("captures by a hop of any distance too", "mWcpR", "");
    row("hops over a neighbour", "pW", "");
    row("blocked where the other is not", "mRcpR4", "");
    row("farther neighbours", "ffNfWbrF", "");
}

void tst_piece_finder::oneStepAway()
{
    QFETCH(QString, betza);
    QFETCH(QString, sentence);
    const auto step = finder().oneStepAway(legsOf(betza));
    QCOMPARE(step
                 ? QString::fromStdString(stepText(*step, library()[step->match.piece].name).text())
                 : QString(),
             sentence);
}

/// Legs of a design name its directions by number.
void tst_piece_finder::directionsOfADesign()
{
    Directions four;
    for (const auto &[name, vector] : {std::pair("up", Vector{{0, 1}}),
                                       {"down", {{0, -1}}},
                                       {"left", {{-1, 0}}},
                                       {"right", {{1, 0}}}})
        four.list.push_back({name, vector, {}, {}});
    Leg leg;
    leg.steps = {DirectionId(0), DirectionId(1), DirectionId(2), DirectionId(3)};
    leg.most = unlimited;
    leg.onEmpty.stop = true;
    leg.onEnemy = {{true, Effect::Capture}, {}, {}};
    const MovementLegs rook{{{leg}, {LegId(0)}}, When::Always};
    const auto matches = finder().identify({&rook, 1}, four);
    QCOMPARE(matches.size(), std::size_t{1});
    QCOMPARE(text(matches.front()), QStringLiteral("Rook"));
}

void tst_piece_finder::facingsHaveInverses()
{
    QCOMPARE(squareFacings().size(), std::size_t{8});
    QVERIFY(squareFacings().front() == Orientation{});
    for (const Orientation &facing : squareFacings()) {
        const Vector knight{{1, 2}};
        QVERIFY(inverse(facing).apply(facing.apply(knight)) == knight);
    }
    for (std::size_t place = 0; place < PieceSignature::Places().size(); ++place)
        QCOMPARE(placeOf(vectorTo(place)), place);
}

QTEST_APPLESS_MAIN(tst_piece_finder)
#include "tst_piece_finder.moc"
