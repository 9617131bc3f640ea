# What makes an attack harder, for the programs that people run: the presets `release` and `package` (ROOKERY_HARDENED).
# Checks of memory calls and of the stack, indirect calls that go to functions only, tables that cannot be written once
# the program runs. tests/policy/hardened.cmake looks for them in the programs.
set(hardened_compile_options -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3
    -fstack-protector-strong -fstack-clash-protection -fcf-protection -Wformat -Werror=format-security)
set(hardened_link_options -Wl,-z,relro,-z,now,-z,noexecstack)
