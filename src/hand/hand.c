#include "hand/inside.h"

#include "base/memory.h"
#include "games/path/play/game.h"
#include "games/world/play/game.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROTOCOL = 1 };

/* --- opening ------------------------------------------------------------------------------------------------------ */

static const Game *game_of(void *context, int index) {
    static const Game *const GAMES[] = {&WORLD_GAME, &PATH_GAME, NULL};
    (void)context;
    return GAMES[index];
}

static struct Store *no_store(void *context) {
    (void)context;
    return NULL;
}

static double now_of(void *context) {
    return ((const Hand *)context)->now;
}

Hand *hand_new(const char *assets) {
    Hand *hand = memory_new(sizeof *hand);
    hand->assets = memory_copy(assets);
    hand->host = (PlayHost){.assets = hand->assets, .game = game_of, .store = no_store, .now = now_of, .context = hand};
    for (int p = 0; p < SEATS_MAX; p++) {
        hand->said[p] = HAND_NONE;
    }
    return hand;
}

static void forget_outbox(Hand *hand) {
    for (size_t i = 0; i < hand->outbox_count; i++) {
        cJSON_free(hand->outbox[i]);
    }
    hand->outbox_count = 0;
}

void hand_free(Hand *hand) {
    if (hand->session != NULL) {
        session_leave(hand->session);
    }
    forget_outbox(hand);
    free(hand->outbox);
    free(hand->assets);
    cJSON_free(hand->shown);
    cJSON_free(hand->saying);
    free(hand);
}

const char *hand_language(const char *wished) {
    return i18n_match_system(wished);
}

bool hand_speak(const char *language) {
    return i18n_set_language(language);
}

void hand_note(Hand *hand, const char *sentence) {
    i18n_copy(hand->note, sizeof hand->note, sentence);
    hand->notes++;
}

/* --- saying ------------------------------------------------------------------------------------------------------- */

void hand_queue(Hand *hand, cJSON *message) {
    hand->outbox = memory_one_more(hand->outbox, hand->outbox_count, sizeof *hand->outbox);
    hand->outbox[hand->outbox_count++] = far_text(message);
}

static void say_hello(Hand *hand) {
    cJSON *message = far_begin(FAR_HELLO);
    cJSON_AddNumberToObject(message, "v", PROTOCOL);
    cJSON_AddStringToObject(message, "build", "hand");
    cJSON_AddStringToObject(message, "lang", i18n_language());
    hand_queue(hand, message);
}

/* The secret is one the phone has thought of: with it a free seat becomes theirs, and is theirs when they come back. */
static void say_join(Hand *hand) {
    unsigned epoch = 0;
    int n = 0;
    cJSON *message = far_begin(FAR_JOIN);
    cJSON_AddStringToObject(message, "code", hand->code);
    cJSON_AddStringToObject(message, "as", "seat");
    cJSON_AddStringToObject(message, "new", hand->secret);
    cJSON_AddStringToObject(message, "name", hand->name);
    if (hand->figurine >= 0) {
        cJSON_AddNumberToObject(message, "figurine", hand->figurine);
    }
    if (hand->session != NULL) {
        far_at(hand->session, &epoch, &n);
        cJSON *at = cJSON_AddArrayToObject(message, "at");
        cJSON_AddItemToArray(at, cJSON_CreateNumber(epoch));
        cJSON_AddItemToArray(at, cJSON_CreateNumber(n));
    }
    hand_queue(hand, message);
}

void hand_sit(Hand *hand, const char *code, const char *secret, const char *name, int figurine) {
    snprintf(hand->code, sizeof hand->code, "%s", code);
    snprintf(hand->secret, sizeof hand->secret, "%s", secret);
    i18n_copy(hand->name, sizeof hand->name, name);
    hand->figurine = figurine;
    hand->stage = HAND_COMING;
    hand->note[0] = '\0';
    if (hand->is_called) {
        say_join(hand);
    }
}

void hand_called(Hand *hand) {
    forget_outbox(hand);
    hand->is_called = true;
    say_hello(hand);
    if (hand->stage == HAND_COMING || hand->stage == HAND_SEATED) {
        say_join(hand);
    }
}

void hand_lost(Hand *hand) {
    hand->is_called = false;
    forget_outbox(hand);
    if (hand->session != NULL) {
        far_lost(hand->session);
    }
}

