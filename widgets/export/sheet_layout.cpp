#include "widgets/export/sheet_layout.h"

#include "model/board/phrase_names.h"
#include "model/design/rule_sheet.h"
#include "model/exchange/drawing/drawing.h"
#include "model/file/design/form_use.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/export/board_tiles.h"
#include "widgets/export/cut_pieces.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <set>

namespace rookery {

namespace {

constexpr int columns = 3;
constexpr double gap = 14; // points, as all lengths here
constexpr double titleHeight = 34;
constexpr double headingHeight = 24;
constexpr double nameHeight = 15;
constexpr double markSide = 16;
constexpr double lineHeight = 11.5;
constexpr double indent = 9;
constexpr double boardShare = 0.32; // of the page's height at most

/// Lines of text that fit into the width. A little is kept free, because printers measure letters
/// otherwise than screens.
QStringList linesOf(const QString &text, double width)
{
    constexpr double safe = 0.97;
    QTextLayout layout(text, sheetFont(SheetItem::Kind::Line));
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * safe);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QString asSentence(QString words)
{
    words[0] = words[0].toUpper();
    return words;
}

class SheetFlow
{
public:
    SheetFlow(const Subject &subject, const SheetContent &content, const QSizeF &page)
        : m_subject(subject)
        , m_content(content)
        , m_page(page)
        , m_pages(1)
    {
    }

    std::vector<std::vector<SheetItem>> flow()
    {
        title();
        if (m_content.hasBoard)
            board();
        if (!m_content.pieces.empty())
            pieces();
        if (m_content.hasRules)
            rules();
        if (!m_content.examples.isEmpty())
            examples();
        return std::move(m_pages);
    }

private:
    /// Begins another page if there is not so much room left.
    void need(double height)
    {
        if (m_top + height <= m_page.height() || m_pages.back().empty())
            return;
        m_pages.emplace_back();
        m_top = 0;
    }

    void add(SheetItem::Kind kind, const QRectF &area, const QString &text = {})
    {
        m_pages.back().push_back({kind, area, text});
    }

    void title()
    {
        const Info &info = *m_subject.design().info;
        const QString name = info.name.empty()
                                 ? QCoreApplication::translate("PieceSheet", "Piece sheet")
                                 : QString::fromStdString(info.name);
        add(SheetItem::Kind::Title, {0, 0, m_page.width(), titleHeight - 8}, name);
        m_top = titleHeight;
        if (!info.author.empty())
            paragraph(QString::fromStdString(info.author));
    }

    void board()
    {
        const bool isAlone = m_content.hasBoardAlone();
        const double height = isAlone ? m_page.height() - m_top : m_page.height() * boardShare;
        add(SheetItem::Kind::Board, {0, m_top, m_page.width(), height});
        m_top += height + gap;
        if (isAlone)
            return;
        for (const Message &hand : handSentences(m_subject.design()))
            paragraph(shown(hand));
    }

    void heading(const QString &text)
    {
        need(headingHeight + 2 * lineHeight);
        add(SheetItem::Kind::Heading, {0, m_top, m_page.width(), headingHeight - 6}, text);
        m_top += headingHeight;
    }

    /// Every mark that some diagram has, with what it means.
    void legend()
    {
        std::set<MarkKind> kinds;
        for (const PieceId piece : m_content.pieces) {
            const auto diagram = moveDiagram(m_subject, piece);
            for (const MarkKind kind : diagram ? marksOf(diagram->reach) : std::vector<MarkKind>())
                kinds.insert(kind);
        }
        const QFontMetricsF metrics(sheetFont(SheetItem::Kind::Line));
        double left = 0;
        for (const MarkLegend &row : markLegend()) {
            if (!kinds.contains(row.kind))
                continue;
            const QString name = shown(row.name);
            const double width = markSide + 5 + metrics.horizontalAdvance(name) + gap;
            if (left > 0 && left + width > m_page.width()) {
                left = 0;
                m_top += markSide + 4;
            }
            m_pages.back().push_back(
                {SheetItem::Kind::Mark, {left, m_top, width, markSide}, name, {}, row.kind});
            left += width;
        }
        m_top += kinds.empty() ? 0 : markSide + gap;
    }

    /// A picture with its name above it and its words below.
    struct Figure
    {
        QString name;
        SheetItem picture; ///< without its area
        QString words;
    };

    static double columnWidth(const QSizeF &page)
    {
        return (page.width() - gap * (columns - 1)) / columns;
    }

    void pieces()
    {
        need(headingHeight + markSide + gap + nameHeight + columnWidth(m_page) + 4 * lineHeight);
        heading(QCoreApplication::translate("PieceSheet", "Pieces"));
        legend();
        std::vector<Figure> all;
        for (const PieceId piece : m_content.pieces)
            all.push_back({QString::fromStdString(m_subject.pieces()[piece].name),
                           {SheetItem::Kind::Diagram, {}, {}, piece},
                           asSentence(shown(pieceSentence(m_subject, piece)))});
        figures(all);
    }

