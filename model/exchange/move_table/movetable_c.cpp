#include "model/exchange/move_table/c_data.h"
#include "model/exchange/move_table/movetable_text.h"
#include "model/exchange/play_html/play_data.h"
#include "model/exchange/play_html/rule_data.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/file/bundled/bundled.h"

namespace rookery {

namespace {

std::string comment(const std::vector<std::string> &lines)
{
    std::string text = "/*\n";
    for (const std::string &line : lines)
        text += " * " + commentText(line) + "\n";
    return text + " */\n";
}

/// The table for those who include the file, the whole game where it is compiled.
std::string program(const Subject &subject, const Verdict &verdict, const std::string &name)
{
    std::vector<std::string> head = headLines(subject, verdict);
    head.emplace_back();
    head.push_back("The game as a program: gcc -std=c99 -O2 " + name);
    head.emplace_back(
        "A file that includes this one is given the table of moves only, or the game as well if "
        "it defines GAME;");
    head.emplace_back("with NO_MAIN it is given set_up(), list_moves(), move_text(), play_move(), "
                      "take_back(), whose_turn()");
    head.emplace_back("and result() without main().");
    return comment(head) + "\n" + moveTableText(subject)
           + "\n#if defined GAME || !defined __INCLUDE_LEVEL__ || __INCLUDE_LEVEL__ == 0\n\n"
           + std::string(bundledGameInC()) + cData(playData(subject), "gameData") + "\n#endif\n";
}

} // namespace

Verdict checkMoveTableC(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0 || subject.rules().players.empty())
        verdict.prevents(Message("there is no board to play on, or no player"));
    judgeRulesOnAnyBoard(subject, verdict);
    return verdict;
}

/// The second file compiles the first one, whatever that is called.
Result<std::vector<ExportedFile>>
writeMoveTableC(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const std::string name = request.name + ".c";
    return std::vector<ExportedFile>{
        {name, program(subject, verdict, name)},
        {request.name + "_walker.c",
         comment(headLines(subject, verdict)) + "#define GAME\n#include " + cString(name) + "\n"}};
}

} // namespace rookery
