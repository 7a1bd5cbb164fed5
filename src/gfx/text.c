/* A text is laid out once for its box: size, lines and their widths are kept as data, every line as a texture. */
#include "gfx/text.h"

#include "base/memory.h"
#include "gfx/fonts.h"
#include "gfx/text_break.h"
#include "gfx/text_gap.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char ELLIPSIS[] = "\xe2\x80\xa6";

enum {
    LINES_MAX = 200,
    SMALLEST_PX = 9, /* below that nothing can be read */
    UNLIMITED = 1 << 20,
};

typedef struct PlacedLine {
    uint32_t start, length;
    int32_t width;
    bool cut; /* an ellipsis follows */
} PlacedLine;

typedef struct TextLayout {
    FontChoice choice;
    int line_height, capital;
    int count;
    PlacedLine lines[];
} TextLayout;

/* What a layout depends on beside the text; members of four bytes. */
typedef struct LayoutKey {
    int32_t tag;
    int32_t face, px, min_px, fit, balanced, keeps_hyphens;
    float line;
    int32_t w, h;
} LayoutKey;

/* What a line's texture depends on beside its bytes. */
typedef struct LineKey {
    int32_t tag;
    FontChoice choice;
    int32_t outline, shadow;
    Color color, outline_color, shadow_color;
} LineKey;

typedef struct Measuring {
    Gfx *gfx;
    FontChoice choice;
} Measuring;

static int word_width(void *context, const char *text, size_t length) {
    Measuring *measuring = context;
    return fonts_width(measuring->gfx, measuring->choice, text, length);
}

static int gap_in_front(void *context, const char *text, size_t index) {
    const Measuring *measuring = context;
    return text_gap_at(measuring->choice.px, measuring->choice.chinese, text, index);
}

static int pixels_of(const Gfx *gfx, float units, float scale) {
    return (int)fmaxf(roundf(gfx_px(gfx, units) * scale), SMALLEST_PX);
}

static int size_of(const Gfx *gfx, const TextStyle *style) {
    return pixels_of(gfx, style->size, style->scales ? gfx->text_scale : 1);
}

/* The same with large type, which rather gives way than loses a word. */
static int min_size_of(const Gfx *gfx, const TextStyle *style) {
    int size = size_of(gfx, style);
    int least = pixels_of(gfx, style->min_size > 0 ? style->min_size : style->size * .75f, 1);
    return least < size ? least : size;
}

static int line_height(const LayoutKey *key, int px) {
    return (int)ceilf((float)px * key->line);
}

/* Where the character begins that the byte belongs to. */
static size_t character_at(const char *text, size_t index) {
    while (index > 0 && ((unsigned char)text[index] & 0xc0) == 0x80) {
        index--;
    }
    return index;
}

static size_t character_behind(const char *text, size_t index, size_t length) {
    do {
        index++;
    } while (index < length && ((unsigned char)text[index] & 0xc0) == 0x80);
    return index < length ? index : length;
}

