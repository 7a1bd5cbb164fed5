#include "games/path/scenes/reveal.h"

#include "games/path/words/worth.h"

#include <math.h>
#include <string.h>

static const double BREATH_MS = 400, COIN_FLIES_MS = 380;
static const double CELL_MS = 110, STOP_MS = 240, RING_MS = 240, RUN_MAX_MS = 1500;
static const double COIN_MS = 260, REST_MS = 100, CARD_MS = 360, FADE_MS = 120;

/* --- the plan ----------------------------------------------------------------------------------------------------- */

static int place_of(const PathLine *line, int cell) {
    int place = 0;
    while (line->cell[place] != cell) {
        place++;
    }
    return place;
}

static void read_events(Reveal *reveal, const PathEvents *events) {
    for (int i = 0; i < events->count; i++) {
        const PathEvent *event = &events->list[i];
        if (event->kind == PATH_HAPPENED_LINE) {
            reveal->seat[event->player].line = event->line;
        } else if (event->kind == PATH_HAPPENED_NUMBER) {
            RevealSeat *seat = &reveal->seat[event->player];
            for (int p = 0; p < reveal->players; p++) {
                reveal->seat[p].taker[event->number.number] = event->player;
            }
            seat->number[seat->numbers++] = (RevealNumber){.number = event->number.number,
                                                           .points = event->number.points,
                                                           .place = (uint8_t)place_of(&seat->line, event->number.cell)};
        } else if (event->kind == PATH_HAPPENED_CARD) {
            reveal->next_card = event->card.index;
        }
    }
}

/* Numbers worth half from now on that were not before, and that the seat has not got. */
static void find_coins(Reveal *reveal, const PathView *before, const PathEvents *events) {
    PathView after = *before;
    const PathLine nothing = {.end = PATH_END_B};
    for (int i = 0; i < events->count; i++) {
        path_view_follow(&after, &events->list[i]);
    }
    for (int p = 0; p < reveal->players; p++) {
        reveal->seat[p].coins = worth_halved(&after, p, &nothing) & ~worth_halved(before, p, &nothing);
    }
}

static double run_of(const Reveal *reveal, const RevealSeat *seat) {
    return seat->line.count * reveal->cell_ms + seat->numbers * reveal->stop_ms;
}

/* All lines run equally fast; where the longest would take too long, all are faster. */
static void time_the_run(Reveal *reveal) {
    double longest = 0;
    for (int p = 0; p < reveal->players; p++) {
        longest = fmax(longest, run_of(reveal, &reveal->seat[p]));
    }
    double faster = fmin(1, RUN_MAX_MS / fmax(longest, 1));
    reveal->cell_ms *= faster;
    reveal->stop_ms *= faster;
    reveal->run_ends = reveal->run_begins + longest * faster;
    for (int p = 0; p < reveal->players; p++) {
        RevealSeat *seat = &reveal->seat[p];
        for (int i = 0; i < seat->numbers; i++) {
            seat->number[i].at =
                reveal->run_begins + (seat->number[i].place + 1) * reveal->cell_ms + i * reveal->stop_ms;
        }
    }
}

static bool has_coins(const Reveal *reveal) {
    for (int p = 0; p < reveal->players; p++) {
        if (reveal->seat[p].coins != 0) {
            return true;
        }
    }
    return false;
}

static void time_all(Reveal *reveal, double speed) {
    reveal->cell_ms = reveal->is_reduced ? 0 : CELL_MS / speed;
    reveal->stop_ms = reveal->is_reduced ? 0 : STOP_MS / speed;
    reveal->run_begins = reveal->is_reduced || reveal->players < 2 ? 0 : BREATH_MS / speed;
    time_the_run(reveal);
    double coin = reveal->is_reduced ? FADE_MS : COIN_MS / speed, card = reveal->is_reduced ? FADE_MS : CARD_MS / speed;
    if (reveal->is_reduced) {
        reveal->run_ends = FADE_MS;
    }
    reveal->coins_land = reveal->run_ends + (has_coins(reveal) && !reveal->is_reduced ? COIN_FLIES_MS / speed : 0);
    reveal->coins_end = reveal->coins_land + (has_coins(reveal) ? coin : 0);
    reveal->ends = reveal->coins_end + (reveal->next_card != PATH_NO_CARD ? REST_MS / speed + card : 0);
    double slower = reveal->ends / REVEAL_MAX_MS;
    if (slower > 1) { /* at half speed it must not take longer either */
        time_all(reveal, speed * slower);
    }
}

