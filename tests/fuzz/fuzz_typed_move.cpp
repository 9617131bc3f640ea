#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_engine.h"
#include "model/play/moves/notation/notation.h"
#include "tests/fuzz/fuzz_support.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

using namespace rookery;
using namespace rookery::fuzz;

namespace {

/// A game at its start, and how its family writes moves.
struct Start
{
    explicit Start(std::string_view name)
        : design(std::move(readDesign(findBundled(name)->text)->design))
        , game(std::make_shared<CompiledGame>(design))
        , engine(design, game)
    {
        engine.legal(legal);
    }
    NotationContext context() const { return {design, *game, engine.position(), legal, {}}; }

    Design design;
    std::shared_ptr<const CompiledGame> game;
    GameEngine engine;
    std::vector<Move> legal;
};

} // namespace

/// A text that is read as a move means a legal one, which is written as something that means it
/// too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Start starts[] = {Start("chess"),
                                   Start("shogi"),
                                   Start("xiangqi"),
                                   Start("international-draughts"),
                                   Start("hex-11")};
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const Start &start : starts) {
        const MoveNotation &family = familyNotation(start.design, start.game->board());
        const auto move = readMove(text, family, start.context());
        if (!move) {
            require(!move.error().sentence().empty()
                        && move.error().sentence().find('\n') == std::string::npos,
                    "an error is a line");
            continue;
        }
        require(std::find(start.legal.begin(), start.legal.end(), *move) != start.legal.end(),
                "a move that was read is not legal");
        const auto again = family.read(family.write(*move, start.context()), start.context());
        require(again && *again == *move, "a move that was written is another one");
    }
    return 0;
}
