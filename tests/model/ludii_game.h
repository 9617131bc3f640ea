#pragma once

#include "tests/model/ludii_grammar.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>

/// A game of Ludii played by what its text says, with nothing known of the design: the ludemes that
/// our writer uses, as the classes of the language evaluate them.
namespace rookery::test {

class LudiiGame
{
public:
    /// A move that the mover may choose, and what follows it.
    struct Move
    {
        int from = -1;
        int to = -1;
        int adds = -1;    ///< a piece that is put down
        int becomes = -1; ///< a choice of promotion
        int clears = -1;  ///< a site that is cleared when the turn is over
        std::vector<const LudiiNode *> then = {};
    };

    enum class Result { None, First, Second, Draw };

    explicit LudiiGame(const std::string &text)
        : m_sheet(std::make_shared<Sheet>(text))
    {
        m_whats.assign(m_sheet->sites, -1);
        m_states.assign(m_sheet->sites, 0);
        for (const LudiiNode *place : m_sheet->places)
            putAll(*place);
    }

    std::size_t pieces() const { return m_sheet->pieces.size(); }
    void clear() { m_whats.assign(m_sheet->sites, -1); }
    /// What is taken off the board when the turn is over, or has been when it was.
    const std::set<int> &cleared() const { return m_toClear.empty() ? m_cleared : m_toClear; }
    /// A piece of the file's list, as one that has moved.
    void put(int site, std::size_t piece) { m_whats[std::size_t(site)] = int(piece); }
    const std::string &nameOf(int piece) const
    {
        return m_sheet->pieces[std::size_t(piece)]->parts[1].word;
    }
    int whatAt(int site) const { return m_whats[std::size_t(site)]; }
    bool isSameTurn() const { return m_mover == m_previous; }

    /// Where the piece that stands there may go, whatever the rules of the game say.
    std::set<int> targets(int from)
    {
        const Position before = position();
        m_mover = ownerAt(from);
        std::set<int> found;
        for (const Move &move : movesOf(from))
            found.insert(move.to);
        restore(before);
        return found;
    }

    std::vector<Move> legalMoves() { return moves(m_sheet->play->parts.at(1)); }

    void play(const Move &move)
    {
        m_pending.clear();
        m_next = 3 - m_mover;
        m_lastFrom = move.from;
        m_lastTo = move.to;
        if (move.becomes >= 0) {
            m_whats[std::size_t(move.to)] = move.becomes;
        } else if (move.adds >= 0) {
            m_whats[std::size_t(move.to)] = move.adds;
        } else {
            carry(move.from, move.to);
        }
        if (move.clears >= 0)
            m_toClear.insert(move.clears);
        for (const LudiiNode *then : move.then)
            effect(*then);
        if (m_next != m_mover) {
            for (const int site : m_toClear)
                m_whats[std::size_t(site)] = -1;
            m_cleared = std::exchange(m_toClear, {});
        }
        m_result = m_isTrial ? Result::None : judged();
        m_previous = m_mover;
        m_mover = m_next;
    }

    Result result() const { return m_result; }

private:
    /// What the text declares.
    struct Sheet
    {
        explicit Sheet(const std::string &text)
            : game(withoutDefines(LudiiParser(text, "//").nodes()).at(0))
        {
            collect(game);
        }

        void collect(const LudiiNode &node)
        {
            const std::string head = node.head();
            if (head == "graph") {
                sites = node.parts.at(1).parts.size();
                for (const LudiiNode &part : node.parts) {
                    if (part.label == "edges")
                        edges = &part;
                    if (part.label == "vertices")
                        vertices = &part;
                }
            } else if (head == "piece" && node.parts.size() > 2) {
                pieces.push_back(&node);
            } else if (head == "track") {
                tracks.push_back(&node);
            } else if (head == "map") {
                auto &map = maps[node.parts[1].word];
                for (const LudiiNode &pair : node.parts[2].parts)
                    map.emplace(number(pair.parts[1]), number(pair.parts[2]));
            } else if (head == "regions") {
                for (const LudiiNode &site : node.parts[3].parts)
                    regions[node.parts[1].word][std::stoi(node.parts[2].word.substr(1))].insert(
                        number(site));
            } else if (head == "place") {
                places.push_back(&node);
            } else if (head == "play") {
                play = &node;
            } else if (head == "end") {
                end = &node;
            }
            for (const LudiiNode &part : node.parts)
                collect(part);
        }

