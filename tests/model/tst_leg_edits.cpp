#include "model/edit/pieces/betza_part.h"
#include "model/edit/pieces/leg_edits.h"
#include "model/movement/betza/betza.h"
#include "model/movement/movement.h"
#include "model/movement/path/step_text.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A hook mover: sideways after each ride that ends on an empty cell.
LegGraph hook()
{
    LegGraph legs;
    legs.legs.resize(2);
    legs.legs[0].steps = {Vector{1, 0}, Vector{-1, 0}};
    legs.legs[0].most = unlimited;
    legs.legs[0].onEmpty = {{true, Effect::None}, {LegId(1)}, {}};
    legs.legs[1].steps = {Turn{2}, Turn{-2}};
    legs.legs[1].most = unlimited;
    legs.legs[1].onEmpty.stop = true;
    legs.first = {LegId(0)};
    return legs;
}

QString fault(const LegGraph &legs)
{
    return QString::fromStdString(legGraphFault(legs, standardDirections()).text());
}

} // namespace

/// Legs changed one by one, and the text of their ways.
class tst_leg_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steps_data();
    void steps();
    void stepsThatCannotBeRead_data();
    void stepsThatCannotBeRead();
    void aChangedLegCanAlwaysBeWalked();
    void noLastEndWhereNothingEnds();
    void aLegIsAdded();
    void aLegIsDeletedWithThoseBehindIt();
    void aLegThatIsStillReachedStays();
    void asMuchAsBetzaCanSay();
};

void tst_leg_edits::steps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("again");
    const auto row = [](const char *text, const char *again) {
        QTest::newRow(text) << text << again;
    };
    row("n e s w", "n e s w");
    row(" (3,1)\tne ", "(3,1) ne");
    row("(1, 0, -2)(0,1)", "(1,0,-2) (0,1)");
    row("turn 2 turn -1 turn 0", "turn +2 turn -1 turn 0");
    row("around (1,0) around-all (0,-1)", "around (1,0) around-all (0,-1)");
    row("anywhere", "anywhere");
}

void tst_leg_edits::steps()
{
    QFETCH(QString, text);
    const Directions directions = standardDirections();
    const auto steps = readSteps(text.toStdString(), directions);
    QVERIFY2(steps, steps ? "" : steps.error().sentence().c_str());
    const std::string written = stepsText(*steps, directions);
    QTEST(QString::fromStdString(written), "again");
    QVERIFY(must(readSteps(written, directions)) == *steps);
}

void tst_leg_edits::stepsThatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, int column, const char *message) {
        QTest::newRow(text) << text << column << message;
    };
    row("", 1, "a leg needs a direction, a vector such as (2,1) or a turn such as turn +1");
    row("n nex", 3, "unknown direction 'nex'; did you mean 'ne'?");
    row("n turn", 3, "a turn is followed by its compass points, such as turn +1 or turn -2");
    row("turn right", 1, "a turn is followed by its compass points, such as turn +1 or turn -2");
    row("turn 999", 1, "a turn has at most 255 points");
    row("(1)", 1, "a vector is written like (3,1)");
    row("n (1,2", 3, "a vector is written like (3,1)");
    row("(1,2,3,4,5)", 1, "a vector is written like (3,1)");
    row("(0,0)", 1, "the vector (0,0) leads nowhere");
    row("(256,0)", 1, "a vector may lead at most 255 cells along each axis");
    row("around", 1, "'around' is followed by a vector, such as (1,0)");
    row("n e n", 5, "'n' is said twice");
}

void tst_leg_edits::stepsThatCannotBeRead()
{
    QFETCH(QString, text);
    const auto steps = readSteps(text.toStdString(), standardDirections());
    QVERIFY(!steps);
    QTEST(QString::fromStdString(steps.error().sentence()), "message");
    QTEST(steps.error().place.column, "column");
}

