#include "model/exchange/sjaak/sjaak_pieces.h"

#include "model/board/rectangle.h"

#include <algorithm>
#include <numeric>

namespace rookery {

namespace {

/// Whether some cell lies in this direction.
bool hasCellBehind(const Board &board, Vector at, const Vector &step)
{
    const BoardRecipe &recipe = board.recipe();
    for (int i = 0; i < std::max(recipe.files, recipe.ranks); ++i) {
        at = at + step;
        const bool isInside =
            at.x() >= 0 && at.x() < recipe.files && at.y() >= 0 && at.y() < recipe.ranks;
        if (isInside && board.cellAt(Rectangle{recipe.ranks}.site(at.x(), at.y())))
            return true;
    }
    return false;
}

/// Whether a hole has cells on both sides of it along some of these lines.
bool someHoleLiesBetween(const Subject &subject, const std::set<Vector> &steps)
{
    const Board &board = subject.board();
    const auto &holes = subject.design().board->edits.removed;
    return std::any_of(holes.begin(), holes.end(), [&](SiteId site) {
        const Vector hole = board.siteCoordinates(site).value_or(Vector{});
        return std::any_of(steps.begin(), steps.end(), [&](const Vector &step) {
            return hasCellBehind(board, hole, step) && hasCellBehind(board, hole, -step);
        });
    });
}

/// Whether pieces of this type can come to stand on one of their start cells other than by
/// having stood there from the start.
bool mayReturn(const Subject &subject, PieceId piece, PlayerId player)
{
    const Rules &rules = subject.rules();
    const bool isMade =
        std::any_of(rules.promotions.begin(), rules.promotions.end(), [&](const Promotion &rule) {
            return rule.into.empty()
                   || std::find(rule.into.begin(), rule.into.end(), piece) != rule.into.end();
        });
    const bool castles =
        std::any_of(rules.castling.begin(), rules.castling.end(), [&](const CastlingRule &rule) {
            return covers(rule.kings, piece) || covers(rule.partners, piece);
        });
    if (isMade || castles)
        return true;
    const std::set<CellId> starts = sjaakStartCells(subject, piece, player);
    std::vector<CellId> open(starts.begin(), starts.end());
    std::set<CellId> seen;
    while (!open.empty()) {
        const CellId from = open.back();
        open.pop_back();
        for (const CellId to : sjaakTargets(subject, piece, player, from)) {
            if (starts.count(to) > 0)
                return true;
            if (seen.insert(to).second)
                open.push_back(to);
        }
    }
    return false;
}

/// Whether some of these steps lead over cells outside the zone that a piece is kept to; there the
/// engine ends its path.
bool leadOutside(const Subject &subject, PieceId piece, const SjaakWays &ways)
{
    const auto &zone = subject.pieces()[piece].confinedTo;
    const Board &board = subject.board();
    for (const PlayerId player : subject.playerIds()) {
        for (const CellId from : board.cells()) {
            for (const auto &[step, most] : zone ? ways.steps : std::map<Vector, int>{}) {
                Vector at = board.coordinates(from).value_or(Vector{});
                bool isOutside = false;
                for (int i = 0; i < most; ++i) {
                    at = at + subject.rules()[player].facing.apply(step);
                    const bool isOn = at.x() >= 0 && at.x() < subject.files() && at.y() >= 0
                                      && at.y() < subject.ranks();
                    const auto cell = isOn ? board.cellAt(SiteId(at.x() * subject.ranks() + at.y()))
                                           : std::nullopt;
                    if (!cell)
                        break;
                    const bool isInside = subject.game().zones().isInZone(*cell, *zone, player);
                    if (isInside && isOutside)
                        return true;
                    isOutside = isOutside || !isInside;
                }
            }
        }
    }
    return false;
}

/// Whether the words say several steps as such.
bool sayManySteps(const std::vector<std::string> &words)
{
    return std::any_of(words.begin(), words.end(), [](const std::string &word) {
        return word.starts_with("step") && word.find_first_of("23456789") != std::string::npos;
    });
}

/// Whether some words, or lines with them, say more than steps.
bool goesFar(const std::vector<std::string> &words)
{
    return std::any_of(words.begin(), words.end(), [](const std::string &word) {
        return word.find("step") == std::string::npos && word.find("none") == std::string::npos;
    });
}

/// Takes the movements of one type apart.
class Describer
{
public:
    Describer(const Subject &subject, PieceId piece, bool hasCastling)
        : m_subject(subject)
        , m_id(piece)
        , m_hasCastling(hasCastling)
        , m_ground{std::max(subject.files(), subject.ranks()),
                   true,
                   subject.ranks() < subject.files() + 2}
    {
    }

