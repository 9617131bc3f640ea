#pragma once

namespace rookery {

class RuleVisitor;
struct RuleAbout;

} // namespace rookery
