#include "app/window/import_dialog.h"

#include "model/exchange/recognition.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/export/diagram_picture.h"
#include "widgets/export/export_plan.h"
#include "widgets/export/export_preview.h"
#include "widgets/picture/picture_export.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int afterTyping = 200; // milliseconds
constexpr int pictureSide = 700;

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

QString capitalised(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

ImportDialog::ImportDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit)
    , m_format(new QComboBox)
    , m_variant(new QComboBox)
    , m_verdict(form::heading({}))
    , m_picture(new PictureView)
    , m_lines(new QListWidget)
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import a game"));
    resize(980, 620);
    auto *columns = new QHBoxLayout;
    columns->addWidget(makeText(), 1);
    columns->addWidget(makeResult(), 1);
    m_import = form::verb("importGame", tr("Import"), tr("Opens the game as a new design"));
    m_import->setDefault(true);
    auto *cancel = form::verb("cancelImport", tr("Cancel"), tr("Opens nothing"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_import);
    buttons->addWidget(cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
    m_afterTyping.setSingleShot(true);
    m_afterTyping.setInterval(afterTyping);
    connect(&m_afterTyping, &QTimer::timeout, this, &ImportDialog::textChanged);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_afterTyping.start(); });
    connect(m_import, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    textChanged();
}

QWidget *ImportDialog::makeText()
{
    m_text->setObjectName(QStringLiteral("importText"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("Paste a section of variants.ini, an Interactive Diagram, a "
                                  "Zillions rules file, XBoard's setup and piece lines, or FEN."));
    form::explain(m_text, tr("Text"), tr("The text of the game, pasted or from a file"));
    auto *open = form::verb("openImport", tr("Open a file…"), tr("Takes the text of a file"));
    connect(open, &QPushButton::clicked, this, &ImportDialog::fileWanted);
    m_format->setObjectName(QStringLiteral("importFormat"));
    form::explain(
        m_format, tr("Format"), tr("What the text is written in; it is guessed until you choose"));
    for (const Format &format : formats()) {
        if (format.reads())
            m_format->addItem(shown(format.title), asKey(format.id));
    }
    m_variant->setObjectName(QStringLiteral("importVariant"));
    form::explain(m_variant, tr("Game"), tr("Which of the text's games is imported"));
    connect(m_format, &QComboBox::activated, this, &ImportDialog::formatChosen);
    connect(m_variant, &QComboBox::activated, this, &ImportDialog::refresh);
    auto *rows = new QFormLayout;
    rows->addRow(tr("Format"), m_format);
    rows->addRow(tr("Game"), m_variant);
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text, 1);
    column->addLayout(rows);
    column->addWidget(open, 0, Qt::AlignLeft);
    return box;
}

QWidget *ImportDialog::makeResult()
{
    m_verdict->setObjectName(QStringLiteral("importVerdict"));
    m_verdict->setWordWrap(true);
    m_picture->setObjectName(QStringLiteral("importPicture"));
    m_picture->setMinimumSize(240, 200);
    form::explain(m_picture, tr("Preview"), tr("The board as it would be opened"));
    m_lines->setObjectName(QStringLiteral("importLines"));
    m_lines->setWordWrap(true);
    form::explain(m_lines,
                  tr("Report"),
                  tr("What cannot come in, and what is wrong with the text; click a fault to go to "
                     "its place"));
    connect(m_lines, &QListWidget::currentRowChanged, this, &ImportDialog::goTo);
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_picture, 3);
    column->addWidget(m_lines, 2);
    return box;
}

void ImportDialog::setText(const QString &text, const QString &fileName)
{
    m_fileName = fileName;
    m_isFormatChosen = false;
    m_text->setPlainText(text);
    m_afterTyping.stop();
    textChanged();
}

const Format *ImportDialog::format() const
{
    return findFormat(m_format->currentData().toString().toStdString());
}

void ImportDialog::formatChosen()
{
    m_isFormatChosen = true;
    textChanged();
}

