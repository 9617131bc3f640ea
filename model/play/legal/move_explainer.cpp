#include "model/play/legal/move_explainer.h"

#include "model/play/moves/move_path.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/rules/castling_moves.h"
#include "model/play/rules/exchanges.h"
#include "model/play/rules/promotion_turns.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace rookery {

namespace {

bool leads(const Move &move, CellId from, CellId to)
{
    if (move.own) {
        const std::vector<CellId> cells = ownCells(move);
        return !cells.empty() && cells.front() == from && cells.back() == to;
    }
    return (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle)
           && move.from == from && move.to == to;
}

std::vector<Move> leading(const std::vector<Move> &moves, CellId from, CellId to)
{
    std::vector<Move> found;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(found), [&](const Move &move) {
        return leads(move, from, to);
    });
    return found;
}

/// What the move takes besides is the choice of its player, as when a row lets a piece be removed.
bool isWayOf(const Trajectory &way, const Move &move)
{
    const std::set<CellId> taken = takenBy(move);
    return move.kind == Move::Kind::Displace
           && std::all_of(way.taken.begin(), way.taken.end(), [&](CellId cell) {
                  return taken.contains(cell);
              });
}

bool isExactWayOf(const Trajectory &way, const Move &move)
{
    return move.kind == Move::Kind::Displace
           && std::set(way.taken.begin(), way.taken.end()) == takenBy(move);
}

bool isQuiet(const Trajectory &way)
{
    return way.obstacle.has_value();
}

} // namespace

MoveExplainer::MoveExplainer(const Design &design,
                             MoveRules &moveRules,
                             const Position &position,
                             CellNaming naming)
    : m_design(design)
    , m_moveRules(moveRules)
    , m_position(position)
    , m_naming(naming)
    , m_end(moveRules.end(m_position))
{
    m_moveRules.legal(m_position, m_legal);
    m_moveRules.pseudoLegal(m_position, m_pseudo);
}

MoveAnswer MoveExplainer::answer(CellId from, CellId to)
{
    MoveAnswer answer;
    answer.moves = leading(m_legal, from, to);
    const auto isOwn = [](const Move &move) {
        return move.kind == Move::Kind::Own;
    };
    if (std::any_of(answer.moves.begin(), answer.moves.end(), isOwn)) {
        for (const Move &move : answer.moves)
            answer.others.push_back(Message::literal(text(move)));
        return answer;
    }
    if (!answer.moves.empty()) {
        addWays(from, to, answer);
        return answer;
    }
    if (auto banned = ofOwnMove(from, to)) {
        answer.barrier = banned->barrier;
        answer.reason = answer.sentence = std::move(banned->text);
        return answer;
    }
    if (const auto early = beforeAnyMove(from, to)) {
        answer.barrier = early->barrier;
        answer.reason = answer.sentence = early->text;
        return answer;
    }
    const Reason reason = refusal(from, to, answer.ways);
    // A player who has no move left may still learn how the pieces move.
    if (m_end && reason.barrier != Barrier::Movement) {
        answer.barrier = Barrier::GameOver;
        answer.reason = answer.sentence = gameOver();
        return answer;
    }
    answer.barrier = reason.barrier;
    answer.reason = reason.text;
    answer.sentence =
        Message("{piece} cannot go to {cell}: {reason}",
                {{"piece", pieceOn(from)}, {"cell", name(to)}, {"reason", reason.text}});
    return answer;
}

/// Why no own move leads there that some rule offers.
std::optional<MoveExplainer::Reason> MoveExplainer::ofOwnMove(CellId from, CellId to)
{
    auto candidates = leading(m_pseudo, from, to);
    std::erase_if(candidates, [](const Move &move) { return move.kind != Move::Kind::Own; });
    if (candidates.empty() || (m_end && m_moveRules.isOver(m_position)))
        return std::nullopt;
    Reason reason = ofCandidates(candidates);
    reason.text = Message("{move} is no move here: {reason}",
                          {{"move", text(candidates.front())}, {"reason", reason.text}});
    return reason;
}

