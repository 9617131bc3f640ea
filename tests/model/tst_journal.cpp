#include "model/file/journal/journal.h"
#include "tests/model/process_support.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fcntl.h>
#include <set>

using namespace rookery;
using namespace rookery::test;
namespace fs = std::filesystem;

namespace {

/// A design that says its number.
std::string designText(int number)
{
    return R"({"rookery": 2, "name": "No )" + std::to_string(number)
           + R"(", "board": {"lattice": "free"}, "padding": ")" + std::string(20'000, 'x') + "\"}";
}

int numberIn(const std::string &text)
{
    const std::size_t at = text.find("No ");
    return at == std::string::npos ? 0 : std::stoi(text.substr(at + 3));
}

} // namespace

class tst_journal : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;

private Q_SLOTS:
    void init();

    void recordedAndRecovered();
    void openDocumentsAreNotOffered();
    void aCrashNoOneHasAskedAbout();
    void anotherProcessWithTheSameNumber();
    void damagedSnapshots_data();
    void damagedSnapshots();
    void damagedList();
    void membersOfTheListThatAreMissingOrOdd();
    void killedWhileRecording();
    void recoveredDocumentIsContinued();
    void discardedAndPruned();
    void whatCannotBeReadIsSaidAndPruned();
    void idsAndFoldersArePrivate();
    void journalThatCannotBeWritten();
};

void tst_journal::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
    m_folder = m_temporary->path().toStdString();
}

void tst_journal::recordedAndRecovered()
{
    const std::string id = Journal::freshId();
    const std::string other = Journal::freshId();
    const RecoveryInfo info{"/games/ana/Gr\xc3\xb6\xdf"
                            "e %41.rookery",
                            "Größe \"1\"",
                            FileStamp{5, -7, 0xfedc'ba98'7654'3210U}};
    inOtherProcess([&] {
        Journal journal(m_folder / "state/journal");
        for (int i = 1; i <= 3; ++i) {
            if (!journal.record(id, info, designText(i)))
                ::_exit(1);
        }
        ::usleep(2'000);
        if (!journal.record(other, {}, designText(9)))
            ::_exit(1);
    });
    const auto found = Journal(m_folder / "state/journal").recoverable();
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].id, other);
    QCOMPARE(found[0].info, RecoveryInfo{});
    QCOMPARE(found[1].id, id);
    QCOMPARE(found[1].info, info);
    QCOMPARE(found[1].info.savedStamp->modified, std::int64_t(-7));
    QCOMPARE(found[1].size, std::uint64_t(designText(3).size()));
    QCOMPARE(*Journal::text(found[1]), designText(3));
    const auto age = std::chrono::system_clock::now() - found[1].time;
    QVERIFY(age >= std::chrono::seconds(0) && age < std::chrono::hours(1));
}

void tst_journal::openDocumentsAreNotOffered()
{
    Journal journal(m_folder);
    QVERIFY(journal.record(Journal::freshId(), {}, designText(1)).has_value());
    QVERIFY(journal.recoverable().empty());
    QVERIFY(Journal(m_folder).recoverable().empty());
    QVERIFY(Journal(m_folder / "no such folder").recoverable().empty());
}

/// Its process is still listed, as a zombie.
void tst_journal::aCrashNoOneHasAskedAbout()
{
    const std::string id = Journal::freshId();
    const pid_t child = ::fork();
    if (child == 0) {
        Journal journal(m_folder);
        ::_exit(journal.record(id, {}, designText(1)) ? 0 : 1);
    }
    QVERIFY(child > 0);
    siginfo_t ended;
    QCOMPARE(::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT), 0);
    const auto found = Journal(m_folder).recoverable();
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].id, id);
}

void tst_journal::anotherProcessWithTheSameNumber()
{
    Journal journal(m_folder);
    const std::string id = Journal::freshId();
    QVERIFY(journal.record(id, {}, designText(1)).has_value());
    const fs::path meta = m_folder / id / "meta.json";
    std::string text = get(meta);
    const std::size_t at = text.find("\"started\": ");
    QVERIFY(at != std::string::npos);
    text.insert(at + std::string("\"started\": ").size(), "1");
    put(meta, text);
    QCOMPARE(journal.recoverable().size(), std::size_t(1));
}

void tst_journal::damagedSnapshots_data()
{
    QTest::addColumn<QString>("snapshot");
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("recovered");
    // Of three snapshots the second lies in b and the third in a.
    for (const char *damage : {"gone", "empty", "cut", "changed", "folder"}) {
        QTest::addRow("a %s", damage) << "a" << damage << 2;
        QTest::addRow("b %s", damage) << "b" << damage << 3;
    }
    QTest::newRow("both gone") << "ab"
                               << "gone" << 0;
    QTest::newRow("both cut") << "ab"
                              << "cut" << 0;
}

