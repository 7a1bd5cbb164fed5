#include "suites.h"

#include "folder.h"
#include "kiosk/watch.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* The test is systemd: it listens on a socket of its own. */

static int listener;

static void listen_at(const char *path, const char *environment) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t length = strlen(path + 1) + 1;
    memcpy(address.sun_path, path, length);
    listener = socket(AF_UNIX, SOCK_DGRAM, 0);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    ck_assert_int_eq(bind(listener, (struct sockaddr *)(void *)&address, size), 0);
    setenv("NOTIFY_SOCKET", environment, 1);
}

static void set_up(void) {
    folder_set_up();
    listen_at(in_folder("notify"), in_folder("notify"));
}

static void tear_down(void) {
    watch_ends();
    unsetenv("NOTIFY_SOCKET");
    unsetenv("WATCHDOG_USEC");
    close(listener);
    folder_tear_down();
}

static const char *heard(void) {
    static char text[256];
    ssize_t size = recv(listener, text, sizeof text - 1, MSG_DONTWAIT);
    text[size > 0 ? size : 0] = '\0';
    return text;
}

START_TEST(without_a_watchdog_only_beginning_and_end_are_told) {
    watch_begin();
    ck_assert_str_eq(heard(), "READY=1");
    watch_alive();
    ck_assert_str_eq(heard(), "");
    ck_assert(watch_wakes_in() < 0);
    watch_ends();
    ck_assert_str_eq(heard(), "STOPPING=1");
}
END_TEST

START_TEST(a_sign_of_life_comes_before_half_the_time_is_over) {
    setenv("WATCHDOG_USEC", "80000", 1);
    setenv("WATCHDOG_PID", "1", 1); /* the compositor's */
    watch_begin();
    ck_assert_str_eq(heard(), "READY=1");
    ck_assert_str_eq(heard(), "WATCHDOG=1");
    watch_alive();
    ck_assert_str_eq(heard(), ""); /* not at every turn of the loop */
    ck_assert(watch_wakes_in() >= 0 && watch_wakes_in() <= 40);
    usleep(41000);
    ck_assert(watch_wakes_in() <= 0);
    watch_alive();
    ck_assert_str_eq(heard(), "WATCHDOG=1");
    ck_assert_str_eq(heard(), "");
}
END_TEST

START_TEST(a_listener_that_has_gone_is_no_matter) {
    setenv("WATCHDOG_USEC", "1000", 1);
    setenv("NOTIFY_SOCKET", in_folder("gone"), 1);
    watch_begin();
    usleep(2000);
    watch_alive();
    setenv("NOTIFY_SOCKET", "nonsense", 1);
    usleep(2000);
    watch_alive();
    setenv("WATCHDOG_USEC", "much", 1);
    watch_begin();
    ck_assert(watch_wakes_in() < 0);
}
END_TEST

#ifdef __linux__
START_TEST(a_socket_may_lie_in_no_folder) {
    char path[100] = "", environment[100];
    snprintf(environment, sizeof environment, "@schott-world-test-%ld", (long)getpid());
    snprintf(path + 1, sizeof path - 1, "%s", environment + 1);
    close(listener);
    listen_at(path, environment);
    watch_begin();
    ck_assert_str_eq(heard(), "READY=1");
}
END_TEST
#endif

Suite *suite_watch(void) {
    Suite *suite = suite_create("watch");
    TCase *tests = tcase_create("watch");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, without_a_watchdog_only_beginning_and_end_are_told);
    tcase_add_test(tests, a_sign_of_life_comes_before_half_the_time_is_over);
    tcase_add_test(tests, a_listener_that_has_gone_is_no_matter);
#ifdef __linux__
    tcase_add_test(tests, a_socket_may_lie_in_no_folder);
#endif
    suite_add_tcase(suite, tests);
    return suite;
}
