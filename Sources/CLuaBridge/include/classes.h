/// Functions and classes of the host as scripts see them, and what objects hold on the Lua side.
#pragma once

#include "context.h"

/// What a Swift function answers to its trampoline.
enum {
  // 0 and above: so many values on top of the stack are the results
  FCB_ERROR = -1,    ///< raise the text on the wire, with the caller's file and line before it
  FCB_RETHROW = -2,  ///< raise the value of the last failure again, unchanged
  FCB_WIRE = -3,     ///< the results are the values on the wire
  FCB_TEXT = -4,     ///< the result is the text on the wire: its bare bytes, without a tag
  FCB_MEMORY = -5,   ///< raise "not enough memory"
  FCB_WAIT = -6,     ///< suspend the task; the results are the values it is resumed with
};

/// A function of the host. `self` is the object of a method, NULL for a plain function;
/// `box` is the Swift closure.
typedef int (*fcb_entry)(fcb_context *context, lua_State *L, void *self, const void *box);

struct fcb_class;

/// A function as scripts see it. It must outlive the state.
typedef struct fcb_function {
  fcb_entry entry;
  const void *box;
  const char *name;
  const struct fcb_class *self_class;  ///< the class of a method's object, or NULL
  int field_count;      ///< how many fields of its table argument are spread; 0 for none
  int field_argument;   ///< the stack index of that table
  const char *subject;  ///< what the table describes, for messages: "card"
  const char *form;     ///< a call as it should be, for messages, or ""
} fcb_function;

/// A property: Swift's getter and setter. An entry of NULL means there is none.
typedef struct fcb_property {
  fcb_function get, set;
} fcb_property;

/// A class as scripts see it. It must outlive the state.
typedef struct fcb_class {
  const char *name;
  int metatable_reference;  ///< set by `fcb_define_class`
  fcb_function unknown;  ///< refuses a name that is no member: answers FCB_ERROR
  fcb_function description, length, element;
  fcb_function get_other, set_other;  ///< for names that are no members; NULL where there are none
  fcb_function fields;                ///< gives a table for `pairs`; NULL lists the properties
  const fcb_function *methods;
  int method_count;
  const fcb_property *properties;
  int property_count;
  /// The number of the object that holds what belongs to `object` on the Lua side, or 0; NULL when
  /// each object of the class holds its own. An object's userdata keeps its holder alive.
  int64_t (*holder)(void *object);
  /// How many bytes the host holds for an object, beside its userdata; NULL for hardly any.
  size_t (*weight)(void *object);
  size_t held;  ///< what the host holds for all objects of the class
} fcb_class;

/// The block of a userdata.
typedef struct fcb_block {
  fcb_class *class;
  void *object;   ///< retained; NULL once collected
  int64_t key;    ///< the object's number in this state
  size_t place;   ///< where it stands among the context's objects
  size_t weight;  ///< how many bytes the host holds for it
} fcb_block;

// The functions below that return a status run protected: LUA_OK, or LUA_ERRMEM or LUA_ERRRUN
// with nothing left on the stack.

int fcb_define_class(fcb_context *context, fcb_class *class);

/// Pushes a function of the host. `fields` are the names of the fields it spreads, or NULL;
/// `unknown` refuses another one, or lets it pass by answering with no results.
int fcb_push_function(fcb_context *context, const fcb_function *function,
                      const char *const *fields, const fcb_function *unknown);

/// Adds a method that spreads fields to its class, which must be defined.
int fcb_set_method(fcb_context *context, const fcb_function *function, const char *const *fields,
                   const fcb_function *unknown);

/// The block of the userdata at `index`, or NULL for anything else. Never raises.
///
/// Every userdata of a state is the host's or a Lua library's, and no library that a host opens
/// makes one of this size that begins with the address of a class.
static inline const fcb_block *fcb_block_at(lua_State *L, int index) {
  const fcb_block *block = (const fcb_block *)lua_touserdata(L, index);
  return block != NULL && lua_rawlen(L, index) == sizeof *block ? block : NULL;
}

/// The object at `index` when it is of `class`, else NULL. Never raises.
static inline void *fcb_object(lua_State *L, int index, const fcb_class *class) {
  const fcb_block *block = fcb_block_at(L, index);
  return block != NULL && block->class == class ? block->object : NULL;
}

/// Pushes the userdata of the object with this number, or nothing. Never raises.
bool fcb_push_object(fcb_context *context, lua_State *L, int64_t key);

// --- What an object holds on the Lua side --------------------------------------------------------

/// Makes the object with number `key` hold the value at `index` in `slot`; slot 0 takes the
/// next free one above `first`. `slot` is set to the one taken.
int fcb_hold(fcb_context *context, lua_State *L, int64_t key, int index, int first, int *slot);

/// Pushes what the object holds in `slot` and returns its type; pushes nothing and returns
/// LUA_TNONE when there is no such object or value. Never raises.
int fcb_push_held(fcb_context *context, lua_State *L, int64_t key, int slot);

/// Drops what the object holds in `slot`. Never raises.
void fcb_drop_held(fcb_context *context, lua_State *L, int64_t key, int slot);

/// Keeps the object with number `key` from being collected until it is unpinned.
int fcb_pin(fcb_context *context, int64_t key);
void fcb_unpin(fcb_context *context, int64_t key);

/// Keeps the value at `index` in the registry and sets `reference`.
int fcb_reference(fcb_context *context, lua_State *L, int index, int *reference);

/// Lets go of a reference at the next call into Lua: this may be said while Lua collects garbage.
void fcb_unreference(fcb_context *context, int reference);

/// Collects all garbage, with the references that were given up.
void fcb_collect(fcb_context *context);
