/* Question banks, and the same text as a translation over a small bank. */
#include "fuzz.h"

#include "games/world/data/questions.h"

static const char bank[] =
    "{\"questions\":[{\"id\":\"sky\",\"topic\":\"science\",\"difficulty\":1,\"right\":0,\"source\":"
    "\"a book\",\"question\":\"What colour is the sky?\",\"answers\":[\"blue\",\"green\",\"red\"],"
    "\"explanation\":\"Look up.\"}]}";

static void check_texts(const Questions *questions) {
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        MUST(questions_find(questions, question->id) == question);
        MUST(question->right >= 0 && question->right < WORLD_ANSWERS);
        for (int answer = 0; answer < WORLD_ANSWERS; answer++) {
            MUST(strlen(question->text.answer[answer]) > 0);
        }
        MUST(strlen(question->text.question) > 0 && strlen(question->text.explanation) > 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    DataError error = {0}, bank_error = {""}, none = {""};
    Questions *questions = questions_read(text, size, "fuzz.json", &error);
    MUST((questions != NULL) != data_failed(&error));
    if (questions) {
        check_texts(questions);
    }
    questions_free(questions);
    questions = questions_read(bank, sizeof bank - 1, "bank.json", &none);
    MUST(questions_read_translation(questions, text, size, "fuzz.json", &bank_error) != data_failed(&bank_error));
    check_texts(questions);
    questions_free(questions);
    free(text);
    return 0;
}
