/* Sheets of Best Path's table: a game as far as computers that draw for numbers have brought it, in several windows. */
#include "core/random.h"
#include "data/path/board.h"
#include "driver/gallery_inside.h"
#include "gfx/theme.h"
#include "platform/paths.h"
#include "scenes/path/draft.h"
#include "scenes/path/draw_common.h"
#include "scenes/path/worth.h"

#include <stdio.h>
#include <string.h>

typedef struct Show {
    PathGame game;
    PathView view[PATH_PLAYERS_MAX];
    Draft draft[PATH_PLAYERS_MAX];
    PathLayout layout;
    const Sheet *sheet;
} Show;

static const char *const NAME[PATH_PLAYERS_MAX] = {"Lena", "Otto", "Maja", "Emil"};

/* --- a game ------------------------------------------------------------------------------------------------------- */

/* Numbers first, then length, and as little as may be cut off. */
static int worth_of(const PathView *view, int seat, const PathLine *line) {
    PathReached reached[PATH_FIELDS_MAX];
    Draft draft;
    int points = 0, count = worth_of_line(view, seat, line, reached);
    for (int i = 0; i < count; i++) {
        points += 3 * reached[i].points;
    }
    draft_begin(&draft, &view->board, &view->player[seat], &view->board.card[view->card], PATH_END_B);
    draft_restore(&draft, line);
    return points + 3 * line->count - 2 * path_cells_count(draft_cut_off(&draft));
}

static PathLine best_line(const PathGame *game, int seat) {
    PathLine lines[PATH_LINES_MAX], best = {.end = PATH_END_B};
    PathView view;
    int count = path_lines(game, seat, lines), most = -1000;
    path_view(game, seat, &view);
    for (int i = 0; i < count; i++) {
        int worth = worth_of(&view, seat, &lines[i]);
        if (worth > most) {
            most = worth;
            best = lines[i];
        }
    }
    return best;
}

static void play(PathGame *game, int rounds) {
    while (!path_is_over(game) && game->round <= rounds) {
        PathAction action[PATH_PLAYERS_MAX];
        int players = game->players;
        for (int p = 0; p < players; p++) {
            action[p] = (PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)p, .line = best_line(game, p)};
        }
        for (int p = 0; p < players; p++) {
            path_apply(game, &action[p], NULL);
        }
    }
}

/* Everybody's line is drawn as far as the seat's number says. */
static bool begin(Show *show, const Sheet *sheet, int players, int rounds) {
    DataError error = {0};
    PathSetup setup = {.seed = 7, .players = (uint8_t)players};
    *show = (Show){.sheet = sheet};
    if (!path_board_load_named(&setup.board, paths_assets(), path_board_names[0], &error)) {
        return false;
    }
    path_start(&show->game, &setup, NULL);
    play(&show->game, rounds);
    for (int p = 0; p < players; p++) {
        path_view(&show->game, p, &show->view[p]);
        if (path_is_over(&show->game)) {
            continue;
        }
        Draft *draft = &show->draft[p];
        draft_begin(draft, &show->game.board, &show->game.player[p], path_card(&show->game), PATH_END_B);
        PathLine line = best_line(&show->game, p);
        line.count = (uint8_t)(line.count < 2 - p % 3 ? line.count : 2 - p % 3);
        draft_restore(draft, &line);
    }
    return true;
}

/* --- how it looks ------------------------------------------------------------------------------------------------- */

static WindowLook look_at(const Show *show, int seat, bool is_small, const char *key) {
    const PathPlayer *player = &show->game.player[seat];
    const Draft *draft = &show->draft[seat];
    WindowLook look = {.key = key,
                       .board = &show->game.board,
                       .player = player,
                       .light = (PathLight)seat,
                       .is_small = is_small,
                       .taken = worth_taken(player),
                       .halved = worth_halved(&show->view[seat], seat, &draft->line)};
    for (int i = 0; i < player->reached_count; i++) {
        bool is_full = player->reached[i].points == player->reached[i].number;
        look.halved |= is_full ? 0 : 1u << player->reached[i].number;
    }
    if (path_is_over(&show->game)) {
        look.missed = PATH_CELLS_ALL & ~player->taken;
    } else if (!is_small) {
        look.line = &draft->line;
        look.live = draft_live_ends(draft);
        look.open = draft_reach(draft);
        look.cut_off = draft_cut_off(draft);
    }
    return look;
}

static SeatFace face_of(const Show *show, int seat, const WindowLook *look) {
    const PathPlayer *player = &show->game.player[seat];
    bool is_ready = seat == 1;
    return (SeatFace){.light = (PathLight)seat,
                      .name = NAME[seat],
                      .note = is_ready ? "ready" : "draws: blue, green",
                      .points = path_points(player),
                      .missed = path_missed(player),
                      .taken = look->taken,
                      .halved = look->halved,
                      .card = path_is_over(&show->game) ? NULL : path_card(&show->game),
                      .used = draft_used(&show->draft[seat]),
                      .round = "Round 9 of 15",
                      .card_note = "3 of 4 fields left",
                      .lens_heading = "Numbers",
                      .numbers = "Numbers",
                      .unlit = "Unlit tiles",
                      .is_ready = is_ready,
                      .is_asked = !is_ready};
}

