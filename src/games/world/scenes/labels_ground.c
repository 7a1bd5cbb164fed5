/* What labels must not hide, and the badges of the amounts, which choose before all names. */
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels_inside.h"
#include "games/world/scenes/near.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>

static const float WHOLE = LABEL_CAPITALS / LABEL_CAPITAL_PART + .2f;
static const float APART = 4, INSIDE = 9; /* units: labels from each other, and from the board's edge */

static const float MOST_OF_LANDMARK = .1f;               /* may a name hide; two may meet there */
static const float BADGE_HIGH = .9f, BADGE_WIDER = .34f; /* of its type; of its height */
static const float STEM_WIDE = 4;                        /* units */
static const float MEASURED = 200; /* pixels: at one size of type, so that all windows have the same picture */

/* --- sizes -------------------------------------------------------------------------------------------------------- */

float labels_text_width(const Table *table, float size, const char *text) {
    float unit = gfx_unit(table->app->gfx);
    TextStyle style = {.face = TEXT_BOLD, .size = MEASURED / unit};
    return text_measure(table->app->gfx, &style, text, 0).x * size * unit / MEASURED;
}

void labels_amount(const Table *table, int field, char out[LABEL_AMOUNT]) {
    int amount = table_site_amount(table, field);
    snprintf(out, LABEL_AMOUNT, amount < 0 ? "\u2212%d" : "+%d", amount < 0 ? -amount : amount);
}

Rect labels_corner(const Table *table) {
    static const float SIDE = 66, INWARD = 12;
    Rect board = table->layout.board;
    float u = table->layout.units.u, side = SIDE * u, away = (SIDE + INWARD) * u;
    return rect_snapped((Rect){board.x + board.w - away, board.y + board.h - away, side, side});
}

/* --- what must not be hidden -------------------------------------------------------------------------------------- */

/* Standing, landing or cheering. */
static Rect figurine_at(const Table *table, int player, int field) {
    static const float WIDE[] = {
        [FIGURINE_FLASK] = 64, [FIGURINE_LENS] = 54, [FIGURINE_VIAL] = 52, [FIGURINE_FIBRE] = 79};
    float size = draw_figurine_size(table), wide = WIDE[draw_seat(table, player)->figurine] * size;
    Point feet = table_feet(table, player, field);
    return (Rect){feet.x - wide / 2, feet.y - 83 * size, wide, 90 * size};
}

Rect labels_figurine(const Table *table, int player) {
    return figurine_at(table, player, table->field[player]);
}

float ground_whole(const Ground *ground) {
    return WHOLE * ground->u / gfx_unit(ground->table->app->gfx);
}

float area_of(Rect rect) {
    return rect_is_empty(rect) ? 0 : rect.w * rect.h;
}

static bool is_inside(Rect there, Rect frame) {
    return there.x >= frame.x && there.y >= frame.y && there.x + there.w <= frame.x + frame.w &&
           there.y + there.h <= frame.y + frame.h;
}

