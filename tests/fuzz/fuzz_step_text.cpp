#include "model/movement/path/step_text.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// Ways to step that can be read are written as something that is read as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Directions directions = standardDirections();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto steps = readSteps(text, directions);
    if (!steps) {
        const Error &error = steps.error();
        require(!error.sentence().empty() && error.sentence().find('\n') == std::string::npos,
                "an error is a line");
        require(error.place.column > 0 && error.place.column <= static_cast<int>(size) + 1,
                "an error is in the text");
        return 0;
    }
    const std::string written = stepsText(*steps, directions);
    const auto again = readSteps(written, directions);
    require(again.has_value(), "what was written cannot be read");
    require(*again == *steps, "what was written are other steps");
    require(stepsText(*again, directions) == written, "writing again gives another text");
    return 0;
}
