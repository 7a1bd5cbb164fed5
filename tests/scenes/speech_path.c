#include "speech_path.h"

#include "games/path/scenes/path_end_inside.h"
#include "games/path/scenes/table.h"

Speech *speech_of_path(void *state) {
    return &((PathTable *)state)->speech;
}

Speech *speech_of_path_end(void *state) {
    return &((Ending *)state)->speech;
}
