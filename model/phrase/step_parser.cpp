#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/phrase/names.h"
#include "model/phrase/phrase_parser.h"
#include "model/phrase/syntax.h"

#include <algorithm>
#include <optional>

namespace rookery::phrase {

namespace {

constexpr std::size_t indentWidth = 2;

/// How a step without blocks is written: its verb, then a word before each further value.
struct Verb
{
    std::string_view word;
    StepKind kind;
    std::string_view second = {};
};

constexpr Verb verbs[] = {{"move", StepKind::Move, "to"},
                          {"capture", StepKind::Capture},
                          {"remove", StepKind::Remove},
                          {"swap", StepKind::Swap, "with"},
                          {"turn", StepKind::TurnInto, "into"},
                          {"give", StepKind::Give, "to"},
                          {"wall", StepKind::Wall},
                          {"clear", StepKind::Clear},
                          {"take", StepKind::Take, "from"},
                          {"stack", StepKind::Stack, "on"},
                          {"next", StepKind::Next}};

class StepParser
{
public:
    explicit StepParser(const std::vector<std::string> &lines)
        : m_lines(lines)
    {
    }

    Result<std::vector<StepSyntax>> run()
    {
        std::vector<StepSyntax> steps = block(0);
        if (!m_fault && m_line < m_lines.size())
            fail(Message("this line is indented further than the lines around it"));
        if (m_fault)
            return failure(*m_fault);
        return steps;
    }

private:
    void fail(Message message, int column = 1)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), {int(m_line) + 1, column, {}}};
        m_line = m_lines.size();
    }
    std::size_t indentOf(std::size_t line) const
    {
        return std::min(m_lines[line].find_first_not_of(' '), m_lines[line].size());
    }

    /// The lines from here on that are indented so far.
    std::vector<StepSyntax> block(std::size_t indent)
    {
        std::vector<StepSyntax> steps;
        while (m_line < m_lines.size() && indentOf(m_line) == indent)
            line(steps, indent);
        return steps;
    }

    void line(std::vector<StepSyntax> &steps, std::size_t indent)
    {
        auto parser = PhraseParser::of(m_lines[m_line], int(m_line) + 1);
        if (!parser) {
            fail(parser.error().message, parser.error().place.column);
            return;
        }
        if (parser->isAtEnd())
            return fail(Message("a line without a step"));
        if (parser->isAt("else"))
            return otherwise(steps, *parser, indent);
        steps.push_back(step(*parser, indent));
    }

    /// `else:` or `else if ...:` belongs to the `if` just before, or to the last of its `else if`.
    void otherwise(std::vector<StepSyntax> &steps, PhraseParser &parser, std::size_t indent)
    {
        StepSyntax *last = steps.empty() ? nullptr : &steps.back();
        int count = 0;
        for (; last && last->hasElseIf && !last->otherwise.empty(); ++count)
            last = &last->otherwise.front();
        if (count > mostNesting)
            return fail(Message("'else if' may follow {most} times", {{"most", mostNesting}}));
        if (!last || last->kind != StepKind::If || !last->otherwise.empty())
            return fail(Message("there is no 'if' for this 'else'"), parser.here().column);
        parser.take("else");
        if (parser.isAt("if")) {
            last->hasElseIf = true;
            last->otherwise.push_back(step(parser, indent));
        } else {
            last->otherwise = body(parser, indent);
        }
    }

    /// Behind a colon: one step on the same line, or the lines below.
    std::vector<StepSyntax> body(PhraseParser &parser, std::size_t indent)
    {
        parser.expect(":");
        if (m_blocks == mostNesting)
            fail(Message("blocks may be nested {most} deep", {{"most", mostNesting}}));
        if (!isGood(parser))
            return {};
        ++m_blocks;
        std::vector<StepSyntax> steps =
            parser.isAtEnd() ? below(indent) : std::vector{step(parser, indent)};
        --m_blocks;
        return steps;
    }

    std::vector<StepSyntax> below(std::size_t indent)
    {
        ++m_line;
        std::vector<StepSyntax> steps = block(indent + indentWidth);
        if (steps.empty() && !m_fault) {
            --m_line;
            fail(Message("steps are missing below this line, indented by two more blanks"));
        }
        return steps;
    }

    bool isGood(const PhraseParser &parser)
    {
        if (parser.fault())
            fail(parser.fault()->message, parser.fault()->place.column);
        return !m_fault;
    }

    StepSyntax step(PhraseParser &parser, std::size_t indent)
    {
        StepSyntax step;
        step.source = parser.here();
        const std::size_t first = m_line;
        if (!withBlock(step, parser, indent))
            simple(step, parser);
        if (m_line == first && isGood(parser)) {
            parser.expectEnd();
            if (isGood(parser))
                ++m_line;
        }
        return step;
    }

    bool withBlock(StepSyntax &step, PhraseParser &parser, std::size_t indent)
    {
        if (parser.take("if")) {
            step.kind = StepKind::If;
            step.values.push_back(parser.phrase());
        } else if (parser.take("for")) {
            step.kind = StepKind::For;
            step.name = parser.name(Message("a name for each member"));
            parser.expect("in");
            step.values.push_back(parser.range());
        } else if (parser.take("repeat")) {
            step.kind = StepKind::Repeat;
            step.values.push_back(parser.phrase());
        } else if (parser.take("while")) {
            step.kind = StepKind::While;
            step.values.push_back(parser.phrase());
            atMost(step, parser);
        } else {
            return false;
        }
        step.body = body(parser, indent);
        return true;
    }

    void atMost(StepSyntax &step, PhraseParser &parser)
    {
        parser.take(",");
        if (!parser.isAt("at"))
            return parser.fail(
                parser.here(),
                Message("a 'while' says how often at most, as in: while A at most 8:"));
        parser.take("at");
        parser.expect("most");
        const Source source = parser.here();
        step.most = parser.number(Message("the most times"));
        if (!parser.fault() && (step.most < 1 || step.most > mostRepeats))
            parser.fail(source,
                        Message("a 'while' runs from 1 to {most} times", {{"most", mostRepeats}}));
    }

    void simple(StepSyntax &step, PhraseParser &parser)
    {
        if (parser.take("let")) {
            step.kind = StepKind::Let;
            step.name = parser.name(Message("a name for the value"));
            parser.expect("=");
            step.values.push_back(parser.phrase());
        } else if (parser.take("set")) {
            step.kind = StepKind::SetNumber;
            place(step, parser);
            parser.expect("=");
            step.values.push_back(parser.phrase());
        } else if (parser.take("add")) {
            add(step, parser);
        } else if (parser.take("put")) {
            put(step, parser);
        } else if (parser.take("deal")) {
            step.kind = StepKind::Deal;
            step.values.push_back(parser.range());
            parser.expect("from");
            step.values.push_back(parser.range());
            if (parser.take("under"))
                step.kind = StepKind::DealUnder;
            else
                parser.expect("to");
            step.values.push_back(parser.range());
        } else if (parser.take("again")) {
            again(step, parser);
        } else if (parser.take("?")) {
            step.kind = StepKind::Blank;
        } else if (!withVerb(step, parser)) {
            noStep(parser);
        }
    }

    bool withVerb(StepSyntax &step, PhraseParser &parser)
    {
        for (const Verb &verb : verbs) {
            if (!parser.take(verb.word))
                continue;
            step.kind = verb.kind;
            if (verb.kind == StepKind::Move && parser.take("every")) {
                step.kind = StepKind::MoveEvery;
                step.name = parser.name(Message("a name for each cell"));
                parser.expect("in");
            }
            step.values.push_back(parser.range());
            if (!verb.second.empty()) {
                parser.expect(verb.second);
                step.values.push_back(parser.range());
            }
            return true;
        }
        return false;
    }

    /// A local, a number of the game, or a number with what it belongs to in brackets.
    void place(StepSyntax &step, PhraseParser &parser)
    {
        step.name = parser.name(Message("the name of a number"));
        step.isPlace = parser.take("(");
        if (step.isPlace) {
            step.values.push_back(parser.phrase());
            parser.expect(")");
        }
    }

    void add(StepSyntax &step, PhraseParser &parser)
    {
        Syntax value = parser.range();
        if (parser.take("to-hand")) {
            step.kind = StepKind::ToHand;
            step.values = {std::move(value), parser.range()};
            return;
        }
        step.kind = StepKind::AddNumber;
        parser.expect("to");
        place(step, parser);
        step.values.push_back(std::move(value));
    }

    void put(StepSyntax &step, PhraseParser &parser)
    {
        step.kind = StepKind::Put;
        step.values.push_back(parser.range());
        if (parser.take("of")) {
            step.values.push_back(parser.range());
        } else {
            Syntax me;
            me.kind = Kind::Call;
            me.name = "me";
            me.source = parser.here();
            step.values.push_back(std::move(me));
        }
        parser.expect("on");
        step.values.push_back(parser.range());
    }

    void again(StepSyntax &step, PhraseParser &parser)
    {
        step.kind = StepKind::Again;
        if (!parser.take("with"))
            return;
        do {
            step.moves.push_back(parser.token());
            parser.name(Message("the name of a move"));
        } while (parser.take(","));
    }

    void noStep(PhraseParser &parser)
    {
        std::vector<std::string> known = {
            "let", "set", "add", "put", "deal", "again", "if", "for", "repeat", "while"};
        for (const Verb &verb : verbs)
            known.emplace_back(verb.word);
        const std::string text = parser.token().text;
        parser.fail(parser.here(),
                    Message("no step begins with '{text}'[{near}|; they begin with {known}]",
                            {{"text", shownText(text)},
                             {"near", nearestName(text, known)},
                             {"known", listArgument(known, known.size())}}));
    }

    const std::vector<std::string> &m_lines;
    std::size_t m_line = 0;
    int m_blocks = 0; ///< that are open
    std::optional<Error> m_fault;
};

} // namespace

Result<std::vector<StepSyntax>> parseSteps(const std::vector<std::string> &lines)
{
    return StepParser(lines).run();
}

} // namespace rookery::phrase
