#include "widgets/board/zone_meaning_form.h"

#include "model/board/middle_cell.h"
#include "model/board/zone_likeness.h"
#include "model/design/limits.h"
#include "model/edit/board/zone_edits.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

namespace rookery {

namespace {

constexpr int drawn = -1;

void select(QComboBox *combo, int data)
{
    combo->setCurrentIndex(combo->findData(data));
}

} // namespace

ZoneMeaningForm::ZoneMeaningForm(QWidget *parent)
    : QWidget(parent)
    , m_kind(form::enumCombo<ZoneKind>(
          tr("Cells"),
          tr("Whether the zone is drawn, or which cells it always has: these follow the board "
             "when it grows, is joined or turned, and each player's facing")))
    , m_words(new QLabel)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    makeKinds(grid);
    makeNumbers(grid);
    makeButtons(grid);
    grid->setColumnStretch(1, 1);
}

void ZoneMeaningForm::makeKinds(QGridLayout *grid)
{
    m_kind->setObjectName(QStringLiteral("zoneKind"));
    m_kind->insertItem(0, tr("Drawn"), drawn);
    m_part = form::enumCombo<ZonePart>(tr("Part of the board"),
                                       tr("Whether the zone has these cells or all others"));
    m_part->setObjectName(QStringLiteral("zonePart"));
    grid->addWidget(form::label(tr("Cells")), 0, 0);
    grid->addWidget(m_kind, 0, 1);
    grid->addWidget(m_part, 1, 1);
    connect(m_kind, &QComboBox::activated, this, &ZoneMeaningForm::choose);
    connect(m_part, &QComboBox::activated, this, [this] {
        if (const Zone *now = zone(); now && now->meaning) {
            ZoneMeaning meaning = *now->meaning;
            meaning.part = static_cast<ZonePart>(m_part->currentData().toInt());
            apply(meaning);
        }
    });
}

void ZoneMeaningForm::makeNumbers(QGridLayout *grid)
{
    m_numbers = {
        number("zoneCount", tr("Count"), tr("How many ranks, files, rings of cells or steps"), 1),
        number("zoneFrom",
               tr("From"),
               tr("The first of the ranks or files, counted from the same edge: 2 of the first "
                  "ranks is where pawns begin"),
               1),
        number("zoneFiles",
               tr("Middle files"),
               tr("Only so many files in the middle, such as the three of a palace"),
               0),
        number("zoneLevel",
               tr("Level"),
               tr("Only this level, counted from the player's first, or below 0 from the last; 0 "
                  "for all"),
               -limits::side),
    };
    m_numbers[0].member = &ZoneMeaning::count;
    m_numbers[1].member = &ZoneMeaning::from;
    m_numbers[2].member = &ZoneMeaning::files;
    m_numbers[3].member = &ZoneMeaning::level;
    m_numbers[2].box->setSpecialValueText(tr("all"));
    int row = 2;
    for (const Number &each : m_numbers) {
        grid->addWidget(each.title, row, 0);
        grid->addWidget(each.box, row++, 1);
        connect(each.box, &QSpinBox::valueChanged, this, [this, each](int value) {
            const Zone *now = zone();
            if (m_isRefreshing || !now || !now->meaning)
                return;
            ZoneMeaning meaning = *now->meaning;
            meaning.*each.member = value;
            apply(meaning, each.box->objectName() + QString::fromStdString(now->name));
        });
    }
    m_steps =
        form::enumCombo<ZoneSteps>(tr("Steps"), tr("The steps that are counted around the cell"));
    m_steps->setObjectName(QStringLiteral("zoneSteps"));
    m_stepsTitle = new QLabel(tr("Steps"));
    grid->addWidget(m_stepsTitle, row, 0);
    grid->addWidget(m_steps, row, 1);
    connect(m_steps, &QComboBox::activated, this, [this] {
        if (const Zone *now = zone(); now && now->meaning) {
            ZoneMeaning meaning = *now->meaning;
            meaning.steps = static_cast<ZoneSteps>(m_steps->currentData().toInt());
            apply(meaning);
        }
    });
}

void ZoneMeaningForm::makeButtons(QGridLayout *grid)
{
    m_around = new QPushButton(tr("Around the selected cell"));
    m_around->setObjectName(QStringLiteral("zoneAround"));
    form::explain(m_around,
                  m_around->text(),
                  tr("The zone lies around the cell that is selected on the board"));
    m_draw = new QPushButton(tr("Turn into drawn cells"));
    m_draw->setObjectName(QStringLiteral("drawZone"));
    form::explain(m_draw,
                  m_draw->text(),
                  tr("The zone keeps the cells that it has now, and no longer follows the board"));
    m_say = new QPushButton(tr("Follow the board"));
    m_say->setObjectName(QStringLiteral("sayZone"));
    form::explain(m_say, m_say->text(), tr("The zone follows the board from now on"));
    m_words->setObjectName(QStringLiteral("zoneWords"));
    m_words->setWordWrap(true);
    grid->addWidget(m_words, 7, 0, 1, 2);
    int row = 8;
    for (QPushButton *button : {m_around, m_draw, m_say})
        grid->addWidget(button, row++, 0, 1, 2, Qt::AlignLeft);
    connect(m_around, &QPushButton::clicked, this, [this] {
        const Zone *now = zone();
        const auto &selected = m_workspace->choices().selection();
        if (!now || !now->meaning || selected.empty())
            return;
        ZoneMeaning meaning = *now->meaning;
        meaning.cell = *selected.begin();
        apply(meaning);
    });
    connect(m_draw, &QPushButton::clicked, this, [this] {
        if (zone())
            applyCells(
                tr("Turn a zone into drawn cells"),
                withZoneTurnedIntoCells(m_workspace->design(), *m_workspace->choices().zone()));
    });
    connect(m_say, &QPushButton::clicked, this, [this] {
        if (zone())
            applyCells(tr("Let a zone follow the board"),
                       withZoneSaid(m_workspace->design(), *m_workspace->choices().zone()));
    });
}

