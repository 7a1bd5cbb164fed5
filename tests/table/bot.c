#include "bot.h"

#include "base/memory.h"
#include "games/path/play/authority.h"
#include "games/path/play/game.h"
#include "games/world/ai/ai.h"
#include "games/world/play/authority.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- a program with nothing in it --------------------------------------------------------------------------------- */

static const Game *game_of(void *context, int index) {
    static const Game *const GAMES[] = {&WORLD_GAME, &PATH_GAME, NULL};
    (void)context;
    return GAMES[index];
}

static Store *no_store(void *context) {
    (void)context;
    return NULL;
}

static double now(void *context) {
    (void)context;
    return 0;
}

void bot_open(Bot *bot, const char *assets, uint64_t seed) {
    static WorldShelf *shelf; /* boards, for all of them */
    shelf = shelf != NULL ? shelf : shelf_new();
    *bot = (Bot){.host = {.assets = assets, .game = game_of, .store = no_store, .now = now},
                 .why = -1,
                 .reacted = -1,
                 .refused_at = -1};
    *host_shelf(&bot->host, &WORLD_GAME) = shelf;
    random_init(&bot->chance, seed);
    for (int i = 0; i < CURSOR_SECRET_BYTES - 1; i++) {
        bot->wish[i] = "0123456789abcdef"[random_below(&bot->chance, 16)];
    }
}

void bot_close(Bot *bot) {
    session_leave(bot->far);
    free(bot->record);
    bot->far = NULL;
    bot->record = NULL;
}

/* --- hearing ------------------------------------------------------------------------------------------------------ */

static void copy_member(const cJSON *tree, const char *key, char *out, size_t size) {
    const cJSON *member = cJSON_GetObjectItemCaseSensitive(tree, key);
    if (cJSON_IsString(member)) {
        snprintf(out, size, "%s", member->valuestring);
    }
}

static int64_t number_of(const cJSON *tree, const char *key) {
    const cJSON *member = cJSON_GetObjectItemCaseSensitive(tree, key);
    return cJSON_IsNumber(member) ? (int64_t)member->valuedouble : -1;
}

static void hear_seats(Bot *bot, const cJSON *tree) {
    const cJSON *item;
    unsigned bit = 1;
    bot->away = bot->free = bot->computers = 0;
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(tree, "seats")) {
        bot->away |= cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "away")) ? bit : 0;
        bot->free |= cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "free")) ? bit : 0;
        bot->computers |= cJSON_HasObjectItem(item, "computer") ? bit : 0;
        bit <<= 1;
    }
}

/* All that it was shown of this epoch the host must have. */
static void hear_table(Bot *bot, const cJSON *tree) {
    const cJSON *you = cJSON_GetObjectItemCaseSensitive(tree, "you");
    unsigned epoch = 0;
    int n = 0;
    if (bot->far != NULL) {
        far_at(bot->far, &epoch, &n);
    }
    bot->lost += (int64_t)epoch == number_of(tree, "epoch") && n > number_of(tree, "n");
    copy_member(tree, "code", bot->code, sizeof bot->code);
    copy_member(you, "secret", bot->secret, sizeof bot->secret);
    bot->is_owner = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(you, "owner"));
    hear_seats(bot, tree);
}

static void hear_clock(Bot *bot, const cJSON *tree) {
    int64_t seat = number_of(tree, "seat");
    if (seat >= 0 && seat < SEATS_MAX) {
        bot->until[seat] = number_of(tree, "until");
        bot->left[seat] = number_of(tree, "left");
    }
}

static void hear_why(Bot *bot, const cJSON *tree) {
    char why[32] = "";
    copy_member(tree, "why", why, sizeof why);
    for (int i = 0; i < FAR_WHYS; i++) {
        bot->why = strcmp(why, far_why_names[i]) == 0 ? i : bot->why;
    }
}

static void hear_record(Bot *bot, const cJSON *tree) {
    bot->is_over = true;
    free(bot->record);
    char *text = cJSON_PrintUnformatted(cJSON_GetObjectItemCaseSensitive(tree, "record"));
    bot->record = memory_copy(text);
    cJSON_free(text);
}

static void hear_beside(Bot *bot, FarKind kind, const cJSON *tree) {
    switch ((int)kind) {
    case FAR_MADE:
        copy_member(tree, "code", bot->code, sizeof bot->code);
        copy_member(tree, "owner", bot->owner, sizeof bot->owner);
        break;
    case FAR_TABLE:
        bot->refused_at = -1;
        hear_table(bot, tree);
        break;
    case FAR_SEATS:
        hear_seats(bot, tree);
        break;
    case FAR_CLOCK:
        hear_clock(bot, tree);
        break;
    case FAR_BYE:
    case FAR_NO:
        hear_why(bot, tree);
        bot->is_parted = kind == FAR_BYE;
        bot->refused_at = bot->acted_at;
        break;
    case FAR_REACTED:
        bot->reacted = (int)number_of(tree, "seat");
        break;
    case FAR_OVER:
        hear_record(bot, tree);
        break;
    default:
        break;
    }
}

