#include "widgets/session/view_state.h"

#include "model/board/labels.h"
#include "widgets/session/followed.h"

#include <utility>

namespace rookery {

ViewState::ViewState(Session &session, const Choices &choices, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_choices(choices)
    , m_zones(session.design().board->edits.zones)
{
    connect(&session, &Session::designChanged, this, &ViewState::followEdit);
}

void ViewState::setFlipped(bool flipped)
{
    if (std::exchange(m_isFlipped, flipped) != flipped)
        Q_EMIT changed();
}

void ViewState::setShowsGhosts(bool shows)
{
    if (std::exchange(m_showsGhosts, shows) != shows)
        Q_EMIT changed();
}

void ViewState::setUnrolled(bool unrolled)
{
    if (std::exchange(m_isUnrolled, unrolled) != unrolled)
        Q_EMIT changed();
}

bool ViewState::showsCellNames() const
{
    const bool hasPieces = m_choices.mode() == Mode::Setup || showsGame(m_choices.mode());
    const BoardRecipe &board = *m_session.design().board;
    return m_showsCellNames.value_or(numbersSquares(board) || (hasPieces && !hasEdgeLabels(board)));
}

void ViewState::setShowsCellNames(bool shows)
{
    if (shows == showsCellNames())
        return;
    m_showsCellNames = shows;
    Q_EMIT changed();
}

bool ViewState::showsZones() const
{
    return m_showsZones.value_or(m_choices.mode() == Mode::Board);
}

void ViewState::setShowsZones(bool shows)
{
    if (shows == showsZones())
        return;
    m_showsZones = shows;
    Q_EMIT changed();
}

void ViewState::setZoneShown(const std::string &name, bool shown)
{
    if (shown != m_hiddenZones.contains(name))
        return;
    if (shown)
        m_hiddenZones.erase(name);
    else
        m_hiddenZones.insert(name);
    Q_EMIT changed();
}

void ViewState::setWantsHands(bool wants)
{
    if (std::exchange(m_wantsHands, wants) != wants)
        Q_EMIT changed();
}

void ViewState::setTracing(Tracing tracing)
{
    m_tracing = std::move(tracing);
    Q_EMIT changed();
}

std::optional<CellId> ViewState::pointedCell() const
{
    return m_pointedSite ? m_session.board().cellAt(*m_pointedSite) : std::nullopt;
}

void ViewState::setPointedCell(std::optional<CellId> cell)
{
    const auto site = cell ? std::optional(m_session.board().site(*cell)) : std::nullopt;
    if (std::exchange(m_pointedSite, site) != site)
        Q_EMIT pointedCellChanged();
}

std::optional<CellId> ViewState::pinnedCell() const
{
    return m_pinnedSite ? m_session.board().cellAt(*m_pinnedSite) : std::nullopt;
}

void ViewState::setPinnedCell(std::optional<CellId> cell)
{
    const auto site = cell ? std::optional(m_session.board().site(*cell)) : std::nullopt;
    if (std::exchange(m_pinnedSite, site) != site)
        Q_EMIT pinnedCellChanged();
}

void ViewState::askForCell(std::function<void(CellId)> answer)
{
    const bool changes = (answer != nullptr) != asksForCell();
    m_cellAnswer = std::move(answer);
    if (changes)
        Q_EMIT cellAsked();
}

void ViewState::answerWithCell(CellId cell)
{
    const auto answer = m_cellAnswer; // which may ask for another one
    if (answer)
        answer(cell);
}

void ViewState::setNotes(std::vector<CellNote> notes)
{
    if (notes.empty() && m_notes.empty())
        return;
    m_notes = std::move(notes);
    Q_EMIT notesChanged();
}

void ViewState::setArrows(std::vector<MoveArrow> arrows)
{
    if (arrows == m_arrows)
        return;
    m_arrows = std::move(arrows);
    Q_EMIT notesChanged();
}

void ViewState::followEdit(Sections sections)
{
    setArrows({});
    if (sections & ~Sections(Section::Info | Section::Setup))
        setNotes({});
    if (!(sections & Section::Board))
        return;
    // A hole has no name.
    if (m_pointedSite && !m_session.board().cellAt(*m_pointedSite))
        setPointedCell(std::nullopt);
    // A hidden zone stays hidden under another name, and one that is brought back comes back
    // hidden.
    const auto before = std::exchange(m_zones, m_session.design().board->edits.zones);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto place = followed(before, m_zones, i, &Zone::name);
        const bool isRenamed = place && m_zones[*place].name != before[i].name;
        if (isRenamed && m_hiddenZones.erase(before[i].name) > 0)
            m_hiddenZones.insert(m_zones[*place].name);
    }
}

} // namespace rookery
