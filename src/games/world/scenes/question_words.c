/* What is said of a question: to whom it goes, what it brings, and whether the answer was right. */
#include "games/world/scenes/question_inside.h"
#include "i18n/i18n.h"
#include "scenes/together/together.h"

#include <string.h>

static void verdict(const QuestionPopup *popup, const char *explanation, char *out, size_t size) {
    bool is_late = popup->left >= 0 && popup->left <= 0;
    const char *message = question_is_right(popup) ? tr("Right! {explanation}")
                          : is_late                ? tr("Time’s up! {explanation}")
                                                   : tr("Not quite. {explanation}");
    i18n_format(out, size, message, I18N_TEXT("explanation", explanation));
}

void question_explain(const QuestionPopup *popup, char *out, size_t size) {
    verdict(popup, popup->text.explanation, out, size);
}

/* The same sentence, without what follows. */
void question_verdict(const QuestionPopup *popup, char *out, size_t size) {
    verdict(popup, "", out, size);
    for (size_t end = strlen(out); end > 0 && out[end - 1] == ' '; end--) {
        out[end - 1] = '\0';
    }
}

static bool moves(const QuestionPopup *popup, bool right) {
    return popup->amount < 0 ? !right : right;
}

void question_outcome_words(const QuestionPopup *popup, bool right, char *out, size_t size) {
    int fields = question_beads(popup);
    if (!moves(popup, right)) {
        i18n_copy(out, size, tr("stay put"));
    } else if (popup->amount < 0) {
        i18n_format(out, size, trn("{n} space back", "{n} spaces back", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    } else {
        i18n_format(out, size, trn("{n} space ahead", "{n} spaces ahead", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    }
}

void question_face_words(const QuestionPopup *popup, const App *app, int face, char *out, size_t size) {
    int player = face == QUESTION_READS ? popup->reader : popup->player;
    const char *name = session_seat(in_play(app), player)->name;
    char note[80];
    if (face == QUESTION_READS) {
        /* TRANSLATORS: who reads a question out, under the figurine */
        i18n_format(out, size, tr("{name} reads"), I18N_TEXT("name", name));
    } else if (question_is_answered(popup) && !moves(popup, question_is_right(popup))) {
        i18n_format(out, size, tr("{name} stays put"), I18N_TEXT("name", name));
    } else if (question_is_answered(popup)) {
        question_outcome_words(popup, question_is_right(popup), note, sizeof note);
        i18n_format(out, size, tr("{name}: {note}"), I18N_TEXT("name", name), I18N_TEXT("note", note));
    } else {
        /* TRANSLATORS: whom a question is for, under the figurine */
        i18n_format(out, size, tr("{name} answers"), I18N_TEXT("name", name));
        together_words(app, 1u << popup->player, out, size);
    }
}
