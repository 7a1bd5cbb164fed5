/* Best Path on a phone: one's own window, the card, and what the others have. */
#include "hand/inside.h"

#include "games/path/words/path_words.h"
#include "games/path/words/worth.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

enum { NEWS = 5 };

/* How a tile stands, a bit each. */
enum { CELL_TAKEN = 1, CELL_LINE = 2, CELL_OPEN = 4, CELL_LOST = 8, CELL_START = 16, CELL_TIP = 32 };

static PathNames names_of(const Hand *hand) {
    PathNames names = {.players = session_players(hand->session)};
    for (int p = 0; p < names.players; p++) {
        names.name[p] = session_seat(hand->session, p)->name;
    }
    return names;
}

static bool has_closed(const Hand *hand, const PathView *view) {
    return (view->closed >> show_seat(hand) & 1) != 0;
}

static bool may_draw(const Hand *hand, const PathView *view) {
    return show_seat(hand) < view->players && view->card != PATH_NO_CARD && !has_closed(hand, view) &&
           !session_is_waiting(hand->session);
}

/* --- the draft ---------------------------------------------------------------------------------------------------- */

/* The end that grew in the last round in which this seat drew. */
static PathEnd grown(const Hand *hand) {
    const PathEvent *event;
    for (int i = session_history_count(hand->session) - 1; (event = path_session_history(hand->session, i)) != NULL;
         i--) {
        if (event->kind == PATH_HAPPENED_LINE && event->player == show_seat(hand) && event->line.count > 0) {
            return (PathEnd)event->line.end;
        }
    }
    return PATH_END_B;
}

static void begin_draft(Hand *hand, const PathView *view) {
    draft_begin(&hand->draw.draft, &view->board, &view->player[show_seat(hand)], &view->board.card[view->card],
                grown(hand));
    hand->draw.stroke = (DraftStroke){.at = STROKE_OFF};
    hand->draw.has_passed = false;
}

/* As the table stands: a new round begins a new line, and one that the host has is the one that counts. */
static void follow(Hand *hand, PathView *view) {
    PathDraw *draw = &hand->draw;
    path_session_view(hand->session, show_seat(hand) == SESSION_NOBODY ? PATH_NOBODY : show_seat(hand), view);
    if (show_seat(hand) == SESSION_NOBODY || view->card == PATH_NO_CARD) {
        return;
    }
    if (draw->round != view->round) {
        draw->round = view->round;
        begin_draft(hand, view);
    }
    if (has_closed(hand, view) && view->line.count > 0) {
        PathLine line = draft_line(&draw->draft);
        if (!path_lines_equal(&line, &view->line)) {
            begin_draft(hand, view);
            draft_restore(&draw->draft, &view->line);
        }
    }
}

/* --- shown -------------------------------------------------------------------------------------------------------- */

static void show_window(const Hand *hand, const PathView *view, cJSON *out) {
    const PathPlayer *player = &view->player[show_seat(hand)];
    const Draft *draft = &hand->draw.draft;
    bool is_on = view->card != PATH_NO_CARD, draws = may_draw(hand, view);
    PathCells open = draws ? draft_reach(draft) : 0, lost = is_on ? draft_lost(draft) : 0;
    char words[PATH_WORDS_MAX], label[PATH_WORDS_MAX];
    cJSON *cells = cJSON_AddArrayToObject(out, "cells");
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        int state = path_cells_have(player->taken, cell) ? CELL_TAKEN : 0;
        for (int i = 0; is_on && i < draft->line.count; i++) {
            state |= draft->line.cell[i] == cell ? CELL_LINE : 0;
        }
        state |= path_cells_have(open, cell) ? CELL_OPEN : 0;
        state |= path_cells_have(lost, cell) && state == 0 ? CELL_LOST : 0;
        state |= cell == player->start ? CELL_START : 0;
        state |= draws && draft_tip(draft) == cell ? CELL_TIP : 0;
        path_words_tile(path_board_colour(&view->board, cell), path_board_number(&view->board, cell), words);
        i18n_format(label, sizeof label,
                    (state & CELL_LINE) != 0    ? tr("{tile}: in your line")
                    : (state & CELL_TAKEN) != 0 ? tr("{tile}: lit")
                    : (state & CELL_OPEN) != 0  ? tr("{tile}: can be lit now")
                                                : "{tile}",
                    I18N_TEXT("tile", words));
        cJSON *item = show_key("cell", cell, label);
        cJSON_AddNumberToObject(item, "colour", path_board_colour(&view->board, cell));
        cJSON_AddNumberToObject(item, "state", state);
        cJSON_AddItemToArray(cells, item);
    }
}

