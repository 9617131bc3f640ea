#include "model/base/shown.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/san.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery {

namespace {

/// Every cell that the text of a move names.
std::vector<CellId> cellsOf(const Move &move)
{
    const bool isDisplacement =
        move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
    std::vector<CellId> cells;
    if (move.kind == Move::Kind::Own) {
        for (const OwnChoice &choice : move.own->choices) {
            if (choice.kind == OwnChoice::Kind::Cell)
                cells.push_back(CellId(choice.value));
        }
    }
    if (isDisplacement || move.kind == Move::Kind::Promote || move.kind == Move::Kind::Remove)
        cells.push_back(move.from);
    if (isDisplacement || move.kind == Move::Kind::Drop)
        cells.push_back(move.to);
    for (const Taken &taken : move.taken)
        cells.push_back(taken.putTo.value_or(taken.cell));
    if (move.wall)
        cells.push_back(*move.wall);
    return cells;
}

/// Finds what people mean who write a move in one naming of the cells.
class TypedMove
{
public:
    TypedMove(std::string_view text,
              const Board &board,
              const Pieces &pieces,
              const std::vector<Move> &among)
        : m_text(text)
        , m_typed(withoutSpaces(std::string(text)))
        , m_board(board)
        , m_pieces(pieces)
        , m_among(among)
    {
    }

    Result<Move> read(CellNaming first) const
    {
        const auto meant = meantIn(first);
        if (meant.size() == 1)
            return *meant.front();
        if (!meant.empty())
            return failure(
                Message("{text} may be several moves here", {{"text", inQuotes(m_text)}}));
        const CellNaming second =
            first == CellNaming::Names ? CellNaming::Labels : CellNaming::Names;
        const auto otherwise = meantIn(second);
        if (otherwise.size() == 1 && isOnlyIn(second, first, *otherwise.front()))
            return *otherwise.front();
        std::vector<std::string> known;
        const MoveSpelling spelling(m_board, m_pieces, m_among, first);
        for (const Move &move : m_among)
            known.push_back(spelling.text(move));
        return failure(Message("{text} is not a move here{near}",
                               {{"text", inQuotes(m_text)}, {"near", movesNear(m_text, known)}}));
    }

private:
    /// The one that is written so, else all for which this is another form of writing, else all
    /// that engines write so, else all of which it is the SAN. A cell alone, where a piece can be
    /// put down, comes last, so that a pawn may go there.
    std::vector<const Move *> meantIn(CellNaming naming) const
    {
        const MoveSpelling spelling(m_board, m_pieces, m_among, naming);
        std::vector<const Move *> others;
        std::vector<const Move *> cellsAlone;
        for (const Move &move : m_among) {
            const bool isWritten = withoutSpaces(spelling.text(move)) == m_typed;
            if (isWritten && (move.kind != Move::Kind::Drop || hasSign()))
                return {&move};
            if (isWritten)
                cellsAlone = {&move};
            const bool isOther = withoutSpaces(spelling.otherText(move)) == m_typed
                                 || withoutSpaces(spelling.joinedText(move)) == m_typed;
            if (isOther && !m_typed.empty())
                others.push_back(&move);
        }
        if (others.empty())
            others = meantByEngines(spelling);
        if (others.empty())
            others = meantBySan(naming);
        return others.empty() ? cellsAlone : others;
    }

    bool hasSign() const { return m_typed.find('@') != std::string::npos; }

    std::vector<const Move *> meantBySan(CellNaming naming) const
    {
        const SanReader reader(m_text, m_board, m_pieces, naming);
        std::vector<const Move *> meant;
        for (const Move &move : m_among) {
            if (reader.means(move))
                meant.push_back(&move);
        }
        return meant;
    }

    std::vector<const Move *> meantByEngines(const MoveSpelling &spelling) const
    {
        std::vector<const Move *> meant;
        for (const Move &move : m_among) {
            const auto texts = spelling.engineTexts(move);
            if (std::find(texts.begin(), texts.end(), m_typed) != texts.end())
                meant.push_back(&move);
        }
        return meant;
    }

    /// Whether the move's text in one naming has a cell that the other does not know.
    bool isOnlyIn(CellNaming naming, CellNaming other, const Move &move) const
    {
        const std::vector<CellId> cells = cellsOf(move);
        return std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
            const std::string text = cellText(m_board, cell, naming);
            return !anyId(m_board.cells(),
                          [&](CellId each) { return cellText(m_board, each, other) == text; });
        });
    }

    std::string m_text;
    std::string m_typed;
    const Board &m_board;
    const Pieces &m_pieces;
    const std::vector<Move> &m_among;
};

} // namespace

Result<Move> findTypedMove(std::string_view text,
                           const Board &board,
                           const Pieces &pieces,
                           const std::vector<Move> &among,
                           CellNaming first)
{
    return TypedMove(text, board, pieces, among).read(first);
}

} // namespace rookery
