#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// How pieces in a row stand.
enum class RowOrder {
    Unbroken,  ///< on neighbouring cells
    Scattered, ///< anywhere on one line
};

/// For the player who has so many pieces in a row.
struct Row
{
    PieceSet types;
    int length = 3;
    Lines lines = Lines::All;
    RowOrder order = RowOrder::Unbroken;

    friend bool operator==(const Row &, const Row &) = default;
};

void visitFields(RuleVisitor &v, Row &rule);
const RuleAbout &about(const Row *);

template<>
struct EnumNames<RowOrder>
{
    static constexpr EnumName<RowOrder> rows[] = {
        {RowOrder::Unbroken, "unbroken", "side by side"},
        {RowOrder::Scattered, "scattered", "anywhere on one line"},
    };
};

} // namespace rookery
