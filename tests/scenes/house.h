/* The whole game without a window, on virtual time, with a store in a folder of its own: what tests of scenes live in.
 */
#ifndef TESTS_SCENES_HOUSE_H
#define TESTS_SCENES_HOUSE_H

#include "core/random.h"
#include "games/world/rules/game.h"
#include "shell/app.h"
#include "shell/scene.h"

#include <stdbool.h>

/* Opens the game; folder: where the store lies, NULL: in memory. */
App *house_open(const char *folder, int width, int height);
void house_close(App *app);

/* A driver's command; whether it was accepted. The printf-like text is one line. */
bool house_do(App *app, const char *format, ...);

/* The same, and the answer, which the caller frees. */
char *house_ask(App *app, const char *format, ...);

/* The name of the scene on top. */
const char *house_scene(const App *app);

/* All there is to read in a part of the window now, each text on a line of its own, in the order it is drawn. What
 * stands still on a layer was read when the layer was painted. Lasts until the next call. */
const char *house_reads(App *app, Rect where);

/* The same texts with where they stand, as far as there is room; how many. */
typedef struct HouseLabel {
    Point middle;
    char text[40];
} HouseLabel;

int house_labels(App *app, Rect where, HouseLabel *label, int most);

/* Whether the last frame has a colour there, or a few pixels off. */
bool house_has_colour(App *app, Point at, Color color);

/* The last frame's mean colour there, and how bright it is: 0 to 255. */
Color house_colour(const App *app, Point at);
float house_light(const App *app, Point at);

/* Fails the test unless these words can be read in the window, or can't. */
void house_sees(App *app, bool is_there, const char *format, ...);

/* Opens a scene alone, and waits until it rests. */
void house_show(App *app, const Scene *scene, const void *argument, size_t size);

/* Begins a game of those names (the first `persons` are people) and plays it to its end, or so many actions (-1: all);
 * everybody plays like a computer. It stays in in_play(app). */
void house_play(App *app, const char *const *names, int players, int persons, const char *board, int actions);

/* As everybody plays there: the next action of the game in in_play(app). */
WorldAction house_choice(const App *app, Random *random);

/* For tests whose house is `app`. */
#define DO(...)        ck_assert_msg(house_do(app, __VA_ARGS__), "line %d", __LINE__)
#define SEES(...)      house_sees(app, true, __VA_ARGS__)
#define SEES_NO(...)   house_sees(app, false, __VA_ARGS__)
#define IN_SCENE(name) ck_assert_str_eq(house_scene(app), name)

#endif
