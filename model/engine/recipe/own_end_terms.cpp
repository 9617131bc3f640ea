#include "model/engine/recipe/evaluation_term.h"
#include "model/play/phrases/own_rules.h"

namespace rookery {

namespace {

/// How near players are to an end that the design states itself.
class OwnEndTerm final : public EvaluationTerm
{
public:
    OwnEndTerm(std::shared_ptr<const OwnProgram> program, std::size_t end, int sign)
        : m_program(std::move(program))
        , m_end(end)
        , m_sign(sign)
    {
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override
    {
        if (!room.own)
            room.own = std::make_shared<OwnRules>(m_program);
        const Rules &rules = m_program->rules();
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            if (covers(rules.ends[m_end].players, player) && !rules.isChance(player))
                scores[player.index()] +=
                    m_sign * static_cast<int>(room.own->leaning(m_end, position, player));
        }
    }

    std::string words() const override
    {
        std::string reason;
        for (const phrase::Saying::Part &part : m_program->rules().ends[m_end].because.parts)
            reason += part.root.empty() ? part.text : "...";
        return "how near an own end is" + (reason.empty() ? "" : ": " + reason);
    }

private:
    std::shared_ptr<const OwnProgram> m_program;
    std::size_t m_end;
    int m_sign;
};

} // namespace

void addOwnEndTerms(const TermSource &source, EvaluationTerms &terms)
{
    const auto &program = source.book.own();
    if (!program)
        return;
    const auto &ends = source.book.rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const int sign = ends[i].most.isGiven() ? 1 : signOf(ends[i].outcome);
        if (program->end(i).leaning.value && sign != 0)
            terms.push_back(std::make_unique<OwnEndTerm>(program, i, sign));
    }
}

} // namespace rookery
