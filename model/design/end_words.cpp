#include "model/design/end_words.h"

namespace rookery {

namespace {

class EndWords
{
public:
    explicit EndWords(const RuleWords &words)
        : m_words(words)
    {
    }

    std::string operator()(const Mate &end) const
    {
        const std::string by =
            end.checkers.empty() ? "" : " by " + m_words.anyMan(end.checkers) + " alone";
        const std::string after = end.series.empty()
                                      ? ""
                                      : ", and " + m_words.anyMan(end.series)
                                            + " has given one of the checks in a row up to now";
        return "is in check" + by + " and has no move" + after;
    }
    std::string operator()(const Stalemate &) const { return "has no move and is not in check"; }
    std::string operator()(const Extinct &end) const
    {
        const std::string which = end.counted == Counted::EachType ? "of one of the types " : "of ";
        std::string text =
            end.atMost == 0 ? "has no men" : "has at most " + counts(end.atMost, "man", "men");
        text += end.types.empty() ? "" : " " + which + m_words.names(end.types);
        text += " left";
        if (end.foeAtLeast > 0)
            text += ", while the opponent has at least " + std::to_string(end.foeAtLeast);
        return text + (end.answered ? ", and could not answer in kind" : "");
    }
    std::string operator()(const Reached &end) const
    {
        std::string text =
            "has " + (end.count == 1 ? m_words.anyMan(end.types) : counts(end.count, "man", "men"));
        text += m_words.in(end.zone);
        text += end.safe ? ", even after any single capture" : "";
        text += end.blockedCounts ? ", or has a man there while every cell of it is taken" : "";
        return text
               + (end.answered.empty()
                      ? ""
                      : ", unless " + m_words.names(end.answered) + " can do the same at once");
    }
    std::string operator()(const Checks &end) const
    {
        return "has given check " + counts(end.count, "time");
    }
    std::string operator()(const Row &end) const
    {
        const std::string how =
            end.order == RowOrder::Scattered ? " anywhere on one line" : " in a row";
        return "has " + std::to_string(end.length) + " of "
               + (end.types.empty() ? "the own men" : m_words.names(end.types)) + how;
    }
    std::string operator()(const Block &end) const
    {
        const std::string side = std::to_string(end.side);
        return "has a square of " + side + " by " + side + " of "
               + (end.types.empty() ? "the own men" : m_words.names(end.types));
    }
    std::string operator()(const ShutIn &end) const
    {
        return "has " + m_words.anyMan(end.types) + m_words.in(end.zone)
               + " with foes on every side along " + std::string(enumTitle(end.lines));
    }
    std::string operator()(const Fallen &end) const
    {
        return "has just lost " + m_words.anyMan(end.types) + " to " + m_words.anyMan(end.captors);
    }
    std::string operator()(const Arranged &end) const
    {
        return "has " + counts(static_cast<int>(end.men.size()), "man", "men")
               + " on the cells meant for " + (end.men.size() == 1 ? "it" : "them");
    }
    std::string operator()(const Joining &end) const
    {
        return "has joined " + (end.from ? m_words.name(*end.from) : "one side") + " and "
               + (end.to ? m_words.name(*end.to) : "the other") + " with men side by side"
               + (end.directions.empty() ? std::string()
                                         : ", each from the one before in one of the directions "
                                               + m_words.names(end.directions));
    }
    std::string operator()(const BoardFull &) const { return "is to move and no cell is empty"; }
    std::string operator()(const Passes &end) const
    {
        return "is to move after " + counts(end.count, "pass", "passes") + " in a row";
    }
    std::string operator()(const Castled &end) const
    {
        return "castles"
               + (end.letters.empty() ? std::string() : " on the wing " + listed(end.letters));
    }
    std::string operator()(const CastlingLost &end) const
    {
        return "can never castle any more"
               + (end.letters.empty() ? std::string() : " on the wing " + listed(end.letters));
    }
    std::string operator()(const FacingRefused &) const
    {
        return "leaves royal men facing each other that the opponent left so";
    }
    std::string operator()(const Repetition &end) const
    {
        std::string text =
            "brings a position back for the " + std::to_string(end.times) + "th time";
        if (end.times == 2 || end.times == 3)
            text = std::string("brings a position back for the ")
                   + (end.times == 2 ? "second" : "third") + " time";
        if (end.repeating != Repeating::Anything)
            text += ", " + std::string(enumTitle(end.repeating));
        if (end.repeating != Repeating::Chase)
            return text;
        if (!end.chasers.empty())
            text += " with " + m_words.anyMan(end.chasers);
        if (!end.unchased.empty())
            text += ", a man who is no " + m_words.choice(end.unchased) + m_words.in(end.zone);
        return text;
    }
    std::string operator()(const ToAndFro &end) const
    {
        return "has made " + counts(end.moves, "move") + " in a row with "
               + m_words.anyMan(end.types)
               + ", only to and fro, out of check and without a capture";
    }
    std::string operator()(const QuietMoves &end) const
    {
        return "is to move after " + counts(end.moves, "move") + " without a capture"
               + (end.types.empty() ? "" : " or a move of " + m_words.choice(end.types));
    }
    std::string operator()(const MoveLimit &end) const
    {
        return "is to move after " + counts(end.moves, "move");
    }
    std::string operator()(const FewMen &end) const
    {
        return "is to move after " + counts(end.moves, "move") + " all through which everybody had "
               + "at most " + counts(end.atMost, "man", "men")
               + (end.types.empty() ? "" : " of " + m_words.names(end.types))
               + (end.balance == Balance::Any ? "" : ", " + std::string(enumTitle(end.balance)));
    }
    std::string operator()(const LeftAlone &) const
    {
        return "is to move when all others have lost";
    }
    std::string operator()(const CountedOut &end) const
    {
        std::string text =
            "has moved beyond the end of the count, counted " + std::string(enumTitle(end.rule));
        if (!end.pawns.empty())
            text += " once there is no " + m_words.choice(end.pawns);
        for (const CountLimit &limit : end.limits) {
            std::vector<std::string> men;
            for (const PieceId type : limit.types)
                men.push_back(counts(limit.men, m_words.name(type)));
            text += ", to " + std::to_string(limit.moves) + " by a single man against "
                    + (men.empty() ? "anybody" : listed(men, 12));
        }
        return text + (end.moves > 0 ? ", else to " + std::to_string(end.moves) : "");
    }

private:
    const RuleWords &m_words;
};

} // namespace

std::string endWords(const EndCondition &condition, const RuleWords &words)
{
    return std::visit(EndWords(words), condition);
}

} // namespace rookery
