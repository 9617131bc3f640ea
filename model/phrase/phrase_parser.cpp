#include "model/phrase/phrase_parser.h"

#include "model/base/shown.h"
#include "model/phrase/names.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace rookery::phrase {

namespace {

template<std::size_t N>
std::optional<Kind> signAt(const PhraseParser &parser,
                           const std::pair<std::string_view, Kind> (&signs)[N])
{
    for (const auto &[sign, kind] : signs) {
        if (parser.isAt(sign))
            return kind;
    }
    return std::nullopt;
}

} // namespace

namespace {

/// The canonical text of a tree has at most one bracket and one phrase more at each level.
constexpr int mostBrackets = 2 * mostDepth;

} // namespace

Result<PhraseParser> PhraseParser::of(std::string_view text, int line)
{
    auto tokens = tokensOf(text, line);
    if (!tokens)
        return failure(tokens.error());
    return PhraseParser(std::move(*tokens));
}

void PhraseParser::fail(Source source, Message message)
{
    if (!m_fault)
        m_fault = Error{std::move(message), {source.line, source.column, {}}};
    m_at = m_tokens.size() - 1;
}

bool PhraseParser::take(std::string_view word)
{
    if (m_fault || !isAt(word))
        return false;
    ++m_at;
    return true;
}

Message PhraseParser::unexpected(Message wanted, bool isReserved) const
{
    const bool isDoubled = m_at > 0 && isAt("=") && m_tokens[m_at - 1].text == "=";
    return Message("{wanted} is expected here, not [{?found}'{found}'|the end][{?reserved}, which "
                   "is a keyword][{?doubled}; one = says that both are the same]",
                   {{"wanted", std::move(wanted)},
                    {"found", isAtEnd() ? "" : shownText(token().text)},
                    {"reserved", isReserved ? 1 : 0},
                    {"doubled", isDoubled ? 1 : 0}});
}

void PhraseParser::expect(std::string_view word)
{
    if (!m_fault && !take(word))
        fail(here(), unexpected(Message::literal("'" + std::string(word) + "'")));
}

void PhraseParser::expectEnd()
{
    if (!m_fault && !isAtEnd())
        fail(here(),
             Message("'{text}' does not go on what stands before it",
                     {{"text", shownText(token().text)}}));
}

std::string PhraseParser::name(Message what)
{
    const Token &next = token();
    const bool isName =
        next.kind == TokenKind::Quoted || (next.kind == TokenKind::Name && !isKeyword(next.text));
    if (!m_fault && !isName)
        fail(here(), unexpected(std::move(what), next.kind == TokenKind::Name));
    return m_fault ? std::string() : m_tokens[m_at++].text;
}

std::int32_t PhraseParser::number(Message what)
{
    if (!m_fault && token().kind != TokenKind::Number)
        fail(here(), unexpected(std::move(what)));
    if (m_fault)
        return 0;
    const std::string &text = token().text;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value > greatestNumber) {
        fail(here(), Message("numbers go up to 1000000000"));
        return 0;
    }
    ++m_at;
    return static_cast<std::int32_t>(value);
}

Syntax PhraseParser::at(Kind kind) const
{
    Syntax syntax;
    syntax.kind = kind;
    syntax.source = here();
    return syntax;
}

void PhraseParser::add(Syntax &whole, Syntax part)
{
    whole.depth = std::max(whole.depth, part.depth + 1);
    whole.parts.push_back(std::move(part));
    if (whole.depth > mostDepth)
        fail(
            whole.source,
            Message("a phrase may be {most} parts deep; name a part of it", {{"most", mostDepth}}));
}

Syntax PhraseParser::joined(Kind kind, Source source, Syntax left, Syntax right)
{
    Syntax both;
    both.kind = kind;
    both.source = source;
    add(both, std::move(left));
    add(both, std::move(right));
    return both;
}

bool PhraseParser::isDeep()
{
    if (m_depth > mostBrackets)
        fail(here(),
             Message("brackets may be nested {most} deep; name a part of it",
                     {{"most", mostBrackets}}));
    return m_fault.has_value();
}

