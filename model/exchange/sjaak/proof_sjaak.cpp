#include "model/base/text.h"
#include "model/exchange/proof/proof_placement.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery {

namespace {

/// Without the colours that a terminal would show.
std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\x1b') {
            plain += text[i];
            continue;
        }
        while (i < text.size() && !isAsciiLetter(text[i]))
            ++i;
    }
    return plain;
}

/// What Sjaak has written, without its prompt, in words.
std::vector<std::string> wordsOfOutput(std::string_view line)
{
    if (const std::size_t prompt = line.rfind('>'); prompt != std::string_view::npos)
        line.remove_prefix(prompt + 1);
    std::vector<std::string> words;
    for (const std::string_view word : split(line, ' ')) {
        if (!word.empty() && word != "\r")
            words.emplace_back(word);
    }
    return words;
}

bool isNumber(std::string_view word)
{
    return !word.empty() && word.size() < 18 && std::all_of(word.begin(), word.end(), isAsciiDigit);
}

bool isDepth(std::string_view word)
{
    return isNumber(word) && word.size() < 4;
}

/// Reads what Sjaak says between two markers.
class SjaakAnswer
{
public:
    /// `hasOwnCount` and `hasOwnRepetition`: draws of this kind are none of the design's.
    SjaakAnswer(bool hasOwnCount, bool hasOwnRepetition)
        : m_hasOwnCount(hasOwnCount)
        , m_hasOwnRepetition(hasOwnRepetition)
    {
        answer.texts.emplace();
        answer.end = TargetEnd::GoesOn;
    }

    void add(std::string_view line)
    {
        const auto words = wordsOfOutput(line);
        if (words.empty())
            return;
        if (line.find("Illegal move") != std::string_view::npos) {
            isRefused = true;
        } else if (words.size() > 1 && words[1].starts_with("{")) {
            addEnd(words.front(), line);
        } else if (words.size() == 2 && words[1] == "moves") {
            isListed = true;
        } else if (words.size() > 3 && words.back().ends_with("nps") && isDepth(words[0])
                   && isNumber(words[1])) {
            counts[std::stoi(words[0])] = std::stoull(words[1]);
        } else if (words.size() > 1 && isNumber(words.front().substr(0, words.front().find('/')))
                   && words.front().find('/') != std::string::npos) {
            answer.texts->push_back(words[words.size() - 2]);
        }
    }

    ProofAnswer answer;
    std::map<int, std::uint64_t> counts; ///< by depth
    bool isRefused = false;
    bool isListed = false;

private:
    void addEnd(const std::string &result, std::string_view line)
    {
        const bool isOwn =
            (m_hasOwnCount && line.find("-move rule") != std::string_view::npos)
            || (m_hasOwnRepetition && line.find("repetition") != std::string_view::npos);
        if (isOwn)
            answer.end.reset();
        else
            answer.end = result == "1-0"   ? TargetEnd::FirstWins
                         : result == "0-1" ? TargetEnd::SecondWins
                                           : TargetEnd::Drawn;
    }

    bool m_hasOwnCount;
    bool m_hasOwnRepetition;
};

class SjaakTarget final : public ProofTarget
{
public:
    /// `writesLetters`: which types have a letter in moves, by type. The engine writes where their
    /// victims in passing stand.
    SjaakTarget(std::string variant,
                std::string setup,
                std::vector<bool> writesLetters,
                bool hasFlags,
                bool listsTwice,
                const Verdict &verdict,
                const ProofRequest &request,
                std::filesystem::path folder)
        : m_variant(std::move(variant))
        , m_setup(std::move(setup))
        , m_writesLetters(std::move(writesLetters))
        , m_hasFlags(hasFlags)
        , m_listsTwice(listsTwice)
        , m_request(request)
        , m_folder(std::move(folder))
    {
        for (const Loss &loss : verdict.differences) {
            m_hasOwnCount =
                m_hasOwnCount || (loss.end && std::holds_alternative<QuietMoves>(*loss.end));
            m_hasOwnRepetition =
                m_hasOwnRepetition || (loss.end && std::holds_alternative<Repetition>(*loss.end));
        }
    }

    Result<Branches> branches(std::span<const std::string> path,
                              int depth,
                              std::span<const std::string> ours) override
    {
        std::string input = position({}, path) + "longmoves\n";
        std::size_t asked = 1;
        std::vector<std::string> further(path.begin(), path.end());
        // From the start each time: taking back a move that was refused would take back another.
        for (std::size_t i = 0; i < ours.size() && depth > 1; ++i, ++asked) {
            further.push_back(ours[i]);
            input += position({}, further) + "perft " + std::to_string(depth - 1) + "\n";
            further.pop_back();
        }
        const auto answers = ask(input, asked);
        if (!answers)
            return failure(answers.error());
        Branches branches;
        for (const std::string &move : *answers->front().answer.texts)
            branches[move] = m_listsTwice ? 1 : branches[move] + 1;
        for (std::size_t i = 1; i < answers->size(); ++i) {
            const auto count = (*answers)[i].counts.find(depth - 1);
            if (!(*answers)[i].isRefused && count != (*answers)[i].counts.end()
                && branches.count(ours[i - 1]) > 0)
                branches[ours[i - 1]] = count->second;
        }
        return branches;
    }

    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        const auto elsewhere =
            std::find_if(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                return !taken.putTo && taken.cell != move.to;
            });
        if (elsewhere == move.taken.end() || !m_writesLetters[move.type.index()])
            return coordinateText(subject, move, *lettersFor(subject.pieces()));
        const std::string victim = squareName(subject, elsewhere->cell);
        return squareName(subject, move.from) + victim + "," + victim
               + squareName(subject, move.to);
    }

    std::optional<std::string> placed(const Subject &subject,
                                      const Position &position) const override
    {
        return fenFor(
            subject, position, lettersFor(subject.pieces()).value_or(std::string()), m_setup);
    }

    /// It takes long to start.
    std::size_t batch() const override { return 120; }

    /// It counts on after flags have been captured, and what it lists twice as well.
    bool onlyLists() const override { return m_hasFlags || m_listsTwice; }

    bool tellsEnd(const EndCondition &condition) const override
    {
        return !(m_hasOwnCount && std::holds_alternative<QuietMoves>(condition))
               && !(m_hasOwnRepetition && std::holds_alternative<Repetition>(condition));
    }

    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        std::string input;
        for (const ProofQuestion &question : questions)
            input += position(question.start, question.path) + "longmoves\n"
                     + (question.isDeep ? "perft 2\n" : "");
        const auto read = ask(input, questions.size());
        if (!read)
            return failure(read.error());
        std::vector<ProofAnswer> all;
        for (std::size_t i = 0; i < read->size(); ++i)
            all.push_back(summary((*read)[i], questions[i]));
        return all;
    }

