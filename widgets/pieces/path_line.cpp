#include "widgets/pieces/path_line.h"

#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"
#include "widgets/base/fitting.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/library/betza_words.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/pieces/notation_button.h"
#include "widgets/pieces/path_field.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int pauseMilliseconds = 150;
constexpr int lineGap = Tokens::hairGap; ///< pixels between the field and the words below

/// From the fault's column to the end of that word, in characters of the field.
std::pair<int, int> faultySpan(const QString &text, int column)
{
    const QByteArray bytes = text.toUtf8();
    const auto before = bytes.left(std::max(0, column - 1));
    const int size = static_cast<int>(text.size());
    int start = static_cast<int>(QString::fromUtf8(before).size());
    if (start >= size)
        start = std::max(0, size - 1);
    const auto endsWord = [&](int at) {
        const QChar c = text[at];
        return c.isSpace() || c == QLatin1Char('(') || c == QLatin1Char(')');
    };
    int end = start;
    while (end < size && !endsWord(end))
        ++end;
    return {start, std::max(end - start, size > 0 ? 1 : 0)};
}

} // namespace

PathLine::PathLine(EditedMovement &movement, QWidget *parent)
    : QWidget(parent)
    , m_movement(movement)
    , m_field(new PathField)
    , m_replace(new QPushButton(tr("Replace…")))
    , m_notation(new NotationButton(movement))
    , m_dialect(form::enumCombo<BetzaDialect>(
          tr("Dialect"),
          tr("Who reads the Betza string: the same letters mean different moves to each")))
    , m_badge(new QLabel)
    , m_status(new QLabel)
    , m_sentence(new QLabel)
{
    setObjectName(QStringLiteral("pathLine"));
    setUpParts();
    layOut();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &PathLine::readNow);
    connect(m_field, &QPlainTextEdit::textChanged, this, &PathLine::typed);
    connect(m_field, &PathField::entered, this, [this] { ++m_stay; });
    connect(m_field, &PathField::left, this, &PathLine::readNow);
    connect(m_field, &PathField::returnPressed, this, &PathLine::entered);
    connect(m_field, &PathField::tabPressed, this, &PathLine::acceptOffer);
    connect(m_dialect, &QComboBox::activated, this, &PathLine::readInDialect);
    connect(m_field, &PathField::escapePressed, this, [this] {
        m_pause.stop();
        setText(QString::fromStdString(m_movement.entry().text));
        showReading();
    });
    connect(m_status, &QLabel::linkActivated, this, &PathLine::acceptOffer);
    connect(m_replace, &QPushButton::clicked, this, &PathLine::startAgain);
    connect(&movement, &EditedMovement::changed, this, &PathLine::refresh);
    refresh();
}

