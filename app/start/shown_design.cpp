#include "app/start/shown_design.h"

#include "model/file/design/bundled_design.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "model/play/reach/compiled_game.h"
#include "widgets/game/play_marks.h"
#include "widgets/picture/zone_painter.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rookery {

namespace {

/// Brings a design to where its view shows it. Every step says whether the design has what the view
/// speaks of.
class ViewSetter
{
public:
    explicit ViewSetter(ShownDesign &shown)
        : m_shown(shown)
        , m_rules(shown.design)
    {
        shown.board = m_rules.game().sharedBoard();
    }

    bool set(const DesignView &view)
    {
        return begin(view) && play(view) && point(view) && walk(view) && tint(view);
    }

private:
    bool begin(const DesignView &view)
    {
        if (view.position.empty())
            return true;
        auto read = readPosition(view.position, m_shown.design, *m_shown.board);
        if (read)
            m_shown.position = *std::move(read);
        return read.has_value();
    }

    /// Also where the game is over: a view may be of one piece alone.
    std::optional<Move> moveCalled(const std::string &text)
    {
        std::vector<Move> moves;
        m_rules.safeMoves(m_shown.position, moves);
        const auto found =
            findTypedMove(text, *m_shown.board, *m_shown.design.pieces, moves, CellNaming::Names);
        return found ? std::optional(*found) : std::nullopt;
    }

    bool play(const DesignView &view)
    {
        std::optional<Move> last;
        for (const std::string &text : view.moves) {
            last = moveCalled(text);
            if (!last)
                return false;
            Undo undo;
            m_rules.make(m_shown.position, *last, undo);
        }
        if (last)
            markMove(m_shown.marks, *last);
        m_shown.marks.checked = m_rules.checkedRoyals(m_shown.position, m_shown.position.toMove());
        return true;
    }

    bool point(const DesignView &view)
    {
        for (const std::string &text : view.arrows) {
            const auto move = moveCalled(text);
            const auto arrow =
                move ? arrowOf(*move, static_cast<int>(m_shown.arrows.size())) : std::nullopt;
            if (!arrow)
                return false;
            m_shown.arrows.push_back(*arrow);
        }
        return true;
    }

    bool walk(const DesignView &view)
    {
        if (view.reach.empty())
            return true;
        const auto cell = m_shown.board->find(view.reach);
        const auto piece = cell ? m_shown.position.at(*cell) : std::nullopt;
        if (!piece)
            return false;
        ReachScratch scratch;
        scratch.walkStates = quickWalkStates;
        m_rules.game().reach(m_shown.position, *cell, *piece, m_shown.reach, scratch);
        m_shown.reachFrom = cell;
        return true;
    }

    bool tint(const DesignView &view)
    {
        const auto isWanted = [&](const std::string &name) {
            return std::find(view.zones.begin(), view.zones.end(), name) != view.zones.end();
        };
        for (ShownZone &zone : shownZones(m_shown.design, *m_shown.board)) {
            if (isWanted(zone.name.toStdString()))
                m_shown.zones.push_back(std::move(zone));
        }
        return m_shown.zones.size() == view.zones.size();
    }

    ShownDesign &m_shown;
    MoveRules m_rules;
};

} // namespace

ShownDesign shownAtStart(Design design)
{
    auto board = std::make_shared<const Board>(design.board, design.directions);
    Position start = startPosition(design, *board);
    return {std::move(design), std::move(board), std::move(start), {}, {}, {}, {}, {}};
}

std::optional<ShownDesign> shownBundled(std::string_view name, const DesignView &view)
{
    auto design = readBundledDesign(name);
    if (!design)
        return std::nullopt;
    ShownDesign shown = shownAtStart(*std::move(design));
    if (view == DesignView() || ViewSetter(shown).set(view))
        return shown;
    return std::nullopt;
}

} // namespace rookery
