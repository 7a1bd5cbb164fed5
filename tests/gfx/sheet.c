/* Draws sheets of everything gfx offers and writes them as PNG files, for people to look at; and checks on them what
 * can be checked without eyes: that something was drawn, that pictures arrive, that textures stay within bounds.
 *
 * sheet FOLDER [WIDTH HEIGHT] */
#include "gfx/gfx.h"
#include "gfx/layer.h"
#include "gfx/paint.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "platform/paths.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>

typedef struct Sheet {
    Gfx *gfx;
    float u; /* pixels per unit */
} Sheet;

static Rect px(const Sheet *s, float x, float y, float w, float h) {
    return (Rect){x * s->u, y * s->u, w * s->u, h * s->u};
}

static void label(const Sheet *s, const char *text, Rect box) {
    TextStyle style = {.face = TEXT_BOLD, .size = TYPE_TEXT, .align = TEXT_CENTER, .fit = TEXT_SHRINK};
    text_draw(s->gfx, &style, text, box);
}

static void panels(const Sheet *s) {
    const struct {
        const char *name;
        PanelStyle style;
        uint32_t ink;
    } PANELS[] = {
        {"Glass", panel_glass(), THEME_TEXT},      {"Popup", panel_popup(), THEME_TEXT},
        {"Button", panel_button(), THEME_TEXT},    {"Main", panel_main(), THEME_RIBBON_INK},
        {"Well", panel_well(), THEME_TEXT_QUIET},  {"Ribbon", panel_ribbon(), THEME_RIBBON_INK},
        {"Right", panel_right(), THEME_RIGHT_INK}, {"Wrong", panel_wrong(), THEME_WRONG_INK},
    };
    for (int i = 0; i < 8; i++) {
        float x = 60 + (float)(i % 4) * 460, y = 60 + (float)(i / 4) * 170;
        TextStyle style = {
            .face = TEXT_BOLD, .size = TYPE_LARGE, .align = TEXT_CENTER, .color = color_rgb(PANELS[i].ink)};
        paint_panel(s->gfx, px(s, x, y, 400, i < 2 ? 130 : 88), &PANELS[i].style);
        text_draw(s->gfx, &style, PANELS[i].name, px(s, x, y, 400, i < 2 ? 130 : 88));
        paint_panel(s->gfx, px(s, x + 120, y + 105, 44, 44), &PANELS[i].style);
        PanelStyle round = PANELS[i].style;
        round.radius = 999;
        paint_panel(s->gfx, px(s, x + 190, y + 100, 54, 54), &round);
    }
    PanelStyle popup = panel_popup(), button = panel_button(), go = panel_main(), glass = panel_glass();
    paint_fill(s->gfx, px(s, 0, 420, 1000, 660), color_alpha(color_rgb(THEME_VEIL), .6f));
    paint_panel(s->gfx, px(s, 80, 450, 820, 560), &popup);
    paint_panel(s->gfx, px(s, 140, 620, 700, 88), &button);
    paint_glow(s->gfx, px(s, 140, 730, 700, 88), RADIUS_BUTTON, 18, color_alpha(color_rgb(THEME_GLOW), .7f));
    paint_panel(s->gfx, px(s, 140, 730, 700, 88), &button);
    PanelStyle right = panel_right();
    paint_panel(s->gfx, px(s, 140, 840, 460, 88), &right);
    paint_panel(s->gfx, px(s, 620, 840, 220, 88), &go);
    paint_focus(s->gfx, px(s, 620, 840, 220, 88), RADIUS_BUTTON);
    label(s, "The sewing machine", px(s, 140, 620, 700, 88));
    label(s, "The microscope", px(s, 140, 730, 700, 88));
    for (int i = 0; i < 4; i++) {
        Rect card = px(s, 140 + (float)i * 170, 930, 60, 60);
        paint_glow(s->gfx, card, RADIUS_CARD, 10 + (float)i * 6,
                   color_alpha(color_rgb(THEME_GLOW), 1 - (float)i * .2f));
        paint_rounded(s->gfx, card, RADIUS_CARD, color_rgb(THEME_PLAYER_VIAL));
    }
    TextStyle question = {.face = TEXT_BOLD, .size = TYPE_QUESTION, .align = TEXT_CENTER, .fit = TEXT_WRAP_SHRINK};
    text_draw(s->gfx, &question, "Which instrument made Carl Zeiss’s workshop in Jena famous?",
              px(s, 140, 470, 700, 140));
    paint_panel(s->gfx, px(s, 1020, 440, 840, 600), &glass);
    paint_focus(s->gfx, px(s, 1060, 480, 120, 120), 60);
    paint_disc(s->gfx, (Point){1120 * s->u, 540 * s->u}, 56 * s->u, color_rgb(THEME_PLAYER_LENS));
    paint_circle(s->gfx, (Point){1280 * s->u, 540 * s->u}, 56 * s->u, 6, color_rgb(THEME_PLAYER_VIAL));
    paint_arc(s->gfx, (Point){1420 * s->u, 540 * s->u}, 56 * s->u, 14, 0, .7f, color_rgb(THEME_PLAYER_FIBRE));
    paint_arc(s->gfx, (Point){1560 * s->u, 540 * s->u}, 56 * s->u, 99, .6f, 1.1f, color_rgb(THEME_PLAYER_FLASK));
    paint_pool(s->gfx, (Point){1720 * s->u, 540 * s->u}, 120 * s->u, 70 * s->u,
               color_alpha(color_rgb(THEME_GLOW), .6f));
    for (int i = 0; i < 5; i++) {
        paint_line(s->gfx, (Point){1060 * s->u, (630 + (float)i * 10) * s->u},
                   (Point){1460 * s->u, (630 + (float)(i * i) * 10) * s->u}, 1 + (float)i * 2, color_rgb(THEME_GLOW));
        paint_bar(s->gfx, px(s, 1500, 640 + (float)i * 30, 320, 4 + (float)i * 4), (float)i * .25f, color_rgb(0xfff3cf),
                  color_rgb(THEME_GLOW));
    }
    for (int i = 0; i < 10; i++) {
        paint_disc(s->gfx, (Point){(1094 + (float)i * 76) * s->u, 894 * s->u}, 32 * s->u,
                   color_alpha(color_rgb(THEME_WELL), .6f));
        paint_sign(s->gfx, (Sign)i, px(s, 1070 + (float)i * 76, 870, 48, 48),
                   color_rgb(i == 1 ? THEME_WRONG_TOP : THEME_RIGHT_TOP));
    }
    paint_gradient(s->gfx, px(s, 1060, 950, 240, 60), color_rgb(THEME_RIBBON_TOP), color_rgb(THEME_RIBBON_BOTTOM));
    paint_gradient_across(s->gfx, px(s, 1320, 950, 240, 60), color_alpha(color_rgb(THEME_GLOW), 0),
                          color_rgb(THEME_GLOW));
    paint_shadow(s->gfx, px(s, 1620, 950, 120, 60), RADIUS_CARD, 10, 6);
    paint_rounded(s->gfx, px(s, 1620, 950, 120, 60), RADIUS_CARD, color_rgb(THEME_PLAYER_LENS));
    paint_ring(s->gfx, px(s, 1760, 950, 80, 60), RADIUS_CARD, 3, color_rgb(THEME_GLOW));
}

