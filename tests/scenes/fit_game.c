/* A game, with every event and choice there is. */
#include "fit.h"

#include "games/world/ai/ai.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void begin_game(const WorldDeal *deal) {
    static const char *const NAME[] = {"Annika", "Otto", "Ernst", "Marie"};
    PlayError error;
    WorldSessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "short", .deal = deal};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p > 0, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    if (!world_begin(fit.app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    scene_go(fit.app, &STAGE_SCENE, NULL, 0);
    must("wait idle");
}

/* For the only person, without the scene's help; the table follows what happened as it always does. */
static void play_a_step(void) {
    Session *session = in_play(fit.app);
    WorldView view;
    Random random;
    const WorldGame *game = world_session_game(session);
    random_init(&random, (uint64_t)session_told(session));
    if (session_is_person(session, game->awaited_player) && game->awaiting <= WORLD_AWAITING_NAME) {
        world_view(game, &view);
        world_session_act(session, world_ai_choose(AI_MEDIUM, &view, game->awaited_player, &random));
    }
}

static bool meets(bool seen[], int which) {
    bool is_new = !seen[which];
    seen[which] = true;
    return is_new;
}

/* Rows that fall, so that no run comes in between. */
static void fill_deal(WorldDeal *deal, WorldEventCard event) {
    enum { PLAYERS = 4 };
    int card = world_deck_highest(PLAYERS);
    for (int p = 0; p < PLAYERS; p++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            deal->row[p][slot] = (WorldCard)card--;
        }
        deal->event[p][0] = (uint8_t)(p == 0 ? event : WORLD_EVENT_NONE);
    }
    deal->discard[deal->discard_count++] = (WorldCard)card--;
    deal->discard[deal->discard_count++] = (WorldCard)card--;
    while (card > 0) {
        deal->stock[deal->stock_count++] = (WorldCard)card--;
    }
    for (int joker = 0; joker < world_deck_jokers(PLAYERS); joker++) {
        deal->stock[deal->stock_count++] = WORLD_JOKER;
    }
}

/* Every event card, while it is read. */
void look_at_events(void) {
    for (int event = WORLD_EVENT_SWAP_OWN; event <= WORLD_EVENT_KINDS; event++) {
        WorldDeal deal = {.has_events = true};
        fill_deal(&deal, (WorldEventCard)event);
        begin_game(&deal);
        fit.app->preferences.speed = 1;
        world_session_act(in_play(fit.app), (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = 0});
        must("wait 700");
        look_now("event card");
        fit.app->preferences.speed = 20;
        must("wait idle");
        look("event card, at rest");
        in_play_abandon(fit.app);
        scene_go(fit.app, &TITLE_SCENE, NULL, 0);
        must("wait idle");
    }
}

void look_at_game(void) {
    enum { TURN, PLACE, SWAP, TRADE, TAKE_TWO, NAME, QUESTION, ANSWERED, SCORING, KINDS };
    bool seen[KINDS] = {false};
    begin_game(NULL);
    for (int step = 0; step < STEPS_MAX && strcmp(scene(), "victory") != 0; step++) {
        const WorldGame *game = world_session_game(in_play(fit.app));
        bool own = session_is_person(in_play(fit.app), game->awaited_player);
        if (strcmp(scene(), "question") == 0) {
            if (own && meets(seen, QUESTION)) {
                look("question");
            }
            if (own && game->awaiting == WORLD_AWAITING_QUESTION) {
                must("click question.answer1");
                if (meets(seen, ANSWERED)) {
                    look("question, answered");
                }
            }
            must("wait 5000");
            if (strcmp(scene(), "question") == 0) {
                must("click question.next");
            }
            must("wait idle");
        } else if (strcmp(scene(), "scoring") == 0) {
            must("wait idle");
            if (strcmp(scene(), "scoring") == 0 && game->awaiting == WORLD_AWAITING_STAGE_OVER) {
                if (meets(seen, SCORING)) {
                    look("scoring");
                }
                must("click scoring.next");
            }
            must("wait idle");
        } else if (own && game->awaiting >= WORLD_AWAITING_TURN && game->awaiting <= WORLD_AWAITING_NAME) {
            must("wait idle");
            int kind = game->awaiting - WORLD_AWAITING_TURN;
            if (strcmp(scene(), "stage") == 0 && meets(seen, kind)) {
                look("stage");
                if (kind == TURN) {
                    open_and_look("stage.hint", "hint", "wait 10");
                    open_and_look("stage.log", "log", "key Escape");
                    open_and_look("stage.pause", "pause", "key Escape");
                }
            }
            play_a_step();
            must("wait idle");
        } else {
            must("wait 1000");
        }
    }
    must("wait idle");
    look("victory");
    must("click victory.charts");
    must("wait idle");
    look("victory, how it went");
    must("click victory.view_review");
    must("wait idle");
    look("victory, what decided it");
    must("click victory.film");
    look_at_film("film of a game");
    must("click film.close");
    must("wait idle");
}

/* Four players with statistics, and a handicap that takes room on the podium. */
void play_unseen(void) {
    static const char *const NAME[] = {"Maximiliane", "Otto", "小红小红小红", "Émile Francois"};
    PlayError error;
    Random random;
    WorldSessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "grand", .ahead = {14, 14, 14, 14}};
    random_init(&random, 7);
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    if (!world_begin(fit.app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    Session *session = in_play(fit.app);
    while (!session_is_over(session)) {
        const WorldGame *game = world_session_game(session);
        WorldView view;
        world_view(game, &view);
        WorldAction action =
            game->awaiting == WORLD_AWAITING_STAGE_OVER ? (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}
            : game->awaiting == WORLD_AWAITING_QUESTION
                ? (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(&random, WORLD_ANSWERS)}
                : world_ai_choose(AI_HARD, &view, game->awaited_player, &random);
        world_session_act(session, action);
    }
    session_flush(session);
    in_play_leave(fit.app);
}
