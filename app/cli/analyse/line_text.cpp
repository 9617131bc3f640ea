#include "app/cli/analyse/line_text.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>

namespace rookery::cli {

std::vector<std::string> lineTexts(GameEngine &engine, const std::vector<Move> &line)
{
    std::vector<std::string> texts;
    std::vector<Move> legal;
    for (const Move &move : line) {
        engine.legal(legal);
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            break;
        texts.push_back(moveText(move, engine.board(), *engine.moveRules().design().pieces, legal));
        engine.make(move);
    }
    for (std::size_t made = texts.size(); made > 0; --made)
        engine.unmake();
    return texts;
}

std::string spaced(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        appendItem(text, " ", word);
    return text;
}

} // namespace rookery::cli
