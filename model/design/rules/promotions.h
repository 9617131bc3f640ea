#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>
#include <vector>

namespace rookery {

/// Which end of a move has to lie in the promotion zone.
enum class ZoneTouch {
    End,    ///< the move ends there
    Either, ///< it starts or ends there
    Enter,  ///< it starts outside and ends there
};

enum class PromotionDuty {
    Must,
    May,
    WhenStuck, ///< may, but must where the piece could never move again
};

/// By what sort of move a piece promotes.
enum class PromotionBy {
    AnyMove,
    Capture,
    InPlace, ///< by a turn spent on nothing else
    /// By a turn of its own, in place or with a step of the new piece to an empty cell, from where
    /// it attacks nothing: Sittuyin.
    QuietStep,
};

/// What the zone means to a player's last piece of the types.
enum class LastOfKind {
    AsOthers,
    Anywhere, ///< it may promote wherever it stands
};

/// Which pieces a promotion may bring.
enum class PromotionStock {
    Endless,
    Lost, ///< only as many as their owner has lost of that type
};

/// No more pieces of a type than this on the board, promotion included.
struct PromotionLimit
{
    PieceId type;
    int most = 0;

    friend bool operator==(const PromotionLimit &, const PromotionLimit &) = default;
};

/// Pieces of some types become others.
struct Promotion
{
    PieceSet types;
    PlayerSet players;
    /// One of these; none: back to the type the piece was before it promoted.
    std::vector<PieceId> into;
    std::optional<ZoneId> zone;
    ZoneTouch touch = ZoneTouch::End;
    PromotionDuty duty = PromotionDuty::Must;
    PromotionBy by = PromotionBy::AnyMove;
    PieceSet victims; ///< one of which is captured; for PromotionBy::Capture
    PromotionStock stock = PromotionStock::Endless;
    std::vector<PromotionLimit> limits;
    LastOfKind last = LastOfKind::AsOthers;
    Extras extras;

    friend bool operator==(const Promotion &, const Promotion &) = default;
};

void visitFields(RuleVisitor &v, PromotionLimit &rule);
const RuleAbout &about(const PromotionLimit *);
void visitFields(RuleVisitor &v, Promotion &rule);
const RuleAbout &about(const Promotion *);

template<>
struct EnumNames<ZoneTouch>
{
    static constexpr EnumName<ZoneTouch> rows[] = {
        {ZoneTouch::End, "end", "ends there"},
        {ZoneTouch::Either, "either", "starts or ends there"},
        {ZoneTouch::Enter, "enter", "enters it"},
    };
};

template<>
struct EnumNames<PromotionDuty>
{
    static constexpr EnumName<PromotionDuty> rows[] = {
        {PromotionDuty::Must, "must", "must promote"},
        {PromotionDuty::May, "may", "may promote"},
        {PromotionDuty::WhenStuck,
         "when-stuck",
         "may promote, and must where it could never move again"},
    };
};

template<>
struct EnumNames<PromotionBy>
{
    static constexpr EnumName<PromotionBy> rows[] = {
        {PromotionBy::AnyMove, "any-move", "by any move"},
        {PromotionBy::Capture, "capture", "by a capture"},
        {PromotionBy::InPlace, "in-place", "as a turn of its own"},
        {PromotionBy::QuietStep,
         "quiet-step",
         "as a turn of its own, in place or with a step that attacks nothing"},
    };
};

template<>
struct EnumNames<LastOfKind>
{
    static constexpr EnumName<LastOfKind> rows[] = {
        {LastOfKind::AsOthers, "as-others", "as the others"},
        {LastOfKind::Anywhere, "anywhere", "anywhere on the board"},
    };
};

template<>
struct EnumNames<PromotionStock>
{
    static constexpr EnumName<PromotionStock> rows[] = {
        {PromotionStock::Endless, "endless", "any"},
        {PromotionStock::Lost, "lost", "only pieces lost before"},
    };
};

} // namespace rookery
