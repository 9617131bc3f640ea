#include "model/check/check.h"
#include "model/engine/make_game_engine.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/phrase/functions.h"
#include "model/phrase/reference.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonArray linesOf(std::string_view text)
{
    return QJsonArray::fromStringList(textOf(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts));
}

/// Chess with the numbers of the reference and these lists of own rules, or other players.
Result<Design, Errors> chessWith(const QJsonObject &lists)
{
    const std::string chess = writeDesign(bundledDesign("chess"));
    QJsonObject design = QJsonDocument::fromJson(QByteArray::fromStdString(chess)).object();
    QJsonObject rules = design["rules"].toObject();
    rules["numbers"] = QJsonArray{QJsonObject{{"name", "seeds"}, {"of", "cell"}, {"most", 9}},
                                  QJsonObject{{"name", "store"}, {"of", "player"}},
                                  QJsonObject{{"name", "round"}, {"of", "game"}}};
    for (auto list = lists.begin(); list != lists.end(); ++list) {
        const bool isRule = list.key() != QLatin1String("players");
        (isRule ? rules : design)[list.key()] = list.value();
    }
    design["rules"] = rules;
    auto read = readDesign(QJsonDocument(design).toJson().toStdString());
    if (!read)
        return Unexpected(std::move(read.error()));
    return std::move(read->design);
}

/// An own move that is there while something holds.
QJsonObject moveWhile(const QString &holds)
{
    return {{"name", "ask"}, {"when", holds}, {"do", QJsonArray{"set round = 7"}}};
}

std::vector<Move> ownMovesAtStart(const Design &design)
{
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    std::vector<Move> legal;
    moveRules.legal(position, legal);
    std::erase_if(legal, [](const Move &move) { return move.kind != Move::Kind::Own; });
    return legal;
}

QString faultOf(const Result<Design, Errors> &design)
{
    return design ? QString() : QString::fromStdString(design.error().front().sentence());
}

QString manualText()
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/resources/help/help.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the manual answers to *How do I …*, a line each.
QStringList manualAnswers()
{
    const QString manual = manualText();
    const auto begin = manual.indexOf(QStringLiteral("- **…"));
    return manual.mid(begin, manual.indexOf(QLatin1String("\n\n"), begin) - begin).split('\n');
}

} // namespace

/// The examples of the language's reference hold.
class tst_own_reference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The file that the page shows whole is one that plays.
    void wholeFileOfThePagePlays()
    {
        QFile page(QStringLiteral(ROOKERY_SOURCE_DIR "/model/phrase/README.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const auto begin = text.indexOf("{ \"rookery\": 2");
        QVERIFY(begin >= 0);
        const QString file = text.mid(begin, text.indexOf("```", begin) - begin);
        TAKE(read, readDesign(file.toStdString()));
        const auto engine = makeGameEngine(read.design);
        QCOMPARE(engine->perft(1), std::uint64_t(26));
        QCOMPARE(engine->perft(2), std::uint64_t(25 * 25 + 26));
    }

    void phrasesHold_data();
    void phrasesHold();
    void stepsDoWhatTheySay_data();
    void stepsDoWhatTheySay();
    void everyStepAndMoveIsThere();
    void atTheStartTheOtherHasMoved();
    void effectsAreDoneOnce_data();
    void effectsAreDoneOnce();
    void theMostIsAGoal();
    void theManualsGameIsCounted();
    void theManualsAnswersPlay_data();
    void theManualsAnswersPlay();
    void theManualHasAllSettingsOfPositions();
};

void tst_own_reference::phrasesHold_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("afterMoves");
    for (const phrase::ReferenceRow &row : phrase::referenceRows()) {
        if (row.group == phrase::ReferenceGroup::Phrases)
            QTest::addRow("%s", qPrintable(textOf(row.form))) << textOf(row.example) << false;
    }
    for (const phrase::FunctionRow &row : phrase::functions())
        QTest::addRow("%s", qPrintable(textOf(row.name)))
            << textOf(row.example) << (row.askedIn == phrase::AskedIn::AfterMoves);
}

/// What only ends and bans may ask is asked by a ban, of a move that changes a number alone.
void tst_own_reference::phrasesHold()
{
    QFETCH(QString, example);
    QFETCH(bool, afterMoves);
    for (const bool isTrue : {true, false}) {
        const QString asked = isTrue ? example : QStringLiteral("not (%1)").arg(example);
        const QString banned = QStringLiteral("not (%1)").arg(asked);
        const auto design = chessWith(
            {{"own-moves", QJsonArray{moveWhile(afterMoves ? QStringLiteral("true") : asked)}},
             {"bans",
              afterMoves ? QJsonArray{QJsonObject{{"moves", QJsonArray{"own"}}, {"after", banned}}}
                         : QJsonArray()}});
        QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
        QCOMPARE(ownMovesAtStart(*design).size(), std::size_t(isTrue ? 1 : 0));
    }
}

