#pragma once

#include "widgets/base/key_table.h"
#include "widgets/workspace/panel.h"

class QDropEvent;
class QKeyEvent;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QMimeData;
class QListWidgetItem;
class QToolButton;

namespace rookery {

class PastePreview;

/// The list of piece types: choose, make, copy, order and delete them; paste or drop new ones.
class PiecesPanel final : public Panel
{
    Q_OBJECT

public:
    explicit PiecesPanel(QWidget *parent = nullptr);

    void addPiece();
    QListWidget *list() const { return m_list; }
    PastePreview *preview() const { return m_preview; }
    /// Shows what pieces the text would make; nothing changes until that is accepted.
    void offer(const QString &text);
    /// Puts a type where it stands before the type of this number, or behind the last one, as
    /// dragging it there does.
    void reorder(PieceId piece, std::size_t gap);
    /// Between which types a place of the list lies: the number of the type behind it.
    std::size_t gapAt(QPoint place) const;
    /// What the list does with keys.
    static const KeyTable<PiecesPanel> &keys();

Q_SIGNALS:
    /// Double click or Enter: the user wants to edit how this piece moves.
    void editWanted();

protected:
    void bound() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpList();
    QLayout *makeButtons();
    void refresh();
    void refreshChoice();
    void showNothing();
    void chosen(QListWidgetItem *item);
    void renamed(QListWidgetItem *item);
    void move(int by);
    bool pressed(QKeyEvent &event);
    bool drop(QDropEvent &event);
    void acceptPreview();
    void closePreview();
    bool canTake(const QMimeData &mime) const;
    bool take(const QMimeData &mime);

    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_nothing; ///< why the list is empty
    PastePreview *m_preview;
    QToolButton *m_add;
    QToolButton *m_copy;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    bool m_isRefreshing = false;
};

} // namespace rookery
