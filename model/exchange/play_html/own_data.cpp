#include "model/exchange/play_html/own_data.h"

#include "model/exchange/play_html/compact_json.h"
#include "model/exchange/play_html/phrase_data.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/position/own_questions.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::Node;

namespace {

const auto itself = [](const std::string &text) {
    return text;
};

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
        , m_phrases(m_board)
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
                            [&](const OwnWord &word) { return m_phrases.node(word.means.node()); }))
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
            .add("value", m_phrases.node(from.value))
            .add("condition", m_phrases.maybe(from.condition))
            .add("where", m_phrases.maybe(from.where))
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
                .add("moves", PhraseData::refs(rule.moves.list))
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
                .add("moves", PhraseData::refs(rule.after.list))
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
            .add("value", named("[]", m_phrases.node(part.root.front())))
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
        return phrase.isGiven()
                   ? named(namesOf(phrase.locals, ownMove), m_phrases.node(phrase.node()))
                   : "null";
    }

    std::string steps(const phrase::Steps &steps, const std::optional<std::size_t> &ownMove) const
    {
        return named(namesOf(steps.locals, ownMove), m_phrases.steps(steps.list));
    }

    const Subject &m_subject;
    const Board &m_board;
    const Rules &m_rules;
    const OwnProgram &m_program;
    PhraseData m_phrases;
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
