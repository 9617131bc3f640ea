#include "widgets/export/diagram_picture.h"

#include "model/exchange/drawing/drawing.h"

namespace rookery {

namespace {

Position emptyBoard(const Subject &subject)
{
    return {subject.board().size(),
            std::max<std::size_t>(2, subject.rules().players.size()),
            subject.pieces().types.size()};
}

} // namespace

DiagramPicture::DiagramPicture(const Subject &subject)
    : m_subject(subject)
    , m_scene(subject.board())
    , m_position(startPosition(subject.design(), subject.board()))
{
}

DiagramPicture::DiagramPicture(const Subject &subject, PieceId piece)
    : m_subject(subject)
    , m_scene(subject.board())
    , m_position(emptyBoard(subject))
{
    auto diagram = moveDiagram(subject, piece);
    if (!diagram)
        return;
    m_reach = std::move(diagram->reach);
    m_from = diagram->from;
    m_position.put(*m_from, {piece, PlayerId(0)});
}

/// Where the moves end; where they begin, if they all begin there.
DiagramPicture::DiagramPicture(const Subject &subject, const SheetExample &example)
    : m_subject(subject)
    , m_scene(subject.board())
    , m_position(example.position)
{
    m_reach.begin(subject.board().size());
    for (const Move &move : example.expected) {
        if (move.kind == Move::Kind::Pass)
            continue;
        markOutcome(m_reach, move.to, move.isCapture(), move.taken);
        const bool isOfPiece = move.kind == Move::Kind::Displace;
        const auto from = isOfPiece ? std::optional(move.from) : std::nullopt;
        if (&move == &example.expected.front())
            m_from = from;
        else if (m_from != from)
            m_from.reset();
    }
}

BoardPicture DiagramPicture::picture() const
{
    BoardPicture picture;
    picture.design = &m_subject.design();
    picture.board = &m_subject.board();
    picture.scene = &m_scene;
    picture.position = &m_position;
    picture.theme.background = Qt::white; // paper
    if (m_reach.size() > 0) {
        picture.reach = &m_reach;
        picture.reachFrom = m_from;
    }
    return picture;
}

} // namespace rookery
