#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// What a picture of a design shows. Where it says nothing, the start position.
struct DesignView
{
    std::string position;            ///< as readPosition() reads it; empty for the start
    std::vector<std::string> moves;  ///< as readMove() reads them, played from there
    std::string reach;               ///< cell of the piece whose reach is shown; empty for none
    std::string piece;               ///< a type to stand there; empty for the one that does
    std::string to;                  ///< cell that the piece's path leads to
    std::vector<std::string> arrows; ///< moves that may be made next, the best first
    std::string links;               ///< direction whose links are shown
    std::vector<std::string> zones;

    friend bool operator==(const DesignView &, const DesignView &) = default;
};

/// How the bundled designs are put on show; resources/designs/gallery.json.
struct GalleryTable
{
    struct Entry
    {
        std::vector<std::string> names; ///< that the game is also looked for by
        DesignView view;                ///< what makes the game different
    };

    std::vector<std::string> first;    ///< designs that show how far apart games can be
    std::vector<std::string> families; ///< in the order in which they are shown
    std::map<std::string, Entry, std::less<>> designs;

    /// An empty entry for a design of which nothing is said.
    const Entry &entryOf(std::string_view design) const;
};

/// Of a text that is compiled in, and so has no faults.
GalleryTable readGalleryTable(std::string_view text);

/// Read once. From any thread.
const GalleryTable &bundledGalleryTable();

} // namespace rookery
