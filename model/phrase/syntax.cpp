#include "model/phrase/syntax.h"

#include "model/base/shown.h"
#include "model/phrase/names.h"
#include "model/phrase/phrase_parser.h"

#include <algorithm>

namespace rookery::phrase {

Result<Syntax> parsePhrase(std::string_view text)
{
    auto parser = PhraseParser::of(text, 1);
    if (!parser)
        return failure(parser.error());
    Syntax phrase = parser->phrase();
    parser->expectEnd();
    if (parser->fault())
        return failure(*parser->fault());
    return phrase;
}

Result<ChooseSyntax> parseChoose(std::string_view text, int line)
{
    auto parser = PhraseParser::of(text, line);
    if (!parser)
        return failure(parser.error());
    ChooseSyntax choose;
    choose.source = parser->here();
    if (parser->take("let")) {
        choose.isLet = true;
        choose.name = parser->name(Message("a name for the value"));
        parser->expect("=");
        choose.value = parser->phrase();
    } else {
        if (parser->take("if")) {
            choose.condition = parser->phrase();
            parser->expect(":");
        }
        choose.name = parser->name(Message("a name for what is chosen"));
        parser->expect("in");
        choose.value = parser->range();
        if (parser->take("where"))
            choose.where = parser->phrase();
    }
    parser->expectEnd();
    if (parser->fault())
        return failure(*parser->fault());
    return choose;
}

Result<Head> parseHead(std::string_view text)
{
    auto parser = PhraseParser::of(text, 1);
    if (!parser)
        return failure(parser.error());
    Head head;
    head.name = parser->name(Message("the word's name"));
    if (parser->take("(")) {
        do {
            Head::Parameter parameter;
            parameter.name = parser->name(Message("a name for the blank"));
            if (parser->take(":")) {
                const Source source = parser->here();
                const std::string said = parser->name(Message("a type"));
                const auto type = enumFromName<Type>(said);
                std::vector<std::string> known;
                for (const auto &row : enumRows<Type>())
                    known.emplace_back(row.name);
                if (!type)
                    parser->fail(source,
                                 Message("'{said}' is no type{near}",
                                         {{"said", said}, {"near", nearestName(said, known)}}));
                parameter.isTypeSaid = true;
                parameter.type = type.value_or(Type::Cell);
            }
            head.parameters.push_back(std::move(parameter));
        } while (parser->take(","));
        parser->expect(")");
    }
    parser->expectEnd();
    if (parser->fault())
        return failure(*parser->fault());
    return head;
}

} // namespace rookery::phrase
