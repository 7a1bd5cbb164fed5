/* Shared by the files of this folder. */
#ifndef SCENES_TOGETHER_INSIDE_H
#define SCENES_TOGETHER_INSIDE_H

#include "scenes/menus/popup.h"
#include "scenes/together/together.h"

#include <stdatomic.h>

#define SAID_MS 4000.0 /* so long stands what somebody has said */

/* What App keeps for this folder. */
typedef struct Together {
    App *app;
    Visit *visit; /* NULL: none now */
    VisitHost host;
    atomic_bool is_woken;
    bool wants_step;
    unsigned version, noted; /* what was noted was told then: visit_seatings() */
    VisitNote from; /* what was seen of it is not shown again, what came after it is; an empty code: nothing was */
    struct {
        int what;
        double until; /* ms */
    } said[SEATS_MAX];
    double waits_since; /* ms: something was sent; 0: nothing is on its way */
} Together;

/* NULL: no visit was ever made. */
Together *together_of(const App *app);
Visit *together_visit(const App *app); /* NULL: there is none now */

/* Leaves the table in play, calls a host, and opens who is there. from: NULL, or what was seen of that table. */
void together_call(App *app, const VisitWish *wish, const VisitNote *from);
void together_part(App *app); /* hangs up; safe without a visit */

/* at_table.c: what stands behind a name */
typedef enum SeatNeeds {
    SEAT_NEEDS_NOTHING,
    SEAT_IS_FREE, /* nobody has come yet, and a computer can play until then */
    SEAT_IS_AWAY, /* whoever sits there */
    SEAT_IS_LATE, /* has taken all the time there is */
    SEAT_IS_LENT, /* one's own: a computer plays there */
} SeatNeeds;

SeatNeeds together_needs(const App *app, int seat);
bool together_may_help(const App *app, int seat); /* it can be done about from here */
void together_help(App *app, int seat);
const char *together_help_words(const App *app, int seat);

extern const Scene MAKE_TABLE_SCENE; /* popups; no argument */
extern const Scene JOIN_TABLE_SCENE;
extern const Scene WHO_SCENE;

/* --- form.c: what one says of oneself, and of the host; remembered from table to table ---------------------------- */

typedef struct TogetherForm {
    char host[VISIT_ADDRESS_MAX];
    char name[SEAT_NAME_SIZE];
    Figurine figurine;
} TogetherForm;

enum { FORM_HOST = POPUP_OWN, FORM_NAME, FORM_FIGURINE, FORM_OWN }; /* acts; a scene's own begin with the last */

static const float FORM_ROW_HIGH = 118, FORM_GAP = 12;

void form_recall(TogetherForm *form, const App *app);
void form_remember(const TogetherForm *form, App *app);
/* A field with what it is above it. */
void form_field(Popup *popup, const char *id, Rect row, const char *label, const char *text, const char *hint, int most,
                int act);
void form_host(const TogetherForm *form, Popup *popup, const char *id, Rect row);
void form_name(const TogetherForm *form, Popup *popup, const char *id, const char *figurine_id, Rect row);
bool form_takes(TogetherForm *form, App *app, const UiEvent *event); /* false: the event is the scene's */
/* Where the host is. False: why not has been said at that field. */
bool form_place(const TogetherForm *form, App *app, const char *field, VisitPlace *place);
void form_sign(const TogetherForm *form, VisitWish *wish);

#endif
