#include "model/design/limits.h"
#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>

using namespace rookery;

namespace {

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::cerr << what << '\n';
    std::abort();
}

void checkError(const Error &error)
{
    require(!error.sentence().empty() && error.sentence().find('\n') == std::string::npos,
            "an error is a line");
    require(error.place.line == 1 && error.place.column > 0, "an error has a column");
}

/// What can be read can be compiled, and what can be written reads back.
void checkMoves(const BetzaPiece &piece, BetzaDialect dialect)
{
    std::size_t legs = 0;
    for (const MovementLegs &move : piece.moves) {
        require(legGraphFault(move.legs, standardDirections()).isEmpty(),
                "the legs cannot be walked");
        legs += move.legs.legs.size();
        const auto written = writeBetza({&move, 1}, BetzaDialect::XBetza);
        if (!written) {
            require(!written.error().sentence().empty(), "a refusal has a reason");
            continue;
        }
        const auto again = readBetza(*written, BetzaDialect::XBetza);
        require(again.has_value(), "what was written cannot be read");
    }
    require(legs <= limits::legsPerPiece || dialect == BetzaDialect::FairyStockfish,
            "too many legs");
}

} // namespace

/// The first byte chooses the dialect, the rest is the string.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto dialects = enumRows<BetzaDialect>();
    const BetzaDialect dialect = dialects[data[0] % dialects.size()].value;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const auto piece = readBetza(text, dialect, 8);
    if (!piece) {
        checkError(piece.error());
        return 0;
    }
    for (const BetzaWarning &warning : piece->warnings)
        require(warning.column > 0 && !warning.sentence.isEmpty()
                    && warning.sentence.text().find('\n') == std::string::npos,
                "a warning is a line and has a column");
    checkMoves(*piece, dialect);
    return 0;
}
