#include "model/exchange/target/adaptation.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/betza/betza_writer.h"
#include "model/movement/movement.h"
#include "model/movement/words/leg_words.h"

#include <algorithm>

namespace rookery {

namespace {

Element aboutPiece(PieceId piece)
{
    return {Element::Kind::Piece, piece.index()};
}

/// Ends where it would go on.
void cut(LegEnd &end)
{
    end.stop = end.stop || !end.then.empty();
    end.then.clear();
}

/// The legs, and forms of them that say less, from the nearest on.
std::vector<LegGraph> formsOf(const LegGraph &legs)
{
    std::vector<LegGraph> forms = {legs};
    LegGraph firstLegs = legs;
    for (Leg &leg : firstLegs.legs) {
        for (LegEnd *end : endsOf(leg)) {
            // A piece that is only passed is not a place to end.
            if (end != &leg.onEmpty && end->effect == Effect::None)
                end->then.clear();
            cut(*end);
        }
    }
    forms.push_back(firstLegs);
    LegGraph plain = firstLegs;
    for (Leg &leg : plain.legs) {
        leg.only = {};
        for (LegEnd *end : endsOf(leg))
            end->whom = {};
    }
    forms.push_back(std::move(plain));
    return forms;
}

/// One for each first leg.
std::vector<LegGraph> beginnings(const LegGraph &legs)
{
    std::vector<LegGraph> all;
    for (const LegId first : legs.first)
        all.push_back({legs.legs, {first}});
    return all;
}

/// Whether a movement of one leg does nothing that the other, of one leg too, does not.
bool isPartOf(const Movement &part, const Movement &whole)
{
    const LegGraph &a = std::get<LegGraph>(part.definition);
    const LegGraph &b = std::get<LegGraph>(whole.definition);
    if (a.first.size() != 1 || b.first.size() != 1 || part.when != whole.when
        || part.startsIn != whole.startsIn)
        return false;
    const Leg &x = a[a.first.front()];
    const Leg &y = b[b.first.front()];
    if (x.steps != y.steps || x.least < y.least || x.most > y.most || x.way != y.way
        || !(x.only == y.only))
        return false;
    for (std::size_t i = 0; i < endsOf(x).size(); ++i) {
        const LegEnd &end = *endsOf(x)[i];
        const LegEnd &wider = *endsOf(y)[i];
        if (!end.then.empty()
            || (end.stop
                && (!wider.stop || end.effect != wider.effect || !(end.whom == wider.whom))))
            return false;
    }
    return true;
}

class Approximation
{
public:
    Approximation(const Design &design,
                  PieceId piece,
                  const Format &format,
                  const ExportRequest &request)
        : m_design(design)
        , m_piece(piece)
        , m_format(format)
        , m_request(request)
    {
    }

    Result<PieceType> run()
    {
        const PieceType &type = (*m_design.pieces)[m_piece];
        PieceType nearest = type;
        nearest.moves.clear();
        nearest.imitates.clear();
        for (const MovementLegs &move : legsOf(type, m_design)) {
            for (Movement &part : nearestParts(move)) {
                const bool isNew =
                    std::none_of(nearest.moves.begin(),
                                 nearest.moves.end(),
                                 [&](const Movement &other) { return isPartOf(part, other); });
                if (!isNew)
                    continue;
                std::erase_if(nearest.moves,
                              [&](const Movement &other) { return isPartOf(other, part); });
                nearest.moves.push_back(std::move(part));
            }
        }
        if (nearest.moves.empty() || !canBeSaid(nearest))
            return failure(Message(
                "nothing that comes near '{piece}' can be said in {format}; it can be left out",
                {{"piece", type.name}, {"format", Message(m_format.title)}}));
        return nearest;
    }

private:
    std::vector<Movement> nearestParts(const MovementLegs &move) const
    {
        if (auto whole = nearestForm(move, move.legs))
            return {std::move(*whole)};
        std::vector<Movement> parts;
        if (move.legs.first.size() > 1) {
            for (const LegGraph &beginning : beginnings(move.legs)) {
                if (auto part = nearestForm(move, beginning))
                    parts.push_back(std::move(*part));
            }
        }
        return parts;
    }

    std::optional<Movement> nearestForm(const MovementLegs &move, const LegGraph &legs) const
    {
        for (LegGraph &form : formsOf(legs)) {
            Movement movement{std::move(form), move.when, {}, move.startsIn};
            PieceType type = (*m_design.pieces)[m_piece];
            type.imitates.clear();
            type.moves = {movement};
            if (!goesAnywhere(movement) || !canBeSaid(type))
                continue;
            return movement;
        }
        return std::nullopt;
    }

