#include "model/play/legal/own_refusal.h"

#include "model/base/shown.h"
#include "model/board/phrase_names.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/phrases/own_sayings.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <set>

namespace rookery {

namespace {

/// What stands behind a value and a hyphen.
std::string_view behind(std::string_view text, std::size_t length)
{
    return text.substr(std::min(text.size(), length + 1));
}

/// The number that the text begins with.
std::optional<std::int32_t> leadingNumber(std::string_view text)
{
    std::int32_t number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() ? std::optional(number) : std::nullopt;
}

} // namespace

/// The lines at which the first and the last cell are chosen.
struct OwnRefusal::CellLines
{
    std::optional<std::size_t> first;
    std::optional<std::size_t> last;

    explicit CellLines(const OwnMoveProgram &move)
    {
        for (std::size_t i = 0; i < move.lines.size(); ++i) {
            if (move.lines[i].let || move.lines[i].kind != OwnChoice::Kind::Cell)
                continue;
            first = first.value_or(i);
            last = i;
        }
    }

    /// Whether there are cells to choose, and two where they differ.
    bool mayLead(const OwnChoices::Cells &cells) const
    {
        return first && (first != last || cells.from == cells.to);
    }
};

/// Where an own move stops being the one that is wished for.
struct OwnRefusal::Gap
{
    /// The later, the more of it is right.
    enum class Kind {
        NotForPlayer,
        KeptOut,    ///< only others may follow in this turn
        When,       ///< of the rule
        Unreadable, ///< no value of the line's type
        Missing,    ///< the text ends before
        TooMuch,    ///< it goes on behind the last line
        OtherCells, ///< of the first and the last one
        NotOffered,
        Where,
    };

    std::size_t rule;
    Kind kind;
    std::size_t line = 0;
    std::optional<Value> value = {}; ///< wished for at the line
    std::string text = {};           ///< from the line on
    AskedPhrase::Known known = {};
    int linesLeft = 0;
};

/// One own move, line by line, with what is wished for. Lines that the wish says nothing of are
/// gone through.
class OwnRefusal::Walk
{
public:
    Walk(const OwnRefusal &asked, Frame &frame, std::size_t rule, const OwnWish &wish)
        : m_asked(asked)
        , m_frame(frame)
        , m_rule(rule)
        , m_move(asked.m_program.moves()[rule])
        , m_wish(wish)
        , m_cellLines(m_move)
        , m_choices{m_move}
        , m_reasons(asked.m_program, asked.m_names, frame)
    {
    }

    void run(std::string_view text)
    {
        const OwnMove &rule = m_asked.m_program.rules().ownMoves[m_rule];
        Move any;
        any.kind = Move::Kind::Own;
        any.own = OwnPartOf({m_rule, {}, m_asked.m_program.names()});
        if (!m_asked.m_rules.isFor(rule, m_asked.m_position.toMove()))
            note(Gap::Kind::NotForPlayer, 0);
        else if (m_asked.m_rules.isKeptOut(m_asked.m_position, any))
            note(Gap::Kind::KeptOut, 0);
        else if (m_move.when && m_move.when->eval(m_frame) == 0)
            note(Gap::Kind::When, 0);
        else
            goOn(0, text);
    }

    const std::optional<Move> &move() const { return m_found; }
    const std::optional<Gap> &gap() const { return m_gap; }

private:
    void note(Gap::Kind kind,
              std::size_t line,
              std::optional<Value> value = {},
              std::string_view text = {})
    {
        const auto rank = std::pair(line, kind);
        if (m_gap && std::pair(m_gap->line, m_gap->kind) >= rank)
            return;
        m_gap.emplace(Gap{m_rule, kind, line, value, std::string(text)});
        m_gap->linesLeft = static_cast<int>(m_move.lines.size() - line);
        const auto &lines = m_asked.m_program.rules().ownMoves[m_rule].choose.list;
        for (std::size_t i = 0; i < line; ++i)
            m_gap->known.emplace_back(lines[i].slot,
                                      m_reasons.constant(m_frame, m_move.lines[i].place));
        if (value)
            m_gap->known.emplace_back(lines[line].slot,
                                      m_reasons.constant(*value, m_move.lines[line].place.type));
    }

    void goOn(std::size_t line, std::string_view text)
    {
        if (m_frame.isSpent())
            return;
        if (line == m_move.lines.size())
            return end(text);
        const ChoiceLine &row = m_move.lines[line];
        const bool isLeftOut = row.condition && row.condition->eval(m_frame) == 0;
        if (isLeftOut) {
            makeNone(m_frame, row.place);
            m_choices.name(line, noValue);
        } else if (row.let) {
            row.let->run(m_frame);
        } else {
            return choose(line, text);
        }
        goOn(line + 1, text);
    }

