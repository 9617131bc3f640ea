#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace rookery {

class Workspace;

/// How the player whose pieces are placed is called, and in which direction their pieces move; and
/// how many play.
class PlayerBox final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerBox(QWidget *parent = nullptr);

    void show(Workspace *workspace);
    void refresh();
    void takeKeyboard();
    /// Gives the player the name that was typed.
    void commit();

private:
    void add();
    void remove();

    Workspace *m_workspace = nullptr;
    QLineEdit *m_name;
    QComboBox *m_facing;
    QCheckBox *m_chance;
    QPushButton *m_add;
    QPushButton *m_remove;
};

} // namespace rookery
