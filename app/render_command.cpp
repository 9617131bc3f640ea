#include "app/render_command.h"

#include "app/cli/export_command.h"
#include "app/cli/sources.h"
#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/file/disk/atomic_write.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "widgets/export/animated_gif.h"
#include "widgets/export/animated_png.h"
#include "widgets/export/painted_formats.h"
#include "widgets/picture/design_picture.h"
#include "widgets/picture/picture_export.h"

#include <QGuiApplication>

#include <iostream>
#include <sstream>

namespace rookery::cli {

namespace {

constexpr int usualSide = 1024;
constexpr int smallestSide = 16;
constexpr int largestSide = 16'384;
constexpr int frameTime = 900; // milliseconds

struct RenderRequest
{
    std::vector<std::string> files;
    std::optional<std::string> output;
    std::optional<std::string> format;
    std::optional<std::string> piece;
    std::optional<std::string> at;
    std::optional<std::string> position;
    std::optional<std::string> size;
    std::optional<std::string> moves;
    bool isDark = false;
};

void declare(Arguments &arguments, RenderRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    arguments.value(
        "-o", "OUT", request.output, "the picture: OUT.svg, OUT.png, OUT.gif or OUT.pdf");
    arguments.value(
        "--format", "TYPE", request.format, "svg, png, gif or pdf, where OUT does not end in it");
    arguments.value("--piece", "NAME", request.piece, "show the reach of this piece; needs --at");
    arguments.value("--at", "CELL", request.at, "where the piece stands");
    arguments.value("--position", "P", request.position, "FEN or pairs; the setup if not given");
    arguments.value(
        "--size", "PX", request.size, "pixels along the longer side, 1024 if not given");
    arguments.value("--moves",
                    "MOVES",
                    request.moves,
                    "play these moves; OUT.png and OUT.gif become pictures that move");
    arguments.flag("--dark", request.isDark, "paint in the dark theme");
    arguments.note("FILE may also be the name of a bundled design. No display is needed.");
}

Tried<int> sideOf(const std::optional<std::string> &text)
{
    if (!text)
        return usualSide;
    const bool isNumber = !text->empty() && text->size() <= 6
                          && std::all_of(text->begin(), text->end(), isAsciiDigit);
    const int side = isNumber ? std::stoi(*text) : 0;
    if (side < smallestSide || side > largestSide) {
        return badValue("--size",
                        {"a picture has " + std::to_string(smallestSide) + " to "
                             + std::to_string(largestSide) + " pixels along its longer side, not '"
                             + *text + "'",
                         {},
                         {}});
    }
    return side;
}

/// Which type the picture has: "png".
std::string typeOf(const RenderRequest &request)
{
    if (request.format)
        return lowered(*request.format);
    const std::string extension = std::filesystem::path(*request.output).extension().string();
    return lowered(extension.empty() ? extension : extension.substr(1));
}

bool isGif(const RenderRequest &request)
{
    return typeOf(request) == "gif";
}

/// Of a GIF as of the picture of pixels that it is.
Tried<PictureFormat> formatOf(const RenderRequest &request)
{
    if (isGif(request))
        return PictureFormat::Png;
    if (const auto format = enumFromName<PictureFormat>(typeOf(request)))
        return *format;
    if (request.format)
        return badValue(
            "--format",
            {"a picture is svg, png, gif or pdf, not '" + *request.format + "'", {}, {}});
    return badValue(
        "-o",
        {"a picture's name ends in .svg, .png, .gif or .pdf, unlike '" + *request.output + "'",
         {},
         {}});
}

Tried<PieceId> pieceOf(const std::string &name, const Pieces &pieces)
{
    if (const auto piece = pieces.find(name))
        return *piece;
    std::vector<std::string> known;
    for (const PieceType &type : pieces.types)
        known.push_back(type.name);
    return badValue(
        "--piece",
        {"the design has no piece '" + name + "'" + didYouMean(name, known).text(), {}, {}});
}

/// The positions of a game from the first on.
Tried<std::vector<Position>> played(const std::string &moves, const Design &design, Position start)
{
    MoveRules moveRules(design);
    GameRecord game(moveRules, std::move(start));
    std::vector<Position> positions = {game.position()};
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = moveOf("--moves", word, game, design, moveRules);
        if (!move)
            return failed(move.error());
        game.play(*move);
        positions.push_back(game.position());
    }
    return positions;
}

/// The positions of a game as pictures.
std::vector<QImage>
framesOf(BoardPicture picture, const std::vector<Position> &positions, QSize size)
{
    std::vector<QImage> frames;
    for (const Position &position : positions) {
        picture.position = &position;
        frames.push_back(imageOf(picture, size, false));
    }
    return frames;
}

/// The picture in its file's format; of several positions one that moves where the format can.
QByteArray painted(const BoardPicture &picture,
                   const std::vector<Position> &positions,
                   const RenderRequest &request,
                   PictureFormat format,
                   QSize size)
{
    if (isGif(request) && positions.empty())
        return animatedGif({imageOf(picture, size, false)}, frameTime);
    if (isGif(request))
        return animatedGif(framesOf(picture, positions, size), frameTime);
    if (!positions.empty() && format == PictureFormat::Png)
        return animatedPng(framesOf(picture, positions, size), frameTime);
    return pictureBytes(picture, format, size, false);
}

/// Options that do not go together; null if all do.
const char *faultOf(const RenderRequest &request)
{
    if (!request.output)
        return "render needs -o OUT";
    if (request.moves && request.piece)
        return "--moves and --piece do not go together";
    if (request.piece.has_value() != request.at.has_value())
        return "--piece and --at belong together";
    return nullptr;
}

/// Puts the wanted piece on the wanted cell, which is the result, and marks where it may go.
Tried<CellId>
standAndReach(const RenderRequest &request, const Design &design, DesignPicture &shown)
{
    const auto piece = pieceOf(*request.piece, *design.pieces);
    if (!piece)
        return failed(piece.error());
    const auto cell = cellOf("--at", *request.at, shown.board());
    if (!cell)
        return failed(cell.error());
    shown.showReach(*piece, *cell);
    if (shown.picture().isReachCut)
        std::clog << "note: " << printable(shown.sharedGame()->cutMessage(*piece, *cell).text())
                  << '\n';
    return *cell;
}

} // namespace

