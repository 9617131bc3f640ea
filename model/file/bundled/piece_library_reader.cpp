#include "model/file/bundled/piece_library_reader.h"

#include "model/base/folded.h"
#include "model/file/bundled/bundled.h"
#include "model/file/json/fields.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace rookery {

namespace {

bool isWord(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || isAsciiDigit(c) || c == '-';
    });
}

class LibraryReader
{
public:
    explicit LibraryReader(Findings &findings)
        : m_findings(findings)
    {
    }

    std::vector<LibraryPiece> read(const JsonValue &root)
    {
        std::vector<LibraryPiece> pieces;
        if (!isObject(root, "a piece library", m_findings))
            return pieces;
        Fields top(root, m_findings);
        if (const auto version = top.require("rookery-pieces", "a piece library"))
            readInteger(
                *version, "'rookery-pieces'", pieceLibraryVersion, pieceLibraryVersion, m_findings);
        const auto list = top.require("pieces", "a piece library");
        top.refuseRest("a piece library");
        if (!list || !isList(*list, "'pieces'", m_findings))
            return pieces;
        for (const JsonValue value : *list) {
            if (isObject(value, "a piece", m_findings))
                pieces.push_back(readPiece(value));
        }
        return pieces;
    }

private:
    LibraryPiece readPiece(const JsonValue &value)
    {
        LibraryPiece piece;
        Fields fields(value, m_findings);
        if (const auto name = fields.require("name", "a piece")) {
            piece.name = readTitle(*name, "'name'");
            declare(piece.name, *name);
        }
        if (const auto names = fields.find("names"))
            readNames(*names, piece);
        if (const auto letter = fields.find("letter"))
            piece.letter = readLetter(*letter);
        if (const auto paths = fields.find("paths"))
            readPaths(*paths, piece);
        else if (const auto betza = fields.require("betza", "a piece"))
            piece.betza = readNotation(*betza);
        if (const auto origin = fields.require("origin", "a piece"))
            piece.origin = readTitle(*origin, "'origin'");
        if (const auto groups = fields.find("groups"))
            readGroups(*groups, piece);
        fields.refuseRest("a piece");
        return piece;
    }

    std::string readTitle(const JsonValue &value, std::string_view what)
    {
        auto text = readText(value, what, m_findings);
        if (!text)
            return {};
        if (Message fault = titleFault(*text); !fault.isEmpty())
            m_findings.error(value, std::move(fault));
        return std::move(*text);
    }

    std::string readLetter(const JsonValue &value)
    {
        auto text = readText(value, "'letter'", m_findings);
        if (text && (text->size() != 1 || text->front() < 'A' || text->front() > 'Z'))
            m_findings.error(value, Message("'letter' must be a capital letter from A to Z"));
        return text ? std::move(*text) : std::string();
    }

    void declare(const std::string &name, const JsonValue &at)
    {
        const auto [row, isNew] = m_names.try_emplace(folded(name), at.offset());
        if (!isNew)
            m_findings.error(
                at,
                Message("there is already a piece called {name}", {{"name", inQuotes(name)}}),
                {Message("it is declared at {place}",
                         {{"place", m_findings.placeOf(row->second)}})});
    }

    void readNames(const JsonValue &value, LibraryPiece &piece)
    {
        if (!isObject(value, "'names'", m_findings))
            return;
        for (const JsonValue member : value) {
            const std::string tradition = member.key();
            if (!isWord(tradition))
                m_findings.errorAtKey(member, notAWord("a tradition", tradition));
            piece.names.push_back({tradition, readTitle(member, "a name")});
        }
    }

    /// By the kind of board, `any` for all that are not named before it.
    void readPaths(const JsonValue &value, LibraryPiece &piece)
    {
        if (!isObject(value, "'paths'", m_findings))
            return;
        for (const JsonValue member : value) {
            const auto lattice = enumFromName<Lattice>(member.key());
            if (!lattice && member.key() != "any")
                m_findings.errorAtKey(member,
                                      Message("there is no kind of board {name}",
                                              {{"name", inQuotes(member.key())}}));
            piece.paths.push_back({lattice, readTitle(member, "a path")});
        }
    }

    void readGroups(const JsonValue &value, LibraryPiece &piece)
    {
        if (!isList(value, "'groups'", m_findings))
            return;
        for (const JsonValue group : value) {
            auto word = readText(group, "a group", m_findings);
            if (word && !isWord(*word))
                m_findings.error(group, notAWord("a group", *word));
            if (word)
                piece.groups.push_back(std::move(*word));
        }
    }

    std::string readNotation(const JsonValue &value)
    {
        auto text = readText(value, "'betza'", m_findings);
        if (!text)
            return {};
        if (const auto read = readBetza(*text, BetzaDialect::XBetza); !read) {
            const bool isPlain = value.source().size() == text->size() + 2;
            const auto column = static_cast<std::size_t>(std::max(read.error().place.column, 1));
            m_findings.errorInside(value, isPlain ? column : 0, read.error().message);
        }
        return std::move(*text);
    }

    static Message notAWord(std::string_view what, std::string_view word)
    {
        return Message("{what} is written in small letters, digits and hyphens, not {word}",
                       {{"what", Message(what)}, {"word", inQuotes(word)}});
    }

    Findings &m_findings;
    std::map<std::string, std::size_t> m_names; ///< folded, with their places
};

} // namespace

Result<PieceLibrary, Errors> readPieceLibrary(std::string_view text)
{
    const auto tree = JsonTree::read(text);
    if (!tree)
        return Unexpected(tree.error());
    Findings findings(text);
    auto pieces = LibraryReader(findings).read(tree->root());
    if (findings.hasErrors())
        return Unexpected(findings.takeErrors());
    return PieceLibrary(std::move(pieces));
}

PieceLibrary bundledPieceLibrary()
{
    auto library = readPieceLibrary(bundledPieces());
    assert(library.has_value());
    return std::move(*library);
}

PieceLibrary bundledPieceLibrary(Lattice lattice)
{
    if (lattice == Lattice::Square)
        return bundledPieceLibrary();
    const auto all = readPieceLibrary(bundledBoardPieces());
    assert(all.has_value());
    std::vector<LibraryPiece> pieces;
    for (const LibraryPiece &piece : all->pieces()) {
        if (pathOn(piece, lattice))
            pieces.push_back(piece);
    }
    // Levels are boards of squares, in which these keep to one.
    if (lattice == Lattice::Cube || lattice == Lattice::Hyper) {
        const PieceLibrary known(pieces);
        const PieceLibrary squares = bundledPieceLibrary();
        for (const LibraryPiece &piece : squares.pieces()) {
            if (known.called(piece.name).empty())
                pieces.push_back(piece);
        }
    }
    return PieceLibrary(std::move(pieces));
}

} // namespace rookery
