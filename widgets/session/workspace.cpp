#include "widgets/session/workspace.h"

#include "model/board/labels.h"
#include "widgets/play/play_session.h"

#include <algorithm>
#include <utility>

namespace rookery {

Workspace::Workspace(Design design, QObject *parent)
    : QObject(parent)
    , m_session(std::move(design))
    , m_tools{QStringLiteral("select"),
              QStringLiteral("link"),
              QStringLiteral("try-piece"),
              QStringLiteral("place"),
              QStringLiteral("move"),
              QStringLiteral("select")}
{
    if (!this->design().pieces->types.empty())
        m_piece = PieceId(0);
    if (!this->design().directions->list.empty())
        m_direction = DirectionId(0);
    if (!this->design().board->edits.zones.empty())
        m_zone = ZoneId(0);
    connect(&m_session, &Session::designChanged, this, [this](Sections changed) {
        if (changed & ~Sections(Section::Info | Section::Setup))
            setNotes({});
        dropWhatIsGone();
        if (m_play && m_mode == Mode::Play)
            m_play->refresh();
    });
    // Panels still show the former pieces while they hear of the change one by one.
    connect(&m_session, &Session::designSettled, this, &Workspace::announceChoice);
    connect(&m_session, &Session::refused, this, &Workspace::said);
}

Workspace::~Workspace() = default;

PlaySession &Workspace::play()
{
    if (!m_play)
        m_play = std::make_unique<PlaySession>(m_session);
    return *m_play;
}

void Workspace::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_session.cancel();
    m_previousMode = std::exchange(m_mode, mode);
    if (mode == Mode::Play)
        play().refresh();
    Q_EMIT modeChanged(mode);
    Q_EMIT toolChanged();
}

QString Workspace::tool() const
{
    return m_tools[static_cast<std::size_t>(m_mode)];
}

void Workspace::setTool(const QString &id)
{
    m_session.cancel();
    m_tools[static_cast<std::size_t>(m_mode)] = id;
    Q_EMIT toolChanged();
}

void Workspace::setPiece(std::optional<PieceId> piece)
{
    if (piece == m_piece)
        return;
    m_piece = piece;
    Q_EMIT choiceChanged();
}

void Workspace::setPlayer(PlayerId player)
{
    if (player == m_player)
        return;
    m_player = player;
    Q_EMIT choiceChanged();
}

void Workspace::setDirection(std::optional<DirectionId> direction)
{
    if (direction == m_direction)
        return;
    m_direction = direction;
    Q_EMIT choiceChanged();
}

void Workspace::setZone(std::optional<ZoneId> zone)
{
    if (zone == m_zone)
        return;
    m_zone = zone;
    Q_EMIT choiceChanged();
}

void Workspace::setZonePlayer(std::optional<PlayerId> player)
{
    if (player == m_zonePlayer)
        return;
    m_zonePlayer = player;
    Q_EMIT choiceChanged();
}

void Workspace::setCellColour(int colour)
{
    if (std::exchange(m_cellColour, colour) != colour)
        Q_EMIT choiceChanged();
}

void Workspace::setZoneShown(const std::string &name, bool shown)
{
    if (shown != m_hiddenZones.contains(name))
        return;
    if (shown)
        m_hiddenZones.erase(name);
    else
        m_hiddenZones.insert(name);
    Q_EMIT viewChanged();
}

void Workspace::setSymmetry(Symmetry symmetry)
{
    if (symmetry == m_symmetry)
        return;
    m_symmetry = symmetry;
    Q_EMIT choiceChanged();
}

void Workspace::setArmyMirror(ArmyMirror mirror)
{
    if (mirror == m_armyMirror)
        return;
    m_armyMirror = mirror;
    Q_EMIT choiceChanged();
}

void Workspace::setWantsHands(bool wants)
{
    if (wants == m_wantsHands)
        return;
    m_wantsHands = wants;
    Q_EMIT viewChanged();
}

void Workspace::setPointedCell(std::optional<CellId> cell)
{
    if (cell == m_pointedCell)
        return;
    m_pointedCell = cell;
    Q_EMIT pointedCellChanged();
}

std::optional<CellId> Workspace::pinnedCell() const
{
    return m_pinnedSite ? board().cellAt(*m_pinnedSite) : std::nullopt;
}

void Workspace::setPinnedCell(std::optional<CellId> cell)
{
    std::optional<SiteId> site;
    if (cell)
        site = board().site(*cell);
    if (site == m_pinnedSite)
        return;
    m_pinnedSite = site;
    Q_EMIT pinnedCellChanged();
}

CellId Workspace::stageCell() const
{
    const auto chosen = m_stage ? board().cellAt(*m_stage) : std::nullopt;
    return chosen.value_or(CellId(board().size() / 2));
}

void Workspace::setStageCell(CellId cell)
{
    m_stage = board().site(cell);
    Q_EMIT pinnedCellChanged();
}

void Workspace::setTestMan(SiteId site, std::optional<TestSide> side)
{
    if (side)
        m_testMen[site] = *side;
    else
        m_testMen.erase(site);
    Q_EMIT testMenChanged();
}

void Workspace::clearTestMen()
{
    m_testMen.clear();
    Q_EMIT testMenChanged();
}

void Workspace::setShowsGuest(bool shows)
{
    if (std::exchange(m_showsGuest, shows) != shows)
        Q_EMIT testMenChanged();
}

