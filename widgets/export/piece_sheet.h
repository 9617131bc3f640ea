#pragma once

#include "widgets/export/diagram_picture.h"
#include "widgets/export/sheet_layout.h"

#include <QImage>
#include <QSizeF>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QPagedPaintDevice;

namespace rookery {

/// The one who waits while pages are made, in whatever thread.
struct SheetWatch
{
    const std::atomic<bool> *stop = nullptr; ///< once set, what is made is of no use any more
    std::function<void(int done, int all)> painted = {}; ///< of the pages
};

/// Everything a design has. Takes as long as sheetExamples().
SheetContent wholeSheet(const Subject &subject, const std::atomic<bool> *stop = nullptr);

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
void printSheet(QPagedPaintDevice &device,
                const Subject &subject,
                const SheetContent &content,
                const SheetWatch &watch = {});

/// One page as it will look on A4.
struct SheetPage
{
    QImage image;
    int count = 0; ///< of all pages
};

/// So many pixels wide; the last page if there are not so many.
SheetPage sheetPage(const Subject &subject, const SheetContent &content, int page, int width);
/// The largest cells of an empty board that fits on one such page, in whole millimetres.
double cellOnOnePage(const Subject &subject);
/// The largest ones with which it needs no more than some hundred pages, in millimetres.
double largestCell(const Subject &subject);

/// The sheet as a PDF of A4 pages.
QByteArray
sheetPdf(const Subject &subject, const SheetContent &content, const SheetWatch &watch = {});

} // namespace rookery
