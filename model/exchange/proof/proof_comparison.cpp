#include "model/exchange/proof/proof_comparison.h"

#include "model/engine/make_game_engine.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <random>

namespace rookery {

namespace {

TargetEnd asTargetEnd(const std::optional<GameEnd> &end)
{
    if (!end)
        return TargetEnd::GoesOn;
    if (end->isDraw || !end->winner)
        return TargetEnd::Drawn;
    return end->winner->index() == 0 ? TargetEnd::FirstWins : TargetEnd::SecondWins;
}

Message endWords(TargetEnd end)
{
    switch (end) {
    case TargetEnd::FirstWins:
        return Message("the first player has won");
    case TargetEnd::SecondWins:
        return Message("the second player has won");
    case TargetEnd::Decided:
        return Message("a player has won");
    case TargetEnd::Drawn:
        return Message("the game is drawn");
    case TargetEnd::DrawnByMaterial:
        return Message("the game is drawn for want of material");
    default:
        return Message("the game goes on");
    }
}

/// A position as a question, and what is to be answered.
struct Asked
{
    ProofQuestion question;
    std::vector<std::string> texts; ///< of the moves here, sorted
    std::optional<std::uint64_t> deeper;
};

class InPositions
{
public:
    InPositions(const Subject &subject,
                ProofTarget &target,
                const ProofRequest &request,
                Proof &proof)
        : m_subject(subject)
        , m_target(target)
        , m_request(request)
        , m_engine(makeGameEngine(subject.design()))
        , m_moveRules(m_engine->moveRules())
        , m_setup(m_engine->position())
        , m_proof(proof)
    {
    }

