#include "tests/model/phrase_walker.h"

#include "model/board/zone_map.h"
#include "model/phrase/functions.h"

#include <algorithm>

namespace rookery::test {

using phrase::Function;
using phrase::Kind;
using phrase::Node;

namespace {

constexpr std::int64_t none = -1;
constexpr std::int64_t greatest = 1'000'000'000;

std::int64_t stopped(std::int64_t number)
{
    return std::max(-greatest, std::min(greatest, number));
}

PhraseValue single(std::int64_t one)
{
    return {one, {}};
}

PhraseValue truth(bool holds)
{
    return {holds ? 1 : 0, {}};
}

PhraseValue setOf(std::set<std::int64_t> members)
{
    return {0, std::move(members)};
}

bool meet(const std::set<std::int64_t> &a, const std::set<std::int64_t> &b)
{
    return std::any_of(a.begin(), a.end(), [&](std::int64_t member) { return b.contains(member); });
}

} // namespace

PhraseWalker::PhraseWalker(const Design &design, const Board &board, const Position &position)
    : m_design(design)
    , m_board(board)
    , m_position(position)
    , m_layout(*design.rules, board.size(), design.pieces->types.size())
    , m_dirs(group("all"))
{
    const auto &own = board.directions().groups;
    const bool isHex =
        board.recipe().lattice == Lattice::Hex || board.recipe().lattice == Lattice::HexPointy;
    if (isHex && std::none_of(own.begin(), own.end(), [](const DirectionGroup &group) {
            return group.name == "all";
        })) {
        for (const std::int64_t direction : group("diagonal"))
            m_dirs.erase(direction);
    }
    for (std::size_t i = 0; m_dirs.empty() && i < board.directions().list.size(); ++i)
        m_dirs.insert(static_cast<std::int64_t>(i));
    if (group("all").empty()) {
        for (std::size_t i = 0; i < board.directions().list.size(); ++i)
            m_dirs.insert(static_cast<std::int64_t>(i));
    }
}

PhraseWalker::Set PhraseWalker::group(const std::string &name) const
{
    Set members;
    for (const auto &row : directionGroups(m_board.directions(), m_board.recipe().lattice)) {
        if (row.name == name) {
            for (const DirectionId member : row.members)
                members.insert(static_cast<std::int64_t>(member.index()));
        }
    }
    return members;
}

std::int64_t PhraseWalker::players() const
{
    return static_cast<std::int64_t>(m_design.rules->players.size());
}

PhraseWalker::Set PhraseWalker::allCells() const
{
    Set cells;
    for (std::size_t i = 0; i < m_board.size(); ++i)
        cells.insert(static_cast<std::int64_t>(i));
    return cells;
}

std::int64_t PhraseWalker::step(std::int64_t cell, std::int64_t direction) const
{
    if (cell < 0 || direction < 0)
        return none;
    const auto link = m_board.link(CellId(cell), m_board.compass().step(DirectionId(direction)));
    return link ? static_cast<std::int64_t>(link->to.index()) : none;
}

/// Boards with turns are not asked about.
std::vector<std::int64_t> PhraseWalker::line(std::int64_t cell, std::int64_t direction) const
{
    std::vector<std::int64_t> cells;
    Set seen{cell};
    for (std::int64_t next = step(cell, direction); next >= 0 && seen.insert(next).second;
         next = step(next, direction))
        cells.push_back(next);
    return cells;
}

bool PhraseWalker::isEmpty(std::int64_t cell) const
{
    return cell >= 0 && m_position.isEmpty(CellId(cell));
}

std::int64_t PhraseWalker::owner(std::int64_t cell) const
{
    if (cell < 0)
        return none;
    const auto piece = m_position.at(CellId(cell));
    if (piece)
        return static_cast<std::int64_t>(piece->owner.index());
    return m_position.unownedAt(CellId(cell)) ? players() : none;
}

std::int64_t PhraseWalker::type(std::int64_t cell) const
{
    if (cell < 0)
        return none;
    const auto piece = m_position.at(CellId(cell));
    const auto unowned = m_position.unownedAt(CellId(cell));
    return piece     ? static_cast<std::int64_t>(piece->type.index())
           : unowned ? static_cast<std::int64_t>(unowned->index())
                     : none;
}

PhraseWalker::Set PhraseWalker::neighbours(std::int64_t cell, const Set &directions) const
{
    Set found;
    for (const std::int64_t direction : directions) {
        if (const std::int64_t to = step(cell, direction); to >= 0)
            found.insert(to);
    }
    return found;
}

PhraseWalker::Set
PhraseWalker::spread(const Set &from, const Set &within, const Set &directions) const
{
    Set found = from;
    for (;;) {
        Set next = found;
        for (const std::int64_t cell : found) {
            for (const std::int64_t near : neighbours(cell, directions)) {
                if (within.contains(near))
                    next.insert(near);
            }
        }
        if (next == found)
            return found;
        found = next;
    }
}

bool PhraseWalker::knows(Function function)
{
    switch (function) {
    case Function::Forward:
    case Function::Facing:
    case Function::Mirror:
    case Function::Turned:
    case Function::Moves:
    case Function::Captures:
    case Function::Legal:
    case Function::Attacked:
    case Function::Attackers:
    case Function::InCheck:
    case Function::Royals:
    case Function::CastlingGoals:
    case Function::PiecePoints:
    case Function::HasLost:
    case Function::Moved:
    case Function::Was:
    case Function::Next:
    case Function::Turn:
    case Function::Passes:
    case Function::LastFrom:
    case Function::LastTo:
    case Function::LastType:
    case Function::Repeated:
    case Function::RepeatedTurn:
    case Function::TimesRepeated:
    case Function::Stuck:
    case Function::Rest:
    case Function::From:
    case Function::To:
    case Function::Path:
    case Function::Captured:
    case Function::Mover:
        return false;
    default:
        return true;
    }
}

PhraseValue PhraseWalker::call(const Node &node, std::vector<PhraseValue> &locals)
{
    std::vector<PhraseValue> given;
    for (const Node &part : node.parts)
        given.push_back(value(part, locals));
    const auto at = [&](std::size_t place) {
        return given[place].one;
    };
    const auto directions = [&](std::size_t place) {
        return given.size() > place ? given[place].members : m_dirs;
    };
    const auto where = [&](auto holds) {
        Set cells;
        for (const std::int64_t cell : allCells()) {
            if (holds(cell))
                cells.insert(cell);
        }
        return cells;
    };
    const auto coordinate = [&](std::size_t axis) -> std::int64_t {
        const auto place = at(0) < 0 ? std::nullopt : m_board.coordinates(CellId(at(0)));
        return place ? place->along[axis] + 1 : 0;
    };
    const auto count = [&](OffBoard place) -> std::int64_t {
        std::int64_t sum = 0;
        if (at(0) < 0 || at(0) >= players())
            return 0;
        for (std::int64_t kind = 0; kind < static_cast<std::int64_t>(m_design.pieces->types.size());
             ++kind) {
            if (given.size() == 1 || at(1) == kind)
                sum += m_position.count(place, PlayerId(at(0)), PieceId(kind));
        }
        return sum;
    };
    switch (node.function) {
    case Function::Cells:
        return setOf(allCells());
    case Function::Dirs:
        return setOf(m_dirs);
    case Function::Orthogonal:
        return setOf(group("orthogonal"));
    case Function::Diagonal:
        return setOf(group("diagonal"));
    case Function::Step:
        return single(step(at(0), at(1)));
    case Function::Ahead: {
        std::int64_t cell = at(2) < 0 || at(1) < 0 ? none : at(0);
        // After so many steps a board of this size has gone round or ended.
        for (std::int64_t left = std::min<std::int64_t>(at(2), 100'000); left > 0 && cell >= 0;
             --left)
            cell = step(cell, at(1));
        return single(cell);
    }
    case Function::Near:
        return setOf(at(0) < 0 ? Set() : neighbours(at(0), directions(1)));
    case Function::Ray: {
        const auto cells =
            at(0) < 0 || at(1) < 0 ? std::vector<std::int64_t>() : line(at(0), at(1));
        return setOf({cells.begin(), cells.end()});
    }
    case Function::Line: {
        Set cells;
        if (at(0) >= 0)
            cells.insert(at(0));
        if (at(0) >= 0 && at(1) >= 0) {
            const auto back = m_board.directions().opposite(DirectionId(at(1)));
            for (const std::int64_t cell : line(at(0), at(1)))
                cells.insert(cell);
            if (back) {
                for (const std::int64_t cell :
                     line(at(0), static_cast<std::int64_t>(back->index())))
                    cells.insert(cell);
            }
        }
        return setOf(cells);
    }
    case Function::Between:
    case Function::Toward: {
        for (const std::int64_t direction : m_dirs) {
            if (at(0) < 0)
                break;
            const auto cells = line(at(0), direction);
            const auto end = std::find(cells.begin(), cells.end(), at(1));
            if (end == cells.end())
                continue;
            return node.function == Function::Toward ? single(direction)
                                                     : setOf({cells.begin(), end});
        }
        return node.function == Function::Toward ? single(none) : setOf({});
    }
    case Function::Distance: {
        Set found{at(0)};
        if (at(0) < 0 || at(1) < 0)
            return single(none);
        for (std::int64_t steps = 0;; ++steps) {
            if (found.contains(at(1)))
                return single(steps);
            Set next = found;
            for (const std::int64_t cell : found)
                next.merge(neighbours(cell, m_dirs));
            if (next == found)
                return single(none);
            found = next;
        }
    }
    case Function::Opposite: {
        const auto back =
            at(0) < 0 ? std::nullopt : m_board.directions().opposite(DirectionId(at(0)));
        return single(back ? static_cast<std::int64_t>(back->index()) : none);
    }
    case Function::File:
        return single(coordinate(0));
    case Function::Rank:
        return single(coordinate(1));
    case Function::Level:
        return single(coordinate(2));
    case Function::Edge:
        return setOf(where([&](std::int64_t cell) {
            return std::any_of(m_dirs.begin(), m_dirs.end(), [&](std::int64_t direction) {
                return step(cell, direction) < 0;
            });
        }));
    case Function::Types: {
        Set types;
        for (std::size_t i = 0; i < m_design.pieces->types.size(); ++i)
            types.insert(static_cast<std::int64_t>(i));
        return setOf(types);
    }
    case Function::Owner:
    case Function::TypeOf: {
        const bool isOwner = node.function == Function::Owner;
        if (given.size() > 1 && at(1) != 1) // no stacks are drawn
            return single(none);
        return single(isOwner ? owner(at(0)) : type(at(0)));
    }
    case Function::Height:
        return single(owner(at(0)) >= 0 ? 1 : 0);
    case Function::Empty:
        return truth(isEmpty(at(0)));
    case Function::Occupied:
        return truth(owner(at(0)) >= 0);
    case Function::Friend:
        return truth(owner(at(0)) >= 0 && owner(at(0)) == me);
    case Function::Enemy:
        return truth(owner(at(0)) >= 0 && owner(at(0)) != me && owner(at(0)) < players());
    case Function::Wall:
        return truth(at(0) >= 0 && m_position.isWall(CellId(at(0))) && owner(at(0)) < 0);
    case Function::PiecesOf:
        return setOf(where([&](std::int64_t cell) {
            return at(0) >= 0 && owner(cell) == at(0) && (given.size() == 1 || type(cell) == at(1));
        }));
    case Function::Hand:
        return single(count(OffBoard::Hand));
    case Function::Lost:
        return single(count(OffBoard::Captured));
    case Function::Slides: {
        Set cells;
        for (const std::int64_t direction : directions(1)) {
            if (at(0) < 0)
                break;
            for (const std::int64_t cell : line(at(0), direction)) {
                if (!isEmpty(cell))
                    break;
                cells.insert(cell);
            }
        }
        return setOf(cells);
    }
    case Function::Seen:
        if (at(0) >= 0 && at(1) >= 0) {
            for (const std::int64_t cell : line(at(0), at(1))) {
                if (!isEmpty(cell))
                    return single(owner(cell) >= 0 ? cell : none);
            }
        }
        return single(none);
    case Function::Group: {
        const std::int64_t of = owner(at(0));
        return setOf(of < 0 ? Set()
                            : spread({at(0)},
                                     where([&](std::int64_t cell) { return owner(cell) == of; }),
                                     directions(1)));
    }
    case Function::Region:
        return setOf(!isEmpty(at(0))
                         ? Set()
                         : spread({at(0)},
                                  where([&](std::int64_t cell) { return isEmpty(cell); }),
                                  directions(1)));
    case Function::Part:
        return setOf(!given[1].members.contains(at(0))
                         ? Set()
                         : spread({at(0)}, given[1].members, directions(2)));
    case Function::Parts: {
        Set left = given[0].members;
        std::int64_t parts = 0;
        for (; !left.empty(); ++parts) {
            for (const std::int64_t cell : spread({*left.begin()}, given[0].members, directions(1)))
                left.erase(cell);
        }
        return single(parts);
    }
    case Function::Border: {
        Set border;
        for (const std::int64_t cell : given[0].members)
            border.merge(neighbours(cell, directions(1)));
        for (const std::int64_t cell : given[0].members)
            border.erase(cell);
        return setOf(border);
    }
    case Function::Joins:
        return truth(
            std::any_of(given[1].members.begin(), given[1].members.end(), [&](std::int64_t cell) {
                return given[0].members.contains(cell)
                       && meet(spread({cell}, given[0].members, directions(3)), given[2].members);
            }));
    case Function::Way: {
        Set found = given[0].members;
        for (std::int64_t steps = 0;; ++steps) {
            if (meet(found, given[1].members))
                return single(steps);
            Set next = found;
            for (const std::int64_t cell : found) {
                for (const std::int64_t near : neighbours(cell, directions(3))) {
                    if (given[2].members.contains(near))
                        next.insert(near);
                }
            }
            if (next == found)
                return single(none);
            found = next;
        }
    }
    case Function::Me:
        return single(me);
    case Function::Other:
        for (std::int64_t on = 1; on < players(); ++on) {
            const std::int64_t player = (me + on) % players();
            if (!m_design.rules->players[std::size_t(player)].isChance)
                return single(player);
        }
        return single(none);
    case Function::NoPlayer:
        return single(players());
    case Function::Players: {
        Set all;
        for (std::int64_t player = 0; player < players(); ++player) {
            if (!m_design.rules->players[std::size_t(player)].isChance)
                all.insert(player);
        }
        return setOf(all);
    }
    default:
        return {};
    }
}

PhraseValue PhraseWalker::named(const Node &node, std::vector<PhraseValue> &locals)
{
    switch (node.kind) {
    case Kind::OwnNumber: {
        const auto &row = m_layout.rows()[node.index];
        const std::int64_t of = node.parts.empty() ? 0 : one(node.parts[0], locals);
        if (of < 0 || of >= static_cast<std::int64_t>(row.count))
            return single(0);
        return single(m_position.numbers()[row.begin + static_cast<std::size_t>(of)]);
    }
    case Kind::Word: {
        const auto &means = m_design.rules->words[node.index].means;
        std::vector<PhraseValue> inner(means.locals.size());
        for (std::size_t i = 0; i < node.parts.size(); ++i)
            inner[i] = value(node.parts[i], locals);
        return value(means.node(), inner);
    }
    case Kind::Zone: {
        const std::int64_t player = node.parts.empty() ? 0 : one(node.parts[0], locals);
        Set cells;
        if (player < 0 || player >= players())
            return setOf({});
        const Zone &zone = m_board.recipe().edits.zones[node.index];
        for (const SiteId site :
             zoneSites(m_board, zone, PlayerId(player), m_design.rules->facings())) {
            if (const auto cell = m_board.cellAt(site))
                cells.insert(static_cast<std::int64_t>(cell->index()));
        }
        return setOf(cells);
    }
    case Kind::Cell: {
        const auto cell = m_board.cellAt(SiteId(node.index));
        return single(cell ? static_cast<std::int64_t>(cell->index()) : none);
    }
    case Kind::DirectionGroup: {
        Set members;
        for (const DirectionId member : m_board.directions().groups[node.index].members)
            members.insert(static_cast<std::int64_t>(member.index()));
        return setOf(members);
    }
    default:
        return single(node.index);
    }
}

PhraseValue PhraseWalker::pair(const Node &node, std::vector<PhraseValue> &locals)
{
    const PhraseValue a = value(node.parts[0], locals);
    if (node.kind == Kind::Not)
        return truth(a.one == 0);
    if (node.kind == Kind::Negate)
        return single(-a.one);
    if (node.kind == Kind::And && a.one == 0)
        return truth(false);
    if (node.kind == Kind::Or && a.one != 0)
        return truth(true);
    const PhraseValue b = value(node.parts[1], locals);
    const auto floored = [&] {
        return (a.one >= 0) == (b.one >= 0) || a.one % b.one == 0 ? a.one / b.one
                                                                  : a.one / b.one - 1;
    };
    Set joined = a.members;
    switch (node.kind) {
    case Kind::And:
    case Kind::Or:
        return truth(b.one != 0);
    case Kind::Equal:
        return truth(a == b);
    case Kind::NotEqual:
        return truth(!(a == b));
    case Kind::Less:
        return truth(a.one < b.one);
    case Kind::LessEqual:
        return truth(a.one <= b.one);
    case Kind::Greater:
        return truth(a.one > b.one);
    case Kind::GreaterEqual:
        return truth(a.one >= b.one);
    case Kind::In:
    case Kind::NotIn: {
        const bool isIn = b.members.contains(a.one);
        return truth(isIn == (node.kind == Kind::In));
    }
    case Kind::Add:
        return single(stopped(a.one + b.one));
    case Kind::Subtract:
        return single(stopped(a.one - b.one));
    case Kind::Multiply:
        return single(stopped(a.one * b.one));
    case Kind::Divide:
        return single(b.one == 0 ? 0 : floored());
    case Kind::Remainder:
        return single(b.one == 0 ? 0 : a.one - floored() * b.one);
    case Kind::Union:
        joined.insert(b.members.begin(), b.members.end());
        return setOf(joined);
    case Kind::Without:
        for (const std::int64_t member : b.members)
            joined.erase(member);
        return setOf(joined);
    case Kind::Common:
        std::erase_if(joined, [&](std::int64_t member) { return !b.members.contains(member); });
        return setOf(joined);
    case Kind::Range: {
        Set numbers;
        for (std::int64_t number = a.one; number <= b.one && number < a.one + phrase::mostInRange;
             ++number)
            numbers.insert(number);
        return setOf(numbers);
    }
    default:
        return {};
    }
}

PhraseValue PhraseWalker::bound(const Node &node, std::vector<PhraseValue> &locals)
{
    const bool gathers = node.kind == Kind::Image || node.kind == Kind::Sum
                         || node.kind == Kind::Most || node.kind == Kind::Least;
    const std::size_t where = gathers ? 2 : 1;
    Set left = value(node.parts[0], locals).members;
    if (node.kind == Kind::Spread) {
        Set found = left;
        while (!left.empty()) {
            const std::int64_t cell = *left.begin();
            left.erase(left.begin());
            locals[node.slot].one = cell;
            PhraseValue next = value(node.parts[1], locals);
            for (const std::int64_t each : next.members) {
                if (found.insert(each).second)
                    left.insert(each);
            }
        }
        return setOf(found);
    }
    PhraseValue result;
    std::int64_t count = 0;
    std::int64_t met = 0;
    std::optional<std::int64_t> first;
    std::int64_t sum = 0;
    std::int64_t most = -greatest;
    std::int64_t least = greatest;
    for (const std::int64_t member : left) {
        ++count;
        locals[node.slot].one = member;
        if (node.parts.size() > where && one(node.parts[where], locals) == 0)
            continue;
        ++met;
        first = first.value_or(member);
        if (node.kind == Kind::Filter)
            result.members.insert(member);
        if (!gathers)
            continue;
        const PhraseValue of = value(node.parts[1], locals);
        sum = stopped(sum + of.one);
        most = std::max(most, of.one);
        least = std::min(least, of.one);
        if (node.kind != Kind::Image)
            continue;
        if (phrase::isSet(node.parts[1].type))
            result.members.insert(of.members.begin(), of.members.end());
        else if (of.one >= 0 || !phrase::mayBeNone(node.parts[1].type))
            result.members.insert(of.one);
    }
    switch (node.kind) {
    case Kind::Some:
        return truth(met > 0);
    case Kind::No:
        return truth(met == 0);
    case Kind::Every:
        return truth(met == count);
    case Kind::Count:
        return single(met);
    case Kind::The:
        return single(first.value_or(node.type == phrase::Type::Number ? 0 : none));
    case Kind::Sum:
        return single(sum);
    case Kind::Most:
        return single(most);
    case Kind::Least:
        return single(least);
    default:
        return result;
    }
}

PhraseValue PhraseWalker::value(const Node &node, std::vector<PhraseValue> &locals)
{
    switch (node.kind) {
    case Kind::Number:
        return single(node.number);
    case Kind::True:
        return truth(true);
    case Kind::False:
        return truth(false);
    case Kind::None:
        return phrase::isSet(node.type) ? setOf({}) : single(none);
    case Kind::Local:
        return locals[node.index];
    case Kind::OwnNumber:
    case Kind::Word:
    case Kind::Player:
    case Kind::Piece:
    case Kind::Zone:
    case Kind::Cell:
    case Kind::Direction:
    case Kind::DirectionGroup:
        return named(node, locals);
    case Kind::Call:
        return call(node, locals);
    case Kind::SetOf: {
        Set members;
        for (const Node &part : node.parts) {
            const std::int64_t member = one(part, locals);
            if (member >= 0 || !phrase::mayBeNone(part.type))
                members.insert(member);
        }
        return setOf(members);
    }
    case Kind::Filter:
    case Kind::Image:
    case Kind::Some:
    case Kind::No:
    case Kind::Every:
    case Kind::Count:
    case Kind::The:
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
    case Kind::Spread:
        return bound(node, locals);
    case Kind::If:
        return value(node.parts[one(node.parts[0], locals) != 0 ? 1 : 2], locals);
    case Kind::Before:
    case Kind::BeforeTurn:
    case Kind::AtStart:
        return value(node.parts[0], locals);
    case Kind::SeenBy:
        return value(node.parts[1], locals);
    default:
        return pair(node, locals);
    }
}

} // namespace rookery::test
