#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/zrf/zrf_board.h"
#include "model/exchange/zrf/zrf_castling.h"
#include "model/exchange/zrf/zrf_en_passant.h"
#include "model/exchange/zrf/zrf_game.h"
#include "model/exchange/zrf/zrf_goal_reader.h"
#include "model/exchange/zrf/zrf_moves.h"
#include "model/exchange/zrf/zrf_tree.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Sections that say how a game looks and sounds, and nothing about its rules.
constexpr std::string_view lookWords[] = {
    "title",       "description",   "history",    "strategy",     "image",         "help",
    "notation",    "solution",      "board",      "players",      "turn-order",    "board-setup",
    "piece",       "option",        "default",    "music",        "win-sound",     "loss-sound",
    "click-sound", "release-sound", "draw-sound", "change-sound", "capture-sound", "move-sound",
};

class GameReader
{
public:
    Result<Imported, Errors> read(std::string_view text, const std::string &variant)
    {
        auto tree = readZrfTree(text);
        if (!tree)
            return Unexpected(Errors{std::move(tree).error()});
        const auto game = zrfGame(*tree, variant);
        if (!game)
            return Unexpected(Errors{game.error()});
        readGame(*game);
        if (!m_errors.empty())
            return Unexpected(std::move(m_errors));
        return finished(zrfTitle(*game));
    }

private:
    void fail(const ZrfNode &node, Message message)
    {
        m_errors.push_back({std::move(message), node.place, {}});
    }

    void lose(const ZrfNode &node, Message what)
    {
        m_losses.push_back(
            {Message("line {line}: {what}", {{"line", node.place.line}, {"what", std::move(what)}}),
             {},
             {Remedy::LeaveOut}});
    }

