#include "widgets/session/choices.h"

#include "widgets/session/followed.h"

#include <utility>

namespace rookery {

Choices::Choices(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_seen(session.design())
    , m_tools{{Mode::Board, QStringLiteral("select")},
              {Mode::Directions, QStringLiteral("link")},
              {Mode::Pieces, QStringLiteral("try-piece")},
              {Mode::Setup, QStringLiteral("place")},
              {Mode::Play, QStringLiteral("move")},
              {Mode::Analysis, QStringLiteral("move")},
              {Mode::Export, QStringLiteral("select")}}
{
    // Where pieces stand, a click is to look at them, not to replace them.
    if (!m_seen.setup->placements.empty())
        m_tools[Mode::Setup] = QStringLiteral("select");
    // Two new armies are mostly alike.
    else if (m_seen.rules->players.size() == 2)
        m_armyMirror = ArmyMirror::Mirror;
    // Drawing by hand begins with a cell.
    if (m_seen.board->lattice == Lattice::Free && m_session.board().size() == 0)
        m_tools[Mode::Board] = QStringLiteral("add-cell");
    if (!m_seen.pieces->types.empty())
        m_piece = PieceId(0);
    if (!m_seen.directions->list.empty())
        m_direction = DirectionId(0);
    if (!m_seen.board->edits.zones.empty())
        m_zone = ZoneId(0);
    connect(&session, &Session::designChanged, this, &Choices::followEdit);
    // Panels still show the former pieces while they hear of the change one by one.
    connect(&session, &Session::designSettled, this, &Choices::announce);
}

void Choices::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_session.cancel();
    m_previousMode = std::exchange(m_mode, mode);
    Q_EMIT modeChanged(mode);
    Q_EMIT toolChanged();
}

QString Choices::tool() const
{
    const auto chosen = m_tools.find(m_mode);
    return chosen == m_tools.end() ? QString() : chosen->second;
}

void Choices::setTool(const QString &id)
{
    m_session.cancel();
    m_tools[m_mode] = id;
    Q_EMIT toolChanged();
}

void Choices::setPiece(std::optional<PieceId> piece)
{
    if (std::exchange(m_piece, piece) != piece)
        Q_EMIT changed();
}

void Choices::setPlayer(PlayerId player)
{
    if (std::exchange(m_player, player) != player)
        Q_EMIT changed();
}

void Choices::setDirection(std::optional<DirectionId> direction)
{
    if (std::exchange(m_direction, direction) != direction)
        Q_EMIT changed();
}

void Choices::setZone(std::optional<ZoneId> zone)
{
    if (std::exchange(m_zone, zone) != zone)
        Q_EMIT changed();
}

void Choices::setZonePlayer(std::optional<PlayerId> player)
{
    if (std::exchange(m_zonePlayer, player) != player)
        Q_EMIT changed();
}

void Choices::setCellColour(int colour)
{
    if (std::exchange(m_cellColour, colour) != colour)
        Q_EMIT changed();
}

void Choices::setSymmetry(Symmetry symmetry)
{
    if (std::exchange(m_symmetry, symmetry) != symmetry)
        Q_EMIT changed();
}

void Choices::setArmyMirror(ArmyMirror mirror)
{
    if (std::exchange(m_armyMirror, mirror) != mirror)
        Q_EMIT changed();
}

std::vector<CellId> Choices::selectedCells() const
{
    std::vector<CellId> cells;
    for (const SiteId site : m_selection) {
        if (const auto cell = m_session.board().cellAt(site))
            cells.push_back(*cell);
    }
    return cells;
}

void Choices::setSelection(std::set<SiteId> selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    Q_EMIT changed();
}

std::vector<SiteId> Choices::symmetricSites(SiteId site) const
{
    return rookery::symmetricSites(site, m_symmetry, m_session.design(), m_session.board());
}

std::vector<Orientation> Choices::symmetryImages() const
{
    return imagesUnder(m_symmetry, m_session.design());
}

std::vector<Symmetry> Choices::symmetries() const
{
    return symmetriesOf(m_session.design(), m_session.board());
}

void Choices::followEdit()
{
    const Design before = std::exchange(m_seen, m_session.design());
    const auto follow = [&]<class Id, class T>(std::optional<Id> &chosen,
                                               const std::vector<T> &was,
                                               const std::vector<T> &is) {
        const std::optional<Id> old = chosen;
        chosen = followedId(was, is, old, &T::name);
        if (!chosen && old && old->index() < is.size())
            chosen = old; // what stands in its place
        m_isOld = m_isOld || chosen != old;
    };
    const auto takeLast = [&]<class Id>(std::optional<Id> &chosen, std::size_t count) {
        if (chosen || count == 0)
            return;
        chosen = Id(count - 1);
        m_isOld = true;
    };
    follow(m_piece, before.pieces->types, m_seen.pieces->types);
    takeLast(m_piece, m_seen.pieces->types.size());
    follow(m_direction, before.directions->list, m_seen.directions->list);
    follow(m_zone, before.board->edits.zones, m_seen.board->edits.zones);
    takeLast(m_zone, m_seen.board->edits.zones.size());
    follow(m_zonePlayer, before.rules->players, m_seen.rules->players);
    std::optional<PlayerId> player = m_player;
    follow(player, before.rules->players, m_seen.rules->players);
    m_player = player.value_or(PlayerId(0));
    const auto isGone = [&](SiteId site) {
        return !m_session.board().cellAt(site);
    };
    m_isOld = std::erase_if(m_selection, isGone) > 0 || m_isOld;
}

void Choices::announce()
{
    if (std::exchange(m_isOld, false))
        Q_EMIT changed();
}

} // namespace rookery
