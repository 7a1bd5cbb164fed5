/* A film as it is seen: the table with a caption for what has just been done, and the questions that were asked. */
#include "games/world/scenes/film_inside.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/goal.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/words.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>

void film_background(const void *state, const App *app) {
    const Film *film = state;
    if (film->reel.chronicle == NULL) {
        part_table(app);
        return;
    }
    draw_background(&film->table);
    film_bar_draw(app);
}

static void list_names(const Session *session, unsigned players, char out[WORDS_MAX]) {
    const char *names[WORLD_PLAYERS_MAX];
    size_t count = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (players >> p & 1) {
            names[count++] = session_seat(session, p)->name;
        }
    }
    i18n_format_list(out, WORDS_MAX, names, count);
}

/* The first picture and the last one say that they are. */
static bool caption_at_an_end(const Film *film, char out[WORDS_MAX]) {
    char names[WORDS_MAX];
    const Session *session = film->reel.session;
    bool ends = film_is_over(film) && table_at_rest(&film->table);
    if (film_position(film) == 0) {
        list_names(session, ~0u, names);
        i18n_format(out, WORDS_MAX, tr("Replay: {names}"), I18N_TEXT("names", names));
    } else if (ends && session_is_over(session)) {
        list_names(session, world_session_view(session)->winners, names);
        /* TRANSLATORS: at the end of a film; {names} is who won, one or several */
        i18n_format(out, WORDS_MAX, tr("The end. First to Mainz: {names}"), I18N_TEXT("names", names));
    } else if (ends) {
        i18n_copy(out, WORDS_MAX, tr("The end. This is as far as the game got."));
    } else {
        return false;
    }
    return true;
}

/* Returns the player concerned. */
static int caption(const Film *film, char out[WORDS_MAX]) {
    const Session *session = film->reel.session;
    out[0] = '\0';
    if (caption_at_an_end(film, out)) {
        return WORLD_NOBODY;
    }
    for (int i = session_told(session) - 1; i >= 0; i--) {
        if (words_log(session, world_session_history(session, i), out)) {
            return words_about(world_session_history(session, i));
        }
    }
    out[0] = '\0';
    return WORLD_NOBODY;
}

static void draw_answer(const App *app, const WorldSessionQuestion *question, int shown, bool answered, int choice,
                        Rect row) {
    bool chosen = answered && question->choice[shown] == choice, right = answered && shown == question->right;
    PanelStyle style = right ? panel_right() : chosen ? panel_wrong() : panel_button();
    paint_panel(app->gfx, row, &style);
    uint32_t ink = right ? THEME_RIGHT_INK : chosen ? THEME_WRONG_INK : THEME_TEXT;
    TextStyle words = part_words(TEXT_BOLD, 30, ink, TEXT_CENTER);
    text_draw(app->gfx, &words, question->answer[shown], rect_inset(row, layout_px(&app->layout, 8)));
    if (right || chosen) {
        float side = row.h * .4f;
        paint_sign(app->gfx, right ? SIGN_TICK : SIGN_CROSS,
                   rect_around((Point){row.x + row.w - row.h * .5f, row.y + row.h / 2}, side, side), color_rgb(ink));
    }
}

static void draw_question(const Film *film, const App *app) {
    const WorldView *view = &film->table.view;
    bool asks = view->awaiting == WORLD_AWAITING_QUESTION && table_at_rest(&film->table);
    if (!asks && !film->has_answered) {
        return;
    }
    const WorldQuestion *asked = film->has_answered ? &film->asked : &view->question;
    WorldSessionQuestion question;
    world_session_question(film->reel.session, asked->index, &question);
    const Layout *layout = &app->layout;
    Rect body = rect_around(rect_middle(film->table.layout.board),
                            fminf(layout_px(layout, 1040), layout->screen.w * .94f), layout_px(layout, 520));
    part_popup(app, rect_snapped(body), NULL);
    body = rect_inset(body, layout_px(layout, 32));
    int player = film->has_answered ? film->asked_player : view->awaited_player;
    char who[160];
    i18n_format(
        who, sizeof who, tr("Question for {name}:"),
        I18N_TEXT("name", session_seat(film->reel.session, player % session_players(film->reel.session))->name));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, who, layout_cut_top(layout, &body, 40));
    words = part_words(TEXT_BOLD, 36, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, question.question, layout_cut_top(layout, &body, 132));
    layout_cut_top(layout, &body, 12);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        draw_answer(app, &question, i, film->has_answered, film->choice,
                    layout_row(layout, body, WORLD_ANSWERS, i, 12));
    }
}

void film_draw(const void *state, const App *app, const Ui *ui) {
    const Film *film = state;
    if (film->reel.chronicle == NULL) {
        film_draw_error(&film->reel, app);
        ui_draw(ui);
        return;
    }
    const Table *table = &film->table;
    Hands none = hands_empty();
    char words[WORDS_MAX];
    if (goal_draw(table)) {
        ui_draw(ui);
        return;
    }
    draw_others(table, &none, ui);
    draw_figurines(table);
    draw_own(table, &none, ui);
    draw_piles(table, &none, ui);
    draw_side(table, &none, ui);
    int about = caption(film, words);
    draw_ribbon(table, words, about);
    draw_event(table);
    draw_hand(table, &none, ui);
    limelight_draw(table);
    draw_shown_event(table);
    draw_motion(table);
    draw_question(film, app);
    ui_draw(ui);
}