Syntax PhraseParser::phrase()
{
    if (isDeep())
        return {};
    ++m_depth;
    Syntax left = conjunction();
    while (isAt("or")) {
        const Source source = here();
        take("or");
        left = joined(Kind::Or, source, std::move(left), conjunction());
    }
    --m_depth;
    return left;
}

Syntax PhraseParser::conjunction()
{
    Syntax left = negation();
    while (isAt("and")) {
        const Source source = here();
        take("and");
        left = joined(Kind::And, source, std::move(left), negation());
    }
    return left;
}

Syntax PhraseParser::negation()
{
    if (!isAt("not") || isDeep())
        return relation();
    Syntax negated = at(Kind::Not);
    take("not");
    ++m_depth;
    add(negated, negation());
    --m_depth;
    return negated;
}

Syntax PhraseParser::relation()
{
    static constexpr std::pair<std::string_view, Kind> signs[] = {{"=", Kind::Equal},
                                                                  {"!=", Kind::NotEqual},
                                                                  {"<=", Kind::LessEqual},
                                                                  {"<", Kind::Less},
                                                                  {">=", Kind::GreaterEqual},
                                                                  {">", Kind::Greater},
                                                                  {"in", Kind::In},
                                                                  {"not", Kind::NotIn}};
    Syntax left = range();
    const auto kind = signAt(*this, signs);
    if (!kind || m_fault)
        return left;
    const Source source = here();
    ++m_at;
    if (*kind == Kind::NotIn)
        expect("in");
    Syntax both = joined(*kind, source, std::move(left), range());
    if (signAt(*this, signs))
        fail(here(), Message("comparisons are not chained; join two by 'and'"));
    return both;
}

Syntax PhraseParser::range()
{
    Syntax left = sum();
    if (!isAt(".."))
        return left;
    const Source source = here();
    take("..");
    return joined(Kind::Range, source, std::move(left), sum());
}

Syntax PhraseParser::sum()
{
    static constexpr std::pair<std::string_view, Kind> signs[] = {{"+", Kind::Add},
                                                                  {"-", Kind::Subtract}};
    Syntax left = product();
    while (const auto kind = signAt(*this, signs)) {
        const Source source = here();
        ++m_at;
        left = joined(*kind, source, std::move(left), product());
    }
    return left;
}

Syntax PhraseParser::product()
{
    static constexpr std::pair<std::string_view, Kind> signs[] = {
        {"*", Kind::Multiply}, {"/", Kind::Divide}, {"%", Kind::Remainder}, {"&", Kind::Common}};
    Syntax left = unary();
    while (const auto kind = signAt(*this, signs)) {
        const Source source = here();
        ++m_at;
        left = joined(*kind, source, std::move(left), unary());
    }
    return left;
}

Syntax PhraseParser::unary()
{
    if (!isAt("-"))
        return prime();
    Syntax negated = at(Kind::Negate);
    take("-");
    if (token().kind == TokenKind::Number) {
        negated.kind = Kind::Number;
        negated.number = -number(Message("a number"));
        return negated;
    }
    add(negated, prime());
    return negated;
}

