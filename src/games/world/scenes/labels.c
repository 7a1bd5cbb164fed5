/* Where labels lie. One after the other takes the largest form and the nearest place at which it hides nothing; where
 * one finds none, it may choose before the others, and all begin anew. */
#include "games/world/scenes/labels.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/landmarks.h"
#include "games/world/scenes/near.h"
#include "gfx/text.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float WHOLE = LABEL_CAPITALS / LABEL_CAPITAL_PART + .2f;
static const float APART = 4, INSIDE = 9; /* units: labels from each other, and from the board's edge */
static const float NEIGHBOURS = 190;      /* of the board's data: so far others make a place crowded */

enum { FORMS = 4, TURNS = 6, POINTS_MAX = WORLD_GOAL_MAX + 1 };

/* From the largest down: name and amount, as a share of the whole. */
static const float FORM[FORMS][2] = {{1, 1}, {.66f, 1}, {.56f, .8f}, {.5f, .62f}};

typedef struct Disc {
    Point at;
    float radius;
} Disc;

typedef struct Ground {
    const Table *table;
    const Board *board;
    Rect frame, corner;
    float u;
    int fields, figurines;
    bool is_near;
    Point looked_at; /* come closer: what is wanted */
    Disc field[POINTS_MAX];
    Rect figurine[WORLD_PLAYERS_MAX + 1];
    Point size[POINTS_MAX][FORMS]; /* of labels; 0: not measured yet */
    Rect landmark[LANDMARKS];      /* all empty where the board has come closer */
} Ground;

/* --- sizes -------------------------------------------------------------------------------------------------------- */

static const BoardField *field_of(const Table *table, int index) {
    return &world_session_board(table->session)->field[index];
}

static float text_width(const Table *table, float size, const char *text) {
    TextStyle style = {.face = TEXT_BOLD, .size = size};
    return text_measure(table->app->gfx, &style, text, 0).x;
}

static float type_px(const Table *table, const BoardLabel *label) {
    return fmaxf(label->name, label->amount) * gfx_unit(table->app->gfx);
}

void labels_amount(const Table *table, int field, char out[LABEL_AMOUNT]) {
    int amount = table_site_amount(table, field);
    snprintf(out, LABEL_AMOUNT, amount < 0 ? "\u2212%d" : "+%d", amount < 0 ? -amount : amount);
}

static float labels_height(const Table *table, const BoardLabel *label) {
    return roundf(1.24f * type_px(table, label));
}

LabelWidths labels_widths(const Table *table, const BoardLabel *label) {
    const BoardField *field = field_of(table, label->field);
    float high = labels_height(table, label);
    LabelWidths widths = {.mark = field->role == BOARD_SITE ? 0 : high * .74f,
                          .name = text_width(table, label->name, tr(field->site.label))};
    if (label->amount > 0) {
        char text[LABEL_AMOUNT];
        labels_amount(table, label->field, text);
        widths.capsule = fmaxf(text_width(table, label->amount, text) + high * .5f, high);
    }
    return widths;
}

