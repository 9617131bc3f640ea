#include "model/play/game_end.h"

namespace rookery {

namespace {

/// What has happened to (or has been done by) the player whom the condition names.
struct Reason
{
    const std::string &name;
    const Pieces *pieces = nullptr;

    std::string operator()(const Mate &) const { return name + " is checkmated"; }
    std::string operator()(const Stalemate &) const { return name + " has no move"; }
    std::string operator()(const Extinct &rule) const
    {
        if (pieces && rule.types.size() == 1 && rule.atMost == 0)
            return name + " has no " + (*pieces)[rule.types.front()].name + " left";
        return name + " has too few men left";
    }
    std::string operator()(const Reached &) const { return name + " has reached the goal"; }
    std::string operator()(const Checks &rule) const
    {
        return name + " has given " + std::to_string(rule.count) + " checks";
    }
    std::string operator()(const Row &rule) const
    {
        return name + " has " + std::to_string(rule.length) + " in a row";
    }
    std::string operator()(const Block &rule) const
    {
        const std::string side = std::to_string(rule.side);
        return name + " has a square of " + side + " by " + side;
    }
    std::string operator()(const ShutIn &) const { return "foes have shut in a man of " + name; }
    std::string operator()(const Fallen &rule) const
    {
        const bool isOne = pieces && rule.types.size() == 1;
        return name + " has lost "
               + (isOne ? "the " + (*pieces)[rule.types.front()].name : "a man");
    }
    std::string operator()(const Arranged &) const { return name + "'s men are arranged"; }
    std::string operator()(const Joining &) const { return name + " has joined both sides"; }
    std::string operator()(const BoardFull &) const { return "the board is full"; }
    std::string operator()(const Passes &rule) const
    {
        return std::to_string(rule.count) + " passes in a row";
    }
    std::string operator()(const Castled &) const { return name + " has castled"; }
    std::string operator()(const CastlingLost &) const
    {
        return name + " can never castle any more";
    }
    std::string operator()(const FacingRefused &) const
    {
        return "the royal men were left facing each other";
    }
    std::string operator()(const Repetition &rule) const
    {
        const std::string what = rule.repeating == Repeating::Anything
                                     ? "the position has been repeated"
                                     : name + " has repeated the position";
        return what + " " + std::to_string(rule.times) + " times";
    }
    std::string operator()(const ToAndFro &rule) const
    {
        return name + " has moved one man to and fro " + std::to_string(rule.moves) + " times";
    }
    std::string operator()(const QuietMoves &rule) const
    {
        return std::to_string(rule.moves) + " moves without a capture";
    }
    std::string operator()(const MoveLimit &rule) const
    {
        return "the limit of " + std::to_string(rule.moves) + " moves is reached";
    }
    std::string operator()(const FewMen &rule) const
    {
        return std::to_string(rule.moves) + " moves with few men on all sides";
    }
    std::string operator()(const LeftAlone &) const { return name + " is left alone"; }
    std::string operator()(const CountedOut &) const { return "the count is up"; }
};

std::string described(const GameEnd &end, const Rules &rules, const Pieces *pieces)
{
    const std::string &name = rules[end.about].name;
    const std::string reason =
        end.rule ? std::visit(Reason{name, pieces}, rules.ends[*end.rule].condition)
                 : name + " has no move";
    if (end.isDraw)
        return "draw: " + reason;
    if (end.winner)
        return rules[*end.winner].name + " wins: " + reason;
    return name + " loses: " + reason;
}

} // namespace

std::string describeEnd(const GameEnd &end, const Rules &rules)
{
    return described(end, rules, nullptr);
}

std::string describeEnd(const GameEnd &end, const Design &design)
{
    return described(end, *design.rules, design.pieces.operator->());
}

} // namespace rookery
