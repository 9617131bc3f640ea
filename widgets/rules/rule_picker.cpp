#include "widgets/rules/rule_picker.h"

#include "model/file/design/rule_library.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"
#include "widgets/rules/rule_example.h"
#include "widgets/rules/rule_search.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <map>
#include <string>
#include <tuple>

namespace rookery {

namespace {

/// A row of the list: a heading, or a rule with the numbers by which it is sorted.
class RuleItem final : public QListWidgetItem
{
public:
    using QListWidgetItem::QListWidgetItem;

    bool operator<(const QListWidgetItem &other) const override
    {
        const auto &item = static_cast<const RuleItem &>(other);
        return std::tie(fit, isLast, synonym, place)
               < std::tie(item.fit, item.isLast, item.synonym, item.place);
    }

    /// What the rule says, and where it is to be seen, found when somebody looks; or how what was
    /// typed is said with it.
    QVariant data(int role) const override
    {
        if (role != Qt::ToolTipRole || isHeading())
            return QListWidgetItem::data(role);
        if (const auto found = advice.find(synonym); fitsSynonym() && found != advice.end())
            return found->second;
        const QString example = ready != nullptr ? shortestExample(*ready) : gamesWithTerm(term);
        return example.isEmpty() ? says : says + QLatin1Char('\n') + example;
    }

    bool isHeading() const { return flags() == Qt::NoItemFlags; }

    /// No headings among what stands by how well it fits.
    void find(const QStringList &wanted)
    {
        const RuleFound found =
            isHeading() && !wanted.isEmpty() ? RuleFound() : findRule(words, wanted);
        fit = found.fit;
        synonym = found.place;
        isLast = isEmpty && !wanted.isEmpty();
    }

    void addSynonyms(std::string_view finds)
    {
        for (const QString &one : asKey(finds).split(QLatin1Char(','), Qt::SkipEmptyParts))
            words.synonyms.push_back(searchWords(one));
    }

    void addAdvice(const RuleAdvice &row)
    {
        const std::size_t first = words.synonyms.size();
        addSynonyms(row.finds);
        for (std::size_t i = first; i < words.synonyms.size(); ++i)
            advice.emplace(i, shown(row.says));
    }

    QString kind; ///< as picked() says it, with the condition
    int condition = RulePicker::ofAnyKind;
    QString says;
    std::string term;                   ///< that a design with it is written with
    const LibraryRule *ready = nullptr; ///< ready rules
    WordsOfRule words;
    std::map<std::size_t, QString> advice; ///< by the places of synonyms
    bool isEmpty = false; ///< an own rule, which says nothing yet where it is added
    RuleFit fit = RuleFit::Name;
    bool isLast = false;     ///< of those that fit as well
    std::size_t synonym = 0; ///< the place of the one that fits
    int place = 0;           ///< while nothing is typed

private:
    bool fitsSynonym() const { return fit == RuleFit::Synonym || fit == RuleFit::SynonymWords; }
};

RuleItem *itemAt(const QListWidget &list, int row)
{
    return static_cast<RuleItem *>(list.item(row));
}

RuleItem *addItem(QListWidget &list, const QString &text)
{
    auto *item = new RuleItem(text, &list);
    item->place = list.count();
    return item;
}

void addHeading(QListWidget &list, const QString &text)
{
    RuleItem *item = addItem(list, text);
    QFont font;
    font.setBold(true);
    item->setFont(font);
    item->setFlags(Qt::NoItemFlags);
}

/// What something is called: its title, what its title has in brackets, and the word of files.
std::vector<QStringList> namesOf(const QString &title, const QString &key)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(([^)]+)\\)"));
    std::vector<QStringList> names{searchWords(title), searchWords(key)};
    if (const auto match = inBrackets.match(title); match.hasMatch())
        names.push_back(searchWords(match.captured(1)));
    return names;
}

/// `text` is the title, perhaps behind what kind of thing it is.
RuleItem *addRule(QListWidget &list, const QString &text, const RuleRow &row)
{
    RuleItem *item = addItem(list, text);
    item->kind = asKey(row.key);
    item->says = shown(row.says);
    item->isEmpty = row.group == RuleGroup::Own;
    item->term = row.key;
    item->words.names = namesOf(shown(row.title), item->kind);
    item->addSynonyms(row.finds);
    for (const RuleAdvice &each : row.advice)
        item->addAdvice(each);
    // All of them are rules.
    item->words.said = searchWords(text + QLatin1Char(' ') + item->says + QLatin1Char(' ')
                                   + RulePicker::tr("rule"));
    return item;
}

