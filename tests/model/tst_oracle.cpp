#include "model/base/text.h"
#include "model/play/position/position.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The step that an atom takes, before it is turned into all its directions.
const std::map<char, Vector> atomSteps = {
    {'W', {0, 1}},
    {'F', {1, 1}},
    {'D', {0, 2}},
    {'N', {1, 2}},
    {'A', {2, 2}},
    {'H', {0, 3}},
    {'C', {1, 3}},
    {'L', {1, 3}},
    {'Z', {2, 3}},
    {'J', {2, 3}},
    {'G', {3, 3}},
};

std::vector<Vector> everyWay(const Vector &step)
{
    std::set<Vector> ways;
    for (const auto &row : enumRows<Orientation>())
        ways.insert(row.value.apply(step));
    return {ways.begin(), ways.end()};
}

std::string word(const Vector &vector)
{
    return "(" + std::to_string(vector.x()) + "," + std::to_string(vector.y()) + ")";
}

/// One atom with its range as path items: 0 is any number of steps.
std::string itemsOf(char atom, int range, const std::string &rights)
{
    std::string text;
    if (range <= 1) {
        text = rights + (range == 1 ? "leap" : "ride");
        for (const Vector &way : everyWay(atomSteps.at(atom)))
            text += " " + word(way);
        return text + " ";
    }
    for (const Vector &way : everyWay(atomSteps.at(atom))) {
        text += rights + "(";
        for (int i = 0; i < range; ++i)
            text += word(way) + " ";
        text += "stop) ";
    }
    return text;
}

/// Betza strings that say no more than atoms, ranges, `m` and `c`, as paths. Nothing for the rest:
/// this is a table for a test, not a reader of the notation.
std::optional<std::string> pathOfPlainBetza(const std::string &betza)
{
    static const std::map<char, std::pair<std::string, int>> compounds = {
        {'K', {"WF", 1}}, {'Q', {"WF", 0}}, {'R', {"W", 0}}, {'B', {"F", 0}}};
    std::string path;
    for (std::size_t i = 0; i < betza.size();) {
        std::string rights;
        if (betza[i] == 'm' || betza[i] == 'c')
            rights = betza[i++] == 'm' ? "move " : "capture ";
        const char letter = i < betza.size() ? betza[i++] : ' ';
        const auto compound = compounds.find(letter);
        std::string atoms(1, letter);
        int range = 1;
        if (compound != compounds.end())
            std::tie(atoms, range) = compound->second;
        else if (!atomSteps.contains(letter))
            return std::nullopt;
        std::string digits;
        while (i < betza.size() && isAsciiDigit(betza[i]))
            digits += betza[i++];
        if (!digits.empty())
            range = std::stoi(digits);
        else if (i < betza.size() && betza[i] == letter) {
            if (compound != compounds.end())
                return std::nullopt;
            range = 0;
            ++i;
        }
        for (const char atom : atoms)
            path += itemsOf(atom, range, rights);
    }
    return path;
}

/// Multi-leg strings whose path is written out by hand.
const std::map<std::string, std::string> bentPaths = {
    {"FyafsF", "(ne (n)) (ne (e)) (se (e)) (se (s)) (sw (s)) (sw (w)) (nw (w)) (nw (n))"},
    {"[F?R]", "(ne (n)) (ne (e)) (se (e)) (se (s)) (sw (s)) (sw (w)) (nw (w)) (nw (n))"},
    {"yafsF", "(~ne (n)) (~ne (e)) (~se (e)) (~se (s)) (~sw (s)) (~sw (w)) (~nw (w)) (~nw (n))"},
    {"[F-R]", "(~ne (n)) (~ne (e)) (~se (e)) (~se (s)) (~sw (s)) (~sw (w)) (~nw (w)) (~nw (n))"},
    {"yafsW", "(~n (ne)) (~n (nw)) (~e (ne)) (~e (se)) (~s (se)) (~s (sw)) (~w (sw)) (~w (nw))"},
    {"[W-B]", "(~n (ne)) (~n (nw)) (~e (ne)) (~e (se)) (~s (se)) (~s (sw)) (~w (sw)) (~w (nw))"},
    {"[W-F]",
     "(~n ne stop) (~n nw stop) (~e ne stop) (~e se stop) (~s se stop) (~s sw stop) (~w sw stop) "
     "(~w nw stop)"},
    {"mafsW",
     "(~n ne stop) (~n nw stop) (~e ne stop) (~e se stop) (~s se stop) (~s sw stop) (~w sw stop) "
     "(~w nw stop)"},
    {"afW", "(~n n stop) (~e e stop) (~s s stop) (~w w stop)"},
    {"nD", "(~n n stop) (~e e stop) (~s s stop) (~w w stop)"},
    {"nA", "(~ne ne stop) (~se se stop) (~sw sw stop) (~nw nw stop)"},
    {"[W-R]", "(~n (n)) (~e (e)) (~s (s)) (~w (w))"},
    {"[F-B]", "(~ne (ne)) (~se (se)) (~sw (sw)) (~nw (nw))"},
    {"[W?sR]", "(n (e)) (n (w)) (e (n)) (e (s)) (s (e)) (s (w)) (w (n)) (w (s))"},
    {"[D?B]",
     "((0,2) (ne)) ((0,2) (nw)) ((2,0) (ne)) ((2,0) (se)) ((0,-2) (se)) ((0,-2) (sw)) ((-2,0) "
     "(sw)) ((-2,0) (nw))"},
    {"[A?R]",
     "((2,2) (n)) ((2,2) (e)) ((2,-2) (e)) ((2,-2) (s)) ((-2,-2) (s)) ((-2,-2) (w)) ((-2,2) (w)) "
     "((-2,2) (n))"},
    {"fmWfcF", "move leap n capture leap ne nw"},
    {"fsW", "leap n e w"},
    {"vRbB", "ride n s se sw"},
};

