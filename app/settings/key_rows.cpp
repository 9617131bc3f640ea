#include "app/settings/key_rows.h"

#include "app/window/action_table.h"
#include "app/window/panel_docks.h"
#include "widgets/base/shown.h"
#include "widgets/tools/tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace rookery {

namespace {

QString titlesOf(const QList<Mode> &modes)
{
    QStringList titles;
    for (const Mode mode : modes)
        titles << shown(enumTitle(mode));
    return titles.join(QStringLiteral(", "));
}

unsigned bitsOf(const QList<Mode> &modes)
{
    unsigned bits = 0;
    for (const Mode mode : modes)
        bits |= 1U << static_cast<unsigned>(mode);
    return bits;
}

QString keyText(const char *source)
{
    return QCoreApplication::translate("Keys", source);
}

void addActions(QList<KeyRow> &rows)
{
    const QString other = keyText(QT_TRANSLATE_NOOP("Keys", "Window"));
    for (const ActionRow &row : actionTable()) {
        QString menu = QCoreApplication::translate("Actions", row.menu);
        menu.remove(QLatin1Char('&')); // which marks the menu's letter
        rows.append({QLatin1String(row.id),
                     menu.isEmpty() ? other : menu,
                     QCoreApplication::translate("Actions", row.text),
                     row.keys});
    }
    for (const PanelRow &row : panelTable())
        rows.append({QLatin1String(row.id), other, panelTitle(row), {row.key}});
}

void addTools(QList<KeyRow> &rows)
{
    for (const ToolRow &row : toolbox())
        rows.append({QStringLiteral("tool.") + row.id,
                     titlesOf(row.modes),
                     QCoreApplication::translate("Tools", row.title),
                     {QKeySequence(row.key)},
                     KeyRow::Kind::Tool,
                     bitsOf(row.modes)});
}

/// What the canvas does with keys of its own.
void addBoardKeys(QList<KeyRow> &rows)
{
    const auto add = [&](const char *title, const QStringList &keys) {
        QList<QKeySequence> usual;
        for (const QString &key : keys)
            usual << QKeySequence(key);
        rows.append({QString(),
                     keyText(QT_TRANSLATE_NOOP("Keys", "Board")),
                     keyText(title),
                     usual,
                     KeyRow::Kind::Board});
    };
    QStringList digits;
    for (int digit = 1; digit <= 9; ++digit)
        digits << QString::number(digit);
    add(QT_TRANSLATE_NOOP("Keys", "Choose by number"), digits);
    add(QT_TRANSLATE_NOOP("Keys", "Zoom and fit"), {"0", "+", "-", "="});
    add(QT_TRANSLATE_NOOP("Keys", "The path to the cell under the pointer"), {"P"});
    add(QT_TRANSLATE_NOOP("Keys", "Say what the cell under the pointer is"), {"W"});
    add(QT_TRANSLATE_NOOP("Keys", "Do what a click would"), {"Return", "Enter", "Space"});
    add(QT_TRANSLATE_NOOP("Keys", "Let go"), {"Esc"});
    add(QT_TRANSLATE_NOOP("Keys", "Move the cursor"),
        {"Left", "Right", "Up", "Down", "PgUp", "PgDown", "Home", "End"});
}

bool meet(const KeyRow &a, const KeyRow &b)
{
    const bool areTools = a.kind == KeyRow::Kind::Tool && b.kind == KeyRow::Kind::Tool;
    return !areTools || (a.modes & b.modes) != 0;
}

} // namespace

QList<KeyRow> keyRows()
{
    QList<KeyRow> rows;
    addActions(rows);
    addTools(rows);
    addBoardKeys(rows);
    return rows;
}

QList<QKeySequence>
keysOf(const QString &id, const QList<QKeySequence> &usual, const KeyChanges &changes)
{
    const auto changed = changes.find(id);
    if (changed == changes.end())
        return usual;
    return changed->isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{*changed};
}

QString keyNames(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

const KeyRow *keyHolder(const QList<KeyRow> &rows,
                        const KeyChanges &changes,
                        const KeyRow &wanting,
                        const QKeySequence &key)
{
    if (key.isEmpty())
        return nullptr;
    // Some tools have a key of the board as their usual one; the board gives way to them.
    const bool isUsual = wanting.usual.contains(key);
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const KeyRow &row) {
        const bool isBoards = row.kind == KeyRow::Kind::Board;
        return (isBoards ? !isUsual : row.id != wanting.id && meet(row, wanting))
               && keysOf(row.id, row.usual, changes).contains(key);
    });
    return found == rows.end() ? nullptr : &*found;
}

KeyChanges withKey(KeyChanges changes, const KeyRow &row, const QKeySequence &key)
{
    if (row.usual == QList<QKeySequence>{key})
        changes.remove(row.id);
    else
        changes.insert(row.id, key);
    return changes;
}

KeyChanges withoutKey(KeyChanges changes, const KeyRow &row, const QKeySequence &key)
{
    QList<QKeySequence> left = keysOf(row.id, row.usual, changes);
    left.removeAll(key);
    changes.insert(row.id, left.value(0));
    return changes;
}

} // namespace rookery
