#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery::cli {

enum class ExitCode {
    Fine = 0,
    Problems = 1, ///< the input has problems, or a comparison differs
    Usage = 2,    ///< unknown command or option, missing or contradictory arguments
    File = 3,     ///< a file is missing or cannot be written
    External = 4, ///< another program failed
    Unsayable = 5 ///< the target, or a reader, cannot express what is asked
};

/// Why a command ends before it is done: lines for standard error, and the exit code.
struct Failure
{
    ExitCode code;
    std::vector<std::string> lines;
};

template<class T>
using Tried = Result<T, Failure>;

using Outcome = Tried<ExitCode>;

/// `error: SENTENCE`
Unexpected<Failure> wrongUsage(const std::string &sentence);

/// `--path:6: error: SENTENCE`, the column counted within the option's value.
Unexpected<Failure> badValue(std::string_view option, const Error &error);

/// `error: SENTENCE`, of a design that cannot be played by that; see MoveRules::takeTrouble().
Unexpected<Failure> inTrouble(const Message &why);

/// Hands a failure on to a caller whose result has another value type.
Unexpected<Failure> failed(Failure failure);

/// `PLACE: SEVERITY: SENTENCE`, where the place is what is known of `NAME:line:column`.
std::string messageLine(std::string_view name,
                        const Place &place,
                        std::string_view severity,
                        std::string_view sentence);

/// The text as one line that cannot steer a terminal: control characters, and bytes that are no
/// UTF-8, are written like `\x1b`.
std::string printable(std::string_view text);

/// The exit code for the system. Writes a failure's lines to standard error; output that cannot be
/// written is a failure of its own.
int report(const Outcome &outcome);

} // namespace rookery::cli
