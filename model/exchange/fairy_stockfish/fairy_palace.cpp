#include "model/exchange/fairy_stockfish/fairy_palace.h"

#include "model/exchange/fairy_stockfish/fairy_kinds.h"
#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace rookery::fairy {

namespace {

/// How a type moves anywhere, and along the lines in addition.
struct PalaceKind
{
    std::string_view key;
    std::string_view betza;
    std::string_view onLines; ///< empty for one that keeps off them
};

constexpr PalaceKind palaceKinds[] = {
    {"wazir", "W", "F"},
    {"soldier", "fsW", "fF"},
    {"rook", "R", "B"},
    {"king", "W", "F"},
    {"janggiCannon", "pR", "pB"},
};

constexpr std::string_view cannonKey = "janggiCannon";
/// Keeps off the lines. It is the one type whose moves only its name can say.
constexpr PalaceKind elephant = {"janggiElephant", "nZ", ""};

/// The zone that every leg has to stay in, if it is the only condition of all of them.
std::optional<ZoneId> zoneOf(const MovementLegs &move)
{
    std::set<ZoneId> zones;
    for (const Leg &leg : move.legs.legs) {
        LegConditions wanted;
        wanted.zones = leg.only.zones;
        if (leg.only != wanted || wanted.zones.size() != 1
            || wanted.zones.front().rule != ZoneRule::Within)
            return std::nullopt;
        zones.insert(wanted.zones.front().zone);
    }
    return zones.size() == 1 ? std::optional(*zones.begin()) : std::nullopt;
}

/// Without conditions, and without filters that do nothing but leave pieces of the type itself
/// alone. `spares` collects whether what it does to others has such a filter.
MovementLegs bare(MovementLegs move, PieceId own, std::set<bool> &spares)
{
    const PieceFilter others{Whom::Except, {own}};
    for (Leg &leg : move.legs.legs) {
        leg.only = {};
        for (LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
            const bool isSparing = end->whom == others;
            if (end->stop || end->takes() || !end->then.empty())
                spares.insert(isSparing);
            if (isSparing)
                end->whom = {};
        }
    }
    return move;
}

/// What is left of a type when its lines and its like are put aside.
struct Taken
{
    std::string betza;   ///< canonical
    std::string onLines; ///< the same of what is bound to the zone
    std::optional<ZoneId> zone;
    bool spares = false; ///< whatever it does, it leaves pieces of the same type alone
};

bool isElephant(const Subject &subject, PieceId piece)
{
    const Directions &directions = *subject.design().directions;
    const auto &moves = subject.moves(piece);
    const auto wanted = readBetza(elephant.betza, BetzaDialect::FairyStockfish);
    return wanted && moves.size() == 1 && wanted->moves.size() == 1
           && seenLegs(moves.front().legs, orientation::same, directions)
                  == seenLegs(wanted->moves.front().legs, orientation::same, directions);
}

std::string betzaOf(const Subject &subject, const std::vector<MovementLegs> &moves)
{
    const auto text = writeBetza(moves, BetzaDialect::FairyStockfish, *subject.design().directions);
    return moves.empty() || !text ? std::string() : canonical(*text);
}

std::optional<Taken> takenApart(const Subject &subject, PieceId piece)
{
    Taken taken;
    std::set<bool> spares;
    std::vector<MovementLegs> anywhere;
    std::vector<MovementLegs> onLines;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when != When::Always || move.startsIn)
            return std::nullopt;
        const auto zone = zoneOf(move);
        if (zone && taken.zone && *zone != *taken.zone)
            return std::nullopt;
        if (zone)
            taken.zone = zone;
        (zone ? onLines : anywhere).push_back(bare(move, piece, spares));
    }
    if (spares.size() > 1)
        return std::nullopt;
    taken.spares = spares.count(true) > 0;
    taken.betza = betzaOf(subject, anywhere);
    taken.onLines = betzaOf(subject, onLines);
    return taken;
}

const PalaceKind *kindFor(const Taken &taken, bool isRoyal)
{
    for (const PalaceKind &kind : palaceKinds) {
        const bool fits = taken.betza == canonical(kind.betza) && isRoyal == (kind.key == "king")
                          && taken.spares == (kind.key == cannonKey);
        if (fits)
            return &kind;
    }
    return nullptr;
}

} // namespace

Palace::Palace(const Subject &subject)
{
    std::vector<std::string_view> kinds(subject.pieces().types.size());
    std::set<std::string_view> used;
    std::set<ZoneId> zones;
    std::vector<std::pair<const PalaceKind *, bool>> found; ///< with: goes along lines
    for (const PieceId piece : subject.pieceIds()) {
        const auto taken = takenApart(subject, piece);
        if (!taken) // which the engine may call by a name that goes along lines
            return;
        const bool isRoyal = subject.pieces()[piece].royalty != Royalty::None;
        const PalaceKind *kind = isElephant(subject, piece) ? &elephant : kindFor(*taken, isRoyal);
        const bool isOnLines = taken->zone.has_value();
        if (isOnLines && (!kind || taken->onLines != canonical(kind->onLines)))
            return;
        if (!kind)
            continue;
        if (isOnLines)
            zones.insert(*taken->zone);
        found.emplace_back(kind, isOnLines);
        kinds[piece.index()] = kind->key;
        if (!used.insert(kind->key).second)
            return;
    }
    const bool hasCannon = used.count(cannonKey) > 0;
    if (zones.size() > 1 || (zones.empty() && !hasCannon))
        return;
    const bool hasLines = !zones.empty();
    for (const auto &[kind, isOnLines] : found) {
        if (isOnLines != (hasLines && !kind->onLines.empty()))
            return;
    }
    if (hasLines) {
        const auto lines = subject.zoneCells(*zones.begin(), PlayerId(0));
        if (subject.zoneCells(*zones.begin(), PlayerId(1)) != lines)
            return;
        m_lines = lines;
    }
    m_kinds = std::move(kinds);
}

} // namespace rookery::fairy
