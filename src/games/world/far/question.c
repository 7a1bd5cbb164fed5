#include "games/world/far/question.h"

#include "base/memory.h"
#include "far/message.h"

#include <stdlib.h>
#include <string.h>

void world_far_question_fini(WorldFarQuestion *question) {
    free(question->text);
    free(question->why);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        free(question->answer[i]);
    }
    memset(question, 0, sizeof *question);
}

int world_question_card(const JsonPlace *message) {
    return json_member_int(message, "card", 0, WORLD_QUESTIONS_MAX - 1);
}

static char *copy(const JsonPlace *in, const char *key) {
    JsonPlace place = json_member(in, key);
    return memory_copy(json_string(&place, 0, FAR_HOST_MAX));
}

static void answers_read(const JsonPlace *message, WorldFarQuestion *question) {
    JsonPlace answers = json_member(message, "answers"), choices = json_member(message, "choices");
    int count = json_list(&answers, WORLD_ANSWERS, WORLD_ANSWERS), chosen = json_list(&choices, count, count);
    JsonPlace answer = json_first(&answers), choice = json_first(&choices);
    for (int i = 0; i < count && i < chosen; i++) {
        question->answer[i] = memory_copy(json_string(&answer, 0, FAR_HOST_MAX));
        question->choice[i] = (uint8_t)json_integer(&choice, 0, WORLD_ANSWERS - 1);
        answer = json_next(&answer);
        choice = json_next(&choice);
    }
}

bool world_ask_read(const JsonPlace *message, WorldFarQuestion *question) {
    WorldFarQuestion asked = {.card = world_question_card(message), .right = -1};
    asked.text = copy(message, "text");
    asked.topic = (QuestionTopic)json_member_word(message, "topic", question_topic_names, QUESTION_TOPICS);
    answers_read(message, &asked);
    if (data_failed(message->error)) {
        world_far_question_fini(&asked);
        return false;
    }
    *question = asked;
    return true;
}

bool world_told_read(const JsonPlace *message, WorldFarQuestion *question) {
    int right = json_member_int(message, "right", 0, WORLD_ANSWERS - 1);
    char *why = copy(message, "why");
    if (data_failed(message->error)) {
        free(why);
        return false;
    }
    if (question->why != NULL && strcmp(question->why, why) == 0) { /* told again: who shows it goes on */
        free(why);
    } else {
        free(question->why);
        question->why = why;
    }
    question->right = right;
    return true;
}
