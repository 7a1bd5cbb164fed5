/* The line a person is drawing: the scene's own until it is closed. What may be drawn is asked of the rules. Pure: no
 * window, no clock. */
#ifndef GAMES_PATH_WORDS_DRAFT_H
#define GAMES_PATH_WORDS_DRAFT_H

#include "games/path/rules/view.h"

enum { DRAFT_PAST = 64 };

typedef struct Draft {
    PathBoard board;
    PathPlayer player; /* as the round began */
    PathCard card;
    PathLine line;             /* count 0: nothing is drawn; then its end counts only if it was chosen */
    bool has_chosen;           /* an end, though nothing is drawn there yet; else both may grow */
    uint8_t grown;             /* PathEnd that grew last: it has a tile that is in reach of both */
    PathLine past[DRAFT_PAST]; /* what was drawn before each change, the oldest first */
    uint8_t past_count;
} Draft;

/* What a press or a stroke has done. */
typedef enum DraftChange {
    DRAFT_UNCHANGED,
    DRAFT_ADDED,     /* one tile or more */
    DRAFT_SHORTENED, /* to an earlier tile, or to nothing */
    DRAFT_MOVED,     /* to the other end */
} DraftChange;

/* Why a press does nothing. */
typedef enum DraftWhy {
    DRAFT_MAY,
    DRAFT_WHY_TAKEN,     /* the path is there already */
    DRAFT_WHY_USED_UP,   /* no field of the card is left */
    DRAFT_WHY_FAR,       /* not beside an end that may grow */
    DRAFT_WHY_COLOUR,    /* the card does not show this colour */
    DRAFT_WHY_SPENT,     /* the fields of this colour are used */
    DRAFT_WHY_OTHER_END, /* beside the other end, but the line is drawn at this one */
} DraftWhy;

/* grown: the end that grew in the last round this player drew in. */
void draft_begin(Draft *draft, const PathBoard *board, const PathPlayer *player, const PathCard *card, PathEnd grown);

/* A line that was closed and is taken back: as if it had been drawn tile by tile. */
void draft_restore(Draft *draft, const PathLine *line);

/* The line as the rules want it: a pass is told with end b. */
PathLine draft_line(const Draft *draft);

/* --- asking ------------------------------------------------------------------------------------------------------- */

/* Cells one more tile may be drawn on now; with nothing drawn and no end chosen, from either end. */
PathCells draft_reach(const Draft *draft);

/* Cells some line that goes on from here would come to, with what the card still has. */
PathCells draft_horizon(const Draft *draft);

/* Free cells that neither end could ever come to again, whatever the cards: since earlier rounds, and through the line
 * that is being drawn. */
PathCells draft_lost(const Draft *draft);
PathCells draft_cut_off(const Draft *draft);

/* Cells where a press does something. */
PathCells draft_pressable(const Draft *draft);
DraftWhy draft_why_not(const Draft *draft, int cell);

/* A bit for each PathEnd that may grow now. */
unsigned draft_live_ends(const Draft *draft);

/* The cell the line ends on now, or that end of the path. With nothing drawn: of the end chosen, or that grew last. */
int draft_tip(const Draft *draft);

/* A bit for each field of the card that is used; which of them cell `at` of the line has used. */
unsigned draft_used(const Draft *draft);
int draft_field(const Draft *draft, int at);

static inline int draft_fields_left(const Draft *draft) {
    return draft->card.count - draft->line.count;
}

/* Nothing is drawn though something could be, at this end or the other. */
bool draft_is_passing(const Draft *draft);

/* Both ends are shut in: nothing can be drawn in this round or any later one. */
bool draft_is_shut_in(const PathPlayer *player);

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* A tap or Enter on a tile: draws on to it, shortens the line to it, takes its last tile back, or moves it to the other
 * end; with nothing drawn it chooses an end. */
DraftChange draft_press(Draft *draft, int cell);

/* A stroke has come to a tile: as a press, but a tile that is passed over by a fast finger is filled in if there is one
 * shortest way only, and the last tile stays. */
DraftChange draft_pass_over(Draft *draft, int cell);

/* The line begins anew at the other end. */
bool draft_may_change_end(const Draft *draft);
DraftChange draft_change_end(Draft *draft);

/* The last change is undone. */
bool draft_may_go_back(const Draft *draft);
DraftChange draft_back(Draft *draft);

#endif
