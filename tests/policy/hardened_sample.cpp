#include <cstdio>
#include <cstring>

/// A memory call and an array on the stack whose sizes no compiler knows, so that both are guarded.
int main(int count, char **words)
{
    char copy[64];
    const char *word = words[count - 1];
    std::memcpy(copy, word, std::strlen(word) + 1);
    return std::puts(copy) < 0 ? 1 : 0;
}
