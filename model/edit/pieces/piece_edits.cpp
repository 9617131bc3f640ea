#include "model/edit/pieces/piece_edits.h"

#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/movement/legs/references.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

std::optional<Error> nameFault(const Pieces &pieces, const std::string &name)
{
    if (auto fault = titleFault(name); !fault.isEmpty())
        return Error{std::move(fault), {}, {}};
    if (pieces.find(name))
        return Error{Message("there is already a piece called '{name}'", {{"name", name}}), {}, {}};
    return std::nullopt;
}

/// Of a movement that the design holds already. No board makes a difference to what it may hold.
std::vector<MovementLegs> legsKnown(const Movement &movement, const Directions &directions)
{
    return legsOf(movement, directions).value();
}

/// Every vector that the design's movements use; nothing of the movement at `place`.
void collectStepsOfOthers(const Design &design,
                          PieceId piece,
                          std::size_t place,
                          std::set<Step> &steps)
{
    for (const PieceId id : IdRange<PieceId>(design.pieces->types.size())) {
        const auto &moves = (*design.pieces)[id].moves;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (id == piece && i == place)
                continue;
            for (const MovementLegs &legs : legsKnown(moves[i], *design.directions))
                collectLooseSteps(legs.legs, steps);
        }
    }
}

/// Why the piece cannot have this movement at this place of its list, in place of one that is
/// there or behind the last.
std::optional<Error>
movementFault(const Design &design, PieceId piece, std::size_t place, const Movement &movement)
{
    const auto legs = legsOf(movement, *design.directions);
    if (!legs)
        return legs.error();
    Message fault = legGraphFault(*legs, *design.directions);
    if (fault.isEmpty())
        fault = referenceFault(movement, design);
    if (fault.isEmpty()) {
        const auto &moves = (*design.pieces)[piece].moves;
        std::size_t count = legCount(*legs);
        for (std::size_t i = 0; i < moves.size(); ++i)
            count += i == place ? 0 : legCount(legsKnown(moves[i], *design.directions));
        fault = legCountFault(count);
    }
    std::set<Step> steps;
    for (const MovementLegs &part : *legs)
        collectLooseSteps(part.legs, steps);
    if (fault.isEmpty() && !steps.empty()) {
        collectStepsOfOthers(design, piece, place, steps);
        fault = vectorCountFault(steps.size());
    }
    return fault.isEmpty() ? std::nullopt : std::optional(Error{std::move(fault), {}, {}});
}

/// As many whole characters of the name as fit, without spaces at the end.
std::string shortened(std::string name, std::size_t bytes)
{
    const auto isInsideCharacter = [&](std::size_t at) {
        return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U;
    };
    std::size_t length = std::min(bytes, name.size());
    while (length < name.size() && length > 0 && isInsideCharacter(length))
        --length;
    while (length > 0 && name[length - 1] == ' ')
        --length;
    name.resize(length);
    return name;
}

/// Gives every piece and hand entry its type's new number; nothing removes it.
template<class Renumber>
void renumberPieces(Design &design, Renumber renumber)
{
    design.setup.edit([&](Setup &setup) {
        std::vector<Placement> placements;
        for (Placement placement : setup.placements) {
            if (const auto piece = renumber(placement.piece)) {
                placement.piece = *piece;
                if (placement.was)
                    placement.was = renumber(*placement.was);
                placements.push_back(placement);
            }
        }
        setup.placements = std::move(placements);
        std::vector<HandEntry> hands;
        for (HandEntry entry : setup.hands) {
            if (const auto piece = renumber(entry.piece)) {
                entry.piece = *piece;
                hands.push_back(entry);
            }
        }
        std::sort(hands.begin(), hands.end(), [](const HandEntry &a, const HandEntry &b) {
            return std::pair(a.player, a.piece) < std::pair(b.player, b.piece);
        });
        setup.hands = std::move(hands);
    });
    renumberReferences(design, {renumber, {}, {}});
}

template<class Change>
Result<Design> changedPiece(const Design &design, PieceId piece, Change change)
{
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) { change(pieces.types[piece.index()]); });
    return result;
}

std::optional<Error> tooManyPieces(const Pieces &pieces)
{
    if (pieces.types.size() < limits::pieceTypes)
        return std::nullopt;
    return Error{
        Message("a design may have at most {most} piece types", {{"most", limits::pieceTypes}}),
        {},
        {}};
}

std::string upperCase(char letter)
{
    return {letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter};
}

} // namespace

std::string freeLetter(const Pieces &pieces, const std::string &name)
{
    const auto isFree = [&](const std::string &letter) {
        return std::none_of(pieces.types.begin(), pieces.types.end(), [&](const PieceType &type) {
            return type.letter == letter;
        });
    };
    for (const char c : name + "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
        if (isAsciiLetter(c) && isFree(upperCase(c)))
            return upperCase(c);
    }
    return {};
}

std::string freePieceName(const Pieces &pieces, const std::string &name)
{
    std::string candidate = name;
    for (int number = 2; pieces.find(candidate); ++number) {
        const std::string ending = " " + std::to_string(number);
        candidate = shortened(name, limits::nameBytes - ending.size()) + ending;
    }
    return candidate;
}

