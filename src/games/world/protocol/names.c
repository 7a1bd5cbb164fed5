#include "games/world/protocol/names.h"

const char *const names_actions[NAMES_ACTIONS] = {
    [WORLD_ACTION_TAKE] = "take",
    [WORLD_ACTION_PLAY_EVENT] = "play_event",
    [WORLD_ACTION_FAST_TRACK] = "fast_track",
    [WORLD_ACTION_PLACE] = "place",
    [WORLD_ACTION_SWAP] = "swap",
    [WORLD_ACTION_TRADE] = "trade",
    [WORLD_ACTION_KEEP] = "keep",
    [WORLD_ACTION_NAME] = "name",
    [WORLD_ACTION_ANSWER] = "answer",
    [WORLD_ACTION_NEXT_STAGE] = "next_stage",
};

const char *const names_sources[NAMES_SOURCES] = {
    [WORLD_FROM_STOCK] = "stock",
    [WORLD_FROM_DISCARD] = "discard",
};

const char *const names_event_cards[NAMES_EVENT_CARDS] = {
    [WORLD_EVENT_SWAP_OWN] = "swap_own",
    [WORLD_EVENT_ALL_SWAP] = "all_swap",
    [WORLD_EVENT_ADVANCE_2] = "advance_2",
    [WORLD_EVENT_ALL_ADVANCE_1] = "all_advance_1",
    [WORLD_EVENT_TRADE] = "trade",
    [WORLD_EVENT_PASS_LEFT] = "pass_left",
    [WORLD_EVENT_SHIFT_SEATS] = "shift_seats",
    [WORLD_EVENT_TAKE_TWO] = "take_two",
    [WORLD_EVENT_MAKE_SWAP] = "make_swap",
    [WORLD_EVENT_QUIZ] = "quiz",
};

const char *const names_fast_track[NAMES_FAST_TRACK] = {
    [WORLD_FAST_TRACK_HELD] = "held",
    [WORLD_FAST_TRACK_RUNNING] = "running",
    [WORLD_FAST_TRACK_SPENT] = "spent",
};

const char *const names_awaiting[NAMES_AWAITING] = {
    [WORLD_AWAITING_TURN] = "turn",         [WORLD_AWAITING_PLACE] = "place",           [WORLD_AWAITING_SWAP] = "swap",
    [WORLD_AWAITING_TRADE] = "trade",       [WORLD_AWAITING_TAKE_TWO] = "take_two",     [WORLD_AWAITING_NAME] = "name",
    [WORLD_AWAITING_QUESTION] = "question", [WORLD_AWAITING_STAGE_OVER] = "stage_over", [WORLD_AWAITING_OVER] = "over",
};

const char *const names_happened[NAMES_HAPPENED] = {
    [WORLD_HAPPENED_STAGE] = "stage",
    [WORLD_HAPPENED_CARD] = "card",
    [WORLD_HAPPENED_EVENT_DEALT] = "event_dealt",
    [WORLD_HAPPENED_TURN] = "turn",
    [WORLD_HAPPENED_STOCK_RENEWED] = "stock_renewed",
    [WORLD_HAPPENED_FAST_TRACK] = "fast_track",
    [WORLD_HAPPENED_EVENT_SHOWN] = "event_shown",
    [WORLD_HAPPENED_EVENT_DONE] = "event_done",
    [WORLD_HAPPENED_SEATS_SHIFTED] = "seats_shifted",
    [WORLD_HAPPENED_EXCHANGED] = "exchanged",
    [WORLD_HAPPENED_RUN] = "run",
    [WORLD_HAPPENED_FIGURINE] = "figurine",
    [WORLD_HAPPENED_QUESTION] = "question",
    [WORLD_HAPPENED_ANSWER] = "answer",
    [WORLD_HAPPENED_STAGE_WON] = "stage_won",
    [WORLD_HAPPENED_SCORED] = "scored",
    [WORLD_HAPPENED_FAST_TRACK_SPENT] = "fast_track_spent",
    [WORLD_HAPPENED_OVER] = "over",
    [WORLD_HAPPENED_AWAITING] = "awaiting",
};

const char *const names_piles[NAMES_PILES] = {
    [WORLD_PILE_STOCK] = "stock",
    [WORLD_PILE_DISCARD] = "discard",
    [WORLD_PILE_ROW] = "row",
    [WORLD_PILE_HAND] = "hand",
};

const char *const names_why[NAMES_WHY] = {
    [WORLD_WHY_RUN] = "run",   [WORLD_WHY_EVENT] = "event",   [WORLD_WHY_SCORE] = "score",
    [WORLD_WHY_SITE] = "site", [WORLD_WHY_REWARD] = "reward", [WORLD_WHY_LAST_STAGE] = "last_stage",
};

const char *const names_house[NAMES_HOUSE] = {"no_events", "no_questions"};
