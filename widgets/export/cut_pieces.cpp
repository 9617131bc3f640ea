#include "widgets/export/cut_pieces.h"

#include "model/play/position/position.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// By player, then by type.
std::vector<Piece> piecesToCut(const Subject &subject)
{
    constexpr int most = 400; // of one type in a hand
    const Setup &setup = *subject.design().setup;
    std::vector<Piece> pieces;
    for (const Placement &placement : setup.placements)
        pieces.push_back({placement.piece, placement.player});
    for (const HandEntry &hand : setup.hands)
        pieces.insert(pieces.end(),
                      static_cast<std::size_t>(std::min(hand.count, most)),
                      Piece{hand.piece, hand.player});
    std::vector<bool> hasType(subject.pieces().types.size());
    for (const Piece &piece : pieces)
        hasType[piece.type.index()] = true;
    for (const PieceId type : subject.pieceIds()) {
        for (const PlayerId player : subject.rules().deciders()) {
            if (!hasType[type.index()])
                pieces.push_back({type, player});
        }
    }
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece &a, const Piece &b) {
        return std::pair(a.owner, a.type) < std::pair(b.owner, b.type);
    });
    return pieces;
}

} // namespace

std::vector<std::vector<SheetItem>>
layOutPieces(const Subject &subject, double side, const QSizeF &page)
{
    const auto columns = std::max(1, static_cast<int>(page.width() / side));
    const auto rows = std::max(1, static_cast<int>(page.height() / side));
    std::vector<std::vector<SheetItem>> pages;
    int place = 0; // on the last page
    for (const Piece &piece : piecesToCut(subject)) {
        if (pages.empty() || place == columns * rows) {
            pages.emplace_back();
            place = 0;
        }
        SheetItem item{SheetItem::Kind::CutPiece,
                       {(place % columns) * side, (place / columns) * side, side, side}};
        item.piece = piece.type;
        item.player = piece.owner;
        pages.back().push_back(item);
        ++place;
    }
    return pages;
}

void paintCutPiece(QPainter &painter, const Subject &subject, const SheetItem &item)
{
    const CanvasTheme theme = CanvasTheme::light();
    painter.save();
    painter.setPen(QPen(theme.cellLine, 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(item.area);
    piece_art::paint(painter,
                     item.area,
                     subject.pieces()[item.piece],
                     subject.design(),
                     theme.player(item.player, subject.rules()));
    painter.restore();
}

} // namespace rookery
