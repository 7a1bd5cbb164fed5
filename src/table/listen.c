#include "table/listen.h"

#include "base/entropy.h"
#include "base/memory.h"
#include "far/message.h"
#include "table/origin.h"
#include "table/reply.h"

#include <uv.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HANDSHAKE_S = 5, PING_S = 25, DEAD_S = 60, AT_ONCE = 16 };

#define SUBPROTOCOL "schott-table-1"

/* One process has one loop: the store's thread wakes it without knowing it. */
typedef struct Loop {
    uv_loop_t loop;
    uv_timer_t timer;
    uv_async_t wake;
    uv_signal_t ended[2];
    struct lws_context *context;
    const TableConfig *config;
    Pages *pages; /* NULL: it has none */
    Store *store;
    Tables *tables;
} Loop;

static Loop loop;

typedef struct Connection {
    struct lws *socket;
    Caller *caller; /* NULL: not let in */
    char *text;     /* of a message that is still coming */
    size_t length;
    Reply reply; /* of who asks for a page */
} Connection;

/* --- what tables ask of their program ----------------------------------------------------------------------------- */

static double now_ms(void *context) {
    (void)context;
    return (double)uv_hrtime() / 1e6;
}

static int64_t wall_ms(void *context) {
    uv_timeval64_t now;
    (void)context;
    uv_gettimeofday(&now);
    return now.tv_sec * 1000 + now.tv_usec / 1000;
}

static void random_bytes(void *context, void *bytes, size_t count) {
    (void)context;
    if (!entropy_fill(bytes, count)) {
        fprintf(stderr, "schott-table: this machine has no random numbers.\n");
        exit(EXIT_FAILURE);
    }
}

static void ready(void *context, void *connection) {
    (void)context;
    lws_callback_on_writable(((Connection *)connection)->socket);
}

static void log_line(void *context, const char *line) {
    (void)context;
    fprintf(stderr, "schott-table: %s\n", line);
}

/* A thought, on a worker of the loop. */
typedef struct Work {
    uv_work_t work;
    void (*run)(void *data);
    void (*done)(void *data, bool dropped);
    void *data;
} Work;

static void step(uv_timer_t *timer);

static void run_work(uv_work_t *of) {
    Work *work = of->data;
    work->run(work->data);
}

static void work_done(uv_work_t *of, int status) {
    Work *work = of->data;
    work->done(work->data, status != 0);
    free(work);
    step(&loop.timer);
}

