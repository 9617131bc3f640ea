#pragma once

#include "model/base/enum_names.h"

#include <cstdint>

namespace rookery::phrase {

/// What a phrase gives. The sets stand in the order of the single values, from Numbers on.
enum class Type : std::uint8_t {
    Truth,
    Number,
    Cell,
    Direction,
    Player,
    Piece, ///< a type of piece
    Numbers,
    Cells,
    Directions,
    Players,
    Pieces,
};

constexpr bool isSet(Type type)
{
    return type >= Type::Numbers;
}

/// The set of values of this type; there are no sets of truths nor of sets.
constexpr Type setOf(Type type)
{
    return type == Type::Truth || isSet(type) ? type : Type(int(type) + 5);
}

/// What the members of a set are; of anything else the type itself.
constexpr Type memberOf(Type type)
{
    return isSet(type) ? Type(int(type) - 5) : type;
}

/// Whether a value of the type may be `none`.
constexpr bool mayBeNone(Type type)
{
    return type >= Type::Cell && type <= Type::Piece;
}

inline constexpr std::int32_t greatestNumber =
    1'000'000'000;                         ///< numbers stop here, and at minus that
inline constexpr int mostRepeats = 65'535; ///< of a `repeat` and of a `while`
inline constexpr int mostInRange = 65'536; ///< members of a range
inline constexpr int mostNodes = 10'000;   ///< of one rule
inline constexpr int mostDepth = 200;      ///< of a tree, with chains of `and` and the like
inline constexpr int mostNesting = 32;     ///< of blocks, and of `else if` in a row
inline constexpr int mostWords = 256;
inline constexpr int mostNumbers = 64;
inline constexpr int mostOwnRules = 1'024; ///< of a kind
inline constexpr int languageLevel = 1;    ///< the newest that this program reads

} // namespace rookery::phrase

namespace rookery {

template<>
struct EnumNames<phrase::Type>
{
    static constexpr EnumName<phrase::Type> rows[] = {
        {phrase::Type::Truth, "truth", "a truth"},
        {phrase::Type::Number, "number", "a number"},
        {phrase::Type::Cell, "cell", "a cell"},
        {phrase::Type::Direction, "direction", "a direction"},
        {phrase::Type::Player, "player", "a player"},
        {phrase::Type::Piece, "piece", "a piece type"},
        {phrase::Type::Numbers, "numbers", "a set of numbers"},
        {phrase::Type::Cells, "cells", "a set of cells"},
        {phrase::Type::Directions, "directions", "a set of directions"},
        {phrase::Type::Players, "players", "a set of players"},
        {phrase::Type::Pieces, "pieces", "a set of piece types"},
    };
};

} // namespace rookery