void PathLine::setUpParts()
{
    m_field->setObjectName(QStringLiteral("pathField"));
    m_field->setPlaceholderText(QStringLiteral("ride n e s w"));
    form::explain(m_field,
                  tr("Notation"),
                  tr("The move as text. A path: leap nne · ride n e s w · (n n stop) · (nw (n)) · "
                     "“move” or “capture” before an item. Or Betza: N · R · FyafsF · fmWfcF. "
                     "Ctrl+Space offers words and letters · Enter offers the usual spelling · "
                     "Esc puts back what holds"));
    m_dialect->setObjectName(QStringLiteral("dialectBox"));
    m_dialect->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_dialect->setMinimumContentsLength(0); // never narrower than its longest name
    m_badge->setObjectName(QStringLiteral("betzaBadge"));
    m_badge->setFrameShape(QFrame::StyledPanel);
    m_badge->setMargin(Tokens::hairGap);
    form::explain(m_replace, tr("Replace"), tr("Starts an empty path instead of these legs"));
    m_status->setObjectName(QStringLiteral("pathStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::RichText);
    m_sentence->setObjectName(QStringLiteral("pathSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void PathLine::layOut()
{
    auto *label = new QLabel(tr("&Notation"));
    label->setBuddy(m_field);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(lineGap);
    layout->addWidget(label, 0, 0, Qt::AlignTop);
    auto *line = new QHBoxLayout;
    line->addWidget(m_field, 1);
    line->addWidget(m_badge, 0, Qt::AlignTop);
    line->addWidget(m_dialect, 0, Qt::AlignTop);
    line->addWidget(m_replace, 0, Qt::AlignTop);
    line->addWidget(m_notation, 0, Qt::AlignTop);
    layout->addLayout(line, 0, 1);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_status);
    words->addWidget(m_sentence);
    words->addStretch();
    auto *reading = new QWidget;
    form::wrapInScrollArea(reading, words);
    words->setContentsMargins(0, 0, 0, 0);
    // A text of two lines leaves one for the words.
    reading->findChild<QScrollArea *>()->setMinimumHeight(fontMetrics().lineSpacing());
    layout->addWidget(reading, 1, 1);
    layout->setRowStretch(1, 1);
    layout->setColumnStretch(1, 1);
    label->setContentsMargins(0, Tokens::smallGap, Tokens::smallGap, 0);
    new Fitting(*this,
                {[label] { label->hide(); },
                 [label] {
                     label->show();
                 }});
    fitHeight();
}

/// The same room whatever the text is: the painter above stays where the pointer aims.
void PathLine::fitHeight()
{
    constexpr int lines = 2; // a sentence, or what is wrong with the text above a shorter one
    const int typing = std::max(m_field->sizeHint().height(), m_notation->sizeHint().height());
    setFixedHeight(typing + lineGap + lines * fontMetrics().lineSpacing());
}

QString PathLine::sentence() const
{
    return m_sentence->text();
}

std::string PathLine::typedText() const
{
    return m_field->toPlainText().trimmed().toStdString();
}

void PathLine::setText(const QString &text)
{
    const QScopedValueRollback guard(m_isSetting, true);
    if (m_field->toPlainText() != text)
        m_field->setPlainText(text);
}

/// Follows the definition, unless it is the one that the field showed or made.
void PathLine::refresh()
{
    const auto &entry = m_movement.entry();
    QStringList words{"leap", "ride", "move", "capture", "stop"};
    for (const Direction &direction : m_movement.directions().list)
        words << QString::fromStdString(direction.name);
    words.sort();
    m_field->setWords(words);
    m_field->setReadOnly(!entry.isText());
    m_replace->setVisible(!entry.canPaint());
    m_notation->setVisible(entry.index.has_value());
    refreshDialect();
    refreshBadge();

    refreshPart();
    const std::string text = m_part ? m_part->text : entry.isText() ? entry.text : std::string();
    Known now{m_movement.workspace().choices().piece(), m_movement.current(), text, entry.fault};
    if (now != m_known) {
        const bool isTyped = entry.isText() && entry.text == typedText();
        if (!isTyped) {
            m_pause.stop();
            setText(now.text.empty() ? shown(entry.fault) : QString::fromStdString(now.text));
            ++m_stay; // typing after an undo is another step
        }
        m_known = std::move(now);
    }
    showReading();
}

void PathLine::typed()
{
    if (m_isSetting)
        return;
    m_field->setFault(0, 0);
    m_offersAnyway = false;
    m_field->setTakesTab(false);
    m_pause.start();
}

void PathLine::refreshDialect()
{
    const auto &entry = m_movement.entry();
    m_dialect->setVisible(entry.notation == Notation::Betza);
    m_dialect->setCurrentIndex(m_dialect->findData(static_cast<int>(entry.dialect)));
    if (m_lettersOf == entry.dialect)
        return;
    m_lettersOf = entry.dialect;
    m_field->setLetters(betzaWords(entry.dialect));
}

/// The same letters, read in another dialect; what it cannot read stays as it was.
void PathLine::readInDialect(int row)
{
    const auto dialect = static_cast<BetzaDialect>(m_dialect->itemData(row).toInt());
    const std::string text = typedText();
    const auto read = readBetza(text, dialect);
    if (read) {
        m_movement.applyTyped(Movement{BetzaText{text, dialect}, When::Always, {}}, {});
    } else {
        refreshDialect();
        showFault(read.error());
    }
}

/// Legs that no path can say are shown as far as Betza can.
void PathLine::refreshPart()
{
    const LegGraph *legs = m_movement.writtenLegs();
    if (!legs || m_movement.entry().isText()) {
        m_partOf = {};
        m_part.reset();
    } else if (*legs != m_partOf) {
        m_partOf = *legs;
        m_part = betzaPart(*legs, BetzaDialect::XBetza, m_movement.directions());
    }
}

QString PathLine::badge() const
{
    return m_badge->isHidden() ? QString() : m_badge->text();
}

void PathLine::refreshBadge()
{
    const PieceType *type = m_movement.type();
    const bool isText = m_movement.entry().isText();
    QStringList reasons;
    for (std::size_t i = 0; type && !isText && i < type->moves.size(); ++i) {
        const auto written =
            writtenAs(type->moves[i], Notation::Betza, m_movement.workspace().design());
        if (!written)
            reasons << tr("Move %1: %2").arg(i + 1).arg(shown(written.error().message));
    }
    m_badge->setVisible(!reasons.isEmpty());
    if (reasons.isEmpty())
        return m_badge->clear();
    m_badge->setText(tr("%n rule(s) not in Betza", nullptr, static_cast<int>(reasons.size())));
    form::explain(m_badge, m_badge->text(), reasons.join(QLatin1Char('\n')));
}

/// Enter reads at once, and then says how the same could be written.
void PathLine::entered()
{
    m_offersAnyway = true;
    readNow();
    m_field->setTakesTab(!m_offer.isEmpty());
}

/// The usual spelling of a Betza string; empty where the text has it, or where it would lose what
/// no leg holds.
QString PathLine::normalised() const
{
    const auto &entry = m_movement.entry();
    const auto piece = entry.notation == Notation::Betza ? readBetza(typedText(), entry.dialect)
                                                         : Result<BetzaPiece>(BetzaPiece());
    if (!piece || piece->moves.empty() || !piece->specials.empty())
        return {};
    const auto written = writeBetza(piece->moves, entry.dialect, m_movement.directions());
    return written && *written != typedText() ? QString::fromStdString(*written) : QString();
}

void PathLine::readNow()
{
    m_pause.stop();
    const auto &entry = m_movement.entry();
    if (!entry.isText() || !m_movement.type())
        return;
    const std::string text = typedText();
    const auto read = readTyped(text, m_movement.directions(), entry.dialect);
    if (text != entry.text && read) {
        m_known = {m_movement.workspace().choices().piece(), m_movement.current(), text, {}};
        m_movement.applyTyped(*read, QStringLiteral("path/%1").arg(m_stay));
        m_known.fault = m_movement.entry().fault;
    }
    showReading();
}

/// Another spelling of the same path.
QString PathLine::offerOf(const Movement &read)
{
    const auto *text = std::get_if<PathText>(&read.definition);
    const auto path = text ? readPath(text->text, m_movement.directions()) : Result<Path>(Path());
    const std::string canonical =
        text && path ? writePath(*path, m_movement.directions()) : std::string();
    return canonical == typedText() ? QString() : QString::fromStdString(canonical);
}

/// What is odd about a Betza string that can be read.
QString PathLine::doubtOf(const Movement &read) const
{
    const auto *text = std::get_if<BetzaText>(&read.definition);
    const auto piece =
        text ? readBetza(text->text, text->dialect) : Result<BetzaPiece>(BetzaPiece());
    if (!piece || piece->warnings.empty())
        return {};
    const BetzaWarning &first = piece->warnings.front();
    return tr("Column %1: %2").arg(first.column).arg(shown(first.sentence));
}

/// Says what the text means, what is wrong with it, or how it could be written.
void PathLine::showReading()
{
    const auto &entry = m_movement.entry();
    m_fault.clear();
    m_offer.clear();
    m_field->setFault(0, 0);
    QString status;
    const bool isEmptyDraft = typedText().empty() && entry.path.empty();
    if (entry.isText() && !isEmptyDraft && !m_pause.isActive()) {
        const auto read =
            readTyped(m_field->toPlainText().toStdString(), m_movement.directions(), entry.dialect);
        if (!read)
            return showFault(read.error());
        status = remarkOn(*read);
    }
    if (m_part && !entry.isText())
        status = m_part->isWhole
                     ? tr("The list of legs in Betza notation.")
                     : tr("Part of the move in Betza notation; the list has all of it.");
    m_status->setText(status);
    m_status->setVisible(!status.isEmpty());
    const QString words = meaning();
    m_sentence->setText(words);
    m_field->setAccessibleDescription(words);
}

/// What is odd about a text that can be read, or how it could be written, as rich text.
QString PathLine::remarkOn(const Movement &read)
{
    m_offer = offerOf(read);
    if (m_offer.isEmpty() && m_offersAnyway)
        m_offer = normalised();
    if (m_offer.isEmpty())
        return doubtOf(read).toHtmlEscaped();
    const QString link = QStringLiteral("<a href=\"write\">%1</a>").arg(m_offer.toHtmlEscaped());
    return m_offersAnyway ? tr("Write it as %1? Tab").arg(link) : tr("Write it as: %1").arg(link);
}

/// The movement in plain words: the piece's, or by its number where it is one of several.
QString PathLine::meaning() const
{
    const auto &entry = m_movement.entry();
    const PieceType *type = m_movement.type();
    const QString name = type ? QString::fromStdString(type->name) : QString();
    QString words;
    if (entry.isPath() && entry.path.empty())
        words = tr("%1 has nothing in this move yet.").arg(name);
    else if (m_movement.entries().size() > 1)
        words = tr("Move %1: %2.").arg(m_movement.current() + 1).arg(m_movement.words());
    else
        words = tr("%1 %2.").arg(name, m_movement.words());
    if (entry.when == When::Unmoved && entry.index)
        words += QLatin1Char(' ') + tr("Only while it has not moved.");
    if (type && type->confinedTo) {
        const auto &zones = m_movement.workspace().design().board->edits.zones;
        words += QLatin1Char(' ')
                 + tr("No move ends outside the zone %1.")
                       .arg(QString::fromStdString(zones[type->confinedTo->index()].name));
    }
    return words;
}

void PathLine::showFault(const Error &error)
{
    m_fault = shown(error.message);
    const auto [start, length] = faultySpan(m_field->toPlainText(), error.place.column);
    m_field->setFault(start, length);
    m_status->setText(
        QStringLiteral("<span style=\"color:%1\">%2</span>")
            .arg(Tokens::of(palette()).wrong.name(),
                 tr("Column %1: %2").arg(error.place.column).arg(m_fault).toHtmlEscaped()));
    m_status->setVisible(true);
    m_field->setAccessibleDescription(m_fault);
}

void PathLine::acceptOffer()
{
    setText(m_offer);
    m_offersAnyway = false;
    m_field->setTakesTab(false);
    readNow();
}

/// The legs give way to an empty path, as one step.
void PathLine::startAgain()
{
    m_movement.applyPath(tr("Replace a move"), {});
    m_field->setFocus();
}

void PathLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showReading();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

} // namespace rookery
