#include "model/play/phrases/own_rules.h"

#include "model/play/phrases/move_refs.h"
#include "model/play/phrases/own_move_lister.h"
#include "model/play/phrases/own_sayings.h"
#include "model/play/phrases/piece_answers.h"
#include "model/play/phrases/trial_changes.h"

#include <algorithm>
#include <unordered_map>

namespace rookery {

using phrase::MoveRef;
using phrase::MoveSort;

namespace {

constexpr Value moveBudget = 1'000'000;
constexpr Value listBudget = 20'000'000;

Value numberOf(CellId cell)
{
    return static_cast<Value>(cell.index());
}

bool hasFrom(const Move &move)
{
    return move.kind != Move::Kind::Drop && move.kind != Move::Kind::Build
           && move.kind != Move::Kind::Pass;
}

bool hasTo(const Move &move)
{
    return move.kind != Move::Kind::Build && move.kind != Move::Kind::Pass;
}

} // namespace

OwnRules::OwnRules(std::shared_ptr<const OwnProgram> program)
    : m_program(std::move(program))
    , m_frame(m_program->game().board, m_program->frameSize())
{
    const auto &moves = m_program->moves();
    m_isPlain = std::none_of(
        moves.begin(), moves.end(), [](const OwnMoveProgram &move) { return move.mayCoincide; });
    m_frame.read[static_cast<std::size_t>(ReadFrom::AtStart)] = m_program->start();
    m_frame.sight = &m_program->sight();
}

/// The position is read as long as nothing else is begun.
void OwnRules::begin(const Position &position, Value budget)
{
    auto &read = m_frame.read;
    read[static_cast<std::size_t>(ReadFrom::Now)] = &position;
    read[static_cast<std::size_t>(ReadFrom::BeforeMove)] = &position;
    read[static_cast<std::size_t>(ReadFrom::BeforeTurn)] = &position;
    if (m_program->looks().beforeTurn) {
        m_turnStart = position.past().turnStart;
        if (m_turnStart)
            read[static_cast<std::size_t>(ReadFrom::BeforeTurn)] = m_turnStart.get();
    }
    m_frame.from = ReadFrom::Now;
    m_frame.budget = budget;
    MoveContext &context = m_frame.context;
    m_program->game().letMove(m_frame, static_cast<Value>(position.toMove().index()));
    context.turn = position.state().turn + 1;
    context.from = context.to = context.mover = noValue;
    sets::clear(context.captured.data(), m_frame.words);
    sets::clear(context.path.data(), m_frame.words);
}

/// That a rule of this list has taken too long; it is called by its place without a name.
void OwnRules::noteTrouble(const char *list, std::size_t place, std::string_view name)
{
    const std::string rule =
        name.empty() ? list + ("/" + std::to_string(place)) : std::string(name);
    m_trouble->note(Message("the rule '{rule}' takes too long", {{"rule", rule}}));
}

void OwnRules::list(const Position &position, std::vector<Move> &moves)
{
    const Rules &rules = m_program->rules();
    begin(position, listBudget);
    for (std::size_t i = 0; i < rules.ownMoves.size(); ++i) {
        const OwnMoveProgram &program = m_program->moves()[i];
        if (!isFor(rules.ownMoves[i], position.toMove()))
            continue;
        if (program.when && program.when->eval(m_frame) == 0)
            continue;
        const std::size_t first = moves.size();
        listChoices(m_frame, *m_program, i, moves);
        note("own-moves", i, rules.ownMoves[i].name);
        if (program.mayCoincide && moves.size() > first + 1 && !m_frame.isSpent()) {
            const Value left = m_frame.budget;
            dropCoinciding(position, moves, first);
            begin(position, left);
        }
    }
}

Frame &OwnRules::chooseIn(const Position &position)
{
    begin(position, listBudget);
    return m_frame;
}

/// A copy of the position to try moves in.
Position &OwnRules::trial(const Position &position)
{
    if (m_trial)
        *m_trial = position;
    else
        m_trial.emplace(position);
    return *m_trial;
}

std::uint64_t OwnRules::resultOf(const Move &move, TrialChanges &changes)
{
    begin(*m_trial, move);
    act(move, changes);
    const std::uint64_t result = changes.result(m_turn);
    changes.takeBack();
    return result;
}

const Move *
OwnRules::sameResult(const Position &position, const Move &move, const std::vector<Move> &among)
{
    TrialChanges changes(trial(position));
    const std::uint64_t result = resultOf(move, changes);
    const auto same = std::find_if(among.begin(), among.end(), [&](const Move &other) {
        return other.own && other.own->rule == move.own->rule && resultOf(other, changes) == result;
    });
    return same == among.end() ? nullptr : &*same;
}

/// Of moves of one rule with the same result, the first stays and is drawn as often as all of them.
void OwnRules::dropCoinciding(const Position &position, std::vector<Move> &moves, std::size_t first)
{
    TrialChanges changes(trial(position));
    std::unordered_map<std::uint64_t, std::size_t> results; ///< the place of the first with each
    std::size_t kept = first;
    for (std::size_t i = first; i < moves.size(); ++i) {
        const auto [same, isNew] = results.try_emplace(resultOf(moves[i], changes), kept);
        if (!isNew) {
            Move &one = moves[same->second];
            OwnPart both = *one.own;
            both.weight += moves[i].own->weight;
            one.own = OwnPartOf(std::move(both));
            continue;
        }
        if (kept != i)
            moves[kept] = std::move(moves[i]);
        ++kept;
    }
    moves.resize(kept);
}

bool OwnRules::isKeptOut(const Position &position, const Move &move) const
{
    const int only = position.state().own.only;
    if (only < 0)
        return false;
    const auto &list = m_program->lists()[static_cast<std::size_t>(only)];
    return std::none_of(
        list.begin(), list.end(), [&](const MoveRef &ref) { return isNamed(ref, move, false); });
}

bool OwnRules::isFor(const OwnMove &rule, PlayerId player) const
{
    return covers(rule.players, player)
           && !(rule.players.empty() && m_program->rules().isChance(player));
}

/// The lines are gone through again with what was chosen.
void OwnRules::loadChoices(const Move &move)
{
    const OwnMoveProgram &program = m_program->moves()[move.own->rule];
    std::size_t next = 0;
    for (const ChoiceLine &line : program.lines) {
        if (line.condition && line.condition->eval(m_frame) == 0)
            makeNone(m_frame, line.place);
        else if (line.let)
            line.let->run(m_frame);
        else if (next < move.own->choices.size())
            m_frame.scalars[line.place.index] = move.own->choices[next++].value;
    }
    for (const OwnChoice &choice : move.own->choices) {
        if (choice.kind == OwnChoice::Kind::Cell)
            sets::add(m_frame.context.path.data(), choice.value);
    }
}

/// Of an own move, whose path is loaded.
void OwnRules::loadCells(Value from, Value to)
{
    MoveContext &context = m_frame.context;
    context.from = from;
    context.to = to;
    const auto *square = pieces::squareAt(m_frame, from);
    context.mover = square ? pieces::typeOf(*square) : noValue;
}

/// The same of choices that the frame has.
void OwnRules::loadContext(const OwnChoices &chosen)
{
    sets::Word *path = m_frame.context.path.data();
    sets::clear(path, m_frame.words);
    for (const OwnChoice &choice : chosen.list) {
        if (choice.kind == OwnChoice::Kind::Cell)
            sets::add(path, choice.value);
    }
    const auto cells = chosen.cells();
    loadCells(cells ? numberOf(cells->from) : noValue, cells ? numberOf(cells->to) : noValue);
}

void OwnRules::begin(const Position &position, const Move &move)
{
    begin(position, moveBudget);
    m_turn = {};
    m_captured = false;
    MoveContext &context = m_frame.context;
    if (move.own) {
        loadChoices(move);
        const bool hasCell = !sets::isEmpty(context.path.data(), m_frame.words);
        loadCells(hasCell ? numberOf(move.from) : noValue, hasCell ? numberOf(move.to) : noValue);
    } else {
        context.from = hasFrom(move) ? numberOf(move.from) : noValue;
        context.to = hasTo(move) ? numberOf(move.to) : noValue;
        context.mover = hasTo(move) ? static_cast<Value>(move.type.index()) : noValue;
        sets::add(context.path.data(), context.to);
        for (const Taken &taken : move.taken)
            sets::add(context.path.data(), numberOf(taken.cell));
    }
    if (!m_program->looks().beforeMove)
        return;
    if (m_before)
        *m_before = position;
    else
        m_before.emplace(position);
    m_frame.read[static_cast<std::size_t>(ReadFrom::BeforeMove)] = &*m_before;
}

StepRun OwnRules::stepsOf(BoardChanges &changes)
{
    return {m_frame,
            changes,
            PieceSteps(m_program->game(), m_program->startNumbers(), m_frame, changes),
            m_turn,
            m_witness};
}

void OwnRules::act(const Move &move, BoardChanges &changes)
{
    const OwnMoveProgram &program = m_program->moves()[move.own->rule];
    run({StepRule::Kind::Move, move.own->rule, program.places}, program.steps, changes);
    note("own-moves", move.own->rule, m_program->rules().ownMoves[move.own->rule].name);
}

bool OwnRules::matches(const phrase::MoveRefs &refs, const Move &move) const
{
    return refs.list.empty()
           || std::any_of(refs.list.begin(), refs.list.end(), [&](const MoveRef &ref) {
                  return isNamed(ref, move, m_captured);
              });
}

template<class Rule>
bool OwnRules::isMeant(const Rule &rule, const phrase::MoveRefs &refs, const Move &move) const
{
    return isOfMover(rule.types) && covers(rule.players, PlayerId(m_frame.context.me))
           && matches(refs, move);
}

/// Whether the piece of the move begun is of these types; none given: of any, or no piece.
bool OwnRules::isOfMover(const PieceSet &types) const
{
    const Value mover = m_frame.context.mover;
    return types.empty() || (mover >= 0 && covers(types, PieceId(mover)));
}

void OwnRules::follow(const Move &move, std::span<const CellId> captured, BoardChanges &changes)
{
    const auto &rules = m_program->rules().effects;
    for (const CellId cell : captured)
        sets::add(m_frame.context.captured.data(), numberOf(cell));
    m_captured = !sets::isEmpty(m_frame.context.captured.data(), m_frame.words);
    for (const EffectProgram *program : m_program->effects(OwnProgram::Time::Move)) {
        const OwnEffect &rule = rules[program->rule];
        if (isVariantFor(rule.after, program->ownMove, move) && isMeant(rule, rule.after, move))
            run(*program, changes);
    }
}

void OwnRules::run(const StepRule &rule, const StepList &steps, BoardChanges &changes)
{
    StepRun run = stepsOf(changes);
    if (m_witness)
        m_witness->begins(rule, run);
    steps.run(run);
    if (m_witness)
        m_witness->ends(run);
}

/// Unless its condition does not hold.
void OwnRules::run(const EffectProgram &program, BoardChanges &changes)
{
    const StepRule rule{StepRule::Kind::Effect, program.rule, program.places};
    if (program.condition && program.condition->eval(m_frame) == 0) {
        if (m_witness)
            m_witness->leavesOut(rule);
        return;
    }
    run(rule, program.steps, changes);
    note("effects", program.rule, m_program->rules().effects[program.rule].name);
}

void OwnRules::endTurn(BoardChanges &changes)
{
    for (const EffectProgram *program : m_program->effects(OwnProgram::Time::Turn)) {
        const OwnEffect &rule = m_program->rules().effects[program->rule];
        if (covers(rule.players, PlayerId(m_frame.context.me)))
            run(*program, changes);
    }
}

void OwnRules::beginGame(BoardChanges &changes)
{
    begin(changes.position(), listBudget);
    for (const EffectProgram *program : m_program->effects(OwnProgram::Time::Start))
        run(*program, changes);
}

void OwnRules::lookAtBans(const Position &position)
{
    const auto &bans = m_program->bans();
    m_mayStrike.resize(bans.size());
    begin(position, listBudget);
    for (std::size_t i = 0; i < bans.size(); ++i)
        m_mayStrike[i] = !bans[i].isOfPosition || bans[i].before->eval(m_frame) != 0 ? 1 : 0;
}

bool OwnRules::asksAfter(const Move &move) const
{
    return std::any_of(
        m_program->bans().begin(), m_program->bans().end(), [&](const BanProgram &ban) {
            const OwnBan &rule = m_program->rules().bans[ban.rule];
            // Whether an own move captures is seen when it is made.
            const bool mayCapture = move.own && names(rule.moves, MoveSort::Capture);
            return (ban.after || mayCapture)
                   && (strikes(ban, move)
                       || (mayCapture && mayStrike(ban)
                           && !(ban.asksGame && m_leavesOutQuestions)));
        });
}

bool OwnRules::mayStrike(const BanProgram &ban) const
{
    const auto place = static_cast<std::size_t>(&ban - m_program->bans().data());
    return place >= m_mayStrike.size() || m_mayStrike[place] != 0;
}

bool OwnRules::strikes(const BanProgram &ban, const Move &move) const
{
    const OwnBan &rule = m_program->rules().bans[ban.rule];
    return mayStrike(ban) && !(ban.asksGame && m_leavesOutQuestions)
           && isVariantFor(rule.moves, ban.ownMove, move) && isMeant(rule, rule.moves, move);
}

/// Bans that ask what comes of the move are not asked here.
std::optional<std::size_t> OwnRules::bannedBefore(const Move &move)
{
    for (const BanProgram &ban : m_program->bans()) {
        if (ban.after || !ban.before || !strikes(ban, move))
            continue;
        const bool holds = ban.before->eval(m_frame) != 0;
        note("bans", ban.rule);
        if (!holds)
            continue;
        m_struck = &ban;
        return ban.rule;
    }
    return std::nullopt;
}

std::optional<std::size_t> OwnRules::bannedAfter(const Move &move, const Position &position)
{
    m_frame.read[static_cast<std::size_t>(ReadFrom::Now)] = &position;
    const bool wasCapture = move.isCapture();
    for (const BanProgram &ban : m_program->bans()) {
        const OwnBan &rule = m_program->rules().bans[ban.rule];
        // Own moves that have turned out to capture were not known to before.
        const bool isLate =
            !ban.after && m_captured && !wasCapture && names(rule.moves, MoveSort::Capture);
        if ((!ban.after && !isLate) || !strikes(ban, move))
            continue;
        const bool isStruck = (!ban.after || ban.after->eval(m_frame) != 0)
                              && (!ban.before || holdsBeforeMove(ban.before));
        note("bans", ban.rule);
        if (!isStruck)
            continue;
        m_struck = &ban;
        return ban.rule;
    }
    return std::nullopt;
}

void OwnRules::hide(const Position &position, PlayerId player, Position &copy)
{
    begin(position, listBudget);
    m_program->sight().hide(m_frame, static_cast<Value>(player.index()), copy);
    note("views", 0, "views");
    for (const CellId cell : IdRange<CellId>(m_frame.isSpent() ? copy.size() : 0))
        copy.setSquare(cell, {}); // nothing is given away by a rule that takes too long
}

std::vector<CellId> OwnRules::hiddenFrom(const Position &position, PlayerId player)
{
    begin(position, listBudget);
    std::vector<sets::Word> cells(m_frame.words);
    m_program->sight().addHidden(m_frame, static_cast<Value>(player.index()), cells.data());
    note("views", 0, "views");
    std::vector<CellId> hidden;
    sets::each(cells.data(), m_frame.words, [&](Value cell) { hidden.push_back(CellId(cell)); });
    return hidden;
}

std::vector<Announcement>
OwnRules::told(const Move &move, std::span<const CellId> captured, const Position &position)
{
    for (const CellId cell : captured)
        sets::add(m_frame.context.captured.data(), numberOf(cell));
    m_captured = !captured.empty();
    m_frame.read[static_cast<std::size_t>(ReadFrom::Now)] = &position;
    return announcements(move, Try::Made);
}

std::vector<Announcement> OwnRules::toldOfRefused(const Move &move)
{
    return announcements(move, Try::Refused);
}

std::vector<Announcement> OwnRules::announcements(const Move &move, Try outcome)
{
    std::vector<Announcement> all;
    for (const TellProgram &program : m_program->tells()) {
        const OwnTell &rule = m_program->rules().tells[program.rule];
        const bool isMeant = covers(rule.players, PlayerId(m_frame.context.me))
                             && isVariantFor(rule.after, program.ownMove, move)
                             && (outcome == Try::Refused ? names(rule.after, MoveSort::Refused)
                                                         : matches(rule.after, move));
        if (!isMeant || (program.condition && program.condition->eval(m_frame) == 0))
            continue;
        all.push_back({said(program.say, *m_program, m_frame), rule.to});
        note("tell", program.rule, rule.name);
    }
    return all;
}

bool OwnRules::forbidsCapture(const Position &position, CellId from, CellId target)
{
    const Position::Square &square = position.square(from);
    Move move;
    move.kind = Move::Kind::Displace;
    move.from = from;
    move.to = target;
    move.type = PieceId(square.type);
    move.taken.push_back({target, std::nullopt});
    begin(position, move);
    m_program->game().letMove(m_frame, square.owner);
    return std::any_of(
        m_program->bans().begin(), m_program->bans().end(), [&](const BanProgram &ban) {
            const OwnBan &rule = m_program->rules().bans[ban.rule];
            return rule.checks && !ban.after && ban.before && !ban.ownMove
                   && isMeant(rule, rule.moves, move) && ban.before->eval(m_frame) != 0;
        });
}

bool OwnRules::holdsBeforeMove(const Scalar &truth)
{
    m_frame.from = ReadFrom::BeforeMove;
    const bool holds = truth->eval(m_frame) != 0;
    m_frame.from = ReadFrom::Now;
    return holds;
}

std::string OwnRules::reason(std::size_t ban)
{
    if (m_struck == nullptr || m_struck->rule != ban)
        return {};
    return said(m_struck->because, *m_program, m_frame);
}

/// Of two players the one who is not to move; of more it is not known who that is.
Value OwnRules::playerWhoWaits(const Position &position) const
{
    const PhraseGame &game = m_program->game();
    const auto mover = static_cast<Value>(position.toMove().index());
    Value waits = noValue;
    int count = 0;
    for (Value player = 0; player < game.players; ++player) {
        if (!sets::has(game.allPlayers.data(), player))
            continue;
        ++count;
        waits = player == mover ? waits : player;
    }
    return count == 2 ? waits : noValue;
}

/// In an end `me` is the player who has moved, and the turn is that of the move.
void OwnRules::beginEnd(const Position &position)
{
    begin(position, listBudget);
    const OwnState &own = position.state().own;
    m_program->game().letMove(
        m_frame, own.lastMover == OwnState::none ? playerWhoWaits(position) : own.lastMover);
    if (!own.goesOn)
        m_frame.context.turn = std::max(position.state().turn, 1);
}

/// Whether a ban asks nothing but what stands before a move, whatever comes of it.
bool OwnRules::looksBeforeOnly(const BanProgram &ban) const
{
    return ban.before && !ban.after && !ban.asksGame
           && !names(m_program->rules().bans[ban.rule].moves, MoveSort::Capture);
}

std::optional<std::size_t> OwnRules::count(const Position &position)
{
    const Rules &rules = m_program->rules();
    const auto &moves = m_program->moves();
    const auto &bans = m_program->bans();
    if (!m_isPlain || position.state().own.only >= 0 || rules.isChance(position.toMove()))
        return std::nullopt;
    lookAtBans(position);
    const bool asksAfter =
        mayBan() && std::any_of(bans.begin(), bans.end(), [&](const BanProgram &ban) {
            return mayStrike(ban) && !looksBeforeOnly(ban);
        });
    if (asksAfter)
        return std::nullopt;
    std::size_t count = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool isMeant = !rules.ownMoves[i].idle && isFor(rules.ownMoves[i], position.toMove())
                             && (!moves[i].when || moves[i].when->eval(m_frame) != 0);
        if (isMeant)
            count += countAllowed(i);
    }
    m_frame.pay(choiceCost * static_cast<Value>(count));
    if (m_frame.isSpent())
        return std::nullopt;
    return count;
}

