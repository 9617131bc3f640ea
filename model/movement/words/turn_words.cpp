#include "model/movement/words/turn_words.h"

#include "model/base/message_list.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/way_sets.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace rookery {

namespace {

/// Straight back is 4 only.
constexpr int straightBack = 4;

/// The points of the compass clockwise from north, as signs along both axes.
constexpr std::array<Sign, 8> compass = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// Nothing for an oblique vector.
std::optional<int> pointOf(const Vector &vector)
{
    const int x = vector.x();
    const int y = vector.y();
    if ((x == 0 && y == 0) || (x != 0 && y != 0 && std::abs(x) != std::abs(y))
        || vector.along[2] != 0 || vector.along[3] != 0)
        return std::nullopt;
    const auto at = std::find(compass.begin(), compass.end(), signOf(vector));
    return static_cast<int>(at - compass.begin());
}

const char *likeWord(Line line, bool isSingle)
{
    if (line != Line::Orthogonal && line != Line::Diagonal)
        return "";
    const bool isRook = line == Line::Orthogonal;
    return isSingle ? (isRook ? "orthogonal" : "diagonal") : isRook ? "rook" : "bishop";
}

/// Each turn by itself, those to both sides together.
Message otherTurns(const std::set<int> &points, const Directions &directions)
{
    const int each = degreesOfPoint(directions);
    std::vector<Message> turns;
    for (int size = 0; size <= straightBack; ++size) {
        const bool isRight = points.contains(size);
        const bool isLeft = points.contains(-size);
        const MessageArguments arguments{{"degrees", each * size}};
        if (!isRight && !isLeft)
            continue;
        if (size == 0)
            turns.push_back(Message("straight on"));
        else if (each * size == 180)
            turns.push_back(Message("straight back"));
        else if (isRight && isLeft)
            turns.push_back(each * size == 90 ? Message("at a right angle")
                                              : Message("{degrees}° to either side", arguments));
        else
            turns.push_back(isRight ? Message("{degrees}° to the right", arguments)
                                    : Message("{degrees}° to the left", arguments));
    }
    return joined(turns, 6, Conjunction::Or);
}

} // namespace

Line turnedLine(Line before, const std::set<int> &points)
{
    if (before != Line::Orthogonal && before != Line::Diagonal)
        return before;
    const auto isOdd = [](int turn) {
        return turn % 2 != 0;
    };
    if (std::none_of(points.begin(), points.end(), isOdd))
        return before;
    if (!std::all_of(points.begin(), points.end(), isOdd))
        return Line::Queenly;
    return before == Line::Orthogonal ? Line::Diagonal : Line::Orthogonal;
}

std::optional<int> pointsBetween(const Vector &heading, const Vector &step)
{
    const auto from = pointOf(heading);
    const auto to = pointOf(step);
    if (!from || !to)
        return std::nullopt;
    const int points = (*to - *from + 8) % 8;
    return points > straightBack ? points - 8 : points;
}

bool goesOutward(const Vector &leap, const Vector &step)
{
    const auto to = pointOf(step);
    if (!to || pointOf(leap) || leap.along[2] != 0 || leap.along[3] != 0)
        return false;
    const auto along = [&](int point) {
        const auto &[x, y] = compass[static_cast<std::size_t>((point + 8) % 8)];
        return x * leap.x() + y * leap.y();
    };
    return along(*to) > along(*to + 2) && along(*to) > along(*to - 2) && along(*to) > 0;
}

Message outwardWords(Line line, bool isSingle)
{
    return Message("outward [{?like=rook}like a rook|{?like=bishop}like a "
                   "bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]",
                   {{"like", likeWord(line, isSingle)}});
}

Message turnWords(std::set<int> points, Line line, bool isSingle, const Directions &directions)
{
    if (points.erase(-straightBack) > 0)
        points.insert(straightBack);
    if (areOnThreeAxes(directions))
        return otherTurns(points, directions);
    const std::set<int> whole = {-3, -2, -1, 0, 1, 2, 3, straightBack};
    if (points == std::set{-1, 1})
        return outwardWords(line, isSingle);
    if (points == std::set{-3, 3})
        return Message("back at a slant [{?like=rook}like a rook|{?like=bishop}like a "
                       "bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]",
                       {{"like", likeWord(line, isSingle)}});
    if (points == whole)
        return Message("in any direction");
    if (points == std::set{-2, 0, 2, straightBack})
        return line == Line::Orthogonal ? Message("orthogonally")
               : line == Line::Diagonal ? Message("diagonally")
                                        : Message("in any direction");
    if (points.size() == whole.size() - 1 && !points.contains(straightBack))
        return Message("in any direction but back");
    return otherTurns(points, directions);
}

} // namespace rookery
