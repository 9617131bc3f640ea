#include "widgets/exchange/piece_sheet.h"

#include "model/movement/leg_words.h"
#include "model/movement/movement.h"
#include "widgets/canvas/board_painter.h"
#include "widgets/exchange/diagram_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace rookery {

namespace {

constexpr int columns = 3;
constexpr double gap = 14; // points
constexpr double titleHeight = 40;
constexpr double nameHeight = 15;
constexpr double textHeight = 46;   // of a sentence below a diagram
constexpr double boardShare = 0.32; // of the page's height at most
constexpr int pointsPerInch = 72;
constexpr double margin = 15; // millimetres

QString tr(const char *text)
{
    return QCoreApplication::translate("PieceSheet", text);
}

QFont fontOf(double points, QFont::Weight weight = QFont::Normal)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    // One unit of the painter is a point, whatever the device's resolution is.
    font.setPixelSize(static_cast<int>(points));
    font.setWeight(weight);
    return font;
}

void paintPicture(QPainter &painter, const QRectF &area, const BoardPicture &picture)
{
    painter.save();
    painter.translate(area.topLeft());
    paintBoard(painter, area.size(), picture, false);
    painter.restore();
}

} // namespace

SheetContent wholeSheet(const Subject &subject)
{
    SheetContent content;
    for (const PieceId piece : subject.pieceIds())
        content.pieces.push_back(piece);
    return content;
}

PieceSheet::PieceSheet(const Subject &subject, SheetContent content, const QSizeF &page)
    : m_subject(subject)
    , m_content(std::move(content))
    , m_page(page)
{
    layOut(page);
}

void PieceSheet::layOut(const QSizeF &page)
{
    m_pages.emplace_back();
    double top = titleHeight;
    if (m_content.hasBoard) {
        const double height = m_content.pieces.empty() ? page.height() - top : page.height() * boardShare;
        m_pages.back().push_back({QRectF(0, top, page.width(), height), -1});
        top += height + gap;
    }
    const double width = (page.width() - gap * (columns - 1)) / columns;
    const double height = width + nameHeight + textHeight;
    int column = 0;
    for (const PieceId piece : m_content.pieces) {
        if (column == columns) {
            column = 0;
            top += height + gap;
        }
        if (column == 0 && top + height > page.height() && !m_pages.back().empty()) {
            m_pages.emplace_back();
            top = 0;
        }
        m_pages.back().push_back(
            {QRectF((width + gap) * column, top, width, height), static_cast<int>(piece.index())});
        ++column;
    }
}

void PieceSheet::paint(QPainter &painter, int page) const
{
    painter.fillRect(QRectF(QPointF(), m_page), Qt::white);
    if (page == 0) {
        const Info &info = *m_subject.design().info;
        const QRectF line(0, 0, m_page.width(), titleHeight);
        painter.setPen(Qt::black);
        painter.setFont(fontOf(20, QFont::Bold));
        painter.drawText(line,
                         Qt::AlignLeft | Qt::AlignTop,
                         info.name.empty() ? tr("Piece sheet") : QString::fromStdString(info.name));
        painter.setFont(fontOf(9));
        painter.drawText(line.adjusted(0, 6, 0, 0),
                         Qt::AlignRight | Qt::AlignTop,
                         QString::fromStdString(info.author));
    }
    for (const Item &item : m_pages[static_cast<std::size_t>(page)]) {
        if (item.piece < 0)
            paintBoard(painter, item.area);
        else
            paintPiece(painter, item.area, PieceId(static_cast<std::size_t>(item.piece)));
    }
}

void PieceSheet::paintBoard(QPainter &painter, const QRectF &area) const
{
    paintPicture(painter, area, DiagramPicture(m_subject).picture());
}

void PieceSheet::paintPiece(QPainter &painter, const QRectF &area, PieceId piece) const
{
    const QRectF name(area.left(), area.top(), area.width(), nameHeight);
    painter.setPen(Qt::black);
    painter.setFont(fontOf(10, QFont::Bold));
    painter.drawText(name,
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(m_subject.pieces()[piece].name));
    const QRectF picture(
        area.left(), name.bottom(), area.width(), area.height() - nameHeight - textHeight);
    paintPicture(painter, picture, DiagramPicture(m_subject, piece).picture());
    const QRectF text(area.left(), picture.bottom() + 3, area.width(), textHeight - 3);
    painter.setPen(Qt::black);
    painter.setFont(fontOf(8));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence(piece));
}

QString PieceSheet::sentence(PieceId piece) const
{
    const Design &design = m_subject.design();
    const auto moves = legsOf(m_subject.pieces()[piece], design);
    if (moves.empty())
        return tr("Does not move.");
    QString words =
        QString::fromStdString(describeMovesInWords(moves, *design.directions, &design));
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words + QLatin1Char('.');
}

void printSheet(QPagedPaintDevice &device, const Subject &subject, const SheetContent &content)
{
    QPainter painter(&device);
    const QRectF paper = device.pageLayout().paintRect(QPageLayout::Point);
    const PieceSheet sheet(subject, content, paper.size());
    const double scale = painter.viewport().width() / paper.width();
    painter.scale(scale, scale);
    for (int page = 0; page < sheet.pageCount(); ++page) {
        if (page > 0)
            device.newPage();
        sheet.paint(painter, page);
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

int sheetPages(const Subject &subject, const SheetContent &content)
{
    return PieceSheet(subject, content, paperLayout().paintRect(QPageLayout::Point).size())
        .pageCount();
}

QImage sheetImage(const Subject &subject, const SheetContent &content, int page, int width)
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
    if (page < sheet.pageCount())
        sheet.paint(painter, page);
    return image;
}

QByteArray sheetPdf(const Subject &subject, const SheetContent &content)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(subject.design().info->name));
    writer.setCreator(QStringLiteral("Written by Rookery"));
    writer.setResolution(4 * pointsPerInch);
    writer.setPageLayout(paperLayout());
    printSheet(writer, subject, content);
    return buffer.data();
}

} // namespace rookery
