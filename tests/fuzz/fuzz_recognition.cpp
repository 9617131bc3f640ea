#include "model/base/text.h"
#include "model/exchange/game_files/game_file_format.h"
#include "model/exchange/game_files/text_encoding.h"
#include "model/exchange/recognition.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// What a text of unknown origin is taken for; whatever it is encoded in, the result is UTF-8.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const OtherEncoding other : {OtherEncoding::Latin1, OtherEncoding::ShiftJis})
        require(firstBadUtf8(asUtf8(text, other)) == std::string_view::npos,
                "what was decoded is not UTF-8");
    const std::string shown = excerpt(text);
    require(shown.find('\n') == std::string::npos && shown.size() <= 43, "an excerpt is short");
    (void)recognisedGameFile({}, text);
    if (const Format *format = recognised(text)) {
        require(format->reads(), "a format that cannot be read is recognised");
        for (const std::string &variant : variantsIn(*format, text))
            require(!variant.empty(), "a game in a text has no name");
    }
    return 0;
}