LegGraph hook(const Directions &directions, std::initializer_list<const char *> first)
{
    LegGraph graph = hookMover(directions);
    graph.legs[0].steps.clear();
    for (const char *name : first)
        graph.legs[0].steps.emplace_back(*directions.find(std::string_view(name)));
    return graph;
}

Design designFor(const std::string &betza, int files, int ranks)
{
    const std::string spec = "square:" + std::to_string(files) + "x" + std::to_string(ranks);
    if (betza == "RmasR")
        return withLegs(designOf(spec), "Piece", hook(standardDirections(), {"n", "e", "s", "w"}));
    if (betza == "BmasB")
        return withLegs(
            designOf(spec), "Piece", hook(standardDirections(), {"ne", "se", "sw", "nw"}));
    const auto bent = bentPaths.find(betza);
    const std::string path =
        bent != bentPaths.end() ? bent->second : pathOfPlainBetza(betza).value();
    return designOf(spec, {{"Piece", path.c_str()}});
}

bool canBeSaid(const std::string &betza)
{
    return betza == "RmasR" || betza == "BmasB" || bentPaths.contains(betza)
           || pathOfPlainBetza(betza).has_value();
}

/// `I` is a friend, `i` an enemy, `A` the piece itself.
void setUp(Position &position, const Board &board, const std::string &placement, int ranks)
{
    int rank = ranks;
    for (const auto row : split(placement, '/')) {
        int file = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (isAsciiDigit(row[i])) {
                int empty = row[i] - '0';
                if (i + 1 < row.size() && isAsciiDigit(row[i + 1]))
                    empty = empty * 10 + (row[++i] - '0');
                file += empty;
                continue;
            }
            const std::string name =
                std::string(1, static_cast<char>('a' + file++)) + std::to_string(rank);
            if (row[i] != 'A')
                position.put(cellOf(board, name),
                             {PieceId(0), PlayerId(row[i] == 'I' ? 0 : 1), true});
        }
        --rank;
    }
}

/// The rows of taikyoku_moves.txt.
std::vector<QStringList> taikyokuRows()
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/taikyoku_moves.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("taikyoku_moves.txt is not there");
    std::vector<QStringList> rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#'))
            rows.push_back(line.split("; "));
    }
    return rows;
}

/// Cells around r18 as that file names them: `n1-18`, `se3`, `(-1,2)`.
std::set<std::string> cellsNamed(const QString &text, const Board &board)
{
    static const std::map<QString, Vector> ways{{"n", {0, 1}},
                                                {"ne", {1, 1}},
                                                {"e", {1, 0}},
                                                {"se", {1, -1}},
                                                {"s", {0, -1}},
                                                {"sw", {-1, -1}},
                                                {"w", {-1, 0}},
                                                {"nw", {-1, 1}}};
    static const QRegularExpression ray("^([a-z]+)(\\d+)(?:-(\\d+))?$");
    static const QRegularExpression leap("^\\((-?\\d+),(-?\\d+)\\)$");
    std::set<std::string> cells;
    const auto add = [&](int files, int ranks) {
        cells.insert(board.name(CellId(static_cast<std::size_t>((17 + files) * 36 + 17 + ranks))));
    };
    for (const QString &word : text.split(' ')) {
        const auto near = leap.match(word);
        const auto far = ray.match(word);
        if (near.hasMatch())
            add(near.captured(1).toInt(), near.captured(2).toInt());
        else if (!far.hasMatch() && word != "-")
            qFatal("%s is no cell", qPrintable(word));
        const Vector way = far.hasMatch() ? ways.at(far.captured(1)) : Vector{};
        const int first = far.captured(2).toInt();
        const int last = far.captured(3).isEmpty() ? first : far.captured(3).toInt();
        for (int away = first; far.hasMatch() && away <= last; ++away)
            add(way.x() * away, way.y() * away);
    }
    return cells;
}

std::set<std::string> targetsFromTheMiddle(Asker &asker, const std::string &piece)
{
    std::set<std::string> cells;
    for (const QString &cell : asker.targets(piece, "r18").split(' ', Qt::SkipEmptyParts))
        cells.insert(cell.toStdString());
    cells.erase("r18"); // a turn passed
    return cells;
}

} // namespace

