#include "model/exchange/ludii/ludii_moves.h"

#include "model/exchange/target/plain_wings.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery {

namespace {

const char *pending = "(sites Pending)";

/// Where a piece may end, by what stands there.
std::string whereToEnd(const LudiiPath &path)
{
    if (path.onEmpty && path.onEnemy)
        return path.onFriend ? "" : " if:(not (is Friend (who at:(to))))";
    if (path.onEnemy)
        return " if:(is Enemy (who at:(to)))";
    return " if:(is Empty (to))";
}

/// Each costs each way of each taker a line.
constexpr std::size_t mostPassings = 32;

std::string standsOn(Occupant occupant, const std::string &site)
{
    return occupant == Occupant::Empty    ? "(is Empty " + site + ")"
           : occupant == Occupant::Friend ? "(is Friend (who at:" + site + "))"
                                          : "(is Enemy (who at:" + site + "))";
}

LudiiGraph::Pairs withoutReturns(LudiiGraph::Pairs pairs)
{
    std::erase_if(pairs, [](const auto &pair) { return pair.first == pair.second; });
    return pairs;
}

/// Whether castling rules ask nothing that these files do not say.
bool saysAllCastling(const Subject &subject)
{
    const auto &rules = subject.rules().castling;
    const auto wings = plainWings(subject);
    return std::all_of(rules.begin(),
                       rules.end(),
                       [&](const CastlingRule &rule) { return isCastlingByCells(subject, rule); })
           && std::all_of(wings.begin(), wings.end(), [&](const PlainWing &wing) {
                  return !wing.asksSafety || wing.king == ludiiRoyal(subject);
              });
}

} // namespace

LudiiMoves::LudiiMoves(const Subject &subject,
                       const LudiiWords &words,
                       LudiiGraph &graph,
                       const LudiiChains &chains)
    : m_subject(subject)
    , m_board(subject.board())
    , m_words(words)
    , m_graph(graph)
    , m_chains(chains)
    , m_saysCastling(saysAllCastling(subject))
{
    findPassings();
}

bool LudiiMoves::hasState(PieceId piece) const
{
    const auto wings = m_saysCastling ? plainWings(m_subject) : std::vector<PlainWing>();
    return m_subject.hasFirstMove(piece)
           || std::any_of(wings.begin(), wings.end(), [&](const PlainWing &wing) {
                  return wing.king == piece || wing.partner == piece;
              });
}

Result<std::string> LudiiMoves::lines(PlayerId player, PieceId piece)
{
    std::string all;
    const auto programs = programsOf(m_subject, piece, player);
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (m_chains.says(piece, i))
            continue;
        const auto text = movement(programs[i], player, piece);
        if (!text)
            return failure(aboutPiece(m_subject, piece, text.error().message));
        all += *text;
    }
    return all + castling(player, piece);
}

Result<std::string>
LudiiMoves::movement(const GuardedProgram &guarded, PlayerId player, PieceId piece)
{
    if (guarded.when == When::UnmovedUnchecked)
        return failure(Message("its first move depends on check, which no line can say"));
    const Program &program = guarded.program;
    Start start{player, piece, m_subject.zoneCells(guarded.startsIn, player), {}};
    if (guarded.when == When::Unmoved)
        start.conditions.emplace_back("(= (state at:(from)) 1)");
    const bool isAlways = guarded.when == When::Always && !guarded.startsIn;
    std::string text;
    std::size_t ways = 0;
    for (const std::uint32_t &index : program.at(program.firstAlways)) {
        const Program::Node &node = program.nodes[index];
        const StepId step = m_board.compass().seen(program.facing, node.own);
        const auto track =
            isAlways && isLudiiSlide(node) ? slide(node, step) : std::optional<std::string>();
        if (track) {
            text += *track;
            continue;
        }
        Program part = program;
        part.firstAlways.begin = static_cast<std::uint32_t>(&index - program.follow.data());
        part.firstAlways.end = part.firstAlways.begin + 1;
        const auto paths = ludiiPaths(m_subject, part);
        if (!paths)
            return failure(paths.error());
        ways += paths->size();
        if (const Message fault = ludiiPathsFault(ways, m_board); !fault.isEmpty())
            return failure(fault);
        for (const LudiiPath &each : *paths)
            text += line(each, start);
    }
    return text;
}

