#include "widgets/game/design_view.h"

#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/position/position_text.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <utility>

namespace rookery {

namespace {

/// Nothing, or why a part of the view cannot be shown.
using Fault = std::optional<QString>;

Fault said(const char *source, const std::string &name)
{
    return QCoreApplication::translate("DesignView", source).arg(QString::fromStdString(name));
}

/// Shows a view part by part.
class ViewSetter
{
public:
    ViewSetter(const DesignView &view, DesignPicture &shown)
        : m_view(view)
        , m_shown(shown)
        , m_rules(shown.design(), shown.sharedGame())
    {
    }

    Fault set()
    {
        for (const auto &part : {&ViewSetter::begin,
                                 &ViewSetter::play,
                                 &ViewSetter::point,
                                 &ViewSetter::walk,
                                 &ViewSetter::link,
                                 &ViewSetter::tint}) {
            if (Fault fault = (this->*part)())
                return fault;
        }
        return std::nullopt;
    }

private:
    const Board &board() const { return m_shown.board(); }
    BoardPicture &picture() { return m_shown.picture(); }

    Fault begin()
    {
        if (m_view.position.empty())
            return std::nullopt;
        auto position = readPosition(m_view.position, m_shown.design(), board());
        if (!position)
            return shown(position.error().message);
        m_shown.setPosition(std::move(*position));
        return std::nullopt;
    }

    /// Also where the game is over: a view may be of one piece alone.
    Result<Move> moveCalled(const std::string &text, Position &position)
    {
        std::vector<Move> legal;
        m_rules.safeMoves(position, legal);
        return readMove(text,
                        familyNotation(m_shown.design(), board()),
                        {m_shown.design(), m_rules.game(), position, legal, m_lastTo});
    }

    /// The position after the moves, with what the last one did, and who is in check.
    Fault play()
    {
        Position position = m_shown.position();
        GameMarks marks;
        for (const std::string &text : m_view.moves) {
            const auto move = moveCalled(text, position);
            if (!move)
                return shown(move.error().message);
            Undo undo;
            m_rules.make(position, *move, undo);
            m_lastTo = move->to;
            marks = {};
            markMove(marks, *move);
        }
        marks.checked = m_rules.checkedRoyals(position, position.toMove());
        picture().game = std::move(marks);
        m_shown.setPosition(std::move(position));
        return std::nullopt;
    }

    /// Moves that are worth a look, the best first.
    Fault point()
    {
        Position position = m_shown.position();
        std::vector<MoveArrow> &arrows = picture().arrows;
        for (const std::string &text : m_view.arrows) {
            const auto move = moveCalled(text, position);
            if (!move)
                return shown(move.error().message);
            if (const auto arrow = arrowOf(*move, static_cast<int>(arrows.size())))
                arrows.push_back(*arrow);
        }
        return std::nullopt;
    }

    Fault noCell(const std::string &name) const
    {
        return said(QT_TRANSLATE_NOOP("DesignView", "the board has no cell “%1”"), name);
    }

    /// What a piece reaches, and its path to one cell.
    Fault walk()
    {
        if (m_view.reach.empty())
            return std::nullopt;
        const auto from = board().find(m_view.reach);
        if (!from)
            return noCell(m_view.reach);
        std::optional<PieceId> type;
        if (!m_view.piece.empty())
            type = m_shown.design().pieces->find(m_view.piece);
        else if (const auto there = m_shown.position().at(*from))
            type = there->type;
        if (!type && m_view.piece.empty())
            return said(QT_TRANSLATE_NOOP("DesignView", "no piece stands on %1"), m_view.reach);
        if (!type)
            return said(QT_TRANSLATE_NOOP("DesignView", "the design has no piece “%1”"),
                        m_view.piece);
        m_shown.showReach(*type, *from);
        if (m_view.to.empty())
            return std::nullopt;
        const auto to = board().find(m_view.to);
        if (!to)
            return noCell(m_view.to);
        if (!m_shown.showPath(*to))
            return said(QT_TRANSLATE_NOOP("DesignView", "no path leads to %1"), m_view.to);
        return std::nullopt;
    }

    /// The arrows of a direction.
    Fault link()
    {
        if (m_view.links.empty())
            return std::nullopt;
        picture().linksOf = m_shown.design().directions->find(m_view.links);
        if (picture().linksOf)
            return std::nullopt;
        return said(QT_TRANSLATE_NOOP("DesignView", "the board has no direction “%1”"),
                    m_view.links);
    }

    Fault tint()
    {
        const auto &zones = m_shown.design().board->edits.zones;
        for (const std::string &name : m_view.zones) {
            const bool isThere = std::any_of(
                zones.begin(), zones.end(), [&](const Zone &zone) { return zone.name == name; });
            if (!isThere)
                return said(QT_TRANSLATE_NOOP("DesignView", "the board has no zone “%1”"), name);
        }
        return std::nullopt;
    }

    const DesignView &m_view;
    DesignPicture &m_shown;
    MoveRules m_rules;
    std::optional<CellId> m_lastTo;
};

} // namespace

std::optional<QString> showView(const DesignView &view, DesignPicture &picture)
{
    picture.showZones(view.zones);
    return view == DesignView() ? std::nullopt : ViewSetter(view, picture).set();
}

} // namespace rookery
