/* Somebody at a screen: knows what its host says and nothing else, and plays by that. */
#ifndef TESTS_TABLE_BOT_H
#define TESTS_TABLE_BOT_H

#include "core/random.h"
#include "play/cursor.h"
#include "play/far.h"

enum { BOT_KINDS_MOST = FAR_KINDS };

typedef struct Bot {
    PlayHost host;
    Random chance;
    Session *far;                   /* NULL: no table has been told */
    char wish[CURSOR_SECRET_BYTES]; /* a secret that it has thought of */
    char code[16], secret[CURSOR_SECRET_BYTES], owner[CURSOR_SECRET_BYTES];
    int heard[BOT_KINDS_MOST]; /* how often, by kind */
    bool is_owner, is_over;
    int why;        /* of the last "no" or "bye" about the table; negative: none */
    bool is_parted; /* bye */
    int lost;       /* events that it was shown, and the host has no more */
    unsigned away, free, computers;
    int64_t until[SEATS_MAX], left[SEATS_MAX];
    int reacted;              /* the last seat that did */
    int acted_at, refused_at; /* how much it knew when it acted last, and when that was refused: it waits for more */
    bool idles;               /* does nothing by itself */
    char *record;
} Bot;

void bot_open(Bot *bot, const char *assets, uint64_t seed);
void bot_close(Bot *bot);

/* A message has come. False: it is none of ours. */
bool bot_hear(Bot *bot, const char *text, size_t length);

/* To join that table, or come back to it; to be freed with cJSON_free(), as what comes next is. */
char *bot_join(const Bot *bot, const char *code, bool watches);

/* What it does next; NULL: nothing. */
char *bot_say(Bot *bot);
/* The connection has gone. */
void bot_lost(Bot *bot);

/* What everybody at a table must have in common: how much has happened, and what. */
uint64_t bot_digest(const Session *far);

/* Does what its seat has to do, if it has. */
void bot_play(Session *far, Random *chance);

#endif
