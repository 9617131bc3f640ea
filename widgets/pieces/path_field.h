#pragma once

#include <QPlainTextEdit>

#include <vector>

class QCompleter;
class QStandardItemModel;

namespace rookery {

struct BetzaWord;

/// A field for a path: one line of text that wraps where it is long, with completion of words and a
/// wavy line under what cannot be read. Undo belongs to the design, not to the field.
class PathField final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PathField(QWidget *parent = nullptr);

    /// The direction names and keywords to be offered.
    void setWords(const QStringList &words);
    /// The letters of Betza's notation, offered where no word fits, each with a small picture.
    void setLetters(const std::vector<BetzaWord> &letters);
    /// Whether Tab is an answer, tabPressed(), instead of leading on.
    void setTakesTab(bool takes) { setTabChangesFocus(!takes); }
    /// Underlines `length` characters from `start`; nothing if `length` is 0.
    void setFault(int start, int length);
    QCompleter *completer() const { return m_completer; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void entered();
    void left();
    void returnPressed();
    void tabPressed();
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
    bool offersLetters() const;
    void complete(const QString &word);
    enum class Asked { ByTyping, ByKey };
    void offerWords(Asked asked);
    void fitHeight();
    int heightFor(int lines) const;

    QCompleter *m_completer;
    QStandardItemModel *m_words;
    QStandardItemModel *m_letters;
};

} // namespace rookery
