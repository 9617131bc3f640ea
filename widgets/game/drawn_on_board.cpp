#include "widgets/game/drawn_on_board.h"

#include "model/board/labels.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown.h"
#include "widgets/game/play_session.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace rookery {

DrawnOnBoard::DrawnOnBoard(PlaySession &play)
    : m_play(play)
{
    QObject::connect(&play, &PlaySession::recordChanged, &play, [this] {
        const std::size_t node = m_play.tree().current();
        if (std::exchange(m_node, node) != node)
            reset();
    });
}

const std::string &DrawnOnBoard::comment() const
{
    return m_play.tree().node(m_play.tree().current()).comment;
}

std::vector<DrawnShape> DrawnOnBoard::marks() const
{
    if (m_play.isReplayed())
        return {};
    return drawnShapes(comment(), m_play.board());
}

std::optional<DrawnColour> DrawnOnBoard::colourAt(const DrawnShape &place) const
{
    for (const DrawnShape &mark : marks()) {
        if (mark.isAt(place))
            return mark.colour;
    }
    return std::nullopt;
}

bool DrawnOnBoard::isSaid(const std::string &text) const
{
    return !m_play.isReplayed() && m_play.tree().current() == m_node && comment() == text;
}

void DrawnOnBoard::change(std::string text)
{
    m_undone.clear();
    m_done.push_back({comment(), text});
    m_play.comment(m_play.tree().current(), QString::fromStdString(text));
}

void DrawnOnBoard::toggle(const DrawnShape &mark)
{
    if (m_play.isReplayed())
        return;
    change(withDrawnShape(comment(), mark, m_play.board()));
    const QString done = shownSentence(sentence(mark));
    Q_EMIT m_play.announced(colourAt(mark) ? done : tr("%1: taken away").arg(done));
}

void DrawnOnBoard::cycle(DrawnShape place)
{
    const auto rows = enumRows<DrawnColour>();
    const auto now = colourAt(place);
    const auto next = now ? static_cast<std::size_t>(*now) + 1 : 0;
    place.colour = rows[std::min(next, rows.size() - 1)].value;
    toggle(place);
}

void DrawnOnBoard::clear()
{
    if (marks().empty())
        return;
    change(commentWords(comment()));
    Q_EMIT m_play.announced(tr("Arrows and marks are taken away; Undo brings them back"));
}

bool DrawnOnBoard::canUndo() const
{
    return !m_done.empty() && isSaid(m_done.back().after);
}

bool DrawnOnBoard::canRedo() const
{
    return !m_undone.empty() && isSaid(m_undone.back().before);
}

void DrawnOnBoard::undo()
{
    if (!canUndo())
        return;
    m_undone.push_back(m_done.back());
    m_done.pop_back();
    m_play.comment(m_node, QString::fromStdString(m_undone.back().before));
}

void DrawnOnBoard::redo()
{
    if (!canRedo())
        return;
    m_done.push_back(m_undone.back());
    m_undone.pop_back();
    m_play.comment(m_node, QString::fromStdString(m_done.back().after));
}

void DrawnOnBoard::reset()
{
    m_done.clear();
    m_undone.clear();
}

QString DrawnOnBoard::label(CellId cell) const
{
    return QString::fromStdString(cellLabel(m_play.board(), cell));
}

QString DrawnOnBoard::sentence(const DrawnShape &mark) const
{
    const QString colour = shown(enumTitle(mark.colour));
    return mark.from ? tr("arrow from %1 to %2 (%3)").arg(label(*mark.from), label(mark.to), colour)
                     : tr("mark on %1 (%2)").arg(label(mark.to), colour);
}

QString DrawnOnBoard::wordsOn(CellId cell) const
{
    QStringList words;
    for (const DrawnShape &mark : marks()) {
        const QString colour = shown(enumTitle(mark.colour));
        if (!mark.from && mark.to == cell)
            words << tr("marked (%1)").arg(colour);
        else if (mark.from == cell)
            words << tr("arrow to %1 (%2)").arg(label(mark.to), colour);
        else if (mark.from && mark.to == cell)
            words << tr("arrow from %1 (%2)").arg(label(*mark.from), colour);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace rookery
