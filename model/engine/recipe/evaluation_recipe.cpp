#include "model/engine/recipe/evaluation_recipe.h"

#include "model/engine/recipe/attack_paths.h"
#include "model/engine/recipe/own_values.h"
#include "model/engine/recipe/position_features.h"
#include "model/play/position/turn_order.h"

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

template<class Condition>
const End *findEnd(const Rules &rules, int sign)
{
    const auto end = std::find_if(rules.ends.begin(), rules.ends.end(), [&](const End &each) {
        return std::holds_alternative<Condition>(each.condition)
               && (sign == 0 || signOf(each.outcome) == sign);
    });
    return end == rules.ends.end() ? nullptr : &*end;
}

template<class... Conditions>
bool isOneOf(const EndCondition &condition)
{
    return (std::holds_alternative<Conditions>(condition) || ...);
}

/// So many reaches are asked for values, and for places, at most; a reach takes some hundred
/// nanoseconds on a chess board.
constexpr std::size_t reachesForValues = 40'000;
constexpr std::size_t reachesForPlaces = 40'000;
/// And so many cells are looked at for the places of a type.
constexpr std::size_t looksForPlaces = 200'000;

} // namespace

EvaluationRecipe::EvaluationRecipe(const Design &design,
                                   std::shared_ptr<const CompiledGame> game,
                                   const LearnedSource &learned)
    : m_players(design.rules->players.size())
    , m_deciders(design.rules->deciders().size())
    , m_values(design.pieces->types.size())
    , m_losing(m_players)
    , m_royal(m_values.size())
{
    if (!game)
        game = std::make_shared<const CompiledGame>(design);
    m_cells = game->board().size();
    m_places.resize(m_values.size() * m_players * m_cells);
    const RuleBook book(design, game);
    const Position start = startPosition(design, game->board());
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        m_names.push_back((*design.pieces)[type].name);
        for (const PlayerId player : IdRange<PlayerId>(m_players))
            m_royal[type.index()] = m_royal[type.index()] || book.isRoyal(type, player);
    }
    const Rules &rules = *design.rules;
    addValues(*game, book, start);
    m_movesDecide = doMovesDecide(*game, rules, start);
    findLosers(rules, start);
    findGuards(rules);
    for (const TypePoints &points : rules.scoring.pieces)
        m_values[points.type.index()] += 20 * points.points;
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            const int base =
                m_movesDecide || m_royal[type.index()] ? 0 : derivedHandValue(type, player);
            for (const CellId cell : game->board().cells())
                place(type, player, cell) = base;
        }
    }
    if (!m_movesDecide) {
        addPlaces(*game, book);
        addPromotions(*game, book);
    }
    addGoals(*game, book, start);
    const bool hasLosers = std::find(m_losing.begin(), m_losing.end(), true) != m_losing.end();
    if (!m_movesDecide && !hasLosers) {
        auto attacks = std::make_shared<const AttackPaths>(*game, book, m_values);
        if (attacks->isThere())
            m_attacks = std::move(attacks);
    }
    const TermSource source{design, game, book, start, m_values, m_attacks};
    addTerms(source);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        m_materials.push_back(m_royal[type.index()] ? 0 : value(type));
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            const int hand = derivedHandValue(type, player);
            m_hands.push_back({hand, hand});
            const int count =
                countOf(start, player, {type}) + start.count(OffBoard::Hand, player, type);
            m_wholeMaterial += count * material(type);
        }
    }
    for (const int count : std::exchange(m_places, {}))
        m_worths.push_back({count, count});
    m_weights.assign(m_terms.size(), {100, 100});
    m_fingerprint = findFingerprint();
    const auto found = learned ? learned(m_fingerprint) : nullptr;
    if (found && found->hasShapeOf(nothingLearned()))
        addLearned(source, *found);
}

void EvaluationRecipe::addTerms(const TermSource &source)
{
    addEndTerms(source, m_terms);
    addOwnEndTerms(source, m_terms);
    addOwnRaceTerm(source, m_terms);
    addRoyalTerms(source, m_terms);
    const bool hasLosers = std::find(m_losing.begin(), m_losing.end(), true) != m_losing.end();
    if (m_guards.comesBack || hasLosers)
        return;
    m_countsFreedom = !m_movesDecide && m_attacks;
    if (m_countsFreedom)
        addFreedomTerm(source, m_terms);
    else if (m_movesDecide)
        addMoveTerms(source, m_terms);
}

