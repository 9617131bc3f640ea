#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace rookery {

class SqliteStatement;

/// An open SQLite file. After the first error nothing more is done, and the sentence stays: callers
/// ask once, at the end. For one thread at a time.
class Sqlite
{
public:
    enum class Access { Read, Write, Create };

    /// Regular files only. Waits up to five seconds where another program is writing. What a
    /// foreign file may hold besides tables (views, triggers) is never run.
    static Result<Sqlite> open(const std::filesystem::path &path, Access access);

    /// One or more statements that return nothing.
    void run(const char *sql);
    SqliteStatement prepare(const char *sql);
    /// The first column of the first row; 0 if there is none.
    std::int64_t number(const char *sql);

    bool hasFailed() const { return !m_fault.isEmpty(); }
    /// Of the first error, without a full stop; empty if there was none.
    const Message &fault() const { return m_fault; }
    /// How many rows the last statement has changed.
    int changes() const;

private:
    friend class SqliteStatement;
    friend class SqliteTransaction;

    struct Close
    {
        void operator()(sqlite3 *file) const;
    };

    explicit Sqlite(sqlite3 *file)
        : m_file(file)
    {
    }
    void note(int code);

    std::unique_ptr<sqlite3, Close> m_file;
    Message m_fault;
};

/// A prepared statement. Its connection must stay where it is.
class SqliteStatement
{
public:
    /// For the parameters, from the first on.
    SqliteStatement &bind(std::int64_t value);
    SqliteStatement &bind(std::string_view text);
    SqliteStatement &bindBytes(std::string_view bytes);

    /// To the next row; false where there is none. Without rows this does what the statement says.
    bool step();
    /// To the beginning, with no values bound.
    void reset();
    /// Binds nothing more, does it, and is ready for the next values.
    void done();

    std::int64_t number(int column) const;
    std::string text(int column) const; ///< also of bytes

private:
    friend class Sqlite;

    SqliteStatement(Sqlite &connection, sqlite3_stmt *statement)
        : m_connection(&connection)
        , m_statement(statement)
    {
    }

    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    Sqlite *m_connection;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_bound = 0;
};

/// Takes all changes made while it lives together, or none of them. Only one at a time.
class SqliteTransaction
{
public:
    explicit SqliteTransaction(Sqlite &connection)
        : m_connection(connection)
    {
        m_connection.run("BEGIN IMMEDIATE");
    }
    ~SqliteTransaction();
    SqliteTransaction(const SqliteTransaction &) = delete;
    SqliteTransaction &operator=(const SqliteTransaction &) = delete;

    void commit();

private:
    Sqlite &m_connection;
    bool m_isOpen = true;
};

} // namespace rookery