ZoneMeaningForm::Number
ZoneMeaningForm::number(const char *name, const QString &title, const QString &tip, int least)
{
    auto *box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(least, limits::side);
    box->setKeyboardTracking(false);
    form::explain(box, title, tip);
    return {new QLabel(title), box, nullptr};
}

const Zone *ZoneMeaningForm::zone() const
{
    if (!m_workspace || !m_workspace->choices().zone())
        return nullptr;
    const auto &zones = m_workspace->design().board->edits.zones;
    const std::size_t index = m_workspace->choices().zone()->index();
    return index < zones.size() ? &zones[index] : nullptr;
}

void ZoneMeaningForm::choose()
{
    const Zone *now = zone();
    if (!now)
        return;
    const int chosen = m_kind->currentData().toInt();
    if (chosen == drawn) {
        applyCells(tr("Turn a zone into drawn cells"),
                   withZoneTurnedIntoCells(m_workspace->design(), *m_workspace->choices().zone()));
        return;
    }
    ZoneMeaning meaning{.kind = static_cast<ZoneKind>(chosen)};
    const ZoneParameters counts = zoneParameters(meaning.kind);
    if (now->meaning) {
        meaning.part = now->meaning->part;
        meaning.level = now->meaning->level;
        meaning.count = counts.count ? now->meaning->count : 1;
    }
    if (counts.cell)
        meaning.cell = middle();
    apply(meaning);
}

std::optional<SiteId> ZoneMeaningForm::middle() const
{
    const auto &selected = m_workspace->choices().selection();
    if (!selected.empty())
        return *selected.begin();
    const Board &board = m_workspace->board();
    return board.size() == 0 ? std::nullopt : std::optional(board.site(middleCell(board)));
}

void ZoneMeaningForm::apply(const ZoneMeaning &meaning, const QString &mergeKey)
{
    m_workspace->session().apply(
        tr("Say what a zone is"),
        withZoneMeaning(m_workspace->design(), *m_workspace->choices().zone(), meaning),
        mergeKey);
    refresh();
}

void ZoneMeaningForm::applyCells(const QString &text, Result<Design> next)
{
    m_workspace->session().apply(text, std::move(next));
    refresh();
}

void ZoneMeaningForm::refresh()
{
    const Zone *now = zone();
    if (!now)
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const bool isSaid = now->meaning.has_value();
    select(m_kind, isSaid ? static_cast<int>(now->meaning->kind) : drawn);
    m_draw->setVisible(isSaid);
    m_part->setVisible(isSaid);
    show(now->meaning.value_or(ZoneMeaning{.kind = ZoneKind::Dark}));
    if (isSaid)
        m_say->hide();
    else
        showLikely(*now);
}

void ZoneMeaningForm::show(const ZoneMeaning &meaning)
{
    const ZoneParameters counts = zoneParameters(meaning.kind);
    const Lattice lattice = m_workspace->design().board->lattice;
    const bool hasLevels = lattice == Lattice::Cube || lattice == Lattice::Hyper;
    const bool isShown[] = {
        counts.count, counts.from, counts.files, hasLevels && zone()->meaning.has_value()};
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        m_numbers[i].title->setVisible(isShown[i]);
        m_numbers[i].box->setVisible(isShown[i]);
        m_numbers[i].box->setValue(meaning.*m_numbers[i].member);
    }
    m_stepsTitle->setVisible(counts.cell);
    m_steps->setVisible(counts.cell);
    m_around->setVisible(counts.cell);
    m_around->setEnabled(m_workspace->choices().selection().size() == 1);
    select(m_steps, static_cast<int>(meaning.steps));
    select(m_part, static_cast<int>(meaning.part));
    const std::string cell =
        meaning.cell ? m_workspace->board().siteName(*meaning.cell) : std::string();
    m_words->setVisible(zone()->meaning.has_value());
    m_words->setText(shown(meaningWords(meaning, cell)));
}

void ZoneMeaningForm::showLikely(const Zone &zone)
{
    const auto facings = m_workspace->design().rules->facings();
    const auto said = saidZone(m_workspace->board(), zone, facings);
    m_say->setVisible(said.has_value());
    if (!said)
        return;
    const QString words = shown(meaningWords(*said->meaning, {}));
    m_words->setVisible(true);
    m_words->setText(tr("These are %1.").arg(words));
    form::explain(m_say,
                  m_say->text(),
                  tr("The zone is %1 from now on, also when the board grows, is joined or turned")
                      .arg(words));
}

} // namespace rookery