/// Fowler, Noll and Vo's hash.
std::uint64_t EvaluationRecipe::findFingerprint() const
{
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&hash](std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte, number >>= 8U)
            hash = (hash ^ (number & 0xffU)) * 0x100000001b3;
    };
    const auto addWorth = [&add](PhasedWorth worth) {
        add(static_cast<std::uint64_t>(worth.early));
    };
    for (const std::size_t size : {m_values.size(), m_players, m_cells, m_terms.size()})
        add(size);
    std::for_each(m_values.begin(), m_values.end(), add);
    std::for_each(m_worths.begin(), m_worths.end(), addWorth);
    std::for_each(m_hands.begin(), m_hands.end(), addWorth);
    for (const auto &term : m_terms) {
        for (const char c : term->words())
            add(static_cast<unsigned char>(c));
    }
    return hash;
}

LearnedValues EvaluationRecipe::nothingLearned() const
{
    LearnedValues nothing;
    nothing.types.assign(m_values.size(), 0);
    nothing.places.assign(m_worths.size(), {});
    nothing.hands.assign(m_hands.size(), {});
    nothing.terms.assign(m_terms.size() - (m_countsFreedom || m_features ? 1 : 0), {});
    nothing.features.assign(PositionFeatures::sizeFor(m_values.size()), {});
    for (std::size_t type = 0; type < m_values.size() && m_countsFreedom; ++type) {
        const int each = m_royal[type] ? 0 : perFreedom * LearnedValues::fine;
        nothing.features[PositionFeatures::mobility(type)] = {each, each};
    }
    return nothing;
}

/// Features count what the term for freedom does, and more.
void EvaluationRecipe::addLearned(const TermSource &source, const LearnedValues &learned)
{
    const auto add = [](std::vector<PhasedWorth> &to, const std::vector<PhasedWorth> &more) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            to[i].early += more[i].early;
            to[i].late += more[i].late;
        }
    };
    if (m_countsFreedom) {
        m_terms.pop_back();
        m_weights.pop_back();
    }
    add(m_worths, learned.places);
    add(m_hands, learned.hands);
    add(m_weights, learned.terms);
    for (std::size_t type = 0; type < m_values.size(); ++type)
        m_values[type] = std::max(m_values[type] + learned.types[type], 1);
    m_features = std::make_shared<const PositionFeatures>(source);
    m_terms.push_back(std::make_unique<FeatureTerm>(m_features, learned.features));
    m_weights.push_back({100, 100});
}

void EvaluationRecipe::addValues(const CompiledGame &game,
                                 const RuleBook &book,
                                 const Position &start)
{
    constexpr std::size_t most = 2'048;
    constexpr std::size_t least = 48;
    const std::size_t samples =
        std::clamp(reachesForValues / std::max<std::size_t>(m_values.size(), 1), least, most);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        m_mobilities.push_back(crowdedMobility(game, m_players, m_values.size(), type, samples));
        const bool isMoved = mobility(type).quiet + mobility(type).captures > 0;
        const auto own = isMoved ? std::nullopt : ownValue(book, start, type);
        m_values[type.index()] = own.value_or(valueOf(mobility(type)));
    }
}

/// To have no piece, or no move, wins.
void EvaluationRecipe::findLosers(const Rules &rules, const Position &start)
{
    for (const End &end : rules.ends) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            const auto *extinct = std::get_if<Extinct>(&end.condition);
            const bool losesAll =
                extinct && signOf(end.outcome) > 0
                && 2 * countOf(start, player, extinct->types) > countOf(start, player, {});
            if (covers(end.players, player) && (losesAll || end.outcome == Outcome::FewerPieces))
                m_losing[player.index()] = true;
        }
    }
}

/// Every piece is a burden, and a strong one no less.
int EvaluationRecipe::losingValue(PieceId type) const
{
    return 90 + m_values[type.index()] / 8;
}

