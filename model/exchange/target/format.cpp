#include "model/exchange/target/format.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/secrets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace rookery {

namespace {

constexpr std::string_view marker = "Written by Rookery";

std::vector<Message> sentences(const std::vector<Loss> &losses)
{
    std::vector<Message> all;
    for (const Loss &loss : losses)
        all.push_back(loss.message);
    return all;
}

ExportRequest completed(const Format &format, const ExportRequest &request)
{
    ExportRequest full = request;
    if (full.dialect.empty() && !format.dialects.empty())
        full.dialect = format.dialects.front();
    return full;
}

/// No program is given a game whose secrets it would show.
void requireNoSecrets(const Subject &subject, Verdict &verdict)
{
    for (const Message &secret : secretsOf(subject.rules()))
        verdict.prevents(Message("nothing is hidden there, and {secret}", {{"secret", secret}}));
}

/// What the format says, behind what was changed before it was asked.
Verdict checked(const Format &format, const Subject &subject, const ExportRequest &full)
{
    Verdict verdict = format.check(subject, full);
    if (format.carries == Carries::Game) {
        requireNoChance(subject, verdict);
        requireNoSecrets(subject, verdict);
    }
    verdict.differences.insert(
        verdict.differences.begin(), full.adaptations.begin(), full.adaptations.end());
    return verdict;
}

/// A subject in the spelling of its movements that a format says best, and what becomes of it.
struct Choice
{
    std::optional<Subject> other; ///< none: as it is
    Verdict verdict;

    const Subject &subject(const Subject &asWritten) const { return other ? *other : asWritten; }
};

/// Whether another spelling of the movements may help.
bool mayGain(const Verdict &verdict)
{
    return !verdict.obstacles.empty()
           || std::any_of(
               verdict.differences.begin(), verdict.differences.end(), [](const Loss &loss) {
                   return loss.element.kind == Element::Kind::Piece;
               });
}

bool isBetter(const Verdict &a, const Verdict &b)
{
    const auto order = [](const Verdict &verdict) {
        return std::tuple(
            verdict.portability(), verdict.obstacles.size(), verdict.differences.size());
    };
    return order(a) < order(b);
}

Choice bestChoice(const Format &format, const Subject &subject, const ExportRequest &full)
{
    Choice best{{}, checked(format, subject, full)};
    if (!mayGain(best.verdict))
        return best;
    for (const LegSpelling spelling :
         {LegSpelling::Vectors, LegSpelling::Chains, LegSpelling::Turns}) {
        Subject other(subject, spelling);
        Verdict verdict = checked(format, other, full);
        if (isBetter(verdict, best.verdict))
            best = {std::move(other), std::move(verdict)};
    }
    return best;
}

} // namespace

const Format *findFormat(std::string_view id)
{
    const auto all = formats();
    const auto row =
        std::find_if(all.begin(), all.end(), [&](const Format &format) { return format.id == id; });
    return row == all.end() ? nullptr : &*row;
}

std::string_view
chosenOption(const Format &format, const ExportRequest &request, std::string_view option)
{
    const auto row = std::find_if(format.options.begin(),
                                  format.options.end(),
                                  [&](const FormatOption &each) { return each.id == option; });
    assert(row != format.options.end());
    const auto named = request.options.find(option);
    for (const OptionChoice &choice : row->choices) {
        if (named != request.options.end() && choice.id == named->second)
            return choice.id;
    }
    return row->choices.front().id;
}

Verdict verdictOf(const Format &format, const Subject &subject, const ExportRequest &request)
{
    return bestChoice(format, subject, completed(format, request)).verdict;
}

Result<Exported>
exported(const Format &format, const Subject &subject, const ExportRequest &request, Paint paint)
{
    const ExportRequest full = completed(format, request);
    Choice choice = bestChoice(format, subject, full);
    Verdict &verdict = choice.verdict;
    if (!verdict.obstacles.empty())
        return failure(Error{
            Message("{format} cannot express this design", {{"format", Message(format.title)}}),
            {},
            sentences(verdict.obstacles)});
    if (format.isPainted && paint == nullptr)
        return failure(Message(
            "{format} must be painted; 'rookery' does that, a program without a screen cannot",
            {{"format", Message(format.title)}}));
    const Subject &chosen = choice.subject(subject);
    auto files =
        format.isPainted ? paint(format, chosen, full) : format.write(chosen, verdict, full);
    if (!files)
        return failure(std::move(files).error());
    return Exported{std::move(*files), std::move(verdict)};
}

bool isOwnExport(std::string_view text)
{
    // In a PDF each letter has two bytes.
    std::string head(text.substr(0, 2000));
    std::erase(head, '\0');
    return head.find(marker) != std::string::npos;
}

std::vector<std::string> headLines(const Subject &subject, const Verdict &verdict)
{
    std::vector<std::string> lines = {std::string(marker)};
    const std::string &name = subject.design().info->name;
    if (!name.empty())
        lines.push_back("Design: " + shownText(name));
    for (const Loss &loss : verdict.differences)
        lines.push_back("Difference: " + shownText(loss.sentence()));
    return lines;
}

} // namespace rookery
