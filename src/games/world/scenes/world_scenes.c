#include "games/world/scenes/world_scenes.h"

#include "base/brand.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"
#include "games/world/scenes/been.h"
#include "games/world/scenes/door.h"
#include "games/world/scenes/tutorial.h"
#include "games/world/scenes/words.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/day.h"

bool world_begin(App *app, const WorldSessionSetup *setup, PlayError *error) {
    return in_play_sit_down(app, world_session_start(in_play_host(app), setup, error));
}

static void prepare(App *app) {
    void **shelf = host_shelf(in_play_host(app), &WORLD_GAME);
    if (*shelf == NULL) {
        *shelf = shelf_new();
    }
    shelf_prepare(in_play_host(app));
}

static void finish(App *app) {
    void **shelf = host_shelf(in_play_host(app), &WORLD_GAME);
    shelf_free(*shelf);
    *shelf = NULL;
}

/* Who has come furthest, or WORLD_NOBODY where several have. */
static int leader_of(const SessionGlance *glance, int *field) {
    int leader = WORLD_NOBODY;
    *field = -1;
    for (int p = 0; p < glance->seats.count; p++) {
        int own = glance->place.number[WORLD_PLACE_FIELD + p];
        if (own > *field) {
            leader = p;
            *field = own;
        } else if (own == *field) {
            leader = WORLD_NOBODY;
        }
    }
    return leader;
}

static void how_far(const SessionGlance *glance, char *out, size_t size) {
    int field, leader = leader_of(glance, &field), stage = glance->place.number[WORLD_PLACE_STAGE];
    if (leader == WORLD_NOBODY) {
        /* TRANSLATORS: of an interrupted game in which several have come equally far */
        i18n_format(out, size, tr("Stage {stage}, nobody’s ahead yet"), I18N_NUMBER("stage", stage));
        return;
    }
    /* TRANSLATORS: of an interrupted game; {name} is the player who has come furthest */
    i18n_format(out, size, tr("Stage {stage}, {name} leads: space {field} of {goal}"), I18N_NUMBER("stage", stage),
                I18N_TEXT("name", glance->seats.seat[leader].name), I18N_NUMBER("field", field),
                I18N_NUMBER("goal", glance->place.number[WORLD_PLACE_GOAL]));
}

static void length(int stages, char *out, size_t size) {
    i18n_format(out, size, trn("{n} stage", "{n} stages", (unsigned long)stages), I18N_NUMBER("n", stages));
}

static void ended(const StoreSeat *seat, bool is_alone, char *out, size_t size) {
    (void)is_alone;
    /* TRANSLATORS: of a finished game: the place somebody came in, and on which field */
    i18n_format(out, size, tr("No. {place}, space {field}"), I18N_NUMBER("place", seat->place),
                I18N_NUMBER("field", seat->field));
}

static void day(int32_t date, char *out, size_t size) {
    WorldSessionSetup game;
    world_day(date, &(Seat){.figurine = FIGURINE_FLASK}, &game);
    day_in_short(words_route(game.board), game.seat, game.players, out, size);
}

const GameScenes WORLD_SCENES = {
    .rules = &WORLD_GAME,
    .name = BRAND,
    .help = &HELP_WORLD_BOOK,
    .asks_questions = true,
    .setup = &SETUP_SCENE,
    .table = &STAGE_SCENE,
    .film = &FILM_SCENE,
    .review = &VICTORY_SCENE,
    .file = "schott-world",
    .teach = tutorial_start,
    .prepare = prepare,
    .finish = finish,
    .day = day,
    .how_far = how_far,
    .board = words_route,
    .length = length,
    .ended = ended,
    .been = world_been,
    .door = {.id = "title.new",
             .learn = "title.tutorial",
             .logo = BRAND_ONLY_OURS("ui/logo"),
             .emblem = "path/title/emblem_world",
             /* TRANSLATORS: below the game's logo, which is English; where everybody reads that, the same */
             .means = BRAND_ONLY_OURS(NC_("below the logo", "World")),
             .says = N_("Round the world with a row of cards · 45 minutes"),
             .figurine = {FIGURINE_FLASK, FIGURINE_LENS},
             .background = world_door_background,
             .draw = world_door_draw,
             .comes_ms = 1700},
};
