#include "model/play/reach/reach_map.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Pieces that come while others have left take their places; beyond these, everything is laid out
/// anew.
constexpr std::size_t sparePlaces = 64;

/// Whether more decides what a program may do than the occupants of the cells that its walks come
/// by: where pieces that are pushed or put down elsewhere go.
bool looksElsewhere(const Program &program)
{
    return std::any_of(program.nodes.begin(), program.nodes.end(), [](const Program::Node &node) {
        return movesOthers(node) || isOverOnlyAtLast(node);
    });
}

} // namespace

ReachMap::ReachMap(std::shared_ptr<const CompiledGame> game)
    : m_game(std::move(game))
{
    m_scratch.notesLooks = true;
}

void ReachMap::reset(const Position &position)
{
    const std::size_t cells = position.size();
    m_players = position.players();
    m_ridings.resize(position.types() * m_players);
    m_boardPieces.clear();
    m_free.clear();
    m_placeOf.assign(cells, noPiece);
    m_stamps.assign(cells, 0);
    m_stamp = 0;
    for (Side &side : m_sides) {
        side.count = side.alwaysAsked = side.others = 0;
        side.visitors.assign(cells, 0);
        side.queue.clear();
    }
    for (const CellId cell : IdRange<CellId>(cells)) {
        if (const auto piece = position.at(cell))
            enlist(cell, piece->owner);
    }
    m_words = (m_boardPieces.size() + sparePlaces + 63) / 64;
    m_watchers.assign(cells * m_words, 0);
    m_isQueued.assign(m_words * 64, 0);
    for (Place place = 0; place < m_boardPieces.size(); ++place) {
        ask(position, m_boardPieces[place]);
        count(m_boardPieces[place], 1);
        watch(place, true);
    }
}

void ReachMap::update(const Position &position, std::span<const CellId> changed)
{
    note(position, changed);
    for (const PlayerId player : IdRange<PlayerId>(m_players))
        settle(position, player);
}

void ReachMap::note(const Position &position, std::span<const CellId> changed)
{
    for (const CellId cell : changed) {
        const std::uint64_t *row = m_watchers.data() + cell.index() * m_words;
        forEachCell(std::span(row, m_words),
                    [&](CellId watcher) { queue(static_cast<Place>(watcher.index())); });
    }
    for (const CellId cell : changed) {
        if (m_placeOf[cell.index()] != noPiece)
            dismiss(m_placeOf[cell.index()]);
    }
    for (const CellId cell : changed) {
        const auto piece = position.at(cell);
        if (!piece)
            continue;
        if (m_free.empty() && m_boardPieces.size() == m_words * 64)
            return reset(position);
        enlist(cell, piece->owner);
        queue(m_placeOf[cell.index()]);
    }
    const bool anyIsAlwaysAsked = std::any_of(
        m_sides.begin(), m_sides.end(), [](const Side &side) { return side.alwaysAsked > 0; });
    for (Place place = 0; anyIsAlwaysAsked && place < m_boardPieces.size(); ++place) {
        if (m_boardPieces[place].isAlwaysAsked)
            queue(place);
    }
}

void ReachMap::settle(const Position &position, PlayerId player)
{
    std::vector<Place> &asked = m_sides[player.index()].queue;
    for (const Place place : asked) {
        Entry &entry = m_boardPieces[place];
        const bool isMeant = entry.isThere && entry.owner == player && m_isQueued[place] != 0;
        if (!isMeant)
            continue;
        m_isQueued[place] = 0;
        count(entry, -1);
        watch(place, false);
        ask(position, entry);
        count(entry, 1);
        watch(place, true);
    }
    asked.clear();
}

std::span<const CellId> ReachMap::targets(CellId from) const
{
    const Place place = m_placeOf[from.index()];
    return place == noPiece ? std::span<const CellId>() : m_boardPieces[place].targets;
}

