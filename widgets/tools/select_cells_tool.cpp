#include "widgets/tools/select_cells_tool.h"

#include "model/edit/board/board_edits.h"
#include "widgets/base/shown_wording.h"
#include "widgets/tools/badge.h"
#include "widgets/tools/paint_tool.h"
#include "widgets/tools/symmetry_lines.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

QPointF quarters(QPointF at)
{
    return {std::round(at.x() * 4) / 4, std::round(at.y() * 4) / 4};
}

} // namespace

std::vector<SiteId> SelectCellsTool::selected() const
{
    return {choices().selection().begin(), choices().selection().end()};
}

void SelectCellsTool::press(const CanvasEvent &event)
{
    m_start = m_at = event.at;
    m_hasMoved = false;
    m_gesture = Gesture::None;
    if (m_paste) {
        hover(event);
        if (event.inverse()) {
            cancel();
            session().cancel();
        } else {
            finish(toolText(QT_TRANSLATE_NOOP("Tools", "Paste cells")));
        }
        return;
    }
    if (event.inverse())
        return;
    m_before = event.modifiers & Qt::ShiftModifier ? choices().selection() : std::set<SiteId>();
    m_grip.reset();
    if (event.cell && choices().selection().contains(board().site(*event.cell))
        && !(event.modifiers & (Qt::ShiftModifier | Qt::AltModifier))) {
        m_grip = board().site(*event.cell);
        m_before = choices().selection();
        m_gesture = Gesture::Carry;
        return;
    }
    m_gesture = event.modifiers & Qt::AltModifier ? Gesture::Lasso : Gesture::Band;
    m_lasso.clear();
    m_lasso << event.at;
}

void SelectCellsTool::drag(const CanvasEvent &event)
{
    m_at = event.at;
    m_hasMoved = m_hasMoved || QPointF(m_at - m_start).manhattanLength() > 0.3;
    if (!m_hasMoved)
        return;
    if (m_gesture == Gesture::Lasso)
        m_lasso << event.at;
    if (m_gesture == Gesture::Carry)
        carry(event);
    else if (m_gesture != Gesture::None)
        select(event);
}

void SelectCellsTool::select(const CanvasEvent &event)
{
    std::set<SiteId> selection = m_before;
    if (m_gesture == Gesture::Band) {
        for (const CellId cell : event.scene->cellsIn(QRectF(m_start, event.at).normalized()))
            selection.insert(board().site(cell));
    } else {
        for (const CellId cell : board().cells()) {
            if (m_lasso.containsPoint(event.scene->cell(cell).centre, Qt::OddEvenFill))
                selection.insert(board().site(cell));
        }
    }
    choices().setSelection(std::move(selection));
}

ClipAim SelectCellsTool::aimFor(SiteId anchor, const CanvasEvent &event) const
{
    // The committed board: the preview's has new numbers.
    const Board before(session().committed().board, session().committed().directions);
    ClipAim aim;
    const auto site = event.cell ? std::optional(board().site(*event.cell)) : event.hole;
    const auto to = site ? board().siteCoordinates(*site) : std::nullopt;
    const auto from = m_grip ? before.siteCoordinates(*m_grip) : std::nullopt;
    const auto middle = before.siteCoordinates(anchor);
    if (to && from && middle)
        aim.site = latticeSiteAt(before, *middle + (*to + -*from));
    aim.place = siteShape(before, anchor).centre + boardPoint(quarters(event.at - m_start));
    return aim;
}

void SelectCellsTool::carry(const CanvasEvent &event)
{
    const Design &base = session().committed();
    const std::vector<SiteId> sites(m_before.begin(), m_before.end());
    const CellClip clip = clipOf(base, sites);
    const ClipAim aim = aimFor(clip.anchor, event);
    const bool onLattice = clip.cells.front().offset.has_value();
    if (onLattice && !aim.site)
        return; // beside the board: the last place stays
    if (event.modifiers & Qt::ControlModifier)
        show(withClipPasted(base, clip, aim));
    else
        show(withCellsCarried(base, sites, orientation::same, aim));
}

void SelectCellsTool::show(const Result<PastedClip> &result)
{
    if (!result) {
        say(shown(result.error().message));
        return;
    }
    m_shown = *result;
    session().preview(result->design);
}

void SelectCellsTool::finish(const QString &what)
{
    session().commit(what);
    if (m_shown)
        choices().setSelection({m_shown->sites.begin(), m_shown->sites.end()});
    m_shown.reset();
    m_paste.reset();
}

void SelectCellsTool::release(const CanvasEvent &event)
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::None)
        return;
    if (!m_hasMoved)
        return selectByClick(event);
    if (gesture == Gesture::Carry && m_shown)
        finish(event.modifiers & Qt::ControlModifier
                   ? toolText(QT_TRANSLATE_NOOP("Tools", "Copy cells"))
                   : toolText(QT_TRANSLATE_NOOP("Tools", "Move cells")));
}

void SelectCellsTool::hover(const CanvasEvent &event)
{
    if (!m_paste)
        return;
    m_at = event.at;
    const auto site = event.cell ? std::optional(board().site(*event.cell)) : event.hole;
    pasteAt(site, event.at);
}

