#include "model/movement/betza/betza_compiler.h"

#include "model/design/limits.h"
#include "model/movement/betza/betza_checks.h"
#include "model/movement/betza/betza_heading.h"
#include "model/movement/betza/betza_weaver.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace rookery::betza {

namespace {

/// Where the legs of a chain have got to. The same written leg means other legs in another state.
struct Joint
{
    std::size_t leg = 0;
    int range = 1;
    int slid = 0; ///< the range of the last leg that had a choice of lengths; 0 if none had
    Bend bend = Bend::None;
    int heading = -1; ///< of the leg before, where every heading has its own legs

    auto key() const { return std::tuple(leg, range, slid, bend, heading); }
};

/// Ways to enter a leg that lead on alike.
struct Way8
{
    Headings absolute = 0; ///< on the board
    Headings turns = 0;    ///< or relative to the leg before
    Bend bend = Bend::None;
    int heading = -1;
};

class Compiler
{
public:
    Compiler(const WrittenMove &move,
             BetzaDialect dialect,
             std::optional<int> longestSide,
             BetzaPiece &piece)
        : m_move(move)
        , m_dialect(dialect)
        , m_longestSide(longestSide)
        , m_piece(piece)
        , m_headed(move, dialect)
        , m_usesHeadings(m_headed.needsHeadings())
        , m_around(joinedBy(move))
    {
        m_bends = std::any_of(move.legs.begin(), move.legs.end(), [](const WrittenLeg &leg) {
            return hasCurveLetter(leg.modifiers);
        });
    }

    std::optional<Error> compile()
    {
        if (auto fault = checkMove(m_move, m_dialect, m_piece))
            return fault;
        std::vector<std::size_t> firstJoints;
        for (const std::size_t leg : m_move.first)
            firstJoints.push_back(joint({leg, m_move.atoms[m_move.legs[leg].atom].range}));
        for (std::size_t i = 0; i < m_joints.size() && !m_fault; ++i) {
            if (!weave(i))
                break;
            if (m_weaver.size() > limits::legsPerPiece)
                fail(Message("the move needs more than {most#leg#legs}",
                             {{"most", limits::legsPerPiece}}),
                     m_move.column);
        }
        if (!m_fault)
            checkReached();
        if (m_fault)
            return m_fault;
        std::vector<LegId> first;
        for (const std::size_t index : firstJoints)
            first.insert(first.end(), m_entries[index].begin(), m_entries[index].end());
        finish(std::move(first));
        return std::nullopt;
    }

private:
    bool fail(Message message, int column)
    {
        m_fault = Error{std::move(message), {1, column, {}}, {}};
        return false;
    }

    std::size_t joint(const Joint &joint)
    {
        const auto [row, isNew] = m_known.try_emplace(joint.key(), m_joints.size());
        if (isNew) {
            m_joints.push_back(joint);
            m_entries.emplace_back();
        }
        return row->second;
    }

    bool isFirst(std::size_t leg) const
    {
        return std::find(m_move.first.begin(), m_move.first.end(), leg) != m_move.first.end();
    }

    bool weave(std::size_t index)
    {
        const Joint here = m_joints[index];
        std::vector<Way8> ways;
        if (!findWays(here, ways))
            return false;
        for (const Way8 &way : ways) {
            const auto entries = weaveLeg(here, way);
            if (m_fault)
                return false;
            auto &all = m_entries[index];
            all.insert(all.end(), entries.begin(), entries.end());
            m_isReached.insert(m_isReached.end(), here.leg);
        }
        return true;
    }

    bool findWays(const Joint &here, std::vector<Way8> &ways)
    {
        const WrittenLeg &leg = m_move.legs[here.leg];
        const bool isOnBoard = isFirst(here.leg) || m_usesHeadings;
        auto headings = isFirst(here.leg) ? m_headed.first(leg, m_piece.warnings)
                        : m_usesHeadings  ? m_headed.after(here.leg, here.heading, here.bend)
                                          : m_headed.relative(leg, here.bend, m_piece.warnings);
        if (headings && isFirst(here.leg))
            headings = m_headed.wholeFirst(*headings);
        if (!headings) {
            m_fault = std::move(headings).error();
            return false;
        }
        const bool splits = m_usesHeadings && !leg.next.empty();
        std::map<std::pair<Bend, int>, Headings> alike;
        for (int way = 0; way < 8; ++way) {
            if (!has(*headings, way))
                continue;
            const int points = isOnBoard && !isFirst(here.leg) ? way - here.heading : way;
            const Bend bend =
                m_bends && !isFirst(here.leg) ? bendAfter(here.bend, points) : Bend::None;
            alike[{leg.next.empty() ? Bend::None : bend, splits ? way : -1}] |= headingBit(way);
        }
        for (const auto &[state, some] : alike) {
            Way8 way;
            (isOnBoard ? way.absolute : way.turns) = some;
            std::tie(way.bend, way.heading) = state;
            ways.push_back(way);
        }
        return true;
    }

