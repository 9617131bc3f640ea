#include "app/cli/command_table.h"
#include "app/cli/listing.h"
#include "model/board/board_spec.h"

#include <iostream>

namespace rookery::cli {

namespace {

void printTable()
{
    std::cout << "Board specifications\n";
    for (const BoardSpecForm &form : boardSpecForms()) {
        std::cout << "\n  " << form.form << '\n'
                  << "      example     " << form.example << '\n'
                  << "      cells       " << form.cells << '\n'
                  << "      directions  " << specDirections(form.lattice) << '\n';
    }
    const auto row = [](std::string name, std::string_view title) {
        name.resize(14, ' ');
        std::cout << "  " << name << title << '\n';
    };
    std::cout << "\nTopologies\n\n";
    for (const auto &topology : enumRows<Topology>())
        row(std::string(topology.name), topology.title);
    std::cout << "\nLayouts\n\n";
    for (const auto &layout : enumRows<Layout>())
        row("as-" + std::string(layout.name), layout.title);
}

Json asJson()
{
    Json forms = Json::array();
    for (const BoardSpecForm &form : boardSpecForms())
        forms.push_back({{"form", form.form},
                         {"example", form.example},
                         {"cells", form.cells},
                         {"directions", specDirections(form.lattice)}});
    Json topologies = Json::array();
    for (const auto &row : enumRows<Topology>())
        topologies.push_back({{"name", row.name}, {"title", row.title}});
    Json layouts = Json::array();
    for (const auto &row : enumRows<Layout>())
        layouts.push_back({{"name", "as-" + std::string(row.name)}, {"title", row.title}});
    return {{"forms", forms}, {"topologies", topologies}, {"layouts", layouts}};
}

} // namespace

Outcome runLattices(Arguments &arguments)
{
    return runListing(arguments, asJson, printTable);
}

} // namespace rookery::cli
