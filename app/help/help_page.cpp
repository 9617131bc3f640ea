#include "app/help/help_page.h"

#include "app/languages.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int margin = Tokens::groupGap;
constexpr int listWidth = 250;

} // namespace

HelpPage::HelpPage(const KeyChanges &keys, QWidget *parent)
    : QDialog(parent)
    , m_keys(keys)
    , m_search(new QLineEdit)
    , m_count(new QLabel)
    , m_list(new QListWidget)
    , m_text(new QTextBrowser)
    , m_pictures(*m_text)
{
    setObjectName(QStringLiteral("helpPage"));
    resize(960, 640);
    makeSearch();
    m_list->setObjectName(QStringLiteral("manualList"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setOpenExternalLinks(false);

    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    auto *pages = new QSplitter(Qt::Horizontal);
    pages->addWidget(m_list);
    pages->addWidget(m_text);
    pages->setChildrenCollapsible(false);
    pages->setStretchFactor(1, 1);
    pages->setSizes({listWidth, width() - listWidth});
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(pages, 1);
    connectAll();
    retranslate();
    m_search->setFocus();
}

/// All that is read here, in the language of the window; what is searched is searched again.
void HelpPage::retranslate()
{
    setWindowTitle(tr("Help"));
    m_search->setPlaceholderText(tr("Search the manual"));
    form::explain(m_search,
                  tr("Search the manual"),
                  tr("Shows what has all these words; Enter or F3 goes to the next (Ctrl+F)"));
    form::explain(m_list, tr("Contents"), tr("Headings of the manual, or what was found in it"));
    form::explain(m_text, tr("Help"), tr("Offline help"));
    m_pictures.forget();
    m_text->setDocument(makeManual());
    search();
}

/// The manual by itself: text that is in view would be laid out anew with each of its parts.
QTextDocument *HelpPage::makeManual()
{
    auto *manual = new QTextDocument(m_text);
    manual->setDefaultFont(m_text->font());
    manual->setDocumentMargin(margin);
    manual->setMarkdown(manualText(m_keys, spokenLanguage()));
    manual->setResourceProvider([this](const QUrl &address) { return m_pictures.of(address); });
    describePictures(*manual);
    m_places = takePlaces(*manual);
    return manual;
}

/// Pictures have the colours of the page; in another language the same heading stays in view.
void HelpPage::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_pictures.forget();
        m_text->viewport()->update();
    }
    if (event->type() != QEvent::LanguageChange)
        return;
    const int row = m_list->currentRow();
    retranslate();
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
}

void HelpPage::makeSearch()
{
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("manualCount"));
}

void HelpPage::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpPage::showRow);
    const auto onKey = [this](const QKeySequence &key, auto does) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, does);
    };
    onKey(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    onKey(QKeySequence(Qt::Key_F3), [this] { step(1); });
    onKey(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { step(-1); });
}

bool HelpPage::goTo(const QString &place)
{
    const auto found = m_places.find(place);
    if (found == m_places.end())
        return false;
    m_search->clear();
    const QList<ManualHeading> headings = headingsOf(*m_text->document());
    const auto after = std::find_if(headings.begin(), headings.end(), [&](const auto &heading) {
        return heading.position > *found;
    });
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(static_cast<int>(after - headings.begin()) - 1);
    showAtTop(*found);
    return true;
}

/// Once the text has its width: the place at the top, not wherever it first comes into view.
void HelpPage::showAtTop(int position)
{
    QTextCursor place(m_text->document());
    place.setPosition(position);
    m_text->setTextCursor(place);
    QTimer::singleShot(0, m_text, [this] {
        QScrollBar *bar = m_text->verticalScrollBar();
        bar->setValue(bar->value() + m_text->cursorRect().top() - margin);
    });
}

void HelpPage::listContents()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ManualHeading &heading : headingsOf(*m_text->document())) {
        const QString indent((heading.level - 1) * 3, QChar::Nbsp);
        m_list->addItem(indent + heading.title);
    }
    m_count->clear();
}

void HelpPage::search()
{
    m_hits = hitsOf(*m_text->document(), m_search->text());
    if (m_search->text().trimmed().isEmpty()) {
        listContents();
        mark(-1);
        return;
    }
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const ManualHit &hit : m_hits)
            m_list->addItem(hit.heading + QLatin1Char('\n') + hit.excerpt);
    }
    m_count->setText(m_hits.isEmpty()
                         ? tr("Nothing found")
                         : tr("%n place(s)", nullptr, static_cast<int>(m_hits.size())));
    mark(-1);
    m_list->setCurrentRow(m_hits.isEmpty() ? -1 : 0);
}

void HelpPage::showRow(int row)
{
    if (row < 0)
        return;
    if (m_hits.isEmpty()) {
        const QList<ManualHeading> headings = headingsOf(*m_text->document());
        if (row < headings.size())
            showAtTop(headings[row].position);
        return;
    }
    mark(row);
    m_count->setText(tr("%1 of %2: %3").arg(row + 1).arg(m_hits.size()).arg(m_hits[row].heading));
    QTextCursor place(m_text->document());
    place.setPosition(m_hits[row].words.front().position);
    m_text->setTextCursor(place);
    // With what stands around it, not at the edge.
    QScrollBar *bar = m_text->verticalScrollBar();
    bar->setValue(bar->value() + m_text->cursorRect().top() - m_text->height() / 3);
}

void HelpPage::step(int by)
{
    const int count = m_list->count();
    if (count > 0)
        m_list->setCurrentRow((m_list->currentRow() + by + count) % count);
}

/// All that was found is tinted, the present one filled.
void HelpPage::mark(int current)
{
    QList<QTextEdit::ExtraSelection> marks;
    const QColor strong = palette().color(QPalette::Active, QPalette::Highlight);
    QColor pale = strong;
    pale.setAlphaF(0.3F);
    for (qsizetype i = 0; i < m_hits.size(); ++i) {
        for (const ManualHit::Word &word : m_hits[i].words) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(m_text->document());
            mark.cursor.setPosition(word.position);
            mark.cursor.setPosition(word.position + word.length, QTextCursor::KeepAnchor);
            mark.format.setBackground(i == current ? strong : pale);
            if (i == current)
                mark.format.setForeground(palette().color(QPalette::HighlightedText));
            marks.append(mark);
        }
    }
    m_text->setExtraSelections(marks);
}

/// The search field has the keyboard while one reads: the arrows choose, pages scroll.
bool HelpPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    QScrollBar *bar = m_text->verticalScrollBar();
    switch (key->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
        return true;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty())
            break;
        m_search->clear();
        return true;
    default:
        break;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace rookery
