#include "tests/bench/lua_script.h"

#include "model/board/board.h"
#include "model/board/zone_map.h"

#include <lua.hpp>
#include <stdexcept>
#include <vector>

namespace rookery::bench {

/// What the script is asked about and changes. Cells, types and directions of a script are their
/// places in the design, cells and directions from 0, types and players from 1.
class LuaScript::Host
{
public:
    Host(const Design &design, const std::string &file)
        : m_board(design.board, design.directions)
        , m_zones(m_board, design.rules->facings())
        , m_directions(*design.directions)
        , m_lua(luaL_newstate())
    {
        const Position start = startPosition(design, m_board);
        const std::size_t cells = m_board.size();
        for (const CellId cell : m_board.cells()) {
            const Position::Square &square = start.square(cell);
            const bool isTaken = square.owner != Position::noOwner;
            m_state.owners.push_back(isTaken ? square.owner + 1 : 0);
            m_state.types.push_back(isTaken ? square.type + 1 : 0);
        }
        const auto numbers = start.numbers();
        for (std::size_t i = 0; i < cells && i < numbers.size(); ++i)
            m_state.numbers.push_back(numbers[i]);
        for (std::size_t i = 0; i < std::size(m_state.stores) && cells + i < numbers.size(); ++i)
            m_state.stores[i] = numbers[cells + i];
        for (const CellId cell : m_board.cells()) {
            for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
                const auto link = m_board.link(cell, m_board.compass().step(DirectionId(i)));
                m_steps.push_back(link ? static_cast<int>(link->to.index()) : -1);
            }
        }
        luaL_openlibs(m_lua);
        offerFunctions();
        if (luaL_dofile(m_lua, file.c_str()) != LUA_OK)
            throw std::runtime_error(lua_tostring(m_lua, -1));
    }

    ~Host() { lua_close(m_lua); }
    Host(const Host &) = delete;
    Host &operator=(const Host &) = delete;

    std::uint64_t perft(int depth, int player)
    {
        std::vector<Offer> moves;
        m_offers = &moves;
        lua_getglobal(m_lua, "list");
        lua_pushinteger(m_lua, player);
        call(1);
        if (depth == 1)
            return moves.size();
        std::uint64_t sum = 0;
        const State before = m_state;
        for (const Offer &move : moves) {
            lua_getglobal(m_lua, "play");
            lua_pushinteger(m_lua, player);
            lua_pushinteger(m_lua, move.from);
            lua_pushinteger(m_lua, move.to);
            call(3);
            sum += perft(depth - 1, 3 - player);
            m_state = before;
        }
        return sum;
    }

private:
    struct State
    {
        std::vector<int> owners;
        std::vector<int> types;
        std::vector<lua_Integer> numbers;
        lua_Integer stores[2] = {};
    };

    struct Offer
    {
        lua_Integer from;
        lua_Integer to;
    };

    void call(int arguments)
    {
        if (lua_pcall(m_lua, arguments, 0, 0) != LUA_OK)
            throw std::runtime_error(lua_tostring(m_lua, -1));
    }

    static Host &of(lua_State *lua)
    {
        return *static_cast<Host *>(lua_touserdata(lua, lua_upvalueindex(1)));
    }

    static std::size_t place(lua_State *lua, int argument, lua_Integer first = 0)
    {
        return static_cast<std::size_t>(lua_tointeger(lua, argument) - first);
    }

    void offer(const char *name, lua_CFunction function)
    {
        lua_pushlightuserdata(m_lua, this);
        lua_pushcclosure(m_lua, function, 1);
        lua_setglobal(m_lua, name);
    }

