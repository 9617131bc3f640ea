#pragma once

#include "app/window/action_table.h"

#include <QCoreApplication>

#include <functional>

namespace rookery {

class DocumentTabs;
class PanelDocks;
class Workspace;

/// The actions on the design in view: those that edit it and those that play it.
class DesignActions
{
    Q_DECLARE_TR_FUNCTIONS(rookery::DesignActions)

public:
    /// All of them outlive the actions.
    DesignActions(ActionSet &actions, DocumentTabs &tabs, PanelDocks &docks);

    void connectAll();

private:
    void connectSelecting();
    void connectClipboard();
    void connectPieces();
    void connectPlaying();
    Workspace &workspace() const;

    ActionSet &m_actions;
    DocumentTabs &m_tabs;
    PanelDocks &m_docks;
};

/// Whether an action is about the design in view.
bool needsDesign(const QString &action);

} // namespace rookery
