#pragma once

#include "widgets/panels/panel.h"

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace rookery {

/// The list of piece types: choose, make, copy, order and delete them.
class PiecesPanel final : public Panel
{
    Q_OBJECT

public:
    explicit PiecesPanel(QWidget *parent = nullptr);

    void addPiece();

Q_SIGNALS:
    /// Double click or Enter: the user wants to edit how this piece moves.
    void editWanted();

protected:
    void bound() override;

private:
    void refresh();
    void refreshChoice();
    void chosen(QListWidgetItem *item);
    void renamed(QListWidgetItem *item);
    void move(int by);

    QLineEdit *m_filter;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_copy;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    bool m_isRefreshing = false;
};

} // namespace rookery
