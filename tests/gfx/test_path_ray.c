/* Rays of Best Path, compared with what the generators of the pictures draw (path_ray.py). */
#include "gfx/path_ray.h"
#include "tests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Example {
    const char *name;
    char *(*draw)(const PathRay *ray);
    PathLight light;
    float thick;
    uint8_t count, cells[9];
} Example;

static const Example EXAMPLES[] = {
    {"flask_settled", path_ray_settled, PATH_LIGHT_FLASK, 1, 9, {0, 1, 6, 12, 11, 18, 26, 27, 36}},
    {"lens_settled", path_ray_settled, PATH_LIGHT_LENS, 1.25f, 2, {30, 31}},
    {"vial_settled", path_ray_settled, PATH_LIGHT_VIAL, 1, 5, {60, 59, 53, 54, 47}},
    {"fibre_settled", path_ray_settled, PATH_LIGHT_FIBRE, 1.5f, 7, {4, 10, 17, 25, 34, 33, 32}},
    {"flask_draft", path_ray_draft, PATH_LIGHT_FLASK, 1, 2, {30, 31}},
    {"lens_draft", path_ray_draft, PATH_LIGHT_LENS, 1, 5, {40, 31, 22, 21, 13}},
    {"vial_draft", path_ray_draft, PATH_LIGHT_VIAL, 1.25f, 6, {0, 5, 11, 18, 26, 35}},
    {"fibre_draft", path_ray_draft, PATH_LIGHT_FIBRE, 1, 3, {60, 55, 54}},
};

static char *read_expected(const char *name) {
    char path[512], *text = calloc(1, 1 << 16);
    snprintf(path, sizeof path, "%s/%s.svg", getenv("PATH_RAYS"), name);
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s is missing", path);
    ck_assert_uint_gt(fread(text, 1, (1 << 16) - 1, file), 0);
    fclose(file);
    return text;
}

START_TEST(a_ray_is_drawn_as_the_generator_draws_it) {
    const Example *example = &EXAMPLES[_i];
    PathRay ray = {example->light, example->cells, example->count, example->thick};
    char *drawn = example->draw(&ray), *expected = read_expected(example->name);
    size_t same = 0;
    while (drawn[same] != '\0' && drawn[same] == expected[same]) {
        same++;
    }
    ck_assert_msg(drawn[same] == expected[same], "%s differs at byte %zu: \"%.40s\", expected \"%.40s\"", example->name,
                  same, drawn + same, expected + same);
    free(drawn);
    free(expected);
}
END_TEST

/* From one end of the board to the other in the longest line there is: all of its cells. */
START_TEST(a_ray_may_run_through_all_cells) {
    uint8_t cells[PATH_RAY_CELLS];
    static const int ROW[] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    int count = 0, first = 0;
    for (int row = 0; row < 9; first += ROW[row++]) {
        for (int i = 0; i < ROW[row]; i++) {
            cells[count++] = (uint8_t)(row % 2 == 0 ? first + i : first + ROW[row] - 1 - i);
        }
    }
    ck_assert_int_eq(count, PATH_RAY_CELLS);
    PathRay ray = {PATH_LIGHT_VIAL, cells, count, 1};
    char *settled = path_ray_settled(&ray), *draft = path_ray_draft(&ray);
    ck_assert_ptr_nonnull(strstr(settled, "</svg>"));
    ck_assert_ptr_nonnull(strstr(draft, "</svg>"));
    free(settled);
    free(draft);
}
END_TEST

START_TEST(cells_lie_where_the_board_has_them) {
    PathPlace middle = path_ray_middle(30), first = path_ray_middle(0), last = path_ray_middle(60);
    ck_assert_double_eq_tol(middle.x, PATH_RAY_WIDTH / 2., 1e-9);
    ck_assert_double_eq_tol(middle.y, PATH_RAY_HEIGHT / 2., 1e-9);
    ck_assert_double_eq_tol(first.x + last.x, PATH_RAY_WIDTH, 1e-9);
    ck_assert_double_eq_tol(first.y + last.y, PATH_RAY_HEIGHT, 1e-9);
    ck_assert_double_eq_tol(first.y, 150, 1e-9);
}
END_TEST

Suite *path_ray_suite(void) {
    Suite *suite = suite_create("path ray");
    TCase *rays = tcase_create("rays");
    tcase_add_loop_test(rays, a_ray_is_drawn_as_the_generator_draws_it, 0, sizeof EXAMPLES / sizeof *EXAMPLES);
    tcase_add_test(rays, a_ray_may_run_through_all_cells);
    tcase_add_test(rays, cells_lie_where_the_board_has_them);
    suite_add_tcase(suite, rays);
    return suite;
}
