#include "model/analysis/line_text.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"

#include <algorithm>

namespace rookery {

namespace {

/// Writes each move in the position in which it is made.
template<class Write>
std::vector<std::string> writtenLine(GameEngine &engine, const std::vector<Move> &line, Write write)
{
    std::vector<std::string> texts;
    std::vector<Move> legal;
    for (const Move &move : line) {
        engine.legal(legal);
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            break;
        texts.push_back(write(move, legal));
        engine.make(move);
    }
    for (std::size_t made = texts.size(); made > 0; --made)
        engine.unmake();
    return texts;
}

} // namespace

std::vector<std::string> lineTexts(GameEngine &engine, const std::vector<Move> &line)
{
    return writtenLine(engine, line, [&](const Move &move, const std::vector<Move> &legal) {
        return moveText(move, engine.board(), *engine.moveRules().design().pieces, legal);
    });
}

std::vector<std::string>
familyLineTexts(GameEngine &engine, const std::vector<Move> &line, std::optional<CellId> lastTo)
{
    const MoveRules &rules = engine.moveRules();
    return writtenLine(engine, line, [&](const Move &move, const std::vector<Move> &legal) {
        const NotationContext context{
            rules.design(), *rules.sharedGame(), engine.position(), legal, lastTo};
        lastTo = move.to;
        return familyText(move, context);
    });
}

std::string spaced(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        appendItem(text, " ", word);
    return text;
}

} // namespace rookery
