#include "model/exchange/drawing/drawing.h"

#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rookery {

namespace {

constexpr int margin = 200;

/// The board's own colours, as far as three go.
Ink cellInk(const Board &board, CellId cell)
{
    switch (board.recipe().colouring) {
    case Colouring::Plain:
    case Colouring::Zones:
        return Ink::LightCell;
    default:
        break;
    }
    constexpr Ink inks[] = {Ink::DarkCell, Ink::LightCell, Ink::MiddleCell};
    return board.coordinates(cell) ? inks[cellColour(board, cell) % 3] : Ink::LightCell;
}

/// The side of the square around a cell's middle that a piece fills: a little over the edges where
/// those are corners.
int roomOf(const CellShape &shape)
{
    constexpr double share = 0.95;
    constexpr long long fewest = cellUnit * 3 / 10;
    long long least = cellUnit;
    for (std::size_t i = 0; i < shape.outline.size(); ++i) {
        const Point a = shape.outline[i] - shape.centre;
        const Point b = shape.outline[(i + 1) % shape.outline.size()] - shape.centre;
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const double area =
            std::abs(static_cast<double>(a.x) * b.y - static_cast<double>(a.y) * b.x);
        if (length > 0)
            least = std::min(least, std::llround(2 * area / length));
    }
    if (least < cellUnit)
        least = std::max(fewest, std::llround(share * static_cast<double>(least)));
    return static_cast<int>(least);
}

/// The cell nearest to the middle of the drawing.
CellId middleCell(const Board &board)
{
    const Bounds all = bounds(board);
    const Point centre{all.low.x + (all.high.x - all.low.x) / 2,
                       all.low.y + (all.high.y - all.low.y) / 2};
    CellId best;
    long long least = -1;
    for (const CellId cell : board.cells()) {
        const Point off = cellShape(board, cell).centre - centre;
        const long long distance =
            static_cast<long long>(off.x) * off.x + static_cast<long long>(off.y) * off.y;
        if (least < 0 || distance < least) {
            least = distance;
            best = cell;
        }
    }
    return best;
}

class Drawer
{
public:
    explicit Drawer(const Subject &subject)
        : m_board(subject.board())
    {
    }

    Drawing board()
    {
        for (const CellId cell : m_board.cells())
            m_drawing.shapes.emplace_back(DrawnPolygon{
                cellShape(m_board, cell).outline, cellInk(m_board, cell), m_board.name(cell)});
        const Bounds all = bounds(m_board);
        m_drawing.low = all.low - Point{margin, margin};
        m_drawing.high = all.high + Point{margin, margin};
        for (const EdgeLabel &label : edgeLabels(m_board.recipe())) {
            m_drawing.shapes.emplace_back(DrawnText{label.at, label.text, 280});
            m_drawing.low = {std::min(m_drawing.low.x, label.at.x - margin),
                             std::min(m_drawing.low.y, label.at.y - margin)};
            m_drawing.high = {std::max(m_drawing.high.x, label.at.x + margin),
                              std::max(m_drawing.high.y, label.at.y + margin)};
        }
        for (const CellId cell : m_board.cells()) {
            constexpr Point corner = {-330, -360};
            if (isNumbered(m_board, cell))
                m_drawing.shapes.emplace_back(DrawnText{
                    cellShape(m_board, cell).centre + corner, cellLabel(m_board, cell), 180});
        }
        return m_drawing;
    }

    void piece(CellId cell, PieceId piece, PlayerId player)
    {
        const CellShape shape = cellShape(m_board, cell);
        m_drawing.shapes.emplace_back(DrawnPiece{shape.centre, roomOf(shape), piece, player});
    }

    void marks(const Reach &reach, CellId from)
    {
        for (const CellId cell : m_board.cells()) {
            const auto kind = markFor(reach, cell);
            if (cell == from || !kind)
                continue;
            const CellShape shape = cellShape(m_board, cell);
            m_drawing.shapes.emplace_back(DrawnMark{shape.centre, roomOf(shape), *kind});
        }
        m_drawing.marks = marksOf(reach);
    }

    Drawing take() { return std::move(m_drawing); }

private:
    const Board &m_board;
    Drawing m_drawing;
};

} // namespace

Drawing boardDrawing(const Subject &subject)
{
    Drawer drawer(subject);
    drawer.board();
    for (const CellId cell : subject.board().cells())
        drawer.piece(cell, PieceId(), PlayerId());
    return drawer.take();
}

