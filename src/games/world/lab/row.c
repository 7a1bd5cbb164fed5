#include "games/world/lab/row.h"

#include "games/world/protocol/setups.h"
#include "games/world/rules/row.h"

void lab_world_row(const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd row");
    JsonPlace place = json_member(command, "row");
    WorldCard row[WORLD_ROW];
    int count = world_cards_from_json(&place, 1, WORLD_ROW, row);
    if (data_failed(command->error)) {
        return;
    }
    cJSON_AddBoolToObject(answer, "complete", world_row_complete(row, count));
    cJSON_AddNumberToObject(answer, "count", world_row_count(row, count));
}