/// How the legal moves go: by the piece's own movement, or otherwise.
void MoveExplainer::addWays(CellId from, CellId to, MoveAnswer &answer)
{
    const Piece piece = *m_position.at(from);
    const auto open = openTrajectories(m_moveRules.game(), m_position, from, piece, to);
    std::vector<bool> isMeant(open.size());
    for (const Move &move : answer.moves) {
        const auto mark = [&](auto isWay) {
            bool isFound = false;
            for (std::size_t i = 0; i < open.size(); ++i) {
                const bool is = isWay(open[i], move);
                isMeant[i] = isMeant[i] || is;
                isFound = isFound || is;
            }
            return isFound;
        };
        if (mark(isExactWayOf) || mark(isWayOf) || addEnPassant(move, answer))
            continue;
        Message words = otherWords(move);
        if (std::find(answer.others.begin(), answer.others.end(), words) == answer.others.end())
            answer.others.push_back(std::move(words));
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (isMeant[i])
            answer.ways.push_back(open[i]);
    }
}

/// As if the piece that has passed the cell stood on it.
bool MoveExplainer::addEnPassant(const Move &move, MoveAnswer &answer)
{
    const auto &passers = m_position.state().passers;
    const auto passer = std::find_if(passers.begin(), passers.end(), [&](const Passer &each) {
        return each.passed == move.to && takenBy(move).contains(each.stands);
    });
    if (passer == passers.end() || move.kind != Move::Kind::Displace)
        return false;
    Position stood = m_position;
    stood.setSquare(passer->passed, m_position.square(passer->stands));
    auto ways =
        openTrajectories(m_moveRules.game(), stood, move.from, *m_position.at(move.from), move.to);
    std::erase_if(ways, [](const Trajectory &way) { return way.taken.empty(); });
    if (ways.empty())
        return false;
    ways.front().taken = {passer->stands};
    if (std::none_of(answer.ways.begin(), answer.ways.end(), [&](const Trajectory &way) {
            return way.path == ways.front().path && way.taken == ways.front().taken;
        }))
        answer.ways.push_back(std::move(ways.front()));
    return true;
}

bool MoveExplainer::hasMovement(CellId from) const
{
    const auto piece = m_position.at(from);
    return piece && !(*m_design.pieces)[piece->type].moves.empty();
}

/// Whether nothing but an own move can begin there, and the player has own moves now.
bool MoveExplainer::isForOwnMoves(CellId from) const
{
    return !hasMovement(from) && !m_position.isWall(from)
           && std::any_of(m_pseudo.begin(), m_pseudo.end(), [](const Move &move) {
                  return move.kind == Move::Kind::Own;
              });
}

/// What keeps every piece on this cell from moving.
std::optional<MoveExplainer::Reason> MoveExplainer::beforeAnyMove(CellId from, CellId to)
{
    const auto piece = m_position.at(from);
    if (!piece && !m_end && isForOwnMoves(from))
        return Reason{Barrier::OwnMoves,
                      ofOwnChoices(from, to).value_or(
                          Message("no own move leads there from {cell}", {{"cell", name(from)}}))};
    if (!piece)
        return Reason{Barrier::NoPiece,
                      m_position.isWall(from)
                          ? Message("a wall stands on {cell}", {{"cell", name(from)}})
                          : Message("{cell} is empty", {{"cell", name(from)}})};
    if (m_end && m_moveRules.isOver(m_position))
        return Reason{Barrier::GameOver, gameOver()};
    if (m_position.state().isOut(piece->owner))
        return Reason{Barrier::OutOfGame,
                      Message("{piece} is dead: {player} is out of the game",
                              {{"piece", pieceOn(from)}, {"player", player(piece->owner)}})};
    const PlayerId mover = m_position.toMove();
    if (piece->owner != mover)
        return Reason{Barrier::NotToMove,
                      Message("{piece} waits: it is {player}'s turn",
                              {{"piece", pieceOn(from)}, {"player", player(mover)}})};
    if (m_legal.size() == 1 && m_legal.front().retires)
        return Reason{
            Barrier::Leaving,
            Message("{player} has lost and leaves the game", {{"player", player(mover)}})};
    return std::nullopt;
}

