#include "model/check/royal_checks.h"

#include "model/check/possible_pieces.h"
#include "model/check/rule_problems.h"
#include "model/movement/movement.h"
#include "model/play/position/own_questions.h"
#include "model/play/position/turn_order.h"

#include <algorithm>

namespace rookery {

namespace {

using Players = IdRange<PlayerId>;
using Types = IdRange<PieceId>;

/// The royal types of which a player can have a piece, sorted.
PieceSet royalsOf(const Design &design, PlayerId player)
{
    const std::vector<bool> isThere = typesThereCanBe(design);
    const auto &groups = design.rules->royals;
    PieceSet royals;
    for (const PieceId type : Types(isThere.size())) {
        const bool isRoyal =
            (*design.pieces)[type].royalty == Royalty::Royal
            || std::any_of(groups.begin(), groups.end(), [&](const Royal &group) {
                   return covers(group.players, player) && covers(group.types, type);
               });
        if (isThere[type.index()] && isRoyal)
            royals.push_back(type);
    }
    return royals;
}

bool isIn(const std::vector<PieceId> &types, PieceId type)
{
    return std::find(types.begin(), types.end(), type) != types.end();
}

/// Whether the end comes as soon as the last of these pieces is gone, however it went.
bool comesWithLoss(const End &end, const PieceSet &royals)
{
    const auto *extinct = std::get_if<Extinct>(&end.condition);
    if (!extinct || extinct->answered || extinct->enemyAtLeast > 1)
        return false;
    const auto isRoyal = [&](PieceId type) {
        return isIn(royals, type);
    };
    if (extinct->counted == Counted::EachType)
        return extinct->types.empty()
               || std::any_of(extinct->types.begin(), extinct->types.end(), isRoyal);
    return !extinct->types.empty()
           && std::all_of(extinct->types.begin(), extinct->types.end(), isRoyal);
}

/// Looks for what can take the royal pieces of one player in spite of check.
class VanishLook
{
public:
    VanishLook(const Design &design, PlayerId player, std::vector<Problem> &problems)
        : m_design(design)
        , m_rules(*design.rules)
        , m_player(player)
        , m_royals(royalsOf(design, player))
        , m_problems(problems)
    {
    }

    void run()
    {
        const auto isAny = [&](auto &&comes) {
            return std::any_of(m_rules.ends.begin(), m_rules.ends.end(), [&](const End &end) {
                return covers(end.players, m_player) && comes(end, m_royals);
            });
        };
        if (m_royals.empty() || isAny(comesWithLoss))
            return;
        lookAtChanges();
        const auto isOwn = [](const End &end, const PieceSet &) {
            return std::holds_alternative<Said>(end.condition);
        };
        if (asks(m_rules, phrase::Function::Captured) && isAny(isOwn))
            return; // that may come with any capture
        lookAtCaptures();
        lookAtRemovals();
        lookAtTurns();
        lookAtMoves([&](PieceId, const Leg &leg) {
            return leg.takesOff(leg.onFriend)
                   && any([&](PieceId royal) { return leg.onFriend.whom.admits(royal); });
        });
    }

private:
    template<class Takes>
    bool any(Takes &&takes) const
    {
        return std::any_of(m_royals.begin(), m_royals.end(), takes);
    }

    bool anyIn(const PieceSet &types) const
    {
        return any([&](PieceId type) { return covers(types, type); });
    }

    /// One warning for each place, whichever players it is about.
    void warn(const Message &cause, const std::string &pointer, Element element = {})
    {
        const std::string place = "/" + pointer;
        if (std::any_of(m_problems.begin(), m_problems.end(), [&](const Problem &problem) {
                return problem.code == "R017" && problem.place.pointer == place;
            }))
            return;
        m_problems.push_back({Severity::Warning,
                              "R017",
                              Message("{cause} can cost a player the last royal piece, and the "
                                      "game goes on without an end",
                                      {{"cause", cause}}),
                              {0, 0, place},
                              element});
    }

    template<class Rule, class Takes>
    void look(const char *list, const std::vector<Rule> &rules, const Message &cause, Takes &&takes)
    {
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (takes(rules[i]))
                warn(cause, "rules/" + rowOf(list, i));
        }
    }

