#include "model/play/position/relevant_part.h"

#include "model/base/mixed.h"
#include "model/movement/movement.h"
#include "model/play/position/own_questions.h"
#include "model/play/position/turn_order.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Condition>
bool hasEnd(const Rules &rules)
{
    return std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return std::holds_alternative<Condition>(end.condition);
    });
}

bool imitatesLastMover(const PieceType &type)
{
    return std::any_of(type.imitates.begin(), type.imitates.end(), [](const Imitation &imitation) {
        return !imitation.type;
    });
}

bool comesInUnmoved(const Rules &rules, PieceId type)
{
    return std::any_of(rules.gating.begin(), rules.gating.end(), [type](const Gating &rule) {
        return covers(rule.movers, type);
    });
}

bool castlesDropped(const Rules &rules, PieceId type)
{
    const auto castles = [type](const CastlingRule &rule) {
        return rule.pieces == CastlingPieces::Dropped
               && (covers(rule.kings, type) || covers(rule.partners, type));
    };
    return std::any_of(rules.castling.begin(), rules.castling.end(), castles);
}

/// A piece that promotes without moving stays as unmoved as it was.
bool promotesInPlace(const Rules &rules, PieceId type)
{
    const auto promotes = [type](const Promotion &rule) {
        return covers(rule.types, type)
               && (rule.by == PromotionBy::InPlace || rule.by == PromotionBy::QuietStep);
    };
    return std::any_of(rules.promotions.begin(), rules.promotions.end(), promotes);
}

bool bringsBackCaptured(const Rules &rules)
{
    return std::any_of(rules.promotions.begin(), rules.promotions.end(), [](const Promotion &rule) {
        return rule.stock == PromotionStock::Lost;
    });
}

bool heedsTurns(const Rules &rules)
{
    return !takeSimpleTurns(rules) || rules.turns.lost != LostPlayer::EndsGame;
}

bool countsTurns(const Rules &rules)
{
    return rules.turns.progression != Progression::None;
}

/// Mixes all that is put in, in order.
class Mixer
{
public:
    void add(std::uint64_t value) { m_state = mixed(m_state + value); }
    /// Of something that is mostly 0, which then costs nothing.
    enum class Rare : std::uint64_t {
        Home = 1,
        Checks,
        Passes,
        LastMoved,
        Ends,
        Out,
        Exchanges,
        Points,
        Own
    };
    void add(Rare what, std::uint64_t place, std::uint64_t value)
    {
        if (value == 0)
            return;
        add(static_cast<std::uint64_t>(what) << 56U | place);
        add(value);
    }

    std::uint64_t state() const { return m_state; }

private:
    std::uint64_t m_state = 0;
};

template<class Numbers>
void mixAll(Mixer::Rare what, const Numbers &numbers, std::size_t count, Mixer &mixer)
{
    for (std::size_t i = 0; i < count; ++i)
        mixer.add(what, i, static_cast<std::uint64_t>(numbers[i]));
}

/// What own rules keep: numbers, stacks, the last move, and positions that have been there, in any
/// order.
void mixOwn(const Position &position, Mixer &mixer)
{
    const auto &own = position.state().own;
    static_assert(OwnState::none == -1);
    const int asked[] = {
        own.only, own.lastMover, own.lastFrom, own.lastTo, own.lastType, own.goesOn ? 0 : -1};
    for (std::size_t i = 0; i < std::size(asked); ++i)
        mixer.add(Mixer::Rare::Own, i, static_cast<std::uint64_t>(asked[i] + 1));
    for (const auto number : position.numbers())
        mixer.add(static_cast<std::uint64_t>(number));
    for (const Position::Under &row : position.under()) {
        mixer.add(std::uint64_t(row.square.type) | std::uint64_t(row.square.was) << 16U
                  | std::uint64_t(row.square.owner) << 32U
                  | std::uint64_t(row.square.moved ? 1 : 0) << 40U
                  | std::uint64_t(row.cell.index()) << 41U);
    }
    if (position.past().turns)
        mixer.add(position.past().turns->sum);
}

} // namespace