    void end(std::string_view text)
    {
        if (!text.empty())
            return note(Gap::Kind::TooMuch, m_move.lines.size(), {}, text);
        if (m_wish.cells && !isBetweenCells())
            return note(Gap::Kind::OtherCells, 0);
        m_found = moveOf(m_frame, m_asked.m_program, m_rule, m_choices);
    }

    bool isBetweenCells() const
    {
        std::vector<Value> cells;
        for (const OwnChoice &choice : m_choices.list) {
            if (choice.kind == OwnChoice::Kind::Cell)
                cells.push_back(choice.value);
        }
        return !cells.empty() && CellId(cells.front()) == m_wish.cells->from
               && CellId(cells.back()) == m_wish.cells->to;
    }

    /// The value that the wish has for the line, if it has one.
    std::optional<Value> wished(std::size_t line) const
    {
        if (!m_wish.cells)
            return std::nullopt;
        if (line == m_cellLines.first)
            return static_cast<Value>(m_wish.cells->from.index());
        return line == m_cellLines.last && !m_move.lines[line].condition
                   ? std::optional(static_cast<Value>(m_wish.cells->to.index()))
                   : std::nullopt;
    }

    void choose(std::size_t line, std::string_view text)
    {
        const ChoiceLine &row = m_move.lines[line];
        std::optional<Value> value = wished(line);
        std::string_view rest;
        if (!m_wish.cells) {
            if (text.empty())
                return note(Gap::Kind::Missing, line);
            const auto spelled = m_asked.spelledIn(text, row.kind);
            if (!spelled)
                return note(Gap::Kind::Unreadable, line, {}, text);
            value = spelled->value;
            rest = behind(text, spelled->length);
        }
        bool isOffered = false;
        row.from->any(m_frame, [&](Value member) {
            if (value && member != *value)
                return false;
            const bool isSo = isSoFor(m_frame, row.where);
            isOffered = isOffered || value || isSo;
            if (isSo)
                chosen(line, member, rest);
            else if (value)
                note(Gap::Kind::Where, line, value);
            return m_found.has_value();
        });
        if (!isOffered)
            note(Gap::Kind::NotOffered, line, value);
    }

    void chosen(std::size_t line, Value member, std::string_view rest)
    {
        m_choices.name(line, member);
        m_choices.list.push_back({m_move.lines[line].kind, static_cast<std::int32_t>(member)});
        goOn(line + 1, rest);
        m_choices.list.pop_back();
    }

