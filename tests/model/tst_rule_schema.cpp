#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/design/rule_sheet.h"
#include "model/design/rules.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/rules/passing.h"
#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"
#include "model/file/json/json_printer.h"

#include <QFile>
#include <QTest>

#include <utility>

using namespace rookery;

namespace {

JsonOut named(std::string_view key, JsonOut value)
{
    JsonOut object = JsonOut::object();
    object.set(key, std::move(value));
    return object;
}

JsonOut definition(std::string_view name)
{
    return named("$ref", JsonOut::text("#/$defs/" + std::string(name)));
}

JsonOut typed(std::string_view type)
{
    return named("type", JsonOut::text(type));
}

JsonOut integer(int least, int most)
{
    JsonOut schema = typed("integer");
    schema.set("minimum", JsonOut::number(least));
    schema.set("maximum", JsonOut::number(most));
    return schema;
}

JsonOut rowsOf(JsonOut items)
{
    JsonOut schema = typed("array");
    schema.set("maxItems", JsonOut::number(static_cast<long long>(limits::rules)));
    schema.set("items", std::move(items));
    return schema;
}

JsonOut definitionOf(const RuleIds &ids)
{
    switch (ids.use()) {
    case IdUse::Set:
        return definition("affected");
    case IdUse::List:
        return definition("names");
    case IdUse::Sequence:
        return definition("turnOrder");
    case IdUse::One:
    case IdUse::Maybe:
        break;
    }
    return definition(ids.kind() == IdKind::Site   ? "cell"
                      : ids.kind() == IdKind::Zone ? "zoneName"
                                                   : "title");
}

/// Makes the JSON schema of one component.
class SchemaMaker final : public RuleVisitor
{
public:
    explicit SchemaMaker(std::string component)
        : m_component(std::move(component))
    {
    }

    static JsonOut schemaOf(const RuleRef &rule, const std::string &component = {})
    {
        SchemaMaker maker(component);
        rule.visit(maker);
        JsonOut schema = JsonOut::object();
        if (!rule.about().help.empty())
            schema.set("description", JsonOut::text(rule.about().help));
        schema.set("type", JsonOut::text("object"));
        schema.setUnlessEmpty("required", std::move(maker.m_required));
        schema.set("properties", std::move(maker.m_properties));
        schema.setUnlessEmpty("allOf", std::move(maker.m_conditions));
        if (!maker.m_hasExtras)
            schema.set("additionalProperties", JsonOut::boolean(false));
        return schema;
    }

