/* What happened, in words: one sentence an event, none for what goes without saying. */
#include "games/world/words/said.h"

#include "games/world/data/sentences.h"
#include "games/world/words/event_text.h"
#include "i18n/i18n.h"

#include <stdio.h>

const char *words_event_name(WorldEventCard card) {
    return card == WORLD_EVENT_NONE ? "" : tr(name_of_event_card(card));
}

const char *words_event_sentence(WorldEventCard card) {
    const char *sentence = event_text(card)->at_table;
    return sentence[0] == '\0' ? "" : tr(sentence);
}

void words_fast_track(const Session *session, int player, char out[WORDS_MAX]) {
    i18n_format(out, WORDS_MAX, tr("{name} plays Fast Track: their cards count double this stage."),
                I18N_TEXT("name", session_seat(session, player)->name));
}

void words_card(WorldCard card, char *out, size_t size) {
    if (card == WORLD_JOKER) {
        i18n_copy(out, size, tr("joker"));
    } else {
        snprintf(out, size, "%d", card);
    }
}

static const char *name_of(const Session *session, int player) {
    return player < session_players(session) ? session_seat(session, player)->name : "";
}

static bool log_card(const Session *session, const WorldEvent *event, char out[WORDS_MAX]) {
    char card[32];
    const char *name = name_of(session, event->player);
    WorldPile from = event->card.from.pile, to = event->card.to.pile;
    words_card(event->card.card, card, sizeof card);
    if (to == WORLD_PILE_HAND && from == WORLD_PILE_STOCK) {
        i18n_format(out, WORDS_MAX, tr("{name} draws the {card}."), I18N_TEXT("name", name), I18N_TEXT("card", card));
    } else if (to == WORLD_PILE_HAND) {
        i18n_format(out, WORDS_MAX, tr("{name} takes the {card} from the discard pile."), I18N_TEXT("name", name),
                    I18N_TEXT("card", card));
    } else if (from == WORLD_PILE_HAND && to == WORLD_PILE_ROW) {
        i18n_format(out, WORDS_MAX, tr("{name} puts the {card} in slot {n}."), I18N_TEXT("name", name),
                    I18N_TEXT("card", card), I18N_NUMBER("n", event->card.to.slot + 1));
    } else if (from == WORLD_PILE_ROW && to == WORLD_PILE_ROW && event->card.from.player == event->card.to.player) {
        i18n_format(out, WORDS_MAX, tr("{name} moves the {card} to slot {n}."), I18N_TEXT("name", name),
                    I18N_TEXT("card", card), I18N_NUMBER("n", event->card.to.slot + 1));
    } else if (from == WORLD_PILE_ROW && to == WORLD_PILE_ROW) {
        i18n_format(out, WORDS_MAX, tr("{other} gets the {card} from {name}."), I18N_TEXT("card", card),
                    I18N_TEXT("name", name_of(session, event->card.from.player)),
                    I18N_TEXT("other", name_of(session, event->card.to.player)));
    } else {
        return false; /* what is dealt lies there; what is replaced goes without saying */
    }
    return true;
}

static const char *step_message(const Session *session, const WorldEvent *event) {
    const BoardField *field = &world_session_board(session)->field[event->step.to];
    if (event->step.why == WORLD_WHY_LAST_STAGE) {
        return tr("{name} is furthest ahead after the last stage and goes straight to Mainz.");
    }
    if (event->step.to != event->step.aimed && field->role == BOARD_SITE) {
        return tr("{name} jumps to space {n}. After a jump, there’s no question.");
    }
    if (event->step.to != event->step.aimed) {
        return tr("{name} jumps to space {n}.");
    }
    if (event->step.to < event->step.from) {
        return tr("{name} moves back to space {n}.");
    }
    return tr("{name} moves ahead to space {n}.");
}

static const char *question_message(const WorldEvent *event) {
    switch ((WorldWhy)event->question.why) {
    case WORLD_WHY_SITE:
        return tr("{name} lands on a site and gets a question.");
    case WORLD_WHY_REWARD:
        return tr("{name} has won the stage and gets the bonus question.");
    case WORLD_WHY_RUN:
    case WORLD_WHY_EVENT:
    case WORLD_WHY_SCORE:
    case WORLD_WHY_LAST_STAGE:
        break;
    }
    return tr("{name} gets a question.");
}

static void log_winners(const Session *session, const WorldEvent *event, char out[WORDS_MAX]) {
    const char *names[WORLD_PLAYERS_MAX];
    size_t count = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (event->over.winners >> p & 1) {
            names[count++] = name_of(session, p);
        }
    }
    char list[WORDS_MAX];
    i18n_format_list(list, sizeof list, names, count);
    i18n_format(out, WORDS_MAX, count == 1 ? tr("{names} wins the game!") : tr("{names} win the game together!"),
                I18N_TEXT("names", list));
}

