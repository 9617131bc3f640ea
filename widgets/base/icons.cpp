#include "widgets/base/icons.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace rookery {

namespace {

/// Draws a black SVG in whatever colour the present theme writes with, or in another of its
/// colours.
class TintedIconEngine final : public QIconEngine
{
public:
    TintedIconEngine(QString name, QByteArray svg, QColor Tokens::*ink)
        : m_name(std::move(name))
        , m_svg(std::move(svg))
        , m_ink(ink)
    {
    }

    void paint(QPainter *painter, const QRect &area, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray tinted = m_svg;
        tinted.replace("#000000", colourFor(mode).name().toLatin1());
        QSvgRenderer(tinted).render(painter, QRectF(area));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new TintedIconEngine(*this); }
    QString iconName() override { return m_name; }

private:
    QColor colourFor(QIcon::Mode mode) const
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return m_ink ? Tokens::of(palette).*m_ink
                     : palette.color(QPalette::Active, QPalette::WindowText);
    }

    QString m_name;
    QByteArray m_svg;
    QColor Tokens::*m_ink; ///< null for what text has
};

} // namespace

QIcon tintedIcon(const QString &name)
{
    return tintedIcon(name, nullptr);
}

QIcon tintedIcon(const QString &name, QColor Tokens::*ink)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new TintedIconEngine(name, file.readAll(), ink));
}

} // namespace rookery
