#include "app/window/action_table.h"

#include "widgets/base/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

QKeySequence keys(const char *text)
{
    return QKeySequence(QLatin1String(text));
}

/// What an action does and its key. Buttons of modes may be pictures alone, so that their name
/// stands above.
void explain(QAction &action, const ActionRow &row, const QString &refusal)
{
    const QString does = refusal.isEmpty() ? translated(row.tip) : refusal;
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    QString tip = key.isEmpty() ? does : QStringLiteral("%1 (%2)").arg(does, key);
    if (action.objectName().startsWith(QLatin1String("mode.")))
        tip = QStringLiteral("%1\n%2").arg(translated(row.text), tip);
    action.setToolTip(tip);
    action.setStatusTip(does);
    action.setWhatsThis(does);
}

} // namespace

const QList<ActionRow> &actionTable()
{
    static const QList<ActionRow> rows = {
        {"file.new",
         QT_TRANSLATE_NOOP("Actions", "File"),
         QT_TRANSLATE_NOOP("Actions", "New design…"),
         QT_TRANSLATE_NOOP("Actions", "Chooses a board for a new design"),
         "new",
         {QKeySequence::New}},
        {"file.new-template",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Start page"),
         QT_TRANSLATE_NOOP("Actions", "Shows games to begin with, and designs of before"),
         "board-square",
         {keys("Ctrl+Shift+N")}},
        {"file.open",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Open…"),
         QT_TRANSLATE_NOOP("Actions", "Opens a design file or a file of games"),
         "open",
         {QKeySequence::Open}},
        {"file.save",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Save"),
         QT_TRANSLATE_NOOP("Actions", "Saves the design to its file"),
         "save",
         {QKeySequence::Save},
         KeyScope::Window,
         false,
         true},
        {"file.save-as",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Save as…"),
         QT_TRANSLATE_NOOP("Actions", "Saves the design to another file"),
         "save-as",
         {keys("Ctrl+Shift+S")}},
        {"file.save-all",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Save all"),
         QT_TRANSLATE_NOOP("Actions", "Saves every changed design"),
         "",
         {keys("Ctrl+Alt+S")}},
        {"file.describe",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Description…"),
         QT_TRANSLATE_NOOP("Actions",
                           "The design's name and author, what it is about and who may use it"),
         "",
         {keys("Alt+Return")}},
        {"file.folder",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Show its folder"),
         QT_TRANSLATE_NOOP("Actions", "Opens the folder that the design's file is in"),
         "",
         {keys("Ctrl+Alt+O")}},
        {"file.compare",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Compare designs…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows side by side what differs from another design or from what was "
                           "saved"),
         "",
         {keys("Ctrl+Alt+C")}},
        {"file.picture",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Save a picture…"),
         QT_TRANSLATE_NOOP("Actions", "Writes the board as it is shown to an SVG, PNG or PDF file"),
         "",
         {keys("Ctrl+Alt+P")},
         KeyScope::Window,
         false,
         true},
        {"file.import",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Import…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Takes a game out of another program's file or a pasted text"),
         "folder",
         {keys("Ctrl+Alt+I")},
         KeyScope::Window,
         false,
         true},
        {"file.export",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Export…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows what the design becomes for other programs, and writes it"),
         "mode-export",
         {keys("Ctrl+E")}},
        {"file.repeat-exports",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Repeat exports"),
         QT_TRANSLATE_NOOP("Actions",
                           "Writes every target with a tick again, where it was written before"),
         "",
         {keys("Ctrl+Shift+E")}},
        {"file.print",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Print or save as PDF…"),
         QT_TRANSLATE_NOOP("Actions", "A sheet with the board and how each piece moves"),
         "",
         {keys("Ctrl+P")}},
        {"file.close",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Close"),
         QT_TRANSLATE_NOOP("Actions", "Closes this design; asks first if it has unsaved work"),
         "close",
         {keys("Ctrl+W")},
         KeyScope::Window,
         false,
         true},
        {"file.quit",
         "File",
         QT_TRANSLATE_NOOP("Actions", "Quit"),
         QT_TRANSLATE_NOOP("Actions", "Closes everything; asks first if there is unsaved work"),
         "",
         {keys("Ctrl+Q")}},

        {"edit.undo",
         QT_TRANSLATE_NOOP("Actions", "Edit"),
         QT_TRANSLATE_NOOP("Actions", "Undo"),
         QT_TRANSLATE_NOOP("Actions", "Takes back the last step"),
         "undo",
         {QKeySequence(Qt::CTRL | Qt::Key_Z)}},
        {"edit.redo",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Redo"),
         QT_TRANSLATE_NOOP("Actions", "Does the step again that was taken back"),
         "redo",
         {keys("Ctrl+Shift+Z"), keys("Ctrl+Y")}},
        {"edit.copy-picture",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Copy picture"),
         QT_TRANSLATE_NOOP("Actions",
                           "Puts the board with its position as text, or the movement, comparison, "
                           "preview or chart in use, on the clipboard as SVG and PNG"),
         "copy-picture",
         {keys("Ctrl+Shift+C")},
         KeyScope::Window,
         false,
         true},
        {"edit.cut",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Cut cells"),
         QT_TRANSLATE_NOOP(
             "Actions", "Takes the selected cells away with their pieces and zones, to be pasted"),
         "cut",
         {keys("Ctrl+X")},
         KeyScope::Canvas,
         false,
         true},
        {"edit.copy",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Copy cells"),
         QT_TRANSLATE_NOOP("Actions",
                           "Copies the selected cells with their pieces, zones and links"),
         "copy",
         {keys("Ctrl+C")},
         KeyScope::Canvas},
        {"edit.paste",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Paste cells"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows the copied cells under the pointer: click or Enter puts them "
                           "down, R turns, M mirrors"),
         "paste",
         {keys("Ctrl+V")},
         KeyScope::Canvas},
        {"edit.duplicate",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Duplicate cells"),
         QT_TRANSLATE_NOOP("Actions",
                           "Copies the selected cells and shows the copy under the pointer"),
         "duplicate",
         {keys("Ctrl+D")},
         KeyScope::Canvas},
        {"edit.select-all",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Select all cells"),
         QT_TRANSLATE_NOOP("Actions", "Selects every cell of the board"),
         "",
         {keys("Ctrl+A")},
         KeyScope::Canvas,
         false,
         true},
        {"edit.select-none",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Select nothing"),
         QT_TRANSLATE_NOOP("Actions", "Forgets the selection"),
         "",
         {keys("Ctrl+Shift+A")}},
        {"edit.invert",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Invert the selection"),
         QT_TRANSLATE_NOOP("Actions", "Selects what is not selected"),
         "",
         {keys("Ctrl+I")}},
        {"edit.select-alike",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Select cells of this colour"),
         QT_TRANSLATE_NOOP("Actions",
                           "Selects every cell that has the colour of the pointed or selected one"),
         "",
         {keys("Ctrl+Shift+I")},
         KeyScope::Canvas},
        {"edit.erase",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Delete the selection"),
         QT_TRANSLATE_NOOP(
             "Actions",
             "Removes the selected cells in Board mode, the pieces on them in Setup mode"),
         "delete",
         {QKeySequence::Delete, keys("Backspace")},
         KeyScope::Canvas},
        {"edit.clear-setup",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Clear the position"),
         QT_TRANSLATE_NOOP("Actions", "Takes every piece off the board"),
         "",
         {keys("Ctrl+Shift+Backspace")}},
        {"edit.settings",
         "Edit",
         QT_TRANSLATE_NOOP("Actions", "Settings…"),
         QT_TRANSLATE_NOOP("Actions", "Appearance, language, keys and files"),
         "settings",
         {keys("Ctrl+,")},
         KeyScope::Window,
         false,
         true},

        {"mode.board",
         QT_TRANSLATE_NOOP("Actions", "View"),
         QT_TRANSLATE_NOOP("Actions", "Board mode"),
         QT_TRANSLATE_NOOP("Actions", "Cells, holes, size and topology"),
         "mode-board",
         {keys("F2")},
         KeyScope::Window,
         true},
        {"mode.directions",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Directions mode"),
         QT_TRANSLATE_NOOP("Actions", "Named directions and the links from cell to cell"),
         "mode-directions",
         {keys("F3")},
         KeyScope::Window,
         true},
        {"mode.pieces",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Pieces mode"),
         QT_TRANSLATE_NOOP("Actions", "How each piece moves"),
         "mode-pieces",
         {keys("F4")},
         KeyScope::Window,
         true},
        {"mode.setup",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Setup mode"),
         QT_TRANSLATE_NOOP("Actions", "The start position"),
         "mode-setup",
         {keys("F5")},
         KeyScope::Window,
         true},
        {"mode.play",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Play mode"),
         QT_TRANSLATE_NOOP("Actions", "Plays the game by its rules, against a person or a program"),
         "mode-play",
         {keys("F6")},
         KeyScope::Window,
         true},
        {"mode.analysis",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Analysis mode"),
         QT_TRANSLATE_NOOP("Actions", "Best moves, values of pieces, balance and proofs"),
         "mode-analysis",
         {keys("F7")},
         KeyScope::Window,
         true},
        {"mode.export",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Export mode"),
         QT_TRANSLATE_NOOP("Actions", "What other programs make of the design"),
         "mode-export",
         {keys("F8")},
         KeyScope::Window,
         true},
        {"mode.previous",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Previous mode"),
         QT_TRANSLATE_NOOP("Actions", "Toggles the last two modes"),
         "",
         {keys("F9")}},
        {"view.zoom-in",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Zoom in"),
         QT_TRANSLATE_NOOP("Actions", "Makes the board larger; the wheel zooms at the pointer"),
         "zoom-in",
         {QKeySequence::ZoomIn},
         KeyScope::Window,
         false,
         true},
        {"view.zoom-out",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Zoom out"),
         QT_TRANSLATE_NOOP("Actions", "Makes the board smaller"),
         "zoom-out",
         {QKeySequence::ZoomOut}},
        {"view.fit",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Fit the board"),
         QT_TRANSLATE_NOOP("Actions", "Shows the whole board as large as it fits"),
         "fit",
         {keys("Ctrl+0")}},
        {"view.flip",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Flip the board"),
         QT_TRANSLATE_NOOP("Actions", "Shows the board from the other side"),
         "flip",
         {keys("F")},
         KeyScope::Canvas,
         true},
        {"view.ghosts",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Ghost cells"),
         QT_TRANSLATE_NOOP("Actions", "Shows the cells beyond joined edges"),
         "ghosts",
         {keys("G")},
         KeyScope::Canvas,
         true},
        {"view.unrolled",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Unrolled board"),
         QT_TRANSLATE_NOOP("Actions",
                           "Repeats a board with joined edges around itself, as a piece sees it"),
         "ghosts",
         {keys("Shift+G")},
         KeyScope::Canvas,
         true},
        {"view.space",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Board in space…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows the board bent until its joined edges meet, or level above "
                           "level, to be turned"),
         "",
         {keys("Ctrl+Alt+V")}},
        {"view.names",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Names on the cells"),
         QT_TRANSLATE_NOOP("Actions", "Writes each cell's name into its corner"),
         "labels",
         {keys("T")},
         KeyScope::Canvas,
         true},
        {"view.zones",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Zones on the board"),
         QT_TRANSLATE_NOOP("Actions", "Draws the zones in every mode, not in Board mode alone"),
         "zone",
         {keys("Ctrl+Alt+Z")},
         KeyScope::Window,
         true},
        {"view.legend",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Legend"),
         QT_TRANSLATE_NOOP("Actions",
                           "Names the marks on the board in a card; otherwise a ? stands there"),
         "",
         {keys("L")},
         KeyScope::Canvas,
         true},
        {"view.minimap",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Minimap"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows the whole board in a corner while it does not fit the view"),
         "",
         {keys("Ctrl+Alt+N")},
         KeyScope::Window,
         true},
        {"view.moves",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Animate moves"),
         QT_TRANSLATE_NOOP("Actions", "Lets pieces slide to where a game moves them"),
         "",
         {keys("Ctrl+Alt+M")},
         KeyScope::Window,
         true},
        {"view.theme-system",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Theme: system"),
         QT_TRANSLATE_NOOP("Actions", "Colours as the desktop has them"),
         "",
         {keys("Ctrl+Alt+7")},
         KeyScope::Window,
         true,
         true},
        {"view.theme-light",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Theme: light"),
         QT_TRANSLATE_NOOP("Actions", "Dark on light"),
         "",
         {keys("Ctrl+Alt+8")},
         KeyScope::Window,
         true},
        {"view.theme-dark",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Theme: dark"),
         QT_TRANSLATE_NOOP("Actions", "Light on dark"),
         "",
         {keys("Ctrl+Alt+9")},
         KeyScope::Window,
         true},
        {"view.theme-contrast",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Theme: high contrast"),
         QT_TRANSLATE_NOOP("Actions", "White on black, with an outline around everything"),
         "",
         {keys("Ctrl+Alt+6")},
         KeyScope::Window,
         true},
        {"view.hide-panels",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Hide the panels"),
         QT_TRANSLATE_NOOP("Actions",
                           "Leaves the whole window to the board; again brings the panels back"),
         "",
         {keys("Tab")},
         KeyScope::Canvas,
         true,
         true},
        {"view.reset-layout",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Reset the layout"),
         QT_TRANSLATE_NOOP("Actions", "Puts every panel back where it was at first"),
         "",
         {keys("Ctrl+Alt+0")}},
        {"view.next-region",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Next region"),
         QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the next part of the window"),
         "",
         {keys("Ctrl+F6")}},
        {"view.previous-region",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Previous region"),
         QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the part of the window before"),
         "",
         {keys("Ctrl+Shift+F6")}},
        {"view.full-screen",
         "View",
         QT_TRANSLATE_NOOP("Actions", "Full screen"),
         QT_TRANSLATE_NOOP("Actions", "Uses the whole screen; again goes back"),
         "",
         {keys("F11")},
         KeyScope::Window,
         true},

        {"board.another",
         QT_TRANSLATE_NOOP("Actions", "Board"),
         QT_TRANSLATE_NOOP("Actions", "Another board…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Chooses a new board for the same pieces; says first what would go"),
         "board-square",
         {keys("Ctrl+Alt+B")}},
        {"board.symmetry",
         "Board",
         QT_TRANSLATE_NOOP("Actions", "Next symmetry"),
         QT_TRANSLATE_NOOP("Actions",
                           "Strokes and deletions are repeated at the turned or mirrored cells; "
                           "goes through what the board's shape allows"),
         "symmetry",
         {keys("S")},
         KeyScope::Canvas},

        {"pieces.new",
         QT_TRANSLATE_NOOP("Actions", "Pieces"),
         QT_TRANSLATE_NOOP("Actions", "New piece"),
         QT_TRANSLATE_NOOP("Actions", "Makes a piece and opens its movement"),
         "add",
         {keys("N")},
         KeyScope::Canvas},
        {"pieces.edit",
         "Pieces",
         QT_TRANSLATE_NOOP("Actions", "Edit how it moves"),
         QT_TRANSLATE_NOOP("Actions", "Opens the movement of the chosen piece"),
         "mode-pieces",
         {keys("Ctrl+.")}},
        {"pieces.rules",
         "Pieces",
         QT_TRANSLATE_NOOP("Actions", "Rules"),
         QT_TRANSLATE_NOOP("Actions",
                           "Shows the rules of the game as sentences that can be changed"),
         "check",
         {keys("Ctrl+R")}},
        {"pieces.switch-side",
         "Pieces",
         QT_TRANSLATE_NOOP("Actions", "Switch side"),
         QT_TRANSLATE_NOOP("Actions", "Places pieces of the next player"),
         "",
         {keys("Q")},
         KeyScope::Canvas},

        {"play.new",
         QT_TRANSLATE_NOOP("Actions", "Play"),
         QT_TRANSLATE_NOOP("Actions", "New game"),
         QT_TRANSLATE_NOOP("Actions", "Begins a game from the start position"),
         "new",
         {keys("Ctrl+Shift+G")}},
        {"game.save",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Save the game"),
         QT_TRANSLATE_NOOP("Actions",
                           "Writes the game with its branches and comments to its file; Open reads "
                           "games too"),
         "save",
         {keys("Ctrl+Alt+G")}},
        {"game.save-as",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Save the game as…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Writes the game to another file: PGN, or a format of its family"),
         "save-as",
         {keys("Ctrl+Alt+Shift+G")}},
        {"play.back",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Take a move back"),
         QT_TRANSLATE_NOOP("Actions", "Goes one move back in the game"),
         "step-back",
         {keys("Alt+Left")},
         KeyScope::Window,
         false,
         true},
        {"play.forward",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Replay a move"),
         QT_TRANSLATE_NOOP("Actions", "Goes one move forward in the game"),
         "step",
         {keys("Alt+Right")}},
        {"play.pass",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Pass"),
         QT_TRANSLATE_NOOP("Actions", "Makes no move, where the rules allow it"),
         "",
         {keys("Ctrl+Shift+Space")}},
        {"play.type",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Type a move"),
         QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the field for moves as text"),
         "",
         {keys("Ctrl+M")}},
        {"play.go",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Let the program move"),
         QT_TRANSLATE_NOOP("Actions", "Lets the program go on for the player whose turn it is"),
         "play",
         {keys("Ctrl+Return")},
         KeyScope::Window,
         false,
         true},
        {"play.stop",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Stop the program"),
         QT_TRANSLATE_NOOP("Actions",
                           "Stops the program at once; no move is made until you say so"),
         "pause",
         {keys("Ctrl+Shift+X")}},
        {"play.now",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Move now"),
         QT_TRANSLATE_NOOP("Actions", "The program plays the best move that it has found so far"),
         "step",
         {keys("Ctrl+Shift+Return")}},
        {"play.hint",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Hint"),
         QT_TRANSLATE_NOOP("Actions", "Shows a move that the program would play"),
         "help",
         {keys("Ctrl+Shift+H")}},
        {"play.resign",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Resign"),
         QT_TRANSLATE_NOOP("Actions",
                           "The player to move gives the game up; to take a move back takes that "
                           "back too"),
         "",
         {keys("Ctrl+Alt+R")}},
        {"play.draw",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Agree on a draw"),
         QT_TRANSLATE_NOOP("Actions",
                           "Two people end the game as a draw, a program is offered one; to take a "
                           "move back takes that back too"),
         "",
         {keys("Ctrl+Alt+Shift+R")}},
        {"play.pin",
         "Play",
         QT_TRANSLATE_NOOP("Actions", "Pin this position"),
         QT_TRANSLATE_NOOP("Actions",
                           "Keeps the position with its legal moves in the design as an example; "
                           "edits that change them are reported"),
         "pin",
         {keys("Ctrl+Shift+P")},
         KeyScope::Window,
         false,
         true},

        {"tabs.next",
         "",
         QT_TRANSLATE_NOOP("Actions", "Next design"),
         QT_TRANSLATE_NOOP("Actions", "Shows the next tab"),
         "",
         {keys("Ctrl+PgDown")}},
        {"tabs.previous",
         "",
         QT_TRANSLATE_NOOP("Actions", "Previous design"),
         QT_TRANSLATE_NOOP("Actions", "Shows the tab before"),
         "",
         {keys("Ctrl+PgUp")}},
        {"problems.next",
         "",
         QT_TRANSLATE_NOOP("Actions", "Next problem"),
         QT_TRANSLATE_NOOP("Actions", "Goes to the next problem of the design"),
         "warning",
         {keys("Ctrl+'")}},

        {"help.search",
         QT_TRANSLATE_NOOP("Actions", "Help"),
         QT_TRANSLATE_NOOP("Actions", "Find an action…"),
         QT_TRANSLATE_NOOP("Actions", "Lists everything you can do, with its key"),
         "search",
         {keys("Ctrl+K")}},
        {"help.page",
         "Help",
         QT_TRANSLATE_NOOP("Actions", "Help for this mode"),
         QT_TRANSLATE_NOOP("Actions",
                           "Explains the panel that has the keyboard, else the present mode"),
         "help",
         {QKeySequence::HelpContents}},
        {"help.keys",
         "Help",
         QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"),
         QT_TRANSLATE_NOOP("Actions", "Lists every key, to be searched and printed"),
         "",
         {keys("Ctrl+Shift+K")}},
        {"help.tour",
         "Help",
         QT_TRANSLATE_NOOP("Actions", "Tour"),
         QT_TRANSLATE_NOOP("Actions", "Shows in eight steps and two minutes how a game is made"),
         "play",
         {keys("Ctrl+F1")}},
        {"help.about",
         "Help",
         QT_TRANSLATE_NOOP("Actions", "About Rookery"),
         QT_TRANSLATE_NOOP("Actions", "Version and license"),
         "info",
         {keys("Ctrl+Shift+F1")}},
    };
    return rows;
}

