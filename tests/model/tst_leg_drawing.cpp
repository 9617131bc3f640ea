#include "model/edit/pieces/leg_drawing.h"
#include "model/edit/pieces/leg_edits.h"
#include "model/edit/pieces/paint_inference.h"
#include "model/movement/path/path_geometry.h"
#include "tests/model/library_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr DrawnLeg leg(int right,
                       int up,
                       LegSpan span = LegSpan::Leap,
                       Joint joint = Joint::Empty,
                       bool mayStop = true)
{
    return {{{right, up}}, span, joint, mayStop};
}

} // namespace

/// Moves drawn leg by leg do what the pieces of the library do whom they are named after.
class tst_leg_drawing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawnPieces_data();
    void drawnPieces();
    void legsAreShared_data();
    void legsAreShared();
    void stoppingWhereAVictimStands();
    void nothingDrawn();
    void bounces();
    void spans();
    void symmetryOfForwardAndBack();
    void runsOfLeaps_data();
    void runsOfLeaps();
    void knownLeapers_data();
    void knownLeapers();
    void oneLegOfMany();
    void rightsAndRangeOfALeg();
};

void tst_leg_drawing::drawnPieces_data()
{
    QTest::addColumn<std::vector<DrawnMove>>("moves");
    QTest::addColumn<QString>("piece");
    const auto row = [](const char *piece, std::vector<DrawnMove> moves) {
        QTest::newRow(piece) << std::move(moves) << QString(piece);
    };
    const auto both = Rights::Both;
    const auto all = PaintSymmetry::All;
    using enum LegSpan;
    row("Mao", {{{leg(0, 1, Leap, Joint::Empty, false), leg(1, 1)}, both, all}});
    row("Moa", {{{leg(1, 1, Leap, Joint::Empty, false), leg(0, 1)}, both, all}});
    row("Gryphon", {{{leg(1, 1), leg(0, 1, Any)}, both, all}});
    row("Manticore", {{{leg(0, 1), leg(1, 1, Any)}, both, all}});
    row("Spider", {{{leg(0, 1, Leap, Joint::Empty, false), leg(1, 1, Any)}, both, all}});
    row("Hook Mover", {{{leg(0, 3, Any), leg(3, 0, Any)}, both, all}});
    row("Capricorn", {{{leg(2, 2, Any), leg(2, -2, Any)}, both, all}});
    row("Rookhopper", {{{leg(0, 2, Any, Joint::Hurdle, false), leg(0, 1)}, both, all}});
    row("Janggi Cannon", {{{leg(0, 2, Any, Joint::Hurdle, false), leg(0, 1, Any)}, both, all}});
    row("Nightriderhopper", {{{leg(1, 2, Any, Joint::Hurdle, false), leg(1, 2)}, both, all}});
    row("Janggi Elephant",
        {{{leg(0, 1, Leap, Joint::Empty, false), leg(1, 1, Leap, Joint::Empty, false), leg(1, 1)},
          both,
          all}});
    row("Grasshopper",
        {{{leg(0, 1, Any, Joint::Hurdle, false), leg(0, 1)}, both, PaintSymmetry::EveryLine}});
    row("Pao",
        {{{leg(0, 3, Any)}, Rights::Move, all},
         {{leg(0, 3, Any, Joint::Hurdle, false), leg(0, 1, Any)}, Rights::Capture, all}});
    row("Crossed Soldier",
        {{{leg(0, 1)}, both, PaintSymmetry::None}, {{leg(1, 0)}, both, PaintSymmetry::LeftRight}});
}

