#include "widgets/rules/rule_rows.h"

#include "model/edit/rules/own_texts.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/rules/rule_row.h"

#include <QVBoxLayout>

#include <algorithm>

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
{
    setObjectName(QStringLiteral("ruleRows"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::smallGap);
    for (const RuleRow &kind : ruleRows()) {
        m_groups.push_back(makeGroup(kind));
        column->addWidget(m_groups.back().section);
    }
}

RuleRows::Group RuleRows::makeGroup(const RuleRow &kind)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::smallGap);
    const std::string key = "rules." + std::string(kind.key);
    auto *section = new FoldSection(key.c_str(), shown(kind.title), column);
    section->setSays(shown(kind.says));
    section->hide();
    connect(section, &FoldSection::toggled, this, [this, section] {
        for (const RuleRowView *row : section->findChildren<RuleRowView *>()) {
            if (section->isFolded() && row->isChosen())
                return chosen({});
        }
    });
    return {&kind, section, column, {}, 0};
}

RuleRowView *RuleRows::makeRow()
{
    auto *row = new RuleRowView;
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

void RuleRows::show(const std::vector<RuleEntry> &entries)
{
    for (Group &group : m_groups) {
        const auto isOfKind = [&](const RuleEntry &entry) {
            return entry.kind == group.kind;
        };
        const auto begin = std::find_if(entries.begin(), entries.end(), isOfKind);
        showGroup(group, {begin, std::find_if_not(begin, entries.end(), isOfKind)});
    }
}

void RuleRows::showGroup(Group &group, std::span<const RuleEntry> entries)
{
    group.shown = entries.size();
    while (group.rows.size() < group.shown) {
        group.rows.push_back(makeRow());
        group.column->addWidget(group.rows.back());
    }
    for (std::size_t i = group.shown; i < group.rows.size(); ++i) {
        group.rows[i]->setForm(nullptr);
        group.rows[i]->hide();
    }
    for (std::size_t i = 0; i < group.shown; ++i) {
        const RuleEntry &entry = entries[i];
        const bool isLast = i + 1 == group.shown;
        const bool isNumbered = entry.isInList && group.shown > 1;
        group.rows[i]->show(entry, isNumbered ? QStringLiteral("%1.").arg(i + 1) : QString());
        group.rows[i]->setMovable(entry.isInList && i > 0, entry.isInList && !isLast);
    }
    group.section->setVisible(group.shown > 0);
}

std::vector<RuleRowView *> RuleRows::shownRows() const
{
    std::vector<RuleRowView *> rows;
    for (const Group &group : m_groups)
        rows.insert(rows.end(),
                    group.rows.begin(),
                    group.rows.begin() + static_cast<std::ptrdiff_t>(group.shown));
    return rows;
}

std::vector<RuleEntry> RuleRows::entries() const
{
    std::vector<RuleEntry> entries;
    for (const RuleRowView *row : shownRows())
        entries.push_back(row->entry());
    return entries;
}

void RuleRows::setProblems(const Design &design, const std::vector<Problem> &problems)
{
    for (const Group &group : m_groups) {
        for (std::size_t i = 0; i < group.shown; ++i)
            group.rows[i]->setProblems(
                doubts(design, problems, group.rows[i]->entry().path, i == 0));
    }
}

RuleRowView *RuleRows::row(const std::string &path) const
{
    for (RuleRowView *row : shownRows()) {
        if (!path.empty() && row->entry().path == path)
            return row;
    }
    return nullptr;
}

RuleRowView *RuleRows::first() const
{
    const auto rows = shownRows();
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const RuleRowView *row) { return row->isVisibleTo(this); });
    return found == rows.end() ? nullptr : *found;
}

RuleRowView *RuleRows::rowBeside(const std::string &path, int by) const
{
    auto rows = shownRows();
    std::erase_if(rows, [&](const RuleRowView *row) {
        return !row->isVisibleTo(this) && row->entry().path != path;
    });
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const RuleRowView *row) {
        return row->entry().path == path;
    });
    const auto at = found - rows.begin() + by;
    const bool isThere = found != rows.end() && at >= 0 && at < std::ssize(rows);
    return isThere ? rows[static_cast<std::size_t>(at)] : nullptr;
}

void RuleRows::reveal(const RuleRowView &row)
{
    for (const Group &group : m_groups) {
        if (group.section->isAncestorOf(&row))
            group.section->reveal();
    }
}

void RuleRows::leaveFormsExceptOf(const RuleRowView *kept)
{
    for (RuleRowView *row : shownRows()) {
        if (row != kept && row->isChosen())
            row->setForm(nullptr);
    }
}

} // namespace rookery