/// A player without a move loses, and nothing can be won but that: pieces are never captured, or
/// each move is a capture.
bool EvaluationRecipe::doMovesDecide(const CompiledGame &game,
                                     const Rules &rules,
                                     const Position &start) const
{
    // How pieces move by own rules, no table knows.
    const bool moveOtherwise =
        std::any_of(rules.ownMoves.begin(), rules.ownMoves.end(), [](const OwnMove &move) {
            return !move.when.isGiven() || !isForFirstTurns(move.when.node());
        });
    for (const PlayerId player : IdRange<PlayerId>(moveOtherwise ? m_players : 0)) {
        if (countOf(start, player, {}) > 0)
            return false;
    }
    if (!findEnd<Stalemate>(rules, -1) || !rules.enclosing.empty()
        || std::any_of(m_royal.begin(), m_royal.end(), [](bool is) { return is; }))
        return false;
    const bool hasOther = std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return signOf(end.outcome) != 0
               && isOneOf<Reached, Row, Joining, Extinct, Mate, Said>(end.condition);
    });
    if (hasOther)
        return false;
    // Where every move captures, or none does, pieces are worth no more than their moves.
    bool captures = false;
    bool always = true;
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        captures = captures || mobility(type).captures > 0;
        always = always && alwaysCaptures(game, m_players, m_values.size(), type);
    }
    return !captures || always;
}

void EvaluationRecipe::findGuards(const Rules &rules)
{
    const bool hasRoyals = std::any_of(m_royal.begin(), m_royal.end(), [](bool is) { return is; });
    m_guards.captureIsDuty =
        std::any_of(rules.compulsions.begin(), rules.compulsions.end(), [](const Compulsion &duty) {
            return duty.captures == MustCapture::Must;
        });
    m_guards.endsAtOnce = std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return !isOneOf<Mate, Stalemate, Repetition, QuietMoves, MoveLimit, CountedOut>(
            end.condition);
    });
    // To list what may be walled in takes too long for a leaf; there it is seen a move later.
    m_guards.stuckDecides =
        (m_movesDecide && rules.walling.empty()) || findEnd<Stalemate>(rules, 1);
    const bool drops = std::any_of(m_mobilities.begin(), m_mobilities.end(), [](const auto &type) {
        return type.quiet + type.captures > 0;
    });
    m_guards.passIsSafe = hasRoyals && drops && m_players == 2 && rules.pass == Pass::Never
                          && !m_guards.captureIsDuty && !findEnd<Stalemate>(rules, 1)
                          && !findEnd<Passes>(rules, 0) && takeSimpleTurns(rules)
                          && rules.enclosing.empty() && rules.walling.empty();
    m_guards.isQuiet =
        m_movesDecide
        || (rules.promotions.empty()
            && std::none_of(m_mobilities.begin(), m_mobilities.end(), [](const auto &type) {
                   return type.captures > 0;
               }));
    m_guards.comesBack = rules.hands.captured == Captured::CaptorsHand;
    m_guards.hidesCaptures =
        !rules.enclosing.empty() || !rules.explosions.empty() || !rules.mills.empty();
}

/// How much a cell matters: the more, the more pieces reach it from elsewhere on the empty board.
/// The mean is 100.
std::vector<int> EvaluationRecipe::findCentre(const CompiledGame &game) const
{
    std::vector<int> reached(m_cells);
    ReachSampler sampler(game, looksForPlaces);
    const Position empty(m_cells, m_players, m_values.size());
    int sum = 0;
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        for (const CellId cell : game.board().cells()) {
            const Reach *reach = sampler.reach(empty, cell, {type, PlayerId(0), true});
            for (const CellId target : reach ? reach->touched() : std::span<const CellId>()) {
                const int hits = reach->isTarget(target) ? 1 : 0;
                reached[target.index()] += hits;
                sum += hits;
            }
        }
    }
    const int mean = std::max(sum / static_cast<int>(m_cells), 1);
    for (int &number : reached)
        number = std::clamp(100 * number * number / (mean * mean), 25, 250);
    return reached;
}