void SelectCellsTool::pointAt(CellId cell)
{
    if (m_paste)
        pasteAt(board().site(cell), scenePoint(cellShape(board(), cell).centre));
}

void SelectCellsTool::pasteAt(std::optional<SiteId> site, QPointF at)
{
    const bool onLattice = m_paste->cells.front().offset.has_value();
    const bool isPlace = site && board().siteCoordinates(*site);
    if (onLattice && !isPlace)
        return;
    m_pasteSite = isPlace ? site : std::nullopt;
    m_pasteAt = at;
    m_at = at;
    show(withClipPasted(session().committed(), *m_paste, {m_pasteSite, boardPoint(quarters(at))}));
}

void SelectCellsTool::act(CellId cell)
{
    if (m_paste) {
        pointAt(cell);
        return finish(toolText(QT_TRANSLATE_NOOP("Tools", "Paste cells")));
    }
    if (!pinPiece(cell))
        choices().setSelection({board().site(cell)});
}

void SelectCellsTool::undoAct(CellId cell)
{
    choices().setSelection({board().site(cell)});
    eraseSelectedCells(session(), choices());
}

void SelectCellsTool::beginPaste(const CellClip &clip)
{
    m_paste = clip;
    m_gesture = Gesture::None;
    // Under the pointer or the cursor; without either one cell beside where it came from.
    if (const auto cell = viewState().pointedCell())
        return pointAt(*cell);
    const Board &now = board();
    if (clip.anchor.index() < now.siteCount())
        pasteAt(clip.anchor, scenePoint(siteShape(now, clip.anchor).centre) + QPointF(1, 0));
}

void SelectCellsTool::cancel()
{
    if (m_gesture == Gesture::Band || m_gesture == Gesture::Lasso || m_shown)
        choices().setSelection(m_paste ? choices().selection() : m_before);
    m_gesture = Gesture::None;
    m_paste.reset();
    m_shown.reset();
}

void SelectCellsTool::decorate(BoardPicture &picture) const
{
    if (m_shown) {
        picture.selection.clear();
        for (const SiteId site : m_shown->sites) {
            if (const auto cell = board().cellAt(site))
                picture.selection.push_back(*cell);
        }
        return;
    }
    if (choices().symmetry() == Symmetry::None)
        return;
    const auto &selection = choices().selection();
    for (const SiteId site : selection) {
        for (const SiteId image : choices().symmetricSites(site)) {
            const auto cell = board().cellAt(image);
            if (cell && !selection.contains(image))
                picture.echoes.push_back(*cell);
        }
    }
}

void SelectCellsTool::paintOver(QPainter &painter, const View &view) const
{
    paintSymmetry(painter, view, symmetryLines(board(), choices().symmetryImages()));
    if (m_shown)
        return paintBadge(painter, view.map(m_at), boardChange(session()));
    if (!m_hasMoved || (m_gesture != Gesture::Band && m_gesture != Gesture::Lasso))
        return;
    setBandColours(painter);
    if (m_gesture == Gesture::Band)
        painter.drawRect(view.map(QRectF(m_start, m_at).normalized()));
    else
        painter.drawPolygon(view.map(m_lasso));
}

/// What turns the cells; nothing of what has no key.
QStringList SelectCellsTool::turningHints()
{
    QStringList hints;
    for (const auto &[row, does] :
         {std::pair("turn", QT_TRANSLATE_NOOP("Tools", "%1 turns")),
          std::pair("mirror", QT_TRANSLATE_NOOP("Tools", "%1 mirrors"))}) {
        if (const QString key = keys().nameOf(row); !key.isEmpty())
            hints << toolText(does).arg(key);
    }
    return hints;
}

QString SelectCellsTool::hint() const
{
    if (m_paste) {
        QStringList hints = turningHints();
        hints.prepend(toolText(
            QT_TRANSLATE_NOOP("Tools", "Paste: click or Enter puts the cells down, Esc leaves")));
        if (m_shown && m_shown->outside > 0)
            hints << QCoreApplication::translate("Tools",
                                                 "%n cell(s) fall beside the board",
                                                 nullptr,
                                                 static_cast<int>(m_shown->outside));
        return hints.join(QStringLiteral(" · "));
    }
    const int count = static_cast<int>(choices().selection().size());
    if (count == 0)
        return {};
    QStringList hints = turningHints();
    hints.prepend(QCoreApplication::translate(
        "Tools", "%n cell(s): drag moves, Ctrl+drag copies · Alt+arrows nudge", nullptr, count));
    return hints.join(QStringLiteral(" · "));
}

void eraseSelectedCells(Session &session, const Choices &choices)
{
    std::set<SiteId> sites;
    for (const SiteId site : choices.selection()) {
        for (const SiteId image : choices.symmetricSites(site)) {
            if (session.board().cellAt(image))
                sites.insert(image);
        }
    }
    const std::vector<SiteId> all(sites.begin(), sites.end());
    if (!all.empty())
        session.apply(toolText(QT_TRANSLATE_NOOP("Tools", "Delete cells")),
                      withCellsRemoved(session.committed(), all));
}

} // namespace rookery
