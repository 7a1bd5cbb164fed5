#include "play/code.h"

#include "i18n/i18n.h"

#include <ctype.h>
#include <string.h>

enum { SIGN_BITS = 4, GROUP = 4, DATA_SIGNS = CODE_SIGNS - 1, RULES_BITS = 3, SEED_BITS = 22 };

/* Saved: never to be changed. */
static const uint64_t MARK = 0x6c617373;

static const char SIGN[] = "2346789KLMRTUWXY";

/* --- the check ---------------------------------------------------------------------------------------------------- */

/* Times x in the field of sixteen elements, by x^4 + x + 1. */
static unsigned times_x(unsigned value) {
    return ((value << 1) ^ (value & 8 ? 0x13u : 0)) & 0xf;
}

/* Each place has a weight of its own, no two the same. */
static unsigned check_of(const uint8_t sign[DATA_SIGNS]) {
    unsigned sum = 0;
    for (int i = 0; i < DATA_SIGNS; i++) {
        unsigned weighed = sign[i];
        for (int power = 0; power <= i; power++) {
            weighed = times_x(weighed);
        }
        sum ^= weighed;
    }
    return sum;
}

/* --- the bits ----------------------------------------------------------------------------------------------------- */

static void put(uint64_t *bits, unsigned value, int count) {
    *bits = *bits << count | (value & ((1u << count) - 1));
}

static unsigned get(uint64_t *bits, int count) {
    unsigned value = (unsigned)(*bits & ((1u << count) - 1));
    *bits >>= count;
    return value;
}

static uint64_t to_bits(const GameCode *code) {
    uint64_t bits = 0;
    put(&bits, (unsigned)code->seed, SEED_BITS);
    put(&bits, code->house, 2);
    put(&bits, (unsigned)code->level, 2);
    put(&bits, (unsigned)code->starter, 2);
    put(&bits, (unsigned)code->players - 1, 2);
    put(&bits, (unsigned)code->board, 2);
    put(&bits, code->data, 8);
    put(&bits, (unsigned)code->rules, RULES_BITS);
    put(&bits, (unsigned)code->game, 1);
    return bits;
}

static GameCode from_bits(uint64_t bits) {
    GameCode code = {0};
    code.game = (CodeGame)get(&bits, 1);
    code.rules = (int)get(&bits, RULES_BITS);
    code.data = (uint8_t)get(&bits, 8);
    code.board = (int)get(&bits, 2);
    code.players = (int)get(&bits, 2) + 1;
    code.starter = (int)get(&bits, 2);
    code.level = (int)get(&bits, 2);
    code.house = get(&bits, 2);
    code.seed = get(&bits, SEED_BITS);
    return code;
}

/* --- writing and reading ------------------------------------------------------------------------------------------ */

void code_write(const GameCode *code, char out[CODE_BYTES]) {
    uint8_t sign[CODE_SIGNS];
    uint64_t bits = to_bits(code);
    for (int i = 0; i < DATA_SIGNS; i++) {
        sign[i] = (uint8_t)get(&bits, SIGN_BITS);
    }
    sign[DATA_SIGNS] = (uint8_t)check_of(sign);
    int at = 0;
    for (int i = 0; i < CODE_SIGNS; i++) {
        if (i > 0 && i % GROUP == 0) {
            out[at++] = ' ';
        }
        out[at++] = SIGN[sign[i]];
    }
    out[at] = '\0';
}

/* How many signs there are, with what stands between them left out; -1: one that no code has. */
static int read_signs(const char *text, uint8_t sign[CODE_SIGNS]) {
    int count = 0;
    for (; *text != '\0'; text++) {
        if (*text == ' ' || *text == '-') {
            continue;
        }
        const char *found = strchr(SIGN, toupper((unsigned char)*text));
        if (found == NULL) {
            return -1;
        }
        if (count < CODE_SIGNS) {
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

bool code_read(const char *text, CodeGame game, GameCode *code, PlayError *error) {
    uint8_t sign[CODE_SIGNS] = {0};
    int count = read_signs(text, sign);
    if (count < 0) {
        i18n_format(error->text, sizeof error->text, tr("A game code only has these letters and digits: {signs}"),
                    I18N_TEXT("signs", SIGN));
        return false;
    }
    if (count != CODE_SIGNS) {
        i18n_format(error->text, sizeof error->text, tr("A game code has {n} letters and digits."),
                    I18N_NUMBER("n", CODE_SIGNS));
        return false;
    }
    if (check_of(sign) != sign[DATA_SIGNS]) {
        return refuse(error, tr("There’s a mistake in this code. Please compare it letter by letter."));
    }
    uint64_t bits = 0;
    for (int i = DATA_SIGNS - 1; i >= 0; i--) {
        put(&bits, sign[i], SIGN_BITS);
    }
    *code = from_bits(bits);
    if (code->game != game) {
        return refuse(error, code->game == CODE_PATH ? tr("This code is for Best Path.")
                                                     : tr("This code is for SCHOTT World."));
    }
    if (code->seed == 0 || code->starter >= code->players) {
        return refuse(error, tr("There’s a mistake in this code. Please compare it letter by letter."));
    }
    return true;
}

void code_refuse_version(PlayError *error) {
    refuse(error, tr("This code comes from another version of the game, with other rules, boards or questions. Both "
                     "tables need the same version."));
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

uint8_t code_digest_end(uint32_t digest) {
    return (uint8_t)(digest ^ digest >> 8 ^ digest >> 16 ^ digest >> 24);
}
