#include "model/database/sqlite.h"

#include "model/file/disk/file_content.h"

#include <sqlite3.h>
#include <sys/stat.h>

namespace rookery {

namespace {

constexpr int longestWait = 5'000;       ///< milliseconds, for another program
constexpr int largestValue = 16'000'000; ///< bytes of one value of a file
constexpr int mostPagesOfLog = 1'000;    ///< before they are written into the file itself

Message sentence(int code, const char *otherwise)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Message("another program is writing to it; try again in a moment");
    case SQLITE_FULL:
        return Message("the disk is full; make room and try again");
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Message("it may not be written to; see to its permissions and those of its folder");
    case SQLITE_CANTOPEN:
        return Message("it cannot be opened; see to its folder and permissions");
    case SQLITE_IOERR:
        return Message("it cannot be read or written; see to the disk");
    case SQLITE_NOTADB:
        return Message("it is no database of games");
    case SQLITE_CORRUPT:
        return Message("it is damaged");
    default:
        return Message("it cannot be used: {reason}", {{"reason", otherwise}});
    }
}

/// Also where nothing is to be written: only then the log is put away at the end. A file that may
/// only be read is opened for that.
int flagsOf(Sqlite::Access access)
{
    return SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_READWRITE
           | (access == Sqlite::Access::Create ? SQLITE_OPEN_CREATE : 0);
}

/// A foreign file may bring code of its own along; none of it runs.
void distrust(sqlite3 *file)
{
    sqlite3_db_config(file, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(file, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(file, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(file, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(file, SQLITE_LIMIT_LENGTH, largestValue);
    sqlite3_limit(file, SQLITE_LIMIT_ATTACHED, 0);
}

} // namespace

void Sqlite::Close::operator()(sqlite3 *file) const
{
    sqlite3_close_v2(file);
}

Result<Sqlite> Sqlite::open(const std::filesystem::path &path, Access access)
{
    struct stat status = {};
    const bool isThere = ::stat(path.c_str(), &status) == 0;
    if (isThere) {
        if (const Message fault = fileKindFault(status); !fault.isEmpty())
            return failure(fault);
    }
    if (!isThere && access != Access::Create)
        return failure(Message("there is no such file"));
    sqlite3 *file = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &file, flagsOf(access), nullptr);
    Sqlite connection(file);
    if (code != SQLITE_OK)
        return failure(sentence(code, sqlite3_errstr(code)));
    sqlite3_busy_timeout(file, longestWait);
    distrust(file);
    sqlite3_wal_autocheckpoint(file, mostPagesOfLog);
    // The first that reads the file: says whether it is one.
    connection.number("PRAGMA schema_version");
    if (access == Access::Read) {
        connection.run("PRAGMA query_only = ON");
    } else {
        connection.number("PRAGMA journal_mode = WAL");
        connection.run("PRAGMA synchronous = NORMAL");
    }
    if (connection.hasFailed())
        return failure(connection.fault());
    return connection;
}

void Sqlite::note(int code)
{
    const bool isFine = code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
    if (!isFine && m_fault.isEmpty())
        m_fault = sentence(code, sqlite3_errmsg(m_file.get()));
}

void Sqlite::run(const char *sql)
{
    if (!hasFailed())
        note(sqlite3_exec(m_file.get(), sql, nullptr, nullptr, nullptr));
}

SqliteStatement Sqlite::prepare(const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    if (!hasFailed())
        note(sqlite3_prepare_v2(m_file.get(), sql, -1, &statement, nullptr));
    return {*this, statement};
}

std::int64_t Sqlite::number(const char *sql)
{
    SqliteStatement statement = prepare(sql);
    return statement.step() ? statement.number(0) : 0;
}

int Sqlite::changes() const
{
    return sqlite3_changes(m_file.get());
}

void SqliteStatement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

SqliteStatement &SqliteStatement::bind(std::int64_t value)
{
    if (!m_connection->hasFailed())
        m_connection->note(sqlite3_bind_int64(m_statement.get(), ++m_bound, value));
    return *this;
}

SqliteStatement &SqliteStatement::bind(std::string_view text)
{
    if (!m_connection->hasFailed())
        m_connection->note(sqlite3_bind_text64(m_statement.get(),
                                               ++m_bound,
                                               text.data() ? text.data() : "",
                                               text.size(),
                                               SQLITE_TRANSIENT,
                                               SQLITE_UTF8));
    return *this;
}

SqliteStatement &SqliteStatement::bindBytes(std::string_view bytes)
{
    if (!m_connection->hasFailed())
        m_connection->note(sqlite3_bind_blob64(m_statement.get(),
                                               ++m_bound,
                                               bytes.data() ? bytes.data() : "",
                                               bytes.size(),
                                               SQLITE_TRANSIENT));
    return *this;
}

bool SqliteStatement::step()
{
    if (m_connection->hasFailed())
        return false;
    const int code = sqlite3_step(m_statement.get());
    m_connection->note(code);
    return code == SQLITE_ROW;
}

void SqliteStatement::reset()
{
    sqlite3_reset(m_statement.get());
    sqlite3_clear_bindings(m_statement.get());
    m_bound = 0;
}

void SqliteStatement::done()
{
    step();
    reset();
}

std::int64_t SqliteStatement::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string SqliteStatement::text(int column) const
{
    const void *bytes = sqlite3_column_blob(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return bytes ? std::string(static_cast<const char *>(bytes), static_cast<std::size_t>(size))
                 : std::string();
}

SqliteTransaction::~SqliteTransaction()
{
    // A failed one may have been ended by SQLite already.
    if (m_isOpen)
        sqlite3_exec(m_connection.m_file.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqliteTransaction::commit()
{
    m_connection.run("COMMIT");
    m_isOpen = m_connection.hasFailed();
}

} // namespace rookery
