#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <initializer_list>

/// Runs a program of the command line, ROOKERY_PROGRAM, as a user would: in a folder of its own.
namespace rookery::test {

struct Ran
{
    int exitCode = -1;
    QString out;
    QString err;
};

class CommandLine
{
public:
    /// `input` is what stands on standard input.
    Ran run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(ROOKERY_PROGRAM), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString()};
        return {process.exitCode(),
                QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QJsonDocument json(const QStringList &arguments) const
    {
        return QJsonDocument::fromJson(run(arguments).out.toUtf8());
    }

    QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

/// The member `key` of each object in a list.
inline QStringList namesOf(const QJsonValue &list, const QString &key)
{
    QStringList names;
    for (const QJsonValue row : list.toArray())
        names.append(row.toObject()[key].toString());
    return names;
}

/// One row of a table: what is typed, and exactly what comes back.
inline void addColumns()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
}

inline void addRow(const char *name,
                   const QStringList &arguments,
                   int exitCode,
                   const QString &out,
                   const QString &err)
{
    QTest::newRow(name) << arguments << exitCode << out << err;
}

/// A command that prints its result and nothing else.
inline void fine(const char *name, const QStringList &arguments, const QString &out)
{
    addRow(name, arguments, 0, out, {});
}

/// A command that ends with one line on standard error.
inline void
refused(const char *name, const QStringList &arguments, int exitCode, const QString &line)
{
    addRow(name, arguments, exitCode, {}, line + "\n");
}

inline void compareRow(const CommandLine &commandLine)
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, out);
    QFETCH(QString, err);
    const Ran ran = commandLine.run(arguments);
    QCOMPARE(ran.err, err);
    QCOMPARE(ran.out, out);
    QCOMPARE(ran.exitCode, exitCode);
}

} // namespace rookery::test
