#include "gfx/paint.h"
#include "gfx/theme.h"

static Color rgba(uint32_t rgb, float alpha) {
    return color_alpha(color_rgb(rgb), alpha);
}

PanelStyle panel_glass(void) {
    /* At night opaque: so dark a glass lets next to nothing through, and blending it costs five times as much. */
    float clear = theme_glass()->panel_clear;
    return (PanelStyle){.top = rgba(THEME_PANEL_TOP, 1 - clear),
                        .bottom = rgba(THEME_PANEL_BOTTOM, 1 - clear * .6f),
                        .edge_top = rgba(THEME_PANEL_EDGE, .75f),
                        .edge_bottom = rgba(THEME_PANEL_LINE, .80f),
                        .edge = 2,
                        .radius = RADIUS_PANEL,
                        .shadow = rgba(THEME_SHADOW, .55f),
                        .shadow_size = 14,
                        .shadow_drop = 5,
                        .shine = .22f};
}

PanelStyle panel_popup(void) {
    return (PanelStyle){.top = rgba(theme_glass()->popup_top, 1),
                        .bottom = rgba(theme_glass()->popup_bottom, 1),
                        .edge_top = rgba(theme_glass()->popup_edge, 1),
                        .edge_bottom = rgba(theme_glass()->popup_line, 1),
                        .edge = 3,
                        .radius = 26,
                        .shadow = rgba(THEME_SHADOW, .8f),
                        .shadow_size = 40,
                        .shadow_drop = 14,
                        .shine = .3f};
}

PanelStyle panel_button(void) {
    return (PanelStyle){.top = rgba(THEME_BUTTON_TOP, 1),
                        .bottom = rgba(THEME_BUTTON_BOTTOM, 1),
                        .edge_top = rgba(theme_glass()->button_edge, .95f),
                        .edge_bottom = rgba(theme_glass()->button_line, .95f),
                        .edge = 2,
                        .radius = RADIUS_BUTTON,
                        .shadow = rgba(THEME_SHADOW, .6f),
                        .shadow_size = 8,
                        .shadow_drop = 4,
                        .shine = .5f};
}

static PanelStyle lit(uint32_t top, uint32_t bottom, uint32_t edge_top, uint32_t edge_bottom) {
    PanelStyle style = panel_button();
    style.top = color_rgb(top);
    style.bottom = color_rgb(bottom);
    style.edge_top = color_rgb(edge_top);
    style.edge_bottom = color_rgb(edge_bottom);
    style.shine = .8f;
    return style;
}

PanelStyle panel_main(void) {
    return lit(THEME_RIBBON_TOP, THEME_RIBBON_BOTTOM, 0xfffdf4, 0xdc9d35);
}

PanelStyle panel_well(void) {
    return (PanelStyle){.top = rgba(THEME_WELL, .85f),
                        .bottom = rgba(THEME_WELL, .60f),
                        .edge_top = rgba(theme_glass()->well_edge, .9f),
                        .edge_bottom = rgba(theme_glass()->popup_line, .7f),
                        .edge = 1.5f,
                        .radius = RADIUS_CARD};
}

PanelStyle panel_ribbon(void) {
    PanelStyle style = panel_main();
    style.radius = 999;
    style.shadow_size = 12;
    return style;
}

PanelStyle panel_right(void) {
    return lit(THEME_RIGHT_TOP, THEME_RIGHT_BOTTOM, 0xe8fff4, 0x24a571);
}

PanelStyle panel_wrong(void) {
    return lit(THEME_WRONG_TOP, THEME_WRONG_BOTTOM, 0xfff0ea, 0xc7523a);
}
