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

/// The lines that a component of this design is told in, without full stops.
std::vector<std::string>
linesOf(const RuleRef &rule, const Design &design, const Wording &wording = {})
{
    const bool isBrief = !rule.about().brief.empty();
    RuleNaming naming(design, wording);
    if (isBrief)
        naming.most = 6;
    const std::string text =
        ruleText(rule, isBrief ? &RuleAbout::brief : &RuleAbout::sentence, naming);
    std::vector<std::string> lines;
    for (std::string_view line : split(text, '\n')) {
        if (!isBrief && !line.empty())
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}

/// One component of a design, found again to be told in another language.
class RuleLine final : public RuleVisitor
{
public:
    RuleLine(const Design &design, std::string_view key, std::size_t index)
        : m_design(design)
        , m_key(key)
        , m_index(index)
    {
    }

    std::string told(std::size_t line, const Wording &wording)
    {
        m_wording = wording;
        Rules rules = *m_design.rules;
        visitFields(*this, rules);
        return line < m_lines.size() ? m_lines[line] : std::string();
    }

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        Passing passing{m_design.rules->pass, m_design.rules->passers};
        onRule(key, RuleRef(passing));
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        if (key == m_key)
            m_lines = linesOf(rule, m_design, m_wording);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        if (key == m_key && m_index < rules.size())
            m_lines = linesOf(rules[m_index], m_design, m_wording);
    }

private:
    const Design &m_design;
    std::string_view m_key;
    std::size_t m_index;
    Wording m_wording;
    std::vector<std::string> m_lines;
};

/// Puts the rules of a design into words.
class Lister final : public RuleVisitor
{
public:
    explicit Lister(const Design &design)
        : m_design(design)
        , m_rules(*design.rules)
    {
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
            add(RuleKind::Hands, 0, Message("there are pieces in hand at the start"));
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        const bool isUsual = m_rules.drops == std::vector{Drop{}};
        if (key == "drops" && (isUsual || !mayHaveHands()))
            return;
        for (std::size_t i = 0; i < rules.size(); ++i)
            add(key, i, rules[i]);
        if (key == "drops" && rules.size() == 0)
            add(RuleKind::Drop, 0, Message("pieces in hand may not be dropped"));
    }

private:
    void add(RuleKind kind, std::size_t index, Message message, Element element = {})
    {
        std::string english = message.text();
        m_list.push_back({kind, index, std::move(english), element, std::move(message)});
    }

    void add(std::string_view key, std::size_t index, const RuleRef &rule)
    {
        const auto lines = linesOf(rule, m_design);
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (!lines[line].empty())
                m_list.push_back(
                    {kindOf(key, line), index, lines[line], {}, told(key, index, line)});
        }
    }

    /// The design is kept with it, of which all sections are shared.
    Message told(std::string_view key, std::size_t index, std::size_t line) const
    {
        MessageArguments::Argument rule(std::string(), std::string(), true);
        rule.say = [design = m_design, key, index, line](const Speech &speech) {
            return RuleLine(design, key, index).told(line, speech.wording);
        };
        return Message("{rule}", {{"rule", std::move(rule)}});
    }

    bool mayHaveHands() const
    {
        return m_rules.hands.captured != Captured::Away || m_rules.hands.supply != Supply::Counted
               || !m_design.setup->hands.empty();
    }

    MessageArguments namesOf(const PieceType &type, const std::optional<ZoneId> &zone) const
    {
        return {{"piece", type.name},
                {"zone", zone ? m_design.board->edits.zones[zone->index()].name : std::string()}};
    }

    void listPieces()
    {
        for (std::size_t i = 0; i < m_design.pieces->types.size(); ++i) {
            const PieceType &type = m_design.pieces->types[i];
            const Element element{Element::Kind::Piece, i};
            const MessageArguments names = namesOf(type, type.confinedTo);
            if (type.royalty != Royalty::None)
                add(RuleKind::RoyalType, i, Message("{piece} is royal", names), element);
            if (type.confinedTo)
                add(RuleKind::Confinement,
                    i,
                    Message("{piece} stays in zone '{zone}'", names),
                    element);
            for (const Movement &movement : type.moves)
                listMovement(movement, i, type);
        }
    }

    void listMovement(const Movement &movement, std::size_t piece, const PieceType &type)
    {
        const Element element{Element::Kind::Piece, piece};
        const MessageArguments names = namesOf(type, movement.startsIn);
        if (isForFirstTurn(movement))
            add(RuleKind::UnmovedOnly,
                piece,
                Message("{piece} has a move for its first turn", names),
                element);
        if (movement.when == When::UnmovedUnchecked)
            add(RuleKind::Unknown,
                piece,
                Message("{piece} has a move for its first turn out of check", names),
                element);
        if (movement.startsIn)
            add(RuleKind::StartZone,
                piece,
                Message("{piece} has a move from cells in zone '{zone}'", names),
                element);
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
    std::vector<UsedRule> m_list;
};

} // namespace

std::vector<UsedRule> usedRules(const Design &design)
{
    return Lister(design).run();
}

} // namespace rookery
