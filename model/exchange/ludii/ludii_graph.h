#pragma once

#include "model/board/board.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rookery {

/// The board of a file: a graph whose vertices are the cells, tracks along which pieces slide, and
/// maps from cell to cell for every other way to go.
class LudiiGraph
{
public:
    using Pairs = std::map<CellId, CellId>;

    explicit LudiiGraph(const Board &board)
        : m_board(board)
    {
    }

    /// The name of the tracks along a step; empty where it leads nowhere, nothing where lines meet.
    std::optional<std::string> track(StepId step);
    /// The name of a map. It gives the cell itself where it has no entry for it.
    std::string map(const Pairs &pairs);
    /// What a map has for the cell that a piece comes from.
    std::string entry(const Pairs &pairs) { return entry(pairs, "(from)"); }
    std::string entry(const Pairs &pairs, const std::string &cell);

    std::string boardText() const;
    std::string mapsText() const;

private:
    std::string tracksText(StepId step) const;
    std::string
    trackText(StepId step, CellId cell, std::set<CellId> &seen, const std::string &loop) const;

    const Board &m_board;
    std::set<StepId> m_tracks;
    std::vector<Pairs> m_maps;
    std::map<Pairs, std::size_t> m_places;
};

} // namespace rookery