void reveal_plan(Reveal *reveal, const PathView *before, const PathEvents *events, double speed, bool reduced) {
    memset(reveal, 0, sizeof *reveal);
    reveal->players = before->players;
    reveal->next_card = PATH_NO_CARD;
    reveal->is_reduced = reduced;
    read_events(reveal, events);
    find_coins(reveal, before, events);
    time_all(reveal, speed);
}

/* --- at a moment -------------------------------------------------------------------------------------------------- */

static float share(double ms, double from, double to) {
    return to > from ? (float)fmin(fmax((ms - from) / (to - from), 0), 1) : ms >= from ? 1 : 0;
}

/* With reduced motion nothing lies between before and after. */
static float passed(const Reveal *reveal, double ms, double from, double to) {
    return reveal->is_reduced ? (ms >= to ? 1 : 0) : share(ms, from, to);
}

/* Time the light has run, without its stops. */
static double run_by(const Reveal *reveal, const RevealSeat *seat, double ms) {
    double run = ms - reveal->run_begins;
    for (int i = 0; i < seat->numbers; i++) {
        run -= fmin(fmax(ms - seat->number[i].at, 0), reveal->stop_ms);
    }
    return run;
}

static float lit_at(const Reveal *reveal, const RevealSeat *seat, double ms) {
    float count = seat->line.count;
    if (reveal->cell_ms <= 0) {
        return count * passed(reveal, ms, 0, reveal->run_ends);
    }
    return fminf((float)(fmax(run_by(reveal, seat, ms), 0) / reveal->cell_ms), count);
}

static float ring_at(const Reveal *reveal, const RevealNumber *number, double ms) {
    return reveal->is_reduced ? 1 : share(ms, number->at, number->at + fmin(RING_MS, fmax(reveal->stop_ms, 1)));
}

RevealLook reveal_at(const Reveal *reveal, int seat_index, double ms) {
    const RevealSeat *seat = &reveal->seat[seat_index];
    RevealLook look = {.lit = lit_at(reveal, seat, ms),
                       .flown = reveal->is_reduced ? 0 : share(ms, reveal->run_ends, reveal->coins_land),
                       .coins = passed(reveal, ms, reveal->coins_land, reveal->coins_end)};
    for (int i = 0; i < seat->numbers; i++) {
        const RevealNumber *number = &seat->number[i];
        if (ms < number->at) {
            break;
        }
        float ring = ring_at(reveal, number, ms);
        look.points += number->points;
        look.taken |= 1u << number->number;
        look.reached = ring < 1 ? number->number : 0;
        look.ring = ring < 1 ? ring : 0;
    }
    return look;
}

static double card_begins(const Reveal *reveal) {
    double left = reveal->ends - reveal->coins_end;
    return reveal->coins_end + left * REST_MS / (REST_MS + CARD_MS);
}

float reveal_card(const Reveal *reveal, double ms) {
    return reveal->next_card == PATH_NO_CARD ? 0 : 2 * passed(reveal, ms, card_begins(reveal), reveal->ends);
}

/* --- sounds, hurry ------------------------------------------------------------------------------------------------ */

static bool is_in(double at, double from, double to) {
    return at > from && at <= to;
}

static void hear_seat(const Reveal *reveal, int p, double from, double to, RevealHear *hear, void *context) {
    const RevealSeat *seat = &reveal->seat[p];
    float before = lit_at(reveal, seat, from), now = lit_at(reveal, seat, to);
    for (int i = 0; i < seat->line.count && !reveal->is_reduced; i++) {
        if ((float)(i + 1) > before && (float)(i + 1) <= now) {
            hear(context, REVEAL_TILE, p, seat->line.cell[i]);
        }
    }
    for (int i = 0; i < seat->numbers; i++) {
        if (is_in(fmax(seat->number[i].at, 1), from, to)) {
            hear(context, REVEAL_NUMBER, p, seat->number[i].number);
        }
    }
}

void reveal_hear(const Reveal *reveal, double from, double to, RevealHear *hear, void *context) {
    for (int p = 0; p < reveal->players; p++) {
        hear_seat(reveal, p, from, to, hear, context);
    }
    if (has_coins(reveal) && is_in(fmax(reveal->coins_land, 1), from, to)) {
        hear(context, REVEAL_COINS, 0, 0);
    }
    if (reveal->next_card != PATH_NO_CARD && is_in(card_begins(reveal), from, to)) {
        hear(context, REVEAL_CARD, 0, 0);
    }
}

double reveal_next(const Reveal *reveal, double ms) {
    const double ENDS[] = {reveal->run_begins, reveal->run_ends, reveal->coins_end, reveal->ends};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        if (ms < ENDS[i]) {
            return ENDS[i];
        }
    }
    return ms;
}
