#include "app/start/recovered_list.h"

#include "app/start/thumbnails.h"
#include "app/start/when.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"

#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

RecoveredList::RecoveredList(QWidget *parent)
    : QWidget(parent)
    , m_pictures(new Thumbnails(rowPicture, this))
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, Tokens::gap, 0, 0);
    connect(m_pictures, &Thumbnails::ready, this, [this](const QString &path, const QPixmap &made) {
        for (QLabel *label : findChildren<QLabel *>(QStringLiteral("recoveredPicture"))) {
            if (label->property("path").toString() == path)
                label->setPixmap(made);
        }
    });
}

void RecoveredList::setDocuments(const std::vector<RecoverableDocument> &documents)
{
    retireAll(*m_rows);
    setVisible(!documents.empty());
    if (documents.empty())
        return;
    m_rows->addWidget(form::heading(tr("Recovered work (%1)").arg(documents.size())));
    QStringList paths;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        m_rows->addWidget(makeRow(documents[i], static_cast<int>(i)));
        paths << QString::fromStdString(documents[i].snapshot.string());
    }
    m_pictures->want(paths);
}

QWidget *RecoveredList::makeRow(const RecoverableDocument &found, int index)
{
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(found.time.time_since_epoch()).count();
    const QString when =
        spokenTime(QDateTime::fromSecsSinceEpoch(seconds), QDateTime::currentDateTime());
    const QString path = QString::fromStdString(found.snapshot.string());
    auto *picture = new QLabel;
    picture->setObjectName(QStringLiteral("recoveredPicture"));
    picture->setProperty("path", path);
    picture->setFixedSize(rowPicture);
    if (const QPixmap known = m_pictures->pictureOf(path); !known.isNull())
        picture->setPixmap(known);
    auto *label =
        new QLabel(QStringLiteral("<b>%1</b><br>%2")
                       .arg(QString::fromStdString(found.info.title).toHtmlEscaped(), when));
    label->setTextFormat(Qt::RichText);
    auto *open = new QPushButton(tr("Open"));
    open->setObjectName(QStringLiteral("openRecovered"));
    form::explain(open,
                  tr("Open the recovered design"),
                  tr("Opens it as unsaved work; nothing on disk is touched"));
    auto *discard = form::toolButton(
        "delete", tr("Discard it; it is kept for 30 more days in the recovery folder"));
    connect(open, &QPushButton::clicked, this, [this, index] { Q_EMIT recoverWanted(index); });
    connect(discard, &QToolButton::clicked, this, [this, index] { Q_EMIT discardWanted(index); });
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(picture);
    layout->addWidget(label, 1);
    layout->addWidget(open);
    layout->addWidget(discard);
    return row;
}

} // namespace rookery
