/* On libcurl, which knows the system's certificates and proxies, and wslay, which knows frames. */
#include "line/line.h"

#include "base/entropy.h"
#include "base/give_up.h"
#include "base/memory.h"
#include "line/handshake.h"

#include <curl/curl.h>
#include <wslay/wslay.h>

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CALL_S = 10, ANSWER_S = 8, SILENT_S = 60, LOOK_MS = 1000, MESSAGE_MAX = 1 << 16 };

typedef struct Texts {
    char **text;
    size_t count;
} Texts;

/* Shared by its thread and who opened it; freed by whichever leaves last. */
struct Line {
    pthread_mutex_t mutex; /* of what follows up to the thread's own */
    int holders;
    bool is_closed; /* by who opened it: nobody is woken any more */
    LineState state;
    LineFault fault;
    Texts in, out;
    void (*wake)(void *context);
    void *context;

    char *address; /* the thread's own, from here on */
    HandshakeHost host;
    CURL *curl;
    CURLM *poll; /* holds no transfer: it waits for the socket, and can be woken */
    wslay_event_context_ptr frames;
    time_t heard;
    bool is_broken;
};

/* --- shared ------------------------------------------------------------------------------------------------------- */

static void texts_add(Texts *texts, char *text) {
    texts->text = memory_one_more(texts->text, texts->count, sizeof *texts->text);
    texts->text[texts->count++] = text;
}

static char *texts_take(Texts *texts) {
    if (texts->count == 0) {
        return NULL;
    }
    char *first = texts->text[0];
    memmove(texts->text, texts->text + 1, --texts->count * sizeof *texts->text);
    return first;
}

static void texts_free(Texts *texts) {
    for (size_t i = 0; i < texts->count; i++) {
        free(texts->text[i]);
    }
    free(texts->text);
}

static void let_go(Line *line) {
    pthread_mutex_lock(&line->mutex);
    bool is_last = --line->holders == 0;
    pthread_mutex_unlock(&line->mutex);
    if (is_last) {
        pthread_mutex_destroy(&line->mutex);
        curl_multi_cleanup(line->poll);
        texts_free(&line->in);
        texts_free(&line->out);
        free(line->address);
        free(line);
    }
}

/* With the mutex: whoever closes the line knows that nobody is called afterwards. */
static void tell(Line *line) {
    if (!line->is_closed && line->wake != NULL) {
        line->wake(line->context);
    }
}

static void set_state(Line *line, LineState state, LineFault fault) {
    pthread_mutex_lock(&line->mutex);
    line->state = state;
    line->fault = fault;
    tell(line);
    pthread_mutex_unlock(&line->mutex);
}

static bool is_closed(Line *line) {
    pthread_mutex_lock(&line->mutex);
    bool closed = line->is_closed;
    pthread_mutex_unlock(&line->mutex);
    return closed;
}

/* --- calling ------------------------------------------------------------------------------------------------------ */

static int give_up_calling(void *of, curl_off_t all, curl_off_t now, curl_off_t all_up, curl_off_t now_up) {
    (void)all, (void)now, (void)all_up, (void)now_up;
    return is_closed(of);
}

static LineFault fault_of(CURLcode code) {
    switch ((int)code) {
    case CURLE_OK:
        return LINE_FINE;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_ISSUER_ERROR:
        return LINE_UNTRUSTED;
    case CURLE_SSL_CONNECT_ERROR:
        return LINE_NOT_OURS;
    case CURLE_URL_MALFORMAT:
        return LINE_NO_ADDRESS;
    default:
        return LINE_NO_HOST;
    }
}

static LineFault call(Line *line) {
    CURL *curl = line->curl;
    curl_easy_setopt(curl, CURLOPT_URL, line->host.url);
    curl_easy_setopt(curl, CURLOPT_CONNECT_ONLY, 1L);
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(curl, CURLOPT_HTTPPROXYTUNNEL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CALL_S);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, give_up_calling);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, line);
    if (line->host.socket[0] != '\0') {
        curl_easy_setopt(curl, CURLOPT_UNIX_SOCKET_PATH, line->host.socket);
    }
    return fault_of(curl_easy_perform(curl));
}

