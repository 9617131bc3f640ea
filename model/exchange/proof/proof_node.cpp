#include "model/exchange/proof/proof_node.h"

#include <cstdlib>

namespace rookery {

namespace {

std::vector<std::string> commandOf(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {"node", "driver.js"});
    return arguments;
}

} // namespace

// WebAssembly reserves far more address space than it uses.
NodeTarget::NodeTarget(std::string program,
                       const ProofRequest &request,
                       std::filesystem::path folder,
                       std::vector<std::string> arguments)
    : QuestionedTarget(std::move(program),
                       commandOf(std::move(arguments)),
                       request,
                       std::move(folder),
                       {{"NODE_PATH", request.modules}})
{
}

std::string nodeModules()
{
    const char *folders = std::getenv("NODE_PATH");
    return folders != nullptr
               ? folders
               : "/usr/local/lib/node_modules:/usr/lib/node_modules:/usr/share/nodejs";
}

bool hasNodeModule(const std::string &modules, const std::string &name)
{
    if (installedProgram("node").empty())
        return false;
    std::string_view folders = modules;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        std::error_code ignored;
        if (std::filesystem::exists(std::filesystem::path(folders.substr(0, end)) / name, ignored))
            return true;
        folders = end == std::string_view::npos ? std::string_view() : folders.substr(end + 1);
    }
    return false;
}

} // namespace rookery
