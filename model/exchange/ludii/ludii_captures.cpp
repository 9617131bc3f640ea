#include "model/exchange/ludii/ludii_captures.h"

namespace rookery {

namespace {

const char *hasGoneOn = "(is In (last To) (sites Pending))";

std::string either(const std::string &moves, const std::string &then = {})
{
    return "(or {" + moves + "}" + (then.empty() ? "" : " (then " + then + ")") + ")";
}

std::string ofPieces(const std::string &type, const std::string &moves)
{
    return "(forEach Piece \"" + type + "\" " + moves + ")";
}

} // namespace

LudiiCaptures::LudiiCaptures(const LudiiChains &chains,
                             const Subject &subject,
                             const LudiiWords &words,
                             LudiiGraph &graph,
                             const Becomes &becomes)
    : m_chains(chains)
    , m_subject(subject)
    , m_words(words)
    , m_graph(graph)
{
    for (const auto &types : chains.order()) {
        std::string all;
        for (const PieceId piece : types)
            all += "\n      " + ofType(piece, becomes);
        m_moves += " " + (chains.wantsMost() ? "(max Moves " + either(all) + ")" : either(all));
    }
}

/// Of the piece that has just moved, if it moves again.
std::string LudiiCaptures::ofType(PieceId piece, const Becomes &becomes)
{
    const auto &players = m_words.players();
    const std::string first = ofPlayer(players[0], piece, becomes(players[0], piece));
    const std::string second = ofPlayer(players[1], piece, becomes(players[1], piece));
    const std::string moves = first == second ? first
                                              : "(if (is Mover " + m_words.role(players[0]) + ") "
                                                    + first + " " + second + ")";
    return ofPieces(m_words.type(piece),
                    "(if (or (not (is Prev Mover)) (= (from) (last To))) " + moves + ")");
}

/// From its cell on; a piece may become another only where its move is over.
std::string LudiiCaptures::ofPlayer(PlayerId player, PieceId piece, const std::string &becomes)
{
    const LudiiChain &chain = *m_chains.chain(player, piece);
    std::vector<std::string> groups;
    bool hasChoice = false;
    std::string all;
    for (const auto &group : chain.groups) {
        std::string hops;
        for (const LudiiHop &each : group)
            hops += hop(each);
        hasChoice = hasChoice || (chain.mustGoOn && !m_chains.wantsMost() && group.size() > 1);
        all += hops;
        groups.push_back(hops);
    }
    const std::string hops = define("Hops", either(all));
    const std::string goesOn =
        "(can Move " + ofPieces(m_words.type(piece), "(if (= (from) (last To)) " + hops + ")")
        + ")";
    const std::string again =
        hasChoice ? "(and (moveAgain) (set Pending (last To)))" : "(moveAgain)";
    const std::string then = define(
        "Then", "(if " + goesOn + " " + again + (becomes.empty() ? "" : " " + becomes) + ")");
    if (!hasChoice)
        return either(hops, then);
    std::string text;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::string moves = either(groups[i], then);
        text += "\n      "
                + (chain.groups[i].size() == 1 ? moves
                                               : "(priority {(do " + moves + " ifAfterwards:"
                                                     + hasGoneOn + ") " + moves + "})");
    }
    return define("Captures", either(text));
}

/// Captured pieces stand until the turn is over, and are captured once.
std::string LudiiCaptures::hop(const LudiiHop &hop)
{
    std::vector<CellId> cells;
    for (const CellId cell : m_subject.board().cells())
        cells.push_back(cell);
    const LudiiPath &path = hop.path;
    const auto walked = path.walk(m_subject.board(), cells);
    const auto entry = [&](std::size_t steps) {
        return m_graph.entry(walked[steps]);
    };
    const std::string to = entry(path.steps.size());
    const std::string enemy = entry(hop.captured);
    std::vector<std::string> all = {"(!= " + to + " (from))"};
    for (const LudiiPath::Passed &passed : path.passed) {
        if (passed.occupant == Occupant::Empty)
            all.push_back("(is Empty " + entry(passed.steps) + ")");
    }
    all.push_back("(is Enemy (who at:" + enemy + "))");
    all.push_back("(not (is In " + enemy + " (sites ToClear)))");
    return "\n      (if " + LudiiWords::all(all) + " (move (from (from)) (to " + to
           + " if:(is Empty (to)) (apply (remove " + enemy + " at:EndOfTurn)))))";
}

/// A name ends in a digit, as no type's does.
std::string LudiiCaptures::define(const std::string &name, const std::string &text)
{
    const auto [known, isNew] =
        m_names.emplace(text, "\"" + name + std::to_string(m_names.size()) + "\"");
    if (isNew)
        m_defines += "(define " + known->second + " " + text + ")\n";
    return known->second;
}

} // namespace rookery
