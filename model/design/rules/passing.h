#pragma once

#include "model/design/rules/turns.h"

namespace rookery {

/// Which players may pass, and when. Among the rules of a file its members stand by themselves.
struct Passing
{
    Pass pass = Pass::Never;
    PlayerSet passers;

    friend bool operator==(const Passing &, const Passing &) = default;
};

void visitFields(RuleVisitor &v, Passing &rule);
const RuleAbout &about(const Passing *);

} // namespace rookery
