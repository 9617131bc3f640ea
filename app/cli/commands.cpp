#include "app/cli/commands.h"

namespace rookery {

int runCommandLine(int, char **)
{
    return 0;
}

} // namespace rookery
