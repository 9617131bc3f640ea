#include "model/base/text.h"
#include "model/board/square_lattice.h"
#include "model/exchange/board_lines.h"
#include "model/exchange/format_rows.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace rookery {

namespace {

constexpr int usualSide = 8;
constexpr int mostRank = 99;

/// The statements about the board, on the lines where they stood, and how many others there were.
struct BoardPart
{
    std::string text;
    int others = 0;
};

BoardPart boardPart(std::string_view text)
{
    constexpr std::array<std::string_view, 4> words = {"map", "link", "rlink", "unlink"};
    BoardPart part;
    for (std::string_view line : split(text, '\n')) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        const std::string_view statement =
            begin == std::string_view::npos ? std::string_view() : line.substr(begin);
        const std::string_view word = statement.substr(0, statement.find_first_of(" \t\r;"));
        if (std::find(words.begin(), words.end(), word) != words.end())
            part.text += line;
        else if (!statement.empty() && !statement.starts_with("//"))
            ++part.others;
        part.text += '\n';
    }
    return part;
}

/// The farthest file and rank that a cell's name in the text has; the usual board without any.
std::pair<int, int> sizeFor(std::string_view text)
{
    int files = 0;
    int ranks = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins =
            i == 0
            || (!isAsciiLetter(text[i - 1]) && !isAsciiDigit(text[i - 1]) && text[i - 1] != '-');
        const bool isName = begins && text[i] >= 'a' && text[i] <= 'z' && i + 1 < text.size()
                            && isAsciiDigit(text[i + 1]);
        if (!isName)
            continue;
        int rank = 0;
        for (std::size_t at = i + 1; at < text.size() && isAsciiDigit(text[at]) && rank < mostRank;
             ++at)
            rank = rank * 10 + (text[at] - '0');
        files = std::max(files, text[i] - 'a' + 1);
        ranks = std::max(ranks, std::min(rank, mostRank));
    }
    return files == 0 || ranks == 0 ? std::pair(usualSide, usualSide) : std::pair(files, ranks);
}

} // namespace

Result<Imported, Errors> readGameCourier(std::string_view text, const ImportRequest &)
{
    const BoardPart part = boardPart(text);
    if (part.text.find_first_not_of('\n') == std::string::npos)
        return Unexpected(Errors{
            Error{"the text has no line 'map', 'link', 'rlink' or 'unlink'", {1, 1, {}}, {}}});
    BoardRecipe recipe;
    std::tie(recipe.files, recipe.ranks) = sizeFor(part.text);
    auto design = withBoardLines(newDesign(recipe, "Board"), part.text);
    if (!design)
        return Unexpected(Errors{design.error()});
    std::vector<Loss> losses = {
        {"the text does not say how large the board is; it is taken to have "
             + counted(static_cast<std::size_t>(recipe.files), "file") + " and "
             + counted(static_cast<std::size_t>(recipe.ranks), "rank"),
         {},
         {Remedy::Approximate}}};
    if (part.others > 0) {
        losses.push_back(
            {counted(static_cast<std::size_t>(part.others), "line")
                 + " about other things than the board's directions and links left out",
             {},
             {Remedy::LeaveOut}});
    }
    return Imported{std::move(*design), std::move(losses)};
}

} // namespace rookery
