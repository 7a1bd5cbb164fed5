#include "speech_path.h"

#include "scenes/path/path_end_inside.h"
#include "scenes/path/table.h"

Speech *speech_of_path(void *state) {
    return &((PathTable *)state)->speech;
}

Speech *speech_of_path_end(void *state) {
    return &((Ending *)state)->speech;
}
