#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/base/result.h"

#include <cstddef>
#include <string>

namespace rookery {

enum class Severity { Info, Warning, Error };

template<>
struct EnumNames<Severity>
{
    static constexpr EnumName<Severity> rows[] = {
        {Severity::Info, "info", "Note"},
        {Severity::Warning, "warning", "Warning"},
        {Severity::Error, "error", "Error"},
    };
};

/// The part of a design that a problem is about, as the index of its id.
struct Element
{
    enum class Kind { Design, Cell, Direction, Piece, Player };

    Kind kind = Kind::Design;
    std::size_t index = 0; ///< of a SiteId, DirectionId, PieceId or PlayerId

    friend bool operator==(const Element &, const Element &) = default;
};

/// Something doubtful about a design that can be opened and worked on all the same.
struct Problem
{
    Severity severity = Severity::Warning;
    std::string code; ///< "D002", or "key" for an unknown key of a file
    Message message;
    Place place = {};
    Element element = {};

    /// In English, by the names of cells.
    std::string sentence() const { return message.text(); }

    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace rookery
