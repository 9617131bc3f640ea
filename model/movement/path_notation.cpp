#include "model/movement/path_notation.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

/// `(`, `)`, `~`, a word, or a whole vector `(3,1)` of two to four parts.
struct Token
{
    enum class Kind { Open, Close, Tilde, Word, Vector, End };

    Kind kind = Kind::End;
    std::string_view text;
    Vector vector;
    int column = 1;
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
}

/// A signed number of at most three digits at the start of `text`, which it consumes.
std::optional<int> takeNumber(std::string_view &text)
{
    std::size_t length = 0;
    if (text.starts_with('-') || text.starts_with('+'))
        ++length;
    const std::size_t firstDigit = length;
    while (length < text.size() && isAsciiDigit(text[length]))
        ++length;
    const std::size_t digits = length - firstDigit;
    if (digits == 0 || digits > 3)
        return std::nullopt;
    int number = 0;
    for (std::size_t i = firstDigit; i < length; ++i)
        number = number * 10 + (text[i] - '0');
    if (text.front() == '-')
        number = -number;
    text.remove_prefix(length);
    return number;
}

class Lexer
{
public:
    explicit Lexer(std::string_view text)
        : m_text(text)
    {
    }

    Result<Token> next()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
        Token token;
        token.column = static_cast<int>(m_at) + 1;
        if (m_at == m_text.size())
            return token;
        const char c = m_text[m_at];
        if (c == '(' && m_at + 1 < m_text.size() && startsNumber(m_text[m_at + 1]))
            return vector(token);
        if (c == '(' || c == ')' || c == '~') {
            token.kind = c == '(' ? Token::Kind::Open : c == ')' ? Token::Kind::Close : Token::Kind::Tilde;
            return take(token, 1);
        }
        std::size_t length = 0;
        while (m_at + length < m_text.size() && isWordCharacter(m_text[m_at + length]))
            ++length;
        if (length == 0 || !isAsciiLetter(c))
            return failure(shownCharacter(m_text.substr(m_at)) + " has no meaning in a path", {1, token.column, {}});
        token.kind = Token::Kind::Word;
        return take(token, length);
    }

