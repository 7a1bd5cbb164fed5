/* The question bank and a translation over it. */
#include "suites.h"

#include "games/world/data/board.h"
#include "games/world/data/questions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char bank_text[] =
    "{'questions':["
    "{'id':'sky','topic':'science','difficulty':1,'right':0,'source':'a book','question':'What colour is the sky?',"
    "'answers':['blue','green','red'],'explanation':'Look up.'},"
    "{'id':'jena-river','topic':'world','difficulty':2,'right':2,'site':'Jena','set':'jena',"
    "'firm':false,'retired':true,'source':'unread',"
    "'question':'Which river?','answers':['Rhine','Main','Saale'],'explanation':'It is the Saale.'}"
    "]}";

static const char german_text[] =
    "{'language':'de','questions':{"
    "'sky':{'question':'Welche Farbe?','answers':['blau','gruen','rot'],'explanation':'Schau hoch.'},"
    "'jena-river':{'question':'Welcher Fluss?','answers':['Rhein','Main','die Saale'],'explanation':'Die Saale.'}"
    "}}";

static Questions *read(const char *text, DataError *error) {
    char *json = quoted(text);
    Questions *questions = questions_read(json, strlen(json), "bank.json", error);
    free(json);
    return questions;
}

static bool translate(Questions *questions, const char *text, DataError *error) {
    char *json = quoted(text);
    bool fine = questions_read_translation(questions, json, strlen(json), "de.json", error);
    free(json);
    return fine;
}

START_TEST(a_bank_gives_its_questions) {
    DataError error = {0};
    Questions *questions = read(bank_text, &error);
    ck_assert_msg(questions != NULL, "%s", error.text);
    ck_assert_int_eq(questions->count, 2);
    ck_assert_str_eq(questions->language, "en");
    const Question *river = questions_find(questions, "jena-river");
    ck_assert_ptr_eq(river, &questions->list[1]);
    ck_assert_int_eq(river->topic, QUESTION_WORLD);
    ck_assert_int_eq(river->difficulty, 2);
    ck_assert_int_eq(river->right, 2);
    ck_assert_str_eq(river->site, "Jena");
    ck_assert_str_eq(river->text.answer[2], "Saale");
    ck_assert_str_eq(river->set, "jena");
    ck_assert(river->retired && !river->firm && !question_is_sourced(river));
    const Question *sky = &questions->list[0];
    ck_assert(!sky->retired && !sky->firm && question_is_sourced(sky));
    ck_assert_ptr_null(sky->site);
    ck_assert_ptr_null(sky->set);
    ck_assert_ptr_null(questions_find(questions, "nothing"));
    questions_free(questions);
}
END_TEST

static const Broken broken[] = {
    {"'questions'", "'question'",
     "bank.json: the question bank must not have a key \"question\": known are questions."},
    {"'id':'sky',", "", "bank.json: questions[0] must have \"id\"."},
    {"'sky'", "'Sky'", "bank.json: questions[0].id must be of lower-case letters, digits and hyphens."},
    {"'jena-river'", "'sky'",
     "bank.json: questions[1].id must not be that of another question, but \"sky\" comes twice."},
    {"'science'", "'magic'",
     "bank.json: questions[0].topic must be one of \"history\", \"science\", \"products\", \"world\", \"everyday\"."},
    {"'difficulty':2", "'difficulty':4", "bank.json: questions[1].difficulty must be a whole number from 1 to 3."},
    {"'right':2", "'right':3", "bank.json: questions[1].right must be a whole number from 0 to 2."},
    {"'right':2", "'right':null", "bank.json: questions[1].right must be a whole number from 0 to 2."},
    {",'red'", "", "bank.json: questions[0].answers must be a list of 3."},
    {"'red'", "'red','pink'", "bank.json: questions[0].answers must be a list of 3."},
    {"'red'", "'blue'", "bank.json: questions[0].answers[2] must not be the same as another answer."},
    {"'red'", "''", "bank.json: questions[0].answers[2] must be a string of 1 to 200 bytes."},
    {"'Which river?'", "17", "bank.json: questions[1].question must be a string of 1 to 1000 bytes."},
    {"'site':'Jena'", "'site':1", "bank.json: questions[1].site must be a string of 1 to 47 bytes."},
    {"'set':'jena'", "'set':'in Jena'",
     "bank.json: questions[1].set must be of lower-case letters, digits and hyphens."},
    {"'set':'jena'", "'set':true", "bank.json: questions[1].set must be a string of 1 to 47 bytes."},
    {"'firm':false", "'firm':0", "bank.json: questions[1].firm must be true or false."},
    {"'retired':true", "'retired':'yes'", "bank.json: questions[1].retired must be true or false."},
    {"'source':'unread',", "", "bank.json: questions[1] must have \"source\"."},
};

