#include "widgets/setup/position_box.h"

#include "model/board/labels.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/position_text.h"
#include "model/play/position/setup_of.h"
#include "widgets/base/fault_words.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTextCharFormat>
#include <QVBoxLayout>

namespace rookery {

PositionBox::PositionBox(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit)
    , m_fault(new QLabel)
    , m_mover(new QComboBox)
    , m_rights(new QWidget)
    , m_rightsColumn(new QVBoxLayout(m_rights))
{
    m_text->setObjectName(QStringLiteral("positionText"));
    form::explain(m_text,
                  tr("Position as text"),
                  tr("FEN, or cell:Piece pairs for any board; the board follows while you type"));
    m_fault->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("positionFault"));
    m_fault->hide();
    m_mover->setObjectName(QStringLiteral("firstMover"));
    form::explain(m_mover,
                  tr("First move"),
                  tr("Who makes the first move; the others follow in their order"));
    m_rightsColumn->setContentsMargins(0, 0, 0, 0);
    m_rightsColumn->setSpacing(Tokens::hairGap);
    QFormLayout *rows = form::rows();
    form::addRow(*rows, tr("First move"), m_mover);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addWidget(m_text);
    column->addWidget(m_fault);
    column->addLayout(rows);
    column->addWidget(m_rights);
    connect(m_text, &QLineEdit::textEdited, this, [this] { readText(Reading::Typing); });
    connect(m_text, &QLineEdit::returnPressed, this, [this] { readText(Reading::Finished); });
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        ++m_visit;
        m_text->setModified(false);
        refreshText();
    });
    connect(m_mover, &QComboBox::activated, this, [this](int index) {
        if (m_workspace)
            m_workspace->session().apply(tr("Who moves first"),
                                         withFirstMover(m_workspace->design(), PlayerId(index)));
    });
}

void PositionBox::show(Workspace *workspace)
{
    m_workspace = workspace;
    m_text->setModified(false);
    refresh();
}

void PositionBox::refresh()
{
    if (!m_workspace)
        return;
    const QSignalBlocker guard(m_mover);
    m_mover->clear();
    for (const Player &player : m_workspace->design().rules->players)
        m_mover->addItem(QString::fromStdString(player.name));
    m_mover->setCurrentIndex(static_cast<int>(firstMover(m_workspace->design()).index()));
    refreshText();
    refreshRights();
}

void PositionBox::refreshText()
{
    if (!m_workspace || (m_text->hasFocus() && m_text->isModified()))
        return;
    const Session &session = m_workspace->session();
    m_text->setText(QString::fromStdString(
        writePosition(session.position(), session.design(), session.board())));
    m_text->setCursorPosition(0);
    m_text->setModified(false);
    clearFault();
}

namespace {

/// The wings of castling that the text says, where king and partner stand; the others stay as they
/// are.
Result<Design> withRightsOf(const std::string &text, const Design &design)
{
    Design all = design;
    for (const CastlingRight &right : castlingRights(design)) {
        auto more = right.isThere ? Result<Design>(all) : withCastlingRight(all, right.wing);
        if (!more)
            return more;
        all = std::move(*more);
    }
    const Board board(all.board, all.directions);
    const auto position = readPosition(text, all, board);
    if (!position)
        return failure(position.error());
    const Position start = startPosition(all, board);
    const std::vector<Wing> wings = wingsOf(*all.rules, board);
    Result<Design> result = design;
    for (const CastlingRight &right : castlingRights(design)) {
        for (std::size_t i = 0; result && i < wings.size(); ++i) {
            const bool isIt = wings[i].player == right.wing.player
                              && board.site(wings[i].home.king) == right.wing.king
                              && board.site(wings[i].home.partner) == right.wing.partner;
            const bool may = (start.state().castlingRights >> i & 1U) != 0;
            const bool does = (position->state().castlingRights >> i & 1U) != 0;
            if (isIt && may && does != right.isThere)
                result = does ? withCastlingRight(*result, right.wing)
                              : withoutCastlingRight(*result, right.wing);
        }
    }
    return result;
}

} // namespace

