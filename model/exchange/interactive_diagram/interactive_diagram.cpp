#include "model/base/text.h"
#include "model/exchange/interactive_diagram/known_pieces.h"
#include "model/exchange/target/first_move_cells.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace {

constexpr int mostSide = 32;

/// A word for the lines of a diagram, which end a field at ':' and are read as HTML.
std::string fieldText(std::string_view name)
{
    std::string text = oneLine(name);
    for (char &c : text) {
        if (std::string_view(":=<>&\"'\\").find(c) != std::string_view::npos)
            c = '_';
    }
    return text;
}

/// Whether this promotion is what promoZone and promoChoice say.
bool isDiagramPromotion(const Subject &subject)
{
    const auto shape =
        subject.rules().promotions.size() == 1 ? lastRankPromotion(subject, 0) : std::nullopt;
    return shape && shape->depth == 1;
}

/// On a cylinder every step goes round, which the notation says with `o`.
LegGraph goingRound(LegGraph legs, const Directions &directions)
{
    for (Leg &leg : legs.legs) {
        for (Step &step : leg.steps) {
            const auto *id = std::get_if<DirectionId>(&step);
            if (id != nullptr && directions[*id].vector)
                step = Around{*directions[*id].vector, Joined::Sides};
            else if (const auto *vector = std::get_if<Vector>(&step))
                step = Around{*vector, Joined::Sides};
        }
    }
    return legs;
}

bool isCylinder(const Subject &subject)
{
    return subject.design().board->topology == Topology::Cylinder;
}

/// Whether pieces of a type stand in a zone just as long as they have not moved.
bool isHome(const Subject &subject, PieceId piece, ZoneId zone)
{
    for (const PlayerId player : subject.playerIds()) {
        const FirstMoveCells home = firstMoveCells(subject, piece, player);
        if (!home.doubtful.empty() || home.cells != subject.zoneCells(zone, player))
            return false;
    }
    return !canBeInHand(subject, piece);
}

/// The piece's moves in the notation, without what goes for a second piece.
Result<std::string> plainBetza(const Subject &subject, PieceId piece)
{
    const Directions &directions = *subject.design().directions;
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        const bool isFirst =
            move.startsIn && move.when == When::Always && isHome(subject, piece, *move.startsIn);
        if (!move.startsIn || isFirst)
            moves.push_back({isCylinder(subject) ? goingRound(move.legs, directions) : move.legs,
                             isFirst ? When::Unmoved : move.when});
    }
    if (moves.empty())
        return std::string();
    return writeBetza(moves, BetzaDialect::XBetza, directions);
}

/// With `e` on every capture.
std::string withPassingCaptures(const std::string &betza)
{
    std::string text;
    for (const char c : betza)
        text += c == 'c' ? std::string("ce") : std::string(1, c);
    return text;
}

bool declares(const std::string &betza, BetzaSpecial special)
{
    const auto piece = readBetza(betza, BetzaDialect::XBetza);
    return piece
           && std::any_of(piece->specials.begin(),
                          piece->specials.end(),
                          [&](const BetzaDeclared &row) { return row.special == special; });
}

/// Whether a piece of this type can be taken in passing by the first rule for it.
bool isVictim(const Subject &subject, PieceId piece)
{
    return covers(subject.rules().enPassant.front().victims, piece) && subject.passesCells(piece);
}

bool hasVictim(const Subject &subject)
{
    return anyId(subject.pieceIds(), [&](PieceId piece) { return isVictim(subject, piece); });
}

/// Two `n` on every lame leap that does not wait for the first move: it, too, leaves its cells to
/// be captured on.
std::string withPassingRights(const std::string &betza)
{
    std::string text;
    std::string prefix;
    for (const char c : betza) {
        const bool isLeap = std::string_view("DAHG").find(c) != std::string_view::npos;
        if (isLeap && prefix.find('n') != std::string::npos && prefix.find('i') == std::string::npos
            && prefix.find("nn") == std::string::npos)
            prefix.insert(prefix.find('n'), "n");
        prefix += c;
        if (c >= 'A' && c <= 'Z')
            text += std::exchange(prefix, {});
    }
    return text + prefix;
}