/// The kinds of one group, then the ends.
void addGroup(QListWidget &list, RuleGroup group)
{
    addHeading(list, form::titleOf(group));
    for (const RuleRow &row : ruleRows()) {
        if (row.group == group && row.key != "ends")
            addRule(list, shown(row.title), row);
    }
    int condition = 0;
    for (const RuleRow &row : endRows()) {
        if (row.group == group) {
            RuleItem *item = addRule(list, RulePicker::tr("End: %1").arg(shown(row.title)), row);
            item->kind = QStringLiteral("ends");
            item->condition = condition;
            item->term = "when=" + std::string(row.key);
        }
        ++condition;
    }
}

} // namespace

RulePicker::RulePicker(QWidget *parent)
    : QToolButton(parent)
    , m_popup(new QFrame(this, Qt::Popup))
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new QLabel(tr("No rule has that name. An own rule can say it:")))
    , m_says(new QLabel)
{
    setObjectName(QStringLiteral("addRule"));
    setIcon(tintedIcon(QStringLiteral("add")));
    setText(tr("Add a rule"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
    form::explain(this, text(), tr("Lists every kind of rule; type to search"));
    layOut();
    fill();
    m_search->installEventFilter(this);
    connect(this, &QToolButton::clicked, this, &RulePicker::openList);
    connect(m_search, &QLineEdit::textChanged, this, &RulePicker::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { pick(m_list->currentItem()); });
    connect(m_list, &QListWidget::itemClicked, this, &RulePicker::pick);
    connect(m_list, &QListWidget::itemActivated, this, &RulePicker::pick);
}

void RulePicker::layOut()
{
    static_cast<QFrame *>(m_popup)->setFrameShape(QFrame::StyledPanel);
    m_search->setObjectName(QStringLiteral("ruleSearch"));
    m_search->setPlaceholderText(tr("What should be ruled? e.g. promotion, draw, hand…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search rules"),
                  tr("Shows rules by their name, by the field's words for them, by games that have "
                     "them and by what they say; Enter adds the chosen one"));
    form::explain(m_list, tr("Kinds of rules"), tr("Enter or a click adds one of this kind"));
    m_list->setMinimumSize(400, 320);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_says->setWordWrap(true);
    m_says->setObjectName(QStringLiteral("whatTheRuleSays"));
    m_says->setMinimumHeight(3 * m_says->fontMetrics().lineSpacing());
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(Tokens::popupMargins);
    m_nothing->setObjectName(QStringLiteral("noSuchRule"));
    m_nothing->setWordWrap(true);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addWidget(m_says);
    connect(m_list, &QListWidget::currentItemChanged, this, &RulePicker::sayWhatIsChosen);
}

void RulePicker::fill()
{
    for (const auto &group : enumRows<RuleGroup>())
        addGroup(*m_list, group.value);
    addHeading(*m_list, tr("Ready rules"));
    for (const LibraryRule &rule : ruleLibrary()) {
        RuleItem *item = addRule(*m_list,
                                 tr("Ready: %1").arg(shown(rule.title)),
                                 {rule.key, rule.title, rule.help, rule.finds});
        item->condition = fromLibrary;
        item->ready = &rule;
    }
}

void RulePicker::openList()
{
    m_search->clear();
    filter({});
    m_popup->adjustSize();
    form::popUnder(m_popup, this);
    m_search->setFocus();
}

void RulePicker::filter(const QString &typed)
{
    const QStringList wanted = searchWords(typed);
    bool isKnown = false;
    for (int i = 0; i < m_list->count(); ++i) {
        itemAt(*m_list, i)->find(wanted);
        isKnown = isKnown || itemAt(*m_list, i)->fit != RuleFit::None;
    }
    for (int i = 0; i < m_list->count(); ++i) {
        RuleItem &item = *itemAt(*m_list, i);
        if (!isKnown && item.isEmpty)
            item.fit = RuleFit::Name;
        item.setHidden(item.fit == RuleFit::None);
    }
    m_nothing->setVisible(!isKnown);
    m_list->sortItems();
    // What does not fit lies behind all that fits.
    m_list->setCurrentRow(itemAt(*m_list, 0)->isHeading() ? 1 : 0);
    m_list->scrollToTop();
    sayWhatIsChosen(); // of the rule that was chosen already, too
}

void RulePicker::sayWhatIsChosen()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_says->setText(item ? item->toolTip() : QString());
}

void RulePicker::pick(const QListWidgetItem *item)
{
    if (!item || item->isHidden() || !m_popup->isVisible())
        return;
    const auto *rule = static_cast<const RuleItem *>(item);
    if (rule->isHeading())
        return;
    m_popup->hide();
    Q_EMIT picked(rule->kind, rule->condition);
}

bool RulePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown
            || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QToolButton::eventFilter(watched, event);
}

} // namespace rookery
