#include "model/exchange/proof_targets.h"

namespace rookery {

namespace {

/// The walker that comes with a move table, compiled. It always counts from the start.
class TableTarget final : public ProofTarget
{
public:
    TableTarget(const ProofRequest &request, std::filesystem::path folder)
        : m_request(request)
        , m_folder(std::move(folder))
    {
    }

    bool followsMoves() const override { return false; }

    Result<Branches> branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        if (!path.empty())
            return failure("the counts differ below " + path.front() + "; the walker of a move table cannot say more");
        const ProcessLimits limits{m_request.time, 16U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report =
            supervise({{(m_folder / "walker").string(), std::to_string(depth), "divide"}, {}, m_folder, {}, limits});
        if (!report.isFine())
            return failure("the walker " + describeEnd(report, limits));
        return readBranches(report.output.substr(0, report.output.find("nodes ")));
    }

    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        if (move.kind == Move::Kind::Pass)
            return "PASS";
        std::string text = subject.board().name(move.from) + "-" + subject.board().name(move.to);
        if (move.becomes) {
            const PieceType &type = subject.pieces()[*move.becomes];
            text += "=" + (type.letter.empty() ? "(" + type.name + ")" : type.letter);
        }
        return text;
    }

private:
    ProofRequest m_request;
    std::filesystem::path m_folder;
};

} // namespace

ReadyTarget moveTableTarget(const Exported &exported,
                            const ExportRequest &,
                            const ProofRequest &proof,
                            const std::filesystem::path &folder)
{
    if (installedProgram("gcc").empty())
        return {nullptr, true, "gcc is not installed (Debian package gcc)"};
    if (!writeInto(folder, exported.files))
        return {nullptr, false, "the files could not be written"};
    const ProcessLimits limits{std::chrono::milliseconds(60'000), 1U << 20U, 0, proof.stop};
    const ProcessReport report =
        supervise({{"gcc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", "walker", exported.files[1].name}, {}, folder, {}, limits});
    if (!report.isFine())
        return {nullptr, false, "gcc " + describeEnd(report, limits) + ": " + report.errors.substr(0, 200)};
    return {std::make_unique<TableTarget>(proof, folder), false, {}};
}

} // namespace rookery