    bool run(const std::vector<DrawnPosition> &drawn)
    {
        for (std::size_t begin = 0; begin < drawn.size() && !m_proof.disagreement;
             begin += m_target.batch()) {
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
    /// A position on the way to a drawn one, with what leads there.
    struct Reached
    {
        Position position;
        ProofQuestion question;
        std::vector<std::string> written; ///< the moves, as Rookery writes them
    };

    Reached begun(const DrawnPosition &drawn) const
    {
        Reached reached{drawn.start ? drawn.start->position : m_setup, {}, {}};
        if (drawn.start)
            reached.question.start = drawn.start->text;
        return reached;
    }

    void play(Reached &reached, const Move &move, bool isWritten)
    {
        reached.question.path.push_back(m_target.text(m_subject, reached.position, move));
        if (isWritten) {
            m_moveRules.legal(reached.position, m_moves);
            reached.written.push_back(
                moveText(move, m_moveRules.board(), m_subject.pieces(), m_moves));
        }
        Undo undo;
        m_moveRules.make(reached.position, move, undo);
    }

    Reached reached(const DrawnPosition &drawn, std::size_t length, bool isWritten)
    {
        Reached reached = begun(drawn);
        for (std::size_t i = 0; i < length; ++i)
            play(reached, drawn.path[i], isWritten);
        return reached;
    }

    /// Sequences of two moves are asked for where there are about as many as `room`.
    Asked asked(Reached &reached, std::uint64_t room)
    {
        Asked result{reached.question, {}, {}};
        m_engine->begin(reached.position);
        m_engine->legal(m_moves);
        for (const Move &move : m_moves)
            result.texts.push_back(m_target.text(m_subject, reached.position, move));
        const std::size_t count = m_moves.size();
        std::sort(result.texts.begin(), result.texts.end());
        result.question.ours = result.texts;
        if (!m_target.onlyLists() && count > 0 && count * count <= room) {
            result.deeper = m_engine->perft(2);
            result.question.isDeep = true;
        }
        return result;
    }

    /// Nothing, with the reason in the proof, if the target did not answer.
    std::optional<std::vector<ProofAnswer>> answersTo(const std::vector<Asked> &asked)
    {
        std::vector<ProofQuestion> questions;
        for (const Asked &each : asked)
            questions.push_back(each.question);
        auto answers = m_target.answers(questions);
        if (answers && answers->size() == questions.size())
            return std::move(*answers);
        m_proof.sentence =
            answers ? Message("the target did not answer every question") : answers.error().message;
        return std::nullopt;
    }

    bool compare(std::span<const DrawnPosition> drawn)
    {
        std::vector<Asked> all;
        std::uint64_t room =
            m_target.room(); // for sequences of two moves, in all questions of one batch
        for (const DrawnPosition &each : drawn) {
            Reached end = reached(each, each.path.size(), false);
            all.push_back(asked(end, room));
            room -= std::min(room, all.back().deeper.value_or(0));
        }
        const auto answers = answersTo(all);
        if (!answers)
            return false;
        for (std::size_t i = 0; i < drawn.size() && !m_proof.disagreement; ++i) {
            ProofAnswer answer = (*answers)[i];
            if (!tellsEnd(drawn[i]))
                answer.end.reset();
            // Moves after an end that only the moves before have brought about may be listed or
            // not.
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
        return !drawn.end || !drawn.end->rule
               || m_target.tellsEnd(m_subject.rules().ends[*drawn.end->rule].condition);
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
        return answer.moves != asked.texts.size()
               || (answer.deeper && asked.deeper && *answer.deeper != *asked.deeper);
    }

    /// Goes through the moves that lead to a position that differs, to the first of them after
    /// which the moves differ; if there is none, through the moves behind it.
    bool locate(const DrawnPosition &drawn)
    {
        std::vector<Reached> line;
        line.push_back(begun(drawn));
        for (const Move &move : drawn.path) {
            line.push_back(line.back());
            play(line.back(), move, true);
        }
        bool isFound = false;
        if (!findAmong(line, nullptr, isFound) || isFound)
            return isFound;
        std::vector<Reached> behind;
        std::vector<Move> moves;
        m_moveRules.legal(line.back().position, moves);
        for (const Move &move : moves) {
            behind.push_back(line.back());
            play(behind.back(), move, true);
        }
        if (!findAmong(behind, &line.back(), isFound))
            return false;
        if (!isFound) // asked by itself, the target lists the moves after all, or lists one twice
            part(line.back(), "the number of moves", {}, {});
        return true;
    }

    /// Notes the first of these positions where the moves differ; false if there was no answer.
    /// Each is one move behind `before`, or, without it, behind the one that stands before it here.
    bool findAmong(std::vector<Reached> &positions, const Reached *before, bool &isFound)
    {
        std::vector<Asked> all;
        for (Reached &each : positions)
            all.push_back(asked(each, 0));
        const auto answers = answersTo(all);
        if (!answers)
            return false;
        for (std::size_t i = 0; i < all.size() && !isFound; ++i) {
            const ProofAnswer &answer = (*answers)[i];
            const Reached &earlier = before != nullptr ? *before : positions[i > 0 ? i - 1 : 0];
            isFound = answer.refused ? partAtRefusal(earlier, positions[i])
                                     : noteMoves(positions[i], all[i], answer);
        }
        return true;
    }

    /// The last move is refused, though it is listed.
    bool partAtRefusal(const Reached &before, const Reached &reached)
    {
        part(before, reached.written.empty() ? "the position" : reached.written.back(), 1, {});
        return true;
    }

    bool noteMoves(const Reached &reached, const Asked &asked, const ProofAnswer &answer)
    {
        if (!differs(asked, answer))
            return false;
        if (!answer.texts) {
            part(reached, "the number of moves", asked.texts.size(), answer.moves);
            return true;
        }
        const auto counts = [](const std::vector<std::string> &texts) {
            std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> all;
            for (const std::string &text : texts)
                ++all[text].first;
            return all;
        };
        auto all = counts(asked.texts);
        for (const std::string &text : *answer.texts)
            ++all[text].second;
        const auto other = std::find_if(all.begin(), all.end(), [](const auto &row) {
            return row.second.first != row.second.second;
        });
        if (other == all.end())
            return false;
        const auto said = [](std::uint64_t count) {
            return count > 0 ? std::optional(count) : std::nullopt;
        };
        part(reached,
             ownText(reached, other->first),
             said(other->second.first),
             said(other->second.second));
        return true;
    }

    /// The target's move as Rookery writes it, if it is one here.
    std::string ownText(const Reached &reached, const std::string &key)
    {
        Position position = reached.position;
        m_moveRules.legal(position, m_moves);
        for (const Move &move : m_moves) {
            if (m_target.text(m_subject, position, move) == key)
                return moveText(move, m_moveRules.board(), m_subject.pieces(), m_moves);
        }
        return key;
    }

    void part(const Reached &reached,
              std::string move,
              std::optional<std::uint64_t> ours,
              std::optional<std::uint64_t> theirs)
    {
        noteDisagreement(m_proof,
                         {reached.question.start,
                          reached.written,
                          writePosition(reached.position, m_subject.design(), m_moveRules.board()),
                          std::move(move),
                          ours,
                          theirs});
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
                                && (ours == TargetEnd::Drawn
                                    || (ours == TargetEnd::GoesOn && isDead(drawn.position))));
        if (isSame)
            return;
        const Reached at = reached(drawn, drawn.path.size(), true);
        part(at, {}, {}, {});
        m_proof.sentence = Message("in {position}, here {ours}, there {theirs}",
                                   {{"position", m_proof.disagreement->position},
                                    {"ours", endWords(ours)},
                                    {"theirs", endWords(theirs)}});
    }

    /// Whether random games from here never have a winner.
    bool isDead(const Position &position)
    {
        constexpr int games = 40;
        constexpr int plies = 200;
        std::mt19937 random(1);
        std::vector<Move> moves;
        for (int game = 0; game < games; ++game) {
            m_engine->begin(position);
            for (int ply = 0; ply < plies; ++ply) {
                m_engine->legal(moves);
                if (moves.empty()) {
                    const auto end = m_engine->end();
                    if (end && end->winner)
                        return false;
                    break;
                }
                std::sort(moves.begin(), moves.end(), precedes);
                m_engine->make(moves[random() % moves.size()]);
            }
        }
        return true;
    }

    const Subject &m_subject;
    ProofTarget &m_target;
    const ProofRequest &m_request;
    std::unique_ptr<GameEngine> m_engine;
    MoveRules &m_moveRules; ///< the engine's, for positions of which many are kept
    Position m_setup;
    Proof &m_proof;
    std::vector<Move> m_moves;
};

} // namespace

bool comparePositions(const Subject &subject,
                      ProofTarget &target,
                      const ProofRequest &request,
                      const std::vector<DrawnPosition> &drawn,
                      Proof &proof)
{
    return InPositions(subject, target, request, proof).run(drawn);
}

} // namespace rookery
