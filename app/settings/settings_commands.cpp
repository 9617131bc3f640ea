#include "app/settings/settings_commands.h"

#include "app/settings/settings_dialog.h"
#include "app/window/action_table.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/panel_docks.h"
#include "app/window/tool_bar.h"
#include "widgets/base/given_keys.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/lab/lab_panel.h"
#include "widgets/play/play_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QSignalBlocker>

namespace rookery {

SettingsCommands::SettingsCommands(Preferences &preferences,
                                   const Parts &parts,
                                   QMainWindow *window)
    : QObject(window)
    , m_preferences(preferences)
    , m_parts(parts)
    , m_window(window)
{
    connectThemes();
    connectLegend();
    connectMinimap();
    connectMoves();
    connectEngines();
    m_parts.actions.on(QStringLiteral("edit.settings"), [this] { showDialog(); });
    connect(&m_preferences, &Preferences::changed, this, &SettingsCommands::follow);
    setKeys();
    refreshTicks();
}

void SettingsCommands::connectThemes()
{
    auto *themes = new QActionGroup(this);
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark, Theme::Contrast}) {
        QAction *action = m_parts.actions.at(QStringLiteral("view.theme-") + themeName(theme));
        themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { setTheme(theme); });
    }
}

void SettingsCommands::connectLegend()
{
    QAction *legend = m_parts.actions.at(QStringLiteral("view.legend"));
    connect(legend, &QAction::toggled, this, [this](bool isOpen) {
        PreferenceValues values = m_preferences.values();
        values.legend = isOpen ? LegendView::Open : LegendView::Folded;
        m_preferences.set(values);
    });
    connect(&m_parts.tabs, &DocumentTabs::made, this, [this, legend](DocumentView *view) {
        view->setLegendFolded(m_preferences.values().legend == LegendView::Folded);
        connect(view, &DocumentView::legendFolded, legend, [legend](bool folded) {
            legend->setChecked(!folded);
        });
    });
}

void SettingsCommands::connectMinimap()
{
    QAction *minimap = m_parts.actions.at(QStringLiteral("view.minimap"));
    connect(minimap, &QAction::toggled, this, [this](bool isShown) {
        PreferenceValues values = m_preferences.values();
        values.minimap = isShown ? MinimapView::Shown : MinimapView::Hidden;
        m_preferences.set(values);
    });
    connect(&m_parts.tabs, &DocumentTabs::made, this, [this](DocumentView *view) {
        view->setMinimapOn(m_preferences.values().minimap == MinimapView::Shown);
    });
}

void SettingsCommands::connectMoves()
{
    QAction *moves = m_parts.actions.at(QStringLiteral("view.moves"));
    connect(moves, &QAction::toggled, this, [this](bool slide) {
        PreferenceValues values = m_preferences.values();
        values.moves = slide ? MoveView::Slides : MoveView::AtOnce;
        m_preferences.set(values);
    });
    connect(&m_parts.tabs, &DocumentTabs::made, this, [this](DocumentView *view) {
        view->canvas().motion().setOn(m_preferences.values().moves == MoveView::Slides);
    });
}

void SettingsCommands::connectEngines()
{
    giveEngines();
    const auto show = [this] {
        showDialog(SettingsDialog::enginesPage);
    };
    connect(&m_parts.docks.play(), &PlayPanel::enginesWanted, this, show);
    connect(&m_parts.docks.lab(), &LabPanel::enginesWanted, this, show);
}

void SettingsCommands::giveEngines()
{
    const std::vector<EngineSetup> &engines = m_preferences.values().engines;
    m_parts.docks.play().setEngines(engines);
    m_parts.docks.lab().setEngines(engines);
    const unsigned threads = m_preferences.values().programThreads();
    m_parts.docks.play().setThreads(threads);
    m_parts.docks.lab().setThreads(threads);
}

void SettingsCommands::setTheme(Theme theme)
{
    PreferenceValues values = m_preferences.values();
    values.look.theme = theme;
    if (values == m_preferences.values())
        applyLook(values.look); // a word of the command line hides what was chosen before
    m_preferences.set(values);
}

void SettingsCommands::showKeys()
{
    showDialog(SettingsDialog::keysPage);
}

void SettingsCommands::showDialog(int page)
{
    auto *dialog =
        new SettingsDialog(m_preferences, languages(), FilesPage::Questions::byDialog(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->showPage(page);
    dialog->open();
}

void SettingsCommands::follow(const PreferenceValues &before)
{
    const PreferenceValues &now = m_preferences.values();
    if (now.look != before.look)
        applyLook(now.look);
    if (now.keys != before.keys)
        setKeys();
    if (now.legend != before.legend) {
        for (DocumentView *view : m_parts.tabs.views())
            view->setLegendFolded(now.legend == LegendView::Folded);
    }
    if (now.minimap != before.minimap) {
        for (DocumentView *view : m_parts.tabs.views())
            view->setMinimapOn(now.minimap == MinimapView::Shown);
    }
    if (now.moves != before.moves) {
        for (DocumentView *view : m_parts.tabs.views())
            view->canvas().motion().setOn(now.moves == MoveView::Slides);
    }
    if (now.engines != before.engines || now.threads != before.threads)
        giveEngines();
    refreshTicks();
}

void SettingsCommands::setKeys()
{
    const KeyChanges &keys = m_preferences.values().keys;
    GivenKeys::all().set(keys);
    m_parts.actions.setKeys(keys);
    m_parts.docks.setKeys(keys);
    m_parts.tools.setKeys(keys);
    Q_EMIT toolsChanged();
}

void SettingsCommands::refreshTicks()
{
    const PreferenceValues &now = m_preferences.values();
    m_parts.actions.at(QStringLiteral("view.theme-") + themeName(now.look.theme))->setChecked(true);
    const auto tick = [this](const char *id, bool isOn) {
        QAction *action = m_parts.actions.at(QLatin1String(id));
        const QSignalBlocker blocker(action);
        action->setChecked(isOn);
    };
    tick("view.legend", now.legend == LegendView::Open);
    tick("view.minimap", now.minimap == MinimapView::Shown);
    tick("view.moves", now.moves == MoveView::Slides);
}

} // namespace rookery
