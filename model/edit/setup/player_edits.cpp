#include "model/edit/setup/player_edits.h"

#include "model/base/text.h"
#include "model/board/lattice_sites.h"
#include "model/design/limits.h"
#include "model/edit/renumbering/rule_references.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

std::string freeName(const Rules &rules)
{
    constexpr std::array colours = {"White", "Black", "Red", "Blue", "Green", "Yellow"};
    for (const char *colour : colours) {
        if (!rules.find(colour))
            return colour;
    }
    for (std::size_t number = rules.players.size() + 1;; ++number) {
        std::string name = "Player " + std::to_string(number);
        if (!rules.find(name))
            return name;
    }
}

/// Turns before reflections; like the first player if every facing is taken.
Orientation freeFacing(const Design &design)
{
    const auto &players = design.rules->players;
    for (const auto &row : latticeOrientations(design.board->lattice)) {
        const bool isTaken = std::any_of(players.begin(), players.end(), [&](const Player &player) {
            return player.facing == row.value;
        });
        if (!isTaken)
            return row.value;
    }
    return {};
}

/// Drops what belongs to a player and moves up what belongs to those behind.
template<class Row, class Player>
void renumber(std::vector<Row> &rows, Player Row::*member, PlayerId gone)
{
    std::erase_if(rows, [&](const Row &row) { return row.*member == gone; });
    for (Row &row : rows) {
        if (row.*member > gone)
            row.*member = PlayerId(std::optional<PlayerId>(row.*member)->index() - 1);
    }
}

void dropFromBoard(Design &design, PlayerId gone)
{
    design.board.edit([&](BoardRecipe &board) {
        for (Zone &zone : board.edits.zones)
            renumber(zone.own, &PlayerZone::player, gone);
        renumber(board.edits.facings, &CellFacing::player, gone);
    });
    design.setup.edit([&](Setup &setup) {
        renumber(setup.placements, &Placement::player, gone);
        renumber(setup.hands, &HandEntry::player, gone);
    });
    design.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            renumber(type.artwork, &PieceArt::player, gone);
    });
}

ReferenceMap without(PlayerId gone)
{
    return {.player = [gone](PlayerId id) -> std::optional<PlayerId> {
        if (id == gone)
            return std::nullopt;
        return id > gone ? PlayerId(id.index() - 1) : id;
    }};
}

void dropFromRules(Design &design, PlayerId gone)
{
    const bool somePass = !design.rules->passers.empty();
    renumberReferences(design, without(gone));
    design.rules.edit([&](Rules &rules) {
        rules.players.erase(rules.players.begin() + static_cast<std::ptrdiff_t>(gone.index()));
        // None named would mean all.
        if (somePass && rules.passers.empty())
            rules.pass = Pass::Never;
    });
}

} // namespace

Result<Design> withPlayerRenamed(const Design &design, PlayerId player, const std::string &name)
{
    if (auto fault = titleFault(name); !fault.isEmpty())
        return failure(std::move(fault));
    const auto holder = design.rules->find(name);
    if (holder && *holder != player)
        return failure(Message("there is already a player called '{name}'", {{"name", name}}));
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.players[player.index()].name = name; });
    return result;
}

Result<Design> withPlayerFacing(const Design &design, PlayerId player, const Orientation &facing)
{
    const auto possible = latticeOrientations(design.board->lattice);
    const auto isFacing = [&](const auto &row) {
        return row.value == facing;
    };
    if (std::none_of(possible.begin(), possible.end(), isFacing))
        return failure(Message("this board cannot be held that way"));
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.players[player.index()].facing = facing; });
    return result;
}

Result<Design> withChanceToggled(const Design &design, PlayerId player)
{
    const Rules &rules = *design.rules;
    if (!rules.isChance(player)) {
        const auto isIts = [&](const auto &row) {
            return row.player == player;
        };
        const auto &setup = *design.setup;
        if (std::any_of(setup.placements.begin(), setup.placements.end(), isIts)
            || std::any_of(setup.hands.begin(), setup.hands.end(), isIts))
            return failure(Message("chance has no pieces; take those of '{player}' off first",
                                   {{"player", rules[player].name}}));
        if (rules.deciders().size() < 2)
            return failure(Message("a design needs a player who is not chance"));
    }
    Design result = design;
    result.rules.edit([&](Rules &edited) {
        Player &changed = edited.players[player.index()];
        changed.isChance = !changed.isChance;
    });
    return result;
}

Result<Design> withPlayerAdded(const Design &design)
{
    if (design.rules->players.size() >= limits::players)
        return failure(
            Message("a design may have at most {most} players", {{"most", limits::players}}));
    Design result = design;
    result.rules.edit([&](Rules &rules) {
        rules.players.push_back({freeName(rules), freeFacing(design), {}});
    });
    return result;
}

Result<Design> withPlayerRemoved(const Design &design, PlayerId player)
{
    if (design.rules->players.size() < 2)
        return failure(Message("a design needs a player"));
    const std::string what = "player '" + (*design.rules)[player].name + "'";
    if (auto error = usedByOwnRules(design, without(player), what))
        return failure(std::move(*error));
    Design result = design;
    dropFromRules(result, player);
    dropFromBoard(result, player);
    return result;
}

} // namespace rookery
