/* Numbers are written as the generators of all pictures write them: points are rounded and then the steps between them
 * told, so that a step may be told shorter and nothing drifts. */
#include "gfx/path_ray.h"

#include "base/memory.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MAX = 2 * PATH_RAY_CELLS, ROWS = 9, PLACES_MAX = 160 * PATH_RAY_CELLS };

static const int ROW[ROWS] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
static const PathPlace CENTRE = {500, 450};
static const double FILLET = .294; /* of a step, where a bend begins; with more it misses a cell's middle */
static const double BEND = .62;
static const double PEARLS_APART = 14.4;
static const double ARC = .5522847498; /* of a quarter of a circle */

static const char DARK[] = "#020a1e", WHITE[] = "#ffffff";

typedef struct Tones {
    const char *name;
    const char *glow, *casing, *body, *light, *heart; /* settled */
    const char *draft, *pearl;
} Tones;

static const Tones TONES[PATH_LIGHTS] = {
    [PATH_LIGHT_FLASK] = {"flask", "#ff928f", "#690012", "#fe4653", "#ff9b97", "#ffdad7", "#ff6064", "#93001d"},
    [PATH_LIGHT_LENS] = {"lens", "#41c1cd", "#00373b", "#009ba6", "#51c6d1", "#b6ecf2", "#00a6b2", "#004f55"},
    [PATH_LIGHT_VIAL] = {"vial", "#c2a0ff", "#431772", "#a471f0", "#c6a7ff", "#e8deff", "#ad7ef7", "#5b2d94"},
    [PATH_LIGHT_FIBRE] = {"fibre", "#efa031", "#472a00", "#c37c00", "#f2a743", "#ffddb6", "#d18600", "#663e00"},
};

/* --- text --------------------------------------------------------------------------------------------------------- */

typedef struct Text {
    char *bytes;
    size_t size, room;
} Text;

static void put(Text *text, const char *more) {
    size_t size = strlen(more);
    if (text->size + size + 1 > text->room) {
        text->room = 2 * (text->room + size + 1);
        text->bytes = memory_resize(text->bytes, text->room);
    }
    memcpy(text->bytes + text->size, more, size + 1);
    text->size += size;
}

/* Two digits behind the point at most, and no zero that can be spared: "12.5", ".5", "-.5", "0". */
static void put_number(Text *text, double value) {
    char digits[32];
    snprintf(digits, sizeof digits, "%.2f", value);
    size_t end = strlen(digits);
    while (digits[end - 1] == '0') {
        end--;
    }
    end -= digits[end - 1] == '.' ? 1 : 0;
    digits[end] = '\0';
    bool is_negative = digits[0] == '-';
    char *number = digits + (is_negative ? 1 : 0);
    if (strcmp(number, "0") == 0) {
        put(text, "0");
        return;
    }
    put(text, is_negative ? "-" : "");
    put(text, number[0] == '0' ? number + 1 : number);
}

/* --- outlines ----------------------------------------------------------------------------------------------------- */

typedef struct Step {
    char command; /* 'm', 'l', 'c' */
    PathPlace to[3];
} Step;

typedef struct Outline {
    Step step[STEPS_MAX];
    int count;
    bool is_closed;
} Outline;

static void add(Outline *outline, char command, PathPlace a, PathPlace b, PathPlace c) {
    assert(outline->count < STEPS_MAX);
    outline->step[outline->count++] = (Step){command, {a, b, c}};
}

static int places_of(const Step *step) {
    return step->command == 'c' ? 3 : 1;
}

static double rounded(double value) {
    char digits[32];
    snprintf(digits, sizeof digits, "%.2f", value);
    return strtod(digits, NULL);
}

