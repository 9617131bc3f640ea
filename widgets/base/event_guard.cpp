#include "widgets/base/event_guard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPlainTextEdit>
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

} // namespace

bool EventGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish:
        if (auto *label = qobject_cast<QLabel *>(watched);
            label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        return isMultiLineField(watched) && wouldPasteNothing(event);
    default:
        return false;
    }
}

} // namespace rookery
