#include "i18n/read_file.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>

/* Windows' fopen knows the narrow code page alone. */
static FILE *open_file(const char *path) {
    int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, NULL, 0);
    wchar_t *wide = length > 0 ? memory_raw((size_t)length * sizeof *wide) : NULL;
    FILE *file = NULL;
    if (wide != NULL && MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide, length) > 0) {
        file = _wfopen(wide, L"rb");
    }
    free(wide);
    return file;
}
#else
static FILE *open_file(const char *path) {
    return fopen(path, "rb");
}
#endif

static char *read_all(FILE *file, size_t most, size_t *size) {
    if (fseek(file, 0, SEEK_END) != 0) {
        return NULL;
    }
    long length = ftell(file);
    if (length < 0 || (unsigned long)length > most || fseek(file, 0, SEEK_SET) != 0) {
        return NULL;
    }
    char *bytes = memory_raw((size_t)length + 1);
    *size = (size_t)length;
    bytes[*size] = '\0';
    if (fread(bytes, 1, *size, file) == *size) {
        return bytes;
    }
    free(bytes);
    return NULL;
}

char *read_file(const char *path, size_t most, size_t *size) {
    FILE *file = open_file(path);
    if (file == NULL) {
        return NULL;
    }
    char *bytes = read_all(file, most, size);
    fclose(file);
    return bytes;
}
