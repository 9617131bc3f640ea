#include "model/check/zone_checks.h"

#include "model/board/labels.h"
#include "model/board/zone_map.h"
#include "model/check/surroundings.h"
#include "model/edit/board/zone_edits.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

namespace rookery {

namespace {

constexpr const char *zonePlace = "/board/edits/zones/";

Problem problemOf(const Zone &zone, Severity severity, const char *code, Message message)
{
    return {severity, code, std::move(message), {0, 0, zonePlace + zone.name}, {}};
}

Result<ZoneId> zoneOf(const Design &design, const Problem &problem)
{
    const std::string prefix = zonePlace;
    const auto zone =
        problem.place.pointer.starts_with(prefix)
            ? findZone(design.board->edits.zones, problem.place.pointer.substr(prefix.size()))
            : std::nullopt;
    return zone ? Result<ZoneId>(*zone) : failure(Message("the zone is not there any more"));
}

IdRange<PlayerId> playersOf(const Design &design)
{
    return IdRange<PlayerId>(design.rules->players.size());
}

/// What the players have if the first player's cells are turned for all.
Zone turnedForAll(const Board &board, const Zone &zone, const std::vector<Orientation> &facings)
{
    Zone turned = zone;
    turned.own.clear();
    turned.sharing = ZoneSharing::Facing;
    if (!zone.meaning)
        turned.cells = zoneSites(board, zone, PlayerId(0), facings);
    return turned;
}

/// The cells of one type and player that have to be promotion or end of the game.
class Wanderer
{
public:
    Wanderer(const Design &design, const CompiledGame &game)
        : m_design(design)
        , m_game(game)
        , m_surroundings(design, game)
    {
    }

    /// In board order; none for pieces that are not on the board at the start.
    std::vector<CellId> stuckCells(PieceId type, PlayerId player)
    {
        const std::vector<CellId> starts = startsOf(type, player);
        if (starts.empty())
            return {};
        const Piece piece{type, player, true};
        std::vector<CellId> stuck;
        for (const CellId cell : m_game.board().cells()) {
            if (mayStandOn(cell, type, player) && !changesOn(cell, type, player)
                && !mayStep(cell, piece) && !moves(m_surroundings.empty(), cell, piece))
                stuck.push_back(cell);
        }
        if (stuck.empty())
            return stuck;
        const std::vector<bool> reached = reachedFrom(starts, type, player);
        std::erase_if(stuck, [&](CellId cell) {
            return !reached[cell.index()] || !m_surroundings.isStuck(cell, piece);
        });
        return stuck;
    }

private:
    std::vector<CellId> startsOf(PieceId type, PlayerId player) const
    {
        std::vector<CellId> starts;
        for (const Placement &placement : m_design.setup->placements) {
            const auto cell = m_game.board().cellAt(placement.site);
            if (cell && placement.piece == type && placement.player == player)
                starts.push_back(*cell);
        }
        return starts;
    }

    bool isIn(CellId cell, std::optional<ZoneId> zone, PlayerId player) const
    {
        return !zone || m_game.zones().isInZone(cell, *zone, player);
    }

    bool mayStandOn(CellId cell, PieceId type, PlayerId player) const
    {
        return isIn(cell, m_game.home(type), player);
    }

    /// Whether the piece may become another one there, or its coming may end the game.
    bool changesOn(CellId cell, PieceId type, PlayerId player) const
    {
        const Rules &rules = *m_design.rules;
        return std::any_of(rules.promotions.begin(),
                           rules.promotions.end(),
                           [&](const Promotion &rule) {
                               return covers(rule.types, type) && covers(rule.players, player)
                                      && isIn(cell, rule.zone, player);
                           })
               || std::any_of(rules.ends.begin(), rules.ends.end(), [&](const End &end) {
                      const auto *reached = std::get_if<Reached>(&end.condition);
                      return reached && covers(reached->types, type) && covers(end.players, player)
                             && isIn(cell, reached->zone, player);
                  });
    }

