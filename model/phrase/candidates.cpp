#include "model/phrase/candidates.h"

#include "model/phrase/phrase_patterns.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

/// The sentence of a draft, with dots where it has blanks.
std::string titleOf(const Draft &draft)
{
    std::string title;
    for (const SentenceLine &line : draft.sentence()) {
        if (&line != &draft.sentence().front())
            break;
        for (const SentenceRun &run : line.runs) {
            const bool isBlank = run.part >= 0 && draft.parts()[std::size_t(run.part)].isBlank();
            title += isBlank ? "…" : run.text;
        }
    }
    return title;
}

/// A name that neither the rule nor the design has.
std::string freshName(const std::string &name, const Draft &draft)
{
    const Names &names = *draft.context().names;
    const auto isTaken = [&](const std::string &wanted) {
        const auto &locals = draft.locals();
        const bool isLocal = std::any_of(
            locals.begin(), locals.end(), [&](const Local &each) { return each.name == wanted; });
        const bool isStep = std::find(names.directions.begin(), names.directions.end(), wanted)
                            != names.directions.end();
        const auto &numbers = names.numbers;
        const auto &words = names.words;
        return isLocal || isStep || thingNamed(wanted, names) || findFunction(wanted)
               || (names.cell && names.cell(wanted))
               || std::any_of(numbers.begin(),
                              numbers.end(),
                              [&](const auto &each) { return each.name == wanted; })
               || std::any_of(words.begin(), words.end(), [&](const auto &each) {
                      return each.name == wanted;
                  });
    };
    std::string fresh = name;
    for (int number = 1; isTaken(fresh); ++number)
        fresh = name + std::to_string(number);
    return fresh;
}

/// A pattern with fresh names: `$x` in it is a name to be given.
std::string named(std::string_view pattern, const Draft &draft)
{
    std::string text(pattern);
    for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at)) {
        const std::string wanted = text.substr(at, 2);
        const std::string fresh = freshName(wanted.substr(1), draft);
        for (std::size_t place = at; place != std::string::npos; place = text.find(wanted, place))
            text.replace(place, 2, fresh);
    }
    return text;
}

std::string callOf(const std::string &name, std::size_t values)
{
    std::string text = name;
    for (std::size_t i = 0; i < values; ++i)
        text += i == 0 ? "(?" : ", ?";
    return values == 0 ? text : text + ")";
}

class Lister
{
public:
    Lister(const Draft &draft, std::size_t part)
        : m_draft(draft)
        , m_part(part)
        , m_names(*draft.context().names)
        , m_wording(draft.context().wording)
    {
    }

    std::vector<Candidate> run()
    {
        const DraftPart &at = m_draft.parts()[m_part];
        if (at.step)
            steps();
        else if (at.choice)
            return choiceCandidates(m_draft);
        else
            values();
        std::stable_sort(m_found.begin(), m_found.end(), [](const auto &a, const auto &b) {
            return a.group < b.group;
        });
        return std::move(m_found);
    }

private:
    void values()
    {
        for (const Type type : typesAt(m_draft, m_part)) {
            m_type = type;
            locals();
            own();
            things();
            calls();
            for (const PhrasePattern &pattern : phrasePatterns()) {
                if (pattern.fits(type))
                    add(CandidateGroup::Joined,
                        named(pattern.text, m_draft),
                        m_wording(pattern.help));
            }
        }
        around();
    }

    /// Names of the rule that are known here.
    void locals()
    {
        std::vector<std::string> seen;
        const auto &all = m_draft.locals();
        for (auto local = all.rbegin(); local != all.rend(); ++local) {
            const bool isSeen = std::find(seen.begin(), seen.end(), local->name) != seen.end();
            if (local->type != m_type || isSeen)
                continue;
            seen.push_back(local->name);
            if (withPart(m_draft, m_part, local->name))
                m_found.push_back({CandidateGroup::RuleNames, local->name, local->name, {}});
        }
    }

    void own()
    {
        for (const Names::Word &word : m_names.words) {
            if (word.isRead && word.result == m_type)
                add(CandidateGroup::Own,
                    callOf(quotedName(word.name), word.parameters.size()),
                    m_wording("An own word of this design."));
        }
        if (m_type != Type::Number)
            return;
        for (const Names::Number &number : m_names.numbers)
            add(CandidateGroup::Own,
                callOf(quotedName(number.name), number.of ? 1 : 0),
                m_wording("An own number of this design."));
    }

