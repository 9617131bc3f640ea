#pragma once

namespace rookery {

/// Loads the texts of the interface for as long as the application lives. English needs it as well:
/// the words in the sources leave plurals open, as in "%n cell(s)".
void loadTranslations();

} // namespace rookery