    /// Whether a single step leads to a cell where it may end, for most pieces the quicker
    /// question.
    bool mayStep(CellId cell, const Piece &piece) const
    {
        if (m_game.home(piece.type))
            return false;
        const Board &board = m_game.board();
        const Program &program = m_game.program(piece.type, piece.owner);
        const OrientationId held =
            board.held(cell, piece.owner, (*m_design.rules)[piece.owner].facing);
        const auto first = program.at(program.firstAlways);
        return std::any_of(first.begin(), first.end(), [&](std::uint32_t index) {
            const Program::Node &node = program.nodes[index];
            return node.isPlain && !node.isAnywhere && (node.onEmpty.stop || node.onEnemy.stop)
                   && board.link(cell, board.compass().seen(held, node.own));
        });
    }

    bool moves(const Position &position, CellId cell, const Piece &piece)
    {
        m_game.reach(position, cell, piece, m_reach, m_scratch);
        const auto touched = m_reach.touched();
        return std::any_of(
            touched.begin(), touched.end(), [&](CellId to) { return m_reach.isTarget(to); });
    }

    /// Where it gets by moves on an empty board and captures on a full one, until it changes.
    std::vector<bool> reachedFrom(const std::vector<CellId> &starts, PieceId type, PlayerId player)
    {
        std::vector<bool> reached(m_game.board().size());
        const Position crowd = m_surroundings.crowd(starts.front(), player);
        std::vector<CellId> open = starts;
        for (bool hasMoved = false; !open.empty(); hasMoved = true) {
            std::vector<CellId> next;
            for (const CellId from : open) {
                for (const Position *position : {&m_surroundings.empty(), &crowd}) {
                    m_game.reach(*position, from, {type, player, hasMoved}, m_reach, m_scratch);
                    for (const CellId to : m_reach.touched()) {
                        if (!m_reach.isTarget(to) || reached[to.index()])
                            continue;
                        reached[to.index()] = true;
                        if (!changesOn(to, type, player))
                            next.push_back(to);
                    }
                }
            }
            open = std::move(next);
        }
        return reached;
    }

    const Design &m_design;
    const CompiledGame &m_game;
    Surroundings m_surroundings;
    Reach m_reach;
    ReachScratch m_scratch;
};

bool isPromoted(const Design &design, PieceId type)
{
    const auto &promotions = design.rules->promotions;
    return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &rule) {
        return covers(rule.types, type);
    });
}

/// Whether own rules may move a piece on, or end the game where it stands.
bool ownRulesMayHelp(const Rules &rules)
{
    return !rules.ownMoves.empty() || !rules.effects.empty()
           || std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
                  return std::holds_alternative<Said>(end.condition);
              });
}

/// Calls `found` with each player and type that can end stuck, and the cells; not while a design
/// has neither promotions nor ends, which may still come.
template<class Found>
void eachStuck(const Design &design, Found found)
{
    const Rules &rules = *design.rules;
    if (design.setup->placements.empty() || (rules.promotions.empty() && rules.ends.empty())
        || ownRulesMayHelp(rules))
        return;
    const CompiledGame game(design);
    Wanderer wanderer(design, game);
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        if (!mayMoveAtAll((*design.pieces)[type]))
            continue;
        for (const PlayerId player : playersOf(design)) {
            const std::vector<CellId> cells = wanderer.stuckCells(type, player);
            if (!cells.empty())
                found(game.board(), type, player, cells);
        }
    }
}

} // namespace

void findZonesWithoutImage(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.zones.empty())
        return;
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    for (const Zone &zone : design.board->edits.zones) {
        for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
            const auto lost = sitesWithoutImage(board, zone, player, facings);
            if (lost.empty())
                continue;
            std::vector<std::string> names;
            for (const SiteId site : lost)
                names.push_back(board.siteName(site));
            Problem problem =
                problemOf(zone,
                          Severity::Warning,
                          "Z001",
                          Message("zone {zone} cannot be turned for {player}: {cells} "
                                  "[{?cells=1}has no cell|have no cells] opposite; list that "
                                  "player's cells by hand",
                                  {{"zone", zone.name},
                                   {"player", (*design.rules)[player].name},
                                   {"cells", listArgument(std::move(names))}}));
            problem.element = {Element::Kind::Cell, lost.front().index()};
            problems.push_back(std::move(problem));
        }
    }
}

