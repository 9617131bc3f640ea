#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/fairy_stockfish/reader/ini_file.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <string_view>

using namespace rookery;

/// Whatever can be imported can be saved and opened again; every refusal is a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto file = fairy::readIniFile(text);
    if (!file) {
        for (const Error &error : file.error())
            fuzz::requireLocated(error);
        return 0;
    }
    for (const fairy::IniSection &section : file->sections) {
        const auto imported = fairy::importVariant(text, section.name);
        if (!imported) {
            for (const Error &error : imported.error())
                fuzz::require(!error.sentence().empty()
                                  && error.sentence().find('\n') == std::string::npos,
                              "an error is a line");
            continue;
        }
        const auto again = readDesign(writeDesign(imported->design));
        fuzz::require(again.has_value(), "an imported design cannot be opened");
        fuzz::require(again->design == imported->design,
                      "an imported design changes when it is saved");
    }
    return 0;
}
