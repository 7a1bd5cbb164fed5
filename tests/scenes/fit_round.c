/* Everything around the game, and its replay. */
#include "fit.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "play/day.h"
#include "play/deals.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/day.h"
#include "store/store.h"

#include <stdio.h>

/* A film halts; looks at where it begins, at a question before and after its answer, and at its end. */
void look_at_film(const char *station) {
    bool asks = false, answered = false;
    must("click film.play");
    must("wait idle");
    look(station);
    for (int step = 0; step < STEPS_MAX && !answered; step++) {
        const WorldGame *game = world_session_game(in_play_shown(fit.app));
        bool asked = game->awaiting == WORLD_AWAITING_QUESTION;
        if (asked && !asks) {
            asks = true;
            look("film, question");
        }
        if (game->awaiting == WORLD_AWAITING_OVER) {
            break;
        }
        must("click film.step");
        if (asked) {
            must("wait 100");
            look_now("film, answer");
            answered = true;
        }
        must("wait idle");
    }
    for (int stage = 0; stage < 12; stage++) {
        must("click film.next");
        must("wait idle");
    }
    look("film, end");
}

static void look_at_help(void) {
    static const char *const TOPIC[] = {"goal",   "turn",       "row",     "run", "moving", "sites",
                                        "events", "fast_track", "scoring", "end", "hands",  "credits"};
    must("click title.help");
    must("wait idle");
    for (size_t i = 0; i < sizeof TOPIC / sizeof TOPIC[0]; i++) {
        char line[48], station[48];
        snprintf(line, sizeof line, "click help.%s", TOPIC[i]);
        snprintf(station, sizeof station, "help: %s", TOPIC[i]);
        must(line);
        must("wait idle");
        look(station);
    }
    static const char *const PATH[] = {"path", "path_round", "path_numbers", "path_alone", "path_end", "path_hands"};
    must("click help.other");
    for (size_t i = 0; i < sizeof PATH / sizeof PATH[0]; i++) {
        char line[48], station[48];
        snprintf(line, sizeof line, "click help.%s", PATH[i]);
        snprintf(station, sizeof station, "help: %s", PATH[i]);
        must(line);
        must("wait idle");
        look(station);
    }
    must("click help.close");
    must("wait idle");
}

/* As it is once it has been copied, and where there is no clipboard; and the day once it has been played. */
static void look_at_result(void) {
    day_result_show(fit.app, "SCHOTT World, game of the day, 30 September 2026\u00a0· 12 stages\u00a0· No. 3, space "
                             "64\u00a0· questions: 24 of 36 right\u00a0· 12 hints used\u00a0· "
                             "unranked\n⬛🟪🟦🟩🟨⬛🟪🟦\n🟩🟨🟦🟦");
    must("wait idle");
    look("result of a day");
    must("click day_result.copy");
    must("wait idle");
    look("result of a day, copied");
    must("click day_result.close");
    deals_remember(in_play_host(fit.app), "world", day_seed(day_today()));
    day_result_keep(fit.app, "world", day_today(), "SCHOTT World", &(StoreSeat){.place = 3, .field = 64});
    open_and_look_anew("setup.day", "game of the day once more");
    must("wait idle");
}

/* Of the longest that there is to say. */
static void look_at_days(void) {
    char kept[64];
    snprintf(kept, sizeof kept, "%d 144 3 -24", (int)day_today() - 1);
    store_set_text(fit.app->store, "days.path", kept);
    snprintf(kept, sizeof kept, "%d 144 3 64", (int)day_today() - 1);
    store_set_text(fit.app->store, "days.world", kept);
    look("title after a day");
    store_unset(fit.app->store, "days.path");
    store_unset(fit.app->store, "days.world");
}

void look_round(void) {
    must("wait idle");
    look("title");
    look_at_days();
    open_and_look("title.settings", "settings", "key Escape");
    open_and_look("title.language", "language", "key Escape");
    open_and_look_anew("title.quit", "message: quit");
    look_at_help();
    must("click title.new");
    must("wait idle");
    look("setup");
    open_and_look("setup.seat0.names", "names", "key Escape");
    must("click setup.seat0.questions");
    open_and_look("setup.code", "game code", "key Escape");
    must("click setup.seat0.questions");
    must("click setup.seat0.questions");
    open_and_look_anew("setup.day", "game of the day");
    look_at_result();
    must("click setup.seats4");
    must("wait idle");
    look("setup for four");
    must("key Escape");
    must("wait idle");
    must("click title.new_path");
    must("wait idle");
    look("setup of Best Path");
    open_and_look_anew("path_setup.day", "game of the day of Best Path");
    must("click path_setup.seats4");
    must("click path_setup.seat1.kind");
    must("wait idle");
    must("click path_setup.together");
    must("wait idle");
    look("setup of Best Path for four");
    must("click path_setup.in_turn"); /* as it was, for the next window */
    must("click path_setup.seat1.kind");
    must("click path_setup.seats2");
    must("key Escape");
    must("wait idle");
}

/* Long ones; "gone" is in no bank. */
static void call_questions_wrong(void) {
    static const char *const QUESTION[] = {"euplectella-fibre", "indy-winner-drink", "scheerbart-line", "gone"};
    StoreGames games = store_list_games(fit.app->store, "world");
    for (int i = 0; i < 4; i++) {
        StoreReport report = {.game = games.game[0].id, .ordinal = i, .when = 1790000000};
        snprintf(report.question, sizeof report.question, "%s", QUESTION[i]);
        store_add_report(fit.app->store, &report);
    }
    store_games_free(&games);
}

void look_at_statistics(void) {
    call_questions_wrong();
    must("click title.statistics");
    must("wait idle");
    must("click statistics.tab_players");
    must("wait idle");
    look("statistics: players");
    must("click statistics.tab_questions");
    must("wait idle");
    look("statistics: questions");
    must("click statistics.tab_games");
    must("wait idle");
    look("statistics: games");
    open_and_look_anew("statistics.game0.export", "file");
    open_and_look_anew("statistics.game0.delete", "message: delete");
    must("click statistics.game0.review");
    must("wait idle");
    look("the end of four who began ahead");
    must("click victory.charts");
    must("wait idle");
    look("their podium");
    must("click victory.title");
    must("wait idle");
    must("click statistics.game0.watch");
    look_at_film("film");
    must("click film.close");
    must("wait idle");
    must("key Escape");
    must("wait idle");
}