    /// With what each value means, the usual one first.
    void onChoice(std::string_view key, RuleChoice choice) override
    {
        JsonOut names = JsonOut::list();
        std::string meanings;
        for (std::size_t i = 0; i < choice.count(); ++i) {
            names.add(JsonOut::text(choice.name(i)));
            appendItem(meanings,
                       "; ",
                       std::string(choice.name(i)) + ": " + std::string(choice.title(i))
                           + (i == choice.row() ? " (where nothing is said)" : ""));
        }
        add(key, named("enum", std::move(names)), meanings);
    }
    void onSaid(std::string_view key, std::string_view, RuleChoice choice) override
    {
        JsonOut names = JsonOut::list();
        for (std::size_t i = 0; i < choice.count(); ++i)
            names.add(JsonOut::text(choice.name(i)));
        Passing passing;
        JsonOut schema = named("description", JsonOut::text(RuleRef(passing).about().help));
        schema.set("enum", std::move(names));
        add(key, std::move(schema));
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        if (ids.use() == IdUse::One)
            m_required.add(JsonOut::text(key));
        add(key, definitionOf(ids));
    }
    void number(std::string_view key, int &, int least, int most) override
    {
        add(key, integer(least, most));
    }
    void flag(std::string_view key, bool &) override { add(key, typed("boolean")); }
    void word(std::string_view key, std::string &) override
    {
        m_required.add(JsonOut::text(key));
        add(key, definition("wingLetter"));
    }
    void onText(std::string_view key, RuleText text) override
    {
        const bool isLines = std::holds_alternative<phrase::Choices *>(text.value)
                             || std::holds_alternative<phrase::Steps *>(text.value)
                             || std::holds_alternative<phrase::MoveRefs *>(text.value);
        JsonOut line = typed("string");
        if (std::holds_alternative<phrase::Phrase *>(text.value)) {
            JsonOut types = JsonOut::list();
            types.add(JsonOut::text("string"));
            types.add(JsonOut::text("integer"));
            line = named("type", std::move(types));
        }
        add(key, isLines ? rowsOf(std::move(line)) : std::move(line));
    }
    void perFile(std::string_view key, std::optional<FileLimit> &) override
    {
        add(key, integer(0, rulelimits::count));
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        m_properties.set(key, schemaOf(rule, within(key)));
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        rules.clear();
        m_properties.set(key, rowsOf(schemaOf(rules.add(), within(key))));
    }
    /// The members of each condition belong to it alone.
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        m_required.add(JsonOut::text(key));
        JsonOut names = JsonOut::list();
        for (std::size_t i = 0; i < endTypes().size(); ++i) {
            condition.choose(i);
            names.add(JsonOut::text(condition.about().key));
            SchemaMaker maker(m_component);
            condition.visit(maker);
            JsonOut is = named(key, named("const", JsonOut::text(condition.about().key)));
            JsonOut row = named("if", named("properties", std::move(is)));
            JsonOut then = named("description", JsonOut::text(condition.about().help));
            then.setUnlessEmpty("properties", std::move(maker.m_properties));
            row.set("then", std::move(then));
            m_conditions.add(std::move(row));
        }
        add(key, named("enum", std::move(names)));
    }
    void extras(Extras &) override { m_hasExtras = true; }

private:
    /// The outermost lists have the keys that their members are told under.
    std::string within(std::string_view key) const
    {
        return m_component.empty() ? std::string(key) : m_component;
    }
    /// With what the member is for.
    void add(std::string_view key, JsonOut schema, const std::string &meanings = {})
    {
        const std::string says(ruleFieldRow(m_component + "/" + std::string(key)).says);
        std::string description = says == key ? std::string() : says;
        if (!meanings.empty())
            description += (description.empty() ? "" : ". ") + meanings;
        if (!description.empty())
            schema.set("description", JsonOut::text(description));
        m_properties.set(key, std::move(schema));
    }

    std::string m_component;

    JsonOut m_properties = JsonOut::object();
    JsonOut m_required = JsonOut::list();
    JsonOut m_conditions = JsonOut::list();
    bool m_hasExtras = false;
};

/// As it stands in the file, from the key to the comma.
QByteArray schemaOfRules()
{
    Rules rules;
    JsonOut design = named("rules", SchemaMaker::schemaOf(RuleRef(rules)));
    const JsonOut all = named("properties", std::move(design));
    const QByteArray text = QByteArray::fromStdString(printJson(all));
    const auto begin = text.indexOf("    \"rules\"");
    return text.mid(begin, text.lastIndexOf("\n  }") - begin) + ",\n";
}

} // namespace

class tst_rule_schema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void schemaIsThatOfTheRules();
};

/// The one that changes a component reads the new schema over; ROOKERY_WRITE_GOLDEN=1 puts it
/// there.
void tst_rule_schema::schemaIsThatOfTheRules()
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/resources/schema/rookery-2.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    const auto begin = before.indexOf("    \"rules\": {\n");
    QVERIFY(begin > 0);
    const QByteArray last = "\n    },\n";
    const auto end = before.indexOf(last, begin) + last.size();
    const QByteArray wanted = before.left(begin) + schemaOfRules() + before.mid(end);
    if (qEnvironmentVariableIsSet("ROOKERY_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(wanted);
        file.close();
        return;
    }
    QCOMPARE(before, wanted);
}

QTEST_APPLESS_MAIN(tst_rule_schema)
#include "tst_rule_schema.moc"
