#include "model/base/text.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/programs.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr int mostTurns = 1000;

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.zone;
}

/// One program as an expression that leads from the man's cell to where its move ends. The cell
/// that the man has left holds `gone` meanwhile, which lets it through and never stops it.
class Expression
{
public:
    Expression(const Program &program,
               std::map<StepId, std::string> labels,
               std::string friends,
               std::string foes)
        : m_program(program)
        , m_labels(std::move(labels))
        , m_friends(std::move(friends))
        , m_foes(std::move(foes))
    {
    }

    /// Else why no expression of this form can say the program.
    Result<std::string> text()
    {
        std::string all;
        for (const std::uint32_t node : m_program.at(m_program.firstAlways))
            appendItem(all, " + ", leg(node));
        if (!m_fault.empty())
            return failure(m_fault);
        return all;
    }

private:
    using Node = Program::Node;

    /// Legs that several others lead to are written again for each, so that there may be very many.
    std::string leg(std::uint32_t index)
    {
        constexpr int most = 20'000;
        if (std::find(m_path.begin(), m_path.end(), index) != m_path.end())
            m_fault = "its legs lead back to themselves";
        else if (++m_written > most)
            m_fault = "its legs make too long an expression";
        if (!m_fault.empty())
            return "{}";
        m_path.push_back(index);
        const Node &node = m_program.nodes[index];
        const std::string label = m_labels.at(node.own);
        const std::string pass = node.way == Way::Any ? label : label + " {e, gone}";
        std::string text;
        for (int i = 1; i < node.least; ++i)
            text += pass + " ";
        if (node.most == unlimited)
            text += "(" + pass + ")* " + label + " " + ends(node);
        else
            text += ranged(node, label, pass, node.most - node.least);
        m_path.pop_back();
        return text;
    }

    std::string
    ranged(const Node &node, const std::string &label, const std::string &pass, int more)
    {
        const std::string here = label + " " + ends(node);
        return more == 0
                   ? here
                   : "(" + here + " + " + pass + " " + ranged(node, label, pass, more - 1) + ")";
    }

    std::string ends(const Node &node)
    {
        std::string stop;
        const auto add = [&](bool isIn, const std::string &pieces) {
            if (isIn && !pieces.empty())
                appendItem(stop, ", ", pieces);
        };
        add(node.onEmpty.stop, "e");
        add(node.onFriend.stop, m_friends);
        add(node.onFoe.stop, m_foes);
        std::string text = stop.empty() ? "" : "{" + stop + "}";
        follow(text, node.onEmpty, "e, gone");
        follow(text, node.onFriend, m_friends);
        follow(text, node.onFoe, m_foes);
        return "(" + (text.empty() ? "{}" : text) + ")";
    }

    void follow(std::string &text, const Program::End &end, const std::string &pieces)
    {
        for (const std::uint32_t next : m_program.at(end.then)) {
            if (!pieces.empty())
                appendItem(text, " + ", "{" + pieces + "} " + leg(next));
        }
    }

    const Program &m_program;
    std::map<StepId, std::string> m_labels;
    std::string m_friends;
    std::string m_foes;
    std::vector<std::uint32_t> m_path;
    int m_written = 0;
    std::string m_fault;
};

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
    std::string fault() const
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
        rbg += "\n#pieces = e, gone";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                rbg += ", " + man(player, piece, false);
                if (hasFirstMove(piece))
                    rbg += ", " + man(player, piece, true);
            }
        }
        rbg += "\n#variables = turns(" + std::to_string(mostTurns) + ")\n" + board();
        for (const PlayerId player : m_subject.playerIds())
            rbg += turn(player);
        rbg += "#rules = (";
        for (const PlayerId player : m_subject.playerIds())
            rbg += " turn_" + m_players[player.index()];
        return rbg + " )*\n";
    }

