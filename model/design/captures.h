#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/sets.h"

#include <optional>
#include <vector>

namespace rookery {

enum class MustCapture { Free, Must };

/// What decides between captures, where a player must take the best one.
enum class CaptureValue {
    Men,      ///< the most men of the given types captured
    Mover,    ///< the man that captures is one of the given types
    Earliest, ///< men of the given types captured as early as possible
};

/// One wish; of several, the later ones decide only between captures that are equal so far.
struct CapturePriority
{
    CaptureValue value = CaptureValue::Men;
    PieceSet types;
    int weight = 1;      ///< of a man of these types; for Men
    PieceSet otherTypes; ///< counted with `otherWeight`, for Men; must be named to count
    int otherWeight = 0;
    Extras extras;

    friend bool operator==(const CapturePriority &, const CapturePriority &) = default;
};

struct Compulsion
{
    MustCapture captures = MustCapture::Free;
    std::vector<CapturePriority> priorities;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Compulsion &, const Compulsion &) = default;
};

/// Men of these types do not capture those.
struct Immunity
{
    PieceSet captors;
    PieceSet victims;
    Extras extras;

    friend bool operator==(const Immunity &, const Immunity &) = default;
};

/// How long a man who has passed a cell may be captured there.
enum class PassedFor {
    NextTurn, ///< only in the very next turn
    Round,    ///< until its player moves again
};

/// A man of `victims` that has just gone straight ahead over one or more cells may be captured on
/// them, by men of `takers`.
struct EnPassant
{
    PieceSet victims;
    PieceSet takers;
    PlayerSet players;          ///< whose men may take
    std::optional<ZoneId> zone; ///< cells on which the taker may arrive
    PassedFor within = PassedFor::NextTurn;
    Extras extras;

    friend bool operator==(const EnPassant &, const EnPassant &) = default;
};

/// Men too strong to be traded, as the lions of Chu Shogi: one of them captures another who is no
/// neighbour only if nobody could capture it there in turn, or if it captures more than trifles
/// besides; and when one has fallen to another man, no other man captures one in the next turn,
/// except on the same cell.
struct Trade
{
    PieceSet types;
    std::vector<PieceId> trifles; ///< men whose capture besides is no excuse
    Extras extras;

    friend bool operator==(const Trade &, const Trade &) = default;
};

/// What a man that is held still may do instead of moving.
enum class HeldTurn {
    Nothing,
    Removal, ///< its player may take it off the board
};

/// Men beside a foe of `types` cannot move, and so capture and check nobody.
struct Holding
{
    PieceSet types;
    PieceSet victims;
    Lines lines = Lines::All;
    /// Only on the cells to which these lead from the foe, instead of along lines: the basilisk of
    /// Dragonchess, who looks up.
    DirectionSet directions;
    HeldTurn turn = HeldTurn::Nothing;
    Extras extras;

    friend bool operator==(const Holding &, const Holding &) = default;
};

/// A man of `captors` that arrives captures the foes on the two cells where its own file and rank
/// cross those of a partner.
struct Coordination
{
    PieceSet captors;
    PieceSet partners;
    PieceSet victims;
    Extras extras;

    friend bool operator==(const Coordination &, const Coordination &) = default;
};

/// A capture removes the captor and every man on the neighbouring cells too.
struct Explosion
{
    PieceSet captors;
    PieceSet victims;            ///< whose capture explodes
    std::vector<PieceId> spared;    ///< on neighbouring cells; none: nobody
    std::vector<PieceId> survivors; ///< captors who stay; none: nobody
    Lines lines = Lines::All;
    Extras extras;

    friend bool operator==(const Explosion &, const Explosion &) = default;
};

/// A man of these types that captures turns into a wall.
struct Petrification
{
    PieceSet types;
    bool shields = true; ///< the new wall keeps checks off already when the move is judged
    Extras extras;

    friend bool operator==(const Petrification &, const Petrification &) = default;
};

/// How men that arrive act on the foes around them.
enum class Enclosure {
    Line,      ///< foes in an unbroken line up to another friend
    Neighbour, ///< foes on neighbouring cells
    Pair,      ///< single foes between the man and another friend
    All,       ///< single foes with no cell left beside them that is free of captors
};

/// What happens to the foes that are enclosed.
enum class EnclosedFate { ChangeSides, Captured };

/// What sort of arrival counts.
enum class ArrivedBy {
    Any,
    Move,
    Drop,
    Along, ///< a move along one of the rule's lines
};

/// What a man that encloses needs beside it.
enum class Backing {
    None,
    Friend, ///< another man of its player on a neighbouring cell
};

/// Foes enclosed by a man that has just arrived.
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

template<>
struct EnumNames<MustCapture>
{
    static constexpr EnumName<MustCapture> rows[] = {
        {MustCapture::Free, "free", "may capture"},
        {MustCapture::Must, "must", "must capture"},
    };
};

template<>
struct EnumNames<PassedFor>
{
    static constexpr EnumName<PassedFor> rows[] = {
        {PassedFor::NextTurn, "next-turn", "only in the very next turn"},
        {PassedFor::Round, "round", "until its player moves again"},
    };
};

template<>
struct EnumNames<HeldTurn>
{
    static constexpr EnumName<HeldTurn> rows[] = {
        {HeldTurn::Nothing, "nothing", "nothing"},
        {HeldTurn::Removal, "removal", "leave the board"},
    };
};

template<>
struct EnumNames<CaptureValue>
{
    static constexpr EnumName<CaptureValue> rows[] = {
        {CaptureValue::Men, "men", "the most men"},
        {CaptureValue::Mover, "mover", "with a man of these types"},
        {CaptureValue::Earliest, "earliest", "men of these types as early as possible"},
    };
};

template<>
struct EnumNames<Enclosure>
{
    static constexpr EnumName<Enclosure> rows[] = {
        {Enclosure::Line, "line", "lines of foes between two friends"},
        {Enclosure::Neighbour, "neighbour", "neighbouring foes"},
        {Enclosure::Pair, "pair", "single foes between two friends"},
        {Enclosure::All, "all", "single foes with captors on every side"},
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
        {ArrivedBy::Any, "any", "moved or put down"},
        {ArrivedBy::Move, "move", "moved"},
        {ArrivedBy::Drop, "drop", "put down"},
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
