#pragma once

#include "model/movement/betza/betza_atoms.h"
#include "model/movement/betza/betza_letters.h"

#include <span>
#include <string>
#include <vector>

namespace rookery::betza {

/// One leg of a move as written. A chain without groups is a list of them; a group in parentheses
/// leads back to its first leg.
struct WrittenLeg
{
    Modifiers modifiers;
    int column = 1;
    std::size_t atom = 0;          ///< index into the move's atoms
    bool mayStop = true;           ///< the last leg of a way through, or one with `?` behind it
    std::vector<std::size_t> next; ///< the legs that may follow
};

struct WrittenMove
{
    std::vector<Atom> atoms;
    std::vector<WrittenLeg> legs;
    std::vector<std::size_t> first;
    Modifiers whole; ///< what stands before `[`
    bool isBracketed = false;
    int column = 1;
    std::string text;
};

struct WrittenPiece
{
    std::vector<WrittenMove> moves;
    std::vector<BetzaDeclared> specials; ///< castling, drops and imitators
    std::vector<BetzaWarning> warnings;
};

/// Splits a string into moves and legs. Every letter is one that the dialect knows, in a place
/// where it may stand; what the letters do together is the compiler's business.
Result<WrittenPiece> readSyntax(std::string_view text, BetzaDialect dialect);

/// The legs of a chain that all use one atom, from the modifiers before the atom: `a` ends a leg,
/// parentheses enclose what may stand there any number of times.
Result<std::vector<WrittenLeg>> legsOfPrefix(std::span<const Letter> prefix,
                                             std::vector<std::size_t> &first);

} // namespace rookery::betza
