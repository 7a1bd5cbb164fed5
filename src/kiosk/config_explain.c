#include "kiosk/config.h"

#include "i18n/i18n.h"

#include <stdio.h>

/* The sentences for what can be wrong with kiosk.ini. */

static const char *sentence(KioskFault fault) {
    switch (fault) {
    case KIOSK_FAULT_NO_FILE:
        return tr("{value} can’t be read. All settings are at their defaults.");
    case KIOSK_FAULT_TOO_LARGE:
        return tr("kiosk.ini is far too large and was ignored. All settings are at their defaults.");
    case KIOSK_FAULT_NO_TEXT:
        return tr("kiosk.ini, line {line}: this isn’t valid UTF-8 and was ignored.");
    case KIOSK_FAULT_TOO_LONG:
        return tr("kiosk.ini, line {line}: the line is too long and was ignored.");
    case KIOSK_FAULT_NO_SENSE:
        return tr("kiosk.ini, line {line}: this is neither “[section]” nor “key = value”.");
    case KIOSK_FAULT_NO_SECTION:
        return tr("kiosk.ini, line {line}: there’s no section [{section}].");
    case KIOSK_FAULT_NO_KEY:
        return tr("kiosk.ini, line {line}: there’s no setting {key} in [{section}].");
    case KIOSK_FAULT_TWICE:
        return tr("kiosk.ini, line {line}: {key} was already set; this line overrides it.");
    case KIOSK_FAULT_NUMBER:
        return tr("kiosk.ini, line {line}: {key} must be a number from {least} to {most}, not “{value}”.");
    case KIOSK_FAULT_YES_OR_NO:
        return tr("kiosk.ini, line {line}: {key} must be yes or no, not “{value}”.");
    case KIOSK_FAULT_CHOICE:
        return tr("kiosk.ini, line {line}: {key} can’t be “{value}”. Choose from: {choices}.");
    case KIOSK_FAULT_TIME:
        return tr("kiosk.ini, line {line}: {key} must be a time such as 21:30, not “{value}”.");
    case KIOSK_FAULT_PATH:
        return tr("kiosk.ini, line {line}: {key} must be an absolute path, not “{value}”.");
    case KIOSK_FAULT_LONG_VALUE:
        return tr("kiosk.ini, line {line}: the text for {key} is too long.");
    case KIOSK_FAULT_HALF_QUIET:
        return tr("kiosk.ini, line {line}: quiet hours need both “from” and “to”.");
    case KIOSK_FAULT_VOLUME:
        return tr("kiosk.ini, line {line}: the volume is above volume_most and was lowered.");
    case KIOSK_FAULT_MORE:
        return tr("kiosk.ini has more errors, which aren’t listed.");
    }
    return "";
}

bool kiosk_complaint_explain(const KioskComplaint *complaint, char *out, size_t size) {
    return i18n_format(out, size, sentence(complaint->fault), I18N_NUMBER("line", complaint->line),
                       I18N_TEXT("section", complaint->section), I18N_TEXT("key", complaint->key),
                       I18N_TEXT("value", complaint->value), I18N_NUMBER("least", complaint->least),
                       I18N_NUMBER("most", complaint->most),
                       I18N_TEXT("choices", complaint->choices != NULL ? complaint->choices : ""));
}
