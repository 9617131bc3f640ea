#include "model/play/position_parts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/play/castling_wings.h"
#include "model/play/passers.h"

#include <algorithm>

namespace rookery {

PieceSpelling::PieceSpelling(const Pieces &pieces)
    : m_pieces(pieces)
{
    for (std::size_t i = 0; i < pieces.types.size(); ++i) {
        const PieceType &type = pieces.types[i];
        const std::string name = spelledName(type.name);
        m_byName[name].push_back(PieceId(i));
        m_byLowered[lowered(name)].push_back(PieceId(i));
        if (!type.letter.empty())
            m_byLetter.try_emplace(lowered(type.letter), PieceId(i));
    }
}

std::optional<PieceId> PieceSpelling::letter(std::string_view text) const
{
    const auto found = m_byLetter.find(lowered(text));
    if (found == m_byLetter.end())
        return std::nullopt;
    return found->second;
}

bool PieceSpelling::ownsLetter(PieceId type) const
{
    return letter(m_pieces[type].letter) == type;
}

std::optional<PieceId> PieceSpelling::exactName(std::string_view text) const
{
    const auto found = m_byName.find(spelledName(text));
    if (found == m_byName.end() || found->second.size() > 1)
        return std::nullopt;
    return found->second.front();
}

Result<PieceId> PieceSpelling::name(std::string_view text, std::size_t index) const
{
    const std::string quoted = inQuotes(text);
    const auto found = m_byLowered.find(lowered(spelledName(text)));
    if (found == m_byLowered.end()) {
        std::vector<std::string> known;
        for (const PieceType &type : m_pieces.types)
            known.push_back(spelledName(type.name));
        return positionFault(index, "no piece is called " + quoted + didYouMean(text, known));
    }
    if (found->second.size() > 1)
        return positionFault(index, "more than one piece is called " + quoted);
    return found->second.front();
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

/// Men who are put down where they belong may castle as if they had stood there.
bool PositionFiller::mayCastleThere(CellId cell, PieceId type, PlayerId owner) const
{
    const SiteId site = m_board.site(cell);
    const auto &rules = m_design.rules->castling;
    return std::any_of(rules.begin(), rules.end(), [&](const CastlingRule &rule) {
        if (rule.men != CastlingMen::Dropped)
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
    return !m_design.rules->walling.empty() || !m_design.rules->petrifications.empty();
}

std::optional<PieceId> PositionFiller::promoted(PieceId type, PlayerId owner) const
{
    for (const Promotion &promotion : m_design.rules->promotions) {
        if (covers(promotion.types, type) && covers(promotion.players, owner) && promotion.into.size() == 1)
            return promotion.into.front();
    }
    return std::nullopt;
}

std::optional<PieceId> PositionFiller::unpromoted(PieceId type, PlayerId owner) const
{
    for (const Promotion &promotion : m_design.rules->promotions) {
        const auto &into = promotion.into;
        const bool leads = std::find(into.begin(), into.end(), type) != into.end();
        if (leads && covers(promotion.players, owner) && !promotion.types.empty())
            return promotion.types.front();
    }
    return std::nullopt;
}

void PositionFiller::setWas(CellId cell, PieceId was)
{
    Man man = *m_position.at(cell);
    man.was = was;
    m_position.put(cell, man);
}

void PositionFiller::setRights(std::string_view letters)
{
    m_rights = std::string(letters);
}

bool PositionFiller::isHomeRank(CellId cell, PlayerId player) const
{
    const auto place = m_board.coordinates(cell);
    const bool isTurned = (*m_design.rules)[player].facing.sign[1] < 0;
    return place && place->y() == (isTurned ? m_board.recipe().ranks - 1 : 0);
}

void PositionFiller::markUnmoved(int file, PlayerId player)
{
    for (const CellId cell : m_board.cells()) {
        auto man = m_position.at(cell);
        const auto place = m_board.coordinates(cell);
        if (man && man->owner == player && place && place->x() == file && isHomeRank(cell, player)) {
            man->moved = false;
            m_position.put(cell, *man);
        }
    }
}

/// A letter of a wing, or of a file: then the wing whose partner stands there, or a man that has not
/// moved.
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
        const auto home = rule.home == CastlingHome::Fixed
                              ? (lowered(wings[i].letter) == upper ? std::optional(wings[i].home) : std::nullopt)
                              : shuffledHome(m_position, m_board, wings[i], rule, letter);
        if (!home)
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

bool PositionFiller::addPasser(CellId passed, std::optional<CellId> stands)
{
    const PlayerId taker = m_position.toMove();
    const PlayerId passer((taker.index() + m_position.players() - 1) % m_position.players());
    if (stands) {
        const Man man = *m_position.at(*stands);
        const bool lasts = isPasserForARound(*m_design.rules, man.type);
        const bool isHis = man.owner == passer || (lasts && man.owner != taker);
        if (isHis)
            m_position.state().passers.push_back({passed, *stands});
        std::sort(m_position.state().passers.begin(), m_position.state().passers.end());
        return isHis;
    }
    const Vector ahead = (*m_design.rules)[passer].facing.apply({{0, 1, 0, 0}});
    auto place = m_board.coordinates(passed);
    for (int steps = 0; place && steps < m_board.recipe().ranks; ++steps) {
        place = *place + ahead;
        const bool isInside = place->x() >= 0 && place->x() < m_board.recipe().files && place->y() >= 0
                              && place->y() < m_board.recipe().ranks;
        const auto cell = isInside ? m_board.cellAt(SiteId(place->x() * m_board.recipe().ranks + place->y()))
                                   : std::nullopt;
        if (!cell)
            return false;
        const auto man = m_position.at(*cell);
        if (!man)
            continue;
        if (man->owner != passer)
            return false;
        m_position.state().passers.push_back({passed, *cell});
        return true;
    }
    return false;
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

Position PositionFiller::take()
{
    beginPlay(m_position, *m_design.rules, m_board);
    if (m_position.players() == 2)
        m_position.state().turn += 2 * std::max(m_moveNumber - 1, 0);
    if (!m_rights)
        return std::move(m_position);
    const auto &types = m_design.pieces->types;
    const bool remembersMoves = !m_design.rules->gating.empty()
                                || std::any_of(types.begin(), types.end(), [](const PieceType &type) {
                                       return std::any_of(type.moves.begin(), type.moves.end(), [](const Movement &move) {
                                           return move.when == When::UnmovedUnchecked;
                                       });
                                   });
    if (remembersMoves) {
        for (const CellId cell : m_board.cells()) {
            if (auto man = m_position.at(cell)) {
                man->moved = true;
                m_position.put(cell, *man);
            }
        }
    }
    m_position.state().castlingRights = 0;
    for (const char letter : *m_rights) {
        if (letter != '-')
            setRight(letter);
    }
    return std::move(m_position);
}

Result<int> PositionFiller::addToHand(PieceId type, PlayerId owner, std::size_t index)
{
    const int count = m_position.count(OffBoard::Hand, owner, type) + 1;
    if (count > limits::handCount) {
        return positionFault(index,
                             "a hand holds at most " + std::to_string(limits::handCount)
                                 + " men of one type");
    }
    m_position.setCount(OffBoard::Hand, owner, type, count);
    return count;
}

Result<PlayerId> PositionFiller::ownerByCase(char c, std::size_t index) const
{
    if (c >= 'A' && c <= 'Z')
        return PlayerId(0);
    if (m_position.players() < 2) {
        return positionFault(index,
                             "lower case is the second player's, and the design has one player");
    }
    return PlayerId(1);
}

Result<PlayerId> PositionFiller::player(std::string_view digits, std::size_t index) const
{
    constexpr std::size_t mostDigits = 4;
    std::size_t number = 0;
    for (const char digit : digits.substr(0, mostDigits))
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    const bool exists = number >= 1 && number <= m_position.players();
    if (exists && digits.size() <= mostDigits)
        return PlayerId(number - 1);
    return positionFault(index,
                         "there is no player " + std::string(digits) + "; the design has "
                             + counted(m_position.players(), "player"));
}

std::vector<PositionWord> positionWords(std::string_view text, std::size_t from)
{
    const auto isSpace = [](char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    };
    std::vector<PositionWord> words;
    for (std::size_t at = from; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && !isSpace(text[end]))
            ++end;
        if (end > at)
            words.push_back({text.substr(at, end - at), at});
        at = end + 1;
    }
    return words;
}

std::string spelledName(std::string_view name)
{
    std::string text(name);
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

Error positionError(std::size_t index, std::string message)
{
    return {std::move(message), {1, static_cast<int>(index) + 1, {}}, {}};
}

Unexpected<Error> positionFault(std::size_t index, std::string message)
{
    return failure(positionError(index, std::move(message)));
}

} // namespace rookery