static bool meet(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* How deep a disc reaches into it. */
static float depth(Rect there, Disc disc) {
    float dx = fmaxf(fmaxf(there.x - disc.at.x, disc.at.x - there.x - there.w), 0);
    float dy = fmaxf(fmaxf(there.y - disc.at.y, disc.at.y - there.y - there.h), 0);
    if (dx >= disc.radius || dy >= disc.radius) {
        return 0;
    }
    return fmaxf(disc.radius - sqrtf(dx * dx + dy * dy), 0);
}

/* What a badge would hide there. */
static float hidden_by_badge(const Ground *ground, int own, Rect there) {
    float sum = is_inside(there, ground->frame) ? 0 : 4000;
    sum += meet(there, ground->corner) ? 4000 : 0;
    for (int i = 0; i < ground->figurines; i++) {
        sum += meet(there, ground->figurine[i]) ? 2000 : 0;
    }
    for (int i = 0; i < ground->fields; i++) {
        bool is_bead = ground->board->field[i].role == BOARD_PLAIN;
        sum += i == own ? 0 : depth(there, ground->field[i]) / ground->u * (is_bead ? 6 : 60);
        sum += i != own && meet(there, ground->badge[i]) ? 3000 : 0;
    }
    return sum;
}

/* On the rim of its medallion, at the lower right if it may be. */
static void place_badge(Ground *ground, int field) {
    static const float TURN[] = {.7854f,   2.3562f, -.7854f, -2.3562f, 0,       3.1416f, 1.5708f,
                                 -1.5708f, .3927f,  2.7489f, 1.1781f,  1.9635f, -.3927f, -2.7489f};
    static const float FAR[] = {1.08f, 1.4f, 1.9f, 2.4f, 3.1f, 4}; /* of the medallion's radius */
    const Table *table = ground->table;
    char text[LABEL_AMOUNT];
    labels_amount(table, field, text);
    float type = ground_whole(ground), h = type * gfx_unit(table->app->gfx) * BADGE_HIGH;
    float w = fmaxf(labels_text_width(table, type, text) + h * BADGE_WIDER, h), least = 1e9f;
    Disc own = ground->field[field];
    Rect best = {0};
    for (size_t i = 0; i < sizeof TURN / sizeof *TURN * (sizeof FAR / sizeof *FAR); i++) {
        size_t turn = i % (sizeof TURN / sizeof *TURN), far = i / (sizeof TURN / sizeof *TURN);
        Point at = {own.at.x + (own.radius * FAR[far] + w * .06f) * cosf(TURN[turn]),
                    own.at.y + own.radius * FAR[far] * sinf(TURN[turn])};
        Rect there = rect_around(at, w, h);
        float cost = hidden_by_badge(ground, field, there) + (float)turn + 60 * (float)far;
        if (cost < least) {
            least = cost;
            best = there;
        }
    }
    ground->badge[field] = best;
}

bool ground_has(const Ground *ground, int field) {
    return rect_has(ground->frame, ground->field[field].at);
}

static void place_badges(Ground *ground) {
    for (int i = 0; i < ground->fields; i++) {
        if (ground->board->field[i].role == BOARD_SITE && table_site_amount(ground->table, i) != 0 &&
            ground_has(ground, i)) {
            place_badge(ground, i);
        }
    }
}

static void list_obstacles(Ground *ground) {
    Obstacles *all = &ground->all;
    all->taken[all->takens++] = ground->corner;
    for (int i = 0; i < ground->figurines; i++) {
        all->taken[all->takens++] = ground->figurine[i];
    }
    for (int i = 0; i < ground->fields; i++) {
        if (!rect_is_empty(ground->badge[i])) {
            all->taken[all->takens++] = ground->badge[i];
        }
        if (ground->board->field[i].role == BOARD_PLAIN) {
            all->bead[all->beads++] = ground->field[i];
        } else {
            all->medallion[all->medallions++] = ground->field[i];
        }
    }
}

Ground ground_of_labels(const Table *table) {
    const Board *board = world_session_board(table->session);
    const BoardLayout *layout = &board->layout[table->layout.shape];
    Ground ground = {.table = table,
                     .board = board,
                     .u = table->layout.units.u,
                     .fields = board->track.goal + 1,
                     .corner = labels_corner(table)};
    float scale = table_board_scale(table);
    Rect seen = near_board(table);
    ground.looked_at = table->looks_closer
                           ? (Point){seen.x + table->looked_at.x * seen.w, seen.y + table->looked_at.y * seen.h}
                           : rect_middle(near_frame(table));
    ground.is_near = near_is_seen(table) && !(table->paint != NULL && table->paint->is_far);
    ground.frame = rect_inset(ground.is_near ? near_frame(table) : table->layout.board, INSIDE * ground.u);
    for (int i = 0; i < ground.fields; i++) {
        BoardRole role = board->field[i].role;
        float radius = role == BOARD_PLAIN  ? layout->bead_radius * (i % 10 == 0 ? 1.2f : 1)
                       : role == BOARD_SITE ? layout->site_radius * 1.04f
                                            : layout->end_radius * 1.04f;
        ground.field[i] = (Disc){table_board_place(table, i), radius * scale};
    }
    if (!ground.is_near) {
        landmarks_place(table, ground.landmark);
    }
    for (int p = 0; p < table->view.players; p++) {
        ground.figurine[ground.figurines++] = labels_figurine(table, p);
    }
    if (ground.is_near && table->walker < table->view.players) { /* where it comes to they need not step aside then */
        ground.figurine[ground.figurines++] = figurine_at(table, table->walker, table->walks_to);
    }
    place_badges(&ground);
    list_obstacles(&ground);
    return ground;
}

/* --- what a name hides -------------------------------------------------------------------------------------------- */

void stem_set(Point stem[2], Rect pill, Disc own, float aside) {
    float round = pill.h / 2;
    Point from = {fminf(fmaxf(own.at.x + aside, pill.x + round), pill.x + pill.w - round), pill.y + round};
    float far = hypotf(own.at.x - from.x, own.at.y - from.y);
    stem[0] = stem[1] = from;
    if (far > own.radius + round * 1.45f) {
        float part = (far - own.radius) / far;
        stem[1] = (Point){from.x + (own.at.x - from.x) * part, from.y + (own.at.y - from.y) * part};
    }
}

static bool crosses(const Point stem[2], Rect there) {
    enum { POINTS = 12 };
    if (fmaxf(stem[0].x, stem[1].x) < there.x || fminf(stem[0].x, stem[1].x) > there.x + there.w ||
        fmaxf(stem[0].y, stem[1].y) < there.y || fminf(stem[0].y, stem[1].y) > there.y + there.h) {
        return false;
    }
    for (int i = 0; i <= POINTS; i++) {
        float t = (float)i / POINTS;
        Point at = {stem[0].x + (stem[1].x - stem[0].x) * t, stem[0].y + (stem[1].y - stem[0].y) * t};
        if (rect_has(there, at)) {
            return true;
        }
    }
    return false;
}

static bool has_stem(const Point stem[2]) {
    return stem[0].x != stem[1].x || stem[0].y != stem[1].y;
}

static float from_line(Point at, const Point line[2]) {
    float x = line[1].x - line[0].x, y = line[1].y - line[0].y;
    float t = ((at.x - line[0].x) * x + (at.y - line[0].y) * y) / fmaxf(x * x + y * y, 1);
    t = fminf(fmaxf(t, 0), 1);
    return hypotf(at.x - line[0].x - t * x, at.y - line[0].y - t * y);
}

float ground_under_stem(const Ground *ground, const Point stem[2], int own) {
    float sum = 0;
    for (int i = 0; i < ground->fields && has_stem(stem); i++) {
        if (i != own && from_line(ground->field[i].at, stem) < ground->field[i].radius + STEM_WIDE / 2 * ground->u) {
            sum += ground->board->field[i].role == BOARD_PLAIN ? 200 : 1000;
        }
    }
    return sum;
}

static int discs_within(Disc out[LABEL_POINTS_MAX], const Disc *disc, int count, Rect reach) {
    int within = 0;
    for (int i = 0; i < count; i++) {
        if (depth(reach, disc[i]) > 0) {
            out[within++] = disc[i];
        }
    }
    return within;
}

void obstacles_within(Obstacles *near, const Obstacles *all, Rect reach) {
    near->takens = 0;
    for (int i = 0; i < all->takens; i++) {
        if (meet(all->taken[i], reach)) {
            near->taken[near->takens++] = all->taken[i];
        }
    }
    near->medallions = discs_within(near->medallion, all->medallion, all->medallions, reach);
    near->beads = discs_within(near->bead, all->bead, all->beads, reach);
}

float ground_hidden(const Ground *ground, const Obstacles *near, Rect there, float most) {
    float sum = 0;
    if (!is_inside(there, ground->frame)) {
        return -1;
    }
    for (int i = 0; i < near->takens; i++) {
        if (meet(there, near->taken[i])) {
            return -1;
        }
    }
    for (int i = 0; i < near->medallions; i++) {
        if (depth(there, near->medallion[i]) > 0) {
            return -1;
        }
    }
    for (int i = 0; i < near->beads; i++) {
        sum += depth(there, near->bead[i]) / ground->u;
        if (sum > most) {
            return -1;
        }
    }
    return sum;
}

bool ground_in_the_way(const Ground *ground, const BoardLabels *labels, Rect there, const Point stem[2]) {
    Rect aired = rect_inset(there, -APART * ground->u);
    for (int i = 0; i < labels->count; i++) {
        const BoardLabel *other = &labels->label[i];
        if (meet(aired, other->pill) || crosses(stem, other->pill) || crosses(other->stem, aired)) {
            return true;
        }
    }
    return false;
}

float ground_under_name(const Ground *ground, Rect there) {
    float sum = 0;
    for (int i = 0; i < LANDMARKS; i++) {
        Rect landmark = ground->landmark[i];
        if (!rect_is_empty(landmark) && meet(there, landmark)) {
            sum += area_of(rect_common(there, landmark)) > MOST_OF_LANDMARK * area_of(landmark) ? 510 : 10;
        }
    }
    return sum;
}
