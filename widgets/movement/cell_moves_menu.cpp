#include "widgets/movement/cell_moves_menu.h"

#include "model/movement/words/leg_words.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"

#include <QKeyEvent>

#include <utility>

namespace rookery {

namespace {

/// Enough to tell moves apart.
QString shortened(const QString &words)
{
    constexpr qsizetype most = 60;
    return words.size() <= most ? words : words.left(most - 1) + QChar(0x2026);
}

} // namespace

CellMovesMenu::CellMovesMenu(const EditedMovement &movement,
                             std::vector<std::size_t> movements,
                             QWidget *parent)
    : QMenu(parent)
    , m_movements(std::move(movements))
{
    setObjectName(QStringLiteral("cellMoves"));
    setAccessibleName(tr("Moves that lead here"));
    addSection(tr("Moves that lead here"));
    for (const std::size_t index : m_movements) {
        const QString words = shown(describeMovementInWords(
            movement.type()->moves[index], movement.directions(), &movement.workspace().design()));
        QAction *action = addAction(tintedIcon(QStringLiteral("erase")),
                                    tr("Erase move %1: %2").arg(index + 1).arg(shortened(words)));
        connect(action, &QAction::triggered, this, [this, index] { Q_EMIT removed({index}); });
    }
    addSeparator();
    QAction *all = addAction(tintedIcon(QStringLiteral("delete")), tr("Erase all of these"));
    all->setShortcut(Qt::Key_Delete);
    connect(all, &QAction::triggered, this, &CellMovesMenu::removeAll);
}

void CellMovesMenu::removeAll()
{
    Q_EMIT removed(m_movements);
}

void CellMovesMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Delete)
        return QMenu::keyPressEvent(event);
    close();
    removeAll();
}

} // namespace rookery
