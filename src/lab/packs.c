/* schott-lab check-pack, pack-from-csv and pack-to-csv: for who makes a pack (docs/packs.md). */
#include "base/memory.h"
#include "data/file.h"
#include "games/world/data/own_board.h"
#include "lab/lab.h"
#include "lab/options.h"
#include "pack/boards.h"
#include "pack/manifest.h"
#include "pack/table.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- checking ----------------------------------------------------------------------------------------------------- */

/* What is no mistake and yet worth a look. */
typedef struct Notes {
    int count;
} Notes;

static void note(Notes *notes, const char *format, ...) DATA_FORMAT(2, 3);

static void note(Notes *notes, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    printf("- ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    notes->count++;
}

static void print_counts(const Questions *bank) {
    int topic[QUESTION_TOPICS] = {0}, difficulty[QUESTION_DIFFICULTIES] = {0};
    for (int i = 0; i < bank->count; i++) {
        const Question *question = &bank->list[i];
        topic[question->topic] += !question->retired;
        difficulty[question->difficulty - 1] += !question->retired;
    }
    printf("Topics:");
    for (int i = 0; i < QUESTION_TOPICS; i++) {
        printf("%s %s %d", i > 0 ? "," : "", question_topic_names[i], topic[i]);
    }
    printf(".\nDifficulty");
    for (int i = 0; i < QUESTION_DIFFICULTIES; i++) {
        printf("%s %d: %d", i > 0 ? "," : "", i + 1, difficulty[i]);
    }
    puts(".");
}

static bool speaks(const char *assets, const char *language) {
    char name[64];
    snprintf(name, sizeof name, "questions.%s.json", language);
    char *path = file_join(assets, name);
    bool is_there = strcmp(language, "en") == 0 || file_exists(path);
    free(path);
    return is_there;
}

/* Those the game's own questions are in. */
static void note_languages(Notes *notes, const PackHead *head, const char *assets) {
    static const char *const known[] = {"en", "de", "fr", "it", "id", "zh_CN"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (pack_find_language(head, known[i]) < 0 && speaks(assets, known[i])) {
            note(notes, "There are no questions in %s: players who use it get them in %s.", known[i],
                 head->language[0]);
        }
    }
    for (int i = 0; i < head->languages; i++) {
        if (!speaks(assets, head->language[i])) {
            note(notes, "The game does not speak %s, so nobody will read %s in it.", head->language[i], head->title);
        }
    }
}

/* Cities of all boards. */
static bool is_on_a_board(Board *const *boards, int count, const char *city) {
    for (int i = 0; i < count; i++) {
        for (int field = 0; field <= boards[i]->track.goal; field++) {
            if (strcmp(boards[i]->field[field].site.city, city) == 0) {
                return true;
            }
        }
    }
    return false;
}

static void note_sites(Notes *notes, const Questions *bank, Board *const *boards, int count) {
    for (int i = 0; i < bank->count; i++) {
        const Question *question = &bank->list[i];
        if (question->site != NULL && !is_on_a_board(boards, count, question->site)) {
            note(notes, "%s: no board has the site \"%s\".", question->id, question->site);
        }
    }
}

static void note_pictures(Notes *notes, const Board *board, const char *assets) {
    for (int i = 0; i <= board->track.goal; i++) {
        const BoardSite *site = &board->field[i].site;
        char name[128];
        snprintf(name, sizeof name, "art/board/sprites/%s.svg", site->icon);
        char *path = file_join(assets, name);
        if (board->field[i].role != BOARD_PLAIN && !file_exists(path)) {
            note(notes, "%s: there is no picture \"%s\" for %s; it is shown without one.", board->name, site->icon,
                 site->city);
        }
        free(path);
    }
}

enum { BOARDS_MOST = BOARD_NAMES + PACK_BOARDS_EACH };

/* Ours, and behind them the pack's; how many there are. */
static int read_boards(const Pack *pack, const char *assets, Board *boards[BOARDS_MOST], DataError *error) {
    const char *names[BOARDS_MOST];
    int count = pack_board_names(pack, PACK_WORLD, board_names, BOARD_NAMES, names);
    for (int i = 0; i < count; i++) {
        size_t length;
        const char *text = pack_world_board(pack, names[i], &length);
        boards[i] = memory_new(sizeof *boards[i]);
        if (text != NULL) {
            own_board_read(boards[i], text, length, names[i], error);
        } else {
            board_load_named(boards[i], assets, names[i], WORLD_PLAYERS_MIN, error);
        }
    }
    return count;
}

static void print_boards(const PackHead *head, Board *const *boards) {
    int world = BOARD_NAMES;
    for (int i = 0; i < head->boards; i++) {
        const PackBoard *board = &head->board[i];
        printf("%s%s (%s, ", i > 0 ? ", " : "Boards: ", board->title[0], board->name);
        if (board->game == PACK_WORLD) {
            printf("World, %d spaces)", boards[world++]->track.goal);
        } else {
            printf("Best Path)");
        }
    }
    printf(head->boards > 0 ? ".\n" : "");
}

static void note_questions(Notes *notes, const Questions *bank) {
    int easy = 0;
    for (int i = 0; i < bank->count; i++) {
        const Question *question = &bank->list[i];
        int of_set = 0;
        for (int other = 0; other < bank->count && question->set != NULL; other++) {
            const char *set = bank->list[other].set;
            of_set += set != NULL && strcmp(set, question->set) == 0;
        }
        easy += !question->retired && question->difficulty == 1;
        if (of_set == 1) {
            note(notes, "%s: the set \"%s\" has no other question.", question->id, question->set);
        }
        if (!question_is_sourced(question)) {
            note(notes, "%s: nobody has noted where its answer can be looked up.", question->id);
        }
    }
    if (easy == 0) {
        note(notes, "No question has difficulty 1, so children get none of them.");
    }
}

/* Characters, not bytes. */
static int letters(const char *text) {
    int count = 0;
    for (; *text != '\0'; text++) {
        count += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return count;
}

typedef struct Lengths {
    int question, answer, explanation;
} Lengths;

static Lengths lengths_of(const QuestionText *text) {
    Lengths found = {.question = letters(text->question), .explanation = letters(text->explanation)};
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        int answer = letters(text->answer[i]);
        found.answer = answer > found.answer ? answer : found.answer;
    }
    return found;
}

/* Of the game's own, which all fit on their cards. */
static Lengths longest(const Questions *ours) {
    Lengths most = {0};
    for (int i = 0; i < ours->count; i++) {
        Lengths one = lengths_of(&ours->list[i].text);
        most.question = one.question > most.question ? one.question : most.question;
        most.answer = one.answer > most.answer ? one.answer : most.answer;
        most.explanation = one.explanation > most.explanation ? one.explanation : most.explanation;
    }
    return most;
}

static void note_length(Notes *notes, const char *id, const char *language, const char *what, int found, int most) {
    if (found > most) {
        note(notes, "%s: %s has %d characters in %s; the longest of the game's own has %d, so it may not fit.", id,
             what, found, language, most);
    }
}

static void note_lengths(Notes *notes, const Questions *bank, const Questions *ours) {
    Lengths most = longest(ours);
    for (int i = 0; i < bank->count; i++) {
        const char *id = bank->list[i].id;
        Lengths one = lengths_of(&bank->list[i].text);
        note_length(notes, id, bank->language, "the question", one.question, most.question);
        note_length(notes, id, bank->language, "an answer", one.answer, most.answer);
        note_length(notes, id, bank->language, "the explanation", one.explanation, most.explanation);
    }
}

/* In each language beside ours in the same one; a language that we don't speak is as long as English at most. */
static void note_texts(Notes *notes, const Pack *pack, const char *assets, DataError *error) {
    const PackHead *head = pack_head(pack);
    for (int i = 0; i < head->languages && !data_failed(error); i++) {
        char name[64];
        snprintf(name, sizeof name, "questions.%s.json", head->language[i]);
        char *english = file_join(assets, "questions.json"), *translated = file_join(assets, name);
        Questions *ours = questions_load(english, error), *bank = pack_questions(pack, head->language[i]);
        if (ours != NULL && file_exists(translated)) {
            questions_load_translation(ours, translated, error);
        }
        snprintf(bank->language, sizeof bank->language, "%s", head->language[i]);
        if (!data_failed(error)) {
            note_lengths(notes, bank, ours);
        }
        questions_free(ours);
        questions_free(bank);
        free(english);
        free(translated);
    }
}

static void check(const Pack *pack, const LabAssets *assets, DataError *error) {
    const PackHead *head = pack_head(pack);
    if (!pack_join(pack, assets->questions, head->language[0], error)) {
        return;
    }
    Questions *bank = pack_questions(pack, head->language[0]);
    Notes notes = {0};
    printf("%s (%s), version %d: %d questions, %s.\n", head->title, head->name, head->version, bank->count,
           head->is_instead ? "asked instead of the game's own" : "asked among the game's own");
    print_counts(bank);
    Board *boards[BOARDS_MOST];
    int count = read_boards(pack, assets->folder, boards, error);
    print_boards(head, boards);
    puts("Worth a look:");
    note_languages(&notes, head, assets->folder);
    note_sites(&notes, bank, boards, count);
    for (int i = 0; i < count; i++) {
        if (i >= BOARD_NAMES) {
            note_pictures(&notes, boards[i], assets->folder);
        }
        free(boards[i]);
    }
    note_questions(&notes, bank);
    note_texts(&notes, pack, assets->folder, error);
    puts(notes.count == 0 ? "- nothing.\nThe pack can be played." : "The pack can be played.");
    questions_free(bank);
}

int lab_check_pack(const char *program, int count, char **arguments) {
    const char *path = NULL, *folder = NULL;
    const LabOption options[] = {{"--assets", &folder, NULL}};
    if (!lab_options("check-pack", count, arguments, options, 1, &path)) {
        return LAB_WRONG_USAGE;
    }
    if (path == NULL) {
        return lab_wrong_usage("check-pack needs a pack: a folder or a zip.");
    }
    DataError error = {0};
    LabAssets assets;
    if (!lab_assets_load(&assets, folder, program, &error)) {
        return lab_failed(&error);
    }
    Pack *pack = pack_open(path, &error);
    if (pack != NULL) {
        check(pack, &assets, &error);
    }
    pack_free(pack);
    lab_assets_free(&assets);
    return data_failed(&error) ? lab_failed(&error) : LAB_DONE;
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* Two files and nothing else. */
static bool has_two(int count, char **arguments) {
    return count == 2 && strncmp(arguments[0], "--", 2) != 0 && strncmp(arguments[1], "--", 2) != 0;
}

int lab_pack_from_csv(const char *program, int count, char **arguments) {
    (void)program;
    if (!has_two(count, arguments)) {
        return lab_wrong_usage("pack-from-csv needs a table and the folder of a pack.");
    }
    DataError error = {0};
    Pack *pack = table_to_pack(arguments[0], arguments[1], &error) ? pack_open(arguments[1], &error) : NULL;
    if (pack != NULL) {
        Questions *bank = pack_questions(pack, pack_head(pack)->language[0]);
        printf("%s now has the %d questions of %s.\n", arguments[1], bank->count, arguments[0]);
        questions_free(bank);
    }
    pack_free(pack);
    return data_failed(&error) ? lab_failed(&error) : LAB_DONE;
}

static void write_table(const Pack *pack, const char *path, DataError *error) {
    FILE *out = fopen(path, "wb");
    bool is_written = out != NULL && table_from_pack(pack, out);
    is_written = out != NULL && fclose(out) == 0 && is_written;
    if (!is_written) {
        data_fail(error, "%s cannot be written.", path);
    }
}

int lab_pack_to_csv(const char *program, int count, char **arguments) {
    (void)program;
    if (!has_two(count, arguments)) {
        return lab_wrong_usage("pack-to-csv needs a pack and the name of a table.");
    }
    DataError error = {0};
    Pack *pack = pack_open(arguments[0], &error);
    if (pack != NULL) {
        write_table(pack, arguments[1], &error);
    }
    pack_free(pack);
    return data_failed(&error) ? lab_failed(&error) : LAB_DONE;
}

int lab_pack_manifest(const char *program, int count, char **arguments) {
    (void)program;
    if (count != 1 || strncmp(arguments[0], "--", 2) == 0) {
        return lab_wrong_usage("pack-manifest needs the folder of a pack.");
    }
    DataError error = {0};
    int files = pack_write_manifest(arguments[0], &error);
    if (files == 0) {
        return lab_failed(&error);
    }
    printf("%s/manifest.json lists %d files. Sign it: minisign -Sm %s/manifest.json\n", arguments[0], files,
           arguments[0]);
    return LAB_DONE;
}
