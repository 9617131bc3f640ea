#include "tests/fuzz/fuzz_foreign_games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    rookery::fuzz::checkForeign("game-courier", data, size);
    return 0;
}
