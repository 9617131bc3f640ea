#include "model/board/board_forms.h"
#include "model/edit/renumbering/sites.h"
#include "model/movement/legs/leg_traits.h"
#include "tests/model/random_edits.h"

#include <limits>

namespace rookery::test {

namespace {

std::string repeated(const std::string &item, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += item;
    return text;
}

std::size_t siteCount(const Design &design)
{
    return cellCount(*design.board) + design.board->edits.removed.size();
}

} // namespace

int RandomEdits::number()
{
    static const std::vector<int> extremes = {0,
                                              -1,
                                              255,
                                              256,
                                              1'024,
                                              65'535,
                                              65'536,
                                              1'000'000'000,
                                              1'000'000'001,
                                              std::numeric_limits<int>::max(),
                                              std::numeric_limits<int>::min()};
    return oneIn(3) ? pick(extremes) : upTo(9) - 4;
}

std::string RandomEdits::name()
{
    static const std::vector<std::string> rare = {"",
                                                  " ",
                                                  "x ",
                                                  "a\nb",
                                                  "\x7f",
                                                  "\xff",
                                                  "\xc3\xa9t\xc3\xa9",
                                                  "\"\\/",
                                                  "a1",
                                                  "b2",
                                                  "stop",
                                                  "White",
                                                  "1",
                                                  std::string("a\0b", 3),
                                                  std::string(200, 'n'),
                                                  std::string(201, 'n'),
                                                  repeated("\xe2\x99\x9e", 66),
                                                  repeated("x ", 99) + "xx",
                                                  "Knight",
                                                  "{}",
                                                  "_",
                                                  "'",
                                                  "x1",
                                                  "x2",
                                                  "nn",
                                                  "\xf0\x9f\x98\x80"};
    if (oneIn(3))
        return pick(rare);
    return std::string(1, static_cast<char>('a' + upTo(25))) + std::to_string(upTo(9));
}

std::string RandomEdits::text()
{
    static const std::vector<std::string> texts = {"",
                                                   "One.\nTwo.\r\n\tThree.",
                                                   "\xff",
                                                   "\x01\x1b[31m",
                                                   "\xe2\x80\xa8\xf0\x9f\x98\x80\"\\",
                                                   repeated("long ", 4'000)};
    return pick(texts);
}

SiteId RandomEdits::site(const Design &design)
{
    const std::size_t past = oneIn(20) ? 3 : 0;
    return SiteId(m_random() % std::max<std::size_t>(siteCount(design) + past, 1));
}

std::vector<SiteId> RandomEdits::sites(const Design &design)
{
    std::vector<SiteId> list;
    for (int count = upTo(3); count > 0; --count)
        list.push_back(site(design));
    return list;
}

ZoneId RandomEdits::zone(const Design &design)
{
    const std::size_t past = oneIn(20) ? 1 : 0;
    return ZoneId(m_random() % (design.board->edits.zones.size() + past));
}

std::optional<PlayerId> RandomEdits::anyPlayer(const Design &design)
{
    const std::size_t past = oneIn(20) ? 1 : 0;
    return maybe(PlayerId(m_random() % (design.rules->players.size() + past)));
}

std::vector<DirectionId> RandomEdits::directions(const Design &design, int most)
{
    std::vector<DirectionId> list(static_cast<std::size_t>(upTo(most)));
    for (DirectionId &each : list)
        each = direction(design);
    return list;
}

Vector RandomEdits::vector()
{
    Vector vector{upTo(6) - 3, upTo(6) - 3};
    if (oneIn(10))
        vector.along[m_random() % 4] = number();
    return vector;
}

std::vector<Vector> RandomEdits::painted()
{
    std::vector<Vector> list;
    for (int count = 1 + upTo(1); count > 0; --count)
        list.push_back({upTo(6) - 3, upTo(6) - 3});
    return list;
}

Point RandomEdits::point()
{
    return oneIn(5) ? Point{number(), number()} : Point{upTo(9'000), upTo(9'000) - 4'000};
}

std::vector<Point> RandomEdits::points()
{
    std::vector<Point> list;
    for (int count = 1 + upTo(1); count > 0; --count)
        list.push_back(point());
    return list;
}

Orientation RandomEdits::orientation()
{
    if (oneIn(12))
        return {{0, 2, 1, 3}, {1, 1, 1, 1}};
    return row<Orientation>();
}

Movement RandomEdits::movement(const Design &design)
{
    Movement movement;
    movement.when = row<When>();
    if (oneIn(4))
        movement.definition = betza();
    else if (oneIn(2))
        movement.definition = legs(*design.directions);
    else
        movement.definition = PathText{path(*design.directions)};
    return movement;
}

/// Mostly strings that can be read; crooked slides among them, whose legs depend on the board.
BetzaText RandomEdits::betza()
{
    static const std::vector<std::string> rare = {
        "", "mR\n", "N\xff", "wW", "R(", "\xc3\xa9", "fRaa"};
    static const std::vector<std::string> atoms = {"W",
                                                   "F",
                                                   "R",
                                                   "B",
                                                   "Q",
                                                   "N",
                                                   "NN",
                                                   "C",
                                                   "zFF",
                                                   "qN0",
                                                   "zB",
                                                   "FyafsF",
                                                   "mRcpR",
                                                   "gQ",
                                                   "O2",
                                                   "K",
                                                   "U",
                                                   "zFF0oN"};
    static const std::vector<std::string> modifiers = {
        "", "m", "c", "f", "i", "fm", "mc", "o", "a", "\""};
    BetzaText text{{}, row<BetzaDialect>()};
    if (oneIn(8)) {
        text.text = pick(rare);
        return text;
    }
    if (oneIn(40)) {
        text.text = repeated("zB", oneIn(2) ? 32 : 400);
        return text;
    }
    for (int moves = 1 + upTo(2); moves > 0; --moves)
        text.text += pick(modifiers) + pick(atoms);
    return text;
}

std::string RandomEdits::path(const Directions &directions)
{
    static const std::vector<std::string> rare = {
        "", "(n", "ride (3,1)\n\tleap (1,3)", "n \xc3\xa9", "stop"};
    if (oneIn(6))
        return pick(rare);
    const auto word = [&] {
        if (directions.list.empty() || oneIn(4))
            return "(" + std::to_string(1 + upTo(254)) + "," + std::to_string(upTo(300)) + ")";
        return pick(directions.list).name;
    };
    if (oneIn(12))
        return repeated("(" + word() + " " + word() + ") ", oneIn(2) ? 512 : 513);
    static const std::vector<std::string> forms = {
        "ride ", "leap ", "move leap ", "capture ride ", ""};
    if (oneIn(2))
        return pick(forms) + word() + " " + word();
    return "(~" + word() + " " + word() + (oneIn(2) ? " stop)" : " (" + word() + "))");
}

LegGraph RandomEdits::legs(const Directions &directions)
{
    LegGraph graph;
    const std::size_t count = oneIn(15) ? 1'024 + m_random() % 2 : 1 + m_random() % 3;
    for (std::size_t i = 0; i < count; ++i)
        graph.legs.push_back(leg(directions, count));
    for (int first = oneIn(10) ? upTo(2) : 1; first > 0; --first)
        graph.first.emplace_back(m_random() % count);
    for (const LegId first : graph.first)
        graph.legs[first.index()].steps = {Vector{1, 2}};
    return graph;
}

Leg RandomEdits::leg(const Directions &directions, std::size_t count)
{
    Leg leg;
    for (int steps = oneIn(20) ? 0 : 1 + upTo(1); steps > 0; --steps)
        leg.steps.push_back(step(directions));
    if (oneIn(4))
        leg.most = oneIn(8) ? number() : unlimited;
    if (oneIn(20))
        leg.least = number();
    leg.way = row<Way>();
    leg.onEmpty.stop = oneIn(2);
    leg.onEnemy.stop = oneIn(2);
    leg.onEnemy.effect = leg.onEnemy.stop ? Effect::Capture : Effect::None;
    if (oneIn(2))
        leg.onEmpty.then.emplace_back(m_random() % (count + (oneIn(20) ? 1 : 0)));
    if (oneIn(100))
        leg.onFriend.then.assign(1'025, LegId(0));
    for (const auto &flag : tieFlags)
        leg.*flag.value = oneIn(10);
    for (const auto &flag : conditionFlags)
        leg.only.*flag.value = oneIn(20);
    // Some of these zones and types do not exist.
    if (oneIn(10))
        leg.only.zones.push_back({row<ZoneRule>(), ZoneId(upTo(2))});
    if (oneIn(10))
        leg.onEnemy.whom = {row<Whom>(), {}};
    if (leg.onEnemy.whom.whom == Whom::Only || leg.onEnemy.whom.whom == Whom::Except)
        leg.onEnemy.whom.types = {PieceId(upTo(2))};
    if (oneIn(10))
        leg.onEnemy.effect = row<Effect>();
    return leg;
}

Step RandomEdits::step(const Directions &directions)
{
    if (oneIn(4))
        return Turn{oneIn(20) ? number() : upTo(7) - 4};
    if (oneIn(10))
        return Around{{1 + upTo(4), oneIn(20) ? number() : upTo(4)}, row<Joined>()};
    if (oneIn(20))
        return Anywhere{};
    if (directions.list.empty() || oneIn(4))
        return oneIn(20) ? Vector{number(), number()} : Vector{1 + upTo(40), upTo(40)};
    return DirectionId(m_random() % (directions.list.size() + (oneIn(20) ? 1 : 0)));
}

BoardRecipe RandomEdits::recipe()
{
    const auto forms = boardForms();
    const BoardForm &form = oneIn(2) ? forms.front() : forms[m_random() % forms.size()];
    BoardRecipe recipe = usualRecipe(form);
    for (const SizeParameter &size : form.sizes)
        recipe.*size.member =
            oneIn(10) ? number() : 1 + upTo(form.lattice == Lattice::Hyper ? 2 : 5);
    recipe.topology =
        oneIn(4) ? row<Topology>() : form.topologies[m_random() % form.topologies.size()];
    if (recipe.lattice == Lattice::Free && oneIn(2)) {
        recipe.files = recipe.ranks = 0;
        recipe.topology = Topology::Flat;
    }
    BoardEdits &edits = recipe.edits;
    if (oneIn(2))
        edits.added.push_back({name(), point()});
    if (oneIn(3))
        edits.removed = {SiteId(upTo(3)), SiteId(4)};
    if (oneIn(3))
        edits.renamed = {{SiteId(upTo(3)), name()}};
    if (oneIn(3))
        edits.moved = {{SiteId(upTo(3)), point()}};
    if (oneIn(2))
        edits.links = {{SiteId(upTo(3)), DirectionId(upTo(9)), SiteId(upTo(5)), orientation()},
                       {SiteId(4), DirectionId(upTo(9)), std::nullopt, {}}};
    return recipe;
}

} // namespace rookery::test
