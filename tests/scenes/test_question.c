/* The card of a question: who does what beside it, and which beads fly where, for every outcome and window; and what
 * faces make of what happens. */
#include "games/world/scenes/feelings.h"
#include "games/world/scenes/question_inside.h"
#include "ui/layout.h"

#include <check.h>

#include <math.h>
#include <stdlib.h>

enum { WINDOWS = 4, MOST = 6 };

static const int WINDOW[WINDOWS][2] = {{1280, 720}, {1024, 768}, {1080, 1920}, {1024, 600}};
static const double LONG_AFTER = 60000, FRAME = 1000.0 / 60;

static QuestionPopup asked(int amount, const int window[2]) {
    QuestionPopup popup = {.amount = amount, .chosen = -1, .left = -1, .came = 0, .text = {.right = 1}};
    Layout layout = layout_for(window[0], window[1], 1, false);
    question_lay_out(&popup, &layout);
    return popup;
}

static QuestionPopup answered(int amount, bool right, const int window[2]) {
    QuestionPopup popup = asked(amount, window);
    popup.chosen = right ? 1 : 2;
    popup.is_revealed = true;
    popup.answered = 5000;
    return popup;
}

START_TEST(who_is_asked_thinks_and_then_shows_how_it_went) {
    QuestionPopup popup = asked(3, WINDOW[0]);
    ck_assert_int_eq(question_pose(&popup, QUESTION_READS), POSE_READ);
    ck_assert_int_eq(question_pose(&popup, QUESTION_IS_ASKED), POSE_THINK);
    popup = answered(3, true, WINDOW[0]);
    ck_assert_int_eq(question_pose(&popup, QUESTION_IS_ASKED), POSE_CHEER);
    popup = answered(3, false, WINDOW[0]);
    ck_assert_int_eq(question_pose(&popup, QUESTION_IS_ASKED), POSE_SAD);
    ck_assert_int_ne(question_pose(&popup, QUESTION_READS), POSE_CHEER);
}
END_TEST

/* How many different beads are seen flying, and where they were seen first and last. */
static int fly(const QuestionPopup *popup, Point *first, Point *last) {
    bool flew[MOST + 2] = {false};
    int count = 0;
    for (double now = popup->answered; now < popup->answered + LONG_AFTER / 10; now += FRAME) {
        for (int bead = 0; bead < MOST + 2; bead++) {
            Point at;
            if (bead < question_beads(popup) && question_bead_at(popup, bead, now, &at)) {
                *first = count == 0 ? at : *first;
                *last = at;
                count += !flew[bead];
                flew[bead] = true;
            }
        }
    }
    return count;
}

START_TEST(as_many_beads_as_spaces_fly_to_who_was_asked) {
    for (int i = 0; i < WINDOWS; i++) {
        for (int amount = -MOST; amount <= MOST; amount++) {
            for (int right = 0; right < 2; right++) {
                QuestionPopup popup = answered(amount, right, WINDOW[i]);
                bool moves = amount > 0 ? right : !right;
                Point first = {0, 0}, last = {0, 0};
                int flew = fly(&popup, &first, &last), spaces = moves ? abs(amount) : 0;
                ck_assert_msg(flew == spaces, "%d at stake, %s: %d fly", amount, right ? "right" : "wrong", flew);
                ck_assert_int_eq(question_beads_landed(&popup, LONG_AFTER), spaces);
                ck_assert_int_eq(question_beads_landed(&popup, popup.answered), 0);
                if (flew > 0) {
                    const Rect *from = &popup.medallion;
                    const QuestionFace *to = &popup.face[QUESTION_IS_ASKED];
                    ck_assert(first.x >= from->x && first.x <= from->x + from->w);
                    ck_assert(first.y >= from->y && first.y <= from->y + from->h);
                    ck_assert_float_lt(fabsf(last.x - to->feet.x), 20);
                    ck_assert(last.y < to->feet.y && last.y > to->feet.y - to->high);
                }
            }
        }
    }
}
END_TEST

