#include "model/check/cell_words.h"

#include "model/base/text.h"
#include "model/board/labels.h"

#include <string_view>
#include <utility>

namespace rookery {

namespace {

bool isWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.' || c == '\'';
}

/// Where the word stands by itself, at `from` or behind it; npos if nowhere.
std::size_t findWord(std::string_view sentence, std::string_view word, std::size_t from)
{
    for (std::size_t at = sentence.find(word, from); at != std::string_view::npos;
         at = sentence.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !isWordCharacter(sentence[at - 1]);
        const bool ends = end == sentence.size() || !isWordCharacter(sentence[end]);
        if (begins && ends)
            return at;
    }
    return std::string_view::npos;
}

} // namespace

std::vector<std::string> namesOf(const Board &board, std::span<const CellId> cells)
{
    std::vector<std::string> names;
    for (const CellId cell : cells)
        names.push_back(board.name(cell));
    return names;
}

std::vector<Relabelled> labelsOf(const Board &board, std::span<const CellId> cells)
{
    std::vector<Relabelled> labels;
    for (const CellId cell : cells) {
        Relabelled word{board.name(cell), cellLabel(board, cell)};
        if (word.written != word.label)
            labels.push_back(std::move(word));
    }
    return labels;
}

std::string labelledSentence(const Problem &problem)
{
    std::string sentence = problem.sentence;
    std::size_t from = 0;
    for (const Relabelled &word : problem.labels) {
        const std::size_t at = findWord(sentence, word.written, from);
        if (at == std::string::npos)
            continue; // one of those that the sentence only counts
        sentence.replace(at, word.written.size(), word.label);
        from = at + word.label.size();
    }
    return sentence;
}

} // namespace rookery
