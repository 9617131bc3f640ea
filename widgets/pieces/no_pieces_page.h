#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QGridLayout;

namespace rookery {

/// What the editor shows while the design has no pieces: how to get the first one.
class NoPiecesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit NoPiecesPage(Workspace &workspace, QWidget *parent = nullptr);

    void addPiece();

private:
    struct KnownPiece;
    QGridLayout *knownButtons();
    void addKnown(const KnownPiece &known);

    Workspace &m_workspace;
};

} // namespace rookery
