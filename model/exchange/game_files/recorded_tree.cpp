#include "model/exchange/game_files/recorded_tree.h"

namespace rookery {

std::size_t RecordedTree::add(std::size_t parent, GameItem move)
{
    nodes.push_back({std::move(move), {}, {}, parent});
    nodes[parent].children.push_back(nodes.size() - 1);
    return nodes.size() - 1;
}

/// Without recursion: branches may be nested as deep as a file is long.
std::vector<GameItem> RecordedTree::items() const
{
    struct Task
    {
        enum class Kind { Head, Behind, Item };
        Kind kind = Kind::Behind;
        std::size_t node = root;
        GameItem::Kind item = GameItem::Kind::Open;
    };
    std::vector<GameItem> all = nodes[root].remarks;
    std::vector<Task> open = {{}};
    while (!open.empty()) {
        const Task task = open.back();
        open.pop_back();
        const Node &node = nodes[task.node];
        if (task.kind == Task::Kind::Item) {
            all.push_back({task.item, {}, node.move.line, 0, 0});
        } else if (task.kind == Task::Kind::Head) {
            all.push_back(node.move);
            all.insert(all.end(), node.remarks.begin(), node.remarks.end());
        } else if (!node.children.empty()) {
            open.push_back({Task::Kind::Behind, node.children.front()});
            for (std::size_t i = node.children.size() - 1; i > 0; --i) {
                const std::size_t child = node.children[i];
                open.push_back({Task::Kind::Item, child, GameItem::Kind::Close});
                open.push_back({Task::Kind::Behind, child});
                open.push_back({Task::Kind::Head, child});
                open.push_back({Task::Kind::Item, child, GameItem::Kind::Open});
            }
            open.push_back({Task::Kind::Head, node.children.front()});
        }
    }
    return all;
}

RecordedTree recordedTree(const std::vector<GameItem> &items)
{
    RecordedTree tree;
    std::size_t at = RecordedTree::root;
    std::vector<std::size_t> branches; // the moves that they replace
    int skipped = 0;
    for (const GameItem &item : items) {
        const bool opens = item.kind == GameItem::Kind::Open;
        const bool closes = item.kind == GameItem::Kind::Close;
        if (skipped > 0 || (opens && at == RecordedTree::root)) {
            skipped += opens ? 1 : closes ? -1 : 0;
        } else if (opens) {
            branches.push_back(at);
            at = tree.nodes[at].parent;
        } else if (closes && !branches.empty()) {
            at = branches.back();
            branches.pop_back();
        } else if (item.kind == GameItem::Kind::Move) {
            at = tree.add(at, item);
        } else if (!closes) {
            tree.nodes[at].remarks.push_back(item);
        }
    }
    return tree;
}

} // namespace rookery
