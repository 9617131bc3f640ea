#include "widgets/rules/phrase_field.h"

#include "widgets/base/fault_format.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>

namespace rookery {

namespace {

constexpr int mostLines = 12;

bool isOfWord(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_');
}

} // namespace

PhraseField::PhraseField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_completer(new QCompleter(this))
{
    setTabChangesFocus(true);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    m_completer->setModel(new QStringListModel(m_completer));
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer,
            qOverload<const QString &>(&QCompleter::activated),
            this,
            &PhraseField::accept);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        updateGeometry();
        if (!m_isSetting)
            Q_EMIT typed();
    });
}

void PhraseField::setWords(const QStringList &words)
{
    static_cast<QStringListModel *>(m_completer->model())->setStringList(words);
}

void PhraseField::setLines(const QString &lines)
{
    const QScopedValueRollback guard(m_isSetting, true);
    if (toPlainText() != lines)
        setPlainText(lines);
}

void PhraseField::setFault(int line, int column)
{
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (line > 0 && block.isValid()) {
        const QByteArray bytes = block.text().toUtf8();
        const int size = int(block.text().size());
        int start = int(QString::fromUtf8(bytes.left(std::max(0, column - 1))).size());
        start = std::min(start, std::max(0, size - 1));
        int end = start;
        while (end < size && isOfWord(block.text()[end]))
            ++end;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.setPosition(block.position() + start);
        mark.cursor.setPosition(block.position() + std::min(size, std::max(end, start + 1)),
                                QTextCursor::KeepAnchor);
        mark.format = faultFormat(palette());
        marks << mark;
    }
    setExtraSelections(marks);
}

QString PhraseField::faultyText() const
{
    const auto marks = extraSelections();
    return marks.isEmpty() ? QString() : marks.front().cursor.selectedText();
}

QSize PhraseField::sizeHint() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.layout() ? block.layout()->lineCount() : 1);
    const int shown = std::clamp(lines, 1, mostLines);
    const int around = 2 * frameWidth() + 2 * int(document()->documentMargin());
    return {200, shown * fontMetrics().lineSpacing() + around};
}

void PhraseField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

QString PhraseField::begunWord() const
{
    const QString before = textCursor().block().text().left(textCursor().positionInBlock());
    int start = int(before.size());
    while (start > 0 && isOfWord(before[start - 1]))
        --start;
    return before.mid(start);
}

void PhraseField::complete()
{
    const QString begun = begunWord();
    m_completer->setCompletionPrefix(begun);
    const bool isWhole =
        m_completer->completionCount() == 1 && m_completer->currentCompletion().compare(begun) == 0;
    if (begun.isEmpty() || m_completer->completionCount() == 0 || isWhole)
        return m_completer->popup()->hide();
    QRect area = cursorRect();
    area.setWidth(220);
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    m_completer->complete(area);
}

void PhraseField::accept(const QString &word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, int(begunWord().size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

void PhraseField::keyPressEvent(QKeyEvent *event)
{
    QAbstractItemView *popup = m_completer->popup();
    const bool isChosen = popup->isVisible()
                          && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                              || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape);
    if (isChosen)
        return event->ignore(); // the list takes it
    if (event->key() == Qt::Key_Escape)
        return Q_EMIT givenUp();
    const bool isAsked = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (!isAsked)
        QPlainTextEdit::keyPressEvent(event);
    const bool isLetter = !event->text().isEmpty() && event->text().front().isLetter();
    if (isAsked || (isLetter && begunWord().size() > 1) || popup->isVisible())
        complete();
}

void PhraseField::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT entered();
}

void PhraseField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

} // namespace rookery
