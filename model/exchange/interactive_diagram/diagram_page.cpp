#include "model/exchange/interactive_diagram/diagram_page.h"

#include "model/base/text.h"
#include "model/exchange/interactive_diagram/diagram_moves.h"
#include "model/exchange/interactive_diagram/diagram_promotion.h"
#include "model/exchange/target/format.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

/// Where each player's pieces of a type stand, as squares.
class Diagram
{
public:
    explicit Diagram(const Subject &subject)
        : m_subject(subject)
        , m_letters(*lettersFor(subject.pieces()))
        , m_promotion(diagramPromotion(subject))
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
        if (m_promotion) {
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
        if (m_promotion) {
            const Promotion &promotion = m_subject.rules().promotions.front();
            const auto ids = order();
            const auto promoting = std::count_if(ids.begin(), ids.end(), [&](PieceId piece) {
                return covers(promotion.types, piece);
            });
            text += (m_promotion->isLost ? "holdingsType=1\npromoZone=" : "promoZone=")
                    + std::to_string(m_promotion->depth)
                    + "\nmaxPromote=" + std::to_string(promoting) + "\npromoChoice=";
            if (m_promotion->waits)
                text += std::string("!") + m_letters[promotion.types.front().index()];
            for (const PieceId piece : promotion.into)
                text += (m_promotion->isLost ? "*" : "") + std::string(1, m_letters[piece.index()]);
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
        const auto betza = diagramMoves(m_subject, piece);
        if (!betza)
            return failure(betza.error());
        const std::string name = diagramWord(m_subject.pieces()[piece].name);
        const std::string black = squares(piece, PlayerId(1));
        return name + ":" + m_letters[piece.index()] + ":" + *betza + ":" + lowered(asciiLine(name))
               + ":" + squares(piece, PlayerId(0)) + (black.empty() ? "" : ",," + black)
               + (isChosen(piece) ? ":1\n" : "\n");
    }

    /// Whether to stay such a piece is a choice, of which the table of pieces has to have one.
    bool isChosen(PieceId piece) const
    {
        return m_promotion && m_promotion->waits
               && m_subject.rules().promotions.front().types.front() == piece;
    }

    const Subject &m_subject;
    std::string m_letters;
    std::optional<DiagramPromotion> m_promotion;
};

} // namespace

Result<std::string> diagramPage(const Subject &subject, const Verdict &verdict)
{
    return Diagram(subject).text(verdict);
}

std::string diagramWord(std::string_view name)
{
    std::string text = oneLine(name);
    for (char &c : text) {
        if (std::string_view(":=<>&\"'\\").find(c) != std::string_view::npos)
            c = '_';
    }
    return text;
}

} // namespace rookery
