#include "widgets/play/example_page.h"

#include "model/edit/setup/example_edits.h"
#include "model/play/game/example_judge.h"
#include "model/play/moves/notation/move_renaming.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/workspace/workspace.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

QString shownMoves(const std::vector<std::string> &moves, const Board &board, const Pieces &pieces)
{
    if (moves.empty())
        return {}; // the board may have many cells
    const MoveRenaming byLabel(board, pieces, CellNaming::Names);
    QStringList list;
    for (const std::string &move : moves)
        list << QString::fromStdString(byLabel(move).value_or(move));
    return list.join(QLatin1Char(' '));
}

/// Between spaces, but for those inside a label such as (7, 2).
std::vector<std::string> words(const QString &text)
{
    std::vector<std::string> list(1);
    int depth = 0;
    for (const char c : text.simplified().toStdString()) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ' ' && depth <= 0)
            list.emplace_back();
        else
            list.back() += c;
    }
    std::erase(list, std::string());
    return list;
}

/// What the field says by names; what was there before stays as it was written.
std::vector<std::string> typedMoves(const QLineEdit &field,
                                    const std::vector<std::string> &before,
                                    const Board &board,
                                    const Pieces &pieces)
{
    if (!field.isModified())
        return before;
    const MoveRenaming byLabel(board, pieces, CellNaming::Names);
    const MoveRenaming byName(board, pieces, CellNaming::Labels);
    std::vector<std::string> moves = words(field.text());
    for (std::string &move : moves) {
        const auto same = std::find_if(before.begin(), before.end(), [&](const std::string &old) {
            return byLabel(old).value_or(old) == move;
        });
        move = same != before.end() ? *same : byName(move).value_or(move);
    }
    return moves;
}

} // namespace

ExamplePage::ExamplePage(QWidget *parent)
    : QWidget(parent)
    , m_list(new QTreeWidget)
    , m_name(new QLineEdit)
    , m_expected(new QLineEdit)
    , m_forbidden(new QLineEdit)
    , m_none(new QLabel(tr("Nothing is pinned yet. Pin a position with its legal moves, and every "
                           "edit of the rules shows whether they still hold.")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::panelMargins);
    column->setSpacing(Tokens::gap);
    m_none->setWordWrap(true);
    column->addWidget(m_none);
    m_list->setObjectName(QStringLiteral("exampleList"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    form::explain(
        m_list,
        tr("Pinned examples"),
        tr("Positions with moves that must be legal or must not be; Enter shows one on the board"));
    column->addWidget(m_list, 1);
    QFormLayout *fields = form::rows();
    m_name->setObjectName(QStringLiteral("exampleName"));
    m_expected->setObjectName(QStringLiteral("expectedMoves"));
    m_forbidden->setObjectName(QStringLiteral("forbiddenMoves"));
    form::explain(m_name, tr("Name of the example"), tr("What the example shows"));
    form::explain(m_expected, tr("Expected moves"), tr("Moves that must be legal, between spaces"));
    form::explain(
        m_forbidden, tr("Forbidden moves"), tr("Moves that must not be legal, between spaces"));
    form::addRow(*fields, tr("Name"), m_name);
    form::addRow(*fields, tr("Expected"), m_expected);
    form::addRow(*fields, tr("Forbidden"), m_forbidden);
    column->addLayout(fields);
    column->addWidget(makeButtons());
    for (QLineEdit *field : {m_name, m_expected, m_forbidden}) {
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (field->isModified())
                edit();
        });
    }
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] { show(); });
    connect(m_list, &QTreeWidget::itemActivated, this, &ExamplePage::begin);
}

QWidget *ExamplePage::makeButtons()
{
    auto *row = new QWidget;
    auto *buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto *pin = new QPushButton(tr("Pin this position"));
    form::explain(
        pin,
        pin->text(),
        tr("Adds the position on the board with the legal moves of the chosen piece, or of "
           "everybody, and what was just refused (Ctrl+Shift+P)"));
    showKeyInTip(*pin, QStringLiteral("play.pin"));
    auto *remove = new QPushButton(tr("Remove"));
    form::explain(
        remove, tr("Remove the example"), tr("Removes the chosen example from the design"));
    buttons->addWidget(pin);
    buttons->addWidget(remove);
    buttons->addStretch();
    connect(pin, &QPushButton::clicked, this, &ExamplePage::pin);
    connect(remove, &QPushButton::clicked, this, &ExamplePage::remove);
    return row;
}

