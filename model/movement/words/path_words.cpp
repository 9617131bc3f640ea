#include "model/movement/words/path_words.h"

#include "model/movement/path/path_geometry.h"
#include "model/movement/words/direction_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

/// Leaps that the chess world has a word for, with all their mirror images.
struct LeapName
{
    int shorter;
    int longer;
    std::string_view squares;
    std::string_view leap; ///< one such step, for riders
};

constexpr std::array leapNames = {
    LeapName{0, 1, "the 4 orthogonal neighbours", ""},
    LeapName{1, 1, "the 4 diagonal neighbours", ""},
    LeapName{0, 2, "the 4 dabbaba squares", "dabbaba leaps"},
    LeapName{1, 2, "the 8 knight squares", "knight leaps"},
    LeapName{2, 2, "the 4 alfil squares", "alfil leaps"},
    LeapName{0, 3, "the 4 squares 3 away in a straight line", "straight leaps of 3"},
    LeapName{1, 3, "the 8 camel squares", "camel leaps"},
    LeapName{2, 3, "the 8 zebra squares", "zebra leaps"},
    LeapName{3, 3, "the 4 squares 3 away diagonally", "diagonal leaps of 3"},
    LeapName{1, 4, "the 8 giraffe squares", "giraffe leaps"},
};

constexpr std::array mirrors = {orientation::same,
                                orientation::quarter,
                                orientation::half,
                                orientation::backQuarter,
                                orientation::flipNorthSouth,
                                orientation::flipEastWest,
                                orientation::flipRising,
                                orientation::flipFalling};

using Ways = std::vector<PathDirection>;

std::vector<std::string> wordsOf(const Ways &ways, const Directions &directions)
{
    std::vector<std::string> words;
    for (const PathDirection &way : ways)
        words.push_back(describeDirection(way, directions));
    return words;
}

/// Whether a leap belongs to these eight or four mirror images.
bool isOfKind(const PathDirection &way, const LeapName &kind, const Directions &directions)
{
    const auto vector = vectorOf(way, directions);
    if (!vector || vector->along[2] != 0 || vector->along[3] != 0)
        return false;
    const int x = std::abs(vector->x());
    const int y = std::abs(vector->y());
    return std::min(x, y) == kind.shorter && std::max(x, y) == kind.longer;
}

/// Takes the complete sets of mirror images out of `ways` and returns their rows.
std::vector<const LeapName *> takeWholeKinds(Ways &ways, const Directions &directions)
{
    std::vector<const LeapName *> kinds;
    for (const LeapName &kind : leapNames) {
        const auto fits = [&](const PathDirection &way) {
            return isOfKind(way, kind, directions);
        };
        const bool isOnAxis = kind.shorter == 0 || kind.shorter == kind.longer;
        if (std::count_if(ways.begin(), ways.end(), fits) != (isOnAxis ? 4 : 8))
            continue;
        kinds.push_back(&kind);
        std::erase_if(ways, fits);
    }
    return kinds;
}

constexpr std::array spaceKinds = {"orthogonal", "diagonal", "triagonal", "quadragonal"};

/// How many axes a step to a neighbour goes along; nothing for a longer one.
std::optional<std::size_t> axesOf(const Vector &vector)
{
    std::size_t axes = 0;
    for (const int part : vector.along) {
        if (std::abs(part) > 1)
            return std::nullopt;
        axes += part != 0 ? 1 : 0;
    }
    return axes;
}

/// Takes the steps of this length out of `ways` if as many are there; whether they were.
bool takeOfLength(Ways &ways, const Directions &directions, int square, std::ptrdiff_t count)
{
    const auto fits = [&](const PathDirection &way) {
        const auto vector = vectorOf(way, directions);
        return vector
               && std::inner_product(
                      vector->along.begin(), vector->along.end(), vector->along.begin(), 0)
                      == square;
    };
    if (std::count_if(ways.begin(), ways.end(), fits) != count)
        return false;
    std::erase_if(ways, fits);
    return true;
}

/// On hexagons and triangles: over an edge, over a corner.
std::vector<std::string> takeHexKinds(Ways &ways, const Directions &directions)
{
    std::vector<std::string> kinds;
    if (takeOfLength(ways, directions, 2, 6))
        kinds.emplace_back("6 orthogonal");
    if (takeOfLength(ways, directions, 6, 6))
        kinds.emplace_back("6 diagonal");
    return kinds;
}

