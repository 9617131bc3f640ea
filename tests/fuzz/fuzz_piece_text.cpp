#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <string_view>

using namespace rookery;
using namespace rookery::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const PieceLibrary library = bundledPieceLibrary();
    static const Design design = newDesign(*readBoardSpec("square:4x4"), "Fuzz");
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    std::vector<PieceType> types;
    int last = 0;
    for (const PieceLine &line : readPieceLines(text, library, "Piece")) {
        require(line.line > last, "lines are out of order");
        last = line.line;
        if (line.piece)
            types.push_back(*line.piece);
        else
            requireLocated(line.piece.error());
    }
    const auto added = withPiecesAdded(design, types);
    require(added ? added->pieces->types.size() == types.size() : !added.error().sentence().empty(),
            "pieces got lost");
    return 0;
}
