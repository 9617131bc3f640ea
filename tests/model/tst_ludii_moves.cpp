#include "tests/model/export_support.h"
#include "tests/model/ludii_grammar.h"
#include "tests/support.h"

#include <algorithm>
#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

/// What the pieces of a Ludii file reach, found from its text alone by what the language's ludemes
/// mean, is what the design's pieces reach. Only the ludemes that our writer uses are known here.
class tst_ludii_moves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gallery_data();
    void gallery();
    void wrongTexts_data();
    void wrongTexts();
};

namespace {

/// Sites of one game and who stands there; moves are found by reading the file's own tracks and
/// maps.
class LudiiGame
{
public:
    explicit LudiiGame(const std::string &text)
        : m_text(text)
        , m_game(LudiiParser(m_text, "//").nodes().at(0))
    {
        collect(m_game);
    }

    std::vector<int> owners; ///< by site: a player from 1, 0 for an empty site

    std::size_t pieces() const { return m_pieces.size(); }

    /// Where the `piece`-th piece of the file may go from a site; its owner stands there.
    std::set<int> targets(std::size_t piece, int from)
    {
        m_from = from;
        m_mover = owners[std::size_t(from)];
        m_targets.clear();
        const LudiiNode &declared = *m_pieces[piece];
        if (declared.parts.size() > 3)
            moves(declared.parts[3]);
        return m_targets;
    }

private:
    void collect(const LudiiNode &node)
    {
        const std::string head = node.head();
        if (head == "piece" && node.parts.size() > 2)
            m_pieces.push_back(&node);
        else if (head == "track")
            m_tracks.push_back(&node);
        else if (head == "map")
            m_maps[node.parts[1].word] = &node;
        for (const LudiiNode &part : node.parts)
            collect(part);
    }

    void moves(const LudiiNode &node)
    {
        if (node.head() == "or") {
            for (const LudiiNode &part : node.parts[1].parts)
                moves(part);
        } else if (node.head() == "if") {
            if (holds(node.parts[1]))
                moves(node.parts[2]);
        } else if (node.parts.at(1).word == "Slide") {
            for (const LudiiNode *track : m_tracks) {
                if (track->parts[1].word == node.parts[2].word)
                    slide(*track, node.parts[3]);
            }
        } else {
            const LudiiNode &to = node.parts.at(2);
            m_to = site(to.parts.at(1));
            const LudiiNode *condition = argument(to, "if");
            if (condition == nullptr || holds(*condition))
                m_targets.insert(m_to);
        }
    }

    static const LudiiNode *argument(const LudiiNode &node, const std::string &label)
    {
        for (const LudiiNode &part : node.parts) {
            if (part.label == label)
                return &part;
        }
        return nullptr;
    }

    /// From the site along the track: a condition on `to` ends the slide where it holds, one on
    /// what is applied says whether it may end there, and only empty sites are passed.
    void slide(const LudiiNode &track, const LudiiNode &to)
    {
        const auto &sites = track.parts[2].parts;
        const LudiiNode *loop = argument(track, "loop");
        const LudiiNode *stop = argument(to, "if");
        const LudiiNode *apply = nullptr;
        for (const LudiiNode &part : to.parts)
            apply = part.head() == "apply" ? argument(part, "if") : apply;
        const auto start = std::find_if(sites.begin(), sites.end(), [&](const LudiiNode &row) {
            return std::stoi(row.word) == m_from;
        });
        const std::size_t first = std::size_t(start - sites.begin());
        for (std::size_t i = 1; start != sites.end() && i < sites.size(); ++i) {
            if (loop == nullptr && first + i >= sites.size())
                return;
            m_to = std::stoi(sites[(first + i) % sites.size()].word);
            const bool isEnd = stop != nullptr && holds(*stop);
            if (isEnd || apply == nullptr || holds(*apply))
                m_targets.insert(m_to);
            if (isEnd || owners[std::size_t(m_to)] != 0)
                return;
        }
    }

    /// A map gives the key itself where it has no entry.
    int site(const LudiiNode &node) const
    {
        const std::string head = node.head();
        if (head == "from")
            return m_from;
        if (head == "to")
            return m_to;
        if (head != "mapEntry")
            qFatal("no site: %s", head.c_str());
        const int key = site(node.parts[2]);
        for (const LudiiNode &pair : m_maps.at(node.parts[1].word)->parts[2].parts) {
            if (std::stoi(pair.parts[1].word) == key)
                return std::stoi(pair.parts[2].word);
        }
        return key;
    }

