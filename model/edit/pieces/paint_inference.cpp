#include "model/edit/pieces/paint_inference.h"

#include "model/movement/betza/betza_atoms.h"
#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

Vector times(const Vector &step, int count)
{
    Vector sum;
    for (int i = 0; i < count; ++i)
        sum = sum + step;
    return sum;
}

bool leapsBy(const PathItem &item, const Vector &vector, const Directions &directions)
{
    return item.kind == PathItem::Kind::Leap
           && std::any_of(item.steps.begin(), item.steps.end(), [&](const PathStep &step) {
                  return vectorOf(step.direction, directions) == vector;
              });
}

std::optional<Rights>
rightsOfLeap(const Path &path, const Vector &vector, const Directions &directions)
{
    for (const PathItem &item : path) {
        if (leapsBy(item, vector, directions))
            return item.rights;
    }
    return std::nullopt;
}

} // namespace

std::optional<LeapRun>
leapRunThrough(const Path &path, const Directions &directions, const Vector &cell)
{
    const Vector step = primitiveStep(cell);
    const auto rights = rightsOfLeap(path, step, directions);
    const auto place = stepsTo(cell, step);
    if (!rights || !place)
        return std::nullopt;
    LeapRun run{step, 1, *rights};
    while (rightsOfLeap(path, times(step, run.count + 1), directions) == rights)
        ++run.count;
    if (run.count < 2 || *place > run.count)
        return std::nullopt;
    return run;
}

Path withRunAsSlide(Path path,
                    const Directions &directions,
                    std::span<const Vector> steps,
                    const LeapRun &run,
                    int range)
{
    for (const Vector &step : steps) {
        for (int count = 1; count <= run.count; ++count) {
            const Vector leap = times(step, count);
            for (PathItem &item : path) {
                if (item.kind == PathItem::Kind::Leap && item.rights == run.rights)
                    std::erase_if(item.steps, [&](const PathStep &other) {
                        return vectorOf(other.direction, directions) == leap;
                    });
            }
        }
    }
    std::erase_if(path, [](const PathItem &item) { return item.steps.empty(); });
    return withRidePainted(std::move(path), directions, steps, run.rights, range);
}

std::optional<std::string> atomLetterOf(const Path &path, const Directions &directions)
{
    if (path.size() != 1 || path.front().kind != PathItem::Kind::Leap
        || path.front().rights != Rights::Both)
        return std::nullopt;
    const auto &steps = path.front().steps;
    const auto first = vectorOf(steps.front().direction, directions);
    if (!first || first->along[2] != 0 || first->along[3] != 0)
        return std::nullopt;
    const auto all = symmetricVectors(*first, PaintSymmetry::All);
    const bool isWhole = all.size() == steps.size()
                         && std::all_of(all.begin(), all.end(), [&](const Vector &vector) {
                                return leapsBy(path.front(), vector, directions);
                            });
    if (!isWhole)
        return std::nullopt;
    const auto atom = betza::leapAtom(std::abs(first->x()), std::abs(first->y()));
    for (const char letter : {'W', 'F', 'D', 'N', 'A', 'H', 'C', 'Z', 'G'}) {
        const auto known = betza::atomOf(letter, BetzaDialect::XBetza);
        if (known && known->shape == atom.shape && known->compass == atom.compass)
            return std::string(1, letter);
    }
    return std::nullopt;
}

} // namespace rookery
