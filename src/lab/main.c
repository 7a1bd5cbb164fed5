/* schott-lab: the rules without a window. */
#include "ai/level.h"
#include "base/brand.h"
#include "lab/lab.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "schott-lab: the game engines of " BRAND " and Best Path without a UI\n"
    "\n"
    "  schott-lab engine              reads commands, one JSON object per line, and answers each with one\n"
    "  schott-lab simulate --players LEVEL,LEVEL[,..] [--games N] [--seed S] [--track NAME|FILE]\n"
    "                      [--quiz-rate P] [--no-events] [--json]\n"
    "  schott-lab simulate --game path --players LEVEL[,LEVEL..] [--games N] [--seed S]\n"
    "                      [--board NAME|FILE] [--json]\n"
    "                                 plays whole games between computers and prints statistics\n"
    "  schott-lab replay FILE         replays a recorded game and checks that it ends with the recorded hash\n"
    "  schott-lab bench [--game path] [--actions N] [--seed S]\n"
    "                                 measures the speed of the engine with random legal moves\n"
    "  schott-lab check-pack PACK     checks a question pack (a folder or a zip file) and reports mistakes and\n"
    "                                 anything worth a second look\n"
    "  schott-lab pack-from-csv TABLE.csv FOLDER\n"
    "                                 converts a CSV file saved from a spreadsheet into the question files of a pack\n"
    "  schott-lab pack-to-csv PACK TABLE.csv\n"
    "                                 writes a pack's questions to a CSV file for a spreadsheet\n"
    "  schott-lab pack-manifest FOLDER\n"
    "                                 writes manifest.json, which is signed for a fleet, into a pack's folder\n"
    "  schott-lab --help | --version\n"
    "\n"
    "Defaults: 100 games, 5000000 actions, seed 1, the classic track or board.\n"
    "--assets DIR (engine, simulate, bench, check-pack) sets the folder with boards and questions. The default is\n"
    "$SCHOTT_WORLD_ASSETS, then assets/ next to the program, then ../share/schott-world relative to it.\n"
    "For --track and --board, FILE is a board file. --quiz-rate P is the probability of a right answer, from 0 to 1;\n"
    "the default is each level's own.\n"
    "World: players change seats from game to game; seat 0 starts the first stage. With --no-events, every stage is\n"
    "dealt with its event cards already played. Exchanges per completed row are those of the winner of each stage.\n"
    "Best Path: each seat has each of the four start cells in turn. A shared win counts as half. With one player,\n"
    "totals over 40 are counted instead of wins.\n"
    "Exit status: 0 success, 1 failure, 2 usage error.\n";

typedef struct Subcommand {
    const char *name;
    int (*run)(const char *program, int count, char **arguments);
} Subcommand;

static const Subcommand subcommands[] = {
    {"engine", lab_engine},           {"simulate", lab_simulate},
    {"replay", lab_replay},           {"bench", lab_bench},
    {"check-pack", lab_check_pack},   {"pack-from-csv", lab_pack_from_csv},
    {"pack-to-csv", lab_pack_to_csv}, {"pack-manifest", lab_pack_manifest},
};

static void print_help(void) {
    fputs(help, stdout);
    char names[DATA_NAMES];
    printf("Tracks of World: %s. ", data_names(names, board_names, BOARD_NAMES));
    printf("Boards of Best Path: %s.\n", data_names(names, path_board_names, PATH_BOARD_NAMES));
    fputs("Levels, weakest first:", stdout);
    for (int i = 0; i < AI_LEVELS; i++) {
        printf("%s %s", i > 0 ? "," : "", ai_level_names[ai_level_of_strength(i)]);
    }
    puts(".");
}

static int run(int count, char **arguments) {
    if (count < 2) {
        return lab_wrong_usage("missing command; see schott-lab --help.");
    }
    const char *name = arguments[1];
    bool asks_help = strcmp(name, "--help") == 0;
    if (asks_help || strcmp(name, "--version") == 0) {
        if (count > 2) {
            return lab_wrong_usage("%s takes no arguments such as \"%.60s\".", name, arguments[2]);
        }
        if (asks_help) {
            print_help();
        } else {
            puts("schott-lab " LAB_VERSION);
        }
        return LAB_DONE;
    }
    for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; i++) {
        if (strcmp(name, subcommands[i].name) == 0) {
            return subcommands[i].run(arguments[0], count - 2, arguments + 2);
        }
    }
    return lab_wrong_usage("unknown command \"%.60s\"; see schott-lab --help.", name);
}

int main(int count, char **arguments) {
    int status = run(count, arguments);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fputs("schott-lab: cannot write the output.\n", stderr);
        return LAB_FAILED;
    }
    return status;
}
