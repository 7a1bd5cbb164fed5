/* Who may sit where at a table. A seat is its holder's by a secret of 128 bits, of which the host keeps a digest alone;
 * so is the table its owner's. */
#ifndef TABLE_PEOPLE_H
#define TABLE_PEOPLE_H

#include "core/sha256.h"
#include "protocol/seats.h"

enum { SECRET_TEXT = 33 }; /* 32 hexadecimal digits */

typedef struct Secret {
    bool is_set;
    uint8_t digest[CORE_SHA256_BYTES];
} Secret;

/* Of 16 random bytes, which are told as text, once. */
Secret secret_of(const uint8_t bytes[16], char text[SECRET_TEXT]);
/* One that its holder has thought of: what is said twice is the same, then. False: it is no 32 hexadecimal digits. */
bool secret_from(const char *text, Secret *secret);
bool secret_is(const Secret *secret, const char *text); /* NULL: it is not */

typedef struct Holder {
    Secret secret;
    char name[SEAT_NAME_SIZE];
    Figurine figurine;
} Holder;

typedef struct People {
    int seats;
    unsigned computers; /* a bit for each seat that is nobody's to take */
    Secret owner;
    Holder holder[SEATS_MAX];
} People;

int people_seat_of(const People *people, const char *secret); /* -1: none */
unsigned people_free(const People *people);                   /* a bit for each seat that may be taken */

/* The figurine somebody wishes for, unless somebody has it already. */
void people_choose_figurine(People *people, int seat, int wish);

/* Everything but names, and the names. Reading is false where it makes no sense. */
cJSON *people_to_json(const People *people);
bool people_from_json(const JsonPlace *place, People *people);
cJSON *people_names_to_json(const People *people);
void people_names_from_json(const JsonPlace *list, People *people);

/* What somebody may do with a seat. Sent by name. */
typedef enum SeatDeed {
    SEAT_STAND_IN,  /* a computer plays on */
    SEAT_TAKE_BACK, /* its holder does */
    SEAT_LEAVE,     /* its holder goes for good: it may be taken */
    SEAT_FREE,      /* likewise, as the table's owner says */
    SEAT_COMPUTER,  /* a computer plays until somebody takes it */
} SeatDeed;

enum { SEAT_DEEDS = 5 };

extern const char *const seat_deed_names[SEAT_DEEDS];

/* Who asks for it, of which seat. */
typedef struct SeatWish {
    SeatDeed deed;
    int seat;
    int by; /* SESSION_NOBODY: who has no seat */
    bool is_owner;
    bool is_away; /* the seat's holder */
    bool is_over; /* the seat's time */
} SeatWish;

bool people_allow(const People *people, const SeatWish *wish);

#endif
