#include "model/design/limits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/atomic_write.h"
#include "tests/model/process_support.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <set>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace rookery;
using namespace rookery::test;
namespace fs = std::filesystem;

namespace {

std::set<std::string> namesIn(const fs::path &folder)
{
    std::set<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename());
    return names;
}

/// What went wrong, with the folder's name left out.
std::string fault(const Result<SavedFile> &written, const fs::path &folder)
{
    std::string message = written ? "saved" : written.error().sentence();
    const std::string prefix = folder.string() + "/";
    if (const std::size_t at = message.find(prefix); at != std::string::npos)
        message.erase(at, prefix.size());
    return message;
}

/// The superuser may write everywhere; permissions are tested as somebody else.
class AsOrdinaryUser
{
public:
    AsOrdinaryUser()
    {
        constexpr uid_t noPiece = 65'534;
        if (m_user == 0 && ::seteuid(noPiece) != 0)
            qFatal("cannot become an ordinary user");
    }
    AsOrdinaryUser(const AsOrdinaryUser &) = delete;
    AsOrdinaryUser &operator=(const AsOrdinaryUser &) = delete;
    ~AsOrdinaryUser()
    {
        if (::seteuid(m_user) != 0)
            qFatal("cannot become the first user again");
    }

private:
    uid_t m_user = ::geteuid();
};

/// An attribute, or nothing where the file has none of this name.
std::optional<std::string> attribute(const fs::path &path, const char *name)
{
    const ssize_t size = ::getxattr(path.c_str(), name, nullptr, 0);
    if (size < 0)
        return std::nullopt;
    std::string value(static_cast<std::size_t>(size), '\0');
    if (size > 0)
        ::getxattr(path.c_str(), name, value.data(), value.size());
    return value;
}

bool setAttribute(const fs::path &path, const char *name, const std::string &value)
{
    return ::setxattr(path.c_str(), name, value.data(), value.size(), 0) == 0;
}

constexpr const char *accessList = "system.posix_acl_access";

/// As the system keeps it: the owner may read and write, one other user has these permissions.
std::string accessListFor(unsigned user, char permissions)
{
    std::string list{2, 0, 0, 0};
    const auto entry = [&list](char tag, char allowed, unsigned who) {
        list += {tag, 0, allowed, 0};
        for (unsigned shift = 0; shift < 32; shift += 8)
            list += static_cast<char>(who >> shift & 0xFFU);
    };
    constexpr unsigned noOne = 0xFFFF'FFFFU;
    entry(1, 6, noOne);
    entry(2, permissions, user);
    entry(4, 4, noOne);
    entry(16, 6, noOne);
    entry(32, 0, noOne);
    return list;
}

/// Lowers one limit of the process for a while.
class Limited
{
public:
    Limited(__rlimit_resource resource, rlim_t limit)
        : m_resource(resource)
    {
        ::getrlimit(m_resource, &m_before);
        const struct rlimit lower = {limit, m_before.rlim_max};
        ::setrlimit(m_resource, &lower);
    }
    Limited(const Limited &) = delete;
    Limited &operator=(const Limited &) = delete;
    ~Limited() { ::setrlimit(m_resource, &m_before); }

private:
    __rlimit_resource m_resource;
    struct rlimit m_before = {};
};

} // namespace

class tst_file_safety : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
    fs::path m_file;

private Q_SLOTS:
    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); }
    void init();

    void newFile();
    void replacedFileKeepsPermissions();
    void replacedFileKeepsAttributes();
    void replacedFileKeepsItsAccessList();
    void largeAndEmptyFiles();
    void designTooLargeToBeReadAgain();
    void longName();
    void linksAreFollowed();
    void linkToNothingAndLoops();
    void oddTargetsAreRefused();
    void protectedFileAndFolder();
    void fullDisk_data();
    void fullDisk();
    void tooManyOpenFiles();
    void killedWhileSaving();
    void savedByTwoAtOnce();
    void oddFilesAreNotRead();
    void stampNoticesChanges();
};

