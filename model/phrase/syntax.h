#pragma once

#include "model/base/result.h"
#include "model/phrase/tokens.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Texts as they are bracketed, before names and types are looked up.
namespace rookery::phrase {

/// A part of a phrase. Kinds are those of nodes; a Call is any name, with values or without, and
/// the signs + - stand for numbers and sets alike.
struct Syntax
{
    Kind kind = Kind::None;
    std::string name; ///< of a Call, and of what a binder binds
    bool isQuoted = false;
    std::int32_t number = 0;
    std::vector<Syntax> parts;
    bool hasWhere = false; ///< whether the last part is a `where`
    int depth = 1;         ///< of the parts below, too
    Source source;
};

/// A step with its blocks.
struct StepSyntax
{
    StepKind kind = StepKind::Let;
    std::string name;     ///< of the local, or of the place that is changed
    bool isPlace = false; ///< `set` and `add`: with a value in brackets, the first of `values`
    std::vector<Syntax> values;
    std::vector<Token> moves;
    std::vector<StepSyntax> body;
    std::vector<StepSyntax> otherwise;
    int most = 0;
    bool hasElseIf = false; ///< `otherwise` is one more `if`, written `else if`
    Source source;
};

struct ChooseSyntax
{
    bool isLet = false;
    std::string name;
    std::optional<Syntax> condition;
    Syntax value;
    std::optional<Syntax> where;
    Source source;
};

Result<Syntax> parsePhrase(std::string_view text);
Result<ChooseSyntax> parseChoose(std::string_view text, int line);
/// All lines of a `do`, indented by two blanks for each block.
Result<std::vector<StepSyntax>> parseSteps(const std::vector<std::string> &lines);
/// `liberties(c)`, `fits(c: cell, S: cells)`.
Result<Head> parseHead(std::string_view text);

} // namespace rookery::phrase
