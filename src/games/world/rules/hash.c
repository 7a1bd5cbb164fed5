/* A 64-bit hash (FNV-1a) of a game's fields in a fixed order, never of its memory: padding, byte order and what is
 * beyond the end of a pile don't count. Recorded games are verified with it, so the order must not change. */
#include "games/world/rules/game.h"

typedef uint64_t Hash;

static void add_byte(Hash *hash, unsigned byte) {
    *hash = (*hash ^ (byte & 0xff)) * 1099511628211u;
}

static void add_bytes(Hash *hash, const uint8_t *bytes, int count) {
    for (int i = 0; i < count; i++) {
        add_byte(hash, bytes[i]);
    }
}

static void add_pile(Hash *hash, const WorldCard *cards, int count) {
    add_byte(hash, (unsigned)count);
    add_bytes(hash, cards, count);
}

static void add_player(Hash *hash, const WorldPlayer *player) {
    add_bytes(hash, player->row, WORLD_ROW);
    add_byte(hash, player->field);
    add_byte(hash, player->fast_track);
    add_byte(hash, player->exchanged);
    add_bytes(hash, player->event, WORLD_HELD_EVENTS);
}

static void add_track(Hash *hash, const WorldTrack *track) {
    add_byte(hash, track->goal);
    for (int field = 0; field < track->goal; field++) {
        add_byte(hash, (uint8_t)track->site[field]);
    }
}

static void add_chance(Hash *hash, const Chance *chance) {
    for (int shift = 0; shift < 64; shift += 8) {
        add_byte(hash, (unsigned)(chance->random.state >> shift & 0xff));
    }
    if (chance->key.is_there) {
        add_bytes(hash, chance->key.byte, CHANCE_KEY_BYTES);
        add_byte(hash, chance->shuffles & 0xff);
        add_byte(hash, chance->shuffles >> 8 & 0xff);
    }
}

uint64_t world_hash(const WorldGame *game) {
    Hash hash = 14695981039346656037u;
    add_chance(&hash, &game->chance);
    add_track(&hash, &game->track);
    add_byte(&hash, game->stage & 0xffu);
    add_byte(&hash, (unsigned)game->stage >> 8);
    add_byte(&hash, game->players);
    add_byte(&hash, game->starter);
    add_byte(&hash, game->active);
    for (int p = 0; p < game->players; p++) {
        add_player(&hash, &game->player[p]);
    }
    add_pile(&hash, game->stock, game->stock_count);
    add_pile(&hash, game->discard, game->discard_count);
    add_pile(&hash, game->hand, game->hand_count);
    add_byte(&hash, game->hand_from);
    add_byte(&hash, game->awaiting);
    add_byte(&hash, game->awaited_player);
    add_byte(&hash, game->question.index);
    add_byte(&hash, game->question.why);
    add_byte(&hash, (uint8_t)game->question.amount);
    add_byte(&hash, game->procedure);
    add_byte(&hash, game->event);
    add_byte(&hash, game->still_to_do);
    add_byte(&hash, game->stage_winner);
    add_byte(&hash, game->winners);
    add_bytes(&hash, game->shown, WORLD_EVENT_KINDS + 1);
    add_byte(&hash, game->question_next);
    add_byte(&hash, game->question_count);
    add_bytes(&hash, game->right, (game->question_count + 3) / 4);
    if (game->house != 0) { /* games from before house rules keep their hashes */
        add_byte(&hash, game->house);
    }
    if (game->track.stages != 0) { /* and those from before last stages; no house rule is as high */
        add_byte(&hash, 0x80u | game->track.stages);
    }
    return hash;
}
