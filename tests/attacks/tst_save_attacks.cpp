#include "model/file/design/design_writer.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/journal/journal.h"
#include "tests/attacks/save_attack.h"
#include "tests/support.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace rookery;
using namespace rookery::test;
namespace fs = std::filesystem;

namespace {

bool isFull()
{
    return qEnvironmentVariableIsSet("ROOKERY_ALL_ATTACKS");
}

std::string designNamed(const char *name)
{
    return writeDesign(newDesign(must(readBoardSpec("square:4x4")), name));
}

const std::string &oldText()
{
    static const std::string text = designNamed("Old");
    return text;
}

const std::string &newText()
{
    static const std::string text = designNamed("New");
    return text;
}

/// What a program would say of it.
int report(const Result<SavedFile> &saved)
{
    const std::string line = saved ? "note: " + saved->loss.text()
                                   : "error: " + saved.error().sentence() + "; try another place";
    if (!saved || !saved->loss.isEmpty()) [[maybe_unused]]
        const auto said = ::write(2, line.data(), line.size());
    return saved ? 0 : 3;
}

int writeNew(const fs::path &file)
{
    return report(writeFileAtomically(file, newText()));
}

Save command(std::vector<std::string> words, std::optional<std::string> before)
{
    Save save;
    save.before = std::move(before);
    save.run = [words](const fs::path &file) {
        std::vector<std::string> all = {ROOKERY_PROGRAM};
        for (const std::string &word : words)
            all.push_back(word == "FILE"    ? file.string()
                          : word == "INPUT" ? (file.parent_path() / "input.ini").string()
                                            : word);
        return become(all);
    };
    return save;
}

Save aNewFile()
{
    Save save;
    save.run = writeNew;
    return save;
}

Save overAnother()
{
    Save save = aNewFile();
    save.before = oldText();
    return save;
}

Save throughALink()
{
    Save save = aNewFile();
    save.prepare = [](const fs::path &folder) {
        fs::rename(folder / "x.rookery", folder / "real.rookery");
        fs::create_symlink("real.rookery", folder / "x.rookery");
    };
    save.before = oldText();
    save.judge = [](const fs::path &file, const Traced &) {
        return fs::is_symlink(file) ? "" : "the link is gone";
    };
    return save;
}

constexpr const char *attribute = "user.note";

Save withAttributes()
{
    Save save = overAnother();
    save.prepare = [](const fs::path &folder) {
        ::chmod((folder / "x.rookery").c_str(), 0640);
        ::setxattr((folder / "x.rookery").c_str(), attribute, "kept", 4, 0);
        std::ofstream(folder / "plain");
    };
    save.judge = [](const fs::path &file, const Traced &traced) -> std::string {
        struct stat status = {};
        if (::stat(file.c_str(), &status) != 0 || (status.st_mode & 0777U) != 0640)
            return "the permissions have changed";
        // Where the file system has none, nothing is lost.
        const bool hasSome =
            ::setxattr((file.parent_path() / "plain").c_str(), attribute, "kept", 4, 0) == 0;
        const bool isKept = ::getxattr(file.c_str(), attribute, nullptr, 0) == 4;
        const bool isSaid = traced.errors.find("could not keep") != std::string::npos;
        return !hasSome || isKept || isSaid ? "" : "an attribute is lost and nothing says so";
    };
    return save;
}

/// Of several names only the one that is saved changes, which has to be said.
Save withTwoNames()
{
    Save save = overAnother();
    save.prepare = [](const fs::path &folder) {
        fs::create_hard_link(folder / "x.rookery", folder / "y.rookery");
    };
    save.judge = [](const fs::path &file, const Traced &traced) -> std::string {
        const bool isSaved = traced.end == TracedEnd::Exited && traced.code == 0;
        const bool isSaid = traced.errors.find("its other names") != std::string::npos;
        if (contentOf(file.parent_path() / "y.rookery") != oldText())
            return "the other name has changed";
        return !isSaved || isSaid ? "" : "a link is lost and nothing says so";
    };
    return save;
}

Save importing()
{
    Save save =
        command({"import", "INPUT", "--variant", "mini", "--force", "-o", "FILE"}, oldText());
    save.prepare = [](const fs::path &folder) {
        fs::copy_file(ROOKERY_SOURCE_DIR "/tests/fuzz/seeds/variants_ini/custom",
                      folder / "input.ini");
    };
    return save;
}

Save refused(Save save)
{
    save.expected = Save::Expected::Refused;
    return save;
}

/// What the processes of an attack leave behind for the test: how many copies were recorded.
struct Page
{
    int recorded;
};

} // namespace