/// Reach of single pieces as answered by independent programs; see tests/data/oracle/README.md.
class tst_oracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reach_data();
    void reach();
    void taikyokuMovesAreThoseOfAnotherTable();
    void taikyokuArmyIsThatOfAnotherTable();
};

void tst_oracle::reach_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QJsonArray>("boards");
    int rows = 0;
    for (const char *name : {"betza_reach_fsf.shared.json", "betza_reach_xbetza.shared.json"}) {
        QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/") + QLatin1String(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray pieces =
            QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("pieces")].toArray();
        for (const QJsonValue &piece : pieces) {
            const QString betza = piece[QStringLiteral("betza")].toString();
            if (!canBeSaid(betza.toStdString()))
                continue;
            const QString id = piece[QStringLiteral("id")].toString();
            QTest::newRow(qPrintable(id + " " + betza))
                << betza << piece[QStringLiteral("boards")].toArray();
            ++rows;
        }
    }
    QVERIFY2(rows >= 80, qPrintable(QString::number(rows)));
}

void tst_oracle::reach()
{
    QFETCH(QString, betza);
    QFETCH(QJsonArray, boards);
    for (const QJsonValue &grid : boards) {
        const int files = grid[QStringLiteral("files")].toInt();
        const int ranks = grid[QStringLiteral("ranks")].toInt();
        Asker asker(designFor(betza.toStdString(), files, ranks));
        for (const QJsonValue &question : grid[QStringLiteral("cases")].toArray()) {
            asker.position() = Position(asker.board().size(), 2, 1);
            const std::string placement = question[QStringLiteral("pos")].toString().toStdString();
            setUp(asker.position(), asker.board(), placement, ranks);
            QStringList expected;
            for (const QJsonValue &to : question[QStringLiteral("to")].toArray())
                expected << to.toString();
            const std::string from = question[QStringLiteral("sq")].toString().toStdString();
            QStringList found =
                asker.targets("Piece", from).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            expected.sort();
            found.sort();
            QVERIFY2(found == expected,
                     qPrintable(QStringLiteral("%1 from %2: %3, expected %4")
                                    .arg(QString::fromStdString(placement),
                                         QString::fromStdString(from),
                                         found.join(' '),
                                         expected.join(' '))));
        }
    }
}

void tst_oracle::taikyokuMovesAreThoseOfAnotherTable()
{
    const Design design = bundledDesign("taikyoku-shogi");
    Asker open(design);
    Asker hemmed(design);
    const Piece friendly{*design.pieces->find("Pawn"), PlayerId(0), true};
    for (const char *cell : {"q17", "q18", "q19", "r17", "r19", "s17", "s18", "s19"})
        hemmed.position().put(cellOf(hemmed.board(), cell), friendly);
    int compared = 0;
    for (const QStringList &row : taikyokuRows()) {
        QCOMPARE(row.size(), 5);
        const std::string piece = row[0].toStdString();
        QVERIFY2(design.pieces->find(piece), piece.c_str());
        for (const auto &[asker, cells] : {std::pair(&open, row[3]), std::pair(&hemmed, row[4])}) {
            if (cells == "?")
                continue;
            const std::set<std::string> found = targetsFromTheMiddle(*asker, piece);
            const bool isCount = cells.endsWith(" cells");
            QVERIFY2(isCount ? QString("%1 cells").arg(found.size()) == cells
                             : found == cellsNamed(cells, open.board()),
                     qPrintable(row.join("; ")));
            ++compared;
        }
    }
    QCOMPARE(compared, 526);
}

/// Who starts where, for both players, and what every piece promotes to.
void tst_oracle::taikyokuArmyIsThatOfAnotherTable()
{
    const Design design = bundledDesign("taikyoku-shogi");
    const Asker asker(design);
    std::map<QString, QString> promotions;
    for (const Promotion &rule : design.rules->promotions) {
        for (const PieceId type : rule.types)
            promotions[QString::fromStdString((*design.pieces)[type].name)] =
                QString::fromStdString((*design.pieces)[rule.into.at(0)].name);
    }
    std::map<QString, std::array<QStringList, 2>>
        homes; // the second player's as that player sees them
    for (const Placement &piece : design.setup->placements) {
        const std::size_t site = piece.site.index();
        const CellId cell(piece.player == PlayerId(0) ? site : 36 * 36 - 1 - site);
        homes[QString::fromStdString((*design.pieces)[piece.piece].name)].at(piece.player.index())
            << QString::fromStdString(asker.board().name(cell));
    }
    for (const QStringList &row : taikyokuRows()) {
        QCOMPARE(promotions.count(row[0]) == 0 ? QString("-") : promotions[row[0]], row[1]);
        QStringList expected = row[2].split(' ');
        expected.removeAll("-");
        for (QStringList &found : homes[row[0]]) {
            found.sort();
            expected.sort();
            QCOMPARE(found, expected);
        }
        homes.erase(row[0]);
    }
    QVERIFY2(homes.empty(), "a piece starts who is in no row");
}

QTEST_APPLESS_MAIN(tst_oracle)
#include "tst_oracle.moc"
