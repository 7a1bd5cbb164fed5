/* Best Path's scenes apart from World's: the tables of both have parts of the same name. */
#ifndef TESTS_SCENES_SPEECH_PATH_H
#define TESTS_SCENES_SPEECH_PATH_H

#include "scenes/table/speech.h"

Speech *speech_of_path(void *state);
Speech *speech_of_path_end(void *state);

#endif
