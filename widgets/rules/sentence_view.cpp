#include "widgets/rules/sentence_view.h"

#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

constexpr int indentWidth = 18;
constexpr int lineGap = Tokens::hairGap;

} // namespace

SentenceView::SentenceView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SentenceView::setDraft(const phrase::Draft &draft)
{
    const auto *focused = qobject_cast<SentenceChip *>(focusWidget());
    const int kept = focused && focused->hasFocus() ? focused->part() : -1;
    for (const Line &line : m_lines) {
        for (const Word &word : line.words) {
            word.chip->removeEventFilter(this);
            retire(word.chip);
        }
    }
    m_lines.clear();
    m_hovered = -1;
    m_draft = draft;
    for (const phrase::SentenceLine &said : draft.sentence()) {
        Line &line = m_lines.emplace_back(Line{said.depth, {}});
        QString before;
        for (const phrase::SentenceRun &run : said.runs) {
            addRun(line, run, before);
            before = QString::fromStdString(run.text);
        }
    }
    QWidget *last = nullptr;
    for (std::size_t part = 0; part < draft.parts().size(); ++part) {
        SentenceChip *first = chip(part);
        if (!first)
            continue;
        first->setFocusPolicy(Qt::StrongFocus);
        first->setAccessibleDescription(tr("%1. Enter changes it, Delete empties it")
                                            .arg(QString::fromStdString(draft.textOf(part))));
        if (last)
            setTabOrder(last, first);
        last = first;
    }
    place(width(), Placing::Do);
    updateGeometry();
    update();
    for (int part = std::min(kept, int(draft.parts().size()) - 1); part >= 0; --part) {
        if (SentenceChip *next = chip(std::size_t(part)))
            return next->setFocus(Qt::OtherFocusReason);
    }
}

/// A part without parts is one chip; other words stand alone, so that lines can break between them.
void SentenceView::addRun(Line &line, const phrase::SentenceRun &run, const QString &before)
{
    using Look = SentenceChip::Look;
    const auto &parts = m_draft->parts();
    const auto isOuter = [&](const phrase::DraftPart &part) {
        return part.parent == run.part;
    };
    const bool isLeaf = run.part >= 0 && std::none_of(parts.begin(), parts.end(), isOuter)
                        && !parts[std::size_t(run.part)].step;
    const bool isBlank = run.part >= 0 && parts[std::size_t(run.part)].isBlank();
    const Look look = isBlank ? Look::Blank : isLeaf ? Look::Value : Look::Word;
    const QString text = QString::fromStdString(run.text);
    bool hasSpace = before.endsWith(QLatin1Char(' ')) || text.startsWith(QLatin1Char(' '));
    const QStringList words = look == Look::Word ? text.split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                                 : QStringList(text.trimmed());
    for (const QString &word : words) {
        auto *chip = new SentenceChip(word, run.part, look, this);
        chip->installEventFilter(this);
        connect(chip, &QAbstractButton::clicked, this, [this, part = run.part] {
            if (part >= 0)
                Q_EMIT changeWanted(part, {});
        });
        chip->show();
        line.words.push_back({chip, hasSpace});
        hasSpace = true;
    }
}

SentenceChip *SentenceView::chip(std::size_t part) const
{
    for (const Line &line : m_lines) {
        for (const Word &word : line.words) {
            if (word.chip->part() == int(part))
                return word.chip;
        }
    }
    return nullptr;
}

int SentenceView::lookedAt() const
{
    if (m_hovered >= 0)
        return m_hovered;
    const auto *focused = qobject_cast<SentenceChip *>(focusWidget());
    return focused && focused->hasFocus() ? focused->part() : -1;
}

bool SentenceView::isInside(int part, int outer) const
{
    while (part >= 0 && part != outer)
        part = m_draft->parts()[std::size_t(part)].parent;
    return part >= 0 && part == outer;
}

