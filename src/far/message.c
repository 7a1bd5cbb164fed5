#include "far/message.h"

const char *const far_kind_names[FAR_KINDS] = {
    [FAR_HELLO] = "hello",     [FAR_MAKE] = "make",   [FAR_JOIN] = "join",   [FAR_ACT] = "act",
    [FAR_DRAFT] = "draft",     [FAR_UNDO] = "undo",   [FAR_SEAT] = "seat",   [FAR_REACT] = "react",
    [FAR_WELCOME] = "welcome", [FAR_MADE] = "made",   [FAR_TABLE] = "table", [FAR_EVENTS] = "events",
    [FAR_AGAIN] = "again",     [FAR_OK] = "ok",       [FAR_NO] = "no",       [FAR_ASK] = "ask",
    [FAR_TOLD] = "told",       [FAR_YOURS] = "yours", [FAR_SEATS] = "seats", [FAR_CLOCK] = "clock",
    [FAR_REACTED] = "reacted", [FAR_OVER] = "over",   [FAR_BYE] = "bye",
};

const char *const far_why_names[FAR_WHYS] = {
    [FAR_LATE] = "late",       [FAR_NOT_YOURS] = "not_yours", [FAR_RULES] = "rules",
    [FAR_CODE] = "code",       [FAR_FULL] = "full",           [FAR_SLOW_DOWN] = "slow_down",
    [FAR_VERSION] = "version", [FAR_NONSENSE] = "nonsense",   [FAR_ELSEWHERE] = "elsewhere",
};

/* json_parse() has kept it from being deep enough to hurt. */
static int depth_of(const cJSON *node) {
    int deepest = 0;
    const cJSON *child;
    cJSON_ArrayForEach(child, node) {
        int depth = depth_of(child);
        deepest = depth > deepest ? depth : deepest;
    }
    return cJSON_IsArray(node) || cJSON_IsObject(node) ? deepest + 1 : 0;
}

cJSON *far_read(const char *text, size_t length, size_t most, FarKind *kind, DataError *error) {
    if (length > most) {
        data_fail(error, "A message must not be longer than %zu bytes.", most);
        return NULL;
    }
    cJSON *tree = json_parse(text, length, "the message", NULL, error);
    if (tree == NULL) {
        return NULL;
    }
    JsonPlace root = json_root(tree, "the message", NULL, error);
    if (depth_of(tree) > FAR_DEPTH_MAX) {
        json_fault(&root, "must not be nested deeper than %d", FAR_DEPTH_MAX);
    } else if (!cJSON_IsObject(tree)) {
        json_fault(&root, "must be an object");
    } else {
        *kind = (FarKind)json_member_word(&root, "t", far_kind_names, FAR_KINDS);
    }
    if (data_failed(error)) {
        cJSON_Delete(tree);
        return NULL;
    }
    return tree;
}

cJSON *far_begin(FarKind kind) {
    cJSON *message = cJSON_CreateObject();
    cJSON_AddStringToObject(message, "t", far_kind_names[kind]);
    return message;
}

char *far_text(cJSON *message) {
    char *text = json_print(message);
    cJSON_Delete(message);
    return text;
}
