#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace rookery {

class KeySheet;
class Preferences;
struct Questions;

/// What the menu Help and the help buttons of panels open: the manual and the sheet of keys, one
/// window each.
class HelpCommands final : public QObject
{
    Q_OBJECT

public:
    HelpCommands(const Preferences &preferences, const Questions &questions, QWidget *window);

    /// The manual at a place that has a name there.
    void showManual(const QString &place);
    void showKeys();

Q_SIGNALS:
    /// Keys are to be changed, in the settings.
    void keysWanted();
    /// For the status bar.
    void said(const QString &sentence, int milliseconds);

private:
    void savePdf(KeySheet &sheet);

    const Preferences &m_preferences;
    const Questions &m_questions;
    QWidget *m_window;
};

} // namespace rookery
