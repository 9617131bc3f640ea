#pragma once

#include "app/sounds/sound_wave.h"

#include <memory>

namespace rookery {

/// Plays sounds beside the program through libcanberra, which desktops bring along for their own
/// sounds. It is looked for when it is needed: without it all is silent.
class Speaker
{
public:
    Speaker();
    ~Speaker();

    static bool isThere();
    /// Whether it is on its way.
    bool play(Sound sound);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts; ///< from the first sound on
};

} // namespace rookery
