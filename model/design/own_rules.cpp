#include "model/design/own_rules.h"

#include "model/design/terms/rule_visitor.h"
#include "model/phrase/reader.h"
#include "model/phrase/writer.h"

#include <algorithm>
#include <type_traits>

namespace rookery {

namespace {

using phrase::Local;
using phrase::Names;
using phrase::Origin;
using phrase::Scope;
using phrase::Type;

std::optional<Type> ownerOf(NumberOf of)
{
    switch (of) {
    case NumberOf::Cell:
        return Type::Cell;
    case NumberOf::Player:
        return Type::Player;
    case NumberOf::PieceType:
        return Type::Piece;
    case NumberOf::Game:
        break;
    }
    return std::nullopt;
}

/// The names that a move's choices leave to its other parts: those of binders end with their line.
std::vector<Local> namesLeft(const phrase::Choices &choices)
{
    std::vector<Local> left = choices.locals;
    std::erase_if(left, [](const Local &local) { return local.origin == Origin::Bound; });
    return left;
}

/// What the choices of all these own moves have in common; nothing where a built-in move is among
/// them.
std::vector<Local> commonChoices(const phrase::MoveRefs &moves, const Names &names)
{
    std::vector<Local> common;
    for (std::size_t i = 0; i < moves.list.size(); ++i) {
        const phrase::MoveRef &move = moves.list[i];
        if (move.sort != phrase::MoveSort::Named)
            return {};
        const std::vector<Local> &chosen = names.ownMoves[move.own].choices;
        const auto isMissing = [&](const Local &local) {
            return std::none_of(chosen.begin(), chosen.end(), [&](const Local &other) {
                return other.name == local.name && other.type == local.type;
            });
        };
        if (i == 0)
            common = chosen;
        else
            std::erase_if(common, isMissing);
    }
    for (Local &local : common)
        local.origin = Origin::Chosen;
    return common;
}

class OwnRuleReader
{
public:
    OwnRuleReader(Rules &rules, Names names)
        : m_rules(rules)
        , m_names(std::move(names))
    {
    }

    /// Whose context is wanted, by its pointer.
    void ask(std::string pointer) { m_asked = std::move(pointer); }
    std::optional<phrase::MemberContext> takeContext() { return std::move(m_context); }

    Errors run()
    {
        addOwnNames(m_names, m_rules);
        m_names.level = m_rules.language;
        checkNames();
        words();
        for (std::size_t i = 0; i < m_rules.numbers.size(); ++i)
            numberStart(m_rules.numbers[i], at("/numbers", i));
        for (std::size_t i = 0; i < m_rules.ownMoves.size(); ++i)
            choices(m_rules.ownMoves[i], i);
        for (std::size_t i = 0; i < m_rules.ownMoves.size(); ++i)
            ownMove(m_rules.ownMoves[i], at("/own-moves", i));
        for (std::size_t i = 0; i < m_rules.bans.size(); ++i)
            ban(m_rules.bans[i], at("/bans", i));
        for (std::size_t i = 0; i < m_rules.effects.size(); ++i)
            effect(m_rules.effects[i], at("/effects", i));
        for (std::size_t i = 0; i < m_rules.views.size(); ++i)
            view(m_rules.views[i], at("/views", i));
        for (std::size_t i = 0; i < m_rules.tells.size(); ++i)
            tell(m_rules.tells[i], at("/tell", i));
        for (std::size_t i = 0; i < m_rules.ends.size(); ++i)
            end(m_rules.ends[i], at("/ends", i));
        return std::move(m_errors);
    }

private:
    static std::string at(std::string_view list, std::size_t place)
    {
        return std::string(list) + "/" + std::to_string(place);
    }
    void fail(std::string pointer, Message message, int column = 1)
    {
        m_errors.push_back({std::move(message), {0, column, std::move(pointer)}});
    }
    void fail(const std::string &pointer, const Error &error, bool isLine)
    {
        const std::string line = isLine ? "/" + std::to_string(error.place.line - 1) : "";
        fail(pointer + line, error.message, error.place.column);
    }