    /// In rows, each as high as its longest text.
    void figures(const std::vector<Figure> &all)
    {
        const double width = columnWidth(m_page);
        for (std::size_t first = 0; first < all.size(); first += columns) {
            const std::size_t last = std::min(all.size(), first + columns);
            std::vector<QStringList> texts;
            qsizetype most = 0;
            for (std::size_t i = first; i < last; ++i) {
                texts.push_back(linesOf(all[i].words, width));
                most = std::max(most, texts.back().size());
            }
            const double height = nameHeight + width + 4 + lineHeight * static_cast<double>(most);
            need(height);
            for (std::size_t i = first; i < last; ++i)
                figure(all[i],
                       (width + gap) * static_cast<double>(i - first),
                       width,
                       texts[i - first]);
            m_top += height + gap;
        }
    }

    void figure(const Figure &figure, double left, double width, const QStringList &text)
    {
        add(SheetItem::Kind::Name, {left, m_top, width, nameHeight}, figure.name);
        SheetItem picture = figure.picture;
        picture.area = {left, m_top + nameHeight, width, width};
        m_pages.back().push_back(std::move(picture));
        double top = m_top + nameHeight + width + 4;
        for (const QString &line : text) {
            add(SheetItem::Kind::Line, {left, top, width, lineHeight}, line);
            top += lineHeight;
        }
    }

    /// Those that hold; how many do not is said.
    void examples()
    {
        const auto &[list, broken] = m_content.examples;
        if (!list.empty())
            need(headingHeight + nameHeight + columnWidth(m_page) + 4 * lineHeight);
        heading(QCoreApplication::translate("PieceSheet", "Examples"));
        std::vector<Figure> all;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const SheetExample &example = list[i];
            SheetItem picture{SheetItem::Kind::Example, {}};
            picture.example = i;
            const QString number =
                QCoreApplication::translate("PieceSheet", "Example %1").arg(example.number);
            all.push_back({example.name.empty() ? number : QString::fromStdString(example.name),
                           picture,
                           exampleWords(example)});
        }
        figures(all);
        if (broken.empty())
            return;
        QStringList numbers;
        for (const std::size_t number : broken)
            numbers << QString::number(number);
        paragraph(QCoreApplication::translate("PieceSheet",
                                              "Left out, since the rules contradict them: %1")
                      .arg(numbers.join(QStringLiteral(", "))));
    }

    static QString moveList(const std::vector<std::string> &moves)
    {
        constexpr std::size_t most = 16;
        QStringList texts;
        for (std::size_t i = 0; i < std::min(most, moves.size()); ++i)
            texts << QString::fromStdString(moves[i]);
        if (moves.size() > most)
            texts << QStringLiteral("…");
        return texts.join(QStringLiteral(", "));
    }

    QString exampleWords(const SheetExample &example) const
    {
        const PlayerId player = example.position.toMove();
        QStringList parts;
        for (const Message &rule : example.rules)
            parts << asSentence(shown(rule)) + QLatin1Char('.');
        parts << QCoreApplication::translate("PieceSheet", "%1 to move.")
                     .arg(QString::fromStdString(m_subject.rules()[player].name));
        if (!example.legal.empty())
            parts << QCoreApplication::translate("PieceSheet", "Legal: %1.")
                         .arg(moveList(example.legal));
        if (!example.forbidden.empty())
            parts << QCoreApplication::translate("PieceSheet", "Not legal: %1.")
                         .arg(moveList(example.forbidden));
        return parts.join(QLatin1Char(' '));
    }

    void rules()
    {
        const std::vector<RuleSentence> sentences =
            formSheet(m_subject.design(), shownWording(), thingNames(m_subject.design()).cellName);
        if (sentences.empty())
            return;
        heading(QCoreApplication::translate("PieceSheet", "Rules"));
        for (const RuleSentence &rule : sentences) {
            need(lineHeight);
            add(SheetItem::Kind::Line, {0, m_top, indent, lineHeight}, QStringLiteral("•"));
            paragraph(QString::fromStdString(rule.text), indent);
        }
    }

    void paragraph(const QString &text, double left = 0)
    {
        for (const QString &line : linesOf(text, m_page.width() - left)) {
            need(lineHeight);
            add(SheetItem::Kind::Line, {left, m_top, m_page.width() - left, lineHeight}, line);
            m_top += lineHeight;
        }
        m_top += 3;
    }

    const Subject &m_subject;
    const SheetContent &m_content;
    QSizeF m_page;
    std::vector<std::vector<SheetItem>> m_pages;
    double m_top = 0;
};

} // namespace

QFont sheetFont(SheetItem::Kind kind)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    // One unit of the painter is a point, whatever the device's resolution is.
    switch (kind) {
    case SheetItem::Kind::Title:
        font.setPixelSize(20);
        break;
    case SheetItem::Kind::Heading:
        font.setPixelSize(13);
        break;
    case SheetItem::Kind::Name:
        font.setPixelSize(10);
        break;
    default:
        font.setPixelSize(8);
        return font;
    }
    font.setWeight(QFont::Bold);
    return font;
}

std::vector<std::vector<SheetItem>>
layOutSheet(const Subject &subject, const SheetContent &content, const QSizeF &page)
{
    if (content.cellSize <= 0)
        return SheetFlow(subject, content, page).flow();
    auto pages = layOutTiles(subject, content.cellSize, page);
    if (content.hasCutPieces) {
        const SheetItem &tile = pages.front().front();
        const double side = tile.area.width() / tile.part.width();
        for (auto &pieces : layOutPieces(subject, side, page))
            pages.push_back(std::move(pieces));
    }
    return pages;
}

} // namespace rookery
