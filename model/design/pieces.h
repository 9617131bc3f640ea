#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/design/artwork.h"
#include "model/design/legs.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"
#include "model/design/terms/sets.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery {

/// A path as its author wrote it: `ride n e s w`, `(~n ne stop) (~n nw stop)`. Legs are derived
/// from it by model/movement/path/path_notation.h; a design never holds a path that cannot be read.
struct PathText
{
    std::string text;

    friend bool operator==(const PathText &, const PathText &) = default;
};

/// Which program reads a Betza string. The same letters mean different moves to each of them.
enum class BetzaDialect {
    XBetza,         ///< the Interactive Diagram's notation, with chains, groups and brackets
    Betza1,         ///< Ralph Betza's own letters
    FairyStockfish, ///< what that engine makes of a string, mistakes included
    XBoard,         ///< strict order of the modifiers, fewer letters
};

/// A Betza string as its author wrote it: `FyafsF`, `fmWfcF`. It may hold several moves, some of
/// them only for an unmoved piece. Legs are derived from it by model/movement/betza/betza.h; a
/// design never holds a string that cannot be read.
struct BetzaText
{
    std::string text;
    BetzaDialect dialect = BetzaDialect::XBetza;

    friend bool operator==(const BetzaText &, const BetzaText &) = default;
};

/// When a movement is available at all.
enum class When {
    Always,
    Unmoved,          ///< only while the piece has not moved
    UnmovedUnchecked, ///< and its player is not in check
};

/// Whether a piece type is one that must not be left to capture.
enum class Royalty { None, Royal };

/// One of a piece's movements, in the notation its author chose.
struct Movement
{
    std::variant<PathText, LegGraph, BetzaText> definition = PathText{};
    When when = When::Always;
    Extras extras;
    std::optional<ZoneId> startsIn = {}; ///< only from cells of this zone: a pawn's double step

    friend bool operator==(const Movement &, const Movement &) = default;
};

/// Moves that a piece has as if it were of another type.
struct Imitation
{
    std::optional<PieceId> type; ///< none: the type that moved last
    bool moves = true;           ///< has its moves that capture nothing
    bool captures = true;

    friend bool operator==(const Imitation &, const Imitation &) = default;
};

/// What kind of piece this is. Its movements are written once, for a player who sees the board as
/// it lies; every other player's facing turns them.
struct PieceType
{
    std::string name;
    std::string letter; ///< one ASCII letter for positions, upper case; empty if none
    std::vector<Movement> moves;
    Extras extras = {};
    Royalty royalty = Royalty::None;
    std::optional<ZoneId> confinedTo =
        {}; ///< it never ends a move elsewhere: a general and its palace
    std::vector<Imitation> imitates = {};
    std::vector<PieceArt> artwork = {}; ///< at most one for each player, and one for all

    friend bool operator==(const PieceType &, const PieceType &) = default;
};

struct Pieces
{
    std::vector<PieceType> types;

    std::optional<PieceId> find(std::string_view name) const;
    const PieceType &operator[](PieceId id) const { return types[id.index()]; }

    friend bool operator==(const Pieces &, const Pieces &) = default;
};

/// Empty if the text can name a piece, a player or a design, else the reason.
Message titleFault(std::string_view name);

template<>
struct EnumNames<BetzaDialect>
{
    static constexpr EnumName<BetzaDialect> rows[] = {
        {BetzaDialect::XBetza, "xbetza", "XBetza"},
        {BetzaDialect::Betza1, "betza1", "Betza 1.0"},
        {BetzaDialect::FairyStockfish, "fairy-stockfish", "Fairy-Stockfish"},
        {BetzaDialect::XBoard, "xboard", "XBoard"},
    };
};

template<>
struct EnumNames<When>
{
    static constexpr EnumName<When> rows[] = {
        {When::Always, "always", "always"},
        {When::Unmoved, "unmoved", "only while unmoved"},
        {When::UnmovedUnchecked, "unmoved-unchecked", "only while unmoved and out of check"},
    };
};

template<>
struct EnumNames<Royalty>
{
    static constexpr EnumName<Royalty> rows[] = {
        {Royalty::None, "none", "may be captured"},
        {Royalty::Royal, "royal", "royal"},
    };
};

} // namespace rookery