START_TEST(it_moves_until_everything_is_there_and_the_last_bead_has_landed) {
    QuestionPopup popup = asked(3, WINDOW[0]);
    double rests = 0;
    while (question_is_moving(&popup, rests)) {
        rests += FRAME;
    }
    ck_assert(question_lies(&popup, rests));
    ck_assert_double_lt(rests, 1000);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        ck_assert_float_eq(question_answer_shown(&popup, i, rests), 1);
    }
    popup = answered(3, true, WINDOW[0]);
    rests = popup.answered;
    while (question_is_moving(&popup, rests)) {
        rests += FRAME;
    }
    ck_assert_int_eq(question_beads_landed(&popup, rests), 3);
    ck_assert_double_lt(rests - popup.answered, 1500);
}
END_TEST

/* As it is with reduced motion. */
START_TEST(what_began_long_ago_is_all_there) {
    QuestionPopup popup = answered(-2, false, WINDOW[0]);
    popup.came = popup.answered = -1e9;
    ck_assert(question_lies(&popup, 0));
    ck_assert(!question_is_moving(&popup, 0));
    ck_assert_int_eq(question_beads_landed(&popup, 0), 2);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        ck_assert_float_eq(question_answer_shown(&popup, i, 0), 1);
    }
}
END_TEST

static bool overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

START_TEST(nobody_stands_in_front_of_an_answer) {
    for (int i = 0; i < WINDOWS; i++) {
        QuestionPopup popup = answered(3, true, WINDOW[i]);
        for (int face = 0; face < 2; face++) {
            const QuestionFace *who = &popup.face[face];
            float wide = who->high * .36f, high = who->high * .6f; /* of the body in its picture */
            Rect body = {who->feet.x - wide / 2, who->feet.y - high, wide, high};
            ck_assert_msg(who->high > 100, "%d x %d: %f", WINDOW[i][0], WINDOW[i][1], (double)who->high);
            ck_assert(body.x >= 0 && body.x + body.w <= (float)WINDOW[i][0]);
            ck_assert(who->plate.y + who->plate.h <= (float)WINDOW[i][1]);
            for (int n = 0; n < WORLD_ANSWERS; n++) {
                ck_assert_msg(!overlap(body, popup.answer[n]), "%d x %d", WINDOW[i][0], WINDOW[i][1]);
                ck_assert(!overlap(who->plate, popup.answer[n]));
            }
            ck_assert(!overlap(body, popup.next));
        }
        Layout layout = layout_for(WINDOW[i][0], WINDOW[i][1], 1, false);
        ck_assert_float_ge(popup.medallion.w * .92f / layout.u, 240); /* without its shadow */
    }
}
END_TEST

/* Who stands at field 8 and 12 while that happens to player 1, who stands at `from`. */
static void check_feelings(WorldEvent event, FigurinePose own, FigurinePose at_8, FigurinePose at_12) {
    ck_assert_int_eq(feeling_about(&event, 1, 4), own);
    ck_assert_int_eq(feeling_about(&event, 0, 8), at_8);
    ck_assert_int_eq(feeling_about(&event, 2, 12), at_12);
}

START_TEST(faces_show_what_happens_to_whom) {
    const FigurinePose NOT = FIGURINE_STANDS, GLAD = FIGURINE_CHEERS, SAD = FIGURINE_IS_SAD;
    WorldEvent right = {.kind = WORLD_HAPPENED_ANSWER, .player = 1, .answer = {.choice = 2, .right = 2}};
    WorldEvent wrong = {.kind = WORLD_HAPPENED_ANSWER, .player = 1, .answer = {.choice = 0, .right = 2}};
    WorldEvent run = {.kind = WORLD_HAPPENED_RUN, .player = 1, .run = {.first = 2, .length = 3, .fields = 2}};
    WorldEvent walk = {.kind = WORLD_HAPPENED_FIGURINE, .player = 1, .step = {.from = 4, .aimed = 9, .to = 9}};
    WorldEvent jump = {.kind = WORLD_HAPPENED_FIGURINE, .player = 1, .step = {.from = 4, .aimed = 8, .to = 9}};
    WorldEvent sent = walk;
    sent.step.why = WORLD_WHY_LAST_STAGE;
    WorldEvent back = {.kind = WORLD_HAPPENED_FIGURINE, .player = 1, .step = {.from = 4, .aimed = 2, .to = 2}};
    WorldEvent turn = {.kind = WORLD_HAPPENED_TURN, .player = 1};
    check_feelings(right, GLAD, NOT, NOT);
    check_feelings(wrong, SAD, NOT, NOT);
    check_feelings(run, GLAD, NOT, NOT);
    check_feelings(walk, NOT, NOT, NOT);
    check_feelings(jump, GLAD, SAD, NOT);
    check_feelings(back, SAD, NOT, NOT);
    check_feelings(sent, GLAD, NOT, NOT);
    check_feelings(turn, NOT, NOT, NOT);
}
END_TEST

