#include "model/play/game/step_trace.h"

#include "model/board/phrase_names.h"
#include "model/phrase/writer.h"
#include "model/play/phrases/own_sayings.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

constexpr std::size_t mostLines = 5'000;
constexpr std::size_t mostMembers = 12; ///< of a set that are named

bool isSameOn(const Position &one, const Position &other, CellId cell)
{
    const auto under = one.under(cell);
    const auto otherUnder = other.under(cell);
    return one.square(cell) == other.square(cell)
           && std::equal(under.begin(), under.end(), otherUnder.begin(), otherUnder.end());
}

/// Writes down what steps do as they are done.
class Recorder final : public StepWitness
{
public:
    Recorder(const OwnProgram &program, const Design &design, const Position &start)
        : m_program(program)
        , m_names(phraseNames(design))
        , m_now(start)
    {
    }

    std::vector<TracedLine> take() { return std::move(m_lines); }

    void begins(const StepRule &rule, const StepRun &) override
    {
        m_rule = ruleName(rule);
        m_places = &rule.places;
        const Rules &rules = m_program.rules();
        m_steps = rule.kind == StepRule::Kind::Move ? &rules.ownMoves[rule.index].steps
                                                    : &rules.effects[rule.index].steps;
        const std::size_t chosen =
            rule.kind == StepRule::Kind::Move ? rules.ownMoves[rule.index].choose.locals.size() : 0;
        m_isKnown.assign(m_steps->locals.size(), false);
        for (std::size_t i = 0; i < m_isKnown.size(); ++i) {
            const phrase::Origin origin = m_steps->locals[i].origin;
            m_isKnown[i] =
                origin == phrase::Origin::Chosen || (origin == phrase::Origin::Let && i < chosen);
        }
        m_texts.clear();
        m_lineOf.clear();
        for (const phrase::MarkedLine &line : writtenLines(*m_steps, m_names)) {
            for (const phrase::Mark &mark : line.marks)
                m_lineOf.emplace(mark.part, m_texts.size());
            m_texts.push_back(line.text);
        }
    }

    void comes(const phrase::Step &step, const StepRun &run) override
    {
        close(run);
        if (step.kind == phrase::StepKind::Let || step.kind == phrase::StepKind::For)
            m_isKnown[step.slot] = true;
        if (m_lines.size() >= mostLines)
            return;
        TracedLine line(m_now);
        line.rule = m_rule;
        const auto found = m_lineOf.find(&step);
        line.line = found == m_lineOf.end() ? 0 : found->second;
        line.text = m_texts[line.line];
        line.indent = line.text.find_first_not_of(' ');
        line.text.erase(0, line.indent);
        m_lines.push_back(std::move(line));
        m_isOpen = true;
    }

    void ends(const StepRun &run) override { close(run); }

    void leavesOut(const StepRule &rule) override
    {
        TracedLine line(m_now);
        line.rule = ruleName(rule);
        line.isLeftOut = true;
        m_lines.push_back(std::move(line));
    }

private:
    static std::string ruleName(const StepRule &rule)
    {
        return (rule.kind == StepRule::Kind::Move ? "own-moves/" : "effects/")
               + std::to_string(rule.index);
    }

    /// The line that came last is done.
    void close(const StepRun &run)
    {
        const Position &position = run.changes.position();
        if (m_isOpen) {
            TracedLine &line = m_lines.back();
            for (const CellId cell : m_program.game().board.board().cells()) {
                if (!isSameOn(m_now, position, cell) || !hasSameNumbers(position, cell))
                    line.changed.push_back(cell);
            }
            line.values = values(run.frame);
            line.after = position;
        }
        m_isOpen = false;
        m_now = position;
    }

    bool hasSameNumbers(const Position &position, CellId cell) const
    {
        const auto &numbers = m_program.rules().numbers;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const std::size_t place = m_program.game().numbers.rows()[i].begin + cell.index();
            if (numbers[i].of == NumberOf::Cell
                && position.numbers()[place] != m_now.numbers()[place])
                return false;
        }
        return true;
    }

    /// Of names that have a value by now.
    std::vector<TracedLine::Value> values(Frame &frame) const
    {
        std::vector<TracedLine::Value> all;
        for (std::size_t i = 0; i < m_places->size(); ++i) {
            if (m_isKnown[i])
                all.push_back({m_steps->locals[i].name, textOf((*m_places)[i], frame)});
        }
        return all;
    }

    std::string textOf(const LocalPlace &place, Frame &frame) const
    {
        if (place.type == phrase::Type::Numbers) {
            std::string text;
            for (const Value number : frame.lists[place.index])
                text += (text.empty() ? "" : " ") + std::to_string(number);
            return text;
        }
        if (!phrase::isSet(place.type))
            return valueText(frame.scalars[place.index], place.type, m_program);
        std::string text;
        std::size_t members = 0;
        sets::any(frame.set(place.index), frame.words, [&](Value member) {
            if (++members > mostMembers)
                return true;
            text += (text.empty() ? "" : " ")
                    + valueText(member, phrase::memberOf(place.type), m_program);
            return false;
        });
        return members > mostMembers ? text + " ..." : text;
    }

    const OwnProgram &m_program;
    phrase::Names m_names;
    Position m_now; ///< as the last line has left it
    std::string m_rule;
    const std::vector<LocalPlace> *m_places = nullptr;
    const phrase::Steps *m_steps = nullptr;
    std::vector<bool> m_isKnown; ///< by name: it has a value by now
    std::vector<std::string> m_texts;
    std::map<const void *, std::size_t> m_lineOf;
    std::vector<TracedLine> m_lines;
    bool m_isOpen = false;
};

} // namespace

std::vector<TracedLine> tracedMove(MoveRules &rules, const Position &position, const Move &move)
{
    const auto &program = rules.book().own();
    if (!program)
        return {};
    Recorder recorder(*program, rules.design(), position);
    Position after = position;
    Undo undo;
    rules.setWitness(&recorder);
    rules.make(after, move, undo);
    rules.setWitness(nullptr);
    return recorder.take();
}

} // namespace rookery