std::vector<CellId> Workspace::selectedCells() const
{
    std::vector<CellId> cells;
    for (const SiteId site : m_selection) {
        if (const auto cell = board().cellAt(site))
            cells.push_back(*cell);
    }
    return cells;
}

void Workspace::setSelection(std::set<SiteId> selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    Q_EMIT choiceChanged();
}

void Workspace::setFlipped(bool flipped)
{
    if (flipped == m_isFlipped)
        return;
    m_isFlipped = flipped;
    Q_EMIT viewChanged();
}

void Workspace::setShowsGhosts(bool shows)
{
    if (shows == m_showsGhosts)
        return;
    m_showsGhosts = shows;
    Q_EMIT viewChanged();
}

bool Workspace::showsCellNames() const
{
    const bool hasMen = m_mode == Mode::Setup || m_mode == Mode::Play;
    return m_showsCellNames.value_or(hasMen && !hasEdgeLabels(*design().board));
}

void Workspace::setShowsCellNames(bool shows)
{
    if (shows == showsCellNames())
        return;
    m_showsCellNames = shows;
    Q_EMIT viewChanged();
}

void Workspace::setNotes(std::vector<CellNote> notes)
{
    if (notes.empty() && m_notes.empty())
        return;
    m_notes = std::move(notes);
    Q_EMIT notesChanged();
}

void Workspace::setTracing(Tracing tracing)
{
    m_tracing = std::move(tracing);
    Q_EMIT viewChanged();
}

std::vector<Orientation> Workspace::imagesUnder(Symmetry symmetry) const
{
    const bool isThreefold = hasThreeAxes(design().board->lattice);
    const Orientation half = isThreefold ? orientation::threefoldHalf : orientation::half;
    const Orientation third = orientation::sixth.seenThrough(orientation::sixth);
    const Orientation eastWest = mirroredEastWest(design().board->lattice);
    const Orientation northSouth = mirroredNorthSouth(design().board->lattice);
    switch (symmetry) {
    case Symmetry::None:
        return {};
    case Symmetry::SixthTurns:
        if (!isThreefold)
            return {};
        return {orientation::sixth, third, half, third.inverse(), orientation::sixth.inverse()};
    case Symmetry::ThirdTurns:
        if (!isThreefold)
            return {};
        return {third, third.inverse()};
    case Symmetry::QuarterTurns:
        if (isThreefold)
            return {};
        return {orientation::quarter, orientation::half, orientation::backQuarter};
    case Symmetry::HalfTurn:
        return {half};
    case Symmetry::LeftRight:
        return {eastWest};
    case Symmetry::TopBottom:
        return {northSouth};
    case Symmetry::Both:
        return {eastWest, northSouth, half};
    case Symmetry::Players:
        break;
    }
    std::vector<Orientation> images;
    const auto &players = design().rules->players;
    for (std::size_t i = 1; i < players.size(); ++i)
        images.push_back(players.front().facing.inverse().seenThrough(players[i].facing));
    return images;
}

std::vector<Symmetry> Workspace::symmetries() const
{
    std::vector<Symmetry> found;
    for (const auto &row : enumRows<Symmetry>()) {
        const auto images = imagesUnder(row.value);
        const bool fits = (row.value == Symmetry::None || !images.empty()) && std::all_of(images.begin(), images.end(), [&](const Orientation &image) {
            return board().siteCount() == 0 || board().image(SiteId(0), image).has_value();
        });
        if (fits)
            found.push_back(row.value);
    }
    return found;
}

std::vector<SiteId> Workspace::symmetricSites(SiteId site) const
{
    std::vector<SiteId> sites{site};
    for (const Orientation &image : imagesUnder(m_symmetry)) {
        const auto mirrored = board().image(site, image);
        if (mirrored && std::find(sites.begin(), sites.end(), *mirrored) == sites.end())
            sites.push_back(*mirrored);
    }
    return sites;
}

void Workspace::dropWhatIsGone()
{
    const Design &now = design();
    const auto isGone = [](const auto &id, const auto &list) { return id && id->index() >= list.size(); };
    if (isGone(m_piece, now.pieces->types) || (!m_piece && !now.pieces->types.empty())) {
        m_piece.reset();
        if (!now.pieces->types.empty())
            m_piece = PieceId(now.pieces->types.size() - 1);
        m_choiceIsOld = true;
    }
    if (isGone(m_direction, now.directions->list)) {
        m_direction.reset();
        m_choiceIsOld = true;
    }
    const auto &zones = now.board->edits.zones;
    if (isGone(m_zone, zones) || (!m_zone && !zones.empty())) {
        m_zone.reset();
        if (!zones.empty())
            m_zone = ZoneId(zones.size() - 1);
        m_choiceIsOld = true;
    }
    if (isGone(m_zonePlayer, now.rules->players)) {
        m_zonePlayer.reset();
        m_choiceIsOld = true;
    }
    if (m_player.index() >= now.rules->players.size()) {
        m_player = PlayerId(0);
        m_choiceIsOld = true;
    }
    const auto notThere = [&](SiteId site) { return !board().cellAt(site); };
    m_choiceIsOld = std::erase_if(m_selection, notThere) > 0 || m_choiceIsOld;
    std::erase_if(m_testMen, [&](const auto &man) { return notThere(man.first); });
    if (m_pointedCell && m_pointedCell->index() >= board().size())
        m_pointedCell.reset();
}

void Workspace::announceChoice()
{
    if (std::exchange(m_choiceIsOld, false))
        Q_EMIT choiceChanged();
}

} // namespace rookery
