#include "model/board/board.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// A specification is read and written as one that means the same board; small boards are made.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto recipe = readBoardSpec(text);
    if (!recipe) {
        const Error &error = recipe.error();
        require(!error.sentence().empty() && error.sentence().find('\n') == std::string::npos,
                "an error is a line");
        require(error.place.column > 0 && error.place.column <= static_cast<int>(size) + 1,
                "an error is in the text");
        return 0;
    }
    const std::string written = boardSpec(*recipe);
    const auto again = readBoardSpec(written);
    require(again.has_value(), "what was written cannot be read");
    // The centre of a ring is no part of what is written.
    BoardRecipe generated = *recipe;
    generated.edits = {};
    generated.edits.removed = recipe->edits.removed;
    require(*again == generated, "what was written is another board");
    constexpr int small = 12;
    if (recipe->files <= small && recipe->ranks <= small) {
        const Design design = newDesign(*recipe, "Fuzz");
        const Board board(design.board, design.directions);
        for (const CellId cell : board.cells())
            require(!board.name(cell).empty(), "a cell has no name");
    }
    return 0;
}
