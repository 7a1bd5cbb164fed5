#include "scenes/table/seats.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* --- names -------------------------------------------------------------------------------------------------------- */

/* Of ai/character.h, were a computer to sit there. */
static int seats_character(const SeatChoices *choices, int seat) {
    return ai_character_of(choices->seat[seat].figurine, choices->character[seat]);
}

void seats_default_name(const SeatChoices *choices, int seat, char *out, size_t size) {
    if (choices->seat[seat].is_computer) {
        i18n_copy(out, size, tr(ai_character(seats_character(choices, seat))->name));
    } else {
        /* TRANSLATORS: the name of somebody who has not given one */
        i18n_format(out, size, tr("Player {n}"), I18N_NUMBER("n", seat + 1));
    }
}

static bool is_blank(const char *name) {
    return name[strspn(name, " \t")] == '\0';
}

void seats_name(const SeatChoices *choices, int seat, char *out, size_t size) {
    if (is_blank(choices->seat[seat].name)) {
        seats_default_name(choices, seat, out, size);
        return;
    }
    const char *name = choices->seat[seat].name;
    name += strspn(name, " \t");
    i18n_copy(out, size, name);
    for (size_t end = strlen(out); end > 0 && (out[end - 1] == ' ' || out[end - 1] == '\t'); end--) {
        out[end - 1] = '\0';
    }
}

void seats_fill_in(const SeatChoices *choices, Seat out[SEATS_MAX]) {
    for (int i = 0; i < choices->players; i++) {
        out[i] = choices->seat[i];
        out[i].follows = choices->seat[i].is_computer && choices->follows[i];
        out[i].character = choices->seat[i].is_computer ? seats_character(choices, i) + 1 : 0;
        seats_name(choices, i, out[i].name, sizeof out[i].name);
    }
}

bool seats_share_name(const Seat *seat, int players, char *out, size_t size) {
    for (int a = 0; a < players; a++) {
        for (int b = a + 1; b < players; b++) {
            if (strcmp(seat[a].name, seat[b].name) == 0) {
                i18n_format(out, size, tr("Two players are called {name}. Please rename one."),
                            I18N_TEXT("name", seat[a].name));
                return true;
            }
        }
    }
    return false;
}

bool seats_why_not(const SeatChoices *choices, char *out, size_t size) {
    Seat seat[SEATS_MAX];
    seats_fill_in(choices, seat);
    return seats_share_name(seat, choices->players, out, size);
}

Seat seats_first_person(const SeatChoices *choices) {
    int first = 0;
    while (first < choices->players && choices->seat[first].is_computer) {
        first++;
    }
    SeatChoices alone = *choices;
    first = first < choices->players ? first : 0;
    alone.seat[first].is_computer = false;
    Seat seat = alone.seat[first];
    seat.character = 0;
    seats_name(&alone, first, seat.name, sizeof seat.name);
    return seat;
}

/* --- remembering -------------------------------------------------------------------------------------------------- */

static const char *key_of(const SeatChoices *choices, const char *what) {
    return ui_id("%s.%s", choices->of->key, what);
}

static const char *seat_key(const SeatChoices *choices, int seat, const char *what) {
    return ui_id("%s.seat%d.%s", choices->of->key, seat, what);
}

/* Whoever plays for the first time shall have a chance to win. */
static const AiLevel FIRST_LEVEL = AI_EASY;

static void defaults(SeatChoices *choices) {
    choices->players = 2;
    for (int i = 0; i < SEATS_MAX; i++) {
        choices->seat[i] = (Seat){.figurine = (Figurine)i, .is_computer = i > 0, .level = FIRST_LEVEL};
    }
}

/* Figurines from a file need not be four different ones. */
static void repair_figurines(SeatChoices *choices) {
    unsigned used = 0;
    for (int i = 0; i < SEATS_MAX; i++) {
        int figurine = (int)choices->seat[i].figurine;
        while (used & 1u << figurine) {
            figurine = (figurine + 1) % FIGURINES;
        }
        used |= 1u << figurine;
        choices->seat[i].figurine = (Figurine)figurine;
    }
}

