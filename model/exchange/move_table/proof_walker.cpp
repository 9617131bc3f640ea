#include "model/exchange/move_table/movetable_rows.h"
#include "model/exchange/proof/proof_questions.h"

namespace rookery {

namespace {

/// The walker that comes with a move table, compiled. It is brought to a position by moves, and
/// says nothing of ends.
class WalkerTarget final : public QuestionedTarget
{
public:
    WalkerTarget(const ProofRequest &request, const std::filesystem::path &folder)
        : QuestionedTarget(
            "the walker", {(folder / "walker").string(), "-"}, request, folder, {}, 4ULL << 30U)
    {
    }

    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        if (move.kind == Move::Kind::Pass)
            return "PASS";
        std::string text = subject.board().name(move.from) + "-" + subject.board().name(move.to);
        for (const Taken &taken : move.taken)
            text += "x" + subject.board().name(taken.cell);
        if (move.becomes)
            text += "=" + moveTableTypeWords(subject)[move.becomes->index()];
        return text;
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
    const ProcessReport report = supervise(
        {{"gcc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", "walker", exported.files[1].name},
         {},
         folder,
         {},
         limits});
    if (!report.isFine())
        return {nullptr, false, "gcc " + describeEnd(report, limits)};
    return {std::make_unique<WalkerTarget>(proof, folder), false, {}};
}

} // namespace rookery
