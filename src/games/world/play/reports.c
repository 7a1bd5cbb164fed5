/* Questions that somebody called wrong: said at the table, told to those who look back. */
#include "games/world/play/session_inside.h"
#include "games/world/play/shelf.h"
#include "i18n/i18n.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>

bool world_session_can_report(const Session *session, int card) {
    const WorldSession *world = world_session_of(session);
    bool is_kept = session_store(session) != NULL && session->store_id != 0;
    return is_kept && questions_find(world->questions, question_id_on_card(world, card)) != NULL;
}

void world_session_report(Session *session, int card, bool is_wrong) {
    int64_t ordinal = (int64_t)session->action_count - 1;
    if (!world_session_can_report(session, card)) {
        return;
    }
    if (!is_wrong) {
        store_take_back_report(session_store(session), session->store_id, ordinal);
        return;
    }
    StoreReport report = {
        .game = session->store_id, .ordinal = ordinal, .when = session->host.wall(session->host.context)};
    snprintf(report.question, sizeof report.question, "%s", question_id_on_card(world_session_of(session), card));
    store_add_report(session_store(session), &report);
}

static char *text_of(const Questions *questions, const char *id) {
    const Question *question = questions != NULL ? questions_find(questions, id) : NULL;
    return memory_copy(question != NULL ? question->text.question : id);
}

WorldSessionReports world_session_list_reports(const PlayHost *host) {
    WorldSessionReports reports = {0};
    Store *store = host->store(host->context);
    snprintf(reports.language, sizeof reports.language, "%s", i18n_language());
    if (store == NULL) {
        return reports;
    }
    StoreReports kept = store_list_reports(store);
    PlayError error;
    Questions *questions = kept.count > 0 ? shelf_take(host, &error) : NULL;
    reports.report = memory_new((kept.count + 1) * sizeof *reports.report);
    for (size_t i = 0; i < kept.count; i++) {
        reports.report[i].question = text_of(questions, kept.reported[i].question);
        reports.report[i].times = kept.reported[i].times;
    }
    reports.count = (int)kept.count;
    questions_free(questions);
    store_reports_free(&kept);
    return reports;
}

void world_session_reports_free(WorldSessionReports *reports) {
    for (int i = 0; i < reports->count; i++) {
        free(reports->report[i].question);
    }
    free(reports->report);
    *reports = (WorldSessionReports){0};
}
