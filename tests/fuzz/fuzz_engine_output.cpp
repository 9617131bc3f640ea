#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/supervisor/supervisor.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>

using namespace rookery;
using namespace rookery::fuzz;

/// What a program that is not trusted has printed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    (void)readBranches(text);
    for (const DrivenAnswer &answer : readAnswers(text))
        (void)answer.summary();
    ProcessReport report;
    report.end = ProcessEnd::Exited;
    report.code = 1;
    report.errors = text;
    require(describeEnd("it", report, {}).text().find('\n') == std::string::npos,
            "last words are one line");
    return 0;
}