ActionSet::ActionSet(QObject *parent)
    : QObject(parent)
{
    for (const ActionRow &row : actionTable()) {
        auto *action = new QAction(translated(row.text), this);
        action->setObjectName(QLatin1String(row.id));
        action->setIcon(tintedIcon(QLatin1String(row.icon)));
        action->setShortcutContext(row.scope == KeyScope::Canvas ? Qt::WidgetShortcut
                                                                 : Qt::WindowShortcut);
        action->setCheckable(row.checkable);
        m_all.append(action);
        m_byId.insert(QLatin1String(row.id), action);
    }
    setKeys({});
}

void ActionSet::setKeys(const KeyChanges &changes)
{
    for (const ActionRow &row : actionTable()) {
        QAction *action = at(QLatin1String(row.id));
        action->setShortcuts(keysOf(action->objectName(), row.keys, changes));
        explain(*action, row, m_refusals.value(action->objectName()));
    }
}

void ActionSet::setRefusal(const QString &id, const QString &reason)
{
    at(id)->setEnabled(reason.isEmpty());
    if (std::exchange(m_refusals[id], reason) == reason)
        return;
    const auto &rows = actionTable();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const ActionRow &each) {
        return id == QLatin1String(each.id);
    });
    explain(*at(id), *row, reason);
}

