#include "model/engine/search/move_order.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostHistory = 16'000;
constexpr unsigned pairBits = 18;
constexpr int fading = 8;

int bonusOf(int depth)
{
    return std::min(depth * depth * 16, 2'000);
}

} // namespace

const Move *MoveOrder::Picker::next()
{
    if (m_next == m_rated.size())
        return nullptr;
    auto best = m_rated.begin() + static_cast<std::ptrdiff_t>(m_next);
    for (auto other = best + 1; other != m_rated.end(); ++other) {
        const bool isBetter = other->rank != best->rank ? other->rank > best->rank
                              : other->order != best->order
                                  ? other->order < best->order
                                  : precedes(m_moves[other->at], m_moves[best->at]);
        if (isBetter)
            best = other;
    }
    std::iter_swap(best, m_rated.begin() + static_cast<std::ptrdiff_t>(m_next));
    return &m_moves[m_rated[m_next++].at];
}

MoveOrder::MoveOrder(const EvaluationRecipe &recipe, std::size_t cells, std::size_t plies)
    : m_recipe(&recipe)
    , m_cells(cells)
    , m_history(recipe.players() * (recipe.types() + 1) * cells)
    , m_pairs(std::size_t(1) << pairBits)
    , m_counters((recipe.types() + 1) * cells + 1)
    , m_killers(plies + 2)
    , m_before(plies + 2, m_counters.size() - 1)
{
}

void MoveOrder::fade()
{
    for (int &number : m_history)
        number /= fading;
    for (std::int16_t &number : m_pairs)
        number = static_cast<std::int16_t>(number / fading);
    std::fill(m_killers.begin(), m_killers.end(), std::array<std::uint64_t, 2>{});
}

/// By the type that moves and its last cell. Own moves, which move any pieces or none, count as a
/// type behind the others.
std::size_t MoveOrder::placeOf(const Move &move) const
{
    const std::size_t type = move.kind == Move::Kind::Own ? m_recipe->types() : move.type.index();
    return type * m_cells + move.to.index();
}

std::size_t MoveOrder::placeOf(const Move &move, const Position &position) const
{
    return position.toMove().index() * (m_counters.size() - 1) + placeOf(move);
}

int MoveOrder::moverValue(const Move &move) const
{
    return move.kind == Move::Kind::Own ? 0 : m_recipe->value(move.type);
}

/// Calls use(place) for the move after the one before it, and after the player's own one before
/// that: places in the pairs.
template<typename Use>
void MoveOrder::forEachPair(const Move &move, int ply, const Use &use) const
{
    const std::size_t none = m_counters.size() - 1;
    for (const int back : {0, 1}) {
        const std::size_t before =
            ply < back ? none : m_before[static_cast<std::size_t>(ply - back)];
        if (before == none)
            continue;
        const std::uint64_t first = before + static_cast<std::uint64_t>(2 * back) * none;
        const std::uint64_t both = first * 0x9e3779b97f4a7c15ULL + placeOf(move);
        use(static_cast<std::size_t>((both * 0xd6e8feb86659fd93ULL) >> (64U - pairBits)));
    }
}

int MoveOrder::history(const Move &move, int ply, const Position &position) const
{
    if (move.kind == Move::Kind::Pass)
        return 0;
    int sum = m_history[placeOf(move, position)];
    forEachPair(move, ply, [&](std::size_t pair) { sum += m_pairs[pair]; });
    return sum;
}

/// The nearer to the most that counts, the less is added.
void MoveOrder::note(const Move &move, int ply, int bonus, const Position &position)
{
    if (move.kind == Move::Kind::Pass)
        return;
    const auto add = [bonus](auto &number) {
        const int now = number + bonus - number * std::abs(bonus) / mostHistory;
        number = static_cast<std::remove_reference_t<decltype(number)>>(now);
    };
    add(m_history[placeOf(move, position)]);
    forEachPair(move, ply, [&](std::size_t pair) { add(m_pairs[pair]); });
}

void MoveOrder::setBefore(int ply, const Move &move)
{
    m_before[static_cast<std::size_t>(ply)] =
        move.kind == Move::Kind::Pass ? m_counters.size() - 1 : placeOf(move);
}

