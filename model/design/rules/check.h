#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// Whether a move may attack a royal piece of another player.
enum class GivingCheck { Allowed, Forbidden };

/// How a royal piece in check may answer.
enum class Flight {
    Free,
    None, ///< it may not move, except to capture the piece that gives check
};

/// Where a royal piece that moves has to be safe.
enum class RoyalWay {
    End,   ///< where it arrives
    Whole, ///< on every cell that it goes over, too
};

/// Pieces of these types must not see each other along a line with nothing between, as the generals
/// of Xiangqi.
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

void visitFields(RuleVisitor &v, Facing &rule);
const RuleAbout &about(const Facing *);
void visitFields(RuleVisitor &v, CheckRules &rule);
const RuleAbout &about(const CheckRules *);

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