        LudiiNode game;
        std::size_t sites = 0;
        std::vector<const LudiiNode *> pieces;
        std::vector<const LudiiNode *> tracks;
        std::vector<const LudiiNode *> places;
        std::map<std::string, std::map<int, int>> maps;
        std::map<std::string, std::map<int, std::set<int>>> regions;
        const LudiiNode *edges = nullptr;
        const LudiiNode *vertices = nullptr;
        const LudiiNode *play = nullptr;
        const LudiiNode *end = nullptr;
    };

    struct Position
    {
        std::vector<int> whats;
        std::vector<int> states;
        std::set<int> pending;
        std::set<int> toClear;
        std::set<int> cleared;
        int mover;
        int previous;
        int next;
        int lastFrom;
        int lastTo;
        int from;
        int to;
    };

    Position position() const
    {
        return {m_whats,
                m_states,
                m_pending,
                m_toClear,
                m_cleared,
                m_mover,
                m_previous,
                m_next,
                m_lastFrom,
                m_lastTo,
                m_from,
                m_to};
    }

    void restore(const Position &before)
    {
        m_whats = before.whats;
        m_states = before.states;
        m_pending = before.pending;
        m_toClear = before.toClear;
        m_cleared = before.cleared;
        m_mover = before.mover;
        m_previous = before.previous;
        m_next = before.next;
        m_lastFrom = before.lastFrom;
        m_lastTo = before.lastTo;
        m_from = before.from;
        m_to = before.to;
    }

    static int number(const LudiiNode &node) { return std::stoi(node.word); }

    void putAll(const LudiiNode &place)
    {
        const LudiiNode *state = argument(place, "state");
        for (const LudiiNode &site : place.parts[2].parts) {
            const auto at = std::size_t(number(site));
            m_whats[at] = pieceCalled(place.parts[1].word);
            m_states[at] = state != nullptr ? number(*state) : 0;
        }
    }

    /// A whole name with its player's number, as in "Rook1".
    int pieceCalled(const std::string &name) const
    {
        for (std::size_t i = 0; i < m_sheet->pieces.size(); ++i) {
            if (numbered(i) == name)
                return int(i);
        }
        qFatal("no piece %s", name.c_str());
    }

    std::string numbered(std::size_t piece) const
    {
        std::string name = m_sheet->pieces[piece]->parts[1].word;
        name.insert(name.size() - 1, m_sheet->pieces[piece]->parts[2].word.substr(1));
        return name;
    }

    /// The first piece of the player whose name holds this.
    int pieceOf(const std::string &quoted, int player) const
    {
        const std::string name = quoted.substr(1, quoted.size() - 2);
        for (std::size_t i = 0; i < m_sheet->pieces.size(); ++i) {
            if (numbered(i).find(name) != std::string::npos && ownerOf(int(i)) == player)
                return int(i);
        }
        return -1;
    }

    int ownerOf(int piece) const
    {
        return piece < 0 ? 0 : roleOf(m_sheet->pieces[std::size_t(piece)]->parts[2].word);
    }
    int ownerAt(int site) const { return ownerOf(m_whats[std::size_t(site)]); }

    int roleOf(const std::string &role) const
    {
        return role == "Mover" ? m_mover : role == "Next" ? m_next : std::stoi(role.substr(1));
    }

    static const LudiiNode *argument(const LudiiNode &node, const std::string &label)
    {
        for (const LudiiNode &part : node.parts) {
            if (part.label == label)
                return &part;
        }
        return nullptr;
    }

    static const LudiiNode *child(const LudiiNode &node, const std::string &head)
    {
        for (const LudiiNode &part : node.parts) {
            if (part.head() == head)
                return &part;
        }
        return nullptr;
    }

    void carry(int from, int to)
    {
        if (from == to)
            return;
        m_whats[std::size_t(to)] = m_whats[std::size_t(from)];
        m_states[std::size_t(to)] = m_states[std::size_t(from)];
        m_whats[std::size_t(from)] = -1;
        m_states[std::size_t(from)] = 0;
    }