void tst_own_reference::stepsDoWhatTheySay_data()
{
    QTest::addColumn<QJsonArray>("choices");
    QTest::addColumn<QJsonArray>("steps");
    QTest::addColumn<QString>("then");
    for (const phrase::ReferenceRow &row : phrase::referenceRows()) {
        const bool isChoice = row.group == phrase::ReferenceGroup::Choices;
        if (row.group == phrase::ReferenceGroup::Phrases || row.example.empty())
            continue;
        QTest::addRow("%s", qPrintable(textOf(row.form)))
            << (isChoice ? linesOf(row.example) : QJsonArray())
            << (isChoice ? QJsonArray{"set round = 1"} : linesOf(row.example)) << textOf(row.then);
    }
}

void tst_own_reference::stepsDoWhatTheySay()
{
    QFETCH(QJsonArray, choices);
    QFETCH(QJsonArray, steps);
    QFETCH(QString, then);
    QJsonObject done{{"name", "try"}, {"when", "turn = 1"}, {"do", steps}};
    if (!choices.isEmpty())
        done["choose"] = choices;
    const QJsonObject seen = moveWhile(then.isEmpty() ? QStringLiteral("false") : then);
    const auto design = chessWith({{"own-moves", QJsonArray{done, seen}}});
    QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
    MoveRules moveRules(*design);
    Position position = startPosition(*design, moveRules.board());
    std::vector<Move> legal;
    moveRules.legal(position, legal);
    const auto tried = std::find_if(legal.begin(), legal.end(), [](const Move &move) {
        return move.kind == Move::Kind::Own && move.own->rule == 0;
    });
    QVERIFY(tried != legal.end());
    const Move move = *tried;
    Undo undo;
    moveRules.make(position, move, undo);
    if (then.isEmpty())
        return;
    moveRules.pseudoLegal(position, legal);
    QVERIFY(std::any_of(legal.begin(), legal.end(), [](const Move &each) {
        return each.kind == Move::Kind::Own && each.own->rule == 1;
    }));
}

/// Each step but the blank has a row whose example uses it, and each name of moves is told.
void tst_own_reference::everyStepAndMoveIsThere()
{
    QString all;
    for (const phrase::ReferenceRow &row : phrase::referenceRows()) {
        QVERIFY2(row.help.ends_with('.'), row.form.data());
        all += textOf(row.form) + QLatin1Char('\n') + textOf(row.example) + QLatin1Char('\n');
    }
    for (const char *word :
         {"let ",     "set ",    "add ",    "to-hand", "move ", "move every", "put ",
          "capture ", "remove ", "swap ",   "turn ",   "give ", "wall ",      "clear ",
          "take ",    "stack ",  "deal ",   "under",   "again", "next ",      "if ",
          "else",     "for ",    "repeat ", "while "})
        QVERIFY2(all.contains(QLatin1String(word)), word);
    for (const auto &row : enumRows<phrase::MoveSort>()) {
        if (!row.name.empty())
            QVERIFY2(all.contains(textOf(row.name)), row.name.data());
    }
}

/// Ends that are asked before there is a move take the player who waits for the one who has moved.
void tst_own_reference::atTheStartTheOtherHasMoved()
{
    const QJsonObject end{{"when", "said"},
                          {"if", "me != Black or other != White or next != White"},
                          {"outcome", "loss"}};
    const auto design = chessWith({{"ends", QJsonArray{end}}});
    QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
    MoveRules moveRules(*design);
    Position position = startPosition(*design, moveRules.board());
    QVERIFY(!moveRules.end(position));
    std::vector<Move> legal;
    moveRules.legal(position, legal);
    Undo undo;
    moveRules.make(position, legal.front(), undo);
    QVERIFY(moveRules.end(position));
}

void tst_own_reference::effectsAreDoneOnce_data()
{
    QTest::addColumn<QStringList>("after");
    QTest::newRow("of the move by its name") << QStringList{"ask"};
    QTest::newRow("of its name and other moves") << QStringList{"ask", "drop"};
    QTest::newRow("of own moves") << QStringList{"own"};
    QTest::newRow("of its name and own moves") << QStringList{"ask", "own"};
    QTest::newRow("of every move") << QStringList();
}

/// However an effect names the move that it follows.
void tst_own_reference::effectsAreDoneOnce()
{
    QFETCH(QStringList, after);
    QJsonObject effect{{"do", QJsonArray{"add 1 to round"}}};
    if (!after.isEmpty())
        effect["after"] = QJsonArray::fromStringList(after);
    const auto design = chessWith(
        {{"own-moves", QJsonArray{moveWhile("round = 0")}}, {"effects", QJsonArray{effect}}});
    QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
    const std::vector<Move> own = ownMovesAtStart(*design);
    QCOMPARE(own.size(), std::size_t(1));
    MoveRules moveRules(*design);
    Position position = startPosition(*design, moveRules.board());
    Undo undo;
    moveRules.make(position, own.front(), undo);
    QCOMPARE(position.numbers().back(), 8);
}

