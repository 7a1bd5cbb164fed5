/* Where labels lie. The amount is a badge on its medallion, as large as it has to be; names are all of one size, the
 * largest at which each finds a place where it hides nothing and all of them leave the map to be seen. Where one finds
 * none, it may choose before the others, and all begin anew. */
#include "games/world/scenes/labels.h"

#include "games/world/scenes/labels_inside.h"
#include "i18n/i18n.h"

#include <math.h>
#include <string.h>

static const float NEIGHBOURS = 190;     /* of the board's data: so far others make a place crowded */
static const float MOST_COVERED = .055f; /* of the map, by all labels */

enum { SMALL = 3, TURNS = 6 };

/* Names from the largest down, as a share of the whole: on the board, and where it has come closer. */
static const float FORM[2][LABEL_FORMS] = {{.70f, .64f, .58f, .53f, .48f, .42f, .35f},
                                           {1, .86f, .74f, .64f, .56f, .5f, .45f}};

/* --- places ------------------------------------------------------------------------------------------------------- */

typedef struct Search {
    const Ground *ground;
    const BoardLabels *labels;
    int field;
    float w, h;
    float least; /* what the best place costs */
    Rect best;
    Point stem[2];
    Obstacles *near;
} Search;

/* Whether another stem might do better. */
static bool try_stem(Search *search, Rect there, float aside, float cost) {
    const Ground *ground = search->ground;
    Point stem[2];
    stem_set(stem, there, ground->field[search->field], aside);
    if (ground_in_the_way(ground, search->labels, there, stem)) {
        return false;
    }
    float crossed = ground_under_stem(ground, stem, search->field);
    if (cost + crossed < search->least) {
        search->least = cost + crossed;
        search->best = there;
        memcpy(search->stem, stem, sizeof stem);
    }
    return crossed > 0;
}

/* A stem that would run over a bead goes between two, aslant. */
static void try_there(Search *search, Point middle, float cost, float most_hidden) {
    static const float ASIDE[] = {0, 7, -7, 14, -14, 21, -21};
    const Ground *ground = search->ground;
    Rect there = rect_around(middle, search->w, search->h);
    float hides = cost < search->least ? ground_hidden(ground, search->near, there, most_hidden) : -1;
    if (hides < 0) {
        return;
    }
    cost += 6 * hides + ground_under_name(ground, there);
    bool goes_on = true;
    for (size_t i = 0; i < sizeof ASIDE / sizeof *ASIDE && goes_on && cost < search->least; i++) {
        goes_on = try_stem(search, there, ASIDE[i] * ground->u, cost + fabsf(ASIDE[i]));
    }
}

/* Below, beside and above its medallion, ever farther from it. */
static void look_round(Search *search, Disc own, float most_hidden) {
    enum { FARS = 8 };
    static const float FAR[FARS] = {3, 12, 24, 40, 60, 84, 112, 150}, ASIDE[] = {0, -.22f, .22f, -.42f, .42f},
                       UP[] = {0, -.5f, .5f, -1, 1};
    float u = search->ground->u, w = search->w, h = search->h;
    size_t farthest = search->ground->is_near || most_hidden > 0 ? FARS : FARS - 2;
    float reach = own.radius + FAR[farthest - 1] * u;
    obstacles_within(search->near, &search->ground->all,
                     rect_around(own.at, 2 * (reach + w), 2 * (reach + fmaxf(h, w / 2))));
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

static Point name_size(const Table *table, const BoardLabel *label) {
    float u = gfx_unit(table->app->gfx);
    const BoardField *field = &world_session_board(table->session)->field[label->field];
    return (Point){labels_text_width(table, label->name, tr(field->site.label)) + 2 * LABEL_HALO * u,
                   label->name * u * .98f};
}

static BoardLabel label_in(const Ground *ground, int field, int form) {
    BoardLabel label = {.field = field, .form = form, .name = ground_whole(ground) * FORM[ground->is_near][form]};
    if (!rect_is_empty(ground->badge[field])) {
        label.amount = ground_whole(ground);
        label.badge = rect_snapped(ground->badge[field]);
    }
    return label;
}

static Point size_in(Ground *ground, int field, int form) {
    Point *size = &ground->size[field][form];
    if (size->x <= 0) {
        BoardLabel label = label_in(ground, field, form);
        *size = name_size(ground->table, &label);
    }
    return *size;
}

static bool put_in(Ground *ground, BoardLabels *labels, int field, int form, float most_hidden) {
    BoardLabel label = label_in(ground, field, form);
    Point size = size_in(ground, field, form);
    Obstacles near;
    Search search = {
        .ground = ground, .labels = labels, .field = field, .w = size.x, .h = size.y, .least = 1e9f, .near = &near};
    look_round(&search, ground->field[field], most_hidden);
    if (search.least >= 1e9f) {
        return false;
    }
    label.pill = rect_snapped(search.best);
    label.hides = most_hidden > 0;
    memcpy(label.stem, search.stem, sizeof search.stem);
    labels->label[labels->count++] = label;
    return true;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

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
        if (ground->board->field[i].role == BOARD_PLAIN || !ground_has(ground, i)) {
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

/* How much of the map they hide, 0 to 1; of a badge what lies beside its medallion. */
static float covered(const Ground *ground, const BoardLabels *labels) {
    static const float BESIDE = .8f;
    float sum = 0;
    for (int i = 0; i < labels->count; i++) {
        sum += area_of(labels->label[i].pill) + BESIDE * area_of(labels->label[i].badge);
    }
    return sum / area_of(ground->table->layout.board);
}

/* All in that form. False: not all of them have found a place; *labels are those that have. */
static bool place_in(Ground *ground, BoardLabels *labels, int form, float most_hidden) {
    int order[LABELS_MAX], count = in_order(ground, order);
    for (int turn = 0; turn < TURNS; turn++) {
        int worst = -1;
        *labels = (BoardLabels){0};
        for (int i = 0; i < count; i++) {
            bool is_there = put_in(ground, labels, order[i], form, 0) ||
                            (most_hidden > 0 && put_in(ground, labels, order[i], form, most_hidden));
            worst = is_there || worst >= 0 ? worst : i;
        }
        if (worst < 0) {
            return true;
        }
        if (worst == 0) {
            return false;
        }
        go_first(order, worst);
    }
    return false;
}

/* Come closer, what was asked for is whole though it hides a bead, and at the frame's edge others take what is left. */
static void place_once(Ground *ground, BoardLabels *labels) {
    int order[LABELS_MAX], count = in_order(ground, order);
    for (int i = 0; i < count; i++) {
        bool is_there =
            i == 0 && (put_in(ground, labels, order[i], 0, 0) || put_in(ground, labels, order[i], 0, INFINITY));
        for (int form = 0; form < LABEL_FORMS && !is_there; form++) {
            is_there = put_in(ground, labels, order[i], form, 0);
        }
        if (!is_there) {
            put_in(ground, labels, order[i], LABEL_FORMS - 1, INFINITY);
        }
    }
}

void labels_place(const Table *table, BoardLabels *labels) {
    Ground ground = ground_of_labels(table);
    *labels = (BoardLabels){0};
    if (ground.is_near) {
        place_once(&ground, labels);
        return;
    }
    for (int form = 0; form < LABEL_FORMS; form++) { /* rather a bead is hidden than all names so small */
        bool are_there =
            place_in(&ground, labels, form, 0) || (form >= SMALL && place_in(&ground, labels, form, INFINITY));
        if (are_there && (form == LABEL_FORMS - 1 || covered(&ground, labels) < MOST_COVERED)) {
            return;
        }
    }
}