    const OwnRefusal &m_asked;
    Frame &m_frame;
    std::size_t m_rule;
    const OwnMoveProgram &m_move;
    const OwnWish &m_wish;
    CellLines m_cellLines;
    OwnChoices m_choices;
    PhraseReasons m_reasons;
    std::optional<Move> m_found;
    std::optional<Gap> m_gap;
};

OwnRefusal::OwnRefusal(const Design &design,
                       OwnRules &rules,
                       const Position &position,
                       CellNaming naming)
    : m_rules(rules)
    , m_program(rules.program())
    , m_position(position)
    , m_board(m_program.game().board.board())
    , m_pieces(*design.pieces)
    , m_naming(naming)
    , m_names(std::make_shared<const phrase::Names>(phraseNames(design)))
{
}

/// The rule that stands in front of the text, which is taken off; else all.
std::vector<std::size_t> OwnRefusal::rulesNamed(std::string &text) const
{
    std::vector<std::size_t> all(m_program.moves().size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    for (const std::size_t rule : all) {
        const std::string name = MoveSpelling::ruleName(*m_program.names(), rule);
        const bool isNamed = text == name || text.starts_with(name + ":");
        if (!isNamed)
            continue;
        text = behind(text, name.size());
        return {rule};
    }
    return all;
}

std::optional<OwnRefusal::Spelled> OwnRefusal::spelledIn(std::string_view text,
                                                         OwnChoice::Kind kind) const
{
    static const std::vector<Move> none;
    const MoveSpelling spelling(m_board, m_pieces, none, m_naming);
    std::optional<Spelled> found;
    const auto add = [&](std::int32_t value) {
        const std::string name = spelling.choice(*m_program.names(), {kind, value});
        const bool isThere =
            text.starts_with(name) && (text.size() == name.size() || text[name.size()] == '-');
        if (isThere && (!found || found->length < name.size()))
            found = Spelled{value, name.size()};
    };
    const auto addAll = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            add(static_cast<std::int32_t>(i));
    };
    switch (kind) {
    case OwnChoice::Kind::Cell:
        addAll(m_board.size());
        break;
    case OwnChoice::Kind::Direction:
        addAll(m_board.directions().list.size());
        break;
    case OwnChoice::Kind::Player:
        addAll(m_program.rules().players.size());
        break;
    case OwnChoice::Kind::Type:
        addAll(m_pieces.types.size());
        break;
    case OwnChoice::Kind::Number:
    case OwnChoice::Kind::Truth:
        if (const auto number = leadingNumber(text))
            add(*number);
        break;
    }
    return found;
}

/// Whether the text has a value for each line that is always asked, and for no others.
bool OwnRefusal::reads(std::string_view text, std::size_t rule) const
{
    std::set<std::size_t> left{text.size()}; // of the text, after the lines so far
    for (const ChoiceLine &row : m_program.moves()[rule].lines) {
        if (row.let)
            continue;
        std::set<std::size_t> next;
        for (const std::size_t length : left) {
            if (row.condition)
                next.insert(length);
            const std::string_view rest = text.substr(text.size() - length);
            const auto spelled = rest.empty() ? std::nullopt : spelledIn(rest, row.kind);
            if (spelled)
                next.insert(behind(rest, spelled->length).size());
        }
        left = std::move(next);
    }
    return left.contains(0);
}

std::optional<OwnVerdict> OwnRefusal::verdict(const OwnWish &wish)
{
    std::string text = withoutSpaces(wish.text);
    std::vector<std::size_t> rules = rulesNamed(text);
    const auto isUnread = [&](std::size_t rule) {
        return !reads(text, rule);
    };
    const bool isRead = !wish.cells && !std::all_of(rules.begin(), rules.end(), isUnread);
    if (isRead)
        std::erase_if(rules, isUnread);
    Frame &frame = m_rules.chooseIn(m_position);
    std::optional<Gap> nearest;
    for (const std::size_t rule : rules) {
        if (wish.cells && !CellLines(m_program.moves()[rule]).mayLead(*wish.cells))
            continue;
        Walk walk(*this, frame, rule, wish);
        walk.run(text);
        if (walk.move())
            return OwnVerdict{*walk.move(), {}, true};
        const auto rank = [&](const Gap &gap) {
            return std::pair(wish.cells ? -gap.linesLeft : static_cast<int>(gap.line), gap.kind);
        };
        const bool isMeant = walk.gap() && walk.gap()->kind != Gap::Kind::OtherCells;
        if (isMeant && (!nearest || rank(*nearest) < rank(*walk.gap())))
            nearest = *walk.gap();
    }
    if (!nearest)
        return std::nullopt;
    return OwnVerdict{std::nullopt, words(*nearest, frame), isRead};
}

Message OwnRefusal::words(const Gap &gap, const Frame &frame) const
{
    const PhraseReasons reasons(m_program, m_names, frame);
    const OwnMove &rule = m_program.rules().ownMoves[gap.rule];
    MessageArguments arguments{
        {"rule", rule.name},
        {"player", m_program.rules()[m_position.toMove()].name},
    };
    if (gap.kind == Gap::Kind::NotForPlayer)
        return Message("{rule} is no move of {player}", arguments);
    if (gap.kind == Gap::Kind::KeptOut)
        return Message("{rule} may not follow in this turn", arguments);
    arguments.set("reason",
                  gap.kind == Gap::Kind::When ? reasons.whyNot({rule.when.node(), rule.when.locals})
                                              : wordsOfLine(gap, reasons));
    return Message("{rule}: {reason}", arguments);
}

Message OwnRefusal::wordsOfLine(const Gap &gap, const PhraseReasons &reasons) const
{
    const phrase::Choices &choose = m_program.rules().ownMoves[gap.rule].choose;
    if (gap.kind == Gap::Kind::TooMuch)
        return Message("nothing more is to be chosen: {text}", {{"text", inQuotes(gap.text)}});
    const phrase::ChooseLine &line = choose.list[gap.line];
    const phrase::Local &name = choose.locals[line.slot];
    MessageArguments arguments{
        {"choice", inQuotes(name.name)},
        {"text", inQuotes(gap.text)},
        {"kind", Message(std::string_view(enumTitle(name.type)))},
        {"value", gap.value ? valueText(*gap.value, name.type, m_program) : std::string()},
    };
    if (gap.kind == Gap::Kind::Missing)
        return Message("a choice of {choice} is missing", arguments);
    if (gap.kind == Gap::Kind::Unreadable)
        return Message("{choice} is {kind}, and not {text}", arguments);
    arguments.set("reason",
                  gap.kind == Gap::Kind::Where
                      ? reasons.whyNot({line.where.front(), choose.locals, gap.known})
                      : reasons.set({line.value, choose.locals, gap.known}));
    return gap.value ? Message("{value} is no choice of {choice}: {reason}", arguments)
                     : Message("there is no choice of {choice}: {reason}", arguments);
}

} // namespace rookery
