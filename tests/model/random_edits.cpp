#include "tests/model/random_edits.h"

#include "model/edit/board_edits.h"
#include "model/edit/direction_edits.h"
#include "model/edit/link_edits.h"
#include "model/edit/movement_edits.h"
#include "model/edit/piece_edits.h"
#include "model/edit/rule_edits.h"
#include "model/edit/setup_edits.h"
#include "model/edit/sites.h"

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

RandomEdits::Tried RandomEdits::next(const Design &design)
{
    switch (upTo(7)) {
    case 0:
        return boardEdit(design);
    case 1:
        return cellEdit(design);
    case 2:
        return linkEdit(design);
    case 3:
        return directionEdit(design);
    case 4:
        return pieceEdit(design);
    case 5:
        return movementEdit(design);
    case 6:
        return setupEdit(design);
    default:
        return ruleEdit(design);
    }
}

RandomEdits::Tried RandomEdits::boardEdit(const Design &design)
{
    switch (upTo(4)) {
    case 0: {
        Margins margins{upTo(2) - 1, upTo(2) - 1, upTo(2) - 1, upTo(2) - 1};
        if (oneIn(8))
            margins.left = number();
        return {"withMargins", withMargins(design, margins)};
    }
    case 1:
        return {"withTopology", withTopology(design, row<Topology>())};
    case 2:
        return {"withLayout", withLayout(design, row<Layout>())};
    case 3:
        return {"withLabels", withLabels(design, row<Labels>())};
    default:
        return {"withBoard", withBoard(design, recipe())};
    }
}

RandomEdits::Tried RandomEdits::cellEdit(const Design &design)
{
    switch (upTo(4)) {
    case 0:
        return {"withCellsRemoved", withCellsRemoved(design, sites(design))};
    case 1: {
        std::vector<SiteId> restored = sites(design);
        const auto &removed = design.board->edits.removed;
        if (!removed.empty())
            restored.push_back(pick(removed));
        return {"withCellsRestored", withCellsRestored(design, restored)};
    }
    case 2:
        return {"withCellAdded", withCellAdded(design, point(), oneIn(2) ? "" : name())};
    case 3:
        return {"withCellMoved", withCellMoved(design, site(design), point())};
    default:
        return {"withCellRenamed", withCellRenamed(design, site(design), name())};
    }
}

RandomEdits::Tried RandomEdits::linkEdit(const Design &design)
{
    if (design.directions->list.empty())
        return directionEdit(design);
    const auto direction = idOf<DirectionId>(design.directions->list);
    std::vector<LinkPair> pairs(1);
    if (oneIn(3))
        pairs.resize(3);
    for (LinkPair &pair : pairs)
        pair = {site(design), site(design), oneIn(2) ? Orientation{} : orientation()};
    switch (upTo(4)) {
    case 0:
        return {"withLinks", withLinks(design, direction, pairs)};
    case 1:
        return {"withReverseLinks", withReverseLinks(design, direction, pairs)};
    case 2:
        return {"withTwoWayLink", withTwoWayLink(design, direction, pairs.front())};
    case 3:
        return {"withLinksCut", withLinksCut(design, direction, sites(design))};
    default:
        return {"withLinksReset", withLinksReset(design, direction, sites(design))};
    }
}

RandomEdits::Tried RandomEdits::directionEdit(const Design &design)
{
    const auto &list = design.directions->list;
    const int which = list.empty() ? upTo(1) : upTo(4);
    switch (which) {
    case 0:
        return {
            "withDirectionAdded",
            withDirectionAdded(design, name(), oneIn(3) ? std::nullopt : std::optional(vector()))};
    case 1: {
        std::vector<DirectionMapping> mappings = {{name(), vector()}};
        if (!list.empty())
            mappings.push_back({pick(list).name, vector()});
        return {"withDirectionsMapped", withDirectionsMapped(design, mappings)};
    }
    case 2: {
        std::vector<DirectionId> walk(oneIn(6) ? 65U : static_cast<std::size_t>(upTo(4)));
        for (DirectionId &part : walk)
            part = idOf<DirectionId>(list);
        return {"withDirectionWalk", withDirectionWalk(design, idOf<DirectionId>(list), walk)};
    }
    case 3:
        return {"withDirectionRemoved", withDirectionRemoved(design, idOf<DirectionId>(list))};
    default:
        return {"withDirectionRenamed",
                withDirectionRenamed(design, idOf<DirectionId>(list), name())};
    }
}

