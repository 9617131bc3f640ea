#include "model/play/rules/drop_rules.h"

#include "model/play/rules/enclosure.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// What the player to move may put down.
class Dropping
{
public:
    Dropping(const RuleBook &book, Threats &threats, const Position &position)
        : m_book(book)
        , m_rules(book.rules())
        , m_threats(threats)
        , m_position(position)
        , m_player(position.toMove())
    {
    }

    void list(std::vector<Move> &moves) const
    {
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            if (!isInHand(type))
                continue;
            std::set<std::pair<CellId, std::optional<PieceId>>> found;
            for (const Drop &drop : m_rules.drops) {
                if (covers(drop.types, type) && covers(drop.players, m_player))
                    add(drop, type, found);
            }
            for (const auto &[cell, becomes] : found) {
                Move move{Move::Kind::Drop, false, {}, cell, type};
                move.becomes = becomes;
                moves.push_back(std::move(move));
            }
        }
    }

    DropFault fault(PieceId type, CellId cell) const
    {
        if (!isInHand(type))
            return DropFault::NotInHand;
        DropFault farthest = DropFault::NoRule;
        for (const Drop &drop : m_rules.drops) {
            if (!covers(drop.types, type) || !covers(drop.players, m_player))
                continue;
            DropFault broken = fault(drop, zoneOf(drop), type, cell);
            const auto forms = formsOf(drop, type);
            const auto stays = [&](const auto &form) {
                return !isMobile(drop, form.value_or(type), cell);
            };
            if (broken == DropFault::None && std::all_of(forms.begin(), forms.end(), stays))
                broken = DropFault::Stuck;
            if (broken == DropFault::None)
                return broken;
            farthest = std::max(farthest, broken);
        }
        return farthest;
    }

