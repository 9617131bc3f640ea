#include "model/exchange/proof/proof_questions.h"
#include "model/exchange/target/requirements.h"
#include "model/play/legal/move_rules.h"

#include <algorithm>

namespace rookery {

namespace {

/// Each answers the questions in its input with the program beside it, in the words of
/// readAnswers().
constexpr const char *pyDriver = R"py(
import sys
import game

reached = {(): game.start()}

def follow(words):
    for place, word in enumerate(words):
        before, after = tuple(words[:place]), tuple(words[:place + 1])
        if after in reached:
            continue
        known = game.moves(reached[before])
        meant = [move for move in known if game.text(move, known) == word]
        if not meant:
            return None, place
        reached[after] = game.play(reached[before], meant[0])
    return reached[tuple(words)], None

for line in sys.stdin:
    depth, *words = line.split()
    position, refused = follow(words)
    if position is None:
        print("refused:", refused)
    else:
        known = game.moves(position)
        print("moves:", *(game.text(move, known) for move in known))
        if int(depth) > 1:
            print("below:", *(game.count(game.play(position, move), int(depth) - 1) for move in known))
    print("done")
)py";

constexpr const char *cDriver = R"c(
int main(void)
{
    static char line[65536];
    static Moves moves;
    while (fgets(line, sizeof line, stdin)) {
        Game g = startPosition();
        char *word = strtok(line, " \r\n");
        int depth = word ? atoi(word) : 0, place, i, refused = -1;
        if (!word)
            continue;
        for (place = 0; (word = strtok(NULL, " \r\n")) != NULL && refused < 0; ++place) {
            listMoves(&g, &moves);
            for (i = 0; i < moves.count && strcmp(textOf(&moves.list[i], &moves), word) != 0; ++i)
                ;
            if (i == moves.count)
                refused = place;
            else
                g = played(&g, moves.list[i]);
        }
        listMoves(&g, &moves);
        if (refused >= 0)
            printf("refused: %d\n", refused);
        else {
            printf("moves:");
            for (i = 0; i < moves.count; ++i)
                printf(" %s", textOf(&moves.list[i], &moves));
            for (i = 0; i < moves.count && depth > 1; ++i) {
                Game after = played(&g, moves.list[i]);
                printf("%s%llu", i == 0 ? "\nbelow: " : " ", count(&after, depth - 1));
            }
            printf("\n");
        }
        printf("done\n");
    }
    return 0;
}
)c";

/// Brought to a position by moves; it says nothing of ends.
class VectorsTarget final : public QuestionedTarget
{
public:
    VectorsTarget(bool isSlow,
                  std::string name,
                  std::vector<std::string> command,
                  const ProofRequest &request,
                  std::filesystem::path folder)
        : QuestionedTarget(std::move(name), std::move(command), request, std::move(folder))
        , m_isSlow(isSlow)
    {
    }

    std::uint64_t room() const override { return m_isSlow ? 0 : 5'000; }
    bool onlyLists() const override { return m_isSlow; }

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        const auto name = [&](CellId cell) {
            return squareName(subject, cell);
        };
        const std::string letters = *lettersFor(subject.pieces());
        if (move.kind == Move::Kind::Pass)
            return "PASS";
        std::string text;
        if (move.kind == Move::Kind::Drop) {
            text = hasRival(subject, position, move)
                       ? std::string(1, letters[move.type.index()]) + "@" + name(move.to)
                       : name(move.to);
            return text;
        }
        text = name(move.from) + "-" + name(move.to);
        for (const Taken &taken : move.taken)
            text += move.kind == Move::Kind::Castle ? "" : "x" + name(taken.cell);
        if (move.becomes)
            text += std::string("=") + letters[move.becomes->index()];
        return text;
    }

private:
    bool hasRival(const Subject &subject, const Position &position, const Move &move) const
    {
        if (m_moveRules == nullptr)
            m_moveRules = std::make_unique<MoveRules>(subject.design());
        std::vector<Move> among;
        Position copy = position;
        m_moveRules->legal(copy, among);
        return std::any_of(among.begin(), among.end(), [&](const Move &other) {
            return other.kind == Move::Kind::Drop && other.to == move.to && other.type != move.type;
        });
    }

    bool m_isSlow;                                  ///< too slow to count
    mutable std::unique_ptr<MoveRules> m_moveRules; ///< of the game that is compared, which is one
};

ReadyTarget missing(const char *program, const char *package)
{
    return {nullptr,
            true,
            Message("{program} is not installed (Debian package {package})",
                    {{"program", program}, {"package", package}})};
}

} // namespace

ReadyTarget vectorsTarget(const Exported &exported,
                          const ExportRequest &request,
                          const ProofRequest &proof,
                          const std::filesystem::path &folder)
{
    const bool isC = request.dialect != "py";
    const std::string &text = exported.files.front().text;
    if (installedProgram(isC ? "gcc" : "python3").empty())
        return isC ? missing("gcc", "gcc") : missing("python3", "python3");
    const std::string ending = isC ? ".c" : ".py";
    if (!writeInto(folder,
                   {{"game" + ending, text}, {"driver" + ending, isC ? cDriver : pyDriver}}))
        return {nullptr, false, Message("the files could not be written")};
    if (!isC)
        return {
            std::make_unique<VectorsTarget>(
                true, "python3", std::vector<std::string>{"python3", "driver.py"}, proof, folder),
            false,
            {}};
    const ProcessLimits limits{std::chrono::milliseconds(60'000), 1U << 20U, 0, proof.stop};
    const ProcessReport report = supervise(
        {{"gcc", "-Og", "-Wall", "-DNO_MAIN", "-include", "game.c", "-o", "driver", "driver.c"},
         {},
         folder,
         {},
         limits});
    if (!report.isFine())
        return {nullptr,
                false,
                Message("{ended}: {words}",
                        {{"ended", describeEnd("gcc", report, limits)},
                         {"words", report.errors.substr(0, 300)}})};
    return {std::make_unique<VectorsTarget>(
                false, "the program", std::vector{(folder / "driver").string()}, proof, folder),
            false,
            {}};
}

} // namespace rookery
