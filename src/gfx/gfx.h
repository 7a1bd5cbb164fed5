/* Drawing. One Gfx draws into one window. Places are output pixels; sizes that belong to a style (type, radii, line
 * widths) are units, which gfx_set_unit() converts. Everything here and in the other gfx headers is for the main thread
 * alone. Nothing fails visibly: what cannot be drawn is left out and said once on standard error. */
#ifndef GFX_GFX_H
#define GFX_GFX_H

#include "gfx/geometry.h"
#include "platform/video.h"
#include "platform/worker.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Gfx Gfx;

/* NULL: *error says in one sentence what is missing. video and workers must outlive it. */
Gfx *gfx_new(Video *video, Workers *workers, const char **error);
void gfx_free(Gfx *gfx);

/* The size drawn into, and pixels per unit. Changing the unit or the text scale empties the caches of text. */
void gfx_set_unit(Gfx *gfx, float pixels_per_unit);
float gfx_unit(const Gfx *gfx);
void gfx_set_text_scale(Gfx *gfx, float scale); /* the text-size setting: 1, or up to about 1.5 */
float gfx_text_scale(const Gfx *gfx);
/* Asked of each text that is set: whether its language keeps words with a hyphen on one line. NULL: none does. */
void gfx_set_keeps_hyphens(Gfx *gfx, bool (*keeps_hyphens)(void));
Rect gfx_screen(const Gfx *gfx);
bool gfx_is_software(const Gfx *gfx);

/* Requests the next frame, after something visible has changed. */
void gfx_invalidate(Gfx *gfx);
void gfx_redraw(Gfx *gfx); /* the window has lost what it showed */
bool gfx_is_dirty(const Gfx *gfx);

/* Between these two everything is drawn, all of it, every frame: what stands still comes from layers. */
void gfx_begin_frame(Gfx *gfx);
void gfx_end_frame(Gfx *gfx); /* presents and counts the frame, unless it is as the last one was */

/* Milliseconds for animations, set by the loop before draw; between two steps it lies between their times. */
void gfx_set_now(Gfx *gfx, double now_ms);
double gfx_now(const Gfx *gfx);

/* Clips to a rectangle within the current clip; each push needs its pop. */
void gfx_push_clip(Gfx *gfx, Rect clip);
void gfx_pop_clip(Gfx *gfx);

/* Everything drawn until the pop is this much fainter (0 to 1), moved by so many pixels. They nest. */
void gfx_push_alpha(Gfx *gfx, float alpha);
void gfx_pop_alpha(Gfx *gfx);
void gfx_push_offset(Gfx *gfx, float dx, float dy);
void gfx_pop_offset(Gfx *gfx);

/* Everything drawn until the pop stands on its head: turned by half a turn about the middle of this rectangle, for who
 * sits across the table. */
void gfx_push_turn(Gfx *gfx, Rect about);
void gfx_pop_turn(Gfx *gfx);

/* Pictures and text drawn until the pop are turned by so many degrees, clockwise, about a point: a card in a fan. Fills
 * and clips stay as they are. They don't nest. */
void gfx_push_tilt(Gfx *gfx, Point about, float degrees);
void gfx_pop_tilt(Gfx *gfx);

/* What is on the screen now stays in sight over the frames to come, until so much of it is left (1 to 0): each frame
 * has to say it anew. Where nothing has been shown yet there is nothing to keep. */
void gfx_keep_picture(Gfx *gfx);
void gfx_set_kept(Gfx *gfx, float left);
void gfx_disown_picture(Gfx *gfx); /* what is on the screen is not what would be seen by now: never keep it */

/* Textures are gone, or only render targets; they are made again as they are needed. */
void gfx_textures_lost(Gfx *gfx, bool targets_only);

/* Pictures wanted and not yet sharp. */
bool gfx_is_waiting(const Gfx *gfx);

/* Writes what is on the screen to a PNG file. Call it between gfx_begin_frame() and gfx_end_frame(), after drawing.
 * False: *error says why. */
bool gfx_save_png(Gfx *gfx, const char *path, const char **error);

/* How light what is on the screen is: its mean luminance, 0 to 255. To be called as gfx_save_png() is; negative:
 * unknown. */
float gfx_light(Gfx *gfx);

typedef struct GfxCounts {
    unsigned long frames; /* presented since the start */
    size_t texture_bytes;
} GfxCounts;

GfxCounts gfx_counts(const Gfx *gfx);

#endif
