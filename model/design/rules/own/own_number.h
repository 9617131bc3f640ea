#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// What has a number of its own.
enum class NumberOf { Game, Cell, Player, PieceType };

/// What a cell's number goes along with.
enum class NumberFollows {
    Cell,  ///< it stays
    Piece, ///< it moves, is swapped and stacked with the piece, and starts anew when that is
           ///< captured
};

/// How a number is drawn.
enum class NumberShown { Nothing, Number, Stones, Bar, Wall };

/// Which players do not see a number.
enum class HiddenFrom { NoPlayer, Others, Everyone };

/// Whether positions that differ in the number are the same to repetition.
enum class NumberRepetition { Counted, Ignored };

/// A number that belongs to each cell, player or piece type, or to the game, and that rules change.
struct OwnNumber
{
    std::string name;
    NumberOf of = NumberOf::Game;
    phrase::Phrase start; ///< a number; sees `c`, `p` or `t`; not given: 0
    int least = -phrase::greatestNumber;
    int most = phrase::greatestNumber;
    NumberFollows follows = NumberFollows::Cell;
    NumberShown shown = NumberShown::Nothing;
    HiddenFrom hiddenFrom = HiddenFrom::NoPlayer;
    NumberRepetition repetition = NumberRepetition::Counted;
    std::string note;
    Extras extras;

    friend bool operator==(const OwnNumber &, const OwnNumber &) = default;
};

void visitFields(RuleVisitor &v, OwnNumber &rule);
const RuleAbout &about(const OwnNumber *);

template<>
struct EnumNames<NumberOf>
{
    static constexpr EnumName<NumberOf> rows[] = {
        {NumberOf::Game, "game", "the game"},
        {NumberOf::Cell, "cell", "every cell"},
        {NumberOf::Player, "player", "every player"},
        {NumberOf::PieceType, "piece", "every piece type"},
    };
};

template<>
struct EnumNames<NumberFollows>
{
    static constexpr EnumName<NumberFollows> rows[] = {
        {NumberFollows::Cell, "cell", "the cell"},
        {NumberFollows::Piece, "piece", "the piece on it"},
    };
};

template<>
struct EnumNames<NumberShown>
{
    static constexpr EnumName<NumberShown> rows[] = {
        {NumberShown::Nothing, "nothing", "not shown"},
        {NumberShown::Number, "number", "a number"},
        {NumberShown::Stones, "stones", "stones"},
        {NumberShown::Bar, "bar", "a bar"},
        {NumberShown::Wall, "wall", "a wall"},
    };
};

template<>
struct EnumNames<HiddenFrom>
{
    static constexpr EnumName<HiddenFrom> rows[] = {
        {HiddenFrom::NoPlayer, "none", "no player"},
        {HiddenFrom::Others, "others", "the other players"},
        {HiddenFrom::Everyone, "everyone", "every player"},
    };
};

template<>
struct EnumNames<NumberRepetition>
{
    static constexpr EnumName<NumberRepetition> rows[] = {
        {NumberRepetition::Counted, "counted", "counted"},
        {NumberRepetition::Ignored, "ignored", "ignored"},
    };
};

} // namespace rookery
