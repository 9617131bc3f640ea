#include "model/movement/imitation.h"

#include "model/movement/betza/betza.h"

namespace rookery {

LegGraph movesOnly(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        for (LegEnd *end : endsOf(leg)) {
            if (end->effect != Effect::None)
                *end = {};
        }
    }
    return graph;
}

LegGraph capturesOnly(const LegGraph &graph)
{
    const std::size_t count = graph.legs.size();
    LegGraph result = graph;
    // The second half are the legs of a move that has captured already.
    result.legs.insert(result.legs.end(), graph.legs.begin(), graph.legs.end());
    const auto shift = [&](LegEnd &end) {
        for (LegId &next : end.then)
            next = LegId(next.index() + count);
    };
    for (std::size_t i = 0; i < count; ++i) {
        for (LegEnd *end : endsOf(result.legs[i])) {
            if (end->effect == Effect::None)
                end->stop = false;
            else
                shift(*end);
        }
        for (LegEnd *end : endsOf(result.legs[count + i]))
            shift(*end);
    }
    return result;
}

std::optional<Imitation> readImitator(const std::string &text)
{
    Imitation last;
    const std::size_t atom = text.find('I');
    const std::string letters = text.substr(0, atom);
    if (letters.find_first_not_of("mc") != std::string::npos)
        return std::nullopt;
    if (letters.empty())
        return last;
    last.moves = letters.find('m') != std::string::npos;
    last.captures = letters.find('c') != std::string::npos;
    return last;
}

std::vector<Imitation> imitationsOf(const PieceType &type)
{
    std::vector<Imitation> all = type.imitates;
    for (const Movement &movement : type.moves) {
        const auto *betza = std::get_if<BetzaText>(&movement.definition);
        const auto piece =
            betza ? readBetza(betza->text, betza->dialect) : Result<BetzaPiece>(BetzaPiece{});
        for (std::size_t i = 0; piece && i < piece->specials.size(); ++i) {
            const BetzaDeclared &declared = piece->specials[i];
            const auto last = declared.special == BetzaSpecial::Imitator
                                  ? readImitator(declared.text)
                                  : std::nullopt;
            if (last)
                all.push_back(*last);
        }
    }
    return all;
}

std::vector<MovementLegs> imitated(std::vector<MovementLegs> movements, const Imitation &imitation)
{
    for (MovementLegs &movement : movements) {
        if (!imitation.captures)
            movement.legs = movesOnly(std::move(movement.legs));
        else if (!imitation.moves)
            movement.legs = capturesOnly(movement.legs);
    }
    return movements;
}

} // namespace rookery
