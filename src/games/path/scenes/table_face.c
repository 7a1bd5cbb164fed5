/* What there is to tell of a player: as far as it has been shown, and while a round is revealed as it is counted. */
#include "games/path/scenes/table_face.h"

#include "games/path/words/worth.h"
#include "i18n/i18n.h"

#include <math.h>

static double now_of(const PathTable *table) {
    return gfx_now(table->app->gfx);
}

double path_table_reveal_ms(const PathTable *table) {
    return now_of(table) - table->reveal_began;
}

PathLight path_table_light(const PathTable *table, int player) {
    return (PathLight)session_seat(table->session, player)->figurine;
}

/* One board that is passed round: who looks at it next does not see what others have closed with. */
bool path_table_is_hidden(const PathTable *table, int player) {
    return path_table_is_closed(table, player) && table->layout.seats == 1 && path_table_persons(table) > 1;
}

/* The line of the round that is revealed, or was last. */
static bool last_line(const PathTable *table, int player, int *tiles, int *points) {
    *tiles = *points = 0;
    if (table->is_revealing) {
        RevealLook now = reveal_at(&table->reveal, player, path_table_reveal_ms(table));
        *tiles = table->reveal.seat[player].line.count;
        *points = now.points;
        return true;
    }
    for (int i = session_told(table->session) - 1; i >= 0; i--) {
        const PathEvent *event = path_session_history(table->session, i);
        if (event->kind == PATH_HAPPENED_NUMBER && event->player == player) {
            *points += event->number.points;
        } else if (event->kind == PATH_HAPPENED_LINE && event->player == player) {
            *tiles = event->line.count;
            return true;
        }
    }
    return false;
}

void path_table_line_words(const PathTable *table, int player, char out[PATH_WORDS_MAX]) {
    char line[PATH_WORDS_MAX];
    int tiles, points;
    out[0] = '\0';
    if (!last_line(table, player, &tiles, &points)) {
        return;
    }
    if (tiles == 0) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "passes"));
        return;
    }
    i18n_format(line, sizeof line, trn("{n} tile", "{n} tiles", (unsigned long)tiles), I18N_NUMBER("n", tiles));
    if (points > 0) {
        /* TRANSLATORS: below a player's name in a film: "4 tiles · +10", what a line was and the points it brought */
        i18n_format(out, PATH_WORDS_MAX, tr("{tiles} · +{n}"), I18N_TEXT("tiles", line), I18N_NUMBER("n", points));
    } else {
        i18n_copy(out, PATH_WORDS_MAX, line);
    }
}

/* With several boards there is no ribbon to say it. */
static bool tells_aim(const PathTable *table, int player) {
    return table->view.round == 1 && table->seat[player].draft.line.count == 0 &&
           draft_reach(&table->seat[player].draft) != 0 && !session_is_tutorial(table->session);
}

static void note_of(const PathTable *table, int player, char out[PATH_WORDS_MAX]) {
    const TableSeat *seat = &table->seat[player];
    if (table->is_film) {
        path_table_line_words(table, player, out);
    } else if (seat->told_until > now_of(table)) {
        i18n_copy(out, PATH_WORDS_MAX, seat->told);
    } else if (table->view.players == 1) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "solo"));
    } else if (table->is_revealing || table->view.card == PATH_NO_CARD) {
        out[0] = '\0';
    } else if (path_table_is_closed(table, player)) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "ready"));
    } else if (!seat->is_person) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "is thinking"));
    } else if (draft_is_shut_in(&table->view.player[player])) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "passes"));
    } else if (path_table_place(table, player) != NULL && table->layout.seats > 1) {
        if (tells_aim(table, player)) {
            i18n_copy(out, PATH_WORDS_MAX, tr("Reach numbers, light tiles!"));
        } else {
            path_words_asked_briefly(&seat->draft, out);
        }
    } else if (table->is_together || player == table->hand) {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "is drawing"));
    } else {
        i18n_copy(out, PATH_WORDS_MAX, trc("player", "draws later"));
    }
}

/* ms, of whoever has least of it: with one board, whoever has that. Below 0: nobody's time runs. */
static double least_time(const PathTable *table) {
    double least = -1;
    for (int p = 0; p < table->view.players; p++) {
        double left = table->seat[p].time_left;
        bool runs = path_table_may_draw(table, p) && (table->is_together || p == table->hand);
        least = runs && (least < 0 || left < least) ? left : least;
    }
    return table->limit > 0 ? least : -1;
}

static int seconds_left(double ms) {
    return (int)ceil(ms / 1000);
}

void path_table_round_words(const PathTable *table, char out[PATH_WORDS_MAX]) {
    char round[PATH_WORDS_MAX];
    double left = least_time(table);
    path_words_round(table->view.round, round);
    if (left < 0) {
        i18n_copy(out, PATH_WORDS_MAX, round);
        return;
    }
    /* TRANSLATORS: "Round 3 of 15 · 24 s": seconds left to draw */
    i18n_format(out, PATH_WORDS_MAX, tr("{round} · {n} s"), I18N_TEXT("round", round),
                I18N_NUMBER("n", seconds_left(left)));
}

void path_table_clock_words(const PathTable *table, char out[PATH_WORDS_MAX]) {
    double left = least_time(table);
    out[0] = '\0';
    if (left >= 0) {
        i18n_format(out, PATH_WORDS_MAX, tr("{n} s"), I18N_NUMBER("n", seconds_left(left)));
    }
}

