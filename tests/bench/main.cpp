#include "tests/bench/bench_command.h"
#include "tests/program.h"

int main(int argc, char **argv)
{
    return rookery::test::runProgram(
        {"",
         "[FILE] [--seed N] [--brief] [--variants] [--search] [--games] [--scripts] [--json]",
         "measure the move generator",
         rookery::bench::runBench},
        argc,
        argv);
}
