#pragma once

#include "model/design/directions.h"
#include "model/movement/betza/betza.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// What a piece is called in one game or tradition.
struct OtherName
{
    std::string tradition; ///< `chu-shogi`, `problem`
    std::string name;

    friend bool operator==(const OtherName &, const OtherName &) = default;
};

/// How a piece moves on boards that Betza does not know: a path in which `{orthogonal}` stands for
/// the directions of that group and `{(1,2,-3)}` for the vector and its images.
struct BoardPath
{
    std::optional<Lattice> lattice; ///< nothing for any
    std::string path;

    friend bool operator==(const BoardPath &, const BoardPath &) = default;
};

/// A piece that people know by a name.
struct LibraryPiece
{
    std::string name;
    std::vector<OtherName> names;
    std::string letter; ///< that it usually has; empty where that is the first of its name
    std::string betza;  ///< XBetza that can be read; empty for a piece that has paths
    std::vector<BoardPath> paths;
    std::string origin; ///< game or person, and the year if it is known
    std::vector<std::string> groups;

    friend bool operator==(const LibraryPiece &, const LibraryPiece &) = default;
};

/// The moves on a board with such a longest side: crooked slides end after as many steps.
BetzaPiece readBetza(const LibraryPiece &piece, std::optional<int> longestSide = std::nullopt);

/// The path for boards of this lattice; null if there is none.
const std::string *pathOn(const LibraryPiece &piece, Lattice lattice);

/// Named pieces to look things up in. No two of them share a name.
class PieceLibrary
{
public:
    explicit PieceLibrary(std::vector<LibraryPiece> pieces);

    std::span<const LibraryPiece> pieces() const { return m_pieces; }
    std::size_t size() const { return m_pieces.size(); }
    const LibraryPiece &operator[](std::size_t index) const { return m_pieces[index]; }

    /// The piece of this name, else all that are called so somewhere; capitals, accents and hyphens
    /// do not matter. Indices, in order.
    std::vector<std::size_t> called(std::string_view name) const;

    /// Pieces that have every word of the text in a name, a tradition, the notation, the origin or
    /// a group: those called so first, in the game that they come from before others, then those
    /// with the text in their name; in order otherwise. Without words all pieces.
    std::vector<std::size_t> search(std::string_view text) const;

    /// Every name there is, for hints.
    std::vector<std::string> allNames() const;

private:
    struct Folded
    {
        std::string name;
        std::vector<std::string> otherNames;
        std::vector<std::string> namesAtHome; ///< those of the game that the piece comes from
        std::string everything;               ///< the parts on lines of their own
    };

    std::vector<LibraryPiece> m_pieces;
    std::vector<Folded> m_folded;
};

} // namespace rookery
