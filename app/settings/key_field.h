#pragma once

#include <QKeySequenceEdit>

namespace rookery {

/// A field that takes one key, at once; Qt's own waits a second for more of them. Tab goes on to
/// the next field.
class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

    /// Shows a key without saying that it was pressed.
    void show(const QKeySequence &key);

Q_SIGNALS:
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace rookery
