#pragma once

#include "widgets/workspace/workspace.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rookery {

/// The board's directions and links as lines of `map`, `link`, `rlink` and `unlink`, to be read,
/// copied, changed, and pasted from elsewhere.
class BoardLinesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit BoardLinesDialog(Workspace &workspace, QWidget *parent = nullptr);

private:
    void textChanged();
    void carryOut();

    Workspace &m_workspace;
    QPlainTextEdit *m_text;
    QLabel *m_verdict;
    QPushButton *m_carryOut;
};

} // namespace rookery
