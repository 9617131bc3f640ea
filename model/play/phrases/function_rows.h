#pragma once

#include "model/play/phrases/phrase_game.h"

#include <span>

/// The functions of the language by what they ask; functionMeaning() finds one by its name.
namespace rookery {

struct FunctionRow
{
    std::string_view name;
    FunctionMeaning meaning;
};

std::span<const FunctionRow> functionsOfBoard();
std::span<const FunctionRow> functionsOfPieces();
std::span<const FunctionRow> functionsOfGame();

/// Adds the cells of a player's pieces, or of those of no player.
void addPieces(const Frame &frame, Value player, const PhraseGame &game, sets::Word *cells);

} // namespace rookery