    std::vector<Move> movesOf(int from)
    {
        const LudiiNode &piece = *m_sheet->pieces[std::size_t(m_whats[std::size_t(from)])];
        const int before = m_from;
        m_from = from;
        auto all = piece.parts.size() > 3 ? moves(piece.parts[3]) : std::vector<Move>();
        m_from = before;
        return all;
    }

    std::vector<Move> moves(const LudiiNode &node)
    {
        const std::string head = node.head();
        if (head == "forEach")
            return ofAllPieces(node);
        if (head == "priority") {
            for (const LudiiNode &part : node.parts[1].parts) {
                if (auto all = moves(part); !all.empty())
                    return all;
            }
            return {};
        }
        if (head == "max")
            return longest(moves(node.parts[2]));
        if (head == "do")
            return allowed(moves(node.parts[1]), *argument(node, "ifAfterwards"));
        if (head == "if")
            return holds(node.parts[1])    ? moves(node.parts[2])
                   : node.parts.size() > 3 ? moves(node.parts[3])
                                           : std::vector<Move>();
        if (head == "or") {
            std::vector<Move> all;
            for (const LudiiNode &part : node.parts[1].parts) {
                for (const Move &move : moves(part))
                    all.push_back(move);
            }
            addThen(all, node);
            return all;
        }
        if (head != "move")
            qFatal("no moves: %s", head.c_str());
        const std::string &kind = node.parts[1].word;
        return kind == "Slide"     ? slides(node)
               : kind == "Add"     ? drops(node)
               : kind == "Promote" ? promotions(node)
                                   : steps(node);
    }

    static void addThen(std::vector<Move> &all, const LudiiNode &node)
    {
        if (const LudiiNode *then = child(node, "then")) {
            for (Move &move : all)
                move.then.push_back(&then->parts[1]);
        }
    }

    /// Those with the most moves in this turn.
    std::vector<Move> longest(const std::vector<Move> &all)
    {
        std::vector<int> lengths;
        for (const Move &move : all)
            lengths.push_back(lengthOf(move));
        std::vector<Move> kept;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (lengths[i] == *std::max_element(lengths.begin(), lengths.end()))
                kept.push_back(all[i]);
        }
        return kept;
    }

    int lengthOf(const Move &move)
    {
        const Position before = position();
        const bool wasTrial = std::exchange(m_isTrial, true);
        play(move);
        int rest = 0;
        if (isSameTurn()) {
            for (const Move &next : legalMoves())
                rest = std::max(rest, lengthOf(next));
        }
        restore(before);
        m_isTrial = wasTrial;
        return 1 + rest;
    }

    /// Those of one name, or all; by their own moves, or by those that are given. For another
    /// player than the mover, turns are exchanged meanwhile.
    std::vector<Move> ofAllPieces(const LudiiNode &node)
    {
        const Position before = position();
        int player = m_mover;
        std::string name;
        const LudiiNode *given = nullptr;
        for (std::size_t i = 2; i < node.parts.size(); ++i) {
            const LudiiNode &part = node.parts[i];
            if (part.isList())
                given = &part;
            else if (part.word.starts_with('"'))
                name = part.word;
            else
                player = roleOf(part.word);
        }
        if (player != m_mover) {
            m_previous = m_mover;
            m_next = m_mover;
            m_mover = player;
        }
        std::vector<Move> all;
        for (std::size_t site = 0; site < m_sheet->sites; ++site) {
            if (ownerAt(int(site)) != player
                || (!name.empty() && nameOf(whatAt(int(site))) != name))
                continue;
            m_from = int(site);
            for (const Move &move : given != nullptr ? moves(*given) : movesOf(int(site)))
                all.push_back(move);
        }
        restore(before);
        return all;
    }

