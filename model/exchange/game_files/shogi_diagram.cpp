#include "model/exchange/game_files/shogi_diagram.h"

#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace rookery {

namespace {

/// The first one of a piece is written, the others are read.
constexpr ShogiSign shogiSigns[] = {
    {"P", "FU", "歩"},
    {"L", "KY", "香"},
    {"N", "KE", "桂"},
    {"S", "GI", "銀"},
    {"G", "KI", "金"},
    {"B", "KA", "角"},
    {"R", "HI", "飛"},
    {"K", "OU", "玉"},
    {"+P", "TO", "と"},
    {"+L", "NY", "杏"},
    {"+N", "NK", "圭"},
    {"+S", "NG", "全"},
    {"+B", "UM", "馬"},
    {"+R", "RY", "龍"},
    {"K", "OU", "王"},
    {"+R", "RY", "竜"},
};

const ShogiSign *signBy(std::string_view ShogiSign::*field, std::string_view text)
{
    const auto *const found =
        std::find_if(std::begin(shogiSigns), std::end(shogiSigns), [&](const ShogiSign &row) {
            return row.*field == text;
        });
    return found == std::end(shogiSigns) ? nullptr : found;
}

/// Which cells a handicap empties, as file and rank from the second player's right.
struct Handicap
{
    std::string_view name;
    std::string_view cells;
};

constexpr Handicap handicaps[] = {
    {"香落ち", "11"},
    {"右香落ち", "91"},
    {"角落ち", "22"},
    {"飛車落ち", "82"},
    {"飛香落ち", "8211"},
    {"二枚落ち", "8222"},
    {"四枚落ち", "82221191"},
    {"六枚落ち", "822211912181"},
    {"八枚落ち", "8222119121813171"},
    {"十枚落ち", "82221191218131714161"},
};

/// What stands on one rank; nothing where a sign is unknown.
std::optional<std::vector<ShogiDiagram::Cell>> rankOf(std::string_view text)
{
    constexpr std::size_t longest = 64;
    std::vector<ShogiDiagram::Cell> cells;
    std::string sign;
    int empty = 0;
    for (const char c : text) {
        if (isAsciiDigit(c)) {
            empty = empty * 10 + (c - '0');
            continue;
        }
        if (cells.size() + static_cast<std::size_t>(empty) > longest)
            return std::nullopt;
        cells.resize(cells.size() + static_cast<std::size_t>(std::exchange(empty, 0)));
        sign += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        if (c == '+')
            continue;
        const ShogiSign *piece = shogiSignByFen(std::exchange(sign, {}));
        if (!piece)
            return std::nullopt;
        cells.push_back({piece, std::islower(static_cast<unsigned char>(c)) != 0 ? 1 : 0});
    }
    if (cells.size() + static_cast<std::size_t>(empty) > longest || !sign.empty())
        return std::nullopt;
    cells.resize(cells.size() + static_cast<std::size_t>(empty));
    return cells;
}

} // namespace

const ShogiSign *shogiSignByFen(std::string_view fen)
{
    return signBy(&ShogiSign::fen, fen);
}

const ShogiSign *shogiSignByCsa(std::string_view csa)
{
    return signBy(&ShogiSign::csa, csa);
}

const ShogiSign *shogiSignByKif(std::string_view kif)
{
    return signBy(&ShogiSign::kif, kif);
}

ShogiDiagram::Cell *ShogiDiagram::at(int file, int rank)
{
    if (rank < 1 || rank > static_cast<int>(ranks.size()))
        return nullptr;
    auto &cells = ranks[static_cast<std::size_t>(rank - 1)];
    if (file < 1 || file > static_cast<int>(cells.size()))
        return nullptr;
    return &cells[cells.size() - static_cast<std::size_t>(file)];
}

std::string ShogiDiagram::fen() const
{
    std::string text;
    for (const auto &rank : ranks) {
        text += text.empty() ? "" : "/";
        int empty = 0;
        for (const Cell &cell : rank) {
            if (!cell.sign) {
                ++empty;
                continue;
            }
            text += empty > 0 ? std::to_string(std::exchange(empty, 0)) : "";
            text += cell.player == 0 ? std::string(cell.sign->fen) : lowered(cell.sign->fen);
        }
        text += empty > 0 ? std::to_string(empty) : "";
    }
    const std::string all = hands[0] + lowered(hands[1]);
    return text + (all.empty() ? "" : "[" + all + "]") + (toMove == 0 ? " w" : " b");
}

ShogiDiagram shogiStart()
{
    return *shogiDiagram("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w");
}

std::optional<ShogiDiagram> shogiDiagram(std::string_view fen)
{
    const auto words = split(fen, ' ');
    std::string_view placement = words.front();
    ShogiDiagram diagram;
    const std::size_t bracket = placement.find('[');
    if (bracket != std::string_view::npos) {
        for (const char c : placement.substr(bracket)) {
            if (!isAsciiLetter(c))
                continue;
            const bool isSecond = std::islower(static_cast<unsigned char>(c)) != 0;
            const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
            if (!shogiSignByFen(std::string(1, letter)))
                return std::nullopt;
            diagram.hands[isSecond ? 1 : 0] += letter;
        }
        placement = placement.substr(0, bracket);
    }
    for (const std::string_view rank : split(placement, '/')) {
        auto cells = rankOf(rank);
        if (!cells)
            return std::nullopt;
        diagram.ranks.push_back(std::move(*cells));
    }
    diagram.toMove = words.size() > 1 && words[1] == "b" ? 1 : 0;
    return diagram;
}

std::optional<ShogiDiagram> shogiHandicap(std::string_view name)
{
    const auto *const found = std::find_if(std::begin(handicaps),
                                           std::end(handicaps),
                                           [&](const Handicap &row) { return row.name == name; });
    if (found == std::end(handicaps))
        return std::nullopt;
    ShogiDiagram diagram = shogiStart();
    for (std::size_t i = 0; i + 1 < found->cells.size(); i += 2)
        *diagram.at(found->cells[i] - '0', found->cells[i + 1] - '0') = {};
    diagram.toMove = 1;
    return diagram;
}

} // namespace rookery
