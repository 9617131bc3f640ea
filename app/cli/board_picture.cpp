#include "app/cli/board_picture.h"

#include "model/board/rectangle.h"
#include "model/board/square_lattice.h"

#include <algorithm>

namespace rookery::cli {

namespace {

std::string padded(const std::string &text, std::size_t width)
{
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string withoutTrailingSpaces(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace

std::string boardPicture(const Board &board, const std::function<char(CellId)> &signOf)
{
    const BoardRecipe &recipe = board.recipe();
    if (recipe.lattice != Lattice::Square || recipe.layout != Layout::Flat)
        return {};
    const std::size_t rankWidth = std::to_string(recipe.ranks).size();
    const std::size_t fileWidth = fileLetters(recipe.files - 1).size();
    std::string picture;
    for (int rank = recipe.ranks - 1; rank >= 0; --rank) {
        std::string line = padded(std::to_string(rank + 1), rankWidth);
        for (int file = 0; file < recipe.files; ++file) {
            const auto cell = board.cellAt(Rectangle{recipe.ranks}.site(file, rank));
            line += " " + padded(cell ? std::string(1, signOf(*cell)) : std::string(), fileWidth);
        }
        picture += withoutTrailingSpaces(std::move(line)) + "\n";
    }
    picture += std::string(rankWidth, ' ');
    for (int file = 0; file < recipe.files; ++file)
        picture += " " + padded(fileLetters(file), fileWidth);
    return picture + "\n";
}

} // namespace rookery::cli