void tst_file_safety::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
    m_folder = m_temporary->path().toStdString();
    m_file = m_folder / "x.rookery";
    ::chmod(m_folder.c_str(), 0777);
}

void tst_file_safety::newFile()
{
    const mode_t mask = ::umask(027);
    const auto written = writeFileAtomically(m_file, "new");
    ::umask(mask);
    QVERIFY(written.has_value());
    QCOMPARE(get(m_file), std::string("new"));
    QCOMPARE(permissionBits(m_file), 0640U);
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::replacedFileKeepsPermissions()
{
    for (const mode_t mode : {0600U, 0664U, 0755U}) {
        put(m_file, "old");
        ::chmod(m_file.c_str(), mode);
        QVERIFY(writeFileAtomically(m_file, "new").has_value());
        QCOMPARE(get(m_file), std::string("new"));
        QCOMPARE(permissionBits(m_file), mode);
    }
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::replacedFileKeepsAttributes()
{
    put(m_file, "old");
    const std::string size(3'000, 'x');
    if (!setAttribute(m_file, "user.note", "kept"))
        QSKIP("the file system has no attributes");
    QVERIFY(setAttribute(m_file, "user.empty", "") && setAttribute(m_file, "user.long", size));
    const auto written = writeFileAtomically(m_file, "new");
    QVERIFY(written.has_value());
    QCOMPARE(written->loss.text(), std::string());
    QCOMPARE(get(m_file), std::string("new"));
    QCOMPARE(attribute(m_file, "user.note"), std::optional<std::string>("kept"));
    QCOMPARE(attribute(m_file, "user.empty"), std::optional<std::string>(""));
    QCOMPARE(attribute(m_file, "user.long"), std::optional(size));
    QCOMPARE(attribute(m_file, "user.other"), std::optional<std::string>());
}

void tst_file_safety::replacedFileKeepsItsAccessList()
{
    const std::string own = accessListFor(1'234, 6);
    const fs::path plain = m_folder / "plain.rookery";
    put(m_file, "old");
    put(plain, "old");
    ::chmod(plain.c_str(), 0640);
    // What the folder gives new files is not for those that are replaced.
    if (!setAttribute(m_file, accessList, own)
        || !setAttribute(m_folder, "system.posix_acl_default", accessListFor(4'321, 4)))
        QSKIP("the file system has no access lists");
    for (const fs::path &path : {m_file, plain}) {
        const auto written = writeFileAtomically(path, "new");
        QVERIFY(written.has_value());
        QCOMPARE(written->loss.text(), std::string());
    }
    QCOMPARE(attribute(m_file, accessList), std::optional(own));
    QCOMPARE(attribute(plain, accessList), std::optional<std::string>());
    QCOMPARE(permissionBits(plain), 0640U);
}

void tst_file_safety::largeAndEmptyFiles()
{
    const std::string large(5'000'000, 'x');
    QVERIFY(writeFileAtomically(m_file, large).has_value());
    QVERIFY(get(m_file) == large);
    QVERIFY(writeFileAtomically(m_file, "").has_value());
    QCOMPARE(get(m_file), std::string());
}

void tst_file_safety::designTooLargeToBeReadAgain()
{
    const fs::path file = m_folder / "large.rookery";
    BoardRecipe recipe;
    recipe.files = recipe.ranks = 2;
    Design design = newDesign(recipe, "Large");
    QVERIFY(saveDesign(file, design));
    design.info.edit([](Info &info) {
        for (const char *key : {"first part", "second part"})
            info.extras.emplace_back(key, '"' + std::string(limits::fileBytes / 2, 'x') + '"');
    });
    const auto saved = saveDesign(file, design);
    QVERIFY(!saved);
    QVERIFY2(saved.error().sentence().starts_with("the design is too large for a file: "),
             saved.error().sentence().c_str());
    QCOMPARE(readDesignFile(file)->design.info->name, std::string("Large"));
    QVERIFY(readDesignFile(file)->design.info->extras.empty());
}

void tst_file_safety::longName()
{
    const fs::path longest = m_folder / std::string(247, 'n').append(".rookery");
    QVERIFY(writeFileAtomically(longest, "new").has_value());
    QCOMPARE(get(longest), std::string("new"));
    const fs::path longer = m_folder / (std::string(248, 'n') + ".rookery");
    QVERIFY(fault(writeFileAtomically(longer, "new"), m_folder).ends_with(": File name too long"));
}

void tst_file_safety::linksAreFollowed()
{
    fs::create_directory(m_folder / "designs");
    const fs::path target = m_folder / "designs/real.rookery";
    put(target, "old");
    const fs::path link = m_folder / "link.rookery";
    fs::create_symlink("designs/real.rookery", link);
    const fs::path linkToLink = m_folder / "designs/link.rookery";
    fs::create_symlink(link, linkToLink);
    QVERIFY(writeFileAtomically(linkToLink, "new").has_value());
    QCOMPARE(get(target), std::string("new"));
    QVERIFY(fs::is_symlink(link) && fs::is_symlink(linkToLink));
    QCOMPARE(namesIn(m_folder), (std::set<std::string>{"designs", "link.rookery"}));
    QCOMPARE(namesIn(m_folder / "designs"),
             (std::set<std::string>{"link.rookery", "real.rookery"}));
}

void tst_file_safety::linkToNothingAndLoops()
{
    const fs::path dangling = m_folder / "dangling.rookery";
    fs::create_symlink("later.rookery", dangling);
    QVERIFY(writeFileAtomically(dangling, "new").has_value());
    QVERIFY(fs::is_symlink(dangling));
    QCOMPARE(get(m_folder / "later.rookery"), std::string("new"));

    const fs::path loop = m_folder / "loop.rookery";
    fs::create_symlink("loop.rookery", loop);
    QCOMPARE(fault(writeFileAtomically(loop, "new"), m_folder),
             std::string("'loop.rookery' was not saved: Too many levels of symbolic links"));
}

void tst_file_safety::oddTargetsAreRefused()
{
    const fs::path pipe = m_folder / "pipe.rookery";
    QCOMPARE(::mkfifo(pipe.c_str(), 0666), 0);
    QCOMPARE(fault(writeFileAtomically(pipe, "new"), m_folder),
             std::string("'pipe.rookery' was not saved: it is not a regular file"));
    QVERIFY(fs::is_fifo(pipe));
    fs::create_directory(m_folder / "folder.rookery");
    QCOMPARE(fault(writeFileAtomically(m_folder / "folder.rookery", "new"), m_folder),
             std::string("'folder.rookery' was not saved: it is a folder"));
    QCOMPARE(fault(writeFileAtomically(m_folder / "no such folder/x.rookery", "new"), m_folder),
             std::string("'no such folder/x.rookery' was not saved: No such file or directory"));
    QCOMPARE(fault(writeFileAtomically(m_folder / "", "new"), m_folder),
             std::string("'' was not saved: it has no file name"));
    put(m_file, "old");
    QCOMPARE(fault(writeFileAtomically(m_file / "x", "new"), m_folder),
             std::string("'x.rookery/x' was not saved: Not a directory"));
    QCOMPARE(namesIn(m_folder),
             (std::set<std::string>{"folder.rookery", "pipe.rookery", "x.rookery"}));
}

void tst_file_safety::protectedFileAndFolder()
{
    put(m_file, "old");
    ::chmod(m_file.c_str(), 0444);
    {
        const AsOrdinaryUser user;
        QCOMPARE(fault(writeFileAtomically(m_file, "new"), m_folder),
                 std::string("'x.rookery' was not saved: Permission denied"));
    }
    ::chmod(m_file.c_str(), 0666);
    ::chmod(m_folder.c_str(), 0555);
    {
        const AsOrdinaryUser user;
        QCOMPARE(fault(writeFileAtomically(m_file, "new"), m_folder),
                 std::string("'x.rookery' was not saved: Permission denied"));
    }
    ::chmod(m_folder.c_str(), 0777);
    QCOMPARE(get(m_file), std::string("old"));
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::fullDisk_data()
{
    QTest::addColumn<int>("room");
    QTest::newRow("no room at all") << 0;
    QTest::newRow("a little room") << 1'000;
    QTest::newRow("one byte too little") << 99'999;
}

void tst_file_safety::fullDisk()
{
    QFETCH(int, room);
    put(m_file, "old");
    std::string message;
    {
        const Limited limited(RLIMIT_FSIZE, static_cast<rlim_t>(room));
        message = fault(writeFileAtomically(m_file, std::string(100'000, 'x')), m_folder);
    }
    QCOMPARE(message, std::string("'x.rookery' was not saved: File too large"));
    QCOMPARE(get(m_file), std::string("old"));
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::tooManyOpenFiles()
{
    put(m_file, "old");
    std::string message;
    {
        const Limited limited(RLIMIT_NOFILE, 3);
        message = fault(writeFileAtomically(m_file, "new"), m_folder);
    }
    QCOMPARE(message, std::string("'x.rookery' was not saved: Too many open files"));
    QCOMPARE(get(m_file), std::string("old"));
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::killedWhileSaving()
{
    const std::string a(200'000, 'a');
    const std::string b(300'000, 'b');
    put(m_file, a);
    for (useconds_t time = 200; time < 20'000; time += 700) {
        killedAfter(time, [&] {
            for (;;) {
                (void)writeFileAtomically(m_file, b);
                (void)writeFileAtomically(m_file, a);
            }
        });
        const std::string now = get(m_file);
        QVERIFY(now == a || now == b);
    }
}

void tst_file_safety::savedByTwoAtOnce()
{
    const std::string a(200'000, 'a');
    const std::string b(300'000, 'b');
    inOtherProcess([&] {
        const bool isParent = ::fork() != 0;
        for (int i = 0; i < 50; ++i) {
            if (!writeFileAtomically(m_file, isParent ? a : b))
                ::_exit(1);
        }
        int status = 0;
        if (isParent && (::wait(&status) < 0 || status != 0))
            ::_exit(1);
    });
    const std::string now = get(m_file);
    QVERIFY(now == a || now == b);
    QCOMPARE(namesIn(m_folder), std::set<std::string>{"x.rookery"});
}

void tst_file_safety::oddFilesAreNotRead()
{
    const auto message = [&](const fs::path &path) {
        std::string text = readWholeFile(path).error().sentence();
        return text.erase(1, m_folder.string().size() + 1);
    };
    QCOMPARE(message(m_folder / "missing"),
             std::string("'missing' cannot be read: No such file or directory"));
    QCOMPARE(message(m_folder / "."), std::string("'.' cannot be read: it is a folder"));
    QCOMPARE(::mkfifo((m_folder / "pipe").c_str(), 0666), 0);
    QCOMPARE(message(m_folder / "pipe"),
             std::string("'pipe' cannot be read: it is not a regular file"));
    put(m_file, "12345");
    QCOMPARE(*readWholeFile(m_file, 5), std::string("12345"));
    QVERIFY(readWholeFile(m_file, 4).error().sentence().ends_with("it has more than 4 bytes"));
    ::chmod(m_file.c_str(), 0);
    const AsOrdinaryUser user;
    QCOMPARE(message(m_file), std::string("'x.rookery' cannot be read: Permission denied"));
    QVERIFY(!stampOf(m_file));
}

void tst_file_safety::stampNoticesChanges()
{
    const auto written = writeFileAtomically(m_file, "content");
    const auto same = stampOf(m_file);
    QVERIFY(same == *written);
    QCOMPARE(same->modified, written->modified);
    QCOMPARE(same->size, std::uint64_t(7));

    const struct timespec times[2] = {{1'000, 0}, {1'000, 5}};
    ::utimensat(AT_FDCWD, m_file.c_str(), times, 0);
    QVERIFY(stampOf(m_file) == same);
    QCOMPARE(stampOf(m_file)->modified, std::int64_t(1'000'000'000'005));

    put(m_file, "Content");
    QVERIFY(stampOf(m_file) != same);
    fs::remove(m_file);
    QVERIFY(!stampOf(m_file));
}

QTEST_APPLESS_MAIN(tst_file_safety)
#include "tst_file_safety.moc"
