#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "model/analysis/piece_finder.h"
#include "model/file/bundled/piece_library_reader.h"

#include <algorithm>
#include <iostream>
#include <optional>

namespace rookery::cli {

namespace {

constexpr std::size_t mostLike = 8;

/// A piece to be listed, and what it has to do with the one asked about.
struct Row
{
    const LibraryPiece *piece;
    std::optional<PieceLikeness> likeness;
};

std::vector<Row> rowsOf(const PieceLibrary &library, const std::vector<std::size_t> &indices)
{
    std::vector<Row> rows;
    rows.reserve(indices.size());
    for (const std::size_t index : indices)
        rows.push_back({&library[index], std::nullopt});
    return rows;
}

/// The pieces most like the one that moves so, among those that were found.
Tried<std::vector<Row>> likeRows(const std::string &betza,
                                 const PieceLibrary &library,
                                 const std::vector<std::size_t> &among)
{
    const auto asked = readBetza(betza, BetzaDialect::XBetza, PieceSignature::side);
    if (!asked)
        return badValue("--like", asked.error());
    for (const BetzaWarning &warning : asked->warnings)
        std::clog << messageLine(
            "--like", {1, warning.column, {}}, "warning", warning.sentence.text())
                  << '\n';
    std::vector<Row> rows;
    for (const PieceLikeness &likeness :
         PieceFinder(library, among).nearest(asked->moves, among.size())) {
        if (likeness.isSame() || rows.size() < mostLike)
            rows.push_back({&library[likeness.match.piece], likeness});
    }
    return rows;
}

std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

void printTable(const std::vector<Row> &rows)
{
    std::size_t nameWidth = 0;
    std::size_t betzaWidth = 0;
    for (const Row &row : rows) {
        nameWidth = std::max(nameWidth, widthOf(row.piece->name));
        betzaWidth = std::max(betzaWidth, widthOf(row.piece->betza));
    }
    const auto column = [](const std::string &text, std::size_t width) {
        return text + std::string(width - widthOf(text) + 2, ' ');
    };
    for (const Row &row : rows) {
        std::cout << column(row.piece->name, nameWidth) << column(row.piece->betza, betzaWidth)
                  << (row.likeness ? likenessText(*row.likeness).text() : row.piece->origin)
                  << '\n';
    }
}

Json vectorsJson(const PieceSignature::Places &places)
{
    Json list = Json::array();
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place])
            list.push_back({vectorTo(place).x(), vectorTo(place).y()});
    }
    return list;
}

Json differenceJson(const PlaceDifference &difference)
{
    return {{"gained", vectorsJson(difference.gained)}, {"lost", vectorsJson(difference.lost)}};
}

Json asJson(const Row &row)
{
    Json names = Json::object();
    for (const OtherName &other : row.piece->names)
        names[other.tradition] = other.name;
    Json json = {{"name", row.piece->name},
                 {"names", std::move(names)},
                 {"betza", row.piece->betza},
                 {"origin", row.piece->origin},
                 {"groups", row.piece->groups}};
    if (row.likeness) {
        json["same"] = row.likeness->isSame();
        json["turned"] = enumName(row.likeness->match.turned);
        json["moves"] = differenceJson(row.likeness->moves);
        json["captures"] = differenceJson(row.likeness->captures);
        json["hops"] = differenceJson(row.likeness->hops);
        json["differs"] = likenessText(*row.likeness).text();
    }
    return json;
}

} // namespace

Outcome runPieces(Arguments &arguments)
{
    std::optional<std::string> text;
    std::optional<std::string> like;
    bool isJson = false;
    arguments.value("--search",
                    "TEXT",
                    text,
                    "only pieces with these words in a name, a game, the notation or the origin");
    arguments.value("--like",
                    "BETZA",
                    like,
                    "the pieces that move most like this, and how it differs from them");
    arguments.flag("--json", isJson, "print for machines");
    arguments.note("Prints name, notation and origin. With --like, what the piece in question does "
                   "in place of the origin:\n"
                   "(1,2) is one cell to the right and two up; all (5,1) are that leap and its "
                   "mirror images, and the Camel squares are all (3,1).");
    if (auto end = arguments.parse())
        return *end;
    const PieceLibrary library = bundledPieceLibrary();
    const std::vector<std::size_t> found = library.search(text.value_or(""));
    std::vector<Row> rows = rowsOf(library, found);
    if (like) {
        auto alike = likeRows(*like, library, found);
        if (!alike)
            return failed(alike.error());
        rows = std::move(*alike);
    }
    if (!isJson) {
        printTable(rows);
        return ExitCode::Fine;
    }
    Json list = Json::array();
    for (const Row &row : rows)
        list.push_back(asJson(row));
    printJson({{"pieces", std::move(list)}});
    return ExitCode::Fine;
}

} // namespace rookery::cli
