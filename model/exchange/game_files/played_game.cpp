#include "model/exchange/game_files/played_game.h"

#include "model/exchange/game_files/game_start.h"
#include "model/exchange/game_files/text_encoding.h"
#include "model/play/ends/game_end_text.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Puts what was recorded into a tree, move by move, with an engine that follows.
class TreeBuilder
{
public:
    TreeBuilder(GameTree &tree, Errors &faults, const MoveNotation &notation, GameEngine &engine)
        : m_tree(tree)
        , m_faults(faults)
        , m_notation(notation)
        , m_engine(engine)
    {
    }

    /// Without a position all moves stay as they are.
    void build(const std::vector<GameItem> &items, const std::optional<Position> &start)
    {
        m_isLost = !start;
        if (start)
            m_engine.begin(*start);
        for (const GameItem &item : items) {
            if (!take(item))
                return;
        }
    }

private:
    static constexpr std::size_t deepest = 256;
    static constexpr std::size_t mostMoves = 100'000;

    void fault(Message message, int line)
    {
        m_faults.push_back({std::move(message), {line, 0, {}}, {}});
    }

    /// Whether to go on.
    bool take(const GameItem &item)
    {
        if (m_skipped > 0) {
            m_skipped += item.kind == GameItem::Kind::Open    ? 1
                         : item.kind == GameItem::Kind::Close ? -1
                                                              : 0;
            return true;
        }
        switch (item.kind) {
        case GameItem::Kind::Move:
            return takeMove(item);
        case GameItem::Kind::Comment:
            comment(item.text);
            break;
        case GameItem::Kind::Glyph:
            judge(item.text);
            break;
        case GameItem::Kind::Open:
            return open(item.line);
        case GameItem::Kind::Close:
            close();
            break;
        }
        return true;
    }

    bool open(int line)
    {
        if (m_branches.size() == deepest) {
            fault(Message("branches are nested more than 256 deep"), line);
            return false;
        }
        if (m_node == GameTree::root) {
            fault(Message("a branch must stand behind the move that it replaces"), line);
            m_skipped = 1;
            return true;
        }
        m_branches.push_back(m_node);
        m_node = m_tree.node(m_node).parent;
        m_isOpening = true;
        return true;
    }

    void close()
    {
        m_node = m_branches.back();
        m_branches.pop_back();
        m_isOpening = false;
        m_ahead.clear();
    }

    /// What stands before the first move of a branch is said of that move.
    void comment(const std::string &text)
    {
        if (m_isOpening)
            m_ahead = joined(std::move(m_ahead), text);
        else
            m_tree.setComment(m_node, joined(m_tree.node(m_node).comment, text));
    }

    static std::string joined(std::string said, std::string_view more)
    {
        const std::size_t begin = std::min(more.find_first_not_of(' '), more.size());
        more = more.substr(begin, more.find_last_not_of(' ') + 1 - begin);
        if (!said.empty() && !more.empty())
            said += ' ';
        return said.append(more);
    }

    /// A glyph that is no judgement of ours is kept beside the comments.
    void judge(const std::string &number)
    {
        const bool isOurs = number.size() == 1 && number[0] >= '1' && number[0] <= '6';
        if (isOurs && m_node != GameTree::root)
            m_tree.setJudgement(m_node, numberedJudgements[number[0] - '1']);
        else
            comment("$" + number);
    }

    bool takeMove(const GameItem &item)
    {
        if (m_tree.size() > mostMoves) {
            fault(Message("a game may have at most 100000 moves"), item.line);
            return false;
        }
        const bool isBehind =
            m_node != GameTree::root && m_tree.node(m_node).standing != GameTree::Standing::Legal;
        if (isBehind || m_isLost)
            keep(item, GameTree::Standing::Behind);
        else
            play(item);
        m_isOpening = false;
        if (!m_ahead.empty())
            comment(std::exchange(m_ahead, {}));
        return true;
    }

    void keep(const GameItem &item, GameTree::Standing standing)
    {
        m_node = m_tree.add(m_node, asUtf8(item.text));
        m_tree.setStanding(m_node, standing, {}, {});
    }

