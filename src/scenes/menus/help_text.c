#include "scenes/menus/help_text.h"

#include "i18n/i18n.h"

static const HelpSection SECTION[HELP_TOPICS] = {
    [HELP_GOAL] =
        {.id = "goal",
         .title = N_("About the game"),
         .icon = "icons/flag_goal",
         .picture = HELP_PICTURE_GOAL,
         .paragraph = {N_("Race your piece from Jena round the world to Mainz. The first to reach the finish wins."),
                       N_("Swap cards until your row of nine runs from low to high. Then the stage ends, and the more "
                          "of your row is in order, the further you travel."),
                       N_("The youngest player starts, or you roll for it. Play goes clockwise."),
                       N_("Two players use the cards 1 to 50, three use 1 to 55 and four use 1 to 60. There are three "
                          "jokers, or four with four players."),
                       N_("You can choose house rules when you set up a new game: no event cards, no questions, or a "
                          "head start. Without "
                          "questions, each site simply moves you ahead or back by its number, and winning a stage or "
                          "playing the quiz is worth 2 spaces."),
                       NULL}},
    [HELP_TURN] =
        {.id = "turn",
         .title = N_("Your turn"),
         .icon = "icons/hand",
         .picture = HELP_PICTURE_TURN,
         .paragraph =
             {N_("On your turn, either swap a card or play an event card. You can’t pass."),
              N_("Take the top card of either pile and swap it for any card in your row. You can’t throw away what "
                 "you’ve drawn."),
              N_("To play an event, turn over one of your two event cards and do what it says right away."),
              N_("When the draw pile runs out, the discard pile is shuffled into a new one. Only its top card stays."),
              NULL}},
    [HELP_ROW] =
        {.id = "row",
         .title = N_("A row in order"),
         .icon = "icons/cards",
         .picture = HELP_PICTURE_ROWS,
         .paragraph = {N_("A row is in order as long as every card is higher than the one to its left. Gaps are fine."),
                       N_("At the end of a stage, your cards count from the left, up to the first one out of order. "
                          "Jokers help keep the order but don’t count themselves."),
                       N_("A joker stands for any number that fits between its neighbours. It needs room: it fits "
                          "between 39 and 41, but not between 5 and 6."),
                       N_("It may also stand for a number below 1 or above 60, or for one that’s already somewhere "
                          "else. So a joker always fits to the left of the first card and to the right of the last."),
                       NULL}},
    [HELP_RUN] = {.id = "run",
                  .title = N_("Runs"),
                  .icon = "icons/run",
                  .picture = HELP_PICTURE_RUN,
                  .paragraph = {N_("Place a card so that consecutive numbers sit side by side, and you have a run: you "
                                   "move ahead right away."),
                                N_("A run of two is worth 1 space, a run of three 2, a run of four 3, and so on. "
                                   "Extend it, and it scores again for its full length."),
                                N_("A run must rise from left to right and include the card you’ve just placed. Jokers "
                                   "are never part of a run."),
                                N_("Swaps you make because of an event card count too, even forced ones. A run you’re "
                                   "simply dealt, or that someone completes by giving you a card, scores nothing."),
                                NULL}},
    [HELP_MOVING] = {.id = "moving",
                     .title = N_("Moving and jumping"),
                     .icon = "icons/jump",
                     .picture = HELP_PICTURE_JUMP,
                     .paragraph = {N_("If your move would end on a space with a piece on it, you jump to the next free "
                                      "space: ahead when you’re moving ahead, behind when you’re moving back."),
                                   N_("Any number of pieces can share the start and the finish. You don’t need an "
                                      "exact count to finish; extra spaces are lost."),
                                   NULL}},
    [HELP_SITES] =
        {.id = "sites",
         .title = N_("Sites and questions"),
         .icon = "icons/question_mark",
         .picture = HELP_PICTURE_SITES,
         .paragraph =
             {N_("Land exactly on a site, and you have to answer a question. The player on your right reads it out."),
              N_("Nobody ever moves back past the start."),
              N_("If you jump onto a site, or a site has sent you there, there’s no question."),
              N_("Each player can have their own question level: choose it below the name before the game."),
              N_("Is a question wrong? Press the pencil once it’s been answered, and it goes on a list for those who "
                 "look after the questions."),
              NULL}},
    [HELP_EVENTS] = {.id = "events",
                     .title = N_("Event cards"),
                     .icon = "icons/star",
                     .picture = HELP_PICTURE_EVENTS,
                     .paragraph = {N_("You get two each stage, face down: nobody knows what they are until they’re "
                                      "played. Play one instead of swapping a card."),
                                   N_("An event is carried out in full, with every move and question it brings, before "
                                      "a complete row or the finish counts."),
                                   N_("With “Take two”, the card you don’t want goes back on the discard pile first, "
                                      "and the card you replaced goes on top."),
                                   NULL}},
    [HELP_FAST_TRACK] =
        {.id = "fast_track",
         .title = N_("Fast Track"),
         .icon = "icons/fast_track",
         .picture = HELP_PICTURE_FAST_TRACK,
         .paragraph = {N_("Once per game: at the end of that stage, each of your cards that counts is worth 2 spaces "
                          "instead of 1."),
                       N_("Play it at the start of any player’s turn, as long as you haven’t swapped a card in this "
                          "stage. So take a good look at your nine cards: it pays off when they’re nearly in order."),
                       N_("A swap you make because of an event card uses up that chance, too; passing a card "
                          "on and changing seats don’t. If a row is complete as dealt, it’s too late for Fast Track."),
                       NULL}},
    [HELP_SCORING] =
        {
            .id = "scoring",
            .title = N_("The end of a stage"),
            .icon = "icons/statistics",
            .picture = HELP_PICTURE_SCORING,
            .paragraph =
                {
                    N_("A complete row ends the stage. Everyone moves one space for every card that counts."),
                    N_("The player with the complete row moves first, then the others clockwise. Landing on a site "
                       "means a question here, too."),
                    N_("Then the winner of the stage answers a bonus question, unless someone has reached the "
                       "finish. The right answer is worth 2 spaces."),
                    N_("Once somebody has reached the finish, the others still move, but there are no more "
                       "questions."),
                    N_("A row that’s complete as dealt ends the stage right away. If several rows are complete, the "
                       "first one clockwise wins, counted from the player whose turn it is."),
                    N_("The player to the left of this stage’s starting player starts the next one."), NULL}},
    [HELP_END] =
        {.id = "end",
         .title = N_("The end of the game"),
         .icon = "icons/crown",
         .picture = HELP_PICTURE_END,
         .paragraph =
             {N_("The first to reach the finish wins."),
              N_(
                  "The Sprint has two stages. In the first, the player whose turn comes last gets a head start "
                  "of one space. In the second, the player furthest behind has the first turn. If nobody has "
                  "finished when both are over, the piece furthest ahead goes straight to the finish and wins."),
              N_("If an event brings several pieces to the finish in the same turn, they win together."),
              N_("The others are ranked by how far they got. Players on the same space are tied."), NULL}},
    [HELP_HANDS] =
        {
            .id = "hands",
            .title = N_("Controls"),
            .icon = "icons/mouse",
            .picture = HELP_PICTURE_HANDS,
            .paragraph =
                {
                    N_("Click or tap anything that glows, or drag cards into place. If something isn’t possible "
                       "right now, press it to see why."),
                    N_("While others move, a click, a tap, Enter or Space hurries them along."),
                    N_("Keyboard: arrow keys or Tab to move, Enter or Space to select, Escape to go back or pause, "
                       "F1 or ? for help on what you’re doing. 1 to 9 choose a card in your row, 1 to 3 an answer. "
                       "H gives a hint, U or Ctrl+Z undoes, L opens the log. Page Up and Page Down scroll lists. "
                       "F11 or Alt+Enter switches to full screen and back."),
                    N_("Gamepad: left stick or D-pad to move, bottom button to select, right button to go back, "
                       "shoulder buttons to step through everything, Start to pause, Select for help."),
                    N_("You can undo your last step until a hidden card has been revealed. If all the others are "
                       "computers, you can go back further, but then the game doesn’t count in the statistics."),
                    NULL}},
    [HELP_CREDITS] =
        {.id = "credits",
         .title = N_("Credits"),
         .icon = "icons/person",
         .for_all = true,
         .picture = HELP_PICTURE_CREDITS,
         .paragraph =
             {N_("This game is built on work that many people share freely. Thank you all."),
              /* TRANSLATORS: names of libraries stay as they are; the names of licences as is usual in your language */
              N_(
                  "Graphics, sound, window and input: SDL2, SDL2_image, SDL2_ttf, SDL2_mixer (zlib licence), stb "
                  "(public domain)."),
              N_(
                  "Text: FreeType (FreeType licence), HarfBuzz (MIT licence), libunibreak (zlib licence). Data: cJSON "
                  "(MIT licence), SQLite (public domain), inih (BSD licence), zlib and minizip (zlib licence)."),
              N_("Fonts: Nunito, League Spartan, Noto Sans SC (SIL Open Font License)."),
              N_("Map: Natural Earth (public domain)."),
              N_("SCHOTT®, CERAN®, ZERODUR®, ROBAX®, PYRAN® and FIOLAX® are trade marks of their owner."), NULL}},
    [HELP_PATH] =
        {
            .id = "path",
            .title = N_("About Best Path"),
            .icon = "icons/flag_goal",
            .picture =
                HELP_PICTURE_PATH,
            .paragraph = {N_("Draw a ray of light through a window of 61 glass tiles. Every tile it lights counts, and "
                             "so does every number it reaches. After 15 rounds the highest total wins."),
                          N_("Everyone has the same window and gets the same cards, but starts on a tile of their own. "
                             "All of you draw at the same time."),
                          NULL}},
    [HELP_PATH_ROUND] =
        {.id = "path_round",
         .title = N_("A round"),
         .icon = "icons/cards",
         .picture = HELP_PICTURE_PATH_CARD,
         .paragraph =
             {N_(
                  "A card is turned up for everyone. Each colour on it is good for one tile: use all of them, some or "
                  "none, in any order."),
              N_(
                  "Each round, extend your ray from one end only, whichever you like, to a neighbouring tile, and on "
                  "from there. You can’t use a tile twice, but your ray may run alongside itself."),
              N_(
                  "Press “Ready” when your line is done. You can change it until everyone is ready. Then all rays grow "
                  "at once, and the next card is turned up."),
              N_("If rounds have a time limit, whatever you’ve drawn by the end of a round counts."),
              N_("Each of the 15 cards comes up once. Touch the row of rounds to see which are still to come."), NULL}},
    [HELP_PATH_NUMBERS] = {.id = "path_numbers",
                           .title = N_("Numbers"),
                           .icon = "icons/star",
                           .picture = HELP_PICTURE_PATH_NUMBERS,
                           .paragraph = {N_("The first to reach a number gets all its points. If several reach it in "
                                            "the same round, each of them does."),
                                         N_("From the next round on, it turns silver and is worth half to everyone "
                                            "else, rounded up: a 7 is still worth 4."),
                                         NULL}},
    [HELP_PATH_ALONE] = {.id = "path_alone",
                         .title = N_("Playing solo"),
                         .icon = "icons/person",
                         .picture = HELP_PICTURE_PATH_ALONE,
                         .paragraph = {N_("A number counts in full as long as you haven’t reached a higher one. After "
                                          "that it’s worth half, rounded up."),
                                       N_("There are four ranks: Spark from 10 points, Candle from 20, Lantern from 30 "
                                          "and Lighthouse from 40. More than 40 is excellent."),
                                       NULL}},
    [HELP_PATH_END] = {.id = "path_end",
                       .title = N_("The total"),
                       .icon = "icons/crown",
                       .picture = HELP_PICTURE_PATH_TOTAL,
                       .paragraph = {N_("At the end, every tile your ray hasn’t lit costs a point, with or without a "
                                        "number on it. Your start tile is lit from the beginning."),
                                     N_("If both ends of your ray are boxed in, you can’t draw any more: you pass "
                                        "automatically for the rest of the game."),
                                     N_("Players tied for the highest total share the win."), NULL}},
    [HELP_PATH_HANDS] =
        {
            .id = "path_hands",
            .title = N_("Drawing"),
            .icon = "icons/hand",
            .picture = HELP_PICTURE_PATH_HANDS,
            .paragraph =
                {
                    N_("Drag from an end of your ray over the tiles, or tap them one by one. Going back along the "
                       "line takes tiles away again; a tap on the other end starts the line there."),
                    N_("With several people at one touchscreen, all of you can draw at once, each on a window of your "
                       "own. Windows can be turned for those who sit opposite."),
                    N_("Keyboard: arrow keys go from tile to tile, Enter draws, Backspace, U or Ctrl+Z takes a tile "
                       "back, Tab or O changes the end, Space or R says you’re ready. H gives a hint, L opens the "
                       "log, Escape pauses, F1 or ? opens the help."),
                    N_("Gamepad: left stick or D-pad to move, bottom button to draw, right button to take a tile back, "
                       "top button to change the end, Start when you’re ready, Select to pause."),
                    N_("A click or a tap beside the windows hurries the computers along. If all the others are "
                       "computers, you can undo whole rounds, but then the game doesn’t count in the statistics. F11 "
                       "or Alt+Enter switches to full screen and back."),
                    NULL}},
};

const HelpBook HELP_WORLD_BOOK = {.first = HELP_GOAL, .count = HELP_PATH - HELP_GOAL, .section = &SECTION[HELP_GOAL]};
const HelpBook HELP_PATH_BOOK = {.first = HELP_PATH, .count = HELP_TOPICS - HELP_PATH, .section = &SECTION[HELP_PATH]};

const HelpRow HELP_ROW_EXAMPLE[HELP_ROWS] = {
    {{8, 15, 24, 26, 3, 34, 36, 2, 49}, 4, N_("Not complete: four count, then the 3 breaks the order.")},
    {{5, WORLD_JOKER, 12, 18, 22, 39, WORLD_JOKER, 41, 43}, 9, N_("Complete: seven count, the two jokers don’t.")},
    {{WORLD_JOKER, 1, 9, 17, 26, 38, 47, 60, WORLD_JOKER},
     9,
     N_("Complete, too: 0 or less on the left, 61 or more on the right.")},
};
