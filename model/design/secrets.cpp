#include "model/design/secrets.h"

namespace rookery {

std::vector<Message> secretsOf(const Rules &rules)
{
    std::vector<Message> all;
    for (std::size_t i = 0; i < rules.views.size(); ++i) {
        const OwnView &view = rules.views[i];
        const std::string name = view.name.empty() ? "views/" + std::to_string(i) : view.name;
        all.push_back(Message("the view '{name}' hides [{?pieces}pieces|moves] from players",
                              {{"name", name}, {"pieces", view.hides.isGiven()}}));
    }
    for (const OwnNumber &number : rules.numbers) {
        if (number.hiddenFrom != HiddenFrom::NoPlayer)
            all.push_back(Message(
                "the number '{name}' is hidden from {players}",
                {{"name", number.name}, {"players", Message(enumTitle(number.hiddenFrom))}}));
    }
    for (const OwnMove &move : rules.ownMoves) {
        if (move.secret != SecretUntil::Never)
            all.push_back(
                Message("the own move '{name}' is secret {until}",
                        {{"name", move.name}, {"until", Message(enumTitle(move.secret))}}));
    }
    return all;
}

} // namespace rookery
