#pragma once

#include "model/design/terms/ids.h"

namespace rookery {

/// How the sites of a rectangle are counted: file by file, each from its first rank. Files and
/// ranks are counted from 0 here; a site outside of the rectangle must not be asked about.
struct Rectangle
{
    int ranks;

    SiteId site(int file, int rank) const { return SiteId(file * ranks + rank); }
    int file(SiteId site) const { return static_cast<int>(site.index()) / ranks; }
    int rank(SiteId site) const { return static_cast<int>(site.index()) % ranks; }
};

} // namespace rookery