    /// Those after which the condition holds; the turns are still those of before.
    std::vector<Move> allowed(std::vector<Move> all, const LudiiNode &condition)
    {
        std::erase_if(all, [&](const Move &move) {
            const Position before = position();
            const bool wasTrial = std::exchange(m_isTrial, true);
            play(move);
            m_mover = before.mover;
            m_previous = before.previous;
            m_next = before.next;
            const bool isAllowed = holds(condition);
            restore(before);
            m_isTrial = wasTrial;
            return !isAllowed;
        });
        return all;
    }

    /// From the site along the track: a condition on `to` ends the slide where it holds, one on
    /// what is applied says whether it may end there, and only empty sites are passed.
    std::vector<Move> slides(const LudiiNode &node)
    {
        std::vector<Move> all;
        const LudiiNode &to = node.parts[3];
        const LudiiNode *stop = argument(to, "if");
        const LudiiNode *applied = child(to, "apply");
        const LudiiNode *apply = applied != nullptr ? argument(*applied, "if") : nullptr;
        for (const LudiiNode *track : m_sheet->tracks) {
            if (track->parts[1].word != node.parts[2].word)
                continue;
            const auto &sites = track->parts[2].parts;
            const bool isLoop = argument(*track, "loop") != nullptr;
            const auto start = std::find_if(sites.begin(), sites.end(), [&](const LudiiNode &row) {
                return number(row) == m_from;
            });
            const auto first = std::size_t(start - sites.begin());
            for (std::size_t i = 1; start != sites.end() && i < sites.size(); ++i) {
                if (!isLoop && first + i >= sites.size())
                    break;
                m_to = number(sites[(first + i) % sites.size()]);
                const bool isEnd = stop != nullptr && holds(*stop);
                if (isEnd || apply == nullptr || holds(*apply))
                    all.push_back({m_from, m_to});
                if (isEnd || whatAt(m_to) >= 0)
                    break;
            }
        }
        return all;
    }

    std::vector<Move> steps(const LudiiNode &node)
    {
        const LudiiNode &to = node.parts.at(2);
        const int from = site(node.parts.at(1).parts.at(1));
        m_to = site(to.parts.at(1));
        const LudiiNode *condition = argument(to, "if");
        std::vector<Move> all;
        if (condition == nullptr || holds(*condition)) {
            all.push_back({from, m_to});
            const LudiiNode *applied = child(to, "apply");
            if (applied != nullptr && argument(applied->parts[1], "at") != nullptr)
                all.back().clears = site(applied->parts[1].parts[1]);
        }
        addThen(all, node);
        return all;
    }

    /// The component with the mover's number is put down.
    std::vector<Move> drops(const LudiiNode &node)
    {
        std::vector<Move> all;
        const LudiiNode *condition = argument(node.parts[2], "if");
        for (std::size_t at = 0; at < m_sheet->sites; ++at) {
            m_to = int(at);
            if (whatAt(m_to) < 0 && (condition == nullptr || holds(*condition)))
                all.push_back({-1, m_to, m_mover - 1});
        }
        return all;
    }

    std::vector<Move> promotions(const LudiiNode &node)
    {
        std::vector<Move> all;
        const int at = site(node.parts[2]);
        for (const LudiiNode &name : node.parts[3].parts[1].parts)
            all.push_back({at, at, -1, pieceOf(name.word, m_mover)});
        return all;
    }

    void effect(const LudiiNode &node)
    {
        const std::string head = node.head();
        if (head == "and") {
            const auto &parts = node.parts[1].word == "{" ? node.parts[1].parts : node.parts;
            for (const LudiiNode &part : parts) {
                if (part.isList())
                    effect(part);
            }
        } else if (head == "if") {
            if (holds(node.parts[1]))
                effect(node.parts[2]);
            else if (node.parts.size() > 3 && node.parts[3].isList())
                effect(node.parts[3]);
        } else if (head == "set" && node.parts[1].word == "Pending") {
            m_pending.insert(site(node.parts[2]));
        } else if (head == "set") {
            m_states[std::size_t(site(node.parts[2]))] = number(node.parts[3]);
        } else if (head == "remove") {
            m_whats[std::size_t(site(node.parts[1]))] = -1;
        } else if (head == "promote") {
            m_whats[std::size_t(site(node.parts[1]))] =
                pieceOf(node.parts[2].parts[1].word, roleOf(node.parts[3].word));
        } else if (head == "fromTo") {
            carry(site(node.parts[1].parts[1]), site(node.parts[2].parts[1]));
        } else if (head == "moveAgain") {
            m_next = m_mover;
        } else {
            qFatal("no effect: %s", head.c_str());
        }
    }

