#include "model/play/game/drawn_shapes.h"

#include "model/base/text.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr std::string_view cellTag = "[%csl";
constexpr std::string_view arrowTag = "[%cal";

struct Comment
{
    std::string words;
    std::vector<std::string> cells; ///< marks as they are written: `Ge4`
    std::vector<std::string> arrows;
};

void add(std::string &words, std::string_view more)
{
    more = trimmed(more);
    if (!words.empty() && !more.empty())
        words += ' ';
    words += more;
}

Comment takenApart(std::string_view text)
{
    Comment comment;
    for (;;) {
        const std::size_t begin = std::min(text.find(cellTag), text.find(arrowTag));
        const std::size_t end = text.find(']', std::min(begin, text.size()));
        if (end == std::string_view::npos) {
            add(comment.words, text);
            return comment;
        }
        add(comment.words, text.substr(0, begin));
        auto &list = text.substr(begin).starts_with(cellTag) ? comment.cells : comment.arrows;
        const std::size_t first = begin + cellTag.size();
        for (const std::string_view item : split(text.substr(first, end - first), ',')) {
            if (!trimmed(item).empty())
                list.emplace_back(trimmed(item));
        }
        text.remove_prefix(end + 1);
    }
}

std::string list(std::string_view tag, const std::vector<std::string> &items)
{
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? std::string(tag) + ' ' : std::string(",")) + item;
    return text.empty() ? text : text + ']';
}

std::string joined(const Comment &comment)
{
    std::string text = list(cellTag, comment.cells) + list(arrowTag, comment.arrows);
    add(text, comment.words);
    return text;
}

using Ends = std::pair<CellId, CellId>;

/// Two cells as they stand one behind the other.
std::optional<Ends> endsOf(std::string_view text, const Board &board)
{
    const std::size_t hyphen = text.find('-');
    if (hyphen != std::string_view::npos) {
        const auto from = board.find(text.substr(0, hyphen));
        const auto to = board.find(text.substr(hyphen + 1));
        return from && to ? std::optional(Ends(*from, *to)) : std::nullopt;
    }
    for (std::size_t i = 1; i < text.size(); ++i) {
        const auto from = board.find(text.substr(0, i));
        const auto to = board.find(text.substr(i));
        if (from && to)
            return Ends(*from, *to);
    }
    return std::nullopt;
}

std::string written(const DrawnShape &mark, const Board &board)
{
    const std::string colour(enumName(mark.colour));
    const std::string to = board.name(mark.to);
    if (!mark.from)
        return colour + to;
    const std::string from = board.name(*mark.from);
    const bool isClear = endsOf(from + to, board) == Ends(*mark.from, mark.to);
    return colour + from + (isClear ? "" : "-") + to;
}

enum class ItemKind { Cell, Arrow };

std::optional<DrawnShape> markOf(std::string_view item, ItemKind kind, const Board &board)
{
    const auto colour = enumFromName<DrawnColour>(item.substr(0, 1));
    item.remove_prefix(1);
    if (!colour)
        return std::nullopt;
    if (kind == ItemKind::Cell) {
        const auto cell = board.find(item);
        return cell ? std::optional(DrawnShape{{}, *cell, *colour}) : std::nullopt;
    }
    const auto ends = endsOf(item, board);
    return ends ? std::optional(DrawnShape{ends->first, ends->second, *colour}) : std::nullopt;
}

} // namespace

std::vector<DrawnShape> drawnShapes(std::string_view text, const Board &board)
{
    std::vector<DrawnShape> marks;
    if (text.empty())
        return marks;
    const Comment comment = takenApart(text);
    const auto read = [&](const std::vector<std::string> &items, ItemKind kind) {
        for (const std::string &item : items) {
            if (const auto mark = markOf(item, kind, board))
                marks.push_back(*mark);
        }
    };
    read(comment.cells, ItemKind::Cell);
    read(comment.arrows, ItemKind::Arrow);
    return marks;
}

std::string commentWords(std::string_view comment)
{
    return takenApart(comment).words;
}

std::string withCommentWords(std::string_view text, std::string_view words)
{
    Comment comment = takenApart(text);
    comment.words = words;
    return joined(comment);
}

std::string withDrawnShape(std::string_view text, const DrawnShape &mark, const Board &board)
{
    Comment comment = takenApart(text);
    const ItemKind kind = mark.from ? ItemKind::Arrow : ItemKind::Cell;
    auto &items = mark.from ? comment.arrows : comment.cells;
    bool hadSame = false;
    std::erase_if(items, [&](const std::string &item) {
        const auto other = markOf(item, kind, board);
        hadSame = hadSame || other == mark;
        return other && other->isAt(mark);
    });
    if (!hadSame)
        items.push_back(written(mark, board));
    return joined(comment);
}

} // namespace rookery