START_TEST(a_fault_of_a_bank_is_told_with_its_place) {
    char *text = with_change(bank_text, broken[_i].find, broken[_i].put);
    DataError error = {0};
    ck_assert_ptr_null(read(text, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
    free(text);
}
END_TEST

START_TEST(a_translation_lies_over_the_bank) {
    DataError error = {0};
    Questions *questions = read(bank_text, &error);
    ck_assert_msg(translate(questions, german_text, &error), "%s", error.text);
    ck_assert_str_eq(questions->language, "de");
    ck_assert_str_eq(questions->list[0].text.question, "Welche Farbe?");
    ck_assert_str_eq(questions->list[1].text.answer[2], "die Saale");
    ck_assert_int_eq(questions->list[1].right, 2);
    ck_assert_msg(translate(questions, german_text, &error), "%s", error.text); /* another takes its place */
    questions_free(questions);
}
END_TEST

static const Broken mistranslated[] = {
    {"'language':'de',", "", "de.json: the translation must have \"language\"."},
    {"'language':", "'language'",
     "de.json, line 1, column 12: the translation is not JSON: it cannot be read from there on."},
    {"'sky'", "'sea'", "de.json: questions must have \"sky\"."},
    {"'sky':{", "'sun':{},'sky':{", "de.json: questions must not have \"sun\": the bank has no such question."},
    {"'jena-river':{", "'sky':{'question':'a','answers':['b','c','d'],'explanation':'e'},'jena-river':{",
     "de.json: questions must not have \"sky\" twice."},
    {",'rot'", "", "de.json: questions.sky.answers must be a list of 3."},
    {"'rot'", "'rot','lila'", "de.json: questions.sky.answers must be a list of 3."},
    {"'explanation':'Die Saale.'", "'explanation':''",
     "de.json: questions.jena-river.explanation must be a string of 1 to 1000 bytes."},
    {"'question':'Welche", "'right':1,'question':'Welche",
     "de.json: questions.sky must not have a key \"right\": known are question answers explanation."},
};

START_TEST(a_translation_that_does_not_match_changes_nothing) {
    DataError error = {0};
    Questions *questions = read(bank_text, &error);
    char *text = with_change(german_text, mistranslated[_i].find, mistranslated[_i].put);
    ck_assert(!translate(questions, text, &error));
    ck_assert_str_eq(error.text, mistranslated[_i].sentence);
    ck_assert_str_eq(questions->language, "en");
    ck_assert_str_eq(questions->list[0].text.question, "What colour is the sky?");
    free(text);
    questions_free(questions);
}
END_TEST

static Questions *load_shipped(const char *language) {
    DataError error = {0};
    char *path = asset_path("questions.json");
    Questions *questions = questions_load(path, &error);
    ck_assert_msg(questions != NULL, "%s", error.text);
    free(path);
    if (strcmp(language, "en") != 0) {
        char name[64];
        snprintf(name, sizeof name, "questions.%s.json", language);
        path = asset_path(name);
        ck_assert_msg(questions_load_translation(questions, path, &error), "%s", error.text);
        free(path);
    }
    return questions;
}

/* Of the questions that may be asked. */
typedef struct Counted {
    int all, level[QUESTION_DIFFICULTIES + 1], topic[QUESTION_TOPICS], right[WORLD_ANSWERS], firm, unread;
} Counted;

static Counted count_shipped(const Questions *questions) {
    Counted counted = {0};
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        if (!question->retired) {
            counted.all++;
            counted.level[question->difficulty]++;
            counted.topic[question->topic]++;
            counted.right[question->right]++;
            counted.firm += question->firm;
            counted.unread += !question_is_sourced(question);
        }
    }
    return counted;
}

START_TEST(the_bank_of_the_game_is_large_and_balanced) {
    Questions *questions = load_shipped("en");
    Counted counted = count_shipped(questions);
    printf("%d questions: %d, %d and %d of the levels, %d about the firm, %d unread;", counted.all, counted.level[1],
           counted.level[2], counted.level[3], counted.firm, counted.unread);
    for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
        printf(" %s %d", question_topic_names[topic], counted.topic[topic]);
        ck_assert_int_ge(counted.topic[topic], 20);
    }
    printf("\n");
    ck_assert_int_ge(counted.all, 300);
    ck_assert_int_ge(counted.level[1], 120);
    ck_assert_int_ge(counted.level[3], 60);
    ck_assert_int_le(counted.firm * 4, counted.all);
    for (int right = 0; right < WORLD_ANSWERS; right++) { /* nobody gets far by always taking the same */
        ck_assert_int_le(counted.right[right], counted.all * 2 / 5);
    }
    questions_free(questions);
}
END_TEST

