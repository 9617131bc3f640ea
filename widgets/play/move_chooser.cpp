#include "widgets/play/move_chooser.h"

#include "model/board/labels.h"
#include "model/play/moves/notation/move_text.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

constexpr int pictureSide = Tokens::choicePicture;
constexpr int columns = 6;

QString titleOf(MoveChoice::Question question)
{
    switch (question) {
    case MoveChoice::Question::Promotion:
        return MoveChooser::tr("Becomes");
    case MoveChoice::Question::Gate:
        return MoveChooser::tr("Comes in");
    case MoveChoice::Question::Type:
        return MoveChooser::tr("Drop");
    case MoveChoice::Question::Way:
        return MoveChooser::tr("Which way");
    case MoveChoice::Question::Own:
        return MoveChooser::tr("Which move");
    case MoveChoice::Question::None:
    case MoveChoice::Question::Wall:
        break;
    }
    return {};
}

} // namespace

MoveChooser::MoveChooser(QWidget *parent)
    : QFrame(parent)
    , m_title(form::heading({}))
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("moveChooser"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_grid->setContentsMargins(Tokens::popupMargins);
    m_grid->setSpacing(Tokens::smallGap);
    m_grid->addWidget(m_title, 0, 0, 1, columns);
    hide();
}

void MoveChooser::ask(PlaySession &play, const QRect &cell)
{
    const MoveChoice *choice = play.choice();
    m_play = &play;
    m_question = choice ? choice->question() : MoveChoice::Question::None;
    // Pieces that can be clicked need no list, which would lie over them.
    const bool asks = choice && choice->victims().empty();
    m_options = asks ? choice->options() : std::vector<MoveChoice::Option>();
    const bool hadFocus = isAncestorOf(focusWidget()) && isVisible();
    fill();
    if (m_options.empty()) {
        hide();
        if (hadFocus && parentWidget())
            parentWidget()->setFocus();
        return;
    }
    adjustSize();
    place(cell);
    show();
    raise();
    m_buttons.front()->setFocus(Qt::ShortcutFocusReason); // so that it shows
}

void MoveChooser::fill()
{
    for (QToolButton *const button : std::exchange(m_buttons, {}))
        retire(button);
    m_keys.clear();
    m_title->setText(titleOf(m_question));
    setAccessibleName(m_title->text());
    for (std::size_t i = 0; i < m_options.size(); ++i)
        addButton(i);
}

void MoveChooser::addButton(std::size_t index)
{
    const MoveChoice::Option &option = m_options[index];
    auto *button = new QToolButton(this);
    const QString text = textOf(option);
    const QString key = keyFor(option, index);
    button->setText(tr("%1 (%2)").arg(text, key));
    button->setAutoRaise(true);
    form::explain(button, text, tr("Key %1; Esc takes the step back").arg(key));
    if (option.type) {
        const Design &design = m_play->design();
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({pictureSide, pictureSide});
        button->setIcon(
            piece_art::icon((*design.pieces)[*option.type],
                            design,
                            CanvasTheme::of(palette()).player(m_play->toMove(), *design.rules),
                            pictureSide,
                            devicePixelRatioF()));
    }
    const bool isWide =
        m_question == MoveChoice::Question::Way || m_question == MoveChoice::Question::Own;
    const int at = static_cast<int>(index);
    m_grid->addWidget(button,
                      isWide ? at + 1 : at / columns + 1,
                      isWide ? 0 : at % columns,
                      1,
                      isWide ? columns : 1);
    connect(button, &QToolButton::clicked, this, [this, index] { choose(index); });
    m_buttons.append(button);
    m_keys.append(key);
    button->show();
}

QString MoveChooser::textOf(const MoveChoice::Option &option) const
{
    const Board &board = m_play->board();
    if (m_question == MoveChoice::Question::Way) {
        if (option.isCastling)
            return tr("castles");
        QStringList names;
        for (const CellId cell : option.victims)
            names << QString::fromStdString(cellLabel(board, cell));
        return names.isEmpty() ? tr("takes nothing")
                               : tr("takes %1").arg(names.join(QStringLiteral(", ")));
    }
    if (option.own) {
        Move move;
        move.kind = Move::Kind::Own;
        move.own = option.own;
        return QString::fromStdString(
            moveText(move, board, *m_play->design().pieces, {}, CellNaming::Labels));
    }
    if (!option.type)
        return m_question == MoveChoice::Question::Gate ? tr("None") : tr("Stays");
    const QString name = QString::fromStdString((*m_play->design().pieces)[*option.type].name);
    const auto from = m_play->choice() ? m_play->choice()->from() : std::nullopt;
    return option.cell && option.cell != from
               ? tr("%1 on %2").arg(name, QString::fromStdString(cellLabel(board, *option.cell)))
               : name;
}

/// The piece's letter, where no other answer has it; else a number.
QString MoveChooser::keyFor(const MoveChoice::Option &option, std::size_t index) const
{
    if (option.type) {
        const QString letter =
            QString::fromStdString((*m_play->design().pieces)[*option.type].letter).toUpper();
        if (!letter.isEmpty() && !m_keys.contains(letter))
            return letter;
    }
    return QString::number(index + 1);
}

/// Above the cell if there is room, so that the hand does not hide it.
void MoveChooser::place(const QRect &cell)
{
    constexpr int gap = Tokens::smallGap;
    const QRect room = parentWidget()->rect();
    const int above = cell.top() - height() - gap;
    const int y = above >= 0 ? above : std::min(cell.bottom() + gap, room.bottom() - height());
    move(std::clamp(cell.center().x() - width() / 2, 0, std::max(0, room.right() - width())),
         std::max(0, y));
}

void MoveChooser::choose(std::size_t option)
{
    const MoveChoice::Option chosen = m_options[option];
    m_play->answer(chosen);
}

void MoveChooser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace) {
        m_play->stepBack();
        return;
    }
    const qsizetype count = m_buttons.size();
    const auto at = m_buttons.indexOf(qobject_cast<QToolButton *>(focusWidget()));
    const bool isNext = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool isPrevious = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (isNext || isPrevious)
        return m_buttons[(at + (isNext ? 1 : count - 1)) % count]->setFocus();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (at >= 0)
            choose(static_cast<std::size_t>(at));
        return;
    }
    const auto index = m_keys.indexOf(event->text().toUpper());
    if (index >= 0)
        return choose(static_cast<std::size_t>(index));
    QFrame::keyPressEvent(event);
}

} // namespace rookery
