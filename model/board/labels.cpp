#include "model/board/labels.h"

#include "model/board/ring_drawing.h"
#include "model/board/square_lattice.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rookery {

namespace {

constexpr int half = cellUnit / 2;
constexpr int labelGap = 200;

std::string number(int value)
{
    return std::to_string(value);
}

/// What a label scheme writes at a file and at a rank of a rectangle.
std::string fileText(const BoardRecipe &recipe, int file)
{
    switch (recipe.labels) {
    case Labels::Matrix:
    case Labels::RingSector:
        return number(file + 1);
    case Labels::Shogi:
        return number(recipe.files - file);
    case Labels::Chess:
    case Labels::Xiangqi:
    case Labels::Glinski:
    case Labels::Draughts:
    case Labels::Checkers:
    case Labels::None:
        break;
    }
    return fileLetters(file);
}

std::string rankText(const BoardRecipe &recipe, int rank)
{
    switch (recipe.labels) {
    case Labels::Matrix:
        return number(recipe.ranks - rank);
    case Labels::Shogi:
        return fileLetters(recipe.ranks - 1 - rank);
    case Labels::Xiangqi:
        return number(rank);
    case Labels::Chess:
    case Labels::Glinski:
    case Labels::RingSector:
    case Labels::Draughts:
    case Labels::Checkers:
    case Labels::None:
        break;
    }
    return number(rank + 1);
}

std::vector<EdgeLabel> ringLabels(const BoardRecipe &recipe)
{
    const RingDrawing ring(recipe.files, recipe.ranks, recipe.topology);
    const int rings = ring.ranksRound() ? recipe.files : recipe.ranks;
    std::vector<EdgeLabel> labels;
    for (int sector = 0; sector < ring.sectors(); ++sector) {
        std::string text = ring.ranksRound() ? rankText(recipe, sector) : fileText(recipe, sector);
        labels.push_back({ring.beyond(sector, rings), std::move(text)});
    }
    for (int each = 0; each < rings; ++each) {
        std::string text = ring.ranksRound() ? fileText(recipe, each) : rankText(recipe, each);
        labels.push_back({ring.corner(each), std::move(text)});
    }
    return labels;
}

std::vector<EdgeLabel> rectangleLabels(const BoardRecipe &recipe)
{
    const bool isFromTop = recipe.labels == Labels::Matrix || recipe.labels == Labels::Shogi;
    const int y = isFromTop ? recipe.ranks * cellUnit + labelGap : -labelGap;
    const int x = recipe.labels == Labels::Shogi ? recipe.files * cellUnit + labelGap : -labelGap;
    const Point outOfFile = {0, y < 0 ? -half : half};
    const Point outOfRank = {x < 0 ? -half : half, 0};
    std::vector<EdgeLabel> labels;
    for (int file = 0; file < recipe.files; ++file)
        labels.push_back({{file * cellUnit + half, y}, fileText(recipe, file), outOfFile});
    for (int rank = 0; rank < recipe.ranks; ++rank)
        labels.push_back({{x, rank * cellUnit + half}, rankText(recipe, rank), outOfRank});
    return labels;
}

/// By the letters of its name.
int fileOf(const LatticeSites &lattice, SiteId site)
{
    const std::string name = lattice.name(site);
    return fileFromLetters(name.substr(0, name.find_first_of("0123456789"))).value_or(0);
}

/// Glinski's letters skip j whatever the size.
std::string hexFileText(const BoardRecipe &recipe, const LatticeSites &lattice, SiteId site)
{
    constexpr int j = 9;
    const int file = recipe.outline == Outline::Rectangle ? fileOf(lattice, site)
                                                          : lattice.coordinates(site).x();
    if (recipe.labels == Labels::Glinski)
        return fileLetters(file >= j ? file + 1 : file);
    const std::string name = lattice.name(site);
    return name.substr(0, name.find_first_of("0123456789"));
}

std::string digitsOf(const std::string &name)
{
    return name.substr(name.find_first_of("0123456789"));
}

constexpr int beside = half + labelGap;

/// The letter below each file.
void addFileLabels(const BoardRecipe &recipe,
                   const LatticeSites &lattice,
                   std::vector<EdgeLabel> &labels)
{
    const bool isUpright = recipe.lattice == Lattice::Hex;
    const bool isRectangle = recipe.outline == Outline::Rectangle;
    std::map<int, SiteId> lowest;
    for (const SiteId site : IdRange<SiteId>(lattice.count()))
        lowest.try_emplace(isRectangle ? fileOf(lattice, site) : lattice.coordinates(site).x(),
                           site);
    const Point below = isUpright || isRectangle ? Point{0, -beside} : Point{-beside / 2, -beside};
    const Point outward = below.x == 0 ? Point{0, -half} : Point{-half / 2, -433};
    for (const auto &[file, site] : lowest) {
        Point at = lattice.shape(site, recipe.layout).centre + below;
        if (isUpright && isRectangle) // in one line, though every other file begins higher
            at.y = half - beside;
        labels.push_back({at, hexFileText(recipe, lattice, site), outward});
    }
}

/// The number of each level row: on the left, or where letters go up a slope there, on the right.
void addRowLabels(const BoardRecipe &recipe,
                  const LatticeSites &lattice,
                  std::vector<EdgeLabel> &labels)
{
    const bool isRight = recipe.outline == Outline::Hexagon || recipe.outline == Outline::Star;
    std::map<int, SiteId> ends;
    for (const SiteId site : IdRange<SiteId>(lattice.count())) {
        const Vector at = lattice.coordinates(site);
        const auto end = ends.try_emplace(at.y(), site).first;
        if (isRight && at.x() > lattice.coordinates(end->second).x())
            end->second = site;
    }
    const int side = isRight ? 1 : -1;
    for (const auto &[rank, site] : ends) {
        Point at = lattice.shape(site, recipe.layout).centre + Point{side * beside, 0};
        if (recipe.outline == Outline::Rectangle) // one below the other
            at.x = half - beside;
        labels.push_back({at, digitsOf(lattice.name(site)), {side * half, 0}});
    }
}

/// Where every file counts for itself, ranks bend: their numbers stand where they leave the board
/// on either side, on a rectangle on the left only.
void addBentRankLabels(const BoardRecipe &recipe,
                       const LatticeSites &lattice,
                       std::vector<EdgeLabel> &labels)
{
    struct Ends
    {
        Point left;
        Point right;
    };
    std::map<int, Ends> ranks;
    for (const SiteId site : IdRange<SiteId>(lattice.count())) {
        const Point at = lattice.shape(site, recipe.layout).centre;
        Ends &ends =
            ranks.try_emplace(std::stoi(digitsOf(lattice.name(site))), Ends{at, at}).first->second;
        ends.left = at.x < ends.left.x ? at : ends.left;
        ends.right = at.x > ends.right.x ? at : ends.right;
    }
    const bool isRectangle = recipe.outline == Outline::Rectangle;
    constexpr Point upLeft = {-606, 350}; ///< as far as `beside`, over a side of the hexagon
    constexpr Point outLeft = {-433, half / 2};
    for (const auto &[rank, ends] : ranks) {
        const std::string text = number(rank);
        if (isRectangle) {
            labels.push_back({ends.left + Point{-beside, 0}, text, {-half, 0}});
            continue;
        }
        labels.push_back({ends.left + upLeft, text, outLeft});
        labels.push_back(
            {ends.right + Point{-upLeft.x, upLeft.y}, text, Point{-outLeft.x, outLeft.y}});
    }
}

std::vector<EdgeLabel> hexLabels(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    std::vector<EdgeLabel> labels;
    addFileLabels(recipe, *lattice, labels);
    if (recipe.lattice == Lattice::Hex)
        addBentRankLabels(recipe, *lattice, labels);
    else
        addRowLabels(recipe, *lattice, labels);
    return labels;
}

/// The letter of each row of triangles beside it.
std::vector<EdgeLabel> triangleLabels(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    std::vector<EdgeLabel> labels;
    std::string last;
    bool isSecond = false; ///< the next of its row
    for (const SiteId site : IdRange<SiteId>(lattice->count())) {
        const std::string name = lattice->name(site);
        std::string row = name.substr(0, name.find_first_of("0123456789"));
        const Point at = lattice->shape(site, recipe.layout).centre + Point{-cellUnit, 0};
        if (row != last) {
            labels.push_back({at, row});
            last = std::move(row);
            isSecond = true;
        } else if (std::exchange(isSecond, false)) {
            // Middles of triangles that point up lie lower than those of the others.
            labels.back().at.y = (labels.back().at.y + at.y) / 2;
        }
    }
    return labels;
}

/// Files and ranks of each level, and its own letter where they meet.
std::vector<EdgeLabel> levelLabels(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    std::vector<EdgeLabel> labels;
    for (const SiteId site : IdRange<SiteId>(lattice->count())) {
        const Vector place = lattice->coordinates(site);
        if (place.x() > 0 && place.y() > 0)
            continue;
        const std::string name = lattice->name(site);
        const std::size_t file = name.find_first_of("abcdefghijklmnopqrstuvwxyz");
        const std::size_t rank = name.find_first_of("0123456789", file);
        const auto add = [&](int right, int up, std::string text) {
            const Point at = lattice->shape(site, recipe.layout).centre;
            labels.push_back({at + Point{right * beside, up * beside},
                              std::move(text),
                              {right * half, up * half}});
        };
        if (place.y() == 0)
            add(0, -1, name.substr(file, rank - file));
        if (place.x() == 0)
            add(-1, 0, name.substr(rank));
        if (place.x() == 0 && place.y() == 0)
            add(-1, -1, name.substr(0, file));
    }
    return labels;
}

} // namespace

