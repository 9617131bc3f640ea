#include "model/exchange/vectors/basis.h"

#include "model/exchange/target/programs.h"
#include "model/exchange/target/simple_moves.h"

#include <algorithm>

namespace rookery {

namespace {

Message notSaid()
{
    return Message("its moves are more than multiples of vectors and jumps over an enemy");
}

/// Whether one node lands behind an enemy that another has gone on to, and goes on with any of the
/// first ones.
bool isLanding(const Program &program, const Program::Node &jump, const Program::Node &landing)
{
    const auto next = program.at(landing.onEmpty.then);
    const auto first = program.at(program.firstAlways);
    return landing.own == jump.own && landing.most == 1 && landing.only == 0 && landing.returns
           && !landing.looksBack() && landing.onEmpty.stop && landing.onEmpty.lastOnly
           && !landing.onEmpty.becomes && !landing.onFriend.stop && landing.onFriend.then.empty()
           && !landing.onEnemy.stop && landing.onEnemy.then.empty()
           && std::is_permutation(next.begin(), next.end(), first.begin(), first.end());
}

/// Whether a node goes on to an enemy that it takes, and only behind it.
bool isJump(const Program &program, const Program::Node &node)
{
    const auto next = program.at(node.onEnemy.then);
    const Program::End &enemy = node.onEnemy;
    return !node.isAnywhere && node.most == 1 && node.only == 0 && !node.looksBack()
           && enemy.effect == Effect::Capture && !enemy.stop && enemy.filter == 0
           && !node.onEmpty.stop && node.onEmpty.then.empty() && !node.onFriend.stop
           && node.onFriend.then.empty() && next.size() == 1
           && isLanding(program, node, program.nodes[next.front()]);
}

/// The vectors of a movement that is a chain of jumps; empty for others.
std::vector<Basis> jumpsOf(const Subject &subject, const Program &program)
{
    const Compass &compass = subject.board().compass();
    std::vector<Basis> all;
    for (const std::uint32_t index : program.at(program.firstAlways)) {
        const Program::Node &node = program.nodes[index];
        if (!isJump(program, node) || !compass.vector(node.own))
            return {};
        all.push_back({*compass.vector(node.own), 1, 1, "j"});
    }
    return all;
}

} // namespace

Result<std::vector<Basis>> basisOf(const Subject &subject, PieceId piece)
{
    std::vector<Basis> all;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.startsIn || move.when == When::UnmovedUnchecked)
            return failure(notSaid());
        const MovementLegs legs{move.legs, When::Always};
        const Program program =
            compileProgram(std::span(&legs, 1), subject.board().compass(), Orientation());
        const auto jumps = jumpsOf(subject, program);
        if (!jumps.empty() && move.when == When::Always) {
            all.insert(all.end(), jumps.begin(), jumps.end());
            continue;
        }
        const auto simple = simpleMoves(subject, move);
        if (!simple)
            return failure(notSaid());
        for (const SimpleMove &each : *simple) {
            const bool isTwice = each.kind == SimpleMove::Kind::Lame && each.second == each.step;
            if ((each.kind != SimpleMove::Kind::Ray && !isTwice) || each.friendly)
                return failure(notSaid());
            const int longest = std::max(subject.files(), subject.ranks());
            all.push_back({each.step,
                           isTwice ? 2 : each.least,
                           isTwice ? 2 : std::min(each.most, longest),
                           std::string(each.quiet ? "m" : "") + (each.captures ? "c" : "")
                               + (move.when == When::Unmoved ? "f" : "")});
        }
    }
    return all;
}

} // namespace rookery