QAction *ActionSet::at(const QString &id) const
{
    QAction *action = m_byId.value(id);
    Q_ASSERT_X(action, "ActionSet::at", qPrintable(id));
    return action;
}

void ActionSet::on(const QString &id, std::function<void()> handler)
{
    connect(at(id), &QAction::triggered, this, [handler = std::move(handler)] { handler(); });
}

QList<QAction *> ActionSet::canvasActions() const
{
    QList<QAction *> found;
    for (const ActionRow &row : actionTable()) {
        if (row.scope == KeyScope::Canvas)
            found.append(at(QLatin1String(row.id)));
    }
    return found;
}

/// With its key: the letter that a translation marks, else the first that no other menu has.
static QString menuTitle(const char *menu, QString &taken)
{
    QString title = translated(menu);
    if (!title.contains(QLatin1Char('&'))) {
        const auto isFree = [&](QChar letter) {
            return letter.isLetter() && !taken.contains(letter, Qt::CaseInsensitive);
        };
        const auto free = std::find_if(title.cbegin(), title.cend(), isFree);
        title.insert(free == title.cend() ? 0 : free - title.cbegin(), QLatin1Char('&'));
    }
    taken += title.at(title.indexOf(QLatin1Char('&')) + 1);
    return title;
}

QHash<QString, QMenu *> ActionSet::fill(QMenuBar *bar) const
{
    QHash<QString, QMenu *> menus;
    QString taken;
    for (const ActionRow &row : actionTable()) {
        const QString name = QLatin1String(row.menu);
        if (name.isEmpty())
            continue;
        QMenu *&menu = menus[name];
        if (!menu)
            menu = bar->addMenu(menuTitle(row.menu, taken));
        if (row.beginsGroup)
            menu->addSeparator();
        menu->addAction(at(QLatin1String(row.id)));
    }
    return menus;
}

} // namespace rookery
