#include "model/base/text.h"
#include "model/exchange/rbg/rbg_expression.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr int mostTurns = 1000;

/// Whether the player has a royal piece to lose.
bool startsRoyal(const Subject &subject, PlayerId player)
{
    const std::vector<PieceId> royals = subject.markedRoyals();
    return std::any_of(royals.begin(), royals.end(), [&](PieceId piece) {
        return subject.startingPieces(piece, player) > 0;
    });
}

bool startsRoyal(const Subject &subject)
{
    for (const PlayerId player : subject.playerIds()) {
        if (startsRoyal(subject, player))
            return true;
    }
    return false;
}

/// Words of the language, and the names that this writer gives. A name is made of letters and
/// digits; a word stands for one thing in the whole file, since a macro's name is replaced wherever
/// it stands.
const std::set<std::string> takenWords = {"players",
                                          "pieces",
                                          "variables",
                                          "rules",
                                          "board",
                                          "hexagon",
                                          "cuboid",
                                          "rectangle",
                                          "empty",
                                          "gone",
                                          "turns",
                                          "next"};

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.zone;
}

class RbgWriter
{
public:
    explicit RbgWriter(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
        , m_compass(subject.board().compass())
    {
        nameThings();
    }

    /// A sentence for the first piece that cannot be said.
    Message fault() const
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const PlayerId player : m_subject.playerIds()) {
                for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
                    const auto said = expression(guarded, player);
                    if (!said)
                        return aboutPiece(m_subject, piece, said.error().message);
                }
            }
        }
        return {};
    }

    std::string text(const Verdict &verdict) const
    {
        std::string rbg;
        for (const std::string &line : headLines(m_subject, verdict))
            rbg += "// " + asciiLine(line) + "\n";
        rbg += "#players = ";
        for (std::size_t i = 0; i < m_players.size(); ++i)
            rbg += (i == 0 ? "" : ", ") + m_players[i] + "(100)";
        rbg += "\n#pieces = empty, gone";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                rbg += ", " + word(player, piece, false);
                if (m_subject.hasFirstMove(piece))
                    rbg += ", " + word(player, piece, true);
            }
        }
        rbg += "\n#variables = turns(" + std::to_string(mostTurns) + ")\n" + board();
        for (const PlayerId player : m_subject.playerIds())
            rbg += turn(player);
        rbg += "#rules = (";
        for (const PlayerId player : m_subject.playerIds())
            rbg += " " + m_turns[player.index()];
        return rbg + " )*\n";
    }

