#include "model/exchange/target/simple_moves.h"

#include "model/exchange/target/programs.h"

#include <algorithm>

namespace rookery {

namespace {

/// Takes one program apart, heading by heading.
class Splitter
{
public:
    Splitter(const Program &program, const Compass &compass)
        : m_program(program)
        , m_compass(compass)
    {
    }

    Result<std::vector<SimpleMove>> run()
    {
        for (const std::uint32_t index : m_program.at(m_program.firstAlways)) {
            if (!split(m_program.nodes[index]))
                return failure(Message("it bends or branches in a way that has no words there"));
        }
        std::sort(m_moves.begin(), m_moves.end());
        m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
        return std::move(m_moves);
    }

private:
    using Node = Program::Node;

    const Node &node(std::uint32_t index) const { return m_program.nodes[index]; }

    std::optional<SimpleMove> ray(const Node &node) const
    {
        const auto &vector = m_compass.vector(node.own);
        if (!vector || !m_compass.walk(node.own).empty() || m_compass.joined(node.own)
            || node.isAnywhere)
            return std::nullopt;
        SimpleMove move;
        move.kind =
            node.way == Way::Any && node.most > 1 ? SimpleMove::Kind::Jump : SimpleMove::Kind::Ray;
        move.step = *vector;
        move.least = node.least;
        move.most = node.most;
        move.quiet = node.onEmpty.stop;
        move.captures = node.onEnemy.stop;
        move.friendly = node.onFriend.stop;
        return move;
    }

    static bool isLast(const Node &node)
    {
        return node.onEmpty.then.empty() && node.onFriend.then.empty() && node.onEnemy.then.empty();
    }

    bool split(const Node &first)
    {
        const auto move = ray(first);
        if (!move)
            return false;
        if (move->quiet || move->captures || move->friendly)
            m_moves.push_back(*move);
        return isLast(first) || splitLame(first, *move) || splitHop(first, *move);
    }

    bool splitLame(const Node &first, const SimpleMove &move)
    {
        const bool isStep = first.least == 1 && first.most == 1 && first.onFriend.then.empty()
                            && first.onEnemy.then.empty();
        if (!isStep)
            return false;
        std::vector<SimpleMove> found;
        for (const std::uint32_t index : m_program.at(first.onEmpty.then)) {
            const auto second = ray(node(index));
            if (!second || !isLast(node(index)) || second->least != 1 || second->most != 1)
                return false;
            SimpleMove lame = *second;
            lame.kind = SimpleMove::Kind::Lame;
            lame.step = move.step;
            lame.second = second->step;
            found.push_back(lame);
        }
        m_moves.insert(m_moves.end(), found.begin(), found.end());
        return true;
    }

    bool splitHop(const Node &first, const SimpleMove &move)
    {
        const auto friends = m_program.at(first.onFriend.then);
        const auto enemies = m_program.at(first.onEnemy.then);
        const bool isSame =
            std::equal(friends.begin(), friends.end(), enemies.begin(), enemies.end());
        if (!isSame || !first.onEmpty.then.empty() || first.least != 1 || first.most != unlimited
            || first.way != Way::Empty)
            return false;
        std::vector<SimpleMove> found;
        for (const std::uint32_t index : enemies) {
            auto beyond = ray(node(index));
            if (!beyond || !isLast(node(index)) || beyond->step != move.step
                || beyond->kind != SimpleMove::Kind::Ray)
                return false;
            beyond->kind = SimpleMove::Kind::Hop;
            found.push_back(*beyond);
        }
        m_moves.insert(m_moves.end(), found.begin(), found.end());
        return true;
    }

    const Program &m_program;
    const Compass &m_compass;
    std::vector<SimpleMove> m_moves;
};

} // namespace

Result<std::vector<SimpleMove>> simpleMoves(const Subject &subject, const MovementLegs &move)
{
    if (auto fault = displacementFault(move.legs); !fault.isEmpty())
        return failure(std::move(fault));
    const MovementLegs legs{move.legs, When::Always};
    const Compass &compass = subject.board().compass();
    const Program program = compileProgram(std::span(&legs, 1), compass, orientation::same);
    return Splitter(program, compass).run();
}

Result<std::vector<SimpleMove>> simpleMoves(const Subject &subject, PieceId piece)
{
    std::vector<SimpleMove> all;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when != When::Always || move.startsIn)
            continue;
        auto some = simpleMoves(subject, move);
        if (!some)
            return some;
        all.insert(all.end(), some->begin(), some->end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

bool isDoubleStep(const Subject &subject, const MovementLegs &move)
{
    const auto ways = simpleMoves(subject, move);
    if (!ways || ways->size() != 1)
        return false;
    const SimpleMove &way = ways->front();
    const Vector ahead{{0, 1, 0, 0}};
    const bool isTwo = (way.kind == SimpleMove::Kind::Ray && way.least <= 2 && way.most == 2)
                       || (way.kind == SimpleMove::Kind::Lame && way.second == ahead);
    return isTwo && way.step == ahead && way.quiet && !way.captures && !way.friendly;
}

} // namespace rookery