/// The piece's moves with what they leave behind them.
Result<std::string> passingBetza(const Subject &subject, PieceId piece)
{
    auto betza = plainBetza(subject, piece);
    if (betza && subject.rules().enPassant.size() == 1 && isVictim(subject, piece))
        *betza = withPassingRights(*betza);
    return betza;
}

/// Whether `e` and `n` in the notation say the rules of capture en passant.
bool isDiagramEnPassant(const Subject &subject)
{
    const auto &rules = subject.rules().enPassant;
    if (rules.size() != 1 || rules.front().within != PassedFor::NextTurn || rules.front().zone
        || !rules.front().players.empty())
        return false;
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = passingBetza(subject, piece);
        const bool isTaker = covers(rules.front().takers, piece);
        if (!betza || isVictim(subject, piece) != declares(*betza, BetzaSpecial::EnPassantRights)
            || (isTaker && !declares(withPassingCaptures(*betza), BetzaSpecial::EnPassantCapture)))
            return false;
    }
    return true;
}

/// Whether no other piece of the player starts farther to this side in its rank.
bool isOutermost(const Subject &subject, const Placement &partner, int side)
{
    const auto at = [&](SiteId site) {
        return subject.board().siteCoordinates(site).value_or(Vector{});
    };
    const auto &placed = subject.design().setup->placements;
    return std::none_of(placed.begin(), placed.end(), [&](const Placement &other) {
        return other.player == partner.player && at(other.site).y() == at(partner.site).y()
               && (at(other.site).x() - at(partner.site).x()) * side > 0;
    });
}

/// How many files the king goes on each wing, `O2` in the notation: towards the piece nearest the
/// edge, which comes to its other side. Nothing for other castling.
std::optional<int> diagramCastling(const Subject &subject)
{
    const CastlingRule *rule = plainCastling(subject.rules());
    if (rule == nullptr || rule->kings != PieceSet(subject.markedRoyals())
        || rule->wings.size() != 4)
        return std::nullopt;
    std::set<int> files;
    std::set<std::pair<PlayerId, int>> sides;
    const Setup &setup = *subject.design().setup;
    for (const CastlingWing &wing : rule->wings) {
        const auto at = [&](SiteId site) {
            return subject.board().siteCoordinates(site).value_or(Vector{});
        };
        const int side = at(wing.partner).x() > at(wing.king).x() ? 1 : -1;
        for (const SiteId site : {wing.kingTo, wing.partner, wing.partnerTo}) {
            if (at(site).y() != at(wing.king).y())
                return std::nullopt;
        }
        const Placement *king = setup.at(wing.king);
        const Placement *partner = setup.at(wing.partner);
        const bool isThere = king != nullptr && partner != nullptr && king->player == wing.player
                             && partner->player == wing.player && covers(rule->kings, king->piece)
                             && covers(rule->partners, partner->piece);
        if (!isThere || !isOutermost(subject, *partner, side) || wing.kingTo == wing.partner
            || at(wing.partnerTo).x() != at(wing.kingTo).x() - side)
            return std::nullopt;
        files.insert((at(wing.kingTo).x() - at(wing.king).x()) * side);
        sides.insert({wing.player, side});
    }
    return files.size() == 1 && *files.begin() > 1 && sides.size() == 4
               ? std::optional(*files.begin())
               : std::nullopt;
}

Result<std::string> diagramBetza(const Subject &subject, PieceId piece)
{
    auto betza =
        isDiagramEnPassant(subject) ? passingBetza(subject, piece) : plainBetza(subject, piece);
    if (betza && isDiagramEnPassant(subject) && hasVictim(subject)
        && covers(subject.rules().enPassant.front().takers, piece))
        *betza = withPassingCaptures(*betza);
    const auto castling = diagramCastling(subject);
    if (betza && castling && covers(subject.rules().castling.front().kings, piece))
        *betza += "isO" + std::to_string(*castling);
    return betza;
}

