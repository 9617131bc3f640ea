#pragma once

#include "widgets/editor/edited_movement.h"

#include <QWidget>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

/// A piece's movements as a tree: movements, their path's items, the steps of groups. What can be
/// chosen stands in the row itself; choosing a row shows its part of the movement alone.
class LegList final : public QWidget
{
    Q_OBJECT

public:
    explicit LegList(EditedMovement &movement, QWidget *parent = nullptr);

    enum Column { What, Reach, May };
    /// The value of a cell that offers a choice: a range, a Rights or a When.
    static constexpr int choiceRole = Qt::UserRole + 3;

    QTreeWidget *tree() const { return m_tree; }
    /// The row of a movement, or of one of its items.
    QTreeWidgetItem *row(std::size_t entry, std::optional<std::size_t> item = std::nullopt) const;

    void duplicate();
    void remove();
    void move(int by);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int entryRole = Qt::UserRole;
    static constexpr int itemRole = Qt::UserRole + 1;
    static constexpr int stepRole = Qt::UserRole + 4;
    static constexpr int noChild = -1;

    void setUpTree();
    void layOut();
    void refresh();
    void rebuild();
    void addEntry(std::size_t entry);
    void addItem(QTreeWidgetItem *parent, std::size_t entry, std::size_t item);
    QTreeWidgetItem *addPart(QTreeWidgetItem *parent, When when);
    void addLegs(QTreeWidgetItem *parent, const LegGraph &legs);
    void showChoice();
    void currentChanged(QTreeWidgetItem *now);
    void valueChanged(QTreeWidgetItem *row, int column);
    void stepChanged(const QTreeWidgetItem &row, std::size_t item, std::size_t step);
    void applyLater(std::size_t entry, const QString &undoText, Path path);
    void editChoice(QTreeWidgetItem *row, int column);

    EditedMovement &m_movement;
    QTreeWidget *m_tree;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
    QString m_shown; ///< everything the rows say, to rebuild them only when that changes
    bool m_isRefreshing = false;
};

} // namespace rookery
