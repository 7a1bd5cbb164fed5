/* What is told of a player beside a board. For drawing: times are those of the frame. */
#ifndef GAMES_PATH_SCENES_TABLE_FACE_H
#define GAMES_PATH_SCENES_TABLE_FACE_H

#include "games/path/scenes/table.h"

/* Words last as long as the face they are on. */
typedef struct FaceWords {
    char note[PATH_WORDS_MAX], round[PATH_WORDS_MAX], left[PATH_WORDS_MAX];
} FaceWords;

SeatFace path_table_face(const PathTable *table, int player, const WindowLook *look, FaceWords *words);
KeyFace path_table_key_face(const PathTable *table, int player, SeatKey key, const Ui *ui);

/* "Round 3 of 15", and the seconds left where there is a limit. */
void path_table_round_words(const PathTable *table, char out[PATH_WORDS_MAX]);

/* The seconds alone; "" where nobody's time runs. */
void path_table_clock_words(const PathTable *table, char out[PATH_WORDS_MAX]);

/* "4 tiles · +10": the line that is being revealed, or was drawn last; "" before the first. */
void path_table_line_words(const PathTable *table, int player, char out[PATH_WORDS_MAX]);

/* The cards that lie face down, in the order of the board: when they come nobody knows. */
int path_table_to_come(const PathTable *table, const PathCard *card[PATH_CARDS]);

double path_table_reveal_ms(const PathTable *table);
PathLight path_table_light(const PathTable *table, int player);

/* One board that is passed round: who looks at it next does not see what others have closed with. */
bool path_table_is_hidden(const PathTable *table, int player);

#endif