    void readGame(const ZrfNode &game)
    {
        readPlayers(game);
        const ZrfNode *board = game.find("board");
        if (board == nullptr)
            return fail(game, Message("a game has a (board ...)"));
        auto made = readZrfBoard(*board, m_players);
        if (!made) {
            m_errors.push_back(made.error());
            return;
        }
        m_board = std::move(*made);
        for (std::size_t i = 0; i < m_rules.players.size(); ++i)
            m_rules.players[i].facing = m_board.facings[i];
        for (const Zone &zone : m_board.recipe.edits.zones)
            m_zoneNames.insert(zone.name);
        for (const ZrfNode &item : game.items) {
            if (item.head() == "piece")
                namePiece(item);
        }
        for (const ZrfNode &item : game.items)
            readSection(item);
        std::sort(m_setup.placements.begin(),
                  m_setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
    }

    void readPlayers(const ZrfNode &game)
    {
        const ZrfNode *players = game.find("players");
        const ZrfNode *order = game.find("turn-order");
        if (players == nullptr || order == nullptr)
            return fail(game, Message("a game has (players ...) and a (turn-order ...)"));
        std::set<std::string> movers;
        for (std::size_t i = 1; i < order->items.size(); ++i) {
            const ZrfNode &item = order->items[i];
            if (item.kind != ZrfNode::Kind::Word)
                return fail(item, Message("a player's name is expected here, not a list"));
            if (!item.is("repeat"))
                movers.insert(item.text);
        }
        for (std::size_t i = 1; i < players->items.size(); ++i) {
            const ZrfNode &item = players->items[i];
            if (movers.count(item.text) == 0) {
                lose(
                    item,
                    Message("{name} never moves and is left out", {{"name", inQuotes(item.text)}}));
                continue;
            }
            Player player;
            player.name = item.text;
            if (m_players.insert({item.text, m_players.size()}).second)
                m_rules.players.push_back(std::move(player));
        }
        readTurns(*order);
        if (m_rules.players.empty() || m_rules.players.size() > limits::players)
            fail(*order, Message("there may be 1 to {most} players", {{"most", limits::players}}));
    }

    /// Behind "repeat" the turns go round; without it all of them do.
    void readTurns(const ZrfNode &order)
    {
        Turns turns;
        for (std::size_t i = 1; i < order.items.size(); ++i) {
            const ZrfNode &item = order.items[i];
            const auto player = m_players.find(item.text);
            if (item.is("repeat"))
                turns.opening = std::exchange(turns.cycle, {});
            else if (player == m_players.end())
                return fail(item,
                            Message("there is no player {name}", {{"name", inQuotes(item.text)}}));
            else
                turns.cycle.emplace_back(player->second);
        }
        std::vector<PlayerId> usual;
        for (std::size_t i = 0; i < m_rules.players.size(); ++i)
            usual.emplace_back(i);
        if (turns.cycle == usual)
            turns.cycle.clear();
        m_rules.turns = std::move(turns);
    }

    void namePiece(const ZrfNode &node)
    {
        const ZrfNode *name = node.find("name");
        if (name == nullptr || name->items.size() != 2)
            return fail(node, Message("a piece has a (name ...)"));
        PieceType type;
        type.name = name->items[1].text;
        if (auto fault = titleFault(type.name); !fault.isEmpty())
            return fail(*name, std::move(fault));
        if (!m_pieces.insert({type.name, m_types.types.size()}).second)
            return fail(
                *name,
                Message("there are two pieces called {name}", {{"name", inQuotes(type.name)}}));
        m_types.types.push_back(std::move(type));
    }

    void readSection(const ZrfNode &node)
    {
        const std::string_view head = node.head();
        if (head == "piece")
            return readPiece(node);
        if (head == "board-setup")
            return readSetup(node);
        if (head == "option")
            return readOption(node);
        if (head.ends_with("-condition"))
            return readGoal(node);
        const bool isKnown =
            !node.isList()
            || std::find(std::begin(lookWords), std::end(lookWords), head) != std::end(lookWords);
        if (!isKnown)
            lose(node,
                 Message("({word} ...) is not understood and left out",
                         {{"word", shownText(head)}}));
    }

    void readPiece(const ZrfNode &node)
    {
        const ZrfNode *name = node.find("name");
        const auto found = name != nullptr && name->items.size() == 2
                               ? m_pieces.find(name->items[1].text)
                               : m_pieces.end();
        if (found == m_pieces.end())
            return;
        std::set<std::string> unmoved;
        for (const ZrfNode &item : node.items) {
            if (item.head() == "attribute" && item.items.size() == 3 && item.items[2].is("true"))
                unmoved.insert(item.items[1].text);
        }
        for (const ZrfNode &item : node.items) {
            if (item.head() == "moves")
                readMoves(item, found->second, unmoved);
            if (item.head() == "drops")
                m_dropped.insert(found->second);
        }
    }

    void readMoves(const ZrfNode &node, std::size_t piece, const std::set<std::string> &unmoved)
    {
        std::set<std::optional<std::string>> confined;
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const ZrfNode &block = node.items[i];
            if (readSpecial(block, piece))
                continue;
            auto move = block.isList()
                            ? readZrfMove(block, {m_board.directions, m_zoneNames, unmoved})
                            : failure(Message("a block stands in brackets"), block.place);
            if (!move) {
                loseMove(move.error(), piece);
                continue;
            }
            confined.insert(move->endsIn);
            addMove(*move, piece);
        }
        if (confined.size() == 1 && *confined.begin())
            m_types.types[piece].confinedTo = zoneId(**confined.begin());
        else if (confined.size() > 1)
            fail(node, Message("either all moves of a piece end in one zone, or none"));
    }

    void loseMove(const Error &error, std::size_t piece)
    {
        m_losses.push_back({Message("line {line}: a move of {piece} is left out: {reason}",
                                    {{"line", error.place.line},
                                     {"piece", m_types.types[piece].name},
                                     {"reason", error.message}}),
                            {Element::Kind::Piece, piece},
                            {Remedy::LeaveOut}});
    }

    /// Whether a block is about a second piece.
    bool readSpecial(const ZrfNode &block, std::size_t piece)
    {
        if (isMeantAsCastling(block)) {
            if (auto castling = readZrfCastling(block))
                m_castling.push_back(std::move(*castling));
            else
                loseMove(castling.error(), piece);
            return true;
        }
        if (!asksLastMove(block))
            return false;
        const auto passing = readZrfEnPassant(block, m_board.directions);
        const auto victim = passing ? m_pieces.find(passing->victim) : m_pieces.end();
        if (!passing)
            loseMove(passing.error(), piece);
        else if (victim == m_pieces.end()
                 || (passing->zone && m_zoneNames.count(*passing->zone) == 0))
            fail(block, Message("it names a piece or a zone that is none"));
        else
            m_passings[{PieceId(piece), passing->zone}].insert(PieceId(victim->second));
        return true;
    }

