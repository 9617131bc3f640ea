#include "widgets/analysis/audit_panel.h"

#include "model/board/labels.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int afterEdit = 80;            // milliseconds
constexpr std::size_t foundAtOnce = 400; // cells; larger boards leave the window free meanwhile

std::set<CellId> asSet(const std::vector<CellId> &cells)
{
    return {cells.begin(), cells.end()};
}

} // namespace

AuditPanel::AuditPanel(QWidget *parent)
    : Panel(parent)
    , m_on(new QCheckBox(tr("Show on the board")))
    , m_piece(new QComboBox)
    , m_player(new QComboBox)
    , m_view(form::enumCombo<AuditView>(tr("What is shown"),
                                        tr("Numbers and hatches on the cells of the board")))
    , m_summary(new QLabel)
{
    setObjectName(QStringLiteral("auditPanel"));
    m_on->setObjectName(QStringLiteral("auditOn"));
    form::explain(m_on, m_on->text(), tr("Finds where the piece can get to on the empty board"));
    m_piece->setObjectName(QStringLiteral("auditPiece"));
    form::explain(m_piece, tr("Piece"), tr("The piece that is asked about"));
    m_player->setObjectName(QStringLiteral("auditPlayer"));
    form::explain(m_player, tr("Player"), tr("Whose piece it is: forward is another way for each"));
    m_view->setObjectName(QStringLiteral("auditView"));
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *grid = new QGridLayout;
    grid->addWidget(form::label(tr("Piece"), m_piece), 0, 0);
    grid->addWidget(m_piece, 0, 1);
    grid->addWidget(form::label(tr("Player"), m_player), 1, 0);
    grid->addWidget(m_player, 1, 1);
    // Its choices are longer than what a narrow panel has beside a label.
    grid->addWidget(form::label(tr("Show"), m_view), 2, 0, 1, 2);
    grid->addWidget(m_view, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addWidget(form::heading(tr("Where a piece can get to")));
    column->addWidget(m_on);
    column->addLayout(grid);
    column->addWidget(m_summary);
    column->addStretch();
    form::wrapInScrollArea(this, column);

    m_afterEdit.setSingleShot(true);
    m_afterEdit.setInterval(afterEdit);
    connect(&m_afterEdit, &QTimer::timeout, this, &AuditPanel::start);
    connect(m_on, &QCheckBox::toggled, this, [this](bool on) {
        forget();
        if (on)
            start();
    });
    connect(m_piece, &QComboBox::activated, this, [this](int index) {
        if (workspace() && index >= 0)
            workspace()->choices().setPiece(PieceId(index));
    });
    connect(m_player, &QComboBox::activated, this, [this] {
        forget();
        start();
    });
    connect(m_view, &QComboBox::activated, this, &AuditPanel::show);
}

void AuditPanel::bound()
{
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (!(changed & ~Sections(Section::Info | Section::Setup)))
                return;
            m_bindings.reset();
            m_run.forget();
            if (m_on->isChecked())
                m_afterEdit.start();
        });
        connect(&workspace()->session(), &Session::designSettled, this, &AuditPanel::refreshPieces);
        connect(&workspace()->choices(), &Choices::changed, this, [this] {
            const int before = m_piece->currentIndex();
            refreshPieces();
            if (m_piece->currentIndex() != before) {
                forget();
                start();
            } else if (view() == AuditView::Distances) {
                show();
            }
        });
    }
    m_bindings.reset();
    refreshPieces();
    if (m_on->isChecked())
        start();
}

void AuditPanel::refreshPieces()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const int player = std::max(0, m_player->currentIndex());
    m_piece->clear();
    m_player->clear();
    if (workspace()) {
        for (const PieceType &type : workspace()->design().pieces->types)
            m_piece->addItem(QString::fromStdString(type.name));
        for (const Player &one : workspace()->design().rules->players)
            m_player->addItem(QString::fromStdString(one.name));
        if (const auto piece = workspace()->choices().piece())
            m_piece->setCurrentIndex(static_cast<int>(piece->index()));
        m_player->setCurrentIndex(std::min(player, m_player->count() - 1));
    }
    if (!m_bindings)
        m_summary->setText(summary());
}

AuditView AuditPanel::view() const
{
    return static_cast<AuditView>(m_view->currentData().toInt());
}

void AuditPanel::forget()
{
    m_bindings.reset();
    m_run.forget();
    if (workspace())
        workspace()->view().setNotes({});
    m_summary->setText(summary());
}

void AuditPanel::start()
{
    if (!workspace() || !m_on->isChecked() || m_piece->currentIndex() < 0)
        return;
    // While a gesture runs the design is not what it will be.
    if (workspace()->session().isPreviewing())
        return m_afterEdit.start();
    const PieceId piece(m_piece->currentIndex());
    const PlayerId player(m_player->currentIndex());
    const auto find = [game = workspace()->session().sharedGame(), piece, player]() -> Result {
        return std::make_shared<const Bindings>(*game, piece, player);
    };
    if (workspace()->board().size() <= foundAtOnce) {
        m_bindings = find();
        return show();
    }
    m_summary->setText(tr("Looking…"));
    m_run.ask([find](BackgroundRun &) { return find(); });
}

