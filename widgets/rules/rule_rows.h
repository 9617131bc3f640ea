#pragma once

#include "model/base/problem.h"
#include "widgets/rules/rule_list.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QVBoxLayout;

namespace rookery {

class FoldSection;
class RuleRowView;

/// The rules of a design as rows, each kind below its title, which folds it away.
class RuleRows final : public QWidget
{
    Q_OBJECT

public:
    RuleRows();

    void show(const std::vector<RuleEntry> &entries);
    std::vector<RuleEntry> entries() const;
    /// What is doubtful about the design; those about rules stand at their rows.
    void setProblems(const Design &design, const std::vector<Problem> &problems);
    /// Null where no row on show has this path.
    RuleRowView *row(const std::string &path) const;
    /// The first that is not folded away; null where there is none.
    RuleRowView *first() const;
    /// The row so many further, those that are folded away not counted; null beyond the ends.
    RuleRowView *rowBeside(const std::string &path, int by) const;
    /// Unfolds the kind that this row is of.
    void reveal(const RuleRowView &row);
    void leaveFormsExceptOf(const RuleRowView *kept);

Q_SIGNALS:
    /// Empty where the chosen one is folded away.
    void chosen(const std::string &path);
    void removeWanted(const std::string &path);
    void moveWanted(const std::string &path, int by);
    /// From the keyboard: the row so many further.
    void stepWanted(int by);
    /// The mouse draws it away.
    void dragWanted(const RuleRowView &row);
    /// The keyboard wants to go into the choosers.
    void formWanted();

private:
    /// The rules of one kind.
    struct Group
    {
        const RuleRow *kind = nullptr;
        FoldSection *section = nullptr;
        QVBoxLayout *column = nullptr;
        std::vector<RuleRowView *> rows; ///< those beyond `shown` are hidden
        std::size_t shown = 0;
    };
    Group makeGroup(const RuleRow &kind);
    void showGroup(Group &group, std::span<const RuleEntry> entries);
    RuleRowView *makeRow();
    /// From the top to the bottom.
    std::vector<RuleRowView *> shownRows() const;

    std::vector<Group> m_groups; ///< one for each kind there is, in their order
};

} // namespace rookery
