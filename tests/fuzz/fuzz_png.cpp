#include "model/design/limits.h"
#include "model/file/artwork/picture.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// Bytes of a picture's file of either kind: what is taken stays what it is, and is within limits.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string bytes(reinterpret_cast<const char *>(data), size);
    (void)pictureFileFault(bytes);
    const bool isPng = pngFault(bytes).empty();
    const auto taken = pictureOf(bytes);
    if (!taken) {
        require(!taken.error().sentence().empty(), "an error says nothing");
        require(!isPng, "a sound PNG is refused");
        return 0;
    }
    require((taken->picture.format == ArtFormat::Png) == isPng,
            "a picture is taken for another kind");
    const auto again = pictureOf(*taken->picture.content);
    require(again && again->picture.content == taken->picture.content,
            "a picture that was taken changes when it is taken again");
    return 0;
}
