#include "model/phrase/reader.h"
#include "model/phrase/sentences.h"
#include "model/phrase/writer.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::phrase;

namespace {

/// A board a1 to z99 with two players, three piece types and some names of its own.
Names gameNames()
{
    Names names;
    names.players = {"White", "Black"};
    names.pieces = {"King", "Pawn", "Gold General"};
    names.zones = {{"castle", false}, {"row", true}};
    names.directions = {"n", "e", "s", "w", "on", "back"};
    names.groups = {"sideways"};
    names.numbers = {
        {"seeds", Type::Cell}, {"store", Type::Player}, {"strength", Type::Piece}, {"steps", {}}};
    names.words = {{"liberties", {Type::Cell}, Type::Number, true},
                   {"fits", {Type::Cell, Type::Cells}, Type::Truth, true}};
    names.ownMoves = {{"sow", {{"pit", Type::Cell, Origin::Chosen}}}, {"fence off", {}}};
    names.cell = [](std::string_view name) -> std::optional<std::size_t> {
        if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
            return std::nullopt;
        return std::size_t(name[0] - 'a') * 8 + std::size_t(name[1] - '1');
    };
    names.cellName = [](std::size_t site) {
        return std::string{char('a' + site / 8), char('1' + site % 8)};
    };
    return names;
}

Scope twoGiven()
{
    Scope scope;
    scope.given = {{"c", Type::Cell, Origin::Given},
                   {"S", Type::Cells, Origin::Given},
                   {"k", Type::Number, Origin::Given}};
    scope.isAfterMove = true;
    return scope;
}

QByteArray placed(const Error &error)
{
    return QByteArray::number(error.place.line) + ":" + QByteArray::number(error.place.column)
           + ": " + error.sentence().c_str();
}

QByteArray joined(const std::vector<std::string> &lines)
{
    QByteArray text;
    for (const std::string &line : lines)
        text += (line + "\n").c_str();
    return text;
}

std::vector<std::string> linesOf(const QByteArray &text)
{
    std::vector<std::string> lines;
    for (const QByteArray &line : text.split('\n'))
        lines.push_back(line.toStdString());
    return lines;
}

/// Draws phrases that are typed as the reader would type them, their slots in the order of reading.
class TreeDrawer
{
public:
    TreeDrawer(unsigned seed, const Names &names)
        : m_random(seed)
        , m_names(names)
        , m_locals(twoGiven().given)
    {
        m_visible = {0, 1, 2};
    }

