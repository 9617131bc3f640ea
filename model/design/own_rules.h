#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/phrase/draft.h"
#include "model/phrase/names.h"

#include <optional>
#include <string_view>

namespace rookery {

/// Makes trees of all texts of own rules that are not read yet: words in the order of their use,
/// then what uses them. Names of numbers, words and own moves are taken from the rules; the others
/// must be there. Errors have a pointer within the rules, such as `/own-moves/0/do/3`, and a column
/// in that text. Without errors every own rule is read.
Errors readOwnRules(Rules &rules, phrase::Names names);

/// As what the member under a path, such as `effects/0/do`, is read; nothing where there is no such
/// phrase, choices or steps.
std::optional<phrase::MemberContext>
memberContext(Rules rules, phrase::Names names, std::string_view path);

/// Makes texts of all trees again, by names that still fit them.
void unreadOwnRules(Rules &rules, const phrase::Names &names);

/// The players, piece types, zones and directions of a design. Cells are added by model/board.
phrase::Names namesWithoutCells(const Design &design);

/// What the rules themselves call their numbers, words and own moves, added to other names.
void addOwnNames(phrase::Names &names, const Rules &rules);

} // namespace rookery
