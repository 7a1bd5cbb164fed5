/* In the browser, in place of the store, of packs and of computers, none of which a hand has: its host has them. A far
 * session keeps nothing and asks no computer; what may be called all the same answers that there is nothing. */
#include "games/path/ai/ai.h"
#include "games/path/ai/hint.h"
#include "games/world/ai/ai.h"
#include "games/world/ai/hint.h"
#include "hand/web/web.h"
#include "pack/pack.h"
#include "play/keeper.h"
#include "store/store.h"

#include "core/core_assert.h"
#include "i18n/i18n.h"

void hand_begin(void) {
    i18n_init("locale");
}

Keeper keeper_of_store(Store *store) {
    (void)store;
    return (Keeper){0};
}

int64_t store_get_number(const Store *store, const char *key, int64_t otherwise, int64_t least, int64_t most) {
    (void)store;
    (void)key;
    (void)least;
    (void)most;
    return otherwise;
}

StoreTicket store_set_number(Store *store, const char *key, int64_t value) {
    (void)store;
    (void)key;
    (void)value;
    return 0;
}

StoreSeen store_list_seen(Store *store, size_t most) {
    (void)store;
    (void)most;
    return (StoreSeen){0};
}

void store_seen_free(StoreSeen *seen) {
    (void)seen;
}

const PackHead *pack_head(const Pack *pack) {
    (void)pack;
    CORE_NEVER("a pack");
}

bool pack_join(const Pack *pack, Questions *ours, const char *language, DataError *error) {
    (void)pack;
    (void)ours;
    (void)language;
    (void)error;
    CORE_NEVER("a pack");
}

/* --- computers ---------------------------------------------------------------------------------------------------- */

WorldAction world_ai_choose_by(AiSkill skill, AiTaste taste, const WorldView *view, int player, Random *random) {
    (void)skill;
    (void)taste;
    (void)view;
    (void)player;
    (void)random;
    CORE_NEVER("a computer");
}

bool world_ai_fast_track_by(AiSkill skill, const WorldView *view, int player, Random *random) {
    (void)skill;
    (void)view;
    (void)player;
    (void)random;
    CORE_NEVER("a computer");
}

int world_ai_answer(AiLevel level, int difficulty, int right, Random *random) {
    (void)level;
    (void)difficulty;
    (void)right;
    (void)random;
    CORE_NEVER("a computer");
}

bool world_ai_hint(const WorldView *view, int player, WorldHint *hint) {
    (void)view;
    (void)player;
    (void)hint;
    CORE_NEVER("a hint");
}

PathLine path_ai_choose_by(AiSkill skill, AiTaste taste, const PathView *view, int player, Random *random) {
    (void)skill;
    (void)taste;
    (void)view;
    (void)player;
    (void)random;
    CORE_NEVER("a computer");
}

void path_ai_random(Random *random, uint64_t seed, int round, int player) {
    (void)random;
    (void)seed;
    (void)round;
    (void)player;
    CORE_NEVER("a computer");
}

bool path_ai_hint(const PathView *view, int player, PathHint *hint) {
    (void)view;
    (void)player;
    (void)hint;
    CORE_NEVER("a hint");
}
