#pragma once

#include "model/exchange/target/subject.h"

#include <string>

namespace rookery {

/// The pieces of a page, to be folded: each with its name, letter and words and a picture of its
/// moves as the first player makes them, and what the pictures' shapes mean. Pieces are taken from
/// the page's symbols `piece-TYPE-PLAYER`.
std::string pieceCards(const Subject &subject);

} // namespace rookery
