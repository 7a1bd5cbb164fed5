#include "games/path/scenes/path_scenes.h"

#include "games/path/play/game.h"
#include "games/path/scenes/door.h"
#include "games/path/scenes/draw_seat.h"
#include "games/path/scenes/tutorial.h"
#include "games/path/words/path_words.h"
#include "i18n/i18n.h"
#include "scenes/table/day.h"

/* Who has most, or PATH_NOBODY where several have. */
static int leader_of(const SessionGlance *glance) {
    const int *total = glance->place.number + PATH_PLACE_TOTAL;
    int leader = 0;
    bool is_alone = true;
    for (int p = 1; p < glance->seats.count; p++) {
        is_alone = total[p] > total[leader] || (is_alone && total[p] < total[leader]);
        leader = total[p] > total[leader] ? p : leader;
    }
    return is_alone ? leader : PATH_NOBODY;
}

static void how_far(const SessionGlance *glance, char *out, size_t size) {
    int round = glance->place.number[PATH_PLACE_ROUND], leader = leader_of(glance);
    if (glance->seats.count == 1) {
        /* TRANSLATORS: of an interrupted game of Best Path alone */
        i18n_format(out, size, tr("Round {round} of {rounds}: {points} so far"), I18N_NUMBER("round", round),
                    I18N_NUMBER("rounds", PATH_CARDS), I18N_NUMBER("points", glance->place.number[PATH_PLACE_TOTAL]));
    } else if (leader == PATH_NOBODY) {
        /* TRANSLATORS: of an interrupted game of Best Path in which several have equally many points */
        i18n_format(out, size, tr("Round {round} of {rounds}, nobody’s ahead"), I18N_NUMBER("round", round),
                    I18N_NUMBER("rounds", PATH_CARDS));
    } else {
        /* TRANSLATORS: of an interrupted game of Best Path; {name} has most points */
        i18n_format(out, size, tr("Round {round} of {rounds}, {name} leads"), I18N_NUMBER("round", round),
                    I18N_NUMBER("rounds", PATH_CARDS), I18N_TEXT("name", glance->seats.seat[leader].name));
    }
}

static void length(int rounds, char *out, size_t size) {
    i18n_format(out, size, trn("{n} round", "{n} rounds", (unsigned long)rounds), I18N_NUMBER("n", rounds));
}

static void ended(const StoreSeat *seat, bool is_alone, char *out, size_t size) {
    char points[64], total[16];
    path_number_text(total, seat->field);
    unsigned long n = (unsigned long)(seat->field < 0 ? -seat->field : seat->field);
    i18n_format(points, sizeof points, trn("{n} point", "{n} points", n), I18N_TEXT("n", total));
    if (is_alone) {
        i18n_copy(out, size, points);
    } else {
        /* TRANSLATORS: of a finished game of Best Path: the place somebody came in, and "12 points" */
        i18n_format(out, size, tr("No. {place}, {points}"), I18N_NUMBER("place", seat->place),
                    I18N_TEXT("points", points));
    }
}

static void day(int32_t date, char *out, size_t size) {
    PathSessionSetup game;
    path_day(date, &(Seat){.figurine = FIGURINE_VIAL}, &game);
    day_in_short(path_words_board(game.board), game.seat, game.players, out, size);
}

const GameScenes PATH_SCENES = {
    .rules = &PATH_GAME,
    .name = "Best Path",
    .help = &HELP_PATH_BOOK,
    .setup = &PATH_SETUP_SCENE,
    .table = &PATH_SCENE,
    .film = &PATH_FILM_SCENE,
    .review = &PATH_REVIEW_SCENE,
    .file = "best-path",
    .teach = path_tutorial_start,
    .day = day,
    .how_far = how_far,
    .ends_in_points = true,
    .board = path_words_board,
    .length = length,
    .ended = ended,
    .door = {.id = "title.new_path",
             .learn = "title.path_tutorial",
             .logo = "path/title/name",
             .emblem = "path/title/emblem",
             /* TRANSLATORS: below the game's logo, which is English; where everybody reads that, the same */
             .means = NC_("below the logo", "Best Path"),
             .says = N_("One ray of light through 61 tiles · 15 minutes"),
             .figurine = {FIGURINE_VIAL, FIGURINE_FIBRE},
             .background = path_door_background,
             .draw = path_door_draw,
             .comes_ms = 900},
};
