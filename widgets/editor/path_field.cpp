#include "widgets/editor/path_field.h"

#include "widgets/canvas/canvas_theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostLines = 4;

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

PathField::PathField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_completer(new QCompleter(this))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_completer->setWidget(this);
    m_completer->setModel(new QStringListModel(m_completer));
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_completer,
            QOverload<const QString &>::of(&QCompleter::activated),
            this,
            &PathField::complete);
    connect(document(), &QTextDocument::contentsChanged, this, &PathField::fitHeight);
    fitHeight();
}

void PathField::setWords(const QStringList &words)
{
    static_cast<QStringListModel *>(m_completer->model())->setStringList(words);
}

void PathField::setFault(int start, int length)
{
    QList<QTextEdit::ExtraSelection> selections;
    if (length > 0) {
        QTextEdit::ExtraSelection fault;
        fault.cursor = QTextCursor(document());
        fault.cursor.setPosition(start);
        fault.cursor.setPosition(start + length, QTextCursor::KeepAnchor);
        const bool isDark = CanvasTheme::of(palette()).isDark;
        fault.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        fault.format.setUnderlineColor(isDark ? QColor(0xff8a80) : QColor(0xb3261e));
        selections << fault;
    }
    setExtraSelections(selections);
}

// Size

int PathField::heightFor(int lines) const
{
    const double room = 2 * (document()->documentMargin() + frameWidth());
    return static_cast<int>(fontMetrics().lineSpacing() * lines + room) + 2;
}

QSize PathField::sizeHint() const
{
    return {300, heightFor(1)};
}

QSize PathField::minimumSizeHint() const
{
    return {120, heightFor(1)};
}

void PathField::fitHeight()
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.layout() ? block.layout()->lineCount() : 1);
    setFixedHeight(heightFor(std::clamp(lines, 1, mostLines)));
    setVerticalScrollBarPolicy(lines > mostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void PathField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void PathField::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

// Typing

/// Undo and redo are left to the window, whose steps they are.
bool PathField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void PathField::keyPressEvent(QKeyEvent *event)
{
    const bool offers = m_completer->popup()->isVisible();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (offers)
            return event->ignore();
        return Q_EMIT returnPressed();
    case Qt::Key_Escape:
        if (offers)
            return event->ignore();
        return Q_EMIT escapePressed();
    case Qt::Key_Tab:
        if (offers)
            return event->ignore();
        break;
    case Qt::Key_Space:
        if (event->modifiers() & Qt::ControlModifier)
            return offerWords(Asked::ByKey);
        break;
    default:
        if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo))
            return event->ignore();
        break;
    }
    QPlainTextEdit::keyPressEvent(event);
    const QString typed = event->text();
    if (!typed.isEmpty() && (isWordCharacter(typed.front()) || offers))
        offerWords(Asked::ByTyping);
    else
        m_completer->popup()->hide();
}

void PathField::insertFromMimeData(const QMimeData *source)
{
    insertPlainText(source->text().simplified());
}

QString PathField::wordBeforeCursor() const
{
    const QString before = toPlainText().left(textCursor().position());
    qsizetype start = before.size();
    while (start > 0 && isWordCharacter(before[start - 1]))
        --start;
    return before.mid(start);
}

void PathField::offerWords(Asked asked)
{
    const QString word = wordBeforeCursor();
    m_completer->setCompletionPrefix(word);
    const bool isKnown = m_completer->currentCompletion() == word;
    if (isReadOnly() || m_completer->completionCount() == 0
        || (asked == Asked::ByTyping && (word.isEmpty() || isKnown))) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    const auto *popup = m_completer->popup();
    place.setWidth(popup->sizeHintForColumn(0) + popup->verticalScrollBar()->sizeHint().width()
                   + 12);
    m_completer->complete(place);
}

void PathField::complete(const QString &word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(
        QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(wordBeforeCursor().size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

void PathField::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT entered();
}

void PathField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

} // namespace rookery
