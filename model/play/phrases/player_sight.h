#pragma once

#include "model/play/phrases/phrase_compiler.h"

#include <optional>
#include <vector>

namespace rookery {

/// The views of a design made ready, and its hidden numbers. Immutable.
class PlayerSight final : public Sight
{
public:
    PlayerSight(PhraseCompiler &compiler, const PhraseGame &game, const Rules &rules);

    /// What hidden numbers look like.
    void setNumbers(std::vector<std::int32_t> start) { m_numbers = std::move(start); }
    /// Whether this player does not see the moves of the others.
    bool hidesMoves(PlayerId player) const;
    /// Adds the cells on which the player may not see what stands there.
    void addHidden(Frame &frame, Value player, sets::Word *cells) const;
    void hide(Frame &frame, Value player, Position &copy) const override;

private:
    struct Row
    {
        const OwnView *rule;
        SetOf hides; ///< null: nothing
        Scalar as;   ///< null: nothing is seen
        std::optional<LocalPlace> player;
        std::optional<LocalPlace> asPlayer;
        std::optional<LocalPlace> asCell;
    };

    template<class Act>
    void eachHidden(Frame &frame, Value player, const Act &act) const;
    void hideOn(Value cell, Value type, const Position &real, Position &copy) const;
    void hideNumbers(Value player, const Position &real, Position &copy) const;
    void hidePast(PlayerId player, PlayState &state) const;

    const PhraseGame &m_game;
    const Rules &m_rules;
    std::vector<Row> m_rows;
    std::vector<std::int32_t> m_numbers;
    std::vector<PlayerId> m_wings; ///< who castles on each
};

} // namespace rookery