/* The card that turns: its face narrows to an edge, its back widens; then the back narrows and the next face widens. */
static void turn_card(const PathTable *table, SeatFace *face) {
    float turn = reveal_card(&table->reveal, path_table_reveal_ms(table));
    float phase = fmodf(turn, 1);
    bool is_second = turn >= 1, shows_back = is_second ? phase < .5f : phase >= .5f;
    int index = is_second && turn < 2 ? table->reveal.next_card
                : turn >= 2           ? table->reveal.next_card
                                      : table->view.card;
    face->squeeze = turn >= 2 ? 0 : phase < .5f ? 2 * phase : 2 - 2 * phase;
    face->card = shows_back && turn < 2 && turn > 0 ? NULL : &table->view.board.card[index];
    face->used = turn > 0 ? 0 : face->used;
}

/* What is turned up; at the end of a film, what was last. */
static const PathCard *card_of(const PathTable *table) {
    int card = table->view.card;
    for (int i = session_told(table->session) - 1; i >= 0 && card == PATH_NO_CARD && table->is_film; i--) {
        const PathEvent *event = path_session_history(table->session, i);
        card = event->kind == PATH_HAPPENED_CARD ? event->card.index : card;
    }
    return card != PATH_NO_CARD ? &table->view.board.card[card] : NULL;
}

int path_table_to_come(const PathTable *table, const PathCard *card[PATH_CARDS]) {
    int count = 0;
    for (int i = 0; i < PATH_CARDS; i++) {
        if ((table->view.to_come >> i & 1) != 0) {
            card[count++] = &table->view.board.card[i];
        }
    }
    return count;
}

/* What the card has left, and what the numbers in the line will be worth. Returns a bit for each of those. */
static unsigned tell_draft(const PathTable *table, int player, char out[PATH_WORDS_MAX]) {
    const Draft *draft = &table->seat[player].draft;
    PathReached reached[PATH_FIELDS_MAX];
    int points = 0, count = worth_of_line(&table->view, player, &draft->line, reached);
    unsigned numbers = 0;
    char left[PATH_WORDS_MAX];
    for (int i = 0; i < count; i++) {
        points += reached[i].points;
        numbers |= 1u << reached[i].number;
    }
    path_words_left(draft, left);
    if (points > 0 && !table->is_revealing) {
        /* TRANSLATORS: "2 of 5 left · +10": the points a line will bring */
        i18n_format(out, PATH_WORDS_MAX, tr("{left} · +{n}"), I18N_TEXT("left", left), I18N_NUMBER("n", points));
    } else {
        i18n_copy(out, PATH_WORDS_MAX, left);
    }
    return numbers;
}

SeatFace path_table_face(const PathTable *table, int player, const WindowLook *look, FaceWords *words) {
    const PathPlayer *path = &table->view.player[player];
    const TableSeat *seat = &table->seat[player];
    const Draft *draft = &seat->draft;
    bool may_draw = path_table_may_draw(table, player);
    note_of(table, player, words->note);
    path_table_round_words(table, words->round);
    words->left[0] = '\0';
    bool shows_draft = table->view.card != PATH_NO_CARD && seat->is_person && !path_table_is_hidden(table, player);
    unsigned coming = 0;
    if (shows_draft) {
        coming = tell_draft(table, player, words->left);
    }
    SeatFace face = {.light = path_table_light(table, player),
                     .name = table->names.name[player],
                     .note = words->note,
                     .points = path_points(path),
                     .missed = path_missed(path),
                     .taken = look->taken,
                     .halved = look->halved,
                     .coming = table->is_revealing ? 0 : coming,
                     .card = card_of(table),
                     .used = shows_draft ? draft_used(draft) : 0,
                     .round = words->round,
                     .card_note = words->left,
                     .lens_heading = tr("Numbers"),
                     .numbers = tr("Numbers"),
                     .unlit = tr("Unlit tiles"),
                     .is_asked = may_draw,
                     .is_ready = path_table_is_closed(table, player) && !table->is_revealing};
    face.card_flash = now_of(table) < seat->flash_until ? .9f : 0;
    if (table->is_revealing) {
        RevealLook now = reveal_at(&table->reveal, player, path_table_reveal_ms(table));
        face.points += now.points;
        face.missed -= (int)(now.lit + .01f);
        face.taken |= now.taken;
        turn_card(table, &face);
    }
    return face;
}

KeyFace path_table_key_face(const PathTable *table, int player, SeatKey key, const Ui *ui) {
    KeyFace face = {.label = path_table_key_label(table, player, key)};
    if (face.label == NULL) {
        return face;
    }
    UiLook look = ui_look(ui, path_table_key_id(player, key));
    face.is_off = !look.enabled;
    face.is_quiet =
        key == SEAT_KEY_READY && path_table_may_draw(table, player) && draft_is_passing(&table->seat[player].draft);
    face.is_hovered = look.hovered;
    face.is_focused = look.focused && ui_shows_focus(ui);
    face.is_held = look.pressed;
    bool has_clock = key == SEAT_KEY_READY && table->limit > 0 && path_table_may_draw(table, player);
    face.has_clock = has_clock && (table->is_together || player == table->hand);
    face.left = face.has_clock ? (float)(table->seat[player].time_left / (table->limit * 1000.0)) : 0;
    for (int i = 0; i < TABLE_POINTERS; i++) {
        const TablePointer *pointer = &table->pointer[i];
        face.is_held = face.is_held || (pointer->is_down && pointer->player == player && pointer->key == (int)key);
    }
    return face;
}
