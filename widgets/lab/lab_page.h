#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

namespace rookery {

/// A page of the lab: one kind of question about the design in view and the game on show.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The design in view from now on; null: none. What was found about another one is forgotten.
    void bind(Workspace *workspace)
    {
        if (workspace == m_workspace)
            return;
        forget();
        m_workspace = workspace;
    }

    /// Stops all work at once; what was found stays on show.
    virtual void stop() = 0;
    /// The same, and nothing is on show any more: the design is another one.
    virtual void forget() = 0;
    /// Follows the game on show, and begins what is to be seen at once. Called often.
    virtual void refresh() = 0;

protected:
    Workspace *workspace() const { return m_workspace; }

private:
    Workspace *m_workspace = nullptr;
};

} // namespace rookery
