#include "widgets/rules/rule_form.h"

#include "model/board/labels.h"
#include "model/design/rule_sheet.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/retire.h"
#include "widgets/base/shown.h"
#include "widgets/rules/form_lines.h"
#include "widgets/rules/id_picker.h"
#include "widgets/rules/whole_text.h"
#include "widgets/workspace/workspace.h"

#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

RuleFieldRow rowOf(const RuleField &field)
{
    return ruleFieldRow(field.path);
}

std::vector<std::size_t> ids(const RuleField &field)
{
    const auto *found = std::get_if<std::vector<std::size_t>>(&field.value);
    return found ? *found : std::vector<std::size_t>();
}

int number(const RuleField &field)
{
    const auto *found = std::get_if<int>(&field.value);
    return found ? *found : 0;
}

} // namespace

RuleForm::RuleForm(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("ruleForm"));
    m_column->setContentsMargins(0, 0, 0, 0);
}

void RuleForm::show(Workspace &workspace, const std::string &path)
{
    m_workspace = &workspace;
    m_path = path;
    std::vector<Line> lines;
    collect(path, 0, lines);
    QStringList shape;
    for (const Line &line : lines)
        shape << QString::fromStdString(line.field.path)
                     + QString::number(static_cast<int>(line.field.kind));
    if (shape != m_shape || !m_content) {
        m_shape = shape;
        build(lines);
    }
    const QScopedValueRollback guard(m_isRefreshing, true);
    for (const Line &line : lines) {
        const auto found = m_choosers.constFind(QString::fromStdString(line.field.path));
        if (found != m_choosers.constEnd() && found->show)
            found->show(line.field);
    }
    m_content->arrange();
}

void RuleForm::collect(const std::string &path, int depth, std::vector<Line> &lines) const
{
    bool isFirst = depth > 0;
    for (RuleField &field : ruleFields(m_workspace->design(), path)) {
        const bool isList = field.kind == RuleFieldKind::Parts;
        const int parts = isList ? number(field) : 0;
        const std::string list = field.path;
        lines.push_back({std::move(field), depth, std::exchange(isFirst, false)});
        for (int i = 0; i < parts; ++i)
            collect(list + "/" + std::to_string(i), depth + 1, lines);
    }
}

void RuleForm::build(const std::vector<Line> &lines)
{
    QString focused;
    for (auto it = m_choosers.constBegin(); it != m_choosers.constEnd(); ++it) {
        if (it->widget->hasFocus() || it->widget->isAncestorOf(focusWidget()))
            focused = it.key();
    }
    m_choosers.clear();
    retire(m_content);
    m_content = new FormLines;
    for (const Line &line : lines) {
        if (line.field.kind == RuleFieldKind::Parts)
            addPartHeading(line);
        else
            addLine(line);
    }
    m_column->addWidget(m_content);
    m_content->show();
    if (auto *widget = m_choosers.value(focused).widget)
        widget->setFocus();
}

bool RuleForm::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    const QVariant cellOf = watched->property("cellOf");
    if (cellOf.isValid() && event->type() == QEvent::FocusIn)
        askForCell(cellOf.toString().toStdString());
    // The click that takes the keyboard away may be the answer.
    if (cellOf.isValid() && event->type() == QEvent::FocusOut)
        QTimer::singleShot(0, this, [this, watched = QPointer(watched)] {
            const auto *field = qobject_cast<const QWidget *>(watched);
            const QWidget *now = focusWidget();
            if ((!field || !field->hasFocus()) && !(now && now->property("cellOf").isValid()))
                m_workspace->view().askForCell(nullptr);
        });
    if (event->type() != QEvent::Wheel || !widget || widget->hasFocus())
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void RuleForm::addPartHeading(const Line &line)
{
    const RuleFieldRow words = rowOf(line.field);
    auto *label = new QLabel(shown(words.title));
    label->setToolTip(shown(words.says));
    auto *add = form::toolButton("add", tr("Add one: %1").arg(shown(words.title)));
    add->setObjectName(QString::fromStdString(line.field.path) + QStringLiteral("/+"));
    connect(add, &QToolButton::clicked, this, [this, list = line.field.path] {
        Q_EMIT partWanted(list);
    });
    m_content->add(label, add, nullptr, FormLines::Place::Left);
}

