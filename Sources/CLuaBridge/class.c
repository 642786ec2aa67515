#include "internal.h"

#include <string.h>

// --- Calling Swift --------------------------------------------------------------------------

/// Raises what a Swift function answered. Its frame is gone, so nothing is skipped by this.
static int raise_answer(lua_State *L, fcb_context *context, int answer, size_t start,
                        size_t object_start) {
  if (answer == FCB_RETHROW) {
    context->failure.passed_on = true;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_failure_key);
  } else if (answer == FCB_MEMORY || context->wire.failed) {
    fcb_wire_truncate(context, start, object_start);
    fcb_stop(context, FCB_STOP_MEMORY);
    return fcb_raise_stop(L);
  } else {
    lua_Debug caller;
    caller.currentline = -1;
    if (lua_getstack(L, 1, &caller)) lua_getinfo(L, "Sl", &caller);
    // This may run finalizers, which write behind the text and may move it.
    if (caller.currentline > 0)
      lua_pushfstring(L, "%s:%d: ", caller.short_src, caller.currentline);
    lua_pushlstring(L, (const char *)context->wire.bytes + start, context->wire.length - start);
    if (caller.currentline > 0) lua_concat(L, 2);
  }
  // A script may catch this error, and the next million: nothing of them may stay on the wire.
  fcb_wire_truncate(context, start, object_start);
  return lua_error(L);
}

/// Whether the task that runs is cancelled and can be stopped here.
static inline bool is_to_stop(lua_State *L, fcb_context *context) {
  return context->stopping && fcb_can_wait(context, L, NULL) == FCB_CAN_WAIT;
}

/// Calls a Swift function and turns its answer into results or a Lua error.
static inline int enter(lua_State *L, fcb_context *context, const fcb_function *function,
                        void *self) {
  if (context->stop) return fcb_raise_stop(L);
  if (is_to_stop(L, context)) return fcb_wait(L, context);
  lua_State *caller = context->running;
  size_t start = context->wire.length, object_start = context->wire.object_count;
  context->running = L;
  int answer = function->entry(context, L, self, function->box);
  context->running = caller;
  if (context->stop) {
    fcb_wire_truncate(context, start, object_start);
    return fcb_raise_stop(L);
  }
  if (is_to_stop(L, context)) {
    fcb_wire_truncate(context, start, object_start);
    return fcb_wait(L, context);
  }
  if (answer >= 0) return answer;
  if (context->wire.failed) return raise_answer(L, context, FCB_MEMORY, start, object_start);
  if (answer == FCB_TEXT) {
    size_t length = context->wire.length - start;
    context->wire.length = start;
    lua_pushlstring(L, (const char *)context->wire.bytes + start, length);
    return 1;
  }
  if (answer == FCB_WAIT) return fcb_wait(L, context);
  if (answer != FCB_WIRE) return raise_answer(L, context, answer, start, object_start);
  int count = fcb_replay(context, L, start);
  fcb_wire_truncate(context, start, object_start);
  return count;
}

/// Has Swift refuse the name at `name`, since it knows what may have been meant.
static int refuse_unknown(lua_State *L, fcb_context *context, const fcb_function *unknown,
                          int name, const char *subject) {
  context->unknown_name = name;
  context->unknown_subject = subject;
  return enter(L, context, unknown, NULL);
}

/// Spreads the fields of the table argument over the stack above it: the n-th known field lies
/// at `field_argument + n`. Upvalue 2 maps the names to n, upvalue 3 is the function that
/// refuses an unknown one.
static void spread_fields(lua_State *L, fcb_context *context, const fcb_function *function) {
  int table = function->field_argument;
  int position = function->self_class != NULL ? table - 1 : table;
  if (lua_type(L, table) != LUA_TTABLE)
    luaL_error(L, "bad argument #%d to '%s' (a table of fields expected, got %s)%s%s", position,
               function->name, lua_type(L, table) == LUA_TNONE ? "no value" : luaL_typename(L, table),
               *function->form == '\0' ? "" : ": write ", function->form);
  lua_settop(L, table);
  luaL_checkstack(L, function->field_count + LUA_MINSTACK, NULL);
  lua_settop(L, table + function->field_count);
  uint64_t present = 0;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    lua_pushvalue(L, -2);
    lua_rawget(L, lua_upvalueindex(2));
    int field = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (field == 0) {
      int key = lua_gettop(L) - 1;
      refuse_unknown(L, context, lua_touserdata(L, lua_upvalueindex(3)), key, function->subject);
      lua_settop(L, key);
      continue;
    }
    present |= UINT64_C(1) << (field - 1);
    lua_replace(L, table + field);
  }
  context->present = present;
}

