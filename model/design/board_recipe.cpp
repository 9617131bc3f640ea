#include "model/design/board_recipe.h"

namespace rookery {

BoardEdits::BoardEdits() = default;
BoardEdits::BoardEdits(const BoardEdits &) = default;
BoardEdits::BoardEdits(BoardEdits &&) noexcept = default;
BoardEdits &BoardEdits::operator=(const BoardEdits &) = default;
BoardEdits &BoardEdits::operator=(BoardEdits &&) noexcept = default;
BoardEdits::~BoardEdits() = default;
bool operator==(const BoardEdits &, const BoardEdits &) = default;

} // namespace rookery