const char *hand_say(Hand *hand) {
    cJSON_free(hand->saying);
    hand->saying = NULL;
    if (hand->is_called && hand->outbox_count > 0) {
        hand->saying = hand->outbox[0];
        memmove(hand->outbox, hand->outbox + 1, --hand->outbox_count * sizeof *hand->outbox);
    } else if (hand->is_called && hand->session != NULL) {
        hand->saying = far_send(hand->session);
    }
    return hand->saying;
}

/* --- hearing ------------------------------------------------------------------------------------------------------ */

static const char *sentence_of(FarWhy why) {
    switch (why) {
    case FAR_CODE:
        return tr("There is no table with this code.");
    case FAR_FULL:
        return tr("Every seat at this table is taken.");
    case FAR_NOT_YOURS:
        return tr("This seat belongs to somebody else.");
    case FAR_SLOW_DOWN:
        return tr("Too many tries from here. Wait a minute, then try again.");
    case FAR_VERSION:
        return tr("This page is out of date. Reload it.");
    case FAR_ELSEWHERE:
        return tr("You are playing on another screen now.");
    case FAR_LATE:
        return tr("Too late: the table has moved on.");
    case FAR_RULES:
    case FAR_NONSENSE:
    case FAR_WHYS:
        break;
    }
    return tr("You can’t do that.");
}

static void hear_seats(Hand *hand, const JsonPlace *message) {
    JsonPlace list = json_member(message, "seats");
    int count = json_list(&list, 1, SEATS_MAX);
    JsonPlace item = json_first(&list);
    hand->away = hand->free = 0;
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        JsonPlace away = json_maybe(&item, "away"), is_free = json_maybe(&item, "free");
        hand->away |= cJSON_IsTrue(away.node) ? 1u << p : 0;
        hand->free |= cJSON_IsTrue(is_free.node) ? 1u << p : 0;
    }
}

static void hear_why(Hand *hand, FarKind kind, const JsonPlace *message) {
    FarWhy why = (FarWhy)json_member_word(message, "why", far_why_names, FAR_WHYS);
    hand_note(hand, sentence_of(why));
    if (kind == FAR_BYE && (why == FAR_ELSEWHERE || why == FAR_VERSION)) {
        hand->stage = HAND_PARTED;
    } else if (hand->stage == HAND_COMING) {
        hand->stage = HAND_AT_DOOR;
    }
}

static void hear_clock(Hand *hand, const JsonPlace *message) {
    int seat = json_member_int(message, "seat", 0, SEATS_MAX - 1);
    JsonPlace until = json_maybe(message, "until");
    hand->until[seat] = until.node != NULL ? json_integer(&until, 0, JSON_INTEGER_MAX) : 0;
}

static void hear_reaction(Hand *hand, const JsonPlace *message) {
    static const char *const WHAT[HAND_REACTIONS] = {"hello", "well_done",  "lucky",  "oh_no",
                                                     "hurry", "one_moment", "thanks", "good_game"};
    int seat = json_member_int(message, "seat", 0, SEATS_MAX - 1);
    hand->said[seat] = json_member_word(message, "what", WHAT, HAND_REACTIONS);
    hand->sayings[seat]++;
}

/* What stands beside the game. */
static void hear_beside(Hand *hand, FarKind kind, const JsonPlace *message, double wall) {
    switch ((int)kind) {
    case FAR_WELCOME: {
        JsonPlace now = json_member(message, "now");
        hand->offset = wall - (double)json_integer(&now, 0, JSON_INTEGER_MAX);
        break;
    }
    case FAR_TABLE:
        hand->stage = HAND_SEATED;
        hand->note[0] = '\0';
        hear_seats(hand, message);
        break;
    case FAR_SEATS:
        hear_seats(hand, message);
        break;
    case FAR_NO:
    case FAR_BYE:
        hear_why(hand, kind, message);
        break;
    case FAR_CLOCK:
        hear_clock(hand, message);
        break;
    case FAR_REACTED:
        hear_reaction(hand, message);
        break;
    default:
        break;
    }
}

bool hand_hear(Hand *hand, const char *text, double wall) {
    DataError fault = {0};
    FarKind kind = FAR_KINDS;
    size_t length = strlen(text);
    cJSON *tree = far_read(text, length, FAR_HOST_MAX, &kind, &fault);
    if (tree == NULL) {
        return false;
    }
    JsonPlace message = json_root(tree, "the message", NULL, &fault);
    hear_beside(hand, kind, &message, wall);
    cJSON_Delete(tree);
    if (hand->session != NULL) {
        far_take(hand->session, text, length, &fault);
    } else if (kind == FAR_TABLE) {
        hand->session = far_open(&hand->host, text, length, &fault);
    }
    return !data_failed(&fault);
}
