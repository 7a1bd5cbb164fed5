#include "data/world/site_questions.h"

#include <string.h>

static int field_of_city(const Board *board, const char *city) {
    for (int field = 1; city != NULL && field < board->track.goal; field++) {
        if (board->field[field].role == BOARD_SITE && strcmp(board->field[field].site.city, city) == 0) {
            return field;
        }
    }
    return 0;
}

void site_questions_choose(SiteQuestions *sites, const Deck *deck, const Questions *questions, const Board *board) {
    memset(sites, 0, sizeof *sites);
    sites->unseen = (uint8_t)deck->unseen;
    for (int i = 0; i < deck->count; i++) {
        sites->field[i] = (uint8_t)field_of_city(board, questions->list[deck->index[i]].site);
    }
}

void question_cards_begin(QuestionCards *cards) {
    for (int i = 0; i < WORLD_QUESTIONS_MAX; i++) {
        cards->question[i] = (uint8_t)i;
    }
}

/* Where the search ends: questions of recent games come behind all others, and when only those are left, the later half
 * stays behind. The card before the first, which was the last to be asked, does not come twice running. */
static int reach(const SiteQuestions *sites, int count, int card) {
    int unseen = sites->unseen < count ? sites->unseen : count;
    int end = card < unseen ? unseen : unseen + (count - unseen) / 2;
    return card == 0 && end == count ? count - 1 : end;
}

void question_cards_draw(QuestionCards *cards, const SiteQuestions *sites, int count, int card, int field) {
    if (field == 0 || sites->field[cards->question[card]] == field) {
        return;
    }
    int end = reach(sites, count, card);
    for (int later = card + 1; later < end; later++) {
        uint8_t question = cards->question[later];
        if (sites->field[question] == field) {
            cards->question[later] = cards->question[card];
            cards->question[card] = question;
            return;
        }
    }
}

void question_cards_follow(QuestionCards *cards, const SiteQuestions *sites, const WorldGame *game,
                           const WorldEvent *event) {
    if (event->kind == WORLD_HAPPENED_QUESTION && event->question.why == WORLD_WHY_SITE) {
        question_cards_draw(cards, sites, game->question_count, event->question.index,
                            game->player[event->player].field);
    }
}

cJSON *site_questions_to_json(const SiteQuestions *sites, int count) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "unseen", sites->unseen);
    cJSON *fields = cJSON_AddArrayToObject(out, "fields");
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(fields, cJSON_CreateNumber(sites->field[i]));
    }
    return out;
}

void site_questions_from_json(const JsonPlace *place, int count, SiteQuestions *sites) {
    memset(sites, 0, sizeof *sites);
    if (place->node == NULL) {
        return;
    }
    json_object(place, "unseen fields");
    sites->unseen = (uint8_t)json_member_int(place, "unseen", 0, count);
    JsonPlace fields = json_member(place, "fields");
    int listed = json_list(&fields, count, count);
    JsonPlace field = json_first(&fields);
    for (int i = 0; i < listed; i++, field = json_next(&field)) {
        sites->field[i] = (uint8_t)json_integer(&field, 0, WORLD_GOAL_MAX);
    }
}
