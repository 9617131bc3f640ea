#include "app/render_command.h"

#include "app/cli/sources.h"
#include "model/base/text.h"
#include "model/file/atomic_write.h"
#include "model/play/compiled_game.h"
#include "widgets/canvas/picture_export.h"
#include "widgets/canvas/zone_painter.h"

#include <QGuiApplication>

namespace rookery::cli {

namespace {

constexpr int usualSide = 1024;
constexpr int smallestSide = 16;
constexpr int largestSide = 16'384;

struct RenderRequest
{
    std::vector<std::string> files;
    std::optional<std::string> output;
    std::optional<std::string> piece;
    std::optional<std::string> at;
    std::optional<std::string> position;
    std::optional<std::string> size;
    bool isDark = false;
};

void declare(Arguments &arguments, RenderRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    arguments.value("-o", "OUT", request.output, "the picture: OUT.svg, OUT.png or OUT.pdf");
    arguments.value("--piece", "NAME", request.piece, "show the reach of this piece; needs --at");
    arguments.value("--at", "CELL", request.at, "where the piece stands");
    arguments.value("--position", "P", request.position, "FEN or pairs; the setup if not given");
    arguments.value("--size", "PX", request.size, "pixels along the longer side, 1024 if not given");
    arguments.flag("--dark", request.isDark, "paint in the dark theme");
    arguments.note("FILE may also be the name of a bundled design. No display is needed.");
}

Tried<int> sideOf(const std::optional<std::string> &text)
{
    if (!text)
        return usualSide;
    const bool isNumber = !text->empty() && text->size() <= 6 && std::all_of(text->begin(), text->end(), isAsciiDigit);
    const int side = isNumber ? std::stoi(*text) : 0;
    if (side < smallestSide || side > largestSide) {
        return badValue("--size",
                        {"a picture has " + std::to_string(smallestSide) + " to " + std::to_string(largestSide)
                             + " pixels along its longer side, not '" + *text + "'",
                         {},
                         {}});
    }
    return side;
}

Tried<PictureFormat> formatOf(const std::string &path)
{
    const std::string extension = lowered(std::filesystem::path(path).extension().string());
    if (const auto format = enumFromName<PictureFormat>(extension.empty() ? extension : extension.substr(1)))
        return *format;
    return badValue("-o", {"a picture's name ends in .svg, .png or .pdf, unlike '" + path + "'", {}, {}});
}

Tried<PieceId> pieceOf(const std::string &name, const Pieces &pieces)
{
    if (const auto piece = pieces.find(name))
        return *piece;
    std::vector<std::string> known;
    for (const PieceType &type : pieces.types)
        known.push_back(type.name);
    return badValue("--piece", {"the design has no piece '" + name + "'" + didYouMean(name, known), {}, {}});
}

/// The man on the cell if it is of this type, else one of the first player's.
Man manOn(const Position &position, CellId cell, PieceId type)
{
    const auto there = position.at(cell);
    return there && there->type == type ? *there : Man{type, PlayerId(0), false};
}

} // namespace

Outcome runRender(Arguments &arguments)
{
    RenderRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (!request.output)
        return wrongUsage("render needs -o OUT");
    if (request.piece.has_value() != request.at.has_value())
        return wrongUsage("--piece and --at belong together");
    const auto format = formatOf(*request.output);
    if (!format)
        return failed(format.error());
    const auto side = sideOf(request.size);
    if (!side)
        return failed(side.error());
    auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    const CompiledGame game(design);
    auto position = positionOf(request.position, design, game.board());
    if (!position)
        return failed(position.error());

    const BoardScene scene(game.board(), 1);
    BoardPicture picture;
    picture.design = &design;
    picture.board = &game.board();
    picture.scene = &scene;
    picture.position = &*position;
    const std::vector<ShownZone> zones = shownZones(design, game.board());
    picture.zones = &zones;
    picture.theme = request.isDark ? CanvasTheme::dark() : CanvasTheme::light();
    Reach reach;
    if (request.piece) {
        const auto piece = pieceOf(*request.piece, *design.pieces);
        if (!piece)
            return failed(piece.error());
        const auto cell = cellOf("--at", *request.at, game.board());
        if (!cell)
            return failed(cell.error());
        const Man man = manOn(*position, *cell, *piece);
        ReachScratch scratch;
        game.reach(*position, *cell, man, reach, scratch);
        position->put(*cell, man);
        picture.reach = &reach;
        picture.reachFrom = *cell;
    }
    const QByteArray bytes = pictureBytes(picture, *format, pictureSize(picture, *side), false);
    const auto written = writeFileAtomically(*request.output, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written)
        return failed({ExitCode::File, {"error: " + written.error().message}});
    return ExitCode::Fine;
}

} // namespace rookery::cli
