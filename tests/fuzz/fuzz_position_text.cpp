#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/position/position_text.h"
#include "model/play/position/relevant_part.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <string_view>
#include <vector>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

/// Pieces without letters, added and renamed cells, three players, pieces in hand.
constexpr std::string_view oddDesign = R"({"rookery": 2,
"board": {"lattice": "square", "size": [12, 3], "edits": {"cells": {
  "removed": ["b2", "l3"], "added": {"home": [0, -2000]}, "renamed": {"a1": "w"}}}},
"players": [{"name": "White"}, {"name": "Black"}, {"name": "Red"}],
"pieces": [{"name": "Rook", "letters": "R"}, {"name": "Silver General"}, {"name": "w"},
  {"name": "Knight", "letters": "W"}, {"name": "hand", "letters": "R"}],
"setup": {"White": {"Rook": ["w", "b1"]}, "Red": {"w": ["home"]}},
"hands": {"Black": {"Silver General": 2}}})";

struct Game
{
    Design design;
    Board board;
};

Game gameOf(std::string_view text)
{
    auto read = readDesign(text);
    require(read.has_value(), "a design of the test cannot be read");
    const Board board(read->design.board, read->design.directions);
    return {std::move(read->design), board};
}

void checkText(std::string_view text, const Game &game)
{
    const auto position = readPosition(text, game.design, game.board);
    if (!position)
        return requireLocated(position.error());
    const std::string written = writePosition(*position, game.design, game.board);
    const auto again = readPosition(written, game.design, game.board);
    const auto heeded = [&](const Position &any) {
        return heededPart(any, game.design, game.board);
    };
    if (!again || heeded(*again) != heeded(*position))
        std::cerr << written << '\n';
    require(again.has_value(), "what was written cannot be read");
    require(heeded(*again) == heeded(*position), "what was written is another position");
    require(writePosition(*again, game.design, game.board) == written,
            "writing again gives another text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Game> games = {
        gameOf(findBundled("chess")->text), gameOf(findBundled("tablut")->text), gameOf(oddDesign)};
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const Game &game : games)
        checkText(text, game);
    return 0;
}
