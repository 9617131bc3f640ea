#include "model/play/ends/game_end.h"

#include "model/play/ends/end_look.h"
#include "model/play/ends/points.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/position/piece_count.h"

#include <algorithm>

namespace rookery {

EndJudge::EndJudge(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats)
    : m_book(std::move(book))
    , m_threats(std::move(threats))
    , m_own(m_book->own() ? std::make_unique<OwnRules>(m_book->own()) : nullptr)
    , m_deciders(m_book->rules().deciders())
{
    const auto &ends = m_book->rules().ends;
    m_hasAnswers = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        const auto *reached = std::get_if<Reached>(&end.condition);
        return reached && !reached->answered.empty();
    });
    m_goesOnAlone = m_deciders.size() > 2 && m_book->rules().endsAskWhoHasLost();
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const EndCondition &is = ends[i].condition;
        if (!std::holds_alternative<Mate>(is) && !std::holds_alternative<Stalemate>(is)
            && !std::holds_alternative<Repetition>(is) && !std::holds_alternative<QuietMoves>(is)
            && !std::holds_alternative<MoveLimit>(is) && !std::holds_alternative<CountedOut>(is))
            m_immediate.push_back(i);
    }
}

EndJudge::~EndJudge() = default;

std::optional<GameEnd> EndJudge::immediate(const Position &position)
{
    const auto &ends = m_book->rules().ends;
    const std::size_t players = m_book->players();
    for (const std::size_t i : m_immediate) {
        for (std::size_t turn = 1; turn <= players; ++turn) {
            // The player to move comes last: the others have moved before.
            const std::size_t place = position.toMove().index() + turn;
            const PlayerId player(place < players ? place : place - players);
            const End &end = ends[i];
            if (!covers(end.players, player) || m_book->rules().isChance(player)
                || position.state().isOut(player) || isForOneOnly(end, position))
                continue;
            if (holds(i, position, player))
                return resolved(i, player, position);
            if (m_own && std::holds_alternative<Said>(end.condition) && !m_own->isOfPlayer(i))
                break; // no player has another answer
        }
    }
    return std::nullopt;
}

bool EndJudge::holds(std::size_t rule, const Position &position, PlayerId player) const
{
    const EndCondition &condition = m_book->rules().ends[rule].condition;
    if (m_own && std::holds_alternative<Said>(condition))
        return m_own->holds(rule, position, player);
    return EndLook(*m_book, *m_threats, position, player).holds(condition);
}

/// Whether the others go on when a player loses by this end.
bool EndJudge::isForOneOnly(const End &end, const Position &position) const
{
    if (m_book->rules().turns.lost == LostPlayer::EndsGame || end.outcome != Outcome::Loss)
        return false;
    int playing = 0;
    for (const PlayerId player : m_deciders)
        playing += position.state().isOut(player) ? 0 : 1;
    return playing > (m_goesOnAlone ? 1 : 2);
}

bool EndJudge::mustRetire(const Position &position)
{
    const auto &ends = m_book->rules().ends;
    const PlayerId player = position.toMove();
    if (m_book->rules().isChance(player))
        return false;
    return std::any_of(ends.begin(), ends.end(), [&](const End &end) {
        return covers(end.players, player) && isForOneOnly(end, position)
               && holds(static_cast<std::size_t>(&end - ends.data()), position, player);
    });
}

bool EndJudge::retiresWhenStuck(const Position &position)
{
    if (m_book->rules().isChance(position.toMove()))
        return false;
    const GameEnd end = stuck(position);
    return end.rule && isForOneOnly(m_book->rules().ends[*end.rule], position);
}

std::optional<GameEnd>
EndJudge::unanswered(Position &position, std::span<const Move> moves, const MoveMaker &maker)
{
    const auto &ends = m_book->rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto *reached = std::get_if<Reached>(&ends[i].condition);
        for (const PlayerId player : IdRange<PlayerId>(m_book->players())) {
            if (!reached || !covers(ends[i].players, player) || covers(reached->answered, player))
                continue;
            const EndLook look(*m_book, *m_threats, position, player);
            if (!look.mayBeAnswered(*reached) || !look.hasReached(*reached))
                continue;
            const PlayerId answerer = position.toMove();
            const bool canAnswer = std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
                Undo undo;
                maker.make(position, move, undo);
                const bool answers =
                    EndLook(*m_book, *m_threats, position, answerer).hasReached(*reached);
                MoveMaker::unmake(position, undo);
                return answers;
            });
            if (!canAnswer)
                return resolved(i, player, position);
        }
    }
    return std::nullopt;
}

std::vector<PieceId> EndJudge::checkers(const Position &position, PlayerId player)
{
    std::vector<PieceId> types;
    std::vector<CellId> royals;
    m_threats->royalCells(position, player, royals);
    for (const CellId royal : royals) {
        for (const CellId from : m_threats->attackers(position, royal, player))
            types.push_back(position.at(from)->type);
    }
    std::sort(types.begin(), types.end());
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types;
}