void AuditPanel::show()
{
    m_summary->setText(summary());
    if (!workspace() || !m_bindings)
        return;
    switch (view()) {
    case AuditView::Classes:
        return workspace()->view().setNotes(classNotes());
    case AuditView::Distances:
        return workspace()->view().setNotes(distanceNotes());
    case AuditView::Parity:
        return workspace()->view().setNotes(parityNotes());
    case AuditView::DeadCells:
        return workspace()->view().setNotes(deadNotes());
    }
}

CellId AuditPanel::source() const
{
    const auto selected = workspace()->choices().selectedCells();
    return selected.empty() ? workspace()->trial().stageCell() : selected.front();
}

std::vector<CellNote> AuditPanel::classNotes() const
{
    constexpr std::size_t hatched = 8; // more classes than that cannot be told apart
    const std::size_t count = m_bindings->classes().size();
    std::vector<CellNote> notes;
    for (const CellId cell : workspace()->board().cells()) {
        const std::size_t number = m_bindings->classOf(cell);
        const int group = count > 1 && number < hatched ? static_cast<int>(number) : -1;
        notes.push_back({cell,
                         QString::number(number + 1),
                         tr("class %1 of %2").arg(number + 1).arg(count),
                         group});
    }
    return notes;
}

std::vector<CellNote> AuditPanel::distanceNotes() const
{
    constexpr int never = 2; // its hatch crosses
    const auto distances = m_bindings->distances(source());
    std::vector<CellNote> notes;
    for (const CellId cell : workspace()->board().cells()) {
        if (const auto moves = distances[cell.index()])
            notes.push_back({cell, QString::number(*moves), tr("%n move(s)", nullptr, *moves), -1});
        else
            notes.push_back({cell, QStringLiteral("×"), tr("never reached"), never});
    }
    return notes;
}

std::vector<CellNote> AuditPanel::parityNotes() const
{
    std::vector<CellNote> notes;
    const auto parity = m_bindings->parity();
    if (!parity)
        return notes;
    for (const CellId cell : workspace()->board().cells()) {
        const int one = (*parity)[cell.index()];
        notes.push_back({cell, QString::number(one), tr("parity %1").arg(one), one});
    }
    return notes;
}

std::vector<CellNote> AuditPanel::deadNotes() const
{
    const auto stuck = asSet(m_bindings->withoutMoves());
    const auto unreached = asSet(m_bindings->unreached());
    std::vector<CellNote> notes;
    for (const CellId cell : workspace()->board().cells()) {
        const bool noOut = stuck.contains(cell);
        const bool noIn = unreached.contains(cell);
        if (noOut && noIn)
            notes.push_back({cell, tr("cut off"), tr("no way in or out"), 2});
        else if (noOut)
            notes.push_back({cell, tr("no out"), tr("no way out"), 0});
        else if (noIn)
            notes.push_back({cell, tr("no in"), tr("no way in"), 1});
    }
    return notes;
}

QString AuditPanel::summary() const
{
    if (!workspace() || workspace()->design().pieces->types.empty())
        return withGivenKey(tr("There is no piece yet: make one in Pieces mode (F4)."),
                            QStringLiteral("mode.pieces"));
    if (!m_bindings)
        return m_on->isChecked() ? QString()
                                 : tr("Tick the box to see which cells the piece can get to, in "
                                      "how many moves, and where it is bound.");
    const auto &classes = m_bindings->classes();
    QStringList lines;
    if (classes.size() == 1) {
        lines << tr("It can get everywhere: one class.");
    } else {
        constexpr std::size_t named = 8;
        QStringList sizes;
        for (std::size_t i = 0; i < std::min(named, classes.size()); ++i)
            sizes << QString::number(classes[i].size());
        if (classes.size() > named)
            sizes << QStringLiteral("…");
        lines << tr("Bound to one of %n classes: %1 cells.",
                    nullptr,
                    static_cast<int>(classes.size()))
                     .arg(sizes.join(QStringLiteral(", ")));
    }
    lines << tr("Moves from a cell, on average: %1")
                 .arg(QLocale().toString(
                     static_cast<double>(m_bindings->mobility()) / 1000, 'f', 2));
    lines << (m_bindings->parity() ? tr("Every move changes the parity.")
                                   : tr("No parity: some moves keep every colouring."));
    const auto dead = m_bindings->withoutMoves().size();
    const auto unreached = m_bindings->unreached().size();
    if (dead + unreached > 0)
        lines << tr("%1 without a way out, %2 without a way in.").arg(dead).arg(unreached);
    if (view() == AuditView::Distances && workspace()->board().size() > 0) {
        lines << tr("From %1 it reaches %n other cell(s); select another cell to begin there.",
                    nullptr,
                    static_cast<int>(m_bindings->reached(source())))
                     .arg(QString::fromStdString(cellLabel(workspace()->board(), source())));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace rookery