    /// A leg that no way leads to would be skipped in silence.
    void checkReached()
    {
        for (std::size_t i = 0; i < m_move.legs.size(); ++i) {
            if (std::find(m_isReached.begin(), m_isReached.end(), i) == m_isReached.end()) {
                fail(Message("this leg has no direction that its atom can take"),
                     m_move.legs[i].column);
                return;
            }
        }
    }

    Steps stepsOf(const Way8 &way, const Shape &shape) const
    {
        return way.turns != 0 ? turnsBy(way.turns) : stepsAlong(shape, way.absolute, m_around);
    }

    Onward onwardOf(const Joint &here, const Way8 &way)
    {
        const WrittenLeg &leg = m_move.legs[here.leg];
        Onward onward;
        for (const std::size_t next : leg.next) {
            Joint to;
            to.leg = next;
            to.range = m_move.isBracketed ? m_move.atoms[m_move.legs[next].atom].range : here.range;
            if (!m_move.isBracketed && leg.modifiers.hasAny("yg"))
                to.range = toggled(here.range);
            to.slid = here.range == 1 ? here.slid : here.range;
            to.bend = way.bend;
            to.heading = way.heading;
            onward.joints.push_back(joint(to));
        }
        return onward;
    }

    /// What `y` and `g` make of a range. XBoard goes by the atom's own range, not by a number.
    int toggled(int range) const
    {
        const Atom &atom = m_move.atoms.front();
        const bool isStep =
            m_dialect == BetzaDialect::XBoard && atom.rangeWritten && range == atom.range
                ? std::string_view("RBQ").find(atom.letter) == std::string_view::npos
                      && range != unlimited
                : range == 1;
        return isStep ? unlimited : 1;
    }

    /// The range of a leg that must be as long as the last slide.
    bool markLength(const Joint &here, LegTies &ties)
    {
        const Modifiers &modifiers = m_move.legs[here.leg].modifiers;
        if (!modifiers.has('i') || isFirst(here.leg))
            return true;
        const int column = modifiers.column('i');
        if (here.slid == 0) {
            return here.range == 1
                   || fail(Message("'i' asks for the length of an earlier slide, but no leg before "
                                   "it slides"),
                           column);
        }
        if (here.range < here.slid)
            return fail(Message("not supported yet: 'i' on a leg of shorter range than the slide "
                                "it measures by"),
                        column);
        ties.sameLength = true;
        return true;
    }

    std::vector<LegId> weaveLeg(const Joint &here, const Way8 &way)
    {
        const WrittenLeg &leg = m_move.legs[here.leg];
        const Modifiers &modifiers = leg.modifiers;
        const Atom &atom = m_move.atoms[leg.atom];
        const Role role = roleOf(m_move, leg);
        const bool isLast = leg.next.empty();
        LegTies ties;
        ties.returns = !isFirst(here.leg);
        ties.unloads = modifiers.has('u');
        if (!markLength(here, ties))
            return {};
        const Onward onward = onwardOf(here, way);
        if (atom.letter == 'U')
            return m_weaver.slide({Anywhere{}}, 1, 1, role, onward, ties);
        if (isFirst(here.leg) && hasCurveLetter(modifiers))
            return m_weaver.curve(stepsOf(way, atom.shape), curveOf(modifiers, atom), role);
        if (modifiers.has('j') && atom.shape.longer == 1)
            return weaveSki(here, way, role, onward, ties);
        if (modifiers.hasAny("nj") && atom.shape.longer > 1)
            return weaveTested(here, way, role, onward, ties);
        const Steps steps = stepsOf(way, atom.shape);
        if (isLast && modifiers.hasAny("pg"))
            return weaveHop(here, steps, here.range, role, ties);
        return m_weaver.slide(steps, 1, here.range, role, onward, ties);
    }

    std::vector<LegId> weaveHop(
        const Joint &here, const Steps &steps, int range, const Role &landing, const LegTies &ties)
    {
        const Modifiers &modifiers = m_move.legs[here.leg].modifiers;
        const char letter = modifiers.has('p') ? 'p' : 'g';
        if (m_dialect == BetzaDialect::XBoard && range == 1) {
            m_piece.warnings.push_back({modifiers.column(letter),
                                        Message("XBoard counts the hop in the range, so that a hop "
                                                "of range 1 lands nowhere")});
            m_isReached.push_back(here.leg);
            return {};
        }
        if (letter == 'p')
            return m_weaver.cannon(steps, range, landing, ties);
        return m_weaver.grasshopper(steps, range, landing, ties);
    }

