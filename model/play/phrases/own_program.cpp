#include "model/play/phrases/own_program.h"

#include "model/phrase/step_changes.h"
#include "model/play/phrases/move_refs.h"
#include "model/play/position/own_questions.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::MoveSort;
using phrase::Node;
using phrase::StepKind;

namespace {

/// Whether announcements or views ask what only a game that is played by own rules keeps.
bool looksBack(const Rules &rules)
{
    using phrase::Function;
    return anyNode(rules, [](const Node &node) {
        if (node.kind != Kind::Call)
            return node.kind == Kind::BeforeTurn;
        return phrase::functionRow(node.function).locality == phrase::Locality::History
               || node.function == Function::LastFrom || node.function == Function::LastTo
               || node.function == Function::LastType;
    });
}

} // namespace

bool OwnProgram::isNeeded(const Rules &rules)
{
    const bool says = std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return std::holds_alternative<Said>(end.condition) || end.most.isGiven()
               || end.worth.isGiven();
    });
    return says || !rules.numbers.empty() || !rules.ownMoves.empty() || !rules.bans.empty()
           || !rules.effects.empty()
           || ((!rules.views.empty() || !rules.tells.empty()) && looksBack(rules));
}

OwnProgram::OwnProgram(const Design &design, std::shared_ptr<const Board> board)
    : m_game(design, std::move(board))
{
    PhraseCompiler compiler(m_game, rules());
    addMoves(compiler);
    addBans(compiler);
    addEffects(compiler);
    addEnds(compiler);
    addTells(compiler);
    m_sight = std::make_unique<PlayerSight>(compiler, m_game, rules());
    m_looks.add(compiler.looks());
    addNumbers(compiler, design);
    m_size = compiler.size();
    m_sight->setNumbers(m_startNumbers);
    auto names = std::make_shared<OwnMoveNames>();
    for (const OwnMove &move : rules().ownMoves)
        names->rules.push_back(move.name);
    for (const Player &player : rules().players)
        names->players.push_back(player.name);
    m_names = std::move(names);
}

namespace {

OwnChoice::Kind kindOf(phrase::Type type)
{
    switch (type) {
    case phrase::Type::Cell:
        return OwnChoice::Kind::Cell;
    case phrase::Type::Direction:
        return OwnChoice::Kind::Direction;
    case phrase::Type::Player:
        return OwnChoice::Kind::Player;
    case phrase::Type::Piece:
        return OwnChoice::Kind::Type;
    case phrase::Type::Truth:
        return OwnChoice::Kind::Truth;
    default:
        return OwnChoice::Kind::Number;
    }
}

bool isLocal(const Node &node, std::size_t slot)
{
    return node.kind == Kind::Local && node.index == slot;
}

/// Whether a set holds only cells of pieces.
bool isOfPieces(const Node &set)
{
    if (set.kind == Kind::Filter)
        return isOfPieces(set.parts.front());
    return set.kind == Kind::Call && set.function == phrase::Function::PiecesOf;
}

/// Whether all that is chosen is a piece and where it goes, and all that happens to pieces is that
/// it goes there: then no two choices have the same result.
bool isPlainMove(const OwnMove &rule)
{
    std::vector<const phrase::ChooseLine *> lines;
    for (const phrase::ChooseLine &line : rule.choose.list) {
        if (!line.isLet)
            lines.push_back(&line);
    }
    if (lines.size() != 2 || !isOfPieces(lines.front()->value))
        return false;
    const auto moves = [&](const phrase::Step &step) {
        return step.kind == StepKind::Move && isLocal(step.values[0], lines[0]->slot)
               && isLocal(step.values[1], lines[1]->slot);
    };
    const auto &steps = rule.steps.list;
    return std::count_if(steps.begin(), steps.end(), moves) == 1
           && std::all_of(steps.begin(), steps.end(), [&](const phrase::Step &step) {
                  return moves(step) || phrase::changedBy(step) < phrase::Changed::Board;
              });
}

} // namespace

std::optional<std::size_t> OwnProgram::choiceCalledAs(const OwnMove &rule,
                                                      const phrase::Local &name)
{
    if (name.origin != phrase::Origin::Chosen && name.origin != phrase::Origin::Let)
        return std::nullopt;
    const auto &chosen = rule.choose.locals;
    const auto found = std::find_if(chosen.begin(), chosen.end(), [&](const phrase::Local &local) {
        return local.name == name.name && local.type == name.type
               && local.origin != phrase::Origin::Bound;
    });
    return found == chosen.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - chosen.begin()));
}

/// Locals that are named like choices of the own move stand where those do.
std::vector<LocalPlace> OwnProgram::enterWithChoices(PhraseCompiler &compiler,
                                                     const std::vector<phrase::Local> &locals,
                                                     std::optional<std::size_t> ownMove)
{
    std::vector<LocalPlace> places = compiler.enter(locals);
    if (!ownMove)
        return places;
    for (std::size_t i = 0; i < locals.size(); ++i) {
        if (const auto choice = choiceCalledAs(rules().ownMoves[*ownMove], locals[i]))
            places[i] = m_choicePlaces[*ownMove][*choice];
    }
    compiler.enter(places);
    return places;
}