HeededPart::HeededPart(const Design &design, const Board &board)
    : m_design(design)
    , m_board(board)
    , m_wings(wingsOf(*design.rules, board))
    , m_firstMoves(design.pieces->types.size())
    , m_captured(bringsBackCaptured(*design.rules) || asks(*design.rules, phrase::Function::Lost))
    , m_turns(heedsTurns(*design.rules) || asks(*design.rules, phrase::Function::Turn))
    , m_countsTurns(countsTurns(*design.rules) || asks(*design.rules, phrase::Function::Turn))
    , m_checks(hasEnd<Checks>(*design.rules))
    , m_quietMoves(hasEnd<QuietMoves>(*design.rules))
    , m_passes(hasEnd<Passes>(*design.rules) || asks(*design.rules, phrase::Function::Passes))
    , m_lastMoved(
          std::any_of(design.pieces->types.begin(), design.pieces->types.end(), imitatesLastMover))
    , m_facing(hasEnd<FacingRefused>(*design.rules))
{
    if (asks(*design.rules, phrase::Function::Moved))
        m_firstMoves.assign(m_firstMoves.size(), true);
}

/// Whether pieces of this type can do something only while they are unmoved.
bool HeededPart::heedsFirstMove(PieceId type)
{
    std::optional<bool> &known = m_firstMoves[type.index()];
    if (!known) {
        const Rules &rules = *m_design.rules;
        known = comesInUnmoved(rules, type) || castlesDropped(rules, type)
                || promotesInPlace(rules, type) || imitatesLastMover((*m_design.pieces)[type])
                || hasFirstMove((*m_design.pieces)[type], m_design);
    }
    return *known;
}

/// Every member of PlayState is named here, so that a new one cannot be forgotten. Those of which
/// nothing is said are only ever set by rules that ask for them.
PlayState HeededPart::heededState(const Position &position) const
{
    const PlayState fresh;
    PlayState state = position.state();
    auto &[passers,
           castlingRights,
           checksGiven,
           turn,
           quietMoves,
           passes,
           lastMoved,
           facing,
           out,
           exchanges,
           points,
           own] = state;
    // A player's own pieces can be taken in passing only by the others, and no more in their turn.
    std::erase_if(passers, [&](const Passer &passer) {
        const auto piece = position.at(passer.stands);
        return !piece || piece->owner == position.toMove();
    });
    if (!m_checks)
        checksGiven = fresh.checksGiven;
    if (m_turns)
        turn = static_cast<int>(turnInCycle(turn));
    else if (!hasEnd<MoveLimit>(*m_design.rules))
        turn = firstTurnOf(*m_design.rules, position.toMove());
    if (!m_quietMoves)
        quietMoves = fresh.quietMoves;
    if (!m_passes)
        passes = fresh.passes;
    if (!m_lastMoved)
        lastMoved = fresh.lastMoved;
    if (!m_facing)
        facing = fresh.facing;
    return state;
}

/// Where a wing's king and partner stood matters while they may castle, or may come back to it.
WingHome HeededPart::heededHome(const Position &position, std::size_t wing) const
{
    const bool hasRight = (position.state().castlingRights >> wing & 1U) != 0;
    const bool isGained =
        m_design.rules->castling[m_wings[wing].rule].pieces == CastlingPieces::Dropped;
    return hasRight || isGained ? position.homes()[wing] : m_wings[wing].home;
}

Position HeededPart::of(Position position)
{
    const auto settled = [&](Position::Square square) {
        const bool isAsked =
            square.type < m_firstMoves.size() && heedsFirstMove(PieceId(square.type));
        square.moved |= square.owner != Position::noOwner && !isAsked;
        return square;
    };
    for (const CellId cell : m_board.cells()) {
        const Position::Square square = settled(position.square(cell));
        if (square != position.square(cell))
            position.setSquare(cell, square);
        if (position.under(cell).empty())
            continue;
        std::vector<Position::Square> stack;
        for (const Position::Under &row : position.under(cell))
            stack.push_back(settled(row.square));
        position.setUnder(cell, stack);
    }
    if (!m_captured) {
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            for (const PieceId type : IdRange<PieceId>(position.types()))
                position.setCount(OffBoard::Captured, player, type, 0);
        }
    }
    std::vector<WingHome> homes = position.homes();
    for (std::size_t i = 0; i < std::min(m_wings.size(), homes.size()); ++i)
        homes[i] = heededHome(position, i);
    position.setHomes(std::move(homes));
    position.state() = heededState(position);
    return position;
}