    Result<SjaakPiece> run()
    {
        addAlways();
        if (m_fault.isEmpty())
            addFirst();
        if (!m_fault.isEmpty())
            return failure(m_fault);
        return std::move(m_piece);
    }

private:
    /// What may end on an empty cell, or on an enemy, as moves that say no more than where to.
    static std::vector<SimpleMove> only(const std::vector<SimpleMove> &ways, bool SimpleMove::*what)
    {
        std::vector<SimpleMove> some;
        for (SimpleMove way : ways) {
            if (!(way.*what))
                continue;
            way.quiet = way.captures = true;
            some.push_back(way);
        }
        return some;
    }

    SjaakWays sorted(const std::vector<SimpleMove> &ways)
    {
        auto all = sjaakWays(ways);
        if (!all)
            m_fault = all.error().message;
        return all ? std::move(*all) : SjaakWays{};
    }

    std::vector<std::string> words(const SjaakWays &ways)
    {
        auto all = sjaakWords(ways, m_ground);
        if (!all)
            m_fault = all.error().message;
        return all ? std::move(*all) : std::vector<std::string>{};
    }

    void addAlways()
    {
        const auto ways = simpleMoves(m_subject, m_id);
        if (!ways) {
            m_fault = ways.error().message;
            return;
        }
        if (std::any_of(
                ways->begin(), ways->end(), [](const SimpleMove &way) { return way.friendly; })) {
            m_fault = Message("it captures friends");
            return;
        }
        m_quiet = only(*ways, &SimpleMove::quiet);
        m_piece.moves = sorted(m_quiet);
        m_piece.captures = sorted(only(*ways, &SimpleMove::captures));
        m_piece.passesOtherwise = passes(m_piece.moves) || passes(m_piece.captures);
        lookAtHoles();
        addLines("Move", m_piece.moves);
        if (!(m_piece.captures == m_piece.moves) || m_piece.captures == SjaakWays{})
            addLines("Capture", m_piece.captures);
    }

    void addLines(const std::string &line, const SjaakWays &ways)
    {
        const auto all = words(ways);
        m_piece.isListedTwice = m_piece.isListedTwice || sjaakListsTwice(ways, m_ground);
        m_piece.stepsOutside =
            m_piece.stepsOutside || (sayManySteps(all) && leadOutside(m_subject, m_id, ways));
        for (const std::string &word : all)
            m_piece.lines.push_back(line + ": " + word);
        if (all.empty())
            m_piece.lines.push_back(line + ": none");
    }

    /// Slides and hops pass over holes there. Several steps do not.
    void lookAtHoles()
    {
        std::set<Vector> slides;
        std::set<Vector> others;
        for (const SjaakWays *ways : {&m_piece.moves, &m_piece.captures}) {
            for (const auto &[step, most] : ways->steps) {
                if (most > 1)
                    slides.insert(step);
            }
            others.insert(ways->rides.begin(), ways->rides.end());
            others.insert(ways->hops.begin(), ways->hops.end());
        }
        m_ground.keepsSlides = !someHoleLiesBetween(m_subject, slides);
        const auto slidesAnyway = [&](const SjaakWays &ways) {
            const auto lines = sjaakWords(ways, m_ground);
            return lines && std::any_of(lines->begin(), lines->end(), [](const std::string &word) {
                       return word.starts_with("slide");
                   });
        };
        m_piece.passesHoles =
            someHoleLiesBetween(m_subject, others)
            || (!m_ground.keepsSlides
                && (slidesAnyway(m_piece.moves) || slidesAnyway(m_piece.captures)));
    }

