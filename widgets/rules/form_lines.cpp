#include "widgets/rules/form_lines.h"

#include "widgets/base/tokens.h"
#include "widgets/rules/whole_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace rookery {

namespace {

constexpr int columnGap = Tokens::gap; // pixels between columns

/// Pixels that a chooser needs, so that nothing of it is cut.
int neededWidth(const QWidget &chooser)
{
    const int least = chooser.minimumSizeHint().width();
    const auto *text = dynamic_cast<const WholeText *>(&chooser);
    return text ? std::max(least, text->wholeWidth()) : least;
}

} // namespace

FormLines::FormLines(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_right(columnGap)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(columnGap);
    m_grid->setVerticalSpacing(Tokens::smallGap);
    m_grid->setColumnStretch(1, 1);
}

void FormLines::add(QLabel *label, QWidget *chooser, QWidget *button, Place place)
{
    m_lines.push_back({label, chooser, button, place, place == Place::Below});
    if (button)
        m_right = std::max(m_right, button->sizeHint().width() + columnGap);
    put(m_lines.size() - 1);
}

/// Each line has two rows of the grid; what is empty takes no room.
void FormLines::put(std::size_t at)
{
    const Line &line = m_lines[at];
    const int row = 2 * static_cast<int>(at);
    if (line.button)
        m_grid->addWidget(line.button, row, 2);
    m_grid->addWidget(line.label, row, 0, 1, line.isBelow ? 2 : 1);
    if (line.isBelow)
        m_grid->addWidget(line.chooser, row + 1, 0, 1, 3);
    else
        m_grid->addWidget(
            line.chooser, row, 1, line.place == Place::Left ? Qt::AlignLeft : Qt::Alignment());
}

bool FormLines::fitsBeside(const Line &line, int labels) const
{
    return line.place != Place::Below && line.label->sizeHint().width() <= labels
           && neededWidth(*line.chooser) <= width() - m_right - labels - columnGap;
}

/// As wide as leaves most lines whole.
int FormLines::labelsWidth() const
{
    int best = 0;
    std::ptrdiff_t most = 0;
    for (const Line &line : m_lines) {
        const int labels = line.label->sizeHint().width();
        const auto whole = std::count_if(m_lines.begin(), m_lines.end(), [&](const Line &each) {
            return fitsBeside(each, labels);
        });
        if (whole > most || (whole == most && labels < best)) {
            most = whole;
            best = labels;
        }
    }
    return best;
}

void FormLines::arrange()
{
    const int labels = labelsWidth();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        const bool isBelow = !fitsBeside(line, labels);
        if (isBelow == line.isBelow)
            continue;
        line.isBelow = isBelow;
        for (QWidget *part : {static_cast<QWidget *>(line.label), line.chooser, line.button}) {
            if (part)
                m_grid->removeWidget(part);
        }
        put(i);
    }
}

/// That of all lines in the narrowest arrangement.
QSize FormLines::minimumSizeHint() const
{
    int width = 0;
    for (const Line &line : m_lines) {
        const int top = line.label->sizeHint().width() + (line.button ? m_right : 0);
        width = std::max({width, top, line.chooser->minimumSizeHint().width()});
    }
    return {width, QWidget::minimumSizeHint().height()};
}

void FormLines::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void FormLines::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace rookery
