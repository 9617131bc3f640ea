#include "model/exchange/game_files/game_start.h"
#include "model/exchange/game_files/played_game.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"

#include <algorithm>

namespace rookery {

namespace {

/// Turns a tree into the items of a file, with an engine that follows.
class TreeWriter
{
public:
    TreeWriter(const GameTree &tree, const MoveNotation &notation, GameEngine &engine)
        : m_tree(tree)
        , m_notation(notation)
        , m_engine(engine)
    {
    }

    std::vector<GameItem> items()
    {
        remarks(GameTree::root);
        branch(GameTree::root, std::nullopt);
        return std::move(m_items);
    }

private:
    /// Everything behind a node; the engine stands there, and stands there again in the end.
    void branch(std::size_t from, std::optional<CellId> lastTo)
    {
        std::size_t made = 0;
        while (!m_tree.node(from).children.empty()) {
            const std::vector<std::size_t> &children = m_tree.node(from).children;
            std::vector<Move> legal;
            m_engine.legal(legal);
            const auto main = head(children.front(), legal, lastTo);
            for (std::size_t i = 1; i < children.size(); ++i) {
                add(GameItem::Kind::Open, {});
                behind(children[i], head(children[i], legal, lastTo));
                add(GameItem::Kind::Close, {});
            }
            from = children.front();
            if (!main) {
                unplayed(from);
                break;
            }
            m_engine.make(*main);
            lastTo = main->to;
            ++made;
        }
        for (; made > 0; --made)
            m_engine.unmake();
    }

    void behind(std::size_t node, const std::optional<Move> &move)
    {
        if (!move)
            return unplayed(node);
        m_engine.make(*move);
        branch(node, move->to);
        m_engine.unmake();
    }

    /// A move with what is said of it; nothing comes back if it is not legal.
    std::optional<Move>
    head(std::size_t index, const std::vector<Move> &legal, std::optional<CellId> lastTo)
    {
        const Design &design = m_engine.moveRules().design();
        const GameTree::Node &node = m_tree.node(index);
        const auto move = findMove(node.text, m_engine.board(), *design.pieces, legal);
        if (!move) {
            raw(index);
            return std::nullopt;
        }
        const NotationContext context{
            design, m_engine.moveRules().game(), m_engine.position(), legal, lastTo};
        add(GameItem::Kind::Move, withoutSpaces(m_notation.write(*move, context)) + sign(*move));
        remarks(index);
        return *move;
    }

    /// Of check or mate, in a notation that has them.
    std::string sign(const Move &move)
    {
        if (m_notation.name != "san")
            return {};
        m_engine.make(move);
        std::string text;
        if (m_engine.isInCheck(m_engine.position().toMove())) {
            std::vector<Move> replies;
            m_engine.legal(replies);
            text = replies.empty() ? "#" : "+";
        }
        m_engine.unmake();
        return text;
    }

    void raw(std::size_t index)
    {
        add(GameItem::Kind::Move, withoutSpaces(m_tree.node(index).text));
        remarks(index);
    }

    /// What stands behind a move that is not legal: the main line, and no branches.
    void unplayed(std::size_t from)
    {
        const int ply = m_ply;
        while (!m_tree.node(from).children.empty()) {
            from = m_tree.node(from).children.front();
            ++m_ply;
            raw(from);
        }
        m_ply = ply;
    }

    void remarks(std::size_t index)
    {
        const GameTree::Node &node = m_tree.node(index);
        const auto &all = numberedJudgements;
        const auto *const found = std::find(std::begin(all), std::end(all), node.judgement);
        if (found != std::end(all))
            add(GameItem::Kind::Glyph, std::to_string(found - std::begin(all) + 1));
        if (!node.comment.empty())
            add(GameItem::Kind::Comment, node.comment);
    }

    void add(GameItem::Kind kind, std::string text)
    {
        const Position &position = m_engine.position();
        m_items.push_back(
            {kind, std::move(text), 0, position.state().turn + m_ply, position.toMove().index()});
    }

    const GameTree &m_tree;
    const MoveNotation &m_notation;
    GameEngine &m_engine;
    std::vector<GameItem> m_items;
    int m_ply = 0; ///< behind the last position that could be played
};

/// The seven tags that every PGN game has, then the others.
RecordedGame withTags(const PlayedGame &game, const Design &design)
{
    RecordedGame all;
    all.result = game.result.empty() ? "*" : game.result;
    for (const char *name : {"Event", "Site", "Date", "Round", "White", "Black"})
        all.setTag(name, std::string_view(name) == "Date" ? "????.??.??" : "?");
    all.setTag("Result", all.result);
    if (const std::string name = variantName(design); !name.empty())
        all.setTag("Variant", name);
    for (const auto &[name, value] : game.tags) {
        if (name != "Variant" && name != "Result")
            all.setTag(name, value);
    }
    setStart(all, game.tree.start());
    return all;
}

} // namespace

std::string resultText(const GameEnd &end)
{
    if (end.isDraw)
        return "1/2-1/2";
    if (!end.winner || end.winner->index() > 1)
        return "*";
    return end.winner->index() == 0 ? "1-0" : "0-1";
}

std::string writtenGame(const PlayedGame &game, const GameFileFormat &format, GameEngine &engine)
{
    const Design &design = engine.moveRules().design();
    RecordedGame recorded = withTags(game, design);
    const GameStart start = gameStart(recorded, design, engine.board());
    engine.begin(start.position ? *start.position : startPosition(design, engine.board()));
    recorded.items = TreeWriter(game.tree, *findNotation(format.notation), engine).items();
    return format.write(recorded, design);
}

} // namespace rookery
