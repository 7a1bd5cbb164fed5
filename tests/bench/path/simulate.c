/* schott-lab simulate --game path with the reference players, which are no levels of the game:
 * path-simulate --players greedy,reference --games 100 --board spiral */
#include "lab/path/commands.h"
#include "trial.h"

int main(int count, char **arguments) {
    static const LabPathLevel players[] = {
        {"greedy", greedy_choose}, {"light", light_choose}, {"reference", reference_choose}};
    return lab_path_simulate_levels(players, 3, arguments[0], count - 1, arguments + 1);
}
