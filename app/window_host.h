#pragma once

#include "app/window/questions.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace rookery {

class MainWindow;
class Preferences;
class RecoveryStore;

/// Holds the window, and makes another one in its place when the language changes: texts are set
/// where widgets are made. The documents go over as they are, with what is chosen, undo, games and
/// unsaved work; so do place, size and panels, and the open tab. Boards are fitted anew, and steps
/// that can be undone keep the names they were made under. While a question waits for its answer,
/// the window waits too.
class WindowHost final : public QObject
{
    Q_OBJECT

public:
    WindowHost(RecoveryStore &store,
               Preferences &preferences,
               std::optional<Questions> questions = std::nullopt);
    ~WindowHost() override;

    MainWindow &window() { return *m_window; }

Q_SIGNALS:
    /// Another window has taken the place of the one before.
    void renewed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::unique_ptr<MainWindow> makeWindow();
    void renew();

    RecoveryStore &m_store;
    Preferences &m_preferences;
    std::optional<Questions> m_questions; ///< in the place of dialogs
    std::unique_ptr<MainWindow> m_window;
    QTimer m_soon; ///< several translators change at once
};

} // namespace rookery
