#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/json/json_tree.h"
#include "model/play/reach/compiled_game.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <cstring>
#include <random>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

void checkErrors(const Errors &errors)
{
    require(!errors.empty(), "a failure without an error");
    for (const Error &error : errors)
        requireLocated(error);
}

/// What can be read can be built and played on.
void checkGame(const Design &design)
{
    constexpr std::size_t small = 100;
    const Board board(design.board, design.directions);
    if (board.size() <= small)
        CompiledGame game(design);
}

/// Puts a copy of one value of the file in the place of another, or before it.
std::string rearranged(const JsonTree &tree, std::mt19937 &random)
{
    std::vector<JsonValue> values = {tree.root()};
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (const JsonValue child : values[i])
            values.push_back(child);
    }
    const JsonValue target = values[random() % values.size()];
    const JsonValue other = values[random() % values.size()];
    std::string text(tree.text());
    std::string copy(other.source());
    const bool isElement = target.offset() > 0 && !target.isMember();
    if (isElement && random() % 2 == 0)
        return text.insert(target.offset(), copy + ", ");
    return text.replace(target.offset(), target.source().size(), copy);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto read = readDesign(text);
    if (!read) {
        checkErrors(read.error());
        return 0;
    }
    const std::string written = writeDesign(read->design);
    const auto again = readDesign(written);
    require(again.has_value(), "what was written cannot be read");
    require(again->design == read->design, "what was written is another design");
    require(again->warnings.size() == read->warnings.size(), "unknown keys were lost");
    require(writeDesign(again->design) == written, "writing again gives another text");
    checkGame(read->design);
    return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

/// Bytes alone seldom make another design; half of the time whole values change their place.
extern "C" std::size_t
LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most, unsigned seed)
{
    std::mt19937 random(seed);
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto tree = JsonTree::read(text);
    if (!tree || random() % 2 == 0)
        return LLVMFuzzerMutate(data, size, most);
    const std::string changed = rearranged(*tree, random);
    if (changed.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, changed.data(), changed.size());
    return changed.size();
}