/* The firm's name betrays it; the others are marked by hand. */
START_TEST(a_question_that_names_the_firm_is_marked_and_few_have_its_template) {
    Questions *questions = load_shipped("en");
    int makes = 0;
    for (int i = 0; i < questions->count; i++) {
        const Question *at = &questions->list[i];
        bool names = strstr(at->text.question, "SCHOTT") != NULL;
        ck_assert_msg(at->retired || !names || at->firm, "%s names the firm", at->id);
        makes += !at->retired && names &&
                 (strstr(at->text.question, "SCHOTT makes") != NULL || strstr(at->text.question, "finishes") != NULL ||
                  strstr(at->text.question, "SCHOTT produces") != NULL);
    }
    ck_assert_int_le(makes, 5);
    questions_free(questions);
}
END_TEST

START_TEST(no_set_has_a_single_question) {
    Questions *questions = load_shipped("en");
    for (int i = 0; i < questions->count; i++) {
        const Question *at = &questions->list[i];
        int of_set = 0;
        for (int j = 0; j < questions->count && at->set != NULL; j++) {
            const Question *other = &questions->list[j];
            of_set += other->set != NULL && strcmp(at->set, other->set) == 0;
        }
        ck_assert_msg(at->set == NULL || (of_set > 1 && !at->retired), "%s is alone in its set", at->id);
    }
    questions_free(questions);
}
END_TEST

static const char *const languages[] = {"de", "fr", "id", "it", "zh_CN"};

START_TEST(the_translations_of_the_game_match_its_bank) {
    char name[40];
    snprintf(name, sizeof name, "questions.%s.json", languages[_i]);
    char *path = asset_path(name), *bank = asset_path("questions.json");
    DataError error = {0};
    Questions *questions = questions_load(bank, &error);
    ck_assert_msg(questions_load_translation(questions, path, &error), "%s", error.text);
    ck_assert_str_eq(questions->language, languages[_i]);
    questions_free(questions);
    free(path);
    free(bank);
}
END_TEST

/* Characters there may be on a question's card, all of them to be read in one go; Chinese says the same in fewer. */
typedef struct Shipped {
    const char *language;
    int question, answer, explanation;
} Shipped;

static const Shipped shipped[] = {
    {"en", 110, 45, 140}, {"de", 110, 45, 140}, {"fr", 110, 45, 140},
    {"it", 110, 45, 140}, {"id", 110, 45, 140}, {"zh_CN", 45, 20, 50},
};

static int characters(const char *text) {
    int count = 0;
    for (const char *at = text; *at; at++) {
        count += ((unsigned char)*at & 0xc0) != 0x80;
    }
    return count;
}

