#pragma once

#include <string>

namespace rookery {

class Workspace;

/// Puts a rule on the clipboard as it stands in a file.
void copyRule(const Workspace &workspace, const std::string &path);

/// Adds the rules of the clipboard, of this design or of another, as one step. What does not fit is
/// said. The path of the first that was added; empty for none.
std::string pasteRules(Workspace &workspace);

} // namespace rookery