private:
    void nameThings()
    {
        Identifiers names({"e", "gone", "turns", "next"});
        for (const Player &player : m_subject.rules().players)
            m_players.push_back(names.unique(asciiLine(player.name), "player"));
        for (const PieceType &type : m_subject.pieces().types)
            m_types.push_back(names.unique(asciiLine(type.name), "piece"));
        for (const CellId cell : m_board.cells())
            m_cells.push_back(names.unique(m_board.name(cell), "cell"));
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
        for (const Zone &zone : m_subject.design().board->edits.zones)
            m_zones.push_back(names.unique("in " + asciiLine(zone.name), "zone"));
    }

    bool hasFirstMove(PieceId piece) const
    {
        const auto &moves = m_subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
            return move.when != When::Always;
        });
    }

    std::string man(PlayerId player, PieceId piece, bool isUnmoved) const
    {
        return m_players[player.index()] + "_" + m_types[piece.index()]
               + (isUnmoved ? "_unmoved" : "");
    }

    /// All men of a player, as the inside of a set.
    std::string menOf(PlayerId player) const
    {
        std::string all;
        for (const PieceId piece : m_subject.pieceIds()) {
            appendItem(all, ", ", man(player, piece, false));
            if (hasFirstMove(piece))
                all += ", " + man(player, piece, true);
        }
        return all;
    }

    std::string foesOf(PlayerId player) const
    {
        std::string all;
        for (const PlayerId other : m_subject.playerIds()) {
            if (other != player)
                appendItem(all, ", ", menOf(other));
        }
        return all;
    }

    /// An explicit graph. `next` goes round all cells; a zone is a way back to the same cell.
    std::string board() const
    {
        std::string text = "#board =\n";
        for (const CellId cell : m_board.cells()) {
            const Placement *man = m_subject.design().setup->at(m_board.site(cell));
            text +=
                "    " + m_cells[cell.index()] + " ["
                + (man == nullptr ? "e"
                                  : this->man(man->player, man->piece, hasFirstMove(man->piece)))
                + "] {next: " + m_cells[(cell.index() + 1) % m_cells.size()];
            for (const auto &[step, label] : m_labels) {
                if (const auto link = m_board.link(cell, step))
                    text += ", " + label + ": " + m_cells[link->to.index()];
            }
            for (std::size_t zone = 0; zone < m_zones.size(); ++zone) {
                for (const PlayerId player : m_subject.playerIds()) {
                    if (m_subject.game().zones().isInZone(cell, ZoneId(zone), player))
                        text +=
                            ", " + zoneLabel(ZoneId(zone), player) + ": " + m_cells[cell.index()];
                }
            }
            text += "}\n";
        }
        return text;
    }

    std::string zoneLabel(ZoneId zone, PlayerId player) const
    {
        return m_zones[zone.index()] + "_" + m_players[player.index()];
    }

    Result<std::string> expression(const GuardedProgram &guarded, PlayerId player) const
    {
        std::map<StepId, std::string> labels;
        for (const Program::Node &node : guarded.program.nodes)
            labels[node.own] = m_labels.at(m_compass.seen(guarded.program.facing, node.own));
        return Expression(guarded.program, std::move(labels), menOf(player), foesOf(player)).text();
    }

    /// What is put down at the end of a move.
    std::string landing(PlayerId player, PieceId piece) const
    {
        const std::string plain = "[" + man(player, piece, false) + "]";
        for (const Promotion &promotion : m_subject.rules().promotions) {
            if (!isKnownPromotion(promotion) || !covers(promotion.types, piece)
                || !covers(promotion.players, player))
                continue;
            const std::string zone = zoneLabel(*promotion.zone, player);
            std::string choices = promotion.duty == PromotionDuty::May ? plain : "";
            for (const PieceId into : promotion.into)
                choices += (choices.empty() ? "[" : " + [") + man(player, into, false) + "]";
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
            return "{" + man(player, piece, isUnmoved) + "} [gone] (" + ways + ")" + end;
        };
        std::string text;
        if (!always.empty())
            text += lifted(false, always);
        if (hasFirstMove(piece))
            appendItem(text, "\n      + ", lifted(true, always.empty() ? first : first.empty() ? always : always + " + " + first));
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
            "#turn_" + name + " =\n    ->" + name + " (next)* (\n        "
            + (all.empty() ? "{}" : all)
            + "\n    )\n    ->> (next)* {gone} [e] [$ turns = turns + 1]\n    ({$ turns < "
            + std::to_string(mostTurns) + "} + {$ turns == " + std::to_string(mostTurns)
            + "} ->> {})\n";
        return text + royals(player);
    }

    /// Who has captured the last royal man has won.
    std::string royals(PlayerId player) const
    {
        std::string gone;
        for (const PlayerId other : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                if (other == player || m_subject.pieces()[piece].royalty == Royalty::None)
                    continue;
                for (const bool isUnmoved : {false, true}) {
                    if (!isUnmoved || hasFirstMove(piece))
                        gone += "{$ " + man(other, piece, isUnmoved) + " == 0} ";
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
    std::vector<std::string> m_types;
    std::vector<std::string> m_cells;
    std::vector<std::string> m_zones;
    std::map<StepId, std::string> m_labels;
};

} // namespace

Verdict checkRbg(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0 || subject.pieces().types.empty())
        verdict.prevents("there must be cells and pieces");
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    if (auto fault = RbgWriter(subject).fault(); !fault.empty())
        verdict.prevents(std::move(fault));
    std::vector<UsedRule> lost;
    for (const UsedRule &rule : subject.usedRules()) {
        const bool isSaid = rule.kind == RuleKind::UnmovedOnly || rule.kind == RuleKind::StartZone
                            || (rule.kind == RuleKind::Promotion
                                && isKnownPromotion(subject.rules().promotions[rule.index]));
        if (rule.kind == RuleKind::RoyalType)
            verdict.differs(rule.sentence
                                + "; it may be left to capture, and losing it loses the game",
                            rule.element,
                            Remedy::Approximate);
        else if (!isSaid)
            lost.push_back(rule);
    }
    // Where a royal piece can be captured there is a way to win.
    if (subject.markedRoyals().empty())
        leaveOutOfGame(subject, verdict, lost);
    for (const UsedRule &rule : subject.markedRoyals().empty() ? std::vector<UsedRule>{} : lost)
        verdict.differs("left out: " + rule.sentence, rule.element);
    verdict.differs(
        "the game ends after " + std::to_string(mostTurns) + " turns", {}, Remedy::Approximate);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeRbg(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".rbg", RbgWriter(subject).text(verdict)}};
}

} // namespace rookery
