#include "model/base/text.h"
#include "model/board/square_lattice.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// Fairy-Max says of a move only whether it is legal. It is asked about ours, and about every other
/// pair of cells.
class FairyMaxTarget final : public ProofTarget
{
public:
    FairyMaxTarget(std::string game,
                   int files,
                   int ranks,
                   const ProofRequest &request,
                   std::filesystem::path folder)
        : m_game(std::move(game))
        , m_files(files)
        , m_ranks(ranks)
        , m_request(request)
        , m_folder(std::move(folder))
    {
    }

    bool onlyLists() const override { return true; }

    Result<Branches>
    branches(std::span<const std::string> path, int, std::span<const std::string> ours) override
    {
        std::string begin = "new\nvariant " + m_game + "\nforce\n";
        for (const std::string &move : path)
            begin += move + "\n";
        const std::vector<std::string> others = otherPairs(ours);
        // Refused moves change nothing, so that one beginning is enough for all of them.
        std::string input = "xboard\nprotover 2\n" + begin;
        for (const std::string &move : others)
            input += move + "\n";
        for (const std::string &move : ours)
            input += begin + move + "\n";
        const ProcessLimits limits{m_request.time, 16U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report = supervise(
            {{"fairymax", "16", "game.ini"}, input + "ping 1\nquit\n", m_folder, {}, limits});
        if (report.output.find("pong 1") == std::string::npos)
            return failure(describeEnd("fairymax", report, limits));
        return read(report.output, ours, others);
    }

    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        return coordinateText(subject, move, *lettersFor(subject.pieces()));
    }

private:
    /// Not onto own pieces, which nothing in its format can say: 5.0b does not refuse one move onto
    /// the king's own cell where the king could castle, in its own games as well.
    std::vector<std::string> otherPairs(std::span<const std::string> ours) const
    {
        std::vector<std::string> cells;
        for (int file = 0; file < m_files; ++file) {
            for (int rank = 1; rank <= m_ranks; ++rank)
                cells.push_back(fileLetters(file) + std::to_string(rank));
        }
        constexpr std::string_view digits = "0123456789";
        std::set<std::string> known;
        std::set<std::string> own; // cells with pieces of the player to move
        for (const std::string &move : ours) {
            known.insert(isAsciiLetter(move.back()) ? move.substr(0, move.size() - 1) : move);
            own.insert(move.substr(0, move.find_first_not_of(digits, move.find_first_of(digits))));
        }
        std::vector<std::string> pairs;
        for (const std::string &from : cells) {
            for (const std::string &to : cells) {
                if (from != to && known.count(from + to) == 0 && own.count(to) == 0)
                    pairs.push_back(from + to);
            }
        }
        return pairs;
    }

    static Result<Branches> read(const std::string &output,
                                 std::span<const std::string> ours,
                                 const std::vector<std::string> &others)
    {
        constexpr std::string_view word = "Illegal move:";
        std::set<std::string> refused;
        for (const std::string_view line : split(output, '\n')) {
            if (line.starts_with(word))
                refused.insert(std::string(line.substr(word.size())));
        }
        Branches branches;
        for (const std::string &move : ours) {
            if (refused.count(move) == 0)
                branches[move] = 1;
        }
        // The first that was not refused changed the position for all behind it.
        const auto extra = std::find_if(others.begin(), others.end(), [&](const std::string &move) {
            return refused.count(move) == 0;
        });
        if (extra != others.end())
            branches[*extra] = 1;
        return branches;
    }

    std::string m_game;
    int m_files;
    int m_ranks;
    ProofRequest m_request;
    std::filesystem::path m_folder;
};

} // namespace

ReadyTarget fairyMaxTarget(const Exported &exported,
                           const ExportRequest &,
                           const ProofRequest &proof,
                           const std::filesystem::path &folder)
{
    if (installedProgram("fairymax").empty())
        return {nullptr, true, Message("fairymax is not installed (Debian package fairymax)")};
    const std::string &text = exported.files.front().text;
    const std::size_t at = text.find("\nGame: ") + 7;
    const std::string game = text.substr(at, text.find('\n', at) - at);
    const std::size_t board = text.find('\n') + 1;
    const std::size_t cross = text.find('x', board);
    if (!writeInto(folder, {{"game.ini", text}}))
        return {nullptr, false, Message("the file could not be written")};
    return {
        std::make_unique<FairyMaxTarget>(
            game, std::stoi(text.substr(board)), std::stoi(text.substr(cross + 1)), proof, folder),
        false,
        {}};
}

} // namespace rookery
