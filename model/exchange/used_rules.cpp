#include "model/exchange/used_rules.h"

#include "model/base/text.h"
#include "model/design/rule_sheet.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

template<class... Words>
std::string joined(const Words &...words)
{
    std::string text;
    ((text += words), ...);
    return text;
}

/// Puts the rules of a design into words.
class Lister
{
public:
    explicit Lister(const Design &design)
        : m_design(design)
        , m_rules(*design.rules)
    {
    }

    std::vector<UsedRule> run()
    {
        listTurns();
        listPieces();
        listRoyals();
        listMoveRules();
        listHands();
        listCaptures();
        listEnds();
        listUnknown();
        return std::move(m_list);
    }

private:
    void add(RuleKind kind, std::size_t index, std::string sentence, Element element = {})
    {
        m_list.push_back({kind, index, std::move(sentence), element});
    }

    std::string types(const PieceSet &set) const { return namesOf(set, *m_design.pieces); }
    std::string type(PieceId id) const { return (*m_design.pieces)[id].name; }

    std::string players(const PlayerSet &set) const
    {
        std::vector<std::string> names;
        for (const PlayerId id : set)
            names.push_back(m_rules[id].name);
        return set.empty() ? "" : " (" + listed(names) + ")";
    }

    std::string zone(const std::optional<ZoneId> &id) const
    {
        return id ? " in zone '" + m_design.board->edits.zones[id->index()].name + "'" : "";
    }

