#include "platform/paths.h"

#include "base/folder.h"
#include "base/memory.h"
#include "platform/disk.h"

#include <SDL.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>

#include <psapi.h>
#elif defined(__APPLE__)
#include <mach/mach.h>
#else
#include <unistd.h>
#endif

static char assets[PATH_BYTES], locale[PATH_BYTES];

bool path_join(char out[PATH_BYTES], const char *folder, const char *name) {
    size_t length = strlen(folder);
    const char *between = length > 0 && (folder[length - 1] == '/' || folder[length - 1] == '\\') ? "" : "/";
    int written = snprintf(out, PATH_BYTES, "%s%s%s", folder, between, name);
    return written > 0 && written < PATH_BYTES;
}

/* A folder of assets is told by what no game can do without. */
static bool is_assets(const char *folder) {
    char fonts[PATH_BYTES];
    return path_join(fonts, folder, "fonts") && folder_exists(fonts);
}

/* Assets in one folder, catalogues in another, both named from a third. */
static bool try_place(const char *from, const char *assets_name, const char *locale_name) {
    char folder[PATH_BYTES];
    if (!path_join(folder, from, assets_name) || !is_assets(folder)) {
        return false;
    }
    SDL_strlcpy(assets, folder, sizeof assets);
    return path_join(locale, from, locale_name);
}

static bool beside_executable(void) {
    char *base = SDL_GetBasePath();
    if (base == NULL) {
        return false;
    }
    bool found = try_place(base, "assets", "locale") || try_place(base, "../Resources/assets", "../Resources/locale") ||
                 try_place(base, "../share/schott-world", "../share/schott-world/locale");
    SDL_free(base);
    return found;
}

static bool in_known_places(void) {
    if (beside_executable() || try_place(SHARE_FOLDER, "", "locale")) {
        return true;
    }
    const char *source = SOURCE_FOLDER; /* empty in a package */
    if (source[0] == '\0' || !try_place(source, "assets", "locale")) {
        return false;
    }
    SDL_strlcpy(locale, BUILD_FOLDER "/locale", sizeof locale); /* where the build puts the catalogues */
    return true;
}

bool paths_init(void) {
    bool found = in_known_places();
    const char *given = SDL_getenv("SCHOTT_WORLD_ASSETS");
    if (given == NULL || given[0] == '\0') {
        return found;
    }
    /* Beside /usr/share/schott-world there are the catalogues of other programs, too. */
    char beside[PATH_BYTES];
    if (path_join(beside, given, "../locale/de/LC_MESSAGES/schott-world.mo") && path_exists(beside)) {
        path_join(locale, given, "../locale");
    }
    SDL_strlcpy(assets, given, sizeof assets);
    return is_assets(assets);
}

const char *paths_assets(void) {
    return assets;
}

const char *paths_locale(void) {
    return locale;
}

/* Only what is a file is opened: a pipe or a device in its place might keep us waiting for ever. */
char *path_read(const char *path, size_t most, size_t *size) {
    SDL_RWops *file = path_exists(path) ? SDL_RWFromFile(path, "rb") : NULL;
    if (file == NULL) {
        return NULL;
    }
    Sint64 length = SDL_RWsize(file);
    char *bytes = length >= 0 && (Uint64)length <= most ? memory_raw((size_t)length + 1) : NULL;
    if (bytes != NULL && SDL_RWread(file, bytes, 1, (size_t)length) != (size_t)length) {
        free(bytes);
        bytes = NULL;
    }
    SDL_RWclose(file);
    if (bytes != NULL) {
        bytes[length] = '\0';
        *size = (size_t)length;
    }
    return bytes;
}

bool path_exists(const char *path) {
    return disk_size(path) >= 0;
}

char *asset_read(const char *name, size_t *size) {
    char path[PATH_BYTES];
    return path_join(path, assets, name) ? path_read(path, SIZE_MAX / 4, size) : NULL;
}

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

