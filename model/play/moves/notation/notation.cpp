#include "model/play/moves/notation/notation.h"

#include "model/base/shown.h"
#include "model/play/moves/notation/chain_notation.h"
#include "model/play/moves/notation/draughts_notation.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/san.h"
#include "model/play/moves/notation/sgf_notation.h"
#include "model/play/moves/notation/shogi_notation.h"
#include "model/play/moves/notation/xiangqi_notation.h"

#include <algorithm>

namespace rookery {

namespace {

Message noObstacle(const Design &, const Board &)
{
    return {};
}

Result<Move> readTyped(std::string_view text, const NotationContext &context)
{
    return findTypedMove(
        text, context.board(), *context.design.pieces, context.legal, CellNaming::Names);
}

std::string writeRecord(const Move &move, const NotationContext &context)
{
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

std::string writeSan(const Move &move, const NotationContext &context)
{
    return sanText(move, context.board(), *context.design.pieces, context.legal);
}

constexpr MoveNotation notationRows[] = {
    {"long", "Both cells", noObstacle, writeRecord, readTyped},
    {"san", "Standard algebraic notation", noObstacle, writeSan, readTyped},
    {"western", "Shogi, western", shogiObstacle, writeWestern, readWestern},
    {"csa", "Shogi, CSA", shogiObstacle, writeCsa, readCsa},
    {"kif", "Shogi, KIF", shogiObstacle, writeKif, readKif},
    {"pdn", "Draughts", draughtsObstacle, writeDraughts, readDraughts},
    {"wxf", "Xiangqi, WXF", xiangqiObstacle, writeWxf, readWxf},
    {"iccs", "Xiangqi, ICCS", xiangqiObstacle, writeIccs, readIccs},
    {"sgf", "Stones, SGF", sgfObstacle, writeSgf, readSgf},
};

} // namespace

std::span<const MoveNotation> notations()
{
    return notationRows;
}

const MoveNotation *findNotation(std::string_view name)
{
    const auto *const found =
        std::find_if(std::begin(notationRows),
                     std::end(notationRows),
                     [&](const MoveNotation &row) { return row.name == name; });
    return found == std::end(notationRows) ? nullptr : found;
}

const MoveNotation &familyNotation(const Design &design, const Board &board)
{
    for (const char *name : {"pdn", "wxf", "western"}) {
        const MoveNotation &row = *findNotation(name);
        if (row.obstacle(design, board).isEmpty())
            return row;
    }
    return *findNotation("san");
}

std::string familyText(const Move &move, const NotationContext &context)
{
    const Design &design = context.design;
    const MoveNotation &notation = familyNotation(design, context.board());
    if (notation.name != "san")
        return notation.write(move, context);
    return sanText(move, context.board(), *design.pieces, context.legal, CellNaming::Labels);
}

bool marksChecks(const Design &design, const Board &board)
{
    return familyNotation(design, board).name == "san";
}

Result<Move> theMoveMeant(std::string_view text,
                          const NotationContext &context,
                          const std::function<bool(const Move &)> &isMeant)
{
    const Move *meant = nullptr;
    for (const Move &move : context.legal) {
        if (!isMeant(move))
            continue;
        if (meant)
            return failure(Message("{text} may be several moves here", {{"text", inQuotes(text)}}));
        meant = &move;
    }
    if (meant)
        return *meant;
    return failure(Message("{text} is not a move here", {{"text", inQuotes(text)}}));
}

Result<Move> readMove(std::string_view text,
                      const MoveNotation &first,
                      const NotationContext &context,
                      CellNaming naming)
{
    const auto serves = [&](const MoveNotation &row) {
        return row.read != readTyped && row.obstacle(context.design, context.board()).isEmpty();
    };
    if (serves(first)) {
        if (auto move = first.read(text, context))
            return move;
    }
    auto typed =
        findTypedMove(text, context.board(), *context.design.pieces, context.legal, naming);
    if (typed)
        return typed;
    for (const MoveNotation &row : notationRows) {
        if (row.name == first.name || !serves(row))
            continue;
        if (auto move = row.read(text, context))
            return move;
    }
    auto chain = readChain(
        text, context, [&](CellId cell) { return cellText(context.board(), cell, naming); });
    return chain ? chain : typed;
}

} // namespace rookery