static const char *const TEXTS[] = {
    "Three cards in a row: the longest ordered row moves your figurine from Jena to Mainz.",
    "Die Glasschmelzwannenüberwachungsanlage überwacht Spezialgläser; längste Reihe zieht zuerst – größer gewinnt!",
    "Échangez une carte : la plus longue suite fait avancer votre figurine, de l’atelier d’Iéna jusqu’à Mayence.",
    "Scambia una carta: la fila ordinata più lunga fa avanzare la tua pedina da Jena fino a Magonza. È così!",
    "Tukarkan satu kartu: deret terpanjang memajukan bidakmu dari Jena sampai ke Mainz, melewati kota-kota kaca.",
    "交换一张牌：最长的有序牌列让你的棋子从耶拿前进到美因茨。卡尔·蔡司的工坊以“显微镜”而闻名（1846年），对吗？",
};

static void texts(const Sheet *s) {
    PanelStyle glass = panel_glass();
    for (int i = 0; i < 6; i++) {
        float x = 40 + (float)(i % 2) * 930, y = 30 + (float)(i / 2) * 200;
        paint_panel(s->gfx, px(s, x, y, 900, 180), &glass);
        TextStyle wrap = {.size = TYPE_TEXT, .fit = TEXT_WRAP, .vertical = TEXT_TOP};
        text_draw(s->gfx, &wrap, TEXTS[i], px(s, x + 20, y + 8, 420, 164));
        TextStyle bold = {.face = TEXT_BOLD, .size = TYPE_QUESTION, .fit = TEXT_WRAP_SHRINK, .align = TEXT_CENTER};
        text_draw(s->gfx, &bold, TEXTS[i], px(s, x + 460, y + 8, 420, 112));
        TextStyle one = {.size = TYPE_SMALL, .align = TEXT_RIGHT, .color = color_rgb(THEME_TEXT_SECOND)};
        text_draw(s->gfx, &one, TEXTS[i], px(s, x + 460, y + 130, 420, 40));
    }
    TextStyle title = {.face = TEXT_BOLD,
                       .size = TYPE_TITLE,
                       .outline = color_rgb(THEME_TABLE_DARK),
                       .outline_width = 4,
                       .shadow = color_alpha(color_rgb(THEME_SHADOW), .7f)};
    text_draw(s->gfx, &title, "SCHOTT World 世界", px(s, 40, 640, 1000, 120));
    float sizes[] = {TYPE_TINY,  TYPE_LABEL,  TYPE_SMALL,    TYPE_ASKED,  TYPE_TEXT,
                     TYPE_LARGE, TYPE_ANSWER, TYPE_QUESTION, TYPE_HEADING};
    for (int i = 0; i < 9; i++) {
        TextStyle style = {.size = sizes[i], .face = i % 2 ? TEXT_BOLD : TEXT_REGULAR};
        text_draw(s->gfx, &style, "Größe 中文 Ag",
                  px(s, 40 + (float)(i % 3) * 330, 770 + (float)(i / 3) * 76, 320, 70));
    }
    for (int i = 0; i < 8; i++) {
        char number[8];
        snprintf(number, sizeof number, "%d", 1 + i * 8);
        TextStyle style = {.face = TEXT_NUMERAL,
                           .size = 72,
                           .align = TEXT_CENTER,
                           .color = theme_number(1 + i * 8),
                           .outline = color_rgb(THEME_TABLE_DARK),
                           .outline_width = 5};
        text_draw(s->gfx, &style, number, px(s, 1060 + (float)i * 100, 640, 100, 100));
        style.outline.a = 0;
        style.size = 30;
        paint_disc(s->gfx, (Point){(1110 + (float)i * 100) * s->u, 790 * s->u}, 26 * s->u,
                   color_rgb(THEME_RIBBON_BOTTOM));
        style.color = color_rgb(THEME_RIBBON_INK);
        text_draw(s->gfx, &style, number, px(s, 1060 + (float)i * 100, 764, 100, 52));
    }
    TextStyle odd = {.size = TYPE_TEXT, .fit = TEXT_SHRINK};
    text_draw(s->gfx, &odd, "Елена, Ελένη, 😀👨‍👩‍👧 שלום \xff\xc3 ﷽ ok\u00adok",
              px(s, 1060, 830, 800, 50));
    PanelStyle ribbon = panel_ribbon();
    paint_panel(s->gfx, px(s, 1060, 900, 800, 64), &ribbon);
    TextStyle asked = {.face = TEXT_BOLD,
                       .size = TYPE_ASKED,
                       .fit = TEXT_SHRINK,
                       .align = TEXT_CENTER,
                       .color = color_rgb(THEME_RIBBON_INK)};
    text_draw(s->gfx, &asked, "Take a card from the stock or the discard, or play an event", px(s, 1090, 900, 740, 64));
    paint_panel(s->gfx, px(s, 1060, 985, 800, 64), &ribbon);
    text_draw(s->gfx, &asked, "从牌库或弃牌堆拿一张牌，或打出一张事件牌", px(s, 1090, 985, 740, 64));
}