bool bot_hear(Bot *bot, const char *text, size_t length) {
    DataError fault = {0};
    FarKind kind;
    cJSON *tree = far_read(text, length, FAR_HOST_MAX, &kind, &fault);
    if (tree == NULL) {
        fprintf(stderr, "%s\n", fault.text);
        return false;
    }
    bot->heard[kind]++;
    hear_beside(bot, kind, tree);
    cJSON_Delete(tree);
    if (bot->far != NULL) {
        far_take(bot->far, text, length, &fault);
    } else if (kind == FAR_TABLE) {
        bot->far = far_open(&bot->host, text, length, &fault);
    }
    if (data_failed(&fault)) {
        fprintf(stderr, "%s: %.200s\n", fault.text, text);
    }
    return !data_failed(&fault);
}

void bot_lost(Bot *bot) {
    if (bot->far != NULL) {
        far_lost(bot->far);
    }
}

/* --- saying ------------------------------------------------------------------------------------------------------- */

char *bot_join(const Bot *bot, const char *code, bool watches) {
    unsigned epoch = 0;
    int n = 0;
    cJSON *message = far_begin(FAR_JOIN);
    cJSON_AddStringToObject(message, "code", code);
    cJSON_AddStringToObject(message, "as", watches ? "watch" : "seat");
    cJSON_AddStringToObject(message, "name", "Änne");
    if (!watches) {
        bool has_secret = bot->secret[0] != '\0';
        cJSON_AddStringToObject(message, has_secret ? "secret" : "new", has_secret ? bot->secret : bot->wish);
    }
    if (bot->owner[0] != '\0') {
        cJSON_AddStringToObject(message, "owner", bot->owner);
    }
    if (bot->far != NULL) {
        far_at(bot->far, &epoch, &n);
        cJSON *at = cJSON_AddArrayToObject(message, "at");
        cJSON_AddItemToArray(at, cJSON_CreateNumber(epoch));
        cJSON_AddItemToArray(at, cJSON_CreateNumber(n));
    }
    return far_text(message);
}

static WorldAction choose(const Session *far, const WorldGame *game, Random *chance) {
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(chance, WORLD_ANSWERS)};
    }
    return game->awaiting == WORLD_AWAITING_STAGE_OVER
               ? (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}
               : world_ai_choose(AI_EASY, world_session_view(far), game->awaited_player, chance);
}

static void play_world(Session *far, Random *chance) {
    const WorldGame *game = world_session_game(far);
    if (game->awaiting == WORLD_AWAITING_STAGE_OVER || game->awaited_player == far_seat(far)) {
        world_session_act(far, choose(far, game, chance));
    }
}

static void play_path(Session *far, Random *chance) {
    static PathLine lines[PATH_LINES_MAX];
    const PathGame *game = path_session_game(far);
    int seat = far_seat(far);
    if (path_awaited(game) >> seat & 1) {
        int count = path_lines(game, seat, lines);
        path_session_close(far, seat, &lines[random_below(chance, (uint32_t)count)]);
    }
}

void bot_play(Session *far, Random *chance) {
    bool may =
        far_seat(far) != SESSION_NOBODY && !session_is_waiting(far) && session_rounds(far) > 0 && !session_is_over(far);
    if (may && session_rules(far) == &WORLD_GAME) {
        play_world(far, chance);
    } else if (may) {
        play_path(far, chance);
    }
}

char *bot_say(Bot *bot) {
    if (bot->far != NULL && !bot->idles && session_history_count(bot->far) != bot->refused_at) {
        bot_play(bot->far, &bot->chance);
    }
    char *text = bot->far != NULL ? far_send(bot->far) : NULL;
    bot->acted_at = text != NULL ? session_history_count(bot->far) : bot->acted_at;
    return text;
}

uint64_t bot_digest(const Session *far) {
    uint64_t digest = (uint64_t)session_history_count(far);
    for (int i = 0; i < session_history_count(far); i++) {
        FarEvent event;
        const void *of = session_rules(far) == &WORLD_GAME ? (const void *)world_session_history(far, i)
                                                           : (const void *)path_session_history(far, i);
        session_rules(far)->far->event_write(of, &event);
        for (int at = 0; at < event.length; at++) {
            digest = (digest ^ (unsigned char)event.text[at]) * 0x100000001b3ull;
        }
    }
    return digest;
}
