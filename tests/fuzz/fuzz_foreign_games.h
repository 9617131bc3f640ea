#pragma once

#include "model/exchange/target/format.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rookery::fuzz {

/// A reader of a foreign format either says what is wrong, and where, or makes a design that is as
/// sound as any other.
inline void checkForeign(std::string_view format, const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto imported = findFormat(format)->read(text, {});
    if (!imported) {
        require(!imported.error().empty(), "a refusal has a reason");
        for (const Error &error : imported.error())
            require(!error.sentence().empty() && error.sentence().find('\n') == std::string::npos,
                    "an error is a line");
        return;
    }
    for (const Loss &loss : imported->losses)
        require(!loss.sentence().empty(), "a loss is a sentence");
    const std::string written = writeDesign(imported->design);
    const auto again = readDesign(written);
    require(again.has_value(), "what was imported cannot be read");
    require(writeDesign(again->design) == written, "what was imported changes when it is read");
}

} // namespace rookery::fuzz