static void pictures(const Sheet *s) {
    picture_draw(s->gfx, "board/map-landscape", px(s, 40, 30, 1100, 455), NULL);
    PanelStyle glass = panel_glass();
    paint_panel(s->gfx, px(s, 1160, 30, 720, 455), &glass);
    picture_draw_part(s->gfx, "board/map-landscape", (Rect){.45f, .1f, .3f, .4f}, px(s, 1190, 60, 660, 395), NULL);
    for (int i = 0; i < 9; i++) {
        char name[32];
        snprintf(name, sizeof name, "cards/number_%02d", 1 + i * 7);
        Rect where = px(s, 40 + (float)i * 160, 510, 145, 203);
        paint_shadow(s->gfx, where, RADIUS_CARD, 10, 6);
        picture_draw(s->gfx, name, where, &(PictureLook){.squeeze = i == 8 ? .5f : 0});
    }
    for (int i = 0; i < 3; i++) {
        picture_draw(s->gfx, "cards/event_trade", px(s, 1500 + (float)i * 120, 520, 145, 203),
                     &(PictureLook){.angle = -15 + (float)i * 15});
    }
    static const char *const SHAPES[] = {"flask", "lens", "vial", "fibre"};
    static const char *const POSES[] = {"stand", "hop", "land", "cheer", "sad", "head"};
    for (int i = 0; i < 24; i++) {
        char name[48];
        snprintf(name, sizeof name, "figurines/%s_%s", SHAPES[i / 6], POSES[i % 6]);
        float aspect = picture_aspect(s->gfx, name);
        PictureLook look = {.mirrored = i % 2, .transparency = i == 11 ? .5f : 0};
        if (i == 7) {
            look.tint = color_rgb(0x6080a0);
        }
        Rect where = px(s, 40 + (float)i * 76, 740, 110 * aspect, 110);
        picture_draw(s->gfx, name, where, &look);
        Point feet = picture_origin(s->gfx, name);
        paint_disc(s->gfx, (Point){where.x + where.w * feet.x, where.y + where.h * feet.y}, 2, color_rgb(THEME_GLOW));
    }
    static const char *const ICONS[] = {"hint", "undo", "log", "help", "cards", "clock", "gamepad", "language"};
    for (int i = 0; i < 8; i++) {
        char name[32];
        snprintf(name, sizeof name, "icons/%s", ICONS[i]);
        PanelStyle button = panel_button();
        button.radius = 999;
        Rect where = px(s, 40 + (float)i * 110, 880, 88, 88);
        paint_panel(s->gfx, where, &button);
        picture_draw(s->gfx, name, rect_scaled(where, .62f), NULL);
    }
    for (int i = 0; i < 5; i++) { /* one size stretched */
        float size = 30 + (float)i * 30;
        picture_draw(s->gfx, "icons/hint", px(s, 1000 + (float)i * 130, 870, size, size),
                     &(PictureLook){.moving = true});
    }
    picture_draw(s->gfx, "cards/no_such_card", px(s, 1700, 870, 100, 140), NULL);
}

