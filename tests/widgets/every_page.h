#pragma once

#include "app/window/document_tabs.h"
#include "tests/widgets/clipped_texts.h"
#include "tests/widgets/window_support.h"

#include <QTabWidget>

#include <optional>

namespace rookery::test {

inline constexpr const char *everyMode[] = {
    "board", "directions", "pieces", "setup", "play", "analysis", "export"};

/// All that was asked of layouts is done: bars are arranged anew, and their parts after them.
inline void settle()
{
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// Shows a mode, and each page behind the tabs of its panels one after another, and calls
/// `look(name)` with what is in view. The window has `size` then, or the one it had.
template<class Look>
void onEveryPage(Bench &bench,
                 const QString &mode,
                 const Look &look,
                 const std::optional<QSize> &size = std::nullopt)
{
    const auto show = [&](const QString &name) {
        if (size)
            bench.window.resize(*size);
        settle();
        look(name);
    };
    bench.trigger(qPrintable(QStringLiteral("mode.") + mode));
    settle();
    bool hasTabs = false;
    for (QTabWidget *tabs : bench.window.findChildren<QTabWidget *>()) {
        if (!tabs->isVisible() || qobject_cast<DocumentTabs *>(tabs))
            continue;
        hasTabs = true;
        const int before = tabs->currentIndex();
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->isTabVisible(i) || !tabs->isTabEnabled(i))
                continue;
            tabs->setCurrentIndex(i);
            show(QStringLiteral("%1, %2").arg(mode, tabs->tabText(i)));
        }
        tabs->setCurrentIndex(before);
    }
    if (!hasTabs)
        show(mode);
}

/// The texts of a mode that have no room, each behind the name of its page.
inline QStringList clippedOnEveryPage(Bench &bench,
                                      const QString &mode,
                                      const std::optional<QSize> &size = std::nullopt)
{
    QStringList found;
    onEveryPage(
        bench,
        mode,
        [&](const QString &page) {
            for (const QString &text : clippedTexts(&bench.window))
                found << QStringLiteral("%1: cut: %2").arg(page, text);
        },
        size);
    return found;
}

} // namespace rookery::test