bool words_log(const Session *session, const WorldEvent *event, char out[WORDS_MAX]) {
    const I18nArg name = I18N_TEXT("name", name_of(session, event->player));
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        i18n_format(out, WORDS_MAX, tr("Stage {n} begins."), I18N_NUMBER("n", event->stage.number));
        return true;
    case WORLD_HAPPENED_CARD:
        return log_card(session, event, out);
    case WORLD_HAPPENED_STOCK_RENEWED:
        i18n_copy(out, WORDS_MAX, tr("The discard pile is shuffled into a new draw pile."));
        return true;
    case WORLD_HAPPENED_FAST_TRACK:
        words_fast_track(session, event->player, out);
        return true;
    case WORLD_HAPPENED_EVENT_SHOWN:
        i18n_format(out, WORDS_MAX, tr("{name} plays the event “{event}”."), name,
                    I18N_TEXT("event", words_event_name(event->held.event)));
        return true;
    case WORLD_HAPPENED_SEATS_SHIFTED:
        i18n_copy(out, WORDS_MAX, tr("Everyone takes over the row on their left."));
        return true;
    case WORLD_HAPPENED_RUN:
        i18n_format(out, WORDS_MAX,
                    trn("{name} has a run of {length} cards: {n} space ahead.",
                        "{name} has a run of {length} cards: {n} spaces ahead.", event->run.fields),
                    name, I18N_NUMBER("length", event->run.length), I18N_NUMBER("n", event->run.fields));
        return true;
    case WORLD_HAPPENED_FIGURINE:
        i18n_format(out, WORDS_MAX, step_message(session, event), name, I18N_NUMBER("n", event->step.to));
        return true;
    case WORLD_HAPPENED_QUESTION:
        i18n_format(out, WORDS_MAX, question_message(event), name);
        return true;
    case WORLD_HAPPENED_ANSWER:
        i18n_format(out, WORDS_MAX,
                    event->answer.choice == event->answer.right ? tr("{name} gets it right.")
                                                                : tr("{name} gets it wrong."),
                    name);
        return true;
    case WORLD_HAPPENED_STAGE_WON:
        i18n_format(out, WORDS_MAX, tr("{name} has a complete row and wins the stage."), name);
        return true;
    case WORLD_HAPPENED_SCORED:
        i18n_format(out, WORDS_MAX, trn("{name} scores {n} space.", "{name} scores {n} spaces.", event->scored.fields),
                    name, I18N_NUMBER("n", event->scored.fields));
        return true;
    case WORLD_HAPPENED_OVER:
        log_winners(session, event, out);
        return true;
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_AWAITING:
        return false;
    }
    return false;
}

/* The card that made way for another, or NULL: the rules tell of it just before. */
static const WorldEvent *replaced_before(const Session *session, const WorldEvent *placed, int index) {
    const WorldEvent *before = index > 0 ? world_session_history(session, index - 1) : NULL;
    bool is_placed = placed->kind == WORLD_HAPPENED_CARD && placed->card.from.pile == WORLD_PILE_HAND &&
                     placed->card.to.pile == WORLD_PILE_ROW;
    bool made_way = is_placed && before != NULL && before->kind == WORLD_HAPPENED_CARD &&
                    before->card.from.pile == WORLD_PILE_ROW && before->card.from.slot == placed->card.to.slot &&
                    before->card.from.player == placed->card.to.player;
    return made_way ? before : NULL;
}

bool words_log_at(const Session *session, int index, char out[WORDS_MAX]) {
    const WorldEvent *event = world_session_history(session, index);
    const WorldEvent *replaced = event != NULL ? replaced_before(session, event, index) : NULL;
    if (replaced == NULL) {
        return event != NULL && words_log(session, event, out);
    }
    char card[32], old[32];
    words_card(event->card.card, card, sizeof card);
    words_card(replaced->card.card, old, sizeof old);
    i18n_format(out, WORDS_MAX, tr("{name} puts the {card} in slot {n}, in place of the {old}."),
                I18N_TEXT("name", name_of(session, event->player)), I18N_TEXT("card", card),
                I18N_NUMBER("n", event->card.to.slot + 1), I18N_TEXT("old", old));
    return true;
}

int words_log_cards(const Session *session, int index, WorldCard card[2]) {
    char line[WORDS_MAX];
    const WorldEvent *event = world_session_history(session, index);
    if (event == NULL || event->kind != WORLD_HAPPENED_CARD || !log_card(session, event, line)) {
        return 0;
    }
    const WorldEvent *replaced = replaced_before(session, event, index);
    card[0] = event->card.card;
    if (replaced != NULL) {
        card[1] = replaced->card.card;
    }
    return replaced != NULL ? 2 : 1;
}

int words_about(const WorldEvent *event) {
    bool is_received = event->kind == WORLD_HAPPENED_CARD && event->card.from.pile == WORLD_PILE_ROW &&
                       event->card.to.pile == WORLD_PILE_ROW;
    return is_received ? event->card.to.player : event->player;
}
