#pragma once

#include "app/cli/arguments.h"

namespace rookery::cli {

Outcome runCheck(Arguments &arguments);
Outcome runDiff(Arguments &arguments);
Outcome runFormat(Arguments &arguments);
Outcome runNew(Arguments &arguments);
Outcome runReach(Arguments &arguments);
Outcome runMoves(Arguments &arguments);
Outcome runWhy(Arguments &arguments);
Outcome runPerft(Arguments &arguments);
Outcome runPlay(Arguments &arguments);
Outcome runGames(Arguments &arguments);
Outcome runRules(Arguments &arguments);
Outcome runPieces(Arguments &arguments);
Outcome runLattices(Arguments &arguments);
Outcome runAnalyse(Arguments &arguments);
Outcome runExport(Arguments &arguments);
Outcome runImport(Arguments &arguments);
Outcome runFormats(Arguments &arguments);
Outcome runUci(Arguments &arguments);
Outcome runXboard(Arguments &arguments);
Outcome runMatch(Arguments &arguments);
Outcome runHelp(Arguments &arguments);

} // namespace rookery::cli