static void think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    (void)context;
    Work *work = memory_new(sizeof *work);
    *work = (Work){.work = {.data = work}, .run = run, .done = done, .data = data};
    work->work.data = work;
    if (uv_queue_work(&loop.loop, &work->work, run_work, work_done) != 0) {
        done(data, true);
        free(work);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void step(uv_timer_t *timer) {
    double now = now_ms(NULL), due = tables_step(loop.tables, now), left = due - now;
    if (due >= 0) {
        uv_timer_start(timer, step, left > 0 ? (uint64_t)left + 1 : 0, 0);
    }
}

/* The store's own thread calls it. */
static void wake(void) {
    uv_async_send(&loop.wake);
}

static void look_at_commits(uv_async_t *async) {
    (void)async;
    tables_look_at_commits(loop.tables);
    step(&loop.timer);
}

static void end(uv_signal_t *signal, int number) {
    (void)signal;
    (void)number;
    uv_stop(&loop.loop);
}

/* --- connections -------------------------------------------------------------------------------------------------- */

static void copy_header(struct lws *socket, enum lws_token_indexes token, char out[ORIGIN_BYTES]) {
    if (lws_hdr_copy(socket, out, ORIGIN_BYTES, token) < 0) {
        snprintf(out, ORIGIN_BYTES, "?"); /* longer than any of ours */
    }
}

/* A page of somebody else's must not play for whoever looks at it. */
static bool may_connect(struct lws *socket) {
    char host[ORIGIN_BYTES] = "", origin[ORIGIN_BYTES] = "";
    copy_header(socket, WSI_TOKEN_HOST, host);
    copy_header(socket, WSI_TOKEN_ORIGIN, origin);
    return origin_may_call(host, origin, loop.config->names, loop.config->is_lan);
}

/* What the proxy before us has written last, if there is one. */
static void find_address(struct lws *socket, char out[ORIGIN_BYTES]) {
    out[0] = '\0';
    if (loop.config->is_behind_proxy) {
        copy_header(socket, WSI_TOKEN_X_FORWARDED_FOR, out);
        const char *last = strrchr(out, ',');
        if (last != NULL) {
            memmove(out, last + 1 + strspn(last + 1, " "), strlen(last + 1 + strspn(last + 1, " ")) + 1);
        }
    } else {
        lws_get_peer_simple(socket, out, ORIGIN_BYTES);
    }
}

static int connected(Connection *connection, struct lws *socket) {
    char address[ORIGIN_BYTES];
    find_address(socket, address);
    *connection = (Connection){.socket = socket};
    connection->caller = caller_new(loop.tables, address, connection);
    return connection->caller != NULL ? 0 : -1;
}

static void gone(Connection *connection) {
    caller_free(connection->caller);
    free(connection->text);
    *connection = (Connection){0};
    step(&loop.timer);
}

/* Parts of a message are put together; one byte more than may be is enough to refuse it. */
static void received(Connection *connection, const char *part, size_t length) {
    size_t room = FAR_CLIENT_MAX + 1 - connection->length;
    length = length < room ? length : room;
    connection->text = memory_resize(connection->text, connection->length + length + 1);
    memcpy(connection->text + connection->length, part, length);
    connection->length += length;
    if (!lws_is_final_fragment(connection->socket) || lws_remaining_packet_payload(connection->socket) > 0) {
        return;
    }
    connection->text[connection->length] = '\0';
    caller_take(connection->caller, connection->text, connection->length);
    free(connection->text);
    connection->text = NULL;
    connection->length = 0;
    step(&loop.timer);
}

static bool write_text(struct lws *socket, const char *text) {
    static unsigned char room[LWS_PRE + FAR_HOST_MAX];
    size_t length = strlen(text);
    if (length > FAR_HOST_MAX) {
        log_line(NULL, "a message was too long to be sent");
        return false;
    }
    memcpy(room + LWS_PRE, text, length);
    return lws_write(socket, room + LWS_PRE, length, LWS_WRITE_TEXT) >= 0;
}

static int writable(Connection *connection) {
    char *text = NULL;
    for (int i = 0; i < AT_ONCE && !lws_send_pipe_choked(connection->socket); i++) {
        text = caller_next(connection->caller);
        bool is_fine = text == NULL || write_text(connection->socket, text);
        cJSON_free(text);
        if (!is_fine || caller_is_done(connection->caller)) {
            return -1;
        }
        if (text == NULL) {
            return 0;
        }
    }
    lws_callback_on_writable(connection->socket);
    return 0;
}

static int called(struct lws *socket, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    Connection *connection = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return may_connect(socket) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return connected(connection, socket);
    case LWS_CALLBACK_RECEIVE:
        if (connection->caller != NULL) {
            received(connection, in, length);
        }
        break;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return connection->caller != NULL ? writable(connection) : -1;
    case LWS_CALLBACK_CLOSED:
        gone(connection);
        break;
    default:
        return connection != NULL ? reply_called(&connection->reply, loop.pages, loop.config, socket, reason, in) : 0;
    }
    return 0;
}

/* --- listening ---------------------------------------------------------------------------------------------------- */

static const struct lws_protocols PROTOCOLS[] = {
    {.name = SUBPROTOCOL, .callback = called, .per_session_data_size = sizeof(Connection), .rx_buffer_size = 256},
    {0},
};

static const lws_retry_bo_t STILL_THERE = {.secs_since_valid_ping = PING_S, .secs_since_valid_hangup = DEAD_S};