static bool is_longest_when_right(const Question *question) {
    int right = characters(question->text.answer[question->right]), longest = 0;
    for (int answer = 0; answer < WORLD_ANSWERS; answer++) {
        int length = characters(question->text.answer[answer]);
        longest = answer != question->right && length > longest ? length : longest;
    }
    return right > longest;
}

START_TEST(the_longest_answer_is_seldom_the_right_one) {
    Questions *questions = load_shipped(shipped[_i].language);
    int betrayed = 0, all = 0;
    for (int i = 0; i < questions->count; i++) {
        if (!questions->list[i].retired) {
            all++;
            betrayed += is_longest_when_right(&questions->list[i]);
        }
    }
    printf("%s: the right answer is the longest in %d of %d\n", shipped[_i].language, betrayed, all);
    ck_assert_int_le(betrayed * 3, all);
    questions_free(questions);
}
END_TEST

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* The last character that closes no quotation. */
static const char *last_mark(const char *text) {
    static const char *const closing[] = {"”", "“", "»", "\u202f"};
    const char *end = text + strlen(text);
    for (size_t i = 0; i < sizeof closing / sizeof *closing; i++) {
        size_t length = strlen(closing[i]);
        if ((size_t)(end - text) > length && memcmp(end - length, closing[i], length) == 0) {
            end -= length;
            i = (size_t)-1; /* from the first again */
        }
    }
    do {
        end--;
    } while (end > text && ((unsigned char)*end & 0xc0) == 0x80);
    return end;
}

/* marks: those it may end in; a line to be completed ends in dots. */
static void check_end(const char *id, const char *text, const char *marks) {
    char mark[8] = "";
    const char *last = last_mark(text);
    mark[0] = *last;
    for (int i = 1; i < 4 && ((unsigned char)last[i] & 0xc0) == 0x80; i++) {
        mark[i] = last[i];
    }
    ck_assert_msg(strstr(marks, mark) != NULL, "%s: ends in %s: %s", id, mark, text);
}

static void check_line(const char *language, const char *id, const char *line, int longest) {
    ck_assert_msg(characters(line) <= longest, "%s, %s: longer than %d: %s", language, id, longest, line);
    ck_assert_msg(line[0] != ' ' && !ends_with(line, " "), "%s, %s: blank at an end: %s", language, id, line);
    ck_assert_msg(strstr(line, "  ") == NULL, "%s, %s: two blanks: %s", language, id, line);
    ck_assert_msg(strpbrk(line, "\"'\n\t") == NULL, "%s, %s: a typewriter's character: %s", language, id, line);
}

START_TEST(a_shipped_question_is_short_and_cleanly_set) {
    const Shipped *as = &shipped[_i];
    Questions *questions = load_shipped(as->language);
    ck_assert_str_eq(questions->language, as->language);
    bool chinese = strcmp(as->language, "zh_CN") == 0;
    for (int i = 0; i < questions->count; i++) {
        const Question *at = &questions->list[i];
        check_line(as->language, at->id, at->text.question, as->question);
        check_line(as->language, at->id, at->text.explanation, as->explanation);
        for (int answer = 0; answer < WORLD_ANSWERS; answer++) {
            check_line(as->language, at->id, at->text.answer[answer], as->answer);
        }
        check_end(at->id, at->text.question, chinese ? "？…" : "?…");
        check_end(at->id, at->text.explanation, chinese ? "。！…" : ".!?…");
    }
    questions_free(questions);
}
END_TEST

START_TEST(a_shipped_translation_leaves_no_question_in_english) {
    if (strcmp(shipped[_i].language, "en") == 0) {
        return;
    }
    Questions *english = load_shipped("en");
    Questions *questions = load_shipped(shipped[_i].language);
    ck_assert_int_eq(questions->count, english->count);
    for (int i = 0; i < questions->count; i++) {
        ck_assert_str_ne(questions->list[i].text.question, english->list[i].text.question);
        ck_assert_str_ne(questions->list[i].text.explanation, english->list[i].text.explanation);
    }
    questions_free(english);
    questions_free(questions);
}
END_TEST