Result<Design> PositionBox::designOf(const std::string &text) const
{
    const Session &session = m_workspace->session();
    const auto position = readPosition(text, session.design(), session.board());
    if (!position)
        return failure(position.error());
    auto next = withSetup(session.design(), setupOf(*position, session.board()));
    if (next)
        next = withFirstMover(*next, position->toMove());
    return next && tellsCastling(text) ? withRightsOf(text, *next) : next;
}

void PositionBox::readText(Reading reading)
{
    if (!m_workspace)
        return;
    auto next = designOf(m_text->text().toStdString());
    if (!next)
        return showFault(next.error());
    clearFault();
    m_workspace->session().apply(
        tr("Set the position"), std::move(*next), QStringLiteral("position:%1").arg(m_visit));
    if (reading == Reading::Finished) {
        ++m_visit;
        m_text->setModified(false);
        refreshText();
    }
}

void PositionBox::showFault(const Error &error)
{
    m_fault->setText(shownFault(error));
    m_fault->show();
    underline(error.place.column);
}

void PositionBox::clearFault()
{
    m_fault->hide();
    underline(0);
}

void PositionBox::underline(int column)
{
    QList<QInputMethodEvent::Attribute> attributes;
    if (column > 0) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(palette().color(QPalette::WindowText));
        const int start =
            std::min(column - 1, std::max(0, static_cast<int>(m_text->text().size()) - 1));
        attributes.append({QInputMethodEvent::TextFormat,
                           start - m_text->cursorPosition(),
                           static_cast<int>(m_text->text().size()) - start,
                           format});
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(m_text, &event);
}

QString PositionBox::rightText(const CastlingWing &wing) const
{
    const Board &board = m_workspace->board();
    return tr("%1 may castle %2–%3")
        .arg(QString::fromStdString((*m_workspace->design().rules)[wing.player].name),
             QString::fromStdString(siteLabel(board, wing.king)),
             QString::fromStdString(siteLabel(board, wing.kingTo)));
}

void PositionBox::refreshRights()
{
    std::vector<CastlingRight> rights = castlingRights(m_workspace->design());
    const auto isSame = [](const CastlingRight &a, const CastlingRight &b) {
        return a.wing == b.wing && a.isThere == b.isThere;
    };
    QStringList texts;
    for (const CastlingRight &right : rights)
        texts << rightText(right.wing);
    const bool areSame = std::equal(
        rights.begin(), rights.end(), m_shownRights.begin(), m_shownRights.end(), isSame);
    if (areSame && texts == m_rightTexts)
        return;
    m_shownRights = std::move(rights);
    m_rightTexts = std::move(texts);
    retireAll(*m_rightsColumn);
    for (const CastlingRight &right : m_shownRights) {
        const CastlingWing &wing = right.wing;
        auto *box = new QCheckBox(rightText(wing));
        box->setObjectName(QStringLiteral("right:%1%2")
                               .arg(wing.player.index())
                               .arg(QString::fromStdString(wing.letter)));
        box->setChecked(right.isThere);
        form::explain(box, box->text(), tr("Whether this way of castling is in the rules"));
        connect(box, &QCheckBox::clicked, this, [this, box, wing] {
            setRight(wing, box->checkState());
        });
        m_rightsColumn->addWidget(box);
        box->show();
    }
    m_rights->setVisible(!m_shownRights.empty());
}

void PositionBox::setRight(const CastlingWing &wing, Qt::CheckState state)
{
    const Design &design = m_workspace->design();
    m_workspace->session().apply(tr("Right to castle"),
                                 state == Qt::Checked ? withCastlingRight(design, wing)
                                                      : withoutCastlingRight(design, wing));
}

} // namespace rookery