std::uint64_t HeededPart::squareKey(CellId cell, const Position::Square &square)
{
    if (square.owner == Position::noOwner)
        return 0;
    const bool isMoved =
        square.moved || (square.owner != Position::wall && !heedsFirstMove(PieceId(square.type)));
    return mixed(std::uint64_t(square.type) | std::uint64_t(square.was) << 16U
                 | std::uint64_t(square.owner) << 32U | std::uint64_t(isMoved ? 1 : 0) << 40U
                 | std::uint64_t(cell.index()) << 41U);
}

std::uint64_t HeededPart::countKey(OffBoard place, PlayerId player, PieceId type, int count) const
{
    if (count == 0 || (place == OffBoard::Captured && !m_captured))
        return 0;
    constexpr std::uint64_t counted = std::uint64_t(1) << 63U;
    return mixed(counted | std::uint64_t(place) << 60U | std::uint64_t(player.index()) << 52U
                 | std::uint64_t(type.index()) << 32U | static_cast<std::uint32_t>(count));
}

std::uint64_t HeededPart::piecesKey(const Position &position)
{
    std::uint64_t key = 0;
    for (const CellId cell : IdRange<CellId>(position.size()))
        key ^= squareKey(cell, position.square(cell));
    for (const OffBoard place : {OffBoard::Hand, OffBoard::Captured}) {
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            for (const PieceId type : IdRange<PieceId>(position.types()))
                key ^= countKey(place, player, type, position.count(place, player, type));
        }
    }
    return key;
}

/// The same for two turns from which the order of players goes on in the same way.
std::size_t HeededPart::turnInCycle(int turn) const
{
    const Turns &turns = m_design.rules->turns;
    const auto now = static_cast<std::size_t>(turn);
    const std::size_t cycle =
        turns.cycle.empty() ? m_design.rules->players.size() : turns.cycle.size();
    if (m_countsTurns || now < turns.opening.size() || cycle == 0)
        return now;
    return turns.opening.size() + (now - turns.opening.size()) % cycle;
}

/// Every member of PlayState is named here, so that a new one cannot be forgotten.
std::uint64_t HeededPart::stateKey(const Position &position)
{
    const auto &[passers,
                 castlingRights,
                 checksGiven,
                 turn,
                 quietMoves, // no part of a key
                 passes,
                 lastMoved,
                 facing,
                 out,
                 exchanges,
                 points,
                 own] = position.state(); // own: mixOwn()
    using Rare = Mixer::Rare;
    const std::size_t players = position.players();
    Mixer mixer;
    mixer.add(position.toMove().index());
    for (std::size_t i = 0; i < std::min(m_wings.size(), position.homes().size()); ++i) {
        const WingHome home = heededHome(position, i);
        if (!(home == m_wings[i].home))
            mixer.add(
                Rare::Home, i, std::uint64_t(home.king.index() + 1) << 32U | home.partner.index());
    }
    for (const Passer &passer : passers) {
        // A player's own pieces can be taken in passing only by the others, and no more later.
        const Position::Square &square = position.square(passer.stands);
        if (square.owner < players && square.owner != position.toMove().index())
            mixer.add(std::uint64_t(passer.passed.index()) << 32U | passer.stands.index());
    }
    mixer.add(castlingRights);
    if (m_checks)
        mixAll(Rare::Checks, checksGiven, players, mixer);
    if (m_turns)
        mixer.add(turnInCycle(turn));
    if (m_passes)
        mixer.add(Rare::Passes, 0, static_cast<std::uint64_t>(passes));
    if (m_lastMoved)
        mixer.add(Rare::LastMoved, 0, lastMoved ? lastMoved->index() + 1 : 0);
    mixer.add(Rare::Ends, 0, m_facing && facing ? 1U : 0U);
    mixer.add(Rare::Out, 0, out);
    mixAll(Rare::Exchanges, exchanges, players, mixer);
    mixAll(Rare::Points, points, players, mixer);
    mixOwn(position, mixer);
    if (const auto &began = position.past().turnStart; began && position.state().own.goesOn) {
        mixer.add(piecesKey(*began));
        mixer.add(stateKey(*began));
    }
    return mixer.state();
}

Position heededPart(Position position, const Design &design, const Board &board)
{
    return HeededPart(design, board).of(std::move(position));
}

} // namespace rookery
