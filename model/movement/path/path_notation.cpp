#include "model/movement/path/path_notation.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/movement/path/path_lexer.h"

#include <algorithm>

namespace rookery {

namespace {

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
        if (m_token.kind == PathToken::Kind::End)
            return fail(Message("a path needs at least one direction"));
        Path path;
        while (m_token.kind != PathToken::Kind::End) {
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
    Error fault(Message message) const
    {
        return m_fault ? *m_fault : Error{std::move(message), {1, m_token.column, {}}, {}};
    }
    Unexpected<Error> fail(Message message) const { return failure(fault(std::move(message))); }

    bool isWord(std::string_view word) const
    {
        return m_token.kind == PathToken::Kind::Word && m_token.text == word;
    }
    bool isKeyword() const
    {
        return isWord("move") || isWord("capture") || isWord("leap") || isWord("ride")
               || isWord("stop");
    }

    Result<PathItem> readItem()
    {
        PathItem item;
        if (isWord("move") || isWord("capture")) {
            item.rights = isWord("move") ? Rights::Move : Rights::Capture;
            advance();
        }
        if (m_token.kind == PathToken::Kind::Open)
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
            return m_token.kind == PathToken::Kind::Vector
                   || (m_token.kind == PathToken::Kind::Word && !isKeyword());
        };
        if (m_token.kind == PathToken::Kind::Tilde)
            return fail(Message("'~' is for the steps of a group such as (~n ne stop)"));
        if (!startsDirection())
            return fail(butFound(Message("a direction is expected here")));
        while (startsDirection()) {
            auto direction = readDirection();
            if (!direction)
                return failure(std::move(direction).error());
            item.steps.push_back({*direction, false});
        }
        if (m_token.kind == PathToken::Kind::Tilde)
            return fail(Message("'~' is for the steps of a group such as (~n ne stop)"));
        if (m_token.kind == PathToken::Kind::Close)
            return fail(Message("')' has no '(' before it"));
        if (isWord("stop"))
            return fail(Message("'stop' ends a group such as (n n stop)"));
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
        } else if (m_token.kind == PathToken::Kind::Open) {
            item.tail = GroupTail::RepeatInner;
            const int openedInner = m_token.column;
            advance();
            if (auto error = readSteps(item.inner))
                return failure(*error);
            if (auto error = readClose(
                    openedInner,
                    Message("inner steps are repeated as they are; only ')' may follow them")))
                return failure(*error);
        }
        const bool ended = item.tail != GroupTail::RepeatLast;
        if (auto error = readClose(opened,
                                   ended ? Message("the group must end here with ')'")
                                         : Message("a direction or ')' is expected here")))
            return failure(*error);
        return item;
    }

    std::optional<Error> readSteps(std::vector<PathStep> &steps)
    {
        for (;;) {
            PathStep step;
            if (m_token.kind == PathToken::Kind::Tilde) {
                step.passes = true;
                advance();
            }
            const bool isDirection = m_token.kind == PathToken::Kind::Vector
                                     || (m_token.kind == PathToken::Kind::Word && !isKeyword());
            if (!isDirection) {
                if (step.passes || steps.empty())
                    return fault(butFound(Message("a direction is expected here")));
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
        return fault(Message(
            "a path may have at most {most} legs; every item is one, and in a group every step",
            {{"most", limits::legsPerPiece}}));
    }

    std::optional<Error> readClose(int opened, Message message)
    {
        if (m_token.kind == PathToken::Kind::End && !m_fault)
            return Error{Message("this '(' has no ')'"), {1, opened, {}}, {}};
        if (m_token.kind != PathToken::Kind::Close)
            return fault(butFound(std::move(message)));
        advance();
        return std::nullopt;
    }

    Result<PathDirection> readDirection()
    {
        const PathToken token = m_token;
        advance();
        if (token.kind == PathToken::Kind::Vector)
            return PathDirection(token.vector);
        if (const auto direction = m_directions.find(token.text))
            return PathDirection(*direction);
        std::vector<std::string> known;
        for (const Direction &direction : m_directions.list)
            known.push_back(direction.name);
        return failure(
            Message("unknown direction {name}{hint}",
                    {{"name", inQuotes(token.text)}, {"hint", didYouMean(token.text, known)}}),
            {1, token.column, {}});
    }

    Message butFound(Message wanted) const
    {
        const bool isEnd = m_token.kind == PathToken::Kind::End;
        return Message(
            "{wanted}, [not {found}|but the path ends]",
            {{"wanted", std::move(wanted)}, {"found", isEnd ? "" : inQuotes(m_token.text)}});
    }

    PathLexer m_lexer;
    const Directions &m_directions;
    PathToken m_token;
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
        return failure(Message("a path may have at most {most#character#characters}",
                               {{"most", limits::textBytes}}),
                       {1, 1, {}});
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
        while (at + length < text.size() && isPathWordCharacter(text[at + length]))
            ++length;
        const std::string_view piece = text.substr(at, std::max<std::size_t>(length, 1));
        result += piece == from ? to : piece;
        at += piece.size();
    }
    return result;
}

} // namespace rookery