    /// Pieces that take the same ones share a rule.
    void addEnPassant()
    {
        for (const auto &[taker, victims] : m_passings) {
            EnPassant rule;
            rule.victims.assign(victims.begin(), victims.end());
            if (taker.second)
                rule.zone = zoneId(*taker.second);
            auto &rules = m_rules.enPassant;
            const auto same = std::find_if(rules.begin(), rules.end(), [&](const EnPassant &row) {
                return row.victims == rule.victims && row.zone == rule.zone;
            });
            (same == rules.end() ? rules.emplace_back(std::move(rule)) : *same)
                .takers.push_back(taker.first);
        }
    }

    ZoneId zoneId(const std::string &name) const
    {
        return *findZone(m_board.recipe.edits.zones, name);
    }

    void addMove(const ZrfMove &move, std::size_t piece)
    {
        Movement movement;
        movement.definition = move.legs;
        movement.when = move.when;
        if (move.startsIn)
            movement.startsIn = zoneId(*move.startsIn);
        m_types.types[piece].moves.push_back(std::move(movement));
        if (!move.promotesIn)
            return;
        Promotion promotion;
        promotion.types = {PieceId(piece)};
        promotion.zone = zoneId(*move.promotesIn);
        for (const std::string &name : move.into) {
            const auto into = m_pieces.find(name);
            if (into != m_pieces.end() && into->second == piece)
                promotion.duty = PromotionDuty::May;
            else if (into != m_pieces.end())
                promotion.into.emplace_back(into->second);
        }
        std::sort(promotion.into.begin(), promotion.into.end());
        if (std::find(m_rules.promotions.begin(), m_rules.promotions.end(), promotion)
            == m_rules.promotions.end())
            m_rules.promotions.push_back(std::move(promotion));
    }