private:
    /// The marks are no commands and come back in the engine's complaint.
    static constexpr std::string_view mark = "mark question";
    static constexpr std::string_view lastMark = "mark last move";

    static std::string position(const std::string &start, std::span<const std::string> path)
    {
        std::string text = "new\nforce\n" + (start.empty() ? "" : "setboard " + start + "\n")
                           + std::string(mark) + "\n";
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (i + 1 == path.size())
                text += std::string(lastMark) + "\n";
            text += path[i] + "\n";
        }
        return text;
    }

    ProofAnswer summary(const SjaakAnswer &read, const ProofQuestion &question) const
    {
        ProofAnswer answer = read.answer;
        // It lists moves after the end of a game, too.
        if (answer.end && answer.end != TargetEnd::GoesOn)
            answer.texts->clear();
        std::sort(answer.texts->begin(), answer.texts->end());
        if (m_listsTwice)
            answer.texts->erase(std::unique(answer.texts->begin(), answer.texts->end()),
                                answer.texts->end());
        answer.moves = answer.texts->size();
        const auto deeper = read.counts.find(2);
        if (question.isDeep && deeper != read.counts.end())
            answer.deeper = deeper->second;
        // Which move it was shows where the moves before the position are asked about one by one.
        if (read.isRefused && !question.path.empty())
            answer.refused = question.path.size() - 1;
        return answer;
    }

    Result<std::vector<SjaakAnswer>> ask(const std::string &questions, std::size_t count) const
    {
        const ProcessLimits limits{m_request.time, 64U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report =
            supervise({{"sjaakii", "-no_user_variants", "game.txt"},
                       "variant " + m_variant + "\n" + questions + "quit\n",
                       m_folder,
                       {},
                       limits});
        if (!report.isFine())
            return failure(describeEnd("sjaakii", report, limits));
        std::vector<SjaakAnswer> all;
        const std::string output = withoutEscapes(report.output);
        for (const std::string_view line : split(output, '\n')) {
            if (line.find(mark) != std::string_view::npos)
                all.emplace_back(m_hasOwnCount, m_hasOwnRepetition);
            else if (all.empty())
                continue;
            else if (line.find(lastMark) != std::string_view::npos)
                all.back().answer.end =
                    TargetEnd::GoesOn; // ends that a move before has brought about
            else
                all.back().add(line);
        }
        const bool isWhole = std::all_of(all.begin(), all.end(), [](const SjaakAnswer &answer) {
            return answer.isListed || !answer.counts.empty();
        });
        if (all.size() != count || !isWhole)
            return failure(Message("sjaakii did not answer every question"));
        return all;
    }

    std::string m_variant;
    std::string m_setup; ///< as FEN
    std::vector<bool> m_writesLetters;
    bool m_hasFlags;   ///< cells that win, which it calls so
    bool m_listsTwice; ///< what blocks a check, where pieces capture over hurdles
    ProofRequest m_request;
    std::filesystem::path m_folder;
    bool m_hasOwnCount =
        false; ///< it draws by counting moves otherwise than the design, the export says
    bool m_hasOwnRepetition = false; ///< the same with repeated positions
};

} // namespace

ReadyTarget sjaakTarget(const Exported &exported,
                        const ExportRequest &,
                        const ProofRequest &proof,
                        const std::filesystem::path &folder)
{
    if (installedProgram("sjaakii").empty())
        return {nullptr, true, Message("sjaakii is not installed (Debian package sjaakii)")};
    const std::string &text = exported.files.front().text;
    const std::size_t at = text.find("Variant: ") + 9;
    std::string variant = lowered(text.substr(at, text.find('\n', at) - at));
    std::replace(variant.begin(), variant.end(), ' ', '_');
    constexpr std::string_view key = "\nFEN: \"";
    const std::size_t begin = text.find(key) + key.size();
    const std::string setup = text.substr(begin, text.find('"', begin) - begin);
    std::vector<bool> writesLetters;
    constexpr std::string_view symbol = "\nSymbol: \"";
    for (std::size_t place = text.find(symbol); place != std::string::npos;
         place = text.find(symbol, place + 1))
        writesLetters.push_back(text[place + symbol.size()] != ' ');
    if (!writeInto(folder, {{"game.txt", text}}))
        return {nullptr, false, Message("the file could not be written")};
    const bool hasFlags = text.find("Flag: ") != std::string::npos;
    const bool listsTwice = text.find("Capture: hop") != std::string::npos;
    return {std::make_unique<SjaakTarget>(variant,
                                          setup,
                                          std::move(writesLetters),
                                          hasFlags,
                                          listsTwice,
                                          exported.verdict,
                                          proof,
                                          folder),
            false,
            {}};
}

} // namespace rookery
