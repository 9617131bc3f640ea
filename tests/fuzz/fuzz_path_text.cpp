#include "model/design/limits.h"
#include "model/movement/movement.h"
#include "model/movement/path/path_geometry.h"
#include "model/movement/words/path_words.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <string_view>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

/// The standard directions, one that is walked and one that is only drawn.
Directions directions()
{
    Directions all = standardDirections();
    all.list.push_back({"far_n", std::nullopt, {DirectionId(0), DirectionId(0)}, {}});
    all.list.push_back({"up", std::nullopt, {}, {}});
    return all;
}

/// Legs that came from a path can be walked, and what is written of them can be read.
void checkLegs(const Path &path, const Directions &directions)
{
    const LegGraph legs = legsOfPath(path);
    require(legs.legs.size() <= limits::legsPerPiece, "a path has too many legs");
    require(legGraphFault(legs, directions).isEmpty(), "the legs of a path have a fault");
    const auto back = pathOfLegs(legs);
    require(back.has_value(), "the legs of a path cannot be written as a path");
    const auto again = readPath(writePath(*back, directions), directions);
    require(again && *again == *back, "the path of legs is not what was written");
}

void checkPath(const Path &path, const Directions &directions)
{
    const std::string text = writePath(path, directions);
    const auto again = readPath(text, directions);
    require(again.has_value(), "what was written cannot be read");
    require(*again == path, "what was written is another path");
    require(writePath(*again, directions) == text, "writing again gives another text");
    require(renamedInPath(text, "n", "n") == text, "renaming changes more than the name");
    require(!describePathInWords(path, directions).text().empty(), "a path without words");
    constexpr int near = 4;
    for (const PathItem &item : path)
        endsOf(item, directions, near);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Directions all = directions();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto path = readPath(text, all);
    if (!path) {
        requireLocated(path.error());
        require(path.error().place.column <= static_cast<int>(size) + 1,
                "a column is past the end of the path");
        return 0;
    }
    checkPath(*path, all);
    checkLegs(*path, all);
    return 0;
}
