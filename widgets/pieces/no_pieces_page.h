#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace rookery {

/// What the editor shows while the design has no pieces: how to get the first one.
class NoPiecesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit NoPiecesPage(Workspace &workspace, QWidget *parent = nullptr);

private:
    void showQuick();
    void addKnown(const PieceType &type);

    Workspace &m_workspace;
    QWidget *m_quick;               ///< buttons that add a well-known piece
    QLabel *m_note;                 ///< about boards for which few pieces are known
    std::vector<PieceType> m_shown; ///< by the buttons
};

} // namespace rookery
