#include "model/movement/piece_library.h"

#include "model/base/folded.h"
#include "model/base/text.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rookery {

namespace {

/// How near a piece is to a search; less is nearer.
enum class Nearness {
    SameName,
    NameAtHome,    ///< what the game calls it that it comes from: the cannon of Xiangqi
    SameOtherName, ///< in another game
    BeginsName,
    InName,
    InOtherName,
    Elsewhere,
    None
};

bool isIn(const std::vector<std::string> &names, const std::string &name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

BetzaPiece readBetza(const LibraryPiece &piece, std::optional<int> longestSide)
{
    auto read = readBetza(piece.betza, BetzaDialect::XBetza, longestSide);
    assert(read.has_value());
    return std::move(*read);
}

const std::string *pathOn(const LibraryPiece &piece, Lattice lattice)
{
    const auto found =
        std::find_if(piece.paths.begin(), piece.paths.end(), [&](const BoardPath &row) {
            return row.lattice.value_or(lattice) == lattice;
        });
    return found == piece.paths.end() ? nullptr : &found->path;
}

PieceLibrary::PieceLibrary(std::vector<LibraryPiece> pieces)
    : m_pieces(std::move(pieces))
{
    for (const LibraryPiece &piece : m_pieces) {
        const std::string origin = folded(piece.origin);
        Folded row{folded(piece.name), {}, {}, {}};
        row.everything = row.name + '\n' + folded(piece.betza) + '\n' + origin;
        for (const OtherName &other : piece.names) {
            row.otherNames.push_back(folded(other.name));
            if (origin.starts_with(folded(other.tradition)))
                row.namesAtHome.push_back(row.otherNames.back());
            row.everything += '\n' + folded(other.tradition) + '\n' + row.otherNames.back();
        }
        for (const std::string &group : piece.groups)
            row.everything += '\n' + folded(group);
        m_folded.push_back(std::move(row));
    }
}

std::vector<std::size_t> PieceLibrary::called(std::string_view name) const
{
    const std::string wanted = folded(name);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < size(); ++i) {
        const Folded &row = m_folded[i];
        if (row.name == wanted)
            return {i};
        if (isIn(row.otherNames, wanted))
            found.push_back(i);
    }
    return found;
}

std::vector<std::size_t> PieceLibrary::search(std::string_view text) const
{
    const std::string wanted = folded(text);
    const std::vector<std::string_view> words = split(wanted, ' ');
    const auto nearness = [&](const Folded &row) {
        const bool hasAll = std::all_of(words.begin(), words.end(), [&](std::string_view word) {
            return row.everything.find(word) != std::string::npos;
        });
        if (!hasAll)
            return Nearness::None;
        if (row.name == wanted)
            return Nearness::SameName;
        if (isIn(row.namesAtHome, wanted))
            return Nearness::NameAtHome;
        if (isIn(row.otherNames, wanted))
            return Nearness::SameOtherName;
        if (row.name.starts_with(wanted))
            return Nearness::BeginsName;
        if (row.name.find(wanted) != std::string::npos)
            return Nearness::InName;
        const bool isElsewhere = std::none_of(
            row.otherNames.begin(), row.otherNames.end(), [&](const std::string &name) {
                return name.find(wanted) != std::string::npos;
            });
        return isElsewhere ? Nearness::Elsewhere : Nearness::InOtherName;
    };
    std::vector<std::pair<Nearness, std::size_t>> ranked;
    for (std::size_t i = 0; i < size(); ++i) {
        if (const Nearness near = nearness(m_folded[i]); near != Nearness::None)
            ranked.emplace_back(near, i);
    }
    if (!wanted.empty())
        std::sort(ranked.begin(), ranked.end());
    std::vector<std::size_t> found;
    found.reserve(ranked.size());
    for (const auto &[near, index] : ranked)
        found.push_back(index);
    return found;
}

std::vector<std::string> PieceLibrary::allNames() const
{
    std::vector<std::string> names;
    for (const LibraryPiece &piece : m_pieces) {
        names.push_back(piece.name);
        for (const OtherName &other : piece.names)
            names.push_back(other.name);
    }
    return names;
}

} // namespace rookery
