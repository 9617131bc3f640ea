#pragma once

#include "model/base/message.h"
#include "model/phrase/syntax.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::phrase {

/// Recursive descent over one line. After the first fault everything it gives is worthless, and
/// only the fault counts.
class PhraseParser
{
public:
    static Result<PhraseParser> of(std::string_view text, int line);

    const std::optional<Error> &fault() const { return m_fault; }
    void fail(Source source, Message message);

    Source here() const { return token().source; }
    const Token &token() const { return m_tokens[m_at]; }
    bool isAt(std::string_view word) const { return token().is(word); }
    bool isAtEnd() const { return token().kind == TokenKind::End; }
    /// Goes on if this comes next.
    bool take(std::string_view word);
    void expect(std::string_view word);
    void expectEnd();
    std::string name(Message what);
    std::int32_t number(Message what);

    Syntax phrase();
    Syntax range();

private:
    explicit PhraseParser(std::vector<Token> tokens)
        : m_tokens(std::move(tokens))
    {
    }

    Syntax conjunction();
    Syntax negation();
    Syntax relation();
    Syntax sum();
    Syntax product();
    Syntax unary();
    Syntax prime();
    Syntax named();
    Syntax braces();
    Syntax member(Kind kind);
    Syntax counted(Kind kind);
    Syntax spread();
    Syntax condition();
    Syntax earlier(Kind kind);
    void where(Syntax &binder);
    Syntax at(Kind kind) const;
    void add(Syntax &whole, Syntax part);
    Syntax joined(Kind kind, Source source, Syntax left, Syntax right);
    Message unexpected(Message wanted, bool isReserved = false) const;
    bool isDeep();

    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::optional<Error> m_fault;
};

} // namespace rookery::phrase
