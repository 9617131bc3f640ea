#include "model/play/rules/castling_rights.h"

#include <algorithm>

namespace rookery {

namespace {

std::uint64_t rightOf(std::size_t wing)
{
    return std::uint64_t(1) << wing;
}

} // namespace

void dropLostRights(const MoveUnderway &play)
{
    std::uint64_t &rights = play.state().castlingRights;
    if (rights == 0 || play.move.kind == Move::Kind::Drop)
        return;
    const std::vector<WingHome> &homes = play.position.homes();
    for (std::size_t i = 0; i < homes.size(); ++i) {
        if (play.hasTouched(homes[i].king) || play.hasTouched(homes[i].partner))
            rights &= ~rightOf(i);
    }
}

void gainRights(const MoveUnderway &play)
{
    const std::vector<WingHome> &homes = play.position.homes();
    for (std::size_t i = 0; i < homes.size(); ++i) {
        const Wing &wing = play.book.wings()[i];
        const CastlingRule &rule = play.rules().castling[wing.rule];
        const bool isHere = play.hasTouched(homes[i].king) || play.hasTouched(homes[i].partner);
        if (rule.pieces == CastlingPieces::Dropped && isHere
            && standsReady(play.position, wing, rule, homes[i]))
            play.state().castlingRights |= rightOf(i);
    }
}

void settleRights(const MoveUnderway &play)
{
    const std::vector<Wing> &wings = play.book.wings();
    const bool isDraw = play.rules().isChance(play.player)
                        && play.state().turn < static_cast<int>(play.rules().turns.opening.size());
    if (!isDraw || wings.empty() || play.position.homes().size() != wings.size())
        return;
    std::vector<WingHome> homes = play.position.homes();
    play.undo.homes = homes;
    for (std::size_t i = 0; i < wings.size(); ++i) {
        const CastlingRule &rule = play.rules().castling[wings[i].rule];
        if (rule.home == CastlingHome::Shuffled)
            homes[i] =
                shuffledHome(
                    play.position, play.book.board(), wings[i], rule, wings[i].letter.front())
                    .value_or(homes[i]);
        if (standsReady(play.position, wings[i], rule, homes[i]))
            play.state().castlingRights |= rightOf(i);
    }
    play.position.setHomes(std::move(homes));
}

void noteCastling(const MoveUnderway &play)
{
    const std::vector<Wing> &wings = play.book.wings();
    const auto here = std::find_if(wings.begin(), wings.end(), [&](const Wing &wing) {
        return wing.player == play.player && wing.kingTo == play.move.to;
    });
    if (here == wings.end())
        return;
    if (play.rules().castling[here->rule].rivalry != CastlingRivalry::OppositeWings)
        return;
    for (std::size_t i = 0; i < wings.size(); ++i) {
        if (wings[i].player != play.player && wings[i].letter == here->letter)
            play.state().castlingRights &= ~rightOf(i);
    }
}

} // namespace rookery
