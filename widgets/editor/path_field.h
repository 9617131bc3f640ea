#pragma once

#include <QPlainTextEdit>

class QCompleter;

namespace rookery {

/// A field for a path: one line of text that wraps where it is long, with completion of words and a
/// wavy line under what cannot be read. Undo belongs to the design, not to the field.
class PathField final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PathField(QWidget *parent = nullptr);

    /// The direction names and keywords to be offered.
    void setWords(const QStringList &words);
    /// Underlines `length` characters from `start`; nothing if `length` is 0.
    void setFault(int start, int length);
    QCompleter *completer() const { return m_completer; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void entered();
    void left();
    void returnPressed();
    void escapePressed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    QString wordBeforeCursor() const;
    void complete(const QString &word);
    enum class Asked { ByTyping, ByKey };
    void offerWords(Asked asked);
    void fitHeight();
    int heightFor(int lines) const;

    QCompleter *m_completer;
};

} // namespace rookery
