#include "model/play/phrases/trial_changes.h"

#include "model/base/mixed.h"

#include <algorithm>

namespace rookery {

namespace {

enum class Part : std::uint64_t { Square = 1, Under, Number, Count, Turn };

std::uint64_t mix(Part part, std::uint64_t place, std::uint64_t what)
{
    return mixed(mixed(static_cast<std::uint64_t>(part) << 60U ^ place) ^ what);
}

std::uint64_t squareCode(const Position::Square &square)
{
    return std::uint64_t(square.type) << 16U | std::uint64_t(square.owner) << 8U
           | (square.moved ? 1U : 0U) | std::uint64_t(square.was) << 32U;
}

} // namespace

void TrialChanges::set(CellId cell, const Position::Square &square)
{
    const Position::Square old = position().square(cell);
    m_squares.push_back({cell, old});
    m_sum += mix(Part::Square, cell.index(), squareCode(square))
             - mix(Part::Square, cell.index(), squareCode(old));
    position().setSquare(cell, square);
    const auto under = position().under(cell);
    if (square.owner != Position::noOwner || under.empty())
        return;
    const Position::Square top = under.back().square;
    std::vector<Position::Square> rest;
    for (const Position::Under &row : under.first(under.size() - 1))
        rest.push_back(row.square);
    setUnder(cell, rest);
    set(cell, top);
}

void TrialChanges::setUnder(CellId cell, std::span<const Position::Square> squares)
{
    OldUnder &old = m_unders.emplace_back(OldUnder{cell, {}});
    for (const Position::Under &row : position().under(cell)) {
        m_sum -= mix(Part::Under, cell.index() << 10U | old.squares.size(), squareCode(row.square));
        old.squares.push_back(row.square);
    }
    for (std::size_t i = 0; i < squares.size(); ++i)
        m_sum += mix(Part::Under, cell.index() << 10U | i, squareCode(squares[i]));
    position().setUnder(cell, squares);
}

/// Of each number that has changed, however often, what it was against what it is.
std::uint64_t TrialChanges::numbersSum() const
{
    std::uint64_t sum = 0;
    for (auto old = m_numbers.begin(); old != m_numbers.end(); ++old) {
        const bool isFirst =
            std::none_of(m_numbers.begin(), old, [&](const Undo::OldNumber &other) {
                return other.place == old->place;
            });
        if (!isFirst)
            continue;
        const std::int32_t now = position().numbers()[old->place];
        sum += mix(Part::Number, old->place, static_cast<std::uint32_t>(now))
               - mix(Part::Number, old->place, static_cast<std::uint32_t>(old->value));
    }
    return sum;
}

void TrialChanges::changeCount(OffBoard place, PlayerId owner, PieceId type, int by)
{
    const int old = position().count(place, owner, type);
    m_counts.push_back({place, owner, type, old});
    const std::uint64_t where =
        static_cast<std::uint64_t>(place) << 30U | owner.index() << 16U | type.index();
    m_sum += mix(Part::Count, where, static_cast<std::uint32_t>(old + by))
             - mix(Part::Count, where, static_cast<std::uint32_t>(old));
    position().setCount(place, owner, type, old + by);
}

/// Hands and points follow from what is captured.
void TrialChanges::capture(CellId cell)
{
    const auto piece = position().at(cell);
    if (!piece)
        return;
    set(cell, {});
    changeCount(OffBoard::Captured, piece->owner, piece->type, 1);
}

std::uint64_t TrialChanges::result(const TurnAfter &turn) const
{
    return m_sum + numbersSum()
           + mix(Part::Turn,
                 static_cast<std::uint64_t>(turn.kind),
                 static_cast<std::uint64_t>(turn.only + 1) << 20U
                     | static_cast<std::uint64_t>(turn.player + 1));
}

void TrialChanges::takeBack()
{
    for (auto old = m_squares.rbegin(); old != m_squares.rend(); ++old)
        position().setSquare(old->cell, old->square);
    for (auto old = m_unders.rbegin(); old != m_unders.rend(); ++old)
        position().setUnder(old->cell, old->squares);
    for (auto old = m_numbers.rbegin(); old != m_numbers.rend(); ++old)
        position().setNumber(old->place, old->value);
    for (auto old = m_counts.rbegin(); old != m_counts.rend(); ++old)
        position().setCount(old->place, old->player, old->type, old->count);
    m_squares.clear();
    m_numbers.clear();
    m_unders.clear();
    m_counts.clear();
    m_sum = 0;
}

} // namespace rookery
