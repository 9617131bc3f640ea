#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/mating_batch.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/analysis/bindings.h"
#include "model/analysis/line_text.h"
#include "model/base/text.h"
#include "model/board/board_spec.h"
#include "model/engine/solver/mating_play.h"
#include "model/play/position/position_text.h"

#include <cmath>
#include <cstdio>
#include <iostream>

namespace rookery::cli {

namespace {

/// What one ending has come to.
struct Answer
{
    std::string ending;
    std::string board;
    std::optional<MatingPower> power;
    std::string leftOpen; ///< why, if it is
    std::string position; ///< from which the win takes longest
    std::vector<std::string> line;
};

double rounded(double percent)
{
    return std::round(percent * 100) / 100;
}

Json asJson(const Answer &answer)
{
    Json json = {{"ending", answer.ending}, {"board", answer.board}};
    if (!answer.power) {
        json["result"] = "open";
        json["reason"] = answer.leftOpen;
        return json;
    }
    json["result"] = enumName(answer.power->result());
    const bool wins = answer.power->result() != MatingResult::No;
    json["max_dtm_moves"] = wins ? Json(*answer.power->longest) : Json();
    json["percent_won_strong_side_to_move"] = rounded(answer.power->percentWon());
    json["percent_lost_lone_king_to_move"] = rounded(answer.power->percentLost());
    json["mate_positions"] = answer.power->mates;
    json["legal_positions_strong_side_to_move"] = answer.power->placements;
    if (!answer.line.empty()) {
        json["position"] = answer.position;
        json["line"] = answer.line;
    }
    return json;
}

void printText(const Answer &answer)
{
    std::cout << answer.ending << " on " << answer.board << '\n';
    if (!answer.power) {
        std::cout << "  left open: " << answer.leftOpen << '\n';
        return;
    }
    const MatingPower &power = *answer.power;
    char percent[32];
    std::snprintf(percent, sizeof percent, "%.2f %%", power.percentWon());
    std::cout << "  " << enumTitle(power.result()) << ": " << percent << " of " << power.placements
              << " placements";
    if (power.longest)
        std::cout << ", at most " << counted(static_cast<std::size_t>(*power.longest), "move");
    std::cout << '\n';
    if (!answer.line.empty())
        std::cout << "  longest " << answer.position << "\n  line    " << spaced(answer.line)
                  << '\n';
}

/// Answers one ending after another within limits that are said before.
class MatingReport
{
public:
    MatingReport(const AnalyseRequest &request, std::uint64_t megabytes)
        : m_request(request)
        , m_megabytes(megabytes)
        , m_progress(progressOf(request, "--mating"))
    {
    }

    bool isInterrupted() const { return m_interruption.isRaised(); }

    /// An ending that will be asked about.
    void expect(std::size_t cells, std::size_t pieces)
    {
        ++m_expected;
        m_mostBytes = std::max(m_mostBytes, MatingTable::bytesFor(cells, pieces));
        m_placements += std::pow(static_cast<double>(cells), static_cast<double>(pieces) + 2);
    }
    /// How large and how long it may become, where that matters.
    void announce() const
    {
        constexpr double perSecond = 500'000; // placements, a careful guess
        if (m_request.isQuiet || m_placements < 10 * perSecond)
            return;
        std::cerr << "mating: " << counted(m_expected, "ending") << ", tables of up to "
                  << std::llround(std::ceil(m_mostBytes / 1e6)) << " MB, about "
                  << std::llround(m_placements / perSecond) << " s; Ctrl+C ends it" << std::endl;
    }