/* Moved by so much. */
static void put_outline(Text *text, const Outline *outline, double dx, double dy) {
    PathPlace here = {0, 0};
    put(text, "<path d=\"");
    for (int i = 0; i < outline->count; i++) {
        const Step *step = &outline->step[i];
        PathPlace to = here;
        put(text, (char[2]){step->command, '\0'});
        for (int k = 0; k < places_of(step); k++) {
            to = (PathPlace){rounded(step->to[k].x + dx), rounded(step->to[k].y + dy)};
            double apart[2] = {to.x - here.x, to.y - here.y};
            for (int axis = 0; axis < 2; axis++) {
                bool is_first = k == 0 && axis == 0;
                put(text, is_first || apart[axis] <= -.005 ? "" : " ");
                put_number(text, apart[axis]);
            }
        }
        here = to;
    }
    put(text, outline->is_closed ? "z\"" : "\"");
}

static void put_opacity(Text *text, double opacity) {
    if (opacity < 1) {
        put(text, " opacity=\"");
        put_number(text, opacity);
        put(text, "\"");
    }
}

static void put_stroke(Text *text, const Outline *outline, PathPlace moved, const char *tone, double width,
                       double opacity) {
    put_outline(text, outline, moved.x, moved.y);
    put(text, " fill=\"none\" stroke=\"");
    put(text, tone);
    put(text, "\" stroke-width=\"");
    put_number(text, width);
    put(text, "\"");
    put_opacity(text, opacity);
    put(text, " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n");
}

static void put_disc(Text *text, PathPlace at, double r, const char *tone) {
    const double k = r * ARC;
    Outline disc = {.is_closed = true};
    PathPlace right = {at.x + r, at.y}, down = {at.x, at.y + r}, left = {at.x - r, at.y}, up = {at.x, at.y - r};
    add(&disc, 'm', right, right, right);
    add(&disc, 'c', (PathPlace){at.x + r, at.y + k}, (PathPlace){at.x + k, at.y + r}, down);
    add(&disc, 'c', (PathPlace){at.x - k, at.y + r}, (PathPlace){at.x - r, at.y + k}, left);
    add(&disc, 'c', (PathPlace){at.x - r, at.y - k}, (PathPlace){at.x - k, at.y - r}, up);
    add(&disc, 'c', (PathPlace){at.x + k, at.y - r}, (PathPlace){at.x + r, at.y - k}, right);
    put_outline(text, &disc, 0, 0);
    put(text, " fill=\"");
    put(text, tone);
    put(text, "\"/>\n");
}

/* --- the way of a ray --------------------------------------------------------------------------------------------- */

PathPlace path_ray_middle(int cell) {
    int row = 0;
    assert(cell >= 0 && cell < PATH_RAY_CELLS);
    while (cell >= ROW[row]) {
        cell -= ROW[row];
        row++;
    }
    return (PathPlace){CENTRE.x + (cell - (ROW[row] - 1) / 2.) * 50 * sqrt(3), CENTRE.y + (row - 4) * 75};
}

