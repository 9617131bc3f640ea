#pragma once

#include "model/base/result.h"
#include "model/play/position/position.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The words that a position's text is made of.
namespace rookery {

struct PositionWord
{
    std::string_view text;
    std::size_t index;
};

/// The words of a text between spaces, with their places.
std::vector<PositionWord> positionWords(std::string_view text, std::size_t from = 0);

std::string spelledName(std::string_view name);
bool isDigits(std::string_view text);

/// An error at this byte of a position's text, counted from 0.
Error positionError(std::size_t index, Message message);
Unexpected<Error> positionFault(std::size_t index, Message message);

/// How a design's piece types are spelled in positions: by letter, or by name with '_' for ' '.
class PieceSpelling
{
public:
    explicit PieceSpelling(const Pieces &pieces);

    /// In either case. Where two types share a letter, it means the first of them.
    std::optional<PieceId> letter(std::string_view text) const;
    bool ownsLetter(PieceId type) const;

    /// By name in this very case, if that is clear.
    std::optional<PieceId> exactName(std::string_view text) const;
    /// By name in any case; `index` is where the name begins.
    Result<PieceId> name(std::string_view text, std::size_t index) const;

    /// A type by its letter, if that means this type and no other, else by name.
    std::string written(PieceId type) const;
    /// The same with the owner: by the case of the letter, or as `2/Knight`.
    std::string written(const Piece &piece) const;
    /// What written() writes; a name may also come in another case.
    Result<PieceId> readType(const PositionWord &word) const;
    Result<Piece> readPiece(const PositionWord &word, std::size_t players) const;

private:
    Result<PieceId> readUnowned(const PositionWord &word) const;

    const Pieces &m_pieces;
    std::map<std::string, std::vector<PieceId>> m_byName;
    std::map<std::string, std::vector<PieceId>> m_byLowered;
    std::map<std::string, PieceId> m_byLetter;
};

/// Upper case is the first player's, lower case the second's.
Result<PlayerId> ownerByCase(char c, std::size_t index, std::size_t players);
/// A player's number, counted from 1.
Result<PlayerId> playerNumbered(std::string_view digits, std::size_t index, std::size_t players);

} // namespace rookery