/// Where a piece reaches more cells that matter than elsewhere, on crowded boards.
void EvaluationRecipe::addPlaces(const CompiledGame &game, const RuleBook &book)
{
    constexpr int perCell = 6;
    constexpr int most = 50;
    const std::size_t perBoard = m_values.size() * m_players * m_cells;
    const std::size_t count =
        std::min<std::size_t>(reachesForPlaces / std::max<std::size_t>(perBoard, 1), 12);
    if (count == 0)
        return;
    const auto boards = crowdedBoards(game, m_players, m_values.size(), count);
    const auto centre = findCentre(game);
    std::vector<int> reached(m_cells);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            if (book.isRoyal(type, player) || m_losing[player.index()])
                continue;
            ReachSampler sampler(game, looksForPlaces);
            long long sum = 0;
            for (const CellId cell : game.board().cells()) {
                int &here = reached[cell.index()] = 0;
                for (const Position &board : boards) {
                    const Reach *reach = sampler.reach(board, cell, {type, player, true});
                    if (reach == nullptr)
                        return; // one look more than there is to spend: no places at all
                    for (const CellId target : reach->touched())
                        here += reach->isTarget(target) ? centre[target.index()] : 0;
                }
                sum += here;
            }
            for (const CellId cell : game.board().cells()) {
                const auto better =
                    static_cast<int>((reached[cell.index()] - sum / static_cast<long long>(m_cells))
                                     / static_cast<long long>(boards.size()));
                place(type, player, cell) += std::clamp(perCell * better / 100, -most, most);
            }
        }
    }
}

/// The nearer to where it becomes something better, the more of the difference counts.
void EvaluationRecipe::addPromotions(const CompiledGame &game, const RuleBook &book)
{
    if (m_values.size() * m_players * m_cells > reachesForPlaces)
        return;
    constexpr double atOnce = 0.35;
    constexpr double perMove = 0.56;
    std::vector<bool> goal(m_cells);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            for (const Promotion *rule : book.promotions(type, player)) {
                int best = 0;
                for (const PieceId into : rule->into)
                    best = std::max(best, value(into) - value(type));
                if (best == 0 || !rule->zone || m_royal[type.index()] || m_losing[player.index()])
                    continue;
                for (const CellId cell : game.board().cells())
                    goal[cell.index()] = book.isIn(rule->zone, player, cell);
                const auto moves = movesTo(game, type, player, goal, m_players);
                for (const CellId cell : game.board().cells()) {
                    if (moves[cell.index()] >= 0)
                        place(type, player, cell) += static_cast<int>(
                            std::lround(best * atOnce * std::pow(perMove, moves[cell.index()])));
                }
            }
        }
    }
}

/// The nearer to a zone that wins, the better.
void EvaluationRecipe::addGoals(const CompiledGame &game,
                                const RuleBook &book,
                                const Position &start)
{
    for (const End &end : book.rules().ends) {
        const auto *goal = std::get_if<Reached>(&end.condition);
        for (const PlayerId player : IdRange<PlayerId>(goal ? m_players : 0)) {
            const int pieces = countOf(start, player, goal->types);
            if (covers(end.players, player) && signOf(end.outcome) > 0 && pieces > 0)
                addGoal(game, book, *goal, player, pieces);
        }
    }
}

void EvaluationRecipe::addGoal(const CompiledGame &game,
                               const RuleBook &book,
                               const Reached &rule,
                               PlayerId player,
                               int pieces)
{
    std::vector<bool> goal(m_cells);
    for (const CellId cell : game.board().cells())
        goal[cell.index()] = book.isIn(rule.zone, player, cell);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        if (!covers(rule.types, type))
            continue;
        const auto moves = movesTo(game, type, player, goal, m_players);
        for (const CellId cell : game.board().cells()) {
            const int left = moves[cell.index()] < 0 ? static_cast<int>(std::sqrt(m_cells)) * 2
                                                     : moves[cell.index()];
            int &worth = place(type, player, cell);
            if (rule.count > 1)
                worth -= 24 * left + 2 * left * left;
            else
                worth += static_cast<int>((pieces > 2 ? 300 : 500) * std::pow(0.62, left));
        }
    }
}

bool EvaluationRecipe::hasOfficers(const Position &position, PlayerId player) const
{
    return anyCell(position.pieces(player), [&](CellId cell) {
        const std::size_t type = position.square(cell).type;
        return !m_royal[type] && m_mobilities[type].quiet > 1.6;
    });
}