    void checkNames()
    {
        if (m_rules.numbers.size() > phrase::mostNumbers)
            fail("/numbers",
                 Message("a design may have {most} numbers", {{"most", phrase::mostNumbers}}));
        if (m_rules.words.size() > phrase::mostWords)
            fail("/words",
                 Message("a design may have {most} words", {{"most", phrase::mostWords}}));
        std::vector<std::string> taken;
        for (std::size_t i = 0; i < m_rules.numbers.size(); ++i)
            checkName(m_rules.numbers[i].name, at("/numbers", i) + "/name", taken);
        for (std::size_t i = 0; i < m_rules.words.size(); ++i) {
            head(m_rules.words[i].name, at("/words", i) + "/name");
            m_names.words[i].name = m_rules.words[i].name.name;
            checkName(m_names.words[i].name, at("/words", i) + "/name", taken);
        }
        std::vector<std::string> moves;
        for (std::size_t i = 0; i < m_rules.ownMoves.size(); ++i) {
            const std::string &name = m_rules.ownMoves[i].name;
            if (enumFromName<phrase::MoveSort>(name))
                fail(at("/own-moves", i) + "/name",
                     Message("an own move may not be called '{name}', which is a kind of move",
                             {{"name", name}}));
            else
                checkName(name, at("/own-moves", i) + "/name", moves, false);
        }
    }

    void checkName(const std::string &name,
                   const std::string &pointer,
                   std::vector<std::string> &taken,
                   bool isForPhrases = true)
    {
        if (name.empty())
            fail(pointer, Message("a name is missing"));
        else if (isForPhrases && phrase::findFunction(name))
            fail(pointer,
                 Message("'{name}' is a function; another name is needed", {{"name", name}}));
        else if (isForPhrases && phrase::isKeyword(name))
            fail(pointer,
                 Message("'{name}' is a keyword; another name is needed", {{"name", name}}));
        else if (std::find(taken.begin(), taken.end(), name) != taken.end())
            fail(pointer,
                 Message("'{name}' is the name of another rule already", {{"name", name}}));
        else if (const auto thing = isForPhrases ? phrase::thingNamed(name, m_names) : std::nullopt)
            fail(pointer,
                 Message("'{name}' is {kind}; another name is needed",
                         {{"name", name}, {"kind", *thing}}));
        taken.push_back(name);
    }

    void head(phrase::Head &head, const std::string &pointer)
    {
        if (head.text.empty())
            return;
        auto read = phrase::parseHead(head.text);
        if (read)
            head = std::move(*read);
        else
            fail(pointer, read.error(), false);
    }

    /// Each word after those that it uses; those that go round in a circle never.
    void words()
    {
        m_states.assign(m_rules.words.size(), State::New);
        for (std::size_t i = 0; i < m_rules.words.size(); ++i)
            word(i);
    }

    void word(std::size_t index)
    {
        if (m_states[index] != State::New)
            return;
        m_states[index] = State::Open;
        m_path.push_back(index);
        OwnWord &word = m_rules.words[index];
        bool isWhole = true;
        for (const std::string &name : phrase::namesIn(word.means.text)) {
            const auto other = wordNamed(name);
            if (!other || isParameter(word, name))
                continue;
            if (m_states[*other] == State::Open)
                return circle(*other);
            this->word(*other);
            isWhole = isWhole && m_names.words[*other].isRead;
        }
        m_path.pop_back();
        m_states[index] = State::Done;
        if (isWhole)
            meaning(word, index);
    }

    static bool isParameter(const OwnWord &word, const std::string &name)
    {
        return std::any_of(word.name.parameters.begin(),
                           word.name.parameters.end(),
                           [&](const auto &parameter) { return parameter.name == name; });
    }

    std::optional<std::size_t> wordNamed(const std::string &name) const
    {
        for (std::size_t i = 0; i < m_names.words.size(); ++i) {
            if (m_names.words[i].name == name)
                return i;
        }
        return std::nullopt;
    }

    void circle(std::size_t from)
    {
        std::vector<std::string> names;
        for (auto word = std::find(m_path.begin(), m_path.end(), from); word != m_path.end();
             ++word)
            names.push_back("'" + m_names.words[*word].name + "'");
        names.push_back("'" + m_names.words[from].name + "'");
        fail(at("/words", m_path.back()) + "/means",
             Message("words may not use each other in a circle: {names/ uses }",
                     {{"names", listArgument(std::move(names))}}));
        m_path.pop_back();
    }

    void meaning(OwnWord &word, std::size_t index)
    {
        const std::string pointer = at("/words", index) + "/means";
        note(pointer, {phrase::MemberSort::Meaning, std::nullopt, {}, word.name, {}});
        if (!word.means.text.empty()) {
            auto read = phrase::readMeaning(word.means.text, word.name, m_names);
            if (!read)
                return fail(pointer, read.error(), false);
            take(word.means, std::move(*read));
        }
        if (!word.means.isGiven())
            return fail(pointer, Message("it is not said what the word means"));
        Names::Word &name = m_names.words[index];
        name.parameters.clear();
        for (const auto &parameter : word.name.parameters)
            name.parameters.push_back(parameter.type);
        name.result = word.means.node().type;
        name.isRead = true;
    }

