#pragma once

#include "model/exchange/target/format.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery::fairy {

/// The versions of variants.ini that are written: the engine's current one, and Debian's.
inline constexpr std::string_view exportDialects[] = {"current", "11.1"};

/// One section of a variants.ini, and what it cannot say of the design.
struct ExportedVariant
{
    std::string name;   ///< begins with rk_, so that it never collides with a variant of the engine
    std::string parent; ///< a variant of the engine with what has no key of its own; mostly none
    std::string letters; ///< by piece, capitals
    std::vector<std::pair<std::string, std::string>> keys;
    Verdict verdict;

    /// What the first key of this name says; nothing if there is none.
    std::optional<std::string_view> value(std::string_view key) const;
};

/// The section as it stands in a variants.ini.
std::string sectionText(const ExportedVariant &variant);

/// The section's name in such a text.
std::string sectionOf(std::string_view ini);
/// Its `startFen`; empty if it has none.
std::string_view startOf(std::string_view ini);

/// Complete unless the verdict has obstacles.
ExportedVariant exportedVariant(const Subject &subject, const ExportRequest &request);

} // namespace rookery::fairy