static AiLevel at_least(AiLevel weakest, AiLevel level) {
    return ai_level_strength(level) < ai_level_strength(weakest) ? weakest : level;
}

void seats_recall(SeatChoices *choices, const SeatsOf *of, const Store *store) {
    *choices = (SeatChoices){.of = of};
    defaults(choices);
    if (store == NULL) {
        return;
    }
    choices->players = (int)store_get_number(store, key_of(choices, "players"), 2, of->least, of->most);
    for (int i = 0; i < SEATS_MAX; i++) {
        Seat *seat = &choices->seat[i];
        i18n_copy(seat->name, sizeof seat->name, store_get_text(store, seat_key(choices, i, "name"), ""));
        seat->is_computer = store_get_flag(store, seat_key(choices, i, "computer"), i > 0);
        seat->level = (AiLevel)store_get_number(store, seat_key(choices, i, "level"), FIRST_LEVEL, 0, AI_LEVELS - 1);
        seat->level = at_least(of->weakest, seat->level);
        choices->follows[i] = store_get_flag(store, seat_key(choices, i, "follows"), false);
        bool was_changed = choices->follows[i] || seat->level != FIRST_LEVEL; /* while there was no flag for it */
        choices->by_hand[i] = store_get_flag(store, seat_key(choices, i, "by_hand"), was_changed);
        seat->figurine = (Figurine)store_get_number(store, seat_key(choices, i, "figurine"), i, 0, FIGURINES - 1);
        choices->character[i] =
            (int)store_get_number(store, seat_key(choices, i, "character"), 0, 0, AI_CHARACTERS_EACH - 1);
    }
    repair_figurines(choices);
}

void seats_remember(const SeatChoices *choices, Store *store) {
    if (store == NULL) {
        return;
    }
    store_set_number(store, key_of(choices, "players"), choices->players);
    for (int i = 0; i < SEATS_MAX; i++) {
        const Seat *seat = &choices->seat[i];
        store_set_text(store, seat_key(choices, i, "name"), seat->name);
        store_set_flag(store, seat_key(choices, i, "computer"), seat->is_computer);
        bool by_hand = choices->by_hand[i]; /* what nobody chose is settled anew the next time */
        store_set_number(store, seat_key(choices, i, "level"), by_hand ? seat->level : FIRST_LEVEL);
        store_set_flag(store, seat_key(choices, i, "follows"), by_hand && choices->follows[i]);
        store_set_flag(store, seat_key(choices, i, "by_hand"), by_hand);
        store_set_number(store, seat_key(choices, i, "figurine"), seat->figurine);
        store_set_number(store, seat_key(choices, i, "character"), choices->character[i]);
    }
}

void seats_look_up(SeatChoices *choices, App *app) {
    memset(choices->games, 0, sizeof choices->games);
    if (app->store == NULL) {
        return;
    }
    StorePlayers known = store_list_players(app->store, choices->of->kind);
    for (int i = 0; i < SEATS_MAX; i++) {
        char name[STORE_NAME_SIZE];
        seats_name(choices, i, name, sizeof name);
        for (size_t k = 0; k < known.count; k++) {
            if (strcmp(known.player[k].name, name) == 0) {
                choices->games[i] = known.player[k].games;
                choices->wins[i] = known.player[k].wins;
            }
        }
    }
    store_players_free(&known);
}

static bool has_played(const SeatChoices *choices) {
    for (int i = 0; i < choices->players; i++) {
        if (!choices->seat[i].is_computer && choices->games[i] > 0) {
            return true;
        }
    }
    return false;
}

