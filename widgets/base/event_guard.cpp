#include "widgets/base/event_guard.h"

#include "widgets/base/window_bounds.h"

#include <QAbstractSpinBox>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTextEdit>

namespace rookery {

namespace {

bool isMultiLineField(const QObject *object)
{
    return qobject_cast<const QPlainTextEdit *>(object) || qobject_cast<const QTextEdit *>(object);
}

bool isEmpty(QClipboard::Mode mode)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData(mode);
    return !data || data->formats().isEmpty();
}

/// Qt 6.4 ends the program where a multi-line field is to take what has no format at all: a
/// clipboard, or a selection, that no program owns.
bool wouldPasteNothing(const QMouseEvent &mouse)
{
    return mouse.button() == Qt::MiddleButton && QGuiApplication::clipboard()->supportsSelection()
           && isEmpty(QClipboard::Selection);
}

bool wouldPasteNothing(const QKeyEvent &key)
{
    const bool isOfSelection = key.key() == Qt::Key_Insert
                               && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)
                               && QGuiApplication::clipboard()->supportsSelection();
    return key.matches(QKeySequence::Paste)
           && isEmpty(isOfSelection ? QClipboard::Selection : QClipboard::Clipboard);
}

/// A spin box takes the keys of undo although it has nothing typed to take back.
bool isLeftToTheWindow(const QObject *watched, const QKeyEvent &key)
{
    const auto *box = qobject_cast<const QAbstractSpinBox *>(watched);
    const auto *line = box ? box->findChild<QLineEdit *>() : nullptr;
    if (!line)
        return false;
    return (key.matches(QKeySequence::Undo) && !line->isUndoAvailable())
           || (key.matches(QKeySequence::Redo) && !line->isRedoAvailable());
}

} // namespace

bool EventGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish:
        if (auto *label = qobject_cast<QLabel *>(watched);
            label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    case QEvent::ShortcutOverride:
        if (!isLeftToTheWindow(watched, *static_cast<QKeyEvent *>(event)))
            return false;
        event->ignore();
        return true;
    case QEvent::Show:
        // Before the desktop has it.
        if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && dialog->isWindow())
            keepWithin(*dialog, dialog->screen()->availableGeometry());
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        return isMultiLineField(watched->parent())
               && wouldPasteNothing(*static_cast<QMouseEvent *>(event));
    case QEvent::KeyPress:
        return isMultiLineField(watched) && wouldPasteNothing(*static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

} // namespace rookery
