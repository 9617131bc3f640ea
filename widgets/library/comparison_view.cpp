#include "widgets/library/comparison_view.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/library/compared_board.h"
#include "widgets/picture/picture_export.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int differenceRole = Qt::UserRole;
constexpr int patience = 400;                ///< milliseconds
constexpr int progressWidth = 240;           ///< pixels
constexpr int copiedSide = 640;              ///< width of a board that is copied, in pixels
constexpr int copiedHeight = 2 * copiedSide; ///< the most; a high narrow board is smaller
constexpr int copiedGap = 32;                ///< between both, and above them for the titles

QString iconOf(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added:
        return QStringLiteral("add");
    case DifferenceKind::Removed:
        return QStringLiteral("remove");
    case DifferenceKind::Changed:
        break;
    }
    return QStringLiteral("paint");
}

/// Whether cells themselves differ: other sections tell where that counts which differs.
bool isAboutCells(DesignSection section)
{
    return section == DesignSection::Board || section == DesignSection::Setup;
}

void join(std::vector<CellId> &all, const std::vector<CellId> &more)
{
    all.insert(all.end(), more.begin(), more.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
}

} // namespace

ComparisonView::ComparisonView(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget)
    , m_list(new QListWidget)
    , m_sentence(new QLabel)
    , m_progress(new QProgressBar)
    , m_stop(
          form::verb("stopComparison", tr("Stop"), tr("Stops the comparison, or begins it again")))
{
    auto *sides = new QWidget;
    auto *row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(makeSide(0), 1);
    row->addWidget(makeSide(1), 1);
    m_list->setObjectName(QStringLiteral("differences"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    form::explain(
        m_list, tr("Differences"), tr("What differs; choose one to see its cells on both boards"));
    m_stack->addWidget(m_list);
    m_stack->addWidget(makeSentencePage());
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(sides);
    splitter->addWidget(m_stack);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_list, &QListWidget::currentRowChanged, this, &ComparisonView::choose);
    m_patience.setObjectName(QStringLiteral("patience"));
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &ComparisonView::showWaiting);
    connect(m_stop, &QPushButton::clicked, this, &ComparisonView::stopOrGoOn);
}

