#pragma once

#include "app/window/board_cards.h"
#include "model/board/board_forms.h"

#include <QDialog>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace rookery {

class PictureView;

/// Chooses a board: a gallery of every form there is, its size and choices, and the same as a line
/// of text, with a picture of what will come out. All of it comes from the table of board forms.
class NewBoardDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { NewDesign, AnotherBoard };

    explicit NewBoardDialog(Purpose purpose = Purpose::NewDesign, QWidget *parent = nullptr);

    /// The board that the present choice makes; none while it is impossible.
    const std::optional<BoardRecipe> &recipe() const { return m_recipe; }
    /// The bundled design whose pieces and rules shall stand on it; null for none.
    const char *army() const;

private:
    QLayout *makeGallery();
    QWidget *makeSize();
    QWidget *makeChoices();
    QComboBox *
    addChoice(QGridLayout *grid, const QString &name, const QString &tip, const char *objectName);
    void search(const QString &text);
    void choose(int card);
    void sizeChanged();
    void choiceChanged();
    void textChanged();
    /// Shows a recipe in every field, or why there is no such board.
    void present(const BoardRecipe &recipe);
    void showFields(const BoardRecipe &recipe);
    void showSizes(const BoardRecipe &recipe);
    void showText(const BoardRecipe &recipe);
    QString kindOf(const BoardRecipe &recipe) const;
    void offerArmy();
    void refuse(const QString &sentence);

    struct SizeField
    {
        QLabel *label;
        QSpinBox *box;
    };

    QLineEdit *m_search;
    QListWidget *m_gallery;
    QLabel *m_nothingFound;
    QWidget *m_sizeBox;
    std::array<SizeField, 4> m_sizes{};
    QCheckBox *m_regular;
    QComboBox *m_mask;
    QComboBox *m_topology;
    QComboBox *m_layout;
    QComboBox *m_labels;
    QComboBox *m_places;
    QComboBox *m_colouring;
    QCheckBox *m_army; ///< shown where some fit
    QLineEdit *m_spec;
    PictureView *m_preview;
    QLabel *m_verdict;
    QDialogButtonBox *m_buttons;
    std::vector<BoardCard> m_boards; ///< as the gallery has them
    const Purpose m_purpose;
    BoardRecipe m_shown; ///< what the fields say, be it possible or not
    std::optional<BoardRecipe> m_recipe;
    bool m_isRefreshing = false;
};

} // namespace rookery
