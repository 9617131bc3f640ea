#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/rectangle.h"
#include "model/board/square_lattice.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/exchange/game_courier/board_lines.h"
#include "model/exchange/game_courier/game_courier_definitions.h"
#include "model/exchange/target/format_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <tuple>

namespace rookery {

namespace {

constexpr int usualSide = 8;
constexpr int mostRank = 99;

/// What the text says, line by line.
struct Parts
{
    std::string board; ///< the statements about the board, on the lines where they stood
    std::vector<CourierDefinition> pieces;
    std::optional<BoardRecipe> size; ///< as our own writer leaves it in a comment
    std::vector<int> files;          ///< in the order of a list of files, some of them twice
    int others = 0;                  ///< lines about anything else
};

/// `Board: 8 by 10 without a1,b2`.
std::optional<BoardRecipe> sizeIn(std::string_view line)
{
    constexpr std::string_view mark = "// Board: ";
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto words = split(line.substr(at + mark.size()), ' ');
    const auto number = [&](std::size_t i) {
        int value = 0;
        if (i < words.size())
            std::from_chars(words[i].data(), words[i].data() + words[i].size(), value);
        return value;
    };
    BoardRecipe recipe;
    recipe.files = number(0);
    recipe.ranks = number(2);
    if (recipe.files < 1 || recipe.ranks < 1 || recipe.files > mostRank || recipe.ranks > mostRank)
        return std::nullopt;
    for (const std::string_view hole :
         words.size() > 4 ? split(words[4], ',') : std::vector<std::string_view>{}) {
        const std::size_t digits = std::min(hole.find_first_of("0123456789"), hole.size());
        const auto file = fileFromLetters(hole.substr(0, digits));
        int rank = 0;
        std::from_chars(hole.data() + digits, hole.data() + hole.size(), rank);
        if (file && *file < recipe.files && rank >= 1 && rank <= recipe.ranks)
            recipe.edits.removed.push_back(Rectangle{recipe.ranks}.site(*file, rank - 1));
    }
    std::sort(recipe.edits.removed.begin(), recipe.edits.removed.end());
    return recipe;
}

/// `files d c b a h g f e d c`, also in a comment: each file as a number; nothing for other lines.
std::vector<int> filesIn(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(" \t/");
    std::vector<int> files;
    if (begin == std::string_view::npos)
        return files;
    const auto words = split(line.substr(begin, line.find_first_of(";\r", begin) - begin), ' ');
    if (words[0] != "files" && words[0] != "files:" && words[0] != "Files:")
        return files;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool isFile = words[i].size() == 1 && words[i][0] >= 'a' && words[i][0] <= 'z';
        if (!isFile)
            return {};
        files.push_back(words[i][0] - 'a');
    }
    return files;
}

/// The directions that lines of the text declare.
std::set<std::string> directionsIn(std::string_view text)
{
    std::set<std::string> names;
    for (const std::string_view line : split(text, '\n')) {
        const auto words = split(line.substr(0, line.find(';')), ' ');
        if (words.size() > 1 && (words[0] == "link" || words[0] == "rlink"))
            names.emplace(words[1]);
        for (std::size_t i = 1; words[0] == "map" && i < words.size(); i += 3)
            names.emplace(words[i]);
    }
    return names;
}

Parts partsOf(std::string_view text)
{
    const std::set<std::string> directions = directionsIn(text);
    constexpr std::array<std::string_view, 4> words = {"map", "link", "rlink", "unlink"};
    Parts parts;
    for (std::string_view line : split(text, '\n')) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        const std::string_view statement =
            begin == std::string_view::npos ? std::string_view() : line.substr(begin);
        const std::string_view word = statement.substr(0, statement.find_first_of(" \t\r;"));
        if (!parts.size)
            parts.size = sizeIn(line);
        if (auto files = filesIn(line); !files.empty())
            parts.files = std::move(files);
        else if (std::find(words.begin(), words.end(), word) != words.end())
            parts.board += line;
        else if (auto piece = courierDefinition(statement, directions))
            parts.pieces.push_back(std::move(*piece));
        else if (!statement.empty() && !statement.starts_with("//")
                 && !statement.starts_with("setflag rules; //"))
            ++parts.others;
        parts.board += '\n';
    }
    return parts;
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

/// Directions that are linked and not mapped lead nowhere else.
std::string unlinked(const Design &design, std::string_view text)
{
    std::set<std::string_view> mapped;
    std::set<std::string_view> linked;
    for (std::string_view line : split(text, '\n')) {
        const auto words = split(line.substr(0, line.find(';')), ' ');
        if (words.size() > 1 && (words[0] == "link" || words[0] == "rlink"))
            linked.insert(words[1]);
        for (std::size_t i = 1; words[0] == "map" && i < words.size(); i += 3)
            mapped.insert(words[i]);
    }
    const Board board(design.board, design.directions);
    std::string lines;
    for (const std::string_view name : linked) {
        if (mapped.count(name) != 0 || !design.directions->find(name))
            continue;
        lines += "unlink " + std::string(name);
        for (const CellId cell : board.cells())
            lines += " " + board.name(cell);
        lines += ";\n";
    }
    return lines;
}

/// Links and cuts that make of a plain board one on which a list of files tells what is beside
/// what: a file that stands there twice has the neighbours of both.
std::string linesForFiles(const Design &design, const std::vector<int> &files)
{
    const Board board(design.board, design.directions);
    const Rectangle rectangle{design.board->ranks};
    std::string lines;
    for (const Direction &direction : design.directions->list) {
        if (!direction.vector)
            continue;
        std::map<std::string, std::string> listed;
        for (int place = 0; place < static_cast<int>(files.size()); ++place) {
            const int beside = place + direction.vector->x();
            for (int rank = 0; rank < design.board->ranks; ++rank) {
                const int to = rank + direction.vector->y();
                if (beside < 0 || beside >= static_cast<int>(files.size()) || to < 0
                    || to >= design.board->ranks)
                    continue;
                const auto at = [&](int where, int row) {
                    return board.siteName(
                        rectangle.site(files[static_cast<std::size_t>(where)], row));
                };
                listed.emplace(at(place, rank), at(beside, to));
            }
        }
        std::string linked;
        std::string cut;
        for (const CellId cell : board.cells()) {
            const auto link = board.link(cell, *board.compass().step(*direction.vector));
            const auto row = listed.find(board.name(cell));
            if (row == listed.end())
                cut += link ? " " + board.name(cell) : "";
            else if (!link || board.name(link->to) != row->second)
                linked += " (" + row->first + " " + row->second + ")";
        }
        lines += linked.empty() ? "" : "link " + direction.name + linked + ";\n";
        lines += cut.empty() ? "" : "unlink " + direction.name + cut + ";\n";
    }
    return lines;
}

/// The pieces that are defined; of those with nothing but a range, that is how they move.
std::vector<CourierDefinition> definedPieces(std::vector<CourierDefinition> all)
{
    std::set<std::string> defined;
    for (const CourierDefinition &piece : all) {
        if (!piece.isRange)
            defined.insert(piece.name);
    }
    std::erase_if(all, [&](const CourierDefinition &piece) {
        return piece.isRange && defined.count(piece.name) != 0;
    });
    return all;
}

/// The design with these pieces, which move alike for both players, each as it looks ahead.
Design
withPieces(Design design, const std::vector<CourierDefinition> &pieces, std::vector<Loss> &losses)
{
    for (const CourierDefinition &piece : pieces) {
        auto known = design.pieces->find(piece.name);
        auto with = known ? Result<Design>(design) : withPieceAdded(design, piece.name);
        if (with) {
            known = with->pieces->find(piece.name);
            with = withMovementAdded(*with, *known, Movement{PathText{piece.path}, piece.when, {}});
        }
        if (with)
            design = std::move(*with);
        else
            losses.push_back({Message("the definition of '{piece}' is left out: {reason}",
                                      {{"piece", piece.name}, {"reason", with.error().message}}),
                              {},
                              {Remedy::LeaveOut}});
    }
    return design;
}

} // namespace