RandomEdits::Tried RandomEdits::pieceEdit(const Design &design)
{
    const auto &types = design.pieces->types;
    if (types.empty() || oneIn(5))
        return {"withPieceAdded", withPieceAdded(design, name(), oneIn(3) ? name() : "")};
    const auto piece = idOf<PieceId>(types);
    switch (upTo(4)) {
    case 0:
        return {"withPieceCopied", withPieceCopied(design, piece)};
    case 1:
        return {"withPieceRemoved", withPieceRemoved(design, piece)};
    case 2:
        return {"withPieceRenamed", withPieceRenamed(design, piece, name())};
    case 3:
        return {"withPieceLetter", withPieceLetter(design, piece, oneIn(2) ? "q" : name())};
    default:
        return {"withPieceAt", withPieceAt(design, piece, m_random() % (types.size() + 1))};
    }
}

RandomEdits::Tried RandomEdits::movementEdit(const Design &design)
{
    if (design.pieces->types.empty())
        return pieceEdit(design);
    const auto piece = idOf<PieceId>(design.pieces->types);
    const std::size_t count = (*design.pieces)[piece].moves.size();
    const std::size_t index = m_random() % (count + 1);
    switch (upTo(4)) {
    case 0:
        return {"withMovementAdded", withMovementAdded(design, piece, movement(design))};
    case 1: {
        Movement changed = movement(design);
        if (index < count && oneIn(2))
            changed.extras = (*design.pieces)[piece].moves[index].extras;
        return {"withMovementChanged", withMovementChanged(design, piece, index, changed)};
    }
    case 2:
        return {"withMovementRemoved", withMovementRemoved(design, piece, index)};
    case 3:
        return {"withMovementInserted",
                withMovementInserted(design, piece, index, movement(design))};
    default:
        return {"withMovementAt", withMovementAt(design, piece, index, m_random() % (count + 1))};
    }
}

RandomEdits::Tried RandomEdits::setupEdit(const Design &design)
{
    const auto player = idOf<PlayerId>(design.rules->players);
    const PieceId piece(m_random() % (design.pieces->types.size() + 1));
    switch (upTo(6)) {
    case 0:
    case 1:
        return {"withMenPlaced", withMenPlaced(design, sites(design), piece, player)};
    case 2:
        return {"withMenErased", withMenErased(design, sites(design))};
    case 3:
        return {"withManMoved", withManMoved(design, site(design), site(design))};
    case 4:
        return {"withArmyMirrored",
                withArmyMirrored(design, player, idOf<PlayerId>(design.rules->players))};
    case 5:
        return {"withHand", withHand(design, player, piece, oneIn(3) ? number() : upTo(3))};
    default:
        return {"withSetupCleared", oneIn(4) ? withSetupCleared(design) : Result<Design>(design)};
    }
}

RandomEdits::Tried RandomEdits::ruleEdit(const Design &design)
{
    const auto player = idOf<PlayerId>(design.rules->players);
    switch (upTo(3)) {
    case 0:
        return {"withPass", withPass(design, row<Pass>())};
    case 1:
        return {"withPlayerRenamed", withPlayerRenamed(design, player, name())};
    case 2:
        return {"withPlayerFacing", withPlayerFacing(design, player, orientation())};
    default: {
        Info info = *design.info;
        info.name = oneIn(4) ? "" : name();
        (oneIn(2) ? info.author : info.about) = text();
        info.license = text();
        return {"withInfo", withInfo(design, info)};
    }
    }
}

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

Vector RandomEdits::vector()
{
    Vector vector{upTo(6) - 3, upTo(6) - 3};
    if (oneIn(10))
        vector.along[m_random() % 4] = number();
    return vector;
}

Point RandomEdits::point()
{
    return oneIn(5) ? Point{number(), number()} : Point{upTo(9'000), upTo(9'000) - 4'000};
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
    if (oneIn(2))
        movement.definition = legs(*design.directions);
    else
        movement.definition = PathText{path(*design.directions)};
    return movement;
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
    leg.onFoe.stop = oneIn(2);
    leg.onFoe.effect = leg.onFoe.stop ? Effect::Capture : Effect::None;
    if (oneIn(2))
        leg.onEmpty.then.emplace_back(m_random() % (count + (oneIn(20) ? 1 : 0)));
    if (oneIn(100))
        leg.onFriend.then.assign(1'025, LegId(0));
    return leg;
}

Step RandomEdits::step(const Directions &directions)
{
    if (oneIn(4))
        return Turn{oneIn(20) ? number() : upTo(7) - 4};
    if (directions.list.empty() || oneIn(4))
        return oneIn(20) ? Vector{number(), number()} : Vector{1 + upTo(40), upTo(40)};
    return DirectionId(m_random() % (directions.list.size() + (oneIn(20) ? 1 : 0)));
}

BoardRecipe RandomEdits::recipe()
{
    BoardRecipe recipe;
    recipe.files = oneIn(10) ? number() : 1 + upTo(5);
    recipe.ranks = 1 + upTo(5);
    recipe.topology = row<Topology>();
    recipe.lattice = oneIn(8) ? Lattice::Free : Lattice::Square;
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