private:
    static bool startsNumber(char c) { return isAsciiDigit(c) || c == '-' || c == '+'; }

    Token take(Token token, std::size_t length)
    {
        token.text = m_text.substr(m_at, length);
        m_at += length;
        return token;
    }

    Result<Token> vector(Token token)
    {
        std::string_view rest = m_text.substr(m_at + 1);
        const Place place{1, token.column, {}};
        std::size_t parts = 0;
        do {
            if (parts > 0)
                rest.remove_prefix(1);
            while (parts > 0 && !rest.empty() && isSpace(rest.front()))
                rest.remove_prefix(1);
            const auto part = takeNumber(rest);
            if (!part || parts == token.vector.along.size())
                return failure("a vector is written like (3,1)", place);
            if (std::abs(*part) > limits::vectorPart) {
                return failure("a vector may lead at most " + std::to_string(limits::vectorPart)
                                   + " cells along each axis",
                               place);
            }
            token.vector.along[parts++] = *part;
        } while (rest.starts_with(','));
        if (parts < 2 || !rest.starts_with(')'))
            return failure("a vector is written like (3,1)", place);
        if (token.vector == Vector{})
            return failure("the vector (0,0) leads nowhere", place);
        token.kind = Token::Kind::Vector;
        return take(token, m_text.size() - rest.size() + 1 - m_at);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Recursive descent over the grammar in the header; the first fault ends it.
class Reader
{
public:
    Reader(std::string_view text, const Directions &directions)
        : m_lexer(text)
        , m_directions(directions)
    {
    }

    Result<Path> read()
    {
        if (!advance())
            return failure(*m_fault);
        if (m_token.kind == Token::Kind::End)
            return fail("a path needs at least one direction");
        Path path;
        while (m_token.kind != Token::Kind::End) {
            auto item = readItem();
            if (!item)
                return failure(std::move(item).error());
            path.push_back(std::move(*item));
        }
        return path;
    }

private:
    bool advance()
    {
        auto token = m_lexer.next();
        if (!token) {
            m_fault = std::move(token).error();
            m_token = {};
            return false;
        }
        m_token = *token;
        return true;
    }

    /// The lexer's fault if there is one, because it stands earlier in the text.
    Error fault(std::string message) const
    {
        return m_fault ? *m_fault : Error{std::move(message), {1, m_token.column, {}}, {}};
    }
    Unexpected<Error> fail(std::string message) const { return failure(fault(std::move(message))); }

    bool isWord(std::string_view word) const { return m_token.kind == Token::Kind::Word && m_token.text == word; }
    bool isKeyword() const
    {
        return isWord("move") || isWord("capture") || isWord("leap") || isWord("ride") || isWord("stop");
    }

    Result<PathItem> readItem()
    {
        PathItem item;
        if (isWord("move") || isWord("capture")) {
            item.rights = isWord("move") ? Rights::Move : Rights::Capture;
            advance();
        }
        if (m_token.kind == Token::Kind::Open)
            return readGroup(std::move(item));
        if (auto error = countLeg())
            return failure(*error);
        if (isWord("leap") || isWord("ride")) {
            item.kind = isWord("leap") ? PathItem::Kind::Leap : PathItem::Kind::Ride;
            advance();
        }
        return readList(std::move(item));
    }

    Result<PathItem> readList(PathItem item)
    {
        const auto startsDirection = [&] {
            return m_token.kind == Token::Kind::Vector || (m_token.kind == Token::Kind::Word && !isKeyword());
        };
        if (m_token.kind == Token::Kind::Tilde)
            return fail("'~' is for the steps of a group such as (~n ne stop)");
        if (!startsDirection())
            return fail("a direction is expected here" + butFound());
        while (startsDirection()) {
            auto direction = readDirection();
            if (!direction)
                return failure(std::move(direction).error());
            item.steps.push_back({*direction, false});
        }
        if (m_token.kind == Token::Kind::Tilde)
            return fail("'~' is for the steps of a group such as (~n ne stop)");
        if (m_token.kind == Token::Kind::Close)
            return fail("')' has no '(' before it");
        if (isWord("stop"))
            return fail("'stop' ends a group such as (n n stop)");
        return m_fault ? Result<PathItem>(failure(*m_fault)) : item;
    }

    Result<PathItem> readGroup(PathItem item)
    {
        item.kind = PathItem::Kind::Group;
        const int opened = m_token.column;
        advance();
        if (auto error = readSteps(item.steps))
            return failure(*error);
        if (isWord("stop")) {
            item.tail = GroupTail::Stop;
            advance();
        } else if (m_token.kind == Token::Kind::Open) {
            item.tail = GroupTail::RepeatInner;
            const int openedInner = m_token.column;
            advance();
            if (auto error = readSteps(item.inner))
                return failure(*error);
            if (auto error = readClose(openedInner, "inner steps are repeated as they are; only ')' may follow them"))
                return failure(*error);
        }
        const bool ended = item.tail != GroupTail::RepeatLast;
        if (auto error = readClose(opened, ended ? "the group must end here with ')'" : "a direction or ')' is expected here"))
            return failure(*error);
        return item;
    }

    std::optional<Error> readSteps(std::vector<PathStep> &steps)
    {
        for (;;) {
            PathStep step;
            if (m_token.kind == Token::Kind::Tilde) {
                step.passes = true;
                advance();
            }
            const bool isDirection = m_token.kind == Token::Kind::Vector
                                     || (m_token.kind == Token::Kind::Word && !isKeyword());
            if (!isDirection) {
                if (step.passes || steps.empty())
                    return fault("a direction is expected here" + butFound());
                return std::nullopt;
            }
            if (auto error = countLeg())
                return error;
            auto direction = readDirection();
            if (!direction)
                return std::move(direction).error();
            step.direction = *direction;
            steps.push_back(step);
        }
    }

    /// Each step of a group and each other item becomes a leg; here begins one more.
    std::optional<Error> countLeg()
    {
        if (++m_legs <= limits::legsPerPiece)
            return std::nullopt;
        return fault("a path may have at most " + std::to_string(limits::legsPerPiece)
                     + " legs; every item is one, and in a group every step");
    }

    std::optional<Error> readClose(int opened, std::string message)
    {
        if (m_token.kind == Token::Kind::End && !m_fault)
            return Error{"this '(' has no ')'", {1, opened, {}}, {}};
        if (m_token.kind != Token::Kind::Close)
            return fault(std::move(message) + butFound());
        advance();
        return std::nullopt;
    }

    Result<PathDirection> readDirection()
    {
        const Token token = m_token;
        advance();
        if (token.kind == Token::Kind::Vector)
            return PathDirection(token.vector);
        if (const auto direction = m_directions.find(token.text))
            return PathDirection(*direction);
        std::vector<std::string> known;
        for (const Direction &direction : m_directions.list)
            known.push_back(direction.name);
        return failure("unknown direction " + inQuotes(token.text) + didYouMean(token.text, known),
                       {1, token.column, {}});
    }

    std::string butFound() const
    {
        if (m_token.kind == Token::Kind::End)
            return ", but the path ends";
        return ", not " + inQuotes(m_token.text);
    }

    Lexer m_lexer;
    const Directions &m_directions;
    Token m_token;
    std::size_t m_legs = 0;
    std::optional<Error> m_fault;
};

std::string word(const PathDirection &direction, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&direction))
        return directions[*id].name;
    return vectorWord(std::get<Vector>(direction));
}

