#include "model/exchange/fairy_stockfish/reader/fairy_values.h"

#include "model/base/shown.h"
#include "model/base/text.h"

#include <charconv>

namespace rookery::fairy {

namespace {

Unexpected<Error> wrong(std::size_t at, Message sentence)
{
    return failure(std::move(sentence), {0, static_cast<int>(at) + 1, {}});
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == ',';
}

/// The words of a value with the places where they begin.
std::vector<std::pair<std::size_t, std::string_view>> wordsOf(std::string_view value)
{
    std::vector<std::pair<std::size_t, std::string_view>> words;
    for (std::size_t at = 0; at < value.size();) {
        if (isBlank(value[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < value.size() && !isBlank(value[end]))
            ++end;
        words.emplace_back(at, value.substr(at, end - at));
        at = end;
    }
    return words;
}

std::optional<int> digitsOf(std::string_view text)
{
    int number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = !text.empty() && isAsciiDigit(text.front()) && end.ec == std::errc()
                         && end.ptr == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// A file from 0: a letter, or a number from 1.
Result<int> readFile(std::string_view value)
{
    if (value.size() == 1 && isAsciiLetter(value.front())) {
        const int file = lowered(value).front() - 'a';
        if (file < mostFiles)
            return file;
    } else if (const auto number = digitsOf(value);
               number && *number >= 1 && *number <= mostFiles) {
        return *number - 1;
    }
    return wrong(
        0, Message("{text} is no file; files are a to l, or 1 to 12", {{"text", inQuotes(value)}}));
}

Result<std::optional<int>> readRankOf(std::string_view word, std::string_view rank, std::size_t at)
{
    const auto number = digitsOf(rank);
    if (!number || *number < 1 || *number > mostRanks)
        return wrong(at,
                     Message("{text} is no square, rank or file; write 'e4', '*4' or 'e*'",
                             {{"text", inQuotes(word)}}));
    return std::optional(*number - 1);
}

Result<bool> addSquares(std::string_view word, std::size_t at, Squares &squares)
{
    if (word == "*") {
        squares = Squares::all();
        return true;
    }
    if (word.front() == '*') {
        const auto rank = readRankOf(word, word.substr(1), at);
        if (!rank)
            return failure(rank.error());
        squares.addRank(**rank);
        return true;
    }
    const int file = lowered(word.substr(0, 1)).front() - 'a';
    if (file < 0 || file >= mostFiles || word.size() < 2)
        return wrong(at,
                     Message("{text} is no square, rank or file; write 'e4', '*4' or 'e*'",
                             {{"text", inQuotes(word)}}));
    if (word.substr(1) == "*") {
        squares.addFile(file);
        return true;
    }
    const auto rank = readRankOf(word, word.substr(1), at);
    if (!rank)
        return failure(rank.error());
    squares.add(file, **rank);
    return true;
}

MessageArguments::Argument shownLetters(const FairyVariant &variant)
{
    std::vector<std::string> letters;
    for (const auto &[kind, letter] : variant.letters)
        letters.emplace_back(1, letter);
    return listArgument(std::move(letters), 30);
}

Result<Kind> readKind(char letter, std::size_t at, const FairyVariant &variant)
{
    const auto kind = variant.kindOf(lowered(std::string_view(&letter, 1)).front());
    if (!kind)
        return wrong(
            at,
            Message("the variant has no piece {name}; [its pieces are {letters}|it has no pieces]",
                    {{"name", inQuotes(std::string_view(&letter, 1))},
                     {"letters", shownLetters(variant)}}));
    return *kind;
}

/// `q:1 r:2`: what stands on both sides of each colon.
struct Pair
{
    Kind kind;
    std::string_view text;
    std::size_t at;
};

Result<std::vector<Pair>> readPairs(std::string_view value, const FairyVariant &variant)
{
    std::vector<Pair> pairs;
    for (const auto &[at, word] : wordsOf(value)) {
        if (word == "-")
            continue;
        if (word.size() < 3 || word[1] != ':')
            return wrong(
                at,
                Message("{text} is no letter of a piece with a colon and what belongs to it",
                        {{"text", inQuotes(word)}}));
        const auto kind = readKind(word.front(), at, variant);
        if (!kind)
            return failure(kind.error());
        pairs.push_back({*kind, word.substr(2), at + 2});
    }
    return pairs;
}

template<class E>
Result<E> readWord(std::string_view value)
{
    if (const auto found = enumFromName<E>(value))
        return *found;
    std::vector<std::string> names;
    for (const auto &row : enumRows<E>())
        names.emplace_back(row.name);
    return wrong(0,
                 Message("{text} is none of {names}",
                         {{"text", inQuotes(value)}, {"names", listArgument(names, 10)}}));
}

class ValueReader
{
public:
    ValueReader(std::string_view value, const FairyKey &key, FairyVariant &variant)
        : m_value(value)
        , m_key(key)
        , m_variant(variant)
    {
    }

    Result<bool> operator()(Member<bool> member)
    {
        return set(m_variant.*member, readTruth(m_value));
    }
    Result<bool> operator()(Member<Squares> member)
    {
        return set(m_variant.*member, readSquares(m_value));
    }
    Result<bool> operator()(Member<KindSet> member) { return set(m_variant.*member, kinds()); }
    Result<bool> operator()(Member<Sides<bool>> member)
    {
        return setSides(m_variant.*member, readTruth(m_value));
    }
    Result<bool> operator()(Member<Sides<Squares>> member)
    {
        return setSides(m_variant.*member, readSquares(m_value));
    }
    Result<bool> operator()(Member<Sides<KindSet>> member)
    {
        return setSides(m_variant.*member, kinds());
    }

    Result<bool> operator()(Member<int> member)
    {
        if (m_key.form != Form::File)
            return set(m_variant.*member, readNumber(m_value, m_key.least, m_key.most));
        auto file = readFile(m_value);
        if (file)
            *file += m_key.least; // a number of files, not a file
        return set(m_variant.*member, file);
    }

    Result<bool> operator()(Member<std::string> member)
    {
        if (m_key.form == Form::Rights) {
            const std::size_t fault =
                m_value == "-" ? std::string_view::npos : m_value.find_first_not_of("KQkq");
            if (fault != std::string_view::npos || m_value.empty())
                return wrong(
                    m_value.empty() ? 0 : fault,
                    Message(
                        "{text} is no castling right; write some of 'KQkq', or '-'",
                        {{"text", inQuotes(m_value.substr(std::min(fault, m_value.size()), 1))}}));
        }
        m_variant.*member = std::string(m_value);
        return true;
    }

    Result<bool> operator()(Member<std::map<Kind, int>> member)
    {
        const auto pairs = readPairs(m_value, m_variant);
        if (!pairs)
            return failure(pairs.error());
        for (const Pair &pair : *pairs) {
            const auto number = digitsOf(pair.text);
            if (!number)
                return wrong(pair.at,
                             Message("{text} is no number", {{"text", inQuotes(pair.text)}}));
            (m_variant.*member)[pair.kind] = *number;
        }
        return true;
    }

    Result<bool> operator()(Member<std::map<Kind, Kind>> member)
    {
        const auto pairs = readPairs(m_value, m_variant);
        if (!pairs)
            return failure(pairs.error());
        for (const Pair &pair : *pairs) {
            if (pair.text == "-") {
                (m_variant.*member).erase(pair.kind);
                continue;
            }
            if (pair.text.size() != 1)
                return wrong(
                    pair.at,
                    Message("{text} is no letter of a piece", {{"text", inQuotes(pair.text)}}));
            const auto kind = readKind(pair.text.front(), pair.at, m_variant);
            if (!kind)
                return failure(kind.error());
            (m_variant.*member)[pair.kind] = *kind;
        }
        return true;
    }

    template<class E>
    requires std::is_enum_v<E> Result<bool>
    operator()(Member<E> member) { return set(m_variant.*member, readWord<E>(m_value)); }

private:
    template<class T>
    static Result<bool> set(T &target, const Result<T> &value)
    {
        if (!value)
            return failure(value.error());
        target = *value;
        return true;
    }

    template<class T>
    Result<bool> setSides(Sides<T> &target, const Result<T> &value)
    {
        if (!value)
            return failure(value.error());
        if (m_key.side != Side::Black)
            target[0] = *value;
        if (m_key.side != Side::White)
            target[1] = *value;
        return true;
    }

    Result<KindSet> kinds() const
    {
        auto set = readKinds(m_value, m_variant);
        if (set && m_key.form == Form::OneType && set->kinds.count() + (set->all ? 1 : 0) > 1)
            return wrong(0,
                         Message("{text} are several pieces where one is wanted",
                                 {{"text", inQuotes(m_value)}}));
        return set;
    }

    std::string_view m_value;
    const FairyKey &m_key;
    FairyVariant &m_variant;
};

} // namespace

Result<bool> readTruth(std::string_view value)
{
    if (value == "true")
        return true;
    if (value == "false")
        return false;
    return wrong(0, Message("{text} is neither 'true' nor 'false'", {{"text", inQuotes(value)}}));
}

Result<int> readNumber(std::string_view value, int least, int most)
{
    const auto number = digitsOf(value);
    if (number && *number >= least && *number <= most)
        return *number;
    return wrong(0,
                 Message("{text} is no number from {least} to {most}",
                         {{"text", inQuotes(value)}, {"least", least}, {"most", most}}));
}

Result<Squares> readSquares(std::string_view value)
{
    Squares squares;
    for (const auto &[at, word] : wordsOf(value)) {
        if (word == "-")
            continue;
        const auto added = addSquares(word, at, squares);
        if (!added)
            return failure(added.error());
    }
    return squares;
}

Result<KindSet> readKinds(std::string_view value, const FairyVariant &variant)
{
    KindSet set;
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char c = value[at];
        if (isBlank(c) || c == '-')
            continue;
        if (c == '*') {
            set.all = true;
            continue;
        }
        const auto kind = readKind(c, at, variant);
        if (!kind)
            return failure(kind.error());
        set.kinds[*kind] = true;
    }
    return set;
}

Result<bool> readValue(std::string_view value, const FairyKey &key, FairyVariant &variant)
{
    return std::visit(ValueReader(value, key, variant), key.member);
}

} // namespace rookery::fairy