    /// A map gives the key itself where it has no entry.
    int site(const LudiiNode &node) const
    {
        const std::string head = node.head();
        if (head.empty())
            return number(node);
        if (head == "from")
            return m_from;
        if (head == "to")
            return m_to;
        if (head == "last")
            return node.parts[1].word == "To" ? m_lastTo : m_lastFrom;
        if (head == "state")
            return m_states[std::size_t(site(node.parts[1]))];
        if (head == "what")
            return whatAt(site(node.parts[1]));
        if (head == "id")
            return pieceOf(node.parts[1].word, roleOf(node.parts[2].word));
        if (head == "where")
            return siteOf(pieceOf(node.parts[1].word, roleOf(node.parts[2].word)));
        if (head != "mapEntry")
            qFatal("no site: %s", head.c_str());
        const int key = site(node.parts[2]);
        const auto &map = m_sheet->maps.at(node.parts[1].word);
        const auto entry = map.find(key);
        return entry == map.end() ? key : entry->second;
    }

    int siteOf(int piece) const
    {
        const auto found = std::find(m_whats.begin(), m_whats.end(), piece);
        return found == m_whats.end() ? -1 : int(found - m_whats.begin());
    }

    bool holds(const LudiiNode &node)
    {
        const std::string head = node.head();
        if (head == "not")
            return !holds(node.parts[1]);
        if (head == "and" || head == "or") {
            const auto &parts = node.parts[1].word == "{" ? node.parts[1].parts : node.parts;
            const bool isAnd = head == "and";
            for (const LudiiNode &part : parts) {
                if (part.isList() && holds(part) != isAnd)
                    return !isAnd;
            }
            return isAnd;
        }
        if (head == "!=" || head == "=")
            return (site(node.parts[1]) == site(node.parts[2])) == (head == "=");
        if (head == "no" && node.parts[1].word == "Pieces")
            return std::none_of(m_whats.begin(), m_whats.end(), [&](int piece) {
                return ownerOf(piece) == roleOf(node.parts[2].word);
            });
        if (head == "no")
            return isStuck(roleOf(node.parts[2].word));
        if (head == "can")
            return !moves(node.parts[2]).empty();
        if (head != "is")
            qFatal("no condition: %s", head.c_str());
        return isSo(node, node.parts[1].word);
    }

    bool isSo(const LudiiNode &node, const std::string &what)
    {
        const LudiiNode &about = node.parts[2];
        if (what == "Mover" || what == "Prev")
            return (what == "Mover" ? m_mover : m_previous) == roleOf(about.word);
        if (what == "Threatened")
            return isThreatened(site(*argument(node, "at")), site(about));
        if (what == "Line")
            return isLine(number(about));
        if (what == "Connected")
            return isConnected(about);
        if (what == "In")
            return region(node.parts[3]).contains(site(about));
        if (what == "Empty")
            return whatAt(site(about)) < 0;
        const int owner = ownerAt(site(about.parts.at(1)));
        return what == "Friend" ? owner == m_mover : owner != 0 && owner != m_mover;
    }

    const std::set<int> &region(const LudiiNode &node)
    {
        if (node.parts[1].word == "Pending")
            return m_pending;
        if (node.parts[1].word == "ToClear")
            return m_toClear;
        static const std::set<int> none;
        const auto &owned = m_sheet->regions.at(node.parts[2].word);
        const auto found = owned.find(roleOf(node.parts[1].word));
        return found == owned.end() ? none : found->second;
    }

    /// Whether some move of the enemy would end there; asked within that, nothing is threatened.
    bool isThreatened(int at, int piece)
    {
        if (at < 0 || piece < 0 || m_isAsked)
            return false;
        const Position before = position();
        m_isAsked = true;
        m_previous = ownerOf(piece);
        m_mover = 3 - ownerOf(piece);
        m_next = ownerOf(piece);
        const auto all = moves(m_sheet->play->parts.at(1));
        m_isAsked = false;
        restore(before);
        return std::any_of(
            all.begin(), all.end(), [at](const Move &move) { return move.to == at; });
    }