/* The longest start of a line that has room for an ellipsis behind it. */
static PlacedLine cut_line(Gfx *gfx, FontChoice choice, const char *text, PlacedLine line, int width) {
    int room = width - fonts_width(gfx, choice, ELLIPSIS, sizeof ELLIPSIS - 1);
    const char *begin = text + line.start;
    size_t low = 0, high = line.length; /* what ends at low fits, what ends behind high does not */
    while (low < high) {
        size_t middle = character_at(begin, low + (high - low + 1) / 2);
        if (middle <= low) {
            middle = character_behind(begin, low, line.length);
        }
        if (middle > high) {
            break;
        }
        if (fonts_width(gfx, choice, begin, middle) <= room) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    while (low > 0 && (begin[low - 1] == ' ' || begin[low - 1] == '\n' || begin[low - 1] == ',')) {
        low--;
    }
    line.length = (uint32_t)low;
    line.cut = true;
    line.width = fonts_width(gfx, choice, begin, line.length) + width - room;
    return line;
}

static PlacedLine whole_line(Gfx *gfx, FontChoice choice, const char *text, size_t start, size_t length) {
    return (PlacedLine){(uint32_t)start, (uint32_t)length, fonts_width(gfx, choice, text + start, length), false};
}

static TextLayout *new_layout(FontChoice choice, int count) {
    TextLayout *layout = memory_raw(sizeof *layout + (size_t)count * sizeof layout->lines[0]);
    layout->choice = choice;
    layout->count = count;
    return layout;
}

static TextLayout *lay_out_line(Gfx *gfx, const LayoutKey *key, FontChoice choice, const char *text) {
    size_t length = strlen(text);
    PlacedLine line = whole_line(gfx, choice, text, 0, length);
    while (key->fit == TEXT_SHRINK && line.width > key->w && choice.px > key->min_px) {
        int guess = (int)((float)choice.px * (float)key->w / (float)line.width);
        choice.px = guess < choice.px - 1 ? guess + 1 : choice.px - 1;
        choice.px = choice.px > key->min_px ? choice.px : key->min_px;
        line = whole_line(gfx, choice, text, 0, length);
    }
    if (line.width > key->w) {
        line = cut_line(gfx, choice, text, line, key->w);
    }
    TextLayout *layout = new_layout(choice, 1);
    layout->lines[0] = line;
    return layout;
}

static int lines_that_fit(const LayoutKey *key, int px) {
    /* The last line needs no distance to a next one. */
    int rest = key->h - px * 5 / 4;
    int count = rest < 0 ? 1 : 1 + rest / line_height(key, px);
    return count < LINES_MAX ? count : LINES_MAX;
}

static TextLayout *lay_out_lines(Gfx *gfx, const LayoutKey *key, FontChoice choice, const char *text) {
    TextLine lines[LINES_MAX];
    Measuring measuring = {gfx, choice};
    TextRuler ruler = {choice.chinese, key->keeps_hyphens != 0, word_width, gap_in_front, &measuring};
    int count, room;
    bool too_wide;
    for (;;) {
        measuring.choice = choice;
        room = lines_that_fit(key, choice.px);
        count = text_break(text, &ruler, key->w, lines, LINES_MAX, &too_wide);
        if (key->fit != TEXT_WRAP_SHRINK || (count <= room && !too_wide) || choice.px <= key->min_px) {
            break;
        }
        choice.px -= 1 + choice.px / 32;
        choice.px = choice.px > key->min_px ? choice.px : key->min_px;
    }
    if (count > 1 && count <= room && !too_wide) {
        /* In the middle of a box lines are even; at its edge it is enough if the last one is no scrap. */
        int last = key->balanced ? INT_MAX : key->w / 4;
        if (lines[count - 1].width < last) {
            text_break_evenly(text, &ruler, key->w, last, lines, count);
        }
    }
    TextLayout *layout = new_layout(choice, count < room ? count : room);
    for (int i = 0; i < layout->count; i++) {
        PlacedLine line = whole_line(gfx, choice, text, lines[i].start, lines[i].length);
        bool is_cut = i == layout->count - 1 && count > room;
        if (is_cut) {
            const char *end = strchr(text + line.start, '\n');
            line.length = (uint32_t)(end != NULL ? (size_t)(end - text) - line.start : strlen(text + line.start));
        }
        /* A word's ends are rounded up: a line may measure a pixel more than its words did. */
        if (is_cut || line.width > key->w + 2) {
            line = cut_line(gfx, choice, text, line, key->w);
        }
        layout->lines[i] = line;
    }
    return layout;
}

static const TextLayout *lay_out(Gfx *gfx, const LayoutKey *head, const char *text) {
    size_t length = strlen(text);
    unsigned char small[512];
    size_t size = sizeof *head + length + 1;
    unsigned char *key = size > sizeof small ? memory_raw(size) : small;
    memcpy(key, head, sizeof *head);
    memcpy(key + sizeof *head, text, length + 1);
    CacheEntry *entry = cache_find(gfx->cache, key, size);
    if (entry == NULL) {
        FontChoice choice = {.face = head->face, .px = head->px, .chinese = text_is_chinese(text, length)};
        bool one_line = head->fit == TEXT_ELLIPSIS || head->fit == TEXT_SHRINK;
        TextLayout *layout = one_line ? lay_out_line(gfx, head, choice, text) : lay_out_lines(gfx, head, choice, text);
        layout->line_height = line_height(head, layout->choice.px);
        layout->capital = fonts_capital(gfx, layout->choice);
        entry = cache_add_data(gfx->cache, key, size, layout,
                               sizeof *layout + (size_t)layout->count * sizeof layout->lines[0]);
    }
    if (key != small) {
        free(key);
    }
    return entry->data;
}

static LayoutKey layout_key(const Gfx *gfx, const TextStyle *style, int w, int h) {
    bool one_line = style->fit == TEXT_ELLIPSIS || style->fit == TEXT_SHRINK;
    return (LayoutKey){.tag = 'l',
                       .face = (int32_t)style->face,
                       .px = size_of(gfx, style),
                       .min_px = min_size_of(gfx, style),
                       .fit = (int32_t)style->fit,
                       .balanced = style->align == TEXT_CENTER && !one_line,
                       .keeps_hyphens = gfx->keeps_hyphens != NULL && gfx->keeps_hyphens(),
                       .line = style->line > 0 ? style->line : 1.25f,
                       .w = w,
                       .h = one_line ? 0 : h};
}

/* Room round the letters for what lies behind them. */
static int line_margin(const LineKey *key) {
    return key->outline + (key->shadow > 0 ? key->shadow + 1 : 0);
}

/* Lays a colour through a mask over what is there. The picture has straight alpha, and colour wherever it has none, so
 * that no edge turns dark. */
static void put_mask(uint32_t *pixels, int w, int h, const TextMask *mask, int x, int y, Color color) {
    for (int row = 0; row < mask->h; row++) {
        for (int i = 0; i < mask->w; i++) {
            int at_x = x + i, at_y = y + row;
            uint32_t cover = mask->coverage[row * mask->w + i] * color.a;
            if (cover < 255 || at_x < 0 || at_y < 0 || at_x >= w || at_y >= h) {
                continue;
            }
            uint32_t *p = &pixels[at_y * w + at_x];
            if (cover == 255 * 255) {
                *p = 0xff000000u | (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
                continue;
            }
            float above = (float)cover / (255.0f * 255.0f), below = (float)(*p >> 24) / 255 * (1 - above);
            float alpha = above + below;
            Color under = color_rgb(*p & 0xffffff);
            under.a = 255;
            Color top = color;
            top.a = 255;
            Color mixed = color_mix(under, top, above / alpha);
            *p = (uint32_t)lroundf(alpha * 255) << 24 | (uint32_t)mixed.r << 16 | (uint32_t)mixed.g << 8 | mixed.b;
        }
    }
}

/* Softens a mask a little, for shadows. */
static void soften(TextMask *mask) {
    for (int pass = 0; pass < 2; pass++) {
        int step = pass == 0 ? 1 : mask->w;
        uint8_t before = 0;
        for (int i = 0; i + step < mask->w * mask->h; i++) {
            uint8_t here = mask->coverage[i];
            uint8_t left = pass == 0 ? before : (i >= step ? mask->coverage[i - step] : 0);
            mask->coverage[i] = (uint8_t)((left + 2 * here + mask->coverage[i + step]) / 4);
            before = here;
        }
    }
}

static TextMask softened(const TextMask *mask) {
    TextMask copy = *mask;
    size_t size = (size_t)mask->w * (size_t)mask->h;
    copy.coverage = memory_raw(size);
    memcpy(copy.coverage, mask->coverage, size);
    soften(&copy);
    return copy;
}

static CacheEntry *render_line(Gfx *gfx, const LineKey *key, const void *bytes, size_t size, const char *text,
                               size_t length) {
    TextMask fill, rim = {0};
    if (!fonts_render(gfx, key->choice, 0, text, length, &fill)) {
        return NULL;
    }
    bool has_rim = key->outline > 0 && fonts_render(gfx, key->choice, key->outline, text, length, &rim);
    int margin = line_margin(key), inset = margin - (has_rim ? key->outline : 0);
    int w = fill.w + 2 * margin, h = fill.h + 2 * margin;
    uint32_t *pixels = memory_new((size_t)w * (size_t)h * sizeof *pixels);
    Color ground = key->shadow > 0 ? key->shadow_color : has_rim ? key->outline_color : key->color;
    for (int i = 0; i < w * h; i++) {
        pixels[i] = (uint32_t)ground.r << 16 | (uint32_t)ground.g << 8 | ground.b;
    }
    if (key->shadow > 0) {
        TextMask shadow = softened(has_rim ? &rim : &fill);
        put_mask(pixels, w, h, &shadow, inset - key->shadow, inset + key->shadow, key->shadow_color);
        free(shadow.coverage);
    }
    if (has_rim) {
        put_mask(pixels, w, h, &rim, inset, inset, key->outline_color);
    }
    put_mask(pixels, w, h, &fill, margin, margin, key->color);
    SDL_Texture *texture = gfx_texture(gfx, pixels, w, h);
    free(pixels);
    free(fill.coverage);
    free(rim.coverage);
    return texture != NULL ? cache_add_texture(gfx->cache, bytes, size, texture, w, h) : NULL;
}

static Color text_color(const TextStyle *style) {
    return style->color.a > 0 ? style->color : color_rgb(0xffffff);
}

static LineKey line_key(const Gfx *gfx, const TextStyle *style, FontChoice choice) {
    LineKey key = {.tag = 't', .choice = choice, .color = text_color(style)};
    key.color.a = 255;
    float shrunk = (float)choice.px / (float)size_of(gfx, style);
    if (style->outline.a > 0 && style->outline_width > 0) {
        key.outline = (int32_t)fmaxf(roundf(gfx_px(gfx, style->outline_width) * shrunk), 1);
        key.outline_color = style->outline;
    }
    if (style->shadow.a > 0) {
        key.shadow = choice.px / 24 + 1;
        key.shadow_color = style->shadow;
    }
    return key;
}

/* Draws bytes of text, and an ellipsis behind them if the line was cut, from x on the baseline. */
static void draw_line(Gfx *gfx, const TextStyle *style, FontChoice choice, const char *text, size_t length, bool cut,
                      int x, int baseline) {
    LineKey head = line_key(gfx, style, choice);
    unsigned char small[512];
    size_t bytes = length + (cut ? sizeof ELLIPSIS - 1 : 0), size = sizeof head + bytes;
    if (bytes == 0) {
        return;
    }
    unsigned char *key = size > sizeof small ? memory_raw(size) : small;
    memcpy(key, &head, sizeof head);
    memcpy(key + sizeof head, text, length);
    memcpy(key + sizeof head + length, ELLIPSIS, bytes - length);
    CacheEntry *entry = cache_find(gfx->cache, key, size);
    if (entry == NULL) {
        entry = render_line(gfx, &head, key, size, (const char *)key + sizeof head, bytes);
    }
    if (entry != NULL) {
        int margin = line_margin(&head);
        gfx_set_alpha(gfx, entry->texture, (float)text_color(style).a / 255);
        gfx_copy(gfx, entry->texture, (SDL_Rect){0, 0, entry->w, entry->h}, x - margin,
                 baseline - margin - fonts_baseline(choice));
    }
    if (key != small) {
        free(key);
    }
}

static float aligned(const TextStyle *style, float left, float width, float inked) {
    switch (style->align) {
    case TEXT_LEFT:
        return left;
    case TEXT_CENTER:
        return left + (width - inked) / 2;
    case TEXT_RIGHT:
        return left + width - inked;
    }
    return left;
}

static float first_line_top(const TextStyle *style, Rect box, float height) {
    switch (style->vertical) {
    case TEXT_MIDDLE:
        return box.y + (box.h - height) / 2;
    case TEXT_TOP:
        return box.y;
    case TEXT_BOTTOM:
        return box.y + box.h - height;
    }
    return box.y;
}

static bool is_cut(const TextLayout *layout) {
    for (int i = 0; i < layout->count; i++) {
        if (layout->lines[i].cut) {
            return true;
        }
    }
    return false;
}

Rect text_draw(Gfx *gfx, const TextStyle *style, const char *text, Rect box) {
    Rect lines = {box.x, box.y, 0, 0};
    if (text == NULL || text[0] == '\0' || box.w < 1) {
        return lines;
    }
    LayoutKey key = layout_key(gfx, style, (int)box.w, (int)box.h);
    const TextLayout *layout = lay_out(gfx, &key, text);
    float step = (float)layout->line_height;
    float top = first_line_top(style, box, step * (float)layout->count);
    text_tell(gfx, text, box, is_cut(layout));
    for (int i = 0; i < layout->count; i++) {
        const PlacedLine *line = &layout->lines[i];
        float x = roundf(aligned(style, box.x, box.w, (float)line->width));
        float y = top + step * (float)i;
        Rect place = {x, y, (float)line->width, step};
        lines = rect_union(lines, place);
        if (gfx_is_visible(gfx, rect_inset(place, -step))) {
            int baseline = (int)lroundf(y + step / 2 + (float)layout->capital / 2);
            draw_line(gfx, style, layout->choice, text + line->start, line->length, line->cut, (int)x, baseline);
        }
    }
    return lines;
}

static FontChoice plain_choice(const Gfx *gfx, const TextStyle *style, const char *text, size_t length) {
    return (FontChoice){
        .face = (int32_t)style->face, .px = size_of(gfx, style), .chinese = text_is_chinese(text, length)};
}

void text_draw_at(Gfx *gfx, const TextStyle *style, const char *text, Point baseline) {
    if (text == NULL || text[0] == '\0') {
        return;
    }
    size_t length = strlen(text);
    FontChoice choice = plain_choice(gfx, style, text, length);
    float width = (float)fonts_width(gfx, choice, text, length);
    float x = aligned(style, baseline.x, 0, width);
    text_tell(gfx, text, (Rect){x, baseline.y - (float)choice.px, width, (float)choice.px}, false);
    draw_line(gfx, style, choice, text, length, false, (int)lroundf(x), (int)lroundf(baseline.y));
}

Point text_measure(Gfx *gfx, const TextStyle *style, const char *text, float width) {
    if (text == NULL || text[0] == '\0') {
        return (Point){0, 0};
    }
    TextStyle measured = *style;
    measured.fit = width > 0 ? TEXT_WRAP : TEXT_ELLIPSIS;
    LayoutKey key = layout_key(gfx, &measured, width > 0 ? (int)width : UNLIMITED, UNLIMITED);
    const TextLayout *layout = lay_out(gfx, &key, text);
    float widest = 0;
    for (int i = 0; i < layout->count; i++) {
        widest = fmaxf(widest, (float)layout->lines[i].width);
    }
    return (Point){widest, (float)(layout->count * layout->line_height)};
}

float text_fitting(Gfx *gfx, const TextStyle *style, const char *text, Rect box) {
    if (text == NULL || text[0] == '\0' || box.w < 1) {
        return 1;
    }
    LayoutKey key = layout_key(gfx, style, (int)box.w, (int)box.h);
    return (float)lay_out(gfx, &key, text)->choice.px / (float)key.px;
}

float text_offset(Gfx *gfx, const TextStyle *style, const char *text, size_t index) {
    size_t length = strlen(text);
    FontChoice choice = plain_choice(gfx, style, text, length);
    return (float)fonts_width(gfx, choice, text, index < length ? index : length);
}

size_t text_index(Gfx *gfx, const TextStyle *style, const char *text, float offset) {
    size_t length = strlen(text), nearest = 0;
    FontChoice choice = plain_choice(gfx, style, text, length);
    float distance = fabsf(offset);
    for (size_t i = 0; i < length;) {
        i = character_behind(text, i, length);
        float away = fabsf((float)fonts_width(gfx, choice, text, i) - offset);
        if (away < distance) {
            distance = away;
            nearest = i;
        }
    }
    return nearest;
}
