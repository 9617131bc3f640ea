#pragma once

#include "model/base/enum_names.h"

namespace rookery {

/// What the designer is working on. A mode decides which tools and panels are offered.
enum class Mode { Board, Directions, Pieces, Setup, Play, Analysis, Export };

template<>
struct EnumNames<Mode>
{
    static constexpr EnumName<Mode> rows[] = {
        {Mode::Board, "board", "Board"},
        {Mode::Directions, "directions", "Directions"},
        {Mode::Pieces, "pieces", "Pieces"},
        {Mode::Setup, "setup", "Setup"},
        {Mode::Play, "play", "Play"},
        {Mode::Analysis, "analysis", "Analysis"},
        {Mode::Export, "export", "Export"},
    };
};

/// Whether the board shows the game that is played, and moves can be made on it.
constexpr bool showsGame(Mode mode)
{
    return mode == Mode::Play || mode == Mode::Analysis;
}

/// Whether cells can be selected: what is selected elsewhere waits unseen until then.
constexpr bool selectsCells(Mode mode)
{
    return mode != Mode::Pieces && !showsGame(mode);
}

} // namespace rookery
