#include "model/engine/search/shared_points.h"

namespace rookery {

std::size_t SharedPoints::placeOf(std::uint32_t move) const
{
    const std::size_t mask = m_rows.size() - 1;
    std::size_t place = std::size_t{move * 0x9e3779b1U} >> 7U & mask;
    while (m_rows[place].sum.games > 0 && m_rows[place].move != move)
        place = (place + 1) & mask;
    return place;
}

SharedPoints::Sum SharedPoints::find(std::uint32_t move) const
{
    return m_rows.empty() ? Sum() : m_rows[placeOf(move)].sum;
}

void SharedPoints::add(std::uint32_t move, float points)
{
    if (m_used * 4 >= m_rows.size() * 3)
        grow();
    Row &row = m_rows[placeOf(move)];
    if (row.sum.games++ == 0) {
        row.move = move;
        ++m_used;
    }
    row.sum.points += points;
}

void SharedPoints::grow()
{
    constexpr std::size_t least = 64;
    std::vector<Row> before(m_rows.empty() ? least : m_rows.size() * 2);
    before.swap(m_rows);
    for (const Row &row : before) {
        if (row.sum.games > 0)
            m_rows[placeOf(row.move)] = row;
    }
}

} // namespace rookery
