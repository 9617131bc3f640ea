#include "widgets/library/identity_chip.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace rookery {

namespace {

constexpr int untilNamed = 150; // milliseconds

} // namespace

IdentityChip::IdentityChip(Workspace &workspace, QWidget *parent)
    : QToolButton(parent)
    , m_workspace(workspace)
{
    setObjectName(QStringLiteral("identityChip"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAccessibleName(tr("Known piece with these moves"));
    setIcon(tintedIcon(QStringLiteral("info")));
    setAutoRaise(true);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true); // what is below does not move when the answer comes
    setSizePolicy(policy);
    m_afterEdit.setSingleShot(true);
    m_afterEdit.setInterval(untilNamed);
    connect(&m_afterEdit, &QTimer::timeout, this, &IdentityChip::look);
    connect(&workspace.session(), &Session::designChanged, this, [this](Sections sections) {
        if (sections & (Section::Pieces | Section::Directions))
            m_afterEdit.start();
    });
    connect(&workspace.choices(), &Choices::changed, this, [this] { m_afterEdit.start(); });
    connect(&workspace.choices(), &Choices::modeChanged, this, [this] { m_afterEdit.start(); });
    connect(this, &QToolButton::clicked, this, [this] {
        if (!m_identity.isKnown())
            return;
        const auto match =
            m_identity.same.empty() ? m_identity.step->match : m_identity.same.front();
        Q_EMIT m_workspace.libraryWanted(
            QString::fromStdString(known_pieces::library()[match.piece].name));
    });
    form::explain(
        this, tr("Which piece it is"), tr("Shows the known piece that moves like this one"));
    setVisible(false);
    m_afterEdit.start();
}

const PieceType *IdentityChip::piece() const
{
    const auto piece = m_workspace.choices().piece();
    const auto &types = m_workspace.design().pieces->types;
    return piece && piece->index() < types.size() ? &types[piece->index()] : nullptr;
}

void IdentityChip::look()
{
    const PieceType *type = piece();
    if (m_workspace.choices().mode() != Mode::Pieces)
        return;
    // While a gesture runs the piece is not what it will be.
    if (m_workspace.session().isPreviewing())
        return m_afterEdit.start();
    if (!type || type->moves.empty())
        return setVisible(false);
    m_answer.ask([type = *type, design = m_workspace.design()](BackgroundRun &) {
        return Answer{type.moves, known_pieces::identityOf(type, design)};
    });
}

void IdentityChip::show(const Answer &answer)
{
    const PieceType *type = piece();
    if (!type || answer.moves != type->moves)
        return m_afterEdit.start();
    m_identity = answer.identity;
    m_sentence = known_pieces::identityText(answer.identity, QString::fromStdString(type->name));
    setVisible(!m_sentence.isEmpty());
    if (m_sentence.isEmpty())
        return;
    form::explain(this, m_sentence, tr("%1. A click shows it in the library").arg(m_sentence));
    update();
}

QSize IdentityChip::sizeHint() const
{
    return {200, fontMetrics().height() + 6};
}

QSize IdentityChip::minimumSizeHint() const
{
    return {60, fontMetrics().height() + 6};
}

void IdentityChip::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.iconSize = {14, 14};
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QRect icon(2, (height() - 14) / 2, 14, 14);
    tintedIcon(QStringLiteral("info")).paint(&painter, icon);
    const QRect text = rect().adjusted(22, 0, -4, 0);
    painter.drawText(text,
                     Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(m_sentence, Qt::ElideRight, text.width()));
}

} // namespace rookery
