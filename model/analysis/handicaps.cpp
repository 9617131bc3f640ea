#include "model/analysis/handicaps.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

/// Neither this piece nor one that it would castle with can castle any more.
void remove(Position &position, CellId cell)
{
    position.take(cell);
    for (std::size_t wing = 0; wing < position.homes().size(); ++wing) {
        const WingHome &home = position.homes()[wing];
        if (cell == home.king || cell == home.partner)
            position.state().castlingRights &= ~(std::uint64_t(1) << wing);
    }
}

std::size_t below(std::size_t count, std::mt19937 &random)
{
    return random() % count; // the same on every machine
}

} // namespace

Handicaps::Handicaps(GameEngine &engine, PlayerId first, const std::vector<PieceValue> &values)
    : m_engine(engine)
    , m_start(engine.position())
{
    const Rules &rules = *engine.moveRules().design().rules;
    const std::vector<PlayerId> deciders = rules.deciders();
    m_players = {first, deciders[0] == first ? deciders[1] : deciders[0]};
    for (const PieceValue &value : values)
        m_worths.push_back(value.worth.value);
    const RuleBook &book = engine.moveRules().book();
    for (std::size_t side = 0; side < 2; ++side) {
        m_cells[side].resize(values.size());
        for (const CellId cell : engine.board().cells()) {
            const auto piece = m_start.at(cell);
            if (piece && piece->owner == m_players[side]
                && !book.isRoyal(piece->type, piece->owner))
                m_cells[side][piece->type.index()].push_back(cell);
        }
    }
    for (std::size_t type = 0; type < values.size(); ++type) {
        if (!cells(0, type).empty() || !cells(1, type).empty())
            m_types.push_back(type);
    }
}

bool Handicaps::canLack(std::size_t side, const Lack &lack) const
{
    for (std::size_t type = 0; type < lack.size(); ++type) {
        if (lack[type] > static_cast<int>(cells(side, type).size()))
            return false;
    }
    return true;
}

double Handicaps::worth(const Lack &lack) const
{
    double sum = 0;
    for (std::size_t type = 0; type < lack.size(); ++type)
        sum += lack[type] * m_worths[type];
    return sum;
}

/// Of some that are drawn, the one that comes nearest to this worth.
Handicaps::Lack Handicaps::drawAgainst(std::size_t side, double wanted, std::mt19937 &random) const
{
    constexpr int tries = 6;
    constexpr std::size_t mostPieces = 4;
    Lack best(m_worths.size());
    for (int i = 0; i < tries; ++i) {
        Lack lack(m_worths.size());
        for (std::size_t piece = below(mostPieces, random) + 1; piece > 0; --piece) {
            ++lack[m_types[below(m_types.size(), random)]];
            if (!canLack(side, lack))
                break;
            if (std::abs(worth(lack) - wanted) < std::abs(worth(best) - wanted))
                best = lack;
        }
    }
    return best;
}

bool Handicaps::isPlayable(const Position &position) const
{
    m_engine.begin(position);
    std::vector<Move> legal;
    m_engine.legal(legal);
    const bool isCheck = m_engine.isInCheck(m_players[0]) || m_engine.isInCheck(m_players[1]);
    return !legal.empty() && !isCheck && !m_engine.end();
}

std::optional<Handicaps::Start> Handicaps::startWith(const std::array<Lack, 2> &lacks,
                                                     std::mt19937 &random) const
{
    if (lacks[0] == lacks[1] || !canLack(0, lacks[0]) || !canLack(1, lacks[1]))
        return std::nullopt;
    Start start{m_start, std::vector<int>(m_worths.size())};
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t type = 0; type < m_worths.size(); ++type) {
            std::vector<CellId> from = cells(side, type);
            for (int missing = lacks[side][type]; missing > 0; --missing) {
                const std::size_t at = below(from.size(), random);
                remove(start.position, from[at]);
                from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
            }
            start.more[type] += (side == 0 ? -1 : 1) * lacks[side][type];
        }
    }
    return isPlayable(start.position) ? std::optional(std::move(start)) : std::nullopt;
}

std::vector<Handicaps::Start> Handicaps::draw(std::size_t number, std::mt19937 &random)
{
    constexpr int tries = 20;
    const std::size_t type = m_types[number % m_types.size()];
    for (int i = 0; i < tries; ++i) {
        std::size_t side = (number / m_types.size() + static_cast<std::size_t>(i)) % 2;
        side = cells(side, type).empty() ? 1 - side : side;
        std::array<Lack, 2> lacks;
        lacks[side] = Lack(m_worths.size());
        ++lacks[side][type];
        lacks[1 - side] = drawAgainst(1 - side, worth(lacks[side]), random);
        const auto start = startWith(lacks, random);
        if (!start)
            continue;
        auto exchanged = startWith({lacks[1], lacks[0]}, random);
        return {*start, exchanged ? std::move(*exchanged) : *start};
    }
    return {};
}

} // namespace rookery
