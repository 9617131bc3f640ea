#include "app/settings/key_field.h"

#include <QSignalBlocker>

namespace rookery {

void KeyField::show(const QKeySequence &key)
{
    const QSignalBlocker blocker(this);
    setKeySequence(key);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    QKeySequenceEdit::keyPressEvent(event);
    if (keySequence().isEmpty())
        return; // so far only Shift, Ctrl or Alt
    const QKeySequence key(keySequence()[0]);
    show(key);
    Q_EMIT pressed(key);
}

} // namespace rookery