void ImportDialog::textChanged()
{
    const std::string text = m_text->toPlainText().toStdString();
    const Format *guess = recognised(text, m_fileName.toStdString());
    if (!m_isFormatChosen && guess)
        m_format->setCurrentIndex(m_format->findData(asKey(guess->id)));
    const QString before = m_variant->currentText();
    m_variant->clear();
    const auto known = isBlank(text) ? variantsKnownTo(*format()) : std::vector<std::string>();
    if (!known.empty())
        m_variant->addItem(QString()); // none is chosen yet
    for (const std::string &name : known.empty() ? variantsIn(*format(), text) : known)
        m_variant->addItem(QString::fromStdString(name));
    m_variant->setCurrentIndex(std::max(0, m_variant->findText(before)));
    m_variant->setEnabled(m_variant->count() > 1);
    refresh();
}

void ImportDialog::refresh()
{
    m_imported.reset();
    m_lines->clear();
    m_import->setEnabled(false);
    const std::string text = m_text->toPlainText().toStdString();
    const std::string variant = m_variant->currentText().toStdString();
    if (isBlank(text) && variant.empty()) {
        m_picture->setImage({});
        new QListWidgetItem(tr("What comes in and what cannot is listed here, before anything is "
                               "opened."),
                            m_lines);
        if (m_variant->count() > 1)
            new QListWidgetItem(tr("Without a text, “Game” names those that are known already."),
                                m_lines);
        return m_verdict->setText(tr("Nothing to import yet"));
    }
    const auto imported = format()->read(text, {variant});
    if (!imported)
        return showErrors(imported.error());
    m_imported = *imported;
    showImported(*imported);
}

void ImportDialog::showErrors(const Errors &errors)
{
    m_picture->setImage({});
    m_verdict->setText(
        tr("This cannot be imported: %n fault(s)", nullptr, static_cast<int>(errors.size())));
    for (const Error &error : errors) {
        QString sentence = shown(error.message);
        if (error.place.line > 0)
            sentence = tr("Line %1, column %2: %3")
                           .arg(error.place.line)
                           .arg(std::max(1, error.place.column))
                           .arg(sentence);
        auto *item = new QListWidgetItem(tintedIcon(QStringLiteral("error")), sentence, m_lines);
        item->setData(Qt::UserRole, error.place.line);
        item->setData(Qt::UserRole + 1, error.place.column);
        item->setToolTip(sentence);
    }
}

void ImportDialog::showImported(const Imported &imported)
{
    const Subject subject(imported.design);
    const DiagramPicture diagram(subject);
    BoardPicture picture = diagram.picture();
    picture.theme = CanvasTheme::of(palette());
    m_picture->setImage(imageOf(picture, pictureSize(picture, pictureSide), false));
    const QString name = QString::fromStdString(imported.design.info->name);
    const QString pieces =
        tr("%n piece(s)", nullptr, static_cast<int>(imported.design.pieces->types.size()));
    const QString cells = tr("%n cell(s)", nullptr, static_cast<int>(subject.board().size()));
    m_verdict->setText(
        QStringLiteral("%1 · %2 · %3").arg(name.isEmpty() ? tr("A game") : name, cells, pieces));
    for (const Loss &loss : imported.losses)
        new QListWidgetItem(
            tintedIcon(QStringLiteral("warning")), capitalised(shown(loss.message)), m_lines);
    if (imported.losses.empty())
        new QListWidgetItem(
            tintedIcon(QStringLiteral("check")), tr("Everything comes in."), m_lines);
    m_import->setEnabled(true);
}

void ImportDialog::goTo(int row)
{
    const int line = row < 0 ? 0 : m_lines->item(row)->data(Qt::UserRole).toInt();
    if (line <= 0)
        return;
    QTextCursor cursor(m_text->document()->findBlockByNumber(line - 1));
    const int column = std::max(1, m_lines->item(row)->data(Qt::UserRole + 1).toInt());
    cursor.movePosition(QTextCursor::Right,
                        QTextCursor::MoveAnchor,
                        std::min(column - 1, std::max(0, cursor.block().length() - 1)));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
}

} // namespace rookery