    void note(const std::string &pointer, phrase::MemberContext context)
    {
        if (pointer != m_asked)
            return;
        context.names = std::make_shared<const Names>(m_names);
        m_context = std::move(context);
    }
    /// What was read takes the place of the text; what is being made beside it stays.
    template<class Tree>
    static void take(Tree &tree, Tree &&read)
    {
        read.draft = std::move(tree.draft);
        tree = std::move(read);
    }

    void read(phrase::Phrase &phrase, Type wanted, const Scope &scope, const std::string &pointer)
    {
        note(pointer, {phrase::MemberSort::Phrase, wanted, scope, {}, {}});
        if (phrase.text.empty())
            return;
        if (auto read = phrase::readPhrase(phrase.text, wanted, scope, m_names))
            take(phrase, std::move(*read));
        else
            fail(pointer, read.error(), false);
    }
    void read(phrase::Steps &steps, const Scope &scope, const std::string &pointer)
    {
        note(pointer, {phrase::MemberSort::Steps, std::nullopt, scope, {}, {}});
        if (steps.texts.empty())
            return;
        if (auto read = phrase::readSteps(steps.texts, scope, m_names))
            take(steps, std::move(*read));
        else
            fail(pointer, read.error(), true);
    }
    void read(phrase::Saying &saying, const Scope &scope, const std::string &pointer)
    {
        if (saying.text.empty())
            return;
        if (auto read = phrase::readSaying(saying.text, scope, m_names))
            saying = std::move(*read);
        else
            fail(pointer, read.error(), false);
    }
    void read(phrase::MoveRefs &moves, phrase::MovesOf rule, const std::string &pointer)
    {
        if (moves.texts.empty())
            return;
        if (auto read = phrase::readMoves(moves.texts, rule, m_names))
            moves = std::move(*read);
        else
            fail(pointer, read.error(), true);
    }

    void numberStart(OwnNumber &number, const std::string &pointer)
    {
        Scope scope;
        if (const auto of = ownerOf(number.of))
            scope.given = {{*of == Type::Cell     ? "c"
                            : *of == Type::Player ? "p"
                                                  : "t",
                            *of,
                            Origin::Given}};
        read(number.start, Type::Number, scope, pointer + "/start");
        if (number.least > number.most)
            fail(pointer + "/least", Message("the least is greater than the most"));
    }

    void choices(OwnMove &move, std::size_t index)
    {
        Scope scope;
        scope.choosesCells = true;
        const std::string pointer = at("/own-moves", index) + "/choose";
        note(pointer, {phrase::MemberSort::Choices, std::nullopt, scope, {}, {}});
        if (!move.choose.texts.empty()) {
            if (auto read = phrase::readChoices(move.choose.texts, scope, m_names))
                take(move.choose, std::move(*read));
            else
                fail(pointer, read.error(), true);
        }
        m_names.ownMoves[index].choices = namesLeft(move.choose);
    }

    void ownMove(OwnMove &move, const std::string &pointer)
    {
        read(move.when, Type::Truth, {}, pointer + "/when");
        if (!move.choose.texts.empty())
            return; // what follows would only repeat the fault
        Scope scope;
        scope.given = namesLeft(move.choose);
        scope.choosesCells = true;
        read(move.steps, scope, pointer + "/do");
        read(move.weight, Type::Number, scope, pointer + "/weight");
    }

    void ban(OwnBan &ban, const std::string &pointer)
    {
        read(ban.moves, phrase::MovesOf::Ban, pointer + "/moves");
        Scope scope;
        scope.given = commonChoices(ban.moves, m_names);
        scope.choosesCells = true;
        read(ban.before, Type::Truth, scope, pointer + "/before");
        scope.isAfterMove = true;
        read(ban.after, Type::Truth, scope, pointer + "/after");
        read(ban.because, scope, pointer + "/because");
    }

    void effect(OwnEffect &effect, const std::string &pointer)
    {
        read(effect.after, phrase::MovesOf::Effect, pointer + "/after");
        Scope scope;
        scope.given = commonChoices(effect.after, m_names);
        scope.choosesCells = true;
        read(effect.condition, Type::Truth, scope, pointer + "/if");
        read(effect.steps, scope, pointer + "/do");
    }

