#include "app/window/new_board_dialog.h"
#include "model/board/board_masks.h"
#include "model/board/board_spec.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

/// The fields of the New dialog: what they show of a board, and the board that they say.
namespace rookery {

namespace {

/// Fills a combo box with those values that the form has; a choice of one is no choice.
template<class E>
void offer(QComboBox *combo, std::span<const E> values, E chosen)
{
    combo->clear();
    for (const E value : values)
        combo->addItem(shown(enumTitle(value)), static_cast<int>(value));
    combo->setCurrentIndex(combo->findData(static_cast<int>(chosen)));
    combo->setEnabled(values.size() > 1);
}

template<class E>
std::vector<E> everyValue()
{
    std::vector<E> values;
    for (const auto &row : enumRows<E>())
        values.push_back(row.value);
    return values;
}

template<class E>
E chosenIn(const QComboBox *combo, E otherwise)
{
    return combo->currentIndex() < 0 ? otherwise : static_cast<E>(combo->currentData().toInt());
}

bool isRegular(const BoardRecipe &recipe)
{
    return recipe.files == recipe.ranks && recipe.ranks == recipe.levels;
}

/// Whether the form's three numbers are the sides of one hexagon.
bool hasSides(const BoardForm &form)
{
    return form.outline == Outline::Hexagon && form.sizes.size() == 3;
}

} // namespace

void NewBoardDialog::sizeChanged()
{
    if (m_isRefreshing)
        return;
    const BoardForm &form = *boardForm(m_shown.lattice, m_shown.outline);
    BoardRecipe recipe = m_shown;
    for (std::size_t i = 0; i < form.sizes.size(); ++i) {
        const bool isCopy = hasSides(form) && m_regular->isChecked();
        recipe.*form.sizes[i].member = m_sizes[isCopy ? 0 : i].box->value();
    }
    recipe.edits = {};
    if (form.lattice == Lattice::Square)
        recipe.edits.removed =
            sitesOutside(recipe.files, recipe.ranks, chosenIn(m_mask, Mask::Rectangle));
    present(recipe);
}

void NewBoardDialog::choiceChanged()
{
    if (m_isRefreshing)
        return;
    BoardRecipe recipe = m_shown;
    recipe.topology = chosenIn(m_topology, recipe.topology);
    recipe.layout = chosenIn(m_layout, recipe.layout);
    recipe.labels = chosenIn(m_labels, recipe.labels);
    recipe.places = chosenIn(m_places, recipe.places);
    recipe.colouring = chosenIn(m_colouring, recipe.colouring);
    // Holes that are no outline's stay until one is chosen.
    if (m_mask->isEnabled() && m_mask->currentIndex() >= 0)
        recipe.edits.removed =
            sitesOutside(recipe.files, recipe.ranks, chosenIn(m_mask, Mask::Rectangle));
    present(recipe);
}

/// What the text says nothing about stays as it was chosen.
void NewBoardDialog::textChanged()
{
    auto recipe = readBoardSpec(m_spec->text().trimmed().toStdString());
    if (recipe && recipe->lattice == m_shown.lattice) {
        recipe->places = m_shown.places;
        recipe->colouring = m_shown.colouring;
    }
    if (recipe)
        return present(*recipe);
    const int column = recipe.error().place.column;
    refuse(tr("Column %1: %2").arg(column).arg(shown(recipe.error().message)));
}

void NewBoardDialog::showSizes(const BoardRecipe &recipe)
{
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    const bool isOneSide = hasSides(form) && isRegular(recipe)
                           && (m_regular->isChecked() || m_shown.outline != recipe.outline);
    m_regular->setVisible(hasSides(form));
    m_regular->setChecked(isOneSide);
    m_sizeBox->setVisible(!form.sizes.empty());
    m_sizeBox->setEnabled(!isMadeByHand(recipe));
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        const bool isUsed = i < form.sizes.size() && (i == 0 || !isOneSide);
        m_sizes[i].label->setVisible(isUsed);
        m_sizes[i].box->setVisible(isUsed);
        if (i >= form.sizes.size())
            continue;
        const SizeParameter &size = form.sizes[i];
        const QString name = shown(size.title);
        m_sizes[i].label->setText(name);
        m_sizes[i].box->setRange(size.least, size.most);
        m_sizes[i].box->setValue(recipe.*size.member);
        form::explain(
            m_sizes[i].box, name, tr("%1, %2 to %3").arg(name).arg(size.least).arg(size.most));
    }
}

void NewBoardDialog::showFields(const BoardRecipe &recipe)
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    showSizes(recipe);
    if (form.lattice == Lattice::Square && !isMadeByHand(recipe)) {
        const auto masks = everyValue<Mask>();
        const auto fits = std::find_if(masks.begin(), masks.end(), [&](Mask mask) {
            return sitesOutside(recipe.files, recipe.ranks, mask) == recipe.edits.removed;
        });
        offer<Mask>(m_mask, masks, fits == masks.end() ? Mask::Rectangle : *fits);
        if (fits == masks.end())
            m_mask->setCurrentIndex(-1);
    } else {
        m_mask->clear();
        m_mask->setEnabled(false);
    }
    offer(m_topology,
          isMadeByHand(recipe) ? form.topologies.first(1) : form.topologies,
          recipe.topology);
    const QString missing = shown(missingTopologies(form));
    form::explain(
        m_topology,
        tr("Topology"),
        missing.isEmpty()
            ? tr("Which edges are joined, and how")
            : tr("Which edges are joined, and how. Some ways are left out: %1").arg(missing));
    offer(m_layout, form.layouts, recipe.layout);
    offer(m_labels, form.labels, recipe.labels);
    offer<Places>(m_places, everyValue<Places>(), recipe.places);
    offer<Colouring>(m_colouring,
                     std::vector{Colouring::Checkered, Colouring::ThreeColours, Colouring::Plain},
                     recipe.colouring);
}

void NewBoardDialog::showText(const BoardRecipe &recipe)
{
    const bool isByHand = isMadeByHand(recipe);
    m_spec->setPlaceholderText(isByHand ? tr("Made by hand: no text says it") : QString());
    // What somebody is typing stays as it is typed.
    const auto typed = readBoardSpec(m_spec->text().trimmed().toStdString());
    if (typed && typed->edits == recipe.edits && boardSpec(*typed) == boardSpec(recipe))
        return;
    m_spec->setText(isByHand ? QString() : QString::fromStdString(boardSpec(recipe)));
}

QString NewBoardDialog::kindOf(const BoardRecipe &recipe) const
{
    if (isMadeByHand(recipe))
        return tr("Cells joined one by one, in this size only");
    if (recipe.lattice == Lattice::Free)
        return tr("A free graph: add cells by hand");
    return recipe.lattice == Lattice::Square
               ? shown(enumTitle(recipe.topology))
               : shown(boardForm(recipe.lattice, recipe.outline)->title);
}

} // namespace rookery
