#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace rookery {

/// Which edge of the board a tray stands at.
enum class TrayEdge { Top, Bottom };

/// The pieces in hand beside the board, in Setup mode: a click on one puts another in, the right
/// button takes one out, and a button adds the chosen piece. The first player's tray is nearest to
/// the viewer, the others' are across.
class SetupTray final : public QWidget
{
    Q_OBJECT

public:
    SetupTray(Workspace &workspace, TrayEdge edge, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    bool isWanted() const;
    std::vector<PlayerId> players() const;
    void addPlayer(PlayerId player);
    void change(PlayerId player, PieceId piece, int by);

    Workspace &m_workspace;
    TrayEdge m_edge;
    QHBoxLayout *m_row;
};

/// Whether a player of this design may have pieces in hand.
bool hasHands(const Design &design);

} // namespace rookery
