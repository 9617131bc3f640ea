#pragma once

#include "model/exchange/proof/proof.h"
#include "model/exchange/target/adaptation.h"
#include "model/exchange/target/format.h"

#include <vector>

namespace rookery {

/// One design for one target, with everything that was chosen about it: a plain value that any
/// thread can work on, pictures and pages as well.
struct ExportJob
{
    Design design;
    const Format *format = nullptr;
    ExportRequest request = {};
    std::vector<PieceChoice> choices = {};

    /// What becomes of the design; an error if a choice cannot be kept.
    Result<Verdict> verdict() const;
    Result<Exported> files() const;
    Proof proof(const ProofRequest &request) const;

private:
    Result<Adapted> changed(ExportRequest &full) const;
};

} // namespace rookery
