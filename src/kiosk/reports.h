/* What visitors called wrong among the questions, for whoever looks after them: export_figures() writes it beside the
 * figures, as schott-world-reports-DATE.csv. */
#ifndef KIOSK_REPORTS_H
#define KIOSK_REPORTS_H

#include "store/store.h"

#include <stddef.h>

/* A line for each question, the one reported most often first: its id, how often, and the date of the last time. RFC
 * 4180 in UTF-8 with its mark, like the figures; columns are only ever appended. Free it with free(). */
char *kiosk_reports_csv(Store *store, size_t *size);

#endif
