#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/ids.h"

#include <optional>
#include <string>

namespace rookery {

class Message;

/// What makes cells belong together on any board. Ranks, files and halves are counted as each
/// player faces; where the cells of a file end at different heights (hexagons with upright files)
/// a rank is counted along each file, and on other boards of three axes a file along each rank.
enum class ZoneKind {
    LastRanks,
    FirstRanks,
    MiddleRanks,
    LeftFiles,
    RightFiles,
    OwnHalf, ///< without the middle rank, where there is one
    FarHalf,
    Edge,    ///< nothing lies beyond in some orthogonal direction
    Corners, ///< where the outline turns
    Centre,
    Dark, ///< the colours of the board's pattern, whatever it is coloured by; a1 is dark
    Light,
    Third, ///< of three colours, on hexagons
    Around,
};

/// Whether a zone has the cells of its kind or all others.
enum class ZonePart { Inside, Outside };

/// The steps in which cells around another one are counted.
enum class ZoneSteps {
    Any,      ///< over an edge or a corner, as a king goes; on hexagons over an edge
    Straight, ///< over an edge
};

/// The cells of a zone said by what they are, so that they follow the board when it grows, is
/// joined or turned. model/board/zone_meanings.h finds the cells. Members that a kind does not
/// count by have the values given here; see zoneParameters().
struct ZoneMeaning
{
    ZoneKind kind = ZoneKind::LastRanks;
    int count = 1; ///< so many ranks, files, rings of cells or steps
    int from = 1;  ///< the first of the ranks or files, counted from the same edge
    int files = 0; ///< only so many files in the middle; 0 for all
    int level =
        0; ///< only this level, counted from the player's first or, below 0, last; 0 for all
    ZonePart part = ZonePart::Inside;
    ZoneSteps steps = ZoneSteps::Any;
    std::optional<SiteId> cell = std::nullopt; ///< the first player's, for ZoneKind::Around

    friend bool operator==(const ZoneMeaning &, const ZoneMeaning &) = default;
};

/// Which numbers a kind counts by. A middle that cannot lie evenly has one rank or file more.
struct ZoneParameters
{
    bool count = false;
    bool from = false;
    bool files = false;
    bool cell = false; ///< and steps

    friend bool operator==(const ZoneParameters &, const ZoneParameters &) = default;
};

ZoneParameters zoneParameters(ZoneKind kind);

/// Whether players who face differently have different cells of this kind.
bool followsFacing(ZoneKind kind);

/// `the last 3 ranks`, `all but the cells within 2 steps of e4`; `cell` is the name of the cell.
Message meaningWords(const ZoneMeaning &meaning, const std::string &cell);

template<>
struct EnumNames<ZoneKind>
{
    static constexpr EnumName<ZoneKind> rows[] = {
        {ZoneKind::LastRanks, "last-ranks", "Last ranks"},
        {ZoneKind::FirstRanks, "first-ranks", "First ranks"},
        {ZoneKind::MiddleRanks, "middle-ranks", "Middle ranks"},
        {ZoneKind::LeftFiles, "left-files", "Left files"},
        {ZoneKind::RightFiles, "right-files", "Right files"},
        {ZoneKind::OwnHalf, "own-half", "Own half"},
        {ZoneKind::FarHalf, "far-half", "Opponent's half"},
        {ZoneKind::Edge, "edge", "Edge"},
        {ZoneKind::Corners, "corners", "Corners"},
        {ZoneKind::Centre, "centre", "Centre"},
        {ZoneKind::Dark, "dark", "Dark cells"},
        {ZoneKind::Light, "light", "Light cells"},
        {ZoneKind::Third, "third-colour", "Cells of the third colour"},
        {ZoneKind::Around, "around", "Around a cell"},
    };
};

template<>
struct EnumNames<ZonePart>
{
    static constexpr EnumName<ZonePart> rows[] = {
        {ZonePart::Inside, "inside", "These cells"},
        {ZonePart::Outside, "outside", "All other cells"},
    };
};

template<>
struct EnumNames<ZoneSteps>
{
    static constexpr EnumName<ZoneSteps> rows[] = {
        {ZoneSteps::Any, "any", "In any direction"},
        {ZoneSteps::Straight, "straight", "Over edges only"},
    };
};

} // namespace rookery
