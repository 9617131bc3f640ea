#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// What has to be around the cell where a piece is put down.
enum class DropContact {
    Anything,
    Friend,     ///< a piece of the same player on a neighbouring cell
    NoEnemy,    ///< no enemy on a neighbouring cell along orthogonal lines
    Flanking,   ///< enemies in a line that the new piece and another friend enclose
    OnTop,      ///< the cell below it (towards the first rank) is no empty cell
    FromASide,  ///< where it comes to rest when it is pushed in from an edge
    OutOfSight, ///< no piece is in sight along orthogonal lines and diagonals
};

/// What the piece put down may attack.
enum class DropThreat {
    Anything,
    NoCheck, ///< it may not give check
    NoMate,  ///< it may not give mate
};

/// Where the piece could go from its cell, were the board empty.
enum class DropMobility { Anything, MustHaveMove };

/// Pieces of the same type and player on one file, promoted pieces aside.
struct FileLimit
{
    int most = 1;

    friend bool operator==(const FileLimit &, const FileLimit &) = default;
};

/// Pieces of the same type and player on cells of one colour.
enum class DropColour { Any, Opposite };

/// In what form a piece may be put down.
enum class DropForm {
    Unpromoted,
    Either, ///< also as one of the types it may promote to
};

/// One option to put pieces down from the hand on an empty cell. Different rows for different types
/// or players are alternatives.
struct Drop
{
    PieceSet types;
    PlayerSet players;
    std::optional<ZoneId> zone;
    /// Instead of `zone` while this zone has empty cells: the four central cells of Othello.
    std::optional<ZoneId> firstZone;
    DropContact contact = DropContact::Anything;
    DropThreat threat = DropThreat::Anything;
    DropMobility mobility = DropMobility::Anything;
    std::optional<FileLimit> perFile;
    DropColour colour = DropColour::Any;
    DropForm form = DropForm::Unpromoted;
    Extras extras;

    friend bool operator==(const Drop &, const Drop &) = default;
};

/// While a player can put down pieces of these types, nothing else may be done.
struct DropDuty
{
    PieceSet types;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const DropDuty &, const DropDuty &) = default;
};

void visitFields(RuleVisitor &v, Drop &rule);
const RuleAbout &about(const Drop *);
void visitFields(RuleVisitor &v, DropDuty &rule);
const RuleAbout &about(const DropDuty *);

template<>
struct EnumNames<DropContact>
{
    static constexpr EnumName<DropContact> rows[] = {
        {DropContact::Anything, "anything", "anywhere"},
        {DropContact::Friend, "friend", "next to a piece of one's own"},
        {DropContact::NoEnemy, "no-enemy", "not next to an enemy"},
        {DropContact::Flanking, "flanking", "where it encloses enemies"},
        {DropContact::OnTop, "on-top", "on top of other pieces or on the first rank"},
        {DropContact::FromASide, "from-a-side", "where it comes to rest, pushed in from an edge"},
        {DropContact::OutOfSight, "out-of-sight", "where no piece is in sight along a line"},
    };
};

template<>
struct EnumNames<DropThreat>
{
    static constexpr EnumName<DropThreat> rows[] = {
        {DropThreat::Anything, "anything", "may give check and mate"},
        {DropThreat::NoCheck, "no-check", "may not give check"},
        {DropThreat::NoMate, "no-mate", "may not give mate"},
    };
};

template<>
struct EnumNames<DropMobility>
{
    static constexpr EnumName<DropMobility> rows[] = {
        {DropMobility::Anything, "anything", "anywhere"},
        {DropMobility::MustHaveMove,
         "must-have-move",
         "only where it could move on an empty board"},
    };
};

template<>
struct EnumNames<DropColour>
{
    static constexpr EnumName<DropColour> rows[] = {
        {DropColour::Any, "any", "cells of either colour"},
        {DropColour::Opposite, "opposite", "not on the colour of another of its type"},
    };
};

template<>
struct EnumNames<DropForm>
{
    static constexpr EnumName<DropForm> rows[] = {
        {DropForm::Unpromoted, "unpromoted", "unpromoted"},
        {DropForm::Either, "either", "unpromoted or promoted"},
    };
};

} // namespace rookery
