#include "model/phrase/reader.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/phrase/step_resolver.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

std::vector<std::string> moveNames(MovesOf rule, const Names &names)
{
    std::vector<std::string> all;
    for (const auto &row : enumRows<MoveSort>()) {
        if (mayName(rule, row.value))
            all.emplace_back(row.name);
    }
    for (const auto &own : names.ownMoves)
        all.push_back(own.name);
    return all;
}

/// The tree of a phrase that was bracketed.
Result<Phrase> resolved(const Syntax &syntax, std::optional<Type> wanted, Resolver &resolver)
{
    Phrase phrase;
    resolver.run([&] { phrase.root = {resolver.node(syntax, wanted)}; });
    if (resolver.fault())
        return failure(*resolver.fault());
    phrase.locals = resolver.locals();
    return phrase;
}

} // namespace

bool mayName(MovesOf rule, MoveSort sort)
{
    if (sort == MoveSort::Turn || sort == MoveSort::Start)
        return rule == MovesOf::Effect;
    return sort != MoveSort::Refused || rule == MovesOf::Tell;
}

Result<Phrase> readPhrase(std::string_view text,
                          std::optional<Type> wanted,
                          const Scope &scope,
                          const Names &names)
{
    const auto syntax = parsePhrase(text);
    if (!syntax)
        return failure(syntax.error());
    Resolver resolver(names, scope);
    return resolved(*syntax, wanted, resolver);
}

Result<Choices>
readChoices(const std::vector<std::string> &texts, const Scope &scope, const Names &names)
{
    std::vector<ChooseSyntax> lines;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto line = parseChoose(texts[i], int(i) + 1);
        if (!line)
            return failure(line.error());
        lines.push_back(std::move(*line));
    }
    Choices choices;
    Resolver resolver(names, scope);
    resolver.run([&] {
        choices.list.clear();
        for (const ChooseSyntax &line : lines)
            choices.list.push_back(resolvedChoice(line, resolver));
    });
    if (resolver.fault())
        return failure(*resolver.fault());
    choices.locals = resolver.locals();
    return choices;
}

Result<Steps>
readSteps(const std::vector<std::string> &texts, const Scope &scope, const Names &names)
{
    const auto lines = parseSteps(texts);
    if (!lines)
        return failure(lines.error());
    Steps steps;
    Resolver resolver(names, scope);
    resolver.run([&] { steps.list = resolvedSteps(*lines, resolver); });
    if (resolver.fault())
        return failure(*resolver.fault());
    steps.locals = resolver.locals();
    return steps;
}

Result<Saying> readSaying(std::string_view text, const Scope &scope, const Names &names)
{
    Saying saying;
    Scope here = scope;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = std::min(text.find('{', at), text.size());
        if (open > at)
            saying.parts.push_back({std::string(text.substr(at, open - at)), {}});
        if (open == text.size())
            break;
        std::size_t close = open + 1;
        for (int depth = 1; close < text.size() && depth > 0; ++close)
            depth += text[close] == '{' ? 1 : text[close] == '}' ? -1 : 0;
        if (text[close - 1] != '}' || close == open + 1)
            return failure(
                Message::literal("a '{' in a reason opens a phrase and is closed by '}'"),
                {1, int(open) + 1, {}});
        auto phrase =
            readPhrase(text.substr(open + 1, close - open - 2), std::nullopt, here, names);
        if (!phrase) {
            Error error = phrase.error();
            error.place.column += int(open) + 1;
            return failure(std::move(error));
        }
        // Names that one phrase binds keep their slots; the next one binds others.
        here.given = phrase->locals;
        for (std::size_t i = scope.given.size(); i < here.given.size(); ++i)
            here.given[i].name.insert(0, 1, ' ');
        saying.parts.push_back({{}, std::move(phrase->root)});
        saying.locals = std::move(phrase->locals);
        at = close;
    }
    if (saying.locals.empty())
        saying.locals = scope.given;
    for (Local &local : saying.locals)
        local.name.erase(0, local.name.find_first_not_of(' '));
    return saying;
}

Result<MoveRefs> readMoves(const std::vector<std::string> &texts, MovesOf rule, const Names &names)
{
    MoveRefs moves;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto move = moveNamed(texts[i], names);
        if (!move || !mayName(rule, move->sort)) {
            const std::vector<std::string> known = moveNames(rule, names);
            return failure(Message("no move is called '{text}'[{near}|; here may stand {known}]",
                                   {{"text", shownText(texts[i])},
                                    {"near", nearestName(texts[i], known)},
                                    {"known", listArgument(known, 16)}}),
                           {int(i) + 1, 1, {}});
        }
        if (std::find(moves.list.begin(), moves.list.end(), *move) != moves.list.end())
            return failure(Message("'{text}' is in this list twice", {{"text", texts[i]}}),
                           {int(i) + 1, 1, {}});
        moves.list.push_back(*move);
    }
    return moves;
}

std::vector<std::string> namesIn(std::string_view text)
{
    std::vector<std::string> names;
    if (const auto tokens = tokensOf(text, 1)) {
        for (const Token &token : *tokens) {
            if (token.kind == TokenKind::Name || token.kind == TokenKind::Quoted)
                names.push_back(token.text);
        }
    }
    return names;
}

Result<Phrase>
readMeaning(std::string_view text, Head &head, const Names &names, const Scope &around)
{
    const auto syntax = parsePhrase(text);
    if (!syntax)
        return failure(syntax.error());
    Scope scope = around;
    scope.given.clear();
    std::vector<bool> open;
    for (const Head::Parameter &parameter : head.parameters) {
        scope.given.push_back({parameter.name, parameter.type, Origin::Given});
        open.push_back(!parameter.isTypeSaid);
    }
    scope.given.insert(scope.given.end(), around.given.begin(), around.given.end());
    Resolver resolver(names, scope, std::move(open));
    auto phrase = resolved(*syntax, std::nullopt, resolver);
    if (!phrase)
        return phrase;
    for (std::size_t i = 0; i < head.parameters.size(); ++i) {
        Head::Parameter &parameter = head.parameters[i];
        const auto type = resolver.typeOf(std::uint16_t(i));
        if (!type && scope.mayHaveBlanks)
            continue;
        if (!type)
            return failure(Message("what '{name}' is cannot be told from its use; say '{name}: "
                                   "cell' or the like in the name of the word",
                                   {{"name", parameter.name}}),
                           {1, 1, {}});
        parameter.type = *type;
    }
    return phrase;
}

} // namespace rookery::phrase
