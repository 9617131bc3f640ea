#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery::fairy {

/// `key = value`. The value is kept as it is written, trailing blanks included, because the engine
/// keeps them too.
struct IniEntry
{
    std::string key;
    std::string value;
    Place keyPlace;
    Place valuePlace;
};

/// `[name:parent]` and what follows up to the next such line.
struct IniSection
{
    std::string name;
    std::string parent; ///< empty if none
    Place place;        ///< of the name
    Place parentPlace;
    std::vector<IniEntry> entries;

    /// The last entry of this key, which is the one that counts; null if there is none.
    const IniEntry *find(std::string_view key) const;
};

struct IniFile
{
    std::vector<IniSection> sections;

    const IniSection *find(std::string_view name) const;
};

/// Reads the text of a variants.ini: sections, keys, and comments in lines that begin with `#` or
/// `;`. What the engine would skip in silence is an error with line and column: lines that are
/// none of these, anything but comments before the first section, indented keys, a section's name
/// that was there before.
Result<IniFile, Errors> readIniFile(std::string_view text);

} // namespace rookery::fairy
