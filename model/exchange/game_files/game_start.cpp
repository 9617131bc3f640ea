#include "model/exchange/game_files/game_start.h"

#include "model/base/text.h"
#include "model/exchange/game_files/text_encoding.h"
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
    if (slashes != board.recipe().ranks)
        return fen;
    const std::size_t last = placement.rfind('/');
    return placement.substr(0, last) + "[" + placement.substr(last + 1) + "]" + fen.substr(end);
}

} // namespace

GameStart gameStart(const RecordedGame &game, const Design &design, const Board &board)
{
    GameStart start;
    const std::string ours = game.tag("Position");
    start.text = !ours.empty() ? ours : withHandsInBrackets(game.tag("FEN"), board);
    if (start.text.empty()) {
        start.position = startPosition(design, board);
        return start;
    }
    auto position = readPosition(start.text, design, board);
    if (position)
        start.position = std::move(*position);
    else
        start.fault = Error{"the position '" + excerpt(start.text)
                                + "' cannot be read: " + position.error().message,
                            {game.line, 0, {}},
                            {}};
    return start;
}

void setStart(RecordedGame &game, const std::string &text)
{
    std::erase_if(game.tags, [](const auto &tag) {
        return tag.first == "SetUp" || tag.first == "FEN" || tag.first == "Position";
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

std::string variantFault(std::string_view variant, const Design &design)
{
    const std::string name = essence(design.info->name);
    const std::string called = essence(variant);
    if (called.empty() || called == name)
        return {};
    const bool isKnown =
        std::any_of(std::begin(variants), std::end(variants), [&](const VariantNames &row) {
            return essence(row.design) == name && essence(row.other) == called;
        });
    if (isKnown)
        return {};
    return "the game is '" + excerpt(asUtf8(variant)) + "', not '" + design.info->name + "'";
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