/* French sets a blank before these; a plain one would let a line begin with the mark. */
static void check_french_line(const char *id, const char *line) {
    static const char *const loose[] = {" ?", " !", " :", " ;", " »", "« ", " %"};
    for (size_t i = 0; i < sizeof loose / sizeof *loose; i++) {
        ck_assert_msg(strstr(line, loose[i]) == NULL, "%s: the blank in \"%s\" breaks lines: %s", id, loose[i], line);
    }
}

START_TEST(no_french_line_can_begin_with_a_question_mark) {
    Questions *questions = load_shipped("fr");
    for (int i = 0; i < questions->count; i++) {
        const Question *at = &questions->list[i];
        check_french_line(at->id, at->text.question);
        check_french_line(at->id, at->text.explanation);
        for (int answer = 0; answer < WORLD_ANSWERS; answer++) {
            check_french_line(at->id, at->text.answer[answer]);
        }
        const char *mark = strchr(at->text.question, '?');
        ck_assert_msg(mark != NULL && memcmp(mark - 3, "\u202f", 3) == 0, "%s: %s", at->id, at->text.question);
    }
    questions_free(questions);
}
END_TEST

static int asked_about(const Questions *questions, const char *city) {
    int count = 0;
    for (int i = 0; i < questions->count; i++) {
        const Question *at = &questions->list[i];
        count += at->site != NULL && !at->retired && strcmp(at->site, city) == 0;
    }
    return count;
}

START_TEST(every_site_of_the_boards_has_three_questions_of_its_own) {
    Questions *questions = load_shipped("en");
    char *assets = asset_path("");
    Board *board = malloc(sizeof *board);
    DataError error = {0};
    for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX; players++) {
        ck_assert_msg(board_load_named(board, assets, board_names[_i], players, &error), "%s", error.text);
        for (int field = 0; field <= board->track.goal; field++) {
            const char *city = board->field[field].site.city;
            ck_assert_msg(!city[0] || asked_about(questions, city) >= 3, "%d questions about %s",
                          asked_about(questions, city), city);
        }
    }
    free(board);
    free(assets);
    questions_free(questions);
}
END_TEST

START_TEST(a_bank_that_is_not_there_is_told) {
    DataError error = {0};
    ck_assert_ptr_null(questions_load("no/such/bank.json", &error));
    ck_assert_str_eq(error.text, "no/such/bank.json cannot be opened: No such file or directory.");
}
END_TEST

Suite *questions_suite(void) {
    Suite *suite = suite_create("questions");
    TCase *tests = tcase_create("questions");
    tcase_add_test(tests, a_bank_gives_its_questions);
    tcase_add_loop_test(tests, a_fault_of_a_bank_is_told_with_its_place, 0, sizeof broken / sizeof *broken);
    tcase_add_test(tests, a_translation_lies_over_the_bank);
    tcase_add_loop_test(tests, a_translation_that_does_not_match_changes_nothing, 0,
                        sizeof mistranslated / sizeof *mistranslated);
    tcase_add_test(tests, the_bank_of_the_game_is_large_and_balanced);
    tcase_add_test(tests, a_question_that_names_the_firm_is_marked_and_few_have_its_template);
    tcase_add_test(tests, no_set_has_a_single_question);
    tcase_add_loop_test(tests, the_longest_answer_is_seldom_the_right_one, 0, sizeof shipped / sizeof *shipped);
    tcase_add_loop_test(tests, a_shipped_question_is_short_and_cleanly_set, 0, sizeof shipped / sizeof *shipped);
    tcase_add_loop_test(tests, a_shipped_translation_leaves_no_question_in_english, 0,
                        sizeof shipped / sizeof *shipped);
    tcase_add_test(tests, no_french_line_can_begin_with_a_question_mark);
    tcase_add_loop_test(tests, every_site_of_the_boards_has_three_questions_of_its_own, 0, BOARD_NAMES);
    tcase_add_loop_test(tests, the_translations_of_the_game_match_its_bank, 0, sizeof languages / sizeof *languages);
    tcase_add_test(tests, a_bank_that_is_not_there_is_told);
    suite_add_tcase(suite, tests);
    return suite;
}
