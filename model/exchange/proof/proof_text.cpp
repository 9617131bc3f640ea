#include "model/base/text.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>

namespace rookery {

bool writeInto(const std::filesystem::path &folder, const std::vector<ExportedFile> &files)
{
    return std::all_of(files.begin(), files.end(), [&](const ExportedFile &file) {
        std::ofstream stream(folder / file.name, std::ios::binary);
        stream << file.text;
        return stream.flush().good();
    });
}

std::string coordinateText(const Subject &subject, const Move &move, std::string_view letters)
{
    const auto small = [&](PieceId piece) {
        return static_cast<char>(letters[piece.index()] - 'A' + 'a');
    };
    const std::string to =
        move.kind == Move::Kind::Pass ? std::string() : squareName(subject, move.to);
    std::string text;
    switch (move.kind) {
    case Move::Kind::Pass:
        return "PASS";
    case Move::Kind::Drop:
        text = std::string(1, letters[move.type.index()]) + "@" + to;
        break;
    case Move::Kind::Remove:
    case Move::Kind::Build:
        text = to + to;
        break;
    default:
        text = squareName(subject, move.from) + to;
    }
    if (move.becomes)
        text += small(*move.becomes);
    if (move.gate)
        text += small(move.gate->type);
    if (move.wall)
        text += "," + to + squareName(subject, *move.wall);
    return text;
}

namespace {

/// `e1e1`, as engines write a pass.
bool goesNowhere(std::string_view move)
{
    const std::size_t half = move.size() / 2;
    return move.size() >= 4 && move.size() % 2 == 0 && move.substr(0, half) == move.substr(half);
}

} // namespace

Branches readBranches(std::string_view output)
{
    Branches branches;
    for (std::string_view line : split(output, '\n')) {
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        const std::size_t colon = line.find(": ");
        const std::string_view digits =
            colon == std::string_view::npos ? std::string_view() : line.substr(colon + 2);
        const bool isCount = !digits.empty() && digits.size() < 19
                             && std::all_of(digits.begin(), digits.end(), isAsciiDigit);
        const bool isMove = colon != std::string_view::npos
                            && line.substr(0, colon).find(' ') == std::string_view::npos;
        if (!isCount || !isMove)
            continue;
        const std::string move(line.substr(0, colon));
        branches[goesNowhere(move) ? "PASS" : move] += std::stoull(std::string(digits));
    }
    return branches;
}

ProofAnswer DrivenAnswer::summary() const
{
    ProofAnswer answer;
    answer.refused = refused;
    answer.end = end;
    answer.moves = texts.size();
    answer.texts = texts;
    std::sort(answer.texts->begin(), answer.texts->end());
    if (!below.empty() || texts.empty())
        answer.deeper = std::accumulate(below.begin(), below.end(), std::uint64_t(0));
    return answer;
}

namespace {

/// What a program says need be no number; a number too large counts as the largest.
std::uint64_t numberSaid(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault == std::errc::result_out_of_range)
        return std::numeric_limits<std::uint64_t>::max();
    return fault == std::errc() && end == text.data() + text.size() ? number : 0;
}

} // namespace

std::vector<DrivenAnswer> readAnswers(std::string_view output)
{
    constexpr std::pair<std::string_view, TargetEnd> ends[] = {
        {"*", TargetEnd::GoesOn},
        {"1-0", TargetEnd::FirstWins},
        {"0-1", TargetEnd::SecondWins},
        {"1/2-1/2", TargetEnd::Drawn},
        {"material", TargetEnd::DrawnByMaterial}};
    std::vector<DrivenAnswer> all;
    DrivenAnswer answer;
    for (const std::string_view line : split(output, '\n')) {
        const std::size_t colon = std::min(line.find(": "), line.size());
        const std::string_view key = line.substr(0, colon);
        const auto words = split(line.substr(std::min(colon + 2, line.size())), ' ');
        if (line == "done") {
            all.push_back(std::move(answer));
            answer = {};
        } else if (key == "refused") {
            answer.refused = numberSaid(words.front());
        } else if (key == "end") {
            const auto end = std::find_if(std::begin(ends), std::end(ends), [&](const auto &row) {
                return row.first == words.front();
            });
            if (end != std::end(ends))
                answer.end = end->second;
        } else if (key == "moves" || key == "below") {
            for (const std::string_view word : words) {
                if (word.empty())
                    continue;
                if (key == "moves")
                    answer.texts.emplace_back(goesNowhere(word) ? "PASS" : word);
                else
                    answer.below.push_back(numberSaid(word));
            }
        }
    }
    return all;
}

} // namespace rookery