Scalar OwnProgram::phraseOf(PhraseCompiler &compiler,
                            const phrase::Phrase &phrase,
                            std::optional<std::size_t> ownMove)
{
    if (!phrase.isGiven())
        return nullptr;
    enterWithChoices(compiler, phrase.locals, ownMove);
    return compiler.scalar(phrase.node());
}

SayingProgram OwnProgram::sayingOf(PhraseCompiler &compiler,
                                   const phrase::Saying &saying,
                                   std::optional<std::size_t> ownMove)
{
    SayingProgram program;
    enterWithChoices(compiler, saying.locals, ownMove);
    for (const phrase::Saying::Part &part : saying.parts) {
        SayingProgram::Part made{part.text, std::nullopt, phrase::Type::Number};
        if (!part.root.empty()) {
            made.value = compiler.compile(part.root.front());
            made.type = part.root.front().type;
        }
        program.parts.push_back(std::move(made));
    }
    return program;
}

void OwnProgram::addMoves(PhraseCompiler &compiler)
{
    for (const OwnMove &rule : rules().ownMoves) {
        OwnMoveProgram program;
        program.when = phraseOf(compiler, rule.when, std::nullopt);
        m_choicePlaces.push_back(compiler.enter(rule.choose.locals));
        for (const phrase::ChooseLine &line : rule.choose.list) {
            ChoiceLine made;
            made.place = compiler.place(line.slot);
            made.kind = kindOf(made.place.type);
            if (line.isLet)
                made.let.emplace(made.place, compiler.compile(line.value));
            else
                made.from.emplace(compiler.members(line.value, line.slot));
            if (!line.condition.empty())
                made.condition = compiler.scalar(line.condition.front());
            if (!line.where.empty())
                made.where = compiler.scalar(line.where.front());
            const std::string &name = rule.choose.locals[line.slot].name;
            if (!line.isLet && name == "from")
                program.fromLine = program.lines.size();
            if (!line.isLet && name == "to")
                program.toLine = program.lines.size();
            program.lines.push_back(std::move(made));
        }
        const std::size_t index = m_moves.size();
        program.weight = phraseOf(compiler, rule.weight, index);
        program.places = enterWithChoices(compiler, rule.steps.locals, index);
        program.steps = compileSteps(rule.steps.list, compiler, m_game, m_lists);
        program.mayCoincide = rule.same == SameMove::Result && !isPlainMove(rule);
        m_moves.push_back(std::move(program));
    }
}

namespace {

bool asksLocals(const std::vector<Node> &nodes,
                const std::vector<phrase::Local> &locals,
                phrase::Origin origin)
{
    return std::any_of(nodes.begin(), nodes.end(), [&](const Node &node) {
        return (node.kind == Kind::Local && locals[node.index].origin == origin)
               || asksLocals(node.parts, locals, origin);
    });
}

/// Whether a phrase asks for a name that came to it so.
bool asksLocals(const phrase::Phrase &phrase, phrase::Origin origin)
{
    return asksLocals(phrase.root, phrase.locals, origin);
}

/// The own moves that a rule names; nothing where it is about other moves as well, or about all.
std::vector<std::optional<std::size_t>> variantsOf(const phrase::MoveRefs &moves)
{
    std::vector<std::optional<std::size_t>> variants;
    for (const phrase::MoveRef &move : moves.list) {
        if (move.sort == MoveSort::Named)
            variants.emplace_back(move.own);
    }
    if (variants.size() != moves.list.size() || variants.empty())
        variants.emplace_back(std::nullopt);
    return variants;
}

/// Whether a rule about moves is about this own move, whatever comes of it.
bool namesOwn(const phrase::MoveRefs &refs, std::size_t ownMove)
{
    return refs.list.empty()
           || std::any_of(refs.list.begin(), refs.list.end(), [&](const phrase::MoveRef &ref) {
                  return ref.sort == MoveSort::Own
                         || (ref.sort == MoveSort::Named && ref.own == ownMove);
              });
}

} // namespace

void OwnProgram::addBans(PhraseCompiler &compiler)
{
    for (std::size_t i = 0; i < rules().bans.size(); ++i) {
        const OwnBan &rule = rules().bans[i];
        for (const auto ownMove : variantsOf(rule.moves)) {
            m_looks.add(compiler.looks());
            compiler.forgetLooks();
            BanProgram program;
            program.rule = i;
            program.ownMove = ownMove;
            program.before = phraseOf(compiler, rule.before, ownMove);
            program.isOfPosition = program.before && !compiler.looks().move
                                   && !asksLocals(rule.before, phrase::Origin::Chosen);
            program.after = phraseOf(compiler, rule.after, ownMove);
            program.because = sayingOf(compiler, rule.because, ownMove);
            program.asksGame = compiler.looks().game;
            // Asked once the move has been made, it still reads what was there before.
            const bool isAskedLate = program.after || rookery::names(rule.moves, MoveSort::Capture);
            m_looks.beforeMove = m_looks.beforeMove || (program.before && isAskedLate);
            for (std::size_t move = 0; move < m_moves.size(); ++move) {
                if (isVariantFor(rule.moves, ownMove, move) && namesOwn(rule.moves, move))
                    m_moves[move].bans.push_back(m_bans.size());
            }
            m_bans.push_back(std::move(program));
        }
    }
}

