#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_targets.h"

namespace rookery {

namespace {

/// Takes rules and game out of the page and answers what questions.txt asks.
constexpr const char *playDriver = R"js(
"use strict";
const fs = require("fs");
const page = fs.readFileSync("game.html", "utf8");
const between = (id) => {
  const begin = page.indexOf(">", page.indexOf(`id="${id}"`)) + 1;
  return page.slice(begin, page.indexOf("</script>", begin));
};
const data = JSON.parse(between("game-data"));
const answersTo = new Function(between("rules-script") + "\nreturn answersTo;")();
const lines = fs.readFileSync("questions.txt", "utf8").split("\n");
for (const answer of answersTo(data.game, lines)) console.log(answer);
)js";

} // namespace

ReadyTarget playHtmlTarget(const Exported &exported,
                           const ExportRequest &,
                           const ProofRequest &proof,
                           const std::filesystem::path &folder)
{
    if (installedProgram("node").empty())
        return {nullptr, true, Message("node is not installed (Debian package nodejs)")};
    if (!writeInto(folder, {{"game.html", exported.files.front().text}, {"driver.js", playDriver}}))
        return {nullptr, false, Message("the files could not be written")};
    return {std::make_unique<PlayedInNode>("node", proof, folder, std::vector<std::string>{}),
            false,
            {}};
}

} // namespace rookery
