/* Addresses, codes, links and notes of tables elsewhere; the handshake of a line. */
#include "line/handshake.h"
#include "store/store.h"
#include "visit/visit.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- what people type --------------------------------------------------------------------------------------------- */

#define SECRET "0123456789abcdef0123456789abcdef"

static char code[CODE_NUMBER_BYTES], in_link[CODE_NUMBER_BYTES]; /* with a hyphen: a link has no gap */

static VisitPlace read_place(const char *text) {
    VisitPlace place = {.address = "ws://before:1"};
    ck_assert_msg(visit_place_read(text, &place), "%s", text);
    return place;
}

START_TEST(a_link_leads_to_its_table) {
    char text[200];
    snprintf(text, sizeof text, " https://fair.example/play/#%s\n", in_link);
    VisitPlace place = read_place(text);
    ck_assert_str_eq(place.address, "wss://fair.example/play");
    ck_assert_str_eq(place.code, code);
    ck_assert_str_eq(place.secret, "");
}
END_TEST

START_TEST(ones_own_link_leads_to_ones_seat) {
    char text[200], link[VISIT_LINK_MAX];
    snprintf(text, sizeof text, "http://192.168.4.1:8021/#%s." SECRET, in_link);
    VisitPlace place = read_place(text);
    ck_assert_str_eq(place.address, "ws://192.168.4.1:8021");
    ck_assert_str_eq(place.secret, SECRET);
    visit_link(&place, true, link);
    ck_assert_str_eq(link, text);
}
END_TEST

START_TEST(a_link_for_others_holds_no_secret) {
    VisitPlace place = {.address = "ws://fair.local:8021", .secret = SECRET, .owner = SECRET};
    char link[VISIT_LINK_MAX], wanted[VISIT_LINK_MAX];
    memcpy(place.code, code, sizeof code);
    visit_link(&place, false, link);
    snprintf(wanted, sizeof wanted, "http://fair.local:8021/#%s", in_link);
    ck_assert_str_eq(link, wanted);
}
END_TEST

START_TEST(a_code_alone_is_of_the_host_of_before) {
    VisitPlace place = read_place(code);
    ck_assert_str_eq(place.address, "ws://before:1");
    ck_assert_str_eq(place.code, code);
}
END_TEST

START_TEST(an_address_alone_is_a_host) {
    ck_assert_str_eq(read_place("fair.local:8021").address, "ws://fair.local:8021");
    ck_assert_str_eq(read_place("wss://fair.example/").address, "wss://fair.example");
    ck_assert_str_eq(read_place("localhost").address, "ws://localhost");
    ck_assert_str_eq(read_place("unix:/run/schott-table/socket").address, "unix:/run/schott-table/socket");
    ck_assert_str_eq(read_place("fair.local").code, "");
}
END_TEST

START_TEST(what_is_none_of_these_changes_nothing) {
    static const char *const TEXTS[] = {"",
                                        "hello",
                                        "http://",
                                        "http://a b.example/",
                                        "ftp://fair.example/",
                                        "http://me@fair.example/",
                                        "http://fair.example/#",
                                        "http://fair.example/#1234-5678-9",
                                        "#",
                                        ("wss://fair.example/#x." SECRET)};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        VisitPlace place = {.address = "ws://before:1", .secret = SECRET}, before = place;
        ck_assert_msg(!visit_place_read(TEXTS[i], &place), "%s", TEXTS[i]);
        ck_assert_mem_eq(&place, &before, sizeof place);
    }
}
END_TEST

START_TEST(a_seat_with_a_broken_secret_is_no_place) {
    char text[200];
    VisitPlace place = {0};
    snprintf(text, sizeof text, "http://fair.example/#%s.0123", code);
    ck_assert(!visit_place_read(text, &place));
    snprintf(text, sizeof text, "http://fair.example/#%s.%.31sX", code, SECRET);
    ck_assert(!visit_place_read(text, &place));
}
END_TEST

/* --- the handshake ------------------------------------------------------------------------------------------------ */

#define ANSWER "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
#define PROOF  "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"
#define OURS   "sec-websocket-protocol:schott-table-1 \r\n"

/* The example of RFC 6455, section 1.3. */
static const char KEY[] = "dGhlIHNhbXBsZSBub25jZQ==";

START_TEST(a_hosts_answer_proves_that_it_has_read_the_key) {
    ck_assert(handshake_is_answer(ANSWER PROOF OURS "\r\n", KEY));
    ck_assert(!handshake_is_answer(ANSWER PROOF OURS "\r\n", "AAAAAAAAAAAAAAAAAAAAAA=="));
    ck_assert(!handshake_is_answer(ANSWER OURS "\r\n", KEY));
}
END_TEST

START_TEST(other_servers_are_no_hosts) {
    ck_assert(!handshake_is_answer(ANSWER PROOF "\r\n", KEY));
    ck_assert(!handshake_is_answer(ANSWER PROOF "Sec-WebSocket-Protocol: schott-table-12\r\n\r\n", KEY));
    ck_assert(!handshake_is_answer("HTTP/1.1 200 OK\r\n" PROOF OURS "\r\n", KEY));
    ck_assert(!handshake_is_answer("", KEY));
}
END_TEST

START_TEST(an_address_is_asked_for_what_it_names) {
    HandshakeHost host;
    char text[HANDSHAKE_MAX];
    ck_assert(handshake_read_address("wss://fair.example:9/play?x#hidden", &host));
    ck_assert_str_eq(host.url, "https://fair.example:9/");
    handshake_ask(&host, KEY, text);
    ck_assert_ptr_nonnull(strstr(text, "GET /play?x HTTP/1.1\r\nHost: fair.example:9\r\n"));
    ck_assert_ptr_nonnull(strstr(text, KEY));
}
END_TEST

START_TEST(an_address_adds_no_lines_to_what_is_asked) {
    HandshakeHost host;
    ck_assert(!handshake_read_address("ws://fair.example/\r\nX: y", &host));
    ck_assert(!handshake_read_address("ws://me:secret@fair.example/", &host));
    ck_assert(!handshake_read_address("http://fair.example/", &host));
    ck_assert(!handshake_read_address("ws://", &host));
    ck_assert(!handshake_read_address("unix:relative", &host));
}
END_TEST

START_TEST(no_two_keys_are_the_same) {
    char one[HANDSHAKE_KEY_BYTES], other[HANDSHAKE_KEY_BYTES];
    ck_assert(handshake_new_key(one) && handshake_new_key(other));
    ck_assert_uint_eq(strlen(one), 24);
    ck_assert_str_ne(one, other);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("visits");
    TCase *tests = tcase_create("visits");
    code_number_write(123456789, code);
    memcpy(in_link, code, sizeof code);
    *strchr(in_link, ' ') = '-';
    tcase_add_test(tests, a_link_leads_to_its_table);
    tcase_add_test(tests, ones_own_link_leads_to_ones_seat);
    tcase_add_test(tests, a_link_for_others_holds_no_secret);
    tcase_add_test(tests, a_code_alone_is_of_the_host_of_before);
    tcase_add_test(tests, an_address_alone_is_a_host);
    tcase_add_test(tests, what_is_none_of_these_changes_nothing);
    tcase_add_test(tests, a_seat_with_a_broken_secret_is_no_place);
    tcase_add_test(tests, a_hosts_answer_proves_that_it_has_read_the_key);
    tcase_add_test(tests, other_servers_are_no_hosts);
    tcase_add_test(tests, an_address_is_asked_for_what_it_names);
    tcase_add_test(tests, an_address_adds_no_lines_to_what_is_asked);
    tcase_add_test(tests, no_two_keys_are_the_same);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
