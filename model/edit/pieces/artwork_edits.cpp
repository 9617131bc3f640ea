#include "model/edit/pieces/artwork_edits.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Change>
Design changedArtwork(const Design &design, PieceId piece, Change change)
{
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) { change(pieces.types[piece.index()].artwork); });
    return result;
}

PictureCount picturesOf(const Design &design)
{
    PictureCount pictures;
    for (const PieceType &type : design.pieces->types) {
        for (const PieceArt &art : type.artwork) {
            ++pictures.count;
            pictures.bytes += art.picture.isEmbedded() ? art.picture.content->size() : 0;
        }
    }
    return pictures;
}

Result<Design> ifNotTooMuch(Design design)
{
    if (auto fault = pictureCountFault(picturesOf(design)); !fault.isEmpty())
        return failure(std::move(fault));
    return design;
}

} // namespace

Result<Design> withArtwork(const Design &design,
                           PieceId piece,
                           std::optional<PlayerId> player,
                           const Picture &picture)
{
    if (piece.index() >= design.pieces->types.size())
        return failure(Message("the design has no such piece"));
    if (player && player->index() >= design.rules->players.size())
        return failure(Message("the design has no such player"));
    return ifNotTooMuch(changedArtwork(design, piece, [&](std::vector<PieceArt> &artwork) {
        const auto found = std::find_if(artwork.begin(), artwork.end(), [&](const PieceArt &art) {
            return art.player == player;
        });
        if (found == artwork.end())
            artwork.push_back({player, picture, {}});
        else
            found->picture = picture;
    }));
}

Design withArtworkRemoved(const Design &design, PieceId piece, std::optional<PlayerId> player)
{
    return changedArtwork(design, piece, [&](std::vector<PieceArt> &artwork) {
        std::erase_if(artwork, [&](const PieceArt &art) { return art.player == player; });
    });
}

Design withoutMissingArtwork(const Design &design, PieceId piece)
{
    return changedArtwork(design, piece, [](std::vector<PieceArt> &artwork) {
        std::erase_if(artwork, [](const PieceArt &art) { return !art.picture.canBeDrawn(); });
    });
}

Result<Design> withArtworkEmbedded(const Design &design)
{
    Design result = design;
    result.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (PieceArt &art : type.artwork) {
                if (art.picture.canBeDrawn())
                    art.picture.file.clear();
            }
        }
    });
    return ifNotTooMuch(std::move(result));
}

} // namespace rookery
