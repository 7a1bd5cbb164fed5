/* The course: lessons in the order in which they should come, each where the table gives occasion for it. What a person
 * does else is as good: a step that no longer fits is passed over. */
#include "games/path/scenes/tutorial_steps.h"

#include "games/path/words/worth.h"
#include "i18n/i18n.h"

struct PathStep {
    PathLesson lesson;
    bool (*applies)(PathSight *sight);
    PathPoint at;
    const char *text; /* NULL: warning() */
};

/* Rounds from which a lesson may be given, so that two come at a time at most. */
enum { ENDS_FROM = 2, NUMBERS_FROM = 3, DOUBLED_FROM = 4, DECK_FROM = 4, FAREWELL_FROM = 6 };

/* --- when --------------------------------------------------------------------------------------------------------- */

static const PathView *view_of(const PathSight *sight) {
    return &sight->table->view;
}

static const PathPlayer *path_of(const PathSight *sight, int player) {
    return &view_of(sight)->player[player];
}

static const Draft *draft_of(const PathSight *sight) {
    return &sight->table->seat[sight->person].draft;
}

static const PathAdvice *advice_of(const PathSight *sight) {
    return &sight->table->lesson.advice;
}

static bool given(const PathSight *sight, PathLesson lesson) {
    return (session_lessons(sight->table->session) >> lesson & 1) != 0;
}

/* What a player got for a number; 0: it has not been reached. */
static int points_for(const PathPlayer *player, int number) {
    for (int i = 0; i < player->reached_count; i++) {
        if (player->reached[i].number == number) {
            return player->reached[i].points;
        }
    }
    return 0;
}

/* The highest number of which this is true; the talk is of it then. */
static bool find_number(PathSight *sight, bool (*is_so)(int number, int own, int theirs)) {
    for (int number = PATH_NUMBER_MAX; number >= PATH_NUMBER_MIN; number--) {
        int own = points_for(path_of(sight, sight->person), number);
        if (is_so(number, own, points_for(path_of(sight, sight->coach), number))) {
            sight->number = number;
            sight->points = own > 0 ? own : worth_half(number);
            return true;
        }
    }
    return false;
}

static bool welcomes(PathSight *sight) {
    return sight->draws && sight->round == 1;
}

static bool has_drawn(const PathSight *sight) {
    return path_of(sight, sight->person)->count > 1;
}

static bool was_early(PathSight *sight) {
    return sight->closed && advice_of(sight)->next >= 0;
}

static bool has_lit(PathSight *sight) {
    return sight->draws && sight->round >= 2 && has_drawn(sight);
}

static bool has_passed(PathSight *sight) {
    return sight->draws && sight->round >= 2;
}

static bool has_two_ends(PathSight *sight) {
    return sight->draws && sight->round >= ENDS_FROM && has_drawn(sight) && sight->walled < 0;
}

static bool is_first(int number, int own, int theirs) {
    return own == number && theirs < number;
}

static bool was_first(PathSight *sight) {
    return sight->draws && sight->round >= NUMBERS_FROM && find_number(sight, is_first);
}

static bool is_same(int number, int own, int theirs) {
    return own == number && theirs == number;
}

static bool came_together(PathSight *sight) {
    return sight->draws && sight->round >= NUMBERS_FROM && find_number(sight, is_same);
}

static bool is_theirs(int number, int own, int theirs) {
    return own == 0 && theirs == number;
}

static bool coach_was_first(PathSight *sight) {
    return sight->draws && sight->round >= NUMBERS_FROM && find_number(sight, is_theirs);
}

static bool is_half(int number, int own, int theirs) {
    (void)theirs;
    return own > 0 && own < number;
}

static bool came_later(PathSight *sight) {
    return sight->draws && sight->round > NUMBERS_FROM && find_number(sight, is_half);
}

static bool sees_doubled(PathSight *sight) {
    return sight->draws && sight->round >= DOUBLED_FROM && sight->doubled >= 0;
}

