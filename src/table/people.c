#include "table/people.h"

#include "data/hex.h"

#include <string.h>

const char *const seat_deed_names[SEAT_DEEDS] = {
    [SEAT_STAND_IN] = "stand_in", [SEAT_TAKE_BACK] = "take_back", [SEAT_LEAVE] = "leave",
    [SEAT_FREE] = "free",         [SEAT_COMPUTER] = "computer",
};

/* --- secrets ------------------------------------------------------------------------------------------------------ */

static Secret digest_of(const char *text) {
    Secret secret = {.is_set = true};
    core_sha256(text, strlen(text), secret.digest);
    return secret;
}

Secret secret_of(const uint8_t bytes[16], char text[SECRET_TEXT]) {
    hex_write(bytes, 16, text);
    return digest_of(text);
}

bool secret_from(const char *text, Secret *secret) {
    uint8_t bytes[16];
    bool is_secret = hex_read(text, sizeof bytes, bytes);
    *secret = is_secret ? digest_of(text) : (Secret){0};
    return is_secret;
}

/* Digests are compared, not secrets: how long it takes tells nothing. */
bool secret_is(const Secret *secret, const char *text) {
    if (!secret->is_set || text == NULL) {
        return false;
    }
    Secret other = digest_of(text);
    return memcmp(secret->digest, other.digest, sizeof other.digest) == 0;
}

/* --- seats -------------------------------------------------------------------------------------------------------- */

int people_seat_of(const People *people, const char *secret) {
    for (int p = 0; p < people->seats; p++) {
        if (secret_is(&people->holder[p].secret, secret)) {
            return p;
        }
    }
    return -1;
}

unsigned people_free(const People *people) {
    unsigned free = 0;
    for (int p = 0; p < people->seats; p++) {
        bool is_taken = people->holder[p].secret.is_set || (people->computers >> p & 1) != 0;
        free |= is_taken ? 0 : 1u << p;
    }
    return free;
}

/* Seats have different ones from the beginning: a seat that may be taken gives its own for another. */
void people_choose_figurine(People *people, int seat, int wish) {
    Holder *own = &people->holder[seat];
    unsigned free = people_free(people);
    for (int p = 0; p < people->seats; p++) {
        Holder *other = &people->holder[p];
        if (p != seat && (free >> p & 1) != 0 && (int)other->figurine == wish) {
            other->figurine = own->figurine;
            own->figurine = (Figurine)wish;
        }
    }
}

bool people_allow(const People *people, const SeatWish *wish) {
    bool is_own = wish->by == wish->seat;
    bool is_computers = (people->computers >> wish->seat & 1) != 0;
    bool has_holder = people->holder[wish->seat].secret.is_set;
    switch (wish->deed) {
    case SEAT_STAND_IN:
        return has_holder &&
               (is_own || (wish->is_owner && wish->is_away) || (wish->by < people->seats && wish->is_over));
    case SEAT_TAKE_BACK:
    case SEAT_LEAVE:
        return has_holder && is_own;
    case SEAT_FREE:
        return has_holder && wish->is_owner && wish->is_away;
    case SEAT_COMPUTER:
        return !has_holder && !is_computers && wish->is_owner;
    }
    return false;
}

/* --- kept --------------------------------------------------------------------------------------------------------- */

static void add_secret(cJSON *list, const Secret *secret) {
    char text[2 * CORE_SHA256_BYTES + 1];
    hex_write(secret->digest, CORE_SHA256_BYTES, text);
    cJSON_AddItemToArray(list, secret->is_set ? cJSON_CreateString(text) : cJSON_CreateNull());
}

static void secret_read(const JsonPlace *place, Secret *secret) {
    secret->is_set = !json_is_null(place);
    if (secret->is_set && !hex_read(json_string(place, 0, 2 * CORE_SHA256_BYTES), CORE_SHA256_BYTES, secret->digest)) {
        json_fault(place, "must be a digest");
    }
}

/* The owner's secret comes behind those of the seats. */
cJSON *people_to_json(const People *people) {
    cJSON *out = cJSON_CreateObject(), *secrets = cJSON_AddArrayToObject(out, "secrets");
    cJSON *figurines = cJSON_AddArrayToObject(out, "figurines");
    for (int p = 0; p < people->seats; p++) {
        add_secret(secrets, &people->holder[p].secret);
        cJSON_AddItemToArray(figurines, cJSON_CreateNumber((double)people->holder[p].figurine));
    }
    add_secret(secrets, &people->owner);
    cJSON_AddNumberToObject(out, "computers", people->computers);
    return out;
}

bool people_from_json(const JsonPlace *place, People *people) {
    JsonPlace secrets = json_member(place, "secrets"), figurines = json_member(place, "figurines");
    *people = (People){.seats = json_list(&figurines, 1, SEATS_MAX)};
    people->computers = (unsigned)json_member_int(place, "computers", 0, (1 << SEATS_MAX) - 1);
    json_list(&secrets, people->seats + 1, people->seats + 1);
    JsonPlace secret = json_first(&secrets), figurine = json_first(&figurines);
    for (int p = 0; p < people->seats; p++) {
        secret_read(&secret, &people->holder[p].secret);
        people->holder[p].figurine = (Figurine)json_integer(&figurine, 0, FIGURINES - 1);
        secret = json_next(&secret);
        figurine = json_next(&figurine);
    }
    secret_read(&secret, &people->owner);
    return !data_failed(place->error);
}

cJSON *people_names_to_json(const People *people) {
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < people->seats; p++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(people->holder[p].name));
    }
    return list;
}

void people_names_from_json(const JsonPlace *list, People *people) {
    json_list(list, people->seats, people->seats);
    JsonPlace item = json_first(list);
    for (int p = 0; p < people->seats; p++, item = json_next(&item)) {
        snprintf(people->holder[p].name, SEAT_NAME_SIZE, "%s", json_string(&item, 0, SEAT_NAME_SIZE - 1));
    }
}
