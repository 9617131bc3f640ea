#include "model/play/game/game_record.h"

#include "model/play/game/chase.h"
#include "model/play/phrases/own_rules.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the numbers that count for repetition are the same.
bool haveSameNumbers(const Position &a, const Position &b, const NumberLayout *layout)
{
    return !layout
           || std::all_of(
               layout->rows().begin(), layout->rows().end(), [&](const NumberLayout::Row &row) {
                   const auto one = a.numbers().subspan(row.begin, row.count);
                   const auto other = b.numbers().subspan(row.begin, row.count);
                   return !row.countsForRepetition
                          || std::equal(one.begin(), one.end(), other.begin());
               });
}

/// Whether the same could happen from both: the counters of the past do not matter.
bool isSamePlay(const Position &a, const Position &b, const NumberLayout *layout)
{
    if (!haveSameNumbers(a, b, layout) || a.toMove() != b.toMove()
        || a.state().passers != b.state().passers
        || a.state().castlingRights != b.state().castlingRights
        || a.state().exchanges != b.state().exchanges || a.state().out != b.state().out
        || a.state().own.only != b.state().own.only || a.under() != b.under()
        || a.size() != b.size())
        return false;
    for (const CellId cell : IdRange<CellId>(a.size())) {
        const Position::Square &one = a.square(cell);
        const Position::Square &other = b.square(cell);
        if (one.owner != other.owner || one.type != other.type || one.was != other.was)
            return false;
    }
    for (const PlayerId player : IdRange<PlayerId>(a.players())) {
        for (const PieceId type : IdRange<PieceId>(a.types())) {
            if (a.count(OffBoard::Hand, player, type) != b.count(OffBoard::Hand, player, type))
                return false;
        }
    }
    return true;
}

} // namespace

GameRecord::GameRecord(GameEngine &engine, const Position &start)
    : m_engine(&engine)
{
    m_engine->begin(start);
}

GameRecord::GameRecord(MoveRules &moveRules, Position start)
    : m_own(std::make_unique<GameEngine>(moveRules, std::move(start)))
    , m_engine(m_own.get())
{
}

std::vector<Move> GameRecord::legalMoves()
{
    std::vector<Move> moves;
    if (!endByHistory())
        m_engine->legal(moves);
    return moves;
}

void GameRecord::play(const Move &move)
{
    Past past{move, position(), false};
    m_engine->make(move);
    past.gaveCheck = m_engine->isInCheck(position().toMove());
    m_past.push_back(std::move(past));
}

void GameRecord::takeBack()
{
    m_engine->unmake();
    m_past.pop_back();
}

std::optional<GameEnd> GameRecord::end()
{
    if (const auto end = m_engine->end(earlierCheckers()))
        return end;
    return endByHistory();
}

std::optional<GameEnd> GameRecord::endWhateverMoves()
{
    return moveRules().isOver(position()) || endByHistory() ? end() : std::nullopt;
}

std::vector<Move> GameRecord::moves() const
{
    std::vector<Move> moves;
    for (const Past &past : m_past)
        moves.push_back(past.move);
    return moves;
}

std::vector<std::uint64_t> GameRecord::earlierKeys()
{
    std::vector<std::uint64_t> keys;
    for (const Past &past : m_past)
        keys.push_back(m_engine->keyOf(past.before));
    return keys;
}

/// How the numbers of own rules are laid out; null if there are none.
const NumberLayout *GameRecord::numbers() const
{
    const auto &own = moveRules().book().own();
    return own ? &own->game().numbers : nullptr;
}

/// Whether the position so many moves after the start was reached by a try that counts for nothing.
bool GameRecord::isAfterTry(std::size_t place) const
{
    return place > 0 && m_past[place - 1].move.isIdle();
}

bool GameRecord::isRepeating() const
{
    return repeatedSince(2).has_value();
}

std::optional<std::size_t> GameRecord::repeatedSince(int times) const
{
    int count = 1;
    for (std::size_t i = isAfterTry(m_past.size()) ? 0 : m_past.size(); i-- > 0;) {
        if (!isAfterTry(i) && isSamePlay(m_past[i].before, position(), numbers())
            && ++count == times)
            return i;
    }
    return std::nullopt;
}

