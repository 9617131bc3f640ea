#include "model/database/learned_file.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto file = readLearned(text);
    if (!file) {
        require(!file.error().sentence().empty(), "a failure without a sentence");
        return 0;
    }
    const auto again = readLearned(writeLearned(*file));
    require(again.has_value(), "what was written cannot be read");
    require(again->values == file->values, "what was read again is something else");
    return 0;
}
