/* In place of src/lab/games.c. */
#include "data/nim_record.h"
#include "lab/game.h"

extern const LabGame lab_nim;
const LabGame *const lab_games[] = {
    [ENVELOPE_WORLD] = &lab_world, [ENVELOPE_PATH] = &lab_path, [ENVELOPE_NIM] = &lab_nim};
