#include "model/play/phrases/own_steps.h"

#include "model/play/phrases/value_nodes.h"

#include <algorithm>

namespace rookery {

using phrase::StepKind;

namespace {

template<class Run>
class StepCall : public StepNode
{
public:
    explicit StepCall(Run run)
        : m_run(std::move(run))
    {
    }
    void run(StepRun &run) const override { m_run(run); }

private:
    Run m_run;
};

template<class Run>
std::unique_ptr<const StepNode> stepOf(Run run)
{
    return std::make_unique<const StepCall<Run>>(std::move(run));
}

/// Calls visit(cell) for each cell of a set, which may change meanwhile.
template<class Visit>
void forEachIn(StepRun &run, const SetOf &set, Visit &&visit)
{
    Frame &frame = run.frame;
    const RoomMark mark(frame);
    sets::Word *members = frame.room.take();
    sets::copy(members, set->view(frame, frame.room.take()), frame.words);
    sets::any(members, frame.words, [&](Value member) {
        frame.pay(1);
        if (!frame.isSpent())
            visit(member);
        return frame.isSpent();
    });
}

const StepCode *endSteps(StepRun &, const StepCode &)
{
    return nullptr;
}

/// Whatever the node does.
const StepCode *call(StepRun &run, const StepCode &code)
{
    code.node->run(run);
    return code.next();
}

const StepCode *go(StepRun &, const StepCode &code)
{
    return code.elsewhere();
}

const StepCode *setLocal(StepRun &run, const StepCode &code)
{
    run.frame.scalars[code.place] = code.value.eval(run.frame);
    return code.next();
}

const StepCode *setStep(StepRun &run, const StepCode &code)
{
    run.frame.scalars[code.place] = valueOf(run.frame, code.step);
    return code.next();
}

const StepCode *addLocal(StepRun &run, const StepCode &code)
{
    const Value by = code.value.eval(run.frame);
    Value &local = run.frame.scalars[code.place];
    local = held(local + by);
    return code.next();
}

template<bool adds>
[[gnu::always_inline]] inline const StepCode *
changed(StepRun &run, const StepCode &code, Value of, Value given)
{
    const NumberLayout::Row &row = *code.number;
    if (of < 0 || of >= static_cast<Value>(row.count))
        return code.next();
    const std::size_t place = row.begin + static_cast<std::size_t>(of);
    const Value now = run.frame.position().numbers()[place];
    const Value value = std::clamp<Value>(adds ? now + given : given, row.least, row.most);
    if (value != now)
        run.changes.setNumber(place, static_cast<std::int32_t>(value));
    return code.next();
}

template<bool adds>
const StepCode *changeNumber(StepRun &run, const StepCode &code)
{
    const Value of = code.of.eval(run.frame);
    return changed<adds>(run, code, of, code.value.eval(run.frame));
}

/// The same of what a local says, by a constant.
template<bool adds>
const StepCode *changeByConstant(StepRun &run, const StepCode &code)
{
    return changed<adds>(run, code, run.frame.scalars[code.place], code.constant);
}

/// Goes elsewhere if it is not so.
const StepCode *ask(StepRun &run, const StepCode &code)
{
    return code.value.eval(run.frame) != 0 ? code.next() : code.elsewhere();
}

/// Pays for one more time; whether there is one.
bool isAgain(Frame &frame, Value &left)
{
    if (left <= 0 || frame.isSpent())
        return false;
    --left;
    frame.pay(1);
    return true;
}

/// Goes elsewhere if there is nothing to be done.
const StepCode *beginRepeat(StepRun &run, const StepCode &code)
{
    Value &left = run.frame.scalars[code.left];
    left = std::min<Value>(code.value.eval(run.frame), phrase::mostRepeats);
    return isAgain(run.frame, left) ? code.next() : code.elsewhere();
}

/// Goes back while there is more to be done.
const StepCode *repeat(StepRun &run, const StepCode &code)
{
    return isAgain(run.frame, run.frame.scalars[code.left]) ? code.elsewhere() : code.next();
}

const StepCode *beginWhile(StepRun &run, const StepCode &code)
{
    run.frame.scalars[code.left] = code.constant;
    return code.next();
}

/// Goes elsewhere if it is not so, or has been so often enough.
const StepCode *askWhile(StepRun &run, const StepCode &code)
{
    const bool isSo = isAgain(run.frame, run.frame.scalars[code.left])
                      && code.value.eval(run.frame) != 0 && !run.frame.isSpent();
    return isSo ? code.next() : code.elsewhere();
}

/// The members are those of now.
const StepCode *beginSet(StepRun &run, const StepCode &code)
{
    code.members->copySet(run.frame, run.frame.set(code.left));
    return code.next();
}

/// Takes the first one out and names it; goes elsewhere after the last.
const StepCode *nextOfSet(StepRun &run, const StepCode &code)
{
    Frame &frame = run.frame;
    sets::Word *members = frame.set(code.left);
    const Value first = sets::first(members, frame.words);
    if (first < 0 || frame.isSpent())
        return code.elsewhere();
    sets::remove(members, first);
    frame.scalars[code.place] = first;
    return code.next();
}

/// The same with numbers, the last of which comes first in the list.
const StepCode *beginNumbers(StepRun &run, const StepCode &code)
{
    std::vector<Value> &members = run.frame.lists[code.left];
    members.clear();
    code.members->any(run.frame, [&](Value member) {
        members.push_back(member);
        return false;
    });
    std::reverse(members.begin(), members.end());
    return code.next();
}

const StepCode *nextOfNumbers(StepRun &run, const StepCode &code)
{
    std::vector<Value> &members = run.frame.lists[code.left];
    if (members.empty() || run.frame.isSpent())
        return code.elsewhere();
    run.frame.scalars[code.place] = members.back();
    members.pop_back();
    return code.next();
}

} // namespace

/// Makes the list of a rule's steps.
class StepMaker
{
public:
    StepMaker(PhraseCompiler &compiler,
              const PhraseGame &game,
              std::vector<std::vector<phrase::MoveRef>> &lists)
        : m_compiler(compiler)
        , m_game(game)
        , m_lists(lists)
    {
    }

