#pragma once

#include "widgets/movement/edited_movement.h"

#include <QWidget>

#include <map>
#include <string>

class QComboBox;
class QLabel;
class QLineEdit;

namespace rookery {

class IdentityChip;
class PictureButton;

/// The piece's picture, name and letter, whose view of the board is shown, and which known piece
/// moves like it. A new piece that is given a known name can take that one's moves.
class PieceHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit PieceHeader(EditedMovement &movement, QWidget *parent = nullptr);

    QLineEdit *nameField() const { return m_name; }
    QLineEdit *letterField() const { return m_letter; }
    QComboBox *playerBox() const { return m_player; }
    PictureButton *pictureButton() const { return m_picture; }
    IdentityChip *identityChip() const { return m_identity; }
    /// What Enter would do to a new piece; empty if its name is not a known one.
    QString suggestion() const;
    /// For a piece that was just made: type its name, or go on painting with a pencil's digit.
    void askForName();

Q_SIGNALS:
    /// A digit was meant for the painter.
    void pencilWanted(int key);
    /// The name was entered; what comes next is how the piece moves.
    void named();
    void helpWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpParts();
    void layOut();
    void refresh();
    void suggest();
    void acceptName();
    void rename();
    void placeOffers(QWidget *popup) const;
    void reletter();
    bool hasTypedLetter() const;

    EditedMovement &m_movement;
    PictureButton *m_picture;
    IdentityChip *m_identity;
    QLabel *m_suggestion;
    QLineEdit *m_name;
    QLineEdit *m_letter;
    QComboBox *m_player;
    std::map<std::string, std::string> m_typedLetters; ///< by the piece's name
    bool m_isRefreshing = false;
    bool m_isFresh = false; ///< the name was made up by the program and no one has typed yet
};

} // namespace rookery