class tst_save_attacks : public QObject
{
    Q_OBJECT

    std::size_t m_kills = 0;
    std::size_t m_faults = 0;

    void addSaves();

private Q_SLOTS:
    void initTestCase();
    void killed_data() { addSaves(); }
    void killed();
    void refusedByTheSystem_data() { addSaves(); }
    void refusedByTheSystem();
    void killedWhileRecording();
    void leftoversOfOthersStay();
    void pipesAreLeftAlone();
    void gamesThatCannotBeRead();
    void howManyWereTried();
};

void tst_save_attacks::initTestCase()
{
    if (const std::string fault = tracingFault(); !fault.empty())
        QSKIP(("saves are not attacked: " + fault).c_str());
}

void tst_save_attacks::addSaves()
{
    QTest::addColumn<Save>("save");
    QTest::addColumn<bool>("isProgram");
    const auto row = [](const char *name, Save save, bool isProgram = false) {
        QTest::newRow(name) << std::move(save) << isProgram;
    };
    row("a new file", aNewFile());
    row("over another", overAnother());
    row("through a link", throughALink());
    row("with permissions and attributes", withAttributes());
    row("a file with two names", withTwoNames());
    row("new", command({"new", "--board", "square:8x8", "-o", "FILE"}, std::nullopt), true);
    row("new over another",
        command({"new", "--board", "square:8x8", "--force", "-o", "FILE"}, oldText()),
        true);
    row("new where it may not",
        refused(command({"new", "--board", "square:8x8", "-o", "FILE"}, oldText())),
        true);
    row("format",
        command({"format", "FILE"},
                R"({"rookery": 2, "name": "Old", "board": {"lattice": "free"}})"),
        true);
    row("import over another", importing(), true);
    row("export", command({"export", "makruk", "--to", "zrf", "-o", "FILE"}, std::nullopt), true);
    row("export over a foreign file",
        refused(command({"export", "makruk", "--to", "zrf", "-o", "FILE"}, "not ours")),
        true);
    row("a recorded game",
        command({"play", "chess", "--moves", "e4 e5", "--record", "pgn", "-o", "FILE"}, "old game"),
        true);
}

