#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

enum class MustCapture { Free, Must };

/// What decides between captures, where a player must take the best one.
enum class CaptureValue {
    Pieces,   ///< the most pieces of the given types captured
    Mover,    ///< the piece that captures is one of the given types
    Earliest, ///< pieces of the given types captured as early as possible
};

/// One wish; of several, the later ones decide only between captures that are equal so far.
struct CapturePriority
{
    CaptureValue value = CaptureValue::Pieces;
    PieceSet types;
    int weight = 1;      ///< of a piece of these types; for Pieces
    PieceSet otherTypes; ///< counted with `otherWeight`, for Pieces; must be named to count
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

void visitFields(RuleVisitor &v, CapturePriority &rule);
const RuleAbout &about(const CapturePriority *);
void visitFields(RuleVisitor &v, Compulsion &rule);
const RuleAbout &about(const Compulsion *);

template<>
struct EnumNames<MustCapture>
{
    static constexpr EnumName<MustCapture> rows[] = {
        {MustCapture::Free, "free", "may capture"},
        {MustCapture::Must, "must", "must capture"},
    };
};

template<>
struct EnumNames<CaptureValue>
{
    static constexpr EnumName<CaptureValue> rows[] = {
        {CaptureValue::Pieces, "pieces", "the most pieces"},
        {CaptureValue::Mover, "mover", "with a piece of these types"},
        {CaptureValue::Earliest, "earliest", "pieces of these types as early as possible"},
    };
};

} // namespace rookery
