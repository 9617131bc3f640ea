#include "model/movement/words/tree_words.h"

#include "model/base/message_list.h"
#include "model/movement/words/condition_words.h"
#include "model/movement/words/leg_phrases.h"
#include "model/movement/words/leg_rights.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rookery {

namespace {

/// Sorts of moves and legs that a sentence names, and how many ways to go on.
constexpr std::size_t mostSorts = 8;
constexpr std::size_t mostLegs = 12;
constexpr std::size_t mostChoices = 3;

/// Says a leg and all that may follow it.
class TreeWords
{
public:
    TreeWords(const Directions &directions, const Design *design)
        : m_directions(directions)
        , m_design(design)
    {
    }

    /// What follows the first leg, as a text that is the same where the same follows.
    std::string restOf(const LegTree &tree) const
    {
        const Said first = begin(tree, {}, {});
        return goOn(Message::literal("-"), *first.end, first.heading).text()
               + (first.end == &tree ? "" : "+");
    }

    /// The moves of the first tree, begun in the directions of the legs beside it.
    Message say(const LegTree &tree, const Leg &begun) const
    {
        LegTree all = tree;
        all.leg.steps = begun.steps;
        Heading start;
        start.isAlone = begun.steps.size() == 1;
        const Said first = begin(tree, start, {});
        return goOn(begin(all, start, {}).words, *first.end, first.heading);
    }

private:
    struct Said
    {
        Message words;
        Heading heading;
        const LegTree *end; ///< whose legs follow: the tree, or the landing behind its first leg
    };

    Said begin(const LegTree &tree, const Heading &heading, const LegLink &link) const
    {
        const bool hasOne = tree.next.size() == 1 && !tree.beginsAgain && tree.goesBack == 0;
        const LegTree *landing =
            hasOne && isLanding(tree.next.front().leg, tree.leg, heading, m_directions)
                ? &tree.next.front()
                : nullptr;
        LegPhrase phrase = phraseOf(withoutConditions(tree.leg),
                                    heading,
                                    link,
                                    m_directions,
                                    landing ? &landing->leg : nullptr);
        Message words = withConditions(std::move(phrase.words), tree);
        if (landing)
            words = withConditions(std::move(words), *landing);
        return {std::move(words), phrase.heading, landing ? landing : &tree};
    }

    Message withConditions(Message words, const LegTree &tree) const
    {
        Leg leg = tree.leg;
        for (LegEnd *end : endsOf(leg)) {
            if (isCircle(tree))
                end->lastOnly = false; // said along with how it goes on
        }
        const Message conditions = describeConditions(leg, m_design);
        return conditions.isEmpty() ? words
                                    : Message("{moves} ({conditions})",
                                              {{"moves", words}, {"conditions", conditions}});
    }

    static bool isCircle(const LegTree &tree) { return tree.beginsAgain || tree.goesBack > 0; }

    Message goOn(Message words, const LegTree &tree, const Heading &heading) const
    {
        if (tree.hopsMore > 0)
            words = tree.hopsMore == unlimited
                        ? Message("{moves} and any number of pieces behind it", {{"moves", words}})
                        : Message("{moves} and up to {count} more behind it",
                                  {{"moves", words}, {"count", tree.hopsMore}});
        if (!tree.next.empty())
            words = withNext(words, tree, heading);
        if (isCircle(tree))
            words = inCircles(words, tree);
        return tree.isCut ? Message("{moves}, and so on", {{"moves", words}}) : words;
    }

    Message withNext(const Message &words, const LegTree &tree, const Heading &heading) const
    {
        const bool isOptional = anyEnd(tree.leg, &LegEnd::stop);
        const bool areLast = std::all_of(
            tree.next.begin(), tree.next.end(), [](const LegTree &next) { return next.isLast(); });
        std::vector<Message> choices;
        for (const LegTree &next : tree.next) {
            const bool isLinked = choices.empty() || !areLast;
            const LegLink link{isLinked ? thenAfter(tree.leg) : Message(), isOptional};
            const Said said = begin(next, heading, link);
            choices.push_back(goOn(said.words, *said.end, said.heading));
        }
        if (areLast)
            return Message("{moves}, {next}",
                           {{"moves", words}, {"next", joined(choices, 6, Conjunction::Or)}});
        Message all = choices.front();
        for (std::size_t i = 1; i < std::min(choices.size(), mostChoices); ++i)
            all = Message("{moves}, or {others}", {{"moves", all}, {"others", choices[i]}});
        if (choices.size() > mostChoices)
            all = Message("{moves}, or goes on in {count#more way#more ways}",
                          {{"moves", all}, {"count", choices.size() - mostChoices}});
        return Message("{moves}, {next}", {{"moves", words}, {"next", all}});
    }

    static Message inCircles(const Message &words, const LegTree &tree)
    {
        const bool isForced = isOverOnlyAtLast(tree.leg) || !anyEnd(tree.leg, &LegEnd::stop);
        const MessageArguments arguments{{"moves", words}, {"count", tree.goesBack}};
        if (tree.beginsAgain)
            return isForced ? Message("{moves}, and goes on in the same way as long as it can",
                                      arguments)
                            : Message("{moves}, and may go on in the same way", arguments);
        return isForced ? Message("{moves}, repeating [{?count=1}the last leg|the last {count} "
                                  "legs] as long as it can",
                                  arguments)
                        : Message("{moves}, repeating [{?count=1}the last leg|the last {count} "
                                  "legs] any number of times",
                                  arguments);
    }

