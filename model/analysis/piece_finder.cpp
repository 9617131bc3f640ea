#include "model/analysis/piece_finder.h"

#include "model/base/message_list.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace rookery {

namespace {

PieceType typeOf(std::string name, std::span<const MovementLegs> moves)
{
    PieceType type;
    type.name = std::move(name);
    for (const MovementLegs &move : moves)
        type.moves.push_back({move.legs, move.when, {}});
    return type;
}

/// As it moves on the large board, and on smaller ones where that differs.
std::vector<PieceType> typesOf(const LibraryPiece &piece)
{
    constexpr int smallest = 6;
    std::vector<PieceType> types;
    for (int side = PieceSignature::side; side >= smallest; --side) {
        PieceType type = typeOf(piece.name, readBetza(piece, side).moves);
        if (std::find(types.begin(), types.end(), type) != types.end())
            break;
        types.push_back(std::move(type));
    }
    return types;
}

bool canBeCompared(std::span<const MovementLegs> moves)
{
    return std::none_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
        return SignatureStage::leapsTooFar(move.legs);
    });
}

PlaceDifference difference(const PieceSignature::Places &asked, const PieceSignature::Places &known)
{
    return {asked & ~known, known & ~asked};
}

PieceLikeness compared(const PieceSignature &asked, const PieceSignature &known)
{
    PieceLikeness likeness;
    likeness.moves = difference(asked.moves, known.moves);
    likeness.captures = difference(asked.captures, known.captures);
    likeness.hops = difference(asked.hops, known.hops);
    for (std::size_t number = 0; number < asked.cases.size(); ++number)
        likeness.otherCases += asked.cases[number] == known.cases[number] ? 0 : 1;
    return likeness;
}

/// The differences as they lie for the piece in question, which was turned to be compared.
PieceLikeness turnedBack(PieceLikeness likeness)
{
    for (PlaceDifference *difference : {&likeness.moves, &likeness.captures, &likeness.hops}) {
        difference->gained = turned(difference->gained, likeness.match.turned);
        difference->lost = turned(difference->lost, likeness.match.turned);
    }
    return likeness;
}

/// By distance, then in the order of the board.
std::vector<Vector> vectorsOf(const PieceSignature::Places &places)
{
    std::vector<Vector> vectors;
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place])
            vectors.push_back(vectorTo(place));
    }
    const auto length = [](const Vector &v) {
        return v.x() * v.x() + v.y() * v.y();
    };
    std::stable_sort(vectors.begin(), vectors.end(), [&](const Vector &a, const Vector &b) {
        return length(a) < length(b);
    });
    return vectors;
}

std::string shown(const Vector &vector)
{
    return "(" + std::to_string(vector.x()) + "," + std::to_string(vector.y()) + ")";
}

PieceSignature::Places imagesOf(const Vector &vector)
{
    PieceSignature::Places images;
    for (const Orientation &facing : squareFacings())
        images.set(placeOf(facing.apply(vector)));
    return images;
}

/// What people call a leap to such a cell; empty if nothing.
std::string_view leaperOf(const Vector &vector)
{
    constexpr std::array<std::array<std::string_view, 5>, 5> leapers = {{
        {"", "Wazir", "Dabbaba", "Threeleaper", "Fourleaper"},
        {"", "Ferz", "Knight", "Camel", "Giraffe"},
        {"", "", "Alfil", "Zebra", "Stag"},
        {"", "", "", "Tripper", "Antelope"},
        {"", "", "", "", "Commuter"},
    }};
    const int x = std::abs(vector.x());
    const int y = std::abs(vector.y());
    const int shorter = std::min(x, y);
    const int longer = std::max(x, y);
    return longer < 5 ? leapers[static_cast<std::size_t>(shorter)][static_cast<std::size_t>(longer)]
                      : std::string_view();
}

/// All images of a vector: `the Dabbaba squares`, `all (5,0)`.
Message allOf(const Vector &vector)
{
    const std::string_view leaper = leaperOf(vector);
    if (!leaper.empty())
        return Message("the {leaper} squares", {{"leaper", std::string(leaper)}});
    const int x = std::abs(vector.x());
    const int y = std::abs(vector.y());
    return Message("all {vector}",
                   {{"vector", shown(Vector{{std::max(x, y), std::min(x, y), 0, 0}})}});
}

/// `(1,2), (1,-2) and the Camel squares`: a vector with all its mirror images is written once.
Message listOf(PieceSignature::Places places)
{
    constexpr std::size_t most = 8;
    std::vector<Message> items;
    for (const Vector &vector : vectorsOf(places)) {
        if (!places[placeOf(vector)])
            continue;
        const PieceSignature::Places images = imagesOf(vector);
        if ((images & places) != images) {
            items.push_back(Message::literal(shown(vector)));
            continue;
        }
        items.push_back(allOf(vector));
        places &= ~images;
    }
    return rookery::joined(items, most);
}

