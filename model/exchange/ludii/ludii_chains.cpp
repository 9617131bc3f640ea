#include "model/exchange/ludii/ludii_chains.h"

#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::size_t mostHops = 300; // of one movement

bool doesNothing(const Program::End &end)
{
    return !end.stop && !end.takes() && end.then.empty();
}

bool isPlainCourse(const Program::Node &node, const LegTies &ties)
{
    const LegTies &own = node;
    return node.way == Way::Empty && own == ties && node.only == 0 && !node.isAnywhere;
}

/// A leg that does nothing but capture an enemy and go on.
bool isOverEnemy(const Program::Node &node)
{
    const Program::End &end = node.onEnemy;
    return isPlainCourse(node, {}) && doesNothing(node.onEmpty) && doesNothing(node.onFriend)
           && end.effect == Effect::Capture && !end.stop && end.filter == 0 && !end.becomes;
}

/// A leg that does nothing but end on an empty cell, from where the move may go on.
bool isLanding(const Program::Node &node)
{
    LegTies returns;
    returns.returns = true;
    const Program::End &end = node.onEmpty;
    return isPlainCourse(node, returns) && doesNothing(node.onFriend) && doesNothing(node.onEnemy)
           && end.stop && !end.takes() && !end.becomes;
}

/// Takes a program apart that is nothing but a chain.
class ChainFinder
{
public:
    ChainFinder(const Board &board, const Program &program)
        : m_board(board)
        , m_program(program)
    {
        for (const CellId cell : m_board.cells())
            m_cells.push_back(cell);
    }

    std::optional<LudiiChain> found()
    {
        const auto first = m_program.at(m_program.firstAlways);
        for (const std::uint32_t index : first) {
            const Program::Node &over = m_program.nodes[index];
            const auto landings = m_program.at(over.onEnemy.then);
            if (!isOverEnemy(over) || landings.size() != 1)
                return std::nullopt;
            const Program::Node &landing = m_program.nodes[landings.front()];
            const auto next = m_program.at(landing.onEmpty.then);
            if (!isLanding(landing)
                || !std::is_permutation(first.begin(), first.end(), next.begin(), next.end()))
                return std::nullopt;
            addHops(over, landing);
        }
        return m_isFault || m_chain.groups.empty() ? std::nullopt : std::optional(m_chain);
    }

private:
    void addHops(const Program::Node &over, const Program::Node &landing)
    {
        const Compass &compass = m_board.compass();
        const StepId step = compass.seen(m_program.facing, over.own);
        const StepId farther = compass.seen(m_program.facing, landing.own);
        LudiiHop hop;
        hop.path.onEmpty = true;
        for (int before = 1; before <= over.most; ++before) {
            hop.path.steps.push_back(step);
            if (!leadsSomewhere(hop.path))
                break;
            if (before >= over.least)
                addLandings(hop, landing, farther);
            hop.path.passed.push_back({hop.path.steps.size(), Occupant::Empty});
        }
        m_chain.mustGoOn = m_chain.mustGoOn || landing.onEmpty.lastOnly;
        m_maySuffice = m_maySuffice || !landing.onEmpty.lastOnly;
        m_isFault = m_isFault || (m_chain.mustGoOn && m_maySuffice);
    }

    void addLandings(LudiiHop hop, const Program::Node &landing, StepId farther)
    {
        hop.captured = hop.path.steps.size();
        hop.path.passed.push_back({hop.captured, Occupant::Enemy});
        std::vector<LudiiHop> group;
        for (int after = 1; after <= landing.most; ++after) {
            hop.path.steps.push_back(farther);
            if (!leadsSomewhere(hop.path))
                break;
            if (after >= landing.least)
                group.push_back(hop);
            hop.path.passed.push_back({hop.path.steps.size(), Occupant::Empty});
        }
        m_count += group.size();
        m_isFault = m_isFault || m_count > mostHops;
        if (!group.empty())
            m_chain.groups.push_back(std::move(group));
    }

