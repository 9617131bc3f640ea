#include "model/exchange/zrf/zrf_vocabulary.h"

#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"
#include "model/play/rules/line_directions.h"

#include <set>

namespace rookery {

namespace {

/// Words of the language that names may not take.
const std::set<std::string> &reservedWords()
{
    static const std::set<std::string> words = {
        "add",   "and",  "back", "capture", "cascade", "else",  "false", "flip",  "from",
        "if",    "mark", "not",  "off",     "or",      "to",    "true",  "while", "verify",
        "piece", "zone", "go",   "create",  "repeat",  "empty", "game"};
    return words;
}

/// Steps on the board that some piece takes or some row follows. Blocks are the first player's; the
/// others see them through a symmetry.
std::set<StepId> usedSteps(const Subject &subject)
{
    std::set<StepId> steps;
    for (const PieceId piece : subject.pieceIds()) {
        for (const GuardedProgram &guarded : programsOf(subject, piece, PlayerId(0))) {
            for (const Program::Node &node : guarded.program.nodes) {
                for (const PlayerId player : subject.playerIds())
                    steps.insert(stepSeenBy(subject, player, node.own));
            }
        }
    }
    for (const End &end : subject.rules().ends) {
        const auto *row = std::get_if<Row>(&end.condition);
        for (const DirectionId id : row != nullptr
                                        ? lineDirections(*subject.design().directions, row->lines)
                                        : std::vector<DirectionId>{})
            steps.insert(subject.board().compass().step(id));
    }
    return steps;
}

} // namespace

ZrfVocabulary::ZrfVocabulary(const Subject &subject)
{
    const Board &board = subject.board();
    Identifiers names(reservedWords());
    for (const CellId cell : board.cells())
        m_cells.push_back(names.unique(board.name(cell), "cell"));
    for (const StepId step : usedSteps(subject))
        m_steps[step] = names.unique(board.compass().name(step), "dir");
    for (const Player &player : subject.rules().players)
        m_players.push_back(names.unique(asciiLine(player.name), "Player"));
    for (const PieceType &type : subject.pieces().types)
        m_types.push_back(names.unique(asciiLine(type.name), "Piece"));
    for (const Zone &zone : subject.design().board->edits.zones)
        m_zones.push_back(names.unique(asciiLine(zone.name) + "-zone", "zone"));
}

StepId stepSeenBy(const Subject &subject, PlayerId player, StepId own)
{
    const Compass &compass = subject.board().compass();
    return compass.seen(compass.find(subject.rules()[player].facing), own);
}

std::string zrfList(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += " " + word;
    return text;
}

} // namespace rookery
