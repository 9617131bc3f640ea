#include "model/base/text.h"
#include "model/exchange/proof_targets.h"
#include "model/exchange/requirements.h"
#include "model/play/moves.h"

#include <algorithm>

namespace rookery {

namespace {

/// Without the colours that a terminal would show.
std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\x1b') {
            plain += text[i];
            continue;
        }
        while (i < text.size() && !isAsciiLetter(text[i]))
            ++i;
    }
    return plain;
}

/// Sjaak counts without saying which moves, so that it is asked after each of ours.
class SjaakTarget final : public ProofTarget
{
public:
    SjaakTarget(std::string variant, const ProofRequest &request, std::filesystem::path folder)
        : m_variant(std::move(variant))
        , m_request(request)
        , m_folder(std::move(folder))
    {
    }

    Result<Branches> branches(std::span<const std::string> path, int depth, std::span<const std::string> ours) override
    {
        std::vector<std::string> moves(ours.begin(), ours.end());
        moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
        std::string begin = "new\nforce\n";
        for (const std::string &move : path)
            begin += move + "\n";
        std::string input = "variant " + m_variant + "\n" + begin + "perft 1\n";
        // From the start each time: taking back a move that was refused would take back another.
        for (const std::string &move : moves)
            input += begin + move + "\nperft " + std::to_string(std::max(1, depth - 1)) + "\n";
        input += "quit\n";
        const ProcessLimits limits{m_request.time, 64U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report = supervise({{"sjaakii", "-no_user_variants", "game.txt"}, std::move(input), m_folder, {}, limits});
        if (!report.isFine())
            return failure("sjaakii " + describeEnd(report, limits));
        return read(withoutEscapes(report.output), moves, depth);
    }

    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        return coordinateText(subject, move, *lettersFor(subject.pieces()));
    }

    /// Numbers only: how many moves, and how many sequences of two.
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        std::string input = "variant " + m_variant + "\n";
        for (const ProofQuestion &question : questions) {
            input += "new\nforce\n";
            for (const std::string &move : question.path)
                input += move + "\n";
            input += "perft 2\n";
        }
        const ProcessLimits limits{m_request.time, 64U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report =
            supervise({{"sjaakii", "-no_user_variants", "game.txt"}, input + "quit\n", m_folder, {}, limits});
        if (!report.isFine())
            return failure("sjaakii " + describeEnd(report, limits));
        return readAnswers(withoutEscapes(report.output), questions);
    }

private:
    /// For each question refusals of moves of its path, by their texts, and two counts.
    static Result<std::vector<ProofAnswer>> readAnswers(const std::string &output, std::span<const ProofQuestion> questions)
    {
        constexpr std::string_view refusal = "Illegal move";
        std::vector<ProofAnswer> all;
        ProofAnswer answer;
        bool isRefused = false;
        for (const std::string_view line : split(output, '\n')) {
            isRefused = isRefused || line.find(refusal) != std::string_view::npos;
            const auto row = countOf(line);
            if (!row)
                continue;
            if (row->first == 1)
                answer.moves = row->second;
            if (row->first != 2 || all.size() == questions.size())
                continue;
            if (questions[all.size()].isDeep)
                answer.deeper = row->second;
            // Which move it was shows where the moves before the position are asked about one by one.
            if (isRefused && !questions[all.size()].path.empty())
                answer.refused = questions[all.size()].path.size() - 1;
            all.push_back(answer);
            answer = {};
            isRefused = false;
        }
        return all;
    }

    /// The answers in their order: one count of moves, then for each move either a refusal or counts
    /// up to the depth.
    static Result<Branches> read(const std::string &output, const std::vector<std::string> &moves, int depth)
    {
        const int least = std::max(1, depth - 1);
        std::vector<std::optional<std::uint64_t>> counts;
        bool isRefused = false;
        std::optional<std::uint64_t> all;
        for (const std::string_view line : split(output, '\n')) {
            if (line.find("Illegal move") != std::string_view::npos)
                isRefused = true;
            const auto row = countOf(line);
            if (!row || row->first != (all ? least : 1))
                continue;
            if (!all) {
                all = row->second;
            } else {
                counts.push_back(isRefused ? std::nullopt : std::optional(row->second));
                isRefused = false;
            }
        }
        if (!all || counts.size() != moves.size())
            return failure("sjaakii did not answer every question");
        Branches branches;
        std::uint64_t legal = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (!counts[i])
                continue;
            ++legal;
            branches[moves[i]] = depth > 1 ? *counts[i] : 1;
        }
        if (legal < *all)
            branches["(" + std::to_string(*all - legal) + " more)"] = *all - legal;
        return branches;
    }

    /// ` 2         68  0.00   1789473.68nps`, perhaps behind a prompt.
    static std::optional<std::pair<int, std::uint64_t>> countOf(std::string_view line)
    {
        if (!line.ends_with("nps"))
            return std::nullopt;
        if (const std::size_t prompt = line.rfind('>'); prompt != std::string_view::npos)
            line.remove_prefix(prompt + 1);
        std::vector<std::string> words;
        for (const std::string_view word : split(line, ' ')) {
            if (!word.empty())
                words.emplace_back(word);
        }
        const auto isNumber = [](const std::string &word) {
            return word.size() < 18 && std::all_of(word.begin(), word.end(), isAsciiDigit);
        };
        if (words.size() < 4 || !isNumber(words[0]) || !isNumber(words[1]) || words[0].size() > 2)
            return std::nullopt;
        return std::pair(std::stoi(words[0]), std::stoull(words[1]));
    }

    std::string m_variant;
    ProofRequest m_request;
    std::filesystem::path m_folder;
};

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

ReadyTarget sjaakTarget(const Exported &exported,
                        const ExportRequest &,
                        const ProofRequest &proof,
                        const std::filesystem::path &folder)
{
    if (installedProgram("sjaakii").empty())
        return {nullptr, true, "sjaakii is not installed (Debian package sjaakii)"};
    const std::string &text = exported.files.front().text;
    const std::size_t at = text.find("Variant: ") + 9;
    std::string variant = lowered(text.substr(at, text.find('\n', at) - at));
    std::replace(variant.begin(), variant.end(), ' ', '_');
    if (!writeInto(folder, {{"game.txt", text}}))
        return {nullptr, false, "the file could not be written"};
    return {std::make_unique<SjaakTarget>(variant, proof, folder), false, {}};
}

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
