#include "model/file/json/json_tree.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

/// Every value can be looked at, and lies where its parent does.
void checkValue(const JsonValue &value)
{
    require(!value.source().empty(), "a value has a text");
    if (value.kind() == JsonKind::String)
        (void)value.string();
    if (value.kind() == JsonKind::Number)
        (void)value.integer();
    std::size_t count = 0;
    for (const JsonValue child : value) {
        require(child.offset() >= value.offset(), "a value lies before the one that it is in");
        require(!child.isMember() || child.hasKey(child.key()), "a key is not its own");
        checkValue(child);
        ++count;
    }
    require(count == value.size(), "a list has another size than it says");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto tree = JsonTree::read(text);
    if (!tree) {
        require(!tree.error().empty(), "a failure without an error");
        for (const Error &error : tree.error())
            requireLocated(error);
        return 0;
    }
    checkValue(tree->root());
    const std::string compact = compactJson(tree->root());
    const auto again = JsonTree::read(compact);
    require(again.has_value(), "the same without spaces cannot be read");
    require(compactJson(again->root()) == compact, "the same without spaces is something else");
    return 0;
}