    void readSetup(const ZrfNode &node)
    {
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const auto player = m_players.find(std::string(node.items[i].head()));
            if (player == m_players.end()) {
                lose(node.items[i], Message("pieces of no one who moves are left out"));
                continue;
            }
            for (std::size_t k = 1; k < node.items[i].items.size(); ++k)
                readPieces(node.items[i].items[k], PlayerId(player->second));
        }
    }

    void readPieces(const ZrfNode &node, PlayerId player)
    {
        const auto piece = m_pieces.find(std::string(node.head()));
        if (piece == m_pieces.end())
            return fail(node,
                        Message("there is no piece {name}", {{"name", inQuotes(node.head())}}));
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            if (node.items[i].is("off") && i + 1 < node.items.size()) {
                readHand(node.items[++i], player, PieceId(piece->second));
                continue;
            }
            const auto site = m_board.sites.find(node.items[i].text);
            if (site == m_board.sites.end())
                return fail(node.items[i],
                            Message("there is no position {name}",
                                    {{"name", inQuotes(node.items[i].text)}}));
            if (!m_taken.insert(site->second).second)
                return fail(node.items[i],
                            Message("two pieces stand on {name}",
                                    {{"name", inQuotes(node.items[i].text)}}));
            m_setup.placements.push_back({site->second, PieceId(piece->second), player});
        }
    }

    void readHand(const ZrfNode &node, PlayerId player, PieceId piece)
    {
        const bool isNumber = !node.text.empty() && node.text.size() < 5
                              && std::all_of(node.text.begin(), node.text.end(), isAsciiDigit);
        if (!isNumber)
            return fail(node, Message("a number of pieces is expected behind 'off'"));
        if (std::stoi(node.text) > 0)
            m_setup.hands.push_back({player, piece, std::stoi(node.text)});
    }

    void readOption(const ZrfNode &node)
    {
        if (node.items.size() != 3)
            return;
        const std::string name = lowered(node.items[1].text);
        const std::string value = lowered(node.items[2].text);
        if (name == "pass turn")
            m_rules.pass = value == "true"     ? Pass::Always
                           : value == "forced" ? Pass::Stuck
                                               : Pass::Never;
        else if (name == "recycle captures" && value == "true")
            m_rules.hands.captured = Captured::CaptorsHand;
        else if ((name == "maximal captures" || name == "pass partial"
                  || name == "recycle promotions")
                 && value != "false")
            lose(node, Message("the option {name} is left out", {{"name", inQuotes(name)}}));
    }

    void readGoal(const ZrfNode &node)
    {
        const std::string_view head = node.head();
        End end;
        end.outcome = head == "win-condition"    ? Outcome::Win
                      : head == "loss-condition" ? Outcome::Loss
                                                 : Outcome::Draw;
        if (node.items.size() != 3 || head == "count-condition")
            return lose(node, Message("this condition is left out"));
        for (const ZrfNode &item : node.items[1].items) {
            const auto player = m_players.find(item.text);
            if (player == m_players.end())
                return fail(item,
                            Message("there is no player {name}", {{"name", inQuotes(item.text)}}));
            end.players.emplace_back(player->second);
        }
        std::sort(end.players.begin(), end.players.end());
        if (end.players.size() == m_rules.players.size())
            end.players.clear();
        ZrfGoal goal =
            readZrfGoal(node.items[2],
                        end,
                        {m_pieces, m_board.recipe.edits.zones, m_board.list, m_board.directions});
        for (const PieceId royal : goal.royals)
            m_types.types[royal.index()].royalty = Royalty::Royal;
        std::move(goal.ends.begin(), goal.ends.end(), std::back_inserter(m_rules.ends));
        if (!goal.isWhole)
            lose(node, Message("this condition is left out"));
    }

    void addDrops()
    {
        const bool hasHands = !m_setup.hands.empty() || m_rules.hands.captured != Captured::Away;
        if (!hasHands || m_dropped.size() == m_types.types.size())
            return;
        m_rules.drops.clear();
        if (m_dropped.empty())
            return;
        Drop drop;
        for (const std::size_t piece : m_dropped)
            drop.types.emplace_back(piece);
        m_rules.drops.push_back(std::move(drop));
    }

    Result<Imported, Errors> finished(const std::string &title)
    {
        addDrops();
        addEnPassant();
        m_rules.castling = zrfCastlingRules(m_castling, m_board.sites, m_pieces, m_setup);
        std::size_t wings = 0;
        for (const CastlingRule &rule : m_rules.castling)
            wings += rule.wings.size();
        if (wings < m_castling.size())
            m_losses.push_back(
                {Message("line {line}: castling with cells where nothing starts is left out",
                         {{"line", m_castling.front().place.line}}),
                 {},
                 {Remedy::LeaveOut}});
        std::sort(
            m_setup.hands.begin(), m_setup.hands.end(), [](const HandEntry &a, const HandEntry &b) {
                return std::pair(a.player, a.piece) < std::pair(b.player, b.piece);
            });
        Design design = newDesign(m_board.recipe, titleFault(title).isEmpty() ? title : "Game");
        design.directions = m_board.list;
        design.pieces = std::move(m_types);
        design.setup = std::move(m_setup);
        design.rules = std::move(m_rules);
        // Whatever a design may not be is known to the reader of design files.
        auto again = readDesign(writeDesign(design));
        if (!again)
            return Unexpected(again.error());
        return Imported{std::move(again->design), std::move(m_losses)};
    }

    ZrfBoard m_board;
    std::map<std::string, std::size_t> m_players;
    std::map<std::string, std::size_t> m_pieces;
    std::set<std::string> m_zoneNames;
    std::set<std::size_t> m_dropped;
    std::set<SiteId> m_taken;
    Pieces m_types;
    Setup m_setup;
    Rules m_rules;
    std::vector<Loss> m_losses;
    Errors m_errors;
    std::vector<ZrfCastling> m_castling;
    /// By the piece that takes and the zone where it may arrive: which it takes.
    std::map<std::pair<PieceId, std::optional<std::string>>, std::set<PieceId>> m_passings;
};

} // namespace

Result<Imported, Errors> readZrf(std::string_view text, const ImportRequest &request)
{
    return GameReader().read(text, request.variant);
}

} // namespace rookery
