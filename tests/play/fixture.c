#include "fixture.h"

#include "games/world/play/session_inside.h"

Table table;
PlayError error;

void open_table(void) {
    table_open(&table);
    error.text[0] = '\0';
}

void close_table(void) {
    table_close(&table);
}

Session *begin_computers(int players) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD, AI_EXPERT};
    WorldSessionSetup setup = table_setup(players, LEVEL);
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

uint64_t hash_of(const Session *session) {
    return world_hash(world_session_game(session));
}
