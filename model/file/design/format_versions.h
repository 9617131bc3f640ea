#pragma once

#include "model/base/result.h"
#include "model/file/json/json_tree.h"

#include <span>
#include <string>

namespace rookery {

/// How a file of one format version becomes one of the next. The result is a text that is read
/// again, so that a step is written and tested like any other change of a file.
struct UpgradeStep
{
    int from;
    std::string (*upgraded)(const JsonTree &older);
};

/// One step for each version before the current one, oldest first.
std::span<const UpgradeStep> upgradeSteps();

/// The same design in the format that the last step makes.
Result<std::string, Errors> upgradedText(std::string text, std::span<const UpgradeStep> steps);

/// The format version that a file declares, if this program can read it.
Result<int> declaredVersion(const JsonTree &tree);

} // namespace rookery
