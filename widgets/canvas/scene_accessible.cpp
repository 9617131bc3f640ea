#include "widgets/canvas/scene_accessible.h"

#include "widgets/canvas/scene_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace rookery {

namespace {

/// One place of the scene, by its number.
class PlaceInterface final : public QAccessibleInterface
{
public:
    PlaceInterface(SceneWidget &widget, int place)
        : m_widget(&widget)
        , m_place(place)
    {
    }

    int place() const { return m_place; }

    bool isValid() const override { return m_widget && m_place < m_widget->placeCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? m_widget->placeText(m_place) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_widget->placeRect(m_place);
        return {m_widget->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = isValid() && m_widget->placesAreSelectable();
        state.focused = isValid() && m_widget->hasFocus() && m_widget->cursorPlace() == m_place;
        state.invisible = !isValid() || !m_widget->isVisible();
        return state;
    }

private:
    QPointer<SceneWidget> m_widget;
    int m_place;
};

/// The widget as a table. Its places are made when a screen reader asks for them and go with the
/// widget.
class SceneInterface final : public QAccessibleWidget
{
public:
    explicit SceneInterface(SceneWidget &widget)
        : QAccessibleWidget(&widget, QAccessible::Table)
    {
    }
    ~SceneInterface() override
    {
        for (const QAccessible::Id id : m_places)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return widget().placeCount(); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        QAccessible::Id &id = m_places[index];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new PlaceInterface(widget(), index));
        return QAccessible::accessibleInterface(id);
    }

    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        const auto *place = dynamic_cast<const PlaceInterface *>(wanted);
        return place ? place->place() : -1;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(widget().placeAt(widget().mapFromGlobal(QPoint(x, y))));
    }

    QAccessibleInterface *focusChild() const override { return child(widget().cursorPlace()); }

private:
    SceneWidget &widget() const { return *qobject_cast<SceneWidget *>(object()); }

    mutable QHash<int, QAccessible::Id> m_places;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *widget = qobject_cast<SceneWidget *>(object);
    return widget ? new SceneInterface(*widget) : nullptr;
}

} // namespace

void installSceneAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace rookery
