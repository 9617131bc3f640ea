#pragma once

#include "model/play/game/game_tree.h"
#include "widgets/base/key_table.h"

#include <QTreeWidget>

namespace rookery {

class PlaySession;

/// The moves of a game, a row for each round and a column for each player. Each alternative hangs
/// below the round of the move that it replaces, and comments stand below the round that they are
/// about. Left and Right go through the game, Home and End to its ends; choosing a move goes there.
class RecordList final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit RecordList(QWidget *parent = nullptr);

    void show(PlaySession *play);

    /// Where a move of the game's tree stands; no item if it is not there.
    struct Place
    {
        QTreeWidgetItem *item = nullptr;
        int column = 0;
    };
    Place place(std::size_t node) const { return m_places.value(node); }
    /// What stands there, with its number in front: `2. Nf3!`, `2… Nc6`.
    QString spokenMove(std::size_t node) const;
    /// What it does with keys, besides what every list does.
    static const KeyTable<RecordList> &keys();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void fillColumns();
    void fillLine(std::size_t first, int number, QTreeWidgetItem *parent);
    int columnOf(std::size_t node) const;
    QTreeWidgetItem *addRow(QTreeWidgetItem *parent, int number);
    void addMove(std::size_t node, QTreeWidgetItem *row, int column);
    void addRemark(std::size_t node, const QString &text, QTreeWidgetItem *parent);
    QString reason(std::size_t node) const;
    std::optional<std::size_t> nodeAt(const QModelIndex &index) const;
    void judge(Judgement one);

    PlaySession *m_play = nullptr;
    QHash<qulonglong, Place> m_places;
    QHash<qulonglong, int> m_numbers; ///< of the rounds
    bool m_isFilling = false;
};

} // namespace rookery
