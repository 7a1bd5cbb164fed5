#include "rooms.h"

#include "scenes/front/front.h"
#include "scenes/menus/menus.h"

#include <SDL.h>

App *app;
const char *const NAMES[] = {"Lea", "Otto", "Émile", "小红"};

void open_house(void) {
    app = house_open(NULL, 1280, 720);
    house_do(app, "draw off");
    house_show(app, &TITLE_SCENE, NULL, 0); /* a game without a scene has ended */
}

void close_house(void) {
    house_close(app);
}

const Widget *widget(const char *id) {
    const Widget *found = widget_find(stack_top_ui(app->stack), id);
    ck_assert_msg(found != NULL, "%s is not there", id);
    return found;
}

bool has(const char *id) {
    return widget_find(stack_top_ui(app->stack), id) != NULL;
}

int light_pixels(Rect where) {
    static uint32_t pixel[2048 * 256];
    SDL_Rect area = {(int)where.x, (int)where.y, (int)where.w, (int)where.h};
    ck_assert(area.w <= 2048 && area.h <= 256);
    ck_assert_int_eq(SDL_RenderReadPixels(video_renderer(app->video), &area, SDL_PIXELFORMAT_RGB888, pixel, 2048 * 4),
                     0);
    int light = 0;
    for (int i = 0; i < area.w * area.h; i++) {
        light += (pixel[i / area.w * 2048 + i % area.w] & 0xff00) > 0xa000;
    }
    return light;
}

void rooms_fill_piles(WorldDeal *deal, int players) {
    bool lies[64] = {false};
    int jokers = world_deck_jokers(players);
    for (int p = 0; p < players; p++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            WorldCard card = deal->row[p][slot];
            lies[card] = true;
            jokers -= card == WORLD_JOKER;
        }
    }
    for (int i = 0; i < jokers; i++) {
        deal->stock[deal->stock_count++] = WORLD_JOKER;
    }
    for (int card = world_deck_highest(players); card > 0; card--) {
        if (!lies[card]) {
            deal->stock[deal->stock_count++] = (WorldCard)card;
        }
    }
    deal->discard[deal->discard_count++] = deal->stock[--deal->stock_count];
}
