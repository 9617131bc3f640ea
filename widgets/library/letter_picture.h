#pragma once

#include <QString>

#include <string>

namespace rookery {

/// A disc with letters as an SVG picture that a design keeps, black on white: their outlines, so
/// that it looks the same wherever it is drawn, whatever fonts there are. Empty if the letters have
/// none.
std::string letterPicture(const QString &letters);

} // namespace rookery