void tst_journal::damagedSnapshots()
{
    QFETCH(QString, snapshot);
    QFETCH(QString, damage);
    QFETCH(int, recovered);
    const std::string id = Journal::freshId();
    inOtherProcess([&] {
        Journal journal(m_folder);
        for (int i = 1; i <= 3; ++i)
            (void)journal.record(id, {}, designText(i));
    });
    for (const QChar letter : snapshot) {
        const fs::path path =
            m_folder / id / ("snap-" + QString(letter).toStdString() + ".rookery");
        const std::string text = get(path);
        fs::remove(path);
        if (damage == "empty")
            put(path, "");
        else if (damage == "cut")
            put(path, text.substr(0, text.size() / 2));
        else if (damage == "changed")
            put(path, "?" + text.substr(1));
        else if (damage == "folder")
            fs::create_directory(path);
    }
    const auto found = Journal(m_folder).recoverable();
    QCOMPARE(found.size(), std::size_t(recovered > 0 ? 1 : 0));
    if (recovered > 0)
        QCOMPARE(numberIn(*Journal::text(found[0])), recovered);
}

void tst_journal::damagedList()
{
    const std::string id = Journal::freshId();
    const RecoveryInfo info{"/games/ana/x.rookery", "Title", {}};
    inOtherProcess([&] {
        Journal journal(m_folder);
        (void)journal.record(id, info, designText(1));
        (void)journal.record(id, info, designText(2));
    });
    const fs::path meta = m_folder / id / "meta.json";
    const std::string text = get(meta);
    // Neither snapshot is on the list: the newest that can be read counts.
    std::string forgotten = text;
    for (std::size_t at = forgotten.find("\"size\": "); at != std::string::npos;
         at = forgotten.find("\"size\": ", at + 8))
        forgotten.insert(at + 8, "1");
    put(meta, forgotten);
    const struct timespec older[2] = {{1'000, 0}, {1'000, 0}};
    ::utimensat(AT_FDCWD, (m_folder / id / "snap-a.rookery").c_str(), older, 0);
    auto found = Journal(m_folder).recoverable();
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].info, info);
    QCOMPARE(numberIn(*Journal::text(found[0])), 2);
    // No list at all, or any beginning of it.
    for (std::size_t length = 0; length < text.size(); length += 7) {
        put(meta, text.substr(0, length));
        found = Journal(m_folder).recoverable();
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].info.title, std::string("No 2"));
    }
}

/// A member that is missing or of another kind spoils the whole list: the snapshot says its own
/// name.
void tst_journal::membersOfTheListThatAreMissingOrOdd()
{
    const std::string id = Journal::freshId();
    const RecoveryInfo info{"/games/ana/x.rookery", "Title", FileStamp{5, 7, 9}};
    inOtherProcess([&] { (void)Journal(m_folder).record(id, info, designText(1)); });
    const fs::path meta = m_folder / id / "meta.json";
    const std::string text = get(meta);
    QCOMPARE(Journal(m_folder).recoverable().at(0).info, info);
    const auto all = QString::fromStdString(text);
    for (const char *key : {"path",
                            "title",
                            "size",
                            "modified",
                            "hash",
                            "pid",
                            "started",
                            "boot",
                            "number",
                            "time",
                            "owner",
                            "snapshots"}) {
        const QString quoted = "\"" + QString(key) + "\": ";
        QVERIFY2(all.contains(quoted), key);
        for (const QString &damaged :
             {QString(all).replace(quoted, "\"other\": "),
              QString(all).replace(quoted, quoted + "[true], \"other\": ")}) {
            put(meta, damaged.toStdString());
            const auto found = Journal(m_folder).recoverable();
            QCOMPARE(found.size(), std::size_t(1));
            QVERIFY2(found[0].info == (RecoveryInfo{{}, "No 1", {}}), key);
        }
    }
}