/// The choices of an own move that no ban forbids, each of which looks before moves only.
std::size_t OwnRules::countAllowed(std::size_t ownMove)
{
    const OwnMoveProgram &program = m_program->moves()[ownMove];
    if (!mayBan())
        return countChoices(m_frame, program);
    m_asked.clear();
    for (const std::size_t place : program.bans) {
        const BanProgram &ban = m_program->bans()[place];
        const OwnBan &rule = m_program->rules().bans[ban.rule];
        if (mayStrike(ban) && covers(rule.players, PlayerId(m_frame.context.me)))
            m_asked.push_back(&ban);
    }
    if (m_asked.empty())
        return countChoices(m_frame, program);
    std::size_t count = 0;
    forEachChoice(m_frame, program, [&](const OwnChoices &chosen) {
        loadContext(chosen);
        const bool isBanned =
            std::any_of(m_asked.begin(), m_asked.end(), [&](const BanProgram *ban) {
                return isOfMover(m_program->rules().bans[ban->rule].types)
                       && ban->before->eval(m_frame) != 0;
            });
        count += isBanned ? 0 : 1;
    });
    return count;
}

bool OwnRules::holds(std::size_t end, const Position &position, PlayerId player)
{
    const EndProgram &program = m_program->end(end);
    if (!program.condition)
        return false;
    beginEnd(position);
    if (program.player)
        m_frame.scalars[program.player->index] = static_cast<Value>(player.index());
    const bool isSo = program.condition->eval(m_frame) != 0;
    note("ends", end);
    return isSo && !m_frame.isSpent();
}