/// In every one of the moves since then, of which there was one at least.
bool GameRecord::hasChecked(PlayerId player, std::size_t since) const
{
    bool hasMoved = false;
    for (std::size_t i = since; i < m_past.size(); ++i) {
        if (m_past[i].before.toMove() != player)
            continue;
        hasMoved = true;
        if (!m_past[i].gaveCheck)
            return false;
    }
    return hasMoved;
}

bool GameRecord::hasChased(const Repetition &rule, PlayerId player, std::size_t since)
{
    std::vector<PlayedMove> moves;
    for (std::size_t i = since; i < m_past.size(); ++i) {
        const Position &after = i + 1 < m_past.size() ? m_past[i + 1].before : position();
        moves.push_back({&m_past[i].before, &after, &m_past[i].move});
    }
    return rookery::hasChased(moveRules(), rule, moves, player);
}

/// The player a repetition is about: the last to move; where it is about checks or chases, the only
/// one who has given check, or has chased, in every move since the position was there before.
std::optional<PlayerId> GameRecord::repeater(const Repetition &rule)
{
    const auto since = m_past.empty() ? std::nullopt : repeatedSince(rule.times);
    if (!since)
        return std::nullopt;
    if (rule.repeating == Repeating::Anything)
        return m_past.back().before.toMove();
    std::optional<PlayerId> culprit;
    for (const PlayerId player : IdRange<PlayerId>(position().players())) {
        const bool isCulprit = rule.repeating == Repeating::Check ? hasChecked(player, *since)
                                                                  : hasChased(rule, player, *since);
        if (!isCulprit)
            continue;
        if (culprit)
            return std::nullopt;
        culprit = player;
    }
    return culprit;
}

std::optional<EndgameCount> GameRecord::count() const
{
    for (const End &end : moveRules().book().rules().ends) {
        const auto *rule = std::get_if<CountedOut>(&end.condition);
        if (rule == nullptr)
            continue;
        const auto count = countBy(*rule);
        return count && count->player == position().toMove() ? count : std::nullopt;
    }
    return std::nullopt;
}

std::optional<EndgameCount> GameRecord::countBy(const CountedOut &rule) const
{
    std::vector<const Position *> game;
    for (const Past &past : m_past)
        game.push_back(&past.before);
    game.push_back(&position());
    return endgameCount(rule, game);
}

std::optional<PlayerId> GameRecord::whoIsCountedOut(const CountedOut &rule) const
{
    const auto count = countBy(rule);
    return count && count->isUp() ? std::optional(count->player) : std::nullopt;
}

/// The types of the pieces that have given check to the player to move in the turns before, as long
/// as that player was in check in each of them; none where no rule asks.
std::vector<PieceId> GameRecord::earlierCheckers() const
{
    const auto &ends = moveRules().book().rules().ends;
    const bool isAsked = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        const auto *mate = std::get_if<Mate>(&end.condition);
        return mate && !mate->series.empty();
    });
    std::vector<PieceId> types;
    for (std::size_t i = m_past.size(); isAsked && i-- > 0;) {
        const Position &before = m_past[i].before;
        if (before.toMove() != position().toMove())
            continue;
        const auto now = moveRules().checkers(before, before.toMove());
        if (now.empty())
            break;
        types.insert(types.end(), now.begin(), now.end());
    }
    return types;
}

std::optional<GameEnd> GameRecord::endByHistory()
{
    const auto &ends = moveRules().book().rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const EndCondition &is = ends[i].condition;
        const PlayerId toMove = position().toMove();
        const auto *repetition = std::get_if<Repetition>(&is);
        const auto *quiet = std::get_if<QuietMoves>(&is);
        const auto *limit = std::get_if<MoveLimit>(&is);
        const auto *counting = std::get_if<CountedOut>(&is);
        const auto counter = counting ? whoIsCountedOut(*counting) : std::nullopt;
        const auto repeating = repetition ? repeater(*repetition) : std::nullopt;
        const PlayerId about = repeating ? *repeating : counter.value_or(toMove);
        const bool holds = repeating || counter
                           || (quiet && position().state().quietMoves >= quiet->moves)
                           || (limit && position().state().turn >= limit->moves);
        if (holds && covers(ends[i].players, about))
            return moveRules().endBy(i, about, position());
    }
    return std::nullopt;
}

} // namespace rookery
