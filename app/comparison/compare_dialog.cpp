#include "app/comparison/compare_dialog.h"

#include "app/window/document_view.h"
#include "app/window/file_commands.h"
#include "model/file/design/design_reader.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <filesystem>

namespace rookery {

namespace {

Result<Design, FileErrors> designIn(const std::filesystem::path &path)
{
    auto read = readDesignFile(path);
    if (!read)
        return Unexpected(std::move(read).error());
    return std::move(read->design);
}

} // namespace

std::vector<Comparable> comparableWith(DocumentView &view, const QList<DocumentView *> &views)
{
    std::vector<Comparable> others;
    const auto asDesign = [](Design design) {
        return [design = std::move(design)]() -> Result<Design, FileErrors> {
            return design;
        };
    };
    const auto asFile = [](const std::filesystem::path &path) {
        return [path] {
            return designIn(path);
        };
    };
    Document &document = view.document();
    const auto add = [&](const QString &title, const QString &choice, auto design) {
        others.push_back({title.arg(document.title()), choice, design});
    };
    const auto addSaved = [&](auto design) {
        add(CompareDialog::tr("%1, as it was saved"),
            CompareDialog::tr("as it was saved"),
            std::move(design));
    };
    if (document.hasChangedOnDisk())
        add(CompareDialog::tr("%1, as it is on disk now"),
            CompareDialog::tr("as it is on disk now"),
            asFile(document.path()));
    const int saved = document.session().undoStack().cleanIndex();
    if (!document.path().empty() && saved >= 0)
        addSaved(asDesign(document.session().versionAt(saved)));
    else if (!document.path().empty() && !document.hasChangedOnDisk())
        addSaved(asFile(document.path()));
    else if (document.path().empty() && !document.originalPath().empty())
        addSaved(asFile(document.originalPath()));
    for (DocumentView *open : views) {
        const QString title = open->document().title();
        if (open != &view)
            others.push_back({title, title, asDesign(open->document().session().design())});
    }
    return others;
}

CompareDialog::CompareDialog(ComparisonView::Side now,
                             std::vector<Comparable> others,
                             QWidget *parent)
    : QDialog(parent)
    , m_now(std::move(now))
    , m_others(std::move(others))
    , m_choice(new QComboBox)
    , m_exchange(form::toolButton("mirror", tr("Exchanges the sides")))
    , m_copy(form::verb("copyComparison",
                        tr("Copy"),
                        tr("Copies both boards as a picture, and what differs as text (Ctrl+C)")))
    , m_view(new ComparisonView)
{
    setObjectName(QStringLiteral("compareDialog"));
    setWindowTitle(tr("Compare designs"));
    resize(980, 640);
    m_choice->setObjectName(QStringLiteral("compareWith"));
    form::explain(m_choice, tr("Compare with"), tr("The design that this one is compared with"));
    for (const Comparable &other : m_others)
        m_choice->addItem(other.choice);
    m_choice->setEnabled(!m_others.empty());
    m_copy->setIcon(tintedIcon(QStringLiteral("copy-picture")));
    m_exchange->setObjectName(QStringLiteral("exchangeSides"));
    auto *file = form::verb("compareFile", tr("A file…"), tr("Compares with the design of a file"));
    auto *label = new QLabel(tr("&Compare with"));
    label->setBuddy(m_choice);
    auto *close = form::verb("closeComparison", tr("Close"), tr("Back to the design"));
    auto *top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_choice, 1);
    top->addWidget(file);
    top->addWidget(m_exchange);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &CompareDialog::refresh);
    connect(file, &QPushButton::clicked, this, &CompareDialog::fileWanted);
    connect(m_exchange, &QToolButton::clicked, this, &CompareDialog::exchange);
    connect(m_copy, &QPushButton::clicked, this, &CompareDialog::copy);
    connect(m_view, &ComparisonView::compared, m_copy, [this] { m_copy->setEnabled(true); });
    connect(
        new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this, &CompareDialog::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    refresh();
    m_view->list()->setFocus();
}

void CompareDialog::fileChosen(const QString &path)
{
    if (path.isEmpty())
        return;
    const QString name = QFileInfo(path).fileName();
    m_others.push_back({name, name, [path] {
                            return designIn(path.toStdString());
                        }});
    m_choice->addItem(name);
    m_choice->setEnabled(true);
    m_choice->setCurrentIndex(m_choice->count() - 1);
}

void CompareDialog::exchange()
{
    m_isExchanged = !m_isExchanged;
    refresh();
}

void CompareDialog::copy()
{
    if (auto copied = m_view->copiedPicture())
        QGuiApplication::clipboard()->setMimeData(copied.release());
}

void CompareDialog::refresh()
{
    m_exchange->setEnabled(false);
    m_copy->setEnabled(false);
    const int row = m_choice->currentIndex();
    if (row < 0)
        return m_view->showNothing(
            m_now, tr("Choose a file to compare with, or open another design first."));
    const Comparable &other = m_others[static_cast<std::size_t>(row)];
    const auto design = other.design();
    if (!design)
        return m_view->showNothing(
            m_now, tr("%1 cannot be compared: %2").arg(other.title, errorText(design.error())));
    m_exchange->setEnabled(true);
    const ComparisonView::Side side{other.title, *design};
    if (m_isExchanged)
        m_view->compare(m_now, side);
    else
        m_view->compare(side, m_now);
}

} // namespace rookery