    Node draw(Type type, int depth)
    {
        if (depth <= 0)
            return leaf(type);
        switch (below(6)) {
        case 0:
            return leaf(type);
        case 1:
            if (type != Type::Truth)
                return choice(type, depth);
            break;
        case 2:
            if (auto call = this->call(type, depth))
                return *call;
            break;
        case 3:
            return make(Kind::Before, type, {draw(type, depth - 1)});
        default:
            break;
        }
        return isSet(type)            ? set(type, depth)
               : type == Type::Truth  ? truth(depth)
               : type == Type::Number ? number(depth)
                                      : binder(Kind::The, type, setOf(type), depth);
    }
    const std::vector<Local> &locals() const { return m_locals; }

private:
    int below(int count) { return int(m_random() % unsigned(count)); }
    static Node make(Kind kind, Type type, std::vector<Node> parts)
    {
        Node node;
        node.kind = kind;
        node.type = type;
        node.parts = std::move(parts);
        return node;
    }
    Node choice(Type type, int depth)
    {
        Node condition = draw(Type::Truth, depth - 1);
        Node first = draw(type, depth - 1);
        return make(
            Kind::If, type, {std::move(condition), std::move(first), draw(type, depth - 1)});
    }
    Node binary(Kind kind, Type type, Type of, int depth)
    {
        Node left = draw(of, depth - 1);
        return make(kind, type, {std::move(left), draw(of, depth - 1)});
    }
    Node binder(Kind kind, Type type, Type of, int depth, std::optional<Type> value = {})
    {
        Node node = make(kind, type, {draw(of, depth - 1)});
        node.slot = std::uint16_t(m_locals.size());
        m_locals.push_back({"x" + std::to_string(node.slot), memberOf(of), Origin::Bound});
        m_visible.push_back(node.slot);
        if (value)
            node.parts.push_back(draw(*value, depth - 1));
        const bool mayLack = kind != Kind::Some && kind != Kind::No && kind != Kind::Every;
        if (!mayLack || below(2) == 0)
            node.parts.push_back(draw(Type::Truth, depth - 1));
        m_visible.pop_back();
        return node;
    }
    Type anySet() { return Type(int(Type::Numbers) + below(5)); }
    Node truth(int depth)
    {
        static constexpr Kind joins[] = {Kind::Or, Kind::And};
        static constexpr Kind compares[] = {
            Kind::Less, Kind::LessEqual, Kind::Greater, Kind::GreaterEqual};
        static constexpr Kind binders[] = {Kind::Some, Kind::No, Kind::Every};
        switch (below(6)) {
        case 0:
            return binary(joins[below(2)], Type::Truth, Type::Truth, depth);
        case 1:
            return make(Kind::Not, Type::Truth, {draw(Type::Truth, depth - 1)});
        case 2:
            return binary(
                below(2) ? Kind::Equal : Kind::NotEqual, Type::Truth, Type(below(11)), depth);
        case 3:
            return binary(compares[below(4)], Type::Truth, Type::Number, depth);
        case 4: {
            const Type set = anySet();
            Node value = draw(memberOf(set), depth - 1);
            return make(below(2) ? Kind::In : Kind::NotIn,
                        Type::Truth,
                        {std::move(value), draw(set, depth - 1)});
        }
        default:
            return binder(binders[below(3)], Type::Truth, anySet(), depth);
        }
    }
    Node number(int depth)
    {
        static constexpr Kind signs[] = {
            Kind::Add, Kind::Subtract, Kind::Multiply, Kind::Divide, Kind::Remainder};
        static constexpr Kind counts[] = {Kind::Sum, Kind::Most, Kind::Least};
        switch (below(4)) {
        case 0:
            return binary(signs[below(5)], Type::Number, Type::Number, depth);
        case 1:
            return make(Kind::Negate, Type::Number, {draw(Type::Number, depth - 1)});
        case 2:
            return binder(counts[below(3)], Type::Number, anySet(), depth, Type::Number);
        default:
            return binder(Kind::Count, Type::Number, anySet(), depth);
        }
    }
    Node set(Type type, int depth)
    {
        static constexpr Kind signs[] = {Kind::Union, Kind::Without, Kind::Common};
        switch (below(type == Type::Numbers || type == Type::Cells ? 5 : 4)) {
        case 0:
            return binary(signs[below(3)], type, type, depth);
        case 1: {
            Node first = draw(memberOf(type), depth - 1);
            if (below(2) == 0)
                return make(Kind::SetOf, type, {std::move(first)});
            return make(Kind::SetOf, type, {std::move(first), draw(memberOf(type), depth - 1)});
        }
        case 2:
            return binder(Kind::Filter, type, type, depth);
        case 3:
            return binder(Kind::Image, type, anySet(), depth, below(2) ? type : memberOf(type));
        default:
            if (type == Type::Numbers)
                return binary(Kind::Range, type, Type::Number, depth);
            return spread(depth);
        }
    }
    Node spread(int depth)
    {
        Node node = make(Kind::Spread, Type::Cells, {draw(Type::Cells, depth - 1)});
        node.slot = std::uint16_t(m_locals.size());
        m_locals.push_back({"x" + std::to_string(node.slot), Type::Cell, Origin::Bound});
        m_visible.push_back(node.slot);
        node.parts.push_back(draw(Type::Cells, depth - 1));
        m_visible.pop_back();
        return node;
    }
    std::optional<Node> call(Type type, int depth)
    {
        std::vector<const FunctionRow *> fitting;
        for (const FunctionRow &row : functions()) {
            if (row.result == type)
                fitting.push_back(&row);
        }
        if (fitting.empty())
            return std::nullopt;
        const FunctionRow &row = *fitting[std::size_t(below(int(fitting.size())))];
        Node node = make(Kind::Call, type, {});
        node.function = row.function;
        const int count = row.needed + below(row.count - row.needed + 1);
        for (const Parameter &parameter : row.given().first(std::size_t(count)))
            node.parts.push_back(below(8) == 0 ? nothing(parameter.type)
                                               : draw(parameter.type, depth - 1));
        return node;
    }
    Node nothing(Type type)
    {
        if (isSet(type))
            return make(Kind::SetOf, type, {});
        return mayBeNone(type) ? make(Kind::None, type, {}) : leaf(type);
    }
    Node leaf(Type type)
    {
        std::vector<std::uint16_t> fitting;
        for (const std::uint16_t slot : m_visible) {
            if (m_locals[slot].type == type)
                fitting.push_back(slot);
        }
        if (!fitting.empty() && below(2) == 0) {
            Node node = make(Kind::Local, type, {});
            node.index = node.slot = fitting[std::size_t(below(int(fitting.size())))];
            return node;
        }
        return thing(type);
    }
    Node thing(Type type)
    {
        const auto named = [&](Kind kind, int count) {
            Node node = make(kind, type, {});
            node.index = std::uint16_t(below(count));
            return node;
        };
        switch (type) {
        case Type::Truth:
            return make(below(2) ? Kind::True : Kind::False, type, {});
        case Type::Number: {
            Node node = make(Kind::Number, type, {});
            node.number = below(20) - 9;
            return node;
        }
        case Type::Cell:
            return named(Kind::Cell, 64);
        case Type::Direction:
            return named(Kind::Direction, 6);
        case Type::Player:
            return named(Kind::Player, 2);
        case Type::Piece:
            return named(Kind::Piece, 3);
        case Type::Cells: {
            Node zone = named(Kind::Zone, 2);
            if (zone.index == 1)
                zone.parts.push_back(leaf(Type::Player));
            return zone;
        }
        case Type::Directions:
            return named(Kind::DirectionGroup, 1);
        default:
            return make(Kind::SetOf, type, {leaf(memberOf(type))});
        }
    }

