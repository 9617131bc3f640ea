#include "widgets/rules/sentence_editor.h"

#include "model/edit/rules/own_texts.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/rules/part_light.h"
#include "widgets/rules/part_menu.h"
#include "widgets/rules/phrase_field.h"
#include "widgets/rules/sentence_view.h"
#include "widgets/workspace/workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int pauseMilliseconds = 150;

QString joinedLines(const std::vector<std::string> &lines)
{
    QStringList all;
    for (const std::string &line : lines)
        all << QString::fromStdString(line);
    return all.join(QLatin1Char('\n'));
}

} // namespace

SentenceEditor::SentenceEditor(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new SentenceView)
    , m_field(new PhraseField)
    , m_menu(new PartMenu(this))
    , m_status(new QLabel)
    , m_add(form::toolButton("add", tr("Add a line")))
{
    layOut();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &SentenceEditor::readNow);
    connect(m_sentence, &SentenceView::changeWanted, this, &SentenceEditor::openMenu);
    connect(m_sentence, &SentenceView::looked, this, &SentenceEditor::relight);
    connect(m_sentence, &SentenceView::copied, this, &SentenceEditor::copy);
    connect(m_sentence, &SentenceView::pasted, this, &SentenceEditor::paste);
    connect(m_sentence, &SentenceView::emptied, this, [this](int part) {
        if (m_draft)
            take(withoutPart(*m_draft, std::size_t(part)), std::size_t(part), Then::Stay);
    });
    connect(m_menu, &PartMenu::picked, this, &SentenceEditor::pick);
    connect(m_add, &QToolButton::clicked, this, &SentenceEditor::addLine);
    connect(m_field, &PhraseField::typed, this, [this] { m_pause.start(); });
    connect(m_field, &PhraseField::entered, this, [this] { ++m_stay; });
    connect(m_field, &PhraseField::left, this, [this] {
        if (m_pause.isActive())
            readNow();
        showText();
    });
    connect(m_field, &PhraseField::givenUp, this, [this] {
        m_pause.stop();
        m_field->setFault(0, 0);
        showText();
        showStatus({});
    });
}

void SentenceEditor::layOut()
{
    form::explain(m_field,
                  tr("Text"),
                  tr("The same as text. Ctrl+Space offers words · Esc puts back what holds"));
    m_status->setObjectName(QStringLiteral("sentenceStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_add->setObjectName(QStringLiteral("addLine"));
    m_add->setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, Tokens::smallGap);
    column->setSpacing(Tokens::smallGap);
    column->addWidget(m_sentence);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_field);
    column->addWidget(m_status);
    QWidget::setTabOrder(m_sentence, m_add);
    QWidget::setTabOrder(m_add, m_field);
}

void SentenceEditor::edit(Workspace &workspace, const std::string &path)
{
    follow(workspace);
    m_path = path;
    m_asker.reset();
    auto draft = ruleDraft(workspace.design(), path, shownWording());
    if (!draft) {
        m_draft.reset();
        return showFault(draft.error());
    }
    const bool isSame = m_draft && m_draft->lines() == draft->lines();
    m_draft = std::move(*draft);
    if (!isSame)
        showDraft();
    // What is just being written keeps its form.
    if (!m_isReading && (!m_field->hasFocus() || (!isSame && !m_pause.isActive())))
        showText();
    relight();
}

/// The cell under the pointer stands for cells that the rule gives elsewhere.
void SentenceEditor::follow(Workspace &workspace)
{
    if (m_followed == &workspace.view())
        return;
    if (m_followed)
        disconnect(m_followed, nullptr, this, nullptr);
    m_followed = &workspace.view();
    m_workspace = &workspace;
    m_cell.reset();
    const auto look = [this] {
        const ViewState &view = m_workspace->view();
        const auto cell = view.pinnedCell() ? view.pinnedCell() : view.pointedCell();
        if (!cell || cell == m_cell)
            return;
        m_cell = cell;
        if (m_light)
            relight();
    };
    connect(&workspace.view(), &ViewState::pointedCellChanged, this, look);
    connect(&workspace.view(), &ViewState::pinnedCellChanged, this, look);
}

void SentenceEditor::showDraft()
{
    m_sentence->setDraft(*m_draft);
    m_add->setVisible(m_draft->context().sort == phrase::MemberSort::Choices
                      || m_draft->context().sort == phrase::MemberSort::Steps);
    QStringList words;
    for (const std::string &word : completions(*m_draft))
        words << QString::fromStdString(word);
    m_field->setWords(words);
    showStatus({});
}

/// The text of the tree, unless something is being written that is not one yet.
void SentenceEditor::showText()
{
    if (!m_draft || !m_field->faultyText().isEmpty())
        return;
    m_field->setLines(m_draft->isEmpty() ? QString() : joinedLines(m_draft->lines()));
    // Where there is little to say the blank is enough, and is written into by typing.
    const bool isShort = m_draft->context().sort == phrase::MemberSort::Phrase
                         || m_draft->context().sort == phrase::MemberSort::Choices;
    m_field->setVisible(!m_draft->isEmpty() || !isShort);
}

QString SentenceEditor::status() const
{
    return m_status->text();
}