int ExamplePage::chosen() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void ExamplePage::pin()
{
    if (!m_workspace)
        return;
    Session &session = m_workspace->session();
    if (session.apply(tr("Pin an example"),
                      withExampleAdded(session.design(), m_workspace->play().example()))) {
        m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
        Q_EMIT m_workspace->said(
            tr("The position is pinned with its legal moves; the page Examples lists it."));
    }
}

void ExamplePage::edit()
{
    const int index = chosen();
    if (!m_workspace || m_isShowing || index < 0)
        return;
    Session &session = m_workspace->session();
    const Board &board = m_workspace->board();
    const Pieces &pieces = *session.design().pieces;
    Example example = session.design().examples->list[static_cast<std::size_t>(index)];
    example.name = m_name->text().toStdString();
    example.expected = typedMoves(*m_expected, example.expected, board, pieces);
    example.forbidden = typedMoves(*m_forbidden, example.forbidden, board, pieces);
    session.apply(
        tr("Change an example"),
        withExampleSet(session.design(), static_cast<std::size_t>(index), std::move(example)));
}

void ExamplePage::remove()
{
    const int index = chosen();
    if (!m_workspace || index < 0)
        return;
    Session &session = m_workspace->session();
    session.apply(tr("Remove an example"),
                  withExampleRemoved(session.design(), static_cast<std::size_t>(index)));
}

void ExamplePage::begin(QTreeWidgetItem *item)
{
    const auto index = static_cast<std::size_t>(m_list->indexOfTopLevelItem(item));
    const std::string &position = m_workspace->design().examples->list[index].position;
    if (position.empty())
        m_workspace->play().newGame();
    else
        m_workspace->play().begin(QString::fromStdString(position));
}

/// Beside the window: a board may be large, and examples many.
void ExamplePage::refresh()
{
    m_faults.clear();
    m_verdicts.forget();
    show();
    if (!m_workspace || m_workspace->design().examples->list.empty())
        return;
    m_verdicts.ask([design = m_workspace->design(),
                    game = m_workspace->session().sharedGame()](BackgroundRun &run) {
        RulingCache rulings(design, game);
        QStringList faults;
        for (const Example &example : design.examples->list) {
            if (run.stop)
                break;
            const ExampleVerdict verdict = judgeExample(example, design, rulings);
            faults << shown(describeVerdict(labelled(verdict, game->board(), *design.pieces)));
        }
        return faults;
    });
}

void ExamplePage::show()
{
    if (m_isShowing || !m_workspace)
        return;
    const QScopedValueRollback guard(m_isShowing, true);
    const auto &list = m_workspace->design().examples->list;
    const int current = std::min(chosen(), static_cast<int>(list.size()) - 1);
    m_list->clear();
    const bool areKnown = m_faults.size() == static_cast<qsizetype>(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const QString fault = areKnown ? m_faults[static_cast<qsizetype>(i)] : QString();
        const QString name = list[i].name.empty() ? tr("Example %1").arg(i + 1)
                                                  : QString::fromStdString(list[i].name);
        auto *item = new QTreeWidgetItem(m_list);
        if (areKnown)
            item->setIcon(
                0, tintedIcon(fault.isEmpty() ? QStringLiteral("check") : QStringLiteral("error")));
        item->setText(0,
                      !areKnown         ? name
                      : fault.isEmpty() ? tr("%1: holds").arg(name)
                                        : tr("%1: %2").arg(name, fault));
        item->setToolTip(0, item->text(0));
    }
    if (current >= 0)
        m_list->setCurrentItem(m_list->topLevelItem(current));
    showChosen(current >= 0 ? &list[static_cast<std::size_t>(current)] : nullptr);
    m_none->setVisible(list.empty());
}

void ExamplePage::showChosen(const Example *example)
{
    const Example shown = example ? *example : Example();
    const Pieces &pieces = *m_workspace->design().pieces;
    m_name->setText(QString::fromStdString(shown.name));
    m_expected->setText(shownMoves(shown.expected, m_workspace->board(), pieces));
    m_forbidden->setText(shownMoves(shown.forbidden, m_workspace->board(), pieces));
    for (QLineEdit *field : {m_name, m_expected, m_forbidden}) {
        field->setEnabled(example != nullptr);
        field->setCursorPosition(0);
        field->setModified(false);
    }
}

} // namespace rookery
