#include "model/play/phrases/history_key.h"

#include "model/base/mixed.h"

namespace rookery {

namespace {

/// Two sums over hashes of what stands where, so that order does not matter.
class KeySum
{
public:
    void add(std::uint64_t place, std::uint64_t what)
    {
        const std::uint64_t both = (place << 32U) + what + 1;
        m_key[0] += mixed(both);
        m_key[1] += mixed(both ^ 0x5851f42d4c957f2dULL);
    }
    std::array<std::uint64_t, 2> key() const { return m_key; }

private:
    std::array<std::uint64_t, 2> m_key{};
};

std::uint64_t codeOf(const Position::Square &square)
{
    return std::uint64_t(square.type) << 8U | square.owner;
}

} // namespace

std::array<std::uint64_t, 2> historyKey(const Position &position, const NumberLayout &numbers)
{
    KeySum sum;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (!position.isEmpty(cell))
            sum.add(cell.index(), codeOf(position.square(cell)));
    }
    std::uint64_t place = position.size();
    for (const Position::Under &row : position.under())
        sum.add(++place, codeOf(row.square) << 24U | row.cell.index());
    constexpr std::uint64_t numbersBegin = std::uint64_t(1) << 20U;
    for (const NumberLayout::Row &row : numbers.rows()) {
        if (!row.countsForRepetition)
            continue;
        for (std::size_t i = row.begin; i < row.begin + row.count; ++i) {
            sum.add(numbersBegin + i, static_cast<std::uint32_t>(position.numbers()[i]));
        }
    }
    return sum.key();
}

std::shared_ptr<const PastTurns> withTurn(std::shared_ptr<const PastTurns> past,
                                          const Position &position,
                                          const NumberLayout &numbers)
{
    auto link = std::make_shared<PastTurns>();
    link->key = historyKey(position, numbers);
    link->player = position.toMove();
    link->length = past ? past->length + 1 : 1;
    link->sum = (past ? past->sum : 0) + mixed(link->key[0]);
    link->before = std::move(past);
    return link;
}

} // namespace rookery
