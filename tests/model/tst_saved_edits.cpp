#include "model/design/rule_sheet.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/approval_edits.h"
#include "model/edit/rules/description_edits.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/example_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/model/random_edits.h"
#include "tests/support.h"

#include <QTest>

#include <limits>

using namespace rookery;
using namespace rookery::test;

namespace {

/// What an edit accepted is written, read and the same again.
void checkSaved(const Design &design, const std::string &what)
{
    const std::string fault = savedFault(design);
    QVERIFY2(fault.empty(), (what + ": " + fault).c_str());
}

void refused(const char *name, const Result<Design> &result, const char *expected)
{
    QTest::newRow(name) << QString::fromStdString(messageOf(result)) << QString(expected);
}

void saved(const char *name, const Design &design)
{
    checkSaved(design, name);
    QTest::newRow(name) << QByteArray::fromStdString(writeDesign(design));
}

Movement path(const std::string &text)
{
    return {PathText{text}, When::Always, {}};
}

Movement oneLeg(const Leg &leg)
{
    return {LegGraph{{leg}, {LegId(0)}}, When::Always, {}};
}

Leg stepOf(const Step &step)
{
    Leg leg;
    leg.steps = {step};
    return leg;
}

/// So many legs, each a step in the first direction.
Movement legs(std::size_t count)
{
    return {LegGraph{std::vector(count, stepOf(DirectionId(0))), {LegId(0)}}, When::Always, {}};
}

/// Leaps by so many different vectors, the first of them this far to the right.
std::string leaps(int count, int files = 1)
{
    std::string text = "leap";
    for (int i = 0; i < count; ++i)
        text += " (" + std::to_string(files + i / 200) + "," + std::to_string(i % 200) + ")";
    return text;
}

Design withMovement(const Design &design, const Movement &movement)
{
    return must(withMovementAdded(design, PieceId(0), movement));
}

constexpr int most = std::numeric_limits<int>::max();
constexpr int least = std::numeric_limits<int>::min();

} // namespace

/// Whatever the edits accept, a file holds: a design that can be made can be saved and opened.
class tst_saved_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pastALimit_data();
    void pastALimit();
    void directionsPastALimit_data();
    void directionsPastALimit();
    void titlesPastALimit_data();
    void titlesPastALimit();
    void boardsPastALimit_data();
    void boardsPastALimit();
    void atALimit_data();
    void atALimit();
    void directionsOfOwnRulesAreNoCells();
    void zonesOfOwnRulesThatBecomePlayers();
    void everyEndIsRead();
    void linksThatAnEditMadeIdle_data();
    void linksThatAnEditMadeIdle();
    void randomEdits_data();
    void randomEdits();
};

