#pragma once

#include "model/analysis/comparison/counterparts.h"
#include "model/analysis/comparison/difference_list.h"

/// What differs in each section of two designs.
namespace rookery {

void compareInfo(const Counterparts &both, DifferenceList &list);
/// All of the board but its zones.
void compareBoards(const Counterparts &both, DifferenceList &list);
void compareZones(const Counterparts &both, DifferenceList &list);
void compareDirections(const Counterparts &both, DifferenceList &list);
void comparePlayers(const Counterparts &both, DifferenceList &list);
void comparePieces(const Counterparts &both, DifferenceList &list);
void compareSetups(const Counterparts &both, DifferenceList &list);
/// Own rules too.
void compareRules(const Counterparts &both, DifferenceList &list);
void compareExamples(const Counterparts &both, DifferenceList &list);
void compareExports(const Counterparts &both, DifferenceList &list);

} // namespace rookery
