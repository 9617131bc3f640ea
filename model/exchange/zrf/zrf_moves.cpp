#include "model/exchange/zrf/zrf_moves.h"

#include "model/base/shown.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

/// What may stand on the cell that a block has come to.
struct Found
{
    bool empty = true;
    bool friends = true;
    bool enemies = true;

    bool none() const { return !empty && !friends && !enemies; }
    Found both(const Found &other) const
    {
        return {empty && other.empty, friends && other.friends, enemies && other.enemies};
    }
    Found without(const Found &other) const
    {
        return {empty && !other.empty, friends && !other.friends, enemies && !other.enemies};
    }
    Found either(const Found &other) const
    {
        return {empty || other.empty, friends || other.friends, enemies || other.enemies};
    }
    friend bool operator==(const Found &, const Found &) = default;
};

struct Condition
{
    std::string_view word;
    Found found;
};

constexpr Condition conditions[] = {
    {"empty?", {true, false, false}},
    {"not-empty?", {false, true, true}},
    {"friend?", {false, true, false}},
    {"not-friend?", {true, false, true}},
    {"enemy?", {false, false, true}},
    {"not-enemy?", {true, true, false}},
};

/// Runs one block over every board at once: a leg for each step, and for each what may stand there.
class BlockReader
{
public:
    explicit BlockReader(const ZrfNames &names)
        : m_names(names)
    {
    }