    std::minstd_rand m_random;
    const Names &m_names;
    std::vector<Local> m_locals;
    std::vector<std::uint16_t> m_visible;
};

} // namespace

class tst_phrase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void faults_data();
    void faults();
    void steps_data();
    void steps();
    void stepFaults_data();
    void stepFaults();
    void choices_data();
    void choices();
    void blanks_data();
    void blanks();
    void sayings();
    void sentencesOfWhatIsJoined_data();
    void sentencesOfWhatIsJoined();
    void deepTextsAreRefused();
    void deepStepsAreRefused();
    void deepBindersAreWrittenSoThatTheyRead();
    void randomTreesPrintAndReadBack();
    void functionsAreWhole();
};

void tst_phrase::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char *name, const char *text, const char *canonical = nullptr) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(canonical ? canonical : text);
    };
    row("sums before ranges", "0..height(c) - 1");
    row("products before sums", "1+2*3", "1 + 2 * 3");
    row("brackets that are needed", "(1 + 2) * 3");
    row("brackets that are not", "((1) + (2 * 3))", "1 + 2 * 3");
    row("minus to the left", "1 - 2 - 3");
    row("minus to the right", "1 - (2 - 3)");
    row("negative numbers", "-1 + -k - -(3)");
    row("not before and", "not empty(c) and k = 1");
    row("in a range", "k in 2..3");
    row("not in", "c not in castle");
    row("a zone of a player", "row(me)");
    row("a name in quotes", "pieces(me, 'Gold General')");
    row("numbers", "seeds(c) + store(White) + strength(King) + steps");
    row("one value for a set", "parts({c})", "parts(c)");
    row("a set of one", "S + c", "S + {c}");
    row("an empty set", "S = {}");
    row("none is an empty set", "S = none", "S = {}");
    row("none is an empty set either way",
        "S = (if k = 1 then none else none)",
        "S = (if k = 1 then {} else {})");
    row("none", "step(c, n) != none");
    row("nothing at all", "none = none");
    row("a filter", "{x in S where empty(x)}");
    row("an image", "{step(x, n) for x in S where empty(x)}");
    row("an image of sets", "{near(x) for x in S}");
    row("far to the right", "some x in S where empty(x) or k = 1");
    row("bracketed", "(some x in S where empty(x)) or k = 1");
    row("every", "every x in S has owner(x) = me");
    row("count without where", "(count x in S) > 2");
    row("the sum is closed",
        "sum seeds(x) for x in row(other) - S > 0",
        "(sum seeds(x) for x in row(other) - S) > 0");
    row("if", "if k = 1 then c else none");
    row("else reaches far", "if k = 1 then 1 else 2 + 3");
    row("spread", "spread x from S by near(x)");
    row("earlier", "before(type(c)) = at-start(type(c))");
    row("seen", "seen-by(other, count x in pieces(me)) = 2");
    row("words", "liberties(c) = 0 and fits(c, c)");
    row("a local hides no function with values", "to = c and from != c");
    row("equal sets", "{owner(b) for b in border(region(c))} = {White}");
    row("nobody", "pieces(nobody) = {}");
    row("truths compared", "empty(c) = wall(c)");
    row("nested binders", "no x in S where some y in near(x) where enemy(y)");
}