Syntax PhraseParser::prime()
{
    if (isDeep())
        return {};
    if (token().kind == TokenKind::Number) {
        Syntax literal = at(Kind::Number);
        literal.number = number(Message("a number"));
        return literal;
    }
    if (isAt("{"))
        return braces();
    if (take("(")) {
        Syntax inner = phrase();
        expect(")");
        return inner;
    }
    static constexpr std::pair<std::string_view, Kind> words[] = {{"true", Kind::True},
                                                                  {"false", Kind::False},
                                                                  {"none", Kind::None},
                                                                  {"some", Kind::Some},
                                                                  {"no", Kind::No},
                                                                  {"every", Kind::Every},
                                                                  {"count", Kind::Count},
                                                                  {"the", Kind::The},
                                                                  {"sum", Kind::Sum},
                                                                  {"most", Kind::Most},
                                                                  {"least", Kind::Least},
                                                                  {"spread", Kind::Spread},
                                                                  {"if", Kind::If},
                                                                  {"before", Kind::Before},
                                                                  {"before-turn", Kind::BeforeTurn},
                                                                  {"at-start", Kind::AtStart},
                                                                  {"seen-by", Kind::SeenBy},
                                                                  {"?", Kind::Blank}};
    const auto kind = signAt(*this, words);
    if (!kind)
        return named();
    switch (*kind) {
    case Kind::Some:
    case Kind::No:
    case Kind::Every:
    case Kind::Count:
    case Kind::The:
        return member(*kind);
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
        return counted(*kind);
    case Kind::Spread:
        return spread();
    case Kind::If:
        return condition();
    case Kind::Before:
    case Kind::BeforeTurn:
    case Kind::AtStart:
    case Kind::SeenBy:
        return earlier(*kind);
    default:
        break;
    }
    Syntax word = at(*kind);
    ++m_at;
    return word;
}

Syntax PhraseParser::named()
{
    Syntax call = at(Kind::Call);
    call.isQuoted = token().kind == TokenKind::Quoted;
    call.name = name(Message("a value"));
    if (!take("("))
        return call;
    do
        add(call, phrase());
    while (take(","));
    expect(")");
    return call;
}

Syntax PhraseParser::braces()
{
    Syntax set = at(Kind::SetOf);
    take("{");
    if (take("}"))
        return set;
    const bool isName = token().kind == TokenKind::Name && !isKeyword(token().text);
    if (isName && m_tokens[m_at + 1].is("in")) {
        set.kind = Kind::Filter;
        set.name = name(Message("a name"));
        take("in");
        add(set, range());
        where(set);
        expect("}");
        return set;
    }
    Syntax first = phrase();
    if (take("for")) {
        set.kind = Kind::Image;
        set.name = name(Message("a name for each member"));
        expect("in");
        add(set, range());
        add(set, std::move(first));
        where(set);
    } else {
        // No level of its own: one value and the set of it are written either way.
        set.depth = first.depth;
        set.parts.push_back(std::move(first));
    }
    while (set.kind == Kind::SetOf && take(","))
        add(set, phrase());
    expect("}");
    return set;
}

void PhraseParser::where(Syntax &binder)
{
    if (!take("where"))
        return;
    binder.hasWhere = true;
    add(binder, phrase());
}

Syntax PhraseParser::member(Kind kind)
{
    Syntax binder = at(kind);
    ++m_at;
    binder.name = name(Message("a name for each member"));
    expect("in");
    add(binder, range());
    const bool isEvery = kind == Kind::Every;
    if (kind != Kind::Count && kind != Kind::The) {
        expect(isEvery ? "has" : "where");
        binder.hasWhere = true;
        add(binder, phrase());
    } else {
        where(binder);
    }
    return binder;
}

Syntax PhraseParser::counted(Kind kind)
{
    Syntax binder = at(kind);
    ++m_at;
    Syntax value = range();
    expect("for");
    binder.name = name(Message("a name for each member"));
    expect("in");
    add(binder, range());
    add(binder, std::move(value));
    where(binder);
    return binder;
}

Syntax PhraseParser::spread()
{
    Syntax binder = at(Kind::Spread);
    ++m_at;
    binder.name = name(Message("a name for each cell"));
    expect("from");
    add(binder, range());
    expect("by");
    add(binder, range());
    return binder;
}

Syntax PhraseParser::condition()
{
    Syntax choice = at(Kind::If);
    ++m_at;
    add(choice, phrase());
    expect("then");
    add(choice, phrase());
    expect("else");
    add(choice, phrase());
    return choice;
}

Syntax PhraseParser::earlier(Kind kind)
{
    Syntax other = at(kind);
    ++m_at;
    expect("(");
    if (kind == Kind::SeenBy) {
        add(other, phrase());
        expect(",");
    }
    add(other, phrase());
    expect(")");
    return other;
}

} // namespace rookery::phrase
