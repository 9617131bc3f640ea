#include "model/base/shown.h"
#include "model/board/board_forms.h"
#include "model/board/board_spec_parts.h"
#include "model/design/directions.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

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

BoardRecipe rectangle(int files, int ranks)
{
    BoardRecipe recipe = usualRecipe(usualForm(Lattice::Square));
    recipe.files = files;
    recipe.ranks = ranks;
    return recipe;
}

/// Its size, of which so many numbers must be there: one is that of a square.
Result<BoardRecipe> readRectangle(Parts &parts, std::size_t least, const std::string &example)
{
    const auto numbers = readNumbers(parts, least, 2, example);
    if (!numbers)
        return failure(numbers.error());
    BoardRecipe recipe = rectangle(numbers->front(), numbers->back());
    if (auto fault = boardSizeFault(recipe); !fault.isEmpty())
        return parts.fail(std::move(fault));
    parts.take();
    return recipe;
}

/// What a square of this side leaves outside a cross with arms of this width.
std::vector<SiteId> outsideCross(int side, int arm)
{
    std::vector<SiteId> outside;
    const auto isWithin = [&](int place) {
        return std::abs(2 * place - (side - 1)) < arm; // twice the distance from the middle
    };
    for (int file = 0; file < side; ++file) {
        for (int rank = 0; rank < side; ++rank) {
            if (!isWithin(file) && !isWithin(rank))
                outside.emplace_back(file * side + rank);
        }
    }
    return outside;
}

/// Whether the arms are in the middle of the board.
bool isCross(int side, int arm)
{
    return arm >= 1 && arm <= side && (side - arm) % 2 == 0;
}

std::string maskRows(const BoardRecipe &recipe)
{
    std::string rows;
    for (int rank = recipe.ranks - 1; rank >= 0; --rank) {
        for (int file = 0; file < recipe.files; ++file) {
            const SiteId site(file * recipe.ranks + rank);
            const auto &holes = recipe.edits.removed;
            rows += std::binary_search(holes.begin(), holes.end(), site) ? '.' : '#';
        }
        if (rank > 0)
            rows += '/';
    }
    return rows;
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

Result<BoardRecipe> readCross(Parts &parts, const std::string &example)
{
    const auto numbers = readNumbers(parts, 2, 2, example);
    if (!numbers)
        return failure(numbers.error());
    const int side = numbers->front();
    const int arm = numbers->back();
    BoardRecipe recipe = rectangle(side, side);
    if (auto fault = boardSizeFault(recipe); !fault.isEmpty())
        return parts.fail(std::move(fault));
    if (!isCross(side, arm)) {
        return parts.fail(Message(
            "the arms of a cross of {size} are at most as wide, and narrower by an even number "
            "of cells, unlike {arm}",
            {{"size", side}, {"arm", arm}}));
    }
    parts.take();
    recipe.edits.removed = outsideCross(side, arm);
    return recipe;
}

Result<BoardRecipe> readCutOut(Parts &parts, Mask mask, const std::string &example)
{
    auto recipe = readRectangle(parts, 1, example);
    if (recipe)
        recipe->edits.removed = sitesOutside(recipe->files, recipe->ranks, mask);
    return recipe;
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
    BoardRecipe recipe = rectangle(static_cast<int>(std::min<std::size_t>(files, 1'000)),
                                   static_cast<int>(std::min<std::size_t>(rows.size(), 1'000)));
    if (auto fault = boardSizeFault(recipe); !fault.isEmpty())
        return parts.fail(std::move(fault));
    parts.take();
    for (std::size_t file = 0; file < files; ++file) {
        for (std::size_t rank = 0; rank < rows.size(); ++rank) {
            if (rows[rows.size() - 1 - rank][file] == '.')
                recipe.edits.removed.emplace_back(file * rows.size() + rank);
        }
    }
    return recipe;
}

std::string cutOutText(const BoardRecipe &recipe)
{
    const auto &holes = recipe.edits.removed;
    const bool isSquare = recipe.files == recipe.ranks;
    const std::string side = std::to_string(recipe.files);
    for (const auto &row : enumRows<Mask>()) {
        if (isCutOut(row.value) && sitesOutside(recipe.files, recipe.ranks, row.value) == holes)
            return std::string(row.name) + ":" + side
                   + (isSquare ? std::string() : "x" + std::to_string(recipe.ranks));
    }
    for (int arm = 1; isSquare && arm < recipe.files; ++arm) {
        if (isCross(recipe.files, arm) && outsideCross(recipe.files, arm) == holes)
            return "cross:" + side + "x" + std::to_string(arm);
    }
    return "mask:" + maskRows(recipe);
}

Result<BoardRecipe> readRing(Parts &parts, const std::string &example)
{
    auto recipe = readRectangle(parts, 2, example);
    if (!recipe)
        return recipe;
    recipe->topology = Topology::Cylinder;
    recipe->layout = Layout::Ring;
    if (!parts.atEnd() && parts.peek() == "centre")
        return withCentre(parts, std::move(*recipe));
    return recipe;
}

} // namespace rookery
