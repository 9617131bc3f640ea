#pragma once

#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "model/edit/board/board_edits.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/canvas/board_canvas.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace rookery::test {

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// What this process keeps in a folder of recovery copies seems to be another one's, by now dead:
/// no process has its number.
inline void leaveByDeadProgram(const QString &recovery)
{
    const QDir dir(recovery);
    const QString id = dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot).front();
    const QString meta = dir.filePath(id + QStringLiteral("/meta.json"));
    const QByteArray own = QByteArray::number(QCoreApplication::applicationPid());
    QByteArray text = contents(meta);
    for (const char *key : {"\"pid\": ", "\"pid\":"})
        text.replace(key + own, QByteArray(key) + "1999999999");
    write(meta, text);
}

/// A window whose questions the test answers.
class Bench
{
public:
    Bench()
        : store((folder.path() + QStringLiteral("/recovery")).toStdString())
        , window(store, preferences)
    {
        // What is looked at stands where it is; tests of moves that slide ask for them.
        PreferenceValues still = preferences.values();
        still.moves = MoveView::AtOnce;
        preferences.tryOut(still);
        Questions questions;
        questions.openPath = [this](QWidget *) {
            return openAnswer;
        };
        questions.savePath = [this](QWidget *, const QString &, const QString &) {
            return saveAnswer;
        };
        questions.unsaved = [this](QWidget *, const QString &) {
            ++unsavedAsked;
            return unsavedAnswer;
        };
        questions.overwriteChanged = [this](QWidget *, const QString &) {
            ++overwriteAsked;
            return overwriteAnswer;
        };
        window.setQuestions(questions);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("the window was not shown");
    }

    void trigger(const char *id) { window.actions().at(QLatin1String(id))->trigger(); }
    Workspace &workspace() { return window.current()->workspace(); }
    Session &session() { return workspace().session(); }
    QString path(const char *name) const { return folder.filePath(QLatin1String(name)); }
    template<class T>
    T *find(const char *name)
    {
        return window.findChild<T *>(QLatin1String(name));
    }
    /// One small edit.
    void edit(int cell = 0)
    {
        const SiteId site(cell);
        session().apply("punch", withCellsRemoved(session().design(), std::span(&site, 1)));
    }

    QTemporaryDir folder;
    RecoveryStore store;
    Preferences preferences;
    MainWindow window;
    QString openAnswer;
    QString saveAnswer;
    Questions::Unsaved unsavedAnswer = Questions::Unsaved::Discard;
    Questions::Overwrite overwriteAnswer = Questions::Overwrite::Cancel;
    int unsavedAsked = 0;
    int overwriteAsked = 0;
};

} // namespace rookery::test
