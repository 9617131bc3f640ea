#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/sets.h"

namespace rookery {

/// How the men of a royal group are counted where their number decides.
enum class Counted { EachType, Together };

/// When a group of royal men is in check.
enum class Safety {
    Each, ///< as soon as one of them is attacked
    One,  ///< only when all of them are attacked at once
};

/// From when on a man who has become one of a royal group by promotion counts as one.
enum class Newcomers {
    AtOnce,
    NextTurn, ///< while the move is judged, the group is as it was before
};

/// Men who must not be left to capture. A piece type marked royal is a group of its own; these are
/// the groups that need to say more, such as two kings of whom one may be lost.
struct Royal
{
    PieceSet types;
    PlayerSet players;
    Counted counted = Counted::EachType;
    int whileAtMost = 0; ///< royal only while their owner has at most so many; 0: always
    Safety safety = Safety::Each;
    Newcomers newcomers = Newcomers::AtOnce;
    Extras extras;

    friend bool operator==(const Royal &, const Royal &) = default;
};

/// Whether a move may attack a royal man of another player.
enum class GivingCheck { Allowed, Forbidden };

/// How a royal man in check may answer.
enum class Flight {
    Free,
    None, ///< it may not move, except to capture the man that gives check
};

/// Where a royal man that moves has to be safe.
enum class RoyalWay {
    End,   ///< where it arrives
    Whole, ///< on every cell that it goes over, too
};

/// Men of these types must not see each other along a line with nothing between, as the generals of
/// Xiangqi.
struct Facing
{
    PieceSet types;
    Lines lines = Lines::Orthogonal;
    Extras extras;

    friend bool operator==(const Facing &, const Facing &) = default;
};

struct CheckRules
{
    GivingCheck giving = GivingCheck::Allowed;
    Flight flight = Flight::Free;
    RoyalWay way = RoyalWay::End;
    std::vector<Facing> facing;
    Extras extras;

    friend bool operator==(const CheckRules &, const CheckRules &) = default;
};

template<>
struct EnumNames<Lines>
{
    static constexpr EnumName<Lines> rows[] = {
        {Lines::Orthogonal, "orthogonal", "orthogonal lines"},
        {Lines::Diagonal, "diagonal", "diagonals"},
        {Lines::All, "all", "orthogonal lines and diagonals"},
    };
};

template<>
struct EnumNames<Counted>
{
    static constexpr EnumName<Counted> rows[] = {
        {Counted::EachType, "each-type", "each type by itself"},
        {Counted::Together, "together", "all types together"},
    };
};

template<>
struct EnumNames<Safety>
{
    static constexpr EnumName<Safety> rows[] = {
        {Safety::Each, "each", "each must be safe"},
        {Safety::One, "one", "one of them must be safe"},
    };
};

template<>
struct EnumNames<Newcomers>
{
    static constexpr EnumName<Newcomers> rows[] = {
        {Newcomers::AtOnce, "at-once", "counts at once"},
        {Newcomers::NextTurn, "next-turn", "counts from the next turn on"},
    };
};

template<>
struct EnumNames<GivingCheck>
{
    static constexpr EnumName<GivingCheck> rows[] = {
        {GivingCheck::Allowed, "allowed", "may be given"},
        {GivingCheck::Forbidden, "forbidden", "may not be given"},
    };
};

template<>
struct EnumNames<Flight>
{
    static constexpr EnumName<Flight> rows[] = {
        {Flight::Free, "free", "may move away"},
        {Flight::None, "none", "may not move away"},
    };
};

template<>
struct EnumNames<RoyalWay>
{
    static constexpr EnumName<RoyalWay> rows[] = {
        {RoyalWay::End, "end", "only where it arrives"},
        {RoyalWay::Whole, "whole", "on every cell that it goes over"},
    };
};

} // namespace rookery