Drawing setupDrawing(const Subject &subject)
{
    Drawer drawer(subject);
    drawer.board();
    for (const Placement &placed : subject.design().setup->placements) {
        if (const auto cell = subject.board().cellAt(placed.site))
            drawer.piece(*cell, placed.piece, placed.player);
    }
    return drawer.take();
}

std::optional<MoveDiagram> moveDiagram(const Subject &subject, PieceId piece)
{
    const Board &board = subject.board();
    if (board.size() == 0 || subject.rules().players.empty())
        return std::nullopt;
    MoveDiagram diagram{middleCell(board), {}};
    const std::size_t players = std::max<std::size_t>(2, subject.rules().players.size());
    Position position(board.size(), players, subject.pieces().types.size());
    const Piece boardPiece{piece, PlayerId(0)};
    Reach open;
    Reach against;
    ReachScratch scratch;
    subject.game().reach(position, diagram.from, boardPiece, open, scratch);
    diagram.reach.begin(board.size());
    for (const CellId cell : open.cells(Mark::Move))
        diagram.reach.add(cell, Mark::Move);
    for (const CellId cell : board.cells()) {
        if (cell == diagram.from)
            continue;
        position.put(cell, {piece, PlayerId(1)});
        subject.game().reach(position, diagram.from, boardPiece, against, scratch);
        if (against.has(cell, Mark::Capture))
            diagram.reach.add(cell, Mark::Capture);
        position.take(cell);
    }
    return diagram;
}

Drawing moveDrawing(const Subject &subject, PieceId piece)
{
    Drawer drawer(subject);
    drawer.board();
    const auto diagram = moveDiagram(subject, piece);
    if (!diagram)
        return drawer.take();
    drawer.piece(diagram->from, piece, PlayerId(0));
    drawer.marks(diagram->reach, diagram->from);
    return drawer.take();
}

Drawing withLegend(Drawing drawing)
{
    constexpr int side = 640;
    constexpr int size = 320; // of the words
    constexpr int column = 3600;
    constexpr int row = 760;
    const int columns = std::max(1, (drawing.high.x - drawing.low.x) / column);
    int count = 0;
    const int top = drawing.low.y;
    for (const MarkLegend &entry : markLegend()) {
        if (std::find(drawing.marks.begin(), drawing.marks.end(), entry.kind)
            == drawing.marks.end())
            continue;
        const Point at{drawing.low.x + margin + side / 2 + count % columns * column,
                       top - row * (count / columns) - row / 2};
        drawing.shapes.emplace_back(DrawnMark{at, side, entry.kind});
        drawing.shapes.emplace_back(DrawnText{at + Point{side * 3 / 4, 0}, entry.name, size, true});
        ++count;
        drawing.low.y = at.y - row / 2 - margin / 2;
        drawing.high.x = std::max(drawing.high.x, at.x + column - side / 2 - margin);
    }
    return drawing;
}

std::vector<NamedDrawing>
chosenDrawings(const Subject &subject, const Format &format, const ExportRequest &request)
{
    const std::string &title = subject.design().info->name;
    std::vector<NamedDrawing> all;
    if (chosenOption(format, request, "show") == "setup") {
        all.push_back({request.name, title, setupDrawing(subject)});
        return all;
    }
    Identifiers names;
    for (const PieceId piece : subject.pieceIds()) {
        const std::string &name = subject.pieces()[piece].name;
        all.push_back({request.name + "-" + names.unique(name, "piece"),
                       name,
                       withLegend(moveDrawing(subject, piece))});
    }
    return all;
}

Verdict checkPicture(const Format &format, const Subject &subject, const ExportRequest &request)
{
    Verdict verdict;
    if (chosenOption(format, request, "show") != "setup") {
        if (subject.pieces().types.empty())
            verdict.prevents(Message("there are no pieces to show"));
    } else if (!subject.design().setup->hands.empty()) {
        verdict.differs(Message("pieces in hand are not drawn"));
    }
    return verdict;
}

Verdict checkPng(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("png"), subject, request);
}

Verdict checkPdf(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("pdf"), subject, request);
}

/// What those sites can show is what their engine can play on.
Verdict checkPieceSet(const Subject &subject, const ExportRequest &)
{
    constexpr int mostFiles = 12;
    constexpr int mostRanks = 10;
    Verdict verdict;
    if (requireTwoPlayers(subject, verdict)
        && requireRectangle(subject, verdict, mostFiles, mostRanks))
        requireLetters(subject, verdict);
    return verdict;
}

} // namespace rookery
