#pragma once

#include "widgets/base/given_keys.h"

#include <QKeySequence>
#include <QList>
#include <QString>

namespace rookery {

/// The other keys that users gave, by what they are for; empty for none.
using KeyChanges = GivenKeys::Keys;

/// Something that has a key: an action, a panel, a tool, or what the board itself or another part
/// of the window does with a key.
struct KeyRow
{
    enum class Kind {
        Action,
        Tool, ///< of some modes; tools of other modes may share its key
        Board,
        Part ///< of the window, which has its key for itself while it has the keyboard
    };

    /// "file.save", "panel.pieces", "tool.paint", "part.painter.leap"; empty if its keys belong
    /// together, as arrows do, and stay as they are.
    QString id;
    QString group;
    QString title;
    QList<QKeySequence> usual;
    Kind kind = Kind::Action;
    unsigned modes = 0; ///< of a tool, a bit each
};

/// Everything that has a key, in the order of the menus.
QList<KeyRow> keyRows();

/// The keys of something: those a user gave, otherwise the usual ones.
QList<QKeySequence>
keysOf(const QString &id, const QList<QKeySequence> &usual, const KeyChanges &changes);

/// `Ctrl+S, F2`, as the desktop writes keys; `A–Z` and `Ctrl+Arrows` where they are all there.
QString keyNames(const QList<QKeySequence> &keys);

/// What has this key already and works in the same place; null if it is free.
const KeyRow *keyHolder(const QList<KeyRow> &rows,
                        const KeyChanges &changes,
                        const KeyRow &wanting,
                        const QKeySequence &key);

/// What the key does besides: for something of the window, in a part that has it for itself; for
/// something of a part, outside of it. Null if it is the row's usual one, for which that is meant,
/// or if there is nothing.
const KeyRow *doneElsewhere(const QList<KeyRow> &rows,
                            const KeyChanges &changes,
                            const KeyRow &wanting,
                            const QKeySequence &key);

/// The changes with this key and no other for a row.
KeyChanges withKey(KeyChanges changes, const KeyRow &row, const QKeySequence &key);
/// The changes after a row has given up one of its keys.
KeyChanges withoutKey(KeyChanges changes, const KeyRow &row, const QKeySequence &key);

} // namespace rookery