    void offerFunctions()
    {
        offer("cells", [](lua_State *lua) {
            lua_pushinteger(lua, static_cast<lua_Integer>(of(lua).m_board.size()));
            return 1;
        });
        offer("direction", [](lua_State *lua) {
            const auto found = of(lua).m_directions.find(lua_tostring(lua, 1));
            lua_pushinteger(lua, static_cast<lua_Integer>(found->index()));
            return 1;
        });
        offer("zone", [](lua_State *lua) {
            Host &host = of(lua);
            const auto zone = host.m_zones.find(lua_tostring(lua, 1));
            std::vector<bool> &inside = host.m_known.emplace_back();
            for (const CellId cell : host.m_board.cells())
                inside.push_back(host.m_zones.isInZone(cell, *zone, PlayerId(place(lua, 2, 1))));
            lua_pushinteger(lua, static_cast<lua_Integer>(host.m_known.size() - 1));
            return 1;
        });
        offer("inside", [](lua_State *lua) {
            lua_pushboolean(lua, of(lua).m_known[place(lua, 1)][place(lua, 2)] ? 1 : 0);
            return 1;
        });
        offer("step", [](lua_State *lua) {
            const Host &host = of(lua);
            const std::size_t row = place(lua, 1) * host.m_directions.list.size();
            const int to = host.m_steps[row + place(lua, 2)];
            if (to < 0)
                lua_pushnil(lua);
            else
                lua_pushinteger(lua, to);
            return 1;
        });
        offer("owner", [](lua_State *lua) {
            lua_pushinteger(lua, of(lua).m_state.owners[place(lua, 1)]);
            return 1;
        });
        offer("type_of", [](lua_State *lua) {
            lua_pushinteger(lua, of(lua).m_state.types[place(lua, 1)]);
            return 1;
        });
        offer("find", [](lua_State *lua) {
            const std::vector<int> &types = of(lua).m_state.types;
            for (std::size_t cell = 0; cell < types.size(); ++cell) {
                if (types[cell] != lua_tointeger(lua, 1))
                    continue;
                lua_pushinteger(lua, static_cast<lua_Integer>(cell));
                return 1;
            }
            return 0;
        });
        offer("number", [](lua_State *lua) {
            lua_pushinteger(lua, of(lua).m_state.numbers[place(lua, 1)]);
            return 1;
        });
        offer("store", [](lua_State *lua) {
            lua_pushinteger(lua, of(lua).m_state.stores[place(lua, 1, 1)]);
            return 1;
        });
        offer("set_number", [](lua_State *lua) {
            of(lua).m_state.numbers[place(lua, 1)] = lua_tointeger(lua, 2);
            return 0;
        });
        offer("set_store", [](lua_State *lua) {
            of(lua).m_state.stores[place(lua, 1, 1)] = lua_tointeger(lua, 2);
            return 0;
        });
        offer("put", [](lua_State *lua) {
            State &state = of(lua).m_state;
            state.owners[place(lua, 1)] = static_cast<int>(lua_tointeger(lua, 2));
            state.types[place(lua, 1)] = static_cast<int>(lua_tointeger(lua, 3));
            return 0;
        });
        offer("remove", [](lua_State *lua) {
            State &state = of(lua).m_state;
            state.owners[place(lua, 1)] = 0;
            state.types[place(lua, 1)] = 0;
            return 0;
        });
        offer("save", [](lua_State *lua) {
            of(lua).m_saved = of(lua).m_state;
            return 0;
        });
        offer("restore", [](lua_State *lua) {
            of(lua).m_state = of(lua).m_saved;
            return 0;
        });
        offer("offer", [](lua_State *lua) {
            of(lua).m_offers->push_back({lua_tointeger(lua, 1), lua_tointeger(lua, 2)});
            return 0;
        });
    }

    Board m_board;
    ZoneMap m_zones;
    Directions m_directions;
    lua_State *m_lua;
    std::vector<int> m_steps;               ///< [cell][direction]; -1: the board ends
    std::vector<std::vector<bool>> m_known; ///< zones that the script has named
    State m_state;
    State m_saved;
    std::vector<Offer> *m_offers = nullptr;
};

LuaScript::LuaScript(const Design &design, const std::string &file)
    : m_host(std::make_unique<Host>(design, file))
{
}

LuaScript::~LuaScript() = default;

std::uint64_t LuaScript::perft(int depth)
{
    return m_host->perft(depth, 1);
}

} // namespace rookery::bench
