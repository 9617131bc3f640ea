#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/sets.h"

#include <optional>

namespace rookery {

/// Where a captured man goes.
enum class Captured {
    Away,
    CaptorsHand, ///< and belongs to the captor from then on
};

/// As what a promoted man comes to hand.
enum class HandForm {
    Unpromoted,
    AsItWas, ///< it keeps its type
};

/// How many men a player has to put down.
enum class Supply {
    Counted, ///< those in hand
    Endless, ///< as many as wanted, of every type that may be put down
};

/// Whether a piece that is put down has its first moves: a pawn its double step, wherever it comes in.
enum class Dropped {
    Moved,
    Unmoved,
};

struct Hands
{
    Captured captured = Captured::Away;
    HandForm form = HandForm::Unpromoted;
    Supply supply = Supply::Counted;
    Dropped dropped = Dropped::Moved;
    Extras extras;

    friend bool operator==(const Hands &, const Hands &) = default;
};

/// What has to be around the cell where a man is put down.
enum class DropContact {
    Anything,
    Friend,     ///< a man of the same player on a neighbouring cell
    NoFoe,      ///< no foe on a neighbouring cell along orthogonal lines
    Flanking,   ///< foes in a line that the new man and another friend enclose
    OnTop,      ///< the cell below it (towards the first rank) is no empty cell
    FromASide,  ///< where it comes to rest when it is pushed in from an edge
    OutOfSight, ///< no man is in sight along orthogonal lines and diagonals
};

/// What the man put down may attack.
enum class DropThreat {
    Anything,
    NoCheck, ///< it may not give check
    NoMate,  ///< it may not give mate
};

/// Where the man could go from its cell, were the board empty.
enum class DropMobility { Anything, MustHaveMove };

/// Men of the same type and player on one file, promoted men aside.
struct FileLimit
{
    int most = 1;

    friend bool operator==(const FileLimit &, const FileLimit &) = default;
};

/// Men of the same type and player on cells of one colour.
enum class DropColour { Any, Opposite };

/// In what form a man may be put down.
enum class DropForm {
    Unpromoted,
    Either, ///< also as one of the types it may promote to
};

/// One way of putting men down from the hand on an empty cell. Different rows for different types
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

/// While a player can put down men of these types, nothing else may be done.
struct DropDuty
{
    PieceSet types;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const DropDuty &, const DropDuty &) = default;
};

/// When a man leaves the cell where it has stood since the start, a man from the hand may take its
/// place; in castling on either of the two cells.
struct Gating
{
    PieceSet movers;
    PieceSet types; ///< who may come in
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Gating &, const Gating &) = default;
};

template<>
struct EnumNames<Captured>
{
    static constexpr EnumName<Captured> rows[] = {
        {Captured::Away, "away", "leave the game"},
        {Captured::CaptorsHand, "captors-hand", "go to the captor's hand"},
    };
};

template<>
struct EnumNames<HandForm>
{
    static constexpr EnumName<HandForm> rows[] = {
        {HandForm::Unpromoted, "unpromoted", "as what they were before promotion"},
        {HandForm::AsItWas, "as-it-was", "as what they are"},
    };
};

template<>
struct EnumNames<Dropped>
{
    static constexpr EnumName<Dropped> rows[] = {
        {Dropped::Moved, "moved", "counts as moved"},
        {Dropped::Unmoved, "unmoved", "counts as unmoved"},
    };
};

template<>
struct EnumNames<Supply>
{
    static constexpr EnumName<Supply> rows[] = {
        {Supply::Counted, "counted", "the men in hand"},
        {Supply::Endless, "endless", "without end"},
    };
};

template<>
struct EnumNames<DropContact>
{
    static constexpr EnumName<DropContact> rows[] = {
        {DropContact::Anything, "anything", "anywhere"},
        {DropContact::Friend, "friend", "next to a man of one's own"},
        {DropContact::NoFoe, "no-foe", "not next to a foe"},
        {DropContact::Flanking, "flanking", "where it encloses foes"},
        {DropContact::OnTop, "on-top", "on top of other men or on the first rank"},
        {DropContact::FromASide, "from-a-side", "where it comes to rest, pushed in from an edge"},
        {DropContact::OutOfSight, "out-of-sight", "where no man is in sight along a line"},
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
