#include "model/design/rule_sheet.h"
#include "model/exchange/nomignolov/nomignolov_drops.h"
#include "model/exchange/nomignolov/nomignolov_removals.h"
#include "model/exchange/target/first_move_cells.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/requirements.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether a rule of no kind of its own is one that the script carries.
bool isCarried(const Subject &subject, const UsedRule &rule)
{
    const auto sheet = ruleSheet(subject.design());
    return std::any_of(sheet.begin(), sheet.end(), [&](const RuleSentence &row) {
        return row.text == rule.sentence + "." && scriptCarries(subject, row.key);
    });
}

/// What the script leaves out of a rule; empty for a rule that it carries.
Message lossOf(const Subject &subject, const UsedRule &rule)
{
    switch (rule.kind) {
    case RuleKind::StartZone:
    case RuleKind::Confinement:
    case RuleKind::Passing:
    case RuleKind::Hands:
    case RuleKind::Supply:
    case RuleKind::CapturesToHand:
    case RuleKind::DropDuty:
        return {};
    case RuleKind::Compulsion:
        return subject.rules().compulsions[rule.index].priorities.empty() ? Message()
                                                                          : rule.message;
    case RuleKind::Drop:
        return subject.rules().drops.empty() ? Message() : luaDropLoss(subject, rule.index);
    case RuleKind::Unknown:
        return isCarried(subject, rule) ? Message() : rule.message;
    default:
        return rule.message;
    }
}

/// Promotions are left out, but what they make of pieces in hand is not.
void noteForms(const Subject &subject, Verdict &verdict)
{
    const Rules &rules = subject.rules();
    for (const Drop &drop : putsPiecesDown(subject) ? rules.drops : std::vector<Drop>{}) {
        const bool isPromoted = std::any_of(
            rules.promotions.begin(), rules.promotions.end(), [&](const Promotion &rule) {
                return anyId(subject.pieceIds(), [&](PieceId piece) {
                    return covers(drop.types, piece) && covers(rule.types, piece);
                });
            });
        if (drop.form == DropForm::Either && isPromoted)
            verdict.differs(
                Message("[{types}|every piece] in hand: put down in either form all the same",
                        {{"types", namesOf(drop.types, subject.pieces())}}),
                {},
                Remedy::Approximate);
    }
}

/// Whether the pieces of a type on the cells where one starts are just those that have not moved:
/// none comes back there, and none counts as unmoved elsewhere.
bool areUnmovedSeen(const Subject &subject, PieceId piece)
{
    return subject.isPlainRectangle() && !anyId(subject.playerIds(), [&](PlayerId player) {
               const FirstMoveCells home = firstMoveCells(subject, piece, player);
               const auto isStart = [&](CellId cell) {
                   const Placement *there = subject.design().setup->at(subject.board().site(cell));
                   return there != nullptr && there->piece == piece && there->player == player;
               };
               return !home.doubtful.empty()
                      || !std::all_of(home.cells.begin(), home.cells.end(), isStart);
           });
}

/// Legs that do more than go on, take pieces and end are an obstacle.
void requireChains(const Subject &subject, Verdict &verdict)
{
    const auto isUnusual = [](const Program::End &end) {
        return end.movesPiece() || end.becomes || end.filter != 0;
    };
    const auto stopsBeside = [](const Program::End &end) {
        return end.stop && !end.takes();
    };
    for (const PieceId piece : subject.pieceIds()) {
        for (const GuardedProgram &each : programsOf(subject, piece, PlayerId(0))) {
            const auto &nodes = each.program.nodes;
            const auto found =
                std::find_if(nodes.begin(), nodes.end(), [&](const Program::Node &node) {
                    return node.isAnywhere || node.only != 0 || node.looksBack()
                           || anyEnd(node, isUnusual) || stopsBeside(node.onFriend)
                           || stopsBeside(node.onEnemy);
                });
            if (found == nodes.end())
                continue;
            verdict.prevents(
                aboutPiece(subject,
                           piece,
                           Message("leg {number} does more than going on, taking pieces and ending",
                                   {{"number", found->leg.index() + 1}})),
                {Element::Kind::Piece, piece.index()});
            break;
        }
    }
}

/// A script that lists nothing where there are moves would say that the game is over.
void requireFirstMoves(const Subject &subject, Verdict &verdict)
{
    MoveRules moveRules(subject.design());
    Position start = startPosition(subject.design(), moveRules.board());
    std::vector<Move> moves;
    moveRules.legal(start, moves);
    const bool removes = scriptCarries(subject, "clearings");
    const bool isAnySaid = std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
        return move.kind == Move::Kind::Displace || move.kind == Move::Kind::Drop
               || move.kind == Move::Kind::Pass || (move.kind == Move::Kind::Remove && removes);
    });
    if (!moves.empty() && !isAnySaid)
        verdict.prevents(Message(
            "there are moves from cell to cell or from a hand at the start, not only such as "
            "{move}",
            {{"move", moveText(moves.front(), moveRules.board(), subject.pieces(), moves)}}));
}

} // namespace

Verdict checkNomignolov(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    requireNoCellFacings(subject, verdict);
    requireChains(subject, verdict);
    requireFirstMoves(subject, verdict);
    for (const char *name : {"captured", "hand"}) {
        if (subject.board().find(name))
            verdict.prevents(
                Message("no cell of the board is called {name}, as one off the board is",
                        {{"name", name}}));
    }
    for (const UsedRule &rule : subject.usedRules()) {
        if (rule.kind == RuleKind::UnmovedOnly && areUnmovedSeen(subject, PieceId(rule.index)))
            continue;
        if (rule.kind == RuleKind::UnmovedOnly)
            verdict.differs(
                Message("{rule}; the script offers it on every cell where one of them starts",
                        {{"rule", rule.message}}),
                rule.element,
                Remedy::Approximate);
        else if (Message loss = lossOf(subject, rule); !loss.isEmpty())
            leaveOut(subject, verdict, {rule.kind, rule.index, {}, rule.element, std::move(loss)});
    }
    noteForms(subject, verdict);
    return verdict;
}

} // namespace rookery