std::string words(const std::vector<PathStep> &steps, const Directions &directions)
{
    std::string text;
    for (const PathStep &step : steps) {
        if (!text.empty())
            text += ' ';
        if (step.passes)
            text += '~';
        text += word(step.direction, directions);
    }
    return text;
}

} // namespace

std::string vectorWord(const Vector &vector)
{
    std::size_t parts = vector.along.size();
    while (parts > 2 && vector.along[parts - 1] == 0)
        --parts;
    std::string text = "(";
    for (std::size_t i = 0; i < parts; ++i)
        text += (i > 0 ? "," : "") + std::to_string(vector.along[i]);
    return text + ")";
}

Result<Path> readPath(std::string_view text, const Directions &directions)
{
    if (text.size() > limits::textBytes)
        return failure("a path may have at most " + std::to_string(limits::textBytes) + " characters", {1, 1, {}});
    return Reader(text, directions).read();
}

std::string writePathItem(const PathItem &item, const Directions &directions)
{
    std::string text;
    if (item.rights != Rights::Both)
        text.append(enumName(item.rights)).append(" ");
    if (item.kind != PathItem::Kind::Group) {
        text += item.kind == PathItem::Kind::Leap ? "leap " : "ride ";
        return text + words(item.steps, directions);
    }
    text += "(" + words(item.steps, directions);
    if (item.tail == GroupTail::Stop)
        text += " stop";
    if (item.tail == GroupTail::RepeatInner)
        text += " (" + words(item.inner, directions) + ")";
    return text + ")";
}

std::string writePath(const Path &path, const Directions &directions)
{
    std::string text;
    for (const PathItem &item : path) {
        if (!text.empty())
            text += ' ';
        text += writePathItem(item, directions);
    }
    return text;
}

std::string renamedInPath(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t length = 0;
        while (at + length < text.size() && isWordCharacter(text[at + length]))
            ++length;
        const std::string_view piece = text.substr(at, std::max<std::size_t>(length, 1));
        result += piece == from ? to : piece;
        at += piece.size();
    }
    return result;
}

} // namespace rookery
