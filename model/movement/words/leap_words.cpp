#include "model/movement/words/leap_words.h"

#include "model/base/message_list.h"
#include "model/movement/words/direction_words.h"

#include <array>
#include <cstdlib>
#include <map>

namespace rookery {

namespace {

/// The mirror images of one leap: its two parts without their signs.
struct LeapClass
{
    int shorter;
    int longer;

    bool isOblique() const { return shorter != 0 && shorter != longer; }
    std::ptrdiff_t size() const { return isOblique() ? 8 : 4; }
    friend auto operator<=>(const LeapClass &, const LeapClass &) = default;
};

LeapClass classOf(const Vector &vector)
{
    const int x = std::abs(vector.x());
    const int y = std::abs(vector.y());
    return {std::min(x, y), std::max(x, y)};
}

/// Leaps that the chess world has a word for.
struct LeapName
{
    LeapClass leaps;
    Message squares;
    Message rides;
};

const std::vector<LeapName> &leapNames()
{
    static const std::vector<LeapName> names = {
        {{0, 2}, Message("dabbaba squares"), Message("dabbaba leaps")},
        {{1, 2}, Message("knight squares"), Message("knight leaps")},
        {{2, 2}, Message("alfil squares"), Message("alfil leaps")},
        {{1, 3}, Message("camel squares"), Message("camel leaps")},
        {{2, 3}, Message("zebra squares"), Message("zebra leaps")},
        {{1, 4}, Message("giraffe squares"), Message("giraffe leaps")},
        {{3, 4}, Message("antelope squares"), Message("antelope leaps")},
    };
    return names;
}

const LeapName *nameOf(const LeapClass &leaps)
{
    for (const LeapName &name : leapNames()) {
        if (name.leaps == leaps)
            return &name;
    }
    return nullptr;
}

MessageArguments numbersOf(const LeapClass &leaps)
{
    return {{"longer", leaps.longer}, {"shorter", leaps.shorter}};
}

Message squaresOf(const LeapClass &leaps)
{
    const LeapName *name = nameOf(leaps);
    return name ? name->squares : Message("({longer},{shorter}) squares", numbersOf(leaps));
}

/// Whether all mirror images of a leap are there.
bool takeClass(Ways &ways, const LeapClass &leaps, const Directions &directions)
{
    return takeIf(ways, leaps.size(), [&](const PathDirection &way) {
        const auto vector = flatVector(way, directions);
        return vector && classOf(*vector) == leaps;
    });
}

/// Parts of eight oblique leaps that have words of their own, seen by the piece's player.
std::vector<Message> takeOblique(Ways &ways, const LeapClass &leaps, const Directions &directions)
{
    std::vector<Message> words;
    const auto take = [&](std::ptrdiff_t count, Message said, const auto &test) {
        const auto fits = [&](const PathDirection &way) {
            const auto vector = flatVector(way, directions);
            return vector && classOf(*vector) == leaps && test(*vector);
        };
        if (takeIf(ways, count, fits))
            words.push_back(std::move(said));
    };
    const auto these = [&](std::ptrdiff_t count) {
        return MessageArguments{{"count", count}, {"squares", squaresOf(leaps)}};
    };
    take(8, Message("to the {count} {squares}", these(8)), [](const Vector &) { return true; });
    take(4, Message("to the {count} forward {squares}", these(4)), [](const Vector &vector) {
        return vector.y() > 0;
    });
    take(4, Message("to the {count} backward {squares}", these(4)), [](const Vector &vector) {
        return vector.y() < 0;
    });
    take(4,
         Message("to the {count} {squares} farthest forward or backward", these(4)),
         [&](const Vector &vector) { return std::abs(vector.y()) == leaps.longer; });
    take(4,
         Message("to the {count} {squares} farthest to the sides", these(4)),
         [&](const Vector &vector) { return std::abs(vector.x()) == leaps.longer; });
    take(2,
         Message("to the {count} {squares} farthest forward", these(2)),
         [&](const Vector &vector) { return vector.y() == leaps.longer; });
    take(2,
         Message("to the {count} {squares} farthest backward", these(2)),
         [&](const Vector &vector) { return vector.y() == -leaps.longer; });
    return words;
}

/// How many leaps along two of so many axes there are, in both directions of each.
std::ptrdiff_t sizeOnAxes(std::size_t axes, bool areEqual)
{
    const auto pairs = static_cast<std::ptrdiff_t>(axes * (axes == 0 ? 0 : axes - 1));
    return areEqual ? 2 * pairs : 4 * pairs;
}

/// Leaps of so many squares along lines and diagonals.
struct StraightLeap
{
    int squares;
    Message way;
};

/// The same of leaps along a line or a diagonal.
std::vector<StraightLeap>
takeStraight(Ways &ways, const LeapClass &leaps, const Directions &directions)
{
    std::set<Sign> signs;
    for (const PathDirection &way : ways) {
        const auto vector = flatVector(way, directions);
        if (vector && classOf(*vector) == leaps)
            signs.insert(signOf(*vector));
    }
    std::vector<StraightLeap> words;
    for (const Message &way : takeSigns(signs))
        words.push_back({leaps.longer, way});
    std::erase_if(ways, [&](const PathDirection &way) {
        const auto vector = flatVector(way, directions);
        return vector && classOf(*vector) == leaps && !signs.contains(signOf(*vector));
    });
    return words;
}

/// Several ways of one length are said together where nothing else is.
std::vector<Message> straightWords(const std::vector<StraightLeap> &leaps, bool areAll)
{
    const bool areAlike = std::all_of(leaps.begin(), leaps.end(), [&](const StraightLeap &leap) {
        return leap.squares == leaps.front().squares;
    });
    std::vector<Message> words;
    for (const StraightLeap &leap : leaps)
        words.push_back(areAll && areAlike ? leap.way
                                           : Message("{count} squares {way}",
                                                     {{"count", leap.squares}, {"way", leap.way}}));
    if (words.empty() || !areAll || !areAlike)
        return words;
    return {
        Message("{count} squares {way}",
                {{"count", leaps.front().squares}, {"way", joined(words, 6, Conjunction::Or)}})};
}

/// Whole classes of leaps that go from level to level.
std::vector<Message> takeFromLevels(Ways &ways, const Directions &directions)
{
    std::map<std::vector<int>, std::ptrdiff_t> counts;
    const auto partsOf = [&](const PathDirection &way) {
        const auto vector = latticeVector(way, directions);
        std::vector<int> parts;
        for (const int part : vector ? vector->along : std::array<int, 4>()) {
            if (part != 0)
                parts.push_back(std::abs(part));
        }
        std::sort(parts.begin(), parts.end());
        return parts;
    };
    const std::size_t axes = axesOf(ways, directions);
    for (const PathDirection &way : ways)
        ++counts[partsOf(way)];
    std::vector<Message> words;
    for (const auto &[parts, count] : counts) {
        if (parts.size() != 2 || count != sizeOnAxes(axes, parts[0] == parts[1]))
            continue;
        words.push_back(Message("to the {count} {squares}",
                                {{"count", count}, {"squares", squaresOf({parts[0], parts[1]})}}));
        std::erase_if(ways,
                      [&, all = parts](const PathDirection &way) { return partsOf(way) == all; });
    }
    return words;
}

std::set<LeapClass> classesOf(const Ways &ways, const Directions &directions)
{
    std::set<LeapClass> classes;
    for (const PathDirection &way : ways) {
        if (const auto vector = flatVector(way, directions))
            classes.insert(classOf(*vector));
    }
    return classes;
}

std::vector<LeapClass> fromNearToFar(const std::set<LeapClass> &classes)
{
    std::vector<LeapClass> sorted(classes.begin(), classes.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const LeapClass &a, const LeapClass &b) {
        return a.longer < b.longer;
    });
    return sorted;
}

} // namespace

