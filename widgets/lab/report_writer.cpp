#include "widgets/lab/report_writer.h"

#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include <algorithm>

namespace rookery {

namespace {

constexpr int dotsPerInch = 300;
constexpr int margin = 20; ///< millimetres

/// Lays a report out from the top of a page to its bottom, and goes on on the next one.
class ReportPainter
{
public:
    explicit ReportPainter(QPdfWriter &writer)
        : m_writer(writer)
        , m_painter(&writer)
        , m_page(m_painter.viewport())
    {
    }

    void paint(const LabReport &report)
    {
        text(QString::fromStdString(report.title), 18, QFont::Bold);
        for (const std::string &note : report.notes)
            text(QString::fromStdString(note), 10, QFont::Normal);
        for (const ReportPart &part : report.parts)
            paint(part);
    }

private:
    void paint(const ReportPart &part)
    {
        const QByteArray svg =
            part.chart.bars.empty() ? QByteArray() : QByteArray::fromStdString(svgOf(part.chart));
        QSvgRenderer chart(svg);
        const QSizeF size = chart.isValid() ? chart.defaultSize() : QSizeF();
        const int height =
            size.isEmpty() ? 0 : int(m_page.width() * 0.9 * size.height() / size.width());
        constexpr int heading = 150;
        breakBefore(std::min(heading + height, m_page.height()));
        m_y += 60;
        text(QString::fromStdString(part.title), 13, QFont::Bold);
        if (height > 0) {
            chart.render(&m_painter, QRectF(0, m_y, m_page.width() * 0.9, height));
            m_y += height + 40;
        }
        row(part.columns, QFont::Bold);
        for (const auto &cells : part.rows)
            row(cells, QFont::Normal);
    }

    void setFont(int points, QFont::Weight weight)
    {
        QFont font(QStringLiteral("DejaVu Sans"), points, weight);
        m_painter.setFont(font);
        m_painter.setPen(Qt::black);
    }

    void text(const QString &words, int points, QFont::Weight weight)
    {
        setFont(points, weight);
        const QRect needed = m_painter.boundingRect(
            QRect(0, 0, m_page.width(), m_page.height()), Qt::TextWordWrap, words);
        breakBefore(needed.height());
        m_painter.drawText(QRect(0, m_y, m_page.width(), needed.height()), Qt::TextWordWrap, words);
        m_y += needed.height() + 20;
    }

    void row(const std::vector<std::string> &cells, QFont::Weight weight)
    {
        setFont(9, weight);
        const int height = m_painter.fontMetrics().height() + 16;
        breakBefore(height);
        const int first = m_page.width() / 2;
        const int others =
            first / std::max(1, static_cast<int>(cells.size()) - 1); // the first has names
        int x = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int width = i == 0 ? first : others;
            m_painter.drawText(QRect(x, m_y, width - 20, height),
                               Qt::AlignLeft | Qt::AlignVCenter,
                               m_painter.fontMetrics().elidedText(
                                   QString::fromStdString(cells[i]), Qt::ElideRight, width - 20));
            x += width;
        }
        m_y += height;
    }

    void breakBefore(int height)
    {
        if (m_y == 0 || m_y + height <= m_page.height())
            return;
        m_writer.newPage();
        m_y = 0;
    }

    QPdfWriter &m_writer;
    QPainter m_painter;
    QRect m_page;
    int m_y = 0;
};

} // namespace

QByteArray pdfOf(const LabReport &report)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        writer.setTitle(QString::fromStdString(report.title));
        ReportPainter(writer).paint(report);
    }
    return buffer.data();
}

Result<SavedFile> saveReport(const LabReport &report, const QString &path)
{
    std::string bytes;
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        bytes = pdfOf(report).toStdString();
    else if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        bytes = csvOf(report);
    else
        bytes = htmlOf(report);
    return writeFileAtomically(path.toStdString(), bytes);
}

} // namespace rookery
