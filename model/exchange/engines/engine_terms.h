#pragma once

#include "model/base/result.h"
#include "model/exchange/engines/engine_setup.h"
#include "model/exchange/target/format.h"

#include <optional>
#include <string>

namespace rookery {

/// How an engine is told which game is played.
struct EngineTerms
{
    std::string variant; ///< as the engine calls it
    std::string ini;     ///< a variants.ini that has it; empty: the engine knows it by itself
    ExportRequest request = {}; ///< how that was written
    Message note = {};          ///< what the engine does otherwise; empty if nothing is known
};

/// What a user says the engine calls the game.
struct VariantWish
{
    enum class Kind {
        None,
        Name, ///< what the design is called where it came from: taken if the engine has it
        Order ///< taken whatever the engine says
    };
    Kind kind = Kind::None;
    std::string name = {};

    friend bool operator==(const VariantWish &, const VariantWish &) = default;
};

/// The terms on which this engine can play the design: by name where it is one that the engine
/// knows; in a file for Fairy-Stockfish where that says all of the design, or all but draws by
/// counting. The error is a sentence that says what the engine would lose.
Result<EngineTerms> termsFor(const EngineIdentity &identity,
                             EngineProtocol protocol,
                             const Subject &subject,
                             const VariantWish &wish = {});

} // namespace rookery