std::vector<Message> leapWays(Ways ways, const Directions &directions)
{
    std::vector<Message> words;
    if (areOnThreeAxes(directions) && takeOfLength(ways, directions, 14, 12))
        words.push_back(Message("to the 12 knight cells"));
    if (!areOnThreeAxes(directions))
        append(words, takeFromLevels(ways, directions));
    std::vector<StraightLeap> straight;
    for (const LeapClass &leaps : fromNearToFar(classesOf(ways, directions))) {
        if (leaps.isOblique())
            append(words, takeOblique(ways, leaps, directions));
        else if (nameOf(leaps) && takeClass(ways, leaps, directions))
            words.push_back(Message("to the {count} {squares}",
                                    {{"count", leaps.size()}, {"squares", squaresOf(leaps)}}));
        else
            for (StraightLeap &leap : takeStraight(ways, leaps, directions))
                straight.push_back(std::move(leap));
    }
    const bool areAll = words.empty() && ways.empty();
    append(words, straightWords(straight, areAll));
    append(words, namesOf(ways, directions));
    return words;
}

std::vector<Message> rideWays(Ways ways, const Directions &directions)
{
    std::vector<Message> words;
    for (const LeapClass &leaps : fromNearToFar(classesOf(ways, directions))) {
        const LeapName *name = nameOf(leaps);
        if (takeClass(ways, leaps, directions))
            words.push_back(name ? name->rides
                                 : Message("({longer},{shorter}) leaps", numbersOf(leaps)));
    }
    const std::vector<Message> others = leapWays(std::move(ways), directions);
    if (!others.empty())
        words.push_back(Message("leaps {ways}", {{"ways", joined(others, 6, Conjunction::Or)}}));
    return words;
}

} // namespace rookery
