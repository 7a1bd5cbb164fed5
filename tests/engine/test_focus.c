/* Where keys and pad lead. */
#include "suites.h"

#include "desk.h"
#include "script.h"

#include <string.h>

START_TEST(every_enabled_widget_is_reached_by_arrow_keys) {
    static const char *const KEY[] = {"key Down", "key Right", "key Up", "key Left"};
    static const char *const ID[] = {"desk.note",   "desk.move", "desk.disc",  "desk.toggle", "desk.slider",
                                     "desk.choice", "desk.card", "desk.slot1", "desk.row0",   "desk.row3"};
    bool reached[sizeof ID / sizeof ID[0]] = {false};
    unsigned random = 1;
    for (int i = 0; i < 1500; i++) {
        random = random * 1103515245u + 12345u;
        ok(KEY[(random >> 16) % 4]);
        const char *focused = ui_focused(stack_top_ui(app->stack));
        for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
            reached[k] = reached[k] || strcmp(focused, ID[k]) == 0;
        }
        ck_assert(ui_shows_focus(stack_top_ui(app->stack)));
    }
    for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
        ck_assert_msg(reached[k], "%s is never reached", ID[k]);
    }
}
END_TEST

START_TEST(the_focus_takes_a_list_along) {
    ok("click desk.row0");
    for (int i = 0; i < 12; i++) {
        ok("key Down");
    }
    ck_assert_str_eq(ui_focused(stack_top_ui(app->stack)), "desk.row11");
    ck_assert_ptr_null(widget("desk.row0"));
    ok("key Return");
    ck_assert_int_eq(desk()->last_a, 11);
}
END_TEST

/* Three buttons; which of two others is meant by a key. In units, the window being 1920 by 1080. */
typedef struct Spots {
    const char *because, *key;
    Rect meant, other;
} Spots;

static const Rect FROM = {800, 480, 200, 100};

static const Spots SPOTS[] = {
    {"what lies in the row", "key Right", {1100, 480, 200, 100}, {1010, 640, 200, 100}},
    {"what lies in the row", "key Left", {500, 480, 200, 100}, {590, 320, 200, 100}},
    {"what lies in the column", "key Down", {800, 720, 200, 100}, {1060, 590, 200, 100}},
    {"what lies in the column", "key Up", {800, 240, 200, 100}, {540, 370, 200, 100}},
    {"the middle, not the edge", "key Right", {1040, 480, 200, 100}, {1020, 570, 200, 100}},
    {"the middle, not the edge", "key Down", {800, 640, 200, 100}, {970, 600, 200, 100}},
    {"what is near, if hardly out of line", "key Right", {1020, 500, 200, 100}, {1240, 480, 200, 100}},
    {"what is near, if there is little beside", "key Left", {500, 600, 200, 60}, {100, 480, 200, 100}},
};

static const Spots *spots;

static void spots_build(void *state, App *owner, Ui *ui) {
    static const char *const ID[] = {"spots.from", "spots.other", "spots.meant"};
    const Rect place[] = {FROM, spots->other, spots->meant};
    (void)state;
    for (int i = 0; i < 3; i++) {
        Rect rect = layout_rect(&owner->layout, place[i].x, place[i].y, place[i].w, place[i].h);
        ui_add(ui, &(Widget){.id = ID[i], .rect = rect, .label = ID[i], .act = i + 1});
    }
}

static void spots_handle(void *state, App *owner, const UiEvent *event) {
    (void)state;
    (void)owner;
    (void)event;
}

static void spots_draw(const void *state, const App *owner, const Ui *ui) {
    (void)state;
    (void)owner;
    ui_draw(ui);
}

static const Scene SPOTS_SCENE = {.name = "spots", .build = spots_build, .handle = spots_handle, .draw = spots_draw};

START_TEST(an_arrow_leads_to_what_a_person_means) {
    spots = &SPOTS[_i];
    scene_go(app, &SPOTS_SCENE, NULL, 0);
    ok("wait idle");
    ok("key Tab");
    ck_assert_str_eq(ui_focused(stack_top_ui(app->stack)), "spots.from");
    ok(spots->key);
    const char *focused = ui_focused(stack_top_ui(app->stack));
    ck_assert_msg(strcmp(focused, "spots.meant") == 0, "%s: %s led to %s", spots->because, spots->key, focused);
}
END_TEST

Suite *suite_focus(void) {
    Suite *suite = suite_create("focus");
    TCase *tests = tcase_create("focus");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, script_begin, script_end);
    tcase_add_test(tests, every_enabled_widget_is_reached_by_arrow_keys);
    tcase_add_test(tests, the_focus_takes_a_list_along);
    tcase_add_loop_test(tests, an_arrow_leads_to_what_a_person_means, 0, sizeof SPOTS / sizeof SPOTS[0]);
    suite_add_tcase(suite, tests);
    return suite;
}
