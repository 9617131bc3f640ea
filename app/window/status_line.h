#pragma once

#include <QCoreApplication>

class QLabel;
class QStatusBar;
class QWidget;

namespace rookery {

class DocumentView;

/// What the status bar says of the design in view: what the tool does, the cell under the pointer,
/// size and zoom.
class StatusLine
{
    Q_DECLARE_TR_FUNCTIONS(rookery::StatusLine)

public:
    /// The labels belong to the bar; `chip` stands between them.
    StatusLine(QStatusBar &bar, QWidget *chip);

    /// Without a view, what to do first.
    void show(DocumentView *view);
    void setHint(const QString &hint);

private:
    QLabel *m_hint;
    QLabel *m_cell;
    QLabel *m_size;
    QLabel *m_zoom;
};

} // namespace rookery