void tst_leg_edits::aChangedLegCanAlwaysBeWalked()
{
    Leg leg = hook()[LegId(1)];
    leg.onEnemy.stop = true;
    leg.onFriend.then = {LegId(0)};
    leg.onEmpty.effect = Effect::Capture;
    const LegGraph changed = withLeg(hook(), LegId(1), leg);
    QCOMPARE(fault(changed), "");
    QVERIFY(changed[LegId(1)].onEnemy.effect == Effect::Capture);
    QVERIFY(changed[LegId(1)].onFriend.effect == Effect::None);
    QVERIFY(changed[LegId(1)].onEmpty.effect == Effect::None);
    QVERIFY(changed[LegId(0)] == hook()[LegId(0)]);
}

void tst_leg_edits::noLastEndWhereNothingEnds()
{
    LegGraph chain;
    chain.legs.resize(1);
    chain.first = {LegId(0)};
    LegEnd &end = chain.legs.front().onEmpty;
    end.stop = end.lastOnly = true;
    QVERIFY(withLegRights(chain, LegId(0), Rights::Move).legs.front().onEmpty.lastOnly);
    QVERIFY(!withLegRights(chain, LegId(0), Rights::Capture).legs.front().onEmpty.lastOnly);
    Leg passed = chain.legs.front();
    passed.onEmpty.stop = false;
    QVERIFY(!withLeg(chain, LegId(0), passed).legs.front().onEmpty.lastOnly);
}

void tst_leg_edits::aLegIsAdded()
{
    const LegGraph longer = withLegAdded(hook(), LegId(1), &Leg::onEnemy);
    QCOMPARE(fault(longer), "");
    QCOMPARE(longer.legs.size(), std::size_t(3));
    QVERIFY(longer[LegId(1)].onEnemy.then == std::vector{LegId(2)});
    QVERIFY(longer[LegId(2)].steps == std::vector<Step>{Turn{0}});
    QVERIFY(rightsOf(longer[LegId(2)]) == Rights::Both);
    QVERIFY(withLegDeleted(longer, LegId(2)) == hook());
}

void tst_leg_edits::aLegIsDeletedWithThoseBehindIt()
{
    LegGraph legs = withLegAdded(hook(), LegId(1), &Leg::onEmpty);
    Leg other;
    other.steps = {Vector{2, 1}};
    other.onEmpty.stop = true;
    legs.legs.push_back(other);
    legs.first.push_back(LegId(3));
    const LegGraph rest = withLegDeleted(legs, LegId(0));
    QCOMPARE(rest.legs.size(), std::size_t(1));
    QVERIFY(rest.legs[0] == other);
    QVERIFY(rest.first == std::vector{LegId(0)});
    QVERIFY(withLegDeleted(rest, LegId(0)).legs.empty());
}

void tst_leg_edits::aLegThatIsStillReachedStays()
{
    LegGraph legs = withLegAdded(hook(), LegId(1), &Leg::onEmpty);
    legs.legs[2].onEmpty.then = {LegId(1), LegId(2)};
    legs.legs[0].onEnemy.then = {LegId(2)};
    const LegGraph rest = withLegDeleted(legs, LegId(1));
    QCOMPARE(rest.legs.size(), std::size_t(2));
    QVERIFY(rest[LegId(0)].onEmpty.then.empty());
    QVERIFY(rest[LegId(0)].onEnemy.then == std::vector{LegId(1)});
    QVERIFY(rest[LegId(1)].onEmpty.then == std::vector{LegId(1)});
    QCOMPARE(fault(rest), "");
}

void tst_leg_edits::asMuchAsBetzaCanSay()
{
    const auto part = [](const LegGraph &legs) {
        const auto found = betzaPart(legs, BetzaDialect::XBetza, standardDirections());
        if (!found)
            return QString("nothing");
        return QString::fromStdString(found->text) + (found->isWhole ? "" : " ...");
    };
    QCOMPARE(part(hook()), "smRsasmR");
    // Swaps have no letter between others: the second leg goes, the first stays.
    LegGraph legs = hook();
    legs.legs[1].onEnemy = {{true, Effect::Push}, {}, {}};
    QCOMPARE(part(legs), "smR ...");
    legs.legs[0].only.zones = {{ZoneRule::Within, ZoneId(0)}};
    QCOMPARE(part(legs), "nothing");
}

QTEST_APPLESS_MAIN(tst_leg_edits)
#include "tst_leg_edits.moc"
