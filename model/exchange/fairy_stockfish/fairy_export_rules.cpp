#include "model/board/rectangle.h"
#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/target/requirements.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

bool isAmong(const std::vector<PieceId> &types, PieceId type)
{
    return std::find(types.begin(), types.end(), type) != types.end();
}

PieceSet sorted(std::vector<PieceId> types)
{
    std::sort(types.begin(), types.end());
    return types;
}

} // namespace

std::string Draft::letters(const std::vector<PieceId> &types) const
{
    std::string text;
    for (const PieceId piece : m_subject.pieceIds()) {
        if (types.empty() || isAmong(types, piece))
            text += letter(piece);
    }
    return text.empty() ? "-" : text;
}

bool Draft::isReady(const CastlingRule &rule, const CastlingWing &wing) const
{
    const auto stands = [&](SiteId site, const PieceSet &types) {
        const Placement *piece = m_subject.design().setup->at(site);
        return piece != nullptr && piece->player == wing.player && covers(types, piece->piece);
    };
    return stands(wing.king, rule.kings) && stands(wing.partner, rule.partners);
}

bool Draft::hasEachType(const PieceSet &set) const
{
    return set.empty() || set.size() == m_subject.pieces().types.size();
}

std::string Draft::squares(const std::vector<CellId> &cells) const
{
    std::string text;
    const int ranks = m_subject.ranks();
    for (int rank = 0; rank < ranks; ++rank) {
        std::string single;
        bool isWhole = true;
        for (int file = 0; file < m_subject.files(); ++file) {
            const auto cell = m_subject.board().cellAt(Rectangle{ranks}.site(file, rank));
            const bool isIn = cell && std::binary_search(cells.begin(), cells.end(), *cell);
            isWhole = isWhole && (isIn || !cell);
            if (isIn)
                single += " " + squareName(m_subject, *cell);
        }
        if (!single.empty())
            text += isWhole ? " *" + std::to_string(rank + 1) : single;
    }
    return text.empty() ? "-" : text.substr(1);
}

std::optional<int> firstOfLastRanks(const Subject &subject, const std::optional<ZoneId> &zone)
{
    std::optional<int> both;
    for (const PlayerId player : subject.playerIds()) {
        const auto cells = subject.zoneCells(zone, player);
        const auto rankOf = [&](CellId cell) {
            const int rank = subject.board().coordinates(cell).value_or(Vector{}).y();
            return player.index() == 0 ? rank + 1 : subject.ranks() - rank;
        };
        int first = subject.ranks() + 1;
        for (const CellId cell : cells)
            first = std::min(first, rankOf(cell));
        const bool isBroken = anyId(subject.board().cells(), [&](CellId cell) {
            return std::binary_search(cells.begin(), cells.end(), cell) != (rankOf(cell) >= first);
        });
        if (isBroken || cells.empty() || (both && *both != first))
            return std::nullopt;
        both = first;
    }
    return both;
}

