#pragma once

#include "model/exchange/subject.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;
class QPagedPaintDevice;

namespace rookery {

/// What a hand-out shows: the board with its setup, and a diagram with a sentence for each of these
/// pieces.
struct SheetContent
{
    bool hasBoard = true;
    std::vector<PieceId> pieces;
};

/// Everything a design has.
SheetContent wholeSheet(const Subject &subject);

/// A hand-out laid out on pages of one size: the board above, then diagrams in three columns.
class PieceSheet
{
public:
    /// `page` in points, its margins left out.
    PieceSheet(const Subject &subject, SheetContent content, const QSizeF &page);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    /// Paints a page at the painter's origin, with one unit for a point.
    void paint(QPainter &painter, int page) const;

private:
    struct Item
    {
        QRectF area;
        int piece = -1; ///< by index; the board without one
    };

    void layOut(const QSizeF &page);
    void paintBoard(QPainter &painter, const QRectF &area) const;
    void paintPiece(QPainter &painter, const QRectF &area, PieceId piece) const;
    QString sentence(PieceId piece) const;

    const Subject &m_subject;
    SheetContent m_content;
    QSizeF m_page;
    std::vector<std::vector<Item>> m_pages;
};

/// Paints every page on a printer or a PDF.
void printSheet(QPagedPaintDevice &device, const Subject &subject, const SheetContent &content);

/// One page as it will look on A4, so many pixels wide.
QImage sheetImage(const Subject &subject, const SheetContent &content, int page, int width);
int sheetPages(const Subject &subject, const SheetContent &content);

/// The sheet as a PDF of A4 pages.
QByteArray sheetPdf(const Subject &subject, const SheetContent &content);

} // namespace rookery