    bool isStuck(int player)
    {
        const Position before = position();
        m_previous = m_mover;
        m_mover = player;
        m_next = 3 - player;
        const bool isStuck = legalMoves().empty();
        restore(before);
        return isStuck;
    }

    /// The sites next to one along edges.
    std::vector<int> neighbours(int at) const
    {
        std::vector<int> found;
        for (const LudiiNode &edge :
             m_sheet->edges != nullptr ? m_sheet->edges->parts : std::vector<LudiiNode>()) {
            const int a = number(edge.parts[0]);
            const int b = number(edge.parts[1]);
            if (a == at || b == at)
                found.push_back(a == at ? b : a);
        }
        return found;
    }

    std::pair<double, double> placeOf(int at) const
    {
        const auto &place = m_sheet->vertices->parts[std::size_t(at)].parts;
        return {std::stod(place[0].word), std::stod(place[1].word)};
    }

    /// Of pieces like the last one, through it, along edges that go straight on.
    bool isLine(int length) const
    {
        const auto count = [&](int at, int next) {
            int steps = 0;
            for (int piece = whatAt(at); whatAt(next) == piece;) {
                ++steps;
                const auto [x, y] = placeOf(at);
                const auto [nextX, nextY] = placeOf(next);
                at = next;
                next = -1;
                for (const int other : neighbours(at)) {
                    const auto [otherX, otherY] = placeOf(other);
                    if (std::abs(otherX - 2 * nextX + x) < 0.01
                        && std::abs(otherY - 2 * nextY + y) < 0.01)
                        next = other;
                }
                if (next < 0)
                    break;
            }
            return steps;
        };
        for (const int next : neighbours(m_lastTo)) {
            const auto [x, y] = placeOf(m_lastTo);
            const auto [nextX, nextY] = placeOf(next);
            int steps = 1 + count(m_lastTo, next);
            for (const int back : neighbours(m_lastTo)) {
                const auto [backX, backY] = placeOf(back);
                if (std::abs(backX + nextX - 2 * x) < 0.01
                    && std::abs(backY + nextY - 2 * y) < 0.01)
                    steps += count(m_lastTo, back);
            }
            if (steps >= length)
                return true;
        }
        return false;
    }

    bool isConnected(const LudiiNode &areas)
    {
        std::set<int> group{m_lastTo};
        std::vector<int> last{m_lastTo};
        while (!last.empty()) {
            const int at = last.back();
            last.pop_back();
            for (const int next : neighbours(at)) {
                if (ownerAt(next) == ownerAt(m_lastTo) && group.insert(next).second)
                    last.push_back(next);
            }
        }
        return std::all_of(areas.parts.begin(), areas.parts.end(), [&](const LudiiNode &area) {
            const std::set<int> &sites = region(area);
            return std::any_of(
                sites.begin(), sites.end(), [&](int at) { return group.contains(at); });
        });
    }

    /// The first rule that holds.
    Result judged()
    {
        for (const LudiiNode &rule : m_sheet->end->parts.at(1).parts) {
            if (!holds(rule.parts[1]))
                continue;
            const std::string &what = rule.parts[2].parts[2].word;
            const int player = roleOf(rule.parts[2].parts[1].word);
            const int winner = what == "Win" ? player : 3 - player;
            return what == "Draw" ? Result::Draw : winner == 1 ? Result::First : Result::Second;
        }
        return Result::None;
    }

    std::shared_ptr<const Sheet> m_sheet; ///< the same in every copy
    std::vector<int> m_whats;
    std::vector<int> m_states;
    std::set<int> m_pending;
    std::set<int> m_toClear;
    std::set<int> m_cleared; ///< in the turn before
    Result m_result = Result::None;
    bool m_isAsked = false;
    bool m_isTrial = false;
    int m_mover = 1;
    int m_previous = 2;
    int m_next = 2;
    int m_lastFrom = -1;
    int m_lastTo = -1;
    int m_from = -1;
    int m_to = -1;
};

} // namespace rookery::test