static bool is_walled(PathSight *sight) {
    return sight->draws && sight->walled >= 0;
}

static bool missed_deck(PathSight *sight) {
    return sight->draws && sight->round >= FAREWELL_FROM;
}

static bool can_play_alone(PathSight *sight) {
    return sight->draws && sight->round >= FAREWELL_FROM;
}

static bool looks_at_deck(PathSight *sight) {
    return sight->table->shows_deck && sight->goal > 0;
}

static bool may_look_ahead(PathSight *sight) {
    return sight->draws && sight->round >= DECK_FROM && sight->drawn == 0 && !given(sight, PATH_LESSON_DECK);
}

static bool refused(const PathSight *sight, DraftWhy why) {
    return sight->draws && sight->table->lesson.why == why;
}

static bool adds(const PathSight *sight) {
    return sight->draws && advice_of(sight)->next >= 0;
}

static bool pressed_taken(PathSight *sight) {
    return refused(sight, DRAFT_WHY_TAKEN) && adds(sight);
}

static bool pressed_far(PathSight *sight) {
    return refused(sight, DRAFT_WHY_FAR) && adds(sight);
}

static bool pressed_colour(PathSight *sight) {
    return refused(sight, DRAFT_WHY_COLOUR) && adds(sight);
}

static bool pressed_spent(PathSight *sight) {
    return refused(sight, DRAFT_WHY_SPENT) && adds(sight);
}

static bool pressed_other_end(PathSight *sight) {
    return refused(sight, DRAFT_WHY_OTHER_END);
}

static bool cuts_off(PathSight *sight) {
    return sight->draws && advice_of(sight)->cut_off > 0;
}

static bool begins_first(PathSight *sight) {
    return adds(sight) && sight->round == 1 && sight->drawn == 0;
}

static bool begins_for_number(PathSight *sight) {
    sight->number = advice_of(sight)->number;
    return adds(sight) && sight->drawn == 0 && sight->number > 0;
}

static bool begins(PathSight *sight) {
    return adds(sight) && sight->drawn == 0;
}

static bool goes_on_for_number(PathSight *sight) {
    sight->number = advice_of(sight)->number;
    return adds(sight) && sight->number > 0;
}

static bool goes_on(PathSight *sight) {
    return adds(sight);
}

static bool has_used_all(PathSight *sight) {
    return sight->draws && draft_fields_left(draft_of(sight)) == 0;
}

static bool line_ends(PathSight *sight) {
    return sight->draws && sight->drawn > 0 && advice_of(sight)->most == sight->drawn;
}

static bool has_enough(PathSight *sight) {
    return sight->draws && sight->drawn > 0;
}

static bool has_no_line(PathSight *sight) {
    return sight->draws && advice_of(sight)->most == 0;
}