Value OwnRules::most(std::size_t end, const Position &position, PlayerId player)
{
    const EndProgram &program = m_program->end(end);
    beginEnd(position);
    if (program.mostPlayer)
        m_frame.scalars[program.mostPlayer->index] = static_cast<Value>(player.index());
    return program.most ? program.most->eval(m_frame) : 0;
}

Value OwnRules::worth(std::size_t end, const Position &position, PlayerId player)
{
    const EndProgram &program = m_program->end(end);
    beginEnd(position);
    if (program.worthPlayer)
        m_frame.scalars[program.worthPlayer->index] = static_cast<Value>(player.index());
    return program.worth ? program.worth->eval(m_frame) : 1;
}

Value OwnRules::leaning(std::size_t end, const Position &position, PlayerId player)
{
    constexpr Value leaningBudget = 50'000;
    const EndLeaning &leaning = m_program->end(end).leaning;
    if (!leaning.value)
        return 0;
    beginEnd(position);
    m_frame.budget = leaningBudget;
    if (leaning.player)
        m_frame.scalars[leaning.player->index] = static_cast<Value>(player.index());
    const Value found = leaning.value->eval(m_frame);
    return m_frame.isSpent() ? 0 : found;
}

std::string OwnRules::endReason(std::size_t end, const Position &position, PlayerId player)
{
    const EndProgram &program = m_program->end(end);
    beginEnd(position);
    if (program.becausePlayer)
        m_frame.scalars[program.becausePlayer->index] = static_cast<Value>(player.index());
    return said(program.because, *m_program, m_frame);
}

} // namespace rookery
