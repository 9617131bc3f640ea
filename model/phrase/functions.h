#pragma once

#include "model/phrase/types.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace rookery::phrase {

/// What phrases may ask. The order is that of the rows in functions.cpp and of the reference.
enum class Function : std::uint8_t {
    // board
    Cells,
    Dirs,
    Orthogonal,
    Diagonal,
    Step,
    Ahead,
    Near,
    Ray,
    Line,
    Between,
    Toward,
    Distance,
    Opposite,
    Turned,
    Facing,
    Forward,
    File,
    Rank,
    Level,
    Edge,
    Mirror,
    // pieces
    Types,
    Owner,
    TypeOf,
    Empty,
    Occupied,
    Friend,
    Enemy,
    Wall,
    Moved,
    Was,
    PiecesOf,
    Hand,
    Lost,
    Height,
    Royals,
    CastlingGoals,
    PiecePoints,
    // movement
    Slides,
    Seen,
    Moves,
    Captures,
    Legal,
    Attacked,
    Attackers,
    InCheck,
    // groups
    Group,
    Region,
    Part,
    Parts,
    Border,
    Joins,
    Way,
    // game
    Me,
    Other,
    Next,
    NoPlayer, ///< `nobody` in phrases
    Players,
    HasLost,
    Turn,
    Passes,
    LastFrom,
    LastTo,
    LastType,
    Repeated,
    RepeatedTurn,
    TimesRepeated,
    Stuck,
    Rest,
    // the move
    From,
    To,
    Path,
    Captured,
    Mover,
};

/// What has to be looked at for an answer; each includes those before it.
enum class Locality : std::uint8_t {
    Fixed,   ///< the design only
    Local,   ///< what stands on the cells given, and numbers
    Board,   ///< the whole position
    Move,    ///< the move in progress, too
    History, ///< positions before
};

enum class FunctionGroup : std::uint8_t { Board, Pieces, Movement, Groups, Game, Move };

/// Where a function may be asked.
enum class AskedIn : std::uint8_t {
    Anywhere,
    AfterMoves, ///< only in ends and in a ban's `after`
};

struct Parameter
{
    std::string_view name;
    Type type = Type::Cell;
};

/// A function: everything that is said of it, in one place.
struct FunctionRow
{
    Function function;
    std::string_view name;
    Type result;
    std::array<Parameter, 4> parameters; ///< those that exist have a name
    std::uint8_t count;                  ///< parameters in all
    std::uint8_t needed;                 ///< the others may be left out, from the last
    FunctionGroup group;
    Locality locality;
    AskedIn askedIn;
    std::uint8_t level;        ///< of the language, from which on it may be used
    std::string_view sentence; ///< a template, see model/base/message.h: {1}, {2} are the values
    std::string_view help;     ///< what it gives, as sentences
    std::string_view example;  ///< `question = answer`, asked in the example position

    std::span<const Parameter> given() const { return {parameters.data(), count}; }
};

/// All functions, in the order of Function.
std::span<const FunctionRow> functions();

const FunctionRow &functionRow(Function function);

std::optional<Function> findFunction(std::string_view name);

} // namespace rookery::phrase

namespace rookery {

template<>
struct EnumNames<phrase::FunctionGroup>
{
    using Group = phrase::FunctionGroup;
    static constexpr EnumName<Group> rows[] = {
        {Group::Board, "board", "Board"},
        {Group::Pieces, "pieces", "Pieces"},
        {Group::Movement, "movement", "Movement"},
        {Group::Groups, "groups", "Groups of cells"},
        {Group::Game, "game", "Game"},
        {Group::Move, "move", "The move"},
    };
};

template<>
struct EnumNames<phrase::Locality>
{
    using Locality = phrase::Locality;
    static constexpr EnumName<Locality> rows[] = {
        {Locality::Fixed, "fixed", "the design"},
        {Locality::Local, "local", "cells given"},
        {Locality::Board, "board", "the position"},
        {Locality::Move, "move", "the move"},
        {Locality::History, "history", "earlier positions"},
    };
};

} // namespace rookery
