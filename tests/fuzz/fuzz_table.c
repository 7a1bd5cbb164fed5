/* What callers say to a table host: each line is a message of the caller that its first digit names; "+" lets ten
 * seconds pass, "-" hangs that caller up. @CODE, @OWNER and @SECRET stand for what was told last. The host stays
 * sound, says only what a screen understands, and tells nobody a seed. */
#include "fuzz.h"

#include "base/memory.h"
#include "core/random.h"
#include "data/file.h"
#include "far/message.h"
#include "table/tables.h"

enum { CALLERS = 8 };

static double now;
static Random chance;
static char code[64], owner[64], secret[64];

static double now_of(void *context) {
    (void)context;
    return now;
}

static int64_t wall_of(void *context) {
    (void)context;
    return INT64_C(1790000000000) + (int64_t)now;
}

static void random_of(void *context, void *bytes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)random_below(&chance, 256);
    }
}

static void ready(void *context, void *connection) {
    (void)context;
    (void)connection;
}

static void take_log(void *context, const char *line) {
    (void)context;
    MUST(line != NULL);
}

static void think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    (void)context;
    run(data);
    done(data, false);
}

static TableHost host(void) {
    static char *assets;
    DataError fault = {0};
    assets = assets != NULL ? assets : file_find_assets(NULL, "", &fault);
    return (TableHost){.assets = assets,
                       .now = now_of,
                       .wall = wall_of,
                       .random = random_of,
                       .ready = ready,
                       .log = take_log,
                       .think = think};
}

/* --- callers ------------------------------------------------------------------------------------------------------ */

static void learn(const cJSON *tree, const char *key, char out[64]) {
    const cJSON *member = cJSON_GetObjectItemCaseSensitive(tree, key);
    if (cJSON_IsString(member)) {
        snprintf(out, 64, "%s", member->valuestring);
    }
}

static void hear(const char *text) {
    DataError fault = {0};
    FarKind kind;
    cJSON *tree = far_read(text, strlen(text), FAR_HOST_MAX, &kind, &fault);
    MUST(tree != NULL && kind >= FAR_WELCOME);
    MUST(kind == FAR_OVER || strstr(text, "\"seed\"") == NULL);
    learn(tree, "code", code);
    learn(tree, "owner", owner);
    learn(cJSON_GetObjectItemCaseSensitive(tree, "you"), "secret", secret);
    cJSON_Delete(tree);
}

static void hear_all(Caller *caller[CALLERS]) {
    for (int i = 0; i < CALLERS; i++) {
        char *text;
        while (caller[i] != NULL && (text = caller_next(caller[i])) != NULL) {
            hear(text);
            cJSON_free(text);
            if (caller_is_done(caller[i])) {
                caller_free(caller[i]);
                caller[i] = NULL;
            }
        }
    }
}

/* With what was told in place of its mark. */
static void say(Caller *caller, const char *text) {
    static const struct {
        const char *mark, *value;
    } MARKS[] = {{"@CODE", code}, {"@OWNER", owner}, {"@SECRET", secret}};
    char out[FAR_CLIENT_MAX + 256];
    size_t length = 0;
    while (*text != '\0' && length < FAR_CLIENT_MAX) {
        int found = -1;
        for (int i = 0; i < 3; i++) {
            found = strncmp(text, MARKS[i].mark, strlen(MARKS[i].mark)) == 0 ? i : found;
        }
        if (found >= 0) {
            length += (size_t)snprintf(out + length, 64, "%s", MARKS[found].value);
            text += strlen(MARKS[found].mark);
        } else {
            out[length++] = *text++;
        }
    }
    out[length] = '\0';
    caller_take(caller, out, length);
}

static void take(Tables *tables, Caller *caller[CALLERS], const char *line) {
    int number = line[0] >= '0' && line[0] < '0' + CALLERS ? line[0] - '0' : 0;
    const char *text = line[0] != '\0' ? line + 1 : "";
    if (line[0] == '+') {
        now += 10000;
    } else if (text[0] == '-') {
        caller_free(caller[number]);
        caller[number] = NULL;
    } else {
        if (caller[number] == NULL) {
            caller[number] = caller_new(tables, "192.0.2.1", NULL);
            say(caller[number], "{\"t\":\"hello\",\"v\":1}");
        }
        say(caller[number], text);
    }
    tables_step(tables, now);
    hear_all(caller);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    TableHost of = host();
    TableRules rules = TABLE_RULES;
    Caller *caller[CALLERS] = {0};
    now = 1000;
    rules.stand_in_after = 20;
    rules.limits.tables = 3;
    random_init(&chance, 5);
    Tables *tables = tables_new(&of, &rules);
    char *text = fuzz_text(data, size);
    for (char *at = strtok(text, "\n"); at != NULL; at = strtok(NULL, "\n")) {
        take(tables, caller, at);
    }
    for (int i = 0; i < CALLERS; i++) {
        caller_free(caller[i]);
    }
    MUST(tables_count(tables) <= 3);
    tables_free(tables);
    free(text);
    return 0;
}
