#pragma once

#include "model/engine/fast_game.h"
#include "model/engine/mailbox/mailbox_engine.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/model/perft_support.h"
#include "tests/model/random_designs.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace rookery::test {

// Listing by trial without optimisation takes ten times as long.
constexpr int games = amount(6, 1);
constexpr int longestGame = amount(120, 16);

using Words = std::vector<std::string>;

inline Words wordsOf(const std::vector<Move> &moves, const Board &board, const Pieces &pieces)
{
    Words words;
    for (const Move &move : moves)
        words.push_back(moveText(move, board, pieces, moves));
    std::sort(words.begin(), words.end());
    return words;
}

inline std::string onlyIn(const Words &a, const Words &b)
{
    Words only;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
    std::string text;
    for (const std::string &word : only)
        text += " " + word;
    return text;
}

/// Holds tables and move rules together, position by position.
class Comparison
{
public:
    explicit Comparison(const Design &design,
                        Processor processor = Processor::Detected,
                        const FastGame *previous = nullptr)
        : m_design(design)
        , m_moveRules(design)
        , m_fast(design, nullptr, processor, previous)
    {
    }

    const FastGame &fast() const { return m_fast; }
    MoveRules &moveRules() { return m_moveRules; }
    const Design &design() const { return m_design; }

    /// Empty, or how the answers differ.
    std::string faultIn(Position &position)
    {
        std::vector<Move> expected;
        std::vector<Move> listed;
        m_moveRules.legal(position, expected);
        if (!m_fast.legal(position, listed))
            return "the tables do not take the position";
        const Words a = wordsOf(expected, m_moveRules.board(), *m_design.pieces);
        const Words b = wordsOf(listed, m_moveRules.board(), *m_design.pieces);
        if (a != b)
            return "missing:" + onlyIn(a, b) + " wrong:" + onlyIn(b, a) + " in "
                   + writePosition(position, m_design, m_moveRules.board());
        const auto counted = m_fast.perft(position, 1);
        if (counted != expected.size())
            return "counts " + std::to_string(*counted) + " instead of "
                   + std::to_string(expected.size()) + " in "
                   + writePosition(position, m_design, m_moveRules.board());
        return {};
    }

    /// The same of the engine that keeps reaches instead of tables.
    std::string faultOf(const fast::BroadEngine &broad, Position &position)
    {
        std::vector<Move> expected;
        std::vector<Move> listed;
        m_moveRules.legal(position, expected);
        broad.legal(position, listed);
        const Words a = wordsOf(expected, m_moveRules.board(), *m_design.pieces);
        const Words b = wordsOf(listed, m_moveRules.board(), *m_design.pieces);
        if (a != b)
            return "kept reaches, missing:" + onlyIn(a, b) + " wrong:" + onlyIn(b, a) + " in "
                   + writePosition(position, m_design, m_moveRules.board());
        constexpr std::size_t mostBranches = 60;
        const auto counted = expected.size() > mostBranches
                                 ? std::nullopt
                                 : broad.perft(position, 2, fast::Leaves::Counted);
        if (counted && counted != perftByTrying(m_moveRules, position, 2))
            return "kept reaches count otherwise in "
                   + writePosition(position, m_design, m_moveRules.board());
        return {};
    }

    /// The same along random games.
    std::string faultInGames(Dice &dice, const Position &start)
    {
        const fast::BroadEngine broad(m_design, std::make_shared<const CompiledGame>(m_design));
        for (int game = 0; game < games; ++game) {
            Position position = start;
            for (int ply = 0; ply < longestGame; ++ply) {
                std::string fault = faultIn(position);
                if (fault.empty() && ply % 8 == 0)
                    fault = faultInSequences(position, 2);
                if (fault.empty() && ply % 16 == 15)
                    fault = faultOf(broad, position);
                if (!fault.empty())
                    return "after " + std::to_string(ply) + " moves, " + fault;
                std::vector<Move> moves;
                m_moveRules.legal(position, moves);
                if (moves.empty())
                    break;
                Undo undo;
                m_moveRules.make(position, dice.pick(moves), undo);
            }
        }
        return {};
    }

    std::string faultInSequences(Position &position, int depth)
    {
        constexpr std::size_t mostBranches = 60;
        std::vector<Move> moves;
        m_moveRules.legal(position, moves);
        if (moves.size() > mostBranches)
            return {};
        const auto counted = m_fast.perft(position, depth);
        const auto listed = m_fast.perftListed(position, depth);
        const std::uint64_t expected = perftByTrying(m_moveRules, position, depth);
        if (counted == expected && listed == expected)
            return {};
        return std::to_string(*counted) + " counted and " + std::to_string(*listed)
               + " listed instead of " + std::to_string(expected) + " sequences from "
               + writePosition(position, m_design, m_moveRules.board());
    }

private:
    Design m_design;
    MoveRules m_moveRules;
    FastGame m_fast;
};

} // namespace rookery::test
