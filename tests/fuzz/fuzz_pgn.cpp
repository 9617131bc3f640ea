#include "tests/fuzz/fuzz_game_files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return rookery::fuzz::checkGames("pgn", data, size);
}
