/* Tables whose people sit at other screens: what the title, the games' tables and the pause ask about them. Built
 * without them (-Dtogether=disabled), the game has none, and nothing leads there. */
#ifndef SCENES_TOGETHER_TOGETHER_H
#define SCENES_TOGETHER_TOGETHER_H

#include "scenes/menus/in_play.h"
#include "visit/visit.h"

bool together_is_there(void);

/* Tables are there from now on: --host. */
void together_use_host(App *app, const char *address);

/* Once the game in play has been left, and no scene is there. */
void together_fini(App *app);

extern const Scene TOGETHER_SCENE; /* popup over the title: a new table, or one that is there; no argument */

/* --- tables gone back to ------------------------------------------------------------------------------------------ */

/* Newest first. */
int together_notes(const App *app, VisitNote note[VISIT_NOTES_MOST]);
/* Calls its host; from there people go on to the table, which shows what has happened since it was seen here. */
void together_go_back(App *app, const VisitNote *note);

/* --- at such a table ---------------------------------------------------------------------------------------------- */

/* Where the game in play is at this screen alone, all of these do nothing and say so. */

/* Once in a step of its table: a host that is gone for good ends it, and time is told. */
void together_step(App *app);
/* Grows with whatever is told about seats, clocks and the line: then widgets and words are to be made anew. */
unsigned together_version(const App *app);

/* What the ribbon says: to what is asked comes how much time there is for it, and what comes first takes its place.
 * awaited: a bit for each seat that has something to do. */
void together_words(const App *app, unsigned awaited, char *words, size_t size);

/* The button beside that, as far as there is something to be done about a seat. */
bool together_offers(const App *app, unsigned awaited);
void together_build_offer(const App *app, Ui *ui, const char *id, Rect where, unsigned awaited, int act);
void together_accept(App *app, unsigned awaited);

/* How much time somebody has. False: no clock runs. */
bool together_clock(const App *app, int seat, double *ms);

/* Who is there, over the table: what can be said to them, and how others come. */
void together_show(App *app);

/* What somebody has just said, beside the panel of that seat; and whether it still comes. */
void together_draw_said(const App *app, int seat, Rect panel);
bool together_is_moving(const App *app);

/* --- when it is over ---------------------------------------------------------------------------------------------- */

/* The host still has to tell the whole game. */
bool together_awaits_record(const App *app);
/* The whole game, to look back on; the caller's. NULL: there is none. *game: the store's id of it, where it is kept as
 * others' games are; 0: nowhere. */
Session *together_chronicle(App *app, int64_t *game);
/* Whether the cards were shuffled fairly, in a sentence. False: there is nothing to say about it. */
bool together_says_fair(const App *app, char *out, size_t size);

#endif
