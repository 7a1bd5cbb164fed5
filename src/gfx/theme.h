/* How the game looks, in one place: palette, type, spacing. Colours are 0xRRGGBB for color_rgb(); sizes are units
 * (see ui/layout.h). Light that means something - can be touched, counts, is yours to do - is always warm. */
#ifndef GFX_THEME_H
#define GFX_THEME_H

#include "core/figurine.h"
#include "gfx/geometry.h"

/* The table, from upper left to lower right, and pools of light on it. */
#define THEME_TABLE_LIGHT 0x0e3a78u
#define THEME_TABLE       0x0a2656u
#define THEME_TABLE_DARK  0x05132fu
#define THEME_POOL_BLUE   0x4fb6eeu
#define THEME_POOL_TEAL   0x35c4d8u
#define THEME_POOL_INDIGO 0x5a7bf0u
#define THEME_POOL_WARM   0xffcf9au
#define THEME_SEA         0x0c2f63u

/* Glass takes its colour from the hour: night at a table, where it is blue so that cards and tiles shine, and dusk in
 * every other room. Ink goes with it. theme_use() says which, and
 * returns which it was; the stack says so for the scene it draws. */
typedef struct ThemeGlass {
    uint32_t panel_top, panel_bottom, panel_edge,
        panel_line;    /* body from top to bottom, edge where light enters, elsewhere */
    float panel_clear; /* how much of what lies behind is seen, 0 to 1 */
    uint32_t popup_top, popup_bottom, popup_edge, popup_line;
    uint32_t button_top, button_bottom, button_edge, button_line;
    uint32_t well, well_edge; /* what lies deeper: text fields, empty slots */
    uint32_t veil;            /* what dims a scene below a popup */
    uint32_t shadow;
    uint32_t pressed, hovered; /* what buttons are tinted with */
    uint32_t chosen;           /* rings round what is selected: gold is for what leads on, where that is in sight */
    uint32_t text, text_head, text_second, text_quiet, text_disabled;
} ThemeGlass;

/* THEME_PAPER: what speaks to people, as a question does: ink on cream, with buttons of glass. */
typedef enum ThemeHour { THEME_DUSK, THEME_NIGHT, THEME_PAPER } ThemeHour;

ThemeHour theme_use(ThemeHour hour);
const ThemeGlass *theme_glass(void);

#define THEME_PANEL_TOP    (theme_glass()->panel_top)
#define THEME_PANEL_BOTTOM (theme_glass()->panel_bottom)
#define THEME_PANEL_EDGE   (theme_glass()->panel_edge)
#define THEME_PANEL_LINE   (theme_glass()->panel_line)
#define THEME_SHADOW       (theme_glass()->shadow)
#define THEME_WELL         (theme_glass()->well)
#define THEME_VEIL         (theme_glass()->veil)
#define THEME_CHOSEN       (theme_glass()->chosen)

/* Warm light. */
#define THEME_GLOW          0xffe08au
#define THEME_RIBBON_TOP    0xffe9b4u
#define THEME_RIBBON_BOTTOM 0xf9cd72u
#define THEME_RIBBON_INK    0x3d2200u
#define THEME_FOCUS         0xffe9a8u
#define THEME_FOCUS_GAP     0x06224au

/* Buttons: quiet glass, and the one that goes on in ribbon colours. */
#define THEME_BUTTON_TOP    (theme_glass()->button_top)
#define THEME_BUTTON_BOTTOM (theme_glass()->button_bottom)

/* Text. */
#define THEME_TEXT          (theme_glass()->text)
#define THEME_TEXT_HEAD     (theme_glass()->text_head)
#define THEME_TEXT_SECOND   (theme_glass()->text_second)
#define THEME_TEXT_QUIET    (theme_glass()->text_quiet)
#define THEME_TEXT_DISABLED (theme_glass()->text_disabled)
#define THEME_BUTTON_INK    0xffffffu /* on glass and in wells */
#define THEME_RIGHT_TOP     0xa6f3cfu
#define THEME_RIGHT_BOTTOM  0x49cf97u
#define THEME_RIGHT_INK     0x06301fu
#define THEME_WRONG_TOP     0xffb8a6u
#define THEME_WRONG_BOTTOM  0xee7a60u
#define THEME_WRONG_INK     0x3b0d04u

/* Sites: + is round and gold, - is hexagonal and violet. */
#define THEME_SITE_PLUS      0xffd27au
#define THEME_SITE_PLUS_INK  0x4a2400u
#define THEME_SITE_MINUS     0xc6a2ffu
#define THEME_SITE_MINUS_INK 0x23085cu

/* The four figurines, by shape: flask, lens, vial, fibre. */
#define THEME_PLAYER_FLASK 0xd54052u
#define THEME_PLAYER_LENS  0x2ebcc9u
#define THEME_PLAYER_VIAL  0x9a6ad8u
#define THEME_PLAYER_FIBRE 0xfbab35u

Color theme_player(Figurine figurine);       /* the figurine's colour */
Color theme_player_light(Figurine figurine); /* light enough for text and lines on the table */

/* A number card's light, 1 to 60, along the ramp of the deck; 0, the joker, is white. */
Color theme_number(int card);

/* Type, in units; multiplied by the text-size setting where it is text to read (TextStyle.scales). */
#define TYPE_TITLE    92.0f /* the game's name */
#define TYPE_HEADING  56.0f
#define TYPE_QUESTION 44.0f
#define TYPE_ANSWER   38.0f
#define TYPE_LARGE    36.0f /* names, main buttons */
#define TYPE_ASKED    28.0f
#define TYPE_TEXT     29.0f
#define TYPE_SMALL    23.0f
#define TYPE_LABEL    20.0f
#define TYPE_TINY     17.0f /* the smallest there is */

/* Spacing, in units. */
#define SPACE_MARGIN      12.0f
#define SPACE_GAP         12.0f
#define SPACE_PADDING     24.0f
#define SPACE_TOUCH       64.0f /* nothing that can be pressed is smaller */
#define SPACE_PLAY_BUTTON 88.0f /* what one presses in play */
#define RADIUS_PANEL      18.0f
#define RADIUS_BUTTON     16.0f
#define RADIUS_CARD       10.0f
#define FOCUS_WIDTH       4.0f
#define FOCUS_GAP         2.0f

/* Motion, in milliseconds at normal speed; no single wait that tells nothing is longer than
 * 1,200. */
#define MOTION_FADE  180.0
#define MOTION_QUICK 120.0
#define MOTION_HOP   230.0
#define MOTION_CARD  420.0
#define MOTION_FLIP  360.0
#define MOTION_LONG  900.0

#endif
