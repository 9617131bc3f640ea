#include "model/base/base64.h"
#include "model/file/artwork/svg_picture.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

/// Nothing that could be run, fetched or declared is left.
void checkHarmless(const std::string &text)
{
    for (const char *bad : {"<script", "<image", "<foreignObject", "<style", "<!", "<?"})
        require(text.find(bad) == std::string::npos, "something harmful is left in a picture");
    const std::string reference = "href=\"";
    for (std::size_t at = text.find(reference); at != std::string::npos;
         at = text.find(reference, at + 1))
        require(text[at + reference.size()] == '#', "a picture refers to something outside");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    require(bytesOfBase64(base64Of(text)) == text, "base64 does not lead back");
    const auto clean = cleanedSvg(text);
    if (!clean) {
        require(!clean.error().sentence().empty(), "an error says nothing");
        return 0;
    }
    checkHarmless(clean->text);
    const auto again = cleanedSvg(clean->text);
    require(again.has_value(), "a clean picture cannot be cleaned again");
    require(again->text == clean->text && again->removed.empty(),
            "cleaning again changes a picture");
    return 0;
}
