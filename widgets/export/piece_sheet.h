#pragma once

#include "widgets/export/diagram_picture.h"
#include "widgets/export/sheet_layout.h"

#include <QImage>
#include <QSizeF>

#include <optional>
#include <vector>

class QPainter;
class QPagedPaintDevice;

namespace rookery {

/// Everything a design has.
SheetContent wholeSheet(const Subject &subject);

/// A hand-out laid out on pages of one size, to play from.
class PieceSheet
{
public:
    /// `page` in points, its margins left out.
    PieceSheet(const Subject &subject, const SheetContent &content, const QSizeF &page);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    const std::vector<SheetItem> &items(int page) const
    {
        return m_pages[static_cast<std::size_t>(page)];
    }
    /// Paints a page at the painter's origin, with one unit for a point.
    void paint(QPainter &painter, int page) const;

private:
    void paintItem(QPainter &painter, const SheetItem &item) const;
    /// Of all pages, drawn up when one needs it.
    const DiagramPicture &board() const;

    const Subject &m_subject;
    SheetExamples m_examples;
    QSizeF m_page;
    std::vector<std::vector<SheetItem>> m_pages;
    mutable std::optional<DiagramPicture> m_board; ///< see board()
};

/// Paints every page on a printer or a PDF.
void printSheet(QPagedPaintDevice &device, const Subject &subject, const SheetContent &content);

/// One page as it will look on A4, so many pixels wide.
QImage sheetImage(const Subject &subject, const SheetContent &content, int page, int width);
int sheetPages(const Subject &subject, const SheetContent &content);
/// The largest cells of an empty board that fits on one such page, in whole millimetres.
double cellOnOnePage(const Subject &subject);
/// The largest ones with which it needs no more than some hundred pages, in millimetres.
double largestCell(const Subject &subject);

/// The sheet as a PDF of A4 pages.
QByteArray sheetPdf(const Subject &subject, const SheetContent &content);

} // namespace rookery
