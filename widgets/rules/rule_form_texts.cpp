#include "widgets/rules/id_picker.h"
#include "widgets/rules/rule_form.h"
#include "widgets/rules/sentence_editor.h"

#include <QLineEdit>

/// Choosers of members that are texts.
namespace rookery {

RuleForm::Chooser RuleForm::makeLine(const RuleField &field)
{
    auto *line = new QLineEdit;
    connect(line, &QLineEdit::editingFinished, this, [this, line, path = field.path] {
        if (!line->isModified())
            return;
        line->setModified(false);
        Q_EMIT edited(path, line->text().trimmed().toStdString());
    });
    return {line, [line](const RuleField &now) {
                const auto *text = std::get_if<std::string>(&now.value);
                if (text && !line->isModified())
                    line->setText(QString::fromStdString(*text));
            }};
}

RuleForm::Chooser RuleForm::makeMoves(const RuleField &field)
{
    auto *picker = new IdPicker(IdPicker::Kind::Set, tr("Every move"));
    connect(picker,
            &IdPicker::picked,
            this,
            [this, path = field.path](const std::vector<std::size_t> &chosen) {
                Q_EMIT edited(path, chosen);
            });
    return {picker, [picker](const RuleField &now) {
                QStringList names;
                for (const std::string &name : now.choices)
                    names << QString::fromStdString(name);
                picker->setNames(names);
                if (const auto *chosen = std::get_if<std::vector<std::size_t>>(&now.value))
                    picker->setChosen(*chosen);
            }};
}

RuleForm::Chooser RuleForm::makeSentence(const RuleField &)
{
    auto *editor = new SentenceEditor;
    connect(editor, &SentenceEditor::changed, this, &RuleForm::drafted);
    connect(editor, &SentenceEditor::lit, this, &RuleForm::lit);
    return {editor, [this, editor](const RuleField &now) {
                editor->edit(*m_workspace, now.path);
            }};
}

std::optional<std::vector<CellNote>> RuleForm::light() const
{
    for (const Chooser &chooser : m_choosers) {
        const auto *editor = qobject_cast<SentenceEditor *>(chooser.widget);
        if (editor && editor->light())
            return editor->light();
    }
    return std::nullopt;
}

} // namespace rookery