Result<Design>
withPieceAdded(const Design &design, const std::string &name, const std::string &letter)
{
    if (auto error = nameFault(*design.pieces, name))
        return failure(*error);
    if (auto error = tooManyPieces(*design.pieces))
        return failure(*error);
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) { pieces.types.push_back({name, {}, {}, {}}); });
    const PieceId added(result.pieces->types.size() - 1);
    return withPieceLetter(
        result, added, letter.empty() ? freeLetter(*design.pieces, name) : letter);
}

Result<Design> withPieceCopied(const Design &design, PieceId piece)
{
    if (auto error = tooManyPieces(*design.pieces))
        return failure(*error);
    PieceType copy = (*design.pieces)[piece];
    copy.name = freePieceName(*design.pieces, copy.name);
    copy.letter = freeLetter(*design.pieces, copy.name);
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) { pieces.types.push_back(std::move(copy)); });
    return withPieceAt(result, PieceId(result.pieces->types.size() - 1), piece.index() + 1);
}

Result<Design> withPieceRemoved(const Design &design, PieceId piece)
{
    if (const auto users = piecesNaming(design, piece); !users.empty())
        return failure(
            Message("piece '{piece}' is named by {users}; change that first",
                    {{"piece", (*design.pieces)[piece].name}, {"users", joined(users)}}));
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) {
        pieces.types.erase(pieces.types.begin() + static_cast<std::ptrdiff_t>(piece.index()));
        renumberTypes(pieces,
                      [&](PieceId id) { return id > piece ? PieceId(id.index() - 1) : id; });
    });
    const auto renumber = [&](PieceId id) -> std::optional<PieceId> {
        if (id == piece)
            return std::nullopt;
        return id > piece ? PieceId(id.index() - 1) : id;
    };
    const std::string what = "piece '" + (*design.pieces)[piece].name + "'";
    if (auto error = usedByOwnRules(design, {.piece = renumber}, what))
        return failure(std::move(*error));
    renumberPieces(result, renumber);
    return result;
}

Result<Design> withPieceRenamed(const Design &design, PieceId piece, const std::string &name)
{
    if (name == (*design.pieces)[piece].name)
        return design;
    if (auto error = nameFault(*design.pieces, name))
        return failure(*error);
    return changedPiece(design, piece, [&](PieceType &type) { type.name = name; });
}

Result<Design> withPieceLetter(const Design &design, PieceId piece, const std::string &letter)
{
    const bool isLetter = letter.size() == 1 && isAsciiLetter(letter.front());
    if (!letter.empty() && !isLetter)
        return failure(
            Message("a piece's letter is one of A to Z, not '{sign}'", {{"sign", letter}}));
    return changedPiece(design, piece, [&](PieceType &type) {
        type.letter = letter.empty() ? letter : upperCase(letter.front());
    });
}

Result<Design> withPieceAt(const Design &design, PieceId piece, std::size_t place)
{
    const std::size_t count = design.pieces->types.size();
    if (place >= count)
        return failure(
            Message("the list of pieces has no place {number}", {{"number", place + 1}}));
    std::vector<PieceId> order;
    for (const PieceId id : IdRange<PieceId>(count)) {
        if (id != piece)
            order.push_back(id);
    }
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place), piece);
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) {
        std::vector<PieceType> types;
        types.reserve(order.size());
        for (const PieceId id : order)
            types.push_back(std::move(pieces.types[id.index()]));
        pieces.types = std::move(types);
        renumberTypes(pieces, [&](PieceId id) {
            return PieceId(std::find(order.begin(), order.end(), id) - order.begin());
        });
    });
    renumberPieces(result, [&](PieceId id) -> std::optional<PieceId> {
        return PieceId(std::find(order.begin(), order.end(), id) - order.begin());
    });
    return result;
}

Result<Design> withMovementAdded(const Design &design, PieceId piece, const Movement &movement)
{
    if (auto error = movementFault(design, piece, (*design.pieces)[piece].moves.size(), movement))
        return failure(*error);
    if ((*design.pieces)[piece].moves.size() >= limits::movesPerPiece)
        return failure(Message("a piece may have at most {most} movements",
                               {{"most", limits::movesPerPiece}}));
    return changedPiece(design, piece, [&](PieceType &type) { type.moves.push_back(movement); });
}

Result<Design> withMovementChanged(const Design &design,
                                   PieceId piece,
                                   std::size_t index,
                                   const Movement &movement)
{
    if (auto error = movementFault(design, piece, index, movement))
        return failure(*error);
    if (auto error = missingMovement(design, piece, index))
        return failure(*error);
    return changedPiece(design, piece, [&](PieceType &type) { type.moves[index] = movement; });
}

std::optional<Error> missingMovement(const Design &design, PieceId piece, std::size_t index)
{
    if (index < (*design.pieces)[piece].moves.size())
        return std::nullopt;
    return Error{Message("the piece has no movement {number}", {{"number", index + 1}})};
}

Result<Design> withMovementRemoved(const Design &design, PieceId piece, std::size_t index)
{
    if (auto error = missingMovement(design, piece, index))
        return failure(*error);
    return changedPiece(design, piece, [&](PieceType &type) {
        type.moves.erase(type.moves.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

} // namespace rookery
