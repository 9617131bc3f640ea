#include "model/play/legal/part_sight.h"

#include "model/phrase/nodes.h"
#include "model/play/legal/rule_questions.h"
#include "model/play/phrases/phrase_compiler.h"

#include <algorithm>

namespace rookery {

using phrase::Function;
using phrase::Kind;
using phrase::Node;
using phrase::Type;

namespace {

constexpr Value sightBudget = 2'000'000;

/// What a part takes from outside of it.
struct OuterNames
{
    std::vector<std::uint16_t> slots;
    bool hasBlank = false;
    bool asksMove = false; ///< from, to, and what else is known of a move only

    explicit OuterNames(const Node &node)
    {
        Node copy = node;
        std::vector<std::uint16_t> bound;
        phrase::eachNode(copy, [&](const Node &each) {
            const bool binds = each.kind >= Kind::Filter && each.kind <= Kind::Spread;
            if (binds)
                bound.push_back(each.slot);
            hasBlank = hasBlank || each.kind == Kind::Blank;
            const bool isOfMove = each.function == Function::From || each.function == Function::To
                                  || each.function == Function::Mover;
            asksMove = asksMove || (each.kind == Kind::Call && isOfMove);
            if (each.kind == Kind::Local)
                slots.push_back(each.index);
        });
        std::erase_if(slots, [&](std::uint16_t slot) {
            return std::find(bound.begin(), bound.end(), slot) != bound.end();
        });
        std::sort(slots.begin(), slots.end());
        slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    }
};

/// One part made ready, with the frame that it is asked in.
class Question
{
public:
    Question(const PhraseGame &game,
             const Rules &rules,
             const Node &node,
             const std::vector<phrase::Local> &locals,
             const Position &position,
             GameQuestions &asked)
        : m_compiler(game, rules)
        , m_places(m_compiler.enter(locals))
        , m_compiled(m_compiler.compile(node))
        , m_frame(game.board, m_compiler.size())
        , m_outer(node)
    {
        m_frame.read.fill(&position);
        m_frame.game = &asked;
        m_frame.budget = sightBudget;
        game.letMove(m_frame, static_cast<Value>(position.toMove().index()));
        m_frame.context.turn = position.state().turn + 1;
        for (const LocalPlace &place : m_places)
            makeNone(m_frame, place);
        for (const std::uint16_t slot : m_outer.slots)
            add(m_places[slot], game);
    }

    bool isAnswerable() const { return m_isKnown; }
    bool asksCell() const { return m_outer.asksMove || !m_cells.empty(); }
    bool isSpent() const { return m_frame.isSpent(); }

    /// All that it gives, for every value of the names that are not cells.
    std::vector<Value> ask(std::optional<CellId> cell)
    {
        const Value given = cell ? static_cast<Value>(cell->index()) : noValue;
        for (const std::size_t place : m_cells)
            m_frame.scalars[place] = given;
        MoveContext &context = m_frame.context;
        context.from = context.to = given;
        const Position &position = m_frame.position();
        context.mover = cell && position.at(*cell)
                            ? static_cast<Value>(position.at(*cell)->type.index())
                            : noValue;
        std::vector<Value> found;
        askEach(0, found);
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

private:
    struct Each
    {
        std::size_t place;
        std::vector<Value> values;
    };

    void add(const LocalPlace &place, const PhraseGame &game)
    {
        if (place.type == Type::Cell)
            m_cells.push_back(place.index);
        else if (place.type == Type::Direction)
            m_each.push_back({place.index, membersOf(game.board.allDirections())});
        else if (place.type == Type::Piece)
            m_each.push_back({place.index, membersOf(game.allTypes.data())});
        else if (place.type == Type::Player)
            m_frame.scalars[place.index] = m_frame.context.me;
        else
            m_isKnown = false;
    }

    void askEach(std::size_t name, std::vector<Value> &found)
    {
        if (name == m_each.size())
            return askOnce(found);
        for (const Value value : m_each[name].values) {
            m_frame.scalars[m_each[name].place] = value;
            if (!m_frame.isSpent())
                askEach(name + 1, found);
        }
    }

    std::vector<Value> membersOf(const sets::Word *set) const
    {
        std::vector<Value> members;
        sets::each(set, m_frame.words, [&](Value member) { members.push_back(member); });
        return members;
    }

    void askOnce(std::vector<Value> &found)
    {
        m_frame.pay(1);
        if (const auto *one = std::get_if<Scalar>(&m_compiled)) {
            found.push_back((*one)->eval(m_frame));
        } else if (const auto *set = std::get_if<SetOf>(&m_compiled)) {
            const RoomMark mark(m_frame);
            sets::each((*set)->view(m_frame, m_frame.room.take()),
                       m_frame.words,
                       [&](Value member) { found.push_back(member); });
        } else {
            std::vector<Value> numbers;
            std::get<List>(m_compiled)->eval(m_frame, numbers);
            found.insert(found.end(), numbers.begin(), numbers.end());
        }
    }

    PhraseCompiler m_compiler;
    std::vector<LocalPlace> m_places;
    Compiled m_compiled;
    Frame m_frame;
    OuterNames m_outer;
    std::vector<std::size_t> m_cells;
    std::vector<Each> m_each;
    bool m_isKnown = true;
};

} // namespace

struct PartAsker::Game
{
    Game(const Design &of, std::shared_ptr<const CompiledGame> game)
        : design(of)
        , phrases(of, game->sharedBoard())
        , book(std::make_shared<const RuleBook>(of, game))
        , questions(of, std::make_shared<Threats>(of, std::move(game), book))
    {
    }

