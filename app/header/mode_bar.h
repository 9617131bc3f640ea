#pragma once

#include <QToolBar>

class QLayout;

namespace rookery {

class ActionSet;
class Document;
class DocumentButton;
class Segments;

/// The row at the top of the window: the design at the left, the modes in the middle, undo, redo,
/// the search for actions and a menu of more at the right. Where it is too narrow for the names of
/// the modes, their pictures stand alone; tooltips say the names.
class ModeBar final : public QToolBar
{
    Q_OBJECT

public:
    struct Menus
    {
        QMenu &recent; ///< designs of before
        QMenu &panels;
    };

    ModeBar(const ActionSet &actions, const Menus &menus, QWidget *parent = nullptr);

    /// The design in view; null if there is none.
    void setDocument(const Document *document);

private:
    QLayout *makeDesign(const ActionSet &actions, QMenu &recent);
    Segments *makeModes(const ActionSet &actions);
    QLayout *makeTools(const ActionSet &actions, QMenu &panels);

    DocumentButton *m_document;
};

} // namespace rookery