static void add_cells(cJSON *out, const char *name, const uint8_t *cell, int count) {
    cJSON *list = cJSON_AddArrayToObject(out, name);
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateNumber(cell[i]));
    }
}

static void show_ray(const Hand *hand, const PathView *view, cJSON *out) {
    const PathPlayer *player = &view->player[show_seat(hand)];
    const PathLine *line = &hand->draw.draft.line;
    uint8_t cell[PATH_RING];
    for (int i = 0; i < player->count; i++) {
        cell[i] = (uint8_t)path_cell(player, i);
    }
    add_cells(out, "ray", cell, player->count);
    add_cells(out, "line", line->cell, view->card != PATH_NO_CARD ? line->count : 0);
    cJSON_AddNumberToObject(out, "end", line->end);
}

/* What each number is worth here: in full, half, or nothing more. */
static void show_numbers(const Hand *hand, const PathView *view, cJSON *out) {
    unsigned halved = worth_halved(view, show_seat(hand), &hand->draw.draft.line);
    unsigned taken = worth_taken(&view->player[show_seat(hand)]);
    cJSON *list = cJSON_AddArrayToObject(out, "numbers");
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        cJSON *item = cJSON_CreateObject();
        cJSON_AddNumberToObject(item, "number", number);
        cJSON_AddNumberToObject(item, "cell", view->board.number[number - PATH_NUMBER_MIN]);
        cJSON_AddStringToObject(item, "worth",
                                (taken >> number & 1) != 0    ? "taken"
                                : (halved >> number & 1) != 0 ? "half"
                                                              : "full");
        cJSON_AddItemToArray(list, item);
    }
}

static void show_card(const Hand *hand, const PathView *view, cJSON *out) {
    const Draft *draft = &hand->draw.draft;
    char words[PATH_WORDS_MAX], label[PATH_WORDS_MAX];
    path_words_round(view->round, label);
    cJSON_AddStringToObject(out, "stage_name", label);
    if (view->card == PATH_NO_CARD) {
        return;
    }
    const PathCard *card = &view->board.card[view->card];
    cJSON *shown = cJSON_AddObjectToObject(out, "card"), *fields = cJSON_AddArrayToObject(shown, "fields");
    unsigned used = show_seat(hand) != SESSION_NOBODY ? draft_used(draft) : 0;
    path_words_colours(card, 0, words);
    cJSON_AddStringToObject(shown, "label", words);
    path_words_left(draft, words);
    cJSON_AddStringToObject(shown, "left", words);
    for (int i = 0; i < card->count; i++) {
        cJSON *field = cJSON_CreateObject();
        cJSON_AddNumberToObject(field, "colour", card->colour[i]);
        cJSON_AddBoolToObject(field, "used", (used >> i & 1) != 0);
        cJSON_AddItemToArray(fields, field);
    }
}

static void show_asked(const Hand *hand, const PathView *view, cJSON *out) {
    PathNames names = names_of(hand);
    char asked[PATH_WORDS_MAX];
    bool draws = may_draw(hand, view);
    if (path_view_awaited(view) == 0) {
        i18n_copy(asked, sizeof asked, tr("The game is over"));
    } else if (draws && draft_is_shut_in(&view->player[show_seat(hand)])) {
        path_words_shut_in(names.name[show_seat(hand)], asked);
    } else if (draws) {
        path_words_asked(&hand->draw.draft, names.name[show_seat(hand)], asked);
    } else {
        path_words_awaited(&names, path_view_awaited(view), asked);
        cJSON_AddStringToObject(out, "aside", tr("Look at the big screen"));
    }
    cJSON_AddStringToObject(out, "say", asked);
    cJSON_AddBoolToObject(out, "mine", draws);
}

