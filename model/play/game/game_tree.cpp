#include "model/play/game/game_tree.h"

#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"

#include <algorithm>

namespace rookery {

GameTree::GameTree(std::string start)
    : m_start(std::move(start))
    , m_nodes(1)
{
}

std::vector<std::size_t> GameTree::line(std::size_t index) const
{
    std::vector<std::size_t> found;
    for (; index != root; index = m_nodes[index].parent)
        found.push_back(index);
    std::reverse(found.begin(), found.end());
    return found;
}

bool GameTree::isMain(std::size_t index) const
{
    for (; index != root; index = m_nodes[index].parent) {
        if (m_nodes[m_nodes[index].parent].children.front() != index)
            return false;
    }
    return true;
}

void GameTree::play(std::string text, const Move &move, PlayerId player, std::string shown)
{
    const auto &children = m_nodes[m_current].children;
    const auto known = std::find_if(children.begin(), children.end(), [&](std::size_t child) {
        return m_nodes[child].text == text;
    });
    const std::size_t next = known != children.end() ? *known : add(m_current, std::move(text));
    setStanding(next, Standing::Legal, move, player);
    if (!shown.empty())
        setShown(next, std::move(shown));
    goTo(next);
}

std::size_t GameTree::add(std::size_t parent, std::string text)
{
    Node node;
    node.parent = parent;
    node.text = std::move(text);
    m_nodes.push_back(std::move(node));
    m_nodes[parent].children.push_back(m_nodes.size() - 1);
    return m_nodes.size() - 1;
}

void GameTree::goTo(std::size_t index)
{
    while (m_nodes[index].standing != Standing::Legal)
        index = m_nodes[index].parent;
    m_current = index;
    for (; index != root; index = m_nodes[index].parent) {
        Node &parent = m_nodes[m_nodes[index].parent];
        const auto found = std::find(parent.children.begin(), parent.children.end(), index);
        parent.lastSeen = static_cast<std::size_t>(found - parent.children.begin());
    }
}

bool GameTree::back()
{
    if (m_current == root)
        return false;
    goTo(m_nodes[m_current].parent);
    return true;
}

std::optional<std::size_t> GameTree::next() const
{
    const Node &node = m_nodes[m_current];
    if (node.children.empty())
        return std::nullopt;
    const std::size_t next = node.children[std::min(node.lastSeen, node.children.size() - 1)];
    return m_nodes[next].standing == Standing::Legal ? std::optional(next) : std::nullopt;
}

bool GameTree::forward()
{
    const auto to = next();
    if (to)
        goTo(*to);
    return to.has_value();
}

void GameTree::setComment(std::size_t index, std::string comment)
{
    m_nodes[index].comment = std::move(comment);
}

void GameTree::setJudgement(std::size_t index, Judgement judgement)
{
    m_nodes[index].judgement = judgement;
}

void GameTree::remove(std::size_t index)
{
    if (index == root)
        return;
    const auto way = line(m_current);
    const bool isBelow = std::find(way.begin(), way.end(), index) != way.end();
    const std::size_t parent = m_nodes[index].parent;
    const std::size_t kept = isBelow ? parent : m_current;
    // What is left moves together; a child always stands behind its parent.
    std::vector<bool> isGone(m_nodes.size());
    std::vector<std::size_t> moved(m_nodes.size());
    std::vector<Node> nodes;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        isGone[i] = i == index || (i != root && isGone[m_nodes[i].parent]);
        moved[i] = nodes.size();
        if (!isGone[i])
            nodes.push_back(std::move(m_nodes[i]));
    }
    for (Node &node : nodes) {
        node.parent = moved[node.parent];
        std::erase_if(node.children, [&](std::size_t child) { return isGone[child]; });
        for (std::size_t &child : node.children)
            child = moved[child];
        node.lastSeen = 0;
    }
    m_nodes = std::move(nodes);
    goTo(moved[kept]);
}

void GameTree::promote(std::size_t index)
{
    for (; index != root; index = m_nodes[index].parent) {
        auto &children = m_nodes[m_nodes[index].parent].children;
        const auto found = std::find(children.begin(), children.end(), index);
        std::rotate(children.begin(), found, found + 1);
    }
    goTo(m_current);
}

void GameTree::setShown(std::size_t index, std::string shown)
{
    m_nodes[index].shown = std::move(shown);
}

void GameTree::setStanding(std::size_t index, Standing standing, const Move &move, PlayerId player)
{
    m_nodes[index].standing = standing;
    m_nodes[index].move = move;
    m_nodes[index].player = player;
}

namespace {

class Replay
{
public:
    Replay(GameTree &tree,
           MoveRules &moveRules,
           const Position &start,
           const std::atomic<bool> *stop)
        : m_tree(tree)
        , m_moveRules(moveRules)
        , m_record(moveRules, start)
        , m_stop(stop)
        , m_marksChecks(marksChecks(moveRules.design(), moveRules.board()))
    {
    }

    /// Goes through the tree without recursion: games may be thousands of moves long.
    void run()
    {
        std::vector<Place> open{{GameTree::root, 0, m_record.legalMoves()}};
        while (!open.empty() && !(m_stop && *m_stop)) {
            Place &place = open.back();
            const auto &children = m_tree.node(place.node).children;
            if (place.child == children.size()) {
                open.pop_back();
                if (!open.empty())
                    m_record.takeBack();
                continue;
            }
            const std::size_t child = children[place.child++];
            const auto move = findMove(m_tree.node(child).text,
                                       m_moveRules.board(),
                                       m_moveRules.book().pieces(),
                                       place.legal);
            if (!move) {
                refuse(child);
                continue;
            }
            m_tree.setStanding(
                child, GameTree::Standing::Legal, *move, m_record.position().toMove());
            std::string shown = familyText(*move, context(place));
            m_record.play(*move);
            std::vector<Move> legal;
            const bool isCheck = m_marksChecks && isInCheck();
            if (isCheck || !m_tree.node(child).children.empty())
                legal = m_record.legalMoves();
            m_tree.setShown(child, shown + (!isCheck ? "" : legal.empty() ? "#" : "+"));
            open.push_back({child, 0, std::move(legal)});
        }
    }

private:
    struct Place
    {
        std::size_t node;
        std::size_t child;
        std::vector<Move> legal;
    };

    NotationContext context(const Place &place) const
    {
        const bool isFirst = place.node == GameTree::root;
        return {m_moveRules.design(),
                m_moveRules.game(),
                m_record.position(),
                place.legal,
                isFirst ? std::nullopt : std::optional(m_tree.node(place.node).move.to)};
    }

    bool isInCheck()
    {
        return m_moveRules.isInCheck(m_record.position(), m_record.position().toMove());
    }

    void refuse(std::size_t index)
    {
        m_tree.setStanding(index, GameTree::Standing::Illegal, {}, {});
        std::vector<std::size_t> open = m_tree.node(index).children;
        while (!open.empty()) {
            const std::size_t next = open.back();
            open.pop_back();
            m_tree.setStanding(next, GameTree::Standing::Behind, {}, {});
            const auto &children = m_tree.node(next).children;
            open.insert(open.end(), children.begin(), children.end());
        }
    }

    GameTree &m_tree;
    MoveRules &m_moveRules;
    GameRecord m_record;
    const std::atomic<bool> *m_stop;
    bool m_marksChecks;
};

} // namespace

GameTree
replayed(GameTree tree, MoveRules &moveRules, const Position &start, const std::atomic<bool> *stop)
{
    Replay(tree, moveRules, start, stop).run();
    tree.goTo(tree.current());
    return tree;
}

} // namespace rookery
