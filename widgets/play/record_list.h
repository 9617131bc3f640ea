#pragma once

#include "model/play/game/game_tree.h"

#include <QTreeWidget>

namespace rookery {

class PlaySession;

/// The moves of a game with their branches: each alternative hangs below the move that it replaces.
/// Left and Right go through the game, Home and End to its ends; choosing a move goes there.
class RecordList final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit RecordList(QWidget *parent = nullptr);

    void show(PlaySession *play);
    /// The row of a move of the game's tree; null if there is none.
    QTreeWidgetItem *row(std::size_t node) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void fillLine(std::size_t first, std::size_t depth, QTreeWidgetItem *parent);
    QTreeWidgetItem *addRow(std::size_t node, std::size_t depth, QTreeWidgetItem *parent);
    void goTo(QTreeWidgetItem *item);
    void judge(Judgement one);

    PlaySession *m_play = nullptr;
    QHash<qulonglong, QTreeWidgetItem *> m_rows;
    bool m_isFilling = false;
};

} // namespace rookery
