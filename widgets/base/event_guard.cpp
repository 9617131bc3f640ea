#include "widgets/base/event_guard.h"

#include "widgets/base/window_bounds.h"

#include <QAbstractSpinBox>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTextEdit>

namespace rookery {

namespace {

bool isMultiLineField(const QObject *watched)
{
    const QObject *parent = watched->parent();
    return qobject_cast<const QPlainTextEdit *>(parent) || qobject_cast<const QTextEdit *>(parent);
}

bool wouldPasteNothing(const QEvent *event)
{
    const auto *mouse = static_cast<const QMouseEvent *>(event);
    const QClipboard *clipboard = QGuiApplication::clipboard();
    return mouse->button() == Qt::MiddleButton && clipboard->supportsSelection()
           && !clipboard->mimeData(QClipboard::Selection);
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
        return isMultiLineField(watched) && wouldPasteNothing(event);
    default:
        return false;
    }
}

} // namespace rookery
