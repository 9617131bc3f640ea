#include "model/exchange/game_files/game_start.h"

#include "model/base/text.h"
#include "model/exchange/game_files/sgf_file.h"
#include "model/exchange/game_files/text_encoding.h"
#include "model/play/moves/notation/sgf_notation.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery {

namespace {

/// A design and what Lichess, PyChess and XBoard call it.
struct VariantNames
{
    std::string_view design;
    std::string_view other;
};

constexpr VariantNames variants[] = {
    {"Chess", ""},
    {"Chess", "Standard"},
    {"Chess", "Normal"},
    {"Chess", "From Position"},
    {"Atomic chess", "Atomic"},
    {"Antichess", "Antichess"},
    {"Antichess", "Giveaway"},
    {"King of the hill", "King of the Hill"},
    {"King of the hill", "kingofthehill"},
    {"Racing kings", "Racing Kings"},
    {"Three-check", "Three-check"},
    {"Three-check", "3check"},
    {"Capablanca chess", "Capablanca"},
    {"Seirawan chess", "Seirawan"},
    {"Seirawan chess", "S-Chess"},
    {"Grand chess", "Grand"},
    {"Janus chess", "Janus"},
    {"Embassy chess", "Embassy"},
    {"Placement chess", "Placement"},
    {"Duck chess", "Duck"},
    {"Minishogi", "Minishogi"},
    {"Minishogi", "5五将棋"},
    {"Minishogi", "５五将棋"},
    {"Chu shogi", "Chu shogi"},
    {"Chu shogi", "中将棋"},
};

/// Letters and digits in lower case.
std::string essence(std::string_view name)
{
    std::string letters;
    for (const char c : lowered(name)) {
        if (isAsciiLetter(c) || isAsciiDigit(c) || static_cast<unsigned char>(c) >= 0x80U)
            letters += c;
    }
    return letters;
}

/// Hands as a rank of their own behind the others, as Lichess writes them, in brackets.
std::string withHandsInBrackets(const std::string &fen, const Board &board)
{
    const std::size_t end = std::min(fen.find(' '), fen.size());
    const std::string placement = fen.substr(0, end);
    const auto slashes = std::count(placement.begin(), placement.end(), '/');
    // A drawn board has no ranks, and a game from its usual start no text.
    if (slashes == 0 || slashes != board.recipe().ranks)
        return fen;
    const std::size_t last = placement.rfind('/');
    return placement.substr(0, last) + "[" + placement.substr(last + 1) + "]" + fen.substr(end);
}

/// The stones of `AB` and `AW`, and white to move where it is so; empty without either.
Result<std::string> stonesText(const RecordedGame &game, const Design &design, const Board &board)
{
    const SgfRow *row = sgfRow(design);
    const bool isTurned = !game.tag(whiteFirst).empty();
    if (!row || (!isTurned && game.tag("AB").empty() && game.tag("AW").empty()))
        return std::string();
    Position position = startPosition(design, board);
    for (const std::size_t player : {0U, 1U}) {
        const std::string points = game.tag(player == 0 ? "AB" : "AW");
        for (const std::string_view point : split(points, ' ')) {
            const auto cell = sgfCell(point, *row, board);
            if (cell)
                position.put(*cell, {PieceId(0), PlayerId(player)});
            else if (!points.empty())
                return failure(Message("there is no point '{point}'", {{"point", excerpt(point)}}));
        }
    }
    position.state().turn = isTurned ? 1 : 0;
    return writePosition(position, design, board);
}

} // namespace

GameStart gameStart(const RecordedGame &game, const Design &design, const Board &board)
{
    GameStart start;
    // Games that were copied from older versions say `Start`.
    const std::string older = game.tag("Start");
    const std::string ours = older.empty() ? game.tag("Position") : older;
    start.text = !ours.empty() ? ours : withHandsInBrackets(game.tag("FEN"), board);
    if (start.text.empty()) {
        auto stones = stonesText(game, design, board);
        if (!stones) {
            start.fault = Error{stones.error().message, {game.line, 0, {}}};
            return start;
        }
        start.text = *stones;
    }
    if (start.text.empty()) {
        start.position = startPosition(design, board);
        return start;
    }
    auto position = readPosition(start.text, design, board);
    if (position)
        start.position = std::move(*position);
    else
        start.fault =
            Error{Message("the position '{text}' cannot be read: {why}",
                          {{"text", excerpt(start.text)}, {"why", position.error().message}}),
                  {game.line, 0, {}}};
    return start;
}

void setStart(RecordedGame &game, const std::string &text)
{
    std::erase_if(game.tags, [](const auto &tag) {
        return tag.first == "SetUp" || tag.first == "FEN" || tag.first == "Position"
               || tag.first == "Start";
    });
    if (text.empty())
        return;
    const bool isFen = text.substr(0, text.find(' ')).find(':') == std::string::npos;
    const std::size_t ours = text.find('=');
    if (isFen) {
        game.setTag("SetUp", "1");
        game.setTag("FEN", text.substr(0, text.rfind(' ', ours)));
    }
    if (isFen && ours == std::string::npos)
        game.setTag("FEN", text);
    else
        game.setTag("Position", text);
}

bool isVariantOf(std::string_view variant, std::string_view design)
{
    const std::string name = essence(design);
    const std::string called = essence(variant);
    return called == name
           || std::any_of(std::begin(variants), std::end(variants), [&](const VariantNames &row) {
                  return essence(row.design) == name && essence(row.other) == called;
              });
}

Message variantFault(std::string_view variant, const Design &design)
{
    if (essence(variant).empty() || isVariantOf(variant, design.info->name))
        return {};
    return Message("the game is '{name}', not '{name2}'",
                   {{"name", excerpt(asUtf8(variant))}, {"name2", design.info->name}});
}

Message sizeFault(std::string_view size, const Board &board)
{
    const BoardRecipe &recipe = board.recipe();
    const std::string files = std::to_string(recipe.files);
    const std::string ranks = std::to_string(recipe.ranks);
    if (size.empty() || size == files + ":" + ranks || (size == files && files == ranks))
        return {};
    return Message("the game has a board of size {size}, the design one of {files} by {ranks}",
                   {{"size", excerpt(asUtf8(size))}, {"files", files}, {"ranks", ranks}});
}

std::string variantName(const Design &design)
{
    const auto *const found =
        std::find_if(std::begin(variants), std::end(variants), [&](const VariantNames &row) {
            return row.design == design.info->name;
        });
    return found == std::end(variants) ? design.info->name : std::string(found->other);
}

} // namespace rookery