    const Directions &m_directions;
    const Design *m_design;
};

bool isPlainMove(const Leg &leg)
{
    return leg.isUnconditional() && leg.way == Way::Empty && !leg.isTied() && leg.onEmpty.stop
           && leg.onEnemy.stop && leg.onEnemy.effect == Effect::Capture && leg.onFriend == LegEnd{};
}

bool isReturn(const LegTree &tree)
{
    return tree.leg.returns && tree.leg.steps == std::vector<Step>{Turn{4}};
}

/// Whether the second does what the first does, and then must go on.
bool goesOn(const LegTree &plain, const LegTree &longer)
{
    const Leg &leg = longer.leg;
    const auto areIn = [](const Leg &a, const Leg &b) {
        return std::all_of(a.steps.begin(), a.steps.end(), [&](const Step &step) {
            return std::find(b.steps.begin(), b.steps.end(), step) != b.steps.end();
        });
    };
    return plain.isLast() && isPlainMove(plain.leg) && !longer.isLast()
           && std::none_of(longer.next.begin(), longer.next.end(), isReturn)
           && leg.isUnconditional() && leg.way == Way::Empty && throughOf(leg) == Through::Empty
           && !anyEnd(leg, &LegEnd::stop) && leg.least == plain.leg.least
           && leg.most == plain.leg.most && areIn(leg, plain.leg) && areIn(plain.leg, leg);
}

/// What begins with the same leg is one move that goes on in several ways.
void joinBeginnings(std::vector<LegTree> &trees)
{
    std::vector<LegTree> all;
    for (LegTree &tree : trees) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const LegTree &other) {
            const bool goOn = !other.next.empty() && !tree.next.empty();
            const auto isStraight = [](const LegTree &each) {
                return !each.beginsAgain && each.goesBack == 0 && !each.isCut;
            };
            return goOn && isStraight(other) && isStraight(tree)
                   && other.leg.steps == tree.leg.steps && areAlikeButForSteps(other.leg, tree.leg);
        });
        if (same == all.end()) {
            all.push_back(std::move(tree));
            continue;
        }
        std::move(tree.next.begin(), tree.next.end(), std::back_inserter(same->next));
        mergeAlike(same->next);
    }
    trees = std::move(all);
}

/// Moves that may be over before they go on are one sort.
void joinLonger(std::vector<LegTree> &trees)
{
    for (std::size_t i = 0; i < trees.size(); ++i) {
        for (LegTree &longer : trees) {
            if (!goesOn(trees[i], longer))
                continue;
            longer.leg.onEmpty.stop = true;
            longer.leg.onEnemy = trees[i].leg.onEnemy;
            trees.erase(trees.begin() + static_cast<std::ptrdiff_t>(i--));
            break;
        }
    }
}

std::size_t legCountOf(const LegTree &tree)
{
    std::size_t legs = 1;
    for (const LegTree &next : tree.next)
        legs += legCountOf(next);
    return legs;
}

/// Trees that are said with the same words but for where they begin to.
struct Sort
{
    LegTree tree;
    Leg begun;
    std::string rest;
};

std::vector<Sort> sortsOf(std::vector<LegTree> trees, const TreeWords &words)
{
    std::vector<Sort> sorts;
    for (LegTree &tree : trees) {
        std::string rest = words.restOf(tree);
        const auto alike = std::find_if(sorts.begin(), sorts.end(), [&](const Sort &sort) {
            return sort.rest == rest && areAlikeButForSteps(sort.tree.leg, tree.leg);
        });
        if (alike != sorts.end()) {
            addSteps(alike->begun, tree.leg);
        } else {
            Leg begun = tree.leg;
            sorts.push_back({std::move(tree), std::move(begun), std::move(rest)});
        }
    }
    std::stable_partition(sorts.begin(), sorts.end(), [](const Sort &sort) {
        return sort.tree.isLast() && sort.tree.leg.isUnconditional();
    });
    return sorts;
}

} // namespace

Message inRow(const Message &moves, const Message &others)
{
    return moves.isEmpty() ? others
                           : Message("{moves}; {others}", {{"moves", moves}, {"others", others}});
}

Message
describeTrees(std::vector<LegTree> trees, const Directions &directions, const Design *design)
{
    const TreeWords words(directions, design);
    joinLonger(trees);
    joinBeginnings(trees);
    const std::vector<Sort> sorts = sortsOf(std::move(trees), words);
    Message text;
    std::size_t legs = 0;
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        legs += legCountOf(sorts[i].tree);
        if (i == mostSorts || (i > 0 && legs > mostLegs))
            return Message("{moves}; and {count#more sort of move#more sorts of moves}",
                           {{"moves", text}, {"count", sorts.size() - i}});
        text = inRow(text, words.say(sorts[i].tree, sorts[i].begun));
    }
    return text;
}

} // namespace rookery