bool hasEdgeLabels(const BoardRecipe &recipe)
{
    return recipe.labels != Labels::None && recipe.lattice != Lattice::Free
           && !numbersSquares(recipe);
}

std::vector<EdgeLabel> edgeLabels(const BoardRecipe &recipe)
{
    if (!hasEdgeLabels(recipe))
        return {};
    switch (recipe.lattice) {
    case Lattice::Square:
        return recipe.layout == Layout::Ring ? ringLabels(recipe) : rectangleLabels(recipe);
    case Lattice::Hex:
    case Lattice::HexPointy:
        return hexLabels(recipe);
    case Lattice::Triangle:
        return triangleLabels(recipe);
    case Lattice::Cube:
    case Lattice::Hyper:
        return levelLabels(recipe);
    case Lattice::Free:
        break;
    }
    return {};
}

int squareNumber(const BoardRecipe &recipe, Labels scheme, Vector at)
{
    const bool fromTop = scheme == Labels::Draughts;
    const int row = fromTop ? recipe.ranks - 1 - at.y() : at.y();
    const int place = fromTop ? at.x() : recipe.files - 1 - at.x();
    // Of its colour there are in a row as many as begin with the first place of it, or one less.
    const auto inRow = [&](int each) {
        return (recipe.files + ((row + place + each) % 2 == 0 ? 1 : 0)) / 2;
    };
    int before = 0;
    for (int each = 0; each < row; ++each)
        before += inRow(each);
    return before + place / 2 + 1;
}

