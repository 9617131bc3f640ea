#include "model/play/phrases/own_steps.h"

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

class Maker
{
public:
    Maker(PhraseCompiler &compiler,
          const PhraseGame &game,
          std::vector<std::vector<phrase::MoveRef>> &lists)
        : m_compiler(compiler)
        , m_game(game)
        , m_lists(lists)
    {
    }

    StepList list(const std::vector<phrase::Step> &steps)
    {
        StepList made;
        for (const phrase::Step &each : steps)
            made.add(make(each), each);
        return made;
    }

private:
    using Made = std::unique_ptr<const StepNode>;

    Made make(const phrase::Step &from)
    {
        switch (from.kind) {
        case StepKind::Let:
        case StepKind::SetLocal:
        case StepKind::AddLocal:
        case StepKind::SetNumber:
        case StepKind::AddNumber:
            return assignment(from);
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
        case StepKind::If:
        case StepKind::For:
        case StepKind::Repeat:
        case StepKind::While:
            return block(from);
        default:
            return ofPieces(from);
        }
    }

    Scalar value(const phrase::Step &from, std::size_t place)
    {
        return m_compiler.scalar(from.values[place]);
    }

    Made assignment(const phrase::Step &from)
    {
        if (from.kind == StepKind::SetNumber || from.kind == StepKind::AddNumber)
            return numberStep(from);
        const LocalPlace place = m_compiler.place(from.slot);
        if (from.kind == StepKind::AddLocal) {
            return stepOf([index = place.index, by = value(from, 0)](StepRun &run) {
                Value &local = run.frame.scalars[index];
                local = held(local + by->eval(run.frame));
            });
        }
        Compiled given = m_compiler.compile(from.values[0]);
        if (auto *one = std::get_if<Scalar>(&given)) {
            return stepOf([index = place.index, one = std::move(*one)](StepRun &run) {
                run.frame.scalars[index] = one->eval(run.frame);
            });
        }
        return stepOf([assignment = Assignment(place, std::move(given))](StepRun &run) {
            assignment.run(run.frame);
        });
    }

    Made numberStep(const phrase::Step &from)
    {
        const NumberLayout::Row row = m_game.numbers.rows()[from.index];
        const bool adds = from.kind == StepKind::AddNumber;
        const bool hasOwner = from.values.size() > 1;
        Scalar owner = hasOwner ? value(from, 0) : nullptr;
        Scalar amount = value(from, from.values.size() - 1);
        return stepOf([row, adds, owner = std::move(owner), amount = std::move(amount)](
                          StepRun &run) {
            Frame &frame = run.frame;
            const Value of = owner ? owner->eval(frame) : 0;
            const Value given = amount->eval(frame);
            if (of < 0 || of >= static_cast<Value>(row.count))
                return;
            const std::size_t place = row.begin + static_cast<std::size_t>(of);
            const Value now = frame.position().numbers()[place];
            const Value value = std::clamp<Value>(adds ? now + given : given, row.least, row.most);
            if (value != now)
                run.changes.setNumber(place, static_cast<std::int32_t>(value));
        });
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

    Made block(const phrase::Step &from)
    {
        if (from.kind == StepKind::For) {
            Members members = m_compiler.members(from.values[0], from.slot);
            return stepOf([members = std::move(members), body = list(from.body)](StepRun &run) {
                goThrough(run, members, body);
            });
        }
        Scalar asked = value(from, 0);
        if (from.kind == StepKind::If) {
            return stepOf([asked = std::move(asked),
                           body = list(from.body),
                           otherwise = list(from.otherwise)](StepRun &run) {
                (asked->eval(run.frame) != 0 ? body : otherwise).run(run);
            });
        }
        if (from.kind == StepKind::Repeat) {
            return stepOf([asked = std::move(asked), body = list(from.body)](StepRun &run) {
                const Value times = std::min<Value>(asked->eval(run.frame), phrase::mostRepeats);
                for (Value i = 0; i < times && !run.frame.isSpent(); ++i) {
                    run.frame.pay(1);
                    body.run(run);
                }
            });
        }
        return stepOf(
            [asked = std::move(asked), body = list(from.body), most = from.most](StepRun &run) {
                for (int i = 0; i < most && !run.frame.isSpent(); ++i) {
                    run.frame.pay(1);
                    if (asked->eval(run.frame) == 0)
                        return;
                    body.run(run);
                }
            });
    }

    /// The members are those of the beginning.
    static void goThrough(StepRun &run, const Members &members, const StepList &body)
    {
        std::vector<Value> all;
        members.any(run.frame, [&](Value member) {
            all.push_back(member);
            return false;
        });
        for (const Value member : all) {
            if (run.frame.isSpent())
                return;
            run.frame.scalars[members.slot()] = member;
            body.run(run);
        }
    }

    PhraseCompiler &m_compiler;
    const PhraseGame &m_game;
    std::vector<std::vector<phrase::MoveRef>> &m_lists;
};

} // namespace

StepList compileSteps(const std::vector<phrase::Step> &steps,
                      PhraseCompiler &compiler,
                      const PhraseGame &game,
                      std::vector<std::vector<phrase::MoveRef>> &lists)
{
    return Maker(compiler, game, lists).list(steps);
}

} // namespace rookery
