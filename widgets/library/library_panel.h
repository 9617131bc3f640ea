#pragma once

#include "widgets/base/background.h"
#include "widgets/library/library_model.h"
#include "widgets/workspace/panel.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace rookery {

/// The pieces that people know: search them by name, game or notation, or by how the edited piece
/// moves, and take one over with a click.
class LibraryPanel final : public Panel
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);

    QLineEdit *searchField() const { return m_search; }
    QListView *list() const { return m_list; }
    QToolButton *likeButton() const { return m_like; }
    /// Shows the pieces that were looked for and chooses this one.
    void show(const QString &search);
    /// The search field, ready to be typed into.
    void focusSearch();

protected:
    void bound() override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What the edited piece is like, and when that was found out.
    struct Likest
    {
        PieceType type;
        std::vector<LibraryModel::Row> rows;
    };

    QLayout *buttons();
    void refresh();
    Lattice lattice() const;
    void lookForLikePieces();
    void showRows(std::vector<LibraryModel::Row> rows);
    void showNothing();
    void refreshButtons();
    std::optional<std::size_t> chosen() const;
    void add(const QModelIndex &index);
    void startFrom();
    const PieceType *editedPiece() const;

    QLineEdit *m_search;
    QToolButton *m_like;
    LibraryModel *m_model;
    QListView *m_list;
    QLabel *m_nothing;
    QLabel *m_note; ///< about boards for which few pieces are known
    QPushButton *m_add;
    QPushButton *m_start;
    QTimer m_afterEdit;
    std::optional<Likest> m_likest;
    Background<Likest> m_comparison{[this](Likest found) {
        m_likest = std::move(found);
        refresh();
    }};
    bool m_isShown = false;
    std::optional<Lattice> m_lattice; ///< for which the list was made
};

} // namespace rookery
