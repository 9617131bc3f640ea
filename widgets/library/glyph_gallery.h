#pragma once

#include "widgets/library/glyph_words.h"

#include <QWidget>

#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QScrollArea;
class QToolButton;

namespace rookery {

/// The pictures that come with the program by family, to choose one for a piece: each as it looks
/// in both colours of a board. Above them a search by name, below them a disc with letters.
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
    struct Picture
    {
        const GlyphWords *words;
        QToolButton *button;
    };
    /// The pictures of a family below its heading.
    struct Section
    {
        GlyphFamily family;
        QLabel *heading;
        QGridLayout *grid;
        std::vector<Picture> pictures;
    };

    void makeSearch();
    QWidget *makeSections();
    QToolButton *makeButton(const GlyphWords &words);
    QLayout *makeLetters(const QString &letters);
    void showFitting(const QString &wanted);
    void pickFirst();

    std::vector<Section> m_sections;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QScrollArea *m_area;
};

} // namespace rookery
