#include "model/analysis/piece_signature.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <random>

namespace rookery {

namespace {

constexpr std::size_t caseCount = 26;
constexpr int side = PieceSignature::side;

/// Where the piece stands in turn: the middle, and places near edges that no symmetry exchanges.
constexpr Vector stands[] = {{{7, 7}}, {{1, 3}}, {{7, 7}}, {{12, 8}}};

Design stage(const Directions &directions, const std::vector<Orientation> &facings)
{
    BoardRecipe board;
    board.files = side;
    board.ranks = side;
    Design design = newDesign(board, "Signatures");
    design.directions = directions;
    design.rules.edit([&](Rules &rules) {
        rules.players.clear();
        for (const Orientation &facing : facings)
            rules.players.push_back({"player " + std::to_string(rules.players.size()), facing, {}});
        rules.players.push_back({"enemy", {}, {}});
    });
    return design;
}

CellId cellAt(const Board &board, const Vector &coordinates)
{
    for (const CellId cell : board.cells()) {
        if (board.coordinates(cell) == coordinates)
            return cell;
    }
    assert(false);
    return {};
}

/// FNV-1a over whole numbers: an accident is what it must tell apart, not a forgery.
class Hash
{
public:
    void add(std::uint64_t number)
    {
        m_value = (m_value ^ number) * 0x100'0000'01b3U;
        m_value ^= m_value >> 29U;
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf2'9ce4'8422'2325U;
};

bool hasInitialMoves(const Program &program)
{
    return !program.at(program.firstUnmoved).empty();
}

} // namespace

PieceSignature::Places turned(const PieceSignature::Places &places, const Orientation &facing)
{
    PieceSignature::Places result;
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place])
            result.set(placeOf(facing.apply(vectorTo(place))));
    }
    return result;
}

std::vector<Orientation> squareFacings()
{
    std::vector<Orientation> facings;
    for (const auto &row : enumRows<Orientation>())
        facings.push_back(row.value);
    return facings;
}

Orientation inverse(const Orientation &facing)
{
    const auto facings = squareFacings();
    const auto found = std::find_if(facings.begin(), facings.end(), [&](const Orientation &back) {
        return facing.seenThrough(back) == Orientation{};
    });
    assert(found != facings.end());
    return *found;
}

SignatureStage::SignatureStage(const Directions &directions,
                               const std::vector<Orientation> &facings)
    : m_design(stage(directions, facings))
    , m_game(m_design)
{
    const Vector middle{{PieceSignature::middle, PieceSignature::middle}};
    for (const CellId cell : m_game.board().cells())
        m_places.push_back(placeOf(*m_game.board().coordinates(cell) + -middle));
    addCases();
}

/// No one, and then pieces strewn ever more densely; the same on every machine.
void SignatureStage::addCases()
{
    const Board &board = m_game.board();
    std::mt19937 random(15);
    for (std::size_t number = 0; number < caseCount; ++number) {
        std::vector<Occupant> pieces(board.size(), Occupant::Empty);
        for (Occupant &piece : pieces) {
            if (random() % 100 < number / 2 * 5)
                piece = random() % 3 == 0 ? Occupant::Friend : Occupant::Enemy;
        }
        const Vector &stand = stands[number % std::size(stands)];
        const CellId from = cellAt(board, stand);
        Case row{from, {}};
        for (std::size_t facing = 0; facing + 1 < m_design.rules->players.size(); ++facing)
            row.byFacing.push_back(positionOf(pieces, from, facing));
        m_cases.push_back(std::move(row));
    }
}

Position
SignatureStage::positionOf(std::span<const Occupant> pieces, CellId from, std::size_t facing) const
{
    const std::size_t players = m_design.rules->players.size();
    Position position(m_game.board().size(), players, 1);
    for (const CellId cell : m_game.board().cells()) {
        const Occupant piece = pieces[cell.index()];
        if (piece != Occupant::Empty && cell != from)
            position.put(
                cell,
                {PieceId(0), PlayerId(piece == Occupant::Friend ? facing : players - 1), true});
    }
    return position;
}

void SignatureStage::setPieces(std::vector<PieceType> types)
{
    m_design.pieces = Pieces{std::move(types)};
    m_game = CompiledGame(m_design, &m_game);
}

bool SignatureStage::leapsTooFar(const LegGraph &legs)
{
    return std::any_of(legs.legs.begin(), legs.legs.end(), [](const Leg &leg) {
        return std::any_of(leg.steps.begin(), leg.steps.end(), [](const Step &step) {
            const auto *vector = vectorOf(step);
            return vector
                   && (std::abs(vector->x()) > PieceSignature::middle
                       || std::abs(vector->y()) > PieceSignature::middle);
        });
    });
}

void SignatureStage::ask(const Position &position, CellId from, const Piece &piece)
{
    m_game.outcomes(position, from, piece, m_outcomes, m_reach, m_scratch);
}

std::uint64_t SignatureStage::hashOfAnswer() const
{
    Hash hash;
    for (const MoveOutcome &outcome : m_outcomes) {
        hash.add(outcome.to.index());
        hash.add(outcome.taken.size());
        for (const Taken &taken : outcome.taken) {
            hash.add(taken.cell.index());
            hash.add(taken.putTo ? taken.putTo->index() + 1 : 0);
        }
    }
    return hash.value();
}

std::vector<std::uint64_t> SignatureStage::casesOf(PieceId piece, std::size_t facing)
{
    const bool differsUnmoved = hasInitialMoves(m_game.program(piece, PlayerId(facing)));
    Piece boardPiece{piece, PlayerId(facing), true};
    std::vector<std::uint64_t> cases;
    for (const Case &row : m_cases) {
        Hash both;
        boardPiece.moved = true;
        ask(row.byFacing[facing], row.from, boardPiece);
        both.add(hashOfAnswer());
        boardPiece.moved = false;
        if (differsUnmoved)
            ask(row.byFacing[facing], row.from, boardPiece);
        both.add(hashOfAnswer());
        cases.push_back(both.value());
    }
    return cases;
}

PieceSignature SignatureStage::signatureOf(PieceId piece)
{
    PieceSignature signature;
    signature.cases = casesOf(piece, 0);
    const CellId from = m_cases.front().from;
    Position position = m_cases.front().byFacing.front();
    const Piece boardPiece{piece, PlayerId(0), false};
    ask(position, from, boardPiece);
    for (const MoveOutcome &outcome : m_outcomes)
        signature.moves.set(m_places[outcome.to.index()]);
    const Piece enemy{PieceId(0), PlayerId(m_design.rules->players.size() - 1), true};
    for (const CellId cell : m_game.board().cells()) {
        if (cell == from)
            continue;
        position.put(cell, enemy);
        ask(position, from, boardPiece);
        for (const MoveOutcome &outcome : m_outcomes) {
            const std::size_t place = m_places[outcome.to.index()];
            if (!outcome.isMove())
                signature.captures.set(m_places[cell.index()]);
            else if (!signature.moves[place])
                signature.hops.set(place);
        }
        position.take(cell);
    }
    return signature;
}

} // namespace rookery
