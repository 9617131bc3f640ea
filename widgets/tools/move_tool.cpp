#include "widgets/tools/move_tool.h"

#include "model/board/labels.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/board_picture.h"
#include "widgets/picture/piece_art.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

DrawnColour drawnColour(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return DrawnColour::Red;
    if (modifiers & Qt::ControlModifier)
        return DrawnColour::Yellow;
    return modifiers & Qt::AltModifier ? DrawnColour::Blue : DrawnColour::Green;
}

} // namespace

void MoveTool::press(const CanvasEvent &event)
{
    PlaySession &play = this->play();
    m_held.reset();
    m_drawnFrom.reset();
    m_isDragging = false;
    if (event.button == Qt::RightButton) {
        m_drawnColour = drawnColour(event.modifiers);
        if (!play.stepBack())
            m_drawnFrom = event.cell;
        return;
    }
    if (!event.cell) {
        if (!hasBegun())
            play.drawn().clear();
        return play.forgetChoice();
    }
    const MoveChoice *choice = play.choice();
    const auto standing = choice && choice->isBegun()
                              ? (choice->reached() ? choice->reached() : choice->from())
                              : std::nullopt;
    m_wasChosen = standing == event.cell;
    if (!m_wasChosen)
        takeOrClear(*event.cell);
    // A piece may be carried on from where it is now; one without a legal move is carried in
    // vain, and from an empty cell there is nothing to carry: the release says why.
    const bool isBegun = play.choice() && play.choice()->isBegun();
    const auto piece = play.shownPosition().at(*event.cell);
    const bool isCarriedOn = piece && (isBegun || play.isFree());
    const bool isInVain =
        play.choice() && !isBegun && !play.isFree() && (!piece || piece->owner == play.toMove());
    if (isCarriedOn || isInVain)
        m_held = event.cell;
    m_pressedAt = m_at = event.at;
}

/// A click on an empty cell that means nothing else wipes the board clean.
void MoveTool::takeOrClear(CellId cell)
{
    PlaySession &play = this->play();
    const bool wasFree = !hasBegun() && !play.shownPosition().at(cell);
    const std::size_t node = play.tree().current();
    play.take(cell);
    if (wasFree && !hasBegun() && play.tree().current() == node)
        play.drawn().clear();
}

void MoveTool::drag(const CanvasEvent &event)
{
    constexpr double slack = 0.15; // cells
    m_drawnColour = drawnColour(event.modifiers);
    m_at = event.at;
    const QPointF way = m_at - m_pressedAt;
    m_isDragging = m_isDragging || (m_held && std::hypot(way.x(), way.y()) > slack);
}

void MoveTool::release(const CanvasEvent &event)
{
    PlaySession &play = this->play();
    if (event.button == Qt::RightButton) {
        if (drawnFrom() && event.cell)
            play.drawn().toggle(drawnTo(*event.cell));
        m_drawnFrom.reset();
        return;
    }
    const auto held = std::exchange(m_held, std::nullopt);
    const bool wasDragging = std::exchange(m_isDragging, false);
    if (!held)
        return;
    if (wasDragging && !event.cell)
        return play.forgetChoice();
    const bool isBegun = play.choice() && play.choice()->isBegun();
    if (wasDragging && event.cell != held)
        return isBegun ? play.take(*event.cell, MoveChoice::Stay::End)
                       : play.refuseMove(*held, *event.cell);
    if (!wasDragging && m_wasChosen)
        play.take(*held);
}

void MoveTool::hover(const CanvasEvent &event)
{
    play().setPointed(event.cell);
}

void MoveTool::act(CellId cell)
{
    play().take(cell);
}

void MoveTool::undoAct(CellId)
{
    play().stepBack();
}

void MoveTool::pointAt(CellId cell)
{
    play().setPointed(cell);
}

void MoveTool::cancel()
{
    m_held.reset();
    m_drawnFrom.reset();
    m_isDragging = false;
    play().forgetChoice();
}

std::optional<PieceId> MoveTool::handOf(QKeyCombination key) const
{
    const MoveChoice *choice = play().choice();
    if (!choice)
        return std::nullopt;
    const std::string letter(1, static_cast<char>('A' + (key.key() - Qt::Key_A)));
    for (const PieceId type : choice->handTypes()) {
        if ((*session().design().pieces)[type].letter == letter)
            return type;
    }
    return std::nullopt;
}

QString MoveTool::hint() const
{
    const PlaySession &play = this->play();
    if (play.isFree())
        return QCoreApplication::translate("Tools", "Move freely: drag a piece to any cell");
    QStringList parts;
    const MoveChoice *choice = play.choice();
    if (!play.result().isEmpty()) {
        parts << QCoreApplication::translate("Tools", "The game is over");
    } else if (choice && choice->isBegun()) {
        using Question = MoveChoice::Question;
        const bool isAnsweredBeside = choice->question() != Question::None
                                      && choice->question() != Question::Wall
                                      && choice->victims().empty();
        parts << (isAnsweredBeside
                      ? QCoreApplication::translate("Tools",
                                                    "Choose beside the cell, or by a letter")
                      : QCoreApplication::translate("Tools", "Choose one of the marked cells"))
              << QCoreApplication::translate("Tools", "Backspace takes a step back");
    } else if (choice) {
        const auto isDrop = [](const Move &move) {
            return move.kind == Move::Kind::Drop;
        };
        const auto drops = choice->handTypes().size();
        const bool allDrop = std::all_of(choice->legal().begin(), choice->legal().end(), isDrop);
        if (!allDrop)
            parts << QCoreApplication::translate(
                "Tools", "Move: drag a piece, or click it and then where it goes");
        if (drops == 1 && allDrop)
            parts << QCoreApplication::translate("Tools", "Click a cell to put a piece down there");
        else if (drops > 0)
            parts << QCoreApplication::translate(
                "Tools", "Click a piece in hand, or press its letter, and then a cell");
        if (choice->pass())
            parts << QCoreApplication::translate("Tools", "Space passes");
    }
    parts << QCoreApplication::translate("Tools", "Left and Right go through the game");
    return parts.join(QStringLiteral(" · "));
}

