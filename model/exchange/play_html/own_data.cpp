#include "model/exchange/play_html/own_data.h"

#include "model/exchange/play_html/compact_json.h"
#include "model/phrase/functions.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/position/own_questions.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::MoveRef;
using phrase::MoveSort;
using phrase::Node;
using phrase::StepKind;

namespace {

const auto itself = [](const std::string &text) {
    return text;
};

/// As resources/play/rules/22-phrases.js calls it.
std::string_view kindName(Kind kind)
{
    switch (kind) {
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::Player:
    case Kind::Piece:
    case Kind::Cell:
    case Kind::Direction:
        return "value";
    case Kind::None:
    case Kind::DirectionGroup:
    case Kind::Blank:
        return "set"; // or a single value, see NodeData
    case Kind::Local:
        return "local";
    case Kind::OwnNumber:
        return "number";
    case Kind::Word:
        return "word";
    case Kind::Call:
        return "call";
    case Kind::Zone:
        return "zone";
    case Kind::Or:
        return "or";
    case Kind::And:
        return "and";
    case Kind::Not:
        return "not";
    case Kind::Equal:
        return "equal";
    case Kind::NotEqual:
        return "not-equal";
    case Kind::Less:
        return "less";
    case Kind::LessEqual:
        return "less-equal";
    case Kind::Greater:
        return "greater";
    case Kind::GreaterEqual:
        return "greater-equal";
    case Kind::In:
        return "in";
    case Kind::NotIn:
        return "not-in";
    case Kind::Add:
        return "add";
    case Kind::Subtract:
        return "subtract";
    case Kind::Multiply:
        return "multiply";
    case Kind::Divide:
        return "divide";
    case Kind::Remainder:
        return "remainder";
    case Kind::Negate:
        return "negate";
    case Kind::Union:
        return "union";
    case Kind::Without:
        return "without";
    case Kind::Common:
        return "common";
    case Kind::Range:
        return "range";
    case Kind::SetOf:
        return "set-of";
    case Kind::Filter:
        return "filter";
    case Kind::Image:
        return "image";
    case Kind::Some:
        return "some";
    case Kind::No:
        return "no";
    case Kind::Every:
        return "every";
    case Kind::Count:
        return "count";
    case Kind::The:
        return "the";
    case Kind::Sum:
        return "sum";
    case Kind::Most:
        return "most";
    case Kind::Least:
        return "least";
    case Kind::Spread:
        return "spread";
    case Kind::If:
        return "if";
    case Kind::Before:
        return "before";
    case Kind::BeforeTurn:
        return "before-turn";
    case Kind::AtStart:
        return "at-start";
    case Kind::SeenBy:
        return "seen-by";
    }
    return {};
}

std::string_view stepName(StepKind kind)
{
    switch (kind) {
    case StepKind::Let:
        return "let";
    case StepKind::SetLocal:
        return "set-local";
    case StepKind::AddLocal:
        return "add-local";
    case StepKind::SetNumber:
        return "set-number";
    case StepKind::AddNumber:
        return "add-number";
    case StepKind::Move:
        return "move";
    case StepKind::MoveEvery:
        return "move-every";
    case StepKind::Put:
        return "put";
    case StepKind::Capture:
        return "capture";
    case StepKind::Remove:
        return "remove";
    case StepKind::Swap:
        return "swap";
    case StepKind::TurnInto:
        return "turn-into";
    case StepKind::Give:
        return "give";
    case StepKind::Wall:
        return "wall";
    case StepKind::Clear:
        return "clear";
    case StepKind::Take:
        return "take";
    case StepKind::ToHand:
        return "to-hand";
    case StepKind::Stack:
        return "stack";
    case StepKind::Deal:
        return "deal";
    case StepKind::DealUnder:
        return "deal-under";
    case StepKind::Again:
        return "again";
    case StepKind::Next:
        return "next";
    case StepKind::If:
        return "if";
    case StepKind::For:
        return "for";
    case StepKind::Repeat:
        return "repeat";
    case StepKind::While:
        return "while";
    case StepKind::Blank:
        break;
    }
    return {};
}

/// The value of a choice that is left out.
std::string nothingOf(phrase::Type type)
{
    return phrase::isSet(type) ? "[]" : phrase::mayBeNone(type) ? "-1" : "0";
}

/// Writes the own rules of one design.
class OwnWriter
{
public:
    OwnWriter(const Subject &subject, const OwnProgram &program)
        : m_subject(subject)
        , m_board(subject.board())
        , m_rules(subject.rules())
        , m_program(program)
    {
    }

