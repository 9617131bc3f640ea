#include "widgets/pieces/path_field.h"

#include "widgets/base/fault_format.h"
#include "widgets/base/tokens.h"
#include "widgets/library/betza_words.h"
#include "widgets/picture/piece_art.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostLines = 2;
constexpr int insertRole = Qt::UserRole + 1;

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

PathField::PathField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_completer(new QCompleter(this))
    , m_words(new QStandardItemModel(this))
    , m_letters(new QStandardItemModel(this))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_completer->setWidget(this);
    m_completer->setModel(m_words);
    m_completer->setCompletionRole(insertRole);
    m_completer->popup()->setIconSize({Tokens::largePicture, Tokens::largePicture});
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
    m_words->clear();
    for (const QString &word : words) {
        auto *item = new QStandardItem(word);
        item->setData(word, insertRole);
        m_words->appendRow(item);
    }
}

void PathField::setLetters(const std::vector<BetzaWord> &letters)
{
    m_letters->clear();
    static const Design squares = newDesign({}, {});
    const auto colours = CanvasTheme::of(palette()).player(PlayerId(0));
    for (const BetzaWord &word : letters) {
        auto *item = new QStandardItem(tr("%1 – %2").arg(word.letter, word.meaning));
        item->setData(word.letter, insertRole);
        PieceType shown;
        if (!word.example.empty())
            shown.moves.push_back(
                {BetzaText{word.example, BetzaDialect::XBetza}, When::Always, {}});
        if (!word.example.empty())
            item->setIcon(piece_art::icon(
                shown, squares, colours, Tokens::largePicture, devicePixelRatioF()));
        m_letters->appendRow(item);
    }
}

void PathField::setFault(int start, int length)
{
    QList<QTextEdit::ExtraSelection> selections;
    if (length > 0) {
        QTextEdit::ExtraSelection fault;
        fault.cursor = QTextCursor(document());
        fault.cursor.setPosition(start);
        fault.cursor.setPosition(start + length, QTextCursor::KeepAnchor);
        fault.format = faultFormat(palette());
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
        if (!tabChangesFocus())
            return Q_EMIT tabPressed();
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
    const bool isOfLetters = asked == Asked::ByKey && offersLetters();
    QStandardItemModel *offered = isOfLetters ? m_letters : m_words;
    if (m_completer->model() != offered)
        m_completer->setModel(offered);
    const QString word = isOfLetters ? QString() : wordBeforeCursor();
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

/// A capital is an atom, so that letters are what may follow it.
bool PathField::offersLetters() const
{
    const QString text = toPlainText();
    const bool hasAtom = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isUpper(); });
    return m_letters->rowCount() > 0 && (hasAtom || text.isEmpty());
}

void PathField::complete(const QString &word)
{
    QTextCursor cursor = textCursor();
    if (m_completer->model() == m_words)
        cursor.movePosition(QTextCursor::Left,
                            QTextCursor::KeepAnchor,
                            static_cast<int>(wordBeforeCursor().size()));
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
