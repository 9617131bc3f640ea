#include "model/exchange/engines/engine_talk.h"

namespace rookery {

namespace {

/// More than any engine says in one go that means well.
constexpr std::size_t mostBytes = 16U << 20U;

} // namespace

EngineTalk::EngineTalk(const EngineSetup &setup, const EnginePatience &patience)
    : m_setup(setup)
    , m_patience(patience)
    , m_dialogue(setup.command)
{
}

bool EngineTalk::await(std::chrono::milliseconds time,
                       const std::atomic<bool> *stop,
                       const Listener &listener)
{
    const auto deadline = std::chrono::steady_clock::now() + time;
    std::size_t bytes = 0;
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        const auto line = m_dialogue.hear(std::max(left, std::chrono::milliseconds(0)), stop);
        if (!line)
            return false;
        bytes += line->size() + 1;
        if (listener(*line) == Ear::Takes)
            return true;
        if (bytes > mostBytes)
            m_dialogue.end(Message("it has said too much"));
        if (left.count() < 0 || (stop && *stop))
            return false;
    }
}

Unexpected<Error> EngineTalk::fault(Message what) const
{
    return failure(
        Message("{engine} {what}", {{"engine", m_setup.title()}, {"what", std::move(what)}}));
}

Unexpected<Error> EngineTalk::silent(const std::string &awaited) const
{
    return failure(Message("{engine}: [{why}|no '{awaited}' came][; its last words: '{words}']",
                           {{"engine", m_setup.title()},
                            {"why", m_dialogue.fault()},
                            {"awaited", awaited},
                            {"words", m_dialogue.lastWords()}}));
}

std::chrono::milliseconds EngineTalk::thinkingTime(const EngineLimits &limits) const
{
    return m_patience.beyond + (limits.time ? *limits.time * 4 : m_patience.untimed);
}

std::string EngineTalk::optionFor(const std::string &name, const std::string &usual) const
{
    const auto own = m_setup.options.find(name);
    return own == m_setup.options.end() ? usual : own->second;
}

void EngineTalk::quit()
{
    if (isOpen()) {
        say("quit");
        await(std::chrono::milliseconds(300), nullptr, [](const std::string &) {
            return Ear::Ignores;
        });
    }
    m_dialogue.end(Message("it was ended"));
}

std::unique_ptr<EngineTalk> makeTalk(const EngineSetup &setup, const EnginePatience &patience)
{
    return setup.protocol == EngineProtocol::Cecp ? makeCecpTalk(setup, patience)
                                                  : makeUciTalk(setup, patience);
}

} // namespace rookery