/// What is done there: it `goes`, `moves`, `captures` or `hops`.
void addDifference(std::vector<Message> &parts, const PlaceDifference &difference, const char *what)
{
    const auto arguments = [&](const PieceSignature::Places &places) {
        return MessageArguments{{"what", what}, {"places", listOf(places)}};
    };
    if (difference.gained.any())
        parts.push_back(
            Message("also [{?what=goes}to|{?what=moves}moving to|{?what=captures}capturing "
                    "on|{?what=hops}hopping to] {places}",
                    arguments(difference.gained)));
    if (difference.lost.any())
        parts.push_back(
            Message("not [{?what=goes}to|{?what=moves}moving to|{?what=captures}capturing "
                    "on|{?what=hops}hopping to] {places}",
                    arguments(difference.lost)));
}

/// The leaps of one kind that are the whole difference, as far as places tell; nothing if there
/// are others.
std::optional<PieceStep> stepOf(const PieceLikeness &likeness)
{
    const bool moves = likeness.moves.count() > 0;
    const bool captures = likeness.captures.count() > 0;
    const PlaceDifference &difference = moves ? likeness.moves : likeness.captures;
    const bool isOfBoth = moves && captures;
    if (likeness.hops.count() > 0 || difference.count() == 0
        || (isOfBoth && likeness.moves != likeness.captures)
        || (difference.gained.any() && difference.lost.any()))
        return std::nullopt;
    PieceStep step{likeness.match,
                   isOfBoth ? Rights::Both : (moves ? Rights::Move : Rights::Capture),
                   difference.gained | difference.lost,
                   difference.gained.any()};
    const PieceSignature::Places images = imagesOf(vectorsOf(step.places).front());
    return (step.places & ~images).none() ? std::optional(step) : std::nullopt;
}

/// Leaps to these places as one movement.
Movement leapsTo(const PieceSignature::Places &places, Rights rights)
{
    Leg leg;
    for (const Vector &vector : vectorsOf(places))
        leg.steps.emplace_back(vector);
    leg.onEmpty.stop = rights != Rights::Capture;
    if (rights != Rights::Move)
        leg.onEnemy = {{true, Effect::Capture}, {}, {}};
    return {LegGraph{{leg}, {LegId(0)}}, When::Always, {}};
}

} // namespace

PieceFinder::PieceFinder(const PieceLibrary &library)
    : PieceFinder(library, library.search({}))
{
}

PieceFinder::PieceFinder(const PieceLibrary &library, std::span<const std::size_t> among)
{
    std::vector<PieceType> types;
    for (const std::size_t piece : among) {
        for (const PieceType &type : typesOf(library[piece])) {
            types.push_back(type);
            m_known.push_back({type, piece, {}});
        }
    }
    SignatureStage stage(standardDirections(), {Orientation{}});
    stage.setPieces(std::move(types));
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        m_known[i].signature = stage.signatureOf(PieceId(i));
        m_byCases[m_known[i].signature.cases].push_back(m_known[i].piece);
    }
}

std::vector<PieceMatch> PieceFinder::identify(std::span<const MovementLegs> moves,
                                              const Directions &directions) const
{
    std::vector<PieceMatch> matches;
    if (!canBeCompared(moves))
        return matches;
    const auto facings = squareFacings();
    SignatureStage stage(directions, facings);
    stage.setPieces({typeOf("piece", moves)});
    for (std::size_t facing = 0; facing < facings.size(); ++facing) {
        const auto cases = stage.casesOf(PieceId(0), facing);
        const auto found = m_byCases.find(cases);
        if (found == m_byCases.end() || isIdle(cases))
            continue;
        for (const std::size_t piece : found->second) {
            const bool isKnown =
                std::any_of(matches.begin(), matches.end(), [&](const PieceMatch &match) {
                    return match.piece == piece;
                });
            if (!isKnown)
                matches.push_back({piece, inverse(facings[facing])});
        }
    }
    return matches;
}

