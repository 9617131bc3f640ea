#pragma once

#include "model/design/rules.h"

#include <functional>

namespace rookery {

/// Calls visit(node) for each part of each phrase of the own rules, the outer ones first.
void forEachNode(const Rules &rules, const std::function<void(const phrase::Node &)> &visit);

/// Whether some part of some phrase of the own rules is such.
bool anyNode(const Rules &rules, const std::function<bool(const phrase::Node &)> &is);

/// Whether own rules ask this function somewhere.
bool asks(const Rules &rules, phrase::Function function);

/// Whether own rules look back at the position in which the turn began.
bool asksTurnStart(const Rules &rules);

/// Whether own rules do such a step somewhere.
bool does(const Rules &rules, phrase::StepKind kind);

} // namespace rookery
