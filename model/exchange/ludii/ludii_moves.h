#pragma once

#include "model/exchange/ludii/ludii_chains.h"
#include "model/exchange/ludii/ludii_words.h"

namespace rookery {

/// How pieces move, as ludemes: slides on tracks, everything else by maps from cell to cell. A
/// piece that has a right until it first moves has a state, 1 until then.
class LudiiMoves
{
public:
    LudiiMoves(const Subject &subject,
               const LudiiWords &words,
               LudiiGraph &graph,
               const LudiiChains &chains);

    /// All that a piece does but for chains of captures, a line each; the error names the piece.
    Result<std::string> lines(PlayerId player, PieceId piece);

    /// Whether pieces of this type begin with a state.
    bool hasState(PieceId piece) const;
    /// Whether lines say the rules by which pieces castle.
    bool saysCastling() const { return m_saysCastling; }
    /// Whether they say the one by which pieces are captured in passing.
    bool saysEnPassant() const { return !m_passings.empty(); }

private:
    /// Straight over cells: which step, as it lies on the board, and how often.
    struct Passing
    {
        StepId step;
        std::size_t length = 0;

        friend auto operator<=>(const Passing &, const Passing &) = default;
    };

    /// One movement, and the cells from which it starts.
    struct Start
    {
        PlayerId player;
        PieceId piece;
        std::vector<CellId> cells;
        std::vector<std::string> conditions;
    };

    /// A path, and where it leads from the cells of the start after so many steps.
    struct WalkedPath
    {
        const LudiiPath &path;
        std::vector<LudiiGraph::Pairs> after;
    };

    Result<std::string> movement(const GuardedProgram &guarded, PlayerId player, PieceId piece);
    std::optional<std::string> slide(const Program::Node &node, StepId step);
    std::string line(const LudiiPath &path, const Start &start);
    std::vector<std::string>
    conditions(const WalkedPath &walked, const Start &start, const LudiiGraph::Pairs &pairs);
    std::string passingThen(const WalkedPath &walked, const Start &start);
    std::string enPassant(const WalkedPath &walked, const Start &start);
    std::string castling(PlayerId player, PieceId piece) const;

    bool isVictim(PieceId piece) const;
    void findPassings();
    bool addPassings(PlayerId player, PieceId piece);
    bool capturesByMaps(PlayerId player, PieceId piece) const;

    const Subject &m_subject;
    const Board &m_board;
    const LudiiWords &m_words;
    LudiiGraph &m_graph;
    const LudiiChains &m_chains;
    std::map<PlayerId, std::set<Passing>> m_passings; ///< of pieces that can be captured so
    bool m_saysCastling = false;
};

} // namespace rookery
