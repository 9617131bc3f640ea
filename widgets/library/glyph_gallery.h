#pragma once

#include <QWidget>

#include <string>

class QLayout;

namespace rookery {

/// The pictures that come with the program, to choose one for a piece. Each as it looks in both
/// colours of a board; below them a disc with letters.
class GlyphGallery final : public QWidget
{
    Q_OBJECT

public:
    /// The letters are what the disc is offered with.
    explicit GlyphGallery(const QString &letters, QWidget *parent = nullptr);

    /// The picture as a design keeps it: light and dark become each player's colours.
    static std::string picture(const std::string &glyph);

Q_SIGNALS:
    void picked(const QString &glyph);
    void lettersPicked(const QString &letters);

private:
    QLayout *makeLetters(const QString &letters);
};

} // namespace rookery
