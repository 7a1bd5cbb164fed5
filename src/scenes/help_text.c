#include "scenes/help_text.h"

#include "i18n/i18n.h"

const HelpSection HELP_SECTION[HELP_TOPICS] = {
    [HELP_GOAL] =
        {.id = "goal",
         .title = N_("What it is about"),
         .paragraph =
             {N_("You travel with your figurine from Jena around the world to Mainz. Whoever reaches the goal first "
                 "wins."),
              N_("Everybody has a row of nine cards, lying open for all to see. By exchanging cards you bring your row "
                 "into order, from low on the left to high on the right."),
              N_("As soon as somebody’s row is completely in order, the stage is over. The better your row is in "
                 "order, "
                 "the further you travel. Then new cards are dealt and the next stage begins."),
              NULL}},
    [HELP_TURN] =
        {.id = "turn",
         .title = N_("Your turn"),
         .paragraph =
             {N_("On your turn you do one of two things: you exchange a card, or you play an event card. You cannot "
                 "pass."),
              N_("To exchange, take the top card of the draw pile or the open card of the discard pile. Put it in "
                 "place "
                 "of any card of your row. The card it replaces goes onto the discard pile."),
              N_("A card you have taken must go into your row, even if you do not like it: a drawn card cannot be "
                 "thrown away."),
              N_("To play an event, turn over one of your two event cards and do what it says at once."), NULL}},
    [HELP_ROW] =
        {.id = "row",
         .title = N_("A row in order"),
         .paragraph =
             {N_("A row is in order as long as every card is higher than the one to its left. The numbers need not "
                 "follow each other directly."),
              N_("A joker stands for any number that fits between its neighbours. It needs room: between 39 and 41 "
                 "there is one number, between 5 and 6 there is none."),
              N_("At the end of a stage, the cards from the left up to the first one out of order count. Jokers help "
                 "to "
                 "keep the order, but do not count themselves."),
              NULL},
         .example = HELP_EXAMPLE_ROWS,
         .example_after = 2},
    [HELP_RUN] =
        {.id = "run",
         .title = N_("Runs"),
         .paragraph =
             {N_("Put a card down next to one that follows it directly, and you have a run: your figurine moves "
                 "ahead at once. Two in a run are worth 1 field, three are worth 2, four are worth 3, and so "
                 "on."),
              N_("The run must rise from left to right and contain the card you have just put down. Jokers are "
                 "never part of a run."),
              N_("Making a run longer pays again, for its full new length."), NULL},
         .example = HELP_EXAMPLE_RUN,
         .example_after = 0},
    [HELP_MOVING] =
        {.id = "moving",
         .title = N_("Moving and jumping"),
         .paragraph = {N_("If a figurine would end its move on a field where another one stands, it jumps to the next "
                          "free field ahead."),
                       N_("Any number of figurines may stand on the start and on the goal. What is too much for the "
                          "goal is lost."),
                       NULL},
         .example = HELP_EXAMPLE_JUMP,
         .example_after = 0},
    [HELP_SITES] =
        {.id = "sites",
         .title = N_("Sites and questions"),
         .paragraph =
             {N_("Whoever ends a move exactly on a site has to answer a question. The player to the right reads "
                 "it out. A figurine that arrives by a jump is not asked."),
              N_("Golden site: with the right answer you move ahead as many fields as it says. With a wrong "
                 "one you stay."),
              N_("Violet site: with the right answer you stay. With a wrong one you go back as many fields as "
                 "it says."),
              N_("The move that a site makes never leads to another question."), NULL},
         .example = HELP_EXAMPLE_SITES,
         .example_after = 2},
    [HELP_EVENTS] =
        {.id = "events",
         .title = N_("Event cards"),
         .paragraph =
             {N_("In every stage you get two event cards, face down. Nobody knows what they are until they are "
                 "played, not even you. Playing one takes the place of exchanging a card."),
              NULL},
         .example = HELP_EXAMPLE_EVENTS,
         .example_after = 0},
    [HELP_FAST_TRACK] = {.id = "fast_track",
                         .title = N_("Fast Track"),
                         .paragraph = {N_("Once in the whole game you may play your Fast Track card. At the end of "
                                          "that stage every card of yours "
                                          "that counts is worth 2 fields instead of 1."),
                                       N_("Play it before you have exchanged a card in the stage, when it is anybody’s "
                                          "turn to begin. So look at "
                                          "your nine cards well: it pays when they are nearly in order."),
                                       NULL},
                         .example = HELP_EXAMPLE_FAST_TRACK,
                         .example_after = 0},
    [HELP_SCORING] =
        {.id = "scoring",
         .title = N_("The end of a stage"),
         .paragraph =
             {N_("When a row is complete at the end of a turn, the stage is over. Its owner moves first, then "
                 "all the others clockwise: one field for every card that counts."),
              N_("Sites ask their questions here as well."),
              N_("Then the winner of the stage answers a reward question. The right answer is worth 2 fields."),
              N_("The next stage is begun by the player to the left of the one who began this stage."), NULL}},
    [HELP_END] =
        {.id = "end",
         .title = N_("The end of the game"),
         .paragraph = {N_("Whoever reaches the goal first has won."),
                       N_("If an event brings several figurines to the goal in the same turn, they win together."),
                       N_("The others are ranked by the fields they have reached."), NULL}},
    [HELP_HANDS] =
        {.id = "hands",
         .title = N_("Playing with your hands"),
         .paragraph =
             {N_(
                  "Click or tap what glows, or drag cards to where they should go. Something that is not possible now "
                  "says "
                  "why when you press it."),
              N_(
                  "Keyboard: arrow keys and Tab move the mark, Enter or Space presses, Escape goes back or pauses, F1 "
                  "opens this help where it matters."),
              N_(
                  "Gamepad: the left stick or the cross moves the mark, the lower button presses, the right one goes "
                  "back, Start pauses, Select opens this help."),
              N_("You can take your last step back as long as nothing hidden has been shown."), NULL}},
    [HELP_CREDITS] =
        {.id = "credits",
         .title = N_("Thanks"),
         .paragraph =
             {N_("This game stands on the work of many people, who let everybody use it. We thank them all."),
              /* TRANSLATORS: names of libraries stay as they are; the names of licences as is usual in your language */
              N_(
                  "Pictures, sound, window and input: SDL2, SDL2_image, SDL2_ttf, SDL2_mixer (zlib licence), stb "
                  "(public "
                  "domain)."),
              N_(
                  "Text: FreeType (FreeType licence), HarfBuzz (MIT licence), libunibreak (zlib licence). Data: cJSON "
                  "(MIT licence), SQLite (public domain), inih (BSD licence)."),
              N_("Fonts: Nunito, League Spartan, Noto Sans SC (SIL Open Font License)."),
              N_("Map: Natural Earth (public domain)."),
              N_("SCHOTT® is a trade mark of its owner, and so are CERAN®, ZERODUR®, ROBAX®, PYRAN® and FIOLAX®."),
              NULL}},
};

