#include "model/play/position/position_parts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/play/position/own_questions.h"
#include "model/play/position/position_fields.h"

#include <algorithm>

namespace rookery {

std::optional<PieceId> promotedType(PieceId type, PlayerId owner, const Rules &rules)
{
    for (const Promotion &promotion : rules.promotions) {
        if (covers(promotion.types, type) && covers(promotion.players, owner)
            && promotion.into.size() == 1)
            return promotion.into.front();
    }
    return std::nullopt;
}

std::optional<PieceId> unpromotedType(PieceId type, PlayerId owner, const Rules &rules)
{
    for (const Promotion &promotion : rules.promotions) {
        const auto &into = promotion.into;
        const bool leads = std::find(into.begin(), into.end(), type) != into.end();
        if (leads && covers(promotion.players, owner) && !promotion.types.empty())
            return promotion.types.front();
    }
    return std::nullopt;
}

bool isHomeRank(CellId cell, PlayerId player, const Design &design, const Board &board)
{
    const auto place = board.coordinates(cell);
    const bool isTurned = (*design.rules)[player].facing.sign[1] < 0;
    return place && place->y() == (isTurned ? board.recipe().ranks - 1 : 0);
}

bool rightsTellFirstMoves(const Design &design)
{
    const auto &types = design.pieces->types;
    return !design.rules->gating.empty()
           || std::any_of(types.begin(), types.end(), [](const PieceType &type) {
                  return std::any_of(
                      type.moves.begin(), type.moves.end(), [](const Movement &move) {
                          return move.when == When::UnmovedUnchecked;
                      });
              });
}

PositionFiller::PositionFiller(const Design &design, const Board &board)
    : m_design(design)
    , m_board(board)
    , m_spelling(*design.pieces)
    , m_position(board.size(), design.rules->players.size(), design.pieces->types.size())
{
}

void PositionFiller::put(CellId cell, PieceId type, PlayerId owner)
{
    const Placement *start = m_design.setup->at(m_board.site(cell));
    const bool isAtHome = start && start->piece == type && start->player == owner;
    m_position.put(cell, {type, owner, !isAtHome && !mayCastleThere(cell, type, owner)});
}

/// Pieces that are put down where they belong may castle as if they had stood there.
bool PositionFiller::mayCastleThere(CellId cell, PieceId type, PlayerId owner) const
{
    const SiteId site = m_board.site(cell);
    const auto &rules = m_design.rules->castling;
    return std::any_of(rules.begin(), rules.end(), [&](const CastlingRule &rule) {
        if (rule.pieces != CastlingPieces::Dropped)
            return false;
        return std::any_of(rule.wings.begin(), rule.wings.end(), [&](const CastlingWing &wing) {
            const bool isKing = wing.king == site && covers(rule.kings, type);
            const bool isPartner = wing.partner == site && covers(rule.partners, type);
            return wing.player == owner && (isKing || isPartner);
        });
    });
}

bool PositionFiller::hasWalls() const
{
    const Rules &rules = *m_design.rules;
    return !rules.walling.empty() || !rules.petrifications.empty()
           || rules.turns.lost == LostPlayer::PiecesStay || does(rules, phrase::StepKind::Wall);
}

void PositionFiller::setWas(CellId cell, PieceId was)
{
    Piece piece = *m_position.at(cell);
    piece.was = was;
    m_position.put(cell, piece);
}

void PositionFiller::setRights(std::string_view letters)
{
    m_rights = std::string(letters);
}

void PositionFiller::markUnmoved(int file, PlayerId player)
{
    for (const CellId cell : m_board.cells()) {
        auto piece = m_position.at(cell);
        const auto place = m_board.coordinates(cell);
        if (piece && piece->owner == player && place && place->x() == file
            && isHomeRank(cell, player, m_design, m_board)) {
            piece->moved = false;
            m_position.put(cell, *piece);
        }
    }
}

/// A letter of a wing, or of a file: then the wing whose partner stands there, or a piece that has
/// not moved.
void PositionFiller::setRight(char letter)
{
    const PlayerId player(letter >= 'a' ? 1 : 0);
    const std::string upper = lowered({&letter, 1});
    const int file = upper.front() - 'a';
    const std::vector<Wing> wings = wingsOf(*m_design.rules, m_board);
    std::vector<WingHome> homes = m_position.homes();
    bool isWing = false;
    for (std::size_t i = 0; i < wings.size(); ++i) {
        if (wings[i].player != player)
            continue;
        const CastlingRule &rule = m_design.rules->castling[wings[i].rule];
        const auto home =
            rule.home == CastlingHome::Fixed
                ? (lowered(wings[i].letter) == upper ? std::optional(wings[i].home) : std::nullopt)
                : shuffledHome(m_position, m_board, wings[i], rule, letter);
        if (!home || !standThere(*home, wings[i]))
            continue;
        isWing = true;
        homes[i] = *home;
        m_position.state().castlingRights |= std::uint64_t(1) << i;
        for (const CellId cell : {home->king, home->partner})
            markUnmoved(m_board.coordinates(cell)->x(), player);
    }
    m_position.setHomes(std::move(homes));
    if (!isWing)
        markUnmoved(file, player);
}

bool PositionFiller::standThere(const WingHome &home, const Wing &wing) const
{
    const CastlingRule &rule = m_design.rules->castling[wing.rule];
    const auto stands = [&](CellId cell, const PieceSet &types) {
        const auto piece = m_position.at(cell);
        return piece && piece->owner == wing.player && covers(types, piece->type);
    };
    return stands(home.king, rule.kings) && stands(home.partner, rule.partners);
}

void PositionFiller::addPasser(CellId passed, std::optional<CellId> stands)
{
    const PlayerId taker = m_position.toMove();
    const PlayerId passer((taker.index() + m_position.players() - 1) % m_position.players());
    auto &passers = m_position.state().passers;
    if (stands) {
        if (m_position.at(*stands)->owner == passer)
            passers.push_back({passed, *stands});
        std::sort(passers.begin(), passers.end());
        return;
    }
    const Vector ahead = (*m_design.rules)[passer].facing.apply({{0, 1, 0, 0}});
    auto place = m_board.coordinates(passed);
    for (int steps = 0; place && steps < m_board.recipe().ranks; ++steps) {
        place = *place + ahead;
        const bool isInside = place->x() >= 0 && place->x() < m_board.recipe().files
                              && place->y() >= 0 && place->y() < m_board.recipe().ranks;
        const auto cell =
            isInside ? m_board.cellAt(SiteId(place->x() * m_board.recipe().ranks + place->y()))
                     : std::nullopt;
        if (!cell)
            return;
        const auto piece = m_position.at(*cell);
        if (!piece)
            continue;
        if (piece->owner == passer)
            passers.push_back({passed, *cell});
        return;
    }
}

void PositionFiller::setChecks(std::string_view text)
{
    const bool isGiven = text.starts_with('+');
    const auto parts = split(isGiven ? text.substr(1) : text, '+');
    int limit = 0;
    for (const End &end : m_design.rules->ends) {
        if (const auto *checks = std::get_if<Checks>(&end.condition))
            limit = checks->count;
    }
    if (limit == 0)
        return; // no rule counts them
    for (std::size_t i = 0; i < std::min(parts.size(), m_position.players()); ++i) {
        int number = 0;
        for (const char digit : parts[i].substr(0, 4))
            number = number * 10 + (digit - '0');
        const int given = isGiven ? number : std::max(limit - number, 0);
        m_position.state().checksGiven[i] = static_cast<std::uint16_t>(given);
    }
}

void PositionFiller::setRights()
{
    if (rightsTellFirstMoves(m_design)) {
        for (const CellId cell : m_board.cells()) {
            if (auto piece = m_position.at(cell)) {
                piece->moved = true;
                m_position.put(cell, *piece);
            }
        }
    }
    m_position.state().castlingRights = 0;
    for (const char letter : *m_rights) {
        if (letter != '-')
            setRight(letter);
    }
}

Result<Position> PositionFiller::take(std::span<const PositionWord> fields)
{
    beginPlay(m_position, *m_design.rules, m_board);
    if (m_position.players() == 2)
        m_position.state().turn += 2 * std::max(m_moveNumber - 1, 0);
    if (m_rights)
        setRights();
    if (auto fault = readPositionFields(fields, m_design, m_board, m_spelling, m_position))
        return failure(*fault);
    return std::move(m_position);
}

Result<int> PositionFiller::addToHand(PieceId type, PlayerId owner, std::size_t index)
{
    const int count = m_position.count(OffBoard::Hand, owner, type) + 1;
    if (count > limits::handCount) {
        return positionFault(index,
                             Message("a hand holds at most {most} pieces of one type",
                                     {{"most", limits::handCount}}));
    }
    m_position.setCount(OffBoard::Hand, owner, type, count);
    return count;
}

} // namespace rookery