    /// The table, if there is one; the answer is kept in any case.
    std::shared_ptr<const MatingTable> answer(const std::string &ending,
                                              const std::string &board,
                                              MoveRules &moveRules,
                                              const Ending &pieces,
                                              const MatingTable::Admits &admits = {})
    {
        m_answers.push_back({ending, board, {}, {}, {}, {}});
        Answer &answer = m_answers.back();
        const double bytes = MatingTable::bytesFor(moveRules.board().size(), pieces.pieces.size());
        if (bytes > static_cast<double>(m_megabytes) * 1e6) {
            answer.leftOpen = "its table takes " + std::to_string(std::llround(bytes / 1e6))
                              + " MB, more than '--memory' allows";
            return nullptr;
        }
        const SolverWatch watch{&m_interruption.flag(), [&](const std::string &text) {
                                    m_progress.say(ending + " on " + board + ": " + text);
                                }};
        const auto table = MatingTable::make(moveRules, pieces, watch);
        if (!table) {
            answer.leftOpen = table.error().sentence();
            return nullptr;
        }
        answer.power = (*table)->power(admits);
        return *table;
    }

    void leaveOpen(const std::string &ending, const std::string &board, const std::string &because)
    {
        m_answers.push_back({ending, board, {}, because, {}, {}});
    }

    Answer &last() { return m_answers.back(); }

