#include "model/base/shown.h"
#include "model/board/board_forms.h"
#include "model/board/board_spec_parts.h"
#include "model/design/directions.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace rookery {

namespace {

std::optional<int> readSide(std::string_view digits)
{
    if (digits.empty() || digits.size() > 4)
        return std::nullopt;
    int number = 0;
    for (const char digit : digits) {
        if (!isAsciiDigit(digit))
            return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

/// A square of this side without the cells for which `isCell` is false.
template<class IsCell>
BoardRecipe cutOut(int files, int ranks, IsCell isCell)
{
    BoardRecipe recipe = usualRecipe(usualForm(Lattice::Square));
    recipe.files = files;
    recipe.ranks = ranks;
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            if (!isCell(file, rank))
                recipe.edits.removed.emplace_back(file * ranks + rank);
        }
    }
    return recipe;
}

/// A cell in the middle of a ring: every sector leads inwards to it, and it leads out along four.
Result<BoardRecipe> withCentre(Parts &parts, BoardRecipe recipe)
{
    if (recipe.files % 4 != 0)
        return parts.fail(
            Message("a ring with a centre has a number of sectors that four divides, not {number}",
                    {{"number", recipe.files}}));
    parts.take();
    const Directions directions = standardDirections();
    const auto direction = [&](const char *name) {
        return *directions.find(std::string_view(name));
    };
    const SiteId centre(recipe.files * recipe.ranks);
    recipe.edits.added.push_back({"centre", {0, 0}});
    const auto innermost = [&](int sector) {
        return SiteId(sector * recipe.ranks);
    };
    // Own north leads outwards, whichever direction the traveller has come from.
    const struct
    {
        const char *name;
        Orientation outward;
    } quarters[] = {{"n", orientation::same},
                    {"e", orientation::backQuarter},
                    {"s", orientation::half},
                    {"w", orientation::quarter}};
    for (int sector = 0; sector < recipe.files; ++sector) {
        const auto &nearest = quarters[(sector * 4 + recipe.files / 2) / recipe.files % 4];
        recipe.edits.links.push_back(
            {innermost(sector), direction("s"), centre, nearest.outward.inverse()});
    }
    for (int i = 0; i < 4; ++i)
        recipe.edits.links.push_back({centre,
                                      direction(quarters[i].name),
                                      innermost(i * recipe.files / 4),
                                      quarters[i].outward});
    return recipe;
}

} // namespace

Result<std::vector<int>>
readNumbers(Parts &parts, std::size_t least, std::size_t most, const std::string &example)
{
    const std::string text(parts.peek());
    if (parts.atEnd() || text.empty())
        return parts.fail(
            Message("the board needs a size such as {example}", {{"example", example}}));
    std::vector<int> numbers;
    for (const std::string_view part : split(text, 'x')) {
        const auto number = readSide(part);
        if (!number)
            return parts.failSize(example);
        numbers.push_back(*number);
    }
    if (numbers.size() < least || numbers.size() > most)
        return parts.failSize(example);
    return numbers;
}

Result<BoardRecipe> readCutOut(Parts &parts, std::string_view word, const std::string &example)
{
    const std::size_t count = word == "cross" ? 2 : 1;
    const auto numbers = readNumbers(parts, count, count, example);
    if (!numbers)
        return failure(numbers.error());
    const int size = numbers->front();
    const int arm = numbers->back();
    BoardRecipe square = usualRecipe(usualForm(Lattice::Square));
    square.files = square.ranks = size;
    if (auto fault = boardSizeFault(square); !fault.isEmpty())
        return parts.fail(std::move(fault));
    if (word == "cross" && (arm < 1 || arm > size || (size - arm) % 2 != 0)) {
        return parts.fail(Message(
            "the arms of a cross of {size} are at most as wide, and narrower by an even number "
            "of cells, unlike {arm}",
            {{"size", size}, {"arm", arm}}));
    }
    parts.take();
    return cutOut(size, size, [&](int file, int rank) {
        const int across = std::abs(2 * file - (size - 1)); // twice the distance from the middle
        const int up = std::abs(2 * rank - (size - 1));
        if (word == "cross")
            return across < arm || up < arm;
        return word == "disc" ? across * across + up * up <= size * size : across + up <= size;
    });
}

Result<BoardRecipe> readMask(Parts &parts)
{
    const std::string text(parts.peek());
    if (parts.atEnd() || text.empty())
        return parts.fail(Message("the board needs rows such as .##./####/.##."));
    const auto rows = split(text, '/');
    const std::size_t files = rows.front().size();
    for (const std::string_view row : rows) {
        if (row.size() != files || row.empty()
            || row.find_first_not_of("#.") != std::string_view::npos)
            return parts.fail(
                Message("a mask is rows of equal length made of '#' and '.', unlike {row}",
                        {{"row", inQuotes(row)}}));
    }
    BoardRecipe size = usualRecipe(usualForm(Lattice::Square));
    size.files = static_cast<int>(std::min<std::size_t>(files, 1'000));
    size.ranks = static_cast<int>(std::min<std::size_t>(rows.size(), 1'000));
    if (auto fault = boardSizeFault(size); !fault.isEmpty())
        return parts.fail(std::move(fault));
    parts.take();
    return cutOut(size.files, size.ranks, [&](int file, int rank) {
        return rows[rows.size() - 1 - static_cast<std::size_t>(rank)]
                   [static_cast<std::size_t>(file)]
               == '#';
    });
}

Result<BoardRecipe> readRing(Parts &parts, const std::string &example)
{
    const auto numbers = readNumbers(parts, 2, 2, example);
    if (!numbers)
        return failure(numbers.error());
    BoardRecipe recipe = usualRecipe(usualForm(Lattice::Square));
    recipe.files = numbers->front();
    recipe.ranks = numbers->back();
    if (auto fault = boardSizeFault(recipe); !fault.isEmpty())
        return parts.fail(std::move(fault));
    parts.take();
    recipe.topology = Topology::Cylinder;
    recipe.layout = Layout::Ring;
    if (!parts.atEnd() && parts.peek() == "centre")
        return withCentre(parts, std::move(recipe));
    return recipe;
}

} // namespace rookery