void tst_leg_drawing::drawnPieces()
{
    QFETCH(std::vector<DrawnMove>, moves);
    QFETCH(QString, piece);
    const auto found = library().called(piece.toStdString());
    QCOMPARE(found.size(), std::size_t(1));
    PieceType drawn{"drawn", {}, {}, {}};
    for (const DrawnMove &move : moves)
        drawn.moves.push_back({legsOfDrawn(move, standardDirections()), When::Always, {}});
    for (const std::string spec : {"square:9x9", "square:8x7:cylinder", "square:9x8:moebius"}) {
        const PieceType known =
            typeOf("known", readBetza(library()[found.front()], longestSide(spec)));
        Asker asker(designWith(spec, {drawn, known}));
        std::mt19937 random(7);
        for (unsigned seed = 0; seed < seeds(60); ++seed) {
            const CellId from = strew(asker.position(), random);
            // Betza may come back to where it started; what is drawn by hand does not.
            auto expected = asker.outcomes("known", from);
            std::erase_if(expected, [&](const MoveOutcome &outcome) { return outcome.to == from; });
            QVERIFY2(asker.outcomes("drawn", from) == expected, spec.c_str());
        }
    }
}

void tst_leg_drawing::legsAreShared_data()
{
    QTest::addColumn<DrawnMove>("move");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *name,
                        PaintSymmetry symmetry,
                        std::vector<DrawnLeg> legs,
                        const char *steps) {
        QTest::newRow(name) << DrawnMove{std::move(legs), Rights::Both, symmetry} << QString(steps);
    };
    row("eight ways", PaintSymmetry::All, {leg(0, 1), leg(1, 1)}, "n e s w / +1 -1");
    row("straight on",
        PaintSymmetry::All,
        {leg(1, 2), leg(1, 2)},
        "nne nee see sse ssw sww nww nnw / +0");
    row("only turning right", PaintSymmetry::Turns, {leg(0, 1), leg(1, 1)}, "n e s w / +1");
    row("two mirrored tails",
        PaintSymmetry::All,
        {leg(0, 1), leg(1, 1), leg(1, 0)},
        "n e s w / +1 / +1 / -1 / -1");
    row("this cell alone", PaintSymmetry::None, {leg(0, 1), leg(1, 1)}, "n / +1");
    row("left and right of a diagonal",
        PaintSymmetry::LeftRight,
        {leg(1, 1), leg(0, 1)},
        "ne / -1 / nw / +1");
    row("straight and diagonal",
        PaintSymmetry::EveryLine,
        {leg(1, 1), leg(1, 0)},
        "n ne e se s sw w nw / +1 -1");
    row("a step of another kind", PaintSymmetry::LeftRight, {leg(0, 1), leg(1, 2)}, "n / nne nnw");
}

void tst_leg_drawing::legsAreShared()
{
    QFETCH(DrawnMove, move);
    QFETCH(QString, steps);
    const Directions directions = standardDirections();
    const LegGraph graph = legsOfDrawn(move, directions);
    QStringList all;
    for (const Leg &leg : graph.legs) {
        QStringList words;
        for (const Step &step : leg.steps) {
            if (const auto *turn = std::get_if<Turn>(&step))
                words << (turn->points >= 0 ? "+" : "") + QString::number(turn->points);
            else
                words << QString::fromStdString(directions[std::get<DirectionId>(step)].name);
        }
        all << words.join(' ');
    }
    QCOMPARE(all.join(" / "), steps);
    QCOMPARE(legGraphFault(graph, directions).text(), std::string());
}

void tst_leg_drawing::stoppingWhereAVictimStands()
{
    // Takes the piece on the first cell and may stop there, or goes on over him to the next.
    const DrawnMove move{
        {leg(0, 1, LegSpan::Leap, Joint::Victim), leg(0, 1)}, Rights::Both, PaintSymmetry::None};
    Asker asker(
        withLegs(designOf("square:5x5"), "Locust", legsOfDrawn(move, standardDirections())));
    const CellId from = cellOf(asker.board(), "c1");
    QCOMPARE(asker.targets("Locust", "c1"), QString("c2"));
    asker.position().put(cellOf(asker.board(), "c2"), {PieceId(0), PlayerId(1), true});
    QCOMPARE(asker.targets("Locust", "c1"), QString("c2 c3"));
    QCOMPARE(asker.outcomes("Locust", from).size(), std::size_t(2));
    asker.position().put(cellOf(asker.board(), "c2"), {PieceId(0), PlayerId(0), true});
    QCOMPARE(asker.targets("Locust", "c1"), QString());
}