    template<class List, class Say>
    void each(RuleKind kind, const List &list, Say &&say)
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            add(kind, i, say(list[i]));
    }

    void listTurns()
    {
        const Turns &turns = m_rules.turns;
        if (!(turns == Turns{{}, {}, Progression::None, turns.lost, turns.extras}))
            add(RuleKind::Turns, 0, "the players do not simply take turns");
        if (turns.lost != LostPlayer::EndsGame)
            add(RuleKind::Losers, 0, joined("who loses ", enumTitle(turns.lost)));
        if (m_rules.pass != Pass::Never) {
            add(RuleKind::Passing,
                0,
                joined("a player may pass", m_rules.pass == Pass::Stuck ? " without any other move" : "", players(m_rules.passers)));
        }
    }

    void listPieces()
    {
        for (std::size_t i = 0; i < m_design.pieces->types.size(); ++i) {
            const PieceType &type = m_design.pieces->types[i];
            const Element element{Element::Kind::Piece, i};
            if (type.royalty != Royalty::None)
                add(RuleKind::RoyalType, i, type.name + " is royal", element);
            if (type.confinedTo)
                add(RuleKind::Confinement, i, type.name + " stays" + zone(type.confinedTo), element);
            for (const Movement &movement : type.moves) {
                if (isForFirstTurn(movement))
                    add(RuleKind::UnmovedOnly, i, type.name + " has a move for its first turn", element);
                if (movement.when == When::UnmovedUnchecked)
                    add(RuleKind::Unknown, i, type.name + " has a move for its first turn out of check", element);
                if (movement.startsIn)
                    add(RuleKind::StartZone, i, type.name + " has a move from cells" + zone(movement.startsIn), element);
            }
        }
    }

    /// A Betza string says so with `i`.
    bool isForFirstTurn(const Movement &movement) const
    {
        const auto legs = legsOf(movement, *m_design.directions, longestSide(*m_design.board));
        return movement.when == When::Unmoved || (legs && std::any_of(legs->begin(), legs->end(), [](const MovementLegs &move) {
                   return move.when == When::Unmoved;
               }));
    }

    void listRoyals()
    {
        each(RuleKind::RoyalGroup, m_rules.royals, [&](const Royal &royal) {
            return joined(types(royal.types), " are royal together", players(royal.players));
        });
        const CheckRules &check = m_rules.check;
        if (check.giving != GivingCheck::Allowed)
            add(RuleKind::Check, 0, "check may not be given");
        if (check.flight != Flight::Free)
            add(RuleKind::Check, 0, "a royal man in check may not move away");
        if (check.way != RoyalWay::End)
            add(RuleKind::Unknown, 0, "a royal man has to be safe on its way");
        for (const Facing &facing : check.facing)
            add(RuleKind::Check, 0, types(facing.types) + " must not face each other");
    }

    void listMoveRules()
    {
        each(RuleKind::Castling, m_rules.castling, [&](const CastlingRule &rule) {
            return joined(types(rule.kings), " castles with ", types(rule.partners));
        });
        each(RuleKind::EnPassant, m_rules.enPassant, [&](const EnPassant &rule) {
            return joined(types(rule.takers), " captures ", types(rule.victims), " in passing", players(rule.players));
        });
        each(RuleKind::Promotion, m_rules.promotions, [&](const Promotion &rule) {
            const bool isBack = rule.into.empty();
            const std::string into = isBack ? " back" : " to " + namesOf(rule.into, *m_design.pieces);
            return joined(types(rule.types), " ", enumTitle(rule.duty), into, zone(rule.zone), players(rule.players));
        });
        for (const EnPassant &rule : m_rules.enPassant) {
            if (rule.within != PassedFor::NextTurn)
                add(RuleKind::Unknown, 0, joined(types(rule.victims), " may be captured in passing ", enumTitle(rule.within)));
        }
        for (const Promotion &rule : m_rules.promotions) {
            if (!rule.victims.empty())
                add(RuleKind::Unknown, 0, joined(types(rule.types), " promotes by capturing ", types(rule.victims)));
        }
        each(RuleKind::Gating, m_rules.gating, [&](const Gating &rule) {
            return joined(types(rule.types), " may come in where ", types(rule.movers), " leaves its first cell");
        });
        each(RuleKind::Walling, m_rules.walling, [&](const Walling &rule) {
            return joined("turns build a wall ", enumTitle(rule.place), zone(rule.zone), players(rule.players));
        });
    }

    void listHands()
    {
        if (m_rules.hands.captured != Captured::Away)
            add(RuleKind::CapturesToHand, 0, "captured men go to the captor's hand");
        if (m_rules.hands.supply != Supply::Counted)
            add(RuleKind::Supply, 0, "there are men in hand without end");
        if (!m_design.setup->hands.empty())
            add(RuleKind::Hands, 0, "there are men in hand at the start");
        const bool hasHands = m_rules.hands.captured != Captured::Away || m_rules.hands.supply != Supply::Counted
                              || !m_design.setup->hands.empty();
        if (hasHands && !(m_rules.drops == std::vector{Drop{}})) {
            each(RuleKind::Drop, m_rules.drops, [&](const Drop &drop) {
                return joined(types(drop.types), " may be put down", zone(drop.zone), players(drop.players), " under conditions");
            });
            if (m_rules.drops.empty())
                add(RuleKind::Drop, 0, "men in hand may not be put down");
        }
        each(RuleKind::DropDuty, m_rules.dropDuties, [&](const DropDuty &duty) {
            return joined(types(duty.types), " must be put down first", players(duty.players));
        });
    }

    void listCaptures()
    {
        each(RuleKind::Compulsion, m_rules.compulsions, [&](const Compulsion &rule) {
            return joined("a player ", enumTitle(rule.captures), players(rule.players));
        });
        each(RuleKind::Immunity, m_rules.immunities, [&](const Immunity &rule) {
            return joined(types(rule.captors), " may not capture ", types(rule.victims));
        });
        each(RuleKind::Aim, m_rules.aims, [&](const Aim &rule) {
            return joined(types(rule.types), " takes their first moves from ", types(rule.targets), " on its lines");
        });
        each(RuleKind::Explosion, m_rules.explosions, [&](const Explosion &) {
            return std::string("captures explode");
        });
        each(RuleKind::Petrification, m_rules.petrifications, [&](const Petrification &rule) {
            return types(rule.types) + " turns into a wall when it captures";
        });
        each(RuleKind::Enclosing, m_rules.enclosing, [&](const Enclosing &rule) {
            return joined(enumTitle(rule.shape), rule.fate == EnclosedFate::Captured ? " are captured" : " change sides");
        });
    }

    void listEnds()
    {
        each(RuleKind::End, m_rules.ends, [&](const End &end) {
            return joined(std::visit([&](const auto &condition) { return words(condition); }, end.condition),
                          " ",
                          enumTitle(end.outcome),
                          players(end.players));
        });
        Scoring none;
        none.extras = m_rules.scoring.extras;
        if (!(m_rules.scoring == none))
            add(RuleKind::Scoring, 0, "points are counted");
    }

    std::string words(const Mate &end) const
    {
        return joined("who is mated",
                      end.checkers.empty() ? "" : " by " + types(end.checkers),
                      end.series.empty() ? "" : " after a check by " + types(end.series));
    }
    std::string words(const Stalemate &) const { return "who is stalemated"; }
    std::string words(const Extinct &end) const { return joined("who has ", std::to_string(end.atMost), " or fewer left of ", types(end.types)); }
    std::string words(const Reached &end) const { return joined("whose ", types(end.types), " stands", zone(end.zone)); }
    std::string words(const Checks &end) const { return "who has given check " + counted(static_cast<std::size_t>(end.count), "time"); }
    std::string words(const Row &end) const { return "who has " + std::to_string(end.length) + " men in a row"; }
    std::string words(const Block &end) const { return "whose men fill a square with a side of " + std::to_string(end.side); }
    std::string words(const Arranged &) const { return "whose men stand on the cells meant for them"; }
    std::string words(const Joining &) const { return "whose men join two zones"; }
    std::string words(const BoardFull &) const { return "who is to move when the board is full"; }
    std::string words(const Passes &end) const { return "who is to move after " + counted(static_cast<std::size_t>(end.count), "pass", "passes"); }
    std::string words(const Castled &) const { return "who castles"; }
    std::string words(const CastlingLost &) const { return "who can never castle any more"; }
    std::string words(const FacingRefused &) const { return "who leaves facing royal men as they are"; }
    std::string words(const Repetition &end) const { return joined("who repeats a position for the ", std::to_string(end.times), ". time"); }
    std::string words(const QuietMoves &end) const { return joined("who is to move after ", std::to_string(end.moves), " quiet moves"); }
    std::string words(const MoveLimit &end) const { return joined("who is to move after ", std::to_string(end.moves), " moves"); }
    std::string words(const ShutIn &end) const { return joined("whose ", types(end.types), " is shut in by foes", zone(end.zone)); }
    std::string words(const Fallen &end) const { return joined("whose ", types(end.types), " falls to ", types(end.captors)); }
    std::string words(const FewMen &end) const
    {
        return joined("who is to move after ", std::to_string(end.moves), " moves with few men on all sides");
    }
    std::string words(const ToAndFro &end) const
    {
        return joined("who makes ", std::to_string(end.moves), " moves to and fro in a row");
    }
    std::string words(const LeftAlone &) const { return "who is left alone"; }
    std::string words(const CountedOut &end) const { return joined("who is counted out ", enumTitle(end.rule)); }

    /// Whatever a later version may add to the rules is noticed here, so that nothing is lost in
    /// silence.
    void listUnknown()
    {
        Rules known;
        known.players = m_rules.players;
        known.turns = m_rules.turns;
        known.pass = m_rules.pass;
        known.passers = m_rules.passers;
        known.royals = m_rules.royals;
        known.check = m_rules.check;
        known.castling = m_rules.castling;
        known.enPassant = m_rules.enPassant;
        known.promotions = m_rules.promotions;
        known.hands = m_rules.hands;
        known.drops = m_rules.drops;
        known.dropDuties = m_rules.dropDuties;
        known.gating = m_rules.gating;
        known.walling = m_rules.walling;
        known.aims = m_rules.aims;
        known.compulsions = m_rules.compulsions;
        known.immunities = m_rules.immunities;
        known.explosions = m_rules.explosions;
        known.petrifications = m_rules.petrifications;
        known.enclosing = m_rules.enclosing;
        known.ends = m_rules.ends;
        known.scoring = m_rules.scoring;
        known.extras = m_rules.extras;
        if (known == m_rules)
            return;
        static constexpr std::string_view listedAbove[] = {
            "turns", "pass", "royals", "check", "castling", "en-passant", "promotions", "hands", "drops", "drop-duties",
            "gating", "walling", "aims", "compulsions", "immunities", "explosions", "petrifications", "enclosing", "ends", "scoring"};
        const std::size_t before = m_list.size();
        for (RuleSentence &sentence : ruleSheet(m_design)) {
            if (std::find(std::begin(listedAbove), std::end(listedAbove), sentence.key) != std::end(listedAbove))
                continue;
            sentence.text.pop_back();
            add(RuleKind::Unknown, sentence.index, std::move(sentence.text));
        }
        if (m_list.size() == before)
            add(RuleKind::Unknown, 0, "there are rules of another kind");
    }

    const Design &m_design;
    const Rules &m_rules;
    std::vector<UsedRule> m_list;
};

} // namespace

std::vector<UsedRule> usedRules(const Design &design)
{
    return Lister(design).run();
}

std::string namesOf(const PieceSet &set, const Pieces &pieces)
{
    std::vector<std::string> names;
    for (const PieceId id : set)
        names.push_back(pieces[id].name);
    return names.empty() ? "every man" : listed(names);
}

} // namespace rookery
