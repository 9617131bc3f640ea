#include "widgets/rules/rule_rows.h"

#include "model/edit/rules/own_texts.h"
#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/rules/rule_row.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rookery {

namespace {

/// What is doubtful about the rule of a row; the first of its kind says also what concerns all.
QStringList doubts(const Design &design,
                   const std::vector<Problem> &problems,
                   const std::string &path,
                   bool isFirst)
{
    const std::string pointer = "/rules/" + path;
    const std::string list = "/rules/" + listAndPlace(path).first;
    QStringList sentences;
    if (hasRuleDraft(design, path))
        sentences << RuleRows::tr("Not all is said yet; until then the rule is as it was.");
    for (const Problem &problem : problems) {
        const std::string &place = problem.place.pointer;
        if (place == pointer || place.starts_with(pointer + "/") || (isFirst && place == list))
            sentences << shownSentence(shown(problem.message)) + QLatin1Char('.');
    }
    return sentences;
}

} // namespace

RuleRows::RuleRows()
    : m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("ruleRows"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

RuleRowView *RuleRows::makeRow()
{
    auto *row = new RuleRowView(this);
    connect(row, &RuleRowView::chosen, this, [this, row] { Q_EMIT chosen(row->entry().path); });
    connect(row, &RuleRowView::removeWanted, this, [this, row] {
        Q_EMIT removeWanted(row->entry().path);
    });
    connect(row, &RuleRowView::moveWanted, this, [this, row](int by) {
        Q_EMIT moveWanted(row->entry().path, by);
    });
    connect(row, &RuleRowView::dragWanted, this, [this, row] { Q_EMIT dragWanted(*row); });
    connect(row, &RuleRowView::stepWanted, this, &RuleRows::stepWanted);
    connect(row, &RuleRowView::formWanted, this, &RuleRows::formWanted);
    return row;
}

QLabel *RuleRows::headingAt(std::size_t place, const QString &title)
{
    while (m_headings.size() <= place) {
        QLabel *label = form::heading({});
        label->setParent(this);
        label->setContentsMargins(0, 6, 0, 0);
        m_headings.push_back(label);
    }
    m_headings[place]->setText(title);
    m_headings[place]->show();
    return m_headings[place];
}

void RuleRows::show(const std::vector<RuleEntry> &entries)
{
    while (QLayoutItem *item = m_column->takeAt(0))
        delete item;
    for (QLabel *heading : m_headings)
        heading->hide();
    m_shown = entries.size();
    while (m_rows.size() < m_shown)
        m_rows.push_back(makeRow());
    std::size_t headings = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        RuleRowView *row = m_rows[i];
        if (i >= m_shown) {
            row->setForm(nullptr);
            row->hide();
            continue;
        }
        const RuleEntry &entry = entries[i];
        if (i == 0 || entries[i - 1].kind != entry.kind) {
            QLabel *heading = headingAt(headings++, shown(entry.kind->title));
            heading->setToolTip(shown(entry.kind->says));
            m_column->addWidget(heading);
        }
        const auto [list, place] = listAndPlace(entry.path);
        const bool isLast = i + 1 == m_shown || entries[i + 1].kind != entry.kind;
        const bool isNumbered = entry.isInList && (place > 0 || !isLast);
        row->show(entry, isNumbered ? QStringLiteral("%1.").arg(place + 1) : QString());
        row->setMovable(entry.isInList && place > 0, entry.isInList && !isLast);
        m_column->addWidget(row);
    }
}

std::vector<RuleEntry> RuleRows::entries() const
{
    std::vector<RuleEntry> entries;
    for (std::size_t i = 0; i < m_shown; ++i)
        entries.push_back(m_rows[i]->entry());
    return entries;
}

void RuleRows::setProblems(const Design &design, const std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < m_shown; ++i) {
        const RuleEntry &entry = m_rows[i]->entry();
        const bool isFirst = i == 0 || m_rows[i - 1]->entry().kind != entry.kind;
        m_rows[i]->setProblems(doubts(design, problems, entry.path, isFirst));
    }
}

RuleRowView *RuleRows::row(const std::string &path) const
{
    return path.empty() ? nullptr : rowBeside(path, 0);
}

RuleRowView *RuleRows::first() const
{
    return m_shown > 0 ? m_rows.front() : nullptr;
}

RuleRowView *RuleRows::rowBeside(const std::string &path, int by) const
{
    for (std::size_t i = 0; i < m_shown; ++i) {
        if (m_rows[i]->entry().path != path)
            continue;
        const auto at = static_cast<std::ptrdiff_t>(i) + by;
        return at >= 0 && at < static_cast<std::ptrdiff_t>(m_shown)
                   ? m_rows[static_cast<std::size_t>(at)]
                   : nullptr;
    }
    return nullptr;
}

void RuleRows::leaveFormsExceptOf(const RuleRowView *kept)
{
    for (RuleRowView *row : m_rows) {
        if (row != kept && row->isChosen())
            row->setForm(nullptr);
    }
}

} // namespace rookery