void tst_phrase::texts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    const Names names = gameNames();
    const auto read = readPhrase(text.toStdString(), std::nullopt, twoGiven(), names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    const std::string once = written(*read, names);
    QCOMPARE(QByteArray(once.c_str()), canonical);
    const auto again = readPhrase(once, std::nullopt, twoGiven(), names);
    QVERIFY2(again, again ? "" : placed(again.error()).constData());
    QVERIFY(*again == *read);
}

void tst_phrase::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *text, const char *message) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(message);
    };
    row("unknown", "sed(c) = 1", "1:1: 'sed' is unknown; did you mean 'seeds'?");
    row("unknown and far", "k = quixotic", "1:5: 'quixotic' is unknown");
    row("wrong type", "seeds(c) = c", "1:12: a number is wanted here, not a cell");
    row("truth wanted", "k and k", "1:1: a truth is wanted here, not a number");
    row("wrong value", "empty(White)", "1:7: a cell is wanted here, not a player");
    row("too few values", "step(c)", "1:1: the function 'step' takes 2 values, not 1");
    row("too many values",
        "near(c, dirs, k)",
        "1:1: the function 'near' takes 1 or 2 values, not 3");
    row("values of a piece", "King(c)", "1:1: 'King' is a piece type and takes no values");
    row("a zone for each",
        "c in row",
        "1:6: each player has cells of their own in 'row'; say row(me) or the like");
    row("a zone for all",
        "c in castle(me)",
        "1:6: 'castle' is the same for all players; say castle");
    row("no end", "empty(c", "1:8: ')' is expected here, not the end");
    row("a keyword where a sign stands", "(1 if", "1:4: ')' is expected here, not 'if'");
    row("nothing", "", "1:1: a value is expected here, not the end");
    row("equal twice",
        "k == 1",
        "1:4: a value is expected here, not '='; one = says that both are the same");
    row("chained", "1 < k < 3", "1:7: comparisons are not chained; join two by 'and'");
    row("two phrases", "k = 1 k", "1:7: 'k' does not go on what stands before it");
    row("keyword as name",
        "some no in S where true",
        "1:6: a name for each member is expected here, not 'no', which is a keyword");
    row("function as name",
        "some hand in S where true",
        "1:1: 'hand' is a function; call it 'hand1' or the like");
    row("direction as name",
        "some n in S where step(n, n) = c",
        "1:27: 'n' is also a direction; call the name in this rule 'n1'");
    row("twice",
        "some x in S where some x in S where true",
        "1:19: 'x' is the name of something else here already");
    row("sets of sets", "{S, S} = S", "1:1: there are no sets of sets; sets are joined by '+'");
    row("sets of truths", "{empty(x) for x in S} = S", "1:1: there are no sets of truths");
    row("digit first",
        "3verse = 1",
        "1:1: a name that begins with a digit stands in quotes, such as '3verse'");
    row("odd sign", "k @ 1", "1:3: '@' means nothing here");
    row("blank", "k = ?", "1:5: the blank '?' is not filled yet");
    row("open quote", "'Gold", "1:1: a quote is not closed");
    row("great number", "k = 2000000000", "1:5: numbers go up to 1000000000");
    row("none is no number", "k = none", "1:5: a number is wanted here, and 'none' is not one");
}

void tst_phrase::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const Names names = gameNames();
    const auto read = readPhrase(text.toStdString(), Type::Truth, twoGiven(), names);
    QVERIFY(!read);
    QCOMPARE(placed(read.error()), message);
}