    void view(OwnView &view, const std::string &pointer)
    {
        Scope scope;
        scope.given = {{"p", Type::Player, Origin::Given}};
        read(view.hides, Type::Cells, scope, pointer + "/hides");
        scope.given.push_back({"c", Type::Cell, Origin::Given});
        read(view.as, Type::Piece, scope, pointer + "/as");
    }

    void tell(OwnTell &tell, const std::string &pointer)
    {
        read(tell.after, phrase::MovesOf::Tell, pointer + "/after");
        Scope scope;
        scope.given = commonChoices(tell.after, m_names);
        scope.choosesCells = true;
        scope.isAfterMove = true;
        read(tell.condition, Type::Truth, scope, pointer + "/if");
        read(tell.say, scope, pointer + "/say");
    }

    void end(End &end, const std::string &pointer)
    {
        Scope scope;
        scope.isAfterMove = true;
        scope.given = {{"p", Type::Player, Origin::Given}};
        if (Said *said = std::get_if<Said>(&end.condition))
            read(said->condition, Type::Truth, scope, pointer + "/if");
        read(end.most, Type::Number, scope, pointer + "/most");
        read(end.worth, Type::Number, scope, pointer + "/worth");
        read(end.because, scope, pointer + "/because");
    }

    enum class State { New, Open, Done };

    Rules &m_rules;
    Names m_names;
    Errors m_errors;
    std::string m_asked;
    std::optional<phrase::MemberContext> m_context;
    std::vector<State> m_states;
    std::vector<std::size_t> m_path; ///< words that wait for the last of them
};

/// Turns trees back into texts.
class Unreader final : public RuleVisitor
{
public:
    explicit Unreader(const Names &names)
        : m_names(names)
    {
    }

    void onText(std::string_view, RuleText text) override
    {
        std::visit([this](auto *value) { unread(*value); }, text.value);
    }

private:
    void unread(std::string &) const {}
    template<class Tree>
    void unread(Tree &tree) const
    {
        Tree fresh;
        if constexpr (requires { tree.texts; })
            fresh.texts = written(tree, m_names);
        else if constexpr (std::is_same_v<Tree, phrase::Head>)
            fresh.text = tree.text.empty() && !tree.name.empty() ? written(tree) : tree.text;
        else
            fresh.text = written(tree, m_names);
        if constexpr (requires { tree.draft; })
            fresh.draft = std::move(tree.draft);
        tree = std::move(fresh);
    }

    const Names &m_names;
};

} // namespace

Errors readOwnRules(Rules &rules, phrase::Names names)
{
    return OwnRuleReader(rules, std::move(names)).run();
}

std::optional<phrase::MemberContext>
memberContext(Rules rules, phrase::Names names, std::string_view path)
{
    OwnRuleReader reader(rules, std::move(names));
    reader.ask("/" + std::string(path));
    (void)reader.run();
    return reader.takeContext();
}

void unreadOwnRules(Rules &rules, const phrase::Names &names)
{
    Unreader unreader(names);
    visitFields(unreader, rules);
}

phrase::Names namesWithoutCells(const Design &design)
{
    phrase::Names names;
    for (const Player &player : design.rules->players)
        names.players.push_back(player.name);
    for (const PieceType &type : design.pieces->types)
        names.pieces.push_back(type.name);
    for (const Zone &zone : design.board->edits.zones)
        names.zones.push_back(
            {zone.name, zone.sharing == ZoneSharing::Facing || !zone.own.empty()});
    for (const Direction &direction : design.directions->list)
        names.directions.push_back(direction.name);
    for (const DirectionGroup &group : design.directions->groups)
        names.groups.push_back(group.name);
    return names;
}

void addOwnNames(phrase::Names &names, const Rules &rules)
{
    for (const OwnNumber &number : rules.numbers)
        names.numbers.push_back({number.name, ownerOf(number.of)});
    for (const OwnWord &word : rules.words) {
        phrase::Names::Word known{word.name.name, {}, Type::Truth, false};
        if (word.means.isGiven()) {
            for (const auto &parameter : word.name.parameters)
                known.parameters.push_back(parameter.type);
            known.result = word.means.node().type;
            known.isRead = true;
        }
        names.words.push_back(std::move(known));
    }
    for (const OwnMove &move : rules.ownMoves)
        names.ownMoves.push_back({move.name, namesLeft(move.choose)});
}

} // namespace rookery
