#include "widgets/export/limits_report.h"

#include "model/base/text.h"
#include "model/exchange/proof/rule_removal.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

namespace rookery {

namespace {

QString capitalised(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

struct RemedyRow
{
    Remedy remedy;
    const char *text;
    const char *tip;
};

constexpr RemedyRow remedies[] = {
    {Remedy::LeaveOut,
     QT_TRANSLATE_NOOP("rookery::LimitsReport", "Leave it out"),
     QT_TRANSLATE_NOOP("rookery::LimitsReport",
                       "Writes the design without this piece; again takes that back")},
    {Remedy::Approximate,
     QT_TRANSLATE_NOOP("rookery::LimitsReport", "Write the nearest"),
     QT_TRANSLATE_NOOP(
         "LimitsReport",
         "Writes as much of how it moves as the target can say; again takes that back")},
};

} // namespace

LimitsReport::LimitsReport(ExportPlan &plan, QWidget *parent)
    : QTreeWidget(parent)
    , m_plan(plan)
{
    setObjectName(QStringLiteral("limitsReport"));
    form::explain(
        this, tr("Limits report"), tr("What this target says of the design, and what it does not"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setWordWrap(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void LimitsReport::show(std::size_t target, const Subject &subject)
{
    const int place = verticalScrollBar()->value();
    clear();
    m_target = target;
    m_names.clear();
    for (const PieceType &type : subject.pieces().types)
        m_names.push_back(type.name);
    const auto &verdict = m_plan.target(target).verdict;
    if (!verdict) {
        add(Line::Unknown, tr("Working out what this target can say …"));
        return;
    }
    if (!*verdict) {
        add(Line::Lost, capitalised(shown(verdict->error().message)));
        for (const PieceChoice &choice : m_plan.target(target).settings.choices) {
            const auto piece = subject.pieces().find(choice.piece);
            if (piece)
                addLosses({{Message::literal(tr("%1 was to be changed")
                                                 .arg(QString::fromStdString(choice.piece))
                                                 .toStdString()),
                            {Element::Kind::Piece, piece->index()},
                            {Remedy::LeaveOut, Remedy::Approximate, Remedy::OtherTarget}}},
                          Line::Differs);
        }
        return;
    }
    const Format &format = *m_plan.target(target).format;
    if (format.proof.empty()
        && (format.carries == Carries::Game || format.carries == Carries::Pieces))
        add(Line::Unknown, tr("Not run: no program here can play this format"));
    addLosses((*verdict)->obstacles, Line::Lost);
    addLosses((*verdict)->differences, Line::Differs);
    addKept(**verdict, subject);
    verticalScrollBar()->setValue(place);
}

QTreeWidgetItem *LimitsReport::add(Line line, const QString &sentence)
{
    auto *item = new QTreeWidgetItem(this);
    const QString icon = line == Line::Kept      ? QStringLiteral("check")
                         : line == Line::Lost    ? QStringLiteral("error")
                         : line == Line::Differs ? QStringLiteral("warning")
                                                 : QStringLiteral("info");
    const QString word = line == Line::Kept      ? tr("kept")
                         : line == Line::Lost    ? tr("impossible")
                         : line == Line::Differs ? tr("different")
                                                 : tr("note");
    item->setIcon(0, tintedIcon(icon));
    item->setText(0, sentence);
    item->setToolTip(0, sentence);
    item->setData(0, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(word, sentence));
    item->setData(0, Qt::UserRole, word);
    return item;
}

void LimitsReport::addLosses(const std::vector<Loss> &losses, Line line)
{
    for (const Loss &loss : losses)
        addChoices(add(line, capitalised(shown(loss.message))), loss);
}

void LimitsReport::addChoices(QTreeWidgetItem *item, const Loss &loss)
{
    const auto offers = [&](Remedy remedy) {
        return std::find(loss.remedies.begin(), loss.remedies.end(), remedy) != loss.remedies.end();
    };
    const bool isPiece =
        loss.element.kind == Element::Kind::Piece && loss.element.index < m_names.size();
    if (!isPiece || !offers(Remedy::LeaveOut) || !offers(Remedy::Approximate))
        return;
    const std::string piece = m_names[loss.element.index];
    auto *box = new QWidget;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(Tokens::smallGap, Tokens::hairGap, Tokens::hairGap, Tokens::hairGap);
    row->setSpacing(Tokens::smallGap);
    const auto chosen = m_plan.target(m_target).settings.chosenFor(piece);
    for (const RemedyRow &each : remedies) {
        auto *button = new QPushButton(tr(each.text));
        button->setObjectName(QStringLiteral("remedy-%1").arg(asKey(enumName(each.remedy))));
        form::explain(
            button, tr("%1: %2").arg(QString::fromStdString(piece), tr(each.text)), tr(each.tip));
        button->setCheckable(true);
        button->setChecked(chosen == each.remedy);
        connect(
            button, &QPushButton::clicked, this, [this, piece, remedy = each.remedy](bool isOn) {
                TargetSettings settings = m_plan.target(m_target).settings;
                settings.choose(piece, isOn ? std::optional(remedy) : std::nullopt);
                m_plan.setSettings(m_target, std::move(settings));
            });
        row->addWidget(button);
    }
    setItemWidget(item, 1, box);
}

/// Pieces and rules that nothing was said about are as they were. Of a design that cannot be
/// written nothing is promised.
void LimitsReport::addKept(const Verdict &verdict, const Subject &subject)
{
    if (verdict.portability() == Portability::Impossible)
        return;
    if (m_plan.target(m_target).format->carries == Carries::Picture
        || m_plan.target(m_target).format->carries == Carries::Position) {
        if (verdict.differences.empty())
            add(Line::Kept, tr("Everything that is drawn or said is the design's"));
        return;
    }
    std::vector<std::string> kept;
    for (const PieceId piece : subject.pieceIds()) {
        if (!isNamed(verdict,
                     {RuleKind::Unknown, piece.index(), {}, {Element::Kind::Piece, piece.index()}}))
            kept.push_back(subject.pieces()[piece].name);
    }
    add(Line::Kept,
        tr("The board and its %n cell(s)", nullptr, static_cast<int>(subject.board().size())));
    if (!kept.empty())
        add(Line::Kept, tr("%1 move exactly").arg(shown(joined(kept, 30))));
    for (const UsedRule &rule : subject.usedRules()) {
        if (!isNamed(verdict, rule))
            add(Line::Kept, capitalised(shown(rule.message)));
    }
}

void LimitsReport::addProof(const Proof &proof, const QString &program)
{
    QStringList counts;
    for (std::size_t depth = 0; depth < proof.ours.size(); ++depth) {
        const QString theirs =
            depth < proof.theirs.size() ? QString::number(proof.theirs[depth]) : tr("no answer");
        counts << tr("perft %1: Rookery %2, %3 %4")
                      .arg(depth + 1)
                      .arg(proof.ours[depth])
                      .arg(program, theirs);
    }
    const Line line = proof.state == ProofState::Proved    ? Line::Kept
                      : proof.state == ProofState::Differs ? Line::Lost
                      : agrees(proof)                      ? Line::Unknown
                                                           : Line::Differs;
    QString sentence = capitalised(shown(enumTitle(proof.state)));
    if (!proof.sentence.isEmpty())
        sentence += QStringLiteral(": ") + shown(proof.sentence);
    counts.prepend(sentence);
    insertProofLine(0, line, counts.join(QStringLiteral(" · ")));
    int place = 0;
    for (const Message &said : proof.leftOut)
        insertProofLine(++place, Line::Differs, tr("Not proved: %1").arg(shown(said)));
    QStringList exercised;
    for (const ExercisedRule &rule : proof.rules) {
        const QString words = shown(rule.rule.message);
        if (rule.positions > 0)
            exercised << tr("%1 (%n position(s))", nullptr, rule.positions).arg(words);
        else
            insertProofLine(++place, Line::Unknown, tr("Not exercised: %1").arg(words));
    }
    if (!exercised.isEmpty())
        insertProofLine(
            ++place, Line::Kept, tr("Exercised: %1").arg(exercised.join(QStringLiteral("; "))));
    scrollToTop();
}

void LimitsReport::insertProofLine(int place, Line line, const QString &sentence)
{
    auto *item = add(line, sentence);
    item->setData(0, Qt::UserRole + 1, true);
    takeTopLevelItem(indexOfTopLevelItem(item));
    insertTopLevelItem(place, item);
}

QString LimitsReport::text() const
{
    QString all;
    for (int i = 0; i < topLevelItemCount(); ++i)
        all +=
            QStringLiteral("%1: %2\n")
                .arg(topLevelItem(i)->data(0, Qt::UserRole).toString(), topLevelItem(i)->text(0));
    return all;
}

} // namespace rookery
