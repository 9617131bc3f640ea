#include "model/design/rules.h"

#include "model/design/terms/rule_about.h"

#include <algorithm>

namespace rookery {

Rules::Rules() = default;
Rules::Rules(const Rules &) = default;
Rules::Rules(Rules &&) noexcept = default;
Rules &Rules::operator=(const Rules &) = default;
Rules &Rules::operator=(Rules &&) noexcept = default;
Rules::~Rules() = default;
bool operator==(const Rules &, const Rules &) = default;

std::optional<PlayerId> Rules::find(std::string_view name) const
{
    const auto found = std::find_if(
        players.begin(), players.end(), [&](const Player &player) { return player.name == name; });
    if (found == players.end())
        return std::nullopt;
    return PlayerId(found - players.begin());
}

bool Rules::hasChance() const
{
    return std::any_of(
        players.begin(), players.end(), [](const Player &player) { return player.isChance; });
}

bool Rules::hasSecrets() const
{
    return !views.empty()
           || std::any_of(
               numbers.begin(),
               numbers.end(),
               [](const OwnNumber &number) { return number.hiddenFrom != HiddenFrom::NoPlayer; })
           || std::any_of(ownMoves.begin(), ownMoves.end(), [](const OwnMove &move) {
                  return move.secret != SecretUntil::Never;
              });
}

bool Rules::endsAskWhoHasLost() const
{
    return std::any_of(ends.begin(), ends.end(), [](const End &end) {
        const auto *said = std::get_if<Said>(&end.condition);
        return said && asksWhoHasLost(said->condition);
    });
}

std::vector<PlayerId> Rules::deciders() const
{
    std::vector<PlayerId> ids;
    for (const PlayerId player : IdRange<PlayerId>(players.size())) {
        if (!isChance(player))
            ids.push_back(player);
    }
    return ids;
}

bool Rules::countsDroppedAsUnmoved() const
{
    return hands.dropped == Dropped::Unmoved
           || std::any_of(castling.begin(), castling.end(), [](const CastlingRule &rule) {
                  return rule.pieces == CastlingPieces::Dropped;
              });
}

std::vector<Orientation> Rules::facings() const
{
    std::vector<Orientation> facings;
    for (const Player &player : players)
        facings.push_back(player.facing);
    return facings;
}

const RuleAbout &about(const Rules *)
{
    static constexpr RuleAbout about{.help = "Components that say one thing each; what is left out "
                                             "is as in a design without rules."};
    return about;
}

Rules twoPlayers(Lattice lattice)
{
    const Orientation half = hasThreeAxes(lattice) ? orientation::threefoldHalf : orientation::half;
    Rules rules;
    rules.players.push_back({"White", orientation::same, {}});
    rules.players.push_back({"Black", half, {}});
    return rules;
}

} // namespace rookery
