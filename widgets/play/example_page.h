#pragma once

#include "model/design/design.h"
#include "widgets/base/background.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

class Workspace;

/// The pinned examples of the design: positions with moves that must be legal or must not be, and
/// whether that still holds. Moves are shown and typed by the labels at the board's edge.
class ExamplePage final : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplePage(QWidget *parent = nullptr);

    /// Null while no one plays.
    void setWorkspace(Workspace *workspace) { m_workspace = workspace; }
    /// The design has changed: the examples are asked again.
    void refresh();
    /// The position on the board with what is legal there.
    void pin();

private:
    QWidget *makeButtons();
    void edit();
    void remove();
    void begin(QTreeWidgetItem *item);
    void show();
    void showChosen(const Example *example);
    int chosen() const;

    Workspace *m_workspace = nullptr;
    QTreeWidget *m_list;
    QLineEdit *m_name;
    QLineEdit *m_expected;
    QLineEdit *m_forbidden;
    QLabel *m_none;
    QStringList m_faults; ///< by example; what is wrong with it
    Background<QStringList> m_verdicts{[this](const QStringList &faults) {
        m_faults = faults;
        show();
    }};
    bool m_isShowing = false;
};

} // namespace rookery