QWidget *ComparisonView::makeSentencePage()
{
    m_sentence->setObjectName(QStringLiteral("comparisonSentence"));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setObjectName(QStringLiteral("comparisonProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(progressWidth, Tokens::barHeight);
    form::explain(m_progress, tr("Progress"), tr("How much of the designs has been compared"));
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(m_sentence);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(m_stop, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

QWidget *ComparisonView::makeSide(int side)
{
    const auto at = static_cast<std::size_t>(side);
    m_titles[at] = form::heading({});
    m_titles[at]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_titles[at]->setObjectName(QStringLiteral("comparedTitle%1").arg(side));
    m_boards[at] = new ComparedBoard;
    m_boards[at]->setObjectName(QStringLiteral("comparedBoard%1").arg(side));
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_titles[at]);
    column->addWidget(m_boards[at], 1);
    return box;
}

QString ComparisonView::sentence() const
{
    return m_stack->currentWidget() == m_list ? QString() : m_sentence->text();
}

void ComparisonView::setSide(int side, const QString &title, const std::optional<Design> &design)
{
    const auto at = static_cast<std::size_t>(side);
    m_titles[at]->setText(title);
    m_titles[at]->setToolTip(title);
    m_boards[at]->setDesign(design);
    form::explain(m_boards[at],
                  title,
                  side == 0 ? tr("The design that is compared with; cells that differ are outlined")
                            : tr("The design as it is now; cells that differ are outlined"));
}

void ComparisonView::setSides(const std::optional<Side> &before, const Side &after)
{
    m_work.forget();
    m_patience.stop();
    m_before = before;
    m_after = after;
    setSide(0,
            before ? before->title : QString(),
            before ? std::optional(before->design) : std::nullopt);
    setSide(1, after.title, after.design);
    m_differences.clear();
    m_isKnown = false;
    fillList();
}

void ComparisonView::compare(const Side &before, const Side &after)
{
    setSides(before, after);
    m_stack->setCurrentWidget(m_list);
    m_progress->setRange(0, 0);
    m_patience.start();
    m_work.ask([this, before = before.design, after = after.design](BackgroundRun &run) {
        ComparisonWatch watch;
        watch.stop = &run.stop;
        watch.heard = [this, &run](std::size_t done, std::size_t all) {
            run.inWindow([this, done, all] {
                m_progress->setRange(0, static_cast<int>(all));
                m_progress->setValue(static_cast<int>(done));
            });
        };
        return compareDesigns(before, after, watch);
    });
}

void ComparisonView::found(std::vector<DesignDifference> differences)
{
    m_patience.stop();
    m_differences = std::move(differences);
    m_isKnown = true;
    fillList();
    Q_EMIT compared();
    if (m_differences.empty())
        return say(tr("The two designs are the same."));
    m_stack->setCurrentWidget(m_list);
    m_list->setCurrentRow(1); // below the first heading
}

void ComparisonView::showNothing(const Side &after, const QString &sentence)
{
    setSides(std::nullopt, after);
    say(sentence);
}

/// In place of the list, with nothing chosen.
void ComparisonView::say(const QString &sentence)
{
    choose(-1);
    m_sentence->setText(sentence);
    m_progress->setVisible(isComparing());
    m_stop->setText(isComparing() ? tr("Stop") : tr("Compare again"));
    m_stop->setAccessibleName(m_stop->text());
    m_stop->hide();
    m_stack->setCurrentIndex(1);
}

void ComparisonView::showWaiting()
{
    say(tr("Comparing…"));
    m_stop->show();
}

void ComparisonView::stopOrGoOn()
{
    if (!isComparing())
        return compare(Side(*m_before), Side(m_after));
    m_work.forget();
    say(tr("The comparison was stopped."));
    m_stop->show();
}

/// Headings are passed over by the keyboard.
void ComparisonView::addHeading(DesignSection section, int count)
{
    auto *item = new QListWidgetItem(
        QStringLiteral("%1 (%2)").arg(form::titleOf(section)).arg(count), m_list);
    QFont font = m_list->font();
    font.setBold(true);
    item->setFont(font);
    item->setFlags(Qt::NoItemFlags);
    item->setForeground(m_list->palette().brush(QPalette::Active, QPalette::Text));
    item->setData(differenceRole, -1);
}

void ComparisonView::fillList()
{
    m_list->clear();
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        const DesignDifference &difference = m_differences[i];
        if (i == 0 || m_differences[i - 1].section != difference.section)
            addHeading(difference.section,
                       static_cast<int>(std::count_if(
                           m_differences.begin(), m_differences.end(), [&](const auto &each) {
                               return each.section == difference.section;
                           })));
        auto *item = new QListWidgetItem(
            tintedIcon(iconOf(difference.kind)), shown(difference.sentence), m_list);
        item->setToolTip(form::titleOf(difference.kind));
        item->setData(differenceRole, static_cast<int>(i));
    }
}

void ComparisonView::choose(int row)
{
    std::vector<CellId> before;
    std::vector<CellId> after;
    for (const DesignDifference &difference : m_differences) {
        if (!isAboutCells(difference.section))
            continue;
        join(before, difference.before);
        join(after, difference.after);
    }
    const int place = row < 0 ? -1 : m_list->item(row)->data(differenceRole).toInt();
    const DesignDifference none;
    const auto at = static_cast<std::size_t>(std::max(place, 0));
    const DesignDifference &chosen =
        place >= 0 && at < m_differences.size() ? m_differences[at] : none;
    m_boards[0]->mark(std::move(before), chosen.before);
    m_boards[1]->mark(std::move(after), chosen.after);
}

QString ComparisonView::text() const
{
    QStringList lines{tr("%1, compared with %2").arg(m_titles[1]->text(), m_titles[0]->text())};
    for (int i = 0; i < m_list->count(); ++i) {
        const QListWidgetItem &item = *m_list->item(i);
        const bool isHeading = item.data(differenceRole).toInt() < 0;
        lines << (isHeading ? QStringLiteral("\n") : QStringLiteral("- ")) + item.text();
    }
    if (m_list->count() == 0)
        lines << m_sentence->text();
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void ComparisonView::paintSides(QPainter &painter, const QSize &area) const
{
    painter.fillRect(QRect(QPoint(), area), palette().window());
    painter.setFont(m_titles[0]->font());
    painter.setPen(palette().color(QPalette::WindowText));
    const int width = (area.width() - copiedGap) / 2;
    for (std::size_t side = 0; side < m_boards.size(); ++side) {
        painter.save();
        painter.translate(static_cast<double>(side) * (width + copiedGap), 0);
        const QString title =
            painter.fontMetrics().elidedText(m_titles[side]->text(), Qt::ElideRight, width);
        painter.drawText(QRect(0, 0, width, copiedGap), Qt::AlignVCenter, title);
        painter.translate(0, copiedGap);
        m_boards[side]->paint(painter, QSizeF(width, area.height() - copiedGap));
        painter.restore();
    }
}

std::unique_ptr<QMimeData> ComparisonView::copiedPicture() const
{
    if (!m_isKnown)
        return nullptr;
    const int height =
        std::min(copiedHeight,
                 std::max(m_boards[0]->heightFor(copiedSide), m_boards[1]->heightFor(copiedSide)));
    const QSize area(2 * copiedSide + copiedGap, copiedGap + height);
    auto copied = clipboardPicture(area, [&](QPainter &painter) { paintSides(painter, area); });
    copied->setText(text());
    return copied;
}

} // namespace rookery