static WorldEvent handed_on(WorldCard card, int from, int to) {
    return (WorldEvent){.kind = WORLD_HAPPENED_CARD,
                        .player = WORLD_NOBODY,
                        .card = {card, {WORLD_PILE_ROW, (uint8_t)from, 0}, {WORLD_PILE_ROW, (uint8_t)to, 0}}};
}

/* Three players; player 1 has played that card, to rows that begin with a joker, 30 and 20, and of which 2, 3 and 2
 * cards are in order. */
static void check_moods(WorldEventCard card, WorldEvent event, FigurinePose first, FigurinePose own,
                        FigurinePose last) {
    const WorldView view = {.players = 3,
                            .seat = {{.row = {0, 9, 8, 7}}, {.row = {30, 40, 50, 7}}, {.row = {20, 40, 8, 7}}}};
    ck_assert_int_eq(feeling_about_rows(&event, &view, card, 1, 0), first);
    ck_assert_int_eq(feeling_about_rows(&event, &view, card, 1, 1), own);
    ck_assert_int_eq(feeling_about_rows(&event, &view, card, 1, 2), last);
}

START_TEST(victims_of_an_event_show_it) {
    const FigurinePose NOT = FIGURINE_STANDS, GLAD = FIGURINE_CHEERS, SAD = FIGURINE_IS_SAD;
    WorldEvent shifted = {.kind = WORLD_HAPPENED_SEATS_SHIFTED, .player = WORLD_NOBODY};
    WorldEvent named = {.kind = WORLD_HAPPENED_AWAITING, .player = 2, .awaiting = {.kind = WORLD_AWAITING_SWAP}};
    check_moods(WORLD_EVENT_TRADE, handed_on(20, 2, 1), NOT, GLAD, SAD);
    check_moods(WORLD_EVENT_TRADE, handed_on(30, 1, 2), NOT, GLAD, SAD);
    check_moods(WORLD_EVENT_PASS_LEFT, handed_on(0, 0, 1), NOT, GLAD, NOT);
    check_moods(WORLD_EVENT_PASS_LEFT, handed_on(30, 1, 2), NOT, NOT, SAD);
    check_moods(WORLD_EVENT_PASS_LEFT, handed_on(20, 2, 0), SAD, NOT, NOT);
    check_moods(WORLD_EVENT_SHIFT_SEATS, shifted, GLAD, SAD, NOT);
    check_moods(WORLD_EVENT_MAKE_SWAP, named, NOT, NOT, SAD);
    check_moods(WORLD_EVENT_ALL_SWAP, named, NOT, NOT, NOT);
    check_moods(WORLD_EVENT_TAKE_TWO, (WorldEvent){.kind = WORLD_HAPPENED_TURN, .player = 1}, NOT, NOT, NOT);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("question");
    TCase *cases = tcase_create("question");
    tcase_add_test(cases, who_is_asked_thinks_and_then_shows_how_it_went);
    tcase_add_test(cases, as_many_beads_as_spaces_fly_to_who_was_asked);
    tcase_add_test(cases, it_moves_until_everything_is_there_and_the_last_bead_has_landed);
    tcase_add_test(cases, what_began_long_ago_is_all_there);
    tcase_add_test(cases, nobody_stands_in_front_of_an_answer);
    tcase_add_test(cases, faces_show_what_happens_to_whom);
    tcase_add_test(cases, victims_of_an_event_show_it);
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
