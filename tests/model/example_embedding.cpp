// A program of its own that uses the model without Qt: it reads a design, asks for the legal moves,
// plays one and counts what may follow. Run by ctest as it stands.
#include "model/file/bundled.h"
#include "model/file/design_reader.h"
#include "model/play/fast/fast_game.h"
#include "model/play/moves.h"
#include "model/play/referee.h"

#include <iostream>

int main()
{
    using namespace rookery;
    const auto read = readDesign(findBundled("glinski")->text);
    if (!read)
        return 1;
    Referee referee(read->design);
    Position position = startPosition(read->design, referee.board());
    std::vector<Move> moves;
    referee.legal(position, moves);
    Undo undo;
    referee.make(position, moves.front(), undo);

    const FastGame fast(read->design);
    for (const std::string &fault : fast.faults())
        std::cout << fault << '\n';
    const auto counted = fast.perft(position, 2);
    std::cout << moveText(moves.front(), referee.board(), *read->design.pieces, moves) << ": "
              << counted.value_or(0) << '\n';
    return counted == referee.perftByTrying(position, 2) ? 0 : 1;
}
