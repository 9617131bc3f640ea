#include "model/exchange/proof.h"

#include "model/play/moves.h"
#include "model/play/position_text.h"
#include "model/play/referee.h"

#include <algorithm>

namespace rookery {

namespace {

struct Maker
{
    std::string_view format;
    ReadyTarget (*make)(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &);
};

constexpr int mostListed = 2; ///< depth to which every position is asked about by itself

constexpr Maker makers[] = {
    {"fairymax", fairyMaxTarget},
    {"fairy-stockfish", fairyStockfishTarget},
    {"jocly", joclyTarget},
    {"movetable", moveTableTarget},
    {"sjaak", sjaakTarget},
};

/// Compares move by move, from the start down to where the two part.
class Comparison
{
public:
    Comparison(const Subject &subject, ProofTarget &target, const ProofRequest &request)
        : m_subject(subject)
        , m_target(target)
        , m_request(request)
        , m_referee(subject.design())
        , m_start(startPosition(subject.design(), m_referee.board()))
    {
    }

    Proof run()
    {
        for (int depth = 1; depth <= m_request.depth && m_proof.disagreement == std::nullopt; ++depth) {
            if (m_request.counting)
                m_request.counting(depth);
            Position position = m_start;
            const std::uint64_t ours = m_referee.perft(position, depth);
            if (depth > 1 && ours > m_request.mostNodes)
                break;
            if (m_target.onlyLists() && depth > mostListed)
                break;
            m_proof.ours.push_back(ours);
            if (m_target.onlyLists() && depth > 1 ? !listed(position, depth) : !descend(position, {}, {}, depth)) {
                m_proof.state = ProofState::Failed;
                return m_proof;
            }
        }
        m_proof.state = m_proof.disagreement ? ProofState::Differs : ProofState::Proved;
        if (m_proof.state == ProofState::Proved)
            m_proof.sentence = "the same number of moves to depth " + std::to_string(m_proof.ours.size());
        return m_proof;
    }

private:
    struct Branch
    {
        Move move;
        std::string text; ///< as Rookery writes it
        std::uint64_t count = 0;
    };

    std::multimap<std::string, Branch> ourBranches(Position &position, int depth)
    {
        std::vector<Move> moves;
        m_referee.legal(position, moves);
        std::multimap<std::string, Branch> branches;
        for (const Move &move : moves) {
            Branch branch{move, moveText(move, m_referee.board(), m_subject.pieces(), moves), 1};
            const std::string key = m_target.text(m_subject, position, move);
            if (depth > 1) {
                Undo undo;
                m_referee.make(position, move, undo);
                branch.count = m_referee.perft(position, depth - 1);
                Referee::unmake(position, undo);
            }
            branches.emplace(key, std::move(branch));
        }
        return branches;
    }

    /// False if the target gave no answer.
    bool descend(Position &position, std::vector<std::string> path, std::vector<std::string> texts, int depth)
    {
        const auto ours = ourBranches(position, depth);
        std::vector<std::string> known;
        std::uint64_t total = 0;
        for (const auto &[key, branch] : ours)
            known.push_back(key);
        const auto theirs = m_target.branches(path, depth, known);
        if (!theirs) {
            m_proof.sentence = theirs.error().message;
            return false;
        }
        for (const auto &[move, count] : *theirs)
            total += count;
        m_lastTotal = total;
        if (path.empty())
            m_proof.theirs.push_back(total);
        for (const auto &[key, branch] : ours) {
            const auto [from, to] = ours.equal_range(key);
            std::uint64_t sum = 0;
            for (auto same = from; same != to; ++same)
                sum += same->second.count;
            const auto there = theirs->find(key);
            if (there == theirs->end() || (there->second != sum && depth == 1))
                return part(position, texts, branch.text, sum, there == theirs->end() ? std::nullopt : std::optional(there->second));
            if (there->second == sum)
                continue;
            Undo undo;
            m_referee.make(position, branch.move, undo);
            path.push_back(key);
            texts.push_back(branch.text);
            return descend(position, std::move(path), std::move(texts), depth - 1);
        }
        for (const auto &[move, count] : *theirs) {
            if (ours.count(move) == 0)
                return part(position, texts, move, std::nullopt, count);
        }
        return true;
    }

    /// Adds up lists of moves; false if the target gave no answer.
    bool listed(Position &position, int depth)
    {
        m_listed = 0;
        const bool isAnswered = listBelow(position, {}, {}, depth);
        if (isAnswered && !m_proof.disagreement)
            m_proof.theirs.push_back(m_listed);
        return isAnswered;
    }

    bool listBelow(Position &position, const std::vector<std::string> &path, const std::vector<std::string> &texts, int depth)
    {
        if (depth == 1) {
            const std::size_t before = m_proof.theirs.size();
            const bool isAnswered = descend(position, path, texts, 1);
            m_proof.theirs.resize(before);
            m_listed += m_lastTotal;
            return isAnswered;
        }
        for (const auto &[key, branch] : ourBranches(position, 1)) {
            std::vector<std::string> further = path;
            std::vector<std::string> furtherTexts = texts;
            further.push_back(key);
            furtherTexts.push_back(branch.text);
            Undo undo;
            m_referee.make(position, branch.move, undo);
            const bool isAnswered = listBelow(position, further, furtherTexts, depth - 1);
            Referee::unmake(position, undo);
            if (!isAnswered || m_proof.disagreement)
                return isAnswered;
        }
        return true;
    }

    bool part(const Position &position,
              std::vector<std::string> path,
              std::string move,
              std::optional<std::uint64_t> ours,
              std::optional<std::uint64_t> theirs)
    {
        Disagreement found{std::move(path), writePosition(position, m_subject.design(), m_referee.board()), std::move(move), ours, theirs};
        const auto said = [](const std::optional<std::uint64_t> &count) {
            return count ? std::to_string(*count) : std::string("no such move");
        };
        m_proof.sentence = "in " + found.position + ", " + found.move + ": here " + said(ours) + ", there " + said(theirs);
        m_proof.disagreement = std::move(found);
        return true;
    }

    const Subject &m_subject;
    ProofTarget &m_target;
    const ProofRequest &m_request;
    Referee m_referee;
    Position m_start;
    Proof m_proof;
    std::uint64_t m_lastTotal = 0; ///< of the target's last answer
    std::uint64_t m_listed = 0;
};

} // namespace

Proof prove(const Format &format, const Subject &subject, const ExportRequest &request, const ProofRequest &proof)
{
    const auto maker = std::find_if(std::begin(makers), std::end(makers), [&](const Maker &row) { return row.format == format.id; });
    Proof result;
    if (maker == std::end(makers)) {
        result.sentence = "no program here can play " + std::string(format.title);
        return result;
    }
    const auto files = exported(format, subject, request);
    if (!files) {
        result.sentence = files.error().message;
        return result;
    }
    const ScratchFolder scratch;
    if (scratch.path().empty()) {
        result.state = ProofState::Failed;
        result.sentence = "no temporary folder could be made";
        return result;
    }
    ReadyTarget ready = maker->make(*files, request, proof, scratch.path());
    if (ready.target == nullptr) {
        result.state = ready.isMissing ? ProofState::NotInstalled : ProofState::Failed;
        result.sentence = ready.sentence;
        return result;
    }
    return Comparison(subject, *ready.target, proof).run();
}

} // namespace rookery
