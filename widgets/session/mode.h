#pragma once

#include "model/base/enum_names.h"

namespace rookery {

/// What the designer is working on. A mode decides which tools and panels are offered.
enum class Mode { Board, Directions, Pieces, Setup, Play, Export };

template<>
struct EnumNames<Mode>
{
    static constexpr EnumName<Mode> rows[] = {
        {Mode::Board, "board", "Board"},
        {Mode::Directions, "directions", "Directions"},
        {Mode::Pieces, "pieces", "Pieces"},
        {Mode::Setup, "setup", "Setup"},
        {Mode::Play, "play", "Play"},
        {Mode::Export, "export", "Export"},
    };
};

} // namespace rookery