private:
    void nameThings()
    {
        Identifiers names(takenWords, "");
        for (const Player &player : m_subject.rules().players)
            m_players.push_back(names.unique(asciiLine(player.name), "player"));
        for (const std::string &player : m_players)
            m_turns.push_back(names.unique("turn" + player, "turn"));
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const std::string name =
                    m_players[player.index()] + asciiLine(m_subject.pieces()[piece].name);
                m_words[{player, piece}] = {names.unique(name, "piece"),
                                            names.unique(name + "Unmoved", "piece")};
            }
        }
        for (const CellId cell : m_board.cells())
            m_cells.push_back(names.unique(m_board.name(cell), "cell"));
        nameLabels(names);
    }

    void nameLabels(Identifiers &names)
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const PlayerId player : m_subject.playerIds()) {
                for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
                    for (const Program::Node &node : guarded.program.nodes) {
                        const StepId step = m_compass.seen(guarded.program.facing, node.own);
                        if (m_labels.count(step) == 0)
                            m_labels[step] = names.unique(m_compass.name(step), "dir");
                    }
                }
            }
        }
        for (const Zone &zone : m_subject.design().board->edits.zones) {
            for (const std::string &player : m_players)
                m_zones.push_back(names.unique("in" + asciiLine(zone.name) + player, "zone"));
        }
    }

    /// The word for a piece of this type and player, which has moved or not.
    const std::string &word(PlayerId player, PieceId piece, bool isUnmoved) const
    {
        const auto &[moved, unmoved] = m_words.at({player, piece});
        return isUnmoved ? unmoved : moved;
    }

    /// All pieces of a player, as the inside of a set.
    std::string piecesOf(PlayerId player) const
    {
        std::string all;
        for (const PieceId piece : m_subject.pieceIds()) {
            appendItem(all, ", ", word(player, piece, false));
            if (m_subject.hasFirstMove(piece))
                all += ", " + word(player, piece, true);
        }
        return all;
    }

    std::string enemiesOf(PlayerId player) const
    {
        std::string all;
        for (const PlayerId other : m_subject.playerIds()) {
            if (other != player)
                appendItem(all, ", ", piecesOf(other));
        }
        return all;
    }

    /// An explicit graph. `next` goes round all cells; a zone is an edge back to the same cell.
    std::string board() const
    {
        std::string text = "#board =\n";
        for (const CellId cell : m_board.cells()) {
            const Placement *boardPiece = m_subject.design().setup->at(m_board.site(cell));
            text += "    " + m_cells[cell.index()] + " ["
                    + (boardPiece == nullptr ? "empty"
                                             : word(boardPiece->player,
                                                    boardPiece->piece,
                                                    m_subject.hasFirstMove(boardPiece->piece)))
                    + "] {next: " + m_cells[(cell.index() + 1) % m_cells.size()];
            for (const auto &[step, label] : m_labels) {
                if (const auto link = m_board.link(cell, step))
                    text += ", " + label + ": " + m_cells[link->to.index()];
            }
            for (const ZoneId zone : IdRange<ZoneId>(m_zones.size() / m_players.size())) {
                for (const PlayerId player : m_subject.playerIds()) {
                    if (m_subject.game().zones().isInZone(cell, zone, player))
                        text += ", " + zoneLabel(zone, player) + ": " + m_cells[cell.index()];
                }
            }
            text += "}\n";
        }
        return text;
    }

    const std::string &zoneLabel(ZoneId zone, PlayerId player) const
    {
        return m_zones[zone.index() * m_players.size() + player.index()];
    }

    Result<std::string> expression(const GuardedProgram &guarded, PlayerId player) const
    {
        std::map<StepId, std::string> labels;
        for (const Program::Node &node : guarded.program.nodes)
            labels[node.own] = m_labels.at(m_compass.seen(guarded.program.facing, node.own));
        return rbgExpression(
            guarded.program, std::move(labels), piecesOf(player), enemiesOf(player));
    }

    /// What is put down at the end of a move.
    std::string landing(PlayerId player, PieceId piece) const
    {
        const std::string plain = "[" + word(player, piece, false) + "]";
        for (const Promotion &promotion : m_subject.rules().promotions) {
            if (!isKnownPromotion(promotion) || !covers(promotion.types, piece)
                || !covers(promotion.players, player))
                continue;
            const std::string zone = zoneLabel(*promotion.zone, player);
            std::string choices = promotion.duty == PromotionDuty::May ? plain : "";
            for (const PieceId into : promotion.into)
                choices += (choices.empty() ? "[" : " + [") + word(player, into, false) + "]";
            return "(" + zone + " (" + choices + ") + {! " + zone + "} " + plain + ")";
        }
        return plain;
    }

    std::string moves(PlayerId player, PieceId piece) const
    {
        std::string always;
        std::string first;
        for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
            std::string way = *expression(guarded, player); // fault() has looked
            if (way.empty())
                continue;
            if (guarded.startsIn)
                way = zoneLabel(*guarded.startsIn, player) + " (" + way + ")";
            auto &list = guarded.when == When::Always ? always : first;
            appendItem(list, " + ", way);
        }
        const std::string end = " " + landing(player, piece);
        const auto lifted = [&](bool isUnmoved, const std::string &ways) {
            return "{" + word(player, piece, isUnmoved) + "} [gone] (" + ways + ")" + end;
        };
        std::string text;
        if (!always.empty())
            text += lifted(false, always);
        if (m_subject.hasFirstMove(piece))
            appendItem(text,
                       "\n      + ",
                       lifted(true,
                              always.empty()  ? first
                              : first.empty() ? always
                                              : always + " + " + first));
        return text;
    }

    std::string turn(PlayerId player) const
    {
        std::string all;
        for (const PieceId piece : m_subject.pieceIds()) {
            const std::string ways = moves(player, piece);
            if (!ways.empty())
                appendItem(all, "\n      + ", ways);
        }
        const std::string &name = m_players[player.index()];
        std::string text =
            "#" + m_turns[player.index()] + " =\n    ->" + name + " (next)* (\n        "
            + (all.empty() ? "{}" : all)
            + "\n    )\n    ->> (next)* {gone} [empty] [$ turns = turns + 1]\n    ({$ turns < "
            + std::to_string(mostTurns) + "} + {$ turns == " + std::to_string(mostTurns)
            + "} ->> {})\n";
        return text + royals(player);
    }

    /// The player who has captured the last royal piece has won.
    std::string royals(PlayerId player) const
    {
        std::string gone;
        for (const PlayerId other : m_subject.playerIds()) {
            if (!startsRoyal(m_subject, other))
                continue;
            for (const PieceId piece : m_subject.pieceIds()) {
                if (other == player || m_subject.pieces()[piece].royalty == Royalty::None)
                    continue;
                for (const bool isUnmoved : {false, true}) {
                    if (!isUnmoved || m_subject.hasFirstMove(piece))
                        gone += "{$ " + word(other, piece, isUnmoved) + " == 0} ";
                }
            }
        }
        return gone.empty() ? ""
                            : "    ({? " + gone + "} [$ " + m_players[player.index()]
                                  + " = 100] ->> {} + {! " + gone + "})\n";
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    std::vector<std::string> m_players;
    std::vector<std::string> m_turns; ///< the macro of each player's turn
    std::map<std::pair<PlayerId, PieceId>, std::pair<std::string, std::string>>
        m_words; ///< moved, unmoved
    std::vector<std::string> m_cells;
    std::vector<std::string> m_zones; ///< labels, for one zone those of all players
    std::map<StepId, std::string> m_labels;
};

} // namespace