static void draw_seat(const Show *show, int seat) {
    static const char *const KEY[] = {"seat0", "seat1", "seat2", "seat3"};
    const SeatLayout *place = &show->layout.seat[seat];
    Gfx *gfx = show->sheet->gfx;
    WindowLook look = look_at(show, seat, false, KEY[seat]);
    SeatFace face = face_of(show, seat, &look);
    bool is_closed = seat == 1;
    SeatKeys keys = {.is_closed = is_closed, .key = {{.label = "Ready"}}};
    if (is_closed) {
        look.live = 0;
        look.open = 0;
        keys.key[SEAT_KEY_REOPEN] = (KeyFace){.label = "Change"};
    } else {
        keys.key[SEAT_KEY_BACK] = (KeyFace){.label = "One back", .is_off = show->draft[seat].line.count == 0};
        keys.key[SEAT_KEY_OTHER_END] = (KeyFace){.label = "Other end"};
    }
    seat_draw_panels(gfx, place, &face);
    seat_push_clip(gfx, place);
    window_draw(gfx, &look, place->board.middle, place->board.k);
    if (show->layout.seats == 1 && show->layout.rivals == 0 && show->draft[0].line.count > 0) {
        window_draw_lift(gfx, &look, draft_tip(&show->draft[0]), place->board.middle, place->board.k, place->board.box);
    }
    seat_pop_clip(gfx, place);
    seat_draw_face(gfx, place, &face);
    seat_draw_keys(gfx, place, &keys);
}

static void draw_rival(const Show *show, int rival) {
    static const char *const KEY[] = {"rival0", "rival1", "rival2"};
    const RivalLayout *place = &show->layout.rival[rival];
    int seat = show->layout.seats + rival;
    WindowLook look = look_at(show, seat, true, KEY[rival]);
    SeatFace face = face_of(show, seat, &look);
    rival_draw_panel(show->sheet->gfx, place, &face);
    if (place->board.k > 0) {
        window_draw(show->sheet->gfx, &look, place->board.middle, place->board.k);
    }
    rival_draw_face(show->sheet->gfx, place, &face);
}

static void draw_common(const Show *show) {
    static const char *const BUTTON[] = {"icons/hint", "icons/log", "icons/help", "icons/pause"};
    Gfx *gfx = show->sheet->gfx;
    const PathLayout *layout = &show->layout;
    RoundsFace rounds = {.board = &show->game.board, .round = show->game.round, .heading = "Round 9 of 15"};
    memcpy(rounds.deck, show->game.deck, sizeof rounds.deck);
    common_draw_rounds(gfx, layout, &rounds);
    if (!rect_is_empty(layout->ribbon)) {
        common_draw_ribbon(gfx, layout->ribbon, "Lena, draw on: blue, green or grey", PATH_LIGHT_FLASK);
    }
    for (int i = 0; i < PATH_BUTTONS; i++) {
        PanelStyle style = panel_button();
        Rect disc = layout->button[i];
        disc.h = disc.w;
        style.radius = 999;
        if (!rect_is_empty(disc)) {
            paint_panel(gfx, disc, &style);
            picture_draw(gfx, BUTTON[i], rect_snapped(rect_scaled(disc, .56f)), NULL);
        }
    }
    if (!rect_is_empty(layout->score)) {
        const PathPlayer *player = &show->game.player[0];
        common_draw_score(gfx, layout->score,
                          &(ScoreFace){"Numbers", "Unlit tiles", "Total", path_points(player), path_missed(player),
                                       PATH_LIGHT_FLASK});
        common_draw_chance(gfx, layout->chance,
                           &(ChanceFace){"In reach now", "10, in full", "then 7, 8, 9 count half", 10, false});
    }
}

static void show_table(const Sheet *sheet, int seats, int rivals, unsigned turned, int rounds) {
    Show show;
    if (!begin(&show, sheet, seats + rivals, rounds)) {
        return;
    }
    Layout window = layout_for((int)sheet->width, (int)sheet->height, 1, false);
    show.layout = path_layout(&window, seats, rivals, turned);
    gfx_set_unit(sheet->gfx, show.layout.units.u);
    draw_common(&show);
    for (int i = 0; i < seats; i++) {
        draw_seat(&show, i);
    }
    for (int i = 0; i < rivals; i++) {
        draw_rival(&show, i);
    }
}

static void draw_solo(const Sheet *sheet) {
    show_table(sheet, 1, 0, 0, 8);
}

static void draw_versus(const Sheet *sheet) {
    show_table(sheet, 1, 3, 0, 8);
}

static void draw_over(const Sheet *sheet) {
    show_table(sheet, 1, 1, 0, 15);
}

static void draw_two(const Sheet *sheet) {
    show_table(sheet, 2, 0, 2, 8);
}

static void draw_four(const Sheet *sheet) {
    show_table(sheet, 4, 0, 3, 8);
}

const Page GALLERY_PATH_TABLE[] = {
    {"path-alone", 1920, 1080, draw_solo},
    {"path-portrait", 1080, 1920, draw_solo},
    {"path-versus", 1920, 1080, draw_versus},
    {"path-versus-portrait", 1080, 1920, draw_versus},
    {"path-versus-narrow", 1024, 768, draw_versus},
    {"path-ended", 1920, 1080, draw_over},
    {"path-two", 1024, 600, draw_two},
    {"path-two-portrait", 1080, 1920, draw_two},
    {"path-four", 1920, 1080, draw_four},
    {"path-four-portrait", 1080, 1920, draw_four},
    {0},
};
