#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

/// Both halves of a start position are objects by player, then by piece.
template<class Use>
void forEachPlayersPiece(const JsonValue &object,
                         std::string_view what,
                         const SetupNames &names,
                         Findings &findings,
                         Use use)
{
    if (!isObject(object, what, findings))
        return;
    for (const JsonValue ofPlayer : object) {
        const auto player = names.players.resolveKey(ofPlayer, findings);
        if (!isObject(ofPlayer, "what follows a player", findings))
            continue;
        for (const JsonValue ofPiece : ofPlayer) {
            const auto piece = names.pieces.resolveKey(ofPiece, findings);
            use(player, piece, ofPiece);
        }
    }
}

class PlacementReader
{
public:
    PlacementReader(const SetupNames &names, Findings &findings)
        : m_names(names)
        , m_findings(findings)
    {
    }

    std::vector<Placement> read(const JsonValue &setup)
    {
        forEachPlayersPiece(setup,
                            "'setup'",
                            m_names,
                            m_findings,
                            [&](auto player, auto piece, const JsonValue &cells) {
                                if (!isList(cells, "what follows a piece", m_findings)
                                    || !m_names.cells)
                                    return;
                                for (const JsonValue cell : cells) {
                                    const auto site = m_names.cells->resolve(cell, m_findings);
                                    if (site && player && piece)
                                        place({*site, *piece, *player}, cell);
                                }
                            });
        std::vector<Placement> placements;
        for (const auto &row : m_placed)
            placements.push_back(row.second.placement);
        return placements;
    }

private:
    struct Row
    {
        Placement placement;
        JsonValue at;
    };

    void place(const Placement &placement, const JsonValue &at)
    {
        const auto [row, isNew] = m_placed.try_emplace(placement.site, Row{placement, at});
        if (isNew)
            return;
        if (m_findings.isFull())
            return m_findings.countError();
        const JsonValue &first = row->second.at;
        m_findings.error(at,
                         Message("{piece} stands on a cell that {other} has taken",
                                 {{"piece", pieceAt(at)}, {"other", pieceAt(first)}}),
                         {Message("that one is placed at {place}",
                                  {{"place", m_findings.placeOf(first.offset())}})});
    }

    /// `White's Rook`, from where a cell stands in the file.
    Message pieceAt(const JsonValue &cell) const
    {
        const JsonValue piece = cell.parent();
        return Message(
            "{player}'s {piece}",
            {{"player", shownText(piece.parent().key())}, {"piece", shownText(piece.key())}});
    }

    const SetupNames &m_names;
    Findings &m_findings;
    std::map<SiteId, Row> m_placed;
};

std::vector<HandEntry>
readHands(const JsonValue &hands, const SetupNames &names, Findings &findings)
{
    std::vector<HandEntry> entries;
    forEachPlayersPiece(
        hands, "'hands'", names, findings, [&](auto player, auto piece, const JsonValue &value) {
            const auto count = readInteger(
                value, "the number of pieces in a hand", 0, limits::handCount, findings);
            if (player && piece && count.value_or(0) > 0)
                entries.push_back({*player, *piece, *count});
        });
    std::sort(entries.begin(), entries.end(), [](const HandEntry &a, const HandEntry &b) {
        return std::pair(a.player, a.piece) < std::pair(b.player, b.piece);
    });
    return entries;
}

Player
readPlayer(const JsonValue &value, Lattice lattice, NameTable<PlayerId> &names, Findings &findings)
{
    Player player;
    if (!isObject(value, "a player", findings)) {
        names.declareUnreadable();
        return player;
    }
    Fields fields(value, findings);
    player.name = readDeclaredName(fields, "a player", titleFault, names, findings);
    if (const auto facing = fields.find("facing"))
        player.facing =
            readOrientation(*facing, "facing", lattice, findings).value_or(Orientation{});
    if (const auto chance = fields.find("chance"))
        player.isChance = readBoolean(*chance, "'chance'", findings);
    player.extras = fields.rest();
    return player;
}

} // namespace

PlayerSection
readPlayers(const std::optional<JsonValue> &value, Lattice lattice, Findings &findings)
{
    PlayerSection section;
    if (!value) {
        section.players = twoPlayers(lattice).players;
        for (const Player &player : section.players)
            section.names.declareImplied(player.name);
        return section;
    }
    if (!isListOf(*value, "'players'", limits::players, "players", findings)) {
        section.names.declareUnreadable();
        return section;
    }
    if (value->size() == 0)
        findings.error(*value, Message("a design needs at least one player"));
    for (const JsonValue player : *value)
        section.players.push_back(readPlayer(player, lattice, section.names, findings));
    return section;
}

Setup readSetup(const std::optional<JsonValue> &setup,
                const std::optional<JsonValue> &hands,
                const SetupNames &names,
                Findings &findings)
{
    Setup result;
    if (setup)
        result.placements = PlacementReader(names, findings).read(*setup);
    if (hands)
        result.hands = readHands(*hands, names, findings);
    return result;
}

void readPromotedPieces(const JsonValue &value,
                        const SetupNames &names,
                        Setup &setup,
                        Findings &findings)
{
    if (!isObject(value, "'promoted'", findings))
        return;
    for (const JsonValue member : value) {
        const auto text = readText(member, "a piece", findings);
        const auto was = text ? names.pieces.resolve(*text, member, findings) : std::nullopt;
        const auto site = names.cells ? names.cells->resolveKey(member, findings) : std::nullopt;
        if (!was || !site)
            continue;
        const auto piece =
            std::find_if(setup.placements.begin(),
                         setup.placements.end(),
                         [&](const Placement &placement) { return placement.site == *site; });
        if (piece == setup.placements.end())
            findings.errorAtKey(
                member, Message("no piece stands on {cell}", {{"cell", inQuotes(member.key())}}));
        else
            piece->was = was;
    }
}

} // namespace rookery
