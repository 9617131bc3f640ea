#include "model/play/phrases/own_move_lister.h"

namespace rookery {

namespace {

/// One list being made: the choices of one own move, line by line.
class Lister
{
public:
    Lister(Frame &frame, const OwnProgram &program, std::size_t rule, std::vector<Move> &moves)
        : m_frame(frame)
        , m_program(program.moves()[rule])
        , m_moves(moves)
        , m_draws(program.rules().isChance(frame.position().toMove()))
    {
        m_part.rule = rule;
        m_part.names = program.names();
        m_part.secret = program.rules().ownMoves[rule].secret;
        m_part.isIdle = program.rules().ownMoves[rule].idle;
        m_lineOf.resize(m_program.lines.size());
    }

    void addFrom(std::size_t line)
    {
        if (m_frame.isSpent())
            return;
        if (line == m_program.lines.size())
            return add();
        const ChoiceLine &row = m_program.lines[line];
        m_lineOf[line] = m_part.choices.size();
        if (row.condition && row.condition->eval(m_frame) == 0) {
            makeNone(m_frame, row.place);
            m_lineOf[line] = noLine;
            return addFrom(line + 1);
        }
        if (row.let) {
            row.let->run(m_frame);
            m_lineOf[line] = noLine;
            return addFrom(line + 1);
        }
        row.from->any(m_frame, [&](Value member) {
            if (!isSoFor(m_frame, row.where))
                return false;
            m_part.choices.push_back({row.kind, static_cast<std::int32_t>(member)});
            addFrom(line + 1);
            m_part.choices.pop_back();
            return false;
        });
    }

private:
    static constexpr std::size_t noLine = static_cast<std::size_t>(-1);

    void add()
    {
        Move move;
        move.kind = Move::Kind::Own;
        std::optional<CellId> first;
        std::optional<CellId> last;
        for (const OwnChoice &choice : m_part.choices) {
            if (choice.kind != OwnChoice::Kind::Cell)
                continue;
            last = CellId(choice.value);
            first = first.value_or(*last);
        }
        move.from = chosen(m_program.fromLine).value_or(first.value_or(CellId()));
        move.to = chosen(m_program.toLine).value_or(last.value_or(CellId()));
        if (first) {
            const auto piece = m_frame.position().at(move.from);
            move.type = piece ? piece->type : PieceId();
        }
        m_part.weight = m_draws && m_program.weight ? m_program.weight->eval(m_frame) : 1;
        if (m_part.weight < 1)
            return;
        move.own = OwnPartOf(m_part);
        m_moves.push_back(std::move(move));
    }

    std::optional<CellId> chosen(const std::optional<std::size_t> &line) const
    {
        if (!line || m_lineOf[*line] == noLine)
            return std::nullopt;
        return CellId(m_part.choices[m_lineOf[*line]].value);
    }

    Frame &m_frame;
    const OwnMoveProgram &m_program;
    std::vector<Move> &m_moves;
    bool m_draws; ///< chance is to move
    OwnPart m_part;
    std::vector<std::size_t> m_lineOf; ///< [line], its place among the choices
};

std::size_t countFrom(Frame &frame, const OwnMoveProgram &move, std::size_t line)
{
    if (line == move.lines.size())
        return 1;
    const ChoiceLine &row = move.lines[line];
    if (row.condition && row.condition->eval(frame) == 0) {
        makeNone(frame, row.place);
        return countFrom(frame, move, line + 1);
    }
    if (row.let) {
        row.let->run(frame);
        return countFrom(frame, move, line + 1);
    }
    std::size_t count = 0;
    const bool isLast = line + 1 == move.lines.size();
    row.from->any(frame, [&](Value) {
        if (isSoFor(frame, row.where))
            count += isLast ? 1 : countFrom(frame, move, line + 1);
        return false;
    });
    return count;
}

} // namespace

void listChoices(Frame &frame,
                 const OwnProgram &program,
                 std::size_t rule,
                 std::vector<Move> &moves)
{
    Lister(frame, program, rule, moves).addFrom(0);
}

std::size_t countChoices(Frame &frame, const OwnMoveProgram &move)
{
    return countFrom(frame, move, 0);
}

} // namespace rookery
