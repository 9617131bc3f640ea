#pragma once

#include "model/base/problem.h"
#include "widgets/base/background.h"
#include "widgets/workspace/panel.h"

#include <QTimer>

#include <optional>
#include <vector>

class QLabel;
class QStackedLayout;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

/// What is doubtful about the design, found again shortly after every edit and off the window's
/// thread; a click shows the place, a button mends it.
class ProblemsPanel final : public Panel
{
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget *parent = nullptr);

    int errors() const { return m_errors; }
    int warnings() const { return m_warnings; }
    /// Those that the author has not approved.
    const std::vector<Problem> &problems() const { return m_problems; }
    /// Checks at once and waits, for tests.
    void checkNow();
    /// Chooses the next problem and shows its place.
    void goToNext();

Q_SIGNALS:
    void countsChanged();
    /// The rule under this path is to be shown.
    void ruleWanted(const QString &path);

protected:
    void bound() override;

private:
    void start();
    void show(const std::vector<Problem> &problems);
    QTreeWidgetItem *makeItem(const Problem &problem, std::size_t index);
    static QPushButton *makeButton(const QString &text, const QString &tip);
    void addItem(const Problem &problem, std::size_t index);
    void addApproved(const Problem &problem, std::size_t index);
    void keepNote(QTreeWidgetItem *item, int column);
    void filter(const QString &text);
    /// Random games are played for a while after the last edit, until one ends or an edit comes.
    void startGames();
    void stopGames();
    void goTo(QTreeWidgetItem *item);
    void mend(const Problem &problem);

    QWidget *m_found; ///< the list and its filter
    QTreeWidget *m_list;
    QLineEdit *m_filter;
    QLabel *m_empty;
    QStackedLayout *m_pages;
    QTimer m_afterEdit;
    Background<std::vector<Problem>> m_check;
    QTimer m_beforeGames;
    Background<std::vector<Problem>> m_games;
    bool m_isEdited = false; ///< since the design is shown: only what is worked on is played much
    std::vector<Problem> m_problems;
    std::vector<Problem> m_approved; ///< by the author; listed behind the others
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace rookery