    std::string text() const
    {
        const Position start = startPosition(m_subject.design(), m_board);
        const auto number = [](std::int32_t value) {
            return json::number(value);
        };
        const LooksBack &looks = m_program.looks();
        return json::Object()
            .add("numbers", numbers())
            .add("start", json::list(start.numbers(), number))
            .add("fresh", json::list(m_program.startNumbers(), number))
            .add("looks",
                 json::Object()
                     .add("beforeMove", json::flag(looks.beforeMove))
                     .add("beforeTurn", json::flag(looks.beforeTurn))
                     .add("history", json::flag(looks.history))
                     .add("lastMove", json::flag(looks.lastMove))
                     .done())
            .add("board", board())
            .add("directionNames",
                 json::list(m_board.directions().list,
                            [](const Direction &each) { return json::text(each.name); }))
            .add("words",
                 json::list(m_rules.words,
                            [&](const OwnWord &word) { return node(word.means.node()); }))
            .add("moves", moves())
            .add("bans", bans())
            .add("effects", effects())
            .add("ends", json::list(m_rules.ends, [&](const End &each) { return end(each); }))
            .done();
    }

private:
    std::string numbers() const
    {
        const auto &rows = m_program.game().numbers.rows();
        return json::list(rows, [&](const NumberLayout::Row &row) {
            const OwnNumber &number = m_rules.numbers[static_cast<std::size_t>(&row - rows.data())];
            return json::Object()
                .add("name", json::text(number.name))
                .add("of", json::text(enumName(number.of)))
                .add("shown", json::flag(number.shown != NumberShown::Nothing))
                .add("begin", json::number(row.begin))
                .add("count", json::number(row.count))
                .add("least", json::number(row.least))
                .add("most", json::number(row.most))
                .add("follows", json::flag(row.follows))
                .add("counted", json::flag(row.countsForRepetition))
                .done();
        });
    }

    /// What phrases know of the board that the script cannot tell from its links.
    std::string board() const
    {
        const PhraseGame &game = m_program.game();
        const PhraseBoard &board = game.board;
        const auto directions = IdRange<DirectionId>(m_board.directions().list.size());
        const auto value = [](Value each) {
            return json::number(each);
        };
        const auto perDirection = [&](auto ask) {
            return json::list(directions, [&](DirectionId direction) {
                return json::number(ask(static_cast<Value>(direction.index())));
            });
        };
        return json::Object()
            .add("dirs", members(board.allDirections()))
            .add("orthogonal", members(board.orthogonal()))
            .add("diagonal", members(board.diagonal()))
            .add("opposite", perDirection([&](Value each) { return board.opposite(each); }))
            .add("facing",
                 json::list(m_subject.playerIds(),
                            [&](PlayerId player) {
                                const auto first =
                                    static_cast<Value>(player.index()) * board.directions();
                                return perDirection([&](Value each) {
                                    return game.facing[static_cast<std::size_t>(first + each)];
                                });
                            }))
            .add("forward", json::list(game.forward, value))
            .add("mirror",
                 json::list(m_board.cells(),
                            [&](CellId cell) {
                                return json::number(board.mirror(static_cast<Value>(cell.index())));
                            }))
            .done();
    }

    std::string members(const sets::Word *set) const
    {
        std::vector<Value> all;
        sets::each(
            set, m_program.game().board.words(), [&](Value member) { all.push_back(member); });
        return json::list(all, [](Value each) { return json::number(each); });
    }

    std::string moves() const
    {
        const auto ids = IdRange<Id<struct OwnMoveTag>>(m_rules.ownMoves.size());
        return json::list(ids, [&](auto id) {
            const OwnMove &rule = m_rules.ownMoves[id.index()];
            const OwnMoveProgram &program = m_program.moves()[id.index()];
            const auto line = [](const std::optional<std::size_t> &place) {
                return place ? json::number(*place) : std::string("-1");
            };
            return json::Object()
                .add("name", json::text(rule.name))
                .add("players", idList(rule.players))
                .add("when", phraseOf(rule.when, std::nullopt))
                .add("lines",
                     json::list(rule.choose.list,
                                [&](const phrase::ChooseLine &each) {
                                    return this->line(each, rule.choose.locals);
                                }))
                .add("steps", steps(rule.steps, id.index()))
                .add("fromLine", line(program.fromLine))
                .add("toLine", line(program.toLine))
                .add("mayCoincide", json::flag(program.mayCoincide))
                .done();
        });
    }