/// Takes the neighbours of each kind out of `ways` that are all there, on boards of several levels:
/// `6 orthogonal`, `12 diagonal`, `8 triagonal`.
std::vector<std::string> takeSpaceKinds(Ways &ways, const Directions &directions)
{
    if (areOnThreeAxes(directions))
        return takeHexKinds(ways, directions);
    std::size_t axes = 0;
    for (const PathDirection &way : ways) {
        const auto vector = vectorOf(way, directions);
        if (vector && vector->along[3] != 0)
            axes = 4;
        else if (vector && vector->along[2] != 0)
            axes = std::max<std::size_t>(axes, 3);
    }
    std::vector<std::string> kinds;
    if (axes == 0)
        return kinds;
    std::size_t count = 1; // of the ways to choose so many axes, each in two directions
    for (std::size_t chosen = 1; chosen <= axes; ++chosen) {
        count = count * 2 * (axes - chosen + 1) / chosen;
        const auto fits = [&](const PathDirection &way) {
            const auto vector = vectorOf(way, directions);
            return vector && axesOf(*vector) == chosen;
        };
        if (static_cast<std::size_t>(std::count_if(ways.begin(), ways.end(), fits)) != count)
            continue;
        kinds.push_back(std::to_string(count) + " " + spaceKinds[chosen - 1]);
        std::erase_if(ways, fits);
    }
    return kinds;
}

std::string leapWords(Ways ways, const Directions &directions)
{
    std::vector<std::string> targets;
    for (const std::string &kind : takeSpaceKinds(ways, directions))
        targets.push_back("the " + kind + " neighbours");
    if (areOnThreeAxes(directions) && takeOfLength(ways, directions, 14, 12))
        targets.emplace_back("the 12 knight cells");
    const auto kinds = takeWholeKinds(ways, directions);
    const bool isKing = kinds.size() > 1 && kinds[0] == &leapNames[0] && kinds[1] == &leapNames[1];
    if (isKing)
        targets.emplace_back("the 8 neighbouring squares");
    for (std::size_t i = isKing ? 2 : 0; i < kinds.size(); ++i)
        targets.emplace_back(kinds[i]->squares);
    const auto others = wordsOf(ways, directions);
    if (targets.empty())
        return "leaps " + eitherOf(others);
    targets.insert(targets.end(), others.begin(), others.end());
    return "leaps to " + eitherOf(targets);
}

/// Rides and limited rides: neighbours are slid over, longer steps are ridden.
std::string rideWords(const Ways &ways, int range, const Directions &directions)
{
    Ways slides;
    Ways leaps;
    for (const PathDirection &way : ways) {
        const auto vector = vectorOf(way, directions);
        const bool isSlide = !vector || leadsToNeighbour(*vector, directions);
        (isSlide ? slides : leaps).push_back(way);
    }
    const bool isEndless = range == unlimited;
    const std::string steps = range == 1 ? "1 step" : "up to " + std::to_string(range) + " steps";
    std::string text;
    if (!slides.empty()) {
        Ways rest = slides;
        const bool isQueen = takeWholeKinds(rest, directions).size() == 2 && rest.empty();
        text = "slides " + (isEndless ? std::string("any distance") : steps) + " ";
        std::vector<std::string> words;
        for (const std::string &kind : takeSpaceKinds(slides, directions))
            words.push_back("in the " + kind + " directions");
        for (const std::string &word : wordsOf(slides, directions))
            words.push_back(word);
        text += isQueen ? "in all 8 directions" : eitherOf(words);
    }
    if (leaps.empty())
        return text;
    std::vector<std::string> kinds;
    for (const LeapName *kind : takeWholeKinds(leaps, directions))
        kinds.emplace_back(kind->leap);
    for (const std::string &word : wordsOf(leaps, directions))
        kinds.push_back("leaps " + word);
    const std::string count = isEndless ? "any number of " : "up to " + std::to_string(range) + " ";
    return text + (text.empty() ? "" : " or ") + "rides " + count + eitherOf(kinds)
           + " in a straight line";
}