void tst_phrase::steps_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char *name, const char *text, const char *canonical = nullptr) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(canonical ? canonical : text);
    };
    row("oware",
        "let held = seeds(c)\nlet at = c\nset seeds(c) = 0\nrepeat held:\n  set at = step(at, "
        "on)\n  if at = c: set at = step(at, on)\n  add 1 to seeds(at)\n"
        "let prey = {}\nwhile at in row(other) and seeds(at) in 2..3 at most 6:\n  set prey = prey "
        "+ {at}\n  set at = step(at, back)\n"
        "if (sum seeds(x) for x in row(other) - prey) > 0:\n  for y in prey:\n    add seeds(y) to "
        "store(me)\n    set seeds(y) = 0");
    row("all steps",
        "move c to a1\nmove every x in S to step(x, n)\nput King on c\nput King of nobody on "
        "c\ncapture S\ncapture c\nremove S\nswap c with a2\nturn S into Pawn\ngive S to "
        "other\nwall S\nclear S\n"
        "take King from me\nadd King to-hand other\nstack c on a1\ndeal 2 from c to a1\ndeal k "
        "from c under a1\nagain\nagain with sow, 'fence off', capture\nnext White\nset steps = "
        "3\nadd -1 to steps");
    row("else if",
        "if k = 1: capture c\nelse if k = 2: capture S\nelse if k = 3:\n  wall c\n  clear c\nelse: "
        "remove c");
    row("one line", "if k = 1:\n  capture c", "if k = 1: capture c");
    row("a block in a line",
        "for x in S: if empty(x): wall x",
        "for x in S:\n  if empty(x): wall x");
    row("a let learns", "let a = none\nset a = me\nnext a");
}

void tst_phrase::steps()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    const Names names = gameNames();
    const auto read = readSteps(linesOf(text), twoGiven(), names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    QCOMPARE(joined(written(*read, names)), canonical + "\n");
    const auto again = readSteps(written(*read, names), twoGiven(), names);
    QVERIFY2(again, again ? "" : placed(again.error()).constData());
    QVERIFY(*again == *read);
}

void tst_phrase::stepFaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *text, const char *message) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(message);
    };
    row("no such step", "mvoe c to a1", "1:1: no step begins with 'mvoe'; did you mean 'move'?");
    row("indented too far",
        "capture c\n    capture c",
        "2:1: this line is indented further than the lines around it");
    row("no block",
        "for x in S:\ncapture c",
        "1:1: steps are missing below this line, indented by two more blanks");
    row("else alone", "else: capture c", "1:1: there is no 'if' for this 'else'");
    row("while without an end",
        "while true: capture c",
        "1:11: a 'while' says how often at most, as in: while A at most 8:");
    row("a choice is kept", "set c = a1", "1:1: 'c' does not change; give a 'let' another name");
    row("whose number", "set seeds = 1", "1:1: say in brackets whose number 'seeds' is changed");
    row("no number",
        "set seed(c) = 1",
        "1:1: 'seed' is no number that can be changed; did you mean 'seeds'?");
    row("a place in the file", "let x = 1\nif x = 1:\n  capture sed", "3:11: 'sed' is unknown");
    row("unknown move", "again with sew", "1:12: no move is called 'sew'");
    row("a name ends with its block",
        "if k = 1:\n  let y = 1\nset steps = y",
        "3:13: 'y' is unknown");
}

void tst_phrase::stepFaults()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const auto read = readSteps(linesOf(text), twoGiven(), gameNames());
    QVERIFY(!read);
    QVERIFY2(placed(read.error()).startsWith(message), placed(read.error()).constData());
}

void tst_phrase::choices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("oware") << QByteArray("pit in row(me) where seeds(pit) > 0");
    QTest::newRow("from and to") << QByteArray(
        "from in pieces(me)\nto in near(from) where empty(to) and not (type(from) = Pawn and to in "
        "castle)");
    QTest::newRow("tak") << QByteArray(
        "pile in pieces(me)\nd in dirs\nlet t = type(pile)\nload in 1..(least x for x in {5, "
        "height(pile)})\nk1 in 1..load where fits(ahead(pile, d, 1), pile)\nlet r1 = load - k1\nif "
        "r1 > 0: k2 in 1..r1\nif r1 > 5: k3 in {r1}");
}

