#pragma once

#include "model/exchange/game_files/recorded_tree.h"
#include "model/exchange/game_files/shogi_diagram.h"

#include <optional>
#include <string>
#include <string_view>

/// What the two file formats of shogi, CSA and KIF, have in common.
namespace rookery {

/// A game that is read line by line.
class ShogiRecord
{
public:
    explicit ShogiRecord(int line) { m_game.line = line; }

    RecordedGame &game() { return m_game; }
    ShogiDiagram &diagram();
    bool hasDiagram() const { return m_diagram.has_value(); }
    void setDiagram(ShogiDiagram diagram) { m_diagram = std::move(diagram); }

    void move(std::string text, int line);
    void remark(GameItem::Kind kind, std::string text, int line);
    /// `$14` is a judgement, all else a comment.
    void comment(std::string_view text, int line);
    /// Seconds taken for the last move, as PGN says it.
    void elapsed(int seconds, int line);
    /// Goes back to where `moves` of the last line have been made; whether there were so many.
    bool goBackTo(std::size_t moves);
    void openBranch();
    void closeBranch();
    std::size_t depth() const { return m_path.size() - 1; }
    /// 0 or 1.
    int toMove() const;
    /// The player to move has won, lost or neither.
    void endBy(std::string_view outcome);
    void fault(Message message, int line);
    /// A line that no rule of the format explains; only the first is told with its text.
    void strange(std::string_view text, std::string_view format, int line);

    RecordedGame finished();

private:
    RecordedGame m_game;
    RecordedTree m_tree;
    std::optional<ShogiDiagram> m_diagram; ///< where the game begins; none for the usual start
    std::vector<std::size_t> m_path = {RecordedTree::root};
    std::vector<std::vector<std::size_t>> m_branches; ///< paths to go back to
    int m_strange = 0;
    bool m_isMain = true;
};

/// What a result means for the player to move: `win`, `loss` or `draw`; empty for none.
std::string_view outcomeFor(int toMove, std::string_view result);

/// `[%emt 0:00:12]` in a comment: taken off it, in seconds.
std::optional<int> takeElapsed(std::string &comment);

/// The diagram of the start, where it is not the usual one and can be drawn.
std::optional<ShogiDiagram> startDiagram(const RecordedGame &game);

/// The position that the game begins from, as our own tag has it, where a diagram does not say all
/// of it; empty where that tag is there or nothing is missing.
std::string unsaidStart(const RecordedGame &game);

} // namespace rookery