bool isBoardKnown(const Subject &subject)
{
    const BoardEdits &edits = subject.design().board->edits;
    return subject.isPlainRectangle()
           || (isCylinder(subject) && edits.added.empty() && edits.links.empty()
               && edits.facings.empty());
}

/// Where each player's pieces of a type stand, as squares.
class Diagram
{
public:
    explicit Diagram(const Subject &subject)
        : m_subject(subject)
        , m_letters(*lettersFor(subject.pieces()))
    {
    }

    Result<std::string> text(const Verdict &verdict)
    {
        std::string page = "<!--\n";
        for (std::string line : headLines(m_subject, verdict)) {
            for (std::size_t at = line.find("--"); at != std::string::npos; at = line.find("--"))
                line.replace(at, 2, "- ");
            std::replace(line.begin(), line.end(), '>', ')');
            page += "  " + oneLine(line) + "\n";
        }
        page += "-->\n<script type=\"text/javascript\" "
                "src=\"/membergraphics/MSinteractive-diagrams/betza.js\"></script>\n"
                "<div class=\"idiagram\" style=\"float: left; margin: 40px;\">\n";
        page += settings();
        for (const PieceId piece : order()) {
            const auto line = pieceLine(piece);
            if (!line)
                return failure(line.error());
            page += *line;
        }
        if (m_subject.hasHoles())
            page += "hole::::" + holeNames(m_subject) + "\n";
        return page + "</div>\n";
    }

private:
    /// Types that promote come first.
    std::vector<PieceId> order() const
    {
        std::vector<PieceId> all;
        for (const PieceId piece : m_subject.pieceIds())
            all.push_back(piece);
        if (isDiagramPromotion(m_subject)) {
            std::stable_partition(all.begin(), all.end(), [&](PieceId piece) {
                return covers(m_subject.rules().promotions.front().types, piece);
            });
        }
        return all;
    }

    std::string settings() const
    {
        std::string text = "files=" + std::to_string(m_subject.files())
                           + "\nranks=" + std::to_string(m_subject.ranks())
                           + "\nsymmetry=none\ngraphicsDir=/graphics.dir/alfaeriePNG/"
                             "\ngraphicsType=png\nsquareSize=50\n";
        if (isDiagramPromotion(m_subject)) {
            const Promotion &promotion = m_subject.rules().promotions.front();
            const auto ids = order();
            const auto promoting = std::count_if(ids.begin(), ids.end(), [&](PieceId piece) {
                return covers(promotion.types, piece);
            });
            text += "promoZone=1\nmaxPromote=" + std::to_string(promoting) + "\npromoChoice=";
            for (const PieceId piece : promotion.into)
                text += m_letters[piece.index()];
            text += "\n";
        } else {
            text += "maxPromote=0\n"; // else the first piece would promote
        }
        const auto royal = m_subject.markedRoyals();
        if (royal.size() == 1) {
            const auto all = order();
            const auto place = std::find(all.begin(), all.end(), royal.front()) - all.begin();
            text += "royal=" + std::to_string(place + 1) + "\n";
        }
        return text;
    }

    std::string squares(PieceId piece, PlayerId player) const
    {
        std::string text;
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            if (boardPiece.piece == piece && boardPiece.player == player)
                appendItem(
                    text, ",", squareName(m_subject, *m_subject.board().cellAt(boardPiece.site)));
        }
        return text;
    }

    Result<std::string> pieceLine(PieceId piece) const
    {
        const auto betza = diagramBetza(m_subject, piece);
        if (!betza)
            return failure(betza.error());
        const std::string name = fieldText(m_subject.pieces()[piece].name);
        const std::string black = squares(piece, PlayerId(1));
        return name + ":" + m_letters[piece.index()] + ":" + *betza + ":" + lowered(asciiLine(name))
               + ":" + squares(piece, PlayerId(0)) + (black.empty() ? "" : ",," + black) + "\n";
    }

    const Subject &m_subject;
    std::string m_letters;
};