    StepList list(const std::vector<phrase::Step> &steps)
    {
        addAll(steps);
        add(code(endSteps));
        return std::move(m_made);
    }

private:
    using Made = std::unique_ptr<const StepNode>;

    void addAll(const std::vector<phrase::Step> &steps)
    {
        for (const phrase::Step &each : steps) {
            const std::size_t begin = next();
            addStep(each);
            m_made.m_codes[begin].from = &each;
        }
    }

    void addStep(const phrase::Step &from)
    {
        switch (from.kind) {
        case StepKind::Let:
        case StepKind::SetLocal:
        case StepKind::AddLocal:
            return addAssignment(from);
        case StepKind::SetNumber:
        case StepKind::AddNumber:
            return addNumber(from);
        case StepKind::If:
            return addIf(from);
        case StepKind::For:
            return addFor(from);
        case StepKind::Repeat:
            return addRepeat(from);
        case StepKind::While:
            return addWhile(from);
        default:
            return addCall(nodeOf(from));
        }
    }

    Made nodeOf(const phrase::Step &from)
    {
        switch (from.kind) {
        case StepKind::Capture:
        case StepKind::Remove:
        case StepKind::TurnInto:
        case StepKind::Give:
        case StepKind::Wall:
        case StepKind::Clear:
            return ofCells(from);
        case StepKind::Again:
        case StepKind::Next:
            return ofTurn(from);
        default:
            return ofPieces(from);
        }
    }

    std::size_t next() const { return m_made.m_codes.size(); }

    std::size_t add(StepCode code)
    {
        m_made.m_codes.push_back(std::move(code));
        return next() - 1;
    }

    /// The code leads to that one.
    void lead(std::size_t code, std::size_t to)
    {
        m_made.m_codes[code].jump =
            static_cast<std::ptrdiff_t>(to) - static_cast<std::ptrdiff_t>(code);
    }

    /// The code leads to what comes next.
    void land(std::size_t code) { lead(code, next()); }

    StepCode code(StepCode::Act act, Scalar value = nullptr)
    {
        StepCode made;
        made.act = act;
        made.value = std::move(value);
        return made;
    }

    void addCall(Made node)
    {
        StepCode made = code(call);
        made.node = std::move(node);
        add(std::move(made));
    }

