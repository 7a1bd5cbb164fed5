/* What the questions of a game say, in the language of the moment. A game knows its questions by their ids; should a
 * newer bank lack one, the game can still be played to its end. */
#include "games/world/play/session_inside.h"

#include "games/world/play/shelf.h"
#include "i18n/i18n.h"

#include <string.h>

static void questions_use_language(WorldSession *world) {
    if (strcmp(world->questions->language, i18n_language()) == 0) {
        return;
    }
    PlayError error;
    Questions *questions = shelf_take(&world->common.host, &error);
    if (questions != NULL) {
        questions_free(world->questions);
        world->questions = questions;
    }
}

/* The same order for the whole life of the game, whoever looks at it and however often. */
static void shuffle_answers(const WorldSession *world, int index, uint8_t choice[WORLD_ANSWERS]) {
    Random random;
    random_init(&random, world->record.setup.seed * 0x9e3779b97f4a7c15ull + (unsigned)index);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        choice[i] = (uint8_t)i;
    }
    random_shuffle(&random, choice, WORLD_ANSWERS);
}

static void question_is_gone(WorldSessionQuestion *out) {
    out->question = tr("This question has been retired. Just take a guess: which shape is it?");
    out->answer[0] = tr("The circle");
    out->answer[1] = tr("The triangle");
    out->answer[2] = tr("The square");
    out->explanation = "";
    out->topic = QUESTION_EVERYDAY;
    out->difficulty = 1;
}

const char *question_id_on_card(const WorldSession *world, int card) {
    return world->record.question_id[world->cards.question[card]];
}

static int right_of(const WorldSession *world, const Question *question, int card) {
    return question != NULL ? question->right : world->record.setup.right[world->cards.question[card]];
}

int question_right_on_card(const WorldSession *world, int card) {
    return right_of(world, questions_find(world->questions, question_id_on_card(world, card)), card);
}

void world_session_question(Session *session, int card, WorldSessionQuestion *out) {
    WorldSession *world = world_session(session);
    if (session_is_far(session)) {
        world_far_question(session, card, out);
        return;
    }
    questions_use_language(world);
    memset(out, 0, sizeof *out);
    shuffle_answers(world, card, out->choice);
    const Question *question = questions_find(world->questions, question_id_on_card(world, card));
    if (question == NULL) {
        question_is_gone(out);
    } else {
        out->question = question->text.question;
        out->explanation = question->text.explanation;
        out->topic = question->topic;
        out->difficulty = question->difficulty;
    }
    /* The rules fixed which answer of the card is right; the question's answers are turned until its own is there. */
    int right_on_card = world->record.setup.right[card], right = right_of(world, question, card);
    for (int shown = 0; shown < WORLD_ANSWERS; shown++) {
        if (question != NULL) {
            int turned = out->choice[shown] + right - right_on_card + WORLD_ANSWERS;
            out->answer[shown] = question->text.answer[turned % WORLD_ANSWERS];
        }
        if (out->choice[shown] == right_on_card) {
            out->right = shown;
        }
    }
}

static int where_shown(const WorldSessionQuestion *question, int choice) {
    int shown = 0;
    while (shown < WORLD_ANSWERS - 1 && question->choice[shown] != choice) {
        shown++;
    }
    return shown;
}

int world_session_answer_given(Session *session, int card) {
    WorldSessionQuestion question;
    WorldEvent event;
    for (int i = 0; world_session_peek_event(session, i, &event); i++) {
        if (event.kind == WORLD_HAPPENED_ANSWER) {
            world_session_question(session, card, &question);
            return where_shown(&question, event.answer.choice);
        }
    }
    return -1;
}
