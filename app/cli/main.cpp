#include "app/cli/commands.h"

int main(int argc, char **argv)
{
    return rookery::runCommandLine(argc, argv);
}
