#pragma once

#include <QObject>

namespace rookery {

/// Four things that hold for every widget of the program, those of Qt's own dialogs and tooltips
/// included. Installed once on the application, before the first widget is shown; GUI thread.
///
/// 1. Text is plain. Qt guesses from its first characters whether a label or a tooltip is HTML, so
///    that a piece called `<img src=...>` would be painted as one. A label that is meant as HTML
///    says Qt::RichText itself.
/// 2. A middle click, or a key, pastes nothing into a multi-line field while no program owns the
///    selection or the clipboard; Qt 6.4 uses what is not there all the same, and crashes.
/// 3. The keys of undo are the window's while a spin box has nothing typed to take back.
/// 4. A dialog is never larger than the screen it is shown on, so that its buttons can be reached.
class EventGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rookery
