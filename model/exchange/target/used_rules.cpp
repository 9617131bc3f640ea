#include "model/exchange/target/used_rules.h"

#include "model/base/text.h"
#include "model/design/rule_sentence.h"
#include "model/design/rules/passing.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// As which kind a component is asked about, line by line of its brief; the last row of a key goes
/// for further lines, and a key without any is of an unknown kind, so that nothing is lost in
/// silence.
struct KindRow
{
    std::string_view key;
    RuleKind kind;
};

constexpr KindRow kinds[] = {
    {"turns", RuleKind::Turns},
    {"turns", RuleKind::Losers},
    {"pass", RuleKind::Passing},
    {"royals", RuleKind::RoyalGroup},
    {"check", RuleKind::Check},
    {"check", RuleKind::Check},
    {"check", RuleKind::Unknown}, // safety on the way
    {"check", RuleKind::Check},
    {"castling", RuleKind::Castling},
    {"en-passant", RuleKind::EnPassant},
    {"en-passant", RuleKind::Unknown}, // for how long
    {"promotions", RuleKind::Promotion},
    {"promotions", RuleKind::Unknown}, // of what it captures
    {"hands", RuleKind::CapturesToHand},
    {"hands", RuleKind::Supply},
    {"drops", RuleKind::Drop},
    {"drop-duties", RuleKind::DropDuty},
    {"gating", RuleKind::Gating},
    {"walling", RuleKind::Walling},
    {"aims", RuleKind::Aim},
    {"compulsions", RuleKind::Compulsion},
    {"immunities", RuleKind::Immunity},
    {"explosions", RuleKind::Explosion},
    {"petrifications", RuleKind::Petrification},
    {"enclosing", RuleKind::Enclosing},
    {"ends", RuleKind::End},
    {"scoring", RuleKind::Scoring},
};

RuleKind kindOf(std::string_view key, std::size_t line)
{
    RuleKind kind = RuleKind::Unknown;
    std::size_t row = 0;
    for (const KindRow &each : kinds) {
        if (each.key == key && row++ <= line)
            kind = each.kind;
    }
    return kind;
}

/// Puts the rules of a design into words.
class Lister final : public RuleVisitor
{
public:
    explicit Lister(const Design &design)
        : m_design(design)
        , m_rules(*design.rules)
        , m_naming(design)
    {
        m_naming.most = 6;
    }

    std::vector<UsedRule> run()
    {
        Rules rules = m_rules;
        visitFields(*this, rules);
        return std::move(m_list);
    }

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        Passing passing{m_rules.pass, m_rules.passers};
        add(key, 0, RuleRef(passing));
        listPieces();
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        add(key, 0, rule);
        if (key == "hands" && !m_design.setup->hands.empty())
            add(RuleKind::Hands, 0, "there are pieces in hand at the start");
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        const bool isUsual = m_rules.drops == std::vector{Drop{}};
        if (key == "drops" && (isUsual || !mayHaveHands()))
            return;
        for (std::size_t i = 0; i < rules.size(); ++i)
            add(key, i, rules[i]);
        if (key == "drops" && rules.size() == 0)
            add(RuleKind::Drop, 0, "pieces in hand may not be put down");
    }

private:
    void add(RuleKind kind, std::size_t index, std::string sentence, Element element = {})
    {
        m_list.push_back({kind, index, std::move(sentence), element});
    }

    void add(std::string_view key, std::size_t index, const RuleRef &rule)
    {
        const bool isBrief = !rule.about().brief.empty();
        const RuleMood mood = isBrief ? &RuleAbout::brief : &RuleAbout::sentence;
        const std::string text =
            ruleText(rule, mood, RuleNaming(isBrief ? m_naming : RuleNaming(m_design)));
        const auto lines = split(text, '\n');
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const std::size_t stop = isBrief ? 0 : 1;
            if (lines[line].size() > stop)
                add(kindOf(key, line),
                    index,
                    std::string(lines[line].substr(0, lines[line].size() - stop)));
        }
    }

    bool mayHaveHands() const
    {
        return m_rules.hands.captured != Captured::Away || m_rules.hands.supply != Supply::Counted
               || !m_design.setup->hands.empty();
    }

    std::string zone(const std::optional<ZoneId> &id) const
    {
        return id ? " in zone '" + m_design.board->edits.zones[id->index()].name + "'" : "";
    }

    void listPieces()
    {
        for (std::size_t i = 0; i < m_design.pieces->types.size(); ++i) {
            const PieceType &type = m_design.pieces->types[i];
            const Element element{Element::Kind::Piece, i};
            if (type.royalty != Royalty::None)
                add(RuleKind::RoyalType, i, type.name + " is royal", element);
            if (type.confinedTo)
                add(RuleKind::Confinement,
                    i,
                    type.name + " stays" + zone(type.confinedTo),
                    element);
            for (const Movement &movement : type.moves) {
                if (isForFirstTurn(movement))
                    add(RuleKind::UnmovedOnly,
                        i,
                        type.name + " has a move for its first turn",
                        element);
                if (movement.when == When::UnmovedUnchecked)
                    add(RuleKind::Unknown,
                        i,
                        type.name + " has a move for its first turn out of check",
                        element);
                if (movement.startsIn)
                    add(RuleKind::StartZone,
                        i,
                        type.name + " has a move from cells" + zone(movement.startsIn),
                        element);
            }
        }
    }

    /// A Betza string says so with `i`.
    bool isForFirstTurn(const Movement &movement) const
    {
        const auto legs = legsOf(movement, *m_design.directions, longestSide(*m_design.board));
        return movement.when == When::Unmoved
               || (legs && std::any_of(legs->begin(), legs->end(), [](const MovementLegs &move) {
                       return move.when == When::Unmoved;
                   }));
    }

    const Design &m_design;
    const Rules &m_rules;
    RuleNaming m_naming;
    std::vector<UsedRule> m_list;
};

} // namespace

std::vector<UsedRule> usedRules(const Design &design)
{
    return Lister(design).run();
}

std::string namesOf(const PieceSet &set, const Pieces &pieces)
{
    std::vector<std::string> names;
    for (const PieceId id : set)
        names.push_back(pieces[id].name);
    return names.empty() ? "every piece" : listed(names);
}

} // namespace rookery
