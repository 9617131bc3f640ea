#include "app/settings/shortcuts_page.h"

#include "app/settings/key_field.h"
#include "widgets/base/form.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int nameColumn = 0;
constexpr int groupColumn = 1;
constexpr int keyColumn = 2;

} // namespace

ShortcutsPage::ShortcutsPage()
    : m_rows(keyRows())
    , m_search(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_name(new QLabel)
    , m_key(new KeyField)
    , m_none(form::verb("keyNone", tr("No key"), tr("Leaves the chosen action without a key")))
    , m_usual(form::verb("keyUsual", tr("Usual key"), tr("Gives the chosen action its usual key")))
    , m_message(new QLabel)
    , m_take(form::verb("keyTake", tr("Take it from there"), tr("The other action loses the key")))
{
    m_search->setObjectName(QStringLiteral("keySearch"));
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search, tr("Search actions"), tr("Shows only what has all these words"));
    m_list->setObjectName(QStringLiteral("keyList"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Action"), tr("Where"), tr("Key")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    // Equal shares: the keys of a part may be many, and where a tool is, several modes.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    form::explain(m_list, tr("Actions"), tr("Choose one to give it another key"));

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(makeEditor());
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::choose);
    connect(m_key, &KeyField::pressed, this, [this](const QKeySequence &key) { want({key}); });
    connect(m_none, &QPushButton::clicked, this, [this] { want({}); });
    connect(m_usual, &QPushButton::clicked, this, [this] { want(chosen()->usual); });
    connect(m_take, &QPushButton::clicked, this, &ShortcutsPage::give);
}

QLayout *ShortcutsPage::makeEditor()
{
    m_name->setObjectName(QStringLiteral("keyName"));
    m_name->setWordWrap(true);
    m_key->setObjectName(QStringLiteral("keyEdit"));
    form::explain(m_key, tr("New key"), tr("Press the key; Tab goes on to the next field"));
    m_message->setObjectName(QStringLiteral("keyMessage"));
    m_message->setWordWrap(true);
    auto *all = form::verb("keysReset", tr("Reset all keys"), tr("Everything has its usual key"));
    connect(all, &QPushButton::clicked, this, [this] { take({}); });

    auto *edit = new QHBoxLayout;
    edit->addWidget(m_key, 1);
    edit->addWidget(m_none);
    edit->addWidget(m_usual);
    auto *message = new QHBoxLayout;
    message->addWidget(m_message, 1);
    message->addWidget(m_take);
    message->addWidget(all);
    auto *editor = new QVBoxLayout;
    editor->addWidget(m_name);
    editor->addLayout(edit);
    editor->addLayout(message);
    return editor;
}

void ShortcutsPage::fill()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        auto *item = new QTreeWidgetItem(m_list, {m_rows[i].title, m_rows[i].group});
        item->setData(0, Qt::UserRole, static_cast<int>(i));
        showRow(*item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    choose();
}

/// Other keys than the usual ones are bold.
void ShortcutsPage::showRow(QTreeWidgetItem &item) const
{
    const KeyRow &row = m_rows[item.data(0, Qt::UserRole).toInt()];
    const QString names = keyNames(keysOf(row.id, row.usual, m_keys));
    item.setText(keyColumn, names);
    item.setToolTip(keyColumn, names);
    QFont font = m_list->font();
    font.setBold(m_keys.contains(row.id));
    item.setFont(keyColumn, font);
}

void ShortcutsPage::show(const PreferenceValues &values)
{
    m_keys = values.keys;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        showRow(*m_list->topLevelItem(i));
    choose();
}

void ShortcutsPage::take(const KeyChanges &keys)
{
    PreferenceValues values;
    values.keys = keys;
    show(values);
    Q_EMIT edited();
}

void ShortcutsPage::filter()
{
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const QString text =
            QStringList{item->text(nameColumn), item->text(groupColumn), item->toolTip(keyColumn)}
                .join(QLatin1Char(' '));
        item->setHidden(!std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return text.contains(word, Qt::CaseInsensitive);
        }));
    }
}

const KeyRow *ShortcutsPage::chosen() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? &m_rows[item->data(0, Qt::UserRole).toInt()] : nullptr;
}

void ShortcutsPage::choose()
{
    const KeyRow *row = chosen();
    say({}, nullptr);
    const bool isFree = row && !row->id.isEmpty();
    const auto keys = isFree ? keysOf(row->id, row->usual, m_keys) : QList<QKeySequence>();
    m_key->show(keys.value(0));
    m_name->setText(row ? tr("Key of “%1”").arg(row->title) : QString());
    for (QWidget *each : std::initializer_list<QWidget *>{m_key, m_none, m_usual})
        each->setEnabled(isFree);
    if (row && !isFree)
        say(tr("These keys belong together and stay as they are."), nullptr);
}

void ShortcutsPage::say(const QString &sentence, const KeyRow *holder)
{
    m_message->setText(sentence);
    m_holder = holder ? holder->id : QString();
    m_take->setVisible(holder && !holder->id.isEmpty());
}

void ShortcutsPage::want(const QList<QKeySequence> &keys)
{
    m_wanted = keys;
    for (const QKeySequence &key : keys) {
        const KeyRow *holder = keyHolder(m_rows, m_keys, *chosen(), key);
        if (!holder)
            continue;
        m_taken = key;
        const QString name = key.toString(QKeySequence::NativeText);
        return say(
            holder->id.isEmpty()
                ? tr("%1 always does this in “%2”: %3.").arg(name, holder->group, holder->title)
                : tr("%1 is the key of “%2” (%3).").arg(name, holder->title, holder->group),
            holder);
    }
    KeyChanges changed = m_keys;
    if (keys == chosen()->usual)
        changed.remove(chosen()->id);
    else
        changed = withKey(m_keys, *chosen(), keys.value(0));
    take(changed);
    sayElsewhere(keys.value(0));
}

/// A key may do something else where another part has the keyboard, which is said.
void ShortcutsPage::sayElsewhere(const QKeySequence &key)
{
    const KeyRow *other = doneElsewhere(m_rows, m_keys, *chosen(), key);
    if (!other)
        return;
    const QString name = key.toString(QKeySequence::NativeText);
    say(chosen()->kind == KeyRow::Kind::Part
            ? tr("In “%1” %2 no longer does this: %3.").arg(chosen()->group, name, other->title)
            : tr("In “%1” %2 keeps its meaning: %3.").arg(other->group, name, other->title),
        nullptr);
}

/// The key goes from the one that has it to the chosen row, or to the next that stands in the way.
void ShortcutsPage::give()
{
    const auto holder = std::find_if(
        m_rows.begin(), m_rows.end(), [this](const KeyRow &row) { return row.id == m_holder; });
    m_keys = withoutKey(m_keys, *holder, m_taken);
    want(QList(m_wanted));
}

} // namespace rookery