    static bool goesAnywhere(const Movement &movement)
    {
        const LegGraph &legs = std::get<LegGraph>(movement.definition);
        return std::any_of(legs.first.begin(), legs.first.end(), [&](LegId first) {
            return legs[first].onEmpty.stop || legs[first].onEnemy.stop
                   || !legs[first].onEmpty.then.empty() || !legs[first].onEnemy.then.empty();
        });
    }

    /// Whether the format has nothing against such a piece, whatever it has against the rest.
    bool canBeSaid(const PieceType &type) const
    {
        Design design = m_design;
        design.pieces.edit([&](Pieces &pieces) { pieces.types[m_piece.index()] = type; });
        const Verdict verdict = verdictOf(m_format, Subject(design), m_request);
        return std::none_of(verdict.obstacles.begin(),
                            verdict.obstacles.end(),
                            [&](const Loss &loss) { return loss.element == aboutPiece(m_piece); });
    }

    const Design &m_design;
    PieceId m_piece;
    const Format &m_format;
    const ExportRequest &m_request;
};

/// Betza if it can say the moves, else words.
Message shownMoves(const PieceType &type, const Design &design)
{
    const auto moves = legsOf(type, design);
    const auto betza = writeBetza(moves, BetzaDialect::XBetza, *design.directions);
    return betza ? Message::literal(*betza)
                 : describeMovesInWords(moves, *design.directions, &design);
}

Result<PieceId> pieceOf(const Design &design, const std::string &name)
{
    if (const auto piece = design.pieces->find(name))
        return *piece;
    std::vector<std::string> names;
    for (const PieceType &type : design.pieces->types)
        names.push_back(type.name);
    return failure(Message("the design has no piece {name}{hint}",
                           {{"name", inQuotes(name)}, {"hint", didYouMean(name, names)}}));
}

Message leftOutSentence(const Design &design, PieceId piece)
{
    const auto &pieces = design.setup->placements;
    const auto count =
        std::count_if(pieces.begin(), pieces.end(), [&](const Placement &boardPiece) {
            return boardPiece.piece == piece;
        });
    return Message("{piece} is left out[{?count=1}, and its piece of the setup with it|{?count}, "
                   "and its {count} pieces of the setup with it]",
                   {{"piece", (*design.pieces)[piece].name}, {"count", count}});
}

} // namespace

Verdict Adapted::inOriginal(Verdict verdict) const
{
    for (auto *list : {&verdict.differences, &verdict.obstacles}) {
        for (Loss &loss : *list) {
            // What is about the changes speaks of the design as it was already.
            const bool isChange = std::find(losses.begin(), losses.end(), loss) != losses.end();
            if (!isChange && loss.element.kind == Element::Kind::Piece
                && loss.element.index < origins.size())
                loss.element.index = origins[loss.element.index].index();
        }
    }
    return verdict;
}

Result<PieceType> nearestPiece(const Design &design,
                               PieceId piece,
                               const Format &format,
                               const ExportRequest &request)
{
    return Approximation(design, piece, format, request).run();
}

Result<Adapted> adapted(const Design &design,
                        const Format &format,
                        const ExportRequest &request,
                        std::span<const PieceChoice> choices)
{
    Adapted result{design, {}, {}};
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i)
        result.origins.emplace_back(i);
    std::vector<PieceId> leaving;
    for (const PieceChoice &choice : choices) {
        const auto piece = pieceOf(design, choice.piece);
        if (!piece)
            return failure(piece.error());
        if (choice.remedy == Remedy::LeaveOut) {
            leaving.push_back(*piece);
            continue;
        }
        auto nearest = nearestPiece(result.design, *piece, format, request);
        if (!nearest)
            return failure(std::move(nearest).error());
        result.losses.push_back(
            {Message("{piece} moves as {moves}, the nearest that can be said",
                     {{"piece", choice.piece}, {"moves", shownMoves(*nearest, design)}}),
             aboutPiece(*piece),
             {Remedy::Approximate, Remedy::LeaveOut, Remedy::OtherTarget}});
        result.design.pieces.edit(
            [&](Pieces &pieces) { pieces.types[piece->index()] = std::move(*nearest); });
    }
    std::sort(leaving.rbegin(), leaving.rend());
    leaving.erase(std::unique(leaving.begin(), leaving.end()), leaving.end());
    for (const PieceId piece : leaving) {
        auto without = withPieceRemoved(result.design, piece);
        if (!without)
            return failure(std::move(without).error());
        result.losses.push_back({leftOutSentence(design, piece),
                                 aboutPiece(piece),
                                 {Remedy::LeaveOut, Remedy::Approximate, Remedy::OtherTarget}});
        result.design = std::move(*without);
        result.origins.erase(result.origins.begin() + static_cast<std::ptrdiff_t>(piece.index()));
    }
    return result;
}

} // namespace rookery
