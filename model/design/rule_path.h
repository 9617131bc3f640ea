#pragma once

#include "model/design/terms/rule_visitor.h"

#include <optional>
#include <span>
#include <string_view>

/// Where something stands among the rules: the keys and places of a file's pointer without its
/// `/rules/`, such as `castling/0/wings/1/king`.
namespace rookery {

struct Rules;

/// A place of a list, counted from 0; nothing for any other text.
std::optional<std::size_t> rulePlace(std::string_view word);

/// Acts on what a path names: on a member as a visitor does, on a whole component here.
class RuleAct : public RuleVisitor
{
public:
    virtual void component(RuleRef) {}
};

/// Lets an act see what a path names and nothing else; whether there was something.
bool visitAt(Rules &rules, std::string_view path, RuleAct &act);

} // namespace rookery