MoveExplainer::Reason MoveExplainer::refusal(CellId from, CellId to, std::vector<Trajectory> &ways)
{
    const auto candidates = leading(m_pseudo, from, to);
    const Piece piece = *m_position.at(from);
    ways = trajectories(m_moveRules.game(), m_position, from, piece, to);
    if (!candidates.empty()) {
        std::erase_if(ways, isQuiet);
        return ofCandidates(candidates);
    }
    if (auto castling = ofCastling(from, to))
        return std::move(*castling);
    return ofMovement(from, to, ways);
}

MoveExplainer::Reason
MoveExplainer::ofMovement(CellId from, CellId to, const std::vector<Trajectory> &ways)
{
    const Piece piece = *m_position.at(from);
    if (!ways.empty() && !ways.front().obstacle)
        return ofOpenWay(from, to, ways.front());
    if (isForOwnMoves(from))
        return {Barrier::OwnMoves,
                ofOwnChoices(from, to).value_or(Message("no own move leads there"))};
    if (const auto exchange = ofExchange(piece, to))
        return {Barrier::Exchange, *exchange};
    const auto promotes = std::find_if(m_legal.begin(), m_legal.end(), [&](const Move &move) {
        return move.kind == Move::Kind::Promote && move.from == from;
    });
    if (from == to && promotes != m_legal.end())
        return {Barrier::InPlace,
                Message("it does not move to promote where it stands: {move}",
                        {{"move", text(*promotes)}})};
    if (!ways.empty() && ways.front().obstacle == Obstacle::GoesOn)
        return {Barrier::GoesOn, ofGoingOn(from, ways.front())};
    return {Barrier::Movement,
            ways.empty() ? Message("no movement leads there")
                         : describeObstacle(ways.front(), board(), m_position, m_design, m_naming)};
}

/// The movement would lead there, but the rules list no such move.
MoveExplainer::Reason MoveExplainer::ofOpenWay(CellId from, CellId to, const Trajectory &way)
{
    const Piece piece = *m_position.at(from);
    const RuleBook &book = m_moveRules.book();
    const auto movements =
        legsOf((*m_design.pieces)[piece.type], m_design, m_position.state().lastMoved);
    const bool isFirst =
        !way.path.empty() && movements[way.path.front().movement].when == When::UnmovedUnchecked;
    if (isFirst && m_moveRules.isInCheck(m_position, piece.owner))
        return {Barrier::FirstMove, Message("its first move is not made in check")};
    for (const CellId cell : way.taken) {
        const auto victim = m_position.at(cell);
        if (victim && book.isImmune(victim->type, piece.type))
            return {Barrier::Immune,
                    Message("{piece} cannot be captured by it", {{"piece", pieceOn(cell)}})};
    }
    for (const Promotion *rule : book.promotions(piece.type, piece.owner)) {
        if (rule->duty != PromotionDuty::May && book.touchesZone(*rule, piece.owner, from, to)
            && promotionChoices(*rule, m_position, piece).empty())
            return {Barrier::Promotion,
                    Message("it would have to promote, and there is no piece that it can become")};
    }
    const bool builds =
        std::any_of(rules().walling.begin(), rules().walling.end(), [&](const Walling &rule) {
            return rule.turn == WallTurn::WithMove && covers(rule.players, piece.owner);
        });
    if (builds)
        return {Barrier::Wall, Message("there is no cell for the wall that comes with every move")};
    return {Barrier::Unknown, Message("the rules forbid it here")};
}

/// With a move that does go on, if one is legal.
Message MoveExplainer::ofGoingOn(CellId from, const Trajectory &way) const
{
    const Message words = describeObstacle(way, board(), m_position, m_design, m_naming);
    const auto longer = std::find_if(m_legal.begin(), m_legal.end(), [&](const Move &move) {
        return move.kind == Move::Kind::Displace && move.from == from && isWayOf(way, move);
    });
    return longer == m_legal.end()
               ? words
               : Message("{reason}, such as {move}", {{"reason", words}, {"move", text(*longer)}});
}

/// The player might do it, were there no check and no duty.
MoveExplainer::Reason MoveExplainer::ofCandidates(const std::vector<Move> &candidates)
{
    for (const Move &move : candidates) {
        if (m_moveRules.fault(m_position, move) == MoveFault::None)
            return ofDuty(move);
    }
    const Move &move = candidates.front();
    return {Barrier::SingleMove, ofFault(move, m_moveRules.fault(m_position, move))};
}

