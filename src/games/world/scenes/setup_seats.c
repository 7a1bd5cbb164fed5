/* A new game, one seat of it: what its questions are for, and whether it begins. The rest is every game's. */
#include "games/world/scenes/setup_inside.h"

#include "games/world/ai/ai.h"
#include "i18n/i18n.h"

static void knows(AiLevel level, char *out, size_t size) {
    /* TRANSLATORS: how many of ten questions a computer's player can answer */
    i18n_format(out, size, tr("knows {n} of 10 answers"),
                I18N_NUMBER("n", (world_ai_quiz_permille_on_average(level) + 50) / 100));
}

const SeatsOf SETUP_SEATS = {
    .scene = "setup",
    .key = "new_game",
    .kind = "world",
    .least = WORLD_PLAYERS_MIN,
    .most = WORLD_PLAYERS_MAX,
    .weakest = AI_GENTLE,
    .has_foot = true,
    .says = knows,
};

static void own_questions(const Setup *setup, int i, char *out, size_t size) {
    /* TRANSLATORS: whom one player's questions are for, such as "Questions: Children" */
    i18n_format(out, size, tr("Questions: {level}"), I18N_TEXT("level", setup_level_name(setup_level(setup, i))));
}

void setup_build_seat(const Setup *setup, const App *app, Ui *ui, int i, Rect panel) {
    SeatPlaces at = seats_places(&setup->seats, &app->layout, panel);
    char name[STORE_NAME_SIZE], label[160];
    seats_build(&setup->seats, app, ui, i, panel);
    if (!setup->seats.seat[i].is_computer) {
        own_questions(setup, i, label, sizeof label);
        ui_put(ui, ui_id("setup.seat%d.questions", i), at.level, label, ACT_OWN, .kind = WIDGET_CUSTOM, .a = i);
    }
    seats_name(&setup->seats, i, name, sizeof name);
    i18n_format(label, sizeof label, tr("{name} starts"), I18N_TEXT("name", name));
    ui_put(ui, ui_id("setup.seat%d.starts", i), at.foot, setup->starter == i ? label : tr("Youngest? You start!"),
           ACT_STARTS, .picture = "icons/youngest", .size = 25, .selected = setup->starter == i, .a = i);
}

/* In the place of a level: a person's questions, and how often they have played. */
static void draw_person(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.seat%d.questions", i));
    char text[160], label[160];
    seats_tell_games(&setup->seats, i, text, sizeof text);
    own_questions(setup, i, label, sizeof label);
    seats_draw_choice(app, &look, label, text);
}

void setup_draw_seat(const Setup *setup, const App *app, const Ui *ui, int i) {
    seats_draw(&setup->seats, app, ui, i);
    if (!setup->seats.seat[i].is_computer) {
        draw_person(setup, app, ui, i);
    }
}