    bool holds(const LudiiNode &node) const
    {
        const std::string head = node.head();
        if (head == "not")
            return !holds(node.parts[1]);
        if (head == "and")
            return holds(node.parts[1]) && holds(node.parts[2]);
        if (head == "!=")
            return site(node.parts[1]) != site(node.parts[2]);
        if (head != "is")
            qFatal("no condition: %s", head.c_str());
        const std::string &what = node.parts[1].word;
        const LudiiNode &about = node.parts[2];
        const int owner = owners[std::size_t(site(what == "Empty" ? about : about.parts.at(1)))];
        return what == "Empty"    ? owner == 0
               : what == "Friend" ? owner == m_mover
                                  : owner != 0 && owner != m_mover;
    }

    std::string m_text;
    LudiiNode m_game;
    std::vector<const LudiiNode *> m_pieces;
    std::vector<const LudiiNode *> m_tracks;
    std::map<std::string, const LudiiNode *> m_maps;
    std::set<int> m_targets;
    int m_from = 0;
    int m_to = 0;
    int m_mover = 0;
};

std::optional<std::string> ludiiText(const Design &design)
{
    const auto made = exported(*findFormat("ludii"), Subject(design), {{}, "game"});
    return made ? std::optional(made->files.front().text) : std::nullopt;
}

QString wordsOf(const std::set<int> &sites)
{
    QStringList all;
    for (const int site : sites)
        all << QString::number(site);
    return all.join(QLatin1Char(' '));
}

/// The first piece in positions drawn at random that reaches other sites by the text than by the
/// design.
QString firstDifference(Design design, const std::string &text, int positions)
{
    LudiiGame theirs(text);
    design.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.confinedTo.reset(); // which the verdict leaves out
    });
    const std::size_t types = design.pieces->types.size();
    const std::size_t players = design.rules->players.size();
    if (theirs.pieces() != types * players)
        return QStringLiteral("another number of pieces");
    std::mt19937 random(3);
    for (int i = 0; types > 0 && i < positions; ++i) {
        Asker ours(design);
        theirs.owners.assign(ours.board().size(), 0);
        std::map<CellId, Piece> placed;
        for (const CellId cell : ours.board().cells()) {
            if (random() % 4 != 0)
                continue;
            const Piece boardPiece{PieceId(random() % types), PlayerId(random() % players), true};
            placed.emplace(cell, boardPiece);
            ours.position().put(cell, boardPiece);
            theirs.owners[cell.index()] = int(boardPiece.owner.index()) + 1;
        }
        for (const auto &[cell, boardPiece] : placed) {
            const std::string &name = (*design.pieces)[boardPiece.type].name;
            const Reach &reach = ours.reach(name, cell, int(boardPiece.owner.index()));
            std::set<int> wanted;
            for (const CellId target : ours.board().cells()) {
                if (reach.isTarget(target))
                    wanted.insert(int(target.index()));
            }
            const std::size_t piece = boardPiece.owner.index() * types + boardPiece.type.index();
            const std::set<int> found = theirs.targets(piece, int(cell.index()));
            if (found != wanted)
                return QString::fromStdString(name + " on " + ours.board().name(cell)) + ": "
                       + wordsOf(found) + ", not " + wordsOf(wanted);
        }
    }
    return {};
}

} // namespace

void tst_ludii_moves::gallery_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(11)) {
        const BundledDesign &row = bundledDesigns()[i];
        const Design design = bundledDesign(row.name);
        if (!ludiiText(design))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QVERIFY2(designs >= amount(20, 1), std::to_string(designs).c_str());
}

void tst_ludii_moves::gallery()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toStdString());
    QCOMPARE(firstDifference(design, *ludiiText(design), amount(5, 1)), QString());
}

void tst_ludii_moves::wrongTexts_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("another track") << "Slide \"T0\""
                                   << "Slide \"T4\"";
    QTest::newRow("no capture at the end of a slide") << "(to if:(is Enemy (who at:(to))) (apply"
                                                      << "(to (apply";
    QTest::newRow("a slide that ends on the first empty site") << "(to if:(is Enemy (who at:(to)))"
                                                               << "(to if:(is Empty (to))";
    QTest::newRow("another map") << "(to (mapEntry \"M0\""
                                 << "(to (mapEntry \"M1\"";
    QTest::newRow("captures of friends") << "if:(not (is Friend"
                                         << "if:(not (is Enemy";
}

void tst_ludii_moves::wrongTexts()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const Design design = bundledDesign("gardner-minichess");
    QString text = QString::fromStdString(*ludiiText(design));
    QVERIFY(text.contains(from));
    text.replace(from, to);
    QVERIFY(!firstDifference(design, text.toStdString(), 5).isEmpty());
}

QTEST_APPLESS_MAIN(tst_ludii_moves)
#include "tst_ludii_moves.moc"