Verdict checkRbg(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0 || subject.pieces().types.empty())
        verdict.prevents(Message("there must be cells and pieces"));
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    if (auto fault = RbgWriter(subject).fault(); !fault.isEmpty())
        verdict.prevents(std::move(fault));
    const bool isRoyal = startsRoyal(subject);
    const auto isSaid = [&](const UsedRule &rule) {
        return rule.kind == RuleKind::UnmovedOnly || rule.kind == RuleKind::StartZone
               || (rule.kind == RuleKind::Promotion
                   && isSaidPromotion(subject.rules(), rule.index, isKnownPromotion));
    };
    const auto isRoyalType = [](const UsedRule &rule) {
        return rule.kind == RuleKind::RoyalType;
    };
    if (!isRoyal)
        leaveOutOfGame(subject, verdict, isSaid);
    // Where a royal piece can be captured there is a way to win.
    for (const UsedRule &rule : subject.usedRules()) {
        if (isRoyal && isRoyalType(rule))
            verdict.differs(
                Message("{rule}; it may be left to capture, and losing it loses the game",
                        {{"rule", rule.message}}),
                rule.element,
                Remedy::Approximate);
    }
    for (const UsedRule &rule : subject.usedRules()) {
        if (isRoyal && !isRoyalType(rule) && !isSaid(rule))
            leaveOut(subject, verdict, rule);
    }
    verdict.differs(Message("the game ends after {turns} turns", {{"turns", mostTurns}}),
                    {},
                    Remedy::Approximate);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeRbg(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".rbg", RbgWriter(subject).text(verdict)}};
}

} // namespace rookery
