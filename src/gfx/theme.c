#include "gfx/theme.h"

static const uint32_t PLAYER[FIGURINES] = {
    [FIGURINE_FLASK] = THEME_PLAYER_FLASK,
    [FIGURINE_LENS] = THEME_PLAYER_LENS,
    [FIGURINE_VIAL] = THEME_PLAYER_VIAL,
    [FIGURINE_FIBRE] = THEME_PLAYER_FIBRE,
};

/* The ramp of the cards' light, as their art has it: every tenth card, the rest between. */
static const uint32_t RAMP[] = {0x7f8ee1, 0xb48dea, 0xea96dc, 0xffafc2, 0xffc8ba, 0xffdcbb, 0xfff0b5};

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
