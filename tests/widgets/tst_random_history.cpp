#include "model/edit/rules/own_texts.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/model/random_edits.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/session/session.h"

#include <QTest>

#include <cstdio>
#include <regex>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int editsOfAWalk = 250;
constexpr int betweenSaves = 10;

/// The session of a window that is edited at random, and beside it what its history must be.
class Walk
{
public:
    Walk(const Design &start, unsigned seed)
        : m_edits(seed)
        , m_random(seed)
        , m_session(start)
        , m_places{{start, {}}}
    {
    }

    /// Goes on until so many edits have been tried, or something is wrong.
    void run(int edits)
    {
        while (m_tried < edits && m_fault.empty()) {
            step();
            if (m_fault.empty())
                compare();
            if (m_fault.empty() && m_tried % betweenSaves == 0)
                m_fault = savedFault(m_session.design());
        }
    }

    /// Empty, or what was wrong, after which edit.
    std::string fault() const
    {
        return m_fault.empty() ? ""
                               : "edit " + std::to_string(m_tried) + ", " + m_last + ": " + m_fault;
    }
    /// The kinds of edits that were accepted.
    const std::set<std::string> &accepted() const { return m_accepted; }

private:
    /// What the design is after a step, and by which key the next one may become part of it.
    struct Place
    {
        Design design;
        QString key;
    };

    int upTo(int last) { return static_cast<int>(m_random() % (static_cast<unsigned>(last) + 1U)); }

    void step()
    {
        const int drawn = upTo(99);
        if (drawn < 55)
            edit();
        else if (drawn < 62)
            gesture();
        else if (drawn < 76)
            undo();
        else if (drawn < 88)
            redo();
        else if (drawn < 96)
            jump();
        else
            save();
    }

    /// One that the window would accept, or why it would not.
    Result<Design> tried(const Design &design)
    {
        auto [name, edited] = m_edits.next(design);
        ++m_tried;
        m_last = name;
        if (qEnvironmentVariableIsSet("ROOKERY_TRACE"))
            std::fprintf(stderr, "edit %d %s\n", m_tried, name.c_str());
        auto result = withRulesReadable(design, std::move(edited));
        if (result)
            m_accepted.insert(name);
        return result;
    }

    void edit()
    {
        static const QString keys[] = {{}, {}, QStringLiteral("a"), QStringLiteral("b")};
        const Result<Design> next = tried(m_session.committed());
        const QString key = keys[upTo(3)];
        if (m_session.apply(QString::fromStdString(m_last), next, key) != next.has_value())
            m_fault = "whether it is refused changes";
        else if (next)
            keep(*next, key);
    }

    /// Previews, which are committed as one step or given up.
    void gesture()
    {
        std::optional<Design> seen;
        for (int previews = 1 + upTo(2); previews > 0; --previews) {
            const Result<Design> next = tried(m_session.design());
            if (m_session.preview(next) && next)
                seen = *next;
            if (seen && m_session.design() != *seen)
                m_fault = "the preview is another design";
        }
        const bool isCommitted = upTo(1) == 0;
        if (isCommitted)
            m_session.commit(QString::fromStdString(m_last));
        else if (upTo(1) == 0)
            m_session.cancel();
        else if (m_session.isPreviewing())
            m_session.undo();
        if (isCommitted && seen)
            keep(*seen, {});
    }

    void undo()
    {
        m_last = "undo";
        m_session.undo();
        m_now -= m_now > 0 ? 1 : 0;
    }

    void redo()
    {
        m_last = "redo";
        m_session.redo();
        m_now += m_now + 1 < m_places.size() ? 1 : 0;
    }

    void jump()
    {
        m_last = "jump";
        m_now = static_cast<std::size_t>(upTo(static_cast<int>(m_places.size()) - 1));
        m_session.undoStack().setIndex(static_cast<int>(m_now));
    }

    /// The step after it stays one of its own.
    void save()
    {
        m_last = "save";
        m_session.undoStack().setClean();
        m_saved = m_now;
    }

    /// The history with one more step, or with a longer last one.
    void keep(const Design &next, const QString &key)
    {
        if (next == m_places[m_now].design)
            return;
        m_places.resize(m_now + 1);
        if (m_saved && *m_saved > m_now)
            m_saved.reset();
        const bool isLonger = !key.isEmpty() && m_places[m_now].key == key && m_saved != m_now;
        if (!isLonger)
            ++m_now;
        m_places.resize(m_now);
        m_places.push_back({next, key});
        if (isLonger && m_places[m_now - 1].design == next) {
            m_places.pop_back();
            --m_now;
        }
    }

    void compare()
    {
        const QUndoStack &stack = m_session.undoStack();
        const std::size_t other = m_random() % m_places.size();
        if (stack.index() != static_cast<int>(m_now)
            || stack.count() + 1 != static_cast<int>(m_places.size()))
            m_fault = "the history has step " + std::to_string(stack.index()) + " of "
                      + std::to_string(stack.count()) + ", not " + std::to_string(m_now) + " of "
                      + std::to_string(m_places.size() - 1);
        else if (m_session.design() != m_places[m_now].design)
            m_fault = "the design is not the one of its place in the history";
        else if (m_session.versionAt(static_cast<int>(other)) != m_places[other].design)
            m_fault = "another step of the history has changed";
        else if (stack.isClean() != (m_saved == m_now))
            m_fault = "what is saved is another step";
        else if (m_session.position() != startPosition(m_session.design(), m_session.board()))
            m_fault = "the position is not the one of the design";
    }

