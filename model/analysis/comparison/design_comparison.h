#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/design/design.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <vector>

namespace rookery {

/// The parts of a design that differences are told under, in this order.
enum class DesignSection {
    Information,
    Board,
    Directions,
    Players,
    Pieces,
    Setup,
    Rules,
    OwnRules,
    Examples,
    Exports
};

enum class DifferenceKind { Added, Removed, Changed };

/// One thing in which a design differs from an earlier one, or from another.
struct DesignDifference
{
    DesignSection section = DesignSection::Information;
    DifferenceKind kind = DifferenceKind::Changed;
    Message sentence; ///< without a full stop
    /// The cells that it is about, in board order: those of the first design's board and of the
    /// second's.
    std::vector<CellId> before;
    std::vector<CellId> after;
};

/// How a comparison that takes long is followed and ended, between two of its parts: its sections
/// and the pieces of both designs.
struct ComparisonWatch
{
    const std::atomic<bool> *stop = nullptr; ///< once set, what has not been found yet is left out
    std::function<void(std::size_t done, std::size_t all)> heard = {};
};

/// What became of the first design in the second, section by section; nothing where the files of
/// both say the same. Pieces are the same by name, else by letter; players by name, else by their
/// place; zones, directions and cells by name; rules, examples and movements by their place among
/// those that differ. What names one of these differs only if it names another one.
std::vector<DesignDifference>
compareDesigns(const Design &before, const Design &after, const ComparisonWatch &watch = {});

template<>
struct EnumNames<DesignSection>
{
    static constexpr EnumName<DesignSection> rows[] = {
        {DesignSection::Information, "information", "Information"},
        {DesignSection::Board, "board", "Board"},
        {DesignSection::Directions, "directions", "Directions"},
        {DesignSection::Players, "players", "Players"},
        {DesignSection::Pieces, "pieces", "Pieces"},
        {DesignSection::Setup, "setup", "Setup"},
        {DesignSection::Rules, "rules", "Rules"},
        {DesignSection::OwnRules, "own-rules", "Own rules"},
        {DesignSection::Examples, "examples", "Examples"},
        {DesignSection::Exports, "exports", "Exports"},
    };
};

template<>
struct EnumNames<DifferenceKind>
{
    static constexpr EnumName<DifferenceKind> rows[] = {
        {DifferenceKind::Added, "added", "Added"},
        {DifferenceKind::Removed, "removed", "Removed"},
        {DifferenceKind::Changed, "changed", "Changed"},
    };
};

} // namespace rookery