/// The move breaks no rule by itself, but others come before it.
MoveExplainer::Reason MoveExplainer::ofDuty(const Move &move) const
{
    if (m_legal.empty())
        return {Barrier::Unknown, Message("the rules forbid it here")};
    const MessageArguments arguments{{"player", player(m_position.toMove())},
                                     {"move", text(m_legal.front())}};
    const auto are = [&](auto is) {
        return std::all_of(m_legal.begin(), m_legal.end(), is);
    };
    if (are([](const Move &each) { return each.kind == Move::Kind::Drop; })
        && move.kind != Move::Kind::Drop)
        return {Barrier::DropDuty,
                Message("{player} must drop a piece first, such as {move}", arguments)};
    const bool mustCapture = are([](const Move &each) { return each.isCapture() || each.goesOn; });
    if (!mustCapture)
        return {Barrier::Unknown, Message("the rules forbid it here")};
    if (!move.isCapture())
        return {Barrier::CaptureDuty, Message("{player} must capture, such as {move}", arguments)};
    return {Barrier::CaptureDuty,
            Message("{player} must make another capture, which counts for more, such as {move}",
                    arguments)};
}

/// What is missing on the wing that is meant, if one is.
std::optional<MoveExplainer::Reason> MoveExplainer::ofCastling(CellId from, CellId to)
{
    const RuleBook &book = m_moveRules.book();
    const auto &homes = m_position.homes();
    for (std::size_t i = 0; i < book.wings().size() && i < homes.size(); ++i) {
        const Wing &wing = book.wings()[i];
        const bool isMeant = homes[i].king == from && (wing.kingTo == to || homes[i].partner == to);
        const CastlingFault fault = castlingFault(book, m_position, i);
        if (!isMeant || fault.kind == CastlingFault::Kind::NotToMove
            || fault.kind == CastlingFault::Kind::NoKing)
            continue;
        const auto castles = leading(m_legal, from, wing.kingTo);
        if (!castles.empty() && castles.front().kind == Move::Kind::Castle)
            return Reason{Barrier::Castling,
                          Message("castling with that piece is the move {move}",
                                  {{"move", text(castles.front())}})};
        return ofWing(i, fault);
    }
    return std::nullopt;
}

MoveExplainer::Reason MoveExplainer::ofWing(std::size_t wing, CastlingFault fault)
{
    const MessageArguments arguments{{"cell", name(fault.cell)}, {"piece", pieceOn(fault.cell)}};
    switch (fault.kind) {
    case CastlingFault::Kind::NoPartner:
        return {Barrier::Castling, Message("no piece to castle with stands on {cell}", arguments)};
    case CastlingFault::Kind::Moved:
        return {Barrier::Castling,
                Message("the right to castle there is lost: {piece} has moved", arguments)};
    case CastlingFault::Kind::RightLost:
        return {Barrier::Castling, Message("the right to castle there is lost")};
    case CastlingFault::Kind::InTheWay:
        return {
            Barrier::Castling,
            Message("to castle there {cell} must be empty, and {piece} is in the way", arguments)};
    default:
        return ofCandidates({*castling(m_moveRules.book(), m_position, wing)});
    }
}

/// Why two friends that may change places cannot do so now.
std::optional<Message> MoveExplainer::ofExchange(const Piece &piece, CellId to) const
{
    const auto partner = m_position.at(to);
    if (!partner || partner->owner != piece.owner)
        return std::nullopt;
    for (const Exchange &rule : rules().exchanges) {
        if (!covers(rule.types, piece.type) || !covers(rule.players, piece.owner)
            || !covers(rule.partners, partner->type))
            continue;
        if (m_position.state().exchanges[piece.owner.index()] >= rule.uses)
            return Message("{player} has changed places as often as the rules allow",
                           {{"player", player(piece.owner)}});
        if (rule.when == ExchangeWhen::InCheck)
            return Message("friends change places only in check");
        if (rule.when == ExchangeWhen::InNeed)
            return Message("friends change places only in check or without any other move");
    }
    return std::nullopt;
}

} // namespace rookery
