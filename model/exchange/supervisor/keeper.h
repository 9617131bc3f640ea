#pragma once

namespace rookery {

/// Like fork(), but a keeper stays between the two: it adopts whatever the new process and its
/// children leave behind, in whatever session or group, and ends all of it once the new process has
/// ended, is to be ended (endKept()), or this one dies. Gives 0 in the new process, which may only
/// do what is safe after a fork, else the keeper's number; the keeper ends as the new process did,
/// so that waiting for the one is waiting for the other. -1 if no process could be made.
int forkKept();

/// Ends the process and everything it has started, and waits until that is so.
void endKept(int keeper);

} // namespace rookery
