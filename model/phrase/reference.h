#pragma once

#include "model/base/enum_names.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace rookery::phrase {

enum class ReferenceGroup : std::uint8_t { Phrases, Choices, Steps, Moves };

/// One form of the language of own rules that is no function: how it is written, and what it does.
struct ReferenceRow
{
    ReferenceGroup group;
    std::string_view form;
    std::string_view help;    ///< sentences
    std::string_view example; ///< of a step or a choice the lines, separated by \n
    /// What holds then; a phrase's example holds by itself. Both are asked in the start position of
    /// chess with White to move, with the numbers `seeds` of cells (at first 0, at most 9), `store`
    /// of players and `round` of the game.
    std::string_view then = {};
};

/// All of them, by groups; the functions (model/phrase/functions.h) are the rest of the language.
std::span<const ReferenceRow> referenceRows();

} // namespace rookery::phrase

namespace rookery {

template<>
struct EnumNames<phrase::ReferenceGroup>
{
    using Group = phrase::ReferenceGroup;
    static constexpr EnumName<Group> rows[] = {
        {Group::Phrases, "phrases", "Phrases"},
        {Group::Choices, "choices", "Lines of choose"},
        {Group::Steps, "steps", "Steps"},
        {Group::Moves, "moves", "Names of moves"},
    };
};

} // namespace rookery
