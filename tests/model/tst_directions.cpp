#include "model/board/layout.h"
#include "model/design/cell_outlines.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/direction_group_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/outline_edits.h"
#include "model/file/design/design_writer.h"
#include "model/movement/path/step_text.h"
#include "tests/model/file_support.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

QString named(const Design &design, const std::vector<DirectionId> &members)
{
    std::vector<std::string> names;
    for (const DirectionId id : members)
        names.push_back((*design.directions)[id].name);
    return joined(names);
}

DirectionGroup groupOf(const Design &design, const std::string &name)
{
    for (const DirectionGroup &group : directionGroups(*design.directions, design.board->lattice)) {
        if (group.name == name)
            return group;
    }
    return {};
}

DirectionId dir(const Design &design, std::string_view name)
{
    return *design.directions->find(name);
}

} // namespace

class tst_directions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsOfLattices_data();
    void groupsOfLattices();
    void ownGroupsStandBeforeTheLattices();
    void groupsFollowTheirDirections();
    void groupsAreSavedAndRead();
    void groupsAreNamesOfSteps();
    void refusedGroups();
    void anotherOrderChangesNothingElse();
    void aimedElsewhere();
    void outlinesFollowTheirCells();
    void turnsOfTheCompass_data();
    void turnsOfTheCompass();
};

/// As chess players call them: who goes to how many neighbours.
void tst_directions::groupsOfLattices_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("group");
    QTest::addColumn<QString>("members");
    const auto row = [](const char *spec, const char *group, const char *members) {
        QTest::addRow("%s %s", spec, group)
            << std::string(spec) << std::string(group) << QString(members);
    };
    row("square:8x8", "orthogonal", "n e s w");
    row("square:8x8", "diagonal", "ne se sw nw");
    row("square:8x8", "all", "n ne e se s sw w nw");
    row("square:8x8", "triagonal", "");
    row("free", "orthogonal", "n e s w");
    row("hex:glinski", "orthogonal", "n ne se s sw nw");
    row("hex:glinski", "diagonal", "nne e sse ssw w nnw");
    row("hex:4:pointy", "orthogonal", "e ne nw w sw se");
    row("triangle:4", "all", "e ne nw w sw se n nww sww s see nee");
    row("cube:3x3x3", "orthogonal", "u d n e s w");
    row("cube:3x3x3", "triagonal", "une use usw unw dne dse dsw dnw");
}

