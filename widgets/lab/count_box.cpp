#include "widgets/lab/count_box.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace rookery {

CountBox::CountBox(QWidget *parent)
    : LabPage(parent)
    , m_depth(new QSpinBox)
    , m_button(form::verb("countMoves",
                          tr("Count move sequences"),
                          tr("How many sequences of legal moves there are from the position on "
                             "show, as authors of engines compare them (perft)")))
    , m_copy(form::verb("copyCounts", tr("Copy"), tr("Puts the counts on the clipboard")))
    , m_state(new QLabel)
{
    constexpr int longest = 9;
    setObjectName(QStringLiteral("countBox"));
    m_depth->setObjectName(QStringLiteral("countDepth"));
    m_depth->setRange(1, longest);
    m_depth->setValue(3);
    form::explain(m_depth, tr("Length"), tr("How many moves the longest sequences have"));
    m_state->setObjectName(QStringLiteral("countState"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_button, 1);
    row->addWidget(m_depth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_state);
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_run.isRunning())
            m_run.stop();
        else if (workspace())
            start();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(text());
    });
    connect(&m_run, &LabRun::changed, this, &CountBox::showButtons);
    showButtons();
}

void CountBox::showButtons()
{
    m_button->setText(m_run.isRunning() ? tr("Stop") : tr("Count move sequences"));
    m_button->setAccessibleName(m_button->text());
    m_copy->setEnabled(!text().isEmpty());
}

void CountBox::forget()
{
    stop();
    m_asked.reset();
    m_state->clear();
    showButtons();
}

/// What was counted is about one position only.
void CountBox::refresh()
{
    if (!m_asked || !workspace()->play().choice())
        return;
    const AskedGame now = gameOnShow(workspace()->play());
    if (!(m_asked->moves == now.moves && m_asked->start == now.start))
        forget();
}

void CountBox::start()
{
    if (!workspace()->play().choice())
        return;
    forget();
    m_asked = gameOnShow(workspace()->play());
    m_run.start<MoveCounts>(
        [analyst = analystOf(*workspace()), game = *m_asked, depth = m_depth->value()](
            const std::atomic<bool> &stop, const LabRun::Tell<MoveCounts> &tell) {
            return analyst->counts(game, depth, stop, tell);
        },
        [this](const MoveCounts &counts) { show(counts); });
}

void CountBox::show(const MoveCounts &counts)
{
    QStringList lines;
    for (const std::uint64_t count : counts.sequences)
        lines << QStringLiteral("perft %1: %2").arg(lines.size() + 1).arg(count);
    if (!counts.fault.isEmpty())
        lines << shownSentence(shown(counts.fault));
    m_state->setText(lines.join(QLatin1Char('\n')));
    showButtons();
}

QString CountBox::text() const
{
    return m_state->text();
}

} // namespace rookery
