#include "tests/fuzz/fuzz_game_files.h"

using namespace rookery;
using namespace rookery::fuzz;

/// Any text as a file of every format.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    for (const GameFileFormat &format : gameFileFormats())
        checkGames(text, format);
    return 0;
}
