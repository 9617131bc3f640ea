#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// A design of resources/designs, compiled in.
struct BundledDesign
{
    std::string_view name; ///< the file's, without .rookery
    std::string_view text;
    std::string_view title; ///< as its file says, as the next three
    std::string_view family;
    std::string_view author;
    std::string_view about;
    std::string_view pieces; ///< names of its piece types, each with a comma behind it
    std::string_view terms;  ///< its file is written with, between spaces: ` castling when=mate `

    /// Whether it is written with this term.
    bool has(std::string_view term) const;
};

/// Sorted by name.
std::span<const BundledDesign> bundledDesigns();

/// Null for an unknown name.
const BundledDesign *findBundled(std::string_view name);

/// A picture of resources/glyphs, compiled in; the name without .svg. It says `currentBody` and
/// `currentLine` where the player's colours go, and `currentAccent` where something is red. Empty
/// for an unknown name.
std::string_view bundledGlyph(std::string_view name);

/// All of them, sorted.
std::vector<std::string_view> bundledGlyphNames();

/// resources/pieces/pieces.json, compiled in; see model/file/bundled/piece_library_reader.h.
std::string_view bundledPieces();

/// resources/pieces/boards.json, compiled in: pieces of boards that Betza does not know.
std::string_view bundledBoardPieces();

/// resources/designs/gallery.json, compiled in; see model/file/bundled/gallery_table.h.
std::string_view bundledGallery();

/// The files of resources/learned, compiled in, each a line; see model/database/learned_file.h.
std::string_view bundledLearnedValues();

/// resources/rules/library.json, compiled in; see model/file/design/rule_library.h.
std::string_view bundledRules();

/// resources/exchange/known-variants.ini, compiled in; see model/exchange/fairy_stockfish.
std::string_view bundledFairyVariants();

/// resources/exchange/vectors.c and vectors.py, compiled in; see model/exchange/vectors.
std::string_view bundledVectorsC();
std::string_view bundledVectorsPython();

/// resources/play, compiled in; see its README: the rules that a page plays by, how it plays
/// itself, what it does with them, how it looks, and its frame with a `@NAME@` for each part.
std::string_view bundledRulesScript();
/// The same rules in Lua, and what a program that plays by them asks; see
/// model/exchange/nomignolov.
std::string_view bundledLuaScript();
/// The same rules in C, and a program that asks them; see model/exchange/move_table.
std::string_view bundledGameInC();
std::string_view bundledPageOpponent();
std::string_view bundledPageScript();
std::string_view bundledPageStyle();
std::string_view bundledPage();

} // namespace rookery
