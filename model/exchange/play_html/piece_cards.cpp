#include "model/exchange/play_html/piece_cards.h"

#include "model/exchange/drawing/drawing.h"
#include "model/exchange/target/quoting.h"
#include "model/picture/glyph_figures.h"
#include "model/picture/glyph_legend.h"
#include "model/picture/piece_look.h"

#include <string>

namespace rookery {

namespace {

// Pixels.
constexpr double movesSide = 120;
constexpr double signSide = 30;
constexpr std::size_t mostUnfolded = 40;

/// An SVG element around (0, 0).
std::string svgSquare(double side, const std::string &attributes, const std::string &content)
{
    const std::string low = lengthText(-side / 2);
    const std::string size = lengthText(side);
    return "<svg viewBox=\"" + low + " " + low + " " + size + " " + size + "\"" + attributes + ">"
           + content + "</svg>";
}

/// The first player's piece.
std::string pieceUse(PieceId piece, double side)
{
    const std::string low = lengthText(-side / 2);
    const std::string size = lengthText(side);
    return "<use href=\"#piece-" + std::to_string(piece.index()) + "-0\" x=\"" + low + "\" y=\""
           + low + "\" width=\"" + size + "\" height=\"" + size + "\"/>";
}

class CardWriter
{
public:
    explicit CardWriter(const Subject &subject)
        : m_subject(subject)
        , m_colours(pieceColours(subject.rules()).front())
    {
    }

    std::string text()
    {
        const std::size_t count = m_subject.pieces().types.size();
        if (count == 0)
            return {};
        std::string cards;
        for (const PieceId piece : m_subject.pieceIds())
            cards += card(piece);
        return std::string(count > mostUnfolded ? "<details>" : "<details open>")
               + "\n<summary>Pieces</summary>\n" + legend() + "<ul class=\"pieces\">\n" + cards
               + "</ul>\n</details>\n";
    }

private:
    /// One picture where the piece is drawn from its moves.
    std::string card(PieceId piece)
    {
        const PieceType &type = m_subject.pieces()[piece];
        const MoveGlyph glyph = moveGlyph(type, m_subject.design(), PlayerId(0));
        const bool isStill = glyph.marks.empty() && glyph.rides.empty() && !glyph.leadsAnywhere;
        const PieceLook look = pieceLook(
            type, m_subject.design(), PlayerId(0), [&]() -> const MoveGlyph & { return glyph; });
        const bool isDrawnAlready = !isStill && look.kind == PieceLook::Kind::Moves;
        const std::string words = htmlText(pieceSentence(m_subject, piece).text());
        std::string card = "<li>";
        if (!isStill) {
            m_glyphs.push_back(glyph);
            card += svgSquare(
                movesSide,
                " class=\"ways\" role=\"img\"",
                "<title>" + htmlText(type.name) + "</title><desc>" + words + "</desc>"
                    + (isDrawnAlready ? pieceUse(piece, movesSide) : drawn(glyph, movesSide)));
        }
        card += "<p>";
        if (!isDrawnAlready)
            card += svgSquare(100, " class=\"picture\" aria-hidden=\"true\"", pieceUse(piece, 100));
        card += "<strong>" + htmlText(type.name) + "</strong> ";
        if (!type.letter.empty())
            card += "<span class=\"letter\">" + htmlText(type.letter) + "</span> ";
        return card + words + "</p></li>\n";
    }

    std::string drawn(const MoveGlyph &glyph, double side) const
    {
        std::string elements = svgElements(glyphFigures(glyph, side, m_colours));
        std::erase(elements, '\n'); // a card is a line, whatever it shows
        return elements;
    }

    /// After the cards, which say what is seen.
    std::string legend() const
    {
        if (m_glyphs.empty())
            return {};
        std::string signs;
        for (const GlyphSign &sign : glyphLegend(m_glyphs))
            signs += "<li>"
                     + svgSquare(signSide, " aria-hidden=\"true\"", drawn(sign.example, signSide))
                     + htmlText(sign.name) + "</li>\n";
        return "<ul class=\"signs\">\n" + signs + "</ul>\n";
    }

    const Subject &m_subject;
    PieceColours m_colours;
    std::vector<MoveGlyph> m_glyphs;
};

} // namespace

std::string pieceCards(const Subject &subject)
{
    return CardWriter(subject).text();
}

} // namespace rookery