/* Until something comes, somebody has something to say, or that long. */
static void wait_for_socket(Line *line, bool is_to_send, int ms) {
    curl_socket_t socket = CURL_SOCKET_BAD;
    curl_easy_getinfo(line->curl, CURLINFO_ACTIVESOCKET, &socket);
    struct curl_waitfd wait = {.fd = socket, .events = CURL_WAIT_POLLIN};
    wait.events = is_to_send ? (short)(CURL_WAIT_POLLIN | CURL_WAIT_POLLOUT) : (short)CURL_WAIT_POLLIN;
    curl_multi_poll(line->poll, &wait, 1, ms, NULL);
}

static bool send_all(Line *line, const char *text, size_t length) {
    time_t end = time(NULL) + ANSWER_S;
    while (length > 0 && time(NULL) <= end && !is_closed(line)) {
        size_t sent = 0;
        CURLcode code = curl_easy_send(line->curl, text, length, &sent);
        if (code == CURLE_AGAIN) {
            wait_for_socket(line, true, LOOK_MS);
        } else if (code != CURLE_OK) {
            return false;
        }
        text += sent;
        length -= sent;
    }
    return length == 0;
}

/* One byte after the other, so that nothing of the first frame is taken with it. */
static bool read_answer(Line *line, char answer[HANDSHAKE_MAX]) {
    time_t end = time(NULL) + ANSWER_S;
    size_t length = 0;
    while (length + 1 < HANDSHAKE_MAX && time(NULL) <= end && !is_closed(line)) {
        size_t got = 0;
        CURLcode code = curl_easy_recv(line->curl, answer + length, 1, &got);
        if (code == CURLE_AGAIN) {
            wait_for_socket(line, false, LOOK_MS);
        } else if (code != CURLE_OK || got == 0) {
            return false;
        }
        length += got;
        answer[length] = '\0';
        if (length >= 4 && strcmp(answer + length - 4, "\r\n\r\n") == 0) {
            return true;
        }
    }
    return false;
}

static bool shake_hands(Line *line) {
    char text[HANDSHAKE_MAX], key[HANDSHAKE_KEY_BYTES];
    return handshake_new_key(key) && send_all(line, text, handshake_ask(&line->host, key, text)) &&
           read_answer(line, text) && handshake_is_answer(text, key);
}

/* --- frames ------------------------------------------------------------------------------------------------------- */

