#include "model/movement/legs/references.h"

#include <algorithm>

namespace rookery {

namespace {

/// For legs that may be changed, or not.
template<class SomeMovement, class Visit>
void forEachLeg(SomeMovement &movement, Visit &&visit)
{
    if (auto *graph = std::get_if<LegGraph>(&movement.definition)) {
        for (auto &leg : graph->legs)
            visit(leg);
    }
}

/// Visits each piece type that a movement names.
template<class SomeMovement, class Visit>
void forEachType(SomeMovement &movement, Visit &&visit)
{
    forEachLeg(movement, [&](auto &leg) {
        for (auto *end : endsOf(leg)) {
            for (auto &type : end->whom.types)
                visit(type);
            if (end->becomes)
                visit(*end->becomes);
        }
    });
}

template<class SomeMovement, class Visit>
void forEachZone(SomeMovement &movement, Visit &&visit)
{
    if (movement.startsIn)
        visit(*movement.startsIn);
    forEachLeg(movement, [&](auto &leg) {
        for (auto &condition : leg.only.zones)
            visit(condition.zone);
    });
}

template<class Names>
std::vector<std::string> namesWhere(const Design &design, Names names)
{
    std::vector<std::string> found;
    for (const PieceId id : IdRange<PieceId>(design.pieces->types.size())) {
        if (names(id, (*design.pieces)[id]))
            found.push_back((*design.pieces)[id].name);
    }
    return found;
}

} // namespace

Message referenceFault(const Movement &movement, const Design &design)
{
    Message fault;
    forEachType(movement, [&](PieceId type) {
        if (type.index() >= design.pieces->types.size())
            fault = Message("a leg names a piece type that does not exist");
    });
    if (movement.startsIn && movement.startsIn->index() >= design.board->edits.zones.size())
        fault = Message("a movement starts in a zone that does not exist");
    forEachZone(movement, [&](ZoneId zone) {
        if (zone.index() >= design.board->edits.zones.size())
            fault = Message("a leg names a zone that does not exist");
    });
    return fault;
}

std::vector<std::string> piecesNaming(const Design &design, PieceId type)
{
    return namesWhere(design, [&](PieceId id, const PieceType &other) {
        if (id == type)
            return false;
        bool names =
            std::any_of(other.imitates.begin(),
                        other.imitates.end(),
                        [&](const Imitation &imitation) { return imitation.type == type; });
        for (const Movement &movement : other.moves)
            forEachType(movement, [&](PieceId named) { names = names || named == type; });
        return names;
    });
}

std::vector<std::string> piecesNaming(const Design &design, ZoneId zone)
{
    return namesWhere(design, [&](PieceId, const PieceType &type) {
        bool names = type.confinedTo == zone;
        for (const Movement &movement : type.moves)
            forEachZone(movement, [&](ZoneId named) { names = names || named == zone; });
        return names;
    });
}

void renumberTypes(Pieces &pieces, const std::function<PieceId(PieceId)> &renumber)
{
    for (PieceType &type : pieces.types) {
        for (Imitation &imitation : type.imitates) {
            if (imitation.type)
                imitation.type = renumber(*imitation.type);
        }
        for (Movement &movement : type.moves) {
            forEachType(movement, [&](PieceId &named) { named = renumber(named); });
            forEachLeg(movement, [](Leg &leg) {
                for (LegEnd *end : endsOf(leg))
                    std::sort(end->whom.types.begin(), end->whom.types.end());
            });
        }
    }
}

void renumberZones(Pieces &pieces, const std::function<ZoneId(ZoneId)> &renumber)
{
    for (PieceType &type : pieces.types) {
        if (type.confinedTo)
            type.confinedTo = renumber(*type.confinedTo);
        for (Movement &movement : type.moves)
            forEachZone(movement, [&](ZoneId &named) { named = renumber(named); });
    }
}

} // namespace rookery