void tst_own_reference::theMostIsAGoal()
{
    const QJsonObject most{{"when", "stalemate"}, {"most", "count c in pieces(p)"}};
    auto design = chessWith({{"ends", QJsonArray{most}}});
    QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
    design->pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.royalty = Royalty::None;
    });
    const auto aims = [](const Design &of) {
        const std::vector<Problem> problems = allProblems(of);
        return std::none_of(problems.begin(), problems.end(), [](const Problem &problem) {
            return problem.code == "S001";
        });
    };
    QVERIFY(aims(*design));
    design->rules.edit([](Rules &rules) { rules.ends.front().most = {}; });
    design->rules.edit([](Rules &rules) { rules.ends.front().outcome = Outcome::Draw; });
    QVERIFY(!aims(*design));
}

/// The second game of the manual, counted by a program made for it.
void tst_own_reference::theManualsGameIsCounted()
{
    const QString manual = manualText();
    QString rules;
    for (const QString &line :
         manual.mid(manual.indexOf(QLatin1String("    \"numbers\""))).split('\n')) {
        if (!line.startsWith(QLatin1String("    ")))
            break;
        rules += line;
    }
    const QString text =
        QStringLiteral(R"({"rookery": 2, "board": {"lattice": "square", "size": [3, 2]},
            "players": [{"name": "White"}, {"name": "Black"}], "rules": {%1}})")
            .arg(rules);
    const auto read = readDesign(text.toStdString());
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const auto engine = makeGameEngine(read->design);
    const quint64 counts[] = {3, 6, 10, 23};
    for (int depth = 1; depth <= 4; ++depth)
        QCOMPARE(quint64(engine->perft(depth)), counts[depth - 1]);
}

/// Chess with each of them has other moves than chess, which has 20, 400 and 8902, but where
/// something is only hidden.
void tst_own_reference::theManualsAnswersPlay_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("nodes");
    struct Answer
    {
        const char *to;
        int depth;
        quint64 nodes;
    };
    const Answer answers[] = {
        {"forbid", 1, 12},
        {"have something happen", 3, 8896},
        {"several choices", 1, 24},
        {"move again", 2, 404},
        {"end the game", 2, 240},
        {"keep count", 3, 8422},
        {"groups", 1, 12},
        {"what was before", 3, 8182},
        {"dice", 2, 120},
        {"on each other", 1, 27},
        {"no player", 1, 27},
        {"covers several cells", 1, 72},
        {"hide", 1, 20},
        {"between cells", 3, 21734},
        {"grow or shrink", 1, 12},
    };
    const QStringList lines = manualAnswers();
    QCOMPARE(lines.size(), qsizetype(std::size(answers)));
    for (std::size_t i = 0; i < std::size(answers); ++i) {
        const QString &line = lines[static_cast<int>(i)];
        QVERIFY2(line.section("**", 1, 1).contains(answers[i].to), qPrintable(line));
        QTest::newRow(answers[i].to) << line << answers[i].depth << answers[i].nodes;
    }
}

void tst_own_reference::theManualsAnswersPlay()
{
    QFETCH(QString, answer);
    QFETCH(int, depth);
    QFETCH(quint64, nodes);
    static const QRegularExpression code("`(\"[^`]+)`");
    QJsonObject lists;
    for (auto found = code.globalMatch(answer); found.hasNext();) {
        const QByteArray text = "{" + found.next().captured(1).toUtf8() + "}";
        const QJsonObject list = QJsonDocument::fromJson(text).object();
        QVERIFY2(list.size() == 1, text.constData());
        lists[list.begin().key()] = list.begin().value();
    }
    QVERIFY(!lists.isEmpty());
    const auto design = chessWith(lists);
    QVERIFY2(design.has_value(), qPrintable(faultOf(design)));
    QCOMPARE(quint64(makeGameEngine(*design)->perft(depth)), nodes);
}

void tst_own_reference::theManualHasAllSettingsOfPositions()
{
    const Design chess = bundledDesign("chess");
    const Board board(chess.board, chess.directions);
    const auto read = readPosition("a1:R / no-such-word=1", chess, board);
    QVERIFY(!read);
    const QString fault = QString::fromStdString(read.error().sentence());
    const QString manual = manualText();
    int settings = 0;
    const QString listed = fault.mid(fault.lastIndexOf(QLatin1String("turn, ")));
    for (const QString &key : listed.split(QRegularExpression("[^a-z-]+"), Qt::SkipEmptyParts)) {
        if (key == QLatin1String("and"))
            continue;
        ++settings;
        QVERIFY2(manual.contains(key + QLatin1Char('=')), qPrintable(key));
    }
    QVERIFY2(settings >= 20, qPrintable(fault));
}

QTEST_APPLESS_MAIN(tst_own_reference)
#include "tst_own_reference.moc"
