#pragma once

#include "widgets/editor/edited_movement.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace rookery {

/// Who the piece is: its picture, name and letter, and whose view of the board is shown.
class PieceHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit PieceHeader(EditedMovement &movement, QWidget *parent = nullptr);

    QLineEdit *nameField() const { return m_name; }
    QLineEdit *letterField() const { return m_letter; }
    QComboBox *playerBox() const { return m_player; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpParts();
    void layOut();
    void refresh();
    void refreshPicture();
    void rename();
    void reletter();

    EditedMovement &m_movement;
    QLabel *m_picture;
    QLineEdit *m_name;
    QLineEdit *m_letter;
    QComboBox *m_player;
    bool m_isRefreshing = false;
};

} // namespace rookery
