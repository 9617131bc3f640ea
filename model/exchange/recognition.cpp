#include "model/exchange/recognition.h"

#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fen/fen_board.h"

#include <algorithm>

namespace rookery {

namespace {

std::string_view trimmedLine(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos)
        return {};
    return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

/// Whether any line is accepted.
template<class Accepts>
bool anyLine(std::string_view text, Accepts accepts)
{
    const auto lines = split(text, '\n');
    return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
        return accepts(trimmedLine(line));
    });
}

bool isSection(std::string_view line)
{
    return line.size() > 2 && line.front() == '[' && line.back() == ']';
}

bool isDiagram(std::string_view text)
{
    return text.find("idiagram") != std::string_view::npos
           || anyLine(text, [](std::string_view line) {
                  return line.starts_with("files=") || line.starts_with("ranks=");
              });
}

bool isZrf(std::string_view text)
{
    return text.find("(game") != std::string_view::npos
           || text.find("(variant") != std::string_view::npos;
}

bool isIni(std::string_view text)
{
    return anyLine(text, isSection);
}

bool isXboard(std::string_view text)
{
    return anyLine(text, [](std::string_view line) {
        return line.starts_with("setup ") || line.starts_with("piece ");
    });
}

bool isGameCourier(std::string_view text)
{
    return anyLine(text, [](std::string_view line) {
        return line.starts_with("map ") || line.starts_with("link ") || line.starts_with("rlink ");
    });
}

/// One line with at least two ranks that can be read.
bool isFen(std::string_view text)
{
    return anyLine(text, [](std::string_view line) {
        return line.find('/') != std::string_view::npos && readFenBoard(line).has_value();
    });
}

struct Look
{
    std::string_view format;
    bool (*fits)(std::string_view);
};

constexpr Look looks[] = {
    {"zrf", isZrf},
    {"interactive-diagram", isDiagram},
    {"fairy-stockfish", isIni},
    {"xboard", isXboard},
    {"game-courier", isGameCourier},
    {"fen", isFen},
};

} // namespace

const Format *recognised(std::string_view text, std::string_view fileName)
{
    const std::size_t dot = fileName.rfind('.');
    const std::string suffix =
        dot == std::string_view::npos ? std::string() : lowered(fileName.substr(dot));
    for (const Format &format : formats()) {
        // Many kinds of text are called so.
        if (format.reads() && format.suffix == suffix && suffix != ".txt")
            return &format;
    }
    const auto row = std::find_if(
        std::begin(looks), std::end(looks), [&](const Look &look) { return look.fits(text); });
    return row == std::end(looks) ? nullptr : findFormat(row->format);
}

std::vector<std::string> variantsIn(const Format &format, std::string_view text)
{
    if (format.id != "fairy-stockfish")
        return {};
    const auto file = fairy::readIniFile(text);
    return file ? fairy::FairyCatalogue(*file).names() : std::vector<std::string>();
}

std::vector<std::string> variantsKnownTo(const Format &format)
{
    if (format.id != "fairy-stockfish")
        return {};
    std::vector<std::string> names = fairy::FairyCatalogue(fairy::builtInVariants()).names();
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace rookery