void seats_settle(SeatChoices *choices, bool has_children) {
    bool follows = !has_children && has_played(choices);
    for (int i = 0; i < SEATS_MAX; i++) {
        if (!choices->by_hand[i]) {
            choices->follows[i] = follows;
            choices->seat[i].level = at_least(choices->of->weakest, has_children ? AI_GENTLE : FIRST_LEVEL);
        }
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void next_figurine(SeatChoices *choices, int seat, int step) {
    Figurine old = choices->seat[seat].figurine;
    Figurine wanted = (Figurine)(((int)old + step + FIGURINES) % FIGURINES);
    for (int i = 0; i < SEATS_MAX; i++) {
        if (choices->seat[i].figurine == wanted) {
            choices->seat[i].figurine = old; /* who has it gets the one that was given up */
        }
    }
    choices->seat[seat].figurine = wanted;
}

static void next_level(SeatChoices *choices, int seat, bool back) {
    int least = ai_level_strength(choices->of->weakest), levels = AI_LEVELS - least;
    int above = choices->follows[seat] ? levels : ai_level_strength(choices->seat[seat].level) - least;
    above = (above + (back ? levels : 1)) % (levels + 1); /* the last of them follows */
    choices->by_hand[seat] = true;
    choices->follows[seat] = above == levels;
    if (above < levels) {
        choices->seat[seat].level = ai_level_of_strength(least + above);
    }
}

/* A new character brings a name of its own. */
static void next_character(SeatChoices *choices, App *app, int seat) {
    choices->character[seat] = (choices->character[seat] + 1) % AI_CHARACTERS_EACH;
    choices->seat[seat].name[0] = '\0';
    seats_look_up(choices, app);
}

static void name_chosen(App *app, void *context, const char *name) {
    (void)app;
    SeatChoices *choices = context;
    i18n_copy(choices->seat[choices->naming].name, sizeof choices->seat[0].name, name);
}

static void open_names(SeatChoices *choices, App *app, int seat) {
    NamesArgument argument = {.chosen = name_chosen, .context = choices};
    choices->naming = seat;
    for (int i = 0; i < choices->players; i++) {
        if (i != seat) {
            seats_name(choices, i, argument.taken[i], sizeof argument.taken[i]);
        }
    }
    scene_push(app, &NAMES_SCENE, &argument, sizeof argument);
}

/* Two halves, of which one is chosen: a press on that one changes nothing. Keys press the middle, and change it. */
static void change_kind(SeatChoices *choices, App *app, const UiEvent *event) {
    Rect rect = ui_look(scene_ui(app), event->id).rect;
    float right = event->point.x - rect.x - rect.w / 2;
    Seat *seat = &choices->seat[event->a];
    seat->is_computer = fabsf(right) <= layout_px(&app->layout, 4) ? !seat->is_computer : right > 0;
    seats_look_up(choices, app);
}

bool seats_goes_back(App *app, const UiEvent *event) {
    Rect rect = ui_look(scene_ui(app), event->id).rect;
    return event->point.x >= rect.x && event->point.x < rect.x + rect.w * .3f && event->point.y >= rect.y &&
           event->point.y < rect.y + rect.h;
}

static bool press(SeatChoices *choices, App *app, const UiEvent *event) {
    bool back = seats_goes_back(app, event);
    switch (event->act) {
    case ACT_SEATS:
        choices->players = event->a;
        return true;
    case ACT_SEAT_KIND:
        change_kind(choices, app, event);
        return true;
    case ACT_SEAT_FIGURINE:
        next_figurine(choices, event->a, back ? -1 : 1);
        sound_voice(app->sound, (int)choices->seat[event->a].figurine, SOUND_GLAD, (SoundPlace){0, false});
        return true;
    case ACT_SEAT_NAME:
        return true;
    case ACT_SEAT_NAMES:
        open_names(choices, app, event->a);
        return true;
    case ACT_SEAT_CHARACTER:
        next_character(choices, app, event->a);
        return true;
    case ACT_SEAT_LEVEL:
        next_level(choices, event->a, back);
        return true;
    default:
        return false;
    }
}

bool seats_handle(SeatChoices *choices, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED) {
        return press(choices, app, event);
    }
    if (event->kind == UI_CHANGED && event->act == ACT_SEAT_NAME) {
        i18n_copy(choices->seat[event->a].name, sizeof choices->seat[0].name, event->text);
        seats_look_up(choices, app);
        return true;
    }
    return false;
}