static int call_function(lua_State *L) {
  const fcb_function *function = lua_touserdata(L, lua_upvalueindex(1));
  fcb_context *context = fcb_context_of(L);
  void *self = NULL;
  if (function->self_class != NULL) {
    self = fcb_object(L, 1, function->self_class);
    if (self == NULL) {
      const char *class = function->self_class->name;
      // A variable has no space in its name: an answer key is mostly called key.
      const char *space = strrchr(class, ' ');
      return luaL_error(L, "'%s' is a method of %s: call it as %s:%s%s", function->name, class,
                        space == NULL ? class : space + 1, function->name,
                        function->field_count == 0 ? "(…)" : " { … }");
    }
  }
  if (function->field_count != 0) spread_fields(L, context, function);
  return enter(L, context, function, self);
}

const char *fcb_function_name(lua_State *L, int level) {
  lua_Debug activation;
  if (!lua_getstack(L, level, &activation)) return NULL;
  lua_getinfo(L, "f", &activation);
  const char *name = NULL;
  if (lua_tocfunction(L, -1) == call_function) {
    lua_getupvalue(L, -1, 1);
    name = ((const fcb_function *)lua_touserdata(L, -1))->name;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return name;
}

// --- Metamethods ----------------------------------------------------------------------------

/// The object of a metamethod's first argument. Scripts cannot reach the metatable, so it is an
/// object of the host; but its userdata may be collected already.
static inline void *self_object(lua_State *L) {
  const fcb_block *block = lua_touserdata(L, 1);
  if (block->object == NULL) luaL_error(L, "this %s is gone", block->class->name);
  return block->object;
}

/// The class of the object; `block` is where a metamethod finds it.
static inline const fcb_class *self_class(lua_State *L) {
  return ((const fcb_block *)lua_touserdata(L, 1))->class;
}

static int index_member(lua_State *L) {
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION:
      return 1;
    case LUA_TLIGHTUSERDATA: {
      const fcb_property *property = lua_touserdata(L, -1);
      return enter(L, fcb_context_of(L), &property->get, self_object(L));
    }
    default: {
      void *self = self_object(L);
      const fcb_class *class = self_class(L);
      if (class->element.entry != NULL && lua_isinteger(L, 2))
        return enter(L, fcb_context_of(L), &class->element, self);
      if (class->get_other.entry != NULL && lua_type(L, 2) == LUA_TSTRING)
        return enter(L, fcb_context_of(L), &class->get_other, self);
      return refuse_unknown(L, fcb_context_of(L), &class->unknown, 2, class->name);
    }
  }
}

static int set_member(lua_State *L) {
  const fcb_class *class = self_class(L);
  void *self = self_object(L);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const fcb_property *property = lua_touserdata(L, -1);
    lua_settop(L, 3);
    if (property->set.entry != NULL)
      return enter(L, fcb_context_of(L), &property->set, self);
  }
  if (type == LUA_TLIGHTUSERDATA || type == LUA_TFUNCTION)
    return luaL_error(L, "'%s' of %s can't be set", lua_tostring(L, 2), class->name);
  if (class->set_other.entry != NULL && lua_type(L, 2) == LUA_TSTRING) {
    lua_settop(L, 3);
    return enter(L, fcb_context_of(L), &class->set_other, self);
  }
  return refuse_unknown(L, fcb_context_of(L), &class->unknown, 2, class->name);
}

static int describe(lua_State *L) {
  const fcb_block *block = lua_touserdata(L, 1);
  if (block->object == NULL) {
    lua_pushfstring(L, "%s (gone)", block->class->name);
    return 1;
  }
  return enter(L, fcb_context_of(L), &block->class->description, block->object);
}

static int length(lua_State *L) {
  const fcb_class *class = self_class(L);
  void *self = self_object(L);
  if (class->length.entry == NULL) return luaL_error(L, "a %s has no length", class->name);
  return enter(L, fcb_context_of(L), &class->length, self);
}