    Scalar value(const phrase::Step &from, std::size_t place)
    {
        return m_compiler.scalar(from.values[place]);
    }

    void addAssignment(const phrase::Step &from)
    {
        const LocalPlace place = m_compiler.place(from.slot);
        Compiled given = m_compiler.compile(from.values[0]);
        if (auto *one = std::get_if<Scalar>(&given)) {
            const bool adds = from.kind == StepKind::AddLocal;
            const auto step = (**one).stepOfLocal();
            StepCode made = code(adds ? addLocal : step ? setStep : setLocal, std::move(*one));
            made.place = place.index;
            made.step = step.value_or(StepPart{});
            add(std::move(made));
            return;
        }
        addCall(stepOf([assignment = Assignment(place, std::move(given))](StepRun &run) {
            assignment.run(run.frame);
        }));
    }

    void addNumber(const phrase::Step &from)
    {
        const bool adds = from.kind == StepKind::AddNumber;
        StepCode made = code(adds ? changeNumber<true> : changeNumber<false>);
        made.number = &m_game.numbers.rows()[from.index];
        if (from.values.size() > 1)
            made.of = value(from, 0);
        else
            made.of = std::make_unique<Constant>(0); // the game
        made.value = value(from, from.values.size() - 1);
        if (made.of.local() && made.value.constant()) {
            made.act = adds ? changeByConstant<true> : changeByConstant<false>;
            made.place = *made.of.local();
            made.constant = *made.value.constant();
        }
        add(std::move(made));
    }

    void addIf(const phrase::Step &from)
    {
        const std::size_t asks = add(code(ask, value(from, 0)));
        addAll(from.body);
        if (from.otherwise.empty())
            return land(asks);
        const std::size_t leaves = add(code(go));
        land(asks);
        addAll(from.otherwise);
        land(leaves);
    }

    void addRepeat(const phrase::Step &from)
    {
        StepCode begins = code(beginRepeat, value(from, 0));
        begins.left = m_compiler.room(phrase::Type::Number);
        StepCode goesOn = code(repeat);
        goesOn.left = begins.left;
        const std::size_t begin = add(std::move(begins));
        addAll(from.body);
        lead(add(std::move(goesOn)), begin + 1);
        land(begin);
    }

    void addWhile(const phrase::Step &from)
    {
        StepCode begins = code(beginWhile);
        begins.constant = from.most;
        begins.left = m_compiler.room(phrase::Type::Number);
        StepCode asks = code(askWhile, value(from, 0));
        asks.left = begins.left;
        add(std::move(begins));
        addLoop(std::move(asks), from.body);
    }

    void addFor(const phrase::Step &from)
    {
        Members members = m_compiler.members(from.values[0], from.slot);
        const bool isOfNumbers = members.isOfNumbers();
        StepCode takesNext = code(isOfNumbers ? nextOfNumbers : nextOfSet);
        takesNext.place = members.slot();
        takesNext.left = m_compiler.room(isOfNumbers ? phrase::Type::Numbers : phrase::Type::Cells);
        StepCode begins = code(isOfNumbers ? beginNumbers : beginSet);
        begins.left = takesNext.left;
        begins.members.emplace(std::move(members));
        add(std::move(begins));
        addLoop(std::move(takesNext), from.body);
    }

    /// A block that is done as long as the code before it does not lead out.
    void addLoop(StepCode test, const std::vector<phrase::Step> &body)
    {
        const std::size_t begin = add(std::move(test));
        addAll(body);
        lead(add(code(go)), begin);
        land(begin);
    }

    Made ofCells(const phrase::Step &from)
    {
        SetOf cells = m_compiler.set(from.values[0]);
        Scalar with = from.values.size() > 1 ? value(from, 1) : nullptr;
        return stepOf(
            [kind = from.kind, cells = std::move(cells), with = std::move(with)](StepRun &run) {
                const Value other = with ? with->eval(run.frame) : noValue;
                forEachIn(run, cells, [&](Value cell) { onCell(run, kind, cell, other); });
            });
    }