/// A condition on `to` itself would end the slide where it first holds; one on what is applied
/// there says where it may end.
std::optional<std::string> LudiiMoves::slide(const Program::Node &node, StepId step)
{
    const auto track = m_graph.track(step);
    if (!track || track->empty())
        return track;
    const std::string to =
        node.onEnemy.stop
            ? "(to if:(is Enemy (who at:(to))) (apply if:(is Empty (to)) (remove (to))))"
            : "(to (apply if:(is Empty (to))))";
    return "\n      (move Slide \"" + *track + "\" " + to + ")";
}

/// A map gives the cell itself where it has no entry for it.
std::vector<std::string>
LudiiMoves::conditions(const WalkedPath &walked, const Start &start, const LudiiGraph::Pairs &pairs)
{
    std::vector<std::string> all = start.conditions;
    all.push_back("(!= " + m_graph.entry(pairs) + " (from))");
    for (const LudiiPath::Passed &passed : walked.path.passed)
        all.push_back(standsOn(passed.occupant, m_graph.entry(walked.after[passed.steps])));
    return all;
}

std::string LudiiMoves::line(const LudiiPath &path, const Start &start)
{
    const WalkedPath walked{path, path.walk(m_board, start.cells)};
    const auto pairs = withoutReturns(walked.after.back());
    if (pairs.empty())
        return {};
    const std::string take =
        path.onEnemy ? " (apply (if (is Enemy (who at:(to))) (remove (to))))" : "";
    return "\n      (if " + LudiiWords::all(conditions(walked, start, pairs))
           + " (move (from (from)) (to " + m_graph.entry(pairs) + whereToEnd(path) + take + ")"
           + passingThen(walked, start) + "))" + enPassant(walked, start);
}

/// The cells that a piece has passed, and where it stands now, are pending in the next turn.
std::string LudiiMoves::passingThen(const WalkedPath &walked, const Start &start)
{
    const auto passings = m_passings.find(start.player);
    if (passings == m_passings.end() || walked.path.steps.size() < 2 || !isVictim(start.piece))
        return {};
    std::string text;
    for (std::size_t count = 1; count < walked.path.steps.size(); ++count)
        text += "(set Pending " + m_graph.entry(walked.after[count], "(last From)") + ") ";
    return " (then (and {" + text + "(set Pending (last To))}))";
}

/// To an empty pending cell, past which an enemy has come that is pending, too.
std::string LudiiMoves::enPassant(const WalkedPath &walked, const Start &start)
{
    const auto &rules = m_subject.rules().enPassant;
    if (!walked.path.onEnemy || m_passings.empty() || !covers(rules.front().takers, start.piece))
        return {};
    const std::vector<CellId> zone = m_subject.zoneCells(rules.front().zone, start.player);
    std::string text;
    for (const auto &[victim, passings] : m_passings) {
        std::set<Passing> rests; // how far the enemy went from the cell
        for (const Passing &passing : passings) {
            for (std::size_t rest = 1; rest < passing.length && victim != start.player; ++rest)
                rests.insert({passing.step, rest});
        }
        for (const Passing &rest : rests) {
            LudiiPath farther = walked.path;
            farther.steps.insert(farther.steps.end(), rest.length, rest.step);
            auto to = walked.after.back();
            const auto enemies = farther.pairs(m_board, start.cells);
            std::erase_if(to, [&](const auto &pair) {
                return enemies.count(pair.first) == 0
                       || std::find(zone.begin(), zone.end(), pair.second) == zone.end();
            });
            if (to.empty())
                continue;
            std::vector<std::string> all = conditions(walked, start, to);
            const std::string enemy = m_graph.entry(enemies);
            all.push_back("(is In " + m_graph.entry(to) + " " + pending + ")");
            all.push_back("(is In " + enemy + " " + pending + ")");
            all.push_back("(is Enemy (who at:" + enemy + "))");
            text += "\n      (if " + LudiiWords::all(all) + " (move (from (from)) (to "
                    + m_graph.entry(to) + " if:(is Empty (to))) (then (remove "
                    + m_graph.entry(enemies, "(last From)") + "))))";
        }
    }
    return text;
}

