/* What is on the page whichever game it is: the door, who sits there, what happened, what people say. */
#include "hand/inside.h"

#include "base/memory.h"
#include "games/path/play/game.h"
#include "games/world/play/game.h"
#include "i18n/i18n.h"

#include <string.h>

/* In the order in which they are sent. */
static const char *const REACTION[HAND_REACTIONS] = {
    N_("Hello!"),     N_("Well done!"),  N_("Lucky you!"), N_("Oh no!"),
    N_("Your turn!"), N_("One moment!"), N_("Thank you!"), N_("Good game!"),
};

static const char *const REACTION_KEY[HAND_REACTIONS] = {"hello", "well_done",  "lucky",  "oh_no",
                                                         "hurry", "one_moment", "thanks", "good_game"};

int show_seat(const Hand *hand) {
    return far_seat(hand->session);
}

cJSON *show_key(const char *key, int n, const char *label) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "key", key);
    cJSON_AddNumberToObject(out, "n", n);
    cJSON_AddStringToObject(out, "label", label);
    return out;
}

void show_add_key(cJSON *keys, const char *key, int n, const char *label, bool is_main) {
    cJSON *out = show_key(key, n, label);
    cJSON_AddBoolToObject(out, "main", is_main);
    cJSON_AddItemToArray(keys, out);
}

/* --- the door ----------------------------------------------------------------------------------------------------- */

static void show_door(const Hand *hand, cJSON *out) {
    /* TRANSLATORS: the four pieces, as somebody who can't see them hears them */
    static const char *const PIECE[FIGURINES] = {N_("red flask"), N_("blue lens"), N_("violet vial"),
                                                 N_("golden fibre")};
    cJSON *door = cJSON_AddObjectToObject(out, "door");
    cJSON_AddStringToObject(door, "title", tr("Take a seat"));
    cJSON_AddStringToObject(door, "code", tr("Table code"));
    cJSON_AddStringToObject(door, "name", tr("Your name"));
    cJSON_AddStringToObject(door, "piece", tr("Your piece"));
    cJSON_AddStringToObject(door, "sit", tr("Sit down"));
    cJSON_AddStringToObject(door, "awake", tr("Your seat waits for you, even if this screen goes dark."));
    cJSON_AddBoolToObject(door, "busy", hand->stage == HAND_COMING);
    cJSON *pieces = cJSON_AddArrayToObject(door, "pieces");
    for (int i = 0; i < FIGURINES; i++) {
        cJSON_AddItemToArray(pieces, cJSON_CreateString(tr(PIECE[i])));
    }
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

static void show_seats(const Hand *hand, cJSON *out) {
    cJSON *list = cJSON_AddArrayToObject(out, "seats");
    for (int p = 0; p < session_players(hand->session); p++) {
        const Seat *seat = session_seat(hand->session, p);
        cJSON *item = cJSON_CreateObject();
        cJSON_AddStringToObject(item, "name", seat->name);
        cJSON_AddNumberToObject(item, "figurine", (double)seat->figurine);
        cJSON_AddBoolToObject(item, "me", p == show_seat(hand));
        cJSON_AddBoolToObject(item, "away", (hand->away >> p & 1) != 0);
        if ((hand->free >> p & 1) != 0) {
            cJSON_AddStringToObject(item, "state", trc("seat", "free"));
        } else if ((hand->away >> p & 1) != 0) {
            cJSON_AddStringToObject(item, "state", trc("player", "away"));
        }
        if (hand->said[p] != HAND_NONE) {
            cJSON_AddStringToObject(item, "said", tr(REACTION[hand->said[p]]));
            cJSON_AddNumberToObject(item, "sayings", hand->sayings[p]);
        }
        if (hand->until[p] > 0) {
            cJSON_AddNumberToObject(item, "until", (double)hand->until[p] + hand->offset);
        }
        cJSON_AddItemToArray(list, item);
    }
}

static void show_reactions(cJSON *out) {
    cJSON *list = cJSON_AddArrayToObject(out, "reactions");
    for (int i = 0; i < HAND_REACTIONS; i++) {
        cJSON_AddItemToArray(list, show_key("react", i, tr(REACTION[i])));
    }
}

/* What the page says of itself. */
static void show_words(const Hand *hand, cJSON *out) {
    cJSON *words = cJSON_AddObjectToObject(out, "words");
    cJSON_AddStringToObject(words, "lost", tr("The connection is lost. Trying again…"));
    cJSON_AddStringToObject(words, "say", tr("Say something"));
    cJSON_AddStringToObject(words, "close", tr("Close"));
    cJSON_AddStringToObject(words, "happened", tr("What happened"));
    cJSON_AddStringToObject(words, "players", tr("Players"));
    cJSON_AddBoolToObject(out, "waits", hand->session != NULL && session_is_waiting(hand->session));
}

static void show_table(Hand *hand, cJSON *out) {
    const Game *game = session_rules(hand->session);
    cJSON_AddStringToObject(out, "game", game->kind);
    cJSON_AddBoolToObject(out, "over", session_is_over(hand->session));
    show_seats(hand, out);
    show_reactions(out);
    if (game == &WORLD_GAME) {
        world_hand_show(hand, out);
    } else {
        path_hand_show(hand, out);
    }
}

const char *hand_show(Hand *hand) {
    static const char *const STAGE[] = {"door", "door", "table", "parted"};
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "stage", STAGE[hand->stage]);
    cJSON_AddStringToObject(out, "language", i18n_language());
    cJSON_AddStringToObject(out, "note", hand->note);
    cJSON_AddNumberToObject(out, "notes", hand->notes);
    show_words(hand, out);
    if (hand->session != NULL) {
        show_table(hand, out);
    } else if (hand->stage != HAND_PARTED) {
        show_door(hand, out);
    }
    cJSON_free(hand->shown);
    hand->shown = json_print(out);
    cJSON_Delete(out);
    return hand->shown;
}

/* --- pressing ----------------------------------------------------------------------------------------------------- */

static void react(Hand *hand, int what) {
    if (what >= 0 && what < HAND_REACTIONS && show_seat(hand) != SESSION_NOBODY) {
        cJSON *message = far_begin(FAR_REACT);
        cJSON_AddStringToObject(message, "what", REACTION_KEY[what]);
        hand_queue(hand, message);
    }
}

void hand_press(Hand *hand, const char *key, int n) {
    if (hand->session == NULL) {
        return;
    }
    hand->note[0] = '\0';
    if (strcmp(key, "react") == 0) {
        react(hand, n);
    } else if (session_rules(hand->session) == &WORLD_GAME) {
        world_hand_press(hand, key, n);
    } else {
        path_hand_press(hand, key, n);
    }
}

void hand_tick(Hand *hand, double now) {
    hand->now = now;
    if (hand->session != NULL && session_rules(hand->session) == &PATH_GAME) {
        path_hand_draft(hand);
    }
}
