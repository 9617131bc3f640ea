#pragma once

#include "model/base/result.h"
#include "model/phrase/names.h"
#include "model/phrase/resolver.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// From texts to trees. Errors have the line (of a list of texts, from 1) and the column.
namespace rookery::phrase {

Result<Phrase> readPhrase(std::string_view text,
                          std::optional<Type> wanted,
                          const Scope &scope,
                          const Names &names);
Result<Choices>
readChoices(const std::vector<std::string> &texts, const Scope &scope, const Names &names);
Result<Steps>
readSteps(const std::vector<std::string> &texts, const Scope &scope, const Names &names);
Result<Saying> readSaying(std::string_view text, const Scope &scope, const Names &names);
/// What a list of moves belongs to: only effects name `turn` and `start`, only announcements
/// `refused`.
enum class MovesOf { Ban, Effect, Tell };
/// Whether such a rule may name this sort of moves.
bool mayName(MovesOf rule, MoveSort sort);
Result<MoveRefs> readMoves(const std::vector<std::string> &texts, MovesOf rule, const Names &names);

/// Names in a word's text that may be other words.
std::vector<std::string> namesIn(std::string_view text);
/// What a word means, and the types of its parameters that the head does not say. Where blanks may
/// stand, a type may stay open.
Result<Phrase>
readMeaning(std::string_view text, Head &head, const Names &names, const Scope &around = {});

} // namespace rookery::phrase
