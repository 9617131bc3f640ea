#include "model/engine/solver/symmetric_keys.h"

#include <algorithm>

namespace rookery {

SymmetricKeys::SymmetricKeys(const MoveRules &moveRules, std::vector<CellMap> maps)
    : m_moveRules(moveRules)
    , m_heeded(moveRules.design(), moveRules.board())
    , m_maps(std::move(maps))
    , m_codes(moveRules.book().types() * moveRules.book().players() * 2)
{
    const std::size_t players = moveRules.book().players();
    for (const CellId cell : moveRules.board().cells()) {
        for (std::size_t code = 0; code < m_codes; ++code) {
            Position::Square square;
            square.moved = code % 2 != 0;
            square.owner = static_cast<std::uint8_t>(code / 2 % players);
            square.type = static_cast<std::uint16_t>(code / 2 / players);
            m_known.push_back(m_heeded.squareKey(cell, square));
        }
    }
}

/// Of a piece that never was another; the others are rare, and their keys are made each time.
std::size_t SymmetricKeys::codeOf(const Position::Square &square) const
{
    const std::size_t players = m_moveRules.book().players();
    if (square.owner >= players || square.was != Position::noType)
        return noCode;
    return (square.type * players + square.owner) * 2 + (square.moved ? 1 : 0);
}

std::uint64_t
SymmetricKeys::squareKey(CellId cell, const Position::Square &square, std::size_t code)
{
    return code == noCode ? m_heeded.squareKey(cell, square)
                          : m_known[cell.index() * m_codes + code];
}

void SymmetricKeys::change(CellId cell, const Position::Square &square, std::uint64_t *keys)
{
    if (square.owner == Position::noOwner)
        return;
    const std::size_t code = codeOf(square);
    for (std::size_t i = 0; i < m_maps.size(); ++i)
        keys[i] ^= squareKey(m_maps[i][cell.index()], square, code);
}

void SymmetricKeys::begin(const Position &position)
{
    // All but the squares is the same after each map.
    std::uint64_t others = m_heeded.piecesKey(position);
    for (const CellId cell : IdRange<CellId>(position.size()))
        others ^= m_heeded.squareKey(cell, position.square(cell));
    m_keys.assign(m_maps.size(), others);
    for (const CellId cell : IdRange<CellId>(position.size()))
        change(cell, position.square(cell), m_keys.data());
}

void SymmetricKeys::follow(const Position &now, const Undo &undo)
{
    const std::size_t before = m_keys.size() - m_maps.size();
    m_keys.resize(m_keys.size() + m_maps.size());
    std::uint64_t *keys = m_keys.data() + before + m_maps.size();
    std::copy_n(m_keys.data() + before, m_maps.size(), keys);
    forEachChange(
        undo,
        [&](const Undo::OldSquare &old) {
            change(old.cell, old.square, keys);
            change(old.cell, now.square(old.cell), keys);
        },
        [&](const Undo::OldCount &old) {
            const int count = now.count(old.place, old.player, old.type);
            const std::uint64_t changed =
                m_heeded.countKey(old.place, old.player, old.type, old.count)
                ^ m_heeded.countKey(old.place, old.player, old.type, count);
            for (std::size_t i = 0; i < m_maps.size(); ++i)
                keys[i] ^= changed;
        });
}

void SymmetricKeys::takeBack()
{
    m_keys.resize(m_keys.size() - m_maps.size());
}

SymmetricKeys::Key SymmetricKeys::smallest(const Position &position)
{
    const auto last = m_keys.end() - static_cast<std::ptrdiff_t>(m_maps.size());
    const auto least = std::min_element(last, m_keys.end());
    return {*least ^ m_heeded.stateKey(position), static_cast<std::size_t>(least - last)};
}

std::uint16_t SymmetricKeys::nameOf(const Move &move, std::size_t map) const
{
    const CellMap &cells = m_maps[map];
    const auto image = [&](CellId cell) {
        return cell.index() < cells.size() ? cells[cell.index()].index() : cells.size();
    };
    const bool comesFrom = move.kind != Move::Kind::Drop && move.kind != Move::Kind::Pass;
    std::uint64_t name = static_cast<std::uint64_t>(move.kind);
    name = name * 0x1'0000 + move.type.index();
    name = name * 0x1'0000 + (comesFrom ? image(move.from) : cells.size());
    name = name * 0x1'0000 + (move.kind != Move::Kind::Pass ? image(move.to) : cells.size());
    name = name * 31 + (move.becomes ? move.becomes->index() + 1 : 0);
    if (move.own) {
        for (const OwnChoice &choice : move.own->choices)
            name = name * 31 + static_cast<std::uint64_t>(choice.value);
    }
    const std::uint64_t mixed = name * 0x9e37'79b9'7f4a'7c15;
    return static_cast<std::uint16_t>(std::max<std::uint64_t>(mixed >> 48U, 1));
}

} // namespace rookery
