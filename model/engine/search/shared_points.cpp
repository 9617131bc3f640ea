#include "model/engine/search/shared_points.h"

namespace rookery {

SharedPoints::Row &SharedPoints::rowOf(std::uint32_t move)
{
    std::size_t place = std::size_t{move * 0x9e3779b1U} >> 7U;
    for (;; ++place) {
        Row &row = m_rows[place & (m_rows.size() - 1)];
        if (row.sum.games == 0 || row.move == move)
            return row;
    }
}

SharedPoints::Sum SharedPoints::find(std::uint32_t move) const
{
    return m_rows.empty() ? Sum() : const_cast<SharedPoints *>(this)->rowOf(move).sum;
}

void SharedPoints::add(std::uint32_t move, float points)
{
    if (m_used * 4 >= m_rows.size() * 3)
        grow();
    Row &row = rowOf(move);
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
            rowOf(row.move) = row;
    }
}

} // namespace rookery