    void lookAtCaptures()
    {
        look("explosions", m_rules.explosions, Message("an explosion"), [&](const Explosion &rule) {
            return any([&](PieceId type) { return !isIn(rule.unharmed, type); });
        });
        lookAtEnclosing(EnclosedFate::Captured);
    }

    void lookAtRemovals()
    {
        const auto isMine = [&](const auto &rule) {
            return covers(rule.players, m_player) && anyIn(rule.types);
        };
        look("mills", m_rules.mills, Message("a row"), [](const Mill &) { return true; });
        look("blockades", m_rules.blockades, Message("a blockade"), isMine);
    }

    void lookAtEnclosing(EnclosedFate fate)
    {
        look("enclosing",
             m_rules.enclosing,
             Message("a piece that encloses others"),
             [&](const auto &rule) { return rule.fate == fate && anyIn(rule.victims); });
    }

    /// What takes a royal piece away without capturing it.
    void lookAtChanges()
    {
        lookAtEnclosing(EnclosedFate::ChangeSides);
        lookAtMoves([&](PieceId type, const Leg &leg) {
            return isIn(m_royals, type) && anyEnd(leg, [&](const LegEnd &end) {
                       return end.becomes && !isIn(m_royals, *end.becomes);
                   });
        });
        look("promotions", m_rules.promotions, Message("a promotion"), [&](const Promotion &rule) {
            const auto isCommon = [&](PieceId type) {
                return !isIn(m_royals, type);
            };
            return covers(rule.players, m_player) && anyIn(rule.types)
                   && std::any_of(rule.into.begin(), rule.into.end(), isCommon);
        });
    }

    /// No player can answer a check before the second move of an opponent's turn.
    void lookAtTurns()
    {
        const auto movesTwice = [&](PlayerId player) {
            const int turns =
                static_cast<int>(m_rules.turns.opening.size() + 2 * m_rules.turns.cycle.size());
            for (int turn = 0; turn < turns; ++turn) {
                if (playerAt(m_rules, turn) == player && playerAt(m_rules, turn + 1) == player)
                    return true;
            }
            return m_rules.turns.progression == Progression::ByOne;
        };
        for (const PlayerId player : Players(m_rules.players.size())) {
            if (player != m_player && movesTwice(player))
                warn(Message("the second of two moves in a row"), "rules/turns");
        }
    }

    template<class Takes>
    void lookAtMoves(Takes &&takes)
    {
        for (const PieceId type : Types(m_design.pieces->types.size())) {
            for (const MovementLegs &move : legsOf((*m_design.pieces)[type], m_design)) {
                const auto &legs = move.legs.legs;
                if (std::any_of(
                        legs.begin(), legs.end(), [&](const Leg &leg) { return takes(type, leg); }))
                    warn(Message("a move of the {piece}",
                                 {{"piece", (*m_design.pieces)[type].name}}),
                         "pieces/" + std::to_string(type.index()),
                         {Element::Kind::Piece, type.index()});
            }
        }
    }

    const Design &m_design;
    const Rules &m_rules;
    PlayerId m_player;
    PieceSet m_royals;
    std::vector<Problem> &m_problems;
};

} // namespace

void findRoyalsThatVanish(const Design &design, std::vector<Problem> &problems)
{
    if (design.rules->ends.empty())
        return;
    for (const PlayerId player : Players(design.rules->players.size()))
        VanishLook(design, player, problems).run();
}

Result<Design> addEndWithoutRoyals(const Design &design, const Problem &)
{
    std::vector<End> added;
    for (const PlayerId player : Players(design.rules->players.size())) {
        const PieceSet royals = royalsOf(design, player);
        if (royals.empty())
            continue;
        const auto same = std::find_if(added.begin(), added.end(), [&](const End &end) {
            return std::get<Extinct>(end.condition).types == royals;
        });
        if (same != added.end())
            same->players.push_back(player);
        else
            added.push_back(
                {Extinct{royals, Counted::Together}, Outcome::Loss, {player}, {}, {}, {}, {}});
    }
    if (added.empty())
        return failure(Message("no player has a royal piece"));
    for (End &end : added) {
        if (end.players.size() == design.rules->players.size())
            end.players.clear();
    }
    Design result = design;
    result.rules.edit(
        [&](Rules &rules) { rules.ends.insert(rules.ends.begin(), added.begin(), added.end()); });
    return result;
}

} // namespace rookery