/// Whether games end like this there: mate is lost, and who has no move otherwise has drawn.
bool isDiagramEnd(const End &end)
{
    return (isPlainMate(end.condition) && end.outcome == Outcome::Loss)
           || (std::holds_alternative<Stalemate>(end.condition) && end.outcome == Outcome::Draw);
}

bool areMovesFromHome(const Subject &subject, PieceId piece)
{
    const auto &moves = subject.moves(piece);
    return std::all_of(moves.begin(), moves.end(), [&](const MovementLegs &move) {
        return !move.startsIn
               || (move.when == When::Always && isHome(subject, piece, *move.startsIn));
    });
}

void checkRules(const Subject &subject, Verdict &verdict)
{
    bool losesByMate = subject.markedRoyals().empty();
    for (const UsedRule &rule : subject.usedRules()) {
        const bool isEnd =
            rule.kind == RuleKind::End && isDiagramEnd(subject.rules().ends[rule.index]);
        losesByMate =
            losesByMate || (isEnd && isPlainMate(subject.rules().ends[rule.index].condition));
        const bool isSaid =
            rule.kind == RuleKind::UnmovedOnly || isEnd
            || (rule.kind == RuleKind::StartZone && areMovesFromHome(subject, PieceId(rule.index)))
            || (rule.kind == RuleKind::Castling && diagramCastling(subject))
            || (rule.kind == RuleKind::EnPassant && isDiagramEnPassant(subject))
            || (rule.kind == RuleKind::Promotion && isDiagramPromotion(subject))
            || (rule.kind == RuleKind::RoyalType && subject.markedRoyals().size() == 1);
        if (!isSaid)
            leaveOut(subject, verdict, rule);
    }
    if (!losesByMate)
        verdict.differs("a player who is mated loses there");
}

} // namespace

Verdict checkInteractiveDiagram(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!isBoardKnown(subject)) {
        verdict.prevents("the board must be a rectangle, flat or joined left and right, without "
                         "added cells or links of its own");
        return verdict;
    }
    if (subject.files() > 26 || subject.ranks() > mostSide)
        verdict.prevents("the board may have 26 files and " + std::to_string(mostSide) + " ranks");
    if (!requireTwoPlayersOnly(subject, verdict) || !requireLetters(subject, verdict))
        return verdict;
    requireOppositeFacing(subject, verdict);
    for (const PieceId piece : subject.pieceIds()) {
        const Element element{Element::Kind::Piece, piece.index()};
        const auto betza = diagramBetza(subject, piece);
        if (!betza)
            verdict.prevents(aboutPiece(subject, piece, betza.error().message), element);
        const std::string &name = subject.pieces()[piece].name;
        if (betza && betza->empty() && findKnownPiece(lowered(name)))
            verdict.prevents(aboutPiece(subject, piece, "would get the usual moves of its name"),
                             element);
        if (fieldText(name) != name)
            verdict.differs("the piece '" + name + "' is called '" + fieldText(name) + "'",
                            element,
                            Remedy::Approximate);
    }
    if (subject.hasHoles())
        verdict.differs(
            "holes are written as a piece called 'hole', which has not been tried on the site",
            {},
            Remedy::Approximate);
    checkRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>> writeInteractiveDiagram(const Subject &subject,
                                                          const Verdict &verdict,
                                                          const ExportRequest &request)
{
    auto text = Diagram(subject).text(verdict);
    if (!text)
        return failure(std::move(text).error());
    if (chosenOption(*findFormat("interactive-diagram"), request, "form") == "page") {
        const std::string title = htmlText(
            subject.design().info->name.empty() ? "Game" : oneLine(subject.design().info->name));
        *text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
                + title
                + "</title>\n<base href=\"https://www.chessvariants.com/\">\n</head>\n<body>\n"
                + *text + "</body>\n</html>\n";
    }
    return std::vector<ExportedFile>{{request.name + ".html", std::move(*text)}};
}

} // namespace rookery
