#include "app/settings/appearance_page.h"

#include "app/sounds/speaker.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace rookery {

AppearancePage::AppearancePage()
    : m_theme(new QComboBox)
    , m_board(new QComboBox)
    , m_pieces(new QComboBox)
    , m_text(new QSpinBox)
    , m_motion(new QCheckBox(tr("Reduce motion")))
    , m_moves(new QCheckBox(tr("Animate moves")))
    , m_legend(new QCheckBox(tr("Name the marks on the board")))
    , m_sounds(new QCheckBox(tr("Sounds of moves and of the end of a game")))
{
    m_theme->setObjectName(QStringLiteral("settingsTheme"));
    m_theme->addItem(tr("As the desktop has it"), themeName(Theme::System));
    m_theme->addItem(tr("Light"), themeName(Theme::Light));
    m_theme->addItem(tr("Dark"), themeName(Theme::Dark));
    m_theme->addItem(tr("High contrast"), themeName(Theme::Contrast));
    form::explain(m_theme, tr("Theme"), tr("The colours of the window"));
    m_board->setObjectName(QStringLiteral("settingsBoard"));
    for (const BoardThemeRow &row : boardThemes())
        m_board->addItem(QCoreApplication::translate("BoardTheme", row.title),
                         static_cast<int>(row.theme));
    form::explain(
        m_board, tr("Board"), tr("What boards are made of, in the window and in pictures of it"));
    m_pieces->setObjectName(QStringLiteral("settingsPieces"));
    for (const PieceThemeRow &row : pieceThemes())
        m_pieces->addItem(QCoreApplication::translate("PieceTheme", row.title),
                          static_cast<int>(row.theme));
    form::explain(m_pieces, tr("Pieces"), tr("How pieces look that have no picture of their own"));
    m_text->setObjectName(QStringLiteral("settingsText"));
    m_text->setRange(Look::leastText, Look::mostText);
    m_text->setSingleStep(25);
    m_text->setSuffix(tr(" %"));
    m_text->setKeyboardTracking(false);
    form::explain(m_text, tr("Size of the text"), tr("Of the size that the desktop asks for"));
    m_motion->setObjectName(QStringLiteral("settingsMotion"));
    form::explain(m_motion, m_motion->text(), tr("Nothing slides or fades; paths appear whole"));
    m_moves->setObjectName(QStringLiteral("settingsMoves"));
    form::explain(m_moves,
                  m_moves->text(),
                  tr("Pieces slide to where a game moves them; nothing waits for them"));
    m_legend->setObjectName(QStringLiteral("settingsLegend"));
    form::explain(m_legend,
                  m_legend->text(),
                  tr("In a card in a corner of the board; otherwise a ? stands there"));
    m_sounds->setObjectName(QStringLiteral("settingsSounds"));
    m_sounds->setEnabled(Speaker::isThere());
    form::explain(m_sounds,
                  m_sounds->text(),
                  Speaker::isThere() ? tr("A knock for a move, another one for a capture")
                                     : tr("The library libcanberra, which plays them, is missing"));

    auto *fields = new QFormLayout;
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    fields->setVerticalSpacing(Tokens::padding);
    fields->addRow(tr("&Theme"), m_theme);
    fields->addRow(tr("&Board"), m_board);
    fields->addRow(tr("&Pieces"), m_pieces);
    fields->addRow(tr("Text &size"), m_text);
    fields->addRow(QString(), m_motion);
    fields->addRow(QString(), m_moves);
    fields->addRow(QString(), m_legend);
    fields->addRow(QString(), m_sounds);
    form::wrapInScrollArea(this, fields);

    connect(m_theme, &QComboBox::activated, this, &SettingsPage::edited);
    connect(m_board, &QComboBox::activated, this, &SettingsPage::edited);
    connect(m_pieces, &QComboBox::activated, this, &SettingsPage::edited);
    connect(m_text, &QSpinBox::valueChanged, this, &SettingsPage::edited);
    connect(m_motion, &QCheckBox::toggled, this, &SettingsPage::edited);
    connect(m_motion, &QCheckBox::toggled, m_moves, &QWidget::setDisabled);
    connect(m_moves, &QCheckBox::toggled, this, &SettingsPage::edited);
    connect(m_legend, &QCheckBox::toggled, this, &SettingsPage::edited);
    connect(m_sounds, &QCheckBox::toggled, this, &SettingsPage::edited);
}

void AppearancePage::show(const PreferenceValues &values)
{
    const QSignalBlocker blocker(this);
    m_theme->setCurrentIndex(m_theme->findData(themeName(values.look.theme)));
    m_board->setCurrentIndex(m_board->findData(static_cast<int>(values.look.board)));
    m_pieces->setCurrentIndex(m_pieces->findData(static_cast<int>(values.look.pieces)));
    m_text->setValue(values.look.textPercent);
    m_motion->setChecked(values.look.motion == Motion::Reduced);
    m_moves->setEnabled(!m_motion->isChecked());
    m_moves->setChecked(values.moves == MoveView::Slides);
    m_legend->setChecked(values.legend == LegendView::Open);
    m_sounds->setChecked(values.sounds == Sounds::On);
}

void AppearancePage::write(PreferenceValues &values) const
{
    values.look.theme = themeFromName(m_theme->currentData().toString());
    values.look.board = static_cast<BoardTheme>(m_board->currentData().toInt());
    values.look.pieces = static_cast<PieceTheme>(m_pieces->currentData().toInt());
    values.look.textPercent = m_text->value();
    values.look.motion = m_motion->isChecked() ? Motion::Reduced : Motion::Full;
    values.moves = m_moves->isChecked() ? MoveView::Slides : MoveView::AtOnce;
    values.legend = m_legend->isChecked() ? LegendView::Open : LegendView::Folded;
    values.sounds = m_sounds->isChecked() ? Sounds::On : Sounds::Off;
}

} // namespace rookery
