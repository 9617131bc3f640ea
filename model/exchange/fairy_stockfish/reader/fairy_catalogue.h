#pragma once

#include "model/base/result.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"
#include "model/exchange/fairy_stockfish/reader/ini_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery::fairy {

/// A variant with what its definition says beside the rules.
struct ResolvedVariant
{
    FairyVariant variant;
    std::vector<Message> notes; ///< keys that have no meaning here, as sentences
};

/// The variants of a variants.ini on top of those that the engine knows without a file.
class FairyCatalogue
{
public:
    FairyCatalogue() = default;
    explicit FairyCatalogue(IniFile file)
        : m_file(std::move(file))
    {
    }

    /// Names of the file, in its order.
    std::vector<std::string> names() const;

    /// The variant after inheritance: of the file, or else one that the engine knows. A parent must
    /// stand before its children, as the engine wants it.
    Result<ResolvedVariant, Errors> resolve(std::string_view name) const;

private:
    IniFile m_file;
};

/// The engine's own variants as far as they are known here, in the form of a variants.ini.
const IniFile &builtInVariants();

} // namespace rookery::fairy
