#include "widgets/movement/question_bar.h"

#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostButtons = 3;

QString partName(int question, int answer)
{
    return QStringLiteral("answer%1.%2").arg(question).arg(answer);
}

QString textOf(const std::vector<DrawingQuestion> &questions)
{
    QStringList all;
    for (const DrawingQuestion &question : questions) {
        QStringList words{question.text + QLatin1Char(':')};
        for (int i = 0; i < question.answers.size(); ++i)
            words << (i == question.chosen ? QStringLiteral("[%1]") : QStringLiteral("%1"))
                         .arg(question.answers[i]);
        all << words.join(QLatin1Char(' '));
    }
    return all.join(QStringLiteral(" | "));
}

} // namespace

QuestionBar::QuestionBar(MoveDrawing &drawing, QWidget *parent)
    : QWidget(parent)
    , m_drawing(drawing)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("questionBar"));
    setAccessibleName(tr("Questions about what was drawn"));
    m_row->setContentsMargins(0, 0, 0, 0);
    fitHeight();
    connect(&drawing, &MoveDrawing::changed, this, &QuestionBar::refresh);
    rebuild({});
}

void QuestionBar::fitHeight()
{
    QComboBox tallest;
    tallest.setFont(font());
    setFixedHeight(
        std::max(tallest.sizeHint().height(), 2 * fontMetrics().lineSpacing() + Tokens::hairGap));
}

void QuestionBar::refresh()
{
    const auto questions = m_drawing.questions();
    const QString text = textOf(questions);
    if (text == m_text)
        return;
    m_text = text;
    // A button that is being pressed is replaced by its successor, which takes the focus over.
    const QWidget *focus = QApplication::focusWidget();
    const QString focused = focus && isAncestorOf(focus) ? focus->objectName() : QString();
    rebuild(questions);
    if (auto *successor = focused.isEmpty() ? nullptr : m_parts->findChild<QWidget *>(focused))
        successor->setFocus();
}

void QuestionBar::rebuild(const std::vector<DrawingQuestion> &questions)
{
    if (m_parts)
        m_parts->setParent(nullptr); // the bar holds the present parts alone
    retire(m_parts);
    m_parts = new QWidget;
    auto *row = new QHBoxLayout(m_parts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::smallGap);
    m_row->addWidget(m_parts);
    if (questions.empty()) {
        auto *hint = new QLabel(tr("Click to paint · drag from the piece to draw legs"));
        hint->setToolTip(tr("A drag to the edge of the board and on from there draws a leg that "
                            "bounces where the board ends"));
        hint->setEnabled(false);
        hint->setWordWrap(true);
        hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        row->addWidget(hint);
        return;
    }
    for (int i = 0; i < static_cast<int>(questions.size()); ++i) {
        if (i > 0)
            row->addSpacing(Tokens::gap);
        addQuestion(i, questions[static_cast<std::size_t>(i)]);
    }
    row->addStretch();
    auto *dismiss = form::toolButton("close", tr("Leave it so and ask no more (Esc)"));
    dismiss->setObjectName(QStringLiteral("dismissQuestions"));
    connect(dismiss, &QToolButton::clicked, &m_drawing, &MoveDrawing::dismiss);
    row->addWidget(dismiss);
}

void QuestionBar::addQuestion(int place, const DrawingQuestion &question)
{
    if (question.answers.size() > mostButtons) {
        m_parts->layout()->addWidget(answersAsBox(place, question));
        return;
    }
    auto *label = new QLabel(question.text);
    label->setToolTip(question.tip);
    m_parts->layout()->addWidget(label);
    if (!question.answers.isEmpty())
        m_parts->layout()->addWidget(answersAsButtons(place, question));
}

QWidget *QuestionBar::answersAsButtons(int place, const DrawingQuestion &question)
{
    auto *buttons = new QWidget;
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < question.answers.size(); ++i) {
        auto *button = new QToolButton;
        button->setObjectName(partName(place, i));
        button->setText(question.answers[i]);
        button->setCheckable(question.chosen >= 0);
        button->setChecked(i == question.chosen);
        const QString tip =
            i == question.suggested ? tr("%1 (Tab)").arg(question.tip) : question.tip;
        form::explain(button, tr("%1: %2").arg(question.text, question.answers[i]), tip);
        if (i == question.suggested)
            button->setText(question.answers[i] + QStringLiteral(" ⇥"));
        connect(button, &QToolButton::clicked, this, [this, place, i] { answer(place, i); });
        row->addWidget(button);
    }
    return buttons;
}

QWidget *QuestionBar::answersAsBox(int place, const DrawingQuestion &question)
{
    auto *box = new QComboBox;
    box->setObjectName(partName(place, 0));
    box->addItems(question.answers);
    box->setCurrentIndex(question.chosen);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(11);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    form::explain(box, question.text, question.tip);
    connect(box, &QComboBox::activated, this, [this, place](int chosen) { answer(place, chosen); });
    return box;
}

void QuestionBar::answer(int question, int answer)
{
    const auto questions = m_drawing.questions();
    if (question < static_cast<int>(questions.size()))
        questions[static_cast<std::size_t>(question)].answer(answer);
    m_text.clear(); // the buttons show what is so, also if nothing changed
    refresh();
}

QAbstractButton *QuestionBar::answerButton(int question, int answer) const
{
    return m_parts->findChild<QAbstractButton *>(partName(question, answer));
}

QComboBox *QuestionBar::answerBox(int question) const
{
    return m_parts->findChild<QComboBox *>(partName(question, 0));
}

QAbstractButton *QuestionBar::dismissButton() const
{
    return m_parts->findChild<QAbstractButton *>(QStringLiteral("dismissQuestions"));
}

QString QuestionBar::text() const
{
    return m_text;
}

void QuestionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitHeight();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_text.clear();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace rookery
