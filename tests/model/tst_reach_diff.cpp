#include "model/analysis/reach_diff.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

PieceType typeOf(const char *betza)
{
    return {"Piece", {}, {Movement{BetzaText{betza}, When::Always, {}}}};
}

Result<ReachDiff> diffOn(const Design &design, const char *before, const char *after)
{
    return ReachDiff::between(design, typeOf(before), *design.directions, typeOf(after));
}

} // namespace

class tst_reach_diff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alone_data();
    void alone();
    void isTheOtherWayRound();
    void fromEverywhere();
    void inAPosition();
    void otherDirections();
};

void tst_reach_diff::alone_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("text");
    QTest::newRow("same") << "N"
                          << "N"
                          << "nothing changes";
    QTest::newRow("written otherwise") << "WF"
                                       << "K"
                                       << "nothing changes";
    QTest::newRow("wider") << "W"
                           << "K"
                           << "gains c3, c5, e3 and e5";
    QTest::newRow("exchanged") << "W"
                               << "F"
                               << "gains c3, c5, e3 and e5; loses c4, d3, d5 and e4";
    QTest::newRow("captures only") << "fW"
                                   << "fmW"
                                   << "loses the capture on d5";
    QTest::newRow("moves only") << "fcF"
                                << "fF"
                                << "gains the move to c5 and e5";
    QTest::newRow("no moves any more") << "fF"
                                       << "fcF"
                                       << "loses the move to c5 and e5";
    QTest::newRow("shorter") << "fR3"
                             << "fR"
                             << "gains d8";
}

void tst_reach_diff::alone()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, text);
    TAKE(diff, diffOn(designOf("square:8x8"), qPrintable(before), qPrintable(after)));
    const ReachChange change = diff.alone(cellOf(diff.board(), "d4"));
    QCOMPARE(QString::fromStdString(changeMessage(change, diff.board()).text()), text);
}

void tst_reach_diff::isTheOtherWayRound()
{
    const Design design = designOf("square:8x8:cylinder");
    TAKE(there, diffOn(design, "NmB", "CR"));
    TAKE(back, diffOn(design, "CR", "NmB"));
    for (const CellId cell : there.board().cells()) {
        const ReachChange a = there.alone(cell);
        const ReachChange b = back.alone(cell);
        QCOMPARE(a.movesGained, b.movesLost);
        QCOMPARE(a.movesLost, b.movesGained);
        QCOMPARE(a.capturesGained, b.capturesLost);
        QCOMPARE(a.capturesLost, b.capturesGained);
        QVERIFY(!a.isNone());
    }
}

/// A king has 420 moves on 64 cells, a wazir 224.
void tst_reach_diff::fromEverywhere()
{
    TAKE(diff, diffOn(designOf("square:8x8"), "W", "K"));
    std::size_t gained = 0;
    for (const ReachChange &change : diff.movesFromEverywhere())
        gained += change.gained();
    QCOMPARE(gained, std::size_t(420 - 224));
    TAKE(none, diffOn(designOf("square:8x8"), "K", "WF"));
    QVERIFY(none.movesFromEverywhere().empty());
}

void tst_reach_diff::inAPosition()
{
    const Design design = designOf("square:8x8", {{"Man", "leap n"}});
    TAKE(diff, diffOn(design, "fR", "fRfN"));
    Position position(diff.board().size(), 2, 1);
    position.put(cellOf(diff.board(), "d5"), {PieceId(0), PlayerId(0), true});
    position.put(cellOf(diff.board(), "e6"), {PieceId(0), PlayerId(1), true});
    position.put(cellOf(diff.board(), "f5"), {PieceId(0), PlayerId(0), true});
    const ReachChange change = diff.in(position, cellOf(diff.board(), "d4"), PlayerId(0));
    QCOMPARE(QString::fromStdString(changeMessage(change, diff.board()).text()),
             "gains the move to c6; gains the capture on e6");
}

void tst_reach_diff::otherDirections()
{
    const Design design = designOf("square:8x8");
    Directions other = *design.directions;
    std::reverse(other.list.begin(), other.list.end());
    Leg leg;
    leg.steps = {*other.find(std::string_view("n"))};
    leg.onEmpty.stop = true;
    const PieceType before{"Piece", {}, {Movement{LegGraph{{leg}, {LegId(0)}}, When::Always, {}}}};
    TAKE(diff, ReachDiff::between(design, before, other, typeOf("fmW")));
    QVERIFY(diff.alone(cellOf(diff.board(), "d4")).isNone());
    other.list.push_back({"up", std::nullopt, {}, {}});
    leg.steps = {DirectionId(other.list.size() - 1)};
    const PieceType lost{"Piece", {}, {Movement{LegGraph{{leg}, {LegId(0)}}, When::Always, {}}}};
    const auto failed = ReachDiff::between(design, lost, other, typeOf("fmW"));
    QVERIFY(!failed);
    QCOMPARE(QString::fromStdString(failed.error().sentence()), "there is no direction 'up' here");
}

QTEST_GUILESS_MAIN(tst_reach_diff)
#include "tst_reach_diff.moc"
