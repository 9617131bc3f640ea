#include "model/exchange/rbg/rbg_expression.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

class Expression
{
public:
    Expression(const Program &program,
               std::map<StepId, std::string> labels,
               std::string friends,
               std::string enemies)
        : m_program(program)
        , m_labels(std::move(labels))
        , m_friends(std::move(friends))
        , m_enemies(std::move(enemies))
    {
    }

    /// Else why no expression of this form can say the program.
    Result<std::string> text()
    {
        std::string all;
        for (const std::uint32_t node : m_program.at(m_program.firstAlways))
            appendItem(all, " + ", leg(node));
        if (!m_fault.isEmpty())
            return failure(m_fault);
        return all;
    }

private:
    using Node = Program::Node;

    /// Legs that several others lead to are written again for each, so that there may be very many.
    std::string leg(std::uint32_t index)
    {
        constexpr int most = 20'000;
        if (std::find(m_path.begin(), m_path.end(), index) != m_path.end())
            m_fault = Message("its legs lead back to themselves");
        else if (++m_written > most)
            m_fault = Message("its legs make too long an expression");
        if (!m_fault.isEmpty())
            return "{}";
        m_path.push_back(index);
        const Node &node = m_program.nodes[index];
        const std::string label = m_labels.at(node.own);
        const std::string pass = node.way == Way::Any ? label : label + " {empty, gone}";
        std::string text;
        for (int i = 1; i < node.least; ++i)
            text += pass + " ";
        if (node.most == unlimited)
            text += "(" + pass + ")* " + label + " " + ends(node);
        else
            text += ranged(node, label, pass, node.most - node.least);
        m_path.pop_back();
        return text;
    }

    std::string
    ranged(const Node &node, const std::string &label, const std::string &pass, int more)
    {
        const std::string here = label + " " + ends(node);
        return more == 0
                   ? here
                   : "(" + here + " + " + pass + " " + ranged(node, label, pass, more - 1) + ")";
    }

    std::string ends(const Node &node)
    {
        std::string stop;
        const auto add = [&](bool isIn, const std::string &pieces) {
            if (isIn && !pieces.empty())
                appendItem(stop, ", ", pieces);
        };
        add(node.onEmpty.stop, "empty");
        add(node.onFriend.stop, m_friends);
        add(node.onEnemy.stop, m_enemies);
        std::string text = stop.empty() ? "" : "{" + stop + "}";
        follow(text, node.onEmpty, "empty, gone");
        follow(text, node.onFriend, m_friends);
        follow(text, node.onEnemy, m_enemies);
        return "(" + (text.empty() ? "{}" : text) + ")";
    }

    void follow(std::string &text, const Program::End &end, const std::string &pieces)
    {
        for (const std::uint32_t next : m_program.at(end.then)) {
            if (!pieces.empty())
                appendItem(text, " + ", "{" + pieces + "} " + leg(next));
        }
    }

    const Program &m_program;
    std::map<StepId, std::string> m_labels;
    std::string m_friends;
    std::string m_enemies;
    std::vector<std::uint32_t> m_path;
    int m_written = 0;
    Message m_fault;
};

} // namespace

Result<std::string> rbgExpression(const Program &program,
                                  std::map<StepId, std::string> labels,
                                  std::string friends,
                                  std::string enemies)
{
    return Expression(program, std::move(labels), std::move(friends), std::move(enemies)).text();
}

} // namespace rookery
