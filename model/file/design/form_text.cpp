#include "model/file/design/form_text.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

bool isOfParameter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || letter == '-';
}

/// A piece of the text of a form: what stands there, a parameter, the number of a name, parts of
/// which one is there, or a bracket that is left out with its partner where nothing stands before.
struct FormPiece
{
    enum class Kind { Plain, Parameter, Number, Choice, Open, Close };

    Kind kind = Kind::Plain;
    std::string_view text;
};

using FormPieces = std::vector<FormPiece>;

/// Where the bracket at the beginning is closed.
std::size_t closingOf(std::string_view text)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth == 0)
            return at;
    }
    return text.size();
}

/// Around all that follows what may be missing.
bool mayLackBracket(const FormPieces &before)
{
    return !before.empty() && before.back().kind == FormPiece::Kind::Choice;
}

FormPieces piecesOf(std::string_view text)
{
    using Kind = FormPiece::Kind;
    FormPieces pieces;
    std::vector<std::size_t> closings;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        std::size_t end = 1;
        if (rest.front() == '[') {
            end = rest.find(']') + 1;
            pieces.push_back({Kind::Choice, rest.substr(1, end - 2)});
        } else if (rest.starts_with("?#")) {
            end = 2;
            pieces.push_back({Kind::Number, rest.substr(0, end)});
        } else if (rest.front() == '?') {
            while (end < rest.size() && isOfParameter(rest[end]))
                ++end;
            pieces.push_back({Kind::Parameter, rest.substr(1, end - 1)});
        } else if (rest.front() == '(' && mayLackBracket(pieces)) {
            closings.push_back(at + closingOf(rest));
            pieces.push_back({Kind::Open, rest.substr(0, 1)});
        } else if (std::find(closings.begin(), closings.end(), at) != closings.end()) {
            pieces.push_back({Kind::Close, rest.substr(0, 1)});
        } else {
            end = std::min(rest.find_first_of("?[()", 1), rest.size());
            pieces.push_back({Kind::Plain, rest.substr(0, end)});
        }
        at += end;
    }
    return pieces;
}

/// Reads a text from its beginning, the rest after each piece tried in turn.
class TextReading
{
public:
    TextReading(std::string_view text, FormReading &reading)
        : m_text(text)
        , m_reading(reading)
    {
    }

    bool read(const FormPieces &pieces, std::size_t at)
    {
        if (pieces.empty())
            return at == m_text.size();
        const FormPiece first = pieces.front();
        const FormPieces rest(pieces.begin() + 1, pieces.end());
        switch (first.kind) {
        case FormPiece::Kind::Plain:
        case FormPiece::Kind::Close:
            return m_text.substr(at).starts_with(first.text) && read(rest, at + first.text.size());
        case FormPiece::Kind::Number:
            return readNumber(rest, at);
        case FormPiece::Kind::Parameter:
            return readParameter(first.text, rest, at);
        case FormPiece::Kind::Open:
            return readBracket(rest, at);
        case FormPiece::Kind::Choice:
            break;
        }
        return readChoice(first.text, rest, at);
    }

private:
    bool readBracket(const FormPieces &rest, std::size_t at)
    {
        if (m_text.substr(at).starts_with('(') && read(rest, at + 1))
            return true;
        FormPieces bare = rest;
        const auto close = std::find_if(bare.begin(), bare.end(), [](const FormPiece &piece) {
            return piece.kind == FormPiece::Kind::Close;
        });
        if (close != bare.end())
            bare.erase(close);
        return read(bare, at);
    }

    bool readNumber(const FormPieces &rest, std::size_t at)
    {
        if (m_reading.number)
            return m_text.substr(at).starts_with(*m_reading.number)
                   && read(rest, at + m_reading.number->size());
        std::size_t end = at;
        while (end < m_text.size() && m_text[end] >= '0' && m_text[end] <= '9')
            ++end;
        m_reading.number = std::string(m_text.substr(at, end - at));
        return read(rest, end) || undo([&] { m_reading.number.reset(); });
    }

    bool readParameter(std::string_view name, const FormPieces &rest, std::size_t at)
    {
        if (m_reading.none.contains(name))
            return false;
        if (const auto known = m_reading.blanks.find(name); known != m_reading.blanks.end())
            return m_text.substr(at).starts_with(known->second)
                   && read(rest, at + known->second.size());
        for (std::size_t end = at + 1; end <= m_text.size(); ++end) {
            if (!isPhrase(at, end))
                continue;
            m_reading.blanks.emplace(name, m_text.substr(at, end - at));
            if (read(rest, end))
                return true;
            m_reading.blanks.erase(m_reading.blanks.find(name));
        }
        return false;
    }

    bool readChoice(std::string_view parts, const FormPieces &rest, std::size_t at)
    {
        std::vector<std::string> added; ///< to what is not given
        for (const std::string_view part : split(parts, '|')) {
            FormPieces pieces = piecesOf(part);
            FormPieces whole = pieces;
            whole.insert(whole.end(), rest.begin(), rest.end());
            if (read(whole, at))
                return true;
            const auto isParameter = [](const FormPiece &piece) {
                return piece.kind == FormPiece::Kind::Parameter;
            };
            const auto parameter = std::find_if(pieces.begin(), pieces.end(), isParameter);
            if (std::count_if(pieces.begin(), pieces.end(), isParameter) == 1
                && m_reading.none.emplace(parameter->text).second)
                added.emplace_back(parameter->text);
        }
        return read(rest, at) || undo([&] {
                   for (const std::string &name : added)
                       m_reading.none.erase(name);
               });
    }

    /// What stands in brackets alone may be anything; else what lies behind `in` or a comparison.
    bool isPhrase(std::size_t begin, std::size_t end) const
    {
        int depth = 0;
        bool isQuoted = false;
        bool isLoose = false;
        bool isOr = false;
        for (std::size_t at = begin; at < end; ++at) {
            const char letter = m_text[at];
            isQuoted = isQuoted != (letter == '\'');
            if (isQuoted)
                continue;
            depth += letter == '(' || letter == '{' ? 1 : 0;
            depth -= letter == ')' || letter == '}' ? 1 : 0;
            if (depth < 0 || (depth == 0 && letter == ','))
                return false;
            isOr = isOr || (depth == 0 && m_text.substr(at).starts_with(" or "));
            isLoose = isLoose || (depth == 0 && letter == ' ' && !isBesideSign(at));
        }
        const bool stands = begin == 0 || m_text[begin - 1] == '('
                            || m_text.substr(0, begin).ends_with(", ")
                            || (!isOr && m_text.substr(0, begin).ends_with(" and "));
        const bool ends = end == m_text.size() || m_text[end] == ')' || m_text[end] == ',';
        return depth == 0 && !isQuoted && m_text[end - 1] != ' ' && m_text[begin] != ' '
               && (!isLoose || (stands && ends));
    }

    /// The blank before or behind an operator that binds tighter than what stands around.
    bool isBesideSign(std::size_t blank) const
    {
        constexpr std::string_view signs = "+-*/%&";
        const auto isSign = [&](std::size_t at) {
            return at < m_text.size() && signs.find(m_text[at]) != std::string_view::npos;
        };
        return isSign(blank + 1) || (blank > 0 && isSign(blank - 1));
    }

    template<class Undo>
    static bool undo(Undo &&undoing)
    {
        undoing();
        return false;
    }

    std::string_view m_text;
    FormReading &m_reading;
};

} // namespace

bool readFormText(std::string_view form, std::string_view text, FormReading &reading)
{
    return TextReading(text, reading).read(piecesOf(form), 0);
}

} // namespace rookery