std::vector<std::string> EvaluationRecipe::words() const
{
    const auto tenths = [](double number) {
        const auto rounded = static_cast<long>(std::lround(number * 10));
        return std::to_string(rounded / 10) + "." + std::to_string(std::abs(rounded % 10));
    };
    std::vector<std::string> lines;
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        const TypeMobility &mobility = m_mobilities[type.index()];
        const bool isMoved = mobility.quiet + mobility.captures > 0;
        lines.push_back(
            "the " + m_names[type.index()] + " counts " + tenths(value(type) / 100.0)
            + (isMoved
                   ? ", because on a crowded board it comes to " + tenths(mobility.quiet)
                         + " cells without a capture and captures on " + tenths(mobility.captures)
                   : ", because no leg moves it"));
    }
    for (const auto &term : m_terms)
        lines.push_back("beside the pieces count " + term->words());
    if (m_movesDecide)
        lines.push_back("pieces themselves count nothing, since only moves decide");
    for (std::size_t player = 0; player < m_losing.size(); ++player) {
        if (m_losing[player])
            lines.push_back("player " + std::to_string(player + 1)
                            + " wins by losing pieces, so that each counts against its owner");
    }
    return lines;
}

Evaluator::Evaluator(std::shared_ptr<const EvaluationRecipe> recipe)
    : m_recipe(std::move(recipe))
{
}

void Evaluator::add(
    Sums &sums, std::size_t player, PhasedWorth worth, PieceId type, int count) const
{
    sums.early[player] += count * worth.early;
    sums.late[player] += count * worth.late;
    sums.material += count * m_recipe->material(type);
}

void Evaluator::begin(const Position &position)
{
    Sums sums;
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        forEachCell(position.pieces(player), [&](CellId cell) {
            const PieceId type(position.square(cell).type);
            add(sums, player.index(), m_recipe->worth(type, player, cell), type, 1);
        });
        for (const PieceId type : IdRange<PieceId>(position.types()))
            add(sums,
                player.index(),
                m_recipe->handWorth(type, player),
                type,
                position.count(OffBoard::Hand, player, type));
    }
    m_sums.assign(1, sums);
}

void Evaluator::follow(const Undo &undo, const Position &now)
{
    m_sums.push_back(m_sums.back());
    Sums &sums = m_sums.back();
    const auto change = [&](CellId cell, const Position::Square &square, int sign) {
        const PieceId type(square.type);
        if (square.owner < now.players())
            add(sums,
                square.owner,
                m_recipe->worth(type, PlayerId(square.owner), cell),
                type,
                sign);
    };
    forEachChange(
        undo,
        [&](const Undo::OldSquare &old) {
            change(old.cell, old.square, -1);
            change(old.cell, now.square(old.cell), 1);
        },
        [&](const Undo::OldCount &old) {
            if (old.place == OffBoard::Hand)
                add(sums,
                    old.player.index(),
                    m_recipe->handWorth(old.type, old.player),
                    old.type,
                    now.count(old.place, old.player, old.type) - old.count);
        });
}

/// By player, for the material that is left.
PlayerScores Evaluator::pieces() const
{
    const Sums &sums = m_sums.back();
    if (!m_recipe->hasLearned())
        return sums.early;
    const int left = share();
    PlayerScores scores{};
    for (std::size_t i = 0; i < m_recipe->players(); ++i)
        scores[i] = between({sums.early[i], sums.late[i]}, left);
    return scores;
}

int Evaluator::against(const PlayerScores &scores, PlayerId player) const
{
    if (m_recipe->deciders() < 2)
        return scores[player.index()];
    int others = 0;
    for (std::size_t i = 0; i < m_recipe->players(); ++i)
        others += i == player.index() ? 0 : scores[i];
    return scores[player.index()] - others / static_cast<int>(m_recipe->deciders() - 1);
}

int Evaluator::score(const Position &position, PlayerId player)
{
    PlayerScores scores = pieces();
    const EvaluationTerms &terms = m_recipe->terms();
    if (!m_recipe->hasLearned()) {
        for (const auto &term : terms)
            term->add(position, m_room, scores);
        return against(scores, player);
    }
    m_room.share = share();
    for (std::size_t i = 0; i < terms.size(); ++i) {
        PlayerScores said{};
        terms[i]->add(position, m_room, said);
        const int weight = between(m_recipe->termWeight(i), m_room.share);
        for (std::size_t j = 0; j < m_recipe->players(); ++j)
            scores[j] += said[j] * weight / 100;
    }
    return against(scores, player);
}

} // namespace rookery
