#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "model/phrase/sentences.h"
#include "model/play/phrases/phrase_compiler.h"
#include "model/play/reach/design_board.h"
#include "tests/designs.h"
#include "tests/model/hidden_words.h"
#include "tests/model/phrase_walker.h"
#include "tests/model/random_phrases.h"
#include "tests/support.h"

#include <set>

/// Phrases of own rules: the compiled ones say what a plain walk over their parts says.
using namespace rookery;
using namespace rookery::test;

namespace {

/// With two numbers, so that phrases can ask them.
Design withNumbers(Design design)
{
    Rules rules = *design.rules;
    rules.numbers.resize(2);
    rules.numbers[0].name = "marks";
    rules.numbers[0].of = NumberOf::Cell;
    rules.numbers[1].name = "tally";
    design.rules = Shared<Rules>(std::move(rules));
    return design;
}

Position randomPosition(const Design &design, const Board &board, std::mt19937 &random)
{
    const auto below = [&](std::size_t count) {
        return random() % count;
    };
    Position position(board.size(), design.rules->players.size(), design.pieces->types.size());
    std::vector<std::int32_t> numbers(board.size() + 1);
    for (std::int32_t &number : numbers)
        number = static_cast<std::int32_t>(below(5));
    position.setNumbers(std::move(numbers));
    for (const CellId cell : board.cells()) {
        const auto what = below(8);
        const PieceId type(below(position.types()));
        if (what < 4)
            position.put(cell, {type, PlayerId(below(position.players())), true});
        else if (what == 4 && below(3) == 0)
            position.putWall(cell);
        else if (what == 4)
            position.setSquare(cell,
                               {static_cast<std::uint16_t>(type.index()),
                                Position::unowned,
                                Position::wall,
                                true});
    }
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            position.setCount(OffBoard::Hand, player, type, static_cast<int>(below(3)));
            position.setCount(OffBoard::Captured, player, type, static_cast<int>(below(3)));
        }
    }
    return position;
}

/// What a compiled phrase gives.
PhraseValue valueOf(const Compiled &compiled, Frame &frame)
{
    PhraseValue value;
    if (const auto *one = std::get_if<Scalar>(&compiled)) {
        value.one = (*one)->eval(frame);
    } else if (const auto *set = std::get_if<SetOf>(&compiled)) {
        const RoomMark mark(frame);
        sets::each((*set)->view(frame, frame.room.take()), frame.words, [&](Value member) {
            value.members.insert(member);
        });
    } else {
        std::vector<Value> numbers;
        std::get<List>(compiled)->eval(frame, numbers);
        value.members.insert(numbers.begin(), numbers.end());
    }
    return value;
}

QString shown(const PhraseValue &value)
{
    QStringList members;
    for (const std::int64_t member : value.members)
        members << QString::number(member);
    return QString::number(value.one) + " {" + members.join(", ") + "}";
}

} // namespace

class tst_own_phrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agree_data();
    void agree();
    void wordsAgree_data();
    void wordsAgree();
    void areSaidInAnyLanguage_data() { agree_data(); }
    void areSaidInAnyLanguage();
};

void tst_own_phrases::agree_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"chess", "tablut", "nine-mens-morris", "glinski", "alquerque"})
        QTest::newRow(name) << QString(name);
}

/// Random phrases over random positions.
void tst_own_phrases::agree()
{
    QFETCH(QString, name);
    const Design design = withNumbers(bundledDesign(name.toStdString()));
    const std::shared_ptr<const Board> board = designBoard(design);
    const PhraseGame game(design, board);
    constexpr Value budget = 20'000;
    unsigned compared = 0;
    unsigned members = 0;
    for (unsigned seed = 0; seed < seeds(400); ++seed) {
        std::mt19937 random(seed);
        const Position position = randomPosition(design, *board, random);
        RandomPhrases phrases(design, board->siteCount(), seed);
        PhraseCompiler compiler(game, *design.rules);
        const auto type = static_cast<phrase::Type>(phrases.below(11));
        phrases.give(phrase::Type::Cell);
        const phrase::Node node = phrases.phrase(type, 4);
        const auto locals = phrases.takeLocals();
        const auto places = compiler.enter(locals);
        const Compiled compiled = compiler.compile(node);
        Frame frame(game.board, compiler.size());
        frame.read.fill(&position);
        frame.budget = budget;
        game.letMove(frame, phrases.below(int(design.rules->players.size())));
        const Value cell = phrases.below(int(board->size()));
        frame.scalars[places.front().index] = cell;
        const PhraseValue found = valueOf(compiled, frame);
        if (frame.isSpent())
            continue;
        ++compared;
        PhraseWalker walker(design, *board, position);
        walker.me = frame.context.me;
        std::vector<PhraseValue> values(locals.size());
        values.front().one = cell;
        const PhraseValue expected = walker.value(node, values);
        members += expected.members.empty() && expected.one <= 0 ? 0 : 1;
        QVERIFY2(found == expected,
                 qPrintable(QStringLiteral("seed %1: %2, not %3")
                                .arg(seed)
                                .arg(shown(found), shown(expected))));
    }
    // Most phrases are short enough, and many say more than nothing.
    QVERIFY2(compared > seeds(400) / 2, qPrintable(QString::number(compared)));
    QVERIFY2(members > compared / 4, qPrintable(QString::number(members)));
}

