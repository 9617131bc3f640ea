#pragma once

#include "model/play/rules/move_maker.h"
#include "model/play/rules/rule_book.h"
#include "model/play/rules/threats.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace rookery {

/// How a game has ended.
struct GameEnd
{
    std::optional<std::size_t> rule; ///< in Rules::ends; none: no move, and no rule about that
    PlayerId about;                  ///< the player that the rule's condition names
    std::optional<PlayerId> winner;  ///< none: drawn, or lost by one of several players
    bool isDraw = false;
    int worth = 1;      ///< games that a win counts for
    std::string reason; ///< of an end by own rules, with its values; may be empty

    friend bool operator==(const GameEnd &, const GameEnd &) = default;
};

/// Looks for ends in single positions.
class EndJudge
{
public:
    EndJudge(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats);
    ~EndJudge();

    /// An end that holds whatever moves there are.
    std::optional<GameEnd> immediate(const Position &position);
    /// An end that the player to move could only have put off by one of these moves.
    std::optional<GameEnd>
    unanswered(Position &position, std::span<const Move> moves, const MoveMaker &maker);
    bool hasAnswers() const { return m_hasAnswers; }
    /// The end of a player who is to move and has no move; `earlier` are types that have given
    /// check in the turns before, of a row of checks that this position goes on with.
    GameEnd stuck(const Position &position, std::span<const PieceId> earlier = {});
    /// The types of the pieces that attack royal pieces of the player, each once.
    std::vector<PieceId> checkers(const Position &position, PlayerId player);

    /// Whether the player to move has lost by now, and the others go on.
    bool mustRetire(const Position &position);
    /// Whether a player to move who has no move loses by that, and the others go on.
    bool retiresWhenStuck(const Position &position);

    /// The own rules of the design as ends ask them; null if there are none.
    OwnRules *own() const { return m_own.get(); }

    bool hasImmediateEnds() const { return !m_immediate.empty(); }

    /// What it means that this rule's condition holds for this player.
    bool isGoalOf(const Reached &goal, PlayerId player) const;
    GameEnd resolved(std::size_t rule, PlayerId about, const Position &position) const;

private:
    bool isSuchMate(const Mate &mate, const Position &position, std::span<const PieceId> earlier);
    bool holds(std::size_t rule, const Position &position, PlayerId player) const;
    std::optional<PlayerId> withMost(std::size_t rule, const Position &position) const;
    bool isForOneOnly(const End &end, const Position &position) const;

    std::shared_ptr<const RuleBook> m_book;
    std::shared_ptr<Threats> m_threats;
    std::unique_ptr<OwnRules> m_own;
    std::vector<PlayerId> m_deciders;     ///< all but chance
    bool m_goesOnAlone = false;           ///< until all but one of them have left
    std::vector<std::size_t> m_immediate; ///< ends that can hold whatever moves there are
    bool m_hasAnswers = false;
};

/// `White wins: Black is checkmated`.
std::string describeEnd(const GameEnd &end, const Rules &rules);
/// The same with the names of pieces: `Black wins: White has no Lion left`.
std::string describeEnd(const GameEnd &end, const Design &design);

} // namespace rookery
