#include "i18n/i18n.h"
#include "scenes/together/inside.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

static const char HOST_KEY[] = "together.host", NAME_KEY[] = "together.name", FIGURINE_KEY[] = "together.figurine";

static const float LABEL_HIGH = 34;

void together_use_host(App *app, const char *address) {
    if (app->store != NULL) {
        store_set_text(app->store, HOST_KEY, address);
    }
}

/* Whoever has played here last is probably here now. */
static void recall_name(TogetherForm *form, const App *app) {
    const char *name = store_get_text(app->store, NAME_KEY, "");
    i18n_copy(form->name, sizeof form->name, name);
    if (name[0] == '\0') {
        StorePlayers players = store_list_players(app->store, in_play_scenes(app, 0)->rules->kind);
        if (players.count > 0) {
            i18n_copy(form->name, sizeof form->name, players.player[0].name);
        }
        store_players_free(&players);
    }
}

void form_recall(TogetherForm *form, const App *app) {
    if (app->store != NULL) {
        i18n_copy(form->host, sizeof form->host, store_get_text(app->store, HOST_KEY, ""));
        form->figurine = (Figurine)store_get_number(app->store, FIGURINE_KEY, 0, 0, FIGURINES - 1);
        recall_name(form, app);
    }
}

void form_remember(const TogetherForm *form, App *app) {
    if (app->store != NULL) {
        store_set_text(app->store, HOST_KEY, form->host);
        store_set_text(app->store, NAME_KEY, form->name);
        store_set_number(app->store, FIGURINE_KEY, (int64_t)form->figurine);
    }
}

void form_field(Popup *popup, const char *id, Rect row, const char *label, const char *text, const char *hint, int most,
                int act) {
    TextStyle style = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    style.fit = TEXT_SHRINK;
    popup_words(popup, NULL, layout_cut_top(&popup->app->layout, &row, LABEL_HIGH), label, style);
    popup_put(popup, id, row, label, act, .kind = WIDGET_TEXT_FIELD, .text = text, .hint = hint, .size = 30,
              .text_max = most,
              .no_letter = tr("The game can’t display this character. Please spell the name without it."));
}

void form_host(const TogetherForm *form, Popup *popup, const char *id, Rect row) {
    /* TRANSLATORS: an example of a computer's name in a network, with a port; .example stands for any name */
    const char *example = tr("tables.example:8021");
    form_field(popup, id, row, tr("Host address"), form->host, example, VISIT_ADDRESS_MAX - 8, FORM_HOST);
}

void form_name(const TogetherForm *form, Popup *popup, const char *id, const char *figurine_id, Rect row) {
    const Layout *layout = &popup->app->layout;
    Rect piece = layout_cut_right(layout, &row, FORM_ROW_HIGH - LABEL_HIGH);
    layout_cut_top(layout, &piece, LABEL_HIGH);
    layout_cut_right(layout, &row, 16);
    form_field(popup, id, row, tr("Your name"), form->name, tr("Guest"), SEAT_NAME_SIZE / 2, FORM_NAME);
    popup_put(popup, figurine_id, piece, tr("Change piece"), FORM_FIGURINE, .kind = WIDGET_CUSTOM,
              .hint = tr("Change piece"));
    if (popup->drawn != NULL) {
        part_portrait(popup->app->gfx, form->figurine, rect_snapped(rect_fit(piece, 1)));
    }
}

static void next_figurine(TogetherForm *form, App *app) {
    form->figurine = (Figurine)(((int)form->figurine + 1) % FIGURINES);
    sound_voice(app->sound, (int)form->figurine, SOUND_GLAD, (SoundPlace){0, false});
}

bool form_takes(TogetherForm *form, App *app, const UiEvent *event) {
    bool is_text = event->kind == UI_CHANGED || event->kind == UI_SUBMITTED;
    if (event->kind == UI_PRESSED && event->act == FORM_FIGURINE) {
        next_figurine(form, app);
    } else if (is_text && event->act == FORM_HOST) {
        i18n_copy(form->host, sizeof form->host, event->text);
    } else if (is_text && event->act == FORM_NAME) {
        i18n_copy(form->name, sizeof form->name, event->text);
    } else {
        return event->kind == UI_PRESSED && event->act < FORM_OWN;
    }
    scene_rebuild(app);
    return event->kind != UI_SUBMITTED;
}

bool form_place(const TogetherForm *form, App *app, const char *field, VisitPlace *place) {
    VisitPlace host = {0};
    bool is_address = form->host[0] != '\0' && visit_place_read(form->host, &host) && host.address[0] != '\0';
    if (!is_address) {
        sound_play(app->sound, SOUND_REFUSED);
        ui_focus(scene_ui(app), field);
        ui_say(scene_ui(app), field, tr("Which host? Ask whoever runs it for its address."), app->now);
        return false;
    }
    memcpy(place->address, host.address, sizeof place->address);
    return true;
}

void form_sign(const TogetherForm *form, VisitWish *wish) {
    i18n_copy(wish->name, sizeof wish->name, form->name[0] != '\0' ? form->name : tr("Guest"));
    wish->figurine = (int)form->figurine;
}
