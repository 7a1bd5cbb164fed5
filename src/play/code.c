#include "play/code.h"

#include "base/brand.h"
#include "i18n/i18n.h"

#include <ctype.h>
#include <string.h>

enum { SIGN_BITS = 4, GROUP = 4, SEED_BITS = 22, LISTED_BOARDS = 4, CHECKS_MOST = 2 };

/* Saved: never to be changed. */
static const uint64_t MARK = 0x6c617373;

static const char SIGN[] = "2346789KLMRTUWXY";

/* --- what stands in a code ---------------------------------------------------------------------------------------- */

typedef enum Part {
    PART_VERSION, /* 0: the second */
    PART_GAME,
    PART_RULES,
    PART_DATA,
    PART_BOARD,
    PART_PLAYERS, /* less one */
    PART_STARTER,
    PART_LEVEL,
    PART_HOUSE,
    PART_SEED,
    PARTS,
} Part;

typedef struct Form {
    int signs, checks; /* the last ones */
    struct {
        Part part;
        int bits;
    } part[PARTS + 1]; /* from the lowest bits of the first sign on; the last one has no bits */
} Form;

/* Read out: never to be changed. */
static const Form FIRST = {.signs = CODE_SIGNS,
                           .checks = 1,
                           .part = {{PART_GAME, 1},
                                    {PART_RULES, 3},
                                    {PART_DATA, 8},
                                    {PART_BOARD, 2},
                                    {PART_PLAYERS, 2},
                                    {PART_STARTER, 2},
                                    {PART_LEVEL, 2},
                                    {PART_HOUSE, 2},
                                    {PART_SEED, SEED_BITS}}};
static const Form SECOND = {.signs = CODE_SIGNS_MOST,
                            .checks = 2,
                            .part = {{PART_VERSION, 4},
                                     {PART_GAME, 4},
                                     {PART_RULES, 4},
                                     {PART_PLAYERS, 2},
                                     {PART_STARTER, 2},
                                     {PART_LEVEL, 2},
                                     {PART_HOUSE, 2},
                                     {PART_DATA, 14},
                                     {PART_SEED, SEED_BITS}}};

static int bits_of(const Form *form, Part part) {
    for (int i = 0; form->part[i].bits > 0; i++) {
        if (form->part[i].part == part) {
            return form->part[i].bits;
        }
    }
    return 0;
}

/* As much of a digest as fits: each of its bits has a say. */
static uint32_t folded(uint32_t digest, const Form *form) {
    int bits = bits_of(form, PART_DATA);
    uint32_t fold = 0;
    for (; digest != 0; digest >>= bits) {
        fold ^= digest & ((1u << bits) - 1);
    }
    return fold;
}

static const Form *oldest_for(const GameCode *code) {
    bool is_listed = code->game <= CODE_PATH && code->board >= 0 && code->board < LISTED_BOARDS;
    return is_listed ? &FIRST : &SECOND;
}

/* --- the checks --------------------------------------------------------------------------------------------------- */

/* In the field of sixteen elements, by x^4 + x + 1. */
static unsigned times(unsigned one, unsigned other) {
    unsigned product = 0;
    for (; other != 0; other >>= 1) {
        product ^= other & 1 ? one : 0;
        one = ((one << 1) ^ (one & 8 ? 0x13u : 0)) & 0xf;
    }
    return product;
}

/* Each place has a weight of its own, no two the same; that of the check itself is 1. */
static uint8_t check_of(const uint8_t sign[], int count) {
    unsigned sum = 0, weight = 2;
    for (int i = 0; i < count; i++, weight = times(weight, 2)) {
        sum ^= times(sign[i], weight);
    }
    return (uint8_t)sum;
}

static void check_first(const uint8_t sign[], uint8_t check[CHECKS_MOST]) {
    check[0] = check_of(sign, CODE_SIGNS - 1);
}

/* All signs add up to nothing, and so they do when each is weighed by its place: any two wrong ones are noticed. */
static void check_second(const uint8_t sign[], uint8_t check[CHECKS_MOST]) {
    enum { DATA = CODE_SIGNS_MOST - CHECKS_MOST, LAST = CODE_SIGNS_MOST - 1 };
    unsigned sum = 0, weighed = 0;
    for (unsigned i = 0; i < DATA; i++) {
        sum ^= sign[i];
        weighed ^= times(sign[i], i);
    }
    check[0] = (uint8_t)(weighed ^ times(sum, LAST)); /* the weights of the last two places differ by 1 */
    check[1] = (uint8_t)(sum ^ check[0]);
}

