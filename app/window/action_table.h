#pragma once

#include "app/settings/key_rows.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QMenu;
class QMenuBar;

namespace rookery {

/// Where an action's key works. Single letters work on the canvas only, so that they never fire
/// while somebody types.
enum class KeyScope { Window, Canvas };

/// One row per thing a user can do. Menus, shortcuts, tooltips, the action search and the tests
/// come from the table.
struct ActionRow
{
    const char *id;   ///< "file.save"
    const char *menu; ///< in context "Actions"; empty for actions that are only searched or typed
    const char *text;
    const char *tip;
    const char *icon;
    QList<QKeySequence> keys; ///< none is allowed where the tip says how else
    KeyScope scope = KeyScope::Window;
    bool checkable = false;
    bool beginsGroup = false; ///< a separator before it in the menu
};

const QList<ActionRow> &actionTable();

/// The actions of one window, by id.
class ActionSet final : public QObject
{
    Q_OBJECT

public:
    explicit ActionSet(QObject *parent);

    QAction *at(const QString &id) const;
    void on(const QString &id, std::function<void()> handler);
    const QList<QAction *> &all() const { return m_all; }
    /// Actions whose keys belong to a canvas.
    QList<QAction *> canvasActions() const;

    /// Gives every action its key: the usual one, or the one that the user gave.
    void setKeys(const KeyChanges &changes);

    /// Switches an action off, with the reason in place of what it does; on with an empty one.
    void setRefusal(const QString &id, const QString &reason);

    /// Adds a menu per name in the table's order and returns them by untranslated name.
    QHash<QString, QMenu *> fill(QMenuBar *bar) const;

private:
    QList<QAction *> m_all;
    QHash<QString, QAction *> m_byId;
    QHash<QString, QString> m_refusals;
};

} // namespace rookery
