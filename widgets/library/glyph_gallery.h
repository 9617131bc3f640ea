#pragma once

#include <QWidget>

#include <string>

namespace rookery {

/// The pictures that come with the program, to choose one for a piece. Each as it looks in both
/// colours of a board.
class GlyphGallery final : public QWidget
{
    Q_OBJECT

public:
    explicit GlyphGallery(QWidget *parent = nullptr);

    /// The picture as a design keeps it: light and dark become each player's colours.
    static std::string picture(const std::string &glyph);

Q_SIGNALS:
    void picked(const QString &glyph);
};

} // namespace rookery
