#pragma once

#include "app/help/key_sheet.h"
#include "app/window/description_dialog.h"
#include "app/window/import_dialog.h"
#include "app/window/new_board_dialog.h"
#include "app/window/print_dialog.h"
#include "widgets/board/board_lines_dialog.h"

#include <QDialog>
#include <QString>

#include <functional>
#include <map>

namespace rookery::test {

/// The dialogs that stand by themselves, by their names in tests.
inline std::map<QString, std::function<QDialog *()>> dialogsAbout(Workspace &workspace)
{
    return {
        {QStringLiteral("board"),
         [] {
             return new NewBoardDialog;
         }},
        {QStringLiteral("description"),
         [&workspace] {
             return new DescriptionDialog(workspace.design());
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
    };
}

} // namespace rookery::test
