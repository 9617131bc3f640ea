#include "model/file/bundled/piece_library_reader.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto library = readPieceLibrary(text);
    if (library)
        return 0;
    require(!library.error().empty(), "a failure without an error");
    for (const Error &error : library.error())
        requireLocated(error);
    return 0;
}
