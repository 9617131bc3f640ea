#pragma once

#include "model/design/design.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace rookery {

/// What a design says of itself: its name, its author, what it is about and who may use it.
class DescriptionDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit DescriptionDialog(const Design &design, QWidget *parent = nullptr);

    /// As it stands in the fields; what the dialog does not show is kept.
    Info info() const;

private:
    void check();

    Design m_design;
    QLineEdit *m_name;
    QLineEdit *m_author;
    QComboBox *m_family;
    QPlainTextEdit *m_about;
    QComboBox *m_license;
    QLabel *m_fault;
    QPushButton *m_accept;
};

} // namespace rookery