/// `steps north-west, then slides north`
std::string groupWords(const PathItem &item, const Directions &directions)
{
    std::vector<std::string> parts;
    const auto add = [&](const std::vector<PathStep> &steps, std::size_t count) {
        for (std::size_t i = 0; i < count;) {
            std::size_t equal = 1;
            while (i + equal < count && steps[i + equal] == steps[i])
                ++equal;
            const std::string times = equal == 1 ? "" : std::to_string(equal) + " times ";
            parts.push_back((steps[i].passes ? "passes " : "steps ") + times
                            + describeDirection(steps[i].direction, directions));
            i += equal;
        }
    };
    const auto slides = [&](const PathStep &step) {
        return (step.passes ? "passes any distance " : "slides ")
               + describeDirection(step.direction, directions);
    };
    const bool repeatsLast = item.tail == GroupTail::RepeatLast;
    add(item.steps, item.steps.size() - (repeatsLast ? 1 : 0));
    if (repeatsLast) {
        parts.push_back(slides(item.steps.back()));
    } else if (item.inner.size() == 1) {
        parts.push_back(slides(item.inner.front()));
    } else if (!item.inner.empty()) {
        add(item.inner, item.inner.size());
        parts.back() += " again and again";
    }
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : ", then ") + part;
    return text;
}

/// The group as it looks after a turn or in a mirror; nothing if a step has no vector.
std::optional<PathItem>
imageOf(PathItem item, const Orientation &mirror, const Directions &directions)
{
    for (auto *steps : {&item.steps, &item.inner}) {
        for (PathStep &step : *steps) {
            const auto vector = vectorOf(step.direction, directions);
            if (!vector)
                return std::nullopt;
            step.direction = directionFor(mirror.apply(*vector), directions);
        }
    }
    return item;
}

/// Takes the item and all its mirror images out of the path; 1 if some image is not there.
std::size_t takeMirrorImages(Path &path, const PathItem &item, const Directions &directions)
{
    Path images;
    for (const Orientation &mirror : mirrors) {
        const auto image = imageOf(item, mirror, directions);
        const bool isThere = image && std::find(path.begin(), path.end(), *image) != path.end();
        if (!isThere) {
            std::erase(path, item);
            return 1;
        }
        if (std::find(images.begin(), images.end(), *image) == images.end())
            images.push_back(*image);
    }
    for (const PathItem &image : images)
        std::erase(path, image);
    return images.size();
}

/// The first item of the path in words, along with all others that the same words cover; these
/// leave the path.
std::string takePhrase(Path &path, const Directions &directions)
{
    const PathItem first = path.front();
    const auto range = straightRange(first, directions);
    if (!range) {
        const std::size_t images = takeMirrorImages(path, first, directions);
        std::string text = groupWords(first, directions);
        if (images > 1)
            text += ", and likewise in all " + std::to_string(images) + " mirror images";
        return text;
    }
    Ways ways;
    std::erase_if(path, [&](const PathItem &item) {
        const bool isAlike =
            item.rights == first.rights && straightRange(item, directions) == range
            && (item.kind == PathItem::Kind::Leap) == (first.kind == PathItem::Kind::Leap);
        if (!isAlike)
            return false;
        const bool isGroup = item.kind == PathItem::Kind::Group;
        for (std::size_t i = 0; i < (isGroup ? 1 : item.steps.size()); ++i)
            ways.push_back(item.steps[i].direction);
        return true;
    });
    return first.kind == PathItem::Kind::Leap ? leapWords(std::move(ways), directions)
                                              : rideWords(ways, *range, directions);
}

} // namespace

std::string eitherOf(const std::vector<std::string> &items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            text += i + 1 == items.size() ? " or " : ", ";
        text += items[i];
    }
    return text;
}

std::string describePathInWords(const Path &path, const Directions &directions)
{
    if (path.empty())
        return "does not move";
    std::string text;
    Path left = path;
    while (!left.empty()) {
        const Rights rights = left.front().rights;
        text += (text.empty() ? "" : "; ") + takePhrase(left, directions);
        if (rights != Rights::Both)
            text += rights == Rights::Move ? " (only moves)" : " (only captures)";
    }
    return text;
}

} // namespace rookery
