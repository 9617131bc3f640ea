#pragma once

#include "model/base/problem.h"
#include "widgets/rules/rule_list.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rookery {

class RuleRowView;

/// The rules of a design as rows, each kind below its title.
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
    /// Null where there is none.
    RuleRowView *first() const;
    /// The row so many further; null beyond the ends.
    RuleRowView *rowBeside(const std::string &path, int by) const;
    void leaveFormsExceptOf(const RuleRowView *kept);

Q_SIGNALS:
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
    RuleRowView *makeRow();
    QLabel *headingAt(std::size_t place, const QString &title);

    QVBoxLayout *m_column;
    std::vector<RuleRowView *> m_rows; ///< those beyond m_shown are hidden
    std::vector<QLabel *> m_headings;
    std::size_t m_shown = 0;
};

} // namespace rookery
