#pragma once

#include "model/design/board_recipe.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace rookery {

/// Chooses a board: a gallery of kinds, the size, and the same as a line of text, with a picture of
/// what will come out.
class NewBoardDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NewBoardDialog(QWidget *parent = nullptr);

    /// The board that the present choice makes; none while it is impossible.
    const std::optional<BoardRecipe> &recipe() const { return m_recipe; }

private:
    QWidget *makeGallery();
    QWidget *makeSize();
    void choose(int kind);
    void choiceChanged();
    void textChanged();
    void present(const BoardRecipe &recipe);

    QButtonGroup *m_kinds;
    QWidget *m_sizeBox;
    QSpinBox *m_files;
    QSpinBox *m_ranks;
    QLineEdit *m_spec;
    QLabel *m_preview;
    QLabel *m_verdict;
    QDialogButtonBox *m_buttons;
    std::optional<BoardRecipe> m_recipe;
    bool m_isRefreshing = false;
};

} // namespace rookery