bool MoveTool::hasBegun() const
{
    return play().choice() && play().choice()->isBegun();
}

bool MoveTool::letsGo() const
{
    return hasBegun() || m_drawnFrom || !play().drawn().marks().empty();
}

/// Of what was begun last: an arrow, a move, then of what is drawn.
void MoveTool::letGo()
{
    m_held.reset();
    m_isDragging = false;
    if (m_drawnFrom)
        m_drawnFrom.reset();
    else if (hasBegun())
        play().stepBack();
    else
        play().drawn().clear();
}

/// None where the board that was begun on has become a smaller one.
std::optional<CellId> MoveTool::drawnFrom() const
{
    return m_drawnFrom && m_drawnFrom->index() < board().size() ? m_drawnFrom : std::nullopt;
}

DrawnShape MoveTool::drawnTo(CellId cell) const
{
    const auto from = drawnFrom();
    return {from == cell ? std::nullopt : from, cell, m_drawnColour};
}

/// The first time where it begins, then where it leads.
void MoveTool::drawArrow(CellId cell)
{
    const auto from = drawnFrom();
    m_drawnFrom.reset();
    m_drawnColour = DrawnColour::Green;
    if (from && from != cell)
        return play().drawn().cycle({from, cell});
    if (from)
        return;
    m_drawnFrom = cell;
    say(QCoreApplication::translate("Tools", "Arrow from %1: press %2 again where it leads")
            .arg(QString::fromStdString(cellLabel(board(), cell)), keys().nameOf("arrow")));
}

bool MoveTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void MoveTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

const KeyTable<MoveTool> &MoveTool::keys()
{
    using Key = QKeyCombination;
    const auto pointsAtCell = [](const MoveTool &tool, Key) {
        return tool.viewState().pointedCell().has_value();
    };
    static const KeyTable<MoveTool> table(
        "moves",
        QT_TRANSLATE_NOOP("Keys", "Moves on the board"),
        {{"step-back",
          QT_TRANSLATE_NOOP("Keys", "A step of the move back"),
          {Qt::Key_Backspace},
          [](MoveTool &tool, const QKeyEvent &) { tool.play().stepBack(); },
          [](const MoveTool &tool, Key) {
              return tool.hasBegun();
          }},
         {"let-go",
          QT_TRANSLATE_NOOP("Keys", "Let go"),
          {Qt::Key_Escape},
          [](MoveTool &tool, const QKeyEvent &) { tool.letGo(); },
          [](const MoveTool &tool, Key) {
              return tool.letsGo();
          }},
         {"pass",
          QT_TRANSLATE_NOOP("Keys", "Pass"),
          {Qt::Key_Space},
          [](MoveTool &tool, const QKeyEvent &) { tool.play().pass(); },
          [](const MoveTool &tool, Key) {
              return !tool.hasBegun() && tool.play().choice() && tool.play().choice()->pass();
          }},
         {"",
          QT_TRANSLATE_NOOP("Keys", "The piece in hand that has this letter"),
          letterKeys(),
          [](MoveTool &tool, const QKeyEvent &event) {
              tool.play().takeHand(*tool.handOf(plainKey(event)));
          },
          [](const MoveTool &tool, Key key) {
              return tool.handOf(key).has_value();
          }},
         {"mark",
          QT_TRANSLATE_NOOP("Keys", "Mark the cell, in the next colour, or no longer"),
          {Qt::Key_M},
          [](MoveTool &tool, const QKeyEvent &) {
              tool.play().drawn().cycle({{}, *tool.viewState().pointedCell()});
          },
          pointsAtCell},
         {"arrow",
          QT_TRANSLATE_NOOP("Keys", "Begin an arrow at the cell, or end it there"),
          {Key(Qt::ShiftModifier, Qt::Key_M)},
          [](MoveTool &tool, const QKeyEvent &) {
              tool.drawArrow(*tool.viewState().pointedCell());
          },
          pointsAtCell}});
    return table;
}

void MoveTool::decorate(BoardPicture &picture) const
{
    if (const auto cell = viewState().pointedCell(); drawnFrom() && cell)
        picture.drawn.push_back(drawnTo(*cell));
    if (!m_isDragging || !m_held || !picture.position || !picture.position->at(*m_held))
        return;
    m_lifted = *picture.position;
    m_lifted->take(*m_held);
    picture.position = &*m_lifted;
    m_theme = picture.theme;
}

void MoveTool::paintOver(QPainter &painter, const View &view) const
{
    if (!m_isDragging || !m_held)
        return;
    const auto piece = play().shownPosition().at(*m_held);
    if (!piece)
        return;
    const double side = view.scale * 1.1;
    const QRectF area(view.map(m_at) - QPointF(side / 2, side / 2), QSizeF(side, side));
    const Design &design = session().design();
    piece_art::paintCached(painter,
                           area,
                           (*design.pieces)[piece->type],
                           design,
                           m_theme.player(piece->owner, *design.rules),
                           seenFrom(view.flipped));
}

} // namespace rookery
