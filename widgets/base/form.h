#pragma once

#include "model/base/enum_names.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"

#include <QComboBox>
#include <QString>

#include <string>

class QDialog;
class QFormLayout;
class QLabel;
class QLayout;
class QPushButton;
class QToolButton;
class QWidget;

namespace rookery::form {

/// Small parts that every panel is made of, so that they look and read alike.

QLabel *heading(const QString &text);

/// What stands at the left of a field. All of these are as wide as each other, except where a word
/// needs more, so that the fields below each other begin at one line.
QLabel *label(const QString &text, QWidget *field = nullptr);

/// Rows of such labels, each with its field, which goes to the right edge.
QFormLayout *rows();
void addRow(QFormLayout &rows, const QString &text, QWidget *field);

/// Accessible name, tooltip and status hint in one.
void explain(QWidget *widget, const QString &name, const QString &tip);

/// A flat button with a tinted icon.
QToolButton *toolButton(const std::string &icon, const QString &tip);

/// A button of a dialog that Enter in a field does not press.
QPushButton *verb(const char *name, const QString &text, const QString &tip);

/// Shows a popup below its button, or above it, wholly on the button's screen.
void popUnder(QWidget *popup, const QWidget *button);

/// So high and so wide beside a text of the usual size, both more beside a larger one. Plain
/// dialogs are as wide as usual, those with a table as it needs.
void sizeDialog(QDialog &dialog, int height, int width = Tokens::dialogWidth);

/// Puts a column of parts into a panel that scrolls when it is too short.
void wrapInScrollArea(QWidget *panel, QLayout *column);

template<class E>
QString titleOf(E value)
{
    return shown(enumTitle(value));
}

/// A combo box with a row per value; the item data is the value.
template<class E>
QComboBox *enumCombo(const QString &name, const QString &tip)
{
    auto *combo = new QComboBox;
    for (const auto &row : enumRows<E>())
        combo->addItem(titleOf(row.value), static_cast<int>(row.value));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(10);
    explain(combo, name, tip);
    return combo;
}

} // namespace rookery::form
