/* A list of the questions that somebody called wrong, and how often. */
#ifndef GAMES_WORLD_SCENES_QUESTION_REPORTS_H
#define GAMES_WORLD_SCENES_QUESTION_REPORTS_H

#include "games/world/play/session.h"
#include "shell/scene.h"

/* id: of the list. panel: the place of its panel, which is drawn as well. Reads the reports once more when the language
 * has changed. */
void question_reports_build(WorldSessionReports *reports, const App *app, Ui *ui, Rect panel, const char *id);
void question_reports_draw(const WorldSessionReports *reports, const App *app, const Ui *ui, Rect panel,
                           const char *id);

#endif
