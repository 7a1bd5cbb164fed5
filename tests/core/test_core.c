/* What all rules stand on, against what other programs make of the same: the standards' own examples, and the shuffles
 * of tests/oracle/shuffles.py. */
#include "core/chance.h"
#include "core/sha256.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- SHA-256 ------------------------------------------------------------------------------------------------------ */

static void ck_assert_digest(const void *bytes, size_t count, const char *expected) {
    uint8_t digest[CORE_SHA256_BYTES];
    char text[2 * CORE_SHA256_BYTES + 1];
    core_sha256(bytes, count, digest);
    for (int i = 0; i < CORE_SHA256_BYTES; i++) {
        snprintf(text + 2 * i, 3, "%02x", digest[i]);
    }
    ck_assert_str_eq(text, expected);
}

START_TEST(sha_256_is_that_of_the_standard) {
    ck_assert_digest("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    ck_assert_digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
                     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}
END_TEST

/* On both sides of where the padding needs another block. */
START_TEST(any_length_has_its_padding) {
    static const struct {
        size_t count;
        const char *digest;
    } OF_A[] = {
        {0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"},
        {56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"},
        {63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"},
        {64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"},
        {65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"},
        {200, "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"},
    };
    char a[200];
    memset(a, 'a', sizeof a);
    for (size_t i = 0; i < sizeof OF_A / sizeof OF_A[0]; i++) {
        ck_assert_digest(a, OF_A[i].count, OF_A[i].digest);
    }
}
END_TEST

/* --- chance ------------------------------------------------------------------------------------------------------- */

static Chance by_some_key(void) {
    Chance chance;
    ChanceKey key = {.is_there = true};
    for (int i = 0; i < CHANCE_KEY_BYTES; i++) {
        key.byte[i] = (uint8_t)i;
    }
    chance_init(&chance, 7, &key);
    return chance;
}

static void ck_assert_shuffled(Chance *chance, size_t count, const uint8_t *expected) {
    uint8_t items[200];
    for (size_t i = 0; i < count; i++) {
        items[i] = (uint8_t)i;
    }
    chance_shuffle(chance, items, count);
    ck_assert_mem_eq(items, expected, count);
}

START_TEST(each_shuffle_of_a_key_is_another_and_always_the_same) {
    static const uint8_t FIRST[] = {15, 5, 2, 19, 0, 17, 1, 14, 3, 13, 12, 10, 18, 16, 11, 6, 4, 8, 7, 9};
    static const uint8_t SECOND[] = {2, 9, 7, 17, 8, 12, 6, 19, 15, 16, 1, 10, 5, 3, 13, 14, 11, 18, 4, 0};
    static const uint8_t LONG[] = {
        52,  122, 13,  35,  126, 30,  181, 172, 114, 83,  119, 73,  158, 59,  74,  9,   87,  21,  95,  127,
        160, 130, 90,  187, 46,  53,  174, 67,  124, 178, 111, 162, 22,  68,  49,  110, 194, 197, 69,  156,
        19,  58,  41,  79,  179, 168, 183, 196, 91,  98,  144, 57,  167, 93,  37,  123, 86,  20,  107, 118,
        139, 81,  132, 47,  24,  193, 121, 134, 117, 173, 161, 97,  184, 16,  66,  176, 50,  0,   140, 42,
        128, 56,  7,   106, 150, 186, 159, 199, 147, 80,  154, 129, 180, 62,  175, 72,  89,  177, 189, 71,
        166, 198, 18,  96,  5,   165, 61,  28,  137, 31,  188, 163, 82,  153, 148, 120, 14,  105, 27,  15,
        36,  109, 146, 1,   60,  34,  116, 102, 75,  4,   142, 141, 11,  23,  39,  8,   78,  133, 77,  17,
        190, 195, 113, 92,  155, 26,  48,  164, 84,  100, 43,  32,  64,  101, 135, 99,  12,  45,  149, 157,
        33,  44,  151, 185, 51,  138, 170, 169, 182, 125, 171, 65,  152, 131, 143, 55,  112, 3,   115, 40,
        191, 104, 38,  29,  85,  54,  108, 88,  145, 70,  136, 2,   63,  103, 10,  192, 76,  94,  6,   25};
    Chance chance = by_some_key();
    ck_assert_shuffled(&chance, sizeof FIRST, FIRST);
    ck_assert_shuffled(&chance, sizeof SECOND, SECOND);
    ck_assert_shuffled(&chance, sizeof LONG, LONG); /* takes more than one block of the key stream */
    ck_assert_uint_eq(chance.shuffles, 3);
    ck_assert(chance_seed(&chance.key) == 1684401539239559u);
}
END_TEST

START_TEST(without_a_key_the_seed_shuffles_as_ever) {
    uint8_t items[60], as_ever[60];
    for (uint8_t i = 0; i < sizeof items; i++) {
        items[i] = as_ever[i] = i;
    }
    Chance chance;
    Random random;
    random_init(&random, 7);
    chance_init(&chance, 7, &(ChanceKey){.is_there = false});
    for (int i = 0; i < 3; i++) {
        chance_shuffle(&chance, items, sizeof items);
        random_shuffle(&random, as_ever, sizeof as_ever);
        ck_assert_mem_eq(items, as_ever, sizeof items);
    }
    ck_assert(chance.random.state == random.state);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("core");
    TCase *tests = tcase_create("core");
    tcase_add_test(tests, sha_256_is_that_of_the_standard);
    tcase_add_test(tests, any_length_has_its_padding);
    tcase_add_test(tests, each_shuffle_of_a_key_is_another_and_always_the_same);
    tcase_add_test(tests, without_a_key_the_seed_shuffles_as_ever);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