static void show_totals(const Hand *hand, const PathView *view, cJSON *out) {
    char label[HAND_WORDS];
    cJSON *item;
    int p = 0;
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(out, "seats")) {
        int points = path_points(&view->player[p]);
        i18n_format(label, sizeof label, trn("{n} point", "{n} points", (unsigned long)points),
                    I18N_NUMBER("n", points));
        cJSON_AddNumberToObject(item, "value", points);
        cJSON_AddStringToObject(item, "label", label);
        cJSON_AddBoolToObject(item, "ready", (view->closed >> p & 1) != 0 && view->card != PATH_NO_CARD);
        cJSON_AddBoolToObject(item, "turn", (path_view_awaited(view) >> p & 1) != 0);
        p++;
    }
    (void)hand;
}

static void show_news(const Hand *hand, const PathView *view, cJSON *out) {
    PathNames names = names_of(hand);
    char line[PATH_WORDS_MAX];
    cJSON *news = cJSON_AddArrayToObject(out, "news");
    int count = session_history_count(hand->session);
    for (int i = count - 1; i >= 0 && cJSON_GetArraySize(news) < NEWS; i--) {
        if (path_words_log(&names, &view->board, path_session_history(hand->session, i), line)) {
            cJSON_InsertItemInArray(news, 0, cJSON_CreateString(line));
        }
    }
    cJSON_AddNumberToObject(out, "happened", count);
}

static void show_ranking(const Hand *hand, const PathView *view, cJSON *out) {
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    char label[HAND_WORDS], points[HAND_WORDS], number[16];
    if (!session_is_over(hand->session)) {
        return;
    }
    for (int p = 0; p < view->players; p++) {
        total[p] = path_total(&view->player[p]);
    }
    int places = path_rank(view->players, total, place);
    cJSON *ranking = cJSON_AddArrayToObject(out, "ranking");
    for (int at = 0; at < places; at++) {
        for (int p = 0; p < view->players; p++) {
            if (place[p] == at) {
                unsigned long amount = (unsigned long)(total[p] < 0 ? -total[p] : total[p]);
                snprintf(number, sizeof number, "%d", at + 1);
                i18n_format(points, sizeof points, trn("{n} point", "{n} points", amount), I18N_NUMBER("n", total[p]));
                i18n_format(label, sizeof label, tr("No. {place}, {points}"), I18N_TEXT("place", number),
                            I18N_TEXT("points", points));
                cJSON *item = show_key("ranking", p, label);
                cJSON_AddNumberToObject(item, "place", at + 1);
                cJSON_AddItemToArray(ranking, item);
            }
        }
    }
}

static void show_keys(const Hand *hand, const PathView *view, cJSON *out) {
    const Draft *draft = &hand->draw.draft;
    cJSON *keys = cJSON_AddArrayToObject(out, "keys");
    if (may_draw(hand, view)) {
        show_add_key(keys, "ready", 0, draft->line.count > 0 ? trc("line", "Ready") : trc("line", "Pass"),
                     draft->line.count > 0 || draft_reach(draft) == 0);
        if (draft_may_go_back(draft)) {
            show_add_key(keys, "back", 0, trc("line", "Undo tile"), false);
        }
        if (draft_may_change_end(draft)) {
            show_add_key(keys, "end", 0, trc("line", "Other end"), false);
        }
    } else if (view->card != PATH_NO_CARD && show_seat(hand) < view->players && has_closed(hand, view)) {
        show_add_key(keys, "reopen", 0, trc("line", "Change"), false);
    }
}