bool numbersSquares(const BoardRecipe &recipe)
{
    return recipe.lattice == Lattice::Square
           && (recipe.labels == Labels::Draughts || recipe.labels == Labels::Checkers);
}

bool isNumbered(const Board &board, CellId cell)
{
    const auto at = board.coordinates(cell);
    return at && numbersSquares(board.recipe()) && (at->x() + at->y()) % 2 == 0;
}

std::string cellLabel(const Board &board, CellId cell)
{
    const BoardRecipe &recipe = board.recipe();
    const LatticeSites &lattice = board.lattice();
    const SiteId site = board.site(cell);
    const auto at = board.coordinates(cell);
    if (!at)
        return board.name(cell);
    if (recipe.labels == Labels::Glinski && recipe.lattice == Lattice::Hex)
        return hexFileText(recipe, lattice, site) + digitsOf(lattice.name(site));
    if (recipe.lattice != Lattice::Square)
        return board.name(cell);
    if (isNumbered(board, cell))
        return number(squareNumber(recipe, recipe.labels, *at));
    const std::string file = fileText(recipe, at->x());
    const std::string rank = rankText(recipe, at->y());
    switch (recipe.labels) {
    case Labels::Matrix:
        return "(" + rank + ", " + file + ")";
    case Labels::Shogi:
    case Labels::Xiangqi:
        return file + rank;
    case Labels::RingSector:
        return rank + "." + file;
    case Labels::Chess:
    case Labels::Glinski:
    case Labels::Draughts:
    case Labels::Checkers:
    case Labels::None:
        break;
    }
    return board.name(cell);
}

std::string siteLabel(const Board &board, SiteId site)
{
    const auto cell = board.cellAt(site);
    return cell ? cellLabel(board, *cell) : board.siteName(site);
}

std::optional<CellId> findLabelled(const Board &board, std::string_view text)
{
    for (const CellId cell : board.cells()) {
        if (cellLabel(board, cell) == text)
            return cell;
    }
    return board.find(text);
}

std::string cellText(const Board &board, CellId cell, CellNaming naming)
{
    return naming == CellNaming::Names ? board.name(cell) : cellLabel(board, cell);
}

MessageArguments::Argument cellArgument(const Board &board, CellId cell)
{
    return cellsArgument(board, std::span(&cell, 1));
}

MessageArguments::Argument
cellsArgument(const Board &board, std::span<const CellId> cells, std::size_t most)
{
    std::vector<std::string> names;
    std::vector<std::string> labels;
    for (const CellId cell : cells) {
        names.push_back(board.name(cell));
        labels.push_back(cellLabel(board, cell));
    }
    MessageArguments::Argument argument = listArgument(std::move(names), most);
    argument.say = [byName = std::move(argument.say),
                    byLabel = joined(labels, most)](const Speech &speech) {
        return speech.byLabels ? byLabel.text(speech) : byName(speech);
    };
    return argument;
}

} // namespace rookery
