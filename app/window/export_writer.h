#pragma once

#include "widgets/export/export_plan.h"

#include <QObject>

namespace rookery {

class DocumentView;
struct Questions;

/// Writes the targets of one open design to files. It asks where to the first time, replaces only
/// what this program has written unless it is told otherwise, and remembers the places from one run
/// to the next; how a design is exported stands in the design.
class ExportWriter final : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the view.
    ExportWriter(DocumentView &view, const Questions &questions);

    /// Asks for a file's name and writes the target there.
    void write(std::size_t target);
    /// Writes every target with a tick where it was written before.
    void repeat();

private:
    /// What becomes of a file that another program has written.
    enum class Foreign { IsKept, IsReplaced };

    void make(std::size_t target, const QString &path, Foreign foreign);
    void
    take(std::size_t target, const QString &path, Foreign foreign, const Result<Exported> &made);
    /// Empty if the target was written, else why not.
    QString writeTo(std::size_t target, const QString &path, const Result<Exported> &made);
    void askToReplace(std::size_t target, const QString &path, const QString &foreign);
    void remember(std::size_t target, const QString &path);
    QString settingsKey() const;
    void restore();
    void store() const;
    void afterSave();

    DocumentView &m_view;
    const Questions &m_questions;
};

} // namespace rookery
