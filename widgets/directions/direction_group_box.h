#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace rookery {

/// The groups of directions: one is chosen, and its members are shown and changed elsewhere; here
/// groups are added, renamed and deleted.
class DirectionGroupBox final : public QWidget
{
    Q_OBJECT

public:
    explicit DirectionGroupBox(QWidget *parent = nullptr);

    void bind(Workspace *workspace);
    void refresh();

    /// Nothing while no group is chosen.
    std::optional<DirectionGroup> group() const;
    /// Takes a direction into the chosen group, or out of it; the last one stays.
    void toggle(DirectionId direction);

Q_SIGNALS:
    void chosen();

private:
    void add();
    void rename();
    void remove();
    void choose(const QString &name);
    QString current() const;

    Workspace *m_workspace = nullptr;
    QComboBox *m_groups;
    QLineEdit *m_name;
    QToolButton *m_add;
    QToolButton *m_rename;
    QToolButton *m_remove;
};

} // namespace rookery
