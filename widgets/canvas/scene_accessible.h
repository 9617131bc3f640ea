#pragma once

namespace rookery {

/// Teaches the accessibility bridge about every SceneWidget: a table whose places say what they are
/// and what happens there. Installing it again does nothing.
void installSceneAccessibility();

} // namespace rookery