Result<Design> listCellsWithImage(const Design &design, const Problem &problem)
{
    const auto zone = zoneOf(design, problem);
    if (!zone)
        return failure(zone.error());
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    const Zone &meant = design.board->edits.zones[zone->index()];
    Design listed = design;
    for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
        if (sitesWithoutImage(board, meant, player, facings).empty())
            continue;
        auto next = withZoneCells(listed, *zone, zoneSites(board, meant, player, facings), player);
        if (!next)
            return next;
        listed = std::move(*next);
    }
    return listed;
}

void findZonesWithoutSense(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    for (const Zone &zone : design.board->edits.zones) {
        for (const PlayerId player : playersOf(design)) {
            const Message fault = meaningFault(board, zone, player, facings);
            if (fault.isEmpty())
                continue;
            problems.push_back(problemOf(zone,
                                         Severity::Warning,
                                         "Z002",
                                         Message("zone {zone} has no cells on this board: {fault}",
                                                 {{"zone", zone.name}, {"fault", fault}})));
            break;
        }
    }
}

Result<Design> turnZoneIntoCells(const Design &design, const Problem &problem)
{
    const auto zone = zoneOf(design, problem);
    return zone ? withZoneTurnedIntoCells(design, *zone) : failure(zone.error());
}

void findZonesUnlikeEachOther(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    for (const Zone &zone : design.board->edits.zones) {
        const Zone turned = turnedForAll(board, zone, facings);
        for (const PlayerZone &own : zone.own) {
            const PlayerId player = own.player;
            if (own.cells.empty() || facings[player.index()] == facings.front()
                || !sitesWithoutImage(board, turned, player, facings).empty()
                || zoneSites(board, turned, player, facings) == own.cells)
                continue;
            problems.push_back(problemOf(zone,
                                         Severity::Info,
                                         "Z003",
                                         Message("the cells that zone {zone} has for {player} are "
                                                 "not those of {first}, turned as the players face",
                                                 {{"zone", zone.name},
                                                  {"player", (*design.rules)[player].name},
                                                  {"first", (*design.rules)[PlayerId(0)].name}})));
        }
    }
}

Result<Design> turnZoneForAll(const Design &design, const Problem &problem)
{
    const auto zone = zoneOf(design, problem);
    if (!zone)
        return failure(zone.error());
    const Board board(design.board, design.directions);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        Zone &turned = recipe.edits.zones[zone->index()];
        turned = turnedForAll(board, turned, design.rules->facings());
    });
    return result;
}

void findPiecesThatEndStuck(const Design &design, std::vector<Problem> &problems)
{
    eachStuck(
        design,
        [&](const Board &board, PieceId type, PlayerId player, const std::vector<CellId> &cells) {
            problems.push_back({isPromoted(design, type) ? Severity::Warning : Severity::Info,
                                "P011",
                                Message("{piece} of {player} can come to {cells}, where it has "
                                        "neither a move nor a promotion",
                                        {{"piece", (*design.pieces)[type].name},
                                         {"player", (*design.rules)[player].name},
                                         {"cells", cellsArgument(board, cells, 8)}}),
                                {},
                                {Element::Kind::Piece, type.index()}});
        });
}

Result<Design> promoteWhereStuck(const Design &design, const Problem &problem)
{
    const PieceId mended(problem.element.index);
    const auto &promotions = design.rules->promotions;
    const auto rule =
        std::find_if(promotions.begin(), promotions.end(), [&](const Promotion &each) {
            return covers(each.types, mended) && each.zone;
        });
    if (rule == promotions.end())
        return failure(Message(
            "no promotion has a zone for {piece}; add one under Rules, or give it a move there",
            {{"piece", (*design.pieces)[mended].name}}));
    const ZoneId zone = *rule->zone;
    Result<Design> result = design;
    eachStuck(
        design,
        [&](const Board &board, PieceId type, PlayerId player, const std::vector<CellId> &cells) {
            if (type != mended || !result)
                return;
            std::vector<SiteId> sites;
            for (const CellId cell : cells)
                sites.push_back(board.site(cell));
            result = withZonePainted(*result, zone, sites, player);
        });
    return result;
}

} // namespace rookery
