#include "app/cli/commands.h"
#include "app/end_signals.h"
#include "app/languages.h"
#include "app/render_command.h"
#include "app/settings/preferences.h"
#include "app/settings/themes.h"
#include "app/window/document_tabs.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "app/window_host.h"
#include "widgets/base/background.h"
#include "widgets/base/event_guard.h"
#include "widgets/base/translations.h"
#include "widgets/base/window_bounds.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QScreen>
#include <QTimer>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace rookery;

constexpr cli::Command ownCommands[] = {
    {"render",
     "FILE -o OUT.svg/.png/.pdf [--piece NAME --at CELL] [--position P] [--moves \"m1 m2 ...\"] "
     "[--size PX] [--dark]",
     "paint a board as the window would",
     cli::runRender},
    {"export",
     "FILE --to ID [-o OUT] [--prove] [--dialect VERSION] [--leave-out PIECE] [--approximate "
     "PIECE] [--force]",
     "write a design for another program, or as a picture",
     cli::runPaintedExport},
};

/// Whether a window can be shown at all.
bool hasDisplay(const QStringList &words)
{
    const auto says = [](const char *variable) {
        return !qEnvironmentVariableIsEmpty(variable);
    };
    return words.contains(QStringLiteral("-platform")) || says("DISPLAY") || says("WAYLAND_DISPLAY")
           || says("QT_QPA_PLATFORM");
}

/// Qt's remarks about the machine are no part of a command's output.
void onlySerious(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

/// Commands paint without a display, and need no desktop's plug-ins.
int runCommand(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(onlySerious);
    QGuiApplication application(argc, argv);
    return runCommandLine(argc, argv, ownCommands);
}

/// What may stand behind the program's name when no command does.
struct WindowWords
{
    QCommandLineParser parser;
    QCommandLineOption theme{QStringLiteral("theme"),
                             QStringLiteral("system, light, dark or contrast"),
                             QStringLiteral("NAME")};
    QCommandLineOption language{
        QStringLiteral("language"),
        QStringLiteral("what the window speaks; the system's language without it"),
        QStringLiteral("CODE")};
    QCommandLineOption startUp{
        QStringLiteral("time-start"),
        QStringLiteral("print the milliseconds to the first painted window, and quit")};

    /// Says on standard error what is wrong; ends the program where help was asked for.
    bool areRight(const QStringList &words)
    {
        parser.setApplicationDescription(
            QStringLiteral("The workbench for inventing board games."));
        const QCommandLineOption help = parser.addHelpOption();
        parser.addPositionalArgument(QStringLiteral("FILE"),
                                     QStringLiteral("Designs to open; bundled ones by name"),
                                     QStringLiteral("[FILE...]"));
        parser.addOption(theme);
        parser.addOption(language);
        parser.addOption(startUp);
        const bool isParsed = parser.parse(words);
        if (!isParsed)
            std::fprintf(stderr, "error: %s\n", qPrintable(parser.errorText()));
        else if (parser.isSet(help))
            parser.showHelp();
        return isParsed && knowsLanguage();
    }

private:
    bool knowsLanguage() const
    {
        const QString wanted = parser.value(language);
        if (wanted.isEmpty() || hasLanguage(wanted))
            return true;
        QStringList known;
        for (const Language &each : languages())
            known << each.code;
        std::fprintf(stderr,
                     "error: there is no language '%s'; there are %s\n",
                     qPrintable(wanted),
                     qPrintable(known.join(QStringLiteral(", "))));
        return false;
    }
};

/// What a machine without a display can show of the designer.
int renderInstead(char *program)
{
    std::string words[] = {
        "render", "chess", "--piece", "Knight", "--at", "b1", "-o", "rookery-chess-knight.png"};
    std::fputs("There is no display to open a window on; painting the bundled chess design with a "
               "knight's reach instead.\n",
               stderr);
    std::vector<char *> arguments{program};
    for (std::string &word : words)
        arguments.push_back(word.data());
    const int code = runCommand(static_cast<int>(arguments.size()), arguments.data());
    if (code == 0)
        std::printf(
            "%s\n",
            qPrintable(QFileInfo(QStringLiteral("rookery-chess-knight.png")).absoluteFilePath()));
    return code;
}

int runWindow(int argc, char **argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    // A full disk or a closed pipe is an error to report, not a reason to die.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("rookery"));
    QApplication::setApplicationVersion(QStringLiteral(ROOKERY_VERSION));
    QApplication::setOrganizationName(QStringLiteral("rookery"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.rookery.Rookery"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/rookery.svg")));

    loadTranslations();
    application.installEventFilter(new EventGuard(&application));

    WindowWords words;
    if (!words.areRight(QApplication::arguments()))
        return static_cast<int>(cli::ExitCode::Usage);
    const QCommandLineParser &parser = words.parser;

    Preferences preferences;
    Look look = preferences.values().look;
    if (parser.isSet(words.theme))
        look.theme = themeFromName(parser.value(words.theme));
    applyLook(look);
    installLanguage(parser.isSet(words.language) ? parser.value(words.language)
                                                 : preferences.values().language);
    RecoveryStore store(RecoveryStore::usualFolder());
    WindowHost host(store, preferences);
    const EndSignals endSignals;
    QObject::connect(&endSignals, &EndSignals::wanted, &host, [&host] {
        host.window().tabs().keepCopies();
        QApplication::exit(0); // quit() would ask about unsaved work
    });
    keepWithin(host.window(), host.window().screen()->availableGeometry());
    host.window().show();
    host.window().findChild<FileCommands *>()->openAll(parser.positionalArguments());
    if (parser.isSet(words.startUp)) {
        QTimer::singleShot(0, &host, [&] {
            host.window().repaint();
            std::printf("%lld\n", static_cast<long long>(sinceStart.elapsed()));
            QApplication::quit();
        });
    }
    const int code = QApplication::exec();
    store.finish();
    // What cannot be stopped at once is left behind; nothing waits for its answer.
    if (!endBackground(std::chrono::seconds(1)))
        std::quick_exit(code);
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && isCommand(argv[1], ownCommands))
        return runCommand(argc, argv);
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    if (!hasDisplay(words)) {
        const bool areRight = WindowWords().areRight(words);
        return areRight ? renderInstead(argv[0]) : static_cast<int>(cli::ExitCode::Usage);
    }
    return runWindow(argc, argv);
}
