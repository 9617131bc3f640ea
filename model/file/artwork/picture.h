#pragma once

#include "model/base/result.h"
#include "model/design/artwork.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

struct Design;

/// A picture made fit for a design, and what had to be left out of it.
struct TakenPicture
{
    Picture picture;
    std::vector<std::string> removed;
};

/// SVG or PNG, told apart by their first bytes. SVG is cleaned (model/file/artwork/svg_picture.h);
/// of a PNG the head is checked, so that it does not unpack to more than it may.
Result<TakenPicture> pictureOf(std::string bytes);

/// Empty if the bytes begin like a PNG within the limits.
Message pngFault(std::string_view bytes);

/// Empty if a design may name this file: a path of plain names inside its own folder, with slashes,
/// that ends in `.svg` or `.png`.
Message pictureFileFault(std::string_view file);

/// The picture in a file inside this folder; links that lead out of it are not followed. Where it
/// cannot be used, `fault` says why.
Picture pictureInFile(const std::string &file, const std::filesystem::path &folder);

/// Looks again at every file that the design's pictures are in.
Design withPicturesRead(const Design &design, const std::filesystem::path &folder);

} // namespace rookery
