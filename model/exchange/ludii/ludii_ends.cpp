#include "model/exchange/ludii/ludii_ends.h"

#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

std::string isThreatened(const std::string &royal, const std::string &player)
{
    const std::string name = "\"" + royal + "\" " + player;
    return "(is Threatened (id " + name + ") at:(where " + name + "))";
}

bool isMade(const Subject &subject, PieceId piece)
{
    const auto &promotions = subject.rules().promotions;
    return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &rule) {
        return std::find(rule.into.begin(), rule.into.end(), piece) != rule.into.end();
    });
}

const char *resultOf(Outcome outcome)
{
    return outcome == Outcome::Draw ? "Draw" : outcome == Outcome::Loss ? "Loss" : "Win";
}

bool isStuck(const End &end)
{
    return std::holds_alternative<Stalemate>(end.condition);
}

bool isMate(const Subject &subject, const End &end)
{
    return isPlainMate(end.condition) && ludiiRoyal(subject);
}

/// Whether no player wins but by mate and by leaving the other player without a move. Where another
/// goal is lost, the rest is not the game.
bool isWonByThese(const Subject &subject)
{
    const auto &ends = subject.rules().ends;
    return std::all_of(ends.begin(), ends.end(), [&](const End &end) {
        return end.outcome == Outcome::Draw || isStuck(end) || isMate(subject, end);
    });
}

} // namespace

std::optional<PieceId> ludiiRoyal(const Subject &subject)
{
    const std::vector<PieceId> royals = subject.markedRoyals();
    if (royals.size() != 1 || isMade(subject, royals.front()))
        return std::nullopt;
    for (const PlayerId player : subject.playerIds()) {
        if (subject.startingPieces(royals.front(), player) != 1)
            return std::nullopt;
    }
    return royals.front();
}

bool isLudiiEnd(const Subject &subject, const End &end)
{
    if (!end.players.empty() || subject.rules().players.size() != 2)
        return false;
    return isStuck(end) ? end.outcome == Outcome::Draw || isWonByThese(subject)
                        : isMate(subject, end);
}

std::string ludiiPlay(const std::string &royal)
{
    return royal.empty() ? "    (play (forEach Piece))\n"
                         : "    (play (do (forEach Piece) ifAfterwards:(not "
                               + isThreatened(royal, "Mover") + ")))\n";
}

std::string ludiiEnd(const Subject &subject, const std::string &royal)
{
    std::string mate;
    std::string stuck;
    for (const End &end : subject.rules().ends) {
        if (!isLudiiEnd(subject, end))
            continue;
        const std::string result = std::string("(result Next ") + resultOf(end.outcome) + ")";
        const std::string threat = royal.empty() ? "" : isThreatened(royal, "Next");
        if (isStuck(end))
            stuck = "      (if (no Moves Next) " + result + ")\n";
        else
            mate = "      (if (and " + threat
                   + " (not (can Move (do (forEach Piece Next) ifAfterwards:(not " + threat
                   + "))))) " + result + ")\n";
    }
    if (stuck.empty())
        stuck = "      (if (no Moves Next) (result Next Draw))\n";
    return "    (end {\n" + mate + stuck + "    })\n";
}

bool drawsWithoutAsking(const Subject &subject)
{
    const auto &ends = subject.rules().ends;
    return std::none_of(ends.begin(), ends.end(), [&](const End &end) {
        return isStuck(end) && isLudiiEnd(subject, end);
    });
}

} // namespace rookery
