#include "model/edit/board/board_edits.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/atomic_write.h"
#include "tests/attacks/save_attack.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/workspace/document.h"

#include <QTemporaryDir>

#include <cerrno>
#include <span>
#include <sys/mman.h>
#include <unistd.h>

using namespace rookery;
using namespace rookery::test;
namespace fs = std::filesystem;

namespace {

bool isFull()
{
    return qEnvironmentVariableIsSet("ROOKERY_ALL_ATTACKS");
}

/// Memory that the attacked process shares with the test.
struct Page
{
    bool hasCopy; ///< whether a recovery copy was promised
};

fs::path storeBeside(const fs::path &file)
{
    return file.parent_path() / "recovery";
}

/// What the window does: opens, edits, keeps a copy, saves.
int editAndSave(const fs::path &file, Page &shared)
{
    RecoveryStore store(storeBeside(file));
    auto opened = Document::open(file, store);
    const auto say = [](const std::string &sentence) {
        const std::string line = "error: " + sentence + "; try another place";
        [[maybe_unused]] const auto said = ::write(2, line.data(), line.size());
        return 3;
    };
    if (!opened)
        return say(opened.error().list.front().sentence());
    Document &document = *opened->document;
    const SiteId site(0);
    document.session().apply("punch",
                             withCellsRemoved(document.session().design(), std::span(&site, 1)));
    shared.hasCopy = document.keepCopy().isEmpty();
    const auto saved = document.saveAs(file);
    return saved ? 0 : say(saved.error().sentence());
}

} // namespace

/// The save of the window, killed and refused at each system call.
class tst_window_save_attacks : public QObject
{
    Q_OBJECT

    Page *m_shared = nullptr;
    std::size_t m_kills = 0;
    std::size_t m_faults = 0;

    Save save() const;

private Q_SLOTS:
    void initTestCase();
    void killed();
    void refusedByTheSystem();
    void cleanupTestCase();
};

void tst_window_save_attacks::initTestCase()
{
    m_shared = static_cast<Page *>(
        ::mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    if (const std::string fault = tracingFault(); !fault.empty())
        QSKIP(("saves are not attacked: " + fault).c_str());
}

Save tst_window_save_attacks::save() const
{
    Save save;
    save.before = writeDesign(newDesign(must(readBoardSpec("square:4x4")), "Old"));
    save.prepare = [this](const fs::path &) {
        m_shared->hasCopy = false;
    };
    save.run = [this](const fs::path &file) {
        return editAndSave(file, *m_shared);
    };
    save.judge = [this, old = save.before](const fs::path &file, const Traced &) -> std::string {
        const auto found = Journal(storeBeside(file)).recoverable();
        if (found.size() > 1)
            return "one document is offered more than once";
        const bool isLost = contentOf(file) == old && m_shared->hasCopy && found.empty();
        return isLost ? "the file is the old one and no copy is offered" : "";
    };
    return save;
}

void tst_window_save_attacks::killed()
{
    const QTemporaryDir folder;
    constexpr std::size_t whole = ~0ULL;
    const AttackSize size{isFull() ? 1U : 4U, {}, {whole}};
    const std::string wrong = SaveAttack(save(), folder.path().toStdString()).kill(size, m_kills);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_window_save_attacks::refusedByTheSystem()
{
    const QTemporaryDir folder;
    const std::vector<int> all = {ENOSPC, EIO, EDQUOT, EACCES, EROFS, EINTR, EMFILE};
    const AttackSize size{isFull() ? 1U : 5U, isFull() ? all : std::vector<int>{ENOSPC}, {}};
    const std::string wrong = SaveAttack(save(), folder.path().toStdString()).fail(size, m_faults);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_window_save_attacks::cleanupTestCase()
{
    qInfo("%zu kill points, %zu faults", m_kills, m_faults);
    ::munmap(m_shared, sizeof(Page));
}

ROOKERY_WIDGET_TEST(tst_window_save_attacks)
#include "tst_window_save_attacks.moc"