static bool open_socket(const TableConfig *config) {
    void *loops[] = {&loop.loop};
    bool is_local = config->socket[0] != '\0';
    struct lws_context_creation_info info = {.port = config->port,
                                             .iface = config->address[0] != '\0' ? config->address : NULL,
                                             .protocols = PROTOCOLS,
                                             .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_VALIDATE_UTF8 |
                                                        LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
                                             .foreign_loops = loops,
                                             .timeout_secs = HANDSHAKE_S,
                                             .retry_and_idle_policy = &STILL_THERE};
    if (is_local) {
        info.options |= LWS_SERVER_OPTION_UNIX_SOCK;
        info.iface = config->socket;
    }
    lws_set_log_level(LLL_ERR, NULL);
    loop.context = lws_create_context(&info);
    return loop.context != NULL;
}

static void open_loop(void) {
    static const int SIGNALS[] = {SIGTERM, SIGINT};
    uv_loop_init(&loop.loop);
    uv_timer_init(&loop.loop, &loop.timer);
    uv_async_init(&loop.loop, &loop.wake, look_at_commits);
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&loop.loop, &loop.ended[i]);
        uv_signal_start(&loop.ended[i], end, SIGNALS[i]);
    }
    signal(SIGPIPE, SIG_IGN);
}

/* Thoughts that are under way end first; libwebsockets closes what is its own. */
static void close_loop(void) {
    lws_context_destroy(loop.context);
    tables_free(loop.tables);
    store_close(loop.store);
    uv_close((uv_handle_t *)&loop.timer, NULL);
    uv_close((uv_handle_t *)&loop.wake, NULL);
    for (int i = 0; i < 2; i++) {
        uv_close((uv_handle_t *)&loop.ended[i], NULL);
    }
    uv_run(&loop.loop, UV_RUN_DEFAULT);
    uv_loop_close(&loop.loop);
    pages_free(loop.pages);
}

static bool open_store(const TableConfig *config) {
    char sentence[512];
    StoreProblem problem = store_open(&loop.store, config->folder, wall_ms(NULL) / 1000);
    if (problem != STORE_FINE) {
        store_explain(&(StoreNotice){.problem = problem}, sentence, sizeof sentence);
        fprintf(stderr, "schott-table: %s: %s\n", config->folder, sentence);
    }
    return problem == STORE_FINE;
}

/* Where others on the network find it: who has started it has to tell them. */
static void tell_addresses(const TableConfig *config) {
    uv_interface_address_t *found;
    int count;
    if (!config->is_lan || uv_interface_addresses(&found, &count) != 0) {
        return;
    }
    for (int i = 0; i < count; i++) {
        char name[64];
        if (!found[i].is_internal && found[i].address.address4.sin_family == AF_INET &&
            uv_ip4_name(&found[i].address.address4, name, sizeof name) == 0) {
            fprintf(stderr, "schott-table: at http://%s:%d/\n", name, config->port);
        }
    }
    uv_free_interface_addresses(found, count);
}

static bool open_pages(const TableConfig *config) {
    DataError error = {0};
    loop.pages = config->pages[0] != '\0' ? pages_read(config->pages, &error) : NULL;
    if (data_failed(&error)) {
        fprintf(stderr, "schott-table: %s\n", error.text);
    }
    return !data_failed(&error);
}

int table_listen(const TableConfig *config, const char *assets, struct Pack *pack) {
    loop.config = config;
    open_loop();
    if (!open_pages(config) || !open_store(config)) {
        store_close(loop.store);
        pages_free(loop.pages);
        return EXIT_FAILURE;
    }
    TableHost host = {.assets = assets,
                      .pack = pack,
                      .store = loop.store,
                      .now = now_ms,
                      .wall = wall_ms,
                      .random = random_bytes,
                      .ready = ready,
                      .log = log_line,
                      .think = think};
    loop.tables = tables_new(&host, &config->rules);
    store_wake_with(loop.store, wake);
    bool is_open = open_socket(config);
    if (is_open) {
        tell_addresses(config);
        fprintf(stderr, "schott-table: %zu tables, ready\n", tables_count(loop.tables));
        step(&loop.timer);
        uv_run(&loop.loop, UV_RUN_DEFAULT);
        close_loop();
    } else {
        fprintf(stderr, "schott-table: can't listen on %s %d.\n",
                config->socket[0] != '\0' ? config->socket : config->address, config->port);
    }
    return is_open ? EXIT_SUCCESS : EXIT_FAILURE;
}