void tst_leg_drawing::nothingDrawn()
{
    QVERIFY(legsOfDrawn({}, standardDirections()) == LegGraph());
    QVERIFY(DrawnMove().end() == Vector());
}

void tst_leg_drawing::bounces()
{
    const Directions directions = standardDirections();
    const DrawnMove bishop{{leg(3, 3, LegSpan::Any)}};
    DrawnMove bouncer = bishop;
    bouncer.bounces = {{{2, -2}}, {{-2, -2}}};
    const LegGraph bounces = withBounce(legsOfDrawn(bishop, directions), LegId(0), directions);
    QVERIFY(legsOfDrawn(bouncer, directions) == bounces);
    QVERIFY(bounces[LegId(1)].only.atEdge);
    QVERIFY((bouncer.end() == Vector{{3, -1}}));
    const auto canTurn = [&](const Vector &from, const Vector &to) {
        return canBounce(Lattice::Square, from, to, directions);
    };
    QVERIFY(canTurn({{3, 3}}, {{1, -1}}));
    QVERIFY(canTurn({{0, 7}}, {{-2, 0}}));
    QVERIFY(!canTurn({{3, 3}}, {{0, -1}}));
    QVERIFY(!canTurn({{3, 3}}, {{-1, -1}}));
    QVERIFY(!canTurn({{3, 3}}, {}));
    const Directions hexagons = standardDirections(Lattice::Hex);
    QVERIFY(canBounce(Lattice::Hex, {{2, -2, 0}}, {{1, 0, -1}}, hexagons));
    QVERIFY(!canBounce(Lattice::Hex, {{2, -2, 0}}, {{-1, 1, 0}}, hexagons));
}

void tst_leg_drawing::spans()
{
    QCOMPARE(stepsAlong({{2, 4}}), 2);
    QCOMPARE(stepsAlong({{0, -5}}), 5);
    QCOMPARE(stepsAlong({{3, 1}}), 1);
    QCOMPARE(usualSpan({{0, 2}}), LegSpan::Leap);
    QCOMPARE(usualSpan({{-3, 3}}), LegSpan::UpTo);
    const DrawnMove slide{{leg(0, 3, LegSpan::UpTo)}, Rights::Move, PaintSymmetry::None};
    Asker asker(
        withLegs(designOf("square:8x8"), "Slide", legsOfDrawn(slide, standardDirections())));
    QCOMPARE(asker.targets("Slide", "a1"), QString("a2 a3 a4"));
}

void tst_leg_drawing::symmetryOfForwardAndBack()
{
    QVERIFY((symmetricVectors({{2, 1}}, PaintSymmetry::FrontBack)
             == std::vector<Vector>{{{2, 1}}, {{2, -1}}}));
    QVERIFY(
        (symmetricVectors({{2, 0}}, PaintSymmetry::FrontBack) == std::vector<Vector>{{{2, 0}}}));
}

void tst_leg_drawing::runsOfLeaps_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("slide");
    const auto row = [](const char *path, int count, const char *slide) {
        QTest::newRow(path) << QString(path) << count << QString(slide);
    };
    row("leap n (0,2)", 2, "(n n stop)");
    row("leap n e (0,2) (0,3) (2,0)", 3, "leap e (2,0) (n n n stop)");
    row("leap n (0,2) (0,4)", 2, "leap (0,4) (n n stop)");
    row("capture leap n (0,2) leap nne", 2, "leap nne capture (n n stop)");
    row("leap n", 0, "");
    row("leap (0,2) (0,3)", 0, "");
    row("move leap n capture leap (0,2)", 0, "");
    row("ride n", 0, "");
}