void SentenceEditor::showStatus(const QString &sentence)
{
    const bool isUnfilled = m_draft && m_draft->hasBlanks() && !m_draft->isEmpty();
    m_status->setText(!sentence.isEmpty() ? sentence
                      : isUnfilled
                          ? tr("Not all is said yet; until then the design stays as it was")
                          : QString());
    // It keeps its place, so that nothing moves below the pointer.
    m_status->setVisible(!m_status->text().isEmpty() || (m_draft && !m_draft->isEmpty()));
}

void SentenceEditor::showFault(const Error &error)
{
    const QString sentence = shown(error.message);
    showStatus(error.place.line > 0 ? tr("Line %1, column %2: %3")
                                          .arg(error.place.line)
                                          .arg(error.place.column)
                                          .arg(sentence)
                                    : sentence);
}

void SentenceEditor::readNow()
{
    m_pause.stop();
    if (!m_workspace || !m_draft)
        return;
    std::vector<std::string> lines;
    for (const QString &line : m_field->toPlainText().split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            lines.push_back(line.toStdString());
    }
    const bool isEmpty = lines.empty() && m_draft->context().sort != phrase::MemberSort::Choices;
    if (isEmpty)
        lines = {"?"};
    auto next = phrase::Draft::read(lines, m_draft->context());
    if (!next) {
        m_field->setFault(std::max(1, next.error().place.line), next.error().place.column);
        return showFault(next.error());
    }
    m_field->setFault(0, 0);
    showStatus({});
    if (next->lines() == m_draft->lines())
        return;
    const QScopedValueRollback guard(m_isReading, true);
    const QString key =
        QStringLiteral("text:%1:%2").arg(QString::fromStdString(m_path)).arg(m_stay);
    Q_EMIT changed(m_path, *next, key);
}

void SentenceEditor::openMenu(int part, const QString &typed)
{
    if (!m_draft || part >= int(m_draft->parts().size()))
        return;
    m_changing = part;
    SentenceChip *chip = m_sentence->chip(std::size_t(part));
    if (chip)
        chip->setFocus(Qt::OtherFocusReason);
    m_menu->open(candidatesAt(*m_draft, std::size_t(part)),
                 chip ? static_cast<QWidget *>(chip) : m_sentence,
                 typed,
                 [this, part](const std::string &text) {
                     return withPart(*m_draft, std::size_t(part), text).has_value();
                 });
}

void SentenceEditor::pick(const phrase::Candidate &candidate)
{
    if (!m_draft)
        return;
    if (m_changing < 0) {
        const std::size_t line = m_draft->lines().size();
        const std::size_t part = m_draft->parts().size();
        return take(withLine(*m_draft, line, 0, candidate.text), part, Then::NextBlank);
    }
    const auto part = std::size_t(m_changing);
    take(withCandidate(*m_draft, part, candidate), part, Then::NextBlank);
}

void SentenceEditor::addLine()
{
    if (!m_draft)
        return;
    if (m_draft->context().sort == phrase::MemberSort::Steps && m_draft->isEmpty())
        return openMenu(0, {});
    if (m_draft->context().sort == phrase::MemberSort::Steps) {
        const std::size_t part = m_draft->parts().size();
        return take(withLine(*m_draft, m_draft->lines().size(), 0, "?"), part, Then::NextBlank);
    }
    m_changing = -1;
    m_menu->open(choiceCandidates(*m_draft), m_add, {}, [this](const std::string &text) {
        return withLine(*m_draft, m_draft->lines().size(), 0, text).has_value();
    });
}

/// Makes it the rule, and goes on with the next blank.
void SentenceEditor::take(Result<phrase::Draft> next, std::size_t part, Then then)
{
    if (!next)
        return showFault(next.error());
    m_field->setFault(0, 0);
    const phrase::Draft draft = *next;
    Q_EMIT changed(m_path, draft, {});
    if (!m_draft || m_draft->lines() != draft.lines())
        return;
    const auto blank = m_draft->blankFrom(std::min(part, m_draft->parts().size() - 1));
    if (then == Then::NextBlank && blank && *blank >= part)
        return openMenu(int(*blank), {});
    for (std::size_t at = std::min(part + 1, m_draft->parts().size()); at-- > 0;) {
        if (SentenceChip *chip = m_sentence->chip(at))
            return chip->setFocus(Qt::OtherFocusReason);
    }
}

void SentenceEditor::copy(int part)
{
    if (m_draft)
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(m_draft->textOf(std::size_t(part))));
}

void SentenceEditor::paste(int part)
{
    if (m_draft)
        take(withPart(
                 *m_draft, std::size_t(part), QGuiApplication::clipboard()->text().toStdString()),
             std::size_t(part),
             Then::Stay);
}

void SentenceEditor::relight()
{
    const int part = m_sentence->lookedAt();
    const bool wasLit = m_light.has_value();
    m_light.reset();
    if (m_draft && m_workspace && part >= 0 && part < int(m_draft->parts().size())) {
        if (!m_asker)
            m_asker = std::make_unique<PartAsker>(m_workspace->design(),
                                                  m_workspace->session().sharedGame());
        PartLight light = partLight(*m_workspace, *m_draft, std::size_t(part), m_cell, *m_asker);
        showStatus(light.sentence);
        m_light = std::move(light.notes);
    } else if (m_field->faultyText().isEmpty()) {
        showStatus({});
    }
    if (m_light || wasLit)
        Q_EMIT lit();
}

} // namespace rookery
