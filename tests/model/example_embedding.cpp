// A program of its own that uses the model without Qt: it reads a design, asks for the legal moves,
// plays one and counts what may follow. Run by ctest as it stands.
#include "model/engine/make_game_engine.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/moves/notation/move_text.h"

#include <iostream>

int main()
{
    using namespace rookery;
    const auto read = readDesign(findBundled("glinski")->text);
    if (!read)
        return 1;
    const auto engine = makeGameEngine(read->design);
    std::vector<Move> moves;
    engine->legal(moves);
    engine->make(moves.front());
    const std::uint64_t counted = engine->perft(2);
    std::cout << moveText(moves.front(), engine->board(), *read->design.pieces, moves) << ": "
              << counted << '\n';

    GameEngine tried(read->design); // the same without tables
    tried.make(moves.front());
    return counted == tried.perft(2) ? 0 : 1;
}