Outcome runRender(Arguments &arguments)
{
    RenderRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (const char *fault = faultOf(request))
        return wrongUsage(fault);
    const auto format = formatOf(request);
    if (!format)
        return failed(format.error());
    const auto side = sideOf(request.size);
    if (!side)
        return failed(side.error());
    auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    DesignPicture shown(design);
    auto position = positionOf(request.position, design, shown.board());
    if (!position)
        return failed(position.error());
    shown.setPosition(std::move(*position));
    if (request.moves)
        shown.showZones({}); // they are about the design, not about a game
    if (request.piece) {
        const auto from = standAndReach(request, design, shown);
        if (!from)
            return failed(from.error());
    }
    BoardPicture &picture = shown.picture();
    picture.theme = request.isDark ? CanvasTheme::dark() : CanvasTheme::light();
    const QSize size = pictureSize(picture, *side);
    const auto positions = request.moves ? played(*request.moves, design, shown.position())
                                         : Tried<std::vector<Position>>(std::vector<Position>());
    if (!positions)
        return failed(positions.error());
    if (request.moves)
        picture.position = &positions->back();
    const QByteArray bytes = painted(picture, *positions, request, *format, size);
    return writtenTo(writeFileAtomically(
        *request.output, {bytes.constData(), static_cast<std::size_t>(bytes.size())}));
}

Outcome runPaintedExport(Arguments &arguments)
{
    return runExport(arguments, paintFormat);
}

} // namespace rookery::cli