    /// `j` on a slide: the first cells are passed whatever stands there.
    std::vector<LegId> weaveSki(const Joint &here,
                                const Way8 &way,
                                const Role &role,
                                const Onward &onward,
                                const LegTies &ties)
    {
        const WrittenLeg &leg = m_move.legs[here.leg];
        const int skipped = leg.modifiers.count('j');
        const int left = here.range == unlimited ? unlimited : here.range - skipped;
        if (left < 1) {
            fail(Message("'j' passes over the first cell, so that a range of {range} leads nowhere",
                         {{"range", here.range}}),
                 leg.modifiers.column('j'));
            return {};
        }
        const LegTies later = ties.carriedOn();
        const Steps on = {Turn{0}};
        const bool hops = leg.next.empty() && leg.modifiers.hasAny("pg");
        Onward rest;
        rest.legs = hops ? weaveHop(here, on, left, role, later)
                         : m_weaver.slide(on, 1, left, role, onward, later);
        Role skips;
        skips.leavesEmpty = skips.passesFriend = skips.passesEnemy = true;
        return m_weaver.slide(stepsOf(way, m_move.atoms[leg.atom].shape),
                              skipped,
                              skipped,
                              skips,
                              rest,
                              ties,
                              Way::Any);
    }

    /// `n` and `j` on leaps: the cells leapt over must be empty, or one of them must not.
    std::vector<LegId> weaveTested(const Joint &here,
                                   const Way8 &way,
                                   const Role &role,
                                   const Onward &onward,
                                   const LegTies &ties)
    {
        const WrittenLeg &leg = m_move.legs[here.leg];
        const Shape &shape = m_move.atoms[leg.atom].shape;
        const bool isXBoard = m_dialect == BetzaDialect::XBoard;
        if (shape.isOblique())
            return m_weaver.horse(way.absolute, 1, m_around, role);
        const Steps unit = stepsOf(way, Shape{});
        if (leg.modifiers.has('j'))
            return m_weaver.mustJump(
                unit, shape.longer, isXBoard ? 1 : shape.longer - 1, role, onward, ties);
        if (!isXBoard || shape.longer == 2)
            return m_weaver.lame(unit, shape.longer, here.range, role, onward, ties);
        // XBoard tests the first cell only.
        const int left = shape.longer - 1;
        Role passes;
        passes.leavesEmpty = true;
        const Onward rest{m_weaver.slide({Turn{0}}, left, left, role, onward, ties, Way::Any), {}};
        return m_weaver.slide(unit, 1, 1, passes, rest, ties);
    }

    Weaver::Curve curveOf(const Modifiers &modifiers, const Atom &atom) const
    {
        constexpr int withoutClosing = 7; // eight steps of half a right angle come round
        Weaver::Curve curve;
        const bool isCrooked = modifiers.has('z');
        curve.points = isCrooked ? 2 : 1;
        curve.alternates = isCrooked;
        curve.limit = atom.rangeWritten ? atom.range : unlimited;
        if (!isCrooked)
            curve.limit = std::min(curve.limit, withoutClosing);
        else if (curve.limit == unlimited && m_longestSide)
            curve.limit = std::max(*m_longestSide - 1, 1);
        curve.hops = modifiers.hasAny("pg");
        curve.landsAtOnce = modifiers.has('g');
        return curve;
    }

    void finish(std::vector<LegId> first)
    {
        LegGraph graph = std::move(m_weaver).finish(m_entries, std::move(first));
        if (graph.first.empty())
            return;
        const bool isInitial =
            m_move.whole.has('i') || m_move.legs[m_move.first.front()].modifiers.has('i');
        m_piece.moves.push_back({std::move(graph), isInitial ? When::Unmoved : When::Always});
    }

    const WrittenMove &m_move;
    BetzaDialect m_dialect;
    std::optional<int> m_longestSide;
    BetzaPiece &m_piece;
    Headed m_headed;
    bool m_usesHeadings;
    std::optional<Joined> m_around;
    bool m_bends = false; ///< z or q makes the last bend matter
    Weaver m_weaver;
    std::vector<Joint> m_joints;
    std::vector<std::vector<LegId>> m_entries; ///< of each joint
    std::map<std::tuple<std::size_t, int, int, Bend, int>, std::size_t> m_known;
    std::vector<std::size_t> m_isReached;
    std::optional<Error> m_fault;
};

} // namespace

std::optional<Error> compileMove(const WrittenMove &move,
                                 BetzaDialect dialect,
                                 std::optional<int> longestSide,
                                 BetzaPiece &piece)
{
    return Compiler(move, dialect, longestSide, piece).compile();
}

} // namespace rookery::betza
