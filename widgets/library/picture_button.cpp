#include "widgets/library/picture_button.h"

#include "model/edit/pieces/artwork_edits.h"
#include "model/file/artwork/picture.h"
#include "model/file/disk/file_content.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/library/glyph_gallery.h"
#include "widgets/library/letter_picture.h"
#include "widgets/picture/piece_art.h"

#include <QDropEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QWidgetAction>

namespace rookery {

namespace {

constexpr int iconSide = Tokens::palettePicture;

QString pictureIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    const QString file = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("svg") || suffix == QLatin1String("png") ? file : QString();
}

} // namespace

PictureButton::PictureButton(Workspace &workspace, QWidget *parent)
    : QToolButton(parent)
    , m_workspace(workspace)
    , m_question([](QWidget *asker) {
        return QFileDialog::getOpenFileName(
            asker, tr("Choose a picture"), {}, tr("Pictures (*.svg *.png)"));
    })
{
    setObjectName(QStringLiteral("pictureButton"));
    setIconSize({iconSide, iconSide});
    setAutoRaise(true);
    setPopupMode(InstantPopup);
    setAcceptDrops(true);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    connect(menu(), &QMenu::aboutToShow, this, &PictureButton::fillMenu);
    connect(&workspace.session(), &Session::designChanged, this, &PictureButton::refresh);
    connect(&workspace.choices(), &Choices::changed, this, &PictureButton::refresh);
    refresh();
}

const PieceType *PictureButton::type() const
{
    const auto piece = m_workspace.choices().piece();
    const auto &types = m_workspace.design().pieces->types;
    return piece && piece->index() < types.size() ? &types[piece->index()] : nullptr;
}

void PictureButton::refresh()
{
    const PieceType *now = type();
    setEnabled(now != nullptr);
    if (!now)
        return;
    const auto colours = CanvasTheme::of(palette()).player(m_workspace.choices().player(),
                                                           *m_workspace.design().rules);
    setIcon(piece_art::icon(*now, m_workspace.design(), colours, iconSide, devicePixelRatioF()));
    const QString name = tr("Picture of %1").arg(QString::fromStdString(now->name));
    form::explain(this,
                  name,
                  tr("%1: choose one, take an SVG or PNG of your own, or drop one here").arg(name));
}

void PictureButton::fillMenu()
{
    menu()->clear();
    const PieceType *now = type();
    if (!now)
        return;
    const auto offer = [this](const QString &text, const QString &tip, auto handler) {
        QAction *action = menu()->addAction(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        connect(action, &QAction::triggered, this, handler);
        return action;
    };
    const auto &players = m_workspace.design().rules->players;
    const QString letters =
        QString::fromStdString(now->letter.empty() ? now->name : now->letter).left(2);
    auto *gallery = new GlyphGallery(letters);
    connect(gallery, &GlyphGallery::picked, this, [this](const QString &glyph) {
        menu()->hide();
        takePicture(GlyphGallery::picture(glyph.toStdString()), glyph, std::nullopt);
    });
    connect(gallery, &GlyphGallery::lettersPicked, this, [this](const QString &picked) {
        menu()->hide();
        takePicture(letterPicture(picked), picked, std::nullopt);
    });
    auto *pictures = new QWidgetAction(menu());
    pictures->setDefaultWidget(gallery);
    menu()->addAction(pictures);
    menu()->addSeparator();
    offer(tr("Picture for all players…"),
          tr("Light and dark become each player's colours"),
          [this] { ask(std::nullopt); });
    for (const PlayerId player : IdRange<PlayerId>(players.size())) {
        const QString name = QString::fromStdString(players[player.index()].name);
        offer(tr("Picture for %1…").arg(name),
              tr("%1's pieces are drawn as the picture is").arg(name),
              [this, player] { ask(player); });
    }
    if (now->artwork.empty())
        return;
    menu()->addSeparator();
    for (const PieceArt &art : now->artwork) {
        const QString whose = art.player ? QString::fromStdString(players[art.player->index()].name)
                                         : tr("all players");
        offer(tr("Remove the picture for %1").arg(whose),
              tr("Draws the piece as before"),
              [this, player = art.player] {
                  m_workspace.session().apply(tr("Remove a picture"),
                                              withArtworkRemoved(m_workspace.design(),
                                                                 *m_workspace.choices().piece(),
                                                                 player));
              });
    }
}

void PictureButton::ask(std::optional<PlayerId> player)
{
    const QString file = m_question(window());
    if (!file.isEmpty())
        take(file, player);
}

void PictureButton::take(const QString &file, std::optional<PlayerId> player)
{
    takePicture(
        readWholeFile(file.toStdString(), limits::pngBytes), QFileInfo(file).fileName(), player);
}

void PictureButton::takePicture(Result<std::string> bytes,
                                const QString &name,
                                std::optional<PlayerId> player)
{
    if (!type())
        return;
    auto taken =
        bytes ? pictureOf(std::move(*bytes)) : Result<TakenPicture>(failure(bytes.error()));
    if (!taken) {
        Q_EMIT m_workspace.said(tr("%1 was not taken: %2").arg(name, shown(taken.error().message)));
        return;
    }
    const auto next =
        withArtwork(m_workspace.design(), *m_workspace.choices().piece(), player, taken->picture);
    if (m_workspace.session().apply(tr("Choose a picture"), next) && !taken->removed.empty())
        Q_EMIT m_workspace.said(
            tr("The picture was taken without: %1").arg(shown(joined(taken->removed))));
}

void PictureButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QToolButton::changeEvent(event);
}

void PictureButton::dragEnterEvent(QDragEnterEvent *event)
{
    if (type() && !pictureIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void PictureButton::dropEvent(QDropEvent *event)
{
    take(pictureIn(*event->mimeData()), std::nullopt);
    event->acceptProposedAction();
}

} // namespace rookery
