/* schott-lab simulate --game path with the levels and with players that are none: a child's stand-in and those boards
 * are measured by. path-simulate --players expert,reference --games 100 --board spiral */
#include "ai/level.h"
#include "games/path/lab/commands.h"
#include "trial.h"

#include <string.h>

int main(int count, char **arguments) {
    static const LabPathLevel others[] = {
        {"child", child_choose}, {"greedy", greedy_choose}, {"light", light_choose}, {"reference", reference_choose}};
    enum { OTHERS = sizeof others / sizeof *others };
    LabPathLevel players[AI_LEVELS + OTHERS];
    memcpy(players, lab_path_levels, sizeof lab_path_levels);
    memcpy(players + AI_LEVELS, others, sizeof others);
    return lab_path_simulate_levels(players, AI_LEVELS + OTHERS, arguments[0], count - 1, arguments + 1);
}
