#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace rookery {

class Workspace;

/// How the player whose men are placed is called, and which way his men move.
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
    Workspace *m_workspace = nullptr;
    QLineEdit *m_name;
    QComboBox *m_facing;
};

} // namespace rookery
