#include "app/window/description_dialog.h"

#include "model/edit/rules/description_edits.h"
#include "model/file/bundled/bundled.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

/// A field that takes any text and proposes some.
QComboBox *proposals(const char *name, const QStringList &texts, const std::string &now)
{
    auto *combo = new QComboBox;
    combo->setObjectName(QLatin1String(name));
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->addItems(texts);
    combo->setCurrentText(asKey(now));
    return combo;
}

QStringList bundledFamilies()
{
    QStringList families;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const QString family = asKey(bundled.family);
        if (!family.isEmpty() && !families.contains(family))
            families << family;
    }
    families.sort();
    return families;
}

QLineEdit *line(const char *name, const std::string &text)
{
    auto *edit = new QLineEdit(asKey(text));
    edit->setObjectName(QLatin1String(name));
    return edit;
}

} // namespace

DescriptionDialog::DescriptionDialog(const Design &design, QWidget *parent)
    : QDialog(parent)
    , m_design(design)
    , m_name(line("designName", design.info->name))
    , m_author(line("designAuthor", design.info->author))
    , m_family(proposals("designFamily", bundledFamilies(), design.info->family))
    , m_about(new QPlainTextEdit(asKey(design.info->about)))
    , m_license(proposals("designLicense",
                          {QStringLiteral("CC0-1.0"),
                           QStringLiteral("CC-BY-4.0"),
                           QStringLiteral("CC-BY-SA-4.0"),
                           QStringLiteral("MIT")},
                          design.info->license))
    , m_fault(new QLabel)
{
    setObjectName(QStringLiteral("descriptionDialog"));
    setWindowTitle(tr("Description"));
    form::sizeDialog(*this, 420);
    m_about->setObjectName(QStringLiteral("designAbout"));
    m_about->setTabChangesFocus(true);
    m_fault->setObjectName(QStringLiteral("descriptionFault"));
    m_fault->setWordWrap(true);
    form::explain(m_name, tr("Name"), tr("What the game is called; exports and pictures carry it"));
    form::explain(m_author, tr("Author"), tr("Who has invented it; printed sheets carry the name"));
    form::explain(m_family, tr("Family"), tr("The shelf on which it stands in lists of games"));
    form::explain(m_about, tr("About"), tr("What the game is, and where its rules come from"));
    form::explain(
        m_license, tr("Licence"), tr("How others may use it, best as an SPDX identifier"));

    auto *fields = new QFormLayout;
    fields->addRow(tr("&Name"), m_name);
    fields->addRow(tr("&Author"), m_author);
    fields->addRow(tr("&Family"), m_family);
    fields->addRow(tr("A&bout"), m_about);
    fields->addRow(tr("&Licence"), m_license);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(fields);
    layout->addWidget(m_fault);
    layout->addWidget(buttons);

    for (QLineEdit *edit : {m_name, m_author})
        connect(edit, &QLineEdit::textChanged, this, &DescriptionDialog::check);
    for (QComboBox *combo : {m_family, m_license})
        connect(combo, &QComboBox::currentTextChanged, this, &DescriptionDialog::check);
    connect(m_about, &QPlainTextEdit::textChanged, this, &DescriptionDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

Info DescriptionDialog::info() const
{
    Info info = *m_design.info;
    info.name = m_name->text().trimmed().toStdString();
    info.author = m_author->text().trimmed().toStdString();
    info.family = m_family->currentText().trimmed().toStdString();
    info.about = m_about->toPlainText().trimmed().toStdString();
    info.license = m_license->currentText().trimmed().toStdString();
    return info;
}

void DescriptionDialog::check()
{
    const auto changed = withInfo(m_design, info());
    m_fault->setText(changed ? QString() : shown(changed.error().message));
    m_accept->setEnabled(changed.has_value());
}

} // namespace rookery
