#include "games/world/data/site_questions.h"

#include <string.h>

static int field_of_city(const Board *board, const char *city) {
    for (int field = 1; city != NULL && field < board->track.goal; field++) {
        if (board->field[field].role == BOARD_SITE && strcmp(board->field[field].site.city, city) == 0) {
            return field;
        }
    }
    return 0;
}

static bool has_levels(const DeckWish *wish) {
    for (int p = 1; p < wish->players; p++) {
        if (wish->level[p] != wish->level[0]) {
            return true;
        }
    }
    return false;
}

void site_questions_choose(SiteQuestions *sites, const Deck *deck, const Questions *questions, const Board *board,
                           const DeckWish *wish) {
    memset(sites, 0, sizeof *sites);
    sites->unseen = (uint8_t)deck->unseen;
    sites->has_levels = has_levels(wish);
    for (int p = 0; p < wish->players; p++) {
        sites->level[p] = (uint8_t)wish->level[p];
    }
    for (int i = 0; i < deck->count; i++) {
        sites->field[i] = (uint8_t)field_of_city(board, questions->list[deck->index[i]].site);
        sites->difficulty[i] = (uint8_t)questions->list[deck->index[i]].difficulty;
    }
}

void question_cards_begin(QuestionCards *cards) {
    memset(cards, 0, sizeof *cards);
    for (int i = 0; i < WORLD_QUESTIONS_MAX; i++) {
        cards->question[i] = (uint8_t)i;
    }
}

/* The card before the first, which was the last to be asked, does not come twice running. */
static int last_card(int count, int card) {
    return card == 0 ? count - 1 : count;
}

/* Where the search ends: questions that have been seen come behind all others, and when only those are left, the later
 * half stays behind. */
static int reach(const SiteQuestions *sites, int count, int card) {
    int unseen = sites->unseen < count ? sites->unseen : count;
    int end = card < unseen ? unseen : unseen + (count - unseen) / 2;
    int last = last_card(count, card);
    return end < last ? end : last;
}

/* For whom and where a question is looked for. */
typedef struct Wanted {
    DeckLevel level;
    int difficulty, field;
} Wanted;

/* How well a question fits: the less the better; up to SUITS it suits the level. */
enum { FITS_SITE, FITS_DIFFICULTY, SUITS, SUITS_NOT };

static int misfit(const SiteQuestions *sites, int question, const Wanted *wanted) {
    int difficulty = sites->difficulty[question];
    if (!deck_suits(wanted->level, difficulty) && difficulty != wanted->difficulty) {
        return SUITS_NOT + difficulty;
    }
    if (wanted->field != 0 && sites->field[question] == wanted->field) {
        return FITS_SITE;
    }
    return difficulty == wanted->difficulty ? FITS_DIFFICULTY : SUITS;
}

static int best_card(const QuestionCards *cards, const SiteQuestions *sites, int first, int end, const Wanted *wanted,
                     int otherwise) {
    int best = otherwise, least = misfit(sites, cards->question[otherwise], wanted);
    for (int card = first; card < end; card++) {
        int off = misfit(sites, cards->question[card], wanted);
        if (off < least) {
            best = card;
            least = off;
        }
    }
    return best;
}

/* A level gets seen questions before it gets unsuitable ones. */
static int card_for_level(const QuestionCards *cards, const SiteQuestions *sites, int count, int card,
                          const Wanted *wanted) {
    int end = reach(sites, count, card);
    int best = best_card(cards, sites, card, end, wanted, card);
    if (misfit(sites, cards->question[best], wanted) < SUITS_NOT) {
        return best;
    }
    return best_card(cards, sites, end, last_card(count, card), wanted, best);
}

static int card_about(const QuestionCards *cards, const SiteQuestions *sites, int count, int card, int field) {
    if (field != 0 && sites->field[cards->question[card]] != field) {
        int end = reach(sites, count, card);
        for (int later = card + 1; later < end; later++) {
            if (sites->field[cards->question[later]] == field) {
                return later;
            }
        }
    }
    return card;
}

void question_cards_draw(QuestionCards *cards, const SiteQuestions *sites, int count, int card, int player, int field) {
    int found;
    if (sites->has_levels) {
        DeckLevel level = (DeckLevel)sites->level[player];
        Wanted wanted = {.level = level, .difficulty = deck_turns[level][cards->turn[player]], .field = field};
        cards->turn[player] = (uint8_t)((cards->turn[player] + 1) % DECK_TURNS);
        found = card_for_level(cards, sites, count, card, &wanted);
    } else {
        found = card_about(cards, sites, count, card, field);
    }
    uint8_t question = cards->question[found];
    cards->question[found] = cards->question[card];
    cards->question[card] = question;
}

void question_cards_follow(QuestionCards *cards, const SiteQuestions *sites, const WorldGame *game,
                           const WorldEvent *event) {
    if (event->kind == WORLD_HAPPENED_QUESTION) {
        int field = event->question.why == WORLD_WHY_SITE ? game->player[event->player].field : 0;
        question_cards_draw(cards, sites, game->question_count, event->question.index, event->player, field);
    }
}

static void add_levels(cJSON *out, const SiteQuestions *sites, int count, int players) {
    cJSON *levels = cJSON_AddArrayToObject(out, "levels");
    for (int p = 0; p < players; p++) {
        cJSON_AddItemToArray(levels, cJSON_CreateString(deck_level_names[sites->level[p]]));
    }
    cJSON *difficulties = cJSON_AddArrayToObject(out, "difficulties");
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(difficulties, cJSON_CreateNumber(sites->difficulty[i]));
    }
}

cJSON *site_questions_to_json(const SiteQuestions *sites, int count, int players) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "unseen", sites->unseen);
    cJSON *fields = cJSON_AddArrayToObject(out, "fields");
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(fields, cJSON_CreateNumber(sites->field[i]));
    }
    if (sites->has_levels) {
        add_levels(out, sites, count, players);
    }
    return out;
}

/* One whole number for each question. */
static void read_numbers(const JsonPlace *list, int count, int least, int most, uint8_t *out) {
    int listed = json_list(list, count, count);
    JsonPlace item = json_first(list);
    for (int i = 0; i < listed; i++, item = json_next(&item)) {
        out[i] = (uint8_t)json_integer(&item, least, most);
    }
}

static void read_levels(const JsonPlace *levels, int players, SiteQuestions *sites) {
    int listed = json_list(levels, players, players);
    JsonPlace level = json_first(levels);
    for (int p = 0; p < listed && p < WORLD_PLAYERS_MAX; p++, level = json_next(&level)) {
        sites->level[p] = (uint8_t)json_word(&level, deck_level_names, DECK_LEVELS);
    }
}

void site_questions_from_json(const JsonPlace *place, int count, int players, SiteQuestions *sites) {
    memset(sites, 0, sizeof *sites);
    if (place->node == NULL) {
        return;
    }
    json_object(place, "unseen fields levels difficulties");
    sites->unseen = (uint8_t)json_member_int(place, "unseen", 0, count);
    JsonPlace fields = json_member(place, "fields"), levels = json_maybe(place, "levels");
    read_numbers(&fields, count, 0, WORLD_GOAL_MAX, sites->field);
    sites->has_levels = levels.node != NULL;
    if (sites->has_levels) {
        JsonPlace difficulties = json_member(place, "difficulties");
        read_levels(&levels, players, sites);
        read_numbers(&difficulties, count, 1, QUESTION_DIFFICULTIES, sites->difficulty);
    }
}
