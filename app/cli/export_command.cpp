#include "app/cli/export_command.h"

#include "app/cli/command_table.h"
#include "app/cli/format_choice.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/proof/proof.h"
#include "model/exchange/target/adaptation.h"
#include "model/exchange/target/export_files.h"

#include <algorithm>
#include <charconv>
#include <iostream>

namespace rookery::cli {

namespace {

struct ExportRequestWords
{
    std::vector<std::string> files;
    std::optional<std::string> to;
    std::optional<std::string> out;
    std::optional<std::string> dialect;
    std::vector<std::string> leftOut;
    std::vector<std::string> approximated;
    std::vector<std::string> options;
    std::optional<std::string> games;
    std::optional<std::string> seed;
    bool isForced = false;
    bool isProved = false;
};

void declare(Arguments &arguments, ExportRequestWords &words)
{
    arguments.words("FILE", words.files, 1, 1);
    arguments.value("--to", "ID", words.to, "the format; 'formats' lists them");
    arguments.value("-o", "OUT", words.out, "where to write; standard output if not given");
    arguments.value("--dialect",
                    "VERSION",
                    words.dialect,
                    "which version of the target, where there are several");
    arguments.values("--leave-out", "PIECE", words.leftOut, "write the design without this piece");
    arguments.values("--approximate",
                     "PIECE",
                     words.approximated,
                     "write as much of how this piece moves as the target can say");
    arguments.values("--option",
                     "ID=CHOICE",
                     words.options,
                     "what the format lets one choose; 'formats' lists it");
    arguments.flag("--force", words.isForced, "replace OUT even if this program did not write it");
    arguments.flag("--prove",
                   words.isProved,
                   "let the target play positions of random games and compare; NODE_PATH says "
                   "where its Node modules are");
    arguments.value(
        "--games", "N", words.games, "with --prove, random games at most; 2000 if not given");
    arguments.value("--seed", "N", words.seed, "with --prove, of the random games; 1 if not given");
    arguments.note(
        "FILE may also be the name of a bundled design. What the target cannot express is "
        "listed on standard error.");
}

Tried<std::string> dialectOf(const std::optional<std::string> &wanted, const Format &format)
{
    if (!wanted)
        return std::string();
    const auto found = std::find(format.dialects.begin(), format.dialects.end(), *wanted);
    if (found != format.dialects.end())
        return *wanted;
    const std::vector<std::string> known(format.dialects.begin(), format.dialects.end());
    const std::string right =
        known.empty() ? " has no dialects"
                      : " has the dialects " + listed(known) + ", not " + inQuotes(*wanted);
    return badValue("--dialect", {std::string(format.title) + right, {}, {}});
}

Outcome write(const Exported &exported, const std::filesystem::path &out, bool isForced)
{
    if (!isForced) {
        const auto foreign = foreignFile(exportPaths(exported, out));
        if (!foreign)
            return failed({ExitCode::File, {"error: " + foreign.error().sentence()}});
        if (*foreign)
            return failed(
                {ExitCode::File,
                 {(*foreign)->string()
                  + ": error: this file was not written by Rookery; --force replaces it"}});
    }
    return writtenTo(writeExport(exported, out));
}

Outcome print(const Exported &exported)
{
    if (exported.files.size() > 1) {
        std::vector<std::string> names;
        for (const ExportedFile &file : exported.files)
            names.push_back(file.name);
        std::clog << "note: only the first of " << listed(names) << " is printed; -o writes all\n";
    }
    std::cout << exported.files.front().text;
    return ExitCode::Fine;
}

void say(const std::string &line)
{
    std::cerr << printable("proof: " + line) << '\n';
}

/// What the comparison was about, rule by rule.
void reportRules(const Proof &proof)
{
    for (const ExercisedRule &rule : proof.rules) {
        if (rule.positions > 0)
            say("exercised in " + counted(static_cast<std::size_t>(rule.positions), "position")
                + ": " + rule.rule.sentence);
    }
    for (const ExercisedRule &rule : proof.rules) {
        if (rule.positions == 0)
            say("not exercised: " + rule.rule.sentence);
    }
    for (const Message &message : proof.leftOut) {
        const std::string sentence = message.text();
        say(sentence.starts_with("left out: ") ? sentence : "different: " + sentence);
    }

    if (!proof.rules.empty() && !proof.hasEnds)
        say("not exercised: how games end, of which the target says nothing");
}

/// What the target counted. A difference is a problem, a target that fails is another program's.
Outcome report(const Proof &proof)
{
    const std::string sentence(enumTitle(proof.state));
    say(sentence + (proof.sentence.isEmpty() ? "" : ", " + proof.sentence.text()));
    for (std::size_t i = 0; i < proof.ours.size(); ++i) {
        say("depth " + std::to_string(i + 1) + ": Rookery " + std::to_string(proof.ours[i])
            + ", target "
            + (i < proof.theirs.size() ? std::to_string(proof.theirs[i])
                                       : std::string("no answer")));
    }
    reportRules(proof);
    if (proof.disagreement && !proof.disagreement->path.empty()) {
        std::string path;
        for (const std::string &move : proof.disagreement->path)
            path += " " + move;
        say("after" + path);
    }
    switch (proof.state) {
    case ProofState::Proved:
    case ProofState::ButForDraws:
    case ProofState::Partly:
        return ExitCode::Fine;
    case ProofState::Differs:
        return ExitCode::Problems;
    case ProofState::NotRun:
        return ExitCode::Unsayable;
    default:
        return ExitCode::External;
    }
}

Tried<int> numberOf(std::string_view option, const std::optional<std::string> &text, int usual)
{
    constexpr int most = 1'000'000;
    if (!text)
        return usual;
    int number = 0;
    const auto [stop, wrong] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (wrong != std::errc() || stop != text->data() + text->size() || number < 0 || number > most)
        return badValue(
            option,
            {"a number from 0 to " + std::to_string(most) + " is expected, not " + inQuotes(*text),
             {},
             {}});
    return number;
}

Outcome proved(const Format &format,
               const Subject &subject,
               const ExportRequest &request,
               const ExportRequestWords &words)
{
    ProofRequest proof;
    proof.modules = nodeModules();
    const auto games = numberOf("--games", words.games, proof.positions.mostGames);
    if (!games)
        return failed(games.error());
    const auto seed = numberOf("--seed", words.seed, static_cast<int>(proof.positions.seed));
    if (!seed)
        return failed(seed.error());
    proof.positions.mostGames = *games;
    proof.positions.seed = static_cast<unsigned>(*seed);
    return report(prove(format, subject, request, proof));
}

/// Choices of the format's options, `ID=CHOICE` each.
Tried<std::map<std::string, std::string, std::less<>>>
optionsOf(const std::vector<std::string> &words, const Format &format)
{
    std::map<std::string, std::string, std::less<>> chosen;
    std::vector<std::string> known;
    for (const FormatOption &option : format.options) {
        for (const OptionChoice &choice : option.choices)
            known.push_back(std::string(option.id) + "=" + std::string(choice.id));
    }
    for (const std::string &word : words) {
        if (std::find(known.begin(), known.end(), word) == known.end()) {
            const std::string right =
                known.empty() ? " has no options"
                              : " has the options " + listed(known) + ", not " + inQuotes(word);
            return badValue("--option", {std::string(format.title) + right, {}, {}});
        }
        chosen[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    }
    return chosen;
}

std::vector<PieceChoice> choicesOf(const ExportRequestWords &words)
{
    std::vector<PieceChoice> choices;
    for (const std::string &piece : words.approximated)
        choices.push_back({piece, Remedy::Approximate});
    for (const std::string &piece : words.leftOut)
        choices.push_back({piece, Remedy::LeaveOut});
    return choices;
}

/// What is asked of the format, and the design as it is to be written.
struct Task
{
    const Format *format;
    Adapted adapted;
    ExportRequest request;
};

/// What the game is called in the files: after the file that is written, or else read.
std::string nameOf(const ExportRequestWords &words, const Design &design)
{
    const bool isFile = words.out && !isOutputStream(*words.out);
    if (!isFile && isInputStream(words.files.front()))
        return design.info->name;
    return std::filesystem::path(isFile ? *words.out : words.files.front()).stem().string();
}

/// A dialect that is called as the file's name ends.
std::optional<std::string> dialectOfEnding(const ExportRequestWords &words, const Format &format)
{
    const std::string ending = std::filesystem::path(words.out.value_or("")).extension().string();
    const auto &known = format.dialects;
    const bool isDialect =
        !ending.empty() && std::find(known.begin(), known.end(), ending.substr(1)) != known.end();
    return isDialect ? std::optional(ending.substr(1)) : std::nullopt;
}

Tried<Task> taskOf(const ExportRequestWords &words)
{
    const auto format = formatOf("--to", *words.to, FormatUse::Write);
    if (!format)
        return Unexpected(format.error());
    const auto dialect =
        dialectOf(words.dialect ? words.dialect : dialectOfEnding(words, **format), **format);
    if (!dialect)
        return Unexpected(dialect.error());
    const auto options = optionsOf(words.options, **format);
    if (!options)
        return Unexpected(options.error());
    const auto read = readFileOrBundled(words.files.front());
    if (!read)
        return Unexpected(read.error());
    ExportRequest request{*dialect, fileStem(nameOf(words, read->design)), *options, {}};
    const auto choices = choicesOf(words);
    auto changed = adapted(read->design, **format, request, choices);
    if (!changed)
        return Unexpected(Failure{ExitCode::Unsayable, {"error: " + changed.error().sentence()}});
    request.adaptations = changed->losses;
    return Task{*format, std::move(*changed), std::move(request)};
}

} // namespace

Outcome runExport(Arguments &arguments)
{
    return runExport(arguments, nullptr);
}

Outcome runExport(Arguments &arguments, Paint paint)
{
    ExportRequestWords words;
    declare(arguments, words);
    if (auto end = arguments.parse())
        return *end;
    if (!words.to)
        return wrongUsage("option '--to' is missing");
    const auto task = taskOf(words);
    if (!task)
        return failed(task.error());
    const Subject subject(task->adapted.design);
    const auto made = exported(*task->format, subject, task->request, paint);
    if (!made) {
        Failure failure{ExitCode::Unsayable, {"error: " + made.error().sentence()}};
        for (const Message &note : made.error().notes)
            failure.lines.push_back("impossible: " + note.text());
        return failed(std::move(failure));
    }
    if (made->verdict.portability() != Portability::Exact)
        std::clog << "verdict: " << enumTitle(made->verdict.portability()) << '\n';
    for (const Loss &loss : made->verdict.differences)
        std::clog << printable("difference: " + loss.sentence()) << '\n';
    const bool isFile = words.out && !isOutputStream(*words.out);
    const auto done = isFile ? write(*made, *words.out, words.isForced) : print(*made);
    return done && words.isProved ? proved(*task->format, subject, task->request, words) : done;
}

} // namespace rookery::cli
