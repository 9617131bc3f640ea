#include "model/exchange/drawing.h"

#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"

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
    return player.index() == 0   ? Ink::FirstPlayer
           : player.index() == 1 ? Ink::SecondPlayer
                                 : Ink::OtherPlayer;
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
        : m_subject(subject)
        , m_board(subject.board())
    {
    }

    Drawing board()
    {
        for (const CellId cell : m_board.cells())
            m_drawing.shapes.push_back(DrawnPolygon{
                cellShape(m_board, cell).outline, cellInk(m_board, cell), m_board.name(cell)});
        const Bounds all = bounds(m_board);
        m_drawing.low = all.low - Point{margin, margin};
        m_drawing.high = all.high + Point{margin, margin};
        for (const EdgeLabel &label : edgeLabels(m_board.recipe())) {
            m_drawing.shapes.push_back(DrawnText{label.at, label.text, 280, Ink::Label});
            m_drawing.low = {std::min(m_drawing.low.x, label.at.x - margin),
                             std::min(m_drawing.low.y, label.at.y - margin)};
            m_drawing.high = {std::max(m_drawing.high.x, label.at.x + margin),
                              std::max(m_drawing.high.y, label.at.y + margin)};
        }
        return m_drawing;
    }

    void man(CellId cell, PieceId piece, PlayerId player)
    {
        const Point at = cellShape(m_board, cell).centre;
        const Ink ink = playerInk(player);
        m_drawing.shapes.push_back(DrawnDisc{at, 380, ink});
        m_drawing.shapes.push_back(
            DrawnText{at,
                      shortName(m_subject.pieces()[piece]),
                      400,
                      ink == Ink::SecondPlayer ? Ink::FirstPlayer : Ink::SecondPlayer});
    }

    void mark(CellId cell, bool moves, bool captures)
    {
        const Point at = cellShape(m_board, cell).centre;
        if (moves)
            m_drawing.shapes.push_back(DrawnDisc{at, 170, Ink::Marking, !captures});
        else if (captures)
            m_drawing.shapes.push_back(DrawnCross{at, 170});
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

std::optional<MoveDiagram> moveDiagram(const Subject &subject, PieceId piece)
{
    const Board &board = subject.board();
    if (board.size() == 0 || subject.rules().players.empty())
        return std::nullopt;
    MoveDiagram diagram{middleCell(board), {}};
    const std::size_t players = std::max<std::size_t>(2, subject.rules().players.size());
    Position position(board.size(), players, subject.pieces().types.size());
    const Man man{piece, PlayerId(0)};
    Reach open;
    Reach against;
    ReachScratch scratch;
    subject.game().reach(position, diagram.from, man, open, scratch);
    diagram.reach.begin(board.size());
    for (const CellId cell : open.cells(Mark::Move))
        diagram.reach.add(cell, Mark::Move);
    for (const CellId cell : board.cells()) {
        if (cell == diagram.from)
            continue;
        position.put(cell, {piece, PlayerId(1)});
        subject.game().reach(position, diagram.from, man, against, scratch);
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
    for (const CellId cell : subject.board().cells()) {
        if (cell != diagram->from)
            drawer.mark(cell,
                        diagram->reach.has(cell, Mark::Move),
                        diagram->reach.has(cell, Mark::Capture));
    }
    drawer.man(diagram->from, piece, PlayerId(0));
    return drawer.take();
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
        all.push_back(
            {request.name + "-" + names.unique(name, "piece"), name, moveDrawing(subject, piece)});
    }
    return all;
}

Verdict checkPicture(const Format &format, const Subject &subject, const ExportRequest &request)
{
    Verdict verdict;
    if (chosenOption(format, request, "show") != "setup") {
        if (subject.pieces().types.empty())
            verdict.prevents("there are no pieces to show");
    } else if (!subject.design().setup->hands.empty()) {
        verdict.differs("men in hand are not drawn");
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
