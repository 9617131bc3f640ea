#include "widgets/rules/rule_row.h"

#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/rules/rule_form.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

RuleRowView::RuleRowView(QWidget *parent)
    : QFrame(parent)
    , m_number(new QLabel)
    , m_sentence(new QLabel)
    , m_problems(new QLabel)
    , m_tools(new QWidget)
    , m_up(form::toolButton("up", tr("Move up (Alt+Up)")))
    , m_down(form::toolButton("down", tr("Move down (Alt+Down)")))
    , m_column(new QVBoxLayout(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Click to change this rule, drag it to another place or design"));
    setStatusTip(toolTip());
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setObjectName(QStringLiteral("ruleProblems"));
    m_problems->hide();
    auto *remove = form::toolButton("delete", tr("Remove this rule (Del)"));
    showKeyInTip(*m_up, partKeyId("rules", "up"));
    showKeyInTip(*m_down, partKeyId("rules", "down"));
    showKeyInTip(*remove, partKeyId("rules", "remove"));
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(Tokens::hairGap);
    for (QToolButton *button : {m_up, m_down, remove}) {
        button->setIconSize({Tokens::smallPicture, Tokens::smallPicture});
        tools->addWidget(button);
    }
    m_tools->hide();
    auto *top = new QHBoxLayout;
    top->setSpacing(Tokens::smallGap);
    top->addWidget(m_number, 0, Qt::AlignTop);
    top->addWidget(m_sentence, 1);
    m_column->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::smallGap, Tokens::smallGap);
    m_column->setSpacing(Tokens::smallGap);
    m_column->addLayout(top);
    m_column->addWidget(m_problems);
    // Below the sentence, so that it keeps its lines when the row is chosen.
    m_column->addWidget(m_tools, 0, Qt::AlignRight);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT moveWanted(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT moveWanted(1); });
    connect(remove, &QToolButton::clicked, this, &RuleRowView::removeWanted);
}

void RuleRowView::show(const RuleEntry &entry, const QString &number)
{
    m_entry = entry;
    setObjectName(QStringLiteral("rule:") + QString::fromStdString(entry.path));
    const QString sentence = QString::fromStdString(entry.sentence);
    m_sentence->setText(sentence);
    m_number->setText(number);
    m_number->setVisible(!number.isEmpty());
    setAccessibleName(sentence);
    QWidget::show();
}

void RuleRowView::setProblems(const QStringList &sentences)
{
    m_problems->setText(QStringLiteral("▲ ") + sentences.join(QStringLiteral("\n▲ ")));
    m_problems->setVisible(!sentences.isEmpty());
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void RuleRowView::setForm(RuleForm *form)
{
    if (m_form)
        m_column->removeWidget(m_form);
    m_form = form;
    if (m_form)
        m_column->addWidget(m_form);
    m_tools->setVisible(m_form != nullptr);
    update();
}

void RuleRowView::setMovable(bool up, bool down)
{
    m_up->setVisible(up || down);
    m_down->setVisible(up || down);
    m_up->setEnabled(up);
    m_down->setEnabled(down);
}

void RuleRowView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->globalPosition().toPoint();
    setFocus(Qt::MouseFocusReason);
    event->accept();
}

/// Not as the button goes down, or the row would grow under a mouse that drags it.
void RuleRowView::mouseReleaseEvent(QMouseEvent *event)
{
    if (rect().contains(event->position().toPoint()))
        Q_EMIT chosen();
}

void RuleRowView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint way = event->globalPosition().toPoint() - m_pressed;
    if (event->buttons() & Qt::LeftButton
        && way.manhattanLength() >= QApplication::startDragDistance())
        Q_EMIT dragWanted();
}

void RuleRowView::focusInEvent(QFocusEvent *event)
{
    QFrame::focusInEvent(event);
    update();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::OtherFocusReason)
        Q_EMIT chosen();
}

bool RuleRowView::event(QEvent *event)
{
    return keys().keeps(*this, *event) || QFrame::event(event);
}

void RuleRowView::keyPressEvent(QKeyEvent *event)
{
    if (!keys().press(*this, *event))
        QFrame::keyPressEvent(event);
}

const KeyTable<RuleRowView> &RuleRowView::keys()
{
    using Key = QKeyCombination;
    static const KeyTable<RuleRowView> table(
        "rules",
        QT_TRANSLATE_NOOP("Keys", "List of rules"),
        {{"above",
          QT_TRANSLATE_NOOP("Keys", "The rule above"),
          {Qt::Key_Up},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.stepWanted(-1);
          }},
         {"below",
          QT_TRANSLATE_NOOP("Keys", "The rule below"),
          {Qt::Key_Down},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.stepWanted(1);
          }},
         {"up",
          QT_TRANSLATE_NOOP("Keys", "Move up in the list"),
          {Key(Qt::AltModifier, Qt::Key_Up)},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.moveWanted(-1);
          }},
         {"down",
          QT_TRANSLATE_NOOP("Keys", "Move down in the list"),
          {Key(Qt::AltModifier, Qt::Key_Down)},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.moveWanted(1);
          }},
         {"remove",
          QT_TRANSLATE_NOOP("Keys", "Take away"),
          {Qt::Key_Delete, Qt::Key_Backspace},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.removeWanted();
          }},
         {"change",
          QT_TRANSLATE_NOOP("Keys", "Change what the rule says"),
          {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space},
          [](RuleRowView &row, const QKeyEvent &) {
              Q_EMIT row.chosen();
              Q_EMIT row.formWanted();
          }}});
    return table;
}

void RuleRowView::paintEvent(QPaintEvent *event)
{
    const Tokens &tokens = Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(tokens.accent, Tokens::focusWidth) : QPen(tokens.line, 1));
    painter.setBrush(isChosen() ? tokens.accentSoft : tokens.surface);
    painter.drawRoundedRect(
        hasFocus() ? area.adjusted(0.5, 0.5, -0.5, -0.5) : area, Tokens::corner, Tokens::corner);
    QFrame::paintEvent(event);
}

} // namespace rookery
