#include "model/exchange/drawing.h"

#include "model/board/layout.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

constexpr int margin = 200;

/// Chess colours on a lattice, light elsewhere.
Ink cellInk(const Board &board, CellId cell)
{
    const auto at = board.coordinates(cell);
    return at && (at->x() + at->y()) % 2 == 0 ? Ink::DarkCell : Ink::LightCell;
}

Ink playerInk(PlayerId player)
{
    return player.index() == 0 ? Ink::FirstPlayer : player.index() == 1 ? Ink::SecondPlayer : Ink::OtherPlayer;
}

/// The letter, else the first two of the name.
std::string shortName(const PieceType &type)
{
    if (!type.letter.empty())
        return type.letter;
    std::size_t end = 0;
    for (int characters = 0; end < type.name.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(type.name[end]) & 0xC0U) != 0x80U;
        if (begins && ++characters > 2)
            break;
    }
    return type.name.substr(0, end);
}

class Drawer
{
public:
    explicit Drawer(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
    {
    }

    Drawing board()
    {
        for (const CellId cell : m_board.cells())
            m_drawing.shapes.push_back(DrawnPolygon{cellShape(m_board, cell).outline, cellInk(m_board, cell), m_board.name(cell)});
        const Bounds all = bounds(m_board);
        m_drawing.low = all.low - Point{margin, margin};
        m_drawing.high = all.high + Point{margin, margin};
        for (const EdgeLabel &label : edgeLabels(m_board.recipe())) {
            m_drawing.shapes.push_back(DrawnText{label.at, label.text, 280, Ink::Label});
            m_drawing.low = {std::min(m_drawing.low.x, label.at.x - margin), std::min(m_drawing.low.y, label.at.y - margin)};
            m_drawing.high = {std::max(m_drawing.high.x, label.at.x + margin), std::max(m_drawing.high.y, label.at.y + margin)};
        }
        return m_drawing;
    }

    void man(CellId cell, PieceId piece, PlayerId player)
    {
        const Point at = cellShape(m_board, cell).centre;
        const Ink ink = playerInk(player);
        m_drawing.shapes.push_back(DrawnDisc{at, 380, ink});
        m_drawing.shapes.push_back(DrawnText{at, shortName(m_subject.pieces()[piece]), 400, ink == Ink::SecondPlayer ? Ink::FirstPlayer : Ink::SecondPlayer});
    }

    void mark(CellId cell, bool moves, bool captures)
    {
        const Point at = cellShape(m_board, cell).centre;
        if (moves)
            m_drawing.shapes.push_back(DrawnDisc{at, 170, Ink::Marking, !captures});
        else if (captures)
            m_drawing.shapes.push_back(DrawnCross{at, 170});
    }

    /// The cell nearest to the middle of the drawing.
    CellId middle() const
    {
        const Bounds all = bounds(m_board);
        const Point centre{all.low.x + (all.high.x - all.low.x) / 2, all.low.y + (all.high.y - all.low.y) / 2};
        CellId best;
        long long least = -1;
        for (const CellId cell : m_board.cells()) {
            const Point off = cellShape(m_board, cell).centre - centre;
            const long long distance = static_cast<long long>(off.x) * off.x + static_cast<long long>(off.y) * off.y;
            if (least < 0 || distance < least) {
                least = distance;
                best = cell;
            }
        }
        return best;
    }

    Drawing take() { return std::move(m_drawing); }

private:
    const Subject &m_subject;
    const Board &m_board;
    Drawing m_drawing;
};

} // namespace

Drawing setupDrawing(const Subject &subject)
{
    Drawer drawer(subject);
    drawer.board();
    for (const Placement &man : subject.design().setup->placements) {
        if (const auto cell = subject.board().cellAt(man.site))
            drawer.man(*cell, man.piece, man.player);
    }
    return drawer.take();
}

Drawing moveDrawing(const Subject &subject, PieceId piece)
{
    Drawer drawer(subject);
    drawer.board();
    if (subject.board().size() == 0 || subject.rules().players.empty())
        return drawer.take();
    const CellId from = drawer.middle();
    const std::size_t players = std::max<std::size_t>(2, subject.rules().players.size());
    Position position(subject.board().size(), players, subject.pieces().types.size());
    const Man man{piece, PlayerId(0)};
    Reach reach;
    ReachScratch scratch;
    subject.game().reach(position, from, man, reach, scratch);
    const std::vector<CellId> moves = reach.cells(Mark::Move);
    for (const CellId cell : subject.board().cells()) {
        if (cell == from)
            continue;
        position.put(cell, {piece, PlayerId(1)});
        subject.game().reach(position, from, man, reach, scratch);
        drawer.mark(cell, std::binary_search(moves.begin(), moves.end(), cell), reach.has(cell, Mark::Capture));
        position.take(cell);
    }
    drawer.man(from, piece, PlayerId(0));
    return drawer.take();
}

} // namespace rookery
