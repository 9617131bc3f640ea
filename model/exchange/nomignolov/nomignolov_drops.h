#pragma once

#include "model/base/message.h"
#include "model/exchange/target/subject.h"

#include <functional>
#include <span>
#include <string>

/// The parts of a Nomignolov script about pieces that are put down from a hand. A piece in hand
/// stands on the cell "hand" off the board, as a captured one stands on "captured".
namespace rookery {

/// What the pieces of one type and player are called in the script.
using LuaTypeName = std::function<std::string(PieceId, PlayerId)>;

/// `{ "a1", "b1", }`: the names of cells as a table.
std::string luaCells(const Subject &subject, std::span<const CellId> cells);

/// Whether a player can ever put a piece down.
bool putsPiecesDown(const Subject &subject);

/// What the script leaves out of a rule in Rules::drops; empty if it says all.
Message luaDropLoss(const Subject &subject, std::size_t drop);

/// The tables, and the functions that read them with the script's `api` and `types`.
std::string luaDropText(const Subject &subject, const LuaTypeName &name);

} // namespace rookery