void tst_phrase::choices()
{
    QFETCH(QByteArray, text);
    const Names names = gameNames();
    Scope scope;
    scope.choosesCells = true;
    const auto read = readChoices(linesOf(text), scope, names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    QCOMPARE(joined(written(*read, names)), text + "\n");
}

void tst_phrase::blanks_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("means");
    QTest::addColumn<QByteArray>("types");
    const auto row = [](const char *name, const char *head, const char *means, const char *types) {
        QTest::newRow(name) << QByteArray(head) << QByteArray(means) << QByteArray(types);
    };
    row("a cell", "mine(c)", "owner(c) = me", "cell");
    row("by comparison", "open(c, d)", "if d = n then empty(c) else true", "cell direction");
    row("numbers", "plus(a, b)", "a + b > 2", "number number");
    row("a set", "many(S)", "(count x in S where empty(x)) > 2", "cells");
    row("one value after all", "lone(S)", "parts(S) = 1 and type(S) = King", "cell");
    row("through a word", "low(c)", "liberties(c) < 2", "cell");
    row("said", "same(a: player, b: player)", "a = b", "player player");
    row("unknown",
        "same(a, b)",
        "a = b",
        "1:1: what 'a' is cannot be told from its use; say 'a: cell' or the like in the name of "
        "the word");
    row("from the other side", "is(a, b)", "a = b and b = King", "piece piece");
    row("a wrong type", "is(a: cll)", "true", "1:7: 'cll' is no type; did you mean 'cell'?");
}

void tst_phrase::blanks()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, means);
    QFETCH(QByteArray, types);
    auto read = parseHead(head.toStdString());
    if (!read) {
        QCOMPARE(placed(read.error()), types);
        return;
    }
    QCOMPARE(QByteArray(written(*read).c_str()), head);
    const auto meaning = readMeaning(means.toStdString(), *read, gameNames());
    if (!meaning) {
        QCOMPARE(placed(meaning.error()), types);
        return;
    }
    QByteArray found;
    for (const Head::Parameter &parameter : read->parameters)
        found += QByteArray(enumName(parameter.type).data()) + " ";
    QCOMPARE(found.trimmed(), types);
}

void tst_phrase::sayings()
{
    const Names names = gameNames();
    const std::string text = "{c} has {count x in S where empty(x)} of {count x in S} for {me}";
    const auto read = readSaying(text, twoGiven(), names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    QCOMPARE(written(*read, names), text);
    QCOMPARE(said(*readSaying("{c} is lost by {me}", twoGiven(), names), names),
             std::string("c is lost by the player to move"));
    const auto wrong = readSaying("not {sed}", twoGiven(), names);
    QVERIFY(!wrong);
    QCOMPARE(placed(wrong.error()), QByteArray("1:6: 'sed' is unknown; did you mean 'seeds'?"));
    const auto open = readSaying("not {c", twoGiven(), names);
    QVERIFY(!open);
    QCOMPARE(placed(open.error()),
             QByteArray("1:5: a '{' in a reason opens a phrase and is closed by '}'"));
}

void tst_phrase::sentencesOfWhatIsJoined_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("three joined by one word")
        << QByteArray("empty(c) and k = 1 and k < 3")
        << QByteArray("c is empty and k is 1 and k is less than 3");
    QTest::newRow("the last two first") << QByteArray("empty(c) or (k = 1 or k < 3)")
                                        << QByteArray("c is empty or k is 1 or k is less than 3");
    QTest::newRow("by two words") << QByteArray("empty(c) and (k = 1 or k < 3)")
                                  << QByteArray("c is empty and (k is 1 or k is less than 3)");
}

/// Brackets stand only where they change what is meant.
void tst_phrase::sentencesOfWhatIsJoined()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sentence);
    const Names names = gameNames();
    const auto read = readPhrase(text.toStdString(), Type::Truth, twoGiven(), names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    QCOMPARE(QByteArray(said(*read, names).c_str()), sentence);
}