/// Whether it is mate by the pieces that the end asks for.
bool EndJudge::isSuchMate(const Mate &mate,
                          const Position &position,
                          std::span<const PieceId> earlier)
{
    if (mate == Mate{})
        return true;
    const std::vector<PieceId> now = checkers(position, position.toMove());
    const auto isIn = [](const PieceSet &set) {
        return [&set](PieceId type) {
            return covers(set, type);
        };
    };
    const bool isByThese = std::all_of(now.begin(), now.end(), isIn(mate.checkers));
    const bool isAfterThese = std::any_of(now.begin(), now.end(), isIn(mate.series))
                              || std::any_of(earlier.begin(), earlier.end(), isIn(mate.series));
    return isByThese && isAfterThese;
}

GameEnd EndJudge::stuck(const Position &position, std::span<const PieceId> earlier)
{
    const PlayerId player = position.toMove();
    const bool isInCheck = m_threats->isInCheck(position, player);
    const auto &ends = m_book->rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto *mate = std::get_if<Mate>(&ends[i].condition);
        const bool fits = isInCheck ? mate && isSuchMate(*mate, position, earlier)
                                    : std::holds_alternative<Stalemate>(ends[i].condition);
        if (fits && covers(ends[i].players, player))
            return resolved(i, player, position);
    }
    return {std::nullopt, player, std::nullopt, true, 1, {}};
}

namespace {

/// The only other player who is still in the game; nothing if there are several.
std::optional<PlayerId>
onlyOther(PlayerId player, std::span<const PlayerId> players, const Position &position)
{
    std::optional<PlayerId> found;
    for (const PlayerId other : players) {
        if (other == player || position.state().isOut(other))
            continue;
        if (found)
            return std::nullopt;
        found = other;
    }
    return found;
}

/// On the board; 0 for a player who is out of the game.
int piecesInGame(const Position &position, PlayerId player)
{
    return position.state().isOut(player) ? 0 : piecesOf(position, player);
}

/// The player with the most, if no other has as much.
template<class Value>
std::optional<PlayerId> leader(std::span<const PlayerId> players, Value &&value)
{
    std::optional<PlayerId> best;
    int most = 0;
    bool isTied = false;
    for (const PlayerId player : players) {
        const int here = value(player);
        if (best && here == most)
            isTied = true;
        if (!best || here > most) {
            best = player;
            most = here;
            isTied = false;
        }
    }
    return isTied ? std::nullopt : best;
}

} // namespace

/// The player with the most of what the end counts.
std::optional<PlayerId> EndJudge::withMost(std::size_t rule, const Position &position) const
{
    return leader(m_deciders, [&](PlayerId player) {
        return static_cast<int>(m_own->most(rule, position, player));
    });
}

/// Whether the player wins there too, by this end or another that asks for the same.
bool EndJudge::isGoalOf(const Reached &goal, PlayerId player) const
{
    const auto &ends = m_book->rules().ends;
    return !goal.answered.empty() || std::any_of(ends.begin(), ends.end(), [&](const End &end) {
        const auto *other = std::get_if<Reached>(&end.condition);
        return other != nullptr && *other == goal && covers(end.players, player);
    });
}

GameEnd EndJudge::resolved(std::size_t rule, PlayerId about, const Position &position) const
{
    const End &end = m_book->rules().ends[rule];
    const Scoring &scoring = m_book->rules().scoring;
    GameEnd result{rule, about, std::nullopt, end.outcome == Outcome::Draw, 1, {}};
    const auto decide = [&](std::optional<PlayerId> winner) {
        result.winner = winner;
        result.isDraw = !winner;
    };
    if (m_own)
        result.reason = m_own->endReason(rule, position, about);
    if (m_own && end.most.isGiven()) {
        decide(withMost(rule, position));
    } else {
        switch (end.outcome) {
        case Outcome::Win:
            result.winner = about;
            break;
        case Outcome::Loss:
            result.winner = onlyOther(about, m_deciders, position);
            break;
        case Outcome::Draw:
            break;
        case Outcome::MorePieces:
            decide(leader(m_deciders,
                          [&](PlayerId player) { return piecesInGame(position, player); }));
            break;
        case Outcome::FewerPieces:
            decide(leader(m_deciders,
                          [&](PlayerId player) { return -piecesInGame(position, player); }));
            break;
        case Outcome::MorePoints:
            decide(leader(m_deciders,
                          [&](PlayerId player) { return pointsOf(*m_book, position, player); }));
            break;
        }
    }
    if (const auto *reached = std::get_if<Reached>(&end.condition);
        reached && (reached->safe || !reached->answered.empty())) {
        const auto other = onlyOther(about, m_deciders, position);
        if (other && isGoalOf(*reached, *other)
            && EndLook(*m_book, *m_threats, position, *other).hasReached(*reached))
            decide(std::nullopt);
    }
    if (m_own && result.winner && end.worth.isGiven())
        result.worth = static_cast<int>(m_own->worth(rule, position, *result.winner));
    if (result.isDraw && scoring.drawsGoTo) {
        result.winner = scoring.drawsGoTo;
        result.isDraw = false;
    }
    return result;
}

} // namespace rookery