void tst_leg_drawing::runsOfLeaps()
{
    QFETCH(QString, path);
    QFETCH(int, count);
    QFETCH(QString, slide);
    const Directions directions = standardDirections();
    const Path painted = must(readPath(path.toStdString(), directions));
    const auto run = leapRunThrough(painted, directions, {{0, 2}});
    QCOMPARE(run ? run->count : 0, count);
    if (!run)
        return;
    const Vector north{{0, 1}};
    QVERIFY(run->step == north);
    const Path slid = withRunAsSlide(painted, directions, {&north, 1}, *run, run->count);
    QCOMPARE(QString::fromStdString(writePath(slid, directions)), slide);
}

void tst_leg_drawing::knownLeapers_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("letter");
    const auto row = [](const char *path, const char *letter) {
        QTest::newRow(path) << QString(path) << QString(letter);
    };
    row("leap (1,3) (3,1) (3,-1) (1,-3) (-1,-3) (-3,-1) (-3,1) (-1,3)", "C");
    row("leap n e s w", "W");
    row("leap ne se sw nw", "F");
    row("leap (0,2) (2,0) (0,-2) (-2,0)", "D");
    row("leap n e s", "");
    row("capture leap n e s w", "");
    row("ride n e s w", "");
    row("leap n e s w ride ne", "");
    row("leap (1,4) (4,1) (4,-1) (1,-4) (-1,-4) (-4,-1) (-4,1) (-1,4)", "");
}

void tst_leg_drawing::knownLeapers()
{
    QFETCH(QString, path);
    QFETCH(QString, letter);
    const Directions directions = standardDirections();
    const auto found = atomLetterOf(must(readPath(path.toStdString(), directions)), directions);
    QCOMPARE(QString::fromStdString(found.value_or("")), letter);
}

void tst_leg_drawing::oneLegOfMany()
{
    const Design board = designOf("square:5x5");
    const LegGraph hook = hookMover(*board.directions);
    const auto targets = [&](const LegGraph &legs) {
        Asker asker(withLegs(board, "Piece", legs));
        return asker.targets("Piece", "a1");
    };
    QCOMPARE(targets(withoutLeg(hook, LegId(1))), QString("a2 a3 a4 a5 b1 c1 d1 e1"));
    const QString second = targets(endingWith(hook, LegId(1)));
    QVERIFY(second.contains("c3"));
    QVERIFY(!second.contains("a2"));
    QVERIFY(withoutLeg(hook, LegId(0)).first.empty());
    QCOMPARE(withoutLeg(hook, LegId(0)).legs.size(), std::size_t(2));
}

void tst_leg_drawing::rightsAndRangeOfALeg()
{
    const Design board = designOf("square:5x5");
    LegGraph legs = hookMover(*board.directions);
    QVERIFY(rightsOf(legs.legs[0]) == Rights::Both);
    QVERIFY(hasPlainEnd(legs.legs[0]));
    legs = withLegRights(legs, LegId(0), std::nullopt);
    legs = withLegRange(legs, LegId(0), 1);
    legs = withLegRange(legs, LegId(1), 2);
    Asker asker(withLegs(board, "Piece", legs));
    QCOMPARE(asker.targets("Piece", "a1"), QString("b2 b3 c2"));
    QVERIFY(!rightsOf(legs.legs[0]));
    QVERIFY(rightsOf(withLegRights(legs, LegId(0), Rights::Capture).legs[0]) == Rights::Capture);
    QVERIFY(rightsOf(withLegRights(legs, LegId(0), Rights::Move).legs[0]) == Rights::Move);
    legs.legs[0].onFriend.then = {LegId(1)};
    QVERIFY(!hasPlainEnd(legs.legs[0]));
    Leg far;
    far.least = 3;
    far.most = 5;
    QCOMPARE(withLegRange({{far}, {LegId(0)}}, LegId(0), 2).legs[0].least, 2);
}

QTEST_APPLESS_MAIN(tst_leg_drawing)
#include "tst_leg_drawing.moc"
