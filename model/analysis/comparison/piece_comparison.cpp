#include "model/analysis/comparison/movement_comparison.h"
#include "model/analysis/comparison/section_comparisons.h"
#include "model/base/message_list.h"
#include "model/base/shown.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

std::vector<SiteId> sitesWith(const Design &design, PieceId piece)
{
    std::vector<SiteId> sites;
    for (const Placement &placement : design.setup->placements) {
        if (placement.piece == piece)
            sites.push_back(placement.site);
    }
    return sites;
}

std::string zoneName(const Design &design, std::optional<ZoneId> zone)
{
    return zone ? design.board->edits.zones[zone->index()].name : std::string();
}

Message imitationText(const Design &design, const Imitation &imitation)
{
    const MessageArguments arguments{
        {"type", imitation.type ? (*design.pieces)[*imitation.type].name : std::string()},
        {"moves", imitation.moves ? 1 : 0},
        {"captures", imitation.captures ? 1 : 0}};
    return Message("[{type}|the piece that moved last][{?moves}{?captures}|{?moves}, without "
                   "captures|{?captures}, only captures|, neither moves nor captures]",
                   arguments);
}

MessageArguments::Argument imitationsArgument(const Design &design, const PieceType &type)
{
    std::vector<Message> texts;
    for (const Imitation &imitation : type.imitates)
        texts.push_back(imitationText(design, imitation));
    return messagesArgument(std::move(texts));
}

/// What a picture is, for people: embedded ones by what they hold.
MessageArguments::Argument pictureArgument(const PieceArt *art)
{
    if (art == nullptr)
        return {};
    if (!art->picture.isEmbedded())
        return inQuotes(art->picture.file);
    return Message("a picture of its own ({format}, {size#byte#bytes})",
                   {{"format", std::string(enumTitle(art->picture.format))},
                    {"size", art->picture.content->size()}});
}

/// Whether a file keeps the same of both: not what is in a file beside it.
bool isSamePicture(const Picture &a, const Picture &b)
{
    if (a.isEmbedded() != b.isEmbedded())
        return false;
    return a.isEmbedded() ? a.format == b.format && a.content == b.content : a.file == b.file;
}

void comparePictures(const Counterparts &both,
                     const PieceType &before,
                     const PieceType &after,
                     DifferenceList &list)
{
    // By player of the second design; first that for all.
    std::map<std::optional<PlayerId>, std::pair<const PieceArt *, const PieceArt *>> pictures;
    for (const PieceArt &art : before.artwork) {
        const auto player =
            art.player ? std::optional(both.players.mapped(*art.player)) : art.player;
        pictures[player].first = &art;
    }
    for (const PieceArt &art : after.artwork)
        pictures[art.player].second = &art;
    for (const auto &[player, arts] : pictures) {
        const auto &[was, is] = arts;
        const std::string name = is && player ? (*both.after.rules)[*player].name
                                 : player     ? (*both.before.rules)[*was->player].name
                                              : std::string();
        const Message what("{piece}, picture[ for {player}]",
                           {{"piece", after.name}, {"player", name}});
        const MessageArguments::Argument shownBefore = pictureArgument(was);
        const MessageArguments::Argument shownAfter = pictureArgument(is);
        if (was && is && !isSamePicture(was->picture, is->picture))
            list.changed(Message("{picture}: another one", {{"picture", what}}));
        else if (!was || !is)
            list.value(what, shownBefore, shownAfter);
        if (was && is)
            list.extras(what, was->extras, is->extras);
    }
    const auto isSamePlayer = [&](const PieceArt &a, const PieceArt &b) {
        return (a.player ? std::optional(both.players.mapped(*a.player)) : a.player) == b.player;
    };
    if (before.artwork.size() == after.artwork.size()
        && std::is_permutation(
            before.artwork.begin(), before.artwork.end(), after.artwork.begin(), isSamePlayer)
        && !std::equal(
            before.artwork.begin(), before.artwork.end(), after.artwork.begin(), isSamePlayer))
        list.changed(
            Message("{piece}: the pictures stand in another order", {{"piece", after.name}}));
}

std::vector<Imitation> mapped(std::vector<Imitation> imitations, const Counterparts &both)
{
    for (Imitation &imitation : imitations)
        imitation = both.mapped(imitation);
    return imitations;
}

void comparePiece(const Counterparts &both, PieceId first, PieceId second, DifferenceList &list)
{
    const PieceType &before = (*both.before.pieces)[first];
    const PieceType &after = (*both.after.pieces)[second];
    const MessageArguments name{{"piece", after.name}};
    const OnBoth<CellId> cells =
        both.cells({sitesWith(both.before, first), sitesWith(both.after, second)});
    if (before.name != after.name)
        list.changed(Message("{before} is called {piece} now",
                             {{"before", before.name}, {"piece", after.name}}),
                     cells);
    if (before.letter != after.letter)
        list.value(Message("{piece}, letter", name), before.letter, after.letter, cells);
    list.choice(Message("{piece}", name), before.royalty, after.royalty);
    const auto confined = before.confinedTo ? std::optional(both.zones.mapped(*before.confinedTo))
                                            : before.confinedTo;
    if (confined != after.confinedTo)
        list.value(Message("{piece}, confined to", name),
                   zoneName(both.before, before.confinedTo),
                   zoneName(both.after, after.confinedTo),
                   cells);
    compareMovements({both, before, after, cells}, list);
    if (mapped(before.imitates, both) != after.imitates)
        list.value(Message("{piece}, moves as", name),
                   imitationsArgument(both.before, before),
                   imitationsArgument(both.after, after),
                   cells);
    comparePictures(both, before, after, list);
    list.extras(Message("{piece}", name), before.extras, after.extras);
}

} // namespace

void comparePieces(const Counterparts &both, DifferenceList &list)
{
    list.begin(DesignSection::Pieces);
    for (const PieceId piece : both.pieces.allBefore()) {
        if (!list.goesOn())
            return;
        if (const auto there = both.pieces.after(piece)) {
            comparePiece(both, piece, *there, list);
            continue;
        }
        const std::string &name = (*both.before.pieces)[piece].name;
        list.add(DifferenceKind::Removed,
                 Message("{piece} is gone", {{"piece", name}}),
                 both.cells({sitesWith(both.before, piece), {}}));
    }
    for (const PieceId piece : both.pieces.allAfter()) {
        if (!list.goesOn())
            return;
        if (both.pieces.before(piece))
            continue;
        const PieceType &type = (*both.after.pieces)[piece];
        list.add(DifferenceKind::Added,
                 Message("{piece} is new[: {moves}]",
                         {{"piece", type.name}, {"moves", movementsArgument(both.after, type)}}),
                 both.cells({{}, sitesWith(both.after, piece)}));
    }
    if (both.pieces.isReordered())
        list.changed(Message("The pieces stand in another order"));
}

} // namespace rookery