void OwnProgram::addEffects(PhraseCompiler &compiler)
{
    for (std::size_t i = 0; i < rules().effects.size(); ++i) {
        const OwnEffect &rule = rules().effects[i];
        for (const auto ownMove : variantsOf(rule.after)) {
            EffectProgram program;
            program.rule = i;
            program.ownMove = ownMove;
            program.condition = phraseOf(compiler, rule.condition, ownMove);
            program.places = enterWithChoices(compiler, rule.steps.locals, ownMove);
            program.steps = compileSteps(rule.steps.list, compiler, m_game, m_lists);
            m_effects.push_back(std::move(program));
        }
    }
    const auto add = [&](Time time, const EffectProgram &program) {
        m_effectsAt[static_cast<std::size_t>(time)].push_back(&program);
    };
    for (const EffectProgram &program : m_effects) {
        const phrase::MoveRefs &after = rules().effects[program.rule].after;
        const bool isOfTurn = rookery::names(after, MoveSort::Turn);
        const bool isOfStart = rookery::names(after, MoveSort::Start);
        if (isOfTurn)
            add(Time::Turn, program);
        if (isOfStart)
            add(Time::Start, program);
        if (!isOfTurn && !isOfStart)
            add(Time::Move, program);
    }
}

void OwnProgram::addEnds(PhraseCompiler &compiler)
{
    const auto firstPlace = [&](const std::vector<phrase::Local> &locals) {
        return locals.empty() ? std::nullopt : std::optional(compiler.place(0));
    };
    for (const End &rule : rules().ends) {
        EndProgram program;
        if (const auto *said = std::get_if<Said>(&rule.condition)) {
            program.condition = phraseOf(compiler, said->condition, std::nullopt);
            program.player = firstPlace(said->condition.locals);
            program.isOfPlayer = asksLocals(said->condition, phrase::Origin::Given);
        }
        program.most = phraseOf(compiler, rule.most, std::nullopt);
        program.mostPlayer = firstPlace(rule.most.locals);
        program.worth = phraseOf(compiler, rule.worth, std::nullopt);
        program.worthPlayer = firstPlace(rule.worth.locals);
        program.leaning = leaningOf(compiler, rule, program.isOfPlayer);
        program.because = sayingOf(compiler, rule.because, std::nullopt);
        program.becausePlayer = firstPlace(rule.because.locals);
        m_ends.push_back(std::move(program));
    }
}

void OwnProgram::addTells(PhraseCompiler &compiler)
{
    for (std::size_t i = 0; i < rules().tells.size(); ++i) {
        const OwnTell &rule = rules().tells[i];
        for (const auto ownMove : variantsOf(rule.after)) {
            TellProgram program;
            program.rule = i;
            program.ownMove = ownMove;
            program.condition = phraseOf(compiler, rule.condition, ownMove);
            program.say = sayingOf(compiler, rule.say, ownMove);
            m_tells.push_back(std::move(program));
        }
    }
}

/// The numbers are set in their order, each by what stands on the board at the start.
void OwnProgram::addNumbers(PhraseCompiler &compiler, const Design &design)
{
    struct Start
    {
        Scalar value;
        std::optional<LocalPlace> of;
    };
    std::vector<Start> starts;
    for (const OwnNumber &number : rules().numbers) {
        Start start{phraseOf(compiler, number.start, std::nullopt), std::nullopt};
        if (!number.start.locals.empty() && number.of != NumberOf::Game)
            start.of = compiler.place(0);
        starts.push_back(std::move(start));
    }
    const FrameSize size = compiler.size();
    Frame frame(m_game.board, size);
    Position position = setupPosition(design, m_game.board.board());
    position.setNumbers(std::vector<std::int32_t>(m_game.numbers.size()));
    frame.read.fill(&position);
    constexpr Value startBudget = 20'000'000;
    frame.budget = startBudget;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const NumberLayout::Row &row = m_game.numbers.rows()[i];
        for (std::size_t place = 0; place < row.count; ++place) {
            if (starts[i].of)
                frame.scalars[starts[i].of->index] = static_cast<Value>(place);
            const Value value = starts[i].value ? starts[i].value->eval(frame) : 0;
            position.setNumber(
                row.begin + place,
                static_cast<std::int32_t>(std::clamp<Value>(value, row.least, row.most)));
        }
    }
    m_startNumbers.assign(position.numbers().begin(), position.numbers().end());
}

} // namespace rookery