/// All that is said beside names can be translated.
void tst_own_phrases::areSaidInAnyLanguage()
{
    QFETCH(QString, name);
    const Design design = withNumbers(bundledDesign(name.toStdString()));
    const phrase::Names names = phraseNames(design);
    const Wording hidden = hiddenWords();
    for (unsigned seed = 0; seed < 400; ++seed) {
        RandomPhrases phrases(design, designBoard(design)->siteCount(), seed);
        const auto type = static_cast<phrase::Type>(phrases.below(11));
        phrases.give(phrase::Type::Cell);
        const phrase::Node node = phrases.phrase(type, 4);
        const auto locals = phrases.takeLocals();
        const std::string text = said(node, locals, names, hidden);
        const std::string word = wordOfNoName(text, names, locals);
        QVERIFY2(word.empty(),
                 qPrintable(QStringLiteral("'%1' in: %2, which is: %3")
                                .arg(QString::fromStdString(word),
                                     QString::fromStdString(text),
                                     QString::fromStdString(said(node, locals, names)))));
    }
}

void tst_own_phrases::wordsAgree_data()
{
    QTest::addColumn<QStringList>("words"); // the name, what it means, the next name ...
    QTest::addColumn<QString>("phrase");    // a number, of the cell c
    const QStringList crowd{"crowd(x)", "count y in near(x) where occupied(y)"};
    QTest::newRow("of a local") << crowd << "crowd(c)";
    QTest::newRow("of each member that is named") << crowd << "sum crowd(y) for y in near(c)";
    QTest::newRow("of itself") << QStringList{"beside(x)", "step(x, n)"}
                               << "marks(beside(beside(beside(c))))";
    QTest::newRow("of the one who waits")
        << QStringList{"rich(p)", "count x in pieces(p) where marks(x) > 1"}
        << "rich(other) - rich(me)";
    QTest::newRow("of a set and a cell")
        << QStringList{"heap(S: cells, x)", "marks(x) + (sum marks(y) for y in S - {x})"}
        << "heap(near(c) + {c}, c) + heap({c}, step(c, e))";
    QTest::newRow("of numbers") << QStringList{"odd(N: numbers)", "count k in N where k % 2 = 1"}
                                << "odd(1..marks(c) + 3)";
    QTest::newRow("of words, values crossed")
        << QStringList{"less(a: number, b: number)",
                       "a - b",
                       "more(a: number, b: number)",
                       "less(b, a)"}
        << "more(marks(c), 3) + less(2, more(marks(c), count x in near(c)))";
    QString sum = "marks(x)";
    for (int i = 0; i < 30; ++i)
        sum += " + marks(x)";
    QTest::newRow("too long to stand at each call")
        << QStringList{"long(x)", sum} << "long(c) - long(step(c, s))";
    QTest::newRow("sums that stop")
        << QStringList{"many(x)", "sum marks(y) * 400000000 for y in near(x)"} << "many(c)";
}

/// Random positions, all cells.
void tst_own_phrases::wordsAgree()
{
    QFETCH(QStringList, words);
    QFETCH(QString, phrase);
    Design design = withNumbers(bundledDesign("tablut"));
    Rules rules = *design.rules;
    for (qsizetype i = 0; i < words.size(); i += 2) {
        OwnWord &word = rules.words.emplace_back();
        word.name.text = words[i].toStdString();
        word.means.text = words[i + 1].toStdString();
    }
    rules.numbers[0].start.text = phrase.toStdString();
    const Errors errors = readOwnRules(rules, thingNames(design));
    QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().message.text().c_str());
    design.rules = Shared<Rules>(std::move(rules));
    const std::shared_ptr<const Board> board = designBoard(design);
    const PhraseGame game(design, board);
    PhraseCompiler compiler(game, *design.rules);
    const phrase::Phrase &asked = design.rules->numbers[0].start;
    const auto places = compiler.enter(asked.locals);
    const Compiled compiled = compiler.compile(asked.node());
    std::mt19937 random(1);
    std::set<std::int64_t> found;
    for (unsigned round = 0; round < 20; ++round) {
        const Position position = randomPosition(design, *board, random);
        Frame frame(game.board, compiler.size());
        frame.read.fill(&position);
        frame.budget = 1'000'000;
        game.letMove(frame, round % 2);
        PhraseWalker walker(design, *board, position);
        walker.me = frame.context.me;
        for (const CellId cell : board->cells()) {
            frame.scalars[places.front().index] = static_cast<Value>(cell.index());
            std::vector<PhraseValue> values(asked.locals.size());
            values.front().one = static_cast<std::int64_t>(cell.index());
            const PhraseValue value = valueOf(compiled, frame);
            QCOMPARE(shown(value), shown(walker.value(asked.node(), values)));
            found.insert(value.one);
        }
    }
    QVERIFY(found.size() > 2); // the phrase says something
}

QTEST_APPLESS_MAIN(tst_own_phrases)
#include "tst_own_phrases.moc"