static PathPlace towards(PathPlace from, PathPlace to, double share) {
    return (PathPlace){from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/* Through the middles of the cells, rounded where it bends. */
static void find_way(const PathRay *ray, Outline *way) {
    assert(ray->count >= 2 && ray->count <= PATH_RAY_CELLS);
    PathPlace before = path_ray_middle(ray->cells[0]), at = path_ray_middle(ray->cells[1]);
    add(way, 'm', before, before, before);
    for (int i = 2; i < ray->count; i++) {
        PathPlace after = path_ray_middle(ray->cells[i]);
        PathPlace begin = towards(at, before, FILLET), end = towards(at, after, FILLET);
        add(way, 'l', begin, begin, begin);
        add(way, 'c', towards(begin, at, BEND), towards(end, at, BEND), end);
        before = at;
        at = after;
    }
    add(way, 'l', at, at, at);
}

static double between(PathPlace a, PathPlace b) {
    return hypot(b.x - a.x, b.y - a.y);
}

/* A curve from a place in steps of about one unit. */
static int flatten(PathPlace from, const Step *step, PathPlace *out) {
    const PathPlace a = from, b = step->to[0], c = step->to[1], e = step->to[2];
    int pieces = (int)fmax(2, ceil(between(a, b) + between(b, c) + between(c, e)));
    for (int i = 1; i <= pieces; i++) {
        double t = (double)i / pieces, s = 1 - t;
        double ka = s * s * s, kb = 3 * t * (s * s), kc = 3 * t * t * s, ke = t * t * t;
        out[i - 1] = (PathPlace){ka * a.x + kb * b.x + kc * c.x + ke * e.x, ka * a.y + kb * b.y + kc * c.y + ke * e.y};
    }
    return pieces;
}

static int flatten_way(const Outline *way, PathPlace *out) {
    int count = 0;
    for (int i = 0; i < way->count; i++) {
        const Step *step = &way->step[i];
        if (step->command == 'c') {
            count += flatten(out[count - 1], step, out + count);
        } else {
            out[count++] = step->to[0];
        }
        assert(count < PLACES_MAX);
    }
    return count;
}

/* Evenly apart, none at the ends. */
static void put_pearls(Text *text, const Outline *way, const Tones *tones, double thick) {
    PathPlace *place = memory_raw(PLACES_MAX * sizeof *place);
    double *run = memory_raw(PLACES_MAX * sizeof *run);
    int places = flatten_way(way, place), k = 1;
    run[0] = 0;
    for (int i = 1; i < places; i++) {
        run[i] = run[i - 1] + between(place[i - 1], place[i]);
    }
    double whole = run[places - 1];
    int pearls = (int)fmax(2, rint(whole / PEARLS_APART));
    for (int i = 1; i < pearls; i++) {
        double wanted = whole * i / pearls;
        while (run[k] < wanted) {
            k++;
        }
        PathPlace at = towards(place[k - 1], place[k], (wanted - run[k - 1]) / (run[k] - run[k - 1]));
        put_disc(text, at, 4.4 * thick, tones->pearl);
        put_disc(text, at, 3.5 * thick, WHITE);
    }
    free(run);
    free(place);
}

/* --- pictures ----------------------------------------------------------------------------------------------------- */

static void begin(Text *text, const Tones *tones) {
    put(text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- ray of ");
    put(text, tones->name);
    put(text, " -->\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1000\" height=\"900\" viewBox=\"0 0 1000 900\" "
              "data-origin=\"500 450\">\n<defs>\n\n</defs>\n");
}

static char *end(Text *text) {
    put(text, "</svg>\n");
    return text->bytes;
}

char *path_ray_settled(const PathRay *ray) {
    const Tones *tones = &TONES[ray->light];
    const PathPlace still = {0, 0}, shadow = {-1.6, 2.4};
    const struct Layer {
        PathPlace moved;
        const char *tone;
        double width, opacity;
    } LAYER[] = {
        {still, tones->glow, 34, .09}, {still, tones->glow, 27, .12},   {still, tones->glow, 21, .18},
        {shadow, DARK, 18, .38},       {still, tones->casing, 17.5, 1}, {still, tones->body, 14, 1},
        {still, tones->light, 9.2, 1}, {still, tones->heart, 5.6, 1},   {still, WHITE, 3, 1},
    };
    Outline way = {0};
    Text text = {0};
    find_way(ray, &way);
    begin(&text, tones);
    for (size_t i = 0; i < sizeof LAYER / sizeof *LAYER; i++) {
        put_stroke(&text, &way, LAYER[i].moved, LAYER[i].tone, LAYER[i].width * (double)ray->thick, LAYER[i].opacity);
    }
    return end(&text);
}

char *path_ray_draft(const PathRay *ray) {
    const Tones *tones = &TONES[ray->light];
    const PathPlace still = {0, 0};
    const double thick = (double)ray->thick;
    Outline way = {0};
    Text text = {0};
    find_way(ray, &way);
    begin(&text, tones);
    put_stroke(&text, &way, still, DARK, 19 * thick, .4);
    put_stroke(&text, &way, still, tones->draft, 15 * thick, .5);
    put_stroke(&text, &way, still, WHITE, 11.5 * thick, .22);
    put_pearls(&text, &way, tones, thick);
    return end(&text);
}
