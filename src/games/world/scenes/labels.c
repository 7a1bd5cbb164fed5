/* Where labels lie. The amount is a badge on its medallion, as large as it has to be; names are all of one size, the
 * largest at which each finds a place where it hides nothing and all of them leave the map to be seen. Where one finds
 * none, it may choose before the others, and all begin anew. */
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

static const float MOST_OF_LANDMARK = .1f;                          /* may a name hide; two may meet there */
static const float MOST_COVERED = .055f;                            /* of the map, by all of them */
static const float BADGE_HIGH = .84f, BADGE_WIDER = .26f, HALO = 4; /* of its type; of its height; units */
static const float MEASURED = 200; /* pixels: at one size of type, so that all windows have the same picture */

enum { FORMS = 7, SMALL = 3, TURNS = 6, POINTS_MAX = WORLD_GOAL_MAX + 1 };

/* Names from the largest down, as a share of the whole: on the board, and where it has come closer. */
static const float FORM[2][FORMS] = {{.70f, .64f, .58f, .53f, .48f, .42f, .36f},
                                     {1, .86f, .74f, .64f, .56f, .5f, .45f}};

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
    Rect badge[POINTS_MAX]; /* empty: it has no amount */
    Rect figurine[WORLD_PLAYERS_MAX + 1];
    Point size[POINTS_MAX][FORMS]; /* of labels; 0: not measured yet */
    Rect landmark[LANDMARKS];      /* all empty where the board has come closer */
} Ground;

/* --- sizes -------------------------------------------------------------------------------------------------------- */

static const BoardField *field_of(const Table *table, int index) {
    return &world_session_board(table->session)->field[index];
}

/* Pixels, for a type of so many units. */
static float text_width(const Table *table, float size, const char *text) {
    float unit = gfx_unit(table->app->gfx);
    TextStyle style = {.face = TEXT_BOLD, .size = MEASURED / unit};
    return text_measure(table->app->gfx, &style, text, 0).x * size * unit / MEASURED;
}

void labels_amount(const Table *table, int field, char out[LABEL_AMOUNT]) {
    int amount = table_site_amount(table, field);
    snprintf(out, LABEL_AMOUNT, amount < 0 ? "\u2212%d" : "+%d", amount < 0 ? -amount : amount);
}