/// Steps through the properties in the order of the class's table. The control variable is the
/// name; upvalue 1 is the object, upvalue 2 the next property's number.
static int next_member(lua_State *L) {
  lua_settop(L, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  const fcb_class *class = self_class(L);
  void *self = self_object(L);
  int next = (int)lua_tointeger(L, lua_upvalueindex(2));
  if (next >= class->property_count) return 0;
  lua_pushinteger(L, next + 1);
  lua_replace(L, lua_upvalueindex(2));
  const fcb_property *property = &class->properties[next];
  lua_pushstring(L, property->get.name);
  int count = enter(L, fcb_context_of(L), &property->get, self);
  if (count == 0) lua_pushnil(L);
  lua_pushvalue(L, 2);  // the name: the getter may have left more than its result above it
  lua_insert(L, -2);
  return 2;
}

static int next_field(lua_State *L) {
  lua_settop(L, 2);
  return lua_next(L, 1) != 0 ? 2 : 0;
}

static int pairs(lua_State *L) {
  void *self = self_object(L);
  const fcb_class *class = self_class(L);
  if (class->fields.entry != NULL) {
    lua_settop(L, 1);
    enter(L, fcb_context_of(L), &class->fields, self);
    lua_pushcfunction(L, next_field);
    lua_insert(L, -2);
    return 2;
  }
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_member, 2);
  return 1;
}

/// Empties the block first, so that nothing finds the object while it goes.
static int collect(lua_State *L) {
  fcb_block *block = lua_touserdata(L, 1);
  if (block->object == NULL) return 0;
  void *object = block->object;
  fcb_remove_object(fcb_context_of(L), block);
  fcb_add_weight(fcb_context_of(L), block, -(ptrdiff_t)block->weight);
  fcb_context_of(L)->release(object);
  return 0;
}

// --- Defining -------------------------------------------------------------------------------

/// Pushes `call_function` bound to `function`, whose description lies at a fixed address.
static void push_bound(lua_State *L, const fcb_function *function) {
  lua_pushlightuserdata(L, (void *)function);
  lua_pushcclosure(L, call_function, 1);
}

static int define_class(lua_State *L) {
  fcb_class *class = lua_touserdata(L, 1);
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  lua_newtable(L);  // 2: members
  for (int i = 0; i < class->method_count; i++) {
    const fcb_function *method = &class->methods[i];
    if (method->field_count != 0) continue;  // `fcb_set_method` follows with its fields
    push_bound(L, method);
    lua_setfield(L, 2, method->name);
  }
  for (int i = 0; i < class->property_count; i++) {
    lua_pushlightuserdata(L, (void *)&class->properties[i]);
    lua_setfield(L, 2, class->properties[i].get.name);
  }
  static const luaL_Reg metamethods[] = {{"__tostring", describe}, {"__len", length},
                                         {"__pairs", pairs},       {"__gc", collect},
                                         {NULL, NULL}};
  lua_newtable(L);  // 3: metatable
  luaL_setfuncs(L, metamethods, 0);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, index_member, 1);
  lua_setfield(L, 3, "__index");
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, set_member, 1);
  lua_setfield(L, 3, "__newindex");
  lua_pushstring(L, class->name);
  lua_setfield(L, 3, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, 3, "__metatable");
  class->metatable_reference = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int fcb_define_class(fcb_context *context, fcb_class *class) {
  return fcb_protect(context->main, define_class, class, 0, 0);
}

struct function_request {
  const fcb_function *function;
  const char *const *fields;
  const fcb_function *unknown;
  const fcb_class *class;
};

static int push_function(lua_State *L) {
  const struct function_request *request = lua_touserdata(L, 1);
  lua_pushlightuserdata(L, (void *)request->function);
  if (request->fields == NULL) {
    lua_pushcclosure(L, call_function, 1);
  } else {
    lua_createtable(L, 0, request->function->field_count);
    for (int i = 0; i < request->function->field_count; i++) {
      lua_pushinteger(L, i + 1);
      lua_setfield(L, -2, request->fields[i]);
    }
    lua_pushlightuserdata(L, (void *)request->unknown);
    lua_pushcclosure(L, call_function, 3);
  }
  if (request->class == NULL) return 1;
  // A method: into the members table, the upvalue of the class's __index.
  lua_rawgeti(L, LUA_REGISTRYINDEX, request->class->metatable_reference);
  lua_getfield(L, -1, "__index");
  lua_getupvalue(L, -1, 1);
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, request->function->name);
  return 0;
}

int fcb_push_function(fcb_context *context, const fcb_function *function,
                      const char *const *fields, const fcb_function *unknown) {
  struct function_request request = {function, fields, unknown, NULL};
  return fcb_protect(context->main, push_function, &request, 0, 1);
}

int fcb_set_method(fcb_context *context, const fcb_function *function, const char *const *fields,
                   const fcb_function *unknown) {
  struct function_request request = {function, fields, unknown, function->self_class};
  return fcb_protect(context->main, push_function, &request, 0, 0);
}
