#pragma once

#include "model/exchange/target/format.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace rookery {

class PictureView;

/// Takes a game out of another program's text: pasted, typed or from a file. It shows what will
/// come in, and what cannot, before anything is opened.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget *parent = nullptr);

    /// The name tells the format if the text alone does not.
    void setText(const QString &text, const QString &fileName = {});
    const std::optional<Imported> &imported() const { return m_imported; }

Q_SIGNALS:
    /// Somebody wants a file's text in place of what is here.
    void fileWanted();

private:
    QWidget *makeText();
    QWidget *makeResult();
    void textChanged();
    void formatChosen();
    void refresh();
    void showErrors(const Errors &errors);
    void showImported(const Imported &imported);
    void goTo(int row);
    const Format *format() const;

    QPlainTextEdit *m_text;
    QComboBox *m_format;
    QComboBox *m_variant;
    QLabel *m_verdict;
    PictureView *m_picture;
    QListWidget *m_lines;
    QPushButton *m_import;
    QTimer m_afterTyping;
    QString m_fileName;
    bool m_isFormatChosen = false; ///< by hand, and no longer guessed
    std::optional<Imported> m_imported;
};

} // namespace rookery
