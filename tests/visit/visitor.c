/* Somebody at a table elsewhere, without a window: plays what a bot would, and tells what a person would see.
 *
 *   visitor ADDRESS world|path|CODE [watch|sit]     sit: does nothing there
 *
 *   at CODE, link LINK            the table; where others find it
 *   stage calling|there|away|parted
 *   seats FREE AWAY               bits
 *   trouble SENTENCE
 *   note GAME BOARD SEATS SEAT N  as it is noted on this machine once the game is over, and is then forgotten
 *   over DIGEST FAIR              0 untold, 1 proved, 2 broken
 */
#include "../table/bot.h"
#include "games/path/play/game.h"
#include "games/world/play/game.h"
#include "store/store.h"
#include "visit/visit.h"

#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int bell[2];

static double now(void *context) {
    struct timespec time;
    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

static int64_t wall(void *context) {
    (void)context;
    return (int64_t)time(NULL) * 1000;
}

static void wake(void *context) {
    (void)context;
    ssize_t written = write(bell[1], "", 1);
    (void)written; /* full: it rings already */
}

static void wait_for_bell(const Visit *visit) {
    char bytes[64];
    double due = visit_due(visit), left = due - now(NULL);
    poll(&(struct pollfd){.fd = bell[0], .events = POLLIN}, 1, due < 0 ? 1000 : left > 0 ? (int)left + 1 : 0);
    while (read(bell[0], bytes, sizeof bytes) > 0) {
    }
}

/* What has been told last. */
typedef struct Told {
    int stage;
    unsigned seatings;
    bool has_code, is_over;
} Told;

/* There and back again; of two, the one noted last comes first, and another that is forgotten leaves it alone. */
static void tell_note(const Visit *visit) {
    VisitNote note[VISIT_NOTES_MOST];
    Store *store;
    store_open(&store, NULL, 0);
    visit_note(store, visit, 77);
    visit_note(store, visit, 78);
    visit_forget(store, "none");
    int count = visit_notes(store, note);
    bool is_place = count == 1 && memcmp(&note[0].place, visit_place(visit), sizeof(VisitPlace)) == 0;
    if (is_place && note[0].seen == 78) {
        printf("note %s %s %d %d %d\n", note[0].game, note[0].board, note[0].seats.count, note[0].seat, note[0].n);
    }
    visit_forget(store, visit_place(visit)->code);
    printf("notes %d\n", visit_notes(store, note));
    store_close(store);
}

static void tell(const Visit *visit, Told *told) {
    static const char *const STAGES[] = {"calling", "there", "away", "parted"};
    const Session *session = visit_session(visit);
    char link[VISIT_LINK_MAX];
    if (visit_place(visit)->code[0] != '\0' && !told->has_code) {
        visit_link(visit_place(visit), false, link);
        printf("at %s\nlink %s\n", visit_place(visit)->code, link);
        told->has_code = true;
    }
    if (told->stage != (int)visit_stage(visit)) {
        told->stage = (int)visit_stage(visit);
        printf("stage %s\n", STAGES[told->stage]);
    }
    if (told->seatings != visit_seatings(visit)) {
        told->seatings = visit_seatings(visit);
        printf("seats %x %x\n", visit_free_seats(visit), visit_away_seats(visit));
    }
    if (visit_stage(visit) == VISIT_PARTED) {
        printf("trouble %s\n", visit_trouble(visit));
    }
    if (visit_record(visit) != NULL && !told->is_over) {
        told->is_over = true;
        tell_note(visit);
        printf("over %016" PRIx64 " %d\n", bot_digest(session), (int)far_shuffle(session));
    }
    fflush(stdout);
}

static VisitTable table_of(bool is_world) {
    VisitTable table = {.rules = is_world ? &WORLD_GAME : &PATH_GAME, .board = is_world ? "short" : "classic"};
    seats_init(&table.seats);
    table.seats.count = 2;
    table.has_clock = true;
    return table;
}

static void live(Visit *visit, bool plays, Random *chance) {
    Told told = {.stage = -1};
    int acted_at = -1;
    while (visit_stage(visit) != VISIT_PARTED && !told.is_over) {
        visit_step(visit);
        Session *session = visit_session(visit);
        int count = session != NULL ? session_history_count(session) : -1;
        acted_at = visit_stage(visit) == VISIT_THERE ? acted_at : -1; /* what was sent last may have been lost */
        bool may = plays && visit_stage(visit) == VISIT_THERE && visit_free_seats(visit) == 0;
        if (may && !session_is_waiting(session) && count != acted_at) {
            bot_play(session, chance);
            acted_at = session_is_waiting(session) ? count : -1;
            visit_step(visit);
        }
        tell(visit, &told);
        wait_for_bell(visit);
    }
    tell(visit, &told);
}

int main(int count, char **argument) {
    Bot program; /* with games and boards */
    VisitWish wish = {.name = "Mia", .figurine = -1, .watches = count > 3 && strcmp(argument[3], "watch") == 0};
    VisitTable table;
    if (count < 3 || pipe(bell) != 0) {
        return EXIT_FAILURE;
    }
    fcntl(bell[0], F_SETFL, O_NONBLOCK);
    fcntl(bell[1], F_SETFL, O_NONBLOCK);
    bot_open(&program, getenv("SCHOTT_WORLD_ASSETS"), (uint64_t)getpid());
    VisitHost host = {.play = &program.host, .language = "en", .build = "test", .now = now, .wall = wall, .wake = wake};
    snprintf(wish.place.address, sizeof wish.place.address, "%s", argument[1]);
    if (strlen(argument[2]) > 5) {
        snprintf(wish.place.code, sizeof wish.place.code, "%s", argument[2]);
    } else {
        table = table_of(strcmp(argument[2], "world") == 0);
        wish.table = &table;
    }
    Visit *visit = visit_new(&host, &wish);
    live(visit, count <= 3, &program.chance);
    visit_free(visit);
    bot_close(&program);
    return EXIT_SUCCESS;
}
