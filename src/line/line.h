/* A line to the host of a table: WebSocket, text messages. Everything that may wait - names, certificates, the other
 * end - waits on a thread of the line's own; what is asked here answers at once. */
#ifndef LINE_LINE_H
#define LINE_LINE_H

#include <stdbool.h>

typedef struct Line Line;

typedef enum LineState {
    LINE_CALLING,
    LINE_OPEN,
    LINE_GONE,
} LineState;

/* Why it is gone. */
typedef enum LineFault {
    LINE_FINE,
    LINE_NO_ADDRESS, /* it is none of ws:// or wss:// */
    LINE_NO_HOST,    /* nobody by that name, or nobody answers there */
    LINE_UNTRUSTED,  /* its certificate is not one the system trusts */
    LINE_NOT_OURS,   /* something answers there, but it hosts no tables */
    LINE_BROKEN,     /* it was open, and has broken or been closed */
} LineFault;

/* wake: called on the line's thread whenever there is something to take or its state has changed, and no more once
 * it is closed here; it must ask nothing of the line. */
Line *line_open(const char *address, void (*wake)(void *context), void *context);
/* What has been given to it by then still goes out, if it can at once. NULL is fine. */
void line_close(Line *line);

LineState line_state(const Line *line);
LineFault line_fault(const Line *line);

/* A message, which is copied. Before it is open, it waits. */
void line_send(Line *line, const char *text);
/* The next that has come, to be freed; NULL: none. Those that came before it went are still there when it is gone. */
char *line_take(Line *line);

#endif