void tst_directions::groupsOfLattices()
{
    QFETCH(std::string, spec);
    QFETCH(std::string, group);
    QFETCH(QString, members);
    const Design design = designOf(spec);
    auto found = named(design, groupOf(design, group).members).split(' ');
    auto expected = members.split(' ');
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void tst_directions::ownGroupsStandBeforeTheLattices()
{
    const Design plain = designOf("square:8x8");
    const Design changed = must(withDirectionGroup(
        plain, "orthogonal", {dir(plain, "e"), dir(plain, "n"), dir(plain, "e")}));
    QCOMPARE(named(changed, groupOf(changed, "orthogonal").members), QString("n e"));
    QCOMPARE(named(changed, groupOf(changed, "diagonal").members), QString("ne se sw nw"));
    const Design more = must(withDirectionGroup(changed, "camel-ways", {dir(plain, "nne")}));
    QCOMPARE(directionGroups(*more.directions, Lattice::Square).back().name,
             std::string("camel-ways"));
    const Design renamed = must(withDirectionGroupRenamed(more, "camel-ways", "leaps"));
    QCOMPARE(named(renamed, groupOf(renamed, "leaps").members), QString("nne"));
    QVERIFY(groupOf(renamed, "camel-ways").members.empty());
    // Without members the lattice's own is back.
    const Design back =
        must(withDirectionGroup(must(withDirectionGroup(renamed, "leaps", {})), "orthogonal", {}));
    QVERIFY(back == plain);
}

void tst_directions::groupsFollowTheirDirections()
{
    Design design = designOf("square:8x8");
    design = must(withDirectionGroup(
        design, "forward", {dir(design, "n"), dir(design, "ne"), dir(design, "nw")}));
    design = must(withDirectionGroup(design, "only", {dir(design, "ne")}));
    design = must(withDirectionRenamed(design, dir(design, "nw"), "vorn"));
    design = must(withDirectionRemoved(design, dir(design, "ne")));
    QCOMPARE(named(design, groupOf(design, "forward").members), QString("n vorn"));
    QVERIFY(groupOf(design, "only").members.empty());
    design = must(withDirectionMoved(design, dir(design, "vorn"), 0));
    QCOMPARE(named(design, groupOf(design, "forward").members), QString("vorn n"));
}

void tst_directions::groupsAreSavedAndRead()
{
    Design design = designOf("square:4x4");
    design = must(withDirectionGroup(design, "forward", {dir(design, "n"), dir(design, "ne")}));
    const std::string text = writeDesign(design);
    QVERIFY(text.find(R"({ "name": "forward", "directions": ["n", "ne"] })") != std::string::npos);
    QVERIFY(designOfText(text) == design);
    QVERIFY(writeDesign(must(withDirectionGroup(design, "forward", {}))).find("directionGroups")
            == std::string::npos);
}

void tst_directions::groupsAreNamesOfSteps()
{
    const Design design = designOf("square:8x8");
    const auto groups = directionGroups(*design.directions, Lattice::Square);
    const auto steps = must(readSteps("n orthogonal (3,1)", *design.directions, groups));
    QCOMPARE(QString::fromStdString(stepsText(steps, *design.directions)),
             QString("n e s w (3,1)"));
    const auto wrong = readSteps("ortogonal", *design.directions, groups);
    QCOMPARE(QString::fromStdString(wrong.error().sentence()),
             QString("unknown direction 'ortogonal'; did you mean 'orthogonal'?"));
    QVERIFY(!readSteps("orthogonal", *design.directions));
}

void tst_directions::refusedGroups()
{
    const Design design = designOf("square:8x8");
    const auto message = [](const Result<Design> &result) {
        return result ? QString() : QString::fromStdString(result.error().sentence());
    };
    QCOMPARE(message(withDirectionGroup(design, "two words", {DirectionId(0)})),
             QString("a group's name is a letter and then letters, digits, '_' or '-', at most 200 "
                     "characters"));
    QCOMPARE(message(withDirectionGroup(design, "far", {DirectionId(16)})),
             QString("there is no direction number 16"));
    QCOMPARE(message(withDirectionGroupRenamed(design, "diagonal", "all")),
             QString("there is already a group 'all'"));
    QCOMPARE(message(withDirectionGroupRenamed(design, "none", "some")),
             QString("there is no group 'none'"));
    QCOMPARE(message(withDirectionMoved(design, DirectionId(3), 16)),
             QString("there is no direction number 16"));
    QCOMPARE(message(withDirectionAimed(design, DirectionId(3), {})),
             QString("the vector (0, 0) leads nowhere"));
    const Design hex = designOf("hex:3");
    QCOMPARE(message(withDirectionAimed(hex, DirectionId(3), {1, 1, 0, 0})),
             QString("on this board the three parts of a vector add up to 0"));
}

/// Pieces, walks and links name what they named before, and go where they went.
void tst_directions::anotherOrderChangesNothingElse()
{
    Design design = designOf("square:5x5", {{"Rook", "ride n e s w"}});
    Leg leg;
    leg.steps = {dir(design, "ne"), dir(design, "e")};
    leg.onEmpty.stop = true;
    design = withLegs(design, "Stepper", {{leg}, {LegId(0)}});
    design = must(withDirectionWalk(must(withDirectionAdded(design, "far", std::nullopt)),
                                    DirectionId(16),
                                    {dir(design, "e"), dir(design, "n")}));
    const LinkPair pair{siteOf(design, "e5"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    for (std::size_t place = 0; place < 17; ++place) {
        const Design moved = must(withDirectionMoved(design, dir(design, "e"), place));
        QCOMPARE(dir(moved, "e"), DirectionId(place));
        Asker before(design);
        Asker after(moved);
        for (const char *from : {"a1", "c3", "e5"}) {
            QCOMPARE(after.targets("Rook", from), before.targets("Rook", from));
            QCOMPARE(after.targets("Stepper", from), before.targets("Stepper", from));
        }
        QCOMPARE(named(moved, moved.directions->list[dir(moved, "far").index()].walk),
                 QString("e n"));
        QVERIFY(must(withDirectionMoved(moved, dir(moved, "e"), dir(design, "e").index()))
                == design);
    }
}

void tst_directions::aimedElsewhere()
{
    Design design = designOf("square:5x5", {{"Lancer", "ride n"}});
    design = must(withDirectionAimed(design, dir(design, "n"), {1, 1}));
    Asker asker(design);
    QCOMPARE(asker.targets("Lancer", "b2"), QString("c3 d4 e5"));
    const Design walking =
        must(withDirectionWalk(must(withDirectionAdded(design, "far", std::nullopt)),
                               DirectionId(16),
                               {dir(design, "e")}));
    QVERIFY(must(withDirectionAimed(walking, DirectionId(16), {0, 2}))
                .directions->list[16]
                .walk.empty());
}

void tst_directions::outlinesFollowTheirCells()
{
    Design design = designOf("square:3x3");
    const std::vector<SiteId> two = {siteOf(design, "a1"), siteOf(design, "c3")};
    const Polygon octagon = regularOutline(8);
    QCOMPARE(octagon.front().y, -500);
    QVERIFY(cornersFault(octagon).isEmpty());
    design = must(withCellsShaped(design, two, octagon));
    const Board board(design.board, design.directions);
    const CellShape corner = cellShape(board, cellOf(board, "c3"));
    QCOMPARE(corner.outline.size(), std::size_t(8));
    QCOMPARE(corner.outline.front(), octagon.front() + corner.centre);
    QCOMPARE(cellShape(board, cellOf(board, "b2")).outline.size(), std::size_t(4));
    QVERIFY(designOfText(writeDesign(design)) == design);
    // A margin on the left moves the cells; a hole takes its outline along.
    const Design wider = must(withMargins(design, {1, 0, 0, 0}));
    QCOMPARE(wider.board->edits.shaped.front().site, siteOf(wider, "b1"));
    const Design holed = must(withCellsRemoved(design, std::span(two).first(1)));
    QCOMPARE(holed.board->edits.shaped.size(), std::size_t(1));
    QVERIFY(must(withCellsShaped(design, two, {})) == designOf("square:3x3"));
    QCOMPARE(QString::fromStdString(
                 withCellsShaped(design, two, {{1, 1}, {2, 1}, {2, 2}}).error().sentence()),
             QString("the centre [0, 0] lies outside this outline"));
}

void tst_directions::turnsOfTheCompass_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("turned"); ///< one point clockwise, again and again
    const auto row = [](const char *spec, const char *turned) {
        QTest::newRow(spec) << std::string(spec) << QString(turned);
    };
    row("hex:3", "n ne se s sw nw n");
    row("hex:3:pointy", "e se sw w nw ne e");
    row("triangle:3", "e se sw w nw ne e");
    row("cube:3x3x3", "n ne e se s sw w nw n");
    row("square:3x3", "n ne e se s sw w nw n");
}

void tst_directions::turnsOfTheCompass()
{
    QFETCH(std::string, spec);
    QFETCH(QString, turned);
    const Design design = designOf(spec);
    const Board board(design.board, design.directions);
    std::vector<std::string> names;
    std::optional<StepId> step = board.compass().step(DirectionId(0));
    for (int i = 0; i <= compassPoints(board.recipe().lattice); ++i) {
        names.push_back(board.compass().name(*step));
        step = board.compass().clockwise(*step, 1);
    }
    QCOMPARE(joined(names), turned);
    const Design cubes = designOf("cube:2x2x2");
    const Board cube(cubes.board, cubes.directions);
    QVERIFY(!cube.compass().clockwise(*cube.compass().step(Vector{0, 0, 1}), 2));
    QCOMPARE(
        cube.compass().name(*cube.compass().clockwise(*cube.compass().step(Vector{0, 1, 1}), 2)),
        std::string("ue"));
}

QTEST_APPLESS_MAIN(tst_directions)
#include "tst_directions.moc"
