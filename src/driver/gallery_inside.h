/* Shared by the gallery's files: sheets, which are pages of a fixed size in pixels. Captions are file names and
 * identifiers, for artists and developers; they are not translated. */
#ifndef DRIVER_GALLERY_INSIDE_H
#define DRIVER_GALLERY_INSIDE_H

#include "gfx/paint.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "shell/app.h"

typedef struct Sheet {
    App *app;
    Gfx *gfx;
    float width, height;
} Sheet;

typedef struct Page {
    const char *name; /* of the file */
    int width, height;
    void (*draw)(const Sheet *sheet); /* over the table */
} Page;

/* Each ends with an entry without a name. */
extern const Page GALLERY_PICTURES[], GALLERY_PATH[], GALLERY_PATH_TABLE[], GALLERY_STYLES[], GALLERY_WIDGETS[];

/* Places one after the other, from left to right and from top to bottom. */
typedef struct Grid {
    float x, y, width, height; /* of the first cell */
    int columns, next;
} Grid;

Rect grid_next(Grid *grid);

void sheet_caption(const Sheet *sheet, const char *text, Rect box);
void sheet_heading(const Sheet *sheet, const char *text, float x, float y);

/* Beside a sheet that has been saved, the same as seen without cones of one kind, and without colour. */
bool gallery_save_sights(const char *path);

/* Games that were played, as if by people. */
struct Store;
void gallery_fill_store(struct Store *store);

#endif