static bool should_pass(PathSight *sight) {
    return sight->draws;
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

/* TRANSLATORS: these are what a friendly computer player says to somebody in their first game of Best Path: warm,
 * informal, short. {colour} and {colours} are names of colours as they stand in "blue, green and grey". */
static const PathStep STEP[] = {
    {PATH_LESSON_WELCOME, welcomes, PATH_AT_START,
     N_("Hi, {name}! I’m {coach}. This window of glass tiles is yours, and I have one just like it. Your piece is the "
        "lamp: from here you draw a ray of light, through as many tiles and numbers as you can.")},
    {PATH_LESSON_CARD, welcomes, PATH_AT_CARD,
     N_("Each round, a card is turned up for both of us. Every colour on it is good for one tile of that colour, in "
        "any "
        "order. We draw at the same time, and nobody sees the other’s line until we’re both ready.")},
    {PATH_LESSON_EARLY, was_early, PATH_AT_CHANGE,
     N_("Ready already? With this card you could light more tiles: {most} in all. I’m not ready yet, so you can still "
        "change your line.")},
    {PATH_LESSON_LIT, has_lit, PATH_AT_POINTS,
     N_("Have a look at your points. At the end, every tile you haven’t lit costs one, with or without a number. "
        "That’s why you start so far below zero, and climb with every tile you light.")},
    {PATH_LESSON_LIT, has_passed, PATH_AT_POINTS,
     N_("You’ve passed. That’s allowed, and sometimes it’s clever. But at the end, every tile you haven’t lit costs a "
        "point, with or without a number. So mostly it’s best to light what you can.")},
    {PATH_LESSON_FIRST, was_first, PATH_AT_NUMBER,
     N_("You were first to reach the {number}, so it counts in full: {number} points! If I get there in a later round, "
        "it’s only worth half to me.")},
    {PATH_LESSON_SAME, came_together, PATH_AT_NUMBER,
     N_("We both reached the {number} in the same round, so each of us gets all its points.")},
    {PATH_LESSON_THEIRS, coach_was_first, PATH_AT_NUMBER,
     N_("I was first to reach the {number}, so on your window it has turned silver. From now on it’s worth half, "
        "rounded up: still {points} for you.")},
    {PATH_LESSON_HALF, came_later, PATH_AT_NUMBER,
     N_("You’ve reached the {number} after me, so it counts half: {points}. Still well worth it!")},
    {PATH_LESSON_ENDS, has_two_ends, PATH_AT_OTHER_END,
     N_("Your ray has two ends now, and this is the other one. In each round it grows at one end only, and you choose "
        "which. So keep both of them open!")},
    {PATH_LESSON_DOUBLED, sees_doubled, PATH_AT_CARD,
     N_("Look closely: {colour} is on this card twice. So in this round you can light two tiles of that colour.")},
    {PATH_LESSON_WALLED, is_walled, PATH_AT_WALLED_END,
     N_("This end of your ray is boxed in: every tile beside it is lit. From now on you can only draw at the other "
        "end, so take good care of that one!")},
    {PATH_LESSON_DECK, missed_deck, PATH_AT_ROUNDS,
     N_("A tip: all 15 cards are different, and each comes up only once. Touch this row whenever you like to see which "
        "are still to come, and plan ahead.")},
    {PATH_LESSON_FAREWELL, can_play_alone, PATH_AT_HINT,
     N_("That’s all you need! After 15 rounds, the highest total wins. Play on, and I’ll keep quiet. Stuck? Ask for a "
        "hint here; the full rules are in Help. Have fun!")},

    {PATH_LESSON_NONE, looks_at_deck, PATH_AT_NOTHING,
     N_("Still to come: {cards} of the 15 cards, but nobody knows in which order. The {goal} is {colour}, and "
        "{colour} is on {fitting} of them. So plan your way there! Touch anything to go on.")},
    {PATH_LESSON_NONE, pressed_taken, PATH_AT_TILE,
     N_("Your ray already passes through there, and it can’t cross itself. No harm done: try this tile.")},
    {PATH_LESSON_NONE, pressed_far, PATH_AT_TILE,
     N_("That tile is too far away: light only travels from one tile to the next. This one is right beside your ray.")},
    {PATH_LESSON_NONE, pressed_colour, PATH_AT_TILE,
     N_("That colour isn’t on this card. Tiles that fit have a golden rim. Take this one: {colour}.")},
    {PATH_LESSON_NONE, pressed_spent, PATH_AT_TILE,
     N_("You’ve used up that colour: each one on the card is good for one tile. Take this one: {colour}.")},
    {PATH_LESSON_NONE, pressed_other_end, PATH_AT_BACK,
     N_("That tile is at your other end, but this round you’re drawing at this one. If you’d rather go there, take "
        "your line back first, or just tap that end.")},
    {PATH_LESSON_NONE, cuts_off, PATH_AT_BACK, NULL},
    {PATH_LESSON_NONE, may_look_ahead, PATH_AT_ROUNDS,
     N_("Want to plan ahead? All cards are different, and each comes up only once. Touch this row to see which are "
        "still to come.")},
    {PATH_LESSON_NONE, begins_first, PATH_AT_TILE,
     N_("Start here: this tile is {colour}, and {colour} is on the card. Tap it, or drag onto it from your piece.")},
    {PATH_LESSON_NONE, begins_for_number, PATH_AT_TILE,
     N_("You can reach the {number} in this round! Start with this tile: {colour}.")},
    {PATH_LESSON_NONE, begins, PATH_AT_TILE, N_("I’d go on at this end. Start with this tile: {colour}.")},
    {PATH_LESSON_NONE, goes_on_for_number, PATH_AT_TILE,
     N_("Keep going, the {number} is within reach! Next tile: {colour}.")},
    {PATH_LESSON_NONE, goes_on, PATH_AT_TILE, N_("Very good! Still on the card: {colours}. How about this tile next?")},
    {PATH_LESSON_NONE, has_used_all, PATH_AT_READY,
     N_("That’s the whole card, well done! Press “Ready”, and light runs along your line.")},
    {PATH_LESSON_NONE, line_ends, PATH_AT_READY,
     N_("Your line ends here: no tile beside it fits what’s left of the card. That’s fine. Press “Ready”.")},
    {PATH_LESSON_NONE, has_enough, PATH_AT_READY,
     N_("That’s a good line, so I’d stop here and keep the way open for later. Press “Ready”.")},
    {PATH_LESSON_NONE, has_no_line, PATH_AT_READY,
     N_("Nothing fits this time: none of the tiles beside your ray has a colour that’s on this card. Just pass, it "
        "happens to everyone.")},
    {PATH_LESSON_NONE, should_pass, PATH_AT_READY,
     N_("I’d pass this time: any line would cost you more tiles later than it lights now.")},
};
enum { STEPS = sizeof STEP / sizeof STEP[0] };

const PathStep *path_step(PathSight *sight) {
    const Session *session = sight->table->session;
    if (path_tutorial_is_done(session_lessons(session)) || sight->table->is_revealing) {
        return NULL;
    }
    for (int i = 0; i < STEPS; i++) {
        const PathStep *step = &STEP[i];
        bool is_due = step->lesson == PATH_LESSON_NONE || (!sight->table->shows_deck && !given(sight, step->lesson));
        if (is_due && step->applies(sight)) {
            return step;
        }
    }
    return NULL;
}

const PathStep *path_step_at(int index) {
    return index >= 0 && index < STEPS ? &STEP[index] : NULL;
}

bool path_tutorial_is_done(uint32_t lessons) {
    return (lessons >> PATH_LESSON_FAREWELL & 1) != 0;
}

bool path_step_is_spoken(const PathStep *step) {
    return step->lesson != PATH_LESSON_NONE;
}

PathLesson path_step_lesson(const PathStep *step) {
    return step->lesson;
}

/* The colour that is spoken of: of the card, of the number to plan for, or of the tile that comes next. */
static int colour_of(const PathStep *step, const PathSight *sight) {
    const PathBoard *board = &view_of(sight)->board;
    if (step->lesson == PATH_LESSON_DOUBLED && sight->doubled >= 0) {
        return sight->doubled;
    }
    if (step->at == PATH_AT_NOTHING && sight->goal >= PATH_NUMBER_MIN) {
        return path_board_colour(board, board->number[sight->goal - PATH_NUMBER_MIN]);
    }
    int next = advice_of(sight)->next;
    return path_board_colour(board, next >= 0 ? next : path_of(sight, sight->person)->start);
}

static const char *warning(unsigned long cut_off) {
    return trn(
        "Careful! This line would cut a tile off for good. It would stay dark and cost a point. You can take the "
        "line back here, tile by tile.",
        "Careful! This line would cut {n} tiles off for good. Each would stay dark and cost a point. You can take "
        "the line back here, tile by tile.",
        cut_off);
}

void path_step_words(const PathStep *step, const PathSight *sight, char out[COACH_TEXT_MAX]) {
    const Session *session = sight->table->session;
    const Draft *draft = draft_of(sight);
    char colours[PATH_WORDS_MAX];
    path_words_colours(&draft->card, draft_used(draft), colours);
    int cut_off = advice_of(sight)->cut_off;
    const char *text = step->text != NULL ? tr(step->text) : warning((unsigned long)cut_off);
    i18n_format(out, COACH_TEXT_MAX, text, I18N_TEXT("name", session_seat(session, sight->person)->name),
                I18N_TEXT("coach", session_seat(session, sight->coach)->name), I18N_TEXT("colours", colours),
                I18N_TEXT("colour", path_words_colour(colour_of(step, sight))), I18N_NUMBER("number", sight->number),
                I18N_NUMBER("points", sight->points), I18N_NUMBER("most", advice_of(sight)->most),
                I18N_NUMBER("n", cut_off), I18N_NUMBER("goal", sight->goal), I18N_NUMBER("cards", sight->cards),
                I18N_NUMBER("fitting", sight->fitting));
}

/* --- where -------------------------------------------------------------------------------------------------------- */

static Rect tile_rect(const PathSight *sight, int cell) {
    static const float WIDE = 92;
    const SeatLayout *place = path_table_place(sight->table, sight->person);
    float side = WIDE * place->board.k;
    return rect_around(window_cell(cell, place->board.middle, place->board.k), side, side);
}

/* That the advice does not go on from, or else the one the ray began with. */
static PathEnd other_end(const PathSight *sight) {
    const PathAdvice *advice = advice_of(sight);
    bool goes_on_at_b = advice->next < 0 || advice->line.end == PATH_END_B;
    return sight->table->seat[sight->person].grown == PATH_END_B || goes_on_at_b ? PATH_END_A : PATH_END_B;
}

int path_step_cell(const PathStep *step, const PathSight *sight) {
    const PathPlayer *path = path_of(sight, sight->person);
    switch (step->at) {
    case PATH_AT_START:
        return path->start;
    case PATH_AT_TILE:
        return advice_of(sight)->next;
    case PATH_AT_NUMBER:
        return sight->number > 0 ? view_of(sight)->board.number[sight->number - PATH_NUMBER_MIN] : -1;
    case PATH_AT_OTHER_END:
        return path_end_cell(path, other_end(sight));
    case PATH_AT_WALLED_END:
        return sight->walled >= 0 ? path_end_cell(path, (PathEnd)sight->walled) : -1;
    case PATH_AT_NOTHING:
    case PATH_AT_CARD:
    case PATH_AT_POINTS:
    case PATH_AT_ROUNDS:
    case PATH_AT_READY:
    case PATH_AT_BACK:
    case PATH_AT_CHANGE:
    case PATH_AT_HINT:
        return -1;
    }
    return -1;
}

bool path_step_is_at_tile(const PathStep *step) {
    return step->at == PATH_AT_START || step->at == PATH_AT_TILE || step->at == PATH_AT_NUMBER ||
           step->at == PATH_AT_OTHER_END || step->at == PATH_AT_WALLED_END;
}

Rect path_step_target(const PathStep *step, const PathSight *sight) {
    const PathLayout *layout = &sight->table->layout;
    const SeatLayout *place = path_table_place(sight->table, sight->person);
    int cell = path_step_cell(step, sight);
    if (path_step_is_at_tile(step)) {
        return cell >= 0 ? tile_rect(sight, cell) : (Rect){0};
    }
    switch (step->at) {
    case PATH_AT_CARD:
        return place->card;
    case PATH_AT_POINTS:
        return place->panel;
    case PATH_AT_ROUNDS:
        return layout->rounds;
    case PATH_AT_READY:
        return place->ready;
    case PATH_AT_BACK:
        return place->back;
    case PATH_AT_CHANGE:
        return place->reopen;
    case PATH_AT_HINT:
        return layout->button[PATH_BUTTON_HINT];
    case PATH_AT_NOTHING:
    case PATH_AT_START:
    case PATH_AT_TILE:
    case PATH_AT_NUMBER:
    case PATH_AT_OTHER_END:
    case PATH_AT_WALLED_END:
        break;
    }
    return (Rect){0};
}