const HelpRow HELP_ROW_EXAMPLE[HELP_ROWS] = {
    {{4, 8, 11, 23, 25, 30, 34, 37, 46}, N_("Complete: all nine count.")},
    {{5, WORLD_JOKER, 12, 18, 22, 39, WORLD_JOKER, 41, 43}, N_("Complete: seven count, the two jokers do not.")},
    {{8, 15, 24, 26, 3, 34, 36, 2, 49}, N_("Not complete: four count, then 3 breaks the order.")},
};

const HelpEvent HELP_EVENT[WORLD_EVENT_KINDS] = {
    [WORLD_EVENT_SWAP_OWN - 1] = {"cards/event_swap_own", N_("You swap two cards of your own row.")},
    [WORLD_EVENT_ALL_SWAP - 1] = {"cards/event_all_swap",
                                  N_("Everybody swaps two cards of their own row, clockwise, you first.")},
    [WORLD_EVENT_ADVANCE_2 - 1] = {"cards/event_advance_2", N_("Your figurine moves ahead 2 fields.")},
    [WORLD_EVENT_ALL_ADVANCE_1 - 1] = {"cards/event_all_advance_1",
                                       N_("Every figurine moves ahead 1 field, clockwise, yours first.")},
    [WORLD_EVENT_TRADE - 1] = {"cards/event_trade",
                               N_("You exchange one of your cards for any card of another player.")},
    [WORLD_EVENT_PASS_LEFT - 1] = {"cards/event_pass_left",
                                   N_("Everybody hands the first card of their row to the left, where it becomes the "
                                      "first card again.")},
    [WORLD_EVENT_SHIFT_SEATS -
        1] = {"cards/event_shift_seats",
              N_("Everybody moves one seat to the left and goes on with the row that lies there. "
                 "Figurines, event cards and Fast Track cards come along.")},
    [WORLD_EVENT_TAKE_TWO -
        1] = {"cards/event_take_two",
              N_("You take the two top cards of the discard pile, put one of them into your row and "
                 "lay the other back.")},
    [WORLD_EVENT_MAKE_SWAP - 1] = {"cards/event_make_swap",
                                   N_("You choose another player, who must swap two cards of their own row.")},
    [WORLD_EVENT_QUIZ - 1] = {"cards/event_quiz",
                              N_("You answer a question. If it is right, you move ahead 2 fields.")},
};
