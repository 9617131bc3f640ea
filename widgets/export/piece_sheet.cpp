#include "widgets/export/piece_sheet.h"

#include "widgets/export/board_tiles.h"
#include "widgets/export/cut_pieces.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/figure_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int pointsPerInch = 72;
constexpr double margin = 15; // millimetres

void paintPicture(QPainter &painter, const QRectF &area, const BoardPicture &picture)
{
    painter.save();
    painter.translate(area.topLeft());
    paintBoard(painter, area.size(), picture, false);
    painter.restore();
}

} // namespace

SheetContent wholeSheet(const Subject &subject, const std::atomic<bool> *stop)
{
    SheetContent content;
    for (const PieceId piece : subject.pieceIds())
        content.pieces.push_back(piece);
    content.hasRules = true;
    content.examples = sheetExamples(subject, stop);
    return content;
}

PieceSheet::PieceSheet(const Subject &subject, const SheetContent &content, const QSizeF &page)
    : m_subject(subject)
    , m_examples(content.examples)
    , m_page(page)
    , m_pages(layOutSheet(subject, content, page))
{
}

void PieceSheet::paint(QPainter &painter, int page) const
{
    painter.fillRect(QRectF(QPointF(), m_page), Qt::white);
    for (const SheetItem &item : items(page))
        paintItem(painter, item);
}

const DiagramPicture &PieceSheet::board() const
{
    return m_board ? *m_board : m_board.emplace(m_subject);
}

void PieceSheet::paintItem(QPainter &painter, const SheetItem &item) const
{
    QRectF words = item.area;
    switch (item.kind) {
    case SheetItem::Kind::Board:
        return paintPicture(painter, item.area, board().picture());
    case SheetItem::Kind::Tile:
        return paintTile(painter, board(), item);
    case SheetItem::Kind::CutPiece:
        return paintCutPiece(painter, m_subject, item);
    case SheetItem::Kind::Diagram:
        return paintPicture(painter, item.area, DiagramPicture(m_subject, item.piece).picture());
    case SheetItem::Kind::Example:
        return paintPicture(
            painter, item.area, DiagramPicture(m_subject, m_examples.list[item.example]).picture());
    case SheetItem::Kind::Mark: {
        const double side = item.area.height();
        paintFigures(
            painter, item.area.topLeft() + QPointF(side, side) / 2, legendFigures(item.mark, side));
        words.setLeft(words.left() + side + 5);
        break;
    }
    default:
        break;
    }
    painter.setPen(Qt::black);
    painter.setFont(sheetFont(item.kind));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, item.text);
}

void printSheet(QPagedPaintDevice &device,
                const Subject &subject,
                const SheetContent &content,
                const SheetWatch &watch)
{
    QPainter painter(&device);
    const QRectF paper = device.pageLayout().paintRect(QPageLayout::Point);
    const PieceSheet sheet(subject, content, paper.size());
    const double scale = painter.viewport().width() / paper.width();
    painter.scale(scale, scale);
    for (int page = 0; page < sheet.pageCount() && !(watch.stop && *watch.stop); ++page) {
        if (page > 0)
            device.newPage();
        sheet.paint(painter, page);
        if (watch.painted)
            watch.painted(page + 1, sheet.pageCount());
    }
}

namespace {

QPageLayout paperLayout()
{
    return {QPageSize(QPageSize::A4),
            QPageLayout::Portrait,
            QMarginsF(margin, margin, margin, margin),
            QPageLayout::Millimeter};
}

} // namespace

double cellOnOnePage(const Subject &subject)
{
    return cellOnOnePage(subject, paperLayout().paintRect(QPageLayout::Point).size());
}

double largestCell(const Subject &subject)
{
    return largestCell(subject, paperLayout().paintRect(QPageLayout::Point).size());
}

SheetPage sheetPage(const Subject &subject, const SheetContent &content, int page, int width)
{
    const QRectF whole = paperLayout().fullRect(QPageLayout::Point);
    const QRectF inside = paperLayout().paintRect(QPageLayout::Point);
    const double scale = width / whole.width();
    QImage image(width, qRound(whole.height() * scale), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(inside.topLeft());
    const PieceSheet sheet(subject, content, inside.size());
    sheet.paint(painter, std::min(page, sheet.pageCount() - 1));
    painter.end();
    return {std::move(image), sheet.pageCount()};
}

QByteArray sheetPdf(const Subject &subject, const SheetContent &content, const SheetWatch &watch)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(subject.design().info->name));
    writer.setCreator(QStringLiteral("Written by Rookery"));
    writer.setResolution(4 * pointsPerInch);
    writer.setPageLayout(paperLayout());
    printSheet(writer, subject, content, watch);
    return buffer.data();
}

} // namespace rookery