static float labels_width(const Table *table, const BoardLabel *label) {
    LabelWidths widths = labels_widths(table, label);
    float high = labels_height(table, label);
    return roundf(high * .42f + widths.mark + widths.name +
                  (widths.capsule > 0 ? high * .22f + widths.capsule : high * .42f));
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

static Ground ground_of(const Table *table) {
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
    return ground;
}

static float share_of(Rect common) {
    return rect_is_empty(common) ? 0 : common.w * common.h;
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

static bool is_inside(Rect there, Rect frame) {
    return there.x >= frame.x && there.y >= frame.y && there.x + there.w <= frame.x + frame.w &&
           there.y + there.h <= frame.y + frame.h;
}

static void set_stem(Point stem[2], Rect pill, Disc own) {
    float round = pill.h / 2;
    Point from = {fminf(fmaxf(own.at.x, pill.x + round), pill.x + pill.w - round), pill.y + round};
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

/* Neither may have the other's stem across it. */
static bool in_the_way(const Ground *ground, const BoardLabel *other, Rect there, const Point stem[2]) {
    Rect aired = rect_inset(there, -APART * ground->u);
    return share_of(rect_common(aired, other->pill)) > 0 || crosses(stem, other->pill) || crosses(other->stem, aired);
}

/* Fields the stem runs over: it would seem to belong to another. */
static float under_stem(const Ground *ground, const Point stem[2], int own) {
    float sum = 0;
    bool is_there = stem[0].x != stem[1].x || stem[0].y != stem[1].y;
    for (int i = 0; i < ground->fields && is_there; i++) {
        Rect core = rect_around(ground->field[i].at, ground->field[i].radius * 1.3f, ground->field[i].radius * 1.3f);
        if (i != own && crosses(stem, core)) {
            sum += ground->board->field[i].role == BOARD_PLAIN ? 30 : 1000;
        }
    }
    return sum;
}

/* Negative: it must not lie there at all. */
static float hidden(const Ground *ground, const BoardLabels *labels, Rect there, const Point stem[2]) {
    float sum = 0;
    if (!is_inside(there, ground->frame)) {
        return -1;
    }
    if (share_of(rect_common(there, ground->corner)) > 0) {
        return -1;
    }
    for (int i = 0; i < ground->figurines; i++) {
        if (share_of(rect_common(there, ground->figurine[i])) > 0) {
            return -1;
        }
    }
    for (int i = 0; i < labels->count; i++) {
        if (in_the_way(ground, &labels->label[i], there, stem)) {
            return -1;
        }
    }
    for (int i = 0; i < ground->fields; i++) {
        float deep = depth(there, ground->field[i]);
        if (deep > 0 && ground->board->field[i].role != BOARD_PLAIN) {
            return -1;
        }
        sum += deep / ground->u;
    }
    return sum;
}

/* Landmarks that can't be seen for it. */
static float under_pill(const Ground *ground, Rect there) {
    float sum = 0;
    for (int i = 0; i < LANDMARKS; i++) {
        Rect common = rect_common(there, ground->landmark[i]);
        sum += rect_is_empty(common) ? 0 : 10;
    }
    return sum;
}

/* --- places ------------------------------------------------------------------------------------------------------- */

typedef struct Search {
    const Ground *ground;
    const BoardLabels *labels;
    int field;
    float w, h;
    float least; /* what the best place costs */
    Rect best;
} Search;

static void try_there(Search *search, Point middle, float cost, float most_hidden) {
    if (cost >= search->least) {
        return;
    }
    Rect there = rect_snapped(rect_around(middle, search->w, search->h));
    Point stem[2];
    set_stem(stem, there, search->ground->field[search->field]);
    float hides = hidden(search->ground, search->labels, there, stem);
    if (hides < 0 || hides > most_hidden) {
        return;
    }
    cost += 6 * hides + under_stem(search->ground, stem, search->field) + under_pill(search->ground, there);
    if (cost < search->least) {
        search->least = cost;
        search->best = there;
    }
}

/* Below, beside and above its medallion, ever farther from it. */
static void look_round(Search *search, Disc own, float most_hidden) {
    static const float FAR[] = {3, 12, 24, 40, 60, 84, 112, 150}, ASIDE[] = {0, -.22f, .22f, -.42f, .42f},
                       UP[] = {0, -.5f, .5f, -1, 1};
    float u = search->ground->u, w = search->w, h = search->h;
    size_t farthest = sizeof FAR / sizeof *FAR - (search->ground->is_near ? 0 : 2);
    for (size_t f = 0; f < farthest; f++) {
        for (size_t i = 0; i < sizeof ASIDE / sizeof *ASIDE; i++) {
            float down = own.radius + FAR[f] * u + h / 2, beside = own.radius + FAR[f] * u + w / 2;
            float cost = FAR[f] + 3 * fabsf(ASIDE[i]);
            try_there(search, (Point){own.at.x + ASIDE[i] * w, own.at.y + down}, cost, most_hidden);
            try_there(search, (Point){own.at.x + beside, own.at.y + UP[i] * h}, cost + 2, most_hidden);
            try_there(search, (Point){own.at.x - beside, own.at.y + UP[i] * h}, cost + 2, most_hidden);
            try_there(search, (Point){own.at.x + ASIDE[i] * w, own.at.y - down}, cost + 4, most_hidden);
        }
    }
}

static BoardLabel label_in(const Ground *ground, int field, int form) {
    const Table *table = ground->table;
    float whole = WHOLE * ground->u / gfx_unit(table->app->gfx);
    BoardLabel label = {.field = field, .form = form, .name = whole * FORM[form][1]};
    if (table_site_amount(table, field) != 0) {
        label.name = whole * FORM[form][0];
        label.amount = whole * FORM[form][1];
    }
    return label;
}

static Point size_in(Ground *ground, int field, int form) {
    Point *size = &ground->size[field][form];
    if (size->x <= 0) {
        BoardLabel label = label_in(ground, field, form);
        *size = (Point){labels_width(ground->table, &label), labels_height(ground->table, &label)};
    }
    return *size;
}

static bool put_in(Ground *ground, BoardLabels *labels, int field, int form, float most_hidden) {
    BoardLabel label = label_in(ground, field, form);
    Point size = size_in(ground, field, form);
    Search search = {.ground = ground, .labels = labels, .field = field, .w = size.x, .h = size.y, .least = 1e9f};
    look_round(&search, ground->field[field], most_hidden);
    if (search.least >= 1e9f) {
        return false;
    }
    label.pill = search.best;
    label.hides = most_hidden > 0;
    set_stem(label.stem, label.pill, ground->field[field]);
    labels->label[labels->count++] = label;
    return true;
}

/* In the largest form that has room; in the last one it may hide a bead rather than be missing. False: in a smaller
 * one than was hoped for. */
static bool put(Ground *ground, BoardLabels *labels, int field, int largest) {
    for (int form = largest; form < FORMS; form++) {
        if (put_in(ground, labels, field, form, 0)) {
            return form == largest;
        }
    }
    put_in(ground, labels, field, FORMS - 1, INFINITY);
    return false;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static bool is_seen(const Ground *ground, int field) {
    return rect_has(ground->frame, ground->field[field].at);
}

/* How badly a site needs to choose early: on the whole board where many others are round it, on one that has come
 * closer where it was asked for. */
static float need(const Ground *ground, int field) {
    Point own = ground->field[field].at;
    float near = NEIGHBOURS * table_board_scale(ground->table), sum = 0;
    if (ground->is_near) {
        return -hypotf(own.x - ground->looked_at.x, own.y - ground->looked_at.y);
    }
    for (int i = 0; i < ground->fields; i++) {
        Point other = ground->field[i].at;
        bool is_close = hypotf(own.x - other.x, own.y - other.y) < near;
        sum += is_close ? ground->board->field[i].role == BOARD_PLAIN ? 1 : 9 : 0;
    }
    return sum;
}

static int in_order(const Ground *ground, int order[LABELS_MAX]) {
    float needs[LABELS_MAX];
    int count = 0;
    for (int i = 0; i < ground->fields && count < LABELS_MAX; i++) {
        if (ground->board->field[i].role == BOARD_PLAIN || !is_seen(ground, i)) {
            continue;
        }
        float own = need(ground, i);
        int at = count++;
        for (; at > 0 && needs[at - 1] < own; at--) {
            order[at] = order[at - 1];
            needs[at] = needs[at - 1];
        }
        order[at] = i;
        needs[at] = own;
    }
    return count;
}

static void go_first(int order[LABELS_MAX], int which) {
    int first = order[which];
    memmove(order + 1, order, (size_t)which * sizeof *order);
    order[0] = first;
}

/* How good a board looks and reads: by its smallest label, then by all; and those that differ from most look odd. */
static float worth(const BoardLabels *labels, int wanted, int largest) {
    static const float ODD = 20, HIDES = 100;
    float smallest = 1e9f, sum = 0;
    for (int i = 0; i < labels->count; i++) {
        const BoardLabel *label = &labels->label[i];
        float size = label->name + 2 * (label->amount > 0 ? label->amount : label->name);
        smallest = fminf(smallest, size);
        sum += size - (label->form > largest ? ODD : 0) - (label->hides ? HIDES : 0);
    }
    return labels->count < wanted ? sum : 1e6f + 1e3f * smallest + sum;
}

/* No label larger than that form: where few have room, most of one size look calmer than each in its own. */
static void place_within(Ground *ground, int largest, BoardLabels *best, float *most) {
    int order[LABELS_MAX], count = in_order(ground, order);
    for (int turn = 0; turn < TURNS; turn++) {
        BoardLabels now = {0};
        int worst = -1;
        for (int i = 0; i < count; i++) {
            bool fits = put(ground, &now, order[i], largest);
            worst = fits || i == 0 ? worst : i;
        }
        if (worth(&now, count, largest) > *most) {
            *best = now;
            *most = worth(&now, count, largest);
        }
        if (worst < 0) {
            return;
        }
        go_first(order, worst);
    }
}

/* Come closer, what was asked for is whole though it hides a bead, and at the frame's edge others take what is left. */
static void place_once(Ground *ground, BoardLabels *labels) {
    int order[LABELS_MAX], count = in_order(ground, order);
    for (int i = 0; i < count; i++) {
        if (i > 0 || !(put_in(ground, labels, order[i], 0, 0) || put_in(ground, labels, order[i], 0, INFINITY))) {
            put(ground, labels, order[i], 0);
        }
    }
}

static bool are_whole(const BoardLabels *labels) {
    for (int i = 0; i < labels->count; i++) {
        if (labels->label[i].form > 0) {
            return false;
        }
    }
    return labels->count > 0;
}

void labels_place(const Table *table, BoardLabels *labels) {
    Ground ground = ground_of(table);
    float most = 0;
    *labels = (BoardLabels){0};
    if (ground.is_near) {
        place_once(&ground, labels);
        return;
    }
    for (int largest = 0; largest < FORMS && !are_whole(labels); largest++) {
        place_within(&ground, largest, labels, &most);
    }
}
