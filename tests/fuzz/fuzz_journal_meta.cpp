#include "model/file/journal/journal_meta.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// What another process left behind about a document: nothing, or something that is written and
/// read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto meta = readMeta({reinterpret_cast<const char *>(data), size});
    if (!meta)
        return 0;
    (void)isAlive(meta->owner);
    const std::string written = writeMeta(*meta);
    const auto again = readMeta(written);
    require(again.has_value(), "what was written cannot be read");
    require(again->info == meta->info && again->owner == meta->owner
                && again->snapshots.size() == meta->snapshots.size(),
            "what was written is something else");
    require(writeMeta(*again) == written, "writing again gives another text");
    return 0;
}