void tst_save_attacks::killed()
{
    QFETCH(Save, save);
    QFETCH(bool, isProgram);
    const QTemporaryDir folder;
    constexpr std::size_t whole = ~0ULL;
    constexpr std::size_t pieces = 64; // bytes
    // Each time a process begins, which takes long under the sanitizers, and longer for a program.
    const AttackSize few{isProgram ? 17U : 2U, {}, {whole}};
    const AttackSize all{1, {}, {whole, pieces}};
    const std::string wrong =
        SaveAttack(save, folder.path().toStdString()).kill(isFull() ? all : few, m_kills);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_save_attacks::refusedByTheSystem()
{
    QFETCH(Save, save);
    QFETCH(bool, isProgram);
    const QTemporaryDir folder;
    const std::vector<int> fewErrors = isProgram ? std::vector{ENOSPC} : std::vector{ENOSPC, EINTR};
    const AttackSize few{isProgram ? 11U : 3U, fewErrors, {}};
    const AttackSize all{1, {ENOSPC, EIO, EDQUOT, EACCES, EROFS, EINTR, EMFILE}, {}};
    const std::string wrong =
        SaveAttack(save, folder.path().toStdString()).fail(isFull() ? all : few, m_faults);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

/// Copies of unsaved work: what was recorded last is offered again, and its folder is clean after
/// the next copy.
void tst_save_attacks::killedWhileRecording()
{
    const QTemporaryDir folder;
    auto *shared = static_cast<Page *>(
        ::mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    constexpr int copies = 4;
    const auto store = [&](std::size_t at) {
        return fs::path(folder.path().toStdString()) / std::to_string(at);
    };
    const std::string id = Journal::freshId();
    const auto attempt = [&](std::size_t at, Interference interference) {
        shared->recorded = 0;
        return traced(
            [&] {
                Journal journal(store(at));
                for (int i = 1; i <= copies; ++i) {
                    if (!journal.record(id, {}, designNamed(std::to_string(i).c_str())))
                        return 3;
                    shared->recorded = i;
                }
                return 0;
            },
            folder.path().toStdString(),
            interference);
    };
    const Traced plain = attempt(0, {});
    QCOMPARE(shared->recorded, copies);
    for (std::size_t at = 0; at < plain.calls.size(); at += isFull() ? 1 : 5) {
        (void)attempt(at + 1, {Interference::Kind::Kill, at, 0, 1, ~0ULL});
        ++m_kills;
        const auto found = Journal(store(at + 1)).recoverable();
        QCOMPARE(found.size(), std::size_t(shared->recorded > 0 || !found.empty() ? 1 : 0));
        if (!found.empty()) {
            const std::string text = *Journal::text(found.front());
            QVERIFY(text == designNamed(std::to_string(shared->recorded).c_str())
                    || text == designNamed(std::to_string(shared->recorded + 1).c_str()));
        }
        Journal next(store(at + 1));
        for (int i = 0; i < 2; ++i) // one of each snapshot
            QVERIFY(next.record(id, {}, newText()).has_value());
        for (const std::string &name : namesIn(store(at + 1) / id))
            QVERIFY2(name == "meta.json" || name.starts_with("snap-"), name.c_str());
    }
    ::munmap(shared, sizeof(Page));
}

void tst_save_attacks::leftoversOfOthersStay()
{
    const QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    // Of a killed save of this file; of another file; not of a save at all.
    const std::vector<std::string> others = {
        ".x.rookery.abcde", ".x.rookery.ABCDEF", ".y.rookery.abcdef", "x.rookery.abcdef"};
    for (const std::string &name : others)
        std::ofstream(folder / name) << "not ours";
    std::ofstream(folder / ".x.rookery.abcdef") << "half a des";
    fs::create_directory(folder / ".x.rookery.folder");
    fs::create_symlink("elsewhere", folder / ".x.rookery.linked");
    QVERIFY(writeFileAtomically(folder / "x.rookery", newText()).has_value());
    std::vector<std::string> expected = others;
    for (const char *name : {".x.rookery.folder", ".x.rookery.linked", "x.rookery"})
        expected.emplace_back(name);
    std::sort(expected.begin(), expected.end());
    QCOMPARE(namesIn(folder), expected);
}

/// The sanitizers look through pipes whether memory can be read, and end the process where such a
/// write fails otherwise than it can.
void tst_save_attacks::pipesAreLeftAlone()
{
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    const auto usesAPipe = [&] {
        int ends[2] = {};
        const bool isBegun = ::access(path.c_str(), F_OK) == 0;
        const bool isPassed = isBegun && ::pipe(ends) == 0 && ::write(ends[1], "x", 1) == 1;
        return isPassed && ::close(ends[0]) == 0 && ::close(ends[1]) == 0 ? 0 : 1;
    };
    const Traced pipe = traced(usesAPipe, path, {Interference::Kind::Fail, 1, ENOSPC, 1, ~0ULL});
    QCOMPARE(pipe.fileCalls.size(), std::size_t(1));
    QVERIFY(pipe.end == TracedEnd::Exited);
    QCOMPARE(pipe.code, 0);
    QCOMPARE(pipe.failedCalls, std::size_t(0));
}

/// A disk that fails while the games of a large file are listed.
void tst_save_attacks::gamesThatCannotBeRead()
{
    const QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    constexpr int games = 20'000; // longer than what is read at once
    std::ofstream stream(folder / "many.pgn");
    for (int i = 0; i < games; ++i)
        stream << "[White \"A\"]\n\n1. e4 e5 *\n\n";
    stream.close();
    const auto list = [&] {
        return become({ROOKERY_PROGRAM, "games", "list", folder / "many.pgn"});
    };
    const Traced plain = traced(list, folder);
    QCOMPARE(plain.code, 0);
    for (std::size_t at = 0; at < plain.fileCalls.size(); ++at) {
        const Traced tried =
            traced(list, folder, {Interference::Kind::Fail, at, EIO, ~0ULL, ~0ULL});
        ++m_faults;
        const bool isSaid = tried.errors.find("the game file cannot be read") != std::string::npos;
        const bool isRead = plain.fileCalls[at] == SYS_read;
        QVERIFY2(tried.end == TracedEnd::Exited, tried.errors.c_str());
        QVERIFY2(isSaid ? tried.code == 3 : tried.code == 0 && !isRead, tried.errors.c_str());
    }
}

void tst_save_attacks::howManyWereTried()
{
    qInfo("%zu kill points, %zu faults", m_kills, m_faults);
    if (!isFull())
        return;
    QVERIFY(m_kills >= 1'000);
    QVERIFY(m_faults >= 2'700);
}

QTEST_APPLESS_MAIN(tst_save_attacks)
#include "tst_save_attacks.moc"
