/* Questions that visitors called wrong as a table for spreadsheets. */
#include "kiosk/reports.h"

#include "base/memory.h"
#include "platform/wall.h"

#include <stdio.h>

static const char HEAD[] = "\xef\xbb\xbf"
                           "question,reports,last\r\n";

enum { LINE_BYTES = STORE_KEY_SIZE + 48 };

/* An id needs no quotes. Returns the bytes. */
static size_t put_line(char *out, const StoreReported *reported) {
    int year, month, day;
    wall_date(wall_time(reported->last).date, &year, &month, &day);
    return (size_t)snprintf(out, LINE_BYTES, "%s,%lld,%04d-%02d-%02d\r\n", reported->question,
                            (long long)reported->times, year, month, day);
}

char *kiosk_reports_csv(Store *store, size_t *size) {
    StoreReports reports = store != NULL ? store_list_reports(store) : (StoreReports){0};
    char *csv = memory_new(sizeof HEAD + reports.count * LINE_BYTES);
    *size = (size_t)snprintf(csv, sizeof HEAD, "%s", HEAD);
    for (size_t i = 0; i < reports.count; i++) {
        *size += put_line(csv + *size, &reports.reported[i]);
    }
    store_reports_free(&reports);
    return csv;
}
