#include "model/board/board_spec.h"

#include "model/base/text.h"
#include "model/board/square_lattice.h"
#include "model/design/limits.h"

#include <vector>

namespace rookery {

namespace {

constexpr std::string_view squareDirections = "n ne e se s sw w nw; nne nee see sse ssw sww nww nnw";

constexpr BoardSpecForm forms[] = {
    {"square:FxR[:TOPOLOGY][:as-flat|:as-ring]",
     "square:8x8",
     "a1, a2 ... by file, then rank; after z come aa, ab ...",
     squareDirections},
    {"ring:SxK",
     "ring:16x4",
     "sector letters a ..., rings 1 ... from the inside; the same board as square:SxK:cylinder:as-ring",
     squareDirections},
    {"free",
     "free",
     "no cells to begin with; each is added, named and linked by hand",
     squareDirections},
};

template<class E>
std::vector<std::string> names()
{
    std::vector<std::string> all;
    for (const auto &row : enumRows<E>())
        all.emplace_back(row.name);
    return all;
}

/// The parts between colons, with the column where each begins.
class Parts
{
public:
    explicit Parts(std::string_view text)
        : m_parts(split(text, ':'))
    {
        int column = 1;
        for (const auto part : m_parts) {
            m_columns.push_back(column);
            column += static_cast<int>(part.size()) + 1;
        }
    }

    bool atEnd() const { return m_next == m_parts.size(); }
    std::string_view peek() const { return atEnd() ? std::string_view() : m_parts[m_next]; }
    std::string_view take() { return m_parts[m_next++]; }

    /// An error at the part that peek() would give, or at the end.
    Unexpected<Error> fail(std::string message) const
    {
        const int last = m_columns.back() + static_cast<int>(m_parts.back().size());
        return failure(std::move(message), {1, atEnd() ? last : m_columns[m_next], {}});
    }

private:
    std::vector<std::string_view> m_parts;
    std::vector<int> m_columns;
    std::size_t m_next = 0;
};

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

Result<BoardRecipe> readSize(Parts &parts, BoardRecipe recipe)
{
    const std::string text(parts.peek());
    if (parts.atEnd() || text.empty())
        return parts.fail("the board needs a size such as 8x8");
    const auto sides = split(text, 'x');
    const auto files = readSide(sides.front());
    const auto ranks = sides.size() == 2 ? readSide(sides.back()) : std::nullopt;
    if (!files || !ranks)
        return parts.fail("'" + text + "' is not a size such as 8x8");
    if (auto fault = boardSizeFault(*files, *ranks); !fault.empty())
        return parts.fail(std::move(fault));
    parts.take();
    recipe.files = *files;
    recipe.ranks = *ranks;
    return recipe;
}

Result<BoardRecipe> readShape(Parts &parts, BoardRecipe recipe)
{
    constexpr std::string_view layoutPrefix = "as-";
    if (!parts.atEnd() && !parts.peek().starts_with(layoutPrefix)) {
        const std::string word(parts.peek());
        const auto topology = enumFromName<Topology>(word);
        if (!topology) {
            const auto known = names<Topology>();
            const std::string hint = didYouMean(word, known);
            return parts.fail("unknown topology '" + word + "'"
                              + (hint.empty() ? "; topologies are " + listed(known, known.size()) : hint));
        }
        if (auto fault = topologyFault(recipe.files, recipe.ranks, *topology); !fault.empty())
            return parts.fail(std::move(fault));
        recipe.topology = *topology;
        parts.take();
    }
    if (!parts.atEnd() && parts.peek().starts_with(layoutPrefix)) {
        const std::string word(parts.peek());
        const auto layout = enumFromName<Layout>(std::string_view(word).substr(layoutPrefix.size()));
        if (!layout)
            return parts.fail("unknown layout '" + word + "'; a square board is drawn as-flat or as-ring");
        recipe.layout = *layout;
        parts.take();
    }
    return recipe;
}

} // namespace

std::span<const BoardSpecForm> boardSpecForms()
{
    return forms;
}

std::string boardSizeFault(int files, int ranks)
{
    const auto inRange = [](int side) { return side >= 1 && side <= limits::side; };
    if (inRange(files) && inRange(ranks))
        return {};
    return "a board has 1 to " + std::to_string(limits::side) + " files and ranks, not " + std::to_string(files) + "x"
           + std::to_string(ranks);
}

Result<BoardRecipe> readBoardSpec(std::string_view text)
{
    Parts parts(text);
    const std::string lattice(parts.peek());
    BoardRecipe recipe;
    const auto finish = [&](Result<BoardRecipe> result) -> Result<BoardRecipe> {
        if (result && !parts.atEnd())
            return parts.fail("'" + std::string(parts.peek()) + "' is not expected here");
        return result;
    };
    if (lattice == "square") {
        parts.take();
        auto sized = readSize(parts, recipe);
        return sized ? finish(readShape(parts, *sized)) : sized;
    }
    if (lattice == "ring") {
        parts.take();
        recipe.topology = Topology::Cylinder;
        recipe.layout = Layout::Ring;
        return finish(readSize(parts, recipe));
    }
    if (lattice == "free") {
        parts.take();
        recipe.lattice = Lattice::Free;
        recipe.files = 0;
        recipe.ranks = 0;
        return finish(recipe);
    }
    const std::vector<std::string> known = {"square", "ring", "free"};
    const std::string hint = didYouMean(lattice, known);
    return parts.fail("unknown lattice '" + lattice + "'" + (hint.empty() ? "; lattices are square, ring and free" : hint));
}

std::string boardSpec(const BoardRecipe &recipe)
{
    if (recipe.lattice == Lattice::Free)
        return "free";
    std::string text = "square:" + std::to_string(recipe.files) + "x" + std::to_string(recipe.ranks);
    if (recipe.topology != Topology::Flat)
        text.append(":").append(enumName(recipe.topology));
    if (recipe.layout != Layout::Flat)
        text.append(":as-").append(enumName(recipe.layout));
    return text;
}

} // namespace rookery