    Result<ZrfMove> run(const ZrfNode &block)
    {
        run(block.items, 0);
        if (m_fault)
            return failure(*m_fault);
        if (!m_hasEnd)
            return failure(Message("this block never adds a move"), block.place);
        m_move.legs.first = {LegId(0)};
        return std::move(m_move);
    }

private:
    void fail(const ZrfNode &node, Message message)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), node.place, {}};
    }

    static std::optional<Found> conditionOf(const ZrfNode &node)
    {
        for (const Condition &condition : conditions) {
            if (node.is(condition.word))
                return condition.found;
        }
        return std::nullopt;
    }

    std::optional<std::string> zoneOf(const ZrfNode &node)
    {
        if (node.head() != "in-zone?" || node.items.size() != 2)
            return std::nullopt;
        const std::string &name = node.items[1].text;
        if (m_names.zones.count(name) == 0)
            fail(node.items[1], Message("there is no zone {name}", {{"name", inQuotes(name)}}));
        return name;
    }

    LegEnd &end(std::size_t occupant)
    {
        Leg &leg = m_move.legs.legs.back();
        return occupant == 0 ? leg.onEmpty : occupant == 1 ? leg.onFriend : leg.onEnemy;
    }

    std::array<bool, 3> found() const { return {m_found.empty, m_found.friends, m_found.enemies}; }

    void run(const std::vector<ZrfNode> &words, std::size_t begin)
    {
        for (std::size_t i = begin; i < words.size() && !m_fault; ++i)
            word(words[i]);
    }

    void word(const ZrfNode &node)
    {
        if (node.kind == ZrfNode::Kind::Word && m_names.directions.count(node.text) > 0)
            return step(node);
        if (node.is("add") || node.head() == "add")
            return add(node, std::nullopt);
        if (node.head() == "verify" && node.items.size() == 2)
            return verify(node.items[1]);
        if (node.head() == "while" && node.items.size() >= 3)
            return loop(node);
        if (node.head() == "if" && node.items.size() >= 3)
            return choose(node);
        if (node.head() == "set-attribute" && node.items.size() == 3
            && m_names.unmoved.count(node.items[1].text) > 0 && node.items[2].is("false"))
            return;
        const std::string shown = node.isList() ? std::string(node.head()) : node.text;
        fail(node,
             Message("{word} is none of the usual words of a block", {{"word", inQuotes(shown)}}));
    }

    bool atStart() const { return m_move.legs.legs.empty(); }

    void step(const ZrfNode &node)
    {
        Leg leg;
        leg.steps = {m_names.directions.at(node.text)};
        const LegId next(m_move.legs.legs.size());
        if (!atStart()) {
            const auto here = found();
            for (std::size_t occupant = 0; occupant < here.size(); ++occupant) {
                if (here[occupant])
                    end(occupant).then.push_back(next);
            }
        }
        m_move.legs.legs.push_back(std::move(leg));
        m_found = {};
    }

    void verify(const ZrfNode &condition)
    {
        if (const auto what = conditionOf(condition); what && !atStart()) {
            m_found = m_found.both(*what);
            return;
        }
        if (atStart() && condition.kind == ZrfNode::Kind::Word
            && m_names.unmoved.count(condition.text) > 0) {
            m_move.when = When::Unmoved;
            return;
        }
        if (atStart() && condition.head() == "in-zone?") {
            const auto zone = zoneOf(condition);
            if (m_move.startsIn && m_move.startsIn != zone)
                fail(condition, Message("a block may start in one zone only"));
            m_move.startsIn = zone;
            return;
        }
        fail(condition, Message("this condition is none of the usual ones"));
    }

    void add(const ZrfNode &node, const std::optional<std::string> &zone)
    {
        if (atStart())
            return fail(node, Message("a move does not end where it starts"));
        const auto here = found();
        for (std::size_t occupant = 0; occupant < here.size(); ++occupant) {
            if (!here[occupant])
                continue;
            end(occupant).stop = true;
            if (occupant > 0)
                end(occupant).effect = Effect::Capture;
        }
        if (m_hasEnd && m_move.endsIn != m_confined)
            return fail(node, Message("either every end of a block lies in a zone, or none"));
        m_move.endsIn = m_confined;
        m_hasEnd = true;
        if (!node.isList() || node.items.size() < 2)
            return;
        std::vector<std::string> into;
        for (std::size_t i = 1; i < node.items.size(); ++i)
            into.push_back(node.items[i].text);
        if (!zone || (m_move.promotesIn && (*m_move.promotesIn != *zone || m_move.into != into)))
            return fail(node, Message("promotions depend on one zone"));
        m_move.promotesIn = zone;
        m_move.into = std::move(into);
    }

    /// `d (while empty? add d)` is one leg that goes on as long as it likes.
    void loop(const ZrfNode &node)
    {
        std::vector<ZrfNode> body(node.items.begin() + 2, node.items.end());
        const bool isRun = node.items[1].is("empty?") && !atStart() && m_found == Found{}
                           && !body.empty() && body.back().kind == ZrfNode::Kind::Word
                           && m_names.directions.count(body.back().text) > 0
                           && Step(m_names.directions.at(body.back().text))
                                  == m_move.legs.legs.back().steps.front();
        if (!isRun)
            return fail(
                node,
                Message(
                    "the loops that are understood go on in the same direction over empty cells"));
        body.pop_back();
        m_move.legs.legs.back().most = unlimited;
        m_found = {true, false, false};
        const std::size_t legs = m_move.legs.legs.size();
        run(body, 0);
        if (m_move.legs.legs.size() != legs)
            return fail(node, Message("a loop takes one step at a time"));
        m_found = {false, true, true};
    }

    void choose(const ZrfNode &node)
    {
        const auto middle = std::find_if(node.items.begin() + 2,
                                         node.items.end(),
                                         [](const ZrfNode &item) { return item.is("else"); });
        const std::vector<ZrfNode> yes(node.items.begin() + 2, middle);
        const std::vector<ZrfNode> no(middle == node.items.end() ? middle : middle + 1,
                                      node.items.end());
        if (const auto zone = zoneOf(node.items[1]))
            return promote(node, yes, no, *zone);
        const auto what = conditionOf(node.items[1]);
        if (!what || atStart())
            return fail(node, Message("this condition is none of the usual ones"));
        const Found before = m_found;
        const std::size_t legs = m_move.legs.legs.size();
        m_found = before.both(*what);
        run(yes, 0);
        const Found afterYes = m_found;
        m_found = before.without(*what);
        run(no, 0);
        m_found = m_found.either(afterYes);
        if (m_move.legs.legs.size() != legs)
            fail(node, Message("a choice may not take steps"));
    }

    /// `(if (in-zone? z) (add Queen Rook) else add)`, or an end that must lie in the zone.
    void promote(const ZrfNode &node,
                 const std::vector<ZrfNode> &yes,
                 const std::vector<ZrfNode> &no,
                 const std::string &zone)
    {
        if (no.empty() && !m_confined) {
            m_confined = zone;
            run(yes, 0);
            m_confined.reset();
            return;
        }
        const bool isUsual = yes.size() == 1 && no.size() == 1 && yes.front().head() == "add"
                             && no.front().is("add");
        if (!isUsual)
            return fail(node,
                        Message("in zones only promotions are understood: (if (in-zone? z) (add "
                                "...) else add)"));
        add(yes.front(), zone);
    }

    const ZrfNames &m_names;
    ZrfMove m_move;
    Found m_found;
    bool m_hasEnd = false;
    std::optional<std::string> m_confined; ///< the zone that is being asked about
    std::optional<Error> m_fault;
};

} // namespace

Result<ZrfMove> readZrfMove(const ZrfNode &block, const ZrfNames &names)
{
    return BlockReader(names).run(block);
}

} // namespace rookery
