#include "model/play/phrases/phrase_game.h"

#include "model/board/zone_map.h"
#include "model/play/position/turn_order.h"

#include <algorithm>

namespace rookery {

namespace {

/// Words of a set that holds any cell, type, direction or player.
std::size_t wordsOf(const Design &design, const Board &board)
{
    const std::size_t most = std::max({board.size(),
                                       design.pieces->types.size(),
                                       board.directions().list.size(),
                                       design.rules->players.size() + 1});
    return most / 64 + 1;
}

Orientation acrossOf(const Rules &rules)
{
    return rules.players.size() > 1 ? rules.players[1].facing : Orientation{};
}

} // namespace

PhraseGame::PhraseGame(const Design &design, std::shared_ptr<const Board> itsBoard)
    : board(itsBoard, acrossOf(*design.rules), wordsOf(design, *itsBoard))
    , numbers(*design.rules, itsBoard->size(), design.pieces->types.size())
    , players(static_cast<Value>(design.rules->players.size()))
    , types(static_cast<Value>(design.pieces->types.size()))
    , endlessHands(design.rules->hands.supply != Supply::Counted)
    , allPlayers(board.words())
    , allTypes(board.words())
    , wings(wingsOf(*design.rules, *itsBoard))
    , rules(design.rules)
{
    const Compass &compass = itsBoard->compass();
    const auto north = itsBoard->directions().find(Vector{{0, 1, 0, 0}});
    for (const Player &player : rules->players) {
        const OrientationId holds = compass.find(player.facing);
        for (const DirectionId direction : IdRange<DirectionId>(board.directions())) {
            const auto seen = compass.direction(compass.seen(holds, compass.step(direction)));
            facing.push_back(seen ? static_cast<Value>(seen->index()) : noValue);
            if (direction == north)
                forward.push_back(facing.back());
        }
        if (!north)
            forward.push_back(noValue);
        const auto number = &player - rules->players.data();
        if (!player.isChance)
            sets::add(allPlayers.data(), number);
    }
    for (Value me = 0; me < players; ++me) {
        others.push_back(noValue);
        for (Value on = players - 1; on > 0; --on) {
            const Value player = (me + on) % players;
            if (sets::has(allPlayers.data(), player))
                others.back() = player;
        }
    }
    for (Value type = 0; type < types; ++type)
        sets::add(allTypes.data(), type);
    for (const PieceType &type : design.pieces->types)
        typeNames.push_back(type.name);
    const std::vector<Orientation> facings = rules->facings();
    for (const Zone &zone : itsBoard->recipe().edits.zones) {
        for (const PlayerId player : IdRange<PlayerId>(rules->players.size())) {
            std::vector<sets::Word> cells(board.words());
            for (const SiteId site : zoneSites(*itsBoard, zone, player, facings)) {
                if (const auto cell = itsBoard->cellAt(site))
                    sets::add(cells.data(), static_cast<Value>(cell->index()));
            }
            zones.push_back(std::move(cells));
        }
    }
}

Value PhraseGame::playerAfter(const Position &position, Value player) const
{
    if (player < 0)
        return noValue;
    return static_cast<Value>(
        rookery::playerAfter(*rules, PlayerId(player), position.state().turn).index());
}

} // namespace rookery