const ReachMap::Riding &ReachMap::riding(PieceId type, PlayerId player)
{
    Riding &found = m_ridings[type.index() * m_players + player.index()];
    if (found.isKnown)
        return found;
    const Program &program = m_game->program(type, player);
    found.isKnown = true;
    found.isStraight = !m_game->board().hasCellFacings() && !m_game->home(type);
    found.kinds = &program.kinds;
    addOpening(program, program.always, found);
    const std::size_t headings = found.headings.size();
    const std::size_t rays = found.rays.size();
    addOpening(program, program.unmoved, found);
    for (std::size_t i = headings; i < found.headings.size(); ++i)
        found.headings[i].whileUnmoved = true;
    for (std::size_t i = rays; i < found.rays.size(); ++i)
        found.rays[i].whileUnmoved = true;
    return found;
}

void ReachMap::addOpening(const Program &program, const Program::Opening &opening, Riding &riding)
{
    const auto table = [&](StepId own) {
        return &m_game->stepTable(m_game->board().compass().seen(program.facing, own));
    };
    for (const RayProgram &ray : opening.rays)
        riding.rays.push_back({table(ray.own), &ray, false});
    for (const std::uint32_t index : opening.nodes) {
        const Program::Node &node = program.nodes[index];
        riding.isStraight = riding.isStraight && node.isPlain;
        if (!riding.isStraight)
            return;
        riding.headings.push_back({table(node.own),
                                   static_cast<std::size_t>(node.most),
                                   node.onEmpty.stop,
                                   node.onEnemy.stop,
                                   false});
    }
}

void ReachMap::ask(const Position &position, Entry &entry)
{
    entry.targets.clear();
    entry.looked.clear();
    const Piece piece = *position.at(entry.cell);
    const Program &program = m_game->program(position, piece);
    entry.isAlwaysAsked =
        m_game->imitates(piece.type) || (program.needsMemory && looksElsewhere(program));
    entry.rides = false;
    const auto look = [&](CellId cell) {
        entry.looked.push_back(cell);
    };
    const auto add = [&](CellId cell) {
        entry.targets.push_back(cell);
    };
    if (!entry.isAlwaysAsked && ride(position, entry.cell, look, add)) {
        entry.rides = riding(piece.type, piece.owner).rays.empty();
        return;
    }
    m_scratch.looked.clear();
    m_game->reach(position, entry.cell, piece, m_reach, m_scratch);
    for (const CellId cell : m_reach.touched()) {
        if (m_reach.isTarget(cell))
            entry.targets.push_back(cell);
    }
    if (!entry.isAlwaysAsked)
        entry.looked.assign(m_scratch.looked.begin(), m_scratch.looked.end());
}

/// False if the piece does more than to go along rays, or these are not straight.
template<class Look, class Add>
bool ReachMap::ride(const Position &position, CellId from, Look &&look, Add &&add)
{
    const Position::Square piece = position.square(from);
    const PlayerId owner(piece.owner);
    const Riding &legs = riding(PieceId(piece.type), owner);
    const auto isStraight = [from](const auto &heading) {
        return heading.table->isStraight(from);
    };
    if (!legs.isStraight || !std::all_of(legs.headings.begin(), legs.headings.end(), isStraight)
        || !std::all_of(legs.rays.begin(), legs.rays.end(), isStraight))
        return false;
    ++m_stamp;
    for (const Heading &heading : legs.headings) {
        if (heading.whileUnmoved && piece.moved)
            continue;
        const std::span<const CellId> ray = heading.table->ray(from);
        const std::size_t most = std::min(ray.size(), heading.most);
        for (const CellId cell : ray.first(most)) {
            look(cell);
            const Occupant occupant = position.seenBy(owner, cell);
            const bool ends = occupant == Occupant::Empty
                                  ? heading.moves
                                  : occupant == Occupant::Enemy && heading.captures;
            if (ends && std::exchange(m_stamps[cell.index()], m_stamp) != m_stamp)
                add(cell);
            if (occupant != Occupant::Empty)
                break;
        }
    }
    if (!legs.rays.empty())
        readRays(position, from, legs, look, add);
    return true;
}

