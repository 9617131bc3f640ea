#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// Where a captured piece goes.
enum class Captured {
    Away,
    CaptorsHand, ///< and belongs to the captor from then on
};

/// As what a promoted piece comes to hand.
enum class HandForm {
    Unpromoted,
    AsItWas, ///< it keeps its type
};

/// How many pieces a player has to put down.
enum class Supply {
    Counted, ///< those in hand
    Endless, ///< as many as wanted, of every type that may be put down
};

/// Whether a piece that is put down has its first moves: a pawn its double step, wherever it comes
/// in.
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

void visitFields(RuleVisitor &v, Hands &rule);
const RuleAbout &about(const Hands *);

template<>
struct EnumNames<Captured>
{
    static constexpr EnumName<Captured> rows[] = {
        {Captured::Away, "away", "leave the game"},
        {Captured::CaptorsHand, "captors-hand", "go to the capturer's hand"},
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
struct EnumNames<Supply>
{
    static constexpr EnumName<Supply> rows[] = {
        {Supply::Counted, "counted", "the pieces in hand"},
        {Supply::Endless, "endless", "without end"},
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

} // namespace rookery
