#include <QCoreApplication>
#include <QMetaObject>

#include <cstdio>
#include <cstring>
#include <thread>

/// A data race on purpose: the thread sanitizer has to report it, or its silence about the program
/// would mean nothing. `race plain` has it between two threads, `race handed` between a thread and
/// what it hands to the event loop, which the suppressions for Qt must not hide.
namespace {

int shared = 0;

void plain()
{
    std::thread other([] { ++shared; });
    ++shared;
    other.join();
}

void handed(QCoreApplication &application)
{
    std::thread other([&] {
        const auto act = [] {
            ++shared;
            QCoreApplication::quit();
        };
        QMetaObject::invokeMethod(&application, act, Qt::QueuedConnection);
        ++shared;
    });
    QCoreApplication::exec();
    other.join();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 2 && std::strcmp(argv[1], "handed") == 0)
        handed(application);
    else
        plain();
    std::printf("%d\n", shared);
    return 0;
}
