#include "gfx/theme.h"

static const uint32_t PLAYER[FIGURINES] = {
    [FIGURINE_FLASK] = THEME_PLAYER_FLASK,
    [FIGURINE_LENS] = THEME_PLAYER_LENS,
    [FIGURINE_VIAL] = THEME_PLAYER_VIAL,
    [FIGURINE_FIBRE] = THEME_PLAYER_FIBRE,
};

/* The ramp of the cards' light, as their art has it: every tenth card, the rest between. */
static const uint32_t RAMP[] = {0x7f8ee1, 0xb48dea, 0xea96dc, 0xffafc2, 0xffc8ba, 0xffdcbb, 0xfff0b5};

static const ThemeGlass GLASS[] = {
    [THEME_DUSK] = {.panel_top = 0x53297f,
                    .panel_bottom = 0x2a1350,
                    .panel_edge = 0xe0bdf8,
                    .panel_line = 0x8a5cc4,
                    .panel_clear = .34f,
                    .popup_top = 0x5c2f8c,
                    .popup_bottom = 0x311659,
                    .popup_edge = 0xf0d4ff,
                    .popup_line = 0xa878dc,
                    .button_top = 0x7a4ec2,
                    .button_bottom = 0x4b2790,
                    .button_edge = 0xd6b8ff,
                    .button_line = 0x8a62d0,
                    .well = 0x22093f,
                    .well_edge = 0x5a2f8e,
                    .veil = 0x2c0f42,
                    .shadow = 0x170729,
                    .pressed = 0x1d0a38,
                    .hovered = 0xc08cff,
                    .chosen = 0xffffff,
                    .text = 0xffffff,
                    .text_head = THEME_RIBBON_TOP,
                    .text_second = 0xeddcff,
                    .text_quiet = 0xf0e2ff,
                    .text_disabled = 0xac8fd0},
    [THEME_NIGHT] = {.panel_top = 0x123a72,
                     .panel_bottom = 0x081d44,
                     .panel_edge = 0x86c6f2,
                     .panel_line = 0x2f6fb0,
                     .popup_top = 0x1c59a4,
                     .popup_bottom = 0x0b2a5e,
                     .popup_edge = 0xb4ddf8,
                     .popup_line = 0x4a8fd0,
                     .button_top = 0x2a6cb4,
                     .button_bottom = 0x133f7c,
                     .button_edge = 0x8cc8f4,
                     .button_line = 0x3c7fc0,
                     .well = 0x06183a,
                     .well_edge = 0x1d4a85,
                     .veil = 0x030d22,
                     .shadow = 0x030b1d,
                     .pressed = THEME_TABLE_DARK,
                     .hovered = THEME_POOL_BLUE,
                     .chosen = THEME_GLOW,
                     .text = 0xffffff,
                     .text_head = THEME_RIBBON_TOP,
                     .text_second = 0xd9f1ff,
                     .text_quiet = 0xdff3ff,
                     .text_disabled = 0x7fa8cc},
    [THEME_PAPER] = {.panel_top = 0xf6e8ff,
                     .panel_bottom = 0xe9d2f6,
                     .panel_edge = 0xffffff,
                     .panel_line = 0xb896e0,
                     .popup_top = 0xfffaf4,
                     .popup_bottom = 0xffe6d6,
                     .popup_edge = 0xffffff,
                     .popup_line = 0xc8b0f4,
                     .button_top = 0x7a4ec2,
                     .button_bottom = 0x4b2790,
                     .button_edge = 0xd6b8ff,
                     .button_line = 0x8a62d0,
                     .well = 0x3a1a66,
                     .well_edge = 0x5a2f8e,
                     .veil = 0x2c0f42,
                     .shadow = 0x170729,
                     .pressed = 0x1d0a38,
                     .hovered = 0xc08cff,
                     .chosen = THEME_GLOW,
                     .text = 0x1a1040,
                     .text_head = 0x7a2f8a,
                     .text_second = 0x4a3a68,
                     .text_quiet = 0x4a3a68,
                     .text_disabled = 0x8a7aa4},
};

static ThemeHour hour_now;

ThemeHour theme_use(ThemeHour hour) {
    ThemeHour before = hour_now;
    hour_now = hour;
    return before;
}

const ThemeGlass *theme_glass(void) {
    return &GLASS[hour_now];
}

Color theme_player(Figurine figurine) {
    return color_rgb(PLAYER[figurine]);
}

Color theme_player_light(Figurine figurine) {
    return color_mix(theme_player(figurine), color_rgb(0xffffff), .38f);
}

Color theme_number(int card) {
    if (card < 1) {
        return color_rgb(0xffffff);
    }
    int last = (int)(sizeof RAMP / sizeof RAMP[0]) - 1;
    float place = (float)(card - 1) / 59.0f * (float)last;
    int below = (int)place;
    if (below >= last) {
        return color_rgb(RAMP[last]);
    }
    return color_mix(color_rgb(RAMP[below]), color_rgb(RAMP[below + 1]), place - (float)below);
}