template<class Look, class Add>
void ReachMap::readRays(
    const Position &position, CellId from, const Riding &legs, Look &&look, Add &&add)
{
    const Position::Square &piece = position.square(from);
    for (const Ray &ray : legs.rays) {
        if (ray.whileUnmoved && piece.moved)
            continue;
        RayProgram::States states = ray.program->start;
        for (const CellId cell : ray.table->ray(from)) {
            look(cell);
            const std::uint8_t kind =
                legs.kinds->kind(PlayerId(piece.owner), position.square(cell));
            const RayProgram::Row row = ray.program->step(states, kind);
            if (row.stops() && std::exchange(m_stamps[cell.index()], m_stamp) != m_stamp)
                add(cell);
            states = row.next;
            if (states == 0)
                break;
        }
    }
}

bool ReachMap::wouldRideOn(const Position &position, CellId piece, CellId over, CellId target)
{
    const Piece rider = *position.at(piece);
    const std::vector<Heading> &headings = riding(rider.type, rider.owner).headings;
    return std::any_of(headings.begin(), headings.end(), [&](const Heading &heading) {
        if (!heading.captures || (heading.whileUnmoved && rider.moved))
            return false;
        const std::span<const CellId> ray = heading.table->ray(piece);
        const auto way = ray.first(std::min(ray.size(), heading.most));
        const auto left = std::find(way.begin(), way.end(), over);
        const auto aim = std::find(left, way.end(), target);
        return aim != way.end() && left != aim && std::all_of(left + 1, aim, [&](CellId between) {
                   return position.isEmpty(between);
               });
    });
}

void ReachMap::list(const Position &position, std::vector<std::pair<CellId, CellId>> &moves)
{
    m_players = position.players();
    m_ridings.resize(position.types() * m_players);
    m_stamps.resize(position.size());
    for (const PlayerId player : IdRange<PlayerId>(m_players)) {
        forEachCell(position.pieces(player), [&](CellId from) {
            const auto add = [&](CellId cell) {
                moves.emplace_back(from, cell);
            };
            const auto looksAway = [](CellId) {
            };
            const PieceId type(position.square(from).type);
            if (!m_game->imitates(type) && ride(position, from, looksAway, add))
                return;
            m_scratch.looked.clear();
            m_game->reach(position, from, *position.at(from), m_reach, m_scratch);
            for (const CellId cell : m_reach.touched()) {
                if (m_reach.isTarget(cell))
                    add(cell);
            }
        });
    }
}

void ReachMap::enlist(CellId cell, PlayerId owner)
{
    Place place = static_cast<Place>(m_boardPieces.size());
    if (m_free.empty()) {
        m_boardPieces.emplace_back();
    } else {
        place = m_free.back();
        m_free.pop_back();
    }
    Entry &entry = m_boardPieces[place];
    entry.cell = cell;
    entry.owner = owner;
    entry.isThere = true;
    m_placeOf[cell.index()] = place;
}

void ReachMap::dismiss(Place place)
{
    Entry &entry = m_boardPieces[place];
    count(entry, -1);
    watch(place, false);
    entry.targets.clear();
    entry.looked.clear();
    entry.isThere = entry.isAlwaysAsked = false;
    entry.rides = true;
    m_placeOf[entry.cell.index()] = noPiece;
    m_isQueued[place] = 0;
    m_free.push_back(place);
}

void ReachMap::count(Entry &entry, int by)
{
    Side &side = m_sides[entry.owner.index()];
    side.count += static_cast<std::size_t>(by) * entry.targets.size();
    side.alwaysAsked += static_cast<std::size_t>(entry.isAlwaysAsked ? by : 0);
    side.others += static_cast<std::size_t>(entry.rides ? 0 : by);
    for (const CellId cell : entry.targets) {
        std::uint16_t &visitors = side.visitors[cell.index()];
        visitors = static_cast<std::uint16_t>(visitors + by);
    }
}

void ReachMap::watch(Place place, bool watches)
{
    const std::uint64_t bit = std::uint64_t(1) << place % 64;
    std::uint64_t *column = m_watchers.data() + place / 64;
    for (const CellId cell : m_boardPieces[place].looked) {
        std::uint64_t &word = column[cell.index() * m_words];
        word = watches ? word | bit : word & ~bit;
    }
}

void ReachMap::queue(Place place)
{
    if (std::exchange(m_isQueued[place], std::uint8_t(1)) == 0)
        m_sides[m_boardPieces[place].owner.index()].queue.push_back(place);
}

} // namespace rookery
