#pragma once

#include <QPlainTextEdit>
#include <QStringList>

class QCompleter;

namespace rookery {

/// Lines in the words of own rules: as tall as its text, with completion and a place for a fault.
class PhraseField final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PhraseField(QWidget *parent = nullptr);

    void setWords(const QStringList &words);
    /// Underlines what stands at a line and a column in bytes, both counted from 1; none with 0.
    void setFault(int line, int column);
    /// Underlined text; empty for none.
    QString faultyText() const;
    /// Shows lines without being typed in.
    void setLines(const QString &lines);
    QCompleter *completer() const { return m_completer; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// By the person, not by setLines().
    void typed();
    void entered();
    void left();
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString begunWord() const;
    void complete();
    void accept(const QString &word);

    QCompleter *m_completer;
    bool m_isSetting = false;
};

} // namespace rookery