private:
    using Found = std::set<std::pair<CellId, std::optional<PieceId>>>;

    bool isInHand(PieceId type) const
    {
        return m_rules.hands.supply == Supply::Endless
               || m_position.count(OffBoard::Hand, m_player, type) > 0;
    }

    void add(const Drop &drop, PieceId type, Found &found) const
    {
        const std::optional<ZoneId> zone = zoneOf(drop);
        const auto forms = formsOf(drop, type);
        for (const CellId cell : m_book.board().cells()) {
            if (fault(drop, zone, type, cell) != DropFault::None)
                continue;
            for (const auto &form : forms) {
                if (isMobile(drop, form.value_or(type), cell))
                    found.insert({cell, form});
            }
        }
    }

    std::optional<ZoneId> zoneOf(const Drop &drop) const
    {
        return isFirst(drop) ? drop.firstZone : drop.zone;
    }

    /// As what the piece may come down: as it is, first of all.
    std::vector<std::optional<PieceId>> formsOf(const Drop &drop, PieceId type) const
    {
        std::vector<std::optional<PieceId>> forms{std::nullopt};
        if (drop.form == DropForm::Either) {
            for (const Promotion *promotion : m_book.promotions(type, m_player))
                forms.insert(forms.end(), promotion->into.begin(), promotion->into.end());
        }
        return forms;
    }

    bool isMobile(const Drop &drop, PieceId form, CellId cell) const
    {
        return drop.mobility == DropMobility::Anything || !m_threats.isStuck(form, m_player, cell);
    }

    /// What this rule says, whatever the form in which the piece comes down.
    DropFault fault(const Drop &drop, std::optional<ZoneId> zone, PieceId type, CellId cell) const
    {
        if (!m_position.isEmpty(cell))
            return DropFault::Occupied;
        if (!m_book.isIn(zone, m_player, cell))
            return DropFault::OutOfZone;
        if (!m_book.mayEnd(type, m_player, cell))
            return DropFault::LeavesHome;
        if (drop.perFile && fellowsOnFile(type, cell) >= drop.perFile->most)
            return DropFault::File;
        if (drop.colour == DropColour::Opposite && hasFellowOnColour(type, cell))
            return DropFault::Colour;
        const DropFault contact = contactFault(drop, cell);
        if (contact != DropFault::None)
            return contact;
        return leavesRoom(type, cell) ? DropFault::None : DropFault::LeavesNoRoom;
    }

    bool isFirst(const Drop &drop) const
    {
        if (!drop.firstZone)
            return false;
        return anyId(m_book.board().cells(), [&](CellId cell) {
            return m_position.isEmpty(cell) && m_book.isIn(drop.firstZone, m_player, cell);
        });
    }

    int fellowsOnFile(PieceId type, CellId cell) const
    {
        const auto here = m_book.board().coordinates(cell);
        int count = 0;
        forEachCell(m_position.pieces(m_player), [&](CellId other) {
            const auto there = m_book.board().coordinates(other);
            const bool isSame = m_position.square(other).type == type.index();
            if (isSame && here && there && here->x() == there->x())
                ++count;
        });
        return count;
    }

    int colourOf(CellId cell) const
    {
        const auto place = m_book.board().coordinates(cell);
        return place ? (place->x() + place->y()) % 2 : 0;
    }

    bool hasFellowOnColour(PieceId type, CellId cell) const
    {
        return anyCell(m_position.pieces(m_player), [&](CellId other) {
            return m_position.square(other).type == type.index()
                   && colourOf(other) == colourOf(cell);
        });
    }

    /// Pieces that must stand on cells of both colours still find some when this one is taken.
    bool leavesRoom(PieceId type, CellId cell) const
    {
        return std::all_of(m_rules.drops.begin(), m_rules.drops.end(), [&](const Drop &drop) {
            if (drop.colour != DropColour::Opposite || !covers(drop.players, m_player))
                return true;
            return !anyId(IdRange<PieceId>(m_book.types()), [&](PieceId waiting) {
                return covers(drop.types, waiting) && lacksRoom(drop, waiting, type, cell);
            });
        });
    }

    /// After a piece of another type, or one of their own, has been put down on the cell.
    bool lacksRoom(const Drop &drop, PieceId waiting, PieceId type, CellId taken) const
    {
        const int inHand =
            m_position.count(OffBoard::Hand, m_player, waiting) - (waiting == type ? 1 : 0);
        int lacking = 0;
        int roomy = 0;
        for (const int colour : {0, 1}) {
            const auto isFellow = [&](CellId cell) {
                return m_position.square(cell).type == waiting.index() && colourOf(cell) == colour;
            };
            const bool isStood = anyCell(m_position.pieces(m_player), isFellow)
                                 || (waiting == type && colourOf(taken) == colour);
            const bool hasRoom = anyId(m_book.board().cells(), [&](CellId cell) {
                return cell != taken && colourOf(cell) == colour && m_position.isEmpty(cell)
                       && m_book.isIn(drop.zone, m_player, cell);
            });
            lacking += isStood ? 0 : 1;
            roomy += !isStood && hasRoom ? 1 : 0;
        }
        return roomy < std::min(inHand, lacking);
    }

    DropFault contactFault(const Drop &drop, CellId cell) const
    {
        const auto unless = [](bool isKept, DropFault broken) {
            return isKept ? DropFault::None : broken;
        };
        switch (drop.contact) {
        case DropContact::Anything:
            break;
        case DropContact::Friend:
            return unless(touches(cell, Lines::All, Occupant::Friend), DropFault::NoFriend);
        case DropContact::NoEnemy:
            return unless(!touches(cell, Lines::Orthogonal, Occupant::Enemy),
                          DropFault::EnemyBeside);
        case DropContact::Flanking:
            return unless(isFirst(drop) || flanks(cell), DropFault::FlanksNothing);
        case DropContact::OnTop:
            return unless(restsOn(cell), DropFault::RestsOnNothing);
        case DropContact::FromASide:
            return unless(isPushedFromASide(cell), DropFault::NotFromASide);
        case DropContact::OutOfSight:
            return unless(!seesAnybody(cell), DropFault::InSight);
        }
        return DropFault::None;
    }

    bool touches(CellId cell, Lines lines, Occupant occupant) const
    {
        const auto &all = m_book.lines().from(cell, lines);
        return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
            return !line.empty() && !m_position.isWall(line.front())
                   && m_position.seenBy(m_player, line.front()) == occupant;
        });
    }

    bool seesAnybody(CellId cell) const
    {
        const auto &all = m_book.lines().from(cell, Lines::All);
        return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
            const auto first = std::find_if(
                line.begin(), line.end(), [&](CellId at) { return !m_position.isEmpty(at); });
            return first != line.end() && !m_position.isWall(*first);
        });
    }

    /// In a line, whatever shape the rule has by which pieces are enclosed then.
    bool flanks(CellId cell) const
    {
        const auto &rules = m_rules.enclosing;
        const auto flanksBy = [&](Enclosing rule) {
            rule.shape = Enclosure::Line;
            return !enclosed(m_book, m_position, rule, cell, m_player).empty();
        };
        return rules.empty()
                   ? flanksBy({})
                   : std::any_of(rules.begin(), rules.end(), [&](const Enclosing &rule) {
                         return (rule.arrival == ArrivedBy::Any || rule.arrival == ArrivedBy::Drop)
                                && flanksBy(rule);
                     });
    }

    /// The cell towards the first rank is off the board or taken.
    bool restsOn(CellId cell) const
    {
        const auto below = m_book.below(cell);
        return !below || !m_position.isEmpty(*below);
    }

    /// Pushed in from an edge, the piece slides until another or the far edge stops it here.
    bool isPushedFromASide(CellId cell) const
    {
        const auto &all = m_book.lines().from(cell, Lines::Orthogonal);
        const auto &opposites = m_book.lines().opposites(Lines::Orthogonal);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isOpen = std::all_of(
                all[i].begin(), all[i].end(), [&](CellId at) { return m_position.isEmpty(at); });
            const auto &ahead = all[opposites[i]];
            if (isOpen && (ahead.empty() || !m_position.isEmpty(ahead.front())))
                return true;
        }
        return false;
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    Threats &m_threats;
    const Position &m_position;
    PlayerId m_player;
};

} // namespace

void listDrops(const RuleBook &book,
               Threats &threats,
               const Position &position,
               std::vector<Move> &moves)
{
    Dropping(book, threats, position).list(moves);
}

DropFault dropFault(
    const RuleBook &book, Threats &threats, const Position &position, PieceId type, CellId cell)
{
    return Dropping(book, threats, position).fault(type, cell);
}

} // namespace rookery
