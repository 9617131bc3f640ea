#pragma once

#include <QWidget>

class QDockWidget;

namespace rookery {

/// The title row of a dock: its name, the manual where it explains the panel, and a button that
/// hides it. Presses beside the buttons go to the dock, which is moved by them.
class PanelTitle final : public QWidget
{
    Q_OBJECT

public:
    explicit PanelTitle(QDockWidget &dock);

Q_SIGNALS:
    void helpWanted();
};

} // namespace rookery