    void names(Type type, const std::vector<std::string> &list)
    {
        for (const std::string &name : list) {
            if (m_type == type)
                m_found.push_back({CandidateGroup::Things, quotedName(name), name, {}});
        }
    }

    void things()
    {
        names(Type::Player, m_names.players);
        names(Type::Piece, m_names.pieces);
        names(Type::Direction, m_names.directions);
        names(Type::Directions, m_names.groups);
        for (const Names::Zone &zone : m_names.zones) {
            if (m_type == Type::Cells)
                add(CandidateGroup::Things,
                    callOf(quotedName(zone.name), zone.isByPlayer ? 1 : 0),
                    m_wording("A zone of this board."));
        }
    }

    void calls()
    {
        for (const FunctionRow &row : functions()) {
            const bool mayAsk =
                row.askedIn == AskedIn::Anywhere || m_draft.context().scope.isAfterMove;
            if (row.result != m_type || !mayAsk || row.level > m_names.level)
                continue;
            add(CandidateGroup::Functions,
                callOf(std::string(row.name), row.needed),
                m_wording(row.help));
            if (row.count > row.needed)
                add(CandidateGroup::Functions,
                    callOf(std::string(row.name), row.count),
                    m_wording(row.help));
        }
    }

    /// What is there, with something around it.
    void around()
    {
        const DraftPart &at = m_draft.parts()[m_part];
        if (at.isBlank() || !at.node)
            return;
        m_type = at.node->type;
        const std::string text = m_draft.textOf(m_part);
        for (const PhrasePattern &pattern : aroundPatterns()) {
            std::string around = named(pattern.text, m_draft);
            around.replace(around.find('@'), 1, "(" + text + ")");
            if (pattern.fits(m_type) && withPart(m_draft, m_part, around))
                m_found.push_back({CandidateGroup::Around,
                                   std::move(around),
                                   m_wording(pattern.title),
                                   m_wording(pattern.help)});
        }
    }

    void steps()
    {
        for (const PhrasePattern &pattern : stepPatterns())
            addStep(named(pattern.text, m_draft), m_wording(pattern.help));
        for (const Names::Number &number : m_names.numbers) {
            const std::string place = callOf(quotedName(number.name), number.of ? 1 : 0);
            addStep("set " + place + " = ?", m_wording("The number gets another value."));
            addStep("add ? to " + place,
                    m_wording("The number grows, or with less than 0 shrinks."));
        }
        for (const Local &local : m_draft.locals()) {
            if (local.origin == Origin::Let)
                addStep("set " + local.name + " = ?", m_wording("The name gets another value."));
        }
        const DraftPart &at = m_draft.parts()[m_part];
        if (at.isBlank())
            return;
        const std::string text = m_draft.textOf(m_part);
        aroundStep(
            text + "\n?", m_wording("this, then …"), m_wording("One more step behind this one."));
        aroundStep(
            "?\n" + text, m_wording("…, then this"), m_wording("One more step before this one."));
        std::string inner = "\n" + text;
        for (std::size_t i = 0; (i = inner.find('\n', i)) != std::string::npos; i += 3)
            inner.replace(i, 1, "\n  ");
        aroundStep("if ?:" + inner,
                   m_wording("if …: this"),
                   m_wording("It is done only where something holds."));
        aroundStep(named("for $d in dirs:", m_draft) + inner,
                   m_wording("for each direction: this"),
                   m_wording("It is done in each direction."));
        aroundStep(named("for $x in ?:", m_draft) + inner,
                   m_wording("for each of …: this"),
                   m_wording("It is done for each of several."));
    }

    void aroundStep(std::string text, std::string title, std::string help)
    {
        m_found.push_back(
            {CandidateGroup::Around, std::move(text), std::move(title), std::move(help)});
    }

    void addStep(const std::string &text, std::string_view help)
    {
        MemberContext context = m_draft.context();
        context.scope.given = m_draft.locals();
        std::vector<std::string> lines;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines.push_back(text.substr(begin, end - begin));
            begin = end + 1;
        }
        addRead(CandidateGroup::Steps, text, help, Draft::read(lines, context));
    }

    void add(CandidateGroup group, const std::string &text, std::string_view help)
    {
        MemberContext context = m_draft.context();
        context.sort = MemberSort::Phrase;
        context.wanted = m_type;
        if (withPart(m_draft, m_part, text))
            addRead(group, text, help, Draft::read({text}, context));
    }

    void addRead(CandidateGroup group,
                 const std::string &text,
                 std::string_view help,
                 const Result<Draft> &read)
    {
        const auto isThere = [&](const Candidate &each) {
            return each.text == text;
        };
        if (read && std::none_of(m_found.begin(), m_found.end(), isThere))
            m_found.push_back({group, text, titleOf(*read), std::string(help)});
    }

    const Draft &m_draft;
    std::size_t m_part;
    const Names &m_names;
    const Wording &m_wording;
    Type m_type = Type::Truth;
    std::vector<Candidate> m_found;
};

