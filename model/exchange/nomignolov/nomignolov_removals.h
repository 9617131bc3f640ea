#pragma once

#include "model/exchange/target/subject.h"

#include <functional>
#include <string>

/// The parts of a Nomignolov script about pieces that are taken off the board by choice, and about
/// pieces that fly to any empty cell when few are left.
namespace rookery {

/// Whether the script carries a rule of this list of the rule sheet ("mills", "clearings",
/// "flying").
bool scriptCarries(const Subject &subject, std::string_view list);

/// The tables and the functions that read them, of rules that the script carries; functions that do
/// nothing for a design without such rules. `name` is what pieces of a type and player are called.
std::string luaRemovalText(const Subject &subject,
                           const std::function<std::string(PieceId, PlayerId)> &name);

} // namespace rookery
