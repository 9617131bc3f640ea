#pragma once

#include "app/settings/key_rows.h"
#include "widgets/workspace/workspace.h"

#include <QDialog>

#include <optional>

namespace rookery {

/// The offline help, opened at the page of a mode. Its tool lists come from the toolbox, so that
/// they cannot fall behind.
class HelpPage final : public QDialog
{
    Q_OBJECT

public:
    HelpPage(std::optional<Mode> mode, const KeyChanges &keys, QWidget *parent);
};

} // namespace rookery