int asset_list(const char *folder, const char *ending, char names[][ASSET_NAME_BYTES], int most) {
    char path[PATH_BYTES];
    char(*found)[DISK_NAME_BYTES] = memory_new((size_t)most * sizeof *found);
    int files = path_join(path, assets, folder) ? disk_list(path, "", ending, found, most) : 0;
    int count = 0;
    for (int i = 0; i < files; i++) {
        size_t length = strlen(found[i]) - strlen(ending);
        if (length > 0 && length < ASSET_NAME_BYTES) {
            SDL_strlcpy(names[count++], found[i], length + 1);
        }
    }
    free(found);
    qsort(names, (size_t)count, ASSET_NAME_BYTES, by_name); /* without their endings the order may be another */
    return count;
}

#if defined(_WIN32) || defined(__APPLE__)
static bool system_place(char out[PATH_BYTES]) {
    char *place = SDL_GetPrefPath("", "schott-world");
    SDL_strlcpy(out, place != NULL ? place : "", PATH_BYTES);
    SDL_free(place);
    return out[0] != '\0';
}
#else
/* What is empty, or leads on from wherever the program was started, counts as unset. */
static const char *absolute(const char *variable) {
    const char *value = SDL_getenv(variable);
    return value != NULL && value[0] == '/' ? value : NULL;
}

/* SDL knows the place too, but not its name when it cannot be made, and it takes an empty variable for the root. */
static bool system_place(char out[PATH_BYTES]) {
    const char *share = absolute("XDG_DATA_HOME"), *home = absolute("HOME");
    char of_home[PATH_BYTES];
    if (share == NULL && home != NULL && path_join(of_home, home, ".local/share")) {
        share = of_home;
    }
    out[0] = '\0';
    return share != NULL && path_join(out, share, "schott-world");
}
#endif

bool paths_data(const char *directory, char out[PATH_BYTES]) {
    if (directory == NULL) {
        return system_place(out) && folder_make(out, FOLDER_FOR_US);
    }
    if (SDL_strlcpy(out, directory, PATH_BYTES) >= PATH_BYTES) {
        out[0] = '\0'; /* not what is left of it */
    }
    return folder_make(out, FOLDER_FOR_ALL);
}

uint64_t process_memory(void) {
#ifdef _WIN32
    PROCESS_MEMORY_COUNTERS counters;
    return K32GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof counters) ? counters.WorkingSetSize : 0;
#elif defined(__APPLE__)
    struct mach_task_basic_info info;
    mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
    return task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count) == KERN_SUCCESS
               ? info.resident_size
               : 0;
#else
    unsigned long all = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) {
        return 0;
    }
    int read = fscanf(file, "%lu %lu", &all, &resident);
    fclose(file);
    return read == 2 ? (uint64_t)resident * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
#endif
}

uint64_t process_entropy(void) {
    uint64_t seed = 0;
#ifdef _WIN32
    unsigned low = 0, high = 0;
    rand_s(&low);
    rand_s(&high);
    seed = (uint64_t)high << 32 | low;
#else
    FILE *file = fopen("/dev/urandom", "rb");
    if (file != NULL) {
        size_t read = fread(&seed, sizeof seed, 1, file);
        (void)read; /* the clock below is there in any case */
        fclose(file);
    }
#endif
    return seed ^ (uint64_t)SDL_GetPerformanceCounter();
}

/* --- the system's own window -------------------------------------------------------------------------------------- */

static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("/._-~:", c) != NULL;
}

bool path_to_url(const char *path, char *out, size_t size) {
    int used = snprintf(out, size, path[0] == '/' ? "file://" : "file:///"); /* a drive has no slash before it */
    for (const char *c = path; *c != '\0'; c++) {
        char plain = path[0] != '/' && *c == '\\' ? '/' : *c;
        size_t left = size - (size_t)used;
        if (left < 4) {
            return false;
        }
        used += is_plain(plain) ? snprintf(out + used, left, "%c", plain)
                                : snprintf(out + used, left, "%%%02X", (unsigned char)plain);
    }
    return true;
}

bool paths_show_folder(const char *folder) {
    char url[3 * PATH_BYTES];
    return path_to_url(folder, url, sizeof url) && SDL_OpenURL(url) == 0;
}