typedef void Page(const Sheet *sheet);

static const struct {
    const char *name;
    Page *page;
} PAGES[] = {{"panels", panels}, {"texts", texts}, {"pictures", pictures}};

static void draw(const Sheet *sheet, Layer *table, Page *page) {
    gfx_begin_frame(sheet->gfx);
    if (layer_begin(table)) {
        paint_table(sheet->gfx);
        layer_end(table);
    }
    layer_draw(table, 1);
    page(sheet);
}

static bool write_page(const Sheet *sheet, Layer *table, Workers *workers, int i, const char *folder) {
    char path[1024];
    const char *error = NULL;
    draw(sheet, table, PAGES[i].page);
    gfx_end_frame(sheet->gfx);
    for (int tries = 0; gfx_is_waiting(sheet->gfx) && tries < 200; tries++) {
        workers_wait(workers);
        workers_take_up(workers, 0);
    }
    draw(sheet, table, PAGES[i].page);
    snprintf(path, sizeof path, "%s/%s-%d.png", folder, PAGES[i].name, (int)gfx_screen(sheet->gfx).w);
    bool saved = gfx_save_png(sheet->gfx, path, &error);
    gfx_end_frame(sheet->gfx);
    GfxCounts counts = gfx_counts(sheet->gfx);
    printf("%s: %lu frames, %.1f MiB of textures%s%s\n", path, counts.frames, (double)counts.texture_bytes / 1048576,
           saved ? "" : ", not saved: ", saved ? "" : error);
    return saved && !gfx_is_waiting(sheet->gfx);
}

/* Processor time of a frame, beside that of copying one texture of the screen's size. */
static void measure(const Sheet *sheet, Layer *table) {
    enum { FRAMES = 60 };
    for (int i = -1; i < 3; i++) {
        uint64_t begin = SDL_GetPerformanceCounter();
        for (int k = 0; k < FRAMES; k++) {
            if (i >= 0) {
                draw(sheet, table, PAGES[i].page);
            } else {
                gfx_begin_frame(sheet->gfx);
                layer_draw(table, 1);
            }
            gfx_end_frame(sheet->gfx);
        }
        double ms = 1000.0 * (double)(SDL_GetPerformanceCounter() - begin) / (double)SDL_GetPerformanceFrequency();
        printf("%s: %.2f ms a frame\n", i < 0 ? "bare copy" : PAGES[i].name, ms / FRAMES);
    }
}

int main(int argc, char *argv[]) {
    const char *folder = argc > 1 ? argv[1] : ".";
    VideoOptions options = {
        .width = argc > 3 ? atoi(argv[2]) : 1280, .height = argc > 3 ? atoi(argv[3]) : 720, .title = "sheet"};
    const char *error = NULL;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || !paths_init()) {
        fprintf(stderr, "no video or no assets: %s\n", SDL_GetError());
        return 1;
    }
    Video *video = video_new(&options, &error);
    Workers *workers = workers_new(NULL, NULL);
    Gfx *gfx = video != NULL ? gfx_new(video, workers, &error) : NULL;
    if (gfx == NULL) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    Sheet sheet = {.gfx = gfx, .u = gfx_screen(gfx).h / 1080};
    gfx_set_unit(gfx, sheet.u);
    Layer *table = layer_new(gfx);
    bool good = true;
    for (int i = 0; i < 3; i++) {
        good = write_page(&sheet, table, workers, i, folder) && good;
    }
    measure(&sheet, table);
    layer_free(table);
    gfx_free(gfx);
    workers_free(workers);
    video_free(video);
    SDL_Quit();
    return good ? 0 : 1;
}
