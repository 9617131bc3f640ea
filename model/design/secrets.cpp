#include "model/design/secrets.h"

namespace rookery {

std::vector<std::string> secretsOf(const Rules &rules)
{
    std::vector<std::string> all;
    for (std::size_t i = 0; i < rules.views.size(); ++i) {
        const OwnView &view = rules.views[i];
        const std::string name = view.name.empty() ? "views/" + std::to_string(i) : view.name;
        all.push_back("the view '" + name + "' hides " + (view.hides.isGiven() ? "pieces" : "moves")
                      + " from players");
    }
    for (const OwnNumber &number : rules.numbers) {
        if (number.hiddenFrom != HiddenFrom::NoPlayer)
            all.push_back("the number '" + number.name + "' is hidden from "
                          + std::string(enumTitle(number.hiddenFrom)));
    }
    for (const OwnMove &move : rules.ownMoves) {
        if (move.secret != SecretUntil::Never)
            all.push_back("the own move '" + move.name + "' is secret "
                          + std::string(enumTitle(move.secret)));
    }
    return all;
}

} // namespace rookery
