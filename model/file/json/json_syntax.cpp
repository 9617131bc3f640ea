#include "model/file/json/json_syntax.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>
#include <vector>

namespace rookery {

bool isJsonSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::size_t stringEnd(std::string_view text, std::size_t begin)
{
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at + 1;
    }
    return text.size();
}

std::size_t numberEnd(std::string_view text, std::size_t begin)
{
    const auto is = [&](std::size_t at, std::string_view choices) {
        return at < text.size() && choices.find(text[at]) != std::string_view::npos;
    };
    const auto digits = [&](std::size_t at) {
        while (at < text.size() && isAsciiDigit(text[at]))
            ++at;
        return at;
    };
    std::size_t at = is(begin, "-") ? begin + 1 : begin;
    at = is(at, "0") ? at + 1 : digits(at);
    if (is(at, "."))
        at = digits(at + 1);
    if (is(at, "eE"))
        at = digits(is(at + 1, "+-") ? at + 2 : at + 1);
    return at;
}

namespace {

std::size_t skipSpace(std::string_view text, std::size_t at)
{
    while (at < text.size() && isJsonSpace(text[at]))
        ++at;
    return at;
}

/// What stands here; nothing where the file ends.
MessageArguments found(std::string_view text, std::size_t at)
{
    return {{"found", at < text.size() ? shownCharacter(text.substr(at)) : std::string()}};
}

/// Four hexadecimal digits at the start of `text`.
std::optional<unsigned> fourDigits(std::string_view text)
{
    if (text.size() < 4)
        return std::nullopt;
    unsigned number = 0;
    for (const char c : text.substr(0, 4)) {
        const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        if (!isAsciiDigit(lower) && (lower < 'a' || lower > 'f'))
            return std::nullopt;
        const int digit = isAsciiDigit(lower) ? lower - '0' : lower - 'a' + 10;
        number = number * 16 + static_cast<unsigned>(digit);
    }
    return number;
}

/// The fault of the escape whose backslash is at `at`; its length if there is none.
Message escapeFault(std::string_view text, std::size_t at, std::size_t &length)
{
    length = 2;
    const char kind = at + 1 < text.size() ? text[at + 1] : '\0';
    if (std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos)
        return {};
    if (kind != 'u')
        return Message("a backslash in text is written \\\\");
    length = 6;
    const auto unit = fourDigits(text.substr(at + 2));
    if (!unit)
        return Message("\\u is followed by four hexadecimal digits");
    if (*unit < 0xD800 || *unit > 0xDFFF)
        return {};
    length = 12;
    const std::string_view rest = text.substr(at + 6);
    const auto second = rest.substr(0, 2) == "\\u" ? fourDigits(rest.substr(2)) : std::nullopt;
    const bool isPair = *unit <= 0xDBFF && second && *second >= 0xDC00 && *second <= 0xDFFF;
    return isPair ? Message()
                  : Message("{escape} is half of a character",
                            {{"escape", std::string(text.substr(at, 6))}});
}

JsonFault stringFault(std::string_view text, std::size_t begin)
{
    for (std::size_t at = begin + 1; at < text.size();) {
        const char c = text[at];
        if (c == '\n' || c == '\r')
            return {
                begin,
                Message("this text has no closing quote on its line; a line break is written \\n")};
        if (static_cast<unsigned char>(c) < 0x20)
            return {at, Message("a control character in text is written as an escape such as \\t")};
        if (c == '"')
            break;
        std::size_t length = 1;
        if (c == '\\') {
            if (auto fault = escapeFault(text, at, length);
                !fault.isEmpty() && at + 1 < text.size())
                return {at, std::move(fault)};
        }
        at += length;
    }
    return {begin, Message("this text has no closing quote")};
}

/// Whether a character belongs to what was meant as one number or word.
bool isWordPart(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '+' || c == '-' || c == '.';
}

std::string_view wordAt(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    while (end < text.size() && isWordPart(text[end]))
        ++end;
    return text.substr(begin, end - begin);
}

JsonFault numberFault(std::string_view text, std::size_t begin)
{
    const std::string_view number = wordAt(text, begin);
    const std::string_view digits = number.substr(number.front() == '-' ? 1 : 0);
    if (number.front() == '+' || number.front() == '.')
        return {begin, Message("a number begins with a digit or '-'")};
    if (digits.size() > 1 && digits[0] == '0' && isAsciiDigit(digits[1]))
        return {begin, Message("a number does not begin with 0")};
    // A well-formed number is only refused where it has no finite value.
    if (numberEnd(number, 0) == number.size() && !digits.empty() && isAsciiDigit(digits.back()))
        return {begin,
                Message("the number {number} is too large", {{"number", shownText(number)}})};
    return {begin, Message("'{number}' is not a number", {{"number", shownText(number)}})};
}

JsonFault wordFault(std::string_view text, std::size_t begin)
{
    const std::string_view word = wordAt(text, begin);
    if (word == "NaN" || word == "Infinity" || word == "inf" || word == "nan")
        return {begin,
                Message("'{word}' is not a number that a file can hold",
                        {{"word", std::string(word)}})};
    const std::vector<std::string> words = {"true", "false", "null"};
    return {begin,
            Message("'{word}' has no meaning here[{hint}|; text stands in double quotes]",
                    {{"word", shownText(word)}, {"hint", didYouMean(word, words)}})};
}

/// Of what stands where a value should.
JsonFault valueFault(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return {at, Message("a value is expected, but the file ends")};
    const char c = text[at];
    if (c == '"')
        return stringFault(text, at);
    if (isAsciiDigit(c) || c == '-' || c == '+' || c == '.')
        return numberFault(text, at);
    if (c == '\'')
        return {at, Message("text stands in double quotes, not in single ones")};
    if (c == '/' || c == '#')
        return {at, Message("a file cannot hold comments")};
    if (isAsciiLetter(c))
        return wordFault(text, at);
    return {at, Message("a value is expected[, not {found}|, but the file ends]", found(text, at))};
}

JsonFault keyFault(std::string_view text, std::size_t at, bool mayClose)
{
    if (at < text.size()
        && (text[at] == '"' || text[at] == '\'' || text[at] == '/' || text[at] == '#'))
        return valueFault(text, at);
    MessageArguments arguments = found(text, at);
    arguments.set("closing", mayClose ? "'}'" : "");
    return {at,
            Message("a key in quotes[ or {closing}] is expected[, not {found}|, but the file ends]",
                    std::move(arguments))};
}

/// Of what stands behind an element or member.
JsonFault separatorFault(std::string_view text, std::size_t at, bool isObject)
{
    const char closing = isObject ? '}' : ']';

    if (at < text.size() && text[at] == '/')
        return valueFault(text, at);
    if (at >= text.size() || text[at] != ',') {
        MessageArguments arguments = found(text, at);
        arguments.set("closing", std::string(1, closing));
        return {at,
                Message("',' or '{closing}' is expected[, not {found}|, but the file ends]",
                        std::move(arguments))};
    }
    const std::size_t next = skipSpace(text, at + 1);
    if (next < text.size() && text[next] == closing)
        return {at,
                Message("a comma does not stand before '{closing}'",
                        {{"closing", std::string(1, closing)}})};
    return isObject ? keyFault(text, next, false) : valueFault(text, next);
}

/// Whether the last token is a number that goes on as no number does: 01, 0x10.
bool continuesNumber(std::string_view text, const JsonProgress &progress)
{
    const char first = text[progress.begin];
    return (isAsciiDigit(first) || first == '-') && progress.end < text.size()
           && isWordPart(text[progress.end]);
}

} // namespace

