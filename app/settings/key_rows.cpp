#include "app/settings/key_rows.h"

#include "app/window/action_table.h"
#include "app/window/panel_docks.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_keys.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/directions/directions_panel.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/pieces/leg_list.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/play/record_list.h"
#include "widgets/rules/rule_row.h"
#include "widgets/space/space_view.h"
#include "widgets/tools/colour_tool.h"
#include "widgets/tools/move_tool.h"
#include "widgets/tools/pieces_tool.h"
#include "widgets/tools/select_cells_tool.h"

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

void addPart(QList<KeyRow> &rows, const PartKeys &part, KeyRow::Kind kind)
{
    for (const PartKeys::Row &row : part.rows) {
        QList<QKeySequence> keys;
        for (const QKeyCombination key : row.keys)
            keys << QKeySequence(key);
        rows.append({row.id, keyText(part.place), keyText(row.does), keys, kind});
    }
}

/// What the canvas does with keys of its own.
void addBoardKeys(QList<KeyRow> &rows)
{
    PartKeys digits{QT_TRANSLATE_NOOP("Keys", "Board"),
                    {{{}, QT_TRANSLATE_NOOP("Keys", "Choose by number"), {}}}};
    for (int digit = 0; digit < 9; ++digit)
        digits.rows[0].keys << static_cast<Qt::Key>(Qt::Key_1 + digit);
    for (const PartKeys &keys : {digits, boardKeys().listed(), SceneWidget::cursorKeys()})
        addPart(rows, keys, KeyRow::Kind::Board);
}

/// A part that handles keys of its own stands here, and only those of tests/policy/keys.cmake
/// handle keys without a table.
void addKeysOfParts(QList<KeyRow> &rows)
{
    for (const PartKeys &keys : {SelectCellsTool::keys().listed(),
                                 ColourTool::keys().listed(),
                                 CompassRose::keys().listed(),
                                 DirectionsPanel::keys().listed(),
                                 MovementGrid::keys().listed(),
                                 LegList::keys().listed(),
                                 PiecesPanel::keys().listed(),
                                 PieceEditor::keys().listed(),
                                 TryPieceTool::keys().listed(),
                                 TestPiecesTool::keys().listed(),
                                 PaletteTool::keys().listed(),
                                 RuleRowView::keys().listed(),
                                 MoveTool::keys().listed(),
                                 RecordList::keys().listed(),
                                 SpaceView::keys().listed()})
        addPart(rows, keys, KeyRow::Kind::Part);
}

/// Whether one key cannot do both. A part has its keys for itself. Some tools have a key of the
/// board as their usual one, and some keys of the board are those of its cursor: then it is meant.
bool meet(const KeyRow &row, const KeyRow &wanting, bool isUsual)
{
    using Kind = KeyRow::Kind;
    if (row.kind == Kind::Part || wanting.kind == Kind::Part)
        return row.kind == wanting.kind && row.group == wanting.group && !isUsual;
    if (row.kind == Kind::Board || wanting.kind == Kind::Board)
        return !isUsual;
    const bool areTools = row.kind == Kind::Tool && wanting.kind == Kind::Tool;
    return !areTools || (row.modes & wanting.modes) != 0;
}

constexpr qsizetype arrowCount = 4;

/// All four, with the same keys held.
bool areArrows(const QList<QKeySequence> &keys)
{
    constexpr Qt::Key arrows[arrowCount] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    if (keys.size() != arrowCount)
        return false;
    const Qt::KeyboardModifiers held = keys.front()[0].keyboardModifiers();
    for (qsizetype i = 0; i < arrowCount; ++i) {
        if (keys[i] != QKeySequence(QKeyCombination(held, arrows[i])))
            return false;
    }
    return true;
}

} // namespace

QList<KeyRow> keyRows()
{
    QList<KeyRow> rows;
    addActions(rows);
    addTools(rows);
    addBoardKeys(rows);
    addKeysOfParts(rows);
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
    // All letters together are said by the first and the last.
    constexpr qsizetype letters = 'Z' - 'A' + 1;
    if (keys.size() == letters)
        return keys.front().toString() + QStringLiteral("–") + keys.back().toString();
    QStringList texts;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const QString name = keys[i].toString(QKeySequence::NativeText);
        if (areArrows(keys.mid(i, arrowCount))) {
            texts << name.chopped(
                         QKeySequence(Qt::Key_Left).toString(QKeySequence::NativeText).size())
                         + QCoreApplication::translate("Keys", "Arrows");
            i += arrowCount - 1;
        } else {
            texts << name;
        }
    }
    return texts.join(QStringLiteral(", "));
}

const KeyRow *keyHolder(const QList<KeyRow> &rows,
                        const KeyChanges &changes,
                        const KeyRow &wanting,
                        const QKeySequence &key)
{
    if (key.isEmpty())
        return nullptr;
    const bool isUsual = wanting.usual.contains(key);
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const KeyRow &row) {
        return row.id != wanting.id && meet(row, wanting, isUsual && row.usual.contains(key))
               && keysOf(row.id, row.usual, changes).contains(key);
    });
    return found == rows.end() ? nullptr : &*found;
}

const KeyRow *doneElsewhere(const QList<KeyRow> &rows,
                            const KeyChanges &changes,
                            const KeyRow &wanting,
                            const QKeySequence &key)
{
    if (key.isEmpty() || wanting.usual.contains(key))
        return nullptr;
    const bool isPart = wanting.kind == KeyRow::Kind::Part;
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const KeyRow &row) {
        return (row.kind == KeyRow::Kind::Part) != isPart
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