/// Kills come later and later: over 30 ms, and on a slow disk until two snapshots came through.
void tst_journal::killedWhileRecording()
{
    int mostSaved = 0;
    const useconds_t latest = 10'000'000;
    for (useconds_t time = 500; time < 30'000 || (mostSaved < 2 && time < latest);
         time += std::max<useconds_t>(1'100, time / 16)) {
        const fs::path store = m_folder / std::to_string(time);
        const std::string id = Journal::freshId();
        int pipe[2];
        QCOMPARE(::pipe(pipe), 0);
        killedAfter(time, [&] {
            Journal journal(store);
            for (int i = 1;; ++i) {
                if (!journal.record(id, {}, designText(i)) || ::write(pipe[1], &i, sizeof i) < 0)
                    ::_exit(1);
            }
        });
        ::close(pipe[1]);
        int saved = 0;
        while (::read(pipe[0], &saved, sizeof saved) > 0) {
        }
        ::close(pipe[0]);
        const auto found = Journal(store).recoverable();
        if (saved > 0) {
            QCOMPARE(found.size(), std::size_t(1));
            QVERIFY(numberIn(*Journal::text(found[0])) >= saved);
        }
        mostSaved = std::max(mostSaved, saved);
    }
    QVERIFY(mostSaved >= 2);
}

void tst_journal::recoveredDocumentIsContinued()
{
    const std::string id = Journal::freshId();
    inOtherProcess([&] {
        Journal journal(m_folder);
        (void)journal.record(id, {}, designText(1));
        (void)journal.record(id, {}, designText(2));
    });
    Journal journal(m_folder);
    QCOMPARE(journal.recoverable().size(), std::size_t(1));
    QVERIFY(journal.record(id, {}, designText(3)).has_value());
    QVERIFY(journal.recoverable().empty());
    QCOMPARE(numberIn(get(m_folder / id / "snap-b.rookery")), 2);
    QCOMPARE(numberIn(get(m_folder / id / "snap-a.rookery")), 3);
}

void tst_journal::discardedAndPruned()
{
    const std::string id = Journal::freshId();
    Journal journal(m_folder);
    for (int i = 1; i <= 2; ++i) { // saved, edited and saved again
        QVERIFY(journal.record(id, {}, designText(i)).has_value());
        QVERIFY(journal.discard(id).has_value());
    }
    QVERIFY(journal.discard(id).has_value());
    QVERIFY(!fs::exists(m_folder / id));
    const fs::path kept = m_folder / "discarded" / id;
    QCOMPARE(numberIn(get(kept / "snap-a.rookery")), 2);
    QVERIFY(journal.recoverable().empty());

    const auto now = std::chrono::system_clock::now();
    journal.prune(now + std::chrono::hours(24 * 29));
    QVERIFY(fs::exists(kept));
    journal.prune(now + std::chrono::hours(24 * 31));
    QVERIFY(!fs::exists(kept));
    QVERIFY(journal.record(id, {}, designText(3)).has_value());
}

void tst_journal::whatCannotBeReadIsSaidAndPruned()
{
    const std::string torn = Journal::freshId();
    const std::string newer = Journal::freshId();
    const std::string sound = Journal::freshId();
    inOtherProcess([&] {
        Journal journal(m_folder);
        for (const std::string &id : {torn, newer, sound})
            (void)journal.record(id, {}, designText(1));
    });
    put(m_folder / torn / "snap-a.rookery", "{ half");
    put(m_folder / newer / "snap-a.rookery", R"({"rookery": 999, "name": "No 7"})");
    fs::create_directory(m_folder / Journal::freshId()); // of a process that came no further
    Journal journal(m_folder);
    const std::string ours = Journal::freshId();
    QVERIFY(journal.record(ours, {}, "not whole, but open here").has_value());
    QCOMPARE(journal.recoverable().size(), std::size_t(1));
    auto found = journal.unreadable();
    std::sort(found.begin(), found.end());
    std::vector<fs::path> expected = {m_folder / torn, m_folder / newer};
    std::sort(expected.begin(), expected.end());
    QCOMPARE(found, expected);

    const auto now = std::chrono::system_clock::now();
    journal.prune(now + std::chrono::hours(24 * 29));
    QCOMPARE(journal.unreadable().size(), std::size_t(2));
    journal.prune(now + std::chrono::hours(24 * 31));
    QVERIFY(journal.unreadable().empty());
    QVERIFY(fs::exists(m_folder / sound) && fs::exists(m_folder / ours));
}

void tst_journal::idsAndFoldersArePrivate()
{
    std::set<std::string> ids;
    for (int i = 0; i < 100; ++i)
        ids.insert(Journal::freshId());
    QCOMPARE(ids.size(), std::size_t(100));
    Journal journal(m_folder / "state/journal");
    const std::string id = *ids.begin();
    QCOMPARE(id.size(), std::size_t(32));
    QVERIFY(journal.record(id, {}, "text").has_value());
    QCOMPARE(permissionBits(m_folder / "state/journal"), 0700U);
    QCOMPARE(permissionBits(m_folder / "state/journal" / id), 0700U);
    for (const std::string bad :
         {"", "..", "../../x", "discarded", "ABCDEF0123456789ABCDEF0123456789"}) {
        QCOMPARE(journal.record(bad, {}, "text").error().sentence(),
                 "'" + bad + "' is not the id of a document");
        QVERIFY(!journal.discard(bad).has_value());
    }
}

void tst_journal::journalThatCannotBeWritten()
{
    put(m_folder / "file", "not a folder");
    const auto recorded = Journal(m_folder / "file").record(Journal::freshId(), {}, "text");
    QCOMPARE(recorded.error().sentence(),
             "'" + (m_folder / "file").string() + "' cannot be created: File exists");
    const auto below = Journal(m_folder / "file/journal").record(Journal::freshId(), {}, "text");
    QCOMPARE(below.error().sentence(),
             "'" + (m_folder / "file/journal").string() + "' cannot be created: Not a directory");
}

QTEST_APPLESS_MAIN(tst_journal)
#include "tst_journal.moc"