namespace {

/// The second player may begin.
void writeTurns(Draft &draft)
{
    Turns reversed;
    reversed.cycle = {PlayerId(1), PlayerId(0)};
    reversed.extras = draft.rules().turns.extras;
    draft.isBlackFirst = draft.rules().turns == reversed;
    if (draft.isBlackFirst)
        draft.say(RuleKind::Turns);
}

void writePassing(Draft &draft)
{
    const Rules &rules = draft.rules();
    if (rules.pass == Pass::Never || draft.isOld())
        return;
    const std::string name = rules.pass == Pass::Always ? "pass" : "passOnStalemate";
    if (rules.passers.empty())
        draft.key(name, true);
    for (const PlayerId player : rules.passers)
        draft.key(name + (player.index() == 0 ? "White" : "Black"), true);
    draft.say(RuleKind::Passing);
    const bool canBeBare = draft.subject().markedRoyals().empty() && rules.royals.empty();
    if (rules.pass == Pass::Always && canBeBare)
        draft.verdict().differs(Message("a player without pieces on the board does not pass there"),
                                {},
                                Remedy::Approximate);
}

void writeWalls(Draft &draft)
{
    const auto &walling = draft.rules().walling;
    if (walling.size() != 1 || !walling.front().players.empty() || draft.isOld())
        return;
    if (!draft.rules().gating.empty()) // a piece that builds a wall there brings nothing in
        return;
    const Walling &rule = walling.front();
    const char *name = rule.life == WallLife::Moves       ? "duck"
                       : rule.place == WallPlace::Shot    ? "arrow"
                       : rule.place == WallPlace::Vacated ? "past"
                       : rule.place == WallPlace::Edge    ? "edge"
                                                          : "static";
    // There a king that castles shoots from where its partner stood, a double step shoots nothing,
    // a piece that promotes shoots as what it was, and one that explodes shoots all the same.
    const Rules &rules = draft.rules();
    const bool hasOtherShots = !rules.castling.empty() || draft.runner || !rules.promotions.empty()
                               || !rules.explosions.empty();
    if (rule.place == WallPlace::Shot && hasOtherShots)
        return;
    // There a wall in place of a move is never built on a1.
    const auto corner = draft.subject().board().cellAt(SiteId(0));
    const bool isCornerFree = corner && anyId(draft.subject().playerIds(), [&](PlayerId player) {
                                  const auto cells = draft.subject().zoneCells(rule.zone, player);
                                  return std::binary_search(cells.begin(), cells.end(), *corner);
                              });
    if (rule.turn == WallTurn::Instead && isCornerFree)
        return;
    // The engine lets checks of a king through the new wall.
    const bool isOther = !draft.subject().markedRoyals().empty() && rule.shields;
    if (isOther || (rule.life == WallLife::Moves && rule.place != WallPlace::Anywhere))
        return;
    draft.key("wallingRule", std::string(name));
    if (rule.turn == WallTurn::Instead)
        draft.key("wallOrMove", true);
    if (rule.zone) {
        draft.key("wallingRegionWhite", draft.zone(rule.zone, 0));
        draft.key("wallingRegionBlack", draft.zone(rule.zone, 1));
    }
    draft.say(RuleKind::Walling);
}

/// Of pieces that do not capture their like.
void writeImmunities(Draft &draft)
{
    const auto &immunities = draft.rules().immunities;
    PieceSet types;
    for (const Immunity &rule : immunities) {
        if (rule.captors.size() != 1 || rule.victims != rule.captors)
            return;
        types.push_back(rule.captors.front());
    }
    if (types.empty())
        return;
    std::sort(types.begin(), types.end());
    draft.key("mutuallyImmuneTypes", draft.letters(types));
    for (std::size_t i = 0; i < immunities.size(); ++i)
        draft.say(RuleKind::Immunity, i);
}

void writeCaptureRules(Draft &draft)
{
    const Rules &rules = draft.rules();
    Compulsion plain;
    plain.captures = MustCapture::Must;
    // Each of the two duties makes the engine ask about the other, without end.
    const bool hasDropDuty = draft.hasKey("mustDrop");
    if (rules.compulsions.size() == 1 && rules.compulsions.front() == plain && !hasDropDuty) {
        draft.key("mustCapture", true);
        draft.say(RuleKind::Compulsion);
    }
    if (draft.isOld())
        return;
    if (rules.explosions.size() == 1) {
        const Explosion &rule = rules.explosions.front();
        // In the engine pawns are unharmed, and besides only pieces that survive their own
        // explosion.
        std::vector<PieceId> unharmed = rule.survivors;
        if (draft.pawn && !isAmong(unharmed, *draft.pawn))
            unharmed.push_back(*draft.pawn);
        if (rule.captors.empty() && rule.victims.empty() && rule.lines == Lines::All
            && sorted(rule.unharmed) == sorted(unharmed)) {
            draft.key("blastOnCapture", true);
            if (!rule.survivors.empty())
                draft.key("blastImmuneTypes", draft.letters(rule.survivors));
            draft.say(RuleKind::Explosion);
        }
    }
    // Where captures explode, the engine lets checks through the new wall.
    if (rules.petrifications.size() == 1
        && rules.petrifications.front().shields == rules.explosions.empty()) {
        draft.key("petrifyOnCaptureTypes", draft.letters(rules.petrifications.front().types));
        draft.say(RuleKind::Petrification);
    }
    writeImmunities(draft);
    if (rules.enclosing.size() == 1) {
        Enclosing usual;
        usual.shape = rules.enclosing.front().shape;
        const bool isKnown = usual.shape == Enclosure::Line || usual.shape == Enclosure::Neighbour;
        // A piece that moves encloses up to the cell that it has left there.
        const bool isMoved =
            usual.shape == Enclosure::Line && anyId(draft.subject().pieceIds(), [&](PieceId piece) {
                return !draft.subject().moves(piece).empty();
            });
        if (isKnown && !isMoved && usual == rules.enclosing.front()) {
            draft.key("flipEnclosedPieces",
                      std::string(usual.shape == Enclosure::Line ? "reversi" : "ataxx"));
            draft.say(RuleKind::Enclosing);
        }
    }
}

void writeCheckRules(Draft &draft)
{
    const CheckRules &check = draft.rules().check;
    CheckRules said;
    said.giving = check.giving;
    said.flight = check.flight;
    said.facing = check.facing;
    const bool facesKings =
        check.facing.size() == 1 && check.facing.front().lines == Lines::Orthogonal
        && !check.facing.front().types.empty()
        && std::all_of(check.facing.front().types.begin(),
                       check.facing.front().types.end(),
                       [&](PieceId piece) {
                           return draft.subject().pieces()[piece].royalty != Royalty::None;
                       });
    if (!check.facing.empty() && !facesKings)
        return;
    // The engine's king gives no check, however it captures.
    const bool isOtherKing = draft.value("king").value_or("").find(':') != std::string_view::npos;
    if (check.giving == GivingCheck::Forbidden && isOtherKing)
        return;
    // The engine forbids checks, and flight from them, of its own kind of king only.
    if ((check.giving == GivingCheck::Forbidden || check.flight == Flight::None)
        && draft.hasPseudoRoyals)
        return;
    // Version 11.1 sees checks by cannons only where their hurdle stood before the move.
    if (draft.isOld() && check.giving == GivingCheck::Forbidden && draft.named("cannon"))
        return;
    if (check.giving == GivingCheck::Forbidden)
        draft.key("checking", false);
    if (check.flight == Flight::None)
        draft.key("makpongRule", true);
    if (facesKings)
        draft.key("flyingGeneral", true);
    draft.say(RuleKind::Check);
}

} // namespace

void writeMoveRules(Draft &draft)
{
    writeTurns(draft);
    writePassing(draft);
    writeWalls(draft);
    writeCaptureRules(draft);
    writeCheckRules(draft);
}

} // namespace rookery::fairy