    void play(const GameItem &item)
    {
        follow(m_node);
        std::vector<Move> legal;
        m_engine.legal(legal);
        const Design &design = m_engine.moveRules().design();
        const NotationContext context{
            design, m_engine.moveRules().game(), m_engine.position(), legal, lastTo()};
        const auto move = readMove(item.text, m_notation, context);
        if (!move) {
            fault(refusal(item, design), item.line);
            return keep(item, GameTree::Standing::Illegal);
        }
        const std::string text = recordText(*move, m_engine.board(), *design.pieces, legal);
        const auto &children = m_tree.node(m_node).children;
        const auto known = std::find_if(children.begin(), children.end(), [&](std::size_t child) {
            return m_tree.node(child).text == text;
        });
        m_node = known != children.end() ? *known : m_tree.add(m_node, text);
        m_tree.setStanding(m_node, GameTree::Standing::Legal, *move, m_engine.position().toMove());
    }

    Message refusal(const GameItem &item, const Design &design)
    {
        const Position &position = m_engine.position();
        const auto over = m_engine.end();
        return Message(
            "move {number} of {player}: [the game is over: {end}|'{text}' is not a move here]",
            {{"number", position.state().turn / static_cast<int>(position.players()) + 1},
             {"player", (*design.rules)[position.toMove()].name},
             {"end", over ? endMessage(*over, design) : Message()},
             {"text", excerpt(asUtf8(item.text))}});
    }

    std::optional<CellId> lastTo() const
    {
        if (m_node == GameTree::root)
            return std::nullopt;
        return m_tree.node(m_node).move.to;
    }

    /// Takes back and makes moves until the engine stands behind this node.
    void follow(std::size_t node)
    {
        std::vector<std::size_t> ahead;
        for (std::size_t at = node; at != GameTree::root && !isMade(at);
             at = m_tree.node(at).parent)
            ahead.push_back(at);
        const std::size_t common = ahead.empty() ? node : m_tree.node(ahead.back()).parent;
        while (!m_made.empty() && m_made.back() != common) {
            m_engine.unmake();
            m_isMade[m_made.back()] = false;
            m_made.pop_back();
        }
        m_isMade.resize(m_tree.size());
        for (; !ahead.empty(); ahead.pop_back()) {
            m_engine.make(m_tree.node(ahead.back()).move);
            m_made.push_back(ahead.back());
            m_isMade[ahead.back()] = true;
        }
    }

    bool isMade(std::size_t node) const { return node < m_isMade.size() && m_isMade[node]; }

    GameTree &m_tree;
    Errors &m_faults;
    const MoveNotation &m_notation;
    GameEngine &m_engine;
    std::size_t m_node = GameTree::root;
    std::vector<std::size_t> m_branches; ///< the moves that they replace
    std::vector<std::size_t> m_made;     ///< nodes whose moves the engine has made
    std::vector<bool> m_isMade;          ///< by node
    std::string m_ahead;                 ///< comments at the beginning of a branch
    bool m_isOpening = false;
    bool m_isLost = false;
    int m_skipped = 0; ///< how deep in a branch that replaces nothing
};

} // namespace

PlayedGame playedGame(RecordedGame game, const GameFileFormat &format, GameEngine &engine)
{
    PlayedGame played;
    played.faults = std::move(game.faults);
    const Design &design = engine.moveRules().design();
    if (const Message fault = variantFault(game.tag("Variant"), design); !fault.isEmpty())
        played.faults.push_back({fault, {game.line, 0, {}}, {}});
    if (const Message fault = sizeFault(game.tag("Size"), engine.board()); !fault.isEmpty())
        played.faults.push_back({fault, {game.line, 0, {}}, {}});
    const GameStart start = gameStart(game, design, engine.board());
    if (start.fault)
        played.faults.push_back(*start.fault);
    played.tree = GameTree(start.text);
    TreeBuilder(played.tree, played.faults, *findNotation(format.notation), engine)
        .build(game.items, start.position);
    played.tags = std::move(game.tags);
    played.result = game.result.empty() ? "*" : game.result;
    std::stable_sort(played.faults.begin(),
                     played.faults.end(),
                     [](const Error &a, const Error &b) { return a.place.line < b.place.line; });
    return played;
}

} // namespace rookery
