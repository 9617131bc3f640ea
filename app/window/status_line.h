#pragma once

#include <QCoreApplication>

#include <initializer_list>

class QLabel;
class QStatusBar;
class QWidget;

namespace rookery {

class DocumentView;

/// What the status bar says of the design in view: what the tool does, the cell under the pointer
/// and the zoom.
class StatusLine
{
    Q_DECLARE_TR_FUNCTIONS(rookery::StatusLine)

public:
    /// The labels belong to the bar; the chips stand between them.
    StatusLine(QStatusBar &bar, std::initializer_list<QWidget *> chips);

    /// Without a view, what to do first.
    void show(DocumentView *view);
    void setHint(const QString &hint);

private:
    class HintLabel;

    HintLabel *m_hint;
    QLabel *m_cell;
    QLabel *m_zoom;
};

} // namespace rookery
