#pragma once

#include "model/base/enum_names.h"
#include "model/play/game/game_record.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A judgement of a move, as it is written behind it.
enum class Judgement { None, Good, Excellent, Mistake, Blunder, Interesting, Doubtful };

template<>
struct EnumNames<Judgement>
{
    static constexpr EnumName<Judgement> rows[] = {
        {Judgement::None, "", "no annotation"},
        {Judgement::Good, "!", "a good move"},
        {Judgement::Excellent, "!!", "an excellent move"},
        {Judgement::Mistake, "?", "a mistake"},
        {Judgement::Blunder, "??", "a blunder"},
        {Judgement::Interesting, "!?", "an interesting move"},
        {Judgement::Doubtful, "?!", "a doubtful move"},
    };
};

/// A game with its branches, as it is written down: moves as text, so that it outlives edits of the
/// rules. What the rules make of it is found out by replayed().
class GameTree
{
public:
    /// How a move stands with the rules.
    enum class Standing {
        Legal,
        Illegal, ///< the first of its line that is not legal
        Behind,  ///< comes after such a one
    };

    struct Node
    {
        std::size_t parent = 0;
        std::vector<std::size_t> children; ///< the first is the main line
        std::size_t lastSeen = 0;          ///< of the children, the one gone through last
        std::string text;                  ///< as moveText() writes it
        std::string comment;
        Judgement judgement = Judgement::None;
        Standing standing = Standing::Legal;
        Move move;       ///< of a legal one
        PlayerId player; ///< the player who made a legal one
        /// Of a legal one: as familyText() writes it, with the sign of a check; empty where it is
        /// not known.
        std::string shown;
    };

    /// The node before the first move; it has no text, but may have a comment.
    static constexpr std::size_t root = 0;

    explicit GameTree(std::string start = {});

    /// The position that the game starts from, as readPosition() reads it; empty for the setup.
    const std::string &start() const { return m_start; }
    const Node &node(std::size_t index) const { return m_nodes[index]; }
    std::size_t size() const { return m_nodes.size(); }
    std::size_t current() const { return m_current; }
    /// From the first move to this one.
    std::vector<std::size_t> line(std::size_t index) const;
    /// How many moves lead there.
    std::size_t depth(std::size_t index) const { return line(index).size(); }
    /// Whether it is on the main line of the whole game.
    bool isMain(std::size_t index) const;

    /// Goes on from the current node: to the move of this text, or to a new branch.
    void play(std::string text, const Move &move, PlayerId player, std::string shown = {});
    /// Adds a move whose standing is still to be found out; its number.
    std::size_t add(std::size_t parent, std::string text);
    /// To a node that is legal, or the last legal one before it.
    void goTo(std::size_t index);
    bool back();
    /// The move that forward() goes to.
    std::optional<std::size_t> next() const;
    bool forward();
    void setComment(std::size_t index, std::string comment);
    void setJudgement(std::size_t index, Judgement judgement);
    /// Removes a move with everything behind it.
    void remove(std::size_t index);
    /// Makes the line of a move the main one at every branch.
    void promote(std::size_t index);
    void setStanding(std::size_t index, Standing standing, const Move &move, PlayerId player);
    void setShown(std::size_t index, std::string shown);

private:
    std::string m_start;
    std::vector<Node> m_nodes;
    std::size_t m_current = root;
};

/// The tree with the standing of every move under these rules; its current node is a legal one. The
/// start must be a position of the design. Stops early, with the rest unchanged, when asked to.
GameTree replayed(GameTree tree,
                  MoveRules &moveRules,
                  const Position &start,
                  const std::atomic<bool> *stop = nullptr);

/// `[Design "Chess"]`, `[Start "..."]`, `[Result "..."]`, then the moves with their numbers,
/// {comments} and (branches); judgements stand behind the moves.
std::string writeGame(const GameTree &tree, const std::string &design, const std::string &result);

} // namespace rookery
