/* What several scenes draw: cards with their numerals, figurines, portraits, the lit table, headings. Rectangles and
 * points are in pixels. */
#ifndef SHELL_PARTS_H
#define SHELL_PARTS_H

#include "games/world/rules/card.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "shell/scene.h"

/* A style of text that wraps and shrinks rather than being cut, and grows with the text-size setting. */
TextStyle part_words(TextFace face, float size, uint32_t rgb, TextAlign align);

typedef enum Pose {
    POSE_STAND,
    POSE_HOP,
    POSE_LAND,
    POSE_CHEER,
    POSE_SAD,
    POSE_THINK,
    POSE_READ,
} Pose;

/* feet: where it stands. high: of the whole picture. */
void part_figurine(Gfx *gfx, Figurine figurine, Pose pose, Point feet, float high, const PictureLook *look);

/* Starts making its picture, to have it sharp in time. */
void part_want_figurine(Gfx *gfx, Figurine figurine, Pose pose, float high);

/* Its head in a ring of its colour. */
void part_portrait(Gfx *gfx, Figurine figurine, Rect where);

/* A number card or joker with its shadow and numerals; an empty rectangle draws nothing. */
void part_card(Gfx *gfx, WorldCard card, Rect where, float transparency);
Rect part_card_rect(Point middle, float high); /* of a card's shape */

/* A ring and a tick on the picture that is chosen among several. */
void part_chosen(const App *app, Rect where);

/* A bead of the route with a number in it. */
void part_bead(Gfx *gfx, const char *color, Rect where, const char *text);

/* The map with a route on it. */
void part_route(Gfx *gfx, const char *board, Rect where);

/* The table with beams of light across, for a scene's background. */
void part_table(const App *app);

/* A glass panel with a heading; returns what is left for its content. */
Rect part_panel(const App *app, Rect where, const char *heading);

/* A scene's heading in the middle of the strip, and the round button that leads back at its left. */
enum { PART_HEADER_HIGH = 112 };
void part_header_draw(const App *app, const char *heading);
void part_header_build(const App *app, Ui *ui, const char *back_id, int act);

/* The round button that opens the help where it matters: at the other end of the header, or left of what is there. */
enum { PART_HELP_WIDE = 84 };
void part_help_build(Ui *ui, Rect where, const char *id, int act);
Rect part_help_rect(const App *app, float taken); /* in the header; taken: units at its end that are not free */

/* For a popup: dims nothing, draws the body. */
void part_popup(const App *app, Rect body, const char *heading);

/* The room of such a popup below its heading, and a foot for buttons. */
typedef struct PopupPlaces {
    Rect body, inside, foot;
} PopupPlaces;

PopupPlaces part_popup_places(const Layout *layout, float w, float h);

/* The index'th of so many buttons in the foot; the first goes on and lies where the hand is, the last leads out. */
Rect part_popup_button(const Layout *layout, Rect foot, int count, int index);

/* The round button that closes a popup, in its upper left corner. */
void part_close_build(const App *app, Ui *ui, Rect body, const char *id, int act);

/* The smaller of two or more things that must fit: units of a window this wide in the layout that suits it. */
bool part_is_narrow(const Layout *layout); /* 4:3 and the like */

#endif