    /// Where to look for what has been found.
    void addCells(PartSight &sight, const Position &position, std::optional<CellId> chosen) const
    {
        const Type member = phrase::memberOf(sight.type);
        const auto has = [&](Value value) {
            return std::binary_search(sight.values.begin(), sight.values.end(), value);
        };
        for (const CellId cell : phrases.board.board().cells()) {
            const auto piece = position.at(cell);
            const bool isThere =
                member == Type::Cell     ? has(static_cast<Value>(cell.index()))
                : member == Type::Player ? piece && has(static_cast<Value>(piece->owner.index()))
                : member == Type::Piece  ? piece && has(static_cast<Value>(piece->type.index()))
                                         : false;
            if (isThere)
                sight.cells.push_back(cell);
        }
        for (const Value direction : sight.values) {
            if (member != Type::Direction || !chosen)
                break;
            const Value cell = phrases.board.step(static_cast<Value>(chosen->index()), direction);
            if (cell >= 0)
                sight.cells.emplace_back(cell);
        }
    }

    Design design;
    PhraseGame phrases;
    std::shared_ptr<const RuleBook> book;
    RuleQuestions questions;
};

PartAsker::PartAsker(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_game(std::make_unique<Game>(design, std::move(game)))
{
}

PartAsker::~PartAsker() = default;

std::optional<PartSight> PartAsker::look(const Node &node,
                                         const std::vector<phrase::Local> &locals,
                                         const Position &position,
                                         std::optional<CellId> chosen)
{
    if (OuterNames(node).hasBlank)
        return std::nullopt;
    Question question(
        m_game->phrases, *m_game->design.rules, node, locals, position, m_game->questions);
    if (!question.isAnswerable())
        return std::nullopt;
    PartSight sight;
    sight.type = node.type;
    if (question.asksCell() && node.type == Type::Truth) {
        sight.isOfEachCell = true;
        for (const CellId cell : m_game->phrases.board.board().cells()) {
            const auto truths = question.ask(cell);
            if (std::find_if(truths.begin(), truths.end(), [](Value truth) { return truth > 0; })
                != truths.end())
                sight.cells.push_back(cell);
        }
    } else if (question.asksCell() && !chosen) {
        sight.needsCell = true;
    } else {
        sight.isOfCell = question.asksCell();
        sight.values = question.ask(sight.isOfCell ? chosen : std::nullopt);
        if (phrase::memberOf(node.type) != Type::Number)
            std::erase_if(sight.values, [](Value value) { return value < 0; });
        m_game->addCells(sight, position, chosen);
    }
    sight.tookTooLong = question.isSpent();
    return sight;
}

} // namespace rookery
