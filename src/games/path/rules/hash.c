/* 64 bits (FNV-1a) over the fields of a game in a fixed order, never over its memory. Recorded games are checked
 * against it, so the order may not change. Fields that follow from others are left out, and so are cards
 * already played. */
#include "games/path/rules/game.h"

typedef uint64_t Hash;

static void add_byte(Hash *hash, unsigned byte) {
    *hash = (*hash ^ (byte & 0xff)) * 1099511628211u;
}

static void add_bytes(Hash *hash, const uint8_t *bytes, int count) {
    add_byte(hash, (unsigned)count);
    for (int i = 0; i < count; i++) {
        add_byte(hash, bytes[i]);
    }
}

static void add_board(Hash *hash, const PathBoard *board) {
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        add_byte(hash, (unsigned)path_board_colour(board, cell));
    }
    add_bytes(hash, board->number, PATH_NUMBERS);
    add_bytes(hash, board->start, PATH_STARTS);
}

static void add_card(Hash *hash, const PathCard *card) {
    add_bytes(hash, card->colour, card->count);
}

static void add_player(Hash *hash, const PathPlayer *player) {
    add_byte(hash, player->start);
    add_byte(hash, player->count);
    for (int i = 0; i < player->count; i++) {
        add_byte(hash, (unsigned)path_cell(player, i));
    }
    add_byte(hash, player->reached_count);
    for (int i = 0; i < player->reached_count; i++) {
        add_byte(hash, player->reached[i].number);
        add_byte(hash, player->reached[i].points);
    }
}

uint64_t path_hash(const PathGame *game) {
    Hash hash = 14695981039346656037u;
    add_board(&hash, &game->board);
    add_byte(&hash, game->players);
    add_byte(&hash, game->round);
    add_byte(&hash, game->winners);
    for (int i = 0; i < PATH_CARDS; i++) {
        if (i + 1 >= game->round && !path_is_over(game)) {
            add_card(&hash, &game->board.card[game->deck[i]]);
        }
    }
    for (int p = 0; p < game->players; p++) {
        add_player(&hash, &game->player[p]);
    }
    add_byte(&hash, game->closed);
    for (int p = 0; p < game->players; p++) {
        if ((game->closed >> p & 1) != 0) {
            add_byte(&hash, game->line[p].end);
            add_bytes(&hash, game->line[p].cell, game->line[p].count);
        }
    }
    return hash;
}