    static void onCell(StepRun &run, StepKind kind, Value cell, Value other)
    {
        switch (kind) {
        case StepKind::Capture:
            return run.pieces.capture(cell);
        case StepKind::Remove:
            return run.pieces.remove(cell);
        case StepKind::TurnInto:
            return run.pieces.turnInto(cell, other);
        case StepKind::Give:
            return run.pieces.give(cell, other);
        case StepKind::Wall:
            return run.pieces.wall(cell);
        default:
            return run.pieces.clear(cell);
        }
    }

    Made ofPieces(const phrase::Step &from)
    {
        if (from.kind == StepKind::MoveEvery)
            return moveEvery(from);
        std::array<Scalar, 3> values;
        for (std::size_t i = 0; i < std::min<std::size_t>(from.values.size(), 3); ++i)
            values[i] = value(from, i);
        // `put` without a player puts a piece of the mover.
        const bool isMine = from.kind == StepKind::Put && from.values.size() == 2;
        return stepOf([kind = from.kind, isMine, values = std::move(values)](StepRun &run) {
            std::array<Value, 3> given{noValue, noValue, noValue};
            for (std::size_t i = 0; i < given.size(); ++i)
                given[i] = values[i] ? values[i]->eval(run.frame) : noValue;
            if (isMine)
                given = {given[0], run.frame.context.me, given[1]};
            onPieces(run, kind, given);
        });
    }

    static void onPieces(StepRun &run, StepKind kind, const std::array<Value, 3> &given)
    {
        constexpr Value all = 65'535;
        using Side = PieceSteps::Side;
        switch (kind) {
        case StepKind::Move:
            return run.pieces.move(given[0], given[1]);
        case StepKind::Put:
            return run.pieces.put(given[0], given[1], given[2]);
        case StepKind::Swap:
            return run.pieces.swap(given[0], given[1]);
        case StepKind::Take:
            return run.pieces.take(given[0], given[1]);
        case StepKind::ToHand:
            return run.pieces.addToHand(given[0], given[1]);
        case StepKind::Stack:
            return run.pieces.deal(all, given[0], given[1], Side::Top);
        case StepKind::Deal:
            return run.pieces.deal(given[0], given[1], given[2], Side::Top);
        case StepKind::DealUnder:
            return run.pieces.deal(given[0], given[1], given[2], Side::Bottom);
        default:
            return;
        }
    }

    Made moveEvery(const phrase::Step &from)
    {
        return stepOf([cells = m_compiler.set(from.values[0]),
                       slot = m_compiler.place(from.slot).index,
                       to = value(from, 1)](StepRun &run) {
            std::vector<std::pair<Value, Value>> goals;
            forEachIn(run, cells, [&](Value cell) {
                run.frame.scalars[slot] = cell;
                goals.emplace_back(cell, to->eval(run.frame));
            });
            run.pieces.moveAll(goals);
        });
    }

    Made ofTurn(const phrase::Step &from)
    {
        if (from.kind == StepKind::Next) {
            return stepOf([player = value(from, 0)](StepRun &run) {
                run.turn = {TurnAfter::Kind::Next, OwnState::none, player->eval(run.frame)};
            });
        }
        int only = OwnState::none;
        if (!from.moves.empty()) {
            const auto found = std::find(m_lists.begin(), m_lists.end(), from.moves);
            only = static_cast<int>(found - m_lists.begin());
            if (found == m_lists.end())
                m_lists.push_back(from.moves);
        }
        return stepOf([only](StepRun &run) { run.turn = {TurnAfter::Kind::Again, only, noValue}; });
    }

    PhraseCompiler &m_compiler;
    const PhraseGame &m_game;
    std::vector<std::vector<phrase::MoveRef>> &m_lists;
    StepList m_made;
};

void StepList::run(StepRun &run) const
{
    const StepCode *code = m_codes.data();
    if (!run.witness) {
        while (code != nullptr)
            code = code->act(run, *code);
    }
    while (code != nullptr && !run.frame.isSpent()) {
        if (code->from)
            run.witness->comes(*code->from, run);
        code = code->act(run, *code);
    }
}

StepList compileSteps(const std::vector<phrase::Step> &steps,
                      PhraseCompiler &compiler,
                      const PhraseGame &game,
                      std::vector<std::vector<phrase::MoveRef>> &lists)
{
    return StepMaker(compiler, game, lists).list(steps);
}

} // namespace rookery
