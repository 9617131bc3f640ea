#include "model/exchange/proof.h"

#include "model/base/text.h"
#include "model/exchange/rule_removal.h"
#include "model/play/moves.h"
#include "model/play/position_text.h"
#include "model/play/referee.h"

#include <algorithm>
#include <random>

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
    {"nomignolov", luaTarget},
    {"sjaak", sjaakTarget},
};

class Comparison
{
public:
    Comparison(const Subject &subject, ProofTarget &target, const ProofRequest &request, Proof &proof)
        : m_subject(subject)
        , m_target(target)
        , m_request(request)
        , m_referee(subject.design())
        , m_start(startPosition(subject.design(), m_referee.board()))
        , m_proof(proof)
    {
    }

    /// Move by move, from the start down to where the two part. False if the target gave no answer, with the reason in
    /// the proof's sentence; so do the others.
    bool fromStart()
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
            if (m_target.onlyLists() && depth > 1 ? !listed(position, depth) : !descend(position, {}, {}, depth))
                return false;
        }
        return true;
    }

    /// In positions of random games, up to the first difference.
    bool inPositions(const std::vector<DrawnPosition> &drawn)
    {
        for (std::size_t begin = 0; begin < drawn.size() && !m_proof.disagreement; begin += m_target.batch()) {
            const std::size_t size = std::min(m_target.batch(), drawn.size() - begin);
            if (m_request.comparing)
                m_request.comparing(begin, drawn.size());
            if (!compare(std::span(drawn).subspan(begin, size)))
                return false;
            m_proof.positions = begin + size;
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

    /// A position as a question, and what is to be answered.
    struct Asked
    {
        ProofQuestion question;
        std::vector<std::string> texts; ///< of the moves here, sorted
        std::optional<std::uint64_t> deeper;
    };

    /// After so many moves of its path; sequences of two moves are asked for where there are about as many as `room`.
    Asked asked(const DrawnPosition &drawn, std::size_t length, std::uint64_t room)
    {
        Asked result;
        Position position = m_start;
        for (std::size_t i = 0; i < length; ++i) {
            result.question.path.push_back(m_target.text(m_subject, position, drawn.path[i]));
            Undo undo;
            m_referee.make(position, drawn.path[i], undo);
        }
        std::vector<Move> moves;
        m_referee.legal(position, moves);
        for (const Move &move : moves)
            result.texts.push_back(m_target.text(m_subject, position, move));
        std::sort(result.texts.begin(), result.texts.end());
        result.question.ours = result.texts;
        if (!m_target.onlyLists() && !moves.empty() && moves.size() * moves.size() <= room) {
            result.deeper = m_referee.perft(position, 2);
            result.question.isDeep = true;
        }
        return result;
    }

    Result<std::vector<ProofAnswer>> answersTo(const std::vector<Asked> &asked)
    {
        std::vector<ProofQuestion> questions;
        for (const Asked &each : asked)
            questions.push_back(each.question);
        auto answers = m_target.answers(questions);
        if (answers && answers->size() != questions.size())
            return failure("the target did not answer every question");
        return answers;
    }

    bool compare(std::span<const DrawnPosition> drawn)
    {
        std::vector<Asked> all;
        std::uint64_t room = m_target.room(); // for sequences of two moves, in all questions of one batch
        for (const DrawnPosition &each : drawn) {
            all.push_back(asked(each, each.path.size(), room));
            room -= std::min(room, all.back().deeper.value_or(0));
        }
        const auto answers = answersTo(all);
        if (!answers) {
            m_proof.sentence = answers.error().message;
            return false;
        }
        for (std::size_t i = 0; i < drawn.size() && !m_proof.disagreement; ++i) {
            ProofAnswer answer = (*answers)[i];
            if (!tellsEnd(drawn[i]))
                answer.end.reset();
            // Moves after an end that only the moves before have brought about may be listed or not.
            const bool hasMoves = !drawn[i].end || drawn[i].isStuck;
            if (answer.refused || (hasMoves && differs(all[i], answer))) {
                if (!locate(drawn[i]))
                    return false;
            } else {
                compareEnds(drawn[i], answer);
            }
            if (!m_proof.disagreement)
                countRules(drawn[i], answer);
        }
        return true;
    }

    bool tellsEnd(const DrawnPosition &drawn) const
    {
        return !drawn.end || !drawn.end->rule || m_target.tellsEnd(m_subject.rules().ends[*drawn.end->rule].condition);
    }

    /// An end counts where the target has said that the game is over.
    void countRules(const DrawnPosition &drawn, const ProofAnswer &answer)
    {
        for (const std::size_t place : drawn.rules) {
            ExercisedRule &rule = m_proof.rules[place];
            rule.positions += rule.rule.kind != RuleKind::End || answer.end ? 1 : 0;
        }
    }

    static bool differs(const Asked &asked, const ProofAnswer &answer)
    {
        if (answer.refused)
            return true;
        if (answer.texts && *answer.texts != asked.texts)
            return true;
        return answer.moves != asked.texts.size() || (answer.deeper && asked.deeper && *answer.deeper != *asked.deeper);
    }

    /// Goes through the moves that lead to a position that differs, to the first of them after which the moves differ.
    bool locate(const DrawnPosition &drawn)
    {
        std::vector<Asked> all;
        for (std::size_t length = 0; length <= drawn.path.size(); ++length)
            all.push_back(asked(drawn, length, 0));
        const auto answers = answersTo(all);
        if (!answers) {
            m_proof.sentence = answers.error().message;
            return false;
        }
        for (std::size_t length = 0; length < all.size(); ++length) {
            const bool refusesNext = length + 1 < all.size() && (*answers)[length + 1].refused == length;
            if (refusesNext || differs(all[length], (*answers)[length]))
                return partAt(drawn, length, 1);
        }
        return partAt(drawn, drawn.path.size(), 2);
    }

    bool partAt(const DrawnPosition &drawn, std::size_t length, int depth)
    {
        Position position = m_start;
        std::vector<std::string> path;
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < length; ++i) {
            path.push_back(m_target.text(m_subject, position, drawn.path[i]));
            texts.push_back(writtenMove(position, drawn.path[i]));
            Undo undo;
            m_referee.make(position, drawn.path[i], undo);
        }
        const std::size_t counts = m_proof.theirs.size();
        if (!descend(position, path, texts, depth))
            return false;
        m_proof.theirs.resize(counts);
        if (!m_proof.disagreement) // asked by itself, the target lists the moves after all, or lists one twice
            part(position, texts, "the number of moves", std::nullopt, std::nullopt);
        return true;
    }

    std::string writtenMove(Position &position, const Move &move)
    {
        std::vector<Move> moves;
        m_referee.legal(position, moves);
        return moveText(move, m_referee.board(), m_subject.pieces(), moves);
    }

    static TargetEnd asTargetEnd(const std::optional<GameEnd> &end)
    {
        if (!end)
            return TargetEnd::GoesOn;
        if (end->isDraw || !end->winner)
            return TargetEnd::Drawn;
        return end->winner->index() == 0 ? TargetEnd::FirstWins : TargetEnd::SecondWins;
    }

    void compareEnds(const DrawnPosition &drawn, const ProofAnswer &answer)
    {
        if (!answer.end)
            return;
        m_proof.hasEnds = true;
        const TargetEnd ours = asTargetEnd(drawn.end);
        const TargetEnd theirs = *answer.end;
        const bool isWon = ours == TargetEnd::FirstWins || ours == TargetEnd::SecondWins;
        const bool isSame = ours == theirs || (isWon && theirs == TargetEnd::Decided)
                            || (theirs == TargetEnd::DrawnByMaterial
                                && (ours == TargetEnd::Drawn || (ours == TargetEnd::GoesOn && isDead(drawn.position))));
        if (isSame)
            return;
        std::vector<std::string> texts;
        Position position = m_start;
        for (const Move &move : drawn.path) {
            texts.push_back(writtenMove(position, move));
            Undo undo;
            m_referee.make(position, move, undo);
        }
        Disagreement found{std::move(texts), writePosition(position, m_subject.design(), m_referee.board()), {}, {}, {}};
        m_proof.sentence = "in " + found.position + ", here " + endWords(ours) + ", there " + endWords(theirs);
        m_proof.disagreement = std::move(found);
    }

    static std::string endWords(TargetEnd end)
    {
        switch (end) {
        case TargetEnd::FirstWins:
            return "the first player has won";
        case TargetEnd::SecondWins:
            return "the second player has won";
        case TargetEnd::Decided:
            return "a player has won";
        case TargetEnd::Drawn:
            return "the game is drawn";
        case TargetEnd::DrawnByMaterial:
            return "the game is drawn for want of material";
        default:
            return "the game goes on";
        }
    }

    /// Whether random games from here never have a winner.
    bool isDead(const Position &position)
    {
        constexpr int games = 40;
        constexpr int plies = 200;
        std::mt19937 random(1);
        std::vector<Move> moves;
        for (int game = 0; game < games; ++game) {
            Position now = position;
            for (int ply = 0; ply < plies; ++ply) {
                m_referee.legal(now, moves);
                if (moves.empty()) {
                    const auto end = m_referee.end(now);
                    if (end && end->winner)
                        return false;
                    break;
                }
                Undo undo;
                m_referee.make(now, Move(moves[random() % moves.size()]), undo);
            }
        }
        return true;
    }

    const Subject &m_subject;
    ProofTarget &m_target;
    const ProofRequest &m_request;
    Referee m_referee;
    Position m_start;
    Proof &m_proof;
    std::uint64_t m_lastTotal = 0; ///< of the target's last answer
    std::uint64_t m_listed = 0;
};

