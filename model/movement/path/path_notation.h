#pragma once

#include "model/base/enum_names.h"
#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/design/legs.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery {

/// What an item of a path may do at the cells where it ends.
enum class Rights { Both, Move, Capture };

/// A step of a path: a declared direction, or a vector written `(3,1)`.
using PathDirection = std::variant<DirectionId, Vector>;

struct PathStep
{
    PathDirection direction;
    bool passes = false; ///< written `~`: the piece may not end here

    friend bool operator==(const PathStep &, const PathStep &) = default;
};

/// How a group goes on after its steps.
enum class GroupTail {
    RepeatLast, ///< `(s s)`: s, then s again and again
    Stop,       ///< `(s s s s stop)`
    RepeatInner ///< `(e (n e))`: the inner steps again and again
};

/// One alternative of a path.
///
///     leap nne nnw        one step in one of the directions
///     ride n e s w        any number of equal steps; the word `ride` may be left out
///     (nw (n))            these steps in order, see GroupTail
///
/// Every cell on the way must be empty; the last may hold an enemy.
struct PathItem
{
    enum class Kind { Leap, Ride, Group };

    Rights rights = Rights::Both;
    Kind kind = Kind::Ride;
    std::vector<PathStep> steps; ///< alternatives of a leap or ride; a group's steps in order
    GroupTail tail = GroupTail::RepeatLast;
    std::vector<PathStep> inner; ///< of RepeatInner

    friend bool operator==(const PathItem &, const PathItem &) = default;
};

/// The items are alternatives.
using Path = std::vector<PathItem>;

/// Reads path text as Game Courier's logical directions are written. Errors carry a column.
Result<Path> readPath(std::string_view text, const Directions &directions);

/// `(3,1)`: two parts, more where later ones are not 0.
std::string vectorWord(const Vector &vector);

/// The shortest text that reads back as the same path.
std::string writePath(const Path &path, const Directions &directions);
std::string writePathItem(const PathItem &item, const Directions &directions);

LegGraph legsOfPath(const Path &path);

/// The path that has exactly these legs, if the notation can say it; else why not, naming the leg.
Result<Path> pathOfLegs(const LegGraph &legs);

/// `text` with one direction's name replaced, everything else as its author wrote it.
std::string renamedInPath(std::string_view text, std::string_view from, std::string_view to);

template<>
struct EnumNames<Rights>
{
    static constexpr EnumName<Rights> rows[] = {
        {Rights::Both, "both", "move or capture"},
        {Rights::Move, "move", "only move"},
        {Rights::Capture, "capture", "only capture"},
    };
};

} // namespace rookery