void tst_phrase::deepTextsAreRefused()
{
    const Names names = gameNames();
    const auto fault = [&](const std::string &text) {
        const auto read = readPhrase(text, Type::Truth, twoGiven(), names);
        return read ? std::string() : read.error().sentence();
    };
    const auto negated = [](int times) {
        std::string text = "true";
        for (int i = 0; i < times; ++i)
            text.insert(0, "not ");
        return text;
    };
    QCOMPARE(fault(negated(199)), std::string());
    QCOMPARE(fault(negated(200)), std::string("a phrase may be 200 parts deep; name a part of it"));
    QCOMPARE(fault(std::string(100'000, '(')),
             std::string("brackets may be nested 400 deep; name a part of it"));
    std::string chain = "true";
    for (int i = 0; i < 100'000; ++i)
        chain += " and true";
    QCOMPARE(fault(chain), std::string("a phrase may be 200 parts deep; name a part of it"));
    std::string wide = "k in {1";
    for (int i = 0; i < 20'000; ++i)
        wide += ", 1";
    QCOMPARE(fault(wide + "}"), std::string("a rule may have 10000 parts"));
    QCOMPARE(fault(std::string(50'000, '-') + "1 = 1").empty(), false);
}

/// Blocks in one line become blocks below each other, and the limit is the same for both.
void tst_phrase::deepStepsAreRefused()
{
    const Names names = gameNames();
    std::string line = "capture c";
    for (int i = 0; i < 32; ++i)
        line.insert(0, "if k = 1: ");
    const auto read = readSteps({line}, twoGiven(), names);
    QVERIFY2(read, read ? "" : placed(read.error()).constData());
    const auto again = readSteps(written(*read, names), twoGiven(), names);
    QVERIFY2(again, again ? "" : placed(again.error()).constData());
    QVERIFY(*again == *read);
    const auto deep = readSteps({"if k = 1: " + line}, twoGiven(), names);
    QVERIFY(!deep);
    QCOMPARE(deep.error().sentence(), std::string("blocks may be nested 32 deep"));
    std::vector<std::string> chain = {"if k = 1: capture c"};
    chain.resize(100, "else if k = 2: capture c");
    const auto chained = readSteps(chain, twoGiven(), names);
    QVERIFY(!chained);
    QCOMPARE(chained.error().sentence(), std::string("'else if' may follow 32 times"));
}

/// What is read is written so that it can be read again, however close to the limits.
void tst_phrase::deepBindersAreWrittenSoThatTheyRead()
{
    const Names names = gameNames();
    std::string text = "true";
    for (int i = 0; i < 60; ++i)
        text = "0 < count x" + std::to_string(i) + " in cells where " + text;
    const auto deep = readPhrase(text, std::nullopt, twoGiven(), names);
    QVERIFY2(deep, deep ? "" : placed(deep.error()).constData());
    const auto again = readPhrase(written(*deep, names), std::nullopt, twoGiven(), names);
    QVERIFY2(again, again ? "" : placed(again.error()).constData());
    QVERIFY(*again == *deep);
}

void tst_phrase::randomTreesPrintAndReadBack()
{
    const Names names = gameNames();
    const unsigned seeds = qEnvironmentVariableIntValue("ROOKERY_SEEDS") > 0
                               ? unsigned(qEnvironmentVariableIntValue("ROOKERY_SEEDS"))
                               : 3000U;
    std::size_t nodes = 0;
    for (unsigned seed = 0; seed < seeds; ++seed) {
        TreeDrawer drawer(seed, names);
        const Type type = Type(seed % 11);
        const Node drawn = drawer.draw(type, 4);
        const std::string text = written(drawn, drawer.locals(), names);
        const auto read = readPhrase(text, type, twoGiven(), names);
        QVERIFY2(read,
                 (QByteArray::number(seed) + ": " + text.c_str() + "\n"
                  + (read ? QByteArray() : placed(read.error())))
                     .constData());
        QCOMPARE(written(*read, names), text);
        QVERIFY2(read->node() == drawn, text.c_str());
        QVERIFY2(read->locals == drawer.locals(), text.c_str());
        nodes += text.size();
    }
    QVERIFY(nodes > 10'000);
}

void tst_phrase::functionsAreWhole()
{
    for (const FunctionRow &row : functions()) {
        QVERIFY(isNameText(row.name));
        QVERIFY(!isKeyword(row.name));
        QVERIFY(row.needed <= row.count);
        QVERIFY2(row.help.ends_with('.'), row.name.data());
        QVERIFY2(row.sentence.size() > 2, row.name.data());
        QVERIFY2(row.example.find(row.name) != std::string_view::npos, row.name.data());
        for (std::size_t i = 0; i < row.parameters.size(); ++i)
            QCOMPARE(row.parameters[i].name.empty(), i >= row.count);
    }
    QVERIFY(!findFunction("distanc"));
}

QTEST_APPLESS_MAIN(tst_phrase)
#include "tst_phrase.moc"