void path_hand_show(Hand *hand, cJSON *out) {
    char label[HAND_WORDS];
    PathView view;
    follow(hand, &view);
    show_card(hand, &view, out);
    show_asked(hand, &view, out);
    show_totals(hand, &view, out);
    if (show_seat(hand) != SESSION_NOBODY) {
        cJSON *window = cJSON_AddObjectToObject(out, "window");
        i18n_format(label, sizeof label, tr("{name}’s window"),
                    I18N_TEXT("name", session_seat(hand->session, show_seat(hand))->name));
        cJSON_AddStringToObject(window, "label", label);
        cJSON_AddNumberToObject(window, "figurine", (double)session_seat(hand->session, show_seat(hand))->figurine);
        show_window(hand, &view, window);
        show_ray(hand, &view, window);
        show_numbers(hand, &view, window);
    }
    show_news(hand, &view, out);
    show_ranking(hand, &view, out);
    show_keys(hand, &view, out);
}

/* --- a finger ----------------------------------------------------------------------------------------------------- */

static void say_why(Hand *hand, const PathView *view, DraftWhy why, int cell) {
    char words[PATH_WORDS_MAX];
    if (why != DRAFT_MAY) {
        path_words_refusal(why, path_board_colour(&view->board, cell), words);
        hand_note(hand, words);
    }
}

static void close_round(Hand *hand) {
    Draft *draft = &hand->draw.draft;
    if (draft_is_passing(draft) && !hand->draw.has_passed) {
        hand->draw.has_passed = true;
        hand_note(hand, tr("You can still light a tile. Press again to pass."));
        return;
    }
    PathLine line = draft_line(draft);
    path_session_close(hand->session, show_seat(hand), &line);
}

static void press_cell(Hand *hand, const PathView *view, int cell) {
    Draft *draft = &hand->draw.draft;
    if (draft_press(draft, cell) == DRAFT_UNCHANGED) {
        say_why(hand, view, draft_why_not(draft, cell), cell);
    }
}

/* Drawn by a finger: it goes down, comes over tiles, and is lifted. */
static void press_stroke(Hand *hand, const PathView *view, const char *key, int cell) {
    PathDraw *draw = &hand->draw;
    DraftWhy why = DRAFT_MAY;
    if (strcmp(key, "down") == 0 && cell >= 0) {
        stroke_down(&draw->stroke, &draw->draft, cell);
    } else if (strcmp(key, "over") == 0) {
        stroke_over(&draw->stroke, &draw->draft, cell);
    } else if (strcmp(key, "up") == 0) {
        int at = draw->stroke.at;
        stroke_up(&draw->stroke, &draw->draft, &why);
        say_why(hand, view, at >= 0 ? why : DRAFT_MAY, at);
    }
}

static void press_drawing(Hand *hand, const PathView *view, const char *key, int n) {
    if (strcmp(key, "ready") == 0) {
        close_round(hand);
        return;
    }
    hand->draw.has_passed = false;
    if (strcmp(key, "back") == 0) {
        draft_back(&hand->draw.draft);
    } else if (strcmp(key, "end") == 0) {
        draft_change_end(&hand->draw.draft);
    } else if (strcmp(key, "cell") == 0 && n >= 0) {
        press_cell(hand, view, n);
    } else {
        press_stroke(hand, view, key, n);
    }
}

void path_hand_press(Hand *hand, const char *key, int n) {
    PathView view;
    follow(hand, &view);
    if (n >= PATH_CELLS || n < STROKE_OFF || show_seat(hand) >= view.players) {
        return;
    }
    if (may_draw(hand, &view)) {
        press_drawing(hand, &view, key, n);
    } else if (strcmp(key, "reopen") == 0 && has_closed(hand, &view) && !session_is_waiting(hand->session)) {
        path_session_reopen(hand->session, show_seat(hand));
    } else if (view.card != PATH_NO_CARD && has_closed(hand, &view) && strcmp(key, "over") != 0 &&
               strcmp(key, "up") != 0) {
        hand_note(hand, tr("You’ve said you’re ready. Press “Change” to keep drawing."));
    }
}

void path_hand_draft(Hand *hand) {
    PathView view;
    follow(hand, &view);
    if (may_draw(hand, &view) && path_session_limit(hand->session) > 0) {
        PathLine line = draft_line(&hand->draw.draft);
        path_session_draft(hand->session, show_seat(hand), &line);
    }
}