int SentenceView::place(int width, Placing placing) const
{
    const int space = fontMetrics().horizontalAdvance(QLatin1Char(' '));
    int y = 0;
    for (const Line &line : m_lines) {
        const int left = line.depth * indentWidth;
        int x = left;
        int height = fontMetrics().height() + 6;
        for (const Word &word : line.words) {
            const QSize size = word.chip->sizeHint();
            x += word.hasSpace && x > left ? space : 0;
            if (x > left && x + size.width() > width) {
                x = left + indentWidth / 2;
                y += height + lineGap;
            }
            if (placing == Placing::Do)
                word.chip->setGeometry(x, y, std::min(size.width(), width - x), size.height());
            x += size.width();
            height = size.height();
        }
        y += height + lineGap;
    }
    return y;
}

int SentenceView::heightForWidth(int width) const
{
    return place(width, Placing::Ask);
}

QSize SentenceView::sizeHint() const
{
    return {200, place(std::max(width(), 200), Placing::Ask)};
}

void SentenceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place(width(), Placing::Do);
}

void SentenceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    place(width(), Placing::Do);
    updateGeometry();
}

/// All words of the part that is looked at stand on one ground.
void SentenceView::paintEvent(QPaintEvent *)
{
    const int part = lookedAt();
    if (part < 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::WindowText);
    veil.setAlphaF(0.07F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    for (const Line &line : m_lines) {
        QRect row;
        for (const Word &word : line.words) {
            const QRect area = word.chip->geometry();
            const bool isIn = isInside(word.chip->part(), part);
            if (!row.isNull() && (!isIn || area.top() != row.top())) {
                painter.drawRoundedRect(row.adjusted(-2, 0, 2, 0), 6, 6);
                row = {};
            }
            if (isIn)
                row = row.isNull() ? area : row.united(area);
        }
        if (!row.isNull())
            painter.drawRoundedRect(row.adjusted(-2, 0, 2, 0), 6, 6);
    }
}

bool SentenceView::eventFilter(QObject *watched, QEvent *event)
{
    auto *chip = qobject_cast<SentenceChip *>(watched);
    if (!chip)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
        m_hovered = event->type() == QEvent::Enter ? chip->part() : -1;
        [[fallthrough]];
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        // Below a list that has opened it is still looked at.
        if (event->type() == QEvent::FocusOut
            && static_cast<QFocusEvent *>(event)->reason() == Qt::PopupFocusReason)
            break;
        update();
        Q_EMIT looked();
        break;
    case QEvent::ShortcutOverride: {
        // What the window does with these keys is not meant here.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs = key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste)
                            || key->matches(QKeySequence::Delete) || key->key() == Qt::Key_Backspace
                            || (!(key->modifiers() & ~Qt::ShiftModifier) && !key->text().isEmpty());
        if (isOurs)
            event->accept();
        return isOurs;
    }
    case QEvent::KeyPress:
        return keyPressed(chip, static_cast<QKeyEvent *>(event));
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

bool SentenceView::keyPressed(SentenceChip *chip, QKeyEvent *event)
{
    const int part = chip->part();
    const QString text = event->text();
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copied(part);
    } else if (event->matches(QKeySequence::Paste)) {
        Q_EMIT pasted(part);
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        Q_EMIT emptied(part);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
               || event->key() == Qt::Key_Space) {
        Q_EMIT changeWanted(part, {});
    } else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down) {
        step(chip, 1);
    } else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up) {
        step(chip, -1);
    } else if (!text.isEmpty() && text.front().isPrint()
               && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        Q_EMIT changeWanted(part, text);
    } else {
        return false;
    }
    return true;
}

/// To the next part, or the one before.
void SentenceView::step(const SentenceChip *from, int by)
{
    for (int part = from->part() + by; m_draft && part >= 0 && part < int(m_draft->parts().size());
         part += by) {
        if (SentenceChip *next = chip(std::size_t(part)))
            return next->setFocus(Qt::TabFocusReason);
    }
}

} // namespace rookery
