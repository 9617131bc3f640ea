#pragma once

#include "app/cli/arguments.h"
#include "app/cli/json_output.h"

namespace rookery::cli {

/// A command that says what there is: a table for people or, with `--json`, a list for machines.
inline Outcome runListing(Arguments &arguments, Json (*json)(), void (*printTable)())
{
    bool isJson = false;
    arguments.flag("--json", isJson, "print for machines");
    if (auto end = arguments.parse())
        return *end;
    if (isJson)
        printJson(json());
    else
        printTable();
    return ExitCode::Fine;
}

} // namespace rookery::cli
