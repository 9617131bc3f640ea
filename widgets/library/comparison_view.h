#pragma once

#include "model/analysis/comparison/design_comparison.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace rookery {

class ComparedBoard;

/// Two designs side by side: their boards with the cells that differ, and below them what differs,
/// section by section. What is chosen there is shown on both boards.
class ComparisonView final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonView(QWidget *parent = nullptr);

    struct Side
    {
        QString title;
        Design design;
    };

    void compare(const Side &before, const Side &after);
    /// There is nothing to compare with; the sentence says why.
    void showNothing(const Side &after, const QString &sentence);

    ComparedBoard *boardBefore() const { return m_boards[0]; }
    ComparedBoard *boardAfter() const { return m_boards[1]; }
    QListWidget *list() const { return m_list; }
    /// What stands in place of the list; empty while there is one.
    QString sentence() const;

private:
    QWidget *makeSide(int side);
    void setSide(int side, const QString &title, const std::optional<Design> &design);
    void fillList();
    void addHeading(DesignSection section, int count);
    void choose(int row);
    void say(const QString &sentence);

    std::vector<DesignDifference> m_differences;
    std::array<QLabel *, 2> m_titles;
    std::array<ComparedBoard *, 2> m_boards;
    QStackedWidget *m_stack;
    QListWidget *m_list;
    QLabel *m_sentence;
};

} // namespace rookery