    /// The endings that were interrupted are left out.
    Outcome finish()
    {
        if (m_interruption.isRaised() && !m_answers.empty() && !m_answers.back().power)
            m_answers.pop_back();
        Json all = Json::array();
        for (const Answer &answer : m_answers) {
            if (m_request.isJson)
                all.push_back(asJson(answer));
            else
                printText(answer);
        }
        if (m_request.isJson)
            printJson({{"endings", std::move(all)}});
        if (m_interruption.isRaised())
            return failed(Failure{ExitCode::Problems,
                                  {"error: interrupted after " + std::to_string(m_answers.size())
                                   + " of " + counted(m_expected, "ending")}});
        return ExitCode::Fine;
    }

private:
    const AnalyseRequest &m_request;
    std::uint64_t m_megabytes;
    Progress m_progress;
    Interruption m_interruption;
    std::vector<Answer> m_answers;
    std::size_t m_expected = 0;
    double m_mostBytes = 0;
    double m_placements = 0;
};

/// The placements that count where two pieces are bound to cells of one of two kinds.
MatingTable::Admits admitted(const AskedEnding &asked, const MoveRules &moveRules)
{
    if (asked.cells == AskedEnding::Cells::Any)
        return {};
    const auto bindings = std::make_shared<const Bindings>(
        moveRules.game(), asked.pieces.pieces.front(), asked.pieces.strong);
    const bool isSame = asked.cells == AskedEnding::Cells::SameColour;
    return [bindings, isSame](const std::vector<std::size_t> &cells) {
        const bool areSame =
            bindings->classOf(CellId(cells[1])) == bindings->classOf(CellId(cells[2]));
        return areSame == isSame;
    };
}

Outcome reportBatch(const AnalyseRequest &request, std::uint64_t megabytes)
{
    const auto asked = readEndings(*request.batch);
    if (!asked)
        return failed(asked.error());
    MatingReport report(request, megabytes);
    std::vector<std::unique_ptr<MoveRules>> allRules;
    for (const AskedEnding &ending : *asked) {
        const std::size_t pieces = ending.pieces.pieces.size();
        if (ending.cells != AskedEnding::Cells::Any && pieces != 2)
            return failed(Failure{
                ExitCode::Problems,
                {*request.batch + ": error: " + ending.ending + ": 'cells' is about two pieces"}});
        allRules.push_back(std::make_unique<MoveRules>(ending.design));
        report.expect(allRules.back()->board().size(), pieces);
    }
    report.announce();
    for (std::size_t i = 0; i < asked->size() && !report.isInterrupted(); ++i) {
        const AskedEnding &ending = (*asked)[i];
        report.answer(ending.ending,
                      ending.board,
                      *allRules[i],
                      ending.pieces,
                      admitted(ending, *allRules[i]));
    }
    return report.finish();
}

/// The first royal type of a player, by the order of the design.
std::optional<PieceId> royalOf(const MoveRules &moveRules, PlayerId player)
{
    for (const PieceId type : IdRange<PieceId>(moveRules.design().pieces->types.size())) {
        if (moveRules.book().isRoyal(type, player))
            return type;
    }
    return std::nullopt;
}

/// The pieces that are asked about, each list one ending.
Tried<std::vector<std::vector<PieceId>>>
piecesAsked(const AnalyseRequest &request, const MoveRules &moveRules, PlayerId strong)
{
    const Pieces &pieces = *moveRules.design().pieces;
    std::vector<std::vector<PieceId>> all;
    if (request.piece) {
        all.emplace_back();
        for (const std::string_view name : split(*request.piece, '+')) {
            const auto piece = pieces.find(name);
            if (!piece)
                return badValue("--piece",
                                {"there is no piece '" + std::string(name) + "' in this design",
                                 {1, 1, {}},
                                 {}});
            all.back().push_back(*piece);
        }
        return all;
    }
    for (const PieceId type : IdRange<PieceId>(pieces.types.size())) {
        if (!moveRules.book().isRoyal(type, strong))
            all.push_back({type});
    }
    return all;
}

/// `King+Queen v King`
std::string nameOf(const Ending &ending, const Pieces &pieces)
{
    std::string name = pieces[ending.royal].name;
    for (const PieceId piece : ending.pieces)
        name += "+" + pieces[piece].name;
    return name + " v " + pieces[ending.loneRoyal].name;
}

/// Answers one ending of a design, whose rules may say more than a table knows.
void answerEnding(MatingReport &report, GameEngine &engine, const Ending &ending)
{
    MoveRules &moveRules = engine.moveRules();
    const Design &design = moveRules.design();
    const std::string name = nameOf(ending, *design.pieces);
    const std::string board = boardSpec(*design.board);
    for (const PieceId piece : ending.pieces) {
        if (!moveRules.book().promotions(piece, ending.strong).empty())
            return report.leaveOpen(
                name, board, "the " + (*design.pieces)[piece].name + " promotes");
    }
    const auto table = report.answer(name, board, moveRules, ending);
    if (!table)
        return;
    constexpr std::size_t samples = 200;
    std::mt19937 random(1);
    Answer &answer = report.last();
    if (const auto position = matingContradiction(moveRules, ending, *table, samples, random)) {
        answer.power.reset();
        answer.leftOpen = "more rules than movement decide, as in "
                          + writePosition(*position, design, moveRules.board());
    } else if (const auto worst = table->worst()) {
        const Position start = placed(moveRules, ending, *worst, ending.strong);
        engine.begin(start);
        answer.position = writePosition(start, design, moveRules.board());
        answer.line = lineTexts(engine, matingLine(moveRules, ending, *table, *worst));
    }
}

Outcome reportDesign(const AnalyseRequest &request, std::uint64_t megabytes)
{
    const auto design = designAsked(request, "--mating");
    if (!design)
        return failed(design.error());
    const Rules &rules = *design->rules;
    const auto strong = playerOf(request.player, rules);
    if (!strong)
        return failed(strong.error());
    if (rules.players.size() != 2)
        return wrongUsage("'--mating' is about two players, and this design has "
                          + std::to_string(rules.players.size()));
    GameEngine engine(*design);
    MoveRules &moveRules = engine.moveRules();
    const PlayerId lone(1 - strong->index());
    const auto royal = royalOf(moveRules, *strong);
    const auto loneRoyal = royalOf(moveRules, lone);
    if (!royal || !loneRoyal)
        return failed(Failure{ExitCode::Problems,
                              {"error: no piece of " + rules[royal ? lone : *strong].name
                               + " is royal, so that none mates or is mated"}});
    const auto asked = piecesAsked(request, moveRules, *strong);
    if (!asked)
        return failed(asked.error());
    MatingReport report(request, megabytes);
    for (const auto &pieces : *asked)
        report.expect(moveRules.board().size(), pieces.size());
    report.announce();
    for (const auto &pieces : *asked) {
        if (!report.isInterrupted())
            answerEnding(report, engine, {*strong, *royal, pieces, lone, *loneRoyal});
    }
    return report.finish();
}

} // namespace

Outcome reportMating(const AnalyseRequest &request)
{
    std::uint64_t megabytes = 1'000;
    if (const auto fault = take("--memory", request.memory, 1'000'000, megabytes))
        return failed(*fault);
    return request.batch ? reportBatch(request, megabytes) : reportDesign(request, megabytes);
}

} // namespace rookery::cli
