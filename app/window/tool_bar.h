#pragma once

#include "app/settings/key_rows.h"

#include <QToolBar>

class QActionGroup;

namespace rookery {

class Workspace;
struct ToolRow;

/// The tools of a mode, of which one is chosen.
class ToolBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit ToolBar(QWidget *parent = nullptr);

    /// Replaces the tools by those of the workspace's mode. Their keys work on this canvas.
    void setTools(Workspace &workspace, QWidget &canvas);
    QList<QAction *> tools() const;
    /// Of the tools that are set from now on.
    void setKeys(const KeyChanges &changes) { m_keys = changes; }

private:
    QAction *toolAction(const ToolRow &row, Workspace &workspace);

    QActionGroup *m_group = nullptr;
    KeyChanges m_keys;
};

} // namespace rookery
