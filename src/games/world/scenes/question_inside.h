/* The popup of a question: state shared by its control, its layout and its drawing. */
#ifndef GAMES_WORLD_SCENES_QUESTION_INSIDE_H
#define GAMES_WORLD_SCENES_QUESTION_INSIDE_H

#include "games/world/play/session.h"
#include "shell/parts.h"
#include "shell/scene.h"

enum { SAID_BYTES = 900 };

static const double QUESTION_LAST_MS = 5000; /* of the clock: it ticks, and is red */

/* Somebody beside the card: where the figurine stands, how high its picture is, and where the name stands. */
typedef struct QuestionFace {
    Point feet;
    float high; /* pixels; 0: there is no room */
    Rect plate;
} QuestionFace;

typedef struct QuestionPopup {
    int index, player, reader, field, amount;
    WorldWhy why;
    const BoardField *site; /* where it is asked; NULL: at none */
    bool is_computer;       /* or somebody at another screen: who answers is not here */
    unsigned turned_back;
    WorldSessionQuestion text;
    int chosen;        /* as shown; -1: not yet */
    bool is_reported;  /* as wrong, by whoever answered it */
    bool is_gone;      /* its card goes, or has gone */
    double moment;     /* a computer: when it goes on from its answer */
    double left, last; /* the clock: ms that are left, and when they were counted last; left < 0: no clock */
    double whole;      /* ms it began with */
    Point from;        /* its card comes from there */
    double came;       /* ms: when it began to; long ago: with reduced motion */
    double locked;     /* ms: when an answer was chosen; until it is revealed everybody holds their breath */
    bool is_revealed;
    double answered; /* likewise, when it was revealed */
    double leaves;   /* ms: since when it goes back there; 0: it does not */
    bool lies;       /* the card does, and is painted once */
    int landed;      /* beads that have been heard to land */
    Rect panel, medallion, title, made, outcome[2], question, answer[WORLD_ANSWERS], foot, next, help, report;
    QuestionFace face[2]; /* the reader, the player */
} QuestionPopup;

enum { QUESTION_READS, QUESTION_IS_ASKED };

/* Somebody has chosen, and can't choose again; whether it was right is not seen yet. */
static inline bool question_is_locked(const QuestionPopup *popup) {
    return popup->chosen >= 0;
}

/* And now it is. */
static inline bool question_is_answered(const QuestionPopup *popup) {
    return popup->is_revealed;
}

static inline bool question_is_right(const QuestionPopup *popup) {
    return popup->chosen == popup->text.right;
}

/* question.c: whether its answers sleep, as somebody hurries or it has just come */
bool question_is_closed(const QuestionPopup *popup, const App *app);

/* question_words.c: what is said once there is an answer: whether it is right, and why; without why. */
void question_explain(const QuestionPopup *popup, char *out, size_t size);
void question_verdict(const QuestionPopup *popup, char *out, size_t size);

/* What each of the two does, in words. */
void question_face_words(const QuestionPopup *popup, const App *app, int face, char *out, size_t size);
void question_outcome_words(const QuestionPopup *popup, bool right, char *out, size_t size);

/* question_layout.c */
void question_lay_out(QuestionPopup *popup, const Layout *layout);

/* question_faces.c: the moments of a question, by the clock. */
bool question_is_moving(const QuestionPopup *popup, double now);
bool question_lies(const QuestionPopup *popup, double now);
float question_stays(const void *state, const App *app); /* its dusk, as the card goes back: 1 to 0 */
bool question_holds_breath(const QuestionPopup *popup, double now);
float question_heart(const QuestionPopup *popup, double now);    /* two beats of it: 0 to 1 */
float question_told(const QuestionPopup *popup, double now);     /* 0 to 1: how far colour has run through an answer */
float question_unfolded(const QuestionPopup *popup, double now); /* likewise the explanation */
float question_answer_shown(const QuestionPopup *popup, int answer, double now); /* 0 not yet, to 1 */
Pose question_pose(const QuestionPopup *popup, int face);

/* As many beads as spaces, gained or lost, wait at the medallion, and fly to who has won or lost them. */
int question_beads(const QuestionPopup *popup);
int question_beads_landed(const QuestionPopup *popup, double now);                  /* of those that fly */
bool question_bead_at(const QuestionPopup *popup, int bead, double now, Point *at); /* false: it does not fly now */

void question_want_pictures(const QuestionPopup *popup, const App *app);
void question_draw_faces(const QuestionPopup *popup, const App *app);
void question_draw_beads(const QuestionPopup *popup, const App *app);
void question_draw_flip(const QuestionPopup *popup, const App *app); /* the card on its way */

/* question_draw.c */
Color question_hue(int answer); /* of the three, to tell them apart; their shapes do so too */
Color question_slot(const QuestionPopup *popup, int answer, float shown); /* where it lies, without its letters */
void question_draw_shape(Gfx *gfx, int shape, Point middle, float radius, Color color);
void question_want_medallion(const QuestionPopup *popup, Gfx *gfx);
void question_draw_medallion(const QuestionPopup *popup, Gfx *gfx, Rect where, bool moving);
void question_backdrop(const void *state, const App *app);
void question_draw(const void *state, const App *app, const Ui *ui);

#endif