static Point name_size(const Table *table, const BoardLabel *label) {
    float u = gfx_unit(table->app->gfx);
    return (Point){text_width(table, label->name, tr(field_of(table, label->field)->site.label)) + 2 * HALO * u,
                   label->name * u * .98f};
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

static float whole_of(const Ground *ground) {
    return WHOLE * ground->u / gfx_unit(ground->table->app->gfx);
}

static void place_badges(Ground *ground);

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
    place_badges(&ground);
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

static bool is_inside(Rect there, Rect frame);

/* What a badge would hide there. */
static float hidden_by_badge(const Ground *ground, int own, Rect there) {
    float sum = is_inside(there, ground->frame) ? 0 : 4000;
    sum += share_of(rect_common(there, ground->corner)) > 0 ? 4000 : 0;
    for (int i = 0; i < ground->figurines; i++) {
        sum += share_of(rect_common(there, ground->figurine[i])) > 0 ? 2000 : 0;
    }
    for (int i = 0; i < ground->fields; i++) {
        bool is_bead = ground->board->field[i].role == BOARD_PLAIN;
        sum += i == own ? 0 : depth(there, ground->field[i]) / ground->u * (is_bead ? 6 : 60);
        sum += i == own || share_of(rect_common(there, ground->badge[i])) <= 0 ? 0 : 3000;
    }
    return sum;
}

/* On the rim of its medallion, at the lower right if it may be. */
static void place_badge(Ground *ground, int field) {
    static const float TURN[] = {.7854f,   2.3562f, -.7854f, -2.3562f, 0,       3.1416f, 1.5708f,
                                 -1.5708f, .3927f,  2.7489f, 1.1781f,  1.9635f, -.3927f, -2.7489f};
    static const float FAR[] = {1.22f, 1.5f, 1.9f, 2.4f, 3.1f, 4}; /* of the medallion's radius */
    const Table *table = ground->table;
    char text[LABEL_AMOUNT];
    labels_amount(table, field, text);
    float type = whole_of(ground), h = type * gfx_unit(table->app->gfx) * BADGE_HIGH;
    float w = fmaxf(text_width(table, type, text) + h * BADGE_WIDER, h), least = 1e9f;
    Disc own = ground->field[field];
    Rect best = {0};
    for (size_t i = 0; i < sizeof TURN / sizeof *TURN * (sizeof FAR / sizeof *FAR); i++) {
        size_t turn = i % (sizeof TURN / sizeof *TURN), far = i / (sizeof TURN / sizeof *TURN);
        Point at = {own.at.x + (own.radius * FAR[far] + w * .08f) * cosf(TURN[turn]),
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

static bool is_seen(const Ground *ground, int field);

static void place_badges(Ground *ground) {
    for (int i = 0; i < ground->fields; i++) {
        if (ground->board->field[i].role == BOARD_SITE && table_site_amount(ground->table, i) != 0 &&
            is_seen(ground, i)) {
            place_badge(ground, i);
        }
    }
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
        if (share_of(rect_common(there, ground->badge[i])) > 0) {
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

/* Landmarks that can't be seen for it, by the share that is hidden. */
static float under_name(const Ground *ground, Rect there) {
    float sum = 0;
    for (int i = 0; i < LANDMARKS; i++) {
        float whole = share_of(ground->landmark[i]), part = share_of(rect_common(there, ground->landmark[i]));
        sum += whole > 0 && part > 0 ? 10.0f + (part > MOST_OF_LANDMARK * whole ? 500.0f : 0) : 0;
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
    Rect there = rect_around(middle, search->w, search->h);
    Point stem[2];
    set_stem(stem, there, search->ground->field[search->field]);
    float hides = hidden(search->ground, search->labels, there, stem);
    if (hides < 0 || hides > most_hidden) {
        return;
    }
    cost += 6 * hides + under_stem(search->ground, stem, search->field) + under_name(search->ground, there);
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
    size_t farthest = sizeof FAR / sizeof *FAR - (search->ground->is_near || most_hidden > 0 ? 0 : 2);
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
    BoardLabel label = {.field = field, .form = form, .name = whole_of(ground) * FORM[ground->is_near][form]};
    if (!rect_is_empty(ground->badge[field])) {
        label.amount = whole_of(ground);
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
    Search search = {.ground = ground, .labels = labels, .field = field, .w = size.x, .h = size.y, .least = 1e9f};
    look_round(&search, ground->field[field], most_hidden);
    if (search.least >= 1e9f) {
        return false;
    }
    label.pill = rect_snapped(search.best);
    label.hides = most_hidden > 0;
    set_stem(label.stem, label.pill, ground->field[field]);
    labels->label[labels->count++] = label;
    return true;
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

/* How much of the map they hide, 0 to 1; of a badge what lies beside its medallion. */
static float covered(const Ground *ground, const BoardLabels *labels) {
    static const float BESIDE = .8f;
    float sum = 0;
    for (int i = 0; i < labels->count; i++) {
        sum += share_of(labels->label[i].pill) + BESIDE * share_of(labels->label[i].badge);
    }
    return sum / share_of(ground->table->layout.board);
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
        for (int form = 0; form < FORMS && !is_there; form++) {
            is_there = put_in(ground, labels, order[i], form, 0);
        }
        if (!is_there) {
            put_in(ground, labels, order[i], FORMS - 1, INFINITY);
        }
    }
}

void labels_place(const Table *table, BoardLabels *labels) {
    Ground ground = ground_of(table);
    *labels = (BoardLabels){0};
    if (ground.is_near) {
        place_once(&ground, labels);
        return;
    }
    for (int form = 0; form < FORMS; form++) { /* rather a bead is hidden than all names so small */
        bool are_there =
            place_in(&ground, labels, form, 0) || (form >= SMALL && place_in(&ground, labels, form, INFINITY));
        if (are_there && (form == FORMS - 1 || covered(&ground, labels) < MOST_COVERED)) {
            return;
        }
    }
}