    /// Nothing leads on from where a fault is found: a way back to the start is one.
    bool leadsSomewhere(const LudiiPath &path)
    {
        const auto pairs = path.pairs(m_board, m_cells);
        m_isFault = m_isFault || std::any_of(pairs.begin(), pairs.end(), [](const auto &pair) {
                        return pair.first == pair.second;
                    });
        return !pairs.empty() && !m_isFault;
    }

    const Board &m_board;
    const Program &m_program;
    std::vector<CellId> m_cells;
    LudiiChain m_chain;
    std::size_t m_count = 0;
    bool m_maySuffice = false;
    bool m_isFault = false;
};

bool mayCapture(const MovementLegs &move)
{
    return std::any_of(move.legs.legs.begin(), move.legs.legs.end(), [](const Leg &leg) {
        return leg.onEnemy.stop || leg.onEnemy.takes();
    });
}

bool isPlayedByMovesOnly(const Subject &subject)
{
    const Rules &rules = subject.rules();
    return subject.design().setup->hands.empty() && rules.hands.supply != Supply::Endless
           && rules.hands.captured == Captured::Away && rules.castling.empty()
           && rules.enPassant.empty()
           && std::all_of(rules.promotions.begin(),
                          rules.promotions.end(),
                          [](const Promotion &rule) { return rule.into.size() < 2; });
}

} // namespace

LudiiChains::LudiiChains(const Subject &subject)
{
    m_areSaid = isPlayedByMovesOnly(subject) && subject.markedRoyals().empty()
                && subject.rules().players.size() == 2 && findChains(subject) && findDuty(subject);
    if (!m_areSaid)
        m_found.clear();
}

bool LudiiChains::says(PieceId piece, std::size_t movement) const
{
    return m_areSaid && m_found[piece.index()] && m_found[piece.index()]->movement == movement;
}

const LudiiChain *LudiiChains::chain(PlayerId player, PieceId piece) const
{
    return m_areSaid && m_found[piece.index()] ? &m_found[piece.index()]->chains[player.index()]
                                               : nullptr;
}

/// False if something captures otherwise, or nothing does.
bool LudiiChains::findChains(const Subject &subject)
{
    bool hasAny = false;
    m_found.resize(subject.pieces().types.size());
    for (const PieceId piece : subject.pieceIds()) {
        const auto &moves = subject.moves(piece);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (!mayCapture(moves[i]))
                continue;
            auto &found = m_found[piece.index()];
            if (found || moves[i].startsIn || moves[i].when != When::Always
                || subject.hasFirstMove(piece))
                return false;
            found = Found{i, {}};
            for (const PlayerId player : subject.playerIds()) {
                const auto programs = programsOf(subject, piece, player);
                auto chain = ChainFinder(subject.board(), programs[i].program).found();
                if (!chain)
                    return false;
                found->chains.push_back(std::move(*chain));
            }
            hasAny = true;
        }
    }
    return hasAny;
}

/// False for a choice of captures that no ludeme says. Where a chain may be left before its end,
/// only the longest ones may be chosen.
bool LudiiChains::findDuty(const Subject &subject)
{
    const auto &duties = subject.rules().compulsions;
    if (duties.size() != 1 || duties.front().captures != MustCapture::Must
        || !duties.front().players.empty() || duties.front().priorities.size() > 1)
        return false;
    std::vector<PieceId> first;
    std::vector<PieceId> rest;
    const CapturePriority *wish =
        duties.front().priorities.empty() ? nullptr : &duties.front().priorities.front();
    const bool asksMover = wish != nullptr && wish->value == CaptureValue::Mover;
    m_wantsMost = wish != nullptr && *wish == CapturePriority{};
    if (wish != nullptr && !asksMover && !m_wantsMost)
        return false;
    for (const PieceId piece : subject.pieceIds()) {
        const auto &found = m_found[piece.index()];
        if (!found)
            continue;
        if (!m_wantsMost && !found->chains.front().mustGoOn)
            return false;
        const bool isFirst = asksMover && covers(wish->types, piece);
        (isFirst ? first : rest).push_back(piece);
    }
    for (auto &types : {std::move(first), std::move(rest)}) {
        if (!types.empty())
            m_order.push_back(types);
    }
    return true;
}

} // namespace rookery
