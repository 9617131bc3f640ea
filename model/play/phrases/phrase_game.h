#pragma once

#include "model/design/design.h"
#include "model/play/phrases/phrase_board.h"
#include "model/play/phrases/phrase_nodes.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/number_layout.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace rookery {

/// What phrases ask of a design beside its board. Immutable.
struct PhraseGame
{
    PhraseGame(const Design &design, std::shared_ptr<const Board> board);

    Value unowned() const { return players; }
    /// Whose move the phrases of a frame are about; -1: it is not known.
    void letMove(Frame &frame, Value player) const
    {
        frame.context.me = player;
        frame.context.other =
            player < 0 || player >= players ? noValue : others[static_cast<std::size_t>(player)];
    }
    /// Whose turn follows that of this player in the position.
    Value playerAfter(const Position &position, Value player) const;

    PhraseBoard board;
    NumberLayout numbers;
    Value players;
    Value types;
    bool endlessHands;
    std::vector<Value> others;          ///< by player: the next one who is not chance, or none
    std::vector<Value> forward;         ///< by player; the direction faced, or none
    std::vector<Value> facing;          ///< [player][direction] as the board lies, or none
    std::vector<sets::Word> allPlayers; ///< those who are chance left out
    std::vector<sets::Word> allTypes;
    std::vector<std::vector<sets::Word>> zones; ///< [zone * players + player]
    std::vector<std::string> typeNames;
    std::vector<Wing> wings; ///< as rights to castle are numbered
    Shared<Rules> rules;
};

/// The arguments of a function, to be taken one by one.
class Arguments
{
public:
    explicit Arguments(std::vector<Compiled> all)
        : m_all(std::move(all))
    {
    }
    std::size_t count() const { return m_all.size(); }
    Scalar scalar(std::size_t place) { return std::get<Scalar>(std::move(m_all[place])); }
    /// Null where an argument that may be left out is not there.
    SetOf set(std::size_t place)
    {
        return place < count() ? std::get<SetOf>(std::move(m_all[place])) : SetOf();
    }

private:
    std::vector<Compiled> m_all;
};

/// What a function of the language means; null for those that are no plain functions.
using FunctionMeaning = Compiled (*)(const PhraseGame &, Arguments &&);
FunctionMeaning functionMeaning(std::string_view name);

} // namespace rookery