    std::string line(const phrase::ChooseLine &from, const std::vector<phrase::Local> &locals) const
    {
        const phrase::Type type = locals[from.slot].type;
        return json::Object()
            .add("isLet", json::flag(from.isLet))
            .add("s", json::number(from.slot))
            .add("kind", json::text(choiceKind(type)))
            .add("nothing", nothingOf(type))
            .add("value", node(from.value))
            .add("condition", maybe(from.condition))
            .add("where", maybe(from.where))
            .done();
    }

    static std::string_view choiceKind(phrase::Type type)
    {
        switch (type) {
        case phrase::Type::Cell:
            return "cell";
        case phrase::Type::Direction:
            return "direction";
        case phrase::Type::Player:
            return "player";
        case phrase::Type::Piece:
            return "type";
        default:
            return "number";
        }
    }

    std::string bans() const
    {
        return json::list(m_program.bans(), [&](const BanProgram &program) {
            const OwnBan &rule = m_rules.bans[program.rule];
            return json::Object()
                .add("own", variant(program.ownMove))
                .add("moves", refs(rule.moves.list))
                .add("types", idList(rule.types))
                .add("players", idList(rule.players))
                .add("before", phraseOf(rule.before, program.ownMove))
                .add("after", phraseOf(rule.after, program.ownMove))
                .add("checks", json::flag(rule.checks))
                .add("asksGame", json::flag(program.asksGame))
                .done();
        });
    }

    /// After moves and turns; what happens at the start has happened.
    std::string effects() const
    {
        std::vector<const EffectProgram *> all;
        for (const auto time : {OwnProgram::Time::Move, OwnProgram::Time::Turn}) {
            const auto &some = m_program.effects(time);
            all.insert(all.end(), some.begin(), some.end());
        }
        return json::list(all, [&](const EffectProgram *program) {
            const OwnEffect &rule = m_rules.effects[program->rule];
            return json::Object()
                .add("own", variant(program->ownMove))
                .add("moves", refs(rule.after.list))
                .add("types", idList(rule.types))
                .add("players", idList(rule.players))
                .add("condition", phraseOf(rule.condition, program->ownMove))
                .add("steps", steps(rule.steps, program->ownMove))
                .done();
        });
    }

    std::string end(const End &rule) const
    {
        const auto *said = std::get_if<Said>(&rule.condition);
        return json::Object()
            .add("if", said ? phraseOf(said->condition, std::nullopt) : "null")
            .add("most", phraseOf(rule.most, std::nullopt))
            .add("because",
                 json::list(rule.because.parts,
                            [&](const phrase::Saying::Part &part) { return sayingPart(part); }))
            .done();
    }

    std::string sayingPart(const phrase::Saying::Part &part) const
    {
        if (part.root.empty())
            return json::Object().add("text", json::text(part.text)).add("value", "null").done();
        return json::Object()
            .add("type", json::text(enumName(part.root.front().type)))
            .add("value", named("[]", node(part.root.front())))
            .done();
    }

    static std::string variant(const std::optional<std::size_t> &ownMove)
    {
        return ownMove ? json::number(*ownMove) : "-1";
    }

    template<class Ids>
    static std::string idList(const Ids &ids)
    {
        return json::list(ids, [](auto id) { return json::number(id.index()); });
    }

    static std::string refs(const std::vector<MoveRef> &list)
    {
        return json::list(list, [](const MoveRef &ref) {
            return ref.sort == MoveSort::Named ? json::number(ref.own)
                                               : json::text(enumName(ref.sort));
        });
    }

    static std::string named(const std::string &names, const std::string &of)
    {
        return json::Object().add("names", names).add("of", of).done();
    }

    /// Which names stand for choices of the own move, as pairs of slots: here and there.
    std::string namesOf(const std::vector<phrase::Local> &locals,
                        const std::optional<std::size_t> &ownMove) const
    {
        std::vector<std::string> pairs;
        for (std::size_t i = 0; ownMove && i < locals.size(); ++i) {
            if (const auto there =
                    OwnProgram::choiceCalledAs(m_rules.ownMoves[*ownMove], locals[i]))
                pairs.push_back('[' + json::number(i) + ',' + json::number(*there) + ']');
        }
        return json::list(pairs, itself);
    }