static ssize_t on_recv(wslay_event_context_ptr frames, uint8_t *bytes, size_t size, int flags, void *of) {
    Line *line = of;
    size_t got = 0;
    CURLcode code = curl_easy_recv(line->curl, bytes, size, &got);
    (void)flags;
    if (code == CURLE_AGAIN) {
        wslay_event_set_error(frames, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    if (code != CURLE_OK || got == 0) {
        line->is_broken = true;
        wslay_event_set_error(frames, WSLAY_ERR_CALLBACK_FAILURE);
        return -1;
    }
    line->heard = time(NULL);
    return (ssize_t)got;
}

static ssize_t on_send(wslay_event_context_ptr frames, const uint8_t *bytes, size_t size, int flags, void *of) {
    Line *line = of;
    size_t sent = 0;
    CURLcode code = curl_easy_send(line->curl, bytes, size, &sent);
    (void)flags;
    if (code != CURLE_OK) {
        wslay_event_set_error(frames, code == CURLE_AGAIN ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
        return -1;
    }
    return (ssize_t)sent;
}

static int on_mask(wslay_event_context_ptr frames, uint8_t *bytes, size_t size, void *of) {
    (void)frames, (void)of;
    return entropy_fill(bytes, size) ? 0 : -1;
}

static void on_message(wslay_event_context_ptr frames, const struct wslay_event_on_msg_recv_arg *message, void *of) {
    Line *line = of;
    (void)frames;
    if (message->opcode != WSLAY_TEXT_FRAME) {
        return;
    }
    char *text = memory_raw(message->msg_length + 1);
    memcpy(text, message->msg, message->msg_length);
    text[message->msg_length] = '\0';
    pthread_mutex_lock(&line->mutex);
    texts_add(&line->in, text);
    tell(line);
    pthread_mutex_unlock(&line->mutex);
}

static void begin_frames(Line *line) {
    static const struct wslay_event_callbacks CALLBACKS = {
        .recv_callback = on_recv,
        .send_callback = on_send,
        .genmask_callback = on_mask,
        .on_msg_recv_callback = on_message,
    };
    if (wslay_event_context_client_init(&line->frames, &CALLBACKS, line) != 0) {
        memory_is_out();
    }
    wslay_event_config_set_max_recv_msg_length(line->frames, MESSAGE_MAX);
    line->heard = time(NULL);
}

/* Returns whether it has been closed here. */
static bool queue_what_is_said(Line *line) {
    char *text;
    pthread_mutex_lock(&line->mutex);
    bool closed = line->is_closed;
    while ((text = texts_take(&line->out)) != NULL) {
        struct wslay_event_msg message = {WSLAY_TEXT_FRAME, (const uint8_t *)text, strlen(text)};
        if (wslay_event_queue_msg(line->frames, &message) != 0) {
            line->is_broken = true;
        }
        free(text);
    }
    pthread_mutex_unlock(&line->mutex);
    return closed;
}

static void talk(Line *line) {
    bool closed = false;
    while (!closed && !line->is_broken) {
        closed = queue_what_is_said(line);
        if (closed) {
            wslay_event_queue_close(line->frames, WSLAY_CODE_NORMAL_CLOSURE, NULL, 0);
        }
        line->is_broken = line->is_broken || wslay_event_send(line->frames) != 0 ||
                          wslay_event_recv(line->frames) != 0 || wslay_event_get_close_received(line->frames) ||
                          time(NULL) - line->heard > SILENT_S;
        if (!closed && !line->is_broken) {
            wait_for_socket(line, wslay_event_want_write(line->frames), LOOK_MS);
        }
    }
}

/* --- a line's life ------------------------------------------------------------------------------------------------ */

static LineFault live(Line *line) {
    if (!handshake_read_address(line->address, &line->host)) {
        return LINE_NO_ADDRESS;
    }
    LineFault fault = call(line);
    if (fault != LINE_FINE) {
        return fault;
    }
    if (!shake_hands(line)) {
        return LINE_NOT_OURS;
    }
    begin_frames(line);
    set_state(line, LINE_OPEN, LINE_FINE);
    talk(line);
    wslay_event_context_free(line->frames);
    return LINE_BROKEN;
}

static void *run(void *of) {
    Line *line = of;
    line->curl = curl_easy_init();
    LineFault fault = line->curl != NULL ? live(line) : LINE_BROKEN;
    set_state(line, LINE_GONE, fault);
    curl_easy_cleanup(line->curl);
    let_go(line);
    return NULL;
}

Line *line_open(const char *address, void (*wake)(void *context), void *context) {
    pthread_t thread;
    curl_global_init(CURL_GLOBAL_DEFAULT); /* counts: once is enough, more do no harm */
    Line *line = memory_new(sizeof *line);
    *line = (Line){.holders = 2, .wake = wake, .context = context, .address = memory_copy(address)};
    line->poll = curl_multi_init();
    if (line->poll == NULL) {
        memory_is_out();
    }
    if (pthread_mutex_init(&line->mutex, NULL) != 0 || pthread_create(&thread, NULL, run, line) != 0) {
        give_up(GIVE_UP_NO_THREAD);
    }
    pthread_detach(thread); /* a name that is being looked up can't be interrupted, and nobody is to wait for it */
    return line;
}

void line_close(Line *line) {
    if (line != NULL) {
        pthread_mutex_lock(&line->mutex);
        line->is_closed = true;
        pthread_mutex_unlock(&line->mutex);
        curl_multi_wakeup(line->poll);
        let_go(line);
    }
}

LineState line_state(const Line *line) {
    Line *own = (Line *)line; /* a mutex is no part of what a reader may not change */
    pthread_mutex_lock(&own->mutex);
    LineState state = line->in.count > 0 && line->state == LINE_GONE ? LINE_OPEN : line->state;
    pthread_mutex_unlock(&own->mutex);
    return state;
}

LineFault line_fault(const Line *line) {
    Line *own = (Line *)line;
    pthread_mutex_lock(&own->mutex);
    LineFault fault = line->fault;
    pthread_mutex_unlock(&own->mutex);
    return fault;
}

void line_send(Line *line, const char *text) {
    pthread_mutex_lock(&line->mutex);
    texts_add(&line->out, memory_copy(text));
    pthread_mutex_unlock(&line->mutex);
    curl_multi_wakeup(line->poll);
}

char *line_take(Line *line) {
    pthread_mutex_lock(&line->mutex);
    char *text = texts_take(&line->in);
    pthread_mutex_unlock(&line->mutex);
    return text;
}
