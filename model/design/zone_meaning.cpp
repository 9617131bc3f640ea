#include "model/design/zone_meaning.h"

#include "model/base/message.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace rookery {

namespace {

struct ZoneKindRow
{
    ZoneKind kind;
    ZoneParameters counts;
    bool followsFacing;
    const char *words;
};

constexpr ZoneKindRow rows[] = {
    {ZoneKind::LastRanks,
     {.count = true, .from = true, .files = true},
     true,
     "[{?from=1}[{?count=1}the last rank|the last {count} ranks]"
     "|{?count=1}rank {from} from the far side|{count} ranks from rank {from} of the far side on]"},
    {ZoneKind::FirstRanks,
     {.count = true, .from = true, .files = true},
     true,
     "[{?from=1}[{?count=1}the first rank|the first {count} ranks]"
     "|{?count=1}the player's rank {from}|{count} ranks from the player's rank {from} on]"},
    {ZoneKind::MiddleRanks,
     {.count = true, .files = true},
     true,
     "the middle [{?count=1}rank|{count} ranks]"},
    {ZoneKind::LeftFiles,
     {.count = true, .from = true},
     true,
     "[{?from=1}the [{?count=1}left file|{count} left files]"
     "|{?count=1}file {from} from the left|{count} files from file {from} of the left on]"},
    {ZoneKind::RightFiles,
     {.count = true, .from = true},
     true,
     "[{?from=1}the [{?count=1}right file|{count} right files]"
     "|{?count=1}file {from} from the right|{count} files from file {from} of the right on]"},
    {ZoneKind::OwnHalf, {}, true, "the player's own half"},
    {ZoneKind::FarHalf, {}, true, "the opponent's half"},
    {ZoneKind::Edge, {.count = true}, false, "the [{?count=1}edge|{count} outer rings of cells]"},
    {ZoneKind::Corners, {.count = true}, false, "the corners[{?count!=1}, {count} cells wide]"},
    {ZoneKind::Centre,
     {.count = true},
     false,
     "the [{?count=1}centre|{count} innermost rings of cells]"},
    {ZoneKind::Dark, {}, false, "the dark cells"},
    {ZoneKind::Light, {}, false, "the light cells"},
    {ZoneKind::Third, {}, false, "the cells of the third colour"},
    {ZoneKind::Around,
     {.count = true, .cell = true},
     false,
     "the cells within {count#step#steps}[{?straight} over edges] of {cell}"},
};

const ZoneKindRow &row(ZoneKind kind)
{
    return *std::find_if(std::begin(rows), std::end(rows), [&](const ZoneKindRow &each) {
        return each.kind == kind;
    });
}

} // namespace

ZoneParameters zoneParameters(ZoneKind kind)
{
    return row(kind).counts;
}

bool followsFacing(ZoneKind kind)
{
    return row(kind).followsFacing;
}

Message meaningWords(const ZoneMeaning &meaning, const std::string &cell)
{
    const Message cells(row(meaning.kind).words,
                        {{"count", meaning.count},
                         {"from", meaning.from},
                         {"cell", cell},
                         {"straight", meaning.steps == ZoneSteps::Straight ? "straight" : ""}});
    return Message("[{?outside}all cells but ]{cells}[{?files}, {files#middle file#middle files}]"
                   "[{?level}{?down} on level {level} from the last|{?level} on level {level}]",
                   {{"cells", cells},
                    {"files", meaning.files},
                    {"outside", meaning.part == ZonePart::Outside ? "outside" : ""},
                    {"level", std::abs(meaning.level)},
                    {"down", meaning.level < 0 ? "down" : ""}});
}

} // namespace rookery
