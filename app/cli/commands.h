#pragma once

namespace rookery {

/// Runs one command of the command line and returns its exit code.
int runCommandLine(int argc, char **argv);

} // namespace rookery
