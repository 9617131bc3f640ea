#pragma once

#include "model/design/board_recipe.h"
#include "model/design/captures.h"
#include "model/design/castling.h"
#include "model/design/ends.h"
#include "model/design/extras.h"
#include "model/design/hands.h"
#include "model/design/ids.h"
#include "model/design/liberties.h"
#include "model/design/promotions.h"
#include "model/design/removals.h"
#include "model/design/royals.h"
#include "model/design/turns.h"
#include "model/design/vector.h"
#include "model/design/walls.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

struct Player
{
    std::string name;
    Orientation facing; ///< how this player's pieces hold the board
    Extras extras;

    friend bool operator==(const Player &, const Player &) = default;
};

/// The rules of a game: components that say one thing each. With none but the players, men move as
/// their types do, hands are put down on any empty cell, and nothing ends.
struct Rules
{
    std::vector<Player> players; ///< in turn order
    Turns turns;
    Pass pass = Pass::Never;
    PlayerSet passers;

    std::vector<Royal> royals; ///< beside the types that are marked royal
    CheckRules check;
    std::vector<CastlingRule> castling;
    std::vector<EnPassant> enPassant;
    std::vector<Promotion> promotions;

    Hands hands;
    std::vector<Drop> drops{Drop{}}; ///< none: nothing may be put down
    std::vector<DropDuty> dropDuties;
    std::vector<Gating> gating;
    std::vector<Walling> walling;

    std::vector<Flying> flying;
    std::vector<Caution> cautions;
    std::vector<Exchange> exchanges;
    std::vector<Aim> aims;
    std::vector<Compulsion> compulsions;
    std::vector<Immunity> immunities;
    std::vector<Trade> trades;
    std::vector<Holding> holdings;
    std::vector<Coordination> coordinations;
    std::vector<Explosion> explosions;
    std::vector<Petrification> petrifications;
    std::vector<Enclosing> enclosing;
    std::vector<Mill> mills;
    std::vector<Clearing> clearings;
    std::vector<Blockade> blockades;
    std::vector<Drowning> drownings;

    std::vector<End> ends;
    Scoring scoring;
    Extras extras;

    std::optional<PlayerId> find(std::string_view name) const;
    /// Whether a piece that is put down from a hand counts as unmoved; so it does where it may castle.
    bool countsDroppedAsUnmoved() const;
    /// How the players hold the board, in turn order.
    std::vector<Orientation> facings() const;
    const Player &operator[](PlayerId id) const { return players[id.index()]; }

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// White, who sees the board as it lies, and Black, who sees it after a half turn.
Rules twoPlayers(Lattice lattice = Lattice::Square);

} // namespace rookery
