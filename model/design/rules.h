#pragma once

#include "model/design/board_recipe.h"
#include "model/design/rules/aim.h"
#include "model/design/rules/blockade.h"
#include "model/design/rules/castling.h"
#include "model/design/rules/check.h"
#include "model/design/rules/compulsion.h"
#include "model/design/rules/drops.h"
#include "model/design/rules/en_passant.h"
#include "model/design/rules/enclosing.h"
#include "model/design/rules/ends/end.h"
#include "model/design/rules/exchange.h"
#include "model/design/rules/explosion.h"
#include "model/design/rules/flying.h"
#include "model/design/rules/gating.h"
#include "model/design/rules/hands.h"
#include "model/design/rules/immunity.h"
#include "model/design/rules/mill.h"
#include "model/design/rules/own/own_ban.h"
#include "model/design/rules/own/own_effect.h"
#include "model/design/rules/own/own_move.h"
#include "model/design/rules/own/own_number.h"
#include "model/design/rules/own/own_tell.h"
#include "model/design/rules/own/own_view.h"
#include "model/design/rules/own/own_word.h"
#include "model/design/rules/petrification.h"
#include "model/design/rules/promotions.h"
#include "model/design/rules/royals.h"
#include "model/design/rules/scoring.h"
#include "model/design/rules/turns.h"
#include "model/design/rules/walling.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/vector.h"

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
    /// Dice and draws: it has no pieces and decides nothing, its own moves are what may come of
    /// them, and their weights say how often.
    bool isChance = false;

    friend bool operator==(const Player &, const Player &) = default;
};

/// The rules of a game: components that say one thing each. With none but the players, pieces move
/// as their types do, hands are put down on any empty cell, and nothing ends.
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
    std::vector<Exchange> exchanges;
    std::vector<Aim> aims;
    std::vector<Compulsion> compulsions;
    std::vector<Immunity> immunities;
    std::vector<Explosion> explosions;
    std::vector<Petrification> petrifications;
    std::vector<Enclosing> enclosing;
    std::vector<Mill> mills;
    std::vector<Blockade> blockades;

    int language = 1; ///< of the own rules: which functions they may ask
    std::vector<OwnNumber> numbers;
    std::vector<OwnWord> words;
    std::vector<OwnMove> ownMoves;
    std::vector<OwnBan> bans;
    std::vector<OwnEffect> effects;
    std::vector<OwnView> views;
    std::vector<OwnTell> tells;

    std::vector<End> ends;
    Scoring scoring;
    Extras extras;

    // Large, and copied in many places: compiled once, in its source.
    Rules();
    Rules(const Rules &);
    Rules(Rules &&) noexcept;
    Rules &operator=(const Rules &);
    Rules &operator=(Rules &&) noexcept;
    ~Rules();

    std::optional<PlayerId> find(std::string_view name) const;
    /// Whether some own end is about players who are left alone, see asksWhoHasLost().
    bool endsAskWhoHasLost() const;
    bool isChance(PlayerId player) const { return players[player.index()].isChance; }
    bool hasChance() const;
    /// Whether something is hidden from some player: pieces, moves, numbers or choices.
    bool hasSecrets() const;
    /// Those who decide: all but chance, in turn order.
    std::vector<PlayerId> deciders() const;
    /// Whether a piece that is put down from a hand counts as unmoved; so it does where it may
    /// castle.
    bool countsDroppedAsUnmoved() const;
    /// How the players hold the board, in turn order.
    std::vector<Orientation> facings() const;
    const Player &operator[](PlayerId id) const { return players[id.index()]; }

    friend bool operator==(const Rules &, const Rules &);
};

/// Shows a RuleVisitor every component. The players have a section of their own.
template<class V>
void visitFields(V &v, Rules &rules)
{
    v.rule("turns", rules.turns);
    v.said("pass", "pass rule", rules.pass);
    v.set("passers", rules.passers);
    v.rules("royals", rules.royals);
    v.rule("check", rules.check);
    v.rules("castling", rules.castling);
    v.rules("en-passant", rules.enPassant);
    v.rules("promotions", rules.promotions);
    v.rule("hands", rules.hands);
    v.rules("drops", rules.drops);
    v.rules("drop-duties", rules.dropDuties);
    v.rules("gating", rules.gating);
    v.rules("walling", rules.walling);
    v.rules("flying", rules.flying);
    v.rules("exchanges", rules.exchanges);
    v.rules("aims", rules.aims);
    v.rules("compulsions", rules.compulsions);
    v.rules("immunities", rules.immunities);
    v.rules("explosions", rules.explosions);
    v.rules("petrifications", rules.petrifications);
    v.rules("enclosing", rules.enclosing);
    v.rules("mills", rules.mills);
    v.rules("blockades", rules.blockades);
    v.number("language", rules.language, 1, phrase::languageLevel);
    v.rules("numbers", rules.numbers);
    v.rules("words", rules.words);
    v.rules("own-moves", rules.ownMoves);
    v.rules("bans", rules.bans);
    v.rules("effects", rules.effects);
    v.rules("views", rules.views);
    v.rules("tell", rules.tells);
    v.rules("ends", rules.ends);
    v.rule("scoring", rules.scoring);
    v.extras(rules.extras);
}
const RuleAbout &about(const Rules *);

/// White, who sees the board as it lies, and Black, who sees it after a half turn.
Rules twoPlayers(Lattice lattice = Lattice::Square);

} // namespace rookery
