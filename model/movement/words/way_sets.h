#pragma once

#include "model/base/message.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace rookery {

/// Directions and vectors that a leg may take, each once.
using Ways = std::vector<PathDirection>;

/// Where a way leads on the lattice; nothing for one that follows other directions or links.
std::optional<Vector> latticeVector(const PathDirection &way, const Directions &directions);

/// The same on squares of one level.
std::optional<Vector> flatVector(const PathDirection &way, const Directions &directions);

/// Whether a way goes to a neighbour, or along links that its author drew.
bool isNear(const PathDirection &way, const Directions &directions);

/// How many axes there are to step along: none on a single level.
std::size_t axesOf(const Ways &ways, const Directions &directions);

std::vector<Message> namesOf(const Ways &ways, const Directions &directions);

int squareOf(const Vector &vector);

/// A point of the compass: the signs of both parts of a vector.
using Sign = std::pair<int, int>;

Sign signOf(const Vector &vector);

/// Takes directions out that have a word, seen by the piece's player. What is left would not look
/// the same in a mirror.
std::vector<Message> takeSigns(std::set<Sign> &signs, bool isOnOneLevel = false);

/// Takes the steps of this length squared out, if there are so many.
bool takeOfLength(Ways &ways, const Directions &directions, int square, std::ptrdiff_t count);

/// Takes the ways out of which the test says yes, if there are so many.
template<class Test>
bool takeIf(Ways &ways, std::ptrdiff_t count, const Test &test)
{
    if (std::count_if(ways.begin(), ways.end(), test) != count)
        return false;
    std::erase_if(ways, test);
    return true;
}

inline void append(std::vector<Message> &words, const std::vector<Message> &more)
{
    words.insert(words.end(), more.begin(), more.end());
}

} // namespace rookery