JsonFault syntaxFault(std::string_view text, const JsonProgress &progress)
{
    const std::size_t at = skipSpace(text, progress.end);
    const bool isObject = progress.opening && text[*progress.opening] == '{';
    switch (progress.after) {
    case JsonProgress::After::Nothing:
        break;
    case JsonProgress::After::Opening:
        if (isObject)
            return keyFault(text, at, true);
        break;
    case JsonProgress::After::Key:
        if (at >= text.size() || text[at] != ':')
            return {at,
                    Message("':' is expected behind a key[, not {found}|, but the file ends]",
                            found(text, at))};
        return valueFault(text, skipSpace(text, at + 1));
    case JsonProgress::After::Value:
        if (continuesNumber(text, progress))
            return numberFault(text, progress.begin);
        if (!progress.opening)
            return {
                at,
                Message(
                    "nothing may follow the end of the design[, not {found}|, but the file ends]",
                    found(text, at))};
        return separatorFault(text, at, isObject);
    }
    return valueFault(text, at);
}

std::optional<JsonFault> encodingFault(std::string_view text)
{
    using namespace std::string_view_literals;
    if (text.empty())
        return JsonFault{0, Message("the file is empty")};
    if (text.size() > limits::fileBytes) {
        return JsonFault{0,
                         Message("the file has {count} bytes; at most {most} can be read",
                                 {{"count", text.size()}, {"most", limits::fileBytes}})};
    }
    if (text.starts_with("\xEF\xBB\xBF"sv))
        return JsonFault{0,
                         Message("the file begins with a byte order mark; it must be plain UTF-8")};
    const bool isWide = text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv)
                        || (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
    if (isWide)
        return JsonFault{0, Message("the file is UTF-16; it must be UTF-8")};
    if (text.starts_with("\x1F\x8B"sv) || text.starts_with("PK\x03\x04"sv))
        return JsonFault{0, Message("the file is compressed; a design is plain text")};
    const std::size_t nul = text.find('\0');
    const std::size_t bad = firstBadUtf8(text);
    if (nul < bad)
        return JsonFault{nul, Message("a file cannot hold the character NUL")};
    if (bad != std::string_view::npos)
        return JsonFault{bad, Message("the file is not valid UTF-8 here")};
    return std::nullopt;
}

} // namespace rookery