    std::string phraseOf(const phrase::Phrase &phrase,
                         const std::optional<std::size_t> &ownMove) const
    {
        return phrase.isGiven() ? named(namesOf(phrase.locals, ownMove), node(phrase.node()))
                                : "null";
    }

    std::string steps(const phrase::Steps &steps, const std::optional<std::size_t> &ownMove) const
    {
        return named(namesOf(steps.locals, ownMove), list(steps.list));
    }

    std::string list(const std::vector<phrase::Step> &steps) const
    {
        return json::list(steps, [&](const phrase::Step &each) { return step(each); });
    }

    std::string step(const phrase::Step &from) const
    {
        return json::Object()
            .add("k", json::text(stepName(from.kind)))
            .add("i", json::number(from.index))
            .add("s", json::number(from.slot))
            .addIf(from.most != 0, "most", json::number(from.most))
            .addIf(!from.values.empty(), "v", nodes(from.values))
            .addIf(!from.moves.empty(), "only", refs(from.moves))
            .addIf(!from.body.empty(), "body", list(from.body))
            .addIf(!from.otherwise.empty(), "otherwise", list(from.otherwise))
            .done();
    }

    std::string nodes(const std::vector<Node> &all) const
    {
        return json::list(all, [&](const Node &each) { return node(each); });
    }

    std::string maybe(const std::vector<Node> &one) const
    {
        return one.empty() ? "null" : node(one.front());
    }

    std::string node(const Node &from) const
    {
        const bool isSet = phrase::isSet(from.type);
        const std::string_view kind =
            from.kind == Kind::None && !isSet ? std::string_view("value") : kindName(from.kind);
        return json::Object()
            .add("k", json::text(kind))
            .addIf(kind == "set", "v", members(from))
            .addIf(kind == "value", "i", json::number(value(from)))
            .addIf(isIndexed(from.kind), "i", json::number(from.index))
            .addIf(
                from.kind == Kind::Call, "f", json::text(phrase::functionRow(from.function).name))
            .addIf(binds(from.kind), "s", json::number(from.slot))
            .addIf(phrase::mayBeNone(from.type), "x", "true")
            .addIf(!from.parts.empty(), "p", nodes(from.parts))
            .done();
    }

    static bool isIndexed(Kind kind)
    {
        return kind == Kind::Local || kind == Kind::OwnNumber || kind == Kind::Word
               || kind == Kind::Zone;
    }

    static bool binds(Kind kind) { return kind >= Kind::Filter && kind <= Kind::Spread; }

    std::int64_t value(const Node &from) const
    {
        switch (from.kind) {
        case Kind::Number:
            return from.number;
        case Kind::True:
            return 1;
        case Kind::False:
            return 0;
        case Kind::None:
            return noValue;
        case Kind::Cell: {
            const auto cell = m_board.cellAt(SiteId(from.index));
            return cell ? static_cast<std::int64_t>(cell->index()) : noValue;
        }
        default:
            return from.index;
        }
    }

    std::string members(const Node &from) const
    {
        if (from.kind != Kind::DirectionGroup)
            return "[]";
        std::vector<std::size_t> all;
        for (const DirectionId member : m_board.directions().groups[from.index].members)
            all.push_back(member.index());
        std::sort(all.begin(), all.end());
        return json::list(all, [](std::size_t each) { return json::number(each); });
    }

    const Subject &m_subject;
    const Board &m_board;
    const Rules &m_rules;
    const OwnProgram &m_program;
};

} // namespace

std::string ownData(const Subject &subject)
{
    const auto program =
        makeOwnProgram(subject.design(), std::make_shared<const Board>(subject.board()));
    return program ? OwnWriter(subject, *program).text() : "null";
}

void judgeOwnRules(const Subject &subject, Verdict &verdict)
{
    const Rules &rules = subject.rules();
    const bool hasChance = std::any_of(rules.players.begin(),
                                       rules.players.end(),
                                       [](const Player &player) { return player.isChance; });
    if (hasChance)
        verdict.prevents(Message("games of chance are not played there yet"));
    if (rules.hasSecrets()
        || anyNode(rules, [](const Node &node) { return node.kind == Kind::SeenBy; }))
        verdict.prevents(Message("games with secrets are not played there yet"));
    if (std::any_of(rules.ownMoves.begin(), rules.ownMoves.end(), [](const OwnMove &move) {
            return move.idle;
        }))
        verdict.prevents(Message("tries that count for nothing are not played there yet"));
}

} // namespace rookery
