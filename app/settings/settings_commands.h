#pragma once

#include "app/settings/preferences.h"

#include <QMainWindow>
#include <QObject>

namespace rookery {

class ActionSet;
class DocumentTabs;
class PanelDocks;
class ToolBar;

/// Lets the window follow the preferences, and lets its menus change them.
class SettingsCommands final : public QObject
{
    Q_OBJECT

public:
    /// What of a window follows the preferences.
    struct Parts
    {
        ActionSet &actions;
        PanelDocks &docks;
        ToolBar &tools;
        DocumentTabs &tabs;
    };

    SettingsCommands(Preferences &preferences, const Parts &parts, QMainWindow *window);

    void setTheme(Theme theme);
    /// The settings, open where keys are changed.
    void showKeys();

Q_SIGNALS:
    /// Tools have other keys than before.
    void toolsChanged();

private:
    void connectThemes();
    void connectLegend();
    void connectMinimap();
    void connectMoves();
    void connectEngines();
    void giveEngines();
    void showDialog(int page = 0);
    void follow(const PreferenceValues &before);
    void setKeys();
    void refreshTicks();

    Preferences &m_preferences;
    const Parts m_parts;
    QMainWindow *m_window;
};

} // namespace rookery
