/* Which games a lab has. Alone in its file: a program with another box defines this itself. */
#include "lab/game.h"

const LabGame *const lab_games[] = {
    [ENVELOPE_WORLD] = &lab_world,
    [ENVELOPE_PATH] = &lab_path,
};
