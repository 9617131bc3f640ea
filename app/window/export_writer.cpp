#include "app/window/export_writer.h"

#include "app/window/document_view.h"
#include "app/window/notice_bar.h"
#include "app/window/questions.h"
#include "model/exchange/target/export_files.h"
#include "widgets/base/shown_wording.h"
#include "widgets/export/export_view.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace rookery {

namespace {

/// The first of these files that another program has written; an error's sentence if one cannot be
/// read.
Result<QString> foreignAmong(const Exported &made, const QString &path)
{
    const auto foreign = foreignFile(exportPaths(made, path.toStdString()));
    if (!foreign)
        return failure(foreign.error());
    return *foreign ? QString::fromStdString((*foreign)->string()) : QString();
}

} // namespace

ExportWriter::ExportWriter(DocumentView &view, const Questions &questions)
    : QObject(&view)
    , m_view(view)
    , m_questions(questions)
{
    restore();
    connect(&view.exportView(), &ExportView::exportWanted, this, &ExportWriter::write);
    connect(&view.exportPlan(), &ExportPlan::settingsChanged, this, &ExportWriter::store);
    connect(&view.document(), &Document::saved, this, &ExportWriter::afterSave);
}

void ExportWriter::write(std::size_t target)
{
    const Target &row = m_view.exportPlan().target(target);
    QString suggestion = row.settings.path;
    if (suggestion.isEmpty()) {
        const auto &file = m_view.document().path();
        const QString folder =
            file.empty() ? QDir::homePath()
                         : QFileInfo(QString::fromStdString(file.string())).absolutePath();
        suggestion = folder + QLatin1Char('/')
                     + QString::fromStdString(m_view.exportPlan().job(target).request.name)
                     + asKey(row.format->suffix);
    }
    QString path = m_questions.savePath(
        &m_view,
        suggestion,
        QStringLiteral("%1 (*%2)").arg(shown(row.format->title), asKey(row.format->suffix)));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += asKey(row.format->suffix);
    make(target, path, Foreign::IsKept);
}

/// The window stays free meanwhile.
void ExportWriter::make(std::size_t target, const QString &path, Foreign foreign)
{
    m_view.exportView().make(m_view.exportPlan().job(target, path),
                             [this, target, path, foreign](const Result<Exported> &made) {
                                 take(target, path, foreign, made);
                             });
}

void ExportWriter::take(std::size_t target,
                        const QString &path,
                        Foreign foreign,
                        const Result<Exported> &made)
{
    if (!made)
        return m_view.notices().say(shown(made.error().message));
    if (foreign == Foreign::IsKept) {
        const auto found = foreignAmong(*made, path);
        if (!found)
            return m_view.notices().say(shown(found.error().message));
        if (!found->isEmpty())
            return askToReplace(target, path, *found);
    }
    const QString fault = writeTo(target, path, made);
    m_view.notices().say(fault.isEmpty() ? tr("Written to %1").arg(QDir::toNativeSeparators(path))
                                         : fault);
}

void ExportWriter::askToReplace(std::size_t target, const QString &path, const QString &foreign)
{
    const auto replace = [this, target, path] {
        make(target, path, Foreign::IsReplaced);
    };
    m_view.notices().ask(tr("“%1” was not written by Rookery. Nothing was written.")
                             .arg(QFileInfo(foreign).fileName()),
                         {{tr("Replace it"), replace}, {tr("Another place…"), [this, target] {
                                                            write(target);
                                                        }}});
}

QString ExportWriter::writeTo(std::size_t target, const QString &path, const Result<Exported> &made)
{
    remember(target, path);
    if (!made)
        return tr("%1: %2").arg(shown(m_view.exportPlan().target(target).format->title),
                                shown(made.error().message));
    const auto written = writeExport(*made, path.toStdString());
    return written ? shown(written->loss)
                   : tr("Nothing was exported: %1").arg(shown(written.error().message));
}

/// In the window's thread: a design may be closed, and the program left, as soon as it is saved.
void ExportWriter::repeat()
{
    int done = 0;
    QStringList faults;
    const ExportPlan &plan = m_view.exportPlan();
    for (std::size_t i = 0; i < plan.targets().size(); ++i) {
        const TargetSettings &settings = plan.target(i).settings;
        if (!settings.isRepeated || settings.path.isEmpty())
            continue;
        const auto made = plan.job(i).files();
        const auto foreign = made ? foreignAmong(*made, settings.path) : Result<QString>(QString());
        if (foreign && !foreign->isEmpty())
            faults << tr("“%1” was not written by Rookery").arg(QFileInfo(*foreign).fileName());
        else if (const QString fault = writeTo(i, settings.path, made); !fault.isEmpty())
            faults << fault;
        else
            ++done;
    }
    if (done == 0 && faults.isEmpty())
        return m_view.notices().say(
            tr("No target has a tick and a place to write to yet; export one first."));
    const QString sentence = tr("%n target(s) written.", nullptr, done);
    m_view.notices().say(faults.isEmpty()
                             ? sentence
                             : sentence + QLatin1Char(' ') + faults.join(QStringLiteral("; ")));
}

void ExportWriter::remember(std::size_t target, const QString &path)
{
    TargetSettings settings = m_view.exportPlan().target(target).settings;
    settings.path = path;
    settings.isRepeated = true;
    m_view.exportPlan().setSettings(target, std::move(settings));
}

/// Empty for a design without a file, whose settings last as long as it is open.
QString ExportWriter::settingsKey() const
{
    const QString path = QString::fromStdString(m_view.document().path().string());
    if (path.isEmpty())
        return {};
    return QStringLiteral("exports/")
           + QString::fromLatin1(
               QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Md5).toHex());
}

void ExportWriter::restore()
{
    if (settingsKey().isEmpty())
        return;
    QSettings settings;
    settings.beginGroup(settingsKey());
    ExportPlan &plan = m_view.exportPlan();
    for (std::size_t i = 0; i < plan.targets().size(); ++i) {
        TargetSettings row = plan.target(i).settings;
        row.path = settings.value(asKey(plan.target(i).format->id)).toString();
        plan.setSettings(i, std::move(row));
    }
}

void ExportWriter::store() const
{
    if (settingsKey().isEmpty())
        return;
    QSettings settings;
    settings.remove(settingsKey());
    settings.beginGroup(settingsKey());
    for (const Target &target : m_view.exportPlan().targets()) {
        if (!target.settings.path.isEmpty())
            settings.setValue(asKey(target.format->id), target.settings.path);
    }
}

/// What was never written has no place yet, and no one has asked for it now.
void ExportWriter::afterSave()
{
    store();
    const auto &targets = m_view.exportPlan().targets();
    const bool hasPlace = std::any_of(targets.begin(), targets.end(), [](const Target &target) {
        return target.settings.isRepeated && !target.settings.path.isEmpty();
    });
    if (hasPlace && m_view.exportPlan().afterSave() == AfterSave::Repeat)
        repeat();
}

} // namespace rookery
