#include "widgets/board/board_lines_dialog.h"

#include "model/exchange/game_courier/board_lines.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rookery {

BoardLinesDialog::BoardLinesDialog(Workspace &workspace, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_text(new QPlainTextEdit)
    , m_verdict(new QLabel)
    , m_carryOut(new QPushButton(tr("Carry out")))
{
    setWindowTitle(tr("Directions and links as text"));
    setObjectName(QStringLiteral("boardLinesDialog"));
    form::sizeDialog(*this, 460);
    m_text->setObjectName(QStringLiteral("boardLines"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    form::explain(m_text,
                  tr("Lines"),
                  tr("map n 0 1 declares a direction; link e (h1 a1) draws a link, rlink draws it "
                     "backwards, unlink n a8 cuts"));
    m_verdict->setObjectName(QStringLiteral("boardLinesVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() * 2);
    m_carryOut->setObjectName(QStringLiteral("carryOutLines"));
    form::explain(m_carryOut,
                  m_carryOut->text(),
                  tr("Carries the lines out over what is there, as one undo step"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_carryOut, QDialogButtonBox::ActionRole);
    auto *hint = new QLabel(tr("This is the board as it is. Copy it, or paste lines from elsewhere "
                               "over it and carry them out."));
    hint->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_carryOut, &QPushButton::clicked, this, &BoardLinesDialog::carryOut);
    connect(m_text, &QPlainTextEdit::textChanged, this, &BoardLinesDialog::textChanged);

    const BoardLines lines = boardLines(workspace.design());
    m_text->setPlainText(QString::fromStdString(lines.text));
    QStringList losses;
    for (const Message &loss : lines.losses)
        losses << shown(loss);
    if (!losses.isEmpty())
        m_verdict->setText(tr("Not in these lines: %1").arg(losses.join(QStringLiteral("; "))));
    m_text->selectAll();
}

void BoardLinesDialog::textChanged()
{
    const auto next = withBoardLines(m_workspace.design(), m_text->toPlainText().toStdString());
    m_carryOut->setEnabled(next.has_value());
    if (!next) {
        const Place &place = next.error().place;
        m_verdict->setText(tr("Line %1, column %2: %3")
                               .arg(place.line)
                               .arg(place.column)
                               .arg(shown(next.error().message)));
    } else {
        m_verdict->setText(*next == m_workspace.design() ? tr("These lines change nothing.")
                                                         : tr("These lines can be carried out."));
    }
}

void BoardLinesDialog::carryOut()
{
    m_workspace.session().apply(
        tr("Carry out board lines"),
        withBoardLines(m_workspace.design(), m_text->toPlainText().toStdString()));
    textChanged();
}

} // namespace rookery