void tst_saved_edits::pastALimit_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("expected");
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}, {"Leaper", "leap (1,0)"}});
    const auto added = [&](const char *name, const Movement &movement, const char *expected) {
        refused(name, withMovementAdded(design, PieceId(0), movement), expected);
    };
    added("legs of a movement", legs(1'025), "a movement may have at most 1024 legs");
    added("legs of a piece", legs(1'024), "at most 1024 legs of a piece are possible, not 1025");
    added("legs of a piece by a path",
          path(QString("(n n n n) ").repeated(256).toStdString()),
          "at most 1024 legs of a piece are possible, not 1025");
    LegGraph turning{{stepOf(DirectionId(0)), stepOf(Turn{-256})}, {LegId(0)}};
    added("a turn", {turning, When::Always, {}}, "leg 2 turns by more than 255 points");
    const char *farVector = "leg 1 has a vector that leads more than 255 cells along an axis";
    added("a far vector", oneLeg(stepOf(Vector{0, 256})), farVector);
    added("the farthest vector", oneLeg(stepOf(Vector{least, 0})), farVector);
    Leg leg = stepOf(DirectionId(0));
    leg.most = 65'536;
    const char *longRange = "leg 1 takes more than 65535 steps without being unlimited";
    added("a long range", oneLeg(leg), longRange);
    leg.least = leg.most = unlimited;
    added("endless steps at least", oneLeg(leg), longRange);
    leg.least = leg.most = 1;
    leg.onEmpty.then.assign(1'025, LegId(0));
    added("followers", oneLeg(leg), "leg 1 leads to more than 1024 legs");
    Movement first = legs(1);
    std::get<LegGraph>(first.definition).first.assign(1'025, LegId(0));
    added("first legs", first, "the movement begins with more than 1024 legs");
    const char *vectors = "at most 1024 different vectors in moves are possible, not 1025";
    added("vectors", path(leaps(1'024, 2)), vectors); // the Leaper has one more
    refused("a movement changed",
            withMovementChanged(design, PieceId(0), 0, path(leaps(1'024, 2))),
            vectors);
    refused("a hand of no piece",
            withHand(design, PlayerId(0), PieceId(2), 1),
            "there is no such piece or player to hold");
    const Orientation standing{{0, 2, 1, 3}, {1, 1, 1, 1}};
    refused("a facing of another board",
            withPlayerFacing(design, PlayerId(0), standing),
            "this board cannot be held that way");
}

void tst_saved_edits::pastALimit()
{
    QFETCH(QString, message);
    QFETCH(QString, expected);
    QCOMPARE(message, expected);
}

void tst_saved_edits::directionsPastALimit_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("expected");
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    const DirectionId north(0);
    refused("a walk",
            withDirectionWalk(design, north, std::vector(65, DirectionId(1))),
            "a walk may have at most 64 steps");
    refused("a vector",
            withDirectionAdded(design, "far", Vector{least, 0}),
            "a vector may lead at most 255 cells along each axis");
    const Design rider =
        withMovement(design, path("ride" + QString(" n").repeated(400'000).toStdString()));
    refused("a path with a longer name",
            withDirectionRenamed(rider, north, "north"),
            "a path of 'Rook' would become too long");
    const Orientation standing{{0, 2, 1, 3}, {1, 1, 1, 1}};
    refused("a turn of another board",
            withTwoWayLink(design, north, {SiteId(0), SiteId(1), standing}),
            "this board cannot turn a traveller that way");
    refused("a way back from nowhere",
            withTwoWayLink(design, north, {SiteId(0), SiteId(9), {}}),
            "the board has no cell number 9");
}

void tst_saved_edits::directionsPastALimit()
{
    pastALimit();
}

void tst_saved_edits::titlesPastALimit_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("expected");
    const Design design = designOf("square:3x3");
    const auto title = [&](const char *name, const std::string &text, const char *expected) {
        Info info = *design.info;
        info.name = text;
        refused(name, withInfo(design, info), expected);
    };
    title("no name", "", "");
    title("a long name", std::string(201, 'x'), "a name may have at most 200 bytes");
    title("a line break", "two\nlines", "a name may not contain control characters");
    title("half a character", "\xc3", "a name must be valid UTF-8");
    title("a space behind", "Chess ", "a name may not begin or end with a space");
    const char *half = "a text must be valid UTF-8";
    Problem problem;
    problem.code = "S003";
    refused("half a character of a note", withProblemApproved(design, problem, "\xc3"), half);
    Example example;
    example.name = "\xc3";
    refused("half a character of an example", withExampleAdded(design, example), half);
    example = {};
    example.expected = {"\xc3"};
    refused("half a character of a move", withExampleAdded(design, example), half);
}

void tst_saved_edits::titlesPastALimit()
{
    pastALimit();
}

void tst_saved_edits::boardsPastALimit_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("expected");
    const Design design = designOf("square:3x3");
    const auto board = [&](const char *name, const BoardRecipe &recipe, const char *expected) {
        refused(name, withBoard(design, recipe), expected);
    };
    BoardRecipe recipe;
    recipe.files = 256;
    board("a wide board", recipe, "a board has 1 to 255 files and ranks, not 256x8");
    recipe.lattice = Lattice::Free;
    recipe.files = recipe.ranks = 0;
    recipe.topology = Topology::Torus;
    board("a free torus", recipe, "a free board has no size, no edges and no other layout");
    recipe = {};
    recipe.edits.added = {{"b 2", {}}};
    board("a cell with a space",
          recipe,
          "a cell's name is made of letters, digits, '_', '.' and '''");
    recipe.edits.added = {{"b2", {}}};
    board("two cells b2", recipe, "two cells would be called 'b2'; rename one of them first");
    const char *outOfSight = "a cell cannot be drawn that far away";
    recipe.edits.added = {{"x", {most, 0}}};
    board("a cell out of sight", recipe, outOfSight);
    recipe.edits.added = {};
    recipe.edits.removed = {SiteId(64)};
    board("a hole beside the board",
          recipe,
          "a board's removed, moved and renamed cells are cells of its lattice, each once and in "
          "board order");
    recipe.edits.removed = {};
    recipe.edits.links = {{SiteId(1), DirectionId(0), SiteId(64), {}}};
    board("a link to beside the board",
          recipe,
          "a board's links join its cells, each once and in board order");
    refused("a cell added far away", withCellAdded(design, {least, 0}), outOfSight);
    const Design far = must(withCellAdded(design, {1'000'000'000, 0}));
    refused("a cell pushed away", withMargins(far, {1, 0, 0, 0}), outOfSight);
    refused(
        "a margin", withMargins(design, {most, 0, 0, 0}), "an edge may move by at most 255 cells");
    const char *noCell = "the board has no cell number 9";
    refused("moving a cell that is not there", withCellMoved(design, SiteId(9), {}), noCell);
    refused("naming a cell that is not there", withCellRenamed(design, SiteId(9), "x"), noCell);
}

void tst_saved_edits::boardsPastALimit()
{
    pastALimit();
}

void tst_saved_edits::atALimit_data()
{
    QTest::addColumn<QByteArray>("text");
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    saved("legs of a piece", withMovement(design, legs(1'023)));
    saved("legs of a changed movement",
          must(withMovementChanged(design, PieceId(0), 0, legs(1'024))));
    saved("vectors", withMovement(design, path(leaps(1'024))));
    saved("the same vectors twice",
          withMovement(withMovement(design, path(leaps(1'024))), path(leaps(1'024))));
    saved("a walk",
          must(withDirectionWalk(design, DirectionId(1), std::vector(64, DirectionId(0)))));
    Leg leg = stepOf(Vector{-255, 255});
    leg.least = leg.most = 65'535;
    saved("a range", withMovement(design, oneLeg(leg)));
    LegGraph turning{{stepOf(DirectionId(0)), stepOf(Turn{-255})}, {LegId(0)}};
    saved("a turn", withMovement(design, {turning, When::Always, {}}));
    Design many = design;
    for (int i = 16; i < 1'024; ++i)
        many.directions.edit([&](Directions &all) {
            all.list.push_back({"d" + std::to_string(i), {}, {}, {}});
        });
    saved("a direction renamed where no other fits",
          must(withDirectionRenamed(many, DirectionId(0), "north")));
    const std::string name = std::string(197, 'x') + "\xe2\x99\x9e";
    const Design titled = must(withPieceRenamed(design, PieceId(0), name));
    const Design copied =
        must(withPieceCopied(must(withPieceCopied(titled, PieceId(0))), PieceId(0)));
    saved("copies of a piece with a long name", copied);
    const SiteId corner(0);
    const Design hole =
        must(withCellsRemoved(must(withCellRenamed(design, corner, "x")), std::span(&corner, 1)));
    saved("a cell with the name that a hole had", must(withCellAdded(hole, {}, "x")));
    const Design renamed = must(withCellRenamed(design, SiteId(8), "d3"));
    saved("a cell that comes to be called what it is", must(withMargins(renamed, {1, 0, 0, 0})));
    BoardRecipe recipe;
    recipe.edits.renamed = {{SiteId(0), "a1"}};
    const SiteId twice[] = {SiteId(0), SiteId(0)};
    saved("a link cut twice", must(withLinksCut(design, DirectionId(0), twice)));
    saved("a board with a name that says nothing", must(withBoard(design, recipe)));
}

void tst_saved_edits::atALimit()
{
    QFETCH(QByteArray, text);
    QVERIFY(readDesign(text.toStdString()).has_value());
}

void tst_saved_edits::directionsOfOwnRulesAreNoCells()
{
    const Design design = bundledDesign("ultimate-tic-tac-toe");
    const auto renamed = [&](const char *direction) {
        const DirectionId id = *design.directions->find(std::string_view(direction));
        return withRulesReadable(design, withDirectionRenamed(design, id, "h9"));
    };
    QCOMPARE(messageOf(renamed("n")),
             std::string("another own rule needs it: 'h9' is both a cell and a direction; one of "
                         "them needs another name"));
    // Of south no rule speaks by its name.
    checkSaved(must(renamed("s")), "a direction that is called as a cell");
}

/// A rule that says `centre` then says `centre(me)`.
void tst_saved_edits::zonesOfOwnRulesThatBecomePlayers()
{
    const Design design = bundledDesign("breakthru");
    const ZoneId centre = *findZone(design.board->edits.zones, "centre");
    const auto facing = withZoneSharing(design, centre, ZoneSharing::Facing);
    checkSaved(must(withRulesReadable(design, facing)), "a zone that turns with the players");
}

/// New ends have trees of what they say, as if they came from a file.
void tst_saved_edits::everyEndIsRead()
{
    const Design chess = bundledDesign("chess");
    for (std::size_t i = 0; i < endRows().size(); ++i) {
        if (const auto added = withEndAdded(chess, i))
            checkSaved(*added, std::string(endRows()[i].key));
        const auto chosen = withRuleField(chess, "ends/0/when", static_cast<int>(i));
        checkSaved(must(chosen), "when " + std::string(endRows()[i].key));
    }
}

void tst_saved_edits::linksThatAnEditMadeIdle_data()
{
    QTest::addColumn<QByteArray>("text");
    const Design design = designOf("square:3x3");
    const DirectionId north(0);
    const DirectionId twice(1);
    const SiteId a1(0);
    const SiteId a2(1);
    const Design cut = must(withLinksCut(design, north, std::span(&a1, 1)));
    saved("a cut before a new hole", must(withCellsRemoved(cut, std::span(&a2, 1))));
    const Design walking = must(withDirectionWalk(design, twice, {north, north}));
    const LinkPair far{a1, SiteId(2), {}};
    const Design blocked = must(withLinksCut(walking, north, std::span(&a2, 1)));
    const Design linked = must(withLinks(blocked, twice, std::span(&far, 1)));
    QCOMPARE(linked.board->edits.links.size(), std::size_t(2));
    saved("a link where a walk leads again",
          must(withLinksReset(linked, north, std::span(&a2, 1))));
    saved("a link on another board", must(withBoard(linked, *designOf("square:1x1").board)));
    const Design holed = must(withCellsRemoved(walking, std::span(&a2, 1)));
    const Design over = must(withLinks(holed, twice, std::span(&far, 1)));
    saved("a link where a filled hole lets a walk pass",
          must(withCellsRestored(over, std::span(&a2, 1))));
}

void tst_saved_edits::linksThatAnEditMadeIdle()
{
    QFETCH(QByteArray, text);
    QVERIFY(designOfText(text.toStdString()).board->edits.links.empty());
}

void tst_saved_edits::randomEdits_data()
{
    QTest::addColumn<QByteArray>("text");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(6)) {
        const BundledDesign &design = bundledDesigns()[i];
        QTest::newRow(std::string(design.name).c_str())
            << QByteArray(design.text.data(), static_cast<qsizetype>(design.text.size()));
    }
    QTest::newRow("every feature") << QByteArray::fromStdString(contentOf(everyFeature));
    for (const char *spec :
         {"square:3x3:torus", "square:4x2:sphere", "square:2x5:projective", "free"})
        QTest::newRow(spec) << QByteArray::fromStdString(
            writeDesign(designOf(spec, {{"Rook", "ride n e s w"}})));
}

void tst_saved_edits::randomEdits()
{
    QFETCH(QByteArray, text);
    const Design start = designOfText(text.toStdString());
    constexpr int editsOfASeed = 40;
    int accepted = 0;
    int refused = 0;
    for (unsigned seed = 0; seed < seeds(2); ++seed) {
        RandomEdits edits(seed);
        Design design = start;
        for (int i = 0; i < editsOfASeed; ++i) {
            auto [name, edited] = edits.next(design);
            const auto result = withRulesReadable(design, std::move(edited)); // as the window does
            if (!result) {
                QVERIFY2(!result.error().sentence().empty(), name.c_str());
                ++refused;
                continue;
            }
            design = *result;
            ++accepted;
            checkSaved(design,
                       name + ", edit " + std::to_string(i) + " of seed " + std::to_string(seed));
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(accepted > refused / 2,
             qPrintable(QString("%1 accepted, %2 refused").arg(accepted).arg(refused)));
}

QTEST_APPLESS_MAIN(tst_saved_edits)
#include "tst_saved_edits.moc"
