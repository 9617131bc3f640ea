#pragma once

#include "app/comparison/compare_dialog.h"
#include "app/help/help_page.h"
#include "app/help/key_sheet.h"
#include "app/settings/settings_dialog.h"
#include "app/window/action_search.h"
#include "app/window/description_dialog.h"
#include "app/window/import_dialog.h"
#include "app/window/new_board_dialog.h"
#include "app/window/print_dialog.h"
#include "tests/support.h"
#include "tests/widgets/window_support.h"
#include "widgets/board/board_lines_dialog.h"
#include "widgets/space/space_dialog.h"

#include <QDialog>
#include <QString>

#include <functional>
#include <map>

namespace rookery::test {

inline constexpr int settingsPages = 5;

/// Those beside the pages of the settings.
inline constexpr const char *namedDialogs[] = {"board",
                                               "description",
                                               "comparison",
                                               "import",
                                               "print",
                                               "lines",
                                               "keys",
                                               "search",
                                               "help",
                                               "space"};

/// The dialogs that stand by themselves, by their names in tests.
inline std::map<QString, std::function<QDialog *()>> dialogsAbout(Bench &bench)
{
    Workspace &workspace = bench.workspace();
    std::map<QString, std::function<QDialog *()>> dialogs = {
        {QStringLiteral("board"),
         [] {
             return new NewBoardDialog;
         }},
        {QStringLiteral("description"),
         [&workspace] {
             return new DescriptionDialog(workspace.design());
         }},
        {QStringLiteral("comparison"),
         [&workspace] {
             const Design other = newDesign(must(readBoardSpec("square:10x8:cylinder")), "Other");
             std::vector<Comparable> others;
             others.push_back({QStringLiteral("Other"),
                               QStringLiteral("Other"),
                               [other]() -> Result<Design, FileErrors> {
                                   return other;
                               }});
             return new CompareDialog(
                 {QStringLiteral("This"), workspace.design()}, std::move(others), nullptr);
         }},
        {QStringLiteral("import"),
         [] {
             return new ImportDialog;
         }},
        {QStringLiteral("print"),
         [&workspace] {
             return new PrintDialog(workspace.design());
         }},
        {QStringLiteral("lines"),
         [&workspace] {
             return new BoardLinesDialog(workspace);
         }},
        {QStringLiteral("keys"),
         [] {
             return new KeySheet({});
         }},
        {QStringLiteral("search"),
         [&bench] {
             return new ActionSearch(bench.window.actions().all(), nullptr);
         }},
        {QStringLiteral("help"),
         [] {
             return new HelpPage({}, nullptr);
         }},
        {QStringLiteral("space"),
         [&bench] {
             return new SpaceDialog(bench.window.current()->canvas(), QStringLiteral("Chess"));
         }},
    };
    for (int page = 0; page < settingsPages; ++page) {
        dialogs[QStringLiteral("settings %1").arg(page)] = [&bench, page] {
            auto *dialog = new SettingsDialog(bench.preferences, {}, {});
            dialog->showPage(page);
            return dialog;
        };
    }
    return dialogs;
}

} // namespace rookery::test
