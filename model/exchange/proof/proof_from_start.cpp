#include "model/engine/make_game_engine.h"
#include "model/exchange/proof/proof_comparison.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

namespace rookery {

namespace {

constexpr int mostListed =
    2; ///< depth to which a target that only lists is asked about every position

/// The moves that lead to a position, as the target writes them and as Rookery does.
struct Path
{
    std::vector<std::string> keys;
    std::vector<std::string> texts;

    Path with(std::string key, std::string text) const
    {
        Path longer = *this;
        longer.keys.push_back(std::move(key));
        longer.texts.push_back(std::move(text));
        return longer;
    }
};

class FromStart
{
public:
    FromStart(const Subject &subject,
              ProofTarget &target,
              const ProofRequest &request,
              Proof &proof)
        : m_subject(subject)
        , m_target(target)
        , m_request(request)
        , m_engine(makeGameEngine(subject.design()))
        , m_start(m_engine->position())
        , m_proof(proof)
    {
    }

    bool run()
    {
        for (int depth = 1; depth <= m_request.depth && m_proof.disagreement == std::nullopt;
             ++depth) {
            if (m_request.counting)
                m_request.counting(depth);
            m_engine->begin(m_start);
            const std::uint64_t ours = m_engine->perft(depth);
            if (depth > 1 && ours > m_request.mostNodes)
                break;
            if (m_target.onlyLists() && depth > mostListed)
                break;
            m_proof.ours.push_back(ours);
            m_total = 0;
            if (!(m_target.onlyLists() ? listBelow({}, depth) : descend({}, depth)))
                return false;
            if (!m_proof.disagreement || !m_target.onlyLists() || depth == 1)
                m_proof.theirs.push_back(m_total);
        }
        return true;
    }

private:
    struct Branch
    {
        Move move;
        std::string text; ///< as Rookery writes it
        std::uint64_t count = 0;
    };

    std::multimap<std::string, Branch> ourBranches(int depth)
    {
        std::vector<Move> moves;
        m_engine->legal(moves);
        std::sort(moves.begin(), moves.end(), precedes);
        std::multimap<std::string, Branch> branches;
        for (const Move &move : moves) {
            Branch branch{move, moveText(move, m_engine->board(), m_subject.pieces(), moves), 1};
            const std::string key = m_target.text(m_subject, m_engine->position(), move);
            if (depth > 1) {
                m_engine->make(move);
                branch.count = m_engine->perft(depth - 1);
                m_engine->unmake();
            }
            branches.emplace(key, std::move(branch));
        }
        return branches;
    }

    /// Compares the branches of a position, then those below the first that differs. The target's
    /// total is added up in m_total for the position that was asked for, not for those below.
    bool descend(const Path &path, int depth)
    {
        const auto ours = ourBranches(depth);
        std::vector<std::string> known;
        for (const auto &[key, branch] : ours)
            known.push_back(key);
        const auto theirs = m_target.branches(path.keys, depth, known);
        if (!theirs) {
            m_proof.sentence = theirs.error().message;
            return false;
        }
        if (!m_isBelow) {
            for (const auto &[move, count] : *theirs)
                m_total += count;
        }
        for (const auto &[key, branch] : ours) {
            const auto [from, to] = ours.equal_range(key);
            std::uint64_t sum = 0;
            for (auto same = from; same != to; ++same)
                sum += same->second.count;
            const auto there = theirs->find(key);
            if (there == theirs->end() || (there->second != sum && depth == 1))
                return part(path,
                            branch.text,
                            sum,
                            there == theirs->end() ? std::nullopt : std::optional(there->second));
            if (there->second == sum)
                continue;
            m_engine->make(branch.move);
            m_isBelow = true;
            return descend(path.with(key, branch.text), depth - 1);
        }
        for (const auto &[move, count] : *theirs) {
            if (ours.count(move) == 0)
                return part(path, move, std::nullopt, count);
        }
        return true;
    }

    /// Adds up the lists of moves of every position that many moves less one ahead.
    bool listBelow(const Path &path, int depth)
    {
        if (depth == 1)
            return descend(path, 1);
        for (const auto &[key, branch] : ourBranches(1)) {
            m_engine->make(branch.move);
            const bool isAnswered = listBelow(path.with(key, branch.text), depth - 1);
            m_engine->unmake();
            if (!isAnswered || m_proof.disagreement)
                return isAnswered;
        }
        return true;
    }

    bool part(const Path &path,
              std::string move,
              std::optional<std::uint64_t> ours,
              std::optional<std::uint64_t> theirs)
    {
        noteDisagreement(
            m_proof,
            {{},
             path.texts,
             writePosition(m_engine->position(), m_subject.design(), m_engine->board()),
             std::move(move),
             ours,
             theirs});
        return true;
    }

    const Subject &m_subject;
    ProofTarget &m_target;
    const ProofRequest &m_request;
    std::unique_ptr<GameEngine> m_engine;
    Position m_start;
    Proof &m_proof;
    std::uint64_t m_total = 0; ///< of the target, at the depth that is being asked for
    bool m_isBelow = false;    ///< a difference was found and is being looked for further down
};

} // namespace

bool compareFromStart(const Subject &subject,
                      ProofTarget &target,
                      const ProofRequest &request,
                      Proof &proof)
{
    return FromStart(subject, target, request, proof).run();
}

void noteDisagreement(Proof &proof, Disagreement found)
{
    const auto said = [](const std::optional<std::uint64_t> &count) {
        return count ? Message::literal(std::to_string(*count)) : Message("no such move");
    };
    proof.sentence = Message("in {position}, {move}: here {ours}, there {theirs}",
                             {{"position", found.position},
                              {"move", found.move},
                              {"ours", said(found.ours)},
                              {"theirs", said(found.theirs)}});
    proof.disagreement = std::move(found);
}

} // namespace rookery