Result<Imported, Errors> readGameCourier(std::string_view text, const ImportRequest &)
{
    const Parts parts = partsOf(text);
    if (parts.board.find_first_not_of('\n') == std::string::npos && parts.pieces.empty())
        return Unexpected(Errors{Error{
            Message(
                "the text has no line 'map', 'link', 'rlink' or 'unlink', and defines no piece"),
            {1, 1, {}},
            {}}});
    BoardRecipe recipe = parts.size.value_or(BoardRecipe{});
    if (!parts.size)
        std::tie(recipe.files, recipe.ranks) = sizeFor(parts.board);
    for (const int file : parts.files)
        recipe.files = std::max(recipe.files, file + 1);
    const Design empty = newDesign(recipe, "Board");
    auto bare = withBoardLines(empty, unlinked(empty, parts.board));
    auto design = bare ? withBoardLines(*bare, parts.board) : std::move(bare);
    if (design && !parts.files.empty())
        design = withBoardLines(*design, linesForFiles(*design, parts.files));
    if (!design)
        return Unexpected(Errors{design.error()});
    std::vector<Loss> losses;
    if (!parts.size)
        losses.push_back({Message("the text does not say how large the board is; it is taken to "
                                  "have {files#file#files} and {ranks#rank#ranks}",
                                  {{"files", recipe.files}, {"ranks", recipe.ranks}}),
                          {},
                          {Remedy::Approximate}});
    if (parts.others > 0)
        losses.push_back(
            {Message("{count#line#lines} about other things than the board and its pieces left out",
                     {{"count", parts.others}}),
             {},
             {Remedy::LeaveOut}});
    Design whole = withPieces(std::move(*design), definedPieces(parts.pieces), losses);
    return Imported{std::move(whole), std::move(losses)};
}

} // namespace rookery