std::vector<PieceLikeness> PieceFinder::nearest(std::span<const MovementLegs> moves,
                                                std::size_t most,
                                                const Directions &directions) const
{
    if (!canBeCompared(moves))
        return {};
    const auto facings = squareFacings();
    SignatureStage stage(directions, facings);
    stage.setPieces({typeOf("piece", moves)});
    const PieceSignature asked = stage.signatureOf(PieceId(0));
    std::map<std::size_t, PieceLikeness> best; // by piece
    for (std::size_t facing = 0; facing < facings.size(); ++facing) {
        const PieceSignature turnedOne{stage.casesOf(PieceId(0), facing),
                                       turned(asked.moves, facings[facing]),
                                       turned(asked.captures, facings[facing]),
                                       turned(asked.hops, facings[facing])};
        for (const Known &known : m_known) {
            PieceLikeness likeness = compared(turnedOne, known.signature);
            likeness.match = {known.piece, inverse(facings[facing])};
            // A turn is worth mentioning only where it makes the two more alike.
            const auto [row, isNew] = best.try_emplace(known.piece, likeness);
            PieceLikeness &so = row->second;
            if (!isNew && (likeness.places() < so.places() || (likeness.isSame() && !so.isSame())))
                so = likeness;
        }
    }
    std::vector<PieceLikeness> likest;
    likest.reserve(best.size());
    for (const auto &[piece, likeness] : best)
        likest.push_back(turnedBack(likeness));
    std::stable_sort(
        likest.begin(), likest.end(), [](const PieceLikeness &a, const PieceLikeness &b) {
            return std::tuple(a.places(), a.otherCases) < std::tuple(b.places(), b.otherCases);
        });
    if (likest.size() > most)
        likest.resize(most);
    return likest;
}

/// Whether the piece that lacks the leaps does the same as the other once it has them.
bool PieceFinder::isStep(const PieceStep &step,
                         const PieceType &asked,
                         const Directions &directions) const
{
    const auto completed = [&](PieceType type, const PieceSignature::Places &places) {
        type.moves.push_back(leapsTo(places, step.rights));
        return type;
    };
    const auto casesOf = [](PieceType type, const Directions &of, Orientation facing) {
        SignatureStage stage(of, {facing});
        stage.setPieces({std::move(type)});
        return stage.casesOf(PieceId(0), 0);
    };
    const Orientation back = inverse(step.match.turned);
    const auto wanted =
        casesOf(step.isGained ? asked : completed(asked, step.places), directions, back);
    return std::any_of(m_known.begin(), m_known.end(), [&](const Known &known) {
        if (known.piece != step.match.piece)
            return false;
        if (!step.isGained)
            return wanted == known.signature.cases;
        return wanted
               == casesOf(completed(known.type, turned(step.places, back)),
                          standardDirections(),
                          Orientation{});
    });
}

std::optional<PieceStep> PieceFinder::oneStepAway(std::span<const MovementLegs> moves,
                                                  const Directions &directions) const
{
    constexpr std::size_t mostTried = 6;
    const PieceType asked = typeOf("piece", moves);
    for (const PieceLikeness &likeness : nearest(moves, mostTried, directions)) {
        const auto step = stepOf(likeness);
        if (step && isStep(*step, asked, directions))
            return step;
    }
    return std::nullopt;
}

Message stepText(const PieceStep &step, const std::string &known)
{
    MessageArguments said{{"piece", known}, {"cells", listOf(step.places)}};
    const bool isTurned = step.match.turned != Orientation{};
    said.set("turned", isTurned ? Message(enumTitle(step.match.turned)) : Message());
    switch (step.rights) {
    case Rights::Both:
        break;
    case Rights::Move:
        return step.isGained
                   ? Message("Like the {piece}[, turned: {turned}], and also moves to {cells} "
                             "without capturing",
                             said)
                   : Message("Like the {piece}[, turned: {turned}], but to {cells} only to "
                             "capture",
                             said);
    case Rights::Capture:
        return step.isGained
                   ? Message("Like the {piece}[, turned: {turned}], and also captures on {cells}",
                             said)
                   : Message("Like the {piece}[, turned: {turned}], but captures nothing on "
                             "{cells}",
                             said);
    }
    return step.isGained
               ? Message("Like the {piece}[, turned: {turned}], and also to {cells}", said)
               : Message("Like the {piece}[, turned: {turned}], but not to {cells}", said);
}

Message likenessText(const PieceLikeness &likeness)
{
    std::vector<Message> parts;
    if (likeness.moves == likeness.captures) {
        addDifference(parts, likeness.moves, "goes");
    } else {
        addDifference(parts, likeness.moves, "moves");
        addDifference(parts, likeness.captures, "captures");
    }
    addDifference(parts, likeness.hops, "hops");
    if (likeness.isSame())
        parts.emplace_back(Message("the same"));
    else if (parts.empty())
        parts.emplace_back(Message("the same, except among several pieces"));
    const MessageArguments::Argument differences = messagesArgument(std::move(parts));
    if (likeness.match.turned == Orientation{})
        return Message("{differences}", {{"differences", differences}});
    return Message(
        "{differences}, turned: {turn}",
        {{"differences", differences}, {"turn", Message(enumTitle(likeness.match.turned))}});
}

} // namespace rookery