/// The places of blanks in a text.
std::vector<std::size_t> blanksOf(const std::string &text)
{
    std::vector<std::size_t> places;
    for (std::size_t at = text.find('?'); at != std::string::npos; at = text.find('?', at + 1))
        places.push_back(at);
    return places;
}

/// Names of the rule for a value of this type, the innermost first.
std::vector<std::string> namesFor(Type type, const Draft &draft)
{
    std::vector<std::string> names;
    if (type != Type::Cell && type != Type::Direction && type != Type::Player)
        return names;
    for (auto local = draft.locals().rbegin(); local != draft.locals().rend(); ++local) {
        if (local->type == type)
            names.push_back(local->name);
    }
    const bool isOfMove = draft.context().scope.choosesCells;
    if (type == Type::Cell && isOfMove && draft.context().sort != MemberSort::Choices)
        names.emplace_back("to");
    return names;
}

/// Functions of several values take what the rule has names for.
Draft withNamesFilled(Draft draft, std::size_t part)
{
    const DraftPart &call = draft.parts()[part];
    const bool isCall = call.node && call.node->kind == Kind::Call && call.node->parts.size() > 1;
    for (std::size_t i = part + 1; isCall && i < draft.parts().size(); ++i) {
        const DraftPart &each = draft.parts()[i];
        if (each.parent != int(part) || !each.isBlank())
            continue;
        for (const std::string &name : namesFor(each.node->type, draft)) {
            if (auto filled = withPart(draft, i, name)) {
                draft = std::move(*filled);
                break;
            }
        }
    }
    return draft;
}

} // namespace

std::vector<Candidate> candidatesAt(const Draft &draft, std::size_t part)
{
    return Lister(draft, part).run();
}

std::vector<Candidate> choiceCandidates(const Draft &draft)
{
    const Wording &wording = draft.context().wording;
    std::vector<Candidate> found;
    for (const PhrasePattern &pattern : choicePatterns())
        found.push_back({CandidateGroup::Steps,
                         named(pattern.text, draft),
                         wording(pattern.title),
                         wording(pattern.help)});
    return found;
}

Result<Draft> withCandidate(const Draft &draft, std::size_t part, const Candidate &candidate)
{
    const DraftPart &at = draft.parts()[part];
    std::vector<std::string> said; // by the part that is replaced
    for (std::size_t i = part + 1; !at.choice && i < draft.parts().size(); ++i) {
        if (draft.parts()[i].parent == int(part) && !draft.parts()[i].isBlank())
            said.push_back(draft.textOf(i));
    }
    std::string text = candidate.text;
    for (std::size_t i = 0; candidate.group != CandidateGroup::Around && !said.empty(); ++i) {
        const auto blanks = blanksOf(text);
        if (i >= blanks.size())
            break;
        std::string filled = text;
        filled.replace(blanks[i], 1, "(" + said.front() + ")");
        if (!withPart(draft, part, filled))
            continue;
        // What has been filled has no blank of its own to count.
        text = std::move(filled);
        said.erase(said.begin());
        --i;
    }
    auto next = withPart(draft, part, text);
    if (!next || !at.node || candidate.group == CandidateGroup::Around)
        return next;
    return withNamesFilled(std::move(*next), part);
}

std::vector<std::string> completions(const Draft &draft)
{
    const Scope &scope = draft.context().scope;
    std::vector<std::string> words;
    for (const Local &local : draft.locals())
        words.push_back(local.name);
    for (const std::string &name : Resolver(*draft.context().names, scope).allNames())
        words.push_back(quotedName(name));
    for (const PhrasePattern &pattern : stepPatterns()) {
        const std::string verb(pattern.text.substr(0, pattern.text.find_first_of(" :")));
        if (draft.context().sort == MemberSort::Steps)
            words.push_back(verb);
    }
    for (const char *word : {"and", "or", "not", "some", "no", "every", "count", "where", "none"})
        words.emplace_back(word);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

} // namespace rookery::phrase
