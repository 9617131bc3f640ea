#pragma once

#include "model/play/legal/move_rules.h"
#include "model/play/phrases/own_rules.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// Whether a game that is looked at is over: then nothing is secret any more.
enum class GameStage { GoesOn, IsOver };

/// What each player sees of a game with secrets, may try without knowing what is hidden, and is
/// told. What is legal is asked of the whole position and never of a view.
///
/// It keeps tables and room for its answers: give each thread its own.
class PlayerViews
{
public:
    explicit PlayerViews(const Design &design, std::shared_ptr<const CompiledGame> game = nullptr);
    ~PlayerViews();

    /// The position without what the player does not see.
    Position seen(const Position &position, PlayerId player);
    /// Whether a move of this player that is not legal is refused, and another may be tried.
    bool mayTry(PlayerId player) const;
    /// What the player to move may try: all that could be legal as far as that player sees, where a
    /// cell that is not seen may hold a piece to capture. What is legal can always be tried. Where
    /// there are no tries, the legal moves.
    std::vector<Move> tries(const Position &position);
    /// The legal move that a try turns out to be; none: it is refused.
    static std::optional<Move> played(const Move &tried, std::span<const Move> legal);

    /// What a player is told after the move made in this position; without a player all that is
    /// told to anybody.
    std::vector<std::string>
    told(const Position &before, const Move &move, std::optional<PlayerId> listener);
    /// What a player is told of a try that was refused.
    std::vector<std::string>
    refused(const Position &position, const Move &tried, std::optional<PlayerId> listener);

    /// Of the moves of a game, with who made them, those that the player does not see.
    std::vector<bool> unseenMoves(std::span<const Move> moves,
                                  std::span<const PlayerId> movers,
                                  PlayerId player,
                                  GameStage stage) const;

private:
    void addCaptures(const Position &seen, CellId cell, PlayerId player, std::vector<Move> &all);

    const Rules &rules() const { return m_program->rules(); }

    MoveRules m_rules;
    std::shared_ptr<const OwnProgram> m_program;
    Trouble m_trouble;
    std::unique_ptr<GameQuestions> m_questions;
    OwnRules m_own;
    Piece m_guest; ///< what may stand on a cell that is not seen; the owner is set as it is put
    std::vector<Move> m_found;
};

} // namespace rookery
