#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"

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

/// The page's own script, without the page.
class PlayTarget final : public NodeTarget
{
public:
    PlayTarget(const ProofRequest &request, const std::filesystem::path &folder)
        : NodeTarget("node", request, folder, {})
    {
    }

    std::uint64_t room() const override { return 3'000; }

    /// A drop names its type only where there are several for the cell.
    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        std::vector<Move> among;
        if (move.kind == Move::Kind::Drop || move.kind == Move::Kind::Castle) {
            if (m_moveRules == nullptr)
                m_moveRules = std::make_unique<MoveRules>(subject.design());
            Position copy = position;
            m_moveRules->legal(copy, among);
        }
        std::string text = moveText(move, subject.board(), subject.pieces(), among);
        std::replace(text.begin(), text.end(), ' ', '_');
        return text;
    }

private:
    mutable std::unique_ptr<MoveRules> m_moveRules; ///< of the game that is compared, which is one
};

} // namespace

ReadyTarget playHtmlTarget(const Exported &exported,
                           const ExportRequest &,
                           const ProofRequest &proof,
                           const std::filesystem::path &folder)
{
    if (installedProgram("node").empty())
        return {nullptr, true, "node is not installed (Debian package nodejs)"};
    if (!writeInto(folder, {{"game.html", exported.files.front().text}, {"driver.js", playDriver}}))
        return {nullptr, false, "the files could not be written"};
    return {std::make_unique<PlayTarget>(proof, folder), false, {}};
}

} // namespace rookery
