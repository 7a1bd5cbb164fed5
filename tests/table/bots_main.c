/* Many bots behind other programs' lines: it reads what each hears and writes what each says.
 *
 *   N join CODE seat|watch     ->  N say {...}
 *   N hear {...}               ->  N say {...}, N made CODE, N in, N bye WHY, N no WHY, N lost COUNT, N over DIGEST
 *   N gone                         the line has broken
 *   N state                    ->  N state EVENTS DIGEST
 */
#include "bot.h"

#include "base/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOTS = 40000, LINE = FAR_HOST_MAX + 64 };

static Bot *bots[BOTS];

static Bot *bot_of(int number) {
    if (bots[number] == NULL) {
        bots[number] = memory_new(sizeof(Bot));
        bot_open(bots[number], getenv("SCHOTT_WORLD_ASSETS"), (uint64_t)number + 1);
    }
    return bots[number];
}

static void say(int number) {
    char *text;
    while ((text = bot_say(bots[number])) != NULL) {
        printf("%d say %s\n", number, text);
        cJSON_free(text);
    }
}

static void tell_news(int number, const Bot *before) {
    const Bot *bot = bots[number];
    if (bot->heard[FAR_MADE] > before->heard[FAR_MADE]) {
        printf("%d made %s\n", number, bot->code);
    }
    if (bot->heard[FAR_TABLE] > before->heard[FAR_TABLE]) {
        printf("%d in\n", number);
    }
    if (bot->heard[FAR_BYE] > before->heard[FAR_BYE] || bot->heard[FAR_NO] > before->heard[FAR_NO]) {
        printf("%d %s %s\n", number, bot->heard[FAR_BYE] > before->heard[FAR_BYE] ? "bye" : "no",
               far_why_names[bot->why >= 0 ? bot->why : 0]);
    }
    if (bot->lost > before->lost) {
        printf("%d lost %d\n", number, bot->lost);
    }
    if (bot->heard[FAR_OVER] > before->heard[FAR_OVER]) {
        printf("%d over %016" PRIx64 "\n", number, bot_digest(bot->far));
    }
}

static void hear(int number, const char *text) {
    Bot *bot = bot_of(number), before = *bot;
    if (!bot_hear(bot, text, strlen(text))) {
        printf("%d refused\n", number);
    }
    tell_news(number, &before);
    say(number);
}

static void take(int number, char *words) {
    char code[24] = "", as[8] = "";
    Bot *bot = bot_of(number);
    if (strncmp(words, "hear ", 5) == 0) {
        hear(number, words + 5);
    } else if (sscanf(words, "join %23s %7s", code, as) == 2) {
        char *text = bot_join(bot, code, strcmp(as, "watch") == 0);
        printf("%d say %s\n", number, text);
        cJSON_free(text);
    } else if (strcmp(words, "gone") == 0) {
        bot_lost(bot);
    } else if (strcmp(words, "state") == 0 && bot->far != NULL) {
        printf("%d state %d %016" PRIx64 "\n", number, session_history_count(bot->far), bot_digest(bot->far));
    }
}

int main(void) {
    static char line[LINE];
    if (getenv("SCHOTT_WORLD_ASSETS") == NULL) {
        fprintf(stderr, "table-bots: SCHOTT_WORLD_ASSETS must say where the boards are.\n");
        return EXIT_FAILURE;
    }
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *words;
        line[strcspn(line, "\n")] = '\0';
        long number = strtol(line, &words, 10);
        if (number >= 0 && number < BOTS && words[0] == ' ') {
            take((int)number, words + 1);
        }
    }
    for (int i = 0; i < BOTS; i++) {
        if (bots[i] != NULL) {
            bot_close(bots[i]);
            free(bots[i]);
        }
    }
    return 0;
}