static void check_signs(const Form *form, const uint8_t sign[], uint8_t check[CHECKS_MOST]) {
    if (form == &FIRST) {
        check_first(sign, check);
    } else {
        check_second(sign, check);
    }
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static void values_of(const GameCode *code, const Form *form, uint32_t value[PARTS]) {
    value[PART_VERSION] = 0;
    value[PART_GAME] = (uint32_t)code->game;
    value[PART_RULES] = (uint32_t)code->rules;
    value[PART_DATA] = folded(code->data, form);
    value[PART_BOARD] = (uint32_t)code->board;
    value[PART_PLAYERS] = (uint32_t)code->players - 1;
    value[PART_STARTER] = (uint32_t)code->starter;
    value[PART_LEVEL] = (uint32_t)code->level;
    value[PART_HOUSE] = code->house;
    value[PART_SEED] = code->seed;
}

static void write_signs(const Form *form, const uint32_t value[PARTS], uint8_t sign[CODE_SIGNS_MOST]) {
    uint64_t bits = 0;
    int count = 0;
    for (int i = 0; form->part[i].bits > 0; i++) {
        uint64_t part = value[form->part[i].part] & ((1u << form->part[i].bits) - 1);
        bits |= part << count;
        count += form->part[i].bits;
    }
    int data = form->signs - form->checks;
    for (int i = 0; i < data; i++) {
        sign[i] = (uint8_t)(bits >> SIGN_BITS * i & 0xf);
    }
    check_signs(form, sign, sign + data);
}

/* In groups. */
static void show_signs(const uint8_t sign[], int count, char *out) {
    int at = 0;
    for (int i = 0; i < count; i++) {
        if (i > 0 && i % GROUP == 0) {
            out[at++] = ' ';
        }
        out[at++] = SIGN[sign[i]];
    }
    out[at] = '\0';
}

void code_write(const GameCode *code, char out[CODE_BYTES]) {
    uint8_t sign[CODE_SIGNS_MOST];
    uint32_t value[PARTS];
    const Form *form = oldest_for(code);
    values_of(code, form, value);
    write_signs(form, value, sign);
    show_signs(sign, form->signs, out);
}

void code_number_write(uint32_t number, char out[CODE_NUMBER_BYTES]) {
    uint8_t sign[CODE_NUMBER_SIGNS];
    for (int i = 0; i < CODE_NUMBER_SIGNS - 1; i++) {
        sign[i] = (uint8_t)(number >> SIGN_BITS * i & 0xf);
    }
    sign[CODE_NUMBER_SIGNS - 1] = check_of(sign, CODE_NUMBER_SIGNS - 1);
    show_signs(sign, CODE_NUMBER_SIGNS, out);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static GameCode code_of(const Form *form, const uint32_t value[PARTS]) {
    return (GameCode){.version = form == &FIRST ? 1 : 2,
                      .game = (CodeGame)value[PART_GAME],
                      .rules = (int)value[PART_RULES],
                      .data = value[PART_DATA],
                      .board = form == &FIRST ? (int)value[PART_BOARD] : -1,
                      .players = (int)value[PART_PLAYERS] + 1,
                      .starter = (int)value[PART_STARTER],
                      .level = (int)value[PART_LEVEL],
                      .house = value[PART_HOUSE],
                      .seed = value[PART_SEED]};
}

/* False: they are no code. */
static bool read_values(const Form *form, const uint8_t sign[CODE_SIGNS_MOST], uint32_t value[PARTS]) {
    uint8_t check[CHECKS_MOST] = {0};
    int data = form->signs - form->checks;
    uint64_t bits = 0;
    check_signs(form, sign, check);
    for (int i = 0; i < data; i++) {
        bits |= (uint64_t)sign[i] << SIGN_BITS * i;
    }
    for (int i = 0; form->part[i].bits > 0; i++) {
        value[form->part[i].part] = (uint32_t)(bits & ((1u << form->part[i].bits) - 1));
        bits >>= form->part[i].bits;
    }
    return memcmp(check, sign + data, (size_t)form->checks) == 0;
}

/* How many signs there are, with what stands between them left out; -1: one that no code has. */
static int read_signs(const char *text, uint8_t sign[CODE_SIGNS_MOST]) {
    int count = 0;
    for (; *text != '\0'; text++) {
        if (*text == ' ' || *text == '-') {
            continue;
        }
        const char *found = strchr(SIGN, toupper((unsigned char)*text));
        if (found == NULL) {
            return -1;
        }
        if (count < CODE_SIGNS_MOST) {
            sign[count] = (uint8_t)(found - SIGN);
        }
        count++;
    }
    return count;
}

static bool refuse(PlayError *error, const char *sentence) {
    i18n_copy(error->text, sizeof error->text, sentence);
    return false;
}

/* Of those signs; NULL: so many has none. */
static const Form *form_of(const uint8_t sign[CODE_SIGNS_MOST], int count, PlayError *error) {
    if (count == FIRST.signs) {
        return &FIRST;
    }
    if (count == SECOND.signs) {
        return &SECOND;
    }
    /* No code of version 1 begins as those of version 2 do, until there are eight versions of its rules. */
    bool is_second = count > FIRST.signs && sign[0] == 0;
    i18n_format(error->text, sizeof error->text, tr("A game code has {n} letters and digits."),
                I18N_NUMBER("n", is_second ? SECOND.signs : FIRST.signs));
    return NULL;
}

static bool refuse_mistake(PlayError *error) {
    return refuse(error, tr("There’s a mistake in this code. Please compare it letter by letter."));
}

static bool refuse_version(PlayError *error) {
    return refuse(error, tr("This code comes from another version of the game, with other rules, boards or questions. "
                            "Both tables need the same version."));
}

static bool refuse_game(CodeGame game, PlayError *error) {
    static const char *const NAME[] = {[CODE_WORLD] = BRAND, [CODE_PATH] = "Best Path"};
    if ((size_t)game >= sizeof NAME / sizeof *NAME) {
        return refuse_version(error); /* one that is not in this box */
    }
    i18n_format(error->text, sizeof error->text, tr("This code is for {game}."), I18N_TEXT("game", NAME[game]));
    return false;
}

bool code_read(const char *text, CodeGame game, GameCode *code, PlayError *error) {
    uint8_t sign[CODE_SIGNS_MOST] = {0};
    uint32_t value[PARTS] = {0};
    int count = read_signs(text, sign);
    if (count < 0) {
        i18n_format(error->text, sizeof error->text, tr("A game code only has these letters and digits: {signs}"),
                    I18N_TEXT("signs", SIGN));
        return false;
    }
    const Form *form = form_of(sign, count, error);
    if (form == NULL) {
        return false;
    }
    if (!read_values(form, sign, value)) {
        return refuse_mistake(error);
    }
    if (value[PART_VERSION] != 0) {
        return refuse_version(error);
    }
    *code = code_of(form, value);
    if (code->game != game) {
        return refuse_game(code->game, error);
    }
    return (code->seed != 0 && code->starter < code->players) || refuse_mistake(error);
}

bool code_number_read(const char *text, uint32_t *number) {
    uint8_t sign[CODE_SIGNS_MOST] = {0};
    enum { LAST = CODE_NUMBER_SIGNS - 1 };
    if (read_signs(text, sign) != CODE_NUMBER_SIGNS || check_of(sign, LAST) != sign[LAST]) {
        return false;
    }
    *number = 0;
    for (int i = 0; i < LAST; i++) {
        *number |= (uint32_t)sign[i] << SIGN_BITS * i;
    }
    return true;
}

static const Form *form_read(const GameCode *code) {
    return code->version == 1 ? &FIRST : &SECOND;
}

bool code_is_by_rules(const GameCode *code, int rules) {
    return code->rules == (rules & ((1 << bits_of(form_read(code), PART_RULES)) - 1));
}

int code_board_place(const CodeBoards *boards, const char *name) {
    for (int i = 0; i < boards->listed; i++) {
        if (strcmp(boards->name[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

const char *code_board(const GameCode *code, const CodeBoards *boards, PlayError *error) {
    for (int i = 0; i < boards->count; i++) {
        uint32_t digest;
        if (code->board >= 0 && (code->board != i || i >= boards->listed)) {
            continue;
        }
        if (!boards->digest(boards->context, boards->name[i], &digest, error)) {
            return NULL;
        }
        if (code->data == folded(digest, form_read(code))) {
            return boards->name[i];
        }
    }
    refuse_version(error);
    return NULL;
}

void code_refuse_version(PlayError *error) {
    refuse_version(error);
}

uint32_t code_seed(const PlayHost *host) {
    return (uint32_t)(host->next_seed(host->context) % CODE_SEED_MOST) + 1;
}

uint64_t code_marked(uint32_t seed) {
    return MARK << SEED_BITS | seed;
}

bool code_is_marked(uint64_t recorded, uint32_t *seed) {
    *seed = (uint32_t)(recorded & CODE_SEED_MOST);
    return recorded >> SEED_BITS == MARK && *seed != 0;
}

/* --- digests ------------------------------------------------------------------------------------------------------ */

uint32_t code_digest(uint32_t digest, const void *bytes, size_t count) {
    const uint8_t *byte = bytes;
    for (size_t i = 0; i < count; i++) {
        digest = (digest ^ byte[i]) * 16777619u + 2166136261u;
    }
    return digest;
}

uint32_t code_digest_text(uint32_t digest, const char *text) {
    return code_digest(digest, text != NULL ? text : "", text != NULL ? strlen(text) + 1 : 1);
}
