#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

namespace rookery {

/// A panel beside the canvas. There is one of each kind; it shows the workspace of the current tab
/// and is empty without one.
class Panel : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void bind(Workspace *workspace)
    {
        if (m_workspace)
            m_workspace->forget(this);
        m_workspace = workspace;
        setEnabled(workspace != nullptr);
        bound();
    }
    Workspace *workspace() const { return m_workspace; }

protected:
    /// Connects to the new workspace, which may be null, and shows it.
    virtual void bound() = 0;

private:
    Workspace *m_workspace = nullptr;
};

} // namespace rookery
