#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>
#include <vector>

namespace rookery {

/// How pieces that arrive act on the enemies around them.
enum class Enclosure {
    Line,      ///< enemies in an unbroken line up to another friend
    Neighbour, ///< enemies on neighbouring cells
    Pair,      ///< single enemies between the piece and another friend
    All,       ///< single enemies with no cell left beside them that is free of captors
};

/// What happens to the enemies that are enclosed.
enum class EnclosedFate { ChangeSides, Captured };

/// What sort of arrival counts.
enum class ArrivedBy {
    Any,
    Move,
    Drop,
    Along, ///< a move along one of the rule's lines
};

/// What a piece that encloses needs beside it.
enum class Backing {
    None,
    Friend, ///< another piece of its player on a neighbouring cell
};

/// Enemies enclosed by a piece that has just arrived.
struct Enclosing
{
    Enclosure shape = Enclosure::Line;
    EnclosedFate fate = EnclosedFate::ChangeSides;
    ArrivedBy arrival = ArrivedBy::Any;
    Lines lines = Lines::All;
    PieceSet captors;
    std::vector<PieceId> helpers; ///< do as the other end too, beside captors
    PieceSet victims;
    std::optional<ZoneId> hostile; ///< empty cells here count as captors; none: no such cells
    Backing backing = Backing::None;
    std::optional<ZoneId> zone; ///< where victims stand
    Extras extras;

    friend bool operator==(const Enclosing &, const Enclosing &) = default;
};

void visitFields(RuleVisitor &v, Enclosing &rule);
const RuleAbout &about(const Enclosing *);

template<>
struct EnumNames<Enclosure>
{
    static constexpr EnumName<Enclosure> rows[] = {
        {Enclosure::Line, "line", "lines of enemies between two friends"},
        {Enclosure::Neighbour, "neighbour", "neighbouring enemies"},
        {Enclosure::Pair, "pair", "single enemies between two friends"},
        {Enclosure::All, "all", "single enemies with capturers on every side"},
    };
};

template<>
struct EnumNames<EnclosedFate>
{
    static constexpr EnumName<EnclosedFate> rows[] = {
        {EnclosedFate::ChangeSides, "change-sides", "change sides"},
        {EnclosedFate::Captured, "captured", "are captured"},
    };
};

template<>
struct EnumNames<ArrivedBy>
{
    static constexpr EnumName<ArrivedBy> rows[] = {
        {ArrivedBy::Any, "any", "moved or dropped"},
        {ArrivedBy::Move, "move", "moved"},
        {ArrivedBy::Drop, "drop", "dropped"},
        {ArrivedBy::Along, "along", "moved along such a line"},
    };
};

template<>
struct EnumNames<Backing>
{
    static constexpr EnumName<Backing> rows[] = {
        {Backing::None, "none", "by itself"},
        {Backing::Friend, "friend", "beside a friend"},
    };
};

} // namespace rookery
