#include "model/picture/glyph_legend.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

using SignMark = MoveGlyph::Mark;

struct SignRow
{
    const char *name;
    bool (*isSeen)(const SignMark &mark);
    void (*make)(SignMark &mark);
};

/// As GlyphDrawer draws them.
constexpr SignRow signRows[] = {
    {"moves or captures",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.moves && mark.captures; },
     [](SignMark &mark) {
         mark.moves = mark.captures = true;
     }},
    {"moves without capturing",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.moves && !mark.captures; },
     [](SignMark &mark) {
         mark.moves = true;
     }},
    {"moves only to capture",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.captures && !mark.moves; },
     [](SignMark &mark) {
         mark.captures = true;
     }},
    {"goes there over a piece",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.hops; },
     [](SignMark &mark) {
         mark.hops = true;
     }},
    {"captures there over a piece",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.hopCaptures && !mark.hops; },
     [](SignMark &mark) {
         mark.hopCaptures = true;
     }},
    {"jumps over a piece there",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.isHurdle; },
     [](SignMark &mark) {
         mark.isHurdle = true;
     }},
    {"takes the piece there on the way",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.isVictim; },
     [](SignMark &mark) {
         mark.isVictim = true;
     }},
    {"a piece there is in its way",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.isJoint && !mark.isPlace(); },
     [](SignMark &mark) {
         mark.isJoint = true;
     }},
    {"smaller: pieces on the way may stop it",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.isStoppable; },
     [](SignMark &mark) {
         mark.moves = mark.captures = mark.isStoppable = true;
     }},
    {"with a hole: only as its first move",
     [](const SignMark &mark) { return mark.isOnLevel() && mark.isFirst; },
     [](SignMark &mark) {
         mark.moves = mark.captures = mark.isFirst = true;
     }},
    {"on the level above",
     [](const SignMark &mark) { return mark.up > 0; },
     [](SignMark &mark) {
         mark.moves = true;
         mark.up = 1;
     }},
    {"on the level below",
     [](const SignMark &mark) { return mark.up < 0; },
     [](SignMark &mark) {
         mark.moves = true;
         mark.up = -1;
     }},
    {"one on along the fourth axis",
     [](const SignMark &mark) { return mark.up == 0 && mark.across > 0; },
     [](SignMark &mark) {
         mark.moves = true;
         mark.across = 1;
     }},
    {"one back along the fourth axis",
     [](const SignMark &mark) { return mark.up == 0 && mark.across < 0; },
     [](SignMark &mark) {
         mark.moves = true;
         mark.across = -1;
     }},
    {"hollow: further away than that",
     [](const SignMark &mark) { return std::abs(mark.up) + std::abs(mark.across) > 1; },
     [](SignMark &mark) {
         mark.moves = true;
         mark.up = 2;
     }},
};

/// The piece and the cells around it.
MoveGlyph bareGlyph()
{
    MoveGlyph glyph;
    glyph.radius = 1;
    return glyph;
}

MoveGlyph exampleGlyph(const SignRow &row)
{
    MoveGlyph glyph = bareGlyph();
    SignMark mark;
    mark.at = {1, 0};
    mark.drawn = {cellUnit, 0};
    row.make(mark);
    glyph.marks.push_back(mark);
    return glyph;
}

/// Up and down a level triangles say so.
bool isArrow(const MoveGlyph::Ride &ride)
{
    return ride.upStep == 0 && ride.acrossStep == 0;
}

MoveGlyph arrowGlyph()
{
    MoveGlyph glyph = bareGlyph();
    MoveGlyph::Ride ride;
    ride.from = ride.step = {1, 0};
    ride.drawnFrom = ride.drawnStep = {cellUnit, 0};
    glyph.rides.push_back(ride);
    return glyph;
}

} // namespace

std::vector<GlyphSign> glyphLegend(std::span<const MoveGlyph> glyphs)
{
    const auto isSeen = [&](auto isIn) {
        return std::any_of(glyphs.begin(), glyphs.end(), isIn);
    };
    std::vector<GlyphSign> signs{{"where it stands", bareGlyph()}};
    for (const SignRow &row : signRows) {
        const bool isUsed = isSeen([&](const MoveGlyph &glyph) {
            return std::any_of(glyph.marks.begin(), glyph.marks.end(), row.isSeen);
        });
        if (isUsed)
            signs.push_back({row.name, exampleGlyph(row)});
    }
    const bool hasArrows = isSeen([](const MoveGlyph &glyph) {
        return std::any_of(glyph.rides.begin(), glyph.rides.end(), isArrow);
    });
    if (hasArrows)
        signs.push_back({"goes on to the end of the board", arrowGlyph()});
    if (isSeen([](const MoveGlyph &glyph) { return glyph.leadsAnywhere; })) {
        signs.push_back({"goes to every cell", bareGlyph()});
        signs.back().example.leadsAnywhere = true;
    }
    return signs;
}

} // namespace rookery