/// A king that may not be attacked on its way is tried on each cell of it.
std::string LudiiMoves::castling(PlayerId player, PieceId piece) const
{
    std::string text;
    const auto wings = m_saysCastling ? plainWings(m_subject) : std::vector<PlainWing>();
    for (const PlainWing &row : wings) {
        if (row.king != piece || row.wing.player != player)
            continue;
        const std::string king = LudiiWords::cell(row.wing.home.king);
        const std::string partner = LudiiWords::cell(row.wing.home.partner);
        std::vector<std::string> all = {"(= (from) " + king + ")",
                                        "(= (state at:" + king + ") 1)",
                                        "(= (state at:" + partner + ") 1)"};
        for (const CellId cell : row.emptyCells(m_board))
            all.push_back(standsOn(Occupant::Empty, LudiiWords::cell(cell)));
        const std::string threat = m_words.threat(m_words.role(player));
        if (row.asksSafety)
            all.push_back("(not " + threat + ")");
        for (const CellId cell : row.kingWay(m_board)) {
            if (row.asksSafety && cell != row.wing.kingTo)
                all.push_back("(can Move (do (move (from (from)) (to " + LudiiWords::cell(cell)
                              + ")) ifAfterwards:(not " + threat + ")))");
        }
        const std::string partnerTo = LudiiWords::cell(row.wing.partnerTo);
        text += "\n      (if " + LudiiWords::all(all) + " (move (from (from)) (to "
                + LudiiWords::cell(row.wing.kingTo) + ") (then (and (fromTo (from " + partner
                + ") (to " + partnerTo + ")) (set State at:" + partnerTo + " 0)))))";
    }
    return text;
}

bool LudiiMoves::isVictim(PieceId piece) const
{
    return covers(m_subject.rules().enPassant.front().victims, piece)
           && m_subject.passesCells(piece);
}

/// Nothing is found where maps cannot say all of the rule.
void LudiiMoves::findPassings()
{
    const auto &rules = m_subject.rules().enPassant;
    const bool isUsual = rules.size() == 1 && rules.front().within == PassedFor::NextTurn
                         && rules.front().players.empty() && m_subject.rules().players.size() == 2;
    bool isSaid = isUsual;
    for (const PlayerId player : m_subject.playerIds()) {
        for (const PieceId piece : m_subject.pieceIds()) {
            isSaid = isSaid && (!isVictim(piece) || addPassings(player, piece))
                     && (!covers(rules.front().takers, piece) || capturesByMaps(player, piece));
        }
    }
    if (!isSaid)
        m_passings.clear();
}

/// False if some of the ways go over cells otherwise than straight, step by step, or on a track.
bool LudiiMoves::addPassings(PlayerId player, PieceId piece)
{
    const Compass &compass = m_board.compass();
    for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
        const auto &nodes = guarded.program.nodes;
        const auto paths = ludiiPaths(m_subject, guarded.program);
        if (!paths || std::any_of(nodes.begin(), nodes.end(), isLudiiSlide))
            return false;
        for (const LudiiPath &path : *paths) {
            const StepId step = path.steps.front();
            if (!path.isStraight() || !isShortStep(compass, step))
                return false;
            if (path.steps.size() > 1)
                m_passings[player].insert({step, path.steps.size()});
        }
    }
    const auto found = m_passings.find(player);
    return found == m_passings.end() || found->second.size() <= mostPassings;
}

/// Slides on tracks would end on no pending cell.
bool LudiiMoves::capturesByMaps(PlayerId player, PieceId piece) const
{
    for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
        const auto &nodes = guarded.program.nodes;
        if (std::any_of(nodes.begin(), nodes.end(), [](const Program::Node &node) {
                return isLudiiSlide(node) && node.onEnemy.stop;
            }))
            return false;
    }
    return true;
}

} // namespace rookery
