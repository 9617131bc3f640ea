#pragma once

#include <string>
#include <string_view>

namespace rookery {

class Workspace;

/// Puts a rule on the clipboard as it stands in a file.
void copyRule(const Workspace &workspace, const std::string &path);

/// Adds the rules of the clipboard, of this design or of another, as one step. What does not fit is
/// said. The path of the first that was added; empty for none.
std::string pasteRules(Workspace &workspace);

/// Adds rules that were dragged here, as copiedRule() has them, in the same way.
std::string addDraggedRules(Workspace &workspace, const std::string &rules);

/// Adds ready rules (model/file/design/rule_library.h) in the same way.
std::string addLibraryRule(Workspace &workspace, std::string_view key);

} // namespace rookery