/// "the same moves and ends in 112 positions of 40 random games (seed 1)".
std::string foundSame(const Proof &proof)
{
    const std::string counts = "the same number of moves to depth " + std::to_string(proof.ours.size());
    if (proof.positions == 0)
        return counts + " from the start position only";
    return counts + ", the same moves" + (proof.hasEnds ? " and ends" : "") + " in " + counted(proof.positions, "position") + " of "
           + counted(static_cast<std::size_t>(proof.games), "random game") + " (seed " + std::to_string(proof.seed) + ")";
}

/// Every rule mattered somewhere, also the ends where the target tells about ends.
bool isExercised(const ExercisedRule &rule)
{
    return rule.positions > 0;
}

} // namespace

Proof compared(const Subject &kept, ProofTarget &target, const ProofRequest &request)
{
    Proof proof;
    Comparison comparison(kept, target, request, proof);
    bool isAnswered = comparison.fromStart();
    if (isAnswered && !proof.disagreement && target.followsMoves()) {
        PositionWishes wishes = request.positions;
        wishes.stop = request.stop;
        DrawnPositions drawn = drawPositions(kept.design(), kept.usedRules(), wishes);
        proof.games = drawn.games;
        proof.seed = wishes.seed;
        proof.rules = std::move(drawn.rules);
        for (ExercisedRule &rule : proof.rules)
            rule.positions = 0; // those that are compared are counted anew
        isAnswered = comparison.inPositions(drawn.positions);
    }
    const bool isWhole = proof.positions > 0 && std::all_of(proof.rules.begin(), proof.rules.end(), isExercised);
    proof.state = !isAnswered          ? ProofState::Failed
                  : proof.disagreement ? ProofState::Differs
                  : isWhole            ? ProofState::Proved
                                       : ProofState::Partly;
    if (isAnswered && !proof.disagreement)
        proof.sentence = foundSame(proof);
    return proof;
}

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
    const Subject kept(keptGame(subject.design(), subject.usedRules(), files->verdict).design);
    result = compared(kept, *ready.target, proof);
    for (const Loss &loss : files->verdict.differences)
        result.leftOut.push_back(loss.sentence);
    if (result.state == ProofState::Proved && !result.leftOut.empty())
        result.state = ProofState::Partly;
    return result;
}

Result<std::vector<ProofAnswer>> ProofTarget::answers(std::span<const ProofQuestion> questions)
{
    std::vector<ProofAnswer> all;
    for (const ProofQuestion &question : questions) {
        const auto listed = branches(question.path, 1, question.ours);
        if (!listed)
            return failure(listed.error());
        ProofAnswer answer;
        answer.texts.emplace();
        for (const auto &[move, count] : *listed) {
            answer.texts->push_back(move);
            answer.moves += count;
        }
        all.push_back(std::move(answer));
    }
    return all;
}

} // namespace rookery
