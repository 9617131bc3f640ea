#include "model/exchange/proof/played_text.h"
#include "model/exchange/proof/proof_questions.h"

namespace rookery {

namespace {

/// The program, compiled. It is brought to a position by moves.
class ProgramTarget final : public Played<QuestionedTarget>
{
public:
    ProgramTarget(const ProofRequest &request, const std::filesystem::path &folder)
        : Played("the program", {(folder / "game").string(), "-"}, request, folder, {}, 4ULL << 30U)
    {
    }
};

} // namespace

ReadyTarget moveTableTarget(const Exported &exported,
                            const ExportRequest &,
                            const ProofRequest &proof,
                            const std::filesystem::path &folder)
{
    if (installedProgram("gcc").empty())
        return {nullptr, true, Message("gcc is not installed (Debian package gcc)")};
    if (!writeInto(folder, exported.files))
        return {nullptr, false, Message("the files could not be written")};
    const ProcessLimits limits{std::chrono::milliseconds(60'000), 1U << 20U, 0, proof.stop};
    const ProcessReport report = supervise({{"gcc",
                                             "-std=c99",
                                             "-Og",
                                             "-Wall",
                                             "-Wextra",
                                             "-Werror",
                                             "-o",
                                             "game",
                                             exported.files.front().name},
                                            {},
                                            folder,
                                            {},
                                            limits});
    if (!report.isFine())
        return {nullptr, false, describeEnd("gcc", report, limits)};
    return {std::make_unique<ProgramTarget>(proof, folder), false, {}};
}

} // namespace rookery