int MoveOrder::gain(const Position &position, const Move &move) const
{
    int value = 0;
    const PlayerId mover = position.toMove();
    const auto take = [&](CellId cell) {
        const Position::Square &square = position.square(cell);
        if (square.owner >= position.players())
            return;
        const int worth =
            m_recipe->isLosing(PlayerId(square.owner))
                ? m_recipe->handWorth(PieceId(square.type), PlayerId(square.owner)).early
                : m_recipe->value(PieceId(square.type));
        value += square.owner == mover.index() ? -worth : worth;
    };
    if (move.captures)
        take(move.to);
    for (const Taken &taken : move.taken) {
        if (!taken.putTo)
            take(taken.cell);
    }
    if (move.becomes && !m_recipe->isLosing(mover))
        value += m_recipe->value(*move.becomes) - m_recipe->value(move.type);
    return value;
}

int MoveOrder::placeGain(const Position &position, const Move &move) const
{
    const PlayerId mover = position.toMove();
    const PieceId type = move.becomes.value_or(move.type);
    if (move.kind == Move::Kind::Displace)
        return m_recipe->worth(type, mover, move.to).early
               - m_recipe->worth(move.type, mover, move.from).early;
    if (move.kind == Move::Kind::Drop)
        return m_recipe->worth(type, mover, move.to).early
               - m_recipe->handWorth(move.type, mover).early;
    return 0;
}

/// As if it were made, so that what stood behind the piece counts, and a guard is not asked whether
/// it captures its own friend.
bool MoveOrder::losesPiece(GameEngine &engine, const Move &move) const
{
    if (move.kind != Move::Kind::Displace || !move.captures || !move.taken.empty())
        return false;
    constexpr int worthIt = 30;
    if (gain(engine.position(), move) + worthIt >= m_recipe->value(move.type))
        return false;
    return engine.isExposed(move);
}

bool MoveOrder::isThreatened(const Move &move, CellId cell, const std::vector<int> &threats) const
{
    constexpr int cheaper = 40;
    return !threats.empty() && threats[cell.index()] + cheaper < m_recipe->value(move.type);
}

/// Leaving a cell that a cheaper piece attacks is worth as much as going there costs, on the scale
/// of history.
int MoveOrder::safety(const Move &move, const std::vector<int> &threats) const
{
    constexpr int perValue = 16;
    constexpr int most = 1'000;
    if (move.kind != Move::Kind::Displace)
        return 0;
    const int flees = isThreatened(move, move.from, threats) ? 1 : 0;
    const int risks = isThreatened(move, move.to, threats) ? 1 : 0;
    return (flees - risks) * perValue * std::min(m_recipe->value(move.type), most);
}

void MoveOrder::rank(GameEngine &engine,
                     const std::vector<Move> &moves,
                     int ply,
                     std::uint16_t foremost,
                     const std::vector<int> &threats,
                     Picker &picker) const
{
    const Position &position = engine.position();
    const auto &killers = m_killers[static_cast<std::size_t>(ply)];
    const std::uint64_t counter = m_counters[m_before[static_cast<std::size_t>(ply)]];
    constexpr int winning = gainful + 1'000'000;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move &move = moves[i];
        int rank = 0;
        if (foremost != TranspositionTable::noMove
            && foremost == TranspositionTable::nameOf(move)) {
            rank = std::numeric_limits<int>::max();
        } else if (move.isNoisy()) {
            const int value = gain(position, move);
            const int base = value > 0 && !losesPiece(engine, move) ? winning : -gainful;
            rank = base + value * 8 - moverValue(move) / 10;
        } else {
            const std::uint64_t name = orderOf(move) + 1;
            rank = name == killers[0]   ? gainful - 1
                   : name == killers[1] ? gainful - 2
                   : name == counter    ? gainful - 3
                                     : history(move, ply, position) + 4 * placeGain(position, move)
                                           + safety(move, threats);
        }
        picker.add(rank, i);
    }
}

void MoveOrder::rankNoisy(const Position &position,
                          const std::vector<Move> &moves,
                          Picker &picker) const
{
    for (std::size_t i = 0; i < moves.size(); ++i)
        picker.add(gain(position, moves[i]) * 8 - moverValue(moves[i]) / 10, i);
}

void MoveOrder::reward(const Move &move, int ply, int depth, const Position &position)
{
    auto &killers = m_killers[static_cast<std::size_t>(ply)];
    const std::uint64_t name = orderOf(move) + 1;
    if (killers[0] != name) {
        killers[1] = killers[0];
        killers[0] = name;
    }
    m_counters[m_before[static_cast<std::size_t>(ply)]] = name;
    note(move, ply, bonusOf(depth), position);
}

void MoveOrder::punish(const Move &move, int ply, int depth, const Position &position)
{
    note(move, ply, -bonusOf(depth), position);
}

} // namespace rookery