void RuleForm::addLine(const Line &line)
{
    const RuleFieldRow words = rowOf(line.field);
    const Chooser chooser = makeChooser(line.field);
    chooser.widget->setObjectName(QString::fromStdString(line.field.path));
    const bool isSentence = line.field.kind == RuleFieldKind::Said;
    chooser.widget->setFocusPolicy(isSentence ? Qt::NoFocus : Qt::StrongFocus);
    chooser.widget->installEventFilter(this);
    const bool mayCount = line.field.kind == RuleFieldKind::Cell && line.field.key == "king-to";
    form::explain(chooser.widget,
                  shown(words.title),
                  mayCount ? tr("Where the king arrives: a cell, or how many cells it goes towards "
                                "its partner, which then stands beside it")
                           : shown(words.says));
    m_choosers.insert(QString::fromStdString(line.field.path), chooser);
    QToolButton *remove = nullptr;
    if (line.beginsPart) {
        const std::string part = line.field.path.substr(0, line.field.path.rfind('/'));
        remove = form::toolButton("delete", tr("Remove this part"));
        remove->setObjectName(QString::fromStdString(part) + QStringLiteral("/-"));
        connect(remove, &QToolButton::clicked, this, [this, part] { Q_EMIT partUnwanted(part); });
    }
    auto *label = new QLabel(shown(words.title));
    label->setIndent(line.depth * 10);
    label->setToolTip(shown(words.says));
    label->setBuddy(chooser.widget);
    m_content->add(label,
                   chooser.widget,
                   remove,
                   isSentence ? FormLines::Place::Below : FormLines::Place::Fitting);
}

RuleForm::Chooser RuleForm::makeChooser(const RuleField &field)
{
    switch (field.kind) {
    case RuleFieldKind::Choice:
        return makeChoice(field);
    case RuleFieldKind::Number:
    case RuleFieldKind::Limit:
        return makeNumber(field);
    case RuleFieldKind::Flag:
        return makeFlag(field);
    case RuleFieldKind::Letter:
        return makeText(field);
    case RuleFieldKind::Cell:
        return makeCell(field);
    case RuleFieldKind::Piece:
    case RuleFieldKind::Player:
    case RuleFieldKind::MaybePlayer:
    case RuleFieldKind::MaybeZone:
        return makeOne(field);
    case RuleFieldKind::Text:
        return makeLine(field);
    case RuleFieldKind::Moves:
        return makeMoves(field);
    case RuleFieldKind::Said:
        return makeSentence(field);
    case RuleFieldKind::Pieces:
    case RuleFieldKind::Players:
    case RuleFieldKind::Directions:
    case RuleFieldKind::Parts:
        break;
    }
    return makeSeveral(field);
}

RuleForm::Chooser RuleForm::makeChoice(const RuleField &field)
{
    auto *combo = new WholeCombo;
    for (const std::string &choice : field.choices) {
        QString title = shown(choice);
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        combo->addItem(title);
    }
    connect(combo, &QComboBox::activated, this, [this, path = field.path](int index) {
        Q_EMIT edited(path, index);
    });
    return {combo, [combo](const RuleField &now) {
                combo->setCurrentIndex(number(now));
            }};
}

RuleForm::Chooser RuleForm::makeNumber(const RuleField &field)
{
    const bool isLimit = field.kind == RuleFieldKind::Limit;
    auto *spin = new QSpinBox;
    spin->setRange(isLimit ? -1 : field.least, field.most);
    if (isLimit)
        spin->setSpecialValueText(tr("no limit"));
    connect(spin, &QSpinBox::valueChanged, this, [this, isLimit, path = field.path](int value) {
        if (m_isRefreshing)
            return;
        if (!isLimit)
            Q_EMIT edited(path, value);
        else
            Q_EMIT edited(path,
                          value < 0 ? std::vector<std::size_t>()
                                    : std::vector{static_cast<std::size_t>(value)});
    });
    return {spin, [spin, isLimit](const RuleField &now) {
                const auto limit = ids(now);
                spin->setValue(!isLimit        ? number(now)
                               : limit.empty() ? -1
                                               : static_cast<int>(limit.front()));
            }};
}

RuleForm::Chooser RuleForm::makeFlag(const RuleField &field)
{
    auto *box = new QCheckBox(tr("yes"));
    connect(box, &QCheckBox::clicked, this, [this, path = field.path](bool on) {
        Q_EMIT edited(path, on ? 1 : 0);
    });
    return {box, [box](const RuleField &now) {
                box->setChecked(number(now) == 1);
            }};
}

RuleForm::Chooser RuleForm::makeText(const RuleField &field)
{
    auto *line = new QLineEdit;
    line->setMaxLength(1);
    connect(line, &QLineEdit::editingFinished, this, [this, line, path = field.path] {
        Q_EMIT edited(path, line->text().toUpper().toStdString());
    });
    return {line, [line](const RuleField &now) {
                if (line->hasFocus() && line->isModified())
                    return;
                const auto *letter = std::get_if<std::string>(&now.value);
                line->setText(letter ? QString::fromStdString(*letter) : QString());
            }};
}

