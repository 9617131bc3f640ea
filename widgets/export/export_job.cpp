#include "widgets/export/export_job.h"

#include "widgets/export/painted_formats.h"

namespace rookery {

Result<Adapted> ExportJob::changed(ExportRequest &full) const
{
    full = request;
    auto result = adapted(design, *format, request, choices);
    if (result)
        full.adaptations = result->losses;
    return result;
}

Result<Verdict> ExportJob::verdict() const
{
    ExportRequest full;
    const auto form = changed(full);
    if (!form)
        return failure(form.error());
    return form->inOriginal(verdictOf(*format, Subject(form->design), full));
}

Result<Exported> ExportJob::files() const
{
    ExportRequest full;
    const auto form = changed(full);
    if (!form)
        return failure(form.error());
    auto made = exported(*format, Subject(form->design), full, paintFormat);
    if (made)
        made->verdict = form->inOriginal(std::move(made->verdict));
    return made;
}

Proof ExportJob::proof(const ProofRequest &wanted) const
{
    ExportRequest full;
    const auto form = changed(full);
    if (form)
        return prove(*format, Subject(form->design), full, wanted);
    Proof proof;
    proof.sentence = form.error().message;
    return proof;
}

} // namespace rookery
