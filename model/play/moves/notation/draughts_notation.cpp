#include "model/play/moves/notation/draughts_notation.h"

#include "model/base/text.h"
#include "model/board/labels.h"
#include "model/play/moves/notation/chain_notation.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>

namespace rookery {

namespace {

/// PDN says from which corner the player who begins counts: where Black does, at the far side, its
/// N1 is our upper left.
constexpr DraughtsRow draughtsRows[] = {
    {"International draughts", "20,W,10,10,N2,0", Labels::Draughts},
    {"Killer draughts", "20,W,10,10,N2,0", Labels::Draughts},
    {"English draughts (checkers)", "21,B,8,8,N1,0", Labels::Draughts},
    {"Italian draughts", "22,W,8,8,N2,1", Labels::Draughts},
    {"Pool checkers", "23,B,8,8,N1,0", Labels::Draughts},
    {"Spanish draughts", "24,W,8,8,N1,1", Labels::Checkers},
    {"Russian draughts", "25,W,8,8,A0,0", Labels::Chess},
    {"Brazilian draughts", "26,W,8,8,A0,0", Labels::Chess},
    {"Canadian draughts", "27,W,12,12,N2,0", Labels::Draughts},
    {"Czech draughts", "29,W,8,8,A0,0", Labels::Chess},
    {"Thai draughts (makhos)", "31,B,8,8,N2,0", Labels::Draughts},
    {"Frisian draughts", "40,W,10,10,N2,0", Labels::Draughts},
};

/// What the squares of a board are called.
class SquareNames
{
public:
    SquareNames(const NotationContext &context, const DraughtsRow &row)
        : m_board(context.board())
        , m_row(row)
    {
    }

    std::string name(CellId cell) const
    {
        const auto at = m_board.coordinates(cell);
        if (!at || m_row.squares == Labels::Chess)
            return m_board.name(cell);
        return std::to_string(squareNumber(m_board.recipe(), m_row.squares, *at));
    }

private:
    const Board &m_board;
    const DraughtsRow &m_row;
};

} // namespace

const DraughtsRow *draughtsRow(const Design &design)
{
    const auto *const found =
        std::find_if(std::begin(draughtsRows), std::end(draughtsRows), [&](const DraughtsRow &row) {
            return row.design == design.info->name;
        });
    return found == std::end(draughtsRows) ? nullptr : found;
}

const DraughtsRow *draughtsRow(std::string_view gameType)
{
    const auto number = [](std::string_view text) {
        return text.substr(0, text.find(','));
    };
    const auto *const found =
        std::find_if(std::begin(draughtsRows), std::end(draughtsRows), [&](const DraughtsRow &row) {
            return number(row.gameType) == number(gameType);
        });
    return found == std::end(draughtsRows) ? nullptr : found;
}

Message draughtsObstacle(const Design &design, const Board &)
{
    return draughtsRow(design) ? Message()
                               : Message("PDN has no number for a game called '{name}'",
                                         {{"name", design.info->name}});
}

std::string writeDraughts(const Move &move, const NotationContext &context)
{
    const DraughtsRow &row = *draughtsRow(context.design);
    if (move.kind == Move::Kind::Displace) {
        const SquareNames names(context, row);
        const auto name = [&](CellId cell) {
            return names.name(cell);
        };
        const char sign = !move.isCapture() ? '-' : row.squares == Labels::Chess ? ':' : 'x';
        std::string whole;
        for (const std::string &square : wayOf(move, context, name))
            whole += (whole.empty() ? "" : std::string(1, sign)) + square;
        for (const std::string &text :
             {names.name(move.from) + sign + names.name(move.to), whole}) {
            const auto meant = readDraughts(text, context);
            if (meant && *meant == move)
                return text;
        }
    }
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

Result<Move> readDraughts(std::string_view text, const NotationContext &context)
{
    if (auto typed = findMove(text, context.board(), *context.design.pieces, context.legal))
        return typed;
    const SquareNames names(context, *draughtsRow(context.design));
    return readChain(text, context, [&](CellId cell) { return names.name(cell); });
}

} // namespace rookery