RuleForm::Chooser RuleForm::makeCell(const RuleField &field)
{
    auto *line = new QLineEdit;
    line->setProperty("cellOf", QString::fromStdString(field.path));
    QAction *pick =
        line->addAction(tintedIcon(QStringLiteral("target")), QLineEdit::TrailingPosition);
    pick->setToolTip(tr("Then click a cell of the board"));
    connect(pick, &QAction::triggered, line, qOverload<>(&QWidget::setFocus));
    connect(line, &QLineEdit::editingFinished, this, [this, line, path = field.path] {
        if (!line->isModified())
            return;
        line->setModified(false);
        Q_EMIT cellTyped(path, line->text().trimmed());
    });
    return {line, [this, line](const RuleField &now) {
                if (!line->isModified())
                    line->setText(QString::fromStdString(
                        siteLabel(m_workspace->board(), SiteId(ids(now).front()))));
            }};
}

/// A click on the board fills the field, which keeps the keyboard.
void RuleForm::askForCell(const std::string &path)
{
    m_workspace->view().askForCell([this, form = QPointer(this), path](CellId cell) {
        if (!form)
            return;
        const SiteId site = m_workspace->board().site(cell);
        Q_EMIT edited(path, std::vector{site.index()});
        // When the click is over, which has given the keyboard to the board.
        QTimer::singleShot(0, this, [this, path] {
            if (auto *field = qobject_cast<QLineEdit *>(chooser(QString::fromStdString(path)))) {
                field->setModified(false);
                field->setFocus();
                field->selectAll();
            }
        });
    });
}

RuleForm::Chooser RuleForm::makeOne(const RuleField &field)
{
    const bool mayBeNone =
        field.kind == RuleFieldKind::MaybePlayer || field.kind == RuleFieldKind::MaybeZone;
    auto *combo = new WholeCombo;
    const bool isZone = field.kind == RuleFieldKind::MaybeZone;
    connect(combo,
            &QComboBox::activated,
            this,
            [this, combo, mayBeNone, isZone, path = field.path](int index) {
                const int chosen = index - (mayBeNone ? 1 : 0);
                if (isZone && index + 1 == combo->count())
                    return Q_EMIT zoneWanted(path);
                Q_EMIT edited(path,
                              chosen < 0 ? std::vector<std::size_t>()
                                         : std::vector{static_cast<std::size_t>(chosen)});
            });
    return {combo, [this, combo, mayBeNone](const RuleField &now) {
                QStringList names = namesFor(now.kind);
                if (mayBeNone)
                    names.prepend(now.kind == RuleFieldKind::MaybeZone ? tr("the whole board")
                                                                       : tr("none"));
                if (now.kind == RuleFieldKind::MaybeZone)
                    names << tr("New zone…");
                combo->clear();
                combo->addItems(names);
                const auto one = ids(now);
                combo->setCurrentIndex(
                    one.empty() ? 0 : static_cast<int>(one.front()) + (mayBeNone ? 1 : 0));
            }};
}

RuleForm::Chooser RuleForm::makeSeveral(const RuleField &field)
{
    const bool isSet = field.emptyMeans == EmptyMeans::Everybody;
    const auto kind = field.isOrdered ? IdPicker::Kind::Sequence
                      : isSet         ? IdPicker::Kind::Set
                                      : IdPicker::Kind::List;
    const bool isPieces = field.kind == RuleFieldKind::Pieces;
    const bool isDirections = field.kind == RuleFieldKind::Directions;
    const QString whenEmpty =
        field.isOrdered ? (field.key == "cycle" ? tr("All in their order") : tr("Nothing before"))
        : isDirections  ? tr("Along the lines")
        : isSet         ? (isPieces ? tr("Every piece") : tr("Everybody"))
        : field.key == "into" ? tr("Back into what it was")
                              : tr("None");
    auto *picker = new IdPicker(kind, whenEmpty);
    connect(picker,
            &IdPicker::picked,
            this,
            [this, path = field.path](const std::vector<std::size_t> &chosen) {
                Q_EMIT edited(path, chosen);
            });
    return {picker, [this, picker](const RuleField &now) {
                picker->setNames(namesFor(now.kind));
                picker->setChosen(ids(now));
            }};
}

QStringList RuleForm::namesFor(RuleFieldKind kind) const
{
    const Design &design = m_workspace->design();
    QStringList names;
    switch (kind) {
    case RuleFieldKind::Piece:
    case RuleFieldKind::Pieces:
        for (const PieceType &type : design.pieces->types)
            names << QString::fromStdString(type.name);
        break;
    case RuleFieldKind::Player:
    case RuleFieldKind::MaybePlayer:
    case RuleFieldKind::Players:
        for (const Player &player : design.rules->players)
            names << QString::fromStdString(player.name);
        break;
    case RuleFieldKind::Directions:
        for (const Direction &direction : design.directions->list)
            names << QString::fromStdString(direction.name);
        break;
    case RuleFieldKind::MaybeZone:
        for (const Zone &zone : design.board->edits.zones)
            names << QString::fromStdString(zone.name);
        break;
    default:
        break;
    }
    return names;
}

} // namespace rookery
