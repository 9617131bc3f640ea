#pragma once

#include "widgets/base/key_table.h"
#include "widgets/movement/cell_sources.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/pieces/leg_rows.h"

#include <QWidget>

class QDropEvent;
class QLabel;
class QMenu;
class QToolButton;
class QKeyEvent;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

class LegForm;

/// A piece's movements as a tree: movements, their path's items, the steps of groups; or their
/// legs, below each the legs that follow on an empty cell, a friend or an enemy. What can be chosen
/// stands in the row itself; choosing a row shows its part of the movement alone, its box takes
/// that part out of the picture.
class LegList final : public QWidget
{
    Q_OBJECT

public:
    explicit LegList(EditedMovement &movement, QWidget *parent = nullptr);

    QTreeWidget *tree() const { return m_tree; }
    /// Shows all about the chosen leg in a window of its own, which stays and follows the choice.
    void openForm();
    /// What a double click on a row does.
    void openRow(QTreeWidgetItem &row);
    /// Null until it has been opened.
    LegForm *form() const { return m_form; }
    /// The row of a movement, or of one of its items.
    QTreeWidgetItem *row(std::size_t entry, std::optional<std::size_t> item = std::nullopt) const;
    /// The first row of a leg; null if there is none.
    QTreeWidgetItem *row(std::size_t entry, const EditedMovement::LegPlace &leg) const;
    /// Marks the rows that lead to the cell under the pointer.
    void highlight(const std::vector<CellSource> &sources);
    /// What the chosen row does, in words.
    QString explanation() const;

    /// What a right click on the row offers. The caller opens it; it goes when it is closed.
    QMenu *menuOf(QTreeWidgetItem &row);

    /// What the list does with keys.
    static const KeyTable<LegList> &keys();

    void duplicate();
    void remove();
    void move(int by);
    /// Puts a row in the place of another, as dragging it there does: a movement among the others,
    /// an item within its path.
    void reorder(const EditedMovement::Row &from, const EditedMovement::Row &to);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpTree();
    void showMenu(QPoint at);
    void layOut();
    void refresh();
    void explain();
    void placeForm();
    void legChanged(const QTreeWidgetItem &row, int column);
    bool drop(QDropEvent *event);
    void showChoice();
    void currentChanged(QTreeWidgetItem *now);
    void valueChanged(QTreeWidgetItem *row, int column);
    void stepChanged(const QTreeWidgetItem &row, std::size_t item, std::size_t step);
    void applyLater(std::size_t entry, const QString &undoText, Path path);
    void editChoice(QTreeWidgetItem *row, int column);

    EditedMovement &m_movement;
    QTreeWidget *m_tree;
    QToolButton *m_add;
    QToolButton *m_openForm;
    QToolButton *m_duplicate;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
    QLabel *m_explanation;
    LegForm *m_form = nullptr;
    std::optional<QPoint> m_formPlace; ///< where the program put it
    QString m_shown; ///< everything the rows say, to rebuild them only when that changes
    std::vector<std::vector<MovementLegs>> m_legs; ///< by entry
    bool m_isRefreshing = false;
};

} // namespace rookery
