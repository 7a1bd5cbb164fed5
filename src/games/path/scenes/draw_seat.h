/* What surrounds a board: its player's name and points, the numbers, the card and what is pressed; the others' panels;
 * and what belongs to all. Faces say what there is to see, in words of the language; drawing puts it where the layout
 * says. */
#ifndef GAMES_PATH_SCENES_DRAW_SEAT_H
#define GAMES_PATH_SCENES_DRAW_SEAT_H

#include "games/path/scenes/draw_window.h"
#include "games/path/scenes/layout.h"
#include "gfx/text.h"

/* What somebody makes of a round, for a moment. */
typedef enum SeatMood { SEAT_IS_CALM, SEAT_IS_GLAD, SEAT_IS_SAD } SeatMood;

typedef struct SeatFace {
    PathLight light;
    const char *name, *note; /* note: what this player is asked, or does */
    int points, missed;
    unsigned taken, halved; /* a bit for each number: reached by this player; worth half, or was when it was reached */
    unsigned coming;        /* a bit for each number in the line that is being drawn */
    const PathCard *card;   /* NULL: its back */
    unsigned used;          /* a bit for each field */
    float squeeze;          /* of a card that turns over */
    float card_flash;       /* 0 to 1: its fields are pointed out */
    const char *round, *card_note, *lens_heading;
    const char *numbers, *unlit; /* what points and missed tiles are called */
    bool is_asked;               /* something is theirs to do: gold */
    bool is_ready;
    bool is_alone;
    bool blinks;
    SeatMood mood;
} SeatFace;

typedef enum SeatKey { SEAT_KEY_READY, SEAT_KEY_BACK, SEAT_KEY_OTHER_END, SEAT_KEY_REOPEN, SEAT_KEYS } SeatKey;

typedef struct KeyFace {
    const char *label; /* NULL: it is not there */
    bool is_off, is_held, is_hovered, is_focused;
    bool is_quiet; /* blue, without light: it is there, but something else is asked */
    bool has_clock;
    float left; /* of the time for the round, 0 to 1 */
} KeyFace;

typedef struct SeatKeys {
    KeyFace key[SEAT_KEYS];
    bool is_closed; /* ready is done: green, with a tick */
} SeatKeys;

/* Starts making the pictures of moods for such a portrait, to have them in time. */
void seat_want_moods(Gfx *gfx, PathLight light, Rect portrait);

/* Panels, then what lies on them; turned where the seat is. */
void seat_draw_panels(Gfx *gfx, const SeatLayout *seat, const SeatFace *face);
void seat_draw_face(Gfx *gfx, const SeatLayout *seat, const SeatFace *face);
void seat_draw_keys(Gfx *gfx, const SeatLayout *seat, const SeatKeys *keys);

/* Between these two a seat's board is drawn: turned where it is, and within its part of the window. */
void seat_push_clip(Gfx *gfx, const SeatLayout *seat);
void seat_pop_clip(Gfx *gfx, const SeatLayout *seat);

void rival_draw_panel(Gfx *gfx, const RivalLayout *rival, const SeatFace *face);
void rival_draw_face(Gfx *gfx, const RivalLayout *rival, const SeatFace *face);

/* The panel in a player's colours; what is asked of them glows. */
void seat_draw_panel(Gfx *gfx, Rect where, PathLight light, bool glows);

/* Nine numbers in a row, in two where it is high enough, or three by three. */
void seat_draw_lenses(Gfx *gfx, Rect where, bool in_rows, const SeatFace *face);

/* One line, as large as its box allows. */
typedef struct PathText {
    TextFace face;
    float share; /* of the box's height; 0: .72 */
    uint32_t color;
    TextAlign align;
} PathText;

void path_text(Gfx *gfx, Rect where, const char *text, PathText look);
void path_number_text(char out[16], int number); /* with a minus sign, not a hyphen */

#endif
