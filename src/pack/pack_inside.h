/* Shared by pack.c and boards.c. */
#ifndef PACK_PACK_INSIDE_H
#define PACK_PACK_INSIDE_H

#include "data/json.h"
#include "pack/box.h"
#include "pack/pack.h"

/* A file as it was read. */
typedef struct PackText {
    char *json;
    size_t length;
} PackText;

struct Pack {
    PackHead head;
    PackText text[PACK_LANGUAGES_MAX]; /* by language: the questions, or a translation of them */
    PackText board[PACK_BOARDS_MAX];   /* by their place in the head */
    char alone[QUESTION_ID_MAX + 1];   /* the only question to be asked; "": all are */
    int sharers;                       /* besides the first owner */
};

/* box.c: all of it and a line's end, or the file stays as it was. */
void pack_write_file(const char *folder, const char *name, const char *text, DataError *error);

/* pack.c: without the mark that an editor may have put before it. */
void pack_read_text(PackBox *box, const char *file, PackText *text, DataError *error);

/* boards.c: "boards/acme-tour.json" */
void pack_board_file(const PackBoard *board, char out[PACK_FILE_BYTES]);

/* boards.c: what pack.json says of them, once name and languages are known; then the files. */
void pack_list_boards(const JsonPlace *root, PackHead *head);
void pack_read_boards(PackBox *box, Pack *pack, DataError *error);

#endif