    /// The moves that the type does not always have, with all that it always has: there the one
    /// takes the place of the other.
    void addFirst()
    {
        const Message notSteps(
            "moves that are not always available must be no captures, and all under one condition");
        const MovementLegs *first = nullptr;
        std::vector<SimpleMove> ways = m_quiet;
        for (const MovementLegs &move : m_subject.moves(m_id)) {
            if (move.when == When::Always && !move.startsIn)
                continue;
            const auto some = simpleMoves(m_subject, move);
            const bool isQuiet =
                some && std::none_of(some->begin(), some->end(), [](const SimpleMove &way) {
                    return way.captures || way.friendly;
                });
            const bool isOther =
                first != nullptr && (first->when != move.when || first->startsIn != move.startsIn);
            if (!isQuiet || isOther || move.when == When::UnmovedUnchecked
                || (move.when == When::Unmoved && move.startsIn)) {
                m_fault = notSteps;
                return;
            }
            first = &move;
            const auto quiet = only(*some, &SimpleMove::quiet);
            ways.insert(ways.end(), quiet.begin(), quiet.end());
        }
        if (first != nullptr)
            addFirst(*first, ways);
    }

    void addFirst(const MovementLegs &first, const std::vector<SimpleMove> &ways)
    {
        const SjaakWays all = sorted(ways);
        const auto list = words(all);
        if (!m_fault.isEmpty())
            return;
        const bool isRoyal = m_subject.pieces()[m_id].royalty == Royalty::Royal;
        const bool comesBack =
            mayReturn(m_subject, m_id, PlayerId(0)) || mayReturn(m_subject, m_id, PlayerId(1));
        SjaakFirstMoves moves;
        moves.zone = first.startsIn;
        moves.isInitial = first.when == When::Unmoved && (comesBack || isRoyal);
        // Zones are forgotten for a royal piece in check; first moves are known of all pieces or of
        // those that castle, and other than steps only where the piece has others anyway.
        m_piece.losesFirst =
            moves.isInitial ? m_hasCastling || (goesFar(list) && !goesFar(m_piece.lines)) : isRoyal;
        if (m_piece.losesFirst)
            return;
        m_piece.isListedTwice = m_piece.isListedTwice || sjaakListsTwice(all, m_ground);
        moves.ways = all;
        moves.words = list;
        lookAtFirst(all, list);
        m_piece.stepsOutside =
            m_piece.stepsOutside || (sayManySteps(list) && leadOutside(m_subject, m_id, all));
        m_piece.first = std::move(moves);
    }

    /// Only several steps of a first move leave cells behind where the piece can be captured there.
    void lookAtFirst(const SjaakWays &all, const std::vector<std::string> &list)
    {
        const bool slides = std::any_of(list.begin(), list.end(), [](const std::string &word) {
            return word.starts_with("slide");
        });
        SjaakWays others = all;
        others.steps.clear();
        m_piece.passesOtherwise = m_piece.passesOtherwise || slides || passes(others);
        SjaakWays steps;
        steps.steps = all.steps;
        m_piece.passesBySteps = passes(steps);
    }

    /// Whether a piece goes straight over a cell by some of these moves.
    static bool passes(const SjaakWays &ways)
    {
        const auto isLong = [](const Vector &step) {
            return std::gcd(step.x(), step.y()) != 1;
        };
        return !ways.rides.empty() || !ways.hops.empty()
               || std::any_of(ways.steps.begin(),
                              ways.steps.end(),
                              [](const auto &row) { return row.second > 1; })
               || std::any_of(ways.leaps.begin(), ways.leaps.end(), isLong)
               || std::any_of(ways.lame.begin(), ways.lame.end(), [&](const auto &row) {
                      return isLong(row.first + row.second);
                  });
    }

    const Subject &m_subject;
    PieceId m_id;
    bool m_hasCastling;
    SjaakGround m_ground;
    std::vector<SimpleMove> m_quiet;
    SjaakPiece m_piece;
    Message m_fault;
};

} // namespace

Result<SjaakPiece> sjaakPiece(const Subject &subject, PieceId piece, bool hasCastling)
{
    return Describer(subject, piece, hasCastling).run();
}

std::set<CellId> sjaakStartCells(const Subject &subject, PieceId piece, PlayerId player)
{
    std::set<CellId> cells;
    for (const Placement &placed : subject.design().setup->placements) {
        const auto cell = subject.board().cellAt(placed.site);
        if (cell && placed.piece == piece && placed.player == player)
            cells.insert(*cell);
    }
    return cells;
}

} // namespace rookery