    RandomEdits m_edits;
    std::mt19937 m_random;
    Session m_session;
    std::vector<Place> m_places; ///< the design at first and after each step
    std::size_t m_now = 0;
    std::optional<std::size_t> m_saved = 0;
    std::set<std::string> m_accepted;
    std::string m_last;
    std::string m_fault;
    int m_tried = 0;
};

/// Boards of every kind, empty ones, hands, four players and own rules.
std::vector<Design> starts()
{
    std::vector<Design> designs;
    for (const char *spec :
         {"square:8x8", "hex:4", "triangle:5", "cube:3x3x3", "ring:8x3", "square:3x3:torus"})
        designs.push_back(designOf(spec, {{"Rook", "ride n"}}));
    designs.push_back(designOf("free"));
    designs.push_back(designOfText(contentOf(everyFeature)));
    for (const char *name : {"chess",
                             "minishogi",
                             "four-player-chess",
                             "ultimate-tic-tac-toe",
                             "glinski",
                             "crazyhouse",
                             "yalta",
                             "nine-mens-morris"})
        designs.push_back(bundledDesign(name));
    return designs;
}

const std::vector<Design> &fewStarts()
{
    static const std::vector<Design> few = starts();
    return few;
}

/// As many as begin once with each of these.
int usualEdits()
{
    return static_cast<int>(fewStarts().size()) * editsOfAWalk;
}

/// The one that walk number `seed` begins with: one of these, or further on any bundled one.
Design startOf(unsigned seed)
{
    const auto &few = fewStarts();
    const auto all = bundledDesigns();
    const std::size_t number = seed % (few.size() + all.size());
    return number < few.size() ? few[number] : bundledDesign(all[number - few.size()].name);
}

/// What the headers of these folders declare that makes a design of a design, or of a move as it
/// is drawn or written another one.
std::set<std::string> declaredEdits()
{
    static const std::regex edit(
        R"~(\n(Result<Design>|Result<PastedClip>|Design|LegGraph|Path)\s+)~"
        R"~((with\w+)\((const Design &design|(const )?LegGraph &?graph|)~"
        R"~(Path path))~");
    std::set<std::string> names;
    for (const char *folder : {"model/edit", "model/file/design", "model/exchange"}) {
        for (const auto &entry :
             std::filesystem::recursive_directory_iterator(sourceFolder / folder)) {
            if (entry.path().extension() != ".h")
                continue;
            const std::string text = contentOf(entry.path());
            for (std::sregex_iterator at(text.begin(), text.end(), edit), end; at != end; ++at)
                names.insert((*at)[2]);
        }
    }
    return names;
}

std::set<std::string> drawnEdits()
{
    std::set<std::string> names;
    for (const EditKinds &some : editKinds()) {
        for (const EditKind &kind : some.kinds)
            names.insert(std::string(kind.name));
    }
    return names;
}

QString missing(const std::set<std::string> &wanted, const std::set<std::string> &found)
{
    std::vector<std::string> names;
    std::set_difference(
        wanted.begin(), wanted.end(), found.begin(), found.end(), std::back_inserter(names));
    return joined(names);
}

} // namespace

/// Edits of every kind with undo, redo and jumps in the history, in random order: each place of the
/// history keeps its design, and what comes of it can be saved. ROOKERY_EDITS=1000000 tries so many
/// edits, ROOKERY_SEED=17 begins with walk 17, ROOKERY_TRACE=1 says each edit before it is applied.
class tst_random_history : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditIsDrawn();
    void walks_data();
    void walks();
    void everyEditIsAccepted();

private:
    std::set<std::string> m_accepted;
    int m_tried = 0;
};

void tst_random_history::everyEditIsDrawn()
{
    const auto declared = declaredEdits();
    QVERIFY(declared.size() > 100);
    QCOMPARE(missing(declared, drawnEdits()), QString());
}

void tst_random_history::walks_data()
{
    QTest::addColumn<unsigned>("seed");
    const auto first = static_cast<unsigned>(qEnvironmentVariableIntValue("ROOKERY_SEED"));
    const int wanted = qEnvironmentVariableIntValue("ROOKERY_EDITS");
    const int edits = wanted > 0 ? wanted : usualEdits();
    for (int walk = 0; walk * editsOfAWalk < edits; ++walk) {
        const unsigned seed = first + static_cast<unsigned>(walk);
        QTest::addRow("seed %u", seed) << seed;
    }
}

void tst_random_history::walks()
{
    QFETCH(unsigned, seed);
    Walk walk(startOf(seed), seed);
    walk.run(editsOfAWalk);
    QVERIFY2(walk.fault().empty(), walk.fault().c_str());
    m_tried += editsOfAWalk;
    m_accepted.insert(walk.accepted().begin(), walk.accepted().end());
}

void tst_random_history::everyEditIsAccepted()
{
    constexpr int enough = 50'000; // some are rarely accepted
    if (m_tried < enough)
        QSKIP("so few edits are not of every kind");
    QCOMPARE(missing(drawnEdits(), m_accepted), QString());
}

ROOKERY_WIDGET_TEST(tst_random_history)
#include "tst_random_history.moc"
